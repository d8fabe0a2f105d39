//! The boards of a round in order, and the next without a result.

use std::collections::BTreeSet;

use draughts_events::event::acts::{Spot, Whose};
use draughts_events::event::games::NameIndex;
use draughts_events::event::{Board, Event, Outcome, PairedRound};

/// A board, and its game if a pairing has several.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Place {
    /// The number of the board.
    pub board: u16,
    /// The game, from 1; `None` if a pairing is one game.
    pub game: Option<usize>,
}

impl Place {
    /// Returns the first game of a board without a result, or its first game if all have one.
    pub(super) fn on(board: &Board, games: usize) -> Self {
        let wanted = || wanted(board, games).unwrap_or(1);
        Self { board: board.board, game: (games > 1).then(wanted) }
    }

    /// Returns the board in its round.
    pub(super) fn board_in(self, round: &PairedRound) -> Option<&Board> {
        round.boards.iter().find(|board| board.board == self.board)
    }

    /// Returns what is recorded at this place.
    pub(super) fn recorded(self, board: &Board) -> &[Outcome] {
        match self.game {
            None => &board.result,
            Some(_) if board.is_whole() => &board.result,
            Some(game) => board.result.get(game - 1..game).unwrap_or_default(),
        }
    }
}

/// Returns the game of a board to be played and not adjourned, from 1.
fn wanted(board: &Board, games: usize) -> Option<usize> {
    board.is_open(games).then_some(board.result.len() + 1)
}

/// Returns whether a game of a board is adjourned.
pub(super) fn is_adjourned(board: &Board) -> bool {
    board.result.contains(&Outcome::Adjourned)
}

/// Returns the next place without a result after this one, in board order; the first follows the
/// last, and the place itself comes last.
pub(super) fn after(round: &PairedRound, games: usize, place: Option<Place>) -> Option<Place> {
    let at = place.and_then(|place| {
        let at = round.boards.iter().position(|board| board.board == place.board)?;
        // Between two games of a board, it stays at the board.
        let next_game = place.game.zip(wanted(&round.boards[at], games));
        Some(if next_game.is_some_and(|(game, next)| next > game) { at } else { at + 1 })
    });
    let (before, from) = round.boards.split_at(at.unwrap_or(0).min(round.boards.len()));
    let mut boards = from.iter().chain(before);
    boards.find(|board| wanted(board, games).is_some()).map(|board| Place::on(board, games))
}

/// Returns the place before this one, in board order.
pub(super) fn before(round: &PairedRound, games: usize, place: Option<Place>) -> Option<Place> {
    let of = |place: Place| round.boards.iter().position(|board| board.board == place.board);
    let at = place.and_then(of).unwrap_or(round.boards.len()).checked_sub(1)?;
    Some(Place::on(&round.boards[at], games))
}

/// Returns the places that a text may mean: the board with this number (`12`, `12.2`), in a team
/// event also that of a match (`1.2`, `1.2.1`), or those of players whose names contain it.
pub(super) fn found(event: &Event, round: &PairedRound, text: &str) -> Vec<Place> {
    let games = event.scoring.games();
    let spot = text.parse::<Spot>().ok().map(|spot| spot.settled(event));
    if let Some(Spot { whose: Whose::Seat { number, seat }, game }) = spot {
        let mut boards = round.boards_of(number);
        let board = boards.find(|board| board.seat == Some(seat));
        let place = board.map(|board| Place::on(board, games));
        let game = game.filter(|game| games > 1 && (1..=games).contains(game));
        let place = place.map(|place| Place { game: game.or(place.game), ..place });
        return place.into_iter().collect();
    }
    let (number, game) = text.split_once('.').map_or((text, None), |(number, game)| {
        (number, game.parse().ok().filter(|game| (1..=games).contains(game)))
    });
    if let Ok(number) = number.parse::<u16>() {
        let board = round.boards.iter().find(|board| board.board == number);
        let place = board.map(|board| Place::on(board, games));
        let place = place.map(|place| Place { game: place.game.and(game).or(place.game), ..place });
        return place.into_iter().collect();
    }
    let players = NameIndex::new(&event.players).holding(text);
    let ids: BTreeSet<_> = players.into_iter().map(|at| &event.players[at].id).collect();
    let sits = |board: &&Board| ids.contains(&board.white) || ids.contains(&board.black);
    round.boards.iter().filter(sits).map(|board| Place::on(board, games)).collect()
}

/// Formats a list of numbers with ranges: `1-3, 7`.
pub(super) fn in_ranges(boards: &[u16]) -> String {
    let mut parts: Vec<(u16, u16)> = Vec::new();
    for &board in boards {
        match parts.last_mut() {
            Some((_, last)) if last.checked_add(1) == Some(board) => *last = board,
            _ => parts.push((board, board)),
        }
    }
    let part = |(first, last): &(u16, u16)| match first == last {
        true => first.to_string(),
        false => format!("{first}-{last}"),
    };
    parts.iter().map(part).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use draughts_events::event::read;

    #[test]
    fn numbers_in_a_row_are_a_range() {
        assert_eq!(in_ranges(&[]), "");
        assert_eq!(in_ranges(&[4]), "4");
        assert_eq!(in_ranges(&[1, 2, 3, 7, 9, 10]), "1-3, 7, 9-10");
    }

    #[test]
    fn the_next_place_is_the_next_board_that_waits_and_then_the_first_again() {
        let text = "schema: arbiter.event/1\nname: X\nsystem: {kind: swiss, rounds: 3}\n\
             scoring: {mode: micro-match}\n\
             players:\n  - {id: a, name: Ash}\n  - {id: b, name: Bay}\n  - {id: c, name: Cedar}\n\
             \x20 - {id: d, name: Dogwood}\n  - {id: e, name: Elm}\n  - {id: f, name: Fir}\n\
             rounds:\n  - round: 1\n    boards:\n\
             \x20     - {board: 1, white: a, black: b}\n\
             \x20     - {board: 2, white: c, black: d, result: adjourned}\n\
             \x20     - {board: 3, white: e, black: f, result: [2-0]}\n";
        let event = read("t.yaml", text).unwrap_or_else(|error| panic!("{error}"));
        let round = &event.rounds[0];
        let place = |board, game| Some(Place { board, game: Some(game) });
        assert_eq!(after(round, 2, None), place(1, 1));
        assert_eq!(after(round, 2, place(1, 1)), place(3, 2), "board 2 is adjourned");
        assert_eq!(after(round, 2, place(3, 1)), place(3, 2), "its second game");
        assert_eq!(after(round, 2, place(3, 2)), place(1, 1));
        assert_eq!(before(round, 2, place(3, 2)), place(2, 1));
        assert_eq!(before(round, 2, place(1, 1)), None);
        assert_eq!(before(round, 2, None), place(3, 2));
        assert_eq!(found(&event, round, "3.1"), [place(3, 1).unwrap()]);
        assert_eq!(found(&event, round, "3"), [place(3, 2).unwrap()]);
        assert_eq!(found(&event, round, "fir"), [place(3, 2).unwrap()]);
        assert_eq!(found(&event, round, "9"), []);
    }
}
