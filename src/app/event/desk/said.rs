//! What the desk asks, shows and refuses, as values.

use crate::event::{Color, Outcome, Round};
use draughts_ground::said::Said;
use draughts_ground::told;

told! {
    /// A player as the desk names one.
    pub enum DeskPlayer {
        /// Where players meet.
        Player { name: String } => "desk-player";
        /// Where teams meet: with the team and the colour in the game that is asked for.
        OfTeam { name: String, team: String, color: Color } => "desk-player-of-team";
    }
}

told! {
    /// What the desk asks for.
    pub enum Prompt {
        /// The result of a board, or of a game of it; `results` has what is recorded there, and
        /// `white` is who has White where that is not the player named first; of teams, `seat` is
        /// the board of the match.
        Result {
            board: u16,
            number: Option<u16>,
            seat: Option<u16>,
            game: Option<usize>,
            first: Said,
            second: Said,
            white: Option<Said>,
            results: Option<Vec<Outcome>>,
            is_final: bool,
            postponed: bool,
            until: Option<String>,
        } => "desk-asks-result";
        /// The right result of a board.
        Amended {
            board: u16,
            number: Option<u16>,
            seat: Option<u16>,
            game: Option<usize>,
            first: Said,
            second: Said,
            results: Vec<Outcome>,
        } => "desk-asks-amended";
        /// Why a recorded result is changed.
        Reason { board: u16 } => "desk-asks-reason";
        /// Which board is looked for.
        Which => "desk-asks-which";
        /// Whether an operation that was not entered here is to be taken back.
        Undo { number: u64 } => "desk-asks-undo";
        /// Nothing: every board has its result or is adjourned.
        AllIn { round: Round, adjourned: usize } => "desk-all-in";
        /// Nothing: the round is not paired any more.
        Gone { round: Round } => "desk-round-gone";
    }
}

told! {
    /// What the desk shows.
    pub enum Shown {
        /// Which round it is, and how many boards are to come.
        Head { event: String, round: Round, boards: usize, open: usize } => "desk-head";
        /// The keys that are results of this event.
        Results { keys: Vec<Said> } => "desk-results";
        /// A key, and its result.
        ResultKey { key: String, result: Outcome } => "desk-result-key";
        /// The keys that are no results.
        Commands => "desk-commands";
        /// Where teams meet, whose points stand first.
        HomeFirst => "desk-home-first";
        /// What else can be typed for a result.
        Further => "desk-further";
        /// A board with its players, and its results if it has any.
        Board {
            board: u16,
            number: Option<u16>,
            seat: Option<u16>,
            first: Said,
            second: Said,
            results: Option<Vec<Outcome>>,
            postponed: bool,
            until: Option<String>,
        } => "desk-board";
        /// Many boards that are to come, in a row.
        ToCome { boards: String, open: usize } => "desk-to-come";
        /// Nothing is to come.
        NothingToCome => "desk-nothing-to-come";
        /// An operation that was not entered here, and would be taken back.
        WouldUndo { what: Said } => "desk-would-undo";
        /// Nothing was changed.
        LeftAsItIs => "desk-left-as-it-is";
        /// How many results were entered here.
        Left { entered: usize } => "desk-left";
    }
}

told! {
    /// Why the desk does not do what is asked.
    pub enum NotAtDesk {
        /// A board has a result.
        Recorded { board: u16, first: Said, second: Said, results: Vec<Outcome> }
            => "desk-recorded";
        /// A board has got a result since it was shown.
        Meanwhile { board: u16, first: Said, second: Said, results: Vec<Outcome> }
            => "desk-meanwhile";
        /// The result of a board was taken away since it was shown.
        Emptied { board: u16 } => "desk-emptied";
        /// Other players sit at a board since it was shown.
        OtherPlayers { board: u16 } => "desk-other-players";
        /// No board is asked for.
        NoBoardAsked => "desk-no-board-asked";
        /// No board of the round is meant.
        NotFound { text: String } => "desk-not-found";
        /// A board without a result cannot be amended.
        NothingToAmend { board: u16 } => "desk-nothing-to-amend";
        /// A recorded result is not changed without a reason.
        NoReason => "desk-no-reason";
        /// Before the first board there is none.
        NothingBefore => "desk-nothing-before";
    }
}
