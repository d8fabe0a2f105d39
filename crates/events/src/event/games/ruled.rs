//! Rulings of boards.

use crate::event::{Event, Outcome, PlayerId, Round, Ruling};

impl Ruling {
    /// Formats the ruling as one line: the claim, the ruling, the article, the record (without its
    /// digest).
    pub fn words(&self) -> String {
        let record = self
            .record
            .as_deref()
            .map(|record| record.split_once(" sha256:").map_or(record, |(record, _)| record));
        let game = self.game.map_or_else(String::new, |game| format!("game {game}: "));
        let claim = self.claim.as_ref().map_or_else(String::new, |claim| format!("{claim}: "));
        let rests: Vec<&str> = [self.article.as_deref(), self.arbiter.as_deref(), record]
            .into_iter()
            .flatten()
            .collect();
        let rests =
            if rests.is_empty() { String::new() } else { format!(" ({})", rests.join("; ")) };
        format!("{game}{claim}{}{rests}", self.ruling)
    }

    /// Creates a ruling for a round with this text, not yet for a board.
    pub fn new(round: Round, ruling: impl Into<String>) -> Self {
        Self {
            round,
            board: None,
            game: None,
            claim: None,
            ruling: ruling.into(),
            article: None,
            arbiter: None,
            record: None,
            result: None,
            public: false,
        }
    }

    /// Returns whether the results of the games of its board include the one entered with it.
    pub fn agrees_with(&self, results: &[Outcome]) -> bool {
        let game = usize::from(self.game.unwrap_or(1)).saturating_sub(1);
        self.result.is_some() && results.get(game).copied() == self.result
    }

    /// Returns whether it is about this game (from 1) of this board, or about the whole board.
    pub fn is_about(&self, round: Round, board: u16, game: u16) -> bool {
        self.round == round
            && self.board == Some(board)
            && self.game.is_none_or(|about| about == game)
    }
}

impl Event {
    /// Returns the rulings about a board, in the order in which they were given.
    pub fn rulings_of(&self, round: Round, board: u16) -> impl Iterator<Item = &Ruling> {
        let is_it = move |ruling: &&Ruling| ruling.round == round && ruling.board == Some(board);
        self.rulings.iter().filter(is_it)
    }

    /// Returns the rulings about the boards of a player.
    pub fn rulings_of_player<'e>(&'e self, player: &PlayerId) -> impl Iterator<Item = &'e Ruling> {
        self.rulings.iter().filter(move |ruling| {
            let board = self.round(ruling.round).and_then(|round| round.board_of(player));
            board.is_some_and(|board| ruling.board == Some(board.board))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests_support::double_round_robin;
    use super::*;

    #[test]
    fn a_ruling_is_found_by_board_and_by_player_and_said_in_a_line() {
        let mut event = double_round_robin();
        event.rulings.push(Ruling {
            round: Round(2),
            board: Some(1),
            game: None,
            claim: Some("repetition by White".into()),
            ruling: "granted: 1-1".into(),
            article: Some("Annex 1, 6.1".into()),
            arbiter: None,
            record: Some("r2.pdn#1 sha256:00ff".into()),
            result: None,
            public: false,
        });
        let ruling = &event.rulings[0];
        assert_eq!(ruling.words(), "repetition by White: granted: 1-1 (Annex 1, 6.1; r2.pdn#1)");
        assert!(ruling.is_about(Round(2), 1, 1) && !ruling.is_about(Round(1), 1, 1));
        assert_eq!(event.rulings_of(Round(2), 1).count(), 1);
        assert_eq!(event.rulings_of(Round(1), 1).count(), 0);
        let of = |n: usize| event.rulings_of_player(&event.players[n].id).count();
        assert_eq!([of(0), of(1), of(2)], [1, 1, 0]);
    }
}
