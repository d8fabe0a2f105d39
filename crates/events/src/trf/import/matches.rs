//! Conversion of a report of teams to a team event.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::super::{
    Acceleration, Cell, ConversionNote, Document, LineUp, PlayerLine, Record, ResultCode, Team,
    TeamRoundKind, TeamScores, TeamTable, worth,
};
use super::attendance::Attendance;
use super::rules::Rules;
use super::{board, give_free_round, head, id, number, round_dates, rules, team_id};
use crate::event::{
    Board, BoardColors, BothPoints, Color, Event, EventDocument, Ledger, Lineup, PairedRound,
    PlayerId, Points, Round, SchemaVersion, TeamCount, TeamMatch, TeamRules, Vacant,
};

/// Returns the teams of a report if they meet in it: every player with an opponent is in a team,
/// and teams have played or are about to.
pub(super) fn table(document: &Document) -> Option<TeamTable<'_>> {
    let table = TeamTable::of(document);
    let is_outside = |line: &PlayerLine| {
        table.team_of(line.number).is_none()
            && line.rounds.iter().flatten().any(|cell| cell.opponent > 0)
    };
    let all_inside = !document.players().any(is_outside);
    (table.teams.len() > 1 && table.boards() > 0 && all_inside).then_some(table)
}

/// Returns the event of the teams of a report.
pub(super) fn event(
    document: &Document,
    table: &TeamTable<'_>,
    lines: &[&PlayerLine],
    notes: &mut Vec<ConversionNote>,
) -> Event {
    let paired = usize::from(table.rounds);
    let field = head::CompetitorCount { paired, size: table.teams.len(), of_teams: true };
    let head = head::event(document, field, notes);
    let scoring = worth::scoring(document, notes);
    let rules = team_rules(document, table, head.system.kind().knows_schedule());
    let mut event = Event::from(EventDocument {
        schema: SchemaVersion::V2,
        scoring,
        team_match: Some(rules.clone()),
        players: lines.iter().map(|line| head::player(line, notes).into()).collect(),
        teams: table.teams.iter().map(team).collect(),
        ..head
    });
    let of_teams: Vec<PlayerLine> = table.teams.iter().map(|team| line(table, team)).collect();
    let of_teams: Vec<&PlayerLine> = of_teams.iter().collect();
    let attendance = Attendance::new(document, &event, &of_teams, paired);
    let dates = round_dates(document);
    let mut rounds = Vec::new();
    for at in 0..paired {
        let mut round = PairedRound::new(number(at + 1));
        round.play_at(dates.get(at).copied().flatten(), None);
        let mut matches = Matches { document, table, event: &event, lines, rules: &rules, notes };
        matches.of(&mut round);
        round.add_byes(attendance.byes(at));
        give_free_round(&event, table.teams.len(), &mut round);
        rounds.push(round);
    }
    attendance.apply(&mut event);
    let counted: fn(&Acceleration) -> Option<Points> = match rules.count {
        TeamCount::MatchPoints => |rule| rule.match_points,
        TeamCount::BoardPoints => |rule| rule.points,
    };
    let Rules { forbidden, acceleration } = rules::of(document, &event, counted, notes);
    let lineups = lineups(document, table);
    EventDocument { rounds, lineups, forbidden, acceleration, ..event.into_document() }.into()
}

/// Returns the rules common to all matches: records 162, 192, 320, 352 and 362.
fn team_rules(document: &Document, table: &TeamTable<'_>, is_scheduled: bool) -> TeamRules {
    let boards = table.boards();
    let scores = TeamScores::of(document);
    let bye = BothPoints::from(table.bye(document));
    let won = BothPoints {
        match_points: table.match_worth.win,
        board_points: table.on_all_boards(table.game_worth.win),
    };
    TeamRules {
        count: scores.into(),
        win: table.match_worth.win,
        draw: table.match_worth.draw,
        loss: table.match_worth.loss,
        // In a schedule, a free round is worth nothing, which is the default.
        bye: (bye != won && !is_scheduled).then_some(bye),
        colors: colors(&table.board_colors),
        both_scores: scores.other_for_colors,
        ..TeamRules::of_boards(u16::try_from(boards).unwrap_or(u16::MAX))
    }
}

/// Returns the colours of the boards; the default if white and black alternate.
fn colors(boards: &[Color]) -> BoardColors {
    let usual = BoardColors::default();
    let in_turn = (1..).zip(boards).all(|(seat, &color)| usual.at(seat) == color);
    let letter = |color: &Color| if *color == Color::White { 'W' } else { 'B' };
    let said: String = boards.iter().map(letter).collect();
    if in_turn { usual } else { said.parse().unwrap_or(usual) }
}

fn team(team: &Team<'_>) -> crate::event::Team {
    let line = &team.line;
    let name = Some(line.name.trim()).filter(|name| !name.is_empty());
    let name = name.map_or_else(|| format!("Team {}", line.number), str::to_owned);
    // A strength with a fraction is one of points.
    let strength = line.strength.split(['.', ',']).next().and_then(|whole| whole.parse().ok());
    crate::event::Team {
        short: Some(line.nickname.trim().to_owned()).filter(|short| !short.is_empty()),
        number: Some(line.number),
        rating: strength.filter(|&rating| rating > 0),
        members: line.players.iter().map(|&player| id(player)).collect(),
        ..crate::event::Team::new(team_id(line.number), name)
    }
}

/// Returns the rounds of a team in the form of a player's line.
fn line(table: &TeamTable<'_>, team: &Team<'_>) -> PlayerLine {
    let cell = |course: TeamRoundKind| match course {
        TeamRoundKind::Played { opponent, color }
        | TeamRoundKind::Forfeit { opponent, color, .. } => {
            Some(Cell { opponent: table.teams[opponent].line.number, color, result: None })
        }
        TeamRoundKind::Allocated => Some(Cell::without(ResultCode::Allocated)),
        TeamRoundKind::Asked(kind) => Some(Cell::without(ResultCode::of_bye(kind))),
        TeamRoundKind::Absent => None,
    };
    let rounds = team.rounds.iter().map(|round| cell(round.course)).collect();
    PlayerLine { number: team.line.number, rounds, ..PlayerLine::default() }
}

/// Returns line-ups submitted for rounds to come; those of other rounds follow from the boards.
fn lineups(document: &Document, table: &TeamTable<'_>) -> Vec<Lineup> {
    let known =
        |line_up: &&LineUp| line_up.round > table.rounds && table.index_of(line_up.team).is_some();
    let line_ups = document.records.iter().filter_map(|record| match record {
        Record::LineUp(line_up) => Some(line_up),
        _ => None,
    });
    let lineup = |line_up: &LineUp| Lineup {
        team: team_id(line_up.team),
        round: Round(line_up.round),
        players: line_up.players.iter().map(|&player| (player > 0).then(|| id(player))).collect(),
        reason: None,
    };
    line_ups.filter(known).map(lineup).collect()
}

/// The builder of the matches of a round.
struct Matches<'a, 'd> {
    document: &'d Document,
    table: &'a TeamTable<'d>,
    event: &'a Event,
    lines: &'a [&'d PlayerLine],
    rules: &'a TeamRules,
    notes: &'a mut Vec<ConversionNote>,
}

/// A match: the indices of its teams, and whether each has lost without a game.
struct Pairing {
    home: usize,
    away: usize,
    home_lost: bool,
    away_lost: bool,
}

impl Matches<'_, '_> {
    /// Adds the matches and their boards to a round.
    fn of(&mut self, round: &mut PairedRound) {
        for pairing in self.pairings(round.round) {
            let number = u16::try_from(round.matches.len() + 1).unwrap_or(u16::MAX);
            self.one(round, number, &pairing);
        }
    }

    /// Returns the pairings: in a Swiss, ordered like its matches by the higher scores, and within
    /// equal scores, or in a schedule, by the lower number.
    fn pairings(&self, round: Round) -> Vec<Pairing> {
        let at = usize::from(round.0 - 1);
        let course = |team: usize| self.table.teams[team].rounds[at].course;
        let first = self.rules.colors.at(1);
        let pairing = |team: usize| {
            let (opponent, color) = match course(team) {
                TeamRoundKind::Played { opponent, color }
                | TeamRoundKind::Forfeit { opponent, color, .. } => (opponent, color),
                _ => return None,
            };
            if opponent < team {
                return None;
            }
            let is_home = color.is_none_or(|color| color == first);
            let (home, away) = if is_home { (team, opponent) } else { (opponent, team) };
            // Nobody of a team that has lost without a game sat at a board.
            let lost = |team| matches!(course(team), TeamRoundKind::Forfeit { won: false, .. });
            Some(Pairing { home, away, home_lost: lost(home), away_lost: lost(away) })
        };
        let mut pairings: Vec<Pairing> = (0..self.table.teams.len()).filter_map(pairing).collect();
        if self.event.system.kind().pairs_by_scores() {
            let score = |team: usize| {
                BothPoints::from(self.table.score(team, round.0)).first(self.rules.count)
            };
            pairings.sort_by_key(|one| {
                let (home, away) = (score(one.home), score(one.away));
                (Reverse(home.max(away)), Reverse(home + away), one.home.min(one.away))
            });
        }
        pairings
    }

    fn one(&mut self, round: &mut PairedRound, number: u16, pairing: &Pairing) {
        let team_at = |at: usize| team_id(self.table.teams[at].line.number);
        let mut one = TeamMatch::new(number, team_at(pairing.home), team_at(pairing.away));
        let lost = [(pairing.home_lost, &one.home), (pairing.away_lost, &one.away)];
        one.lost = lost.into_iter().filter(|(lost, _)| *lost).map(|(_, id)| id.clone()).collect();
        let all_lost = !one.lost.is_empty();
        for (seat, home, away) in self.seats(round.round, pairing) {
            match (home, away) {
                (Some(home), Some(away)) => {
                    let board = self.board(round.round, number, seat, (home, away));
                    round.add_boards([board]);
                }
                // Nobody sat at the boards of a match to which a team did not come, unless the
                // report says so.
                (None, None) if all_lost => {}
                (home, away) => {
                    one.vacant.push(Vacant { seat, home: home.map(id), away: away.map(id) });
                }
            }
        }
        round.add_match(one);
    }

    /// Returns the player of each team at each board.
    fn seats(&self, round: Round, pairing: &Pairing) -> Vec<(u16, Option<u16>, Option<u16>)> {
        let of = |team| self.table.line_up(self.document, team, round.0);
        let (home, mut away) = (of(pairing.home), of(pairing.away));
        let boards = home.len().max(away.len()).max(self.table.boards());
        away.resize(boards, 0);
        let there = |player: u16| (player > 0).then_some(player);
        let cell = |player: u16| self.table.cell(player, round.0);
        let opponent = |player: u16| cell(player).map_or(0, |cell| cell.opponent);
        let waited = |player: &u16| {
            cell(*player).is_some_and(|cell| cell.result == Some(ResultCode::ForfeitWin))
        };
        let mut taken: HashMap<u16, usize> = HashMap::new();
        let of_home: Vec<(Option<u16>, Option<u16>)> = (0..boards)
            .map(|at| {
                let home = home.get(at).copied().and_then(there);
                let met = home.map(opponent).and_then(there);
                taken.extend(met.map(|met| (met, at)));
                (home, met)
            })
            .collect();
        let seats = (1..).zip(of_home).zip(away);
        seats
            .map(|((seat, (home, met)), away)| {
                // The player at the board in this line-up, unless the player met somebody else.
                let other = there(away).filter(|away| !taken.contains_key(away));
                match met {
                    Some(_) => (seat, home, met),
                    None => (seat, home.filter(waited), other.filter(waited)),
                }
            })
            .collect()
    }

    /// Returns a board of a match: the start numbers are those of the home player and of the other.
    fn board(&mut self, round: Round, number: u16, seat: u16, players: (u16, u16)) -> Board {
        let place = self.event.first_board + (number - 1) * self.rules.boards + seat - 1;
        let cell = |player| self.table.cell(player, round.0);
        let side = |player| (player, cell(player).and_then(|cell| cell.result));
        let color = self.rules.colors.at(seat);
        let (home, away) = players;
        let (white, black) = if color == Color::White { (home, away) } else { (away, home) };
        if cell(home).and_then(|cell| cell.color).is_some_and(|said| said != color) {
            self.notes.push(ConversionNote::OtherColor { round, board: place });
        }
        let sides = (side(white), side(black));
        let made = board(self.event, self.lines, (round, place), sides, self.notes);
        Board { in_match: Some(number), seat: Some(seat), ..made }
    }
}

/// Notes the teams whose points differ from those of the file.
pub(super) fn compare_points(document: &Document, event: &Event, notes: &mut Vec<ConversionNote>) {
    let parts = event.parts(0);
    let Some(part) = parts.first() else { return };
    let ledger = Ledger::whole(&part.event);
    let table = TeamTable::of(document);
    let count = TeamScores::of(document).into();
    let mut differ = part.event.players.iter().enumerate().filter_map(|(at, player)| {
        let line = &table.teams[table.index_of(player.number?)?].line;
        let made = ledger.both(&part.event.scoring, at)?;
        let said = BothPoints {
            match_points: line.match_points.unwrap_or(made.match_points),
            board_points: line.game_points.unwrap_or(made.board_points),
        };
        let (said, made) = (said.ordered(count), made.ordered(count));
        let both = [(said.0, made.0), (said.1, made.1)];
        let (said, made) = both.into_iter().find(|(said, made)| said != made)?;
        Some((player.id.clone(), made, said))
    });
    let first: Option<(PlayerId, Points, Points)> = differ.next();
    if let Some((id, made, said)) = first {
        notes.push(ConversionNote::PointsDiffer { id, made, said, more: differ.count() });
    }
}
