//! The application's own refusals, in addition to those of the engine, and their remedies, as
//! values.

use draughts_events::event::acts::{Refused, Remedy};
use draughts_events::event::{Event, Outcome, Round};
use draughts_ground::said::{Said, Sentences, Told};
use draughts_ground::told;

told! {
    /// The reason a request is refused.
    pub enum Hindrance {
        NothingToStep => "nothing-to-step", "there is nothing to take back";
        NothingToRedo => "nothing-to-redo",
            "there is nothing to do again: no operation was taken back last";
        NoSteps { verb: &'static str } => "no-steps", "0 operations: nothing to { $verb }";
        NotSoFar {
            file: String,
            available: usize,
            back: bool,
            mended: Option<u64>,
        } => "not-so-far",
            "{ $file }: { $available ->
                [0] nothing
               *[other] only { $available }
            } can be { $back ->
                [yes] undone
               *[no] redone
            }{ $mended ->
                [none] {\"\"}
               *[other] , because the history is damaged before operation { $mended }; `restore` \
             reaches further back
            }; nothing was written";
        NoSuchOperation { file: String, number: u64 } => "no-such-operation",
            "{ $file }: no operation { $number } took effect: `history` lists them";
        NamesNoFile { word: String } => "names-no-file", "`{ $word }` cannot be the name of a file";
        AnotherSince { what: Said } => "another-since",
            "another operation is now the last: { $what }; nothing was taken back";
        RulingWithoutWords => "ruling-without-words", "the ruling has no words";
        WordsEnterNothing => "words-enter-nothing",
            "a ruling in words has no result that can be entered";
        OneGame => "one-game", "a pairing of this event has 1 game";
        NamesOfNoBoard => "names-of-no-board", "the names of the record are those of no board";
        OtherBoard { meant: u16, board: u16 } => "ruling-of-other-board",
            "the ruling is about the players of board { $meant }, not { $board }";
        OtherEvent { event: String } => "ruling-of-other-event",
            "the ruling is about a board of { $event }";
        OtherRounds {
            who: &'static str,
            named: Round,
            several: bool,
            rounds: Vec<Round>,
        } => "ruling-of-other-rounds",
            "{ $who ->
                [you] you name
                [ruling] the ruling names
               *[record] the record says
            } round { $named }; they meet in { $several ->
                [yes] rounds { $rounds }
               *[no] round { $rounds }
            }";
        SeveralRounds { rounds: Vec<Round> } => "ruling-of-several-rounds",
            "the players meet in rounds { $rounds }";
        NobodyCalled { name: String } => "nobody-called", "no player is called `{ $name }`";
        NoRecordNames { name: String } => "no-record-names", "no record has the name `{ $name }`";
        ColorsSwapped { white: String, black: String, board: u16 } => "ruling-colors-swapped",
            "the record has { $white } with White and { $black } with Black; board { $board } has \
             them the other way round";
        RulesOtherwise { ruled: Outcome, board: u16, recorded: Outcome } => "rules-otherwise",
            "the ruling gives { $ruled }; board { $board } has { $recorded }";
        RulesNothing => "rules-nothing", "the ruling gives no result to enter";
        NothingToPlay { round: Round } => "nothing-to-play",
            "no board of round { $round } is to be played";
        NoBracket => "no-bracket",
            "the players have no pairing numbers from 1 on, so there is no bracket to draw";
        NoGroup { group: String, known: Vec<String> } => "no-group",
            "there is no group { $group }",
            help "there are { $known }";
        NobodyWins => "nobody-wins", "nobody wins a prize yet";
        OnlyOfTeams => "only-of-teams", "this is an event of players, not of teams";
        NoMatchOfTeams { round: Round, number: u16 } => "no-match-of-teams",
            "round { $round } has no match { $number }";
        OtherScheme { scheme: String, other: String } => "other-scheme",
            "the list is kept under { $scheme }, not { $other }",
            help "another scheme is another list";
        NoList { file: String } => "no-list", "there is no list { $file }";
        NoScheme { name: String, known: Vec<String> } => "no-scheme",
            "there is no scheme { $name }",
            help "there are { $known }";
        NotInList { what: String, word: String } => "not-in-list",
            "there is no { $what } { $word } in the list";
        WhichOfList { what: String, names: String } => "which-of-list",
            "which { $what }? { $names }";
        NoSuchBoard { round: Round, board: String, first: u16, last: u16 } => "no-such-board",
            "round { $round } has no board { $board }",
            help "it has boards { $first } to { $last }";
        CalledNumbers { numbers: usize, openings: usize } => "called-numbers",
            "{ $numbers ->
                [one] one number was called
               *[other] { $numbers } numbers were called
            } for { $openings ->
                [one] one opening
               *[other] { $openings } openings
            }",
            help "call one number for each opening";
        NoDeck { table: String, deck: String, known: Option<Vec<String>> } => "no-deck",
            "{ $table } has no deck { $deck }",
            help "{ $known ->
                [none] it has no decks
               *[other] there are { $known }
            }";
        TableUsedUp { table: String, lines: usize } => "table-used-up",
            "every one of the { $lines } lines of { $table } has been used in this event";
        NoLine { table: String, number: String, example: String } => "no-line",
            "{ $table } has no line { $number }",
            help "its lines are numbered like { $example }";
        NoSuchSeats { round: Round } => "no-such-seats",
            "no board of round { $round } has such a place in its match";
        WhichTable { rules: String } => "which-table",
            "under { $rules } there is no usual table of openings";
        TableOfOther { table: String, rules: String, own: String } => "table-of-other",
            "{ $table } is a table for { $rules }, and this event plays { $own }";
        NoBoards { round: Round } => "no-boards", "round { $round } has no boards";
        ListOfRound { file: String, usual: Round, round: Round } => "list-of-round",
            "{ $file } names no round: it does not fit round { $usual }, and fits round { $round }";
        OfOtherHistory { number: u64 } => "other-history",
            "operation { $number } was done on two computers, and the file is that of one of them: \
             what the other entered may be missing";
        OnlyInCopy { copy: String, results: Sentences } => "only-in-copy",
            "{ $copy } has what the event lacks: { $results }";
    }
}

told! {
    /// The remedy.
    pub enum Help {
        /// State the ruling.
        SayRuling => "help-say-ruling";
        /// Enter the result at this board.
        EnterRuled { board: u16 } => "help-enter-ruled";
        /// There is no other game.
        LeaveGameOut => "help-leave-game-out";
        /// Name the board and the round.
        NameBoard => "help-name-board";
        /// Omit the board, or correct the record.
        LeaveBoardOut => "help-leave-board-out";
        /// The file is another event.
        ThisIs { event: String } => "help-this-is";
        /// Correct the record, or name the round.
        CorrectRound { round: Round } => "help-correct-round";
        /// Name the round.
        NameTheRound => "help-name-the-round";
        /// These players have similar names.
        DidYouMeanPlayer { players: Sentences } => "help-did-you-mean-player";
        /// Correct the name, or name the board.
        CorrectName => "help-correct-name";
        /// Request a ruling for the players of the record.
        AskWhoHadWhite => "help-ask-who-had-white";
        /// Change the result, or give a reason for keeping it.
        ChangeOrSayWhy => "help-change-or-say-why";
        /// Set the number of rounds of a Swiss.
        AddRounds => "help-add-rounds";
        /// Set the number of games of a match.
        AddGames => "help-add-games";
        /// Set the team of each player.
        TeamsOfPlayers => "help-teams-of-players";
        /// Begin the list under one of these schemes.
        BeginList { names: String } => "help-begin-list";
        /// Draw from another table, or allow lines to be reused.
        AllowUsed => "help-allow-used";
        /// Name a table of openings.
        NameTable => "help-name-table";
        /// List the tables of openings.
        ListTables => "help-list-tables";
        /// Name the round of a list.
        NameRoundOfList { round: Round } => "help-name-round-of-list";
        /// Enter the results that only a copy has, and move the copy away.
        RemoveMark { file: String, mark: String } => "help-remove-mark";
        EnterFromCopy { file: String, copy: String } => "help-enter-from-copy";
        /// Record only the ruling.
        LeaveEnterOut => "help-leave-enter-out";
    }
}

told! {
    /// A misuse that only the command line can describe.
    pub enum CommandMisuse {
        /// An opponent was given without a player.
        AgainstWhom => "misuse-against-whom";
    }
}

impl Hindrance {
    /// Creates the refusal.
    pub fn refused(&self) -> Refused {
        Refused::told(self)
    }

    /// Creates the refusal with a remedy.
    pub fn help(&self, help: &Help) -> Refused {
        self.refused().help(Remedy::Said { what: help.said() })
    }
}

impl Help {
    /// States that the file is another event.
    pub(super) fn this_is(event: &Event) -> Self {
        Self::ThisIs { event: event.name.clone() }
    }
}
