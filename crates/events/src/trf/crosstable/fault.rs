//! Faults of crosstables, as values.

use super::CrosstableFormat;
use super::codes::TABLE_CELL;
use crate::diag::found;
use crate::event::Points;
use draughts_ground::said::Said;

found! {
    /// A fault that prevents a crosstable from becoming an event.
    pub enum CrosstableFault {
        NoHeads => "table-no-heads", TABLE_CELL,
            "the table has no heads",
            label "expected a line `Place;S.No.;Title;Name;...;R1` or \
             `Pl;FMJD-id;Title;Name;...;R1`";
        RoundsTooMany { most: usize } => "table-rounds-too-many", TABLE_CELL,
            "the table has too many rounds",
            label "expected at most { $most }";
        NoPlayers => "table-no-players", TABLE_CELL,
            "the table has no players",
            label "expected a line for each";
        Place { text: String, place: usize } => "table-place", TABLE_CELL,
            "`{ $text }` is not a place",
            label "expected { $place }: places stand in their order";
        NoName => "table-no-name", TABLE_CELL, "the player has no name", label "expected a name";
        StartNumber { text: String } => "table-start-number", TABLE_CELL,
            "`{ $text }` is not a start number",
            label "expected a whole number from 1";
        Rating { text: String } => "table-rating", TABLE_CELL,
            "`{ $text }` is not a rating",
            label "expected a whole number, such as `2339` or `A 2339`";
        Cell { text: String, format: CrosstableFormat } => "table-cell", TABLE_CELL,
            "`{ $text }` is not a round of a player",
            label "expected { $format ->
                [dap] place, colour and points of a game (`68b2`), or a bye (`+2`)
               *[toernooibase] points, place and colour of a game (`2/15w`), or nothing
            }";
        NoOpponent { place: usize } => "table-no-opponent", TABLE_CELL,
            "there is no opponent in place { $place }",
            label "expected the place of an opponent";
        NoGame { place: usize, round: usize } => "table-no-game", TABLE_CELL,
            "place { $place } has no game in round { $round }",
            label "expected two cells of a game";
        OtherOpponent { place: usize, other: usize } => "table-other-opponent", TABLE_CELL,
            "place { $place } plays against place { $other }",
            label "expected opponents who name each other";
        SameColor { place: usize } => "table-same-color", TABLE_CELL,
            "place { $place } has the same colour",
            label "expected one w and one b";
        OtherResult { place: usize } => "table-other-result", TABLE_CELL,
            "place { $place } has another result",
            label "expected results of both or of none";
        Scoring => "table-scoring", TABLE_CELL,
            "the points of the game belong to no scoring that is known",
            label "expected 2-0, 1-1; 1-0, 0.5-0.5; those of Delft; or two numbers that make 2";
        ByeWorth { points: Points, win: Points, draw: Points } => "table-bye-worth", TABLE_CELL,
            "a bye is worth { $points }",
            label "expected { $win } or { $draw }";
        NoEvent { why: Said } => "table-no-event", TABLE_CELL,
            "no event can be made of it: { $why }",
            label "expected a table of one event";
    }
}

draughts_ground::fact_words! {
    CrosstableFormat {
        DraughtsArbiterPro "dap",
        Toernooibase "toernooibase",
    }
}
