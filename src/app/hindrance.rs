//! Why the application refuses what no act of the engine does, and what can be done, as values.

use crate::event::acts::{Refused, Remedy};
use crate::event::{Event, Outcome, Round};
use draughts_ground::said::{Said, Sentences, Told};
use draughts_ground::told;

told! {
    /// Why something is refused.
    pub enum Hindrance {
        /// No operation can be taken back or done again.
        NothingToStep => "nothing-to-step";
        /// No operation was asked for.
        NoSteps { verb: &'static str } => "no-steps";
        /// Fewer operations can be taken back or done again.
        NotSoFar { file: String, available: usize, back: bool, mended: Option<u64> }
            => "not-so-far";
        /// No operation of this number took effect.
        NoSuchOperation { file: String, number: u64 } => "no-such-operation";
        /// A word that cannot name a file.
        NamesNoFile { word: String } => "names-no-file";
        /// Another operation is the last by now.
        AnotherSince { what: Said } => "another-since";
        /// Neither two players nor a board.
        SwapOfWhat => "swap-of-what";
        /// Resigning costs no points of its own.
        ResigningIsFree => "resigning-is-free";
        /// A ruling without words.
        RulingWithoutWords => "ruling-without-words";
        /// The second game of one.
        OneGame => "one-game";
        /// The players of the record meet nowhere.
        NamesOfNoBoard => "names-of-no-board";
        /// The players of the record sit at another board.
        OtherBoard { meant: u16, board: u16 } => "ruling-of-other-board";
        /// The ruling is of another event.
        OtherEvent { event: String } => "ruling-of-other-event";
        /// The players meet in other rounds than the one that is named.
        OtherRounds { who: &'static str, named: Round, several: bool, rounds: Vec<Round> }
            => "ruling-of-other-rounds";
        /// The players meet in several rounds.
        SeveralRounds { rounds: Vec<Round> } => "ruling-of-several-rounds";
        /// Nobody has this name.
        NobodyCalled { name: String } => "nobody-called";
        /// No record has this name.
        NoRecordNames { name: String } => "no-record-names";
        /// The record has the colours the other way round.
        ColorsSwapped { white: String, black: String, board: u16 } => "ruling-colors-swapped";
        /// The ruling gives another result than the board has.
        RulesOtherwise { ruled: Outcome, board: u16, recorded: Outcome } => "rules-otherwise";
        /// The ruling gives no result.
        RulesNothing => "rules-nothing";
        /// No board of a round is played.
        NothingToPlay { round: Round } => "nothing-to-play";
        /// The players of a knockout have no pairing numbers.
        NoBracket => "no-bracket";
        /// Nobody has a category.
        NoCategories => "no-categories";
        /// Nobody has this category.
        NoCategory { category: String, known: Vec<String> } => "no-category";
        /// The stage has no group of this name.
        NoGroup { group: String, known: Vec<String> } => "no-group";
        /// Nobody wins a prize.
        NobodyWins => "nobody-wins";
        /// Players meet, and no teams.
        OnlyOfTeams => "only-of-teams";
        /// The round has no match of this number.
        NoMatchOfTeams { round: Round, number: u16 } => "no-match-of-teams";
        /// The list is kept under another scheme.
        OtherScheme { scheme: String, other: String } => "other-scheme";
        /// There is no such list.
        NoList { file: String } => "no-list";
        /// There is no such scheme.
        NoScheme { name: String, known: Vec<String> } => "no-scheme";
        /// Nobody, or nothing, in the list is called so.
        NotInList { what: String, word: String } => "not-in-list";
        /// Several in the list are called so.
        WhichOfList { what: String, names: String } => "which-of-list";
        /// A round has no such board.
        NoSuchBoard { round: Round, board: String, first: u16, last: u16 } => "no-such-board";
        /// More or fewer numbers were called out than openings are drawn.
        CalledNumbers { numbers: usize, openings: usize } => "called-numbers";
        /// A table of openings has no such deck; those there are.
        NoDeck { table: String, deck: String, known: Option<Vec<String>> } => "no-deck";
        /// Every line of a table, or of its decks, has been used.
        TableUsedUp { table: String, lines: usize } => "table-used-up";
        /// A table has no line of this number.
        NoLine { table: String, number: String, example: String } => "no-line";
        /// No board of the round has one of these places in its match.
        NoSuchSeats { round: Round } => "no-such-seats";
        /// No table is drawn from under the rules as a rule.
        WhichTable { rules: String } => "which-table";
        /// A table is for other rules than those of the event.
        TableOfOther { table: String, rules: String, own: String } => "table-of-other";
        /// A round has no boards.
        NoBoards { round: Round } => "no-boards";
        /// A list that says no round fits another round than the one that is being played.
        ListOfRound { file: String, usual: Round, round: Round } => "list-of-round";
        /// Results stand in a copy beside the file, and not in the event.
        OnlyInCopy { copy: String, results: Sentences } => "only-in-copy";
    }
}

told! {
    /// What can be done about it.
    pub enum Help {
        /// Say what was ruled.
        SayRuling => "help-say-ruling";
        /// There is no other game.
        LeaveGameOut => "help-leave-game-out";
        /// Name the board and the round.
        NameBoard => "help-name-board";
        /// Leave the board out, or correct the record.
        LeaveBoardOut => "help-leave-board-out";
        /// This is another event.
        ThisIs { event: String } => "help-this-is";
        /// Correct the record, or name the round.
        CorrectRound { round: Round } => "help-correct-round";
        /// Name the round.
        NameTheRound => "help-name-the-round";
        /// Those have a name like it.
        DidYouMeanPlayer { players: Sentences } => "help-did-you-mean-player";
        /// Correct the name, or name the board.
        CorrectName => "help-correct-name";
        /// Take the ruling for the players of the record.
        AskWhoHadWhite => "help-ask-who-had-white";
        /// Change the result, or say why it stands.
        ChangeOrSayWhy => "help-change-or-say-why";
        /// Say how many rounds a Swiss has.
        AddRounds => "help-add-rounds";
        /// Say how many games a match has.
        AddGames => "help-add-games";
        /// Say of each player which of the two teams is theirs.
        TeamsOfPlayers => "help-teams-of-players";
        /// Give somebody a category.
        SetCategory => "help-set-category";
        /// Begin the list under one of these schemes.
        BeginList { names: String } => "help-begin-list";
        /// Draw from another table, or let lines be used again.
        AllowUsed => "help-allow-used";
        /// Name a table of openings.
        NameTable => "help-name-table";
        /// Look at the tables of openings.
        ListTables => "help-list-tables";
        /// Name the round that a list is of.
        NameRoundOfList { round: Round } => "help-name-round-of-list";
        /// Enter what only a copy has, and move the copy away.
        EnterFromCopy { file: String, copy: String } => "help-enter-from-copy";
        /// Record the ruling alone.
        LeaveEnterOut => "help-leave-enter-out";
    }
}

told! {
    /// A question that only the command line can put so.
    pub enum Question {
        /// Against somebody, and about nobody.
        AgainstWhom => "misuse-against-whom";
    }
}

impl Hindrance {
    /// The refusal.
    pub fn refused(&self) -> Refused {
        Refused::told(self)
    }

    /// The refusal, with what to do.
    pub fn help(&self, help: &Help) -> Refused {
        self.refused().help(Remedy::Said { what: help.said() })
    }
}

impl Help {
    /// That this is another event.
    pub(super) fn this_is(event: &Event) -> Self {
        Self::ThisIs { event: event.name.clone() }
    }
}
