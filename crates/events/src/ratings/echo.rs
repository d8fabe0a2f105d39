//! The changes in a list after an event was entered, as values.

use super::change::{Change, Rating};
use super::newcomers::{BegunBy, Newcomers};
use super::uncounted::UncountedGames;
use crate::event::acts::{ActLine, LineRole};
use crate::event::{Color, Round};
use draughts_ground::said::Fact;
use draughts_ground::told;

told! {
    /// A change in a list, as one line.
    pub enum RatingListChange {
        Counted {
            event: String,
            games: usize,
            left_out: Option<Vec<UncountedGames>>,
            recorded: bool,
        } => "counted",
            "{ $event }: { $games ->
                [one] { $games } rated game
               *[other] { $games } rated games
            }{ $left_out ->
                [none] {\"\"}
               *[other] ; not counted: { $left_out }
            }{ $recorded ->
                [yes] , as recorded
               *[no] {\"\"}
            }";
        IsListed { player: String, id: String } => "is-listed", "{ $player } is { $id }";
        NewInList { player: String, initial: Rating } => "new-in-list",
            "new: { $player }, { $initial }";
        /// New players start at a rating that is not theirs; `alike` if the scheme starts everybody
        /// there.
        BegunUnrated {
            players: usize,
            rating: Rating,
            by: BegunBy,
            alike: bool,
        } => "begun-unrated",
            "{ $players ->
                [one] 1 new player starts
               *[other] { $players } new players start
            } at { $rating }: { $by ->
                [default] a default of this program, not of a federation
                [average] the average of the others in the event
               *[list] as the list says
            }";
        OwnRatingsNotTaken {
            players: usize,
            scheme: String,
            rating: Rating,
        } => "own-ratings-not-taken",
            "{ $players ->
                [one] the rating that 1 of them has in the event is not used
               *[other] the ratings that { $players } of them have in the event are not used
            }: under { $scheme } everybody starts at { $rating }";
        UnratedFromNow { what: Newcomers } => "unrated-from-now",
            "players without a rating from now on: { $what ->
                [left-out] their games do not count
                [average] they start at the average of the others in their first event
               *[other] they start at { $what }
            }";
        EnteredLate { event: String } => "entered-late",
            "{ $event } was entered before this event, and was played after it: ratings follow \
             the order of entry";
        NotCountedBefore { round: Round, board: u16, game: Box<RatingListChange> } => "not-counted-before",
            "round { $round }, board { $board }: { $game }, was not counted";
        CountedOtherwise {
            round: Round,
            board: u16,
            game: Box<RatingListChange>,
            was: Box<RatingListChange>,
        } => "counted-otherwise",
            "round { $round }, board { $board }: { $game } (was { $was })";
        CountsNoLonger { round: Round, board: u16, game: Box<RatingListChange> } => "counts-no-longer",
            "round { $round }, board { $board }: { $game } counts no longer";
        Game { players: String, result: Box<RatingListChange> } => "rated-game", "{ $players } { $result }";
        Result { score: String, uncredited: bool, penalised: Option<Color> } => "rated-result",
            "{ $score }{ $uncredited ->
                [yes] , not credited
               *[no] {\"\"}
            }{ $penalised ->
                [white] , White penalised
                [black] , Black penalised
               *[none] {\"\"}
            }";
        AnotherDay => "another-day", "another day";
        Moved { name: String, was: Rating, change: Change, rating: Rating } => "moved",
            "{ $name }: { $was } { $change } = { $rating }";
    }
}

impl ActLine for RatingListChange {
    fn part(&self) -> LineRole {
        match self {
            Self::Counted { .. } => LineRole::Whole,
            _ => LineRole::Done,
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
