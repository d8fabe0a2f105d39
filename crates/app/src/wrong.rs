//! The reasons a request or a file is of no use to the application, as values.

use draughts_ground::said::Said;
use draughts_ground::told;

told! {
    /// The reason a request makes no sense, or a file is not what it should be.
    pub enum Wrong {
        Plain { text: String } => "wrong-plain", "{ $text }";
        IsRead { file: String } => "wrong-is-read", "{ $file } is read; write to another file";
        IsRecord { file: String } => "wrong-is-record",
            "{ $file } is a game record by its name, and what is written is none; write to \
             another file";
        NotPacked { file: String, plain: String } => "wrong-not-packed",
            "{ $file } would not be packed; write to { $plain }";
        WriteFolder { file: String } => "wrong-write-folder",
            "cannot write { $file }: it is a folder";
        OutsideFolder { file: String } => "wrong-outside-folder",
            "{ $file } is not a file of this folder";
        WrittenTwice { file: String } => "wrong-written-twice", "{ $file } is written twice";
        FolderFinished { file: String } => "wrong-folder-finished",
            "{ $file } comes too late: the folder is in its place";
        NotFolder { folder: String } => "wrong-not-folder",
            "cannot write { $folder }: it is not a folder";
        /// A folder to be replaced as a whole has no name, such as `.`; with an example that has
        /// one.
        FolderUnnamed { folder: String, example: String } => "wrong-folder-unnamed",
            "cannot write { $folder }: the folder is replaced as a whole, so it must be one with \
             a name, such as { $example }";
        HistoryFolder { folder: String } => "wrong-history-folder",
            "cannot write { $folder }: the history of an event is kept in a folder of that name; \
             name another one";
        /// A folder holds the site of events that the new site lacks.
        SiteOfOthers { folder: String, events: Vec<String> } => "wrong-site-of-others",
            "{ $folder } is not replaced: it holds the site of { $events }";
        Foreign { folder: String, other: String } => "wrong-foreign",
            "{ $folder } is not replaced: { $other } was not written by arbiter; name another \
             folder, or empty this one";
        KeptBeside { folder: String, left: String } => "wrong-kept-beside",
            "{ $folder } is written, but what others keep there could not be moved back: it is in \
             { $left }; publish again, or move it by hand";
        IsFolder { file: String } => "wrong-is-folder",
            "{ $file } is a folder; name the files in it";
        NoFileFits { pattern: String } => "wrong-no-file-fits", "no file fits { $pattern }";
        NoRecordIn { folder: String, endings: String } => "wrong-no-record-in",
            "no file in { $folder } ends in { $endings }";
        Pattern { pattern: String, why: String } => "wrong-pattern",
            "`{ $pattern }` is not a pattern: { $why }";
        Unreadable { why: String } => "wrong-unreadable", "{ $why }";
        NameNotUtf8 { file: String } => "wrong-name-not-utf8",
            "cannot read { $file }: its name is not UTF-8";
        NotUtf8 { file: String, place: String } => "wrong-not-utf8",
            "cannot read { $file }:{ $place }: not UTF-8 text";
        OtherMark { file: String, marked: String, named: String } => "wrong-other-mark",
            "{ $file }: the file begins with the mark of { $marked }, and is to be read in \
             { $named }: name { $marked }, or no code";
        NoSuchGame { file: String, games: u64, number: u64 } => "wrong-no-such-game",
            "{ $file } has { $games ->
                [one] { $games } game
               *[other] { $games } games
            }, there is no game { $number }";
        NoGame { file: String } => "wrong-no-game", "{ $file } holds no game";
        NoGameIn { file: String } => "wrong-no-game-in", "there is no game in { $file }";
        NoGuesses { file: String, why: String } => "wrong-no-guesses",
            "{ $file } is not a JSON document of guessed rule sets: { $why }";
        NotGuessed { file: String, guess: String } => "wrong-not-guessed",
            "{ $guess } says nothing of { $file }: guess the rule sets of all the files, and name \
             them as they are named here";
        UnknownGuess { file: String, rules: String } => "wrong-unknown-guess",
            "{ $file } names the rule set { $rules }, which is not among those that are guessed";
        NoPosition => "wrong-no-position", "the game has no position";
        NotFollowed {
            game: u64,
            followed: usize,
            ply: usize,
            why: Option<Said>,
        } => "wrong-not-followed",
            "game { $game } is followed for { $followed ->
                [one] { $followed } half-move
               *[other] { $followed } half-moves
            }, so there is no position after half-move { $ply }{ $why ->
                [none] {\"\"}
               *[other] : { $why }
            }";
        NotHalfMove { text: String } => "wrong-not-half-move",
            "`{ $text }` names no half-move; write 23w, 23b or ply:45";
        NoHalfMove {
            game: u64,
            name: String,
            first: Option<String>,
            followed: usize,
        } => "wrong-no-half-move",
            "game { $game } has no half-move { $name } among the { $followed } that could be \
             followed{ $first ->
                [none] { \"\" }
               *[other] ; its first is { $first }
            }";
        SeveralHalfMoves { name: String, plies: Vec<String> } => "wrong-several-half-moves",
            "{ $name } is printed more than once: { $plies }";
        NoYaml { why: String } => "wrong-no-yaml", "a file as YAML: { $why }";
        IsEvent { file: String } => "wrong-is-event",
            "{ $file } is an event file of this program, not a tournament report";
        NoReport { file: String } => "wrong-no-report",
            "{ $file } is not a tournament report that can be used";
        NotPaired { file: String } => "wrong-not-paired", "{ $file } cannot be paired";
        NoNumber { number: u16 } => "wrong-no-number",
            "nobody in the report has the number { $number }";
        NotRanked { file: String } => "wrong-not-ranked", "no standings can be made of { $file }";
        NoTournament { file: String } => "wrong-no-tournament",
            "{ $file } is neither a tournament report (TRF) nor a crosstable";
        NoEvent { file: String, why: Said } => "wrong-no-event", "{ $file }: { $why }";
        NotAFile { file: String } => "wrong-not-a-file",
            "cannot read { $file }: it is a device or a pipe, not a file; write what it gives \
             into a file first";
        Protected { file: String } => "wrong-protected",
            "cannot write { $file }: it is write-protected; write to another file, or make it \
             writable";
        IsKept { file: String } => "wrong-is-kept",
            "cannot write { $file }: it is an event or a rating list with its history; write to \
             another file";
        TooManyLines { file: String, most: usize } => "wrong-too-many-lines",
            "{ $file }: over { $most } lines is not a tournament";
        TooLarge { file: String, mebibytes: u64 } => "wrong-too-large",
            "{ $file }: over { $mebibytes } MiB; no file of this kind is so large";
        NoRuling { file: String, why: Option<String> } => "wrong-no-ruling",
            "{ $file } is not a ruling{ $why ->
                [none] {\"\"}
               *[other] : { $why }
            }";
        SeveralRulings { file: String } => "wrong-several-rulings", "{ $file } holds several games";
        Unanswered { file: String, why: String } => "wrong-unanswered", "{ $file }: { $why }";
        RulesNotUtf8 { file: String, place: String } => "wrong-rules-not-utf8",
            "{ $file }:{ $place }: not UTF-8 text; save the rule set as UTF-8";
        NoScheme {
            name: String,
            known: Vec<String>,
            file: String,
            why: String,
        } => "wrong-no-scheme",
            "`{ $name }` is not a scheme ({ $known }), and { $file } cannot be read: { $why }";
        SchemeText { file: String, why: String } => "wrong-scheme-text", "{ $file }:{ $why }";
        NoTable { name: String, known: Vec<String>, file: String, why: String } => "wrong-no-table",
            "`{ $name }` is not a table of openings ({ $known }), and { $file } cannot be read: \
             { $why }";
        TableText { file: String, why: String } => "wrong-table-text", "{ $file }:{ $why }";
        Baku => "wrong-baku",
            "Baku acceleration goes only with a win of two draws and a loss of nothing (FIDE \
             C.04.7)";
    }
}

told! {
    /// An error of the system about a file.
    pub enum SystemSays {
        NotFound => "system-not-found", "there is no such file or folder";
        Denied => "system-denied", "you have no permission for that";
        Folder => "system-folder", "it is a folder";
    }
}

told! {
    /// The operation that failed; its cause follows.
    pub enum Failed {
        Read { file: String } => "failed-read", "cannot read { $file }";
        Write { file: String } => "failed-write", "cannot write { $file }";
        Damaged { file: Option<String> } => "failed-damaged",
            "{ failed-file }damaged; the rest is not read";
        Broken { file: Option<String> } => "failed-broken", "{ failed-file }reading the record";
        Folder { folder: String } => "failed-folder", "cannot make the folder { $folder }";
        Threads => "failed-threads", "starting threads";
        ThreadStopped => "failed-thread-stopped", "a thread has stopped before the end";
        ByHand { file: String, why: String } => "failed-by-hand",
            "{ $file }: { $why }; nothing was written: edit the file by hand";
        ReadsOtherwise { file: String } => "failed-reads-otherwise",
            "{ $file }: the change would not read as it should; nothing was written: please \
             report this";
        WouldNotBe { file: String, called: &'static str, why: String } => "failed-would-not-be",
            "{ $file }: it would not be { failed-called } ({ $why }); nothing was written";
        NotRestorable { file: String, called: &'static str } => "failed-not-coming-back",
            "the text that would come back is not { failed-called }; nothing was written: { $file }";
        Line { file: String, line: Option<u64>, what: Said, help: Option<Said> } => "failed-line",
            "{ $file }{ $line ->
                [none] {\"\"}
               *[other] :{ $line }
            }: { $what }{ $help ->
                [none] {\"\"}
               *[other] ; { $help }
            }";
        WithHelp { what: Said, help: Said } => "failed-with-help", "{ $what }; { $help }";
        More { more: usize } => "failed-more", "and { $more } more";
    }
}
