//! Changed results, and an event as known when a round was paired.

use std::borrow::Cow;
use std::fmt;

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    Board, Bye, ByeKind, Event, Miswritten, Outcome, PairedRound, PlayerId, Round, TeamMatch,
};

/// A change of a result or of colours.
///
/// Written as one text, so that a board stays on one line: `2-0 (round 4 paired): the slip was read
/// wrongly`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Amendment {
    /// The previous result; after the players if the colours were different: `p1:p5 2-0`, White
    /// first. The players alone if there was no result then: `p1:p5`.
    pub was: String,
    /// The reason for the change.
    pub reason: String,
    /// The last round that was paired at the time; its pairings are not changed.
    pub paired: Round,
}

impl fmt::Display for Amendment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (round {} paired): {}", self.was, self.paired, self.reason)
    }
}

impl std::str::FromStr for Amendment {
    type Err = Miswritten;

    fn from_str(text: &str) -> Result<Self, Miswritten> {
        let not = || Miswritten::Amendment { text: text.to_owned() };
        let (was, rest) = text.split_once(" (round ").ok_or_else(not)?;
        let (round, reason) = rest.split_once(" paired): ").ok_or_else(not)?;
        let paired = round.parse().map_err(|_| not())?;
        Ok(Self { was: was.to_owned(), reason: reason.to_owned(), paired })
    }
}

impl Serialize for Amendment {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Amendment {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(feature = "schema")]
impl JsonSchema for Amendment {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Amendment".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "A result that was changed: `2-0 (round 4 paired): reason`. If the colours were changed, the players stand before it, White first: `p1:p5 2-0 (round 4 paired): reason`; alone if there was no result: `p1:p5 (round 4 paired): reason`.",
            "type": "string",
        })
    }
}

impl Amendment {
    /// Records the current result of a board before it changes.
    pub fn of_result(board: &Board, paired: Round, reason: impl Into<String>) -> Self {
        Self { was: listed(&board.result), reason: reason.into(), paired }
    }

    /// Records the current colours of a board before they are exchanged.
    pub(crate) fn of_colors(board: &Board, paired: Round, reason: impl Into<String>) -> Self {
        let was = format!("{}:{} {}", board.white, board.black, listed(&board.result));
        Self { was, reason: reason.into(), paired }
    }

    /// Returns the previous players of White and Black, if the colours were changed.
    pub fn seats(&self) -> Option<(PlayerId, PlayerId)> {
        let (white, black) = self.was.split(' ').next()?.split_once(':')?;
        Some((white.parse().ok()?, black.parse().ok()?))
    }

    /// Changes the ids of the players, if the colours were changed.
    pub(super) fn each_player_id(&mut self, mut each: impl FnMut(&mut PlayerId)) {
        if let Some((mut white, mut black)) = self.seats() {
            each(&mut white);
            each(&mut black);
            let was = format!("{white}:{black} {}", self.was_result());
            self.was = was.trim_end().to_owned();
        }
    }

    /// Returns the previous results, the points of the previous White first: none if only the
    /// colours were known. `None` if the text has no results.
    pub fn results(&self) -> Option<Vec<Outcome>> {
        if self.was_result().is_empty() && self.seats().is_some() {
            return Some(Vec::new());
        }
        self.was_result().split(", ").map(|one| one.parse().ok()).collect()
    }

    /// Returns the previous result as text, without the players; empty if there was none.
    pub fn was_result(&self) -> &str {
        match self.seats() {
            None => &self.was,
            Some(_) => self.was.split_once(' ').map_or("", |(_, result)| result),
        }
    }

    /// Forgets the previous result: the board had none yet.
    pub(super) fn without_result(&mut self) {
        if let Some((white, black)) = self.seats() {
            self.was = format!("{white}:{black}");
        }
    }
}

fn listed(results: &[Outcome]) -> String {
    results.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

impl PairedRound {
    /// Adapts the round after the rounds after `last` were unpaired: no pairing depends any longer
    /// on what a correction replaced.
    pub(super) fn unpaired_after(&mut self, last: Round) {
        let own = self.round;
        for amended in self.matches_mut().iter_mut().flat_map(|one| &mut one.amended) {
            amended.paired = amended.paired.min(last);
        }
        for board in self.boards_mut() {
            for amended in &mut board.amended {
                amended.paired = amended.paired.min(last);
            }
            board.finished_after = still_later(board.finished_after, own, last);
        }
        for one in self.matches_mut() {
            one.lost_after = still_later(one.lost_after, own, last);
        }
    }
}

/// Returns the last round that was paired when something was decided about a round, after the
/// rounds after `last` were unpaired; `None` if no later round is left.
pub(super) fn still_later(paired: Option<Round>, own: Round, last: Round) -> Option<Round> {
    paired.map(|paired| paired.min(last)).filter(|&paired| paired > own)
}

impl Board {
    /// Returns the last rounds that were paired when the result or colours of the board were
    /// changed, or its game was finished.
    pub(super) fn changed_after(&self) -> impl Iterator<Item = Round> {
        self.amended.iter().map(|one| one.paired).chain(self.finished_after)
    }

    /// Restores the state of the board when a round was paired: its players with their colours, and
    /// its result.
    pub(super) fn restore_as_paired(&mut self, round: Round) {
        let since = || self.amended.iter().filter(|one| one.paired >= round);
        let seats = since().find_map(Amendment::seats);
        let first = since().next();
        // A correction made after the game was finished says nothing about the time before.
        let finished = self.finished_after.filter(|&finished| {
            finished >= round && first.is_none_or(|first| first.paired >= finished)
        });
        let results = match finished {
            None => first.and_then(Amendment::results),
            Some(_) => Some(self.result[..self.result.len().saturating_sub(1)].to_vec()),
        };
        if let Some((white, black)) = seats {
            (self.white, self.black) = (white, black);
        }
        if let Some(results) = results {
            self.result = results;
        }
    }
}

impl Board {
    /// Keeps the result and the colours on which later rounds were paired, if they differ from
    /// those of the board before, and nothing says so; `last` is the last round that was paired.
    fn keep_result_of(&mut self, was: &Self, last: Round, games: usize, reason: &str) {
        let is_kept = self.amended != was.amended || self.finished_after != was.finished_after;
        if is_kept
            || (&self.white, &self.black, &self.result) == (&was.white, &was.black, &was.result)
        {
            return;
        }
        if self.white != was.white {
            let is_played = !was.result.is_empty();
            self.amended.extend(is_played.then(|| Amendment::of_colors(was, last, reason)));
            return;
        }
        let stays = |(old, new): (&Outcome, &Outcome)| old == new || *old == Outcome::Adjourned;
        if !was.result.iter().any(|one| one.is_final()) && self.result.is_empty() {
            return;
        }
        let adds =
            was.result.len() <= self.result.len() && was.result.iter().zip(&self.result).all(stays);
        if !adds {
            self.amended.push(Amendment::of_result(was, last, reason));
        } else if !was.is_complete(games) && self.is_complete(games) {
            let is_known = self.amended.iter().any(|one| one.paired >= last);
            self.finished_after = Some(last).filter(|_| !is_known);
        }
    }
}

impl TeamMatch {
    /// Keeps the score on which later rounds were paired, if it differs from that of the match
    /// before, and nothing says so.
    fn keep_score_of(&mut self, was: &Self, last: Round, reason: &str) {
        let score = was.score.filter(|_| self.amended == was.amended && self.score != was.score);
        self.amended.extend(score.map(|score| Amendment {
            was: score.to_string(),
            reason: reason.to_owned(),
            paired: last,
        }));
    }
}

impl Event {
    /// Makes boards and matches keep the results and colours on which later rounds were paired, if
    /// they differ from those of the event before, and nothing says so. In a schedule no pairing
    /// depends on them.
    pub fn keep_results_of(&mut self, before: &Self, reason: &str) {
        if self.is_scheduled() || before.is_scheduled() {
            return;
        }
        let (last, games) = (before.last_paired().min(self.last_paired()), self.scoring.games());
        for old in before.rounds.iter().filter(|old| old.round < last) {
            let Some(new) = self.round_mut(old.round) else { continue };
            for one in new.matches_mut() {
                let is_it = |was: &&TeamMatch| (&was.home, &was.away) == (&one.home, &one.away);
                if let Some(was) = old.matches.iter().find(is_it) {
                    one.keep_score_of(was, last, reason);
                }
            }
            for board in new.boards_mut() {
                let is_it = |was: &&Board| was.has(&board.white) && was.has(&board.black);
                if let Some(was) = old.boards.iter().find(is_it) {
                    board.keep_result_of(was, last, games, reason);
                }
            }
        }
    }

    /// Returns the last round that is paired, if it is after this one and was paired by the scores:
    /// a decision about the round that is made now was not known then.
    pub(crate) fn paired_since(&self, round: Round) -> Option<Round> {
        Some(self.last_paired()).filter(|&last| last > round && !self.is_scheduled())
    }

    /// Returns the event as known when a round was paired.
    ///
    /// It has the results, colours and points given of the time, and the facts that the round was paired with
    /// ([`with_facts_of`](Self::with_facts_of)). Late players who met the player with the bye are
    /// not in the round.
    pub fn as_paired(&self, round: Round) -> Cow<'_, Self> {
        match self.with_facts_of(round) {
            Cow::Borrowed(event) => event.with_results_of(round),
            Cow::Owned(event) => Cow::Owned(event.with_results_of(round).into_owned()),
        }
    }

    /// Returns the event with the results and colours known when a round was paired, and the round
    /// without late players who met the player with the bye.
    pub(crate) fn with_results_of(&self, round: Round) -> Cow<'_, Self> {
        let upto = self.rounds_upto(round);
        let changed = |board: &Board| board.changed_after().any(|paired| paired >= round);
        let late = |board: &Board| board.latecomer.is_some();
        let came_late = self.round(round).is_some_and(|paired| paired.boards.iter().any(late));
        let later = |paired: Option<Round>| paired.is_some_and(|paired| paired >= round);
        let given_later = self.awards.iter().any(|award| later(award.paired))
            || self.book.iter().any(|entry| later(entry.paired));
        let boards = self.rounds[..upto].iter().flat_map(|paired| &paired.boards);
        if !came_late && !given_later && !boards.into_iter().any(changed) {
            return Cow::Borrowed(self);
        }
        let mut known = self.clone();
        known.forget_points_given_after(round);
        let boards = known.rounds_mut()[..upto].iter_mut().flat_map(PairedRound::boards_mut);
        boards.for_each(|board| board.restore_as_paired(round));
        if let Some(paired) = known.round_mut(round) {
            let met = paired
                .boards
                .iter()
                .filter_map(|board| board.opponent_of(board.latecomer.as_ref()?).cloned());
            let bye = |player| Bye { player, bye: ByeKind::PairingAllocated, note: None };
            let byes: Vec<Bye> = met.map(bye).collect();
            paired.remove_boards(|board| board.latecomer.is_some());
            paired.add_byes(byes);
        }
        Cow::Owned(known)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::read;

    fn amendment(text: &str) -> Amendment {
        let amendment: Amendment = text.parse().unwrap();
        assert_eq!(amendment.to_string(), text);
        amendment
    }

    #[test]
    fn what_was_changed_is_read_as_it_is_written() {
        let result = amendment("2-0 (round 4 paired): the slip was read wrongly");
        assert_eq!((result.seats(), result.results()), (None, Some(vec!["2-0".parse().unwrap()])));
        let colors = amendment("p1:p5 2-0, 1-1 (round 4 paired): noticed at home");
        let seats = Some(("p1".parse().unwrap(), "p5".parse().unwrap()));
        assert_eq!(colors.seats(), seats);
        assert_eq!(colors.results().unwrap().len(), 2);
        let open = amendment("p1:p5 (round 4 paired): rec.pdn#1");
        assert_eq!((open.was_result(), open.results()), ("", Some(Vec::new())));
        assert!(open.seats().is_some());
        assert_eq!(amendment("whatever (round 4 paired): by hand").results(), None);
    }

    #[test]
    fn a_game_that_was_finished_later_is_open_in_the_rounds_before() {
        let board = |more: &str| {
            let text = format!(
                "schema: arbiter.event/1\nname: X\nsystem: {{kind: swiss, rounds: 5}}\n\
                 players:\n  - {{id: a, name: A}}\n  - {{id: b, name: B}}\n\
                 rounds:\n  - round: 1\n    boards:\n      - {{board: 1, white: a, black: b, result: 1-1, {more}}}\n"
            );
            read("test.yaml", &text).unwrap_or_else(|error| panic!("{error}"))
        };
        let known = |event: &Event, round: u16| {
            let result = event.as_paired(Round(round)).rounds[0].boards[0].result.clone();
            result.first().map(ToString::to_string)
        };
        let event = board("finished_after: 3");
        assert_eq!([2, 3, 4].map(|round| known(&event, round)), [None, None, Some("1-1".into())]);
        let event = board("finished_after: 3, amended: ['2-0 (round 3 paired): slip']");
        assert_eq!([3, 4].map(|round| known(&event, round)), [None, Some("1-1".into())]);
        let event = board("finished_after: 3, amended: ['2-0 (round 2 paired): cleared']");
        let known = [2, 3].map(|round| known(&event, round));
        assert_eq!(known, [Some("2-0".into()), None]);
    }

    #[test]
    fn a_round_is_as_it_was_known_when_it_was_paired() {
        let event = read(
            "test.yaml",
            "schema: arbiter.event/1\nname: X\nsystem: {kind: swiss, rounds: 5}\n\
             players:\n  - {id: a, name: A}\n  - {id: b, name: B}\n  - {id: c, name: C}\n  - {id: d, name: D, from_round: 2}\n\
             rounds:\n  - round: 1\n    boards:\n      - {board: 1, white: b, black: a, result: 0-2, amended: ['a:b 1-1 (round 2 paired): colours', '1-1 (round 3 paired): slip']}\n    byes:\n      - {player: c, bye: pairing-allocated}\n  \
             - round: 2\n    boards:\n      - {board: 1, white: a, black: c}\n      - {board: 2, white: b, black: d, latecomer: d}\n",
        )
        .unwrap_or_else(|error| panic!("{error}"));
        let first = |round: u16| event.as_paired(Round(round)).rounds[0].boards[0].clone();
        assert_eq!((first(2).white.as_str(), first(2).result[0].to_string()), ("a", "1-1".into()));
        assert_eq!((first(3).white.as_str(), first(3).result[0].to_string()), ("b", "1-1".into()));
        assert_eq!(first(4), event.rounds[0].boards[0]);
        let second = event.as_paired(Round(2)).rounds[1].clone();
        assert_eq!((second.boards.len(), second.byes[0].player.as_str()), (1, "b"));
    }

    #[test]
    fn a_result_that_is_otherwise_keeps_what_later_rounds_were_paired_on() {
        let event = |kind: &str, boards: &str| {
            let text = format!(
                "schema: arbiter.event/1\nname: X\nsystem: {kind}\n\
                 players: [{{id: a, name: A}}, {{id: b, name: B}}, {{id: c, name: C}}, {{id: d, name: D}}]\n\
                 rounds:\n  - round: 1\n    boards: {boards}\n\
                 \x20 - {{round: 2, boards: [{{board: 1, white: a, black: c, result: 2-0}}, {{board: 2, white: b, black: d}}]}}\n"
            );
            read("test.yaml", &text).unwrap_or_else(|error| panic!("{error}"))
        };
        let swiss = "{kind: swiss, rounds: 3}";
        let before = "[{board: 1, white: a, black: b, result: 2-0}, {board: 2, white: c, black: d, result: adjourned}]";
        let kept = |kind: &str, boards: &str| {
            let mut now = event(kind, boards);
            now.keep_results_of(&event(kind, before), "by hand");
            let board = |at: usize| {
                let board = &now.rounds[0].boards[at];
                let amended: Vec<String> = board.amended.iter().map(ToString::to_string).collect();
                (amended.join("; "), board.finished_after)
            };
            [board(0), board(1)]
        };
        let same = (String::new(), None);
        assert_eq!(kept(swiss, before), [same.clone(), same.clone()]);
        let other = before.replace("2-0", "1-1").replace("adjourned", "0-2");
        let was = ("2-0 (round 2 paired): by hand".to_owned(), None);
        assert_eq!(kept(swiss, &other), [was.clone(), (String::new(), Some(Round(2)))]);
        assert_eq!(kept("{kind: round-robin}", &other), [same.clone(), same.clone()]);
        let gone = before.replace(", result: 2-0", "");
        assert_eq!(kept(swiss, &gone), [was, same.clone()]);
        let turned =
            before.replace("white: a, black: b, result: 2-0", "white: b, black: a, result: 0-2");
        let colors = ("a:b 2-0 (round 2 paired): by hand".to_owned(), None);
        assert_eq!(kept(swiss, &turned), [colors, same.clone()]);
        // Whoever changed it has said so.
        let said =
            before.replace("result: 2-0", "result: 1-1, amended: ['2-0 (round 2 paired): slip']");
        assert_eq!(kept(swiss, &said), [("2-0 (round 2 paired): slip".to_owned(), None), same]);
    }

    #[test]
    fn a_match_of_teams_is_as_it_was_known_when_a_round_was_paired() {
        let event = read(
            "test.yaml",
            "schema: arbiter.event/2\nname: X\nsystem: {kind: swiss, rounds: 3, pairing: team-a}\nteam_match: {boards: 2}\n\
             players:\n  - {id: a, name: A}\n  - {id: b, name: B}\n  - {id: c, name: C}\n  - {id: d, name: D}\n\
             teams:\n  - {id: t, name: T, members: [a, b]}\n  - {id: u, name: U, members: [c, d]}\n\
             rounds:\n  - round: 1\n    matches: [{match: 1, home: t, away: u}]\n    boards:\n      \
             - {board: 1, match: 1, seat: 1, white: a, black: c, result: 0-2, amended: ['2-0 (round 2 paired): slip']}\n      \
             - {board: 2, match: 1, seat: 2, white: d, black: b, result: 0-2}\n",
        )
        .unwrap_or_else(|error| panic!("{error}"));
        let mut first = event.meetings_of_round(&event.rounds[0]).remove(0);
        let results = |board: &Board| board.result.iter().map(ToString::to_string).collect();
        let now: Vec<String> = results(&first);
        assert_eq!(now, ["0-2", "2-0"], "the points of the team with White on board 1 in front");
        first.restore_as_paired(Round(2));
        let then: Vec<String> = results(&first);
        assert_eq!(then, ["2-0", "2-0"]);
        let mut first = event.meetings_of_round(&event.rounds[0]).remove(0);
        first.restore_as_paired(Round(3));
        assert_eq!(results(&first) as Vec<String>, now, "nothing was changed after round 3");
    }
}
