//! Why a question or a file is of no use to the application, as values.

use draughts_ground::said::Said;
use draughts_ground::told;

told! {
    /// What was asked for cannot be meant, or a file is not what it should be.
    pub enum Wrong {
        /// A text that has been made before: a ruling that is not decided.
        Plain { text: String } => "wrong-plain";
        /// A file that is read is to be written.
        IsRead { file: String } => "wrong-is-read";
        /// The file to be written is there, and by its name it is a game record.
        IsRecord { file: String } => "wrong-is-record";
        /// A file with the name of a packed one is to be written; the plain name.
        NotPacked { file: String, plain: String } => "wrong-not-packed";
        /// A folder is to be written.
        WriteFolder { file: String } => "wrong-write-folder";
        /// A name leads out of the folder that is written.
        OutsideFolder { file: String } => "wrong-outside-folder";
        /// A file of a folder is written a second time.
        WrittenTwice { file: String } => "wrong-written-twice";
        /// A folder is in its place already.
        FolderFinished { file: String } => "wrong-folder-finished";
        /// Something stands where a folder is to be written.
        NotFolder { folder: String } => "wrong-not-folder";
        /// A folder that is to be replaced as a whole has no name, such as `.`; one that has.
        FolderUnnamed { folder: String, example: String } => "wrong-folder-unnamed";
        /// A folder has the name under which the history of an event is kept.
        HistoryFolder { folder: String } => "wrong-history-folder";
        /// A folder that is to be replaced has a file that was not written here.
        Foreign { folder: String, other: String } => "wrong-foreign";
        /// What others keep in a folder that was replaced could not be moved into the new one.
        KeptBeside { folder: String, left: String } => "wrong-kept-beside";
        /// A folder is to be read.
        IsFolder { file: String } => "wrong-is-folder";
        /// No file fits a pattern.
        NoFileFits { pattern: String } => "wrong-no-file-fits";
        /// No file of a folder is a record.
        NoRecordIn { folder: String, endings: String } => "wrong-no-record-in";
        /// A pattern that is none, in the words of the library that reads it.
        Pattern { pattern: String, why: String } => "wrong-pattern";
        /// The system does not let a file be read that fits a pattern.
        Unreadable { why: String } => "wrong-unreadable";
        /// The name of a file is not UTF-8.
        NameNotUtf8 { file: String } => "wrong-name-not-utf8";
        /// A file that is no text in UTF-8, and where.
        NotUtf8 { file: String, place: String } => "wrong-not-utf8";
        /// A file names another code, by the mark at its beginning, than the one it is to be read in.
        OtherMark { file: String, marked: String, named: String } => "wrong-other-mark";
        /// A record has fewer games.
        NoSuchGame { file: String, games: u64, number: u64 } => "wrong-no-such-game";
        /// A record has no game.
        NoGame { file: String } => "wrong-no-game";
        /// There is no game in a record that is read.
        NoGameIn { file: String } => "wrong-no-game-in";
        /// A file is not what rule sets were guessed into, in the words of the reader.
        NoGuesses { file: String, why: String } => "wrong-no-guesses";
        /// Nothing was guessed of a file.
        NotGuessed { file: String, guess: String } => "wrong-not-guessed";
        /// A rule set was guessed that is not known.
        UnknownGuess { file: String, rules: String } => "wrong-unknown-guess";
        /// A game cannot be set up.
        NoPosition => "wrong-no-position";
        /// A game is not followed so far.
        NotFollowed { game: u64, followed: usize, ply: usize, why: Option<Said> }
            => "wrong-not-followed";
        /// A text names no half-move.
        NotHalfMove { text: String } => "wrong-not-half-move";
        /// A game has no such half-move; its first, if the name comes before it.
        NoHalfMove { game: u64, name: String, first: Option<String>, followed: usize }
            => "wrong-no-half-move";
        /// A game has several half-moves of this number.
        SeveralHalfMoves { name: String, plies: Vec<String> } => "wrong-several-half-moves";
        /// A document cannot be written as YAML.
        NoYaml { why: String } => "wrong-no-yaml";
        /// An event file was given where a report or a cross-table belongs.
        IsEvent { file: String } => "wrong-is-event";
        /// Lines of a report are wrong; they were reported before.
        NoReport { file: String } => "wrong-no-report";
        /// No round of a report can be paired or checked; why was reported before.
        NotPaired { file: String } => "wrong-not-paired";
        /// Nobody in a report has this number.
        NoNumber { number: u16 } => "wrong-no-number";
        /// A report has no standings; why was reported before.
        NotRanked { file: String } => "wrong-not-ranked";
        /// A file is neither a report nor a cross-table.
        NoTournament { file: String } => "wrong-no-tournament";
        /// No event can be made of a file.
        NoEvent { file: String, why: Said } => "wrong-no-event";
        /// A device or a pipe stands where a file is to be read.
        NotAFile { file: String } => "wrong-not-a-file";
        /// A file is write-protected.
        Protected { file: String } => "wrong-protected";
        /// A file that is kept with its history would be replaced by something else.
        IsKept { file: String } => "wrong-is-kept";
        /// A file has more lines than a tournament.
        TooManyLines { file: String, most: usize } => "wrong-too-many-lines";
        /// A file is too large.
        TooLarge { file: String, mebibytes: u64 } => "wrong-too-large";
        /// A file is no ruling, in the words of the reader if it has any.
        NoRuling { file: String, why: Option<String> } => "wrong-no-ruling";
        /// A file holds rulings on several games.
        SeveralRulings { file: String } => "wrong-several-rulings";
        /// A question about a record has no answer.
        Unanswered { file: String, why: String } => "wrong-unanswered";
        /// A rule set is not UTF-8, at this place.
        RulesNotUtf8 { file: String, place: String } => "wrong-rules-not-utf8";
        /// A scheme is neither one of the program nor a file that can be read.
        NoScheme { name: String, known: Vec<String>, file: String, why: String }
            => "wrong-no-scheme";
        /// A scheme is no text.
        SchemeText { file: String, why: String } => "wrong-scheme-text";
        /// A table of openings is neither one of the program nor a file that can be read.
        NoTable { name: String, known: Vec<String>, file: String, why: String }
            => "wrong-no-table";
        /// A table of openings is no text.
        TableText { file: String, why: String } => "wrong-table-text";
        /// Baku acceleration does not go with the points.
        Baku => "wrong-baku";
    }
}

told! {
    /// What the system says of a file.
    pub enum SystemSays {
        /// There is none.
        NotFound => "system-not-found";
        /// Somebody may not do that.
        Denied => "system-denied";
        /// It is a folder.
        Folder => "system-folder";
    }
}

told! {
    /// What failed; the cause is said after it.
    pub enum Failed {
        /// A file cannot be read.
        Read { file: String } => "failed-read";
        /// A file cannot be written.
        Write { file: String } => "failed-write";
        /// A record is damaged.
        Damaged { file: Option<String> } => "failed-damaged";
        /// A record cannot be read.
        Broken { file: Option<String> } => "failed-broken";
        /// A folder cannot be made.
        Folder { folder: String } => "failed-folder";
        /// Threads cannot be started.
        Threads => "failed-threads";
        /// A thread has stopped.
        ThreadStopped => "failed-thread-stopped";
        /// A file is to be edited by hand.
        ByHand { file: String, why: String } => "failed-by-hand";
        /// A change would read otherwise.
        ReadsOtherwise { file: String } => "failed-reads-otherwise";
        /// A file would not be what it has to be.
        WouldNotBe { file: String, called: &'static str, why: String } => "failed-would-not-be";
        /// A text that would come back is not what it has to be.
        NotComingBack { file: String, called: &'static str } => "failed-not-coming-back";
        /// What is wrong with a line of a list, and what to do.
        Line { file: String, line: Option<u64>, what: Said, help: Option<Said> } => "failed-line";
        /// What is wrong, and what to do.
        WithHelp { what: Said, help: Said } => "failed-with-help";
        /// More lines of a list are wrong.
        More { more: usize } => "failed-more";
    }
}
