//! The prompts, messages and refusals of the desk, as values.

use draughts_events::event::{Color, Outcome, Round};
use draughts_ground::said::Said;
use draughts_ground::told;

told! {
    /// A player, as named at the desk.
    pub enum DeskPlayer {
        Player { name: String } => "desk-player", "{ $name }";
        OfTeam { name: String, team: String, color: Color } => "desk-player-of-team",
            "{ $name } ({ $team }, { $color ->
                [white] White
               *[black] Black
            })";
    }
}

told! {
    /// A prompt of the desk.
    pub enum Prompt {
        /// The result of a board, or of one of its games. For teams, `number` is that of the match
        /// and `seat` the board in it. `results` is what is recorded there, and `white` the player
        /// with White if that is not the one named first.
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
        } => "desk-asks-result",
            "{ desk-at-board }: { $first } - { $second }{ $white ->
                [none] {\"\"}
               *[other] {\" \"}({ $white } has White)
            }{ $results ->
                [none] {\"\"}
               *[other] {\" \"}{ $results }
            }{ desk-put-off }{ $is_final ->
                [yes] , recorded
               *[no] {\"\"}
            }:";
        Amended {
            board: u16,
            number: Option<u16>,
            seat: Option<u16>,
            game: Option<usize>,
            first: Said,
            second: Said,
            results: Vec<Outcome>,
        } => "desk-asks-amended",
            "{ desk-at-board }: { $first } - { $second } { $results }, recorded; the right result:";
        Reason { board: u16 } => "desk-asks-reason", "board { $board }, reason for the change:";
        Which => "desk-asks-which", "number of the board, or part of a name:";
        Undo { number: u64 } => "desk-asks-undo", "take operation { $number } back? y or n:";
        AllIn { round: Round, adjourned: usize } => "desk-all-in",
            "round { $round }: { $adjourned ->
                [0] all results are in
                [one] all other results are in, { $adjourned } board is adjourned or postponed
               *[other] all other results are in, { $adjourned } boards are adjourned or postponed
            }:";
        Gone { round: Round } => "desk-round-gone", "round { $round } is no longer paired:";
    }
}

told! {
    /// A message of the desk.
    pub enum Shown {
        Head { event: String, round: Round, boards: usize, open: usize } => "desk-head",
            "{ $event }, round { $round }: { $boards ->
                [one] { $boards } board
               *[other] { $boards } boards
            }, { $open } without a result";
        Results { keys: Vec<Said> } => "desk-results", "{ $keys }";
        ResultKey { key: String, result: Outcome } => "desk-result-key", "{ $key } for { $result }";
        Commands => "desk-commands",
            "Enter to skip, < back, / search, a amend, u undo, m missing, ? help, q quit";
        HomeFirst => "desk-home-first",
            "scores have the points of the home player first, who is named first; w and b are \
             wins of White and of Black";
        Total => "desk-total",
            "if only the score of the games together is known: 3-1, 2-2";
        Further => "desk-further",
            "also w, b, d, =; longer results after a colon: `:w-late`, `:adjourned`, `:12=2-0`";
        Board {
            board: u16,
            number: Option<u16>,
            seat: Option<u16>,
            first: Said,
            second: Said,
            results: Option<Vec<Outcome>>,
            postponed: bool,
            until: Option<String>,
        } => "desk-board",
            "{ desk-place }: { $first } - { $second }{ $results ->
                [none] {\"\"}
               *[other] {\" \"}{ $results }
            }{ desk-put-off }";
        ToCome { boards: String, open: usize } => "desk-to-come",
            "{ $open } boards without a result: { $boards }";
        NothingToCome => "desk-nothing-to-come", "no result is missing";
        WouldUndo { what: Said } => "desk-would-undo", "not entered here: { $what }";
        LeftAsItIs => "desk-left-as-it-is", "nothing was changed";
        Left { entered: usize } => "desk-left",
            "{ $entered ->
                [0] no result was entered
                [one] { $entered } result was entered
               *[other] { $entered } results were entered
            }";
    }
}

told! {
    /// The reason the desk refuses an input.
    pub enum NotAtDesk {
        Recorded {
            board: u16,
            first: Said,
            second: Said,
            results: Vec<Outcome>,
        } => "desk-recorded",
            "board { $board }: { $first } - { $second } has { $results } already",
            help "the key a changes it, with a reason";
        Meanwhile {
            board: u16,
            first: Said,
            second: Said,
            results: Vec<Outcome>,
        } => "desk-meanwhile",
            "board { $board }: { $first } - { $second } has got { $results } in the meantime; \
             nothing was entered",
            help "the key a changes it, with a reason; Enter continues";
        Emptied { board: u16 } => "desk-emptied",
            "the result of board { $board } has been removed in the meantime; nothing was entered",
            help "see whether it is the right board, and enter it again";
        OtherPlayers { board: u16 } => "desk-other-players",
            "other players have been paired on board { $board } in the meantime; nothing was \
             entered",
            help "see whether it is the right board, and enter it again";
        NoBoardAsked => "desk-no-board-asked",
            "no result is missing",
            help "search for a board with /, or go back with <";
        NotFound { text: String } => "desk-not-found",
            "no board of this round has `{ $text }`",
            help "/ and the number of a board, or part of a name";
        NothingToAmend { board: u16 } => "desk-nothing-to-amend",
            "board { $board } has no result yet",
            help "go back to the board with <, or search for it with /";
        NoReason => "desk-no-reason",
            "a recorded result is not changed without a reason; nothing was changed";
        NothingBefore => "desk-nothing-before", "this is the first board";
    }
}
