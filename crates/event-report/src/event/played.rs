//! The rounds of a player, and results as tables write them.

use std::collections::BTreeSet;

use chrono::NaiveDate;
use serde::Serialize;

use super::words::{Footnote, Legend, Mark, day};
use crate::sheet::Ref;
use draughts_events::event::{
    Board, ByeKind, Color, Event, Ledger, Outcome, PairedRound, Part, PlayerId, Points, Round,
    RoundEntry, RoundStatus, Score, TeamMatch,
};
use draughts_ground::numbers::runs;
use draughts_ground::said::{Said, Sentences, Told, said};
use draughts_report::words::{Language, say};

/// Returns the round that tables show by default: the last one that has begun.
///
/// A round has begun if a game was played, if the score of a match is known, or if no result is
/// missing. Byes and forfeits alone begin
/// no round, because those of later rounds can be known beforehand.
pub fn latest_begun(event: &Event) -> Round {
    let games = event.scoring.games();
    let begun = event.rounds.iter().rev().find(|round| {
        let mut results = round.boards.iter().flat_map(|board| &board.result);
        let scored = || round.matches.iter().any(|one| one.score.is_some());
        results.any(|outcome| outcome.was_played())
            || scored()
            || round.missing(games).next().is_none()
    });
    begun.map_or(Round(0), |round| round.round)
}

/// Returns the last complete round for standings.
///
/// It is the round before the current one, if no earlier result is missing. If games of several
/// rounds are in progress, as in a league, or in the first round, it is the last round that has
/// begun.
pub fn latest_complete(event: &Event) -> Round {
    let (begun, games) = (latest_begun(event), event.scoring.games());
    let is_missing = |paired: &&PairedRound| paired.round <= begun && paired.is_running(games);
    let mut missing = event.rounds.iter().filter(is_missing);
    let before = begun.0.checked_sub(1).and_then(|before| event.round(Round(before)));
    match (missing.next(), missing.next(), before, event.round(begun)) {
        (Some(only), None, Some(before), Some(last))
            if only.round == begun && event.stage_of(before) == event.stage_of(last) =>
        {
            before.round
        }
        _ => begun,
    }
}

/// Returns the last round of a part that has begun.
///
/// The boards of a match decide if they are known, not the match itself, which has an outcome as
/// soon as a player is missing at one of its boards.
pub(super) fn latest_begun_in(event: &Event, part: &Part<'_>) -> Round {
    if event.is_one_part() {
        return latest_begun(event);
    }
    let has_begun = |paired: &PairedRound| {
        let mut own = own_boards(event, part, paired);
        let played = own.clone().flat_map(|board| &board.result).any(|one| one.was_played());
        let is_own = |one: &TeamMatch| one.score.is_some() && part.has(&one.home);
        let scored = paired.matches.iter().any(is_own);
        played || scored || own.all(|board| board.is_complete(event.scoring.games()))
    };
    let mut rounds = part.event.rounds.iter().rev().filter_map(|own| event.round(own.round));
    rounds.find(|paired| has_begun(paired)).map_or(Round(0), |paired| paired.round)
}

/// Returns the rounds after `last` with only forfeits, which have not begun.
///
/// Annulled results count for nobody and are ignored.
pub(super) fn forfeited_after(event: &Event, last: Round) -> Vec<Round> {
    let later = event.rounds.iter().filter(|paired| paired.round > last);
    let counts = |one: &Outcome| *one != Outcome::Annulled;
    let has_result =
        |paired: &&PairedRound| paired.boards.iter().any(|board| board.result.iter().any(counts));
    later.filter(has_result).map(|paired| paired.round).collect()
}

/// Returns the boards of a round that belong to a part and count there.
pub(super) fn own_boards<'r>(
    event: &'r Event,
    part: &'r Part<'_>,
    paired: &'r PairedRound,
) -> impl Iterator<Item = &'r Board> + Clone {
    paired.boards.iter().filter(move |board| match event.match_of_board(paired, board) {
        Some(one) => one.lost.is_empty() && part.has(&one.home),
        None => board.in_match.is_none() && part.has(&board.white),
    })
}

/// A board without a final result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OpenBoard {
    /// The round.
    pub round: Round,
    /// The board.
    pub board: u16,
    /// Whether a game is adjourned or postponed.
    pub adjourned: bool,
    /// Whether a game is postponed to another day.
    pub postponed: bool,
    /// The last day on which a postponed game may be played; null if none is set.
    pub until: Option<NaiveDate>,
}

/// Returns the boards of a ledger of this event that count and have no final result yet, in order.
pub(super) fn open_boards(event: &Event, ledger: &Ledger) -> Vec<OpenBoard> {
    let postponed = |round: Round, number: u16| {
        let boards = event.round(round).into_iter().flat_map(|round| &round.boards);
        boards.filter(|board| board.board == number).find_map(|board| board.postponed.as_ref())
    };
    let entries = (0..ledger.players()).flat_map(|player| ledger.of(player));
    let open = entries.filter_map(|entry| {
        let meeting = entry.meeting().filter(|one| one.counts && !one.complete)?;
        (meeting.color == Color::White).then(|| {
            let adjourned = meeting.games.contains(&Outcome::Adjourned);
            let postponed = postponed(entry.round, meeting.board).filter(|_| adjourned);
            OpenBoard {
                round: entry.round,
                board: meeting.board,
                adjourned,
                postponed: postponed.is_some(),
                until: postponed.and_then(|postponed| postponed.until),
            }
        })
    });
    let mut open: Vec<OpenBoard> = open.collect();
    open.sort_unstable();
    open
}

/// Returns the boards of a part without a final result, up to a round.
pub(super) fn open_of_part(event: &Event, part: &Part<'_>, last: Round) -> Vec<OpenBoard> {
    let rounds = part.event.rounds.iter().take_while(|own| own.round <= last);
    let rounds = rounds.filter_map(|own| event.round(own.round));
    let of_round = |paired: &'_ PairedRound| {
        let games = event.scoring.games();
        let open = own_boards(event, part, paired).filter(|board| !board.is_complete(games));
        let open = open.map(|board| {
            let adjourned = board.result.contains(&Outcome::Adjourned);
            let postponed = board.postponed.as_ref().filter(|_| adjourned);
            OpenBoard {
                round: paired.round,
                board: board.board,
                adjourned,
                postponed: postponed.is_some(),
                until: postponed.and_then(|postponed| postponed.until),
            }
        });
        open.collect::<Vec<_>>()
    };
    rounds.flat_map(of_round).collect()
}

/// Returns the boards of a round's stage that count and have no final result yet, up to the round.
pub(super) fn open_until(event: &Event, round: Round) -> Vec<OpenBoard> {
    if event.is_one_part() {
        return open_boards(event, &Ledger::new(event, round));
    }
    let stage = event.round(round).map_or(0, |paired| event.stage_of(paired));
    let parts = event.parts(stage);
    let of_part = |part: &Part<'_>| open_of_part(event, part, round);
    let mut open: Vec<OpenBoard> = parts.iter().flat_map(of_part).collect();
    open.sort_unstable();
    open
}

/// The most boards that are listed; of more, only the number is given.
const MOST_NAMED: usize = 12;

/// Lists the missing results, one line per kind.
pub(super) fn open_notes(open: &[OpenBoard], language: Language) -> Vec<String> {
    let (postponed, others): (Vec<OpenBoard>, Vec<OpenBoard>) =
        open.iter().partition(|board| board.postponed);
    let (adjourned, missing): (Vec<OpenBoard>, Vec<OpenBoard>) =
        others.iter().partition(|board| board.adjourned);
    let named = |boards: &[OpenBoard]| {
        (boards.len() <= MOST_NAMED).then(|| Sentences::listed(by_round(boards)))
    };
    let notes = [
        Footnote::Missing { boards: missing.len(), named: named(&missing) },
        Footnote::Adjourned { boards: adjourned.len(), named: named(&adjourned) },
        Footnote::Postponed { boards: postponed.len(), named: by_day(&postponed) },
    ];
    let none = [missing.is_empty(), adjourned.is_empty(), postponed.is_empty()];
    let notes = notes.iter().zip(none);
    notes.filter(|(_, none)| !none).map(|(note, _)| say(note, language)).collect()
}

/// Lists boards with dates: `round 3 board 2 until 2026-10-08`; `None` if there are many.
fn by_day(boards: &[OpenBoard]) -> Option<Sentences> {
    let said = boards.iter().map(|&OpenBoard { round, board, until, .. }| {
        let until = until.map(day);
        said!(
            "boards-of-until",
            "round { $round } board { $board }{ $until ->
                [none] {\"\"}
               *[other] {\" \"}until { $until }
            }";
            round, board, until
        )
    });
    (boards.len() <= MOST_NAMED).then(|| Sentences::listed(said.collect()))
}

/// Lists boards by round: `round 3 board 2`, `round 4 boards 1, 5-8`.
fn by_round(boards: &[OpenBoard]) -> Vec<Said> {
    let rounds = boards.chunk_by(|one, next| one.round == next.round);
    let of_round = |boards: &[OpenBoard]| match boards {
        [] => None,
        &[OpenBoard { round, board, .. }] => Some(said!(
            "boards-of-one",
            "round { $round } board { $board }";
            round, board
        )),
        several @ [OpenBoard { round, .. }, ..] => {
            let boards: Vec<u16> = several.iter().map(|one| one.board).collect();
            Some(said!(
                "boards-of-several",
                "round { $round } boards { $boards }";
                round = *round, boards = runs(&boards)
            ))
        }
    };
    rounds.filter_map(of_round).collect()
}

/// A player's round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayedRound<'e> {
    /// The round.
    pub round: Round,
    /// The board number; null if the player sat at none.
    pub board: Option<u16>,
    /// The opponent; null without a game.
    pub opponent: Option<&'e PlayerId>,
    /// The colour; in a micro-match, that of the first game. Null without a game.
    pub color: Option<Color>,
    /// The results of the games, with the player's own points first.
    pub result: Vec<Outcome>,
    /// Whether the player's results in the round are final.
    pub complete: bool,
    /// Whether the game is postponed; not in the JSON.
    #[serde(skip)]
    pub postponed: bool,
    /// Whether the pairing scores. It does not if it was struck out or one of its players is out of
    /// the standings.
    pub counts: bool,
    /// The reason the player did not play; null for a player at a board, and for one in no list of
    /// byes.
    pub bye: Option<ByeKind>,
    /// The points that count in the standings.
    pub points: Points,
    /// The total points after the round.
    pub score: Points,
    /// The points given by the event's ladder for the round, if it has one; not in the JSON.
    #[serde(skip)]
    pub by_ladder: Option<Points>,
}

/// Returns the rounds of a player, as far as the ledger has them.
pub(super) fn rounds_of<'e>(
    event: &'e Event,
    ledger: &Ledger,
    player: usize,
) -> Vec<PlayedRound<'e>> {
    let (mut score, points) = ledger.points_of(player, true);
    let put_off = |round: Round, number: u16| {
        let mut boards = event.round(round).into_iter().flat_map(|round| &round.boards);
        boards.any(|board| board.board == number && board.postponed.is_some())
    };
    let round = |entry: &RoundEntry| {
        score += points(entry);
        let meeting = entry.meeting();
        PlayedRound {
            round: entry.round,
            board: meeting.map(|meeting| meeting.board),
            opponent: meeting.map(|meeting| &event.players[meeting.opponent].id),
            color: meeting.map(|meeting| meeting.color),
            result: meeting.map_or_else(Vec::new, |meeting| meeting.games.clone()),
            complete: meeting.is_none_or(|meeting| meeting.complete),
            postponed: meeting.is_some_and(|meeting| put_off(entry.round, meeting.board)),
            counts: meeting.is_none_or(|meeting| meeting.counts),
            bye: match entry.standing {
                RoundStatus::Bye(kind) => Some(kind),
                _ => None,
            },
            points: entry.points,
            score,
            by_ladder: meeting.and_then(|meeting| meeting.by_ladder),
        }
    };
    ledger.of(player).iter().map(round).collect()
}

impl PlayedRound<'_> {
    /// Returns the board, if the player had one.
    pub(super) fn at_board(&self) -> Option<Ref> {
        self.board.map(|board| Ref::Board { round: self.round, board })
    }

    /// Returns the points, if all results are final.
    pub(super) fn final_points(&self) -> Option<Points> {
        self.complete.then_some(self.points)
    }

    /// Returns the score after the round, if all its results are final.
    pub(super) fn final_score(&self) -> Option<Points> {
        self.complete.then_some(self.score)
    }

    /// Returns whether the result is kept but gives nobody points.
    pub(super) fn counts_for_nobody(&self) -> bool {
        let struck = self.result.iter().all(|one| *one == Outcome::Annulled);
        !self.counts && !struck
    }

    /// Formats the player's result of a pairing as crosstables write it.
    ///
    /// - `2`, `1+`: the points, in a micro-match `3-1`.
    /// - `+`, `-`: a forfeit.
    /// - `a`: adjourned; `x`: annulled.
    /// - In brackets: counts for nobody.
    /// - Empty: no result yet.
    /// - If a ladder gives points, these points; `1*` while its play-off continues.
    pub(super) fn own(&self, games: usize) -> String {
        let text = match (self.by_ladder, self.result.as_slice()) {
            (Some(points), [Outcome::Played(_) | Outcome::Adjudicated(_), ..]) => {
                points.to_string()
            }
            (_, [Outcome::Played(_) | Outcome::Adjudicated(_)]) if games == 1 && !self.complete => {
                format!("{}*", own(&self.result, games, true))
            }
            _ => own(&self.result, games, self.complete),
        };
        if self.counts_for_nobody() { format!("({text})") } else { text }
    }
}

fn own(result: &[Outcome], games: usize, complete: bool) -> String {
    match result {
        [] => String::new(),
        [Outcome::Total(score)] => score.to_string(),
        [whole] if games == 1 || complete => one(*whole),
        several => {
            let scores = || several.iter().filter_map(|outcome| outcome.score());
            let first: Points = scores().map(|score| score.first).sum();
            let second: Points = scores().map(|score| score.second).sum();
            let open = if complete { "" } else { "*" };
            format!("{first}-{second}{open}")
        }
    }
}

/// Formats only the player's own points: `2`, `+`; their sum for several games.
pub(super) fn one_side(result: &[Outcome], games: usize, complete: bool) -> String {
    match result {
        [] => String::new(),
        [whole] if games == 1 || complete => one(*whole),
        several => {
            let own = several.iter().filter_map(|outcome| outcome.score()).map(|one| one.first);
            let open = if complete { "" } else { "*" };
            format!("{}{open}", own.sum::<Points>())
        }
    }
}

fn one(outcome: Outcome) -> String {
    match outcome {
        Outcome::Played(score) | Outcome::Adjudicated(score) | Outcome::Total(score) => {
            first(score)
        }
        Outcome::Forfeit(score) => if score.first > score.second { "+" } else { "-" }.into(),
        Outcome::DoubleForfeit => "-".into(),
        Outcome::Adjourned => "a".into(),
        Outcome::Annulled => "x".into(),
    }
}

fn first(score: Score) -> String {
    let plus = match score.plus {
        None => "",
        Some(Color::White) => "+",
        Some(Color::Black) => "-",
    };
    format!("{}{plus}", score.first)
}

/// Formats the results of a pairing as pairing lists write them, White of the first game first.
///
/// For example `2-0`, `2-0 F` by forfeit, `1-1 A` decided by the arbiter, or `3-1 (2-0 1-1)` and
/// `3-1 (?)` for several games.
pub(super) fn result_text(
    result: &[Outcome],
    games: usize,
    complete: bool,
    language: Language,
) -> String {
    let short = |outcome: &Outcome| {
        let mark = match *outcome {
            Outcome::Played(score) => return language.figures(score),
            Outcome::Forfeit(score) => Mark::ByForfeit { score },
            Outcome::DoubleForfeit => Mark::DoubleForfeit,
            Outcome::Adjudicated(score) => Mark::Adjudicated { score },
            Outcome::Adjourned => Mark::Adjourned,
            Outcome::Annulled => Mark::Annulled,
            Outcome::Total(score) => return format!("{} (?)", language.figures(score)),
        };
        say(&mark, language)
    };
    let each: Vec<String> = result.iter().map(short).collect();
    match each.as_slice() {
        [_, _, ..] => format!("{} ({})", own(result, games, complete), each.join(" ")),
        _ if complete || result.is_empty() => each.join(" "),
        _ if games > 1 => format!("{} *", each.join(" ")),
        _ => each.join(" "),
    }
}

/// Explains `+2` beside those who have these points without an opponent; `None` if nobody has any.
pub(super) fn plus_points(all: impl Iterator<Item = Points>) -> Option<Legend> {
    let all: BTreeSet<Points> = all.filter(|points| *points > Points::ZERO).collect();
    let points: Vec<String> = all.iter().map(|points| format!("+{points}")).collect();
    (!points.is_empty()).then(|| Legend::PlusPoints { points: points.join(", ") })
}

/// Explains the marks in [`result_text`], as far as they occur, and adds `more`.
pub(super) fn legend<'o>(
    results: impl Iterator<Item = &'o [Outcome]> + Clone,
    more: Option<Legend>,
    language: Language,
) -> Option<String> {
    let any = |is: fn(&Outcome) -> bool| results.clone().flatten().any(is);
    let marks = [
        (any(|one| matches!(one, Outcome::Forfeit(_) | Outcome::DoubleForfeit)), Legend::Forfeit),
        (any(|one| matches!(one, Outcome::Adjudicated(_))), Legend::Adjudicated),
        (any(|one| *one == Outcome::Adjourned), Legend::Adjourned),
        (any(|one| matches!(one, Outcome::Total(_))), Legend::Total),
    ];
    let used = marks.into_iter().filter(|(used, _)| *used).map(|(_, mark)| mark);
    let marks = Sentences::listed(used.chain(more).map(|mark| mark.said()).collect());
    (!marks.said.is_empty()).then(|| say(&Footnote::Legend { marks }, language))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcomes(text: &str) -> Vec<Outcome> {
        text.split(", ").filter(|one| !one.is_empty()).map(|one| one.parse().unwrap()).collect()
    }

    #[test]
    fn own_points_are_written_as_crosstables_do() {
        for (result, games, complete, text) in [
            ("", 1, false, ""),
            ("2-0", 1, true, "2"),
            ("1+-1-", 1, true, "1+"),
            ("1--1+", 1, true, "1-"),
            ("2-0 forfeit", 1, true, "+"),
            ("0-2 forfeit", 1, true, "-"),
            ("0-0 forfeit", 1, true, "-"),
            ("adjourned", 1, false, "a"),
            ("annulled", 1, true, "x"),
            ("9-1", 1, true, "9"),
            ("2-0, 1-1", 2, true, "3-1"),
            ("2-0", 2, false, "2-0*"),
            ("2-0 forfeit", 2, true, "+"),
        ] {
            assert_eq!(own(&outcomes(result), games, complete), text, "{result}");
        }
    }

    #[test]
    fn results_of_a_board_say_how_they_came_about() {
        for (result, games, complete, text) in [
            ("", 1, false, ""),
            ("2-0", 1, true, "2-0"),
            ("0-2 forfeit", 1, true, "0-2 F"),
            ("1-1 adjudicated", 1, true, "1-1 A"),
            ("adjourned", 1, false, "adj."),
            ("2-0, 1-1", 2, true, "3-1 (2-0 1-1)"),
            ("2-0", 2, false, "2-0 *"),
        ] {
            assert_eq!(
                result_text(&outcomes(result), games, complete, Language::English),
                text,
                "{result}"
            );
        }
    }

    #[test]
    fn what_is_missing_is_named_by_its_rounds() {
        let open = |round, board, adjourned| OpenBoard {
            round: Round(round),
            board,
            adjourned,
            postponed: false,
            until: None,
        };
        let list = [open(3, 1, false), open(3, 4, false), open(4, 2, false), open(4, 5, true)];
        assert_eq!(
            open_notes(&list, Language::English),
            [
                "Provisional: 3 results are missing (round 3 boards 1, 4; round 4 board 2).",
                "Provisional: 1 game is adjourned (round 4 board 5)."
            ]
        );
        let until = "2026-10-08".parse().ok();
        let put_off = OpenBoard { postponed: true, until, ..open(3, 2, true) };
        assert_eq!(
            open_notes(&[put_off], Language::English),
            ["Provisional: 1 game is postponed (round 3 board 2 until 8 Oct 2026)."]
        );
        let many: Vec<OpenBoard> = (1..20).map(|board| open(1, board, false)).collect();
        assert_eq!(open_notes(&many, Language::English), ["Provisional: 19 results are missing."]);
        assert!(open_notes(&[], Language::English).is_empty());
    }

    #[test]
    fn a_round_of_forfeits_alone_has_not_begun_and_is_named() {
        let event = |result: &str| {
            let text = format!(
                "schema: arbiter.event/2\nname: X\nsystem: {{kind: round-robin, rounds: 3}}\n\
                 players: [{{id: a, name: A}}, {{id: b, name: B}}, {{id: c, name: C}}, {{id: d, name: D}}]\n\
                 rounds:\n  - {{round: 1, boards: [{{board: 1, white: a, black: b, result: 2-0}}, {{board: 2, white: c, black: d, result: 1-1}}]}}\n  \
                 - {{round: 2, boards: [{{board: 1, white: a, black: c{result}}}, {{board: 2, white: b, black: d}}]}}\n"
            );
            draughts_events::event::read("x.yaml", &text).unwrap_or_else(|error| panic!("{error}"))
        };
        let later = |result: &str| {
            let event = event(result);
            (latest_begun(&event), forfeited_after(&event, latest_begun(&event)))
        };
        assert_eq!(later(""), (Round(1), Vec::new()));
        assert_eq!(later(", result: 2-0 forfeit"), (Round(1), vec![Round(2)]));
        assert_eq!(later(", result: annulled"), (Round(1), Vec::new()), "no forfeit");
        assert_eq!(later(", result: 2-0"), (Round(2), Vec::new()));
    }
}
