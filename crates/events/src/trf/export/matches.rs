//! The teams of an event and their matches, as records of the report of 2026.

use std::collections::BTreeMap;

use super::super::{
    AbnormalPoints, Cell, ConversionNote, Document, LineUp, MAX_TEAM, MatchResult, PlayerLine,
    Record, ResultCode, TeamByes, TeamForfeit, TeamLine, TeamPoints, TeamTable, own_comments,
    worth,
};
use super::{Edition, NoReport, StartNumbers, head, line, results, rounds, rules};
use crate::event::{
    Board, BothPoints, ByeKind, Color, Event, Ledger, Lineup, Mode, PairedRound, Part, PlayerId,
    Points, Team, TeamMatch, TeamRules,
};
use crate::trf::lost::{Form, short, without_place};
use crate::trf::plain::{marks, plain};

/// Makes a report of a team event; `ranks` are the places of the teams.
///
/// # Errors
///
/// Fails if there are more players, teams or rounds than fit into the columns, or several groups or
/// stages.
pub(super) fn from_event(
    event: &Event,
    team_rules: &TeamRules,
    ranks: &[Option<u16>],
) -> Result<(Document, Vec<ConversionNote>), NoReport> {
    let mut parts = event.parts(0);
    let several = || NoReport::SeveralParts {
        group: event.groups.first().map(|one| one.group.clone()),
        stage: event.stages.first().map(|one| one.stage.clone()),
    };
    if parts.len() > 1 || !event.stages.is_empty() {
        return Err(several());
    }
    let part = parts.pop().ok_or_else(several)?;
    if event.teams.len() > usize::from(MAX_TEAM) {
        let (teams, most) = (event.teams.len(), MAX_TEAM);
        return Err(NoReport::TooManyTeams { teams, most });
    }
    let numbers = StartNumbers::of(event)?;
    let teams = StartNumbers::of(&part.event)?;
    let paired = event.rounds.len();
    let planned = part.event.system.planned_rounds(event.teams.len()).unwrap_or(paired).max(paired);
    if planned > usize::from(super::super::MAX_ROUND) {
        let most = super::super::MAX_ROUND;
        return Err(NoReport::TooManyRounds { rounds: planned, most });
    }
    let mut notes = numbers.notes(event);
    let writer = Writer { event, rules: team_rules, part: &part, numbers, teams };
    let scoring = results::scoring(event, Edition::Trf26, &mut notes);
    let rows = writer.rows(event, &mut notes);
    let rows_then = |then: &Event| writer.rows(then, &mut Vec::new());
    let earlier = rounds::earlier(event, &writer.numbers, &rows, rows_then);
    let unknown =
        rows.iter().flatten().flatten().any(|cell| cell.result == Some(ResultCode::Unknown));
    let mut records = head::records(event, Edition::Trf26, &mut notes);
    records.push(worth::written(&scoring, &mut notes).record(unknown));
    records.extend(head::coded(event, Edition::Trf26));
    records.extend(writer.worths());
    let mut lines: Vec<PlayerLine> = Vec::new();
    for (at, (player, row)) in event.players.iter().zip(rows).enumerate() {
        let (number, points) = (writer.numbers.get(at), results::points(&scoring, &row));
        let own = line(player, &mut notes);
        lines.push(PlayerLine { number, points: Some(points), rounds: row, ..own });
    }
    lines.sort_by_key(|line| line.number);
    records.extend(lines.into_iter().map(|line| Record::Player(Box::new(line))));
    records.extend(writer.teams(ranks, &mut notes));
    for round in &event.rounds {
        records.extend(writer.round(round, &mut notes));
    }
    records.extend(writer.line_ups_to_come());
    let last = rules::records(&part.event, &writer.teams, planned, Edition::Trf26, &mut notes);
    records.extend(last);
    records.extend(own_comments::written(&part.event, |_| None));
    records.extend(earlier);
    notes.extend(without_place(event, Form::Trf26));
    notes.extend(marks(event));
    let mut document = Document { records };
    let corrected = writer.corrections(&document, &mut notes);
    document.records.extend(corrected);
    writer.set_points(&mut document, &mut notes);
    Ok((document, notes))
}

/// The writer of the records of a team event.
struct Writer<'e> {
    event: &'e Event,
    rules: &'e TeamRules,
    part: &'e Part<'e>,
    numbers: StartNumbers<'e>,
    teams: StartNumbers<'e>,
}

impl Writer<'_> {
    fn team(&self, id: &PlayerId) -> Option<u16> {
        self.teams.of_id(id)
    }

    /// Returns records 320, 352 and 362: the points of matches, and the teams with the bye.
    fn worths(&self) -> Vec<Record> {
        let rules = self.rules;
        let (win, draw, loss) = (rules.win, rules.draw, rules.loss);
        let colors = (1..=rules.boards).map(|seat| rules.colors.at(seat)).collect();
        let scoring = &self.event.scoring;
        let usual = BothPoints {
            match_points: win,
            board_points: scoring.win.times(Points::whole(rules.boards.into())),
        };
        // In a schedule, a free round is worth nothing.
        let bye = match self.event.is_scheduled() {
            true => BothPoints::default(),
            false => rules.bye.unwrap_or(usual),
        };
        let had = |round: &PairedRound| {
            let bye = round.byes.iter().find(|bye| bye.bye == ByeKind::PairingAllocated)?;
            self.team(&bye.player)
        };
        let mut teams: Vec<Option<u16>> = self.event.rounds.iter().map(had).collect();
        while teams.last().is_some_and(Option::is_none) {
            teams.pop();
        }
        vec![
            Record::BoardColors(colors),
            Record::MatchWorth(vec![
                (MatchResult::Win, win),
                (MatchResult::Draw, draw),
                (MatchResult::Loss, loss),
            ]),
            Record::TeamByes(TeamByes {
                match_points: Some(bye.match_points),
                game_points: Some(bye.board_points),
                teams,
            }),
        ]
    }

    /// Returns the cells of every player, in the order of
    /// [`Event::players`](crate::event::EventDocument::players).
    fn rows(&self, event: &Event, notes: &mut Vec<ConversionNote>) -> Vec<Vec<Option<Cell>>> {
        let mut rows = rounds::rows(event, &self.numbers, notes);
        // A player who did not play in a team round was not absent.
        let free = Cell::without(ResultCode::ForfeitLoss);
        for row in &mut rows {
            for cell in row.iter_mut().filter(|cell| cell.is_some_and(|cell| cell.opponent == 0)) {
                *cell = Some(free);
            }
        }
        for (nth, round) in event.rounds.iter().enumerate() {
            let vacant = round.matches.iter().flat_map(|one| &one.vacant);
            for id in vacant.flat_map(|vacant| [&vacant.home, &vacant.away]).flatten() {
                if let Some(at) = self.numbers.at(id) {
                    rows[at][nth] = Some(Cell::without(ResultCode::ForfeitWin));
                }
            }
        }
        rows
    }

    /// Returns records 310, without points.
    fn teams(&self, ranks: &[Option<u16>], notes: &mut Vec<ConversionNote>) -> Vec<Record> {
        let mut lines: Vec<TeamLine> = Vec::new();
        for (at, team) in self.event.teams.iter().enumerate() {
            let name = plain(&team.name);
            let cut: String = name.chars().take(32).collect();
            if cut != name {
                let (id, text) = (team.id.clone(), name);
                notes.push(ConversionNote::Cut { id, what: "name", text, cut: cut.clone() });
            }
            lines.push(TeamLine {
                number: self.teams.get(at),
                name: plain(&cut),
                nickname: short(team).unwrap_or_default(),
                strength: team.rating.map_or_else(String::new, |rating| rating.to_string()),
                rank: ranks.get(at).copied().flatten().filter(|rank| *rank <= MAX_TEAM),
                players: self.squad(team),
                ..TeamLine::default()
            });
        }
        lines.sort_by_key(|line| line.number);
        lines.into_iter().map(|line| Record::Team(Box::new(line))).collect()
    }

    /// Returns the members of a team, followed by players without a team who have played for it.
    fn squad(&self, team: &Team) -> Vec<u16> {
        let numbers = |ids: &[PlayerId]| -> Vec<u16> {
            ids.iter().filter_map(|id| self.numbers.of_id(id)).collect()
        };
        let mut squad = numbers(&team.members);
        for round in &self.event.rounds {
            for one in round.matches.iter().filter(|one| one.has(&team.id)) {
                let seats = self.seats(round, one, one.home == team.id);
                for guest in seats.into_iter().flatten() {
                    let is_member =
                        self.event.teams.iter().any(|team| team.members.contains(guest));
                    squad.extend(self.numbers.of_id(guest).filter(|_| !is_member));
                }
            }
        }
        let mut kept: Vec<u16> = Vec::new();
        squad.retain(|number| {
            let is_new = !kept.contains(number);
            kept.push(*number);
            is_new
        });
        squad
    }

    /// Returns the player at each board for the home team or for the other.
    fn seats<'r>(
        &self,
        round: &'r PairedRound,
        one: &'r TeamMatch,
        home: bool,
    ) -> Vec<Option<&'r PlayerId>> {
        let boards: BTreeMap<u16, &Board> = round
            .boards
            .iter()
            .filter(|board| board.in_match == Some(one.number))
            .filter_map(|board| Some((board.seat?, board)))
            .collect();
        let at = |seat: u16| -> Option<&'r PlayerId> {
            if let Some(board) = boards.get(&seat) {
                let is_white =
                    self.event.home_has_white(self.rules, round.round, one, board) == home;
                return Some(if is_white { &board.white } else { &board.black });
            }
            let vacant = one.vacant.iter().find(|vacant| vacant.seat == seat)?;
            if home { vacant.home.as_ref() } else { vacant.away.as_ref() }
        };
        (1..=self.rules.boards).map(at).collect()
    }

    /// Returns records 240, 300 and 330 of a round.
    fn round(&self, round: &PairedRound, notes: &mut Vec<ConversionNote>) -> Vec<Record> {
        let mut records = Vec::new();
        for kind in [ByeKind::FullPoint, ByeKind::HalfPoint, ByeKind::Absent] {
            let ids = round.byes.iter().filter(|bye| bye.bye == kind).map(|bye| &bye.player);
            let players = self.teams.of_ids(ids);
            if !players.is_empty() {
                records.push(Record::Byes { kind, round: round.round.0, players });
            }
        }
        for one in &round.matches {
            records.extend(self.forfeit(round, one, notes));
            for (home, team, other) in [(true, &one.home, &one.away), (false, &one.away, &one.home)]
            {
                records.extend(self.line_up(round, one, (home, team, other)));
            }
        }
        records
    }

    /// Returns record 330 of a match to which a team did not come.
    fn forfeit(
        &self,
        round: &PairedRound,
        one: &TeamMatch,
        notes: &mut Vec<ConversionNote>,
    ) -> Option<Record> {
        if one.lost.is_empty() {
            return None;
        }
        let is_played = |board: &&Board| {
            board.in_match == Some(one.number) && board.result.iter().any(|one| one.was_played())
        };
        if round.boards.iter().any(|board| is_played(&board)) {
            if !self.is_corrected() {
                let (round, number) = (round.round, one.number);
                notes.push(ConversionNote::LostThoughPlayed { round, number });
            }
            return None;
        }
        let home_is_white = self.rules.colors.at(1) == Color::White;
        let (white, black) =
            if home_is_white { (&one.home, &one.away) } else { (&one.away, &one.home) };
        let winner = match (one.lost.contains(white), one.lost.contains(black)) {
            (true, true) => None,
            (true, false) => Some(Color::Black),
            (false, _) => Some(Color::White),
        };
        let (white, black) = (self.team(white)?, self.team(black)?);
        Some(Record::TeamForfeit(TeamForfeit { winner, round: round.round.0, white, black }))
    }

    /// Returns record 300 of a team that did not sit in its order.
    fn line_up(
        &self,
        round: &PairedRound,
        one: &TeamMatch,
        (home, team, other): (bool, &PlayerId, &PlayerId),
    ) -> Option<Record> {
        let seats = self.seats(round, one, home);
        let mut players: Vec<u16> = seats
            .into_iter()
            .map(|id| id.and_then(|id| self.numbers.of_id(id)).unwrap_or(0))
            .collect();
        let squad = self.squad(self.event.team(team)?);
        let in_order: Vec<u16> =
            squad.into_iter().filter(|number| players.contains(number)).collect();
        while players.last() == Some(&0) {
            players.pop();
        }
        if players == in_order {
            return None;
        }
        let (team, opponent) = (self.team(team)?, self.team(other)?);
        Some(Record::LineUp(LineUp { round: round.round.0, team, opponent, players }))
    }

    /// Returns records 300 of rounds that are not paired yet.
    fn line_ups_to_come(&self) -> Vec<Record> {
        let last = self.event.last_paired();
        let line_ups = self.event.lineups.iter().filter(|line_up| line_up.round > last);
        let record = |line_up: &Lineup| {
            let number = |id: &Option<PlayerId>| {
                id.as_ref().and_then(|id| self.numbers.of_id(id)).unwrap_or(0)
            };
            Some(Record::LineUp(LineUp {
                round: line_up.round.0,
                team: self.team(&line_up.team)?,
                opponent: 0,
                players: line_up.players.iter().map(number).collect(),
            }))
        };
        line_ups.filter_map(record).collect()
    }

    /// Returns whether records 299 can express points changed by rulings and withdrawals: not if
    /// the games of another scoring become wins, draws and losses.
    fn is_corrected(&self) -> bool {
        matches!(self.event.scoring.mode, Mode::Standard)
    }

    /// Returns records 299 for the differences between the results of a match and its points in the
    /// standings, if it was lost by a ruling or a team left too early.
    fn corrections(&self, document: &Document, notes: &mut Vec<ConversionNote>) -> Vec<Record> {
        if !self.is_corrected() {
            return Vec::new();
        }
        let (ledger, table) = (Ledger::whole(&self.part.event), TeamTable::of(document));
        let mut records = Vec::new();
        let mut teams = Vec::new();
        for (at, team) in self.event.teams.iter().enumerate() {
            let number = self.teams.get(at);
            let Some(place) = table.index_of(number) else { continue };
            for (entry, written) in ledger.of(at).iter().zip(&table.teams[place].rounds) {
                let lost = self.event.round(entry.round).is_some_and(|round| {
                    let own = round.match_of(&team.id).map(|one| &round.matches[one]);
                    own.is_some_and(|one| !self.event.lost_in(round, one).is_empty())
                });
                if !lost && entry.meeting().is_none_or(|meeting| meeting.counts) {
                    continue;
                }
                let ordered = (entry.points, entry.other);
                let both = BothPoints::of_ordered(self.rules.count, ordered);
                let differs = |points: Points| Some(points).filter(|one| *one != Points::ZERO);
                let rule = AbnormalPoints {
                    of: None,
                    match_points: differs(both.match_points - written.points.match_points),
                    points: differs(both.board_points - written.points.game_points),
                    round: Some(entry.round.0),
                    players: vec![number],
                };
                if rule.match_points.is_some() || rule.points.is_some() {
                    records.push(Record::Abnormal(rule));
                    teams.push(team.id.clone());
                }
            }
        }
        teams.dedup();
        notes.extend((!teams.is_empty()).then_some(ConversionNote::Corrected { teams }));
        records
    }

    /// Fills records 310 with the points of the other records, and notes the teams whose standings
    /// differ.
    fn set_points(&self, document: &mut Document, notes: &mut Vec<ConversionNote>) {
        let scores: BTreeMap<u16, TeamPoints> = {
            let table = TeamTable::of(document);
            let score = |at: usize| (table.teams[at].line.number, table.score(at, u16::MAX));
            (0..table.teams.len()).map(score).collect()
        };
        for record in &mut document.records {
            let Record::Team(team) = record else { continue };
            let score = scores.get(&team.number).copied().unwrap_or_default();
            team.match_points = Some(score.match_points);
            team.game_points = Some(score.game_points);
        }
        let first = |score: &TeamPoints| BothPoints::from(*score).first(self.rules.count);
        let points: Vec<Points> = (0..self.event.teams.len())
            .map(|at| scores.get(&self.teams.get(at)).map_or(Points::ZERO, first))
            .collect();
        results::note_other_totals(&self.part.event, &points, notes);
    }
}
