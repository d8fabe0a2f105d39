//! Differences between two states of an event, in the terms of an event.

mod fields;
mod given;
mod people;

use draughts_ground::said::Said;
use draughts_ground::told;

use super::{Board, ByeKind, Event, Outcome, PairedRound, PlayerId, Round, TeamMatch};

told! {
    /// A difference in the later of two states of an event.
    pub enum EventDifference {
        ResultGone {
            round: Round,
            board: u16,
            white: String,
            black: String,
            was: Vec<Outcome>,
        } => "differs-result-gone",
            "round { $round }, board { $board }: { $white } - { $black } { $was } is gone";
        ResultOther {
            round: Round,
            board: u16,
            white: String,
            black: String,
            was: Vec<Outcome>,
            now: Vec<Outcome>,
        } => "differs-result-other",
            "round { $round }, board { $board }: { $white } - { $black } is { $now } now, and was \
             { $was }";
        ResultNew {
            round: Round,
            board: u16,
            white: String,
            black: String,
            now: Vec<Outcome>,
        } => "differs-result-new",
            "round { $round }, board { $board }: { $white } - { $black } { $now } is new";
        PlayoffGone {
            round: Round,
            white: String,
            black: String,
            was: Outcome,
        } => "differs-playoff-gone",
            "play-off after round { $round }: { $white } - { $black } { $was } is gone";
        PlayoffNew {
            round: Round,
            white: String,
            black: String,
            now: Outcome,
        } => "differs-playoff-new",
            "play-off after round { $round }: { $white } - { $black } { $now } is new";
        RoundGone { round: Round, boards: usize } => "differs-round-gone",
            "round { $round } is gone, with { $boards ->
                [one] { $boards } board
               *[other] { $boards } boards
            }";
        RoundNew { round: Round, boards: usize } => "differs-round-new",
            "round { $round } is new, with { $boards ->
                [one] { $boards } board
               *[other] { $boards } boards
            }";
        SeatsOther {
            round: Round,
            board: u16,
            was: Option<String>,
            now: Option<String>,
        } => "differs-seats",
            "round { $round }, board { $board }: { $now ->
                [none] nobody
               *[other] { $now }
            } now, { $was ->
                [none] nobody
               *[other] { $was }
            } before";
        ByeGone { round: Round, id: PlayerId, name: String, was: ByeKind } => "differs-bye-gone",
            "round { $round }: { $id } { $name } no longer has { $was ->
                [bye] the bye
                [full-point-bye] a full-point bye
                [half-point-bye] a half-point bye
               *[absent] an absence
            }";
        ByeNew { round: Round, id: PlayerId, name: String, now: ByeKind } => "differs-bye-new",
            "round { $round }: { $id } { $name } has { $now ->
                [bye] the bye
                [full-point-bye] a full-point bye
                [half-point-bye] a half-point bye
               *[absent] an absence
            } now";
        CorrectionGone { round: Round, board: u16, was: String } => "differs-correction-gone",
            "round { $round }, board { $board }: it is no longer recorded that { $was } stood \
             there before";
        CorrectionNew { round: Round, board: u16, was: String } => "differs-correction-new",
            "round { $round }, board { $board }: it is recorded that { $was } stood there before";
        AwardGone { given: Said } => "differs-award-gone", "{ $given } is gone";
        AwardNew { given: Said } => "differs-award-new", "{ $given } is new";
        RoundOther { round: Round } => "differs-round-other",
            "round { $round }: day, notes or other data are otherwise";
        PlayerGone { id: PlayerId, name: String } => "differs-player-gone",
            "{ $id } { $name } is gone";
        PlayerNew { id: PlayerId, name: String } => "differs-player-new",
            "{ $id } { $name } is new";
        WithdrawalGone { id: PlayerId, name: String, after: Round } => "differs-withdrawal-gone",
            "{ $id } { $name }: the withdrawal after round { $after } is gone";
        PlayerField {
            id: PlayerId,
            name: String,
            field: String,
            was: Option<String>,
            now: Option<String>,
        } => "differs-player-field",
            "{ $id } { $name }: { $field } { $now ->
                [none] { $was } is gone
               *[other] { $was ->
                    [none] { $now } is new
                   *[other] is { $now } now, and was { $was }
                }
            }";
        ForbiddenGone { names: Vec<String> } => "differs-forbidden-gone",
            "the forbidden pair { $names } is gone";
        ForbiddenNew { names: Vec<String> } => "differs-forbidden-new",
            "the forbidden pair { $names } is new";
        AskedGone {
            id: PlayerId,
            name: String,
            round: Round,
            bye: ByeKind,
        } => "differs-asked-gone",
            "round { $round }: { $id } { $name } had asked for { $bye ->
                [bye] the bye
                [full-point-bye] a full-point bye
                [half-point-bye] a half-point bye
               *[absent] an absence
            }, and that is gone";
        AskedNew { id: PlayerId, name: String, round: Round, bye: ByeKind } => "differs-asked-new",
            "round { $round }: { $id } { $name } has asked for { $bye ->
                [bye] the bye
                [full-point-bye] a full-point bye
                [half-point-bye] a half-point bye
               *[absent] an absence
            }";
        PlayerOther { id: PlayerId, name: String, fields: Vec<String> } => "differs-player-other",
            "{ $id } { $name }: { $fields } otherwise";
        FieldsOther { fields: Vec<String> } => "differs-fields", "also otherwise: { $fields }";
    }
}

impl EventDifference {
    /// Returns whether a result of the earlier state is missing or changed.
    pub const fn loses_result(&self) -> bool {
        matches!(
            self,
            Self::ResultGone { .. } | Self::ResultOther { .. } | Self::PlayoffGone { .. }
        )
    }

    /// Returns whether the later state has a result that the earlier one did not have.
    pub const fn is_other_result(&self) -> bool {
        matches!(self, Self::ResultOther { .. } | Self::ResultNew { .. } | Self::PlayoffNew { .. })
    }

    /// Returns whether an event has the result of the later state.
    pub fn is_result_in(&self, event: &Event) -> bool {
        match self {
            Self::ResultOther { round, white, black, now, .. }
            | Self::ResultNew { round, white, black, now, .. } => {
                has_result(event, *round, [white, black], now)
            }
            Self::PlayoffNew { round, white, black, now } => {
                has_playoff(event, *round, [white, black], *now)
            }
            _ => false,
        }
    }

    /// Returns whether recorded data are missing in the later state, whatever removed them.
    pub const fn loses(&self) -> bool {
        self.loses_result()
            || matches!(
                self,
                Self::RoundGone { .. }
                    | Self::ByeGone { .. }
                    | Self::PlayerGone { .. }
                    | Self::WithdrawalGone { .. }
                    | Self::ForbiddenGone { .. }
                    | Self::AskedGone { .. }
                    | Self::AwardGone { .. }
            )
    }

    /// Returns whether the later state lacks or changes data of the earlier one, as opposed to
    /// adding data.
    pub const fn is_missed(&self) -> bool {
        !matches!(
            self,
            Self::ResultNew { .. }
                | Self::PlayoffNew { .. }
                | Self::RoundNew { .. }
                | Self::ByeNew { .. }
                | Self::PlayerNew { .. }
                | Self::ForbiddenNew { .. }
                | Self::AskedNew { .. }
                | Self::AwardNew { .. }
                | Self::CorrectionNew { .. }
        )
    }

    /// Returns whether an event has the data that the later state lacks or has changed.
    pub fn is_in(&self, event: &Event) -> bool {
        match self {
            Self::ResultGone { round, white, black, was, .. }
            | Self::ResultOther { round, white, black, was, .. } => {
                has_result(event, *round, [white, black], was)
            }
            Self::PlayoffGone { round, white, black, was } => {
                has_playoff(event, *round, [white, black], *was)
            }
            Self::RoundGone { round, .. } => event.round(*round).is_some(),
            Self::ByeGone { round, id, was, .. } => event.round(*round).is_some_and(|paired| {
                paired.byes.iter().any(|bye| bye.player == *id && bye.bye == *was)
            }),
            Self::PlayerGone { id, .. } => event.player(id).is_some(),
            Self::WithdrawalGone { id, after, .. } => {
                event.player(id).is_some_and(|player| player.withdrawn_after == Some(*after))
            }
            Self::ForbiddenGone { names } => people::forbidden(event).contains(names),
            Self::AwardGone { given } => given::has_award(event, given),
            Self::AskedGone { id, round, bye, .. } => event.asked(id, *round) == Some(*bye),
            Self::PlayerField { id, field, was, .. } => {
                let player = event.player(id);
                player.is_some_and(|player| people::field_of(player, field) == *was)
            }
            _ => false,
        }
    }

    /// Returns whether [`is_in`](Self::is_in) can tell if an event has the data.
    pub const fn has_place(&self) -> bool {
        self.loses() || matches!(self, Self::PlayerField { was: Some(_), .. })
    }
}

/// Returns the differences in the later of two states of an event: results first, then rounds,
/// players and everything else. Empty if and only if the states are equal.
pub fn differences(before: &Event, after: &Event) -> Vec<EventDifference> {
    if before == after {
        return Vec::new();
    }
    let mut said = Vec::new();
    for old in &before.rounds {
        results_of(before, old, after, &mut said);
    }
    for new in &after.rounds {
        new_results(before, after, new, &mut said);
    }
    playoffs(before, after, &mut said);
    rounds(before, after, &mut said);
    people::players(before, after, &mut said);
    let mut told = people::agreed(before, after, &mut said);
    told.extend(given::awards(before, after, &mut said));
    let mut fields = fields::fields(before, after);
    fields.retain(|field| !told.contains(&field.as_str()));
    if !fields.is_empty() {
        said.push(EventDifference::FieldsOther { fields });
    }
    if said.is_empty() {
        // Such as the order of the rounds.
        said.push(EventDifference::FieldsOther { fields: fields::differing(before, after) });
    }
    said
}

fn has_result(event: &Event, round: Round, players: [&String; 2], results: &[Outcome]) -> bool {
    let is_it = |board: &Board| {
        [&board.white, &board.black].map(|id| called(event, id)).each_ref() == players
            && board.result == *results
    };
    event.round(round).is_some_and(|paired| scored(paired).iter().any(is_it))
}

fn has_playoff(event: &Event, round: Round, players: [&String; 2], result: Outcome) -> bool {
    let playoffs = event.playoffs.iter().filter(|playoff| playoff.round == round);
    playoffs.flat_map(|playoff| &playoff.games).any(|game| {
        [&game.white, &game.black].map(|id| called(event, id)).each_ref() == players
            && game.result == result
    })
}

fn called(event: &Event, id: &PlayerId) -> String {
    event.name_of(id).unwrap_or(id.as_str()).to_owned()
}

/// Returns the boards of a round, and each match with only a total score as a board of its two
/// teams.
fn scored(paired: &PairedRound) -> Vec<Board> {
    let of_match = |one: &TeamMatch| {
        let mut board = Board::new(one.number, one.home.clone(), one.away.clone());
        board.result = vec![Outcome::Played(one.score?)];
        Some(board)
    };
    let matches = paired.matches.iter().filter_map(of_match);
    paired.boards.iter().cloned().chain(matches).collect()
}

/// Returns the results at the board of the same two players, whatever its number and their colours,
/// in the perspective of `board`.
fn same_board(event: &Event, round: Round, board: &Board) -> Option<Vec<Outcome>> {
    let boards = scored(event.round(round)?);
    let is_there = |one: &&Board| one.white == board.white && one.black == board.black;
    let is_turned = |one: &&Board| one.white == board.black && one.black == board.white;
    let turned = || {
        let one = boards.iter().find(is_turned)?;
        Some(one.result.iter().map(|outcome| outcome.reversed()).collect())
    };
    boards.iter().find(is_there).map(|one| one.result.clone()).or_else(turned)
}

fn results_of(before: &Event, old: &PairedRound, after: &Event, said: &mut Vec<EventDifference>) {
    let round = old.round;
    for board in scored(old).iter().filter(|board| !board.result.is_empty()) {
        let now = same_board(after, round, board).unwrap_or_default();
        if now == board.result {
            continue;
        }
        let [white, black] = [&board.white, &board.black].map(|id| called(before, id));
        let (was, board) = (board.result.clone(), board.board);
        said.push(match now.is_empty() {
            true => EventDifference::ResultGone { round, board, white, black, was },
            false => EventDifference::ResultOther { round, board, white, black, was, now },
        });
    }
}

fn new_results(before: &Event, after: &Event, new: &PairedRound, said: &mut Vec<EventDifference>) {
    let round = new.round;
    for board in scored(new).iter().filter(|board| !board.result.is_empty()) {
        if same_board(before, round, board).is_some_and(|results| !results.is_empty()) {
            continue;
        }
        let [white, black] = [&board.white, &board.black].map(|id| called(after, id));
        let (now, board) = (board.result.clone(), board.board);
        said.push(EventDifference::ResultNew { round, board, white, black, now });
    }
}

fn playoffs(before: &Event, after: &Event, said: &mut Vec<EventDifference>) {
    type Game = (Round, String, String, Outcome);
    let games = |event: &Event| -> Vec<Game> {
        let of = |playoff: &super::Playoff| {
            let game = |game: &super::PlayoffGame| {
                let [white, black] = [&game.white, &game.black].map(|id| called(event, id));
                (playoff.round, white, black, game.result)
            };
            playoff.games.iter().map(game).collect::<Vec<_>>()
        };
        event.playoffs.iter().flat_map(of).collect()
    };
    let missing = |some: Vec<Game>, mut others: Vec<Game>| -> Vec<Game> {
        let is_missing = |game: &Game| match others.iter().position(|one| one == game) {
            Some(at) => {
                others.swap_remove(at);
                false
            }
            None => true,
        };
        some.into_iter().filter(is_missing).collect()
    };
    let gone = missing(games(before), games(after)).into_iter();
    said.extend(gone.map(|(round, white, black, was)| EventDifference::PlayoffGone {
        round,
        white,
        black,
        was,
    }));
    let new = missing(games(after), games(before)).into_iter();
    said.extend(new.map(|(round, white, black, now)| EventDifference::PlayoffNew {
        round,
        white,
        black,
        now,
    }));
}

fn rounds(before: &Event, after: &Event, said: &mut Vec<EventDifference>) {
    for old in &before.rounds {
        let (round, boards) = (old.round, old.boards.len());
        match after.round(round) {
            None => said.push(EventDifference::RoundGone { round, boards }),
            Some(new) => seats_and_rest(before, old, after, new, said),
        }
    }
    for new in after.rounds.iter().filter(|new| before.round(new.round).is_none()) {
        said.push(EventDifference::RoundNew { round: new.round, boards: new.boards.len() });
    }
}

/// Compares the seats, the byes and all other data of a round that both states have.
fn seats_and_rest(
    before: &Event,
    old: &PairedRound,
    after: &Event,
    new: &PairedRound,
    said: &mut Vec<EventDifference>,
) {
    let (round, first) = (old.round, said.len());
    let seats = |event: &Event, board: &Board| {
        let [white, black] = [&board.white, &board.black].map(|id| called(event, id));
        format!("{white} - {black}")
    };
    let ids = |board: &Board| [board.white.clone(), board.black.clone()];
    let numbers = old.boards.iter().chain(&new.boards).map(|board| board.board);
    let mut numbers: Vec<u16> = numbers.collect();
    numbers.sort_unstable();
    numbers.dedup();
    for board in numbers {
        let at =
            |paired: &PairedRound| paired.boards.iter().find(|one| one.board == board).cloned();
        let (one, other) = (at(old), at(new));
        if one.as_ref().map(ids) != other.as_ref().map(ids) {
            let was = one.map(|board| seats(before, &board));
            let now = other.map(|board| seats(after, &board));
            said.push(EventDifference::SeatsOther { round, board, was, now });
        }
    }
    let is_bye_in = |paired: &PairedRound, bye: &super::Bye| {
        paired.byes.iter().any(|one| one.player == bye.player && one.bye == bye.bye)
    };
    for bye in old.byes.iter().filter(|bye| !is_bye_in(new, bye)) {
        let (id, name) = (bye.player.clone(), called(before, &bye.player));
        said.push(EventDifference::ByeGone { round, id, name, was: bye.bye });
    }
    for bye in new.byes.iter().filter(|bye| !is_bye_in(old, bye)) {
        let (id, name) = (bye.player.clone(), called(after, &bye.player));
        said.push(EventDifference::ByeNew { round, id, name, now: bye.bye });
    }
    if said.len() == first && without_results(old) != without_results(new) {
        said.push(EventDifference::RoundOther { round });
    }
    given::corrections(old, new, said);
}

/// Returns a round without the current and previous results of its boards.
fn without_results(paired: &PairedRound) -> PairedRound {
    let mut paired = paired.clone();
    for board in paired.boards_mut() {
        board.result.clear();
        board.amended.clear();
    }
    paired
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::read;

    const EVENT: &str = "schema: arbiter.event/1
name: Club
system: {kind: swiss, rounds: 3}
players:
  - {id: p1, name: Ash, number: 1}
  - {id: p2, name: Elm, number: 2}
  - {id: p3, name: Fir, number: 3}
rounds:
  - round: 1
    boards:
      - {board: 1, white: p1, black: p2, result: 2-0}
    byes:
      - {player: p3, bye: pairing-allocated}
";

    fn of(text: &str) -> Event {
        read("club.yaml", text).unwrap_or_else(|error| panic!("{error}"))
    }

    fn told(after: &str) -> Vec<EventDifference> {
        let (before, after) = (of(EVENT), of(after));
        let said = differences(&before, &after);
        assert_eq!(said.is_empty(), before == after);
        assert!(
            said.iter().filter(|one| one.has_place()).all(|one| one.is_in(&before)),
            "{said:?}"
        );
        said
    }

    #[test]
    fn a_result_that_is_gone_or_other_is_told_with_its_board() {
        assert!(told(EVENT).is_empty());
        let gone = told(&EVENT.replace(", result: 2-0", ""));
        let [EventDifference::ResultGone { round: Round(1), board: 1, white, .. }] =
            gone.as_slice()
        else {
            panic!("{gone:?}")
        };
        assert_eq!(white, "Ash");
        let other = told(&EVENT.replace("2-0", "1-1"));
        assert!(matches!(other.as_slice(), [EventDifference::ResultOther { .. }]), "{other:?}");
        let round = told(&EVENT[..EVENT.find("rounds:\n").unwrap()]);
        let [EventDifference::ResultGone { .. }, EventDifference::RoundGone { boards: 1, .. }] =
            round.as_slice()
        else {
            panic!("{round:?}")
        };
        let seats = told(&EVENT.replace("white: p1, black: p2", "white: p2, black: p1"));
        let [EventDifference::ResultOther { .. }, EventDifference::SeatsOther { .. }] =
            seats.as_slice()
        else {
            panic!("{seats:?}")
        };
        let exchanged =
            EVENT.replace("white: p1, black: p2, result: 2-0", "white: p2, black: p1, result: 0-2");
        let seats = told(&exchanged);
        assert!(matches!(seats.as_slice(), [EventDifference::SeatsOther { .. }]), "{seats:?}");
    }

    #[test]
    fn whatever_else_differs_is_told() {
        for (was, now, found) in [
            ("name: Elm", "name: Oak", "differs-player-field"),
            ("name: Elm,", "name: Elm, categories: [U18],", "differs-player-other"),
            ("name: Elm,", "name: Elm, withdrawn_after: 1,", "differs-player-field"),
            ("name: Club", "name: Cup", "differs-fields"),
            ("bye: pairing-allocated", "bye: absent", "differs-bye-gone"),
            ("round: 1\n", "round: 1\n    note: Late\n", "differs-round-other"),
        ] {
            let said = told(&EVENT.replace(was, now));
            let ids: Vec<&str> =
                said.iter().map(|one| draughts_ground::said::Told::said(one).id()).collect();
            assert!(ids.contains(&found), "{was}: {ids:?}");
        }
    }
}
