//! What cannot be meant on the command line, as values. Their messages, with what to do,
//! belong to the command line alone.

use anyhow::anyhow;

use super::exit::Failure;
use super::words::said;
use crate::event::SystemKind;
use crate::event::acts::Refused;
use draughts_ground::told;

told! {
    /// What cannot be meant.
    pub enum Misuse {
        /// Nothing is set.
        NothingToSet => "misuse-nothing-to-set";
        /// Nothing is said of a match.
        NothingOfMatch => "misuse-nothing-of-match";
        /// Some places are of a group of the stage, and others are not.
        PlacesOfGroups => "misuse-places-of-groups";
        /// Nothing is said of prizes.
        NothingOfPrizes => "misuse-nothing-of-prizes";
        /// Somebody is to take no prize, and it is not said why.
        NoPrizeWithoutReason { id: String } => "misuse-no-prize-without-reason";
        /// An appeal is decided in words that are not known.
        Decide { word: String } => "misuse-decide";
        /// No ladder has this name.
        NoLadder { name: String, known: Vec<String> } => "misuse-no-ladder";
        /// No preset has this name.
        NoPreset { name: String, known: Vec<String> } => "misuse-no-preset";
        /// The source of a preset does not say the system.
        PresetWithoutSystem { name: String } => "misuse-preset-without-system";
        /// The source of a preset does not say the boards of a match.
        PresetWithoutBoards { name: String } => "misuse-preset-without-boards";
        /// A scoring has no count of final positions.
        NothingCounted => "misuse-nothing-counted";
        /// A text that is not two numbers.
        TwoNumbers { text: String } => "misuse-two-numbers";
        /// A text that is not two times.
        TwoTimes { text: String } => "misuse-two-times";
        /// A text that is no number called out for a lot.
        NoCalledNumber { text: String } => "misuse-no-called-number";
        /// A text is no hash of a history, or too little of one.
        NotAHash { text: String, least: usize } => "misuse-not-a-hash";
        /// A file has no history yet.
        NoHistory { file: String } => "misuse-no-history";
        /// A player is named where all are meant.
        PlayerAndAll { player: String } => "misuse-player-and-all";
        /// A word that is no name with an id.
        NotNameId { word: String } => "misuse-not-name-id";
        /// A word that is no id of an event with one of a list.
        NotIdListed { word: String } => "misuse-not-id-listed";
        /// Nobody who is added has this name.
        NobodyCalled { name: String } => "misuse-nobody-called";
        /// A word that sets nothing.
        NoFieldValue { word: String } => "misuse-no-field-value";
        /// An option of another system.
        OptionOf { option: &'static str, system: SystemKind } => "misuse-option-of";
        /// The repaired games are written to a file of another kind.
        RepairsArePdn { file: String } => "misuse-repairs-are-pdn";
        /// No format has the ending of a file, or it has none; those that are written have
        /// these endings, or are asked for with an option.
        NoSuchEnding {
            file: String, ending: Option<String>, endings: String, option: &'static str
        } => "misuse-no-such-ending";
        /// A day that is none.
        NoDate => "misuse-no-date";
        /// A year long ago or far ahead.
        NoYear { least: i32, most: i32 } => "misuse-no-year";
        /// Text that numbers no games.
        NoGameNumbers => "misuse-no-game-numbers";
        /// An option cannot be answered for a shard alone.
        NotOfShard { option: &'static str } => "misuse-not-of-shard";
        /// A code is named for files that are read in shards.
        CodeOfShard => "misuse-code-of-shard";
        /// The games of a shard have no numbers for a table.
        RowsOfShard => "misuse-rows-of-shard";
        /// Counts would be written between the answers.
        SummaryAmongAnswers => "misuse-summary-among-answers";
        /// What two options write would have the same place.
        OneFileForTwo { one: &'static str, other: &'static str } => "misuse-one-file-for-two";
        /// A shard is written in another format than JSON lines.
        ShardFormat { format: &'static str } => "misuse-shard-format";
        /// An option of `board` that a text has and a picture has not, or the other way round.
        OptionOfOtherFormat { option: &'static str, is_text: bool } => "misuse-option-of-other-format";
        /// A picture of points goes to a terminal.
        PictureToTerminal => "misuse-picture-to-terminal";
        /// A file that is to be written, for one game, is there.
        FileIsThere { file: String } => "misuse-file-is-there";
        /// Incidents are told of one game, and there are several.
        IncidentOfSeveral => "misuse-incident-of-several";
        /// Points of a win, a draw and a loss that do not fall.
        PointsDoNotFall => "misuse-points-do-not-fall";
        /// Arguments that the engine does not understand.
        EngineSyntax => "misuse-engine-syntax";
        /// A system that is not here.
        EngineSystem { option: String } => "misuse-engine-system";
        /// The engine is to make a tournament up.
        EngineGenerates => "misuse-engine-generates";
        /// The change of this number was made, and what it did could not be printed.
        Unsaid { number: u64, why: String } => "misuse-unsaid";
        /// A link leads to no file.
        LinkToNothing { path: String } => "misuse-link-to-nothing";
        /// The file of an event is gone, and its history is there.
        EventGone { path: String, event: String } => "misuse-event-gone";
        /// There is no such event; `others` of the folder that is looked in, if it is.
        NoEvent { path: String, folder: Option<&'static str>, others: Option<String> }
            => "misuse-no-event";
        /// There is no such event, and one of nearly this name.
        NoEventButNear { path: String, near: String } => "misuse-no-event-but-near";
        /// Another file was given for an event.
        NotAnEvent { file: String } => "misuse-not-an-event";
        /// The name of a player is that of a file.
        FileForName { file: String } => "misuse-file-for-name";
        /// A record was given for a tournament.
        RecordNoTournament { file: String } => "misuse-record-no-tournament";
        /// Several files were given for an event.
        SeveralFiles => "misuse-several-files";
        /// An event that is to be written has no name.
        NoNameForEvent => "misuse-no-name-for-event";
        /// Points that are not those of win, draw and loss.
        NoPoints { text: String } => "misuse-no-points";
        /// No chapter and no command has this name; the name nearest to it.
        NoTopic { word: String, near: Option<String> } => "misuse-no-topic";
        /// No finding has this code; the code nearest to it.
        NoSuchCode { code: String, near: Option<&'static str> } => "misuse-no-such-code";
        /// A sheet to fill in is written for programs.
        SheetAsJson => "misuse-sheet-as-json";
        /// Pages are asked for, and no sheet.
        OnlySheetHasPages => "misuse-only-sheet-has-pages";
        /// A sheet has nothing to tick off, and why.
        NothingToTick { why: String } => "misuse-nothing-to-tick";
        /// A sheet needs a time control to be named.
        CountNeedsTimeControl => "misuse-count-needs-time-control";
        /// Slips for the boards are written for programs.
        SlipsForPeople => "misuse-slips-for-people";
        /// Paper and letters are said of something that is no page.
        PrintOfPage => "misuse-print-of-page";
        /// Paper or letters are asked for where what is cut out has a size of its own.
        PrintOfCutOut => "misuse-print-of-cut-out";
        /// Nothing was entered, because of what was reported before.
        NothingEntered => "misuse-nothing-entered";
        /// A file that was named cannot be used, so nothing was written.
        NothingWritten => "misuse-nothing-written";
        /// A text that is no name with an id.
        NoNameAndId { text: String } => "misuse-no-name-and-id";
        /// There is no such rating list.
        NoList { file: String } => "misuse-no-list";
        /// No rating list is named, and there is none in the folder.
        NoListIn { folder: &'static str } => "misuse-no-list-in";
        /// No rating list is named, and there are several; the options that name them.
        WhichList { options: String } => "misuse-which-list";
        /// What is written in a format has no names that a list could change.
        NoNamesIn { format: &'static str } => "misuse-no-names-in";
        /// A list of names is one file, and a file for each game is asked for.
        OneListOfNames => "misuse-one-list-of-names";
        /// An option does not go with a claim.
        ClaimTakesNo { claim: String, option: &'static str } => "misuse-claim-takes-no";
        /// An option is about one game, and a file holds several; the number of the second.
        AboutOneGame { option: &'static str, file: String, number: u64 }
            => "misuse-about-one-game";
        /// Text that numbers no boards.
        NoBoardNumbers => "misuse-no-board-numbers";
        /// A table has no line of this number.
        NoOpening { table: String, number: String, example: String, lines: usize }
            => "misuse-no-opening";
    }
}

/// The failure of a command that cannot be meant so: exit code 2.
pub(super) fn misuse(what: &Misuse) -> Failure {
    anyhow!("{}", said(what)).into()
}

impl Misuse {
    /// The refusal.
    pub fn refused(&self) -> Refused {
        Refused::told(self)
    }
}
