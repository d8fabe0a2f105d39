//! A game as it is shown move by move: its tree as the rule set writes it, and the position before
//! and after every move, also in variations.
//!
//! The positions are those of the replay; whoever shows them needs no rules.

use super::canonical::{Strip, followed as written};
use super::main_line::MainLine;
use super::report::GameReport;
use super::select::Choice;
use crate::board::{Color, Numbering, Position, Square};
use crate::pdn::{GameText, GameTree};
use crate::rules::Naming;

/// A move of a [`FollowedGame`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FollowedMove {
    /// Its move number.
    pub number: u32,
    /// Who made it.
    pub side: Color,
    /// The position before it; `None` if the line could not be followed so far.
    pub before: Option<Position>,
    /// The position after it; `None` if it could not be played.
    pub after: Option<Position>,
    /// Its first and its last square, if it names two squares of the board.
    pub ends: Option<(Square, Square)>,
    /// True if it is legal in the position before it.
    pub is_legal: bool,
}

/// A game with the positions of its moves.
#[derive(Debug, Clone)]
pub struct FollowedGame {
    /// The game as its rule set writes it.
    pub tree: GameTree,
    /// The position it begins with; `None` if it cannot be set up.
    pub start: Option<Position>,
    /// Its moves, those of variations too, in the order in which they stand in the tree; none
    /// if it is of a board that its rule set does not have.
    pub moves: Vec<FollowedMove>,
    /// How squares are named in its moves.
    pub numbering: Numbering,
}

/// The tree of a game, rewritten, with the positions of its moves.
///
/// `report` is the replay of the same game under the same laws, with its history. Moves are
/// written as the record's own GameType tag says, unless another way is asked for.
#[must_use]
pub fn followed(
    game: &GameText<'_>,
    line: &MainLine<'_>,
    report: &GameReport,
    choice: &Choice,
    naming: Option<Naming>,
) -> FollowedGame {
    written(game, line, report, choice, (Strip::default(), naming))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pdn::{Item, games_in};
    use crate::record::{Catalogue, ReplayOptions, replay};

    fn shown(text: &str) -> (FollowedGame, GameReport) {
        let laws = Catalogue::new().laws("international").expect("a rule set of the project");
        let game = games_in(text.as_bytes()).next().expect("a game");
        let line = MainLine::read(&game);
        let choice = Choice::of(laws, (false, true), None, &line);
        let options = ReplayOptions { history: true, moves_only: false };
        let report = replay(&game, line.clone(), &choice.laws, Vec::new(), options);
        (followed(&game, &line, &report, &choice, None), report)
    }

    #[test]
    fn every_move_of_the_tree_has_its_positions() {
        let (game, report) =
            shown("1. 32-28 19-23 (19-24 37-32 {or} (38-32)) 2. 28x19 14x23 (13x24) 3. 99-1 *");
        let moves =
            |items: &[Item]| items.iter().filter(|item| matches!(item, Item::Move(_))).count();
        assert_eq!(moves(&game.tree.line), 5);
        let named: Vec<String> =
            game.moves.iter().map(|mv| format!("{}{}", mv.number, mv.side.letter())).collect();
        assert_eq!(named, ["1W", "1B", "1B", "2W", "2W", "2W", "2B", "2B", "3W"]);
        assert_eq!(game.start, report.history.first().map(|(_, start)| *start));
        // The variation begins where the move it replaces did, and ends elsewhere.
        assert_eq!(game.moves[1].before, game.moves[2].before);
        assert_ne!(game.moves[1].after, game.moves[2].after);
        assert_eq!(game.moves[3].before, game.moves[4].before);
        assert_eq!(game.moves[6].after, report.last);
        let last = game.moves[8];
        assert!(!last.is_legal && last.after.is_none() && last.ends.is_none());
    }
}
