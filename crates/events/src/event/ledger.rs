//! The rounds of each player, with their points.

use std::collections::HashMap;

use super::{
    Board, BothPoints, ByeKind, Color, Event, Meeting, Mode, Outcome, Player, PlayerId, Points,
    Round, Scoring, WithdrawalKeep,
};

/// The rounds of every player, from 1 to some last round, in the order of
/// [`Event::players`](crate::event::EventDocument::players).
///
/// Only paired rounds are included: a round to come is never an unplayed one.
#[derive(Debug, Clone)]
pub struct Ledger {
    entries: Vec<Vec<RoundEntry>>,
    excluded: Vec<bool>,
    /// The points before the first round: those that make the order, and the others.
    before: Vec<(Points, Points)>,
}

/// One round of one player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundEntry {
    /// The round.
    pub round: Round,
    /// The player's status in the round.
    pub standing: RoundStatus,
    /// The points that count in the standings; 0 while the result is missing.
    pub points: Points,
    /// The points of a team that do not make the order: board points if match points do, and vice
    /// versa. 0 for players.
    pub other: Points,
    /// Points that the arbiters gave or took in that round, apart from its result.
    pub bonus: Points,
    /// Such points of the kind that does not make the order.
    pub other_bonus: Points,
}

/// The status of a player in a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RoundStatus {
    /// At a board.
    Board(Meeting),
    /// Listed as not playing.
    Bye(ByeKind),
    /// On no board and in no list: withdrawn, not yet arrived, or forgotten.
    Nowhere,
}

impl RoundEntry {
    /// Returns the pairing, if there was one.
    pub const fn meeting(&self) -> Option<&Meeting> {
        match &self.standing {
            RoundStatus::Board(meeting) => Some(meeting),
            _ => None,
        }
    }

    /// Returns the colour for the colour history: only of games that were played.
    pub fn color(&self) -> Option<Color> {
        self.meeting().filter(|meeting| meeting.played).map(|meeting| meeting.color)
    }
}

impl Ledger {
    /// Collects the rounds up to `last` of an event without errors by [`super::check()`].
    pub fn new(event: &Event, last: Round) -> Self {
        let index = event.index();
        let excluded = excluded(event, last.min(event.last_paired()));
        let mut entries: Vec<Vec<RoundEntry>> = vec![Vec::new(); event.players.len()];
        for paired in event.rounds.iter().take_while(|paired| paired.round <= last) {
            let round = paired.round;
            let mut standings = vec![RoundStatus::Nowhere; event.players.len()];
            for bye in &paired.byes {
                if let Some(&at) = index.get(&bye.player) {
                    standings[at] = RoundStatus::Bye(bye.bye);
                }
            }
            for board in &paired.boards {
                let (Some(&white), Some(&black)) =
                    (index.get(&board.white), index.get(&board.black))
                else {
                    continue;
                };
                let counts = !excluded[white] && !excluded[black];
                standings[white] = RoundStatus::Board(Meeting::of(
                    event,
                    round,
                    board,
                    Color::White,
                    black,
                    counts,
                ));
                standings[black] = RoundStatus::Board(Meeting::of(
                    event,
                    round,
                    board,
                    Color::Black,
                    white,
                    counts,
                ));
            }
            for ((player, standing), entries) in
                event.players.iter().zip(standings).zip(&mut entries)
            {
                let points = match &standing {
                    RoundStatus::Board(meeting) => points(event, meeting),
                    RoundStatus::Bye(ByeKind::PairingAllocated) if event.is_scheduled() => {
                        Points::ZERO
                    }
                    RoundStatus::Bye(kind) => event.scoring.of_bye(*kind),
                    // A player who has left or was never there gets nothing for later rounds.
                    RoundStatus::Nowhere if player.withdrawn_after.is_some_and(|at| at < round) => {
                        Points::ZERO
                    }
                    RoundStatus::Nowhere => event.scoring.unplayed.absent,
                };
                let other = match &standing {
                    RoundStatus::Board(meeting) => other(event, meeting),
                    RoundStatus::Bye(ByeKind::PairingAllocated) if event.is_scheduled() => {
                        Points::ZERO
                    }
                    RoundStatus::Bye(kind) => event.scoring.other_of_bye(*kind),
                    RoundStatus::Nowhere => Points::ZERO,
                };
                let (bonus, other_bonus) = (Points::ZERO, Points::ZERO);
                entries.push(RoundEntry { round, standing, points, other, bonus, other_bonus });
            }
        }
        set_opponents(&mut entries);
        let before = vec![(Points::ZERO, Points::ZERO); event.players.len()];
        let mut ledger = Self { entries, excluded, before };
        ledger.take_awards(event, &index);
        ledger
    }

    /// Adds the points that the arbiters gave or took, and those carried over from an earlier
    /// stage.
    fn take_awards(&mut self, event: &Event, index: &HashMap<&PlayerId, usize>) {
        for award in event.points_given() {
            let Some(&at) = index.get(&award.to) else { continue };
            let (points, other) = award.in_event(event);
            if award.round == Round(0) {
                let before = &mut self.before[at];
                *before = (before.0 + points, before.1 + other);
            }
            self.award(at, award.round, points);
            let entries = self.entries[at].iter_mut();
            entries
                .filter(|entry| entry.round == award.round)
                .for_each(|entry| entry.other_bonus += other);
        }
    }

    /// Returns both kinds of points of a team so far; `None` for a player.
    pub fn both(&self, scoring: &Scoring, team: usize) -> Option<BothPoints> {
        let Mode::Boards(of) = scoring.mode else { return None };
        Some(BothPoints::of_ordered(of.count, (self.score(team), self.other_score(team))))
    }

    /// Returns the points of a player or a team: those before the first round, and a function for
    /// those of a round including what the arbiters gave in it. For a team, the points that make
    /// the order, or the others. Everything that adds up points uses this function.
    pub fn points_of(
        &self,
        player: usize,
        that_make_order: bool,
    ) -> (Points, fn(&RoundEntry) -> Points) {
        let (first, other) = self.before[player];
        match that_make_order {
            true => (first, |entry| entry.points + entry.bonus),
            false => (other, |entry| entry.other + entry.other_bonus),
        }
    }

    /// Collects all paired rounds.
    pub fn whole(event: &Event) -> Self {
        Self::new(event, event.last_paired())
    }

    /// Returns the rounds of a player.
    pub fn of(&self, player: usize) -> &[RoundEntry] {
        &self.entries[player]
    }

    /// Returns a round of a player.
    pub fn at(&self, player: usize, round: Round) -> Option<&RoundEntry> {
        let entries = self.of(player);
        Some(&entries[entries.binary_search_by_key(&round, |entry| entry.round).ok()?])
    }

    /// Returns the number of players.
    pub const fn players(&self) -> usize {
        self.entries.len()
    }

    /// Returns the score of a player.
    pub fn score(&self, player: usize) -> Points {
        self.total(player, true)
    }

    /// Returns the total of a team's points that do not make the order.
    pub fn other_score(&self, team: usize) -> Points {
        self.total(team, false)
    }

    fn total(&self, player: usize, that_make_order: bool) -> Points {
        let (before, points) = self.points_of(player, that_make_order);
        before + self.of(player).iter().map(points).sum()
    }

    /// Adds points to the score of a player from a round on; negative ones for a penalty.
    ///
    /// Has no effect for a round that is not in the ledger.
    pub fn award(&mut self, player: usize, round: Round, points: Points) {
        let entries = self.entries.get_mut(player).into_iter().flatten();
        for entry in entries.filter(|entry| entry.round == round) {
            entry.bonus += points;
        }
    }

    /// Returns the last round; 0 without players.
    pub fn last_round(&self) -> Round {
        let of_first = self.entries.first().and_then(|entries| entries.last());
        of_first.map_or(Round(0), |entry| entry.round)
    }

    /// Returns whether the player withdrew so early that the results count for nobody.
    pub fn is_excluded(&self, player: usize) -> bool {
        self.excluded[player]
    }

    /// Returns the pairings of a player that have ended and count.
    pub fn decided(&self, player: usize) -> impl Iterator<Item = (&RoundEntry, &Meeting)> {
        self.of(player)
            .iter()
            .filter_map(|entry| Some((entry, entry.meeting()?)))
            .filter(|(_, meeting)| meeting.decided())
    }

    /// Returns the number of games of a player that were played to an end and count, including
    /// adjudicated ones, without forfeits and byes. A micro-match is one game, and so is a team
    /// match.
    pub fn games(&self, player: usize) -> usize {
        self.decided(player).filter(|(_, meeting)| meeting.played).count()
    }

    /// Returns the colours of a player, round by round; `None` if no game was played.
    pub fn colors(&self, player: usize) -> Vec<Option<Color>> {
        self.of(player).iter().map(RoundEntry::color).collect()
    }

    /// Returns whether the two have played each other.
    pub fn have_met(&self, one: usize, other: usize) -> bool {
        self.of(one)
            .iter()
            .filter_map(RoundEntry::meeting)
            .any(|meeting| meeting.opponent == other && meeting.played)
    }
}

/// Returns the points of a pairing for its player.
fn points(event: &Event, meeting: &Meeting) -> Points {
    let scoring = &event.scoring;
    if !meeting.counts {
        return Points::ZERO;
    }
    // Half a micro-match gives nothing yet, neither match points nor small points.
    if !meeting.complete {
        return Points::ZERO;
    }
    if let Some(points) = meeting.by_ladder {
        return points;
    }
    match scoring.mode {
        Mode::Boards(of) => of_boards(scoring, meeting).first(of.count),
        _ if scoring.counts_match_points() => of_match(scoring, meeting),
        _ => meeting.small,
    }
}

/// Returns the points of a match for a team.
fn of_boards(scoring: &Scoring, meeting: &Meeting) -> BothPoints {
    BothPoints { match_points: of_match(scoring, meeting), board_points: meeting.small }
}

/// Returns the points for the games of a pairing together, as a win, a draw or a loss.
fn of_match(scoring: &Scoring, meeting: &Meeting) -> Points {
    let nobody_came = match (scoring.mode, meeting.games.as_slice()) {
        (Mode::Boards(_), [_, ..]) => {
            meeting.games.iter().all(|game| *game == Outcome::DoubleForfeit)
        }
        (_, games) => games == [Outcome::DoubleForfeit],
    };
    match meeting.small.cmp(&meeting.opponent_small) {
        _ if nobody_came => scoring.unplayed.forfeit_loss,
        std::cmp::Ordering::Greater => scoring.win,
        std::cmp::Ordering::Equal => scoring.draw,
        std::cmp::Ordering::Less => scoring.loss,
    }
}

/// Returns the points of a team in a match that do not make the order.
fn other(event: &Event, meeting: &Meeting) -> Points {
    let Mode::Boards(of) = event.scoring.mode else { return Points::ZERO };
    match meeting.decided() {
        true => of_boards(&event.scoring, meeting).other(of.count),
        false => Points::ZERO,
    }
}

/// Returns the points of a board for White and for Black.
pub(super) fn points_of_board(event: &Event, board: &Board) -> (Points, Points) {
    let of = |color| points(event, &Meeting::of(event, Round(0), board, color, 0, true));
    (of(Color::White), of(Color::Black))
}

/// Copies the points of each side of a pairing to the other.
fn set_opponents(entries: &mut [Vec<RoundEntry>]) {
    for player in 0..entries.len() {
        for at in 0..entries[player].len() {
            let Some(opponent) = entries[player][at].meeting().map(|meeting| meeting.opponent)
            else {
                continue;
            };
            let points = entries[opponent][at].points;
            if let RoundStatus::Board(meeting) = &mut entries[player][at].standing {
                meeting.opponent_points = points;
            }
        }
    }
}

/// Returns whether each player withdrew from a scheduled event, by round `last`, before enough
/// games had been played.
fn excluded(event: &Event, last: Round) -> Vec<bool> {
    // In a team event, the schedule is one of teams, not of players.
    let strikes = event.system.kind().annuls_early_withdrawals() && !event.is_of_teams();
    let too_few = |player| {
        let (played, scheduled) = played_by(event, player, last);
        match event.attendance.withdrawal_keep {
            WithdrawalKeep::AtLeastHalf => 2 * played < scheduled,
            WithdrawalKeep::MoreThanHalf => 2 * played <= scheduled,
        }
    };
    let left = |player: &Player| player.withdrawn_after.is_some_and(|after| after <= last);
    let players = event.players.iter().enumerate();
    players.map(|(at, player)| strikes && left(player) && too_few(at)).collect()
}

/// Returns the numbers of pairings that a player of a round robin or a Scheveningen has played, and
/// has in the whole schedule.
pub(crate) fn played_of_scheduled(event: &Event, player: usize) -> (usize, usize) {
    played_by(event, player, event.last_paired())
}

/// Returns the numbers for the rounds up to `last`.
fn played_by(event: &Event, player: usize, last: Round) -> (usize, usize) {
    let id = &event.players[player].id;
    let played = event
        .rounds
        .iter()
        .take_while(|round| round.round <= last)
        .filter_map(|round| round.board_of(id))
        .filter(|board| board.was_played())
        .filter(|board| board.is_complete(event.scoring.games()))
        .count();
    let numbered = event.players.iter().filter(|player| player.number.is_some()).count();
    let field = if numbered > 1 { numbered } else { event.players.len() };
    (played, event.system.scheduled_pairings(field))
}

#[cfg(test)]
mod tests {
    use super::super::read;
    use super::*;

    fn event(text: &str) -> Event {
        read("test.yaml", text).unwrap_or_else(|error| panic!("{error}"))
    }

    #[test]
    fn byes_absences_and_games_have_their_points() {
        let event = event(
            "schema: arbiter.event/1\nname: X\nsystem: {kind: swiss, rounds: 3}\n\
             scoring: {absent: 0.5}\n\
             players:\n  - {id: a, name: A}\n  - {id: b, name: B}\n  - {id: c, name: C}\n  - {id: d, name: D, from_round: 2}\n  - {id: e, name: E, withdrawn_after: 0}\n\
             rounds:\n  - round: 1\n    boards:\n      - {board: 1, white: a, black: b, result: 0-2}\n    byes:\n      - {player: c, bye: pairing-allocated}\n",
        );
        let ledger = Ledger::whole(&event);
        let score = |at| ledger.score(at).to_string();
        assert_eq!(
            [score(0), score(1), score(2), score(3), score(4)],
            ["0", "2", "2", "0.5", "0"].map(String::from),
            "loss, win, bye, not yet arrived, withdrawn"
        );
        let meeting = ledger.of(1)[0].meeting().unwrap();
        assert_eq!((meeting.opponent, meeting.color), (0, Color::Black));
        assert!(meeting.is_won() && ledger.have_met(0, 1) && !ledger.have_met(0, 2));
    }

    #[test]
    fn a_micro_match_counts_as_one_or_by_its_games() {
        let text = "schema: arbiter.event/1\nname: X\nsystem: {kind: swiss, rounds: 3}\n\
             scoring: {mode: micro-match}\n\
             players:\n  - {id: a, name: A}\n  - {id: b, name: B}\n\
             rounds:\n  - round: 1\n    boards:\n      - {board: 1, white: a, black: b, result: [2-0, 1-1]}\n";
        let by_match = Ledger::whole(&event(text));
        assert_eq!((by_match.score(0), by_match.score(1)), (Points::whole(2), Points::ZERO));
        let text = text.replace("micro-match}", "micro-match, count: small-points}");
        let by_games = Ledger::whole(&event(&text));
        assert_eq!((by_games.score(0), by_games.score(1)), (Points::whole(3), Points::whole(1)));
        let half = event(&text.replace("[2-0, 1-1]", "2-0"));
        let meeting = Ledger::whole(&half).of(0)[0].meeting().unwrap().clone();
        assert!(!meeting.complete && meeting.played);
        assert_eq!(Ledger::whole(&half).score(0), Points::ZERO, "nothing before both have ended");
        let forfeit = event(&text.replace("[2-0, 1-1]", "2-0 forfeit"));
        assert_eq!(Ledger::whole(&forfeit).score(0), Points::whole(4), "for both games");
    }

    #[test]
    fn who_withdraws_before_half_of_the_games_is_out_of_the_standings() {
        let text = |keep: &str, after: u16| {
            format!(
                "schema: arbiter.event/1\nname: X\nsystem: {{kind: round-robin}}\nattendance: {{withdrawal_keep: {keep}}}\n\
                 players:\n  - {{id: a, name: A, number: 1, withdrawn_after: {after}}}\n  - {{id: b, name: B, number: 2}}\n  - {{id: c, name: C, number: 3}}\n  - {{id: d, name: D, number: 4}}\n  - {{id: e, name: E, number: 5}}\n\
                 rounds:\n  - round: 1\n    boards:\n      - {{board: 1, white: a, black: b, result: 2-0}}\n  - round: 2\n    boards:\n      - {{board: 1, white: c, black: a, result: 1-1}}\n"
            )
        };
        // Two of four scheduled games.
        let kept = Ledger::whole(&event(&text("at-least-half", 2)));
        assert!(!kept.is_excluded(0));
        assert_eq!(kept.score(0), Points::whole(3));
        let out = Ledger::whole(&event(&text("more-than-half", 2)));
        assert!(out.is_excluded(0));
        assert_eq!((out.score(0), out.score(2)), (Points::ZERO, Points::ZERO));
        assert!(out.of(2)[1].meeting().unwrap().played, "it stays in the table");
        let before = Ledger::new(&event(&text("more-than-half", 2)), Round(1));
        assert!(!before.is_excluded(0), "after round 1 nobody had withdrawn");
        assert_eq!(before.score(0), Points::whole(2));
    }
}
