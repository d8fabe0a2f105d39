//! Line-ups from a list, one line per board.

use super::fields::name_heads;
use super::teams::{BOARD, PLAYER, ROUND, TEAM};
use super::{ListError, Table};
use crate::Error;
use crate::event::{Done, apply};
use draughts_events::acts::HandInLineups;
use draughts_events::event::acts::{self, EMPTY, HandedIn, Leave, Refused, find_player, find_team};
use draughts_events::event::games::{NameIndex, NamedPlayer};
use draughts_events::event::{Event, Player, PlayerId, Round, Team};

/// A list of line-ups to hand in. Teams and players are given by ID or name; a line without a
/// player, or with `-`, leaves the board empty.
#[derive(Debug, Clone)]
pub struct LineupList {
    /// The list.
    pub table: Table,
    /// The round of lines without one.
    pub round: Option<Round>,
    /// Whether players of no team may play.
    pub guests: bool,
    /// Whether violations of the event's rules are accepted, and results that become invalid are
    /// removed.
    pub force: bool,
    /// The reason.
    pub reason: Option<String>,
}

/// A line-up, and for each of its boards the line of the list that names it.
struct Listed {
    handed: HandedIn,
    lines: Vec<(u16, u64)>,
}

impl LineupList {
    /// Hands in the line-ups.
    ///
    /// # Errors
    ///
    /// Fails at the first unusable line: a column or cell is missing, there is no such team, player
    /// or board, a board is named twice, or the line-up is refused.
    pub fn enter(&self, event: &mut Event) -> Result<Done, Error> {
        let lineups = self.lineups(event)?;
        let leave =
            Leave { guests: self.guests, force: self.force, reason: self.reason.as_deref() };
        let mut trial = event.clone();
        for Listed { handed, lines } in &lineups {
            let line = lines.first().map_or(0, |(_, line)| *line);
            let refused = |refused| self.table.refused(line, refused);
            acts::hand_in(&mut trial, handed, leave).map_err(refused)?;
        }
        let lineups = lineups.into_iter().map(|listed| listed.handed).collect();
        let (guests, force, reason) = (self.guests, self.force, self.reason.clone());
        apply(event, HandInLineups { lineups, guests, force, reason })
    }

    fn lineups(&self, event: &Event) -> Result<Vec<Listed>, Error> {
        let table = &self.table;
        let column = |heads, head| {
            let heads_there = table.shown_heads();
            let none = table.no_head_line("Round;Team;Board;Player");
            let missing = none.unwrap_or(ListError::NoHead { head, heads: heads_there });
            table.column(heads).ok_or_else(|| table.at_heads(&missing))
        };
        let (team, board) = (column(TEAM, "team")?, column(BOARD, "board")?);
        let player = match table.column(name_heads()) {
            Some(names) if table.column(PLAYER).is_none() => names,
            _ => column(PLAYER, "player")?,
        };
        let of_round = table.column(ROUND);
        let boards = event.team_match.as_ref().map_or(u16::MAX, |rules| rules.boards);
        let mut lineups: Vec<Listed> = Vec::new();
        for (line, row) in &table.rows {
            let cell = |at: usize| row.get(at).map_or("", |cell| cell.trim());
            let at = |wrong: &ListError| table.at(*line, wrong);
            let refused = |refused| table.refused(*line, refused);
            table.is_headed(row).map_err(|why| at(&why))?;
            let round = match (of_round.map_or("", cell), self.round) {
                ("", Some(round)) => round,
                ("", None) => return Err(at(&ListError::NoRoundNamed)),
                (text, _) => {
                    let not = ListError::NotARound { text: text.to_owned() };
                    text.parse().map_err(|_| at(&not))?
                }
            };
            if cell(team).is_empty() {
                return Err(at(&ListError::NoTeamNamed));
            }
            let team = team_of(event, cell(team)).map_err(refused)?;
            let not = ListError::NotABoard { text: cell(board).to_owned() };
            let seat = cell(board).parse::<u16>().ok().filter(|seat| (1..=boards).contains(seat));
            let seat = seat.ok_or_else(|| at(&not))?;
            let player = match cell(player) {
                "" | EMPTY => EMPTY.to_owned(),
                word => player_of(event, &team, word).map_err(refused)?.to_string(),
            };
            let same = |one: &Listed| one.handed.team == team.as_str() && one.handed.round == round;
            let which = lineups.iter().position(same).unwrap_or_else(|| {
                let handed = HandedIn { team: team.to_string(), round, players: Vec::new() };
                lineups.push(Listed { handed, lines: Vec::new() });
                lineups.len() - 1
            });
            let Listed { handed, lines } = &mut lineups[which];
            if let Some(&(_, first)) = lines.iter().find(|(there, _)| *there == seat) {
                let team = event.name_of(&team).unwrap_or_default().to_owned();
                return Err(at(&ListError::SeatTwice { seat, team, line: first }));
            }
            lines.push((seat, *line));
            let place = usize::from(seat);
            if handed.players.len() < place {
                handed.players.resize(place, EMPTY.to_owned());
            }
            handed.players[place - 1] = player;
        }
        // An empty board has a line too, so a board without one was forgotten.
        for Listed { handed, lines } in &lineups {
            let boards = event.team_match.as_ref().map_or(0, |rules| rules.boards);
            let is_missing = |seat: &u16| !lines.iter().any(|(there, _)| there == seat);
            let seats: Vec<u16> = (1..=boards).filter(is_missing).collect();
            if let (Some(&(_, line)), false) = (lines.last(), seats.is_empty()) {
                let id: Result<PlayerId, _> = handed.team.parse();
                let team = id.ok().and_then(|id| event.name_of(&id)).unwrap_or_default().to_owned();
                let several = seats.len() > 1;
                return Err(table.at(line, &ListError::SeatsMissing { seats, team, several }));
            }
        }
        Ok(lineups)
    }
}

/// Returns the team of an ID or a name.
pub(super) fn team_of(event: &Event, word: &str) -> Result<PlayerId, Refused> {
    let lower = word.to_lowercase();
    let named = |team: &&Team| {
        let short = team.short.as_ref().is_some_and(|short| short.to_lowercase() == lower);
        short || team.name.trim().to_lowercase() == lower
    };
    let mut found = event.teams.iter().filter(named);
    let is_id = event.teams.iter().any(|team| team.id.as_str().eq_ignore_ascii_case(word));
    match (found.next(), found.next()) {
        (Some(team), None) if !is_id => Ok(team.id.clone()),
        _ => find_team(event, word),
    }
}

/// Returns the player of an ID or a name; members of the team take precedence for a name.
fn player_of(event: &Event, team: &PlayerId, word: &str) -> Result<PlayerId, Refused> {
    let refused = match find_player(event, word) {
        Ok(at) => return Ok(event.players[at].id.clone()),
        Err(refused) => refused,
    };
    let members = event.team(team).map_or(&[][..], |team| team.members.as_slice());
    let own: Vec<Player> = members.iter().filter_map(|id| event.player(id)).cloned().collect();
    let seat = NamedPlayer { name: word.to_owned(), federation_id: None };
    for players in [&own, &event.players] {
        match NameIndex::new(players).find(&seat).as_slice() {
            [] => {}
            [one] => return Ok(players[*one].id.clone()),
            _ => return Err(refused),
        }
    }
    Err(refused)
}

#[cfg(test)]
mod tests {
    use super::*;
    use draughts_events::event::read;
    use draughts_report::words::Language;

    const LEAGUE: &str = "schema: arbiter.event/2\nname: League\nsystem: {kind: round-robin}\n\
         team_match: {boards: 2}\n\
         players:\n  - {id: p1, name: \"Alder, Ann\"}\n  - {id: p2, name: \"Ash, Abe\"}\n  \
         - {id: p3, name: \"Aspen, Ada\"}\n  - {id: p4, name: \"Barbel, Bea\"}\n\
         teams:\n  - {id: t1, name: Wood, members: [p1, p2, p3]}\n  \
         - {id: t2, name: Lake, members: [p4]}\n";

    fn entered(text: &str) -> Result<Event, String> {
        let mut event = read("league.yaml", LEAGUE).unwrap();
        let table = Table::read("d.csv", text.as_bytes()).unwrap();
        let (round, reason) = (None, None);
        let list = LineupList { table, round, guests: false, force: false, reason };
        list.enter(&mut event).map_err(|error| error.words(Language::English))?;
        Ok(event)
    }

    fn players(event: &Event) -> Vec<&str> {
        event.lineups[0]
            .players
            .iter()
            .map(|id| id.as_ref().map_or("-", PlayerId::as_str))
            .collect()
    }

    #[test]
    fn a_board_is_named_once() {
        let said = entered("round,team,board,player\n1,t1,1,p1\n1,t1,1,p2\n1,t1,2,p3\n");
        assert_eq!(said.unwrap_err(), "d.csv:3: board 1 of Wood is in line 2, too");
    }

    #[test]
    fn teams_and_players_are_known_by_their_names() {
        let text = "round,team,board,player\n1,wood,1,Ada Aspen\n1,Wood,2,\"Alder, Ann\"\n";
        assert_eq!(players(&entered(text).unwrap()), ["p3", "p1"]);
        let text = "round,team,board,player\n1,t1,1,\n1,t1,2,P2\n";
        assert_eq!(players(&entered(text).unwrap()), ["-", "p2"]);
    }

    #[test]
    fn a_board_that_no_line_names_is_not_lost_without_a_word() {
        let said = entered("round,team,board,player\n1,t1,2,P2\n").unwrap_err();
        assert_eq!(
            said,
            "d.csv:2: no line names board 1 of Wood; a board that stays empty is a line with `-`"
        );
    }

    #[test]
    fn a_refusal_names_the_line() {
        let said =
            entered("round,team,board,player\n1,Wood,1,p1\n1,Wood,2,-\n1,Lake,1,p2\n1,Lake,2,-\n")
                .unwrap_err();
        assert!(said.starts_with("d.csv:4: "), "{said}");
        let said = entered("round,team,board,player\n1,Moor,1,p1\n").unwrap_err();
        assert!(said.starts_with("d.csv:2: "), "{said}");
        let said = entered("round,team,board,player\n1,Wood,3,p1\n").unwrap_err();
        assert!(said.starts_with("d.csv:2: "), "{said}");
    }
}
