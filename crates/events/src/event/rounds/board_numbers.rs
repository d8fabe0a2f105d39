//! Numbering of the boards of a round.

use std::collections::{HashMap, HashSet};

use crate::event::{Event, PlayerId};

impl Event {
    /// Returns the numbers of these boards, in the order given: for players with a fixed board,
    /// that one; for the others the lowest free number from
    /// [`first_board`](crate::event::EventDocument::first_board) on. If two boards would have the
    /// same number, the first gets it; `taken` are numbers that no board may get.
    pub fn board_numbers(
        &self,
        boards: &[(PlayerId, PlayerId)],
        mut taken: HashSet<u16>,
    ) -> Vec<u16> {
        let players = self.players.iter();
        let fixed: HashMap<&PlayerId, u16> =
            players.filter_map(|player| Some((&player.id, player.fixed_board?))).collect();
        let fixed = |id: &PlayerId| fixed.get(id).copied();
        let mut asked: Vec<Option<u16>> = Vec::with_capacity(boards.len());
        for (white, black) in boards {
            let wishes = [fixed(white), fixed(black)].into_iter().flatten();
            asked.push(wishes.into_iter().find(|&number| number > 0 && taken.insert(number)));
        }
        let from = self.first_board.max(1);
        let mut free = (from..=u16::MAX).chain(1..from).filter(|number| !taken.contains(number));
        asked
            .into_iter()
            .map(|number| {
                let number = number.or_else(|| free.next());
                number.expect("there are more numbers than boards")
            })
            .collect()
    }

    /// Returns whether a player has a fixed board, so that the boards of a round are not in the
    /// order of the scores.
    pub fn has_fixed_boards(&self) -> bool {
        self.players.iter().any(|player| player.fixed_board.is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Player, System};

    #[test]
    fn fixed_boards_come_first_and_the_others_fill_up_from_the_first_number() {
        let mut event = Event::new("X", System::of_rounds(3));
        for (id, board) in [
            ("a", None),
            ("b", Some(102)),
            ("c", Some(102)),
            ("d", None),
            ("e", Some(7)),
            ("f", None),
        ] {
            let mut player = Player::new(id.parse().unwrap(), id);
            player.fixed_board = board;
            event.players.push(player);
        }
        event.first_board = 101;
        let pairs = [("a", "d"), ("f", "b"), ("c", "d"), ("e", "f")];
        let pairs = pairs.map(|(one, other)| (one.parse().unwrap(), other.parse().unwrap()));
        assert_eq!(event.board_numbers(&pairs, HashSet::new()), [101, 102, 103, 7]);
        assert_eq!(event.board_numbers(&pairs[..1], HashSet::from([101, 102])), [103]);
    }
}
