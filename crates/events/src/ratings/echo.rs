//! What entering an event in a list did, as values.

use super::change::{Change, Rating};
use super::newcomers::{BegunBy, Newcomers};
use super::uncounted::LeftOut;
use crate::event::acts::{OfAct, Part};
use crate::event::{Color, Round};
use draughts_ground::said::Fact;
use draughts_ground::told;

told! {
    /// What is new in a list, in one line.
    pub enum Echo {
        /// How many games of an event count.
        Counted {
            event: String,
            games: usize,
            left_out: Option<Vec<LeftOut>>,
            recorded: bool,
        } => "counted";
        /// A player who is in the list under another id.
        IsListed { player: String, id: String } => "is-listed";
        /// A player who is new in the list.
        NewInList { player: String, initial: Rating } => "new-in-list";
        /// New players had no rating: how many, at which they start, and where that is from.
        BegunUnrated { players: usize, rating: Rating, by: BegunBy } => "begun-unrated";
        /// Ratings that new players have in the event are not taken: everybody starts alike.
        OwnRatingsNotTaken { players: usize, scheme: String, rating: Rating }
            => "own-ratings-not-taken";
        /// What the list does with players without a rating from now on.
        UnratedFromNow { what: Newcomers } => "unrated-from-now";
        /// An event that was entered before was played later.
        EnteredLate { event: String } => "entered-late";
        /// A game that did not count when the event was entered before.
        NotCountedBefore { round: Round, board: u16, game: Box<Echo> } => "not-counted-before";
        /// A game that was different when the event was entered before.
        CountedOtherwise { round: Round, board: u16, game: Box<Echo>, was: Box<Echo> }
            => "counted-otherwise";
        /// A game that no longer counts.
        CountsNoLonger { round: Round, board: u16, game: Box<Echo> } => "counts-no-longer";
        /// The players of a game and its result.
        Game { players: String, result: Box<Echo> } => "rated-game";
        /// The result of a game as it counts.
        Result { score: String, uncredited: bool, penalised: Option<Color> } => "rated-result";
        /// The game was played on another day.
        AnotherDay => "another-day";
        /// The rating of a player moved.
        Moved { name: String, was: Rating, change: Change, rating: Rating } => "moved";
    }
}

impl OfAct for Echo {
    fn part(&self) -> Part {
        match self {
            Self::Counted { .. } => Part::Whole,
            _ => Part::Done,
        }
    }
}

impl From<Rating> for Fact {
    fn from(rating: Rating) -> Self {
        Self::Figure(rating.to_string())
    }
}

impl From<Change> for Fact {
    fn from(change: Change) -> Self {
        Self::Figure(change.to_string())
    }
}
