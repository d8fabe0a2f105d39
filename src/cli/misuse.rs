//! Errors in the use of the command line, as values. Their messages, which include the remedy,
//! belong to the command line alone.

use anyhow::anyhow;

use super::exit::Failure;
use super::words::said;
use crate::event::SystemKind;
use crate::event::acts::Refused;
use draughts_ground::told;

told! {
    /// An error in the use of the command line.
    pub enum Misuse {
        NothingToSet => "misuse-nothing-to-set", "nothing to set", help "write FIELD=VALUE";
        NothingOfMatch => "misuse-nothing-of-match",
            "say what becomes of the match: --score 5-3, --lost TEAM, --remove, --date, --time, \
             --venue or --postpone";
        ListReplaced { file: String } => "list-replaced",
            "{ $file } was there with other columns, and is replaced";
        NoFirstDay => "misuse-no-first-day",
            "days between the rounds, and no day of the first of them: --date 2026-09-03";
        PlacesOfGroups => "misuse-places-of-groups",
            "either the places of the whole stage, --places 1-2, or those of each of its groups, \
             --places A=1-2,B=3-4";
        NothingOfPrizes => "misuse-nothing-of-prizes",
            "nothing is said of prizes: name a list and its prizes, such as Main 500 300, or \
             --currency, --one-prize, --exclude";
        NoPrizeWithoutReason { id: String } => "misuse-no-prize-without-reason",
            "it is not said why { $id } takes no prize",
            help "add --reason \"...\"; it is kept in the history";
        /// A new prize list with the name of a verb or an option; `word` is the one meant.
        PrizeWord { name: String, word: &'static str } => "misuse-prize-word",
            "`{ $name }` is a word of this command, not the name of a list",
            help "{ $word ->
                [remove] take a list out with: arbiter event prize set EVENT LIST --remove
                [show] look at the prizes with: arbiter event prize show EVENT
                [explain] ask about a player with: arbiter event prize show EVENT --explain ID
                [receipts] print receipts with: arbiter event prize show EVENT --receipts
                [exclude] leave a player out with: arbiter event prize set EVENT --exclude ID --reason \"...\"
                [lot] enter a lot with: arbiter event prize set EVENT LIST --lot ID,ID
               *[set] name the list: arbiter event prize set EVENT Main 500 300
            }";
        Decide { word: String } => "misuse-decide",
            "`{ $word }` decides no appeal: write the number of its entry and upheld, in-part, \
             dismissed or withdrawn, such as --decide 4 dismissed";
        NoLadder { name: String, known: Vec<String> } => "misuse-no-ladder",
            "there is no ladder { $name }; there is { $known }";
        NoPreset { name: String, known: Vec<String> } => "misuse-no-preset",
            "there is no preset { $name }; there is { $known }";
        PresetWithoutSystem { name: String } => "misuse-preset-without-system",
            "the source of { $name } does not say how the teams meet: add --system round-robin, \
             swiss or knockout";
        PresetWithoutBoards { name: String } => "misuse-preset-without-boards",
            "the source of { $name } does not say the boards of a match: add --boards 4";
        NothingCounted => "misuse-nothing-counted",
            "this scoring has no count of final positions: delft, delft-10, delft-4-3-2, \
             delft-5-3-2, delft-2-1.5-1, plus-draw have";
        TwoNumbers { text: String } => "misuse-two-numbers",
            "`{ $text }` is not two numbers; write those of White and Black: 40,40";
        TwoTimes { text: String } => "misuse-two-times",
            "`{ $text }` is not two times; write those of White and Black: 7:10,9:05";
        NoCalledNumber { text: String } => "misuse-no-called-number",
            "`{ $text }` is not a number that was called out; write digits only: 4711";
        NotAHash { text: String, least: usize } => "misuse-not-a-hash",
            "`{ $text }` is no hash of a history: at least { $least } digits, as `history --head` \
             prints them";
        NoHistory { file: String } => "misuse-no-history", "{ $file } has no history yet";
        PlayerAndAll { player: String } => "misuse-player-and-all",
            "name { $player }, or all of them, and not both";
        NotNameId { word: String } => "misuse-not-name-id",
            "`{ $word }` is not NAME=ID, such as \"Jansen, Kees=p1\"";
        NotIdListed { word: String } => "misuse-not-id-listed",
            "`{ $word }` is not ID=LISTED, such as \"p7=p1 Jansen, Kees\"";
        NobodyCalled { name: String } => "misuse-nobody-called",
            "nobody who is added is called `{ $name }`";
        OneOf { known: Vec<String>, near: String } => "misuse-one-of",
            "one of { $known }; did you mean { $near }?";
        NoFieldValue { word: String } => "misuse-no-field-value", "`{ $word }` is not FIELD=VALUE";
        OptionOf { option: &'static str, system: SystemKind } => "misuse-option-of",
            "{ $option } is for { $system ->
                [swiss] a Swiss
                [knockout] a knockout
                [round-robin] a round robin
               *[match] a match
            }";
        RepairsArePdn { file: String } => "misuse-repairs-are-pdn",
            "{ $file }: --repair writes PDN: use a name that ends in .pdn";
        /// No format has the ending of a file, or it has none; `endings` are those of the output,
        /// and `option` requests a format.
        NoSuchEnding {
            file: String,
            ending: Option<String>,
            endings: String,
            option: &'static str,
        } => "misuse-no-such-ending",
            "{ $file }: { $ending ->
                [none] the name has no ending
               *[other] no format of this command has the ending { $ending }
            }; use { $endings }, or give { $option }";
        NoDate => "misuse-no-date", "write a day of the calendar as 2026-09-03 or 03-09-2026";
        NoYear { least: i32, most: i32 } => "misuse-no-year",
            "the year must be one from { $least } to { $most }";
        NoGameNumbers => "misuse-no-game-numbers", "write numbers from 1 and ranges, such as 3,7-9";
        NotOfShard { option: &'static str } => "misuse-not-of-shard",
            "{ $option } needs all the games of a file: it does not go with --shard";
        CodeOfShard => "misuse-code-of-shard",
            "--encoding does not go with --shard, which cuts a file by its bytes: rewrite the \
             file in UTF-8 first";
        RowsOfShard => "misuse-rows-of-shard",
            "the rows of a shard need the numbers of the games before it: run `arbiter validate \
             --format jsonl --shard` on all shards, and name what it has written, --parts '*.part'";
        SummaryAmongAnswers => "misuse-summary-among-answers",
            "--summary - would be written between the answers: send those to a file with -o FILE";
        OneFileForTwo { one: &'static str, other: &'static str } => "misuse-one-file-for-two",
            "{ $one } and { $other } name the same file: name another for one of them";
        ShardFormat { format: &'static str } => "misuse-shard-format",
            "a shard is written as JSON lines, not as { $format }: add --format jsonl, and let \
             `arbiter report merge --format { $format }` put the parts together";
        /// An option of `board` for text that a picture does not have, or the other way round.
        OptionOfOtherFormat {
            option: &'static str,
            is_text: bool,
        } => "misuse-option-of-other-format",
            "{ $option } is for { $is_text ->
                [yes] pictures: write one with -o board.svg or -o board.png
               *[no] text: leave it out, or leave out -o and --format
            }";
        PictureToTerminal => "misuse-picture-to-terminal",
            "a PNG is no text: write it to a file, -o board.png";
        FileIsThere { file: String } => "misuse-file-is-there",
            "{ $file } is there already; name an empty folder";
        IncidentOfSeveral => "misuse-incident-of-several",
            "--incident tells of one game, and there are several: name it with --game";
        PointsDoNotFall => "misuse-points-do-not-fall", "three numbers that fall, such as 2-1-0";
        EngineSyntax => "misuse-engine-syntax",
            "not the arguments of a pairing engine; expected: [-r] [--dutch] IN -p [OUT] [-l \
             [LIST]], or [-r] [--dutch] IN -c [-l [LIST]], or -r";
        EngineSystem { option: String } => "misuse-engine-system",
            "{ $option }: there is no such system here, only --dutch and --team";
        EngineGenerates => "misuse-engine-generates",
            "the engine makes no tournaments up; arbiter trf generate does";
        Unsaid { number: u64, why: String } => "misuse-unsaid",
            "the change IS written, as operation { $number }; what it did could not be printed (\
             { $why }): `history` shows it";
        LinkToNothing { path: String } => "misuse-link-to-nothing",
            "{ $path }: the link leads to no file";
        EventGone { path: String, event: String } => "misuse-event-gone",
            "{ $path }: the file is gone, but its history is there: `arbiter event history \
             { $event }` lists it, `arbiter event restore { $event }` brings the file back";
        /// There is no such event; `others` are those in the folder that was searched, if one was.
        NoEvent {
            path: String,
            folder: Option<&'static str>,
            others: Option<String>,
        } => "misuse-no-event",
            "there is no event { $path }: { $folder ->
                [none] arbiter event new makes one
               *[other] { $others ->
                    [none] there is none in { $folder }/; arbiter event new makes one
                   *[other] { $folder }/ has { $others }
                }
            }";
        NoEventButNear { path: String, near: String } => "misuse-no-event-but-near",
            "there is no event { $path }: did you mean { $near }?";
        NotAnEvent { file: String } => "misuse-not-an-event",
            "{ $file } is not an event file (.yaml): players are added with arbiter event add \
             EVENT --from { $file }, and a tournament report becomes an event with arbiter event \
             import { $file }";
        FileForName { file: String } => "misuse-file-for-name",
            "{ $file } is a file, not the name of a player: to add the players in it, arbiter \
             event add EVENT --from { $file }";
        RecordNoTournament { file: String } => "misuse-record-no-tournament",
            "{ $file } holds games, not a tournament: to enter the results of a round that is \
             paired, arbiter event games EVENT ROUND { $file }";
        SeveralFiles => "misuse-several-files", "one file makes one event: name one file";
        NoNameForEvent => "misuse-no-name-for-event", "the event needs a name: --as NAME";
        NoPoints { text: String } => "misuse-no-points",
            "`{ $text }` is not win-draw-loss, such as 2-1-0 or 1-0.5-0";
        NoTopic { word: String, near: Option<String> } => "misuse-no-topic",
            "there is no command or chapter `{ $word }`; { $near ->
                [none] { \"\" }
               *[other] did you mean `{ $near }`?{ \" \" }
            }`arbiter help topics` lists the chapters";
        NoSuchCode { code: String, near: Option<&'static str> } => "misuse-no-such-code",
            "there is no finding `{ $code }`; { $near ->
                [none] { \"\" }
               *[other] did you mean `{ $near }`?{ \" \" }
            }`arbiter explain` lists them";
        SheetAsJson => "misuse-sheet-as-json", "a sheet is text, Markdown or HTML, not JSON";
        OnlySheetHasPages => "misuse-only-sheet-has-pages",
            "Markdown and HTML are for the sheet: add --sheet";
        NothingToTick { why: String } => "misuse-nothing-to-tick",
            "there is nothing to tick off: { $why }";
        CountNeedsTimeControl => "misuse-count-needs-time-control",
            "what is counted depends on the time control: name it with --time-control 15m+5s";
        SlipsForPeople => "misuse-slips-for-people",
            "slips, cards and receipts are for people: --format text or html";
        PrintOfPage => "misuse-print-of-page",
            "paper, orientation and letters are those of a page: --format html, or -o FILE.html";
        PrintOfCutOut => "misuse-print-of-cut-out",
            "slips, cards and forms have a size of their own: leave out --paper, --orientation \
             and --print-size";
        NothingEntered => "misuse-nothing-entered", "nothing was entered";
        NothingWritten => "misuse-nothing-written", "nothing was written";
        NoNameAndId { text: String } => "misuse-no-name-and-id",
            "`{ $text }` is not NAME=ID; write it as \"Ash, A=p5\"";
        NotRated { text: String } => "misuse-not-rated",
            "`{ $text }` is not BOARD=no or BOARD=yes; write 3=no, or the id of a player, p5=no";
        NoList { file: String } => "misuse-no-list",
            "there is no list { $file }: arbiter rating update EVENT --list FILE --scheme NAME \
             begins one";
        NoListIn { folder: &'static str } => "misuse-no-list-in",
            "which list? there is none in { $folder }/: --list FILE";
        WhichList { options: String } => "misuse-which-list", "which list? { $options }";
        NoNamesIn { format: &'static str } => "misuse-no-names-in",
            "--to { $format } writes no names that a list could change: leave --names out, or \
             write pdn, games or findings";
        OneListOfNames => "misuse-one-list-of-names",
            "--to names writes one list: leave --split out";
        ClaimTakesNo { claim: String, option: &'static str } => "misuse-claim-takes-no",
            "--claim { $claim } takes no { $option }";
        AboutOneGame { option: &'static str, file: String, number: u64 } => "misuse-about-one-game",
            "{ $option } is about one game, and { $file } holds { $number } or more: name it with \
             --game";
        NoBoardNumbers => "misuse-no-board-numbers",
            "write boards and ranges of them, such as 1-4,7";
        NoOpening {
            table: String,
            number: String,
            example: String,
            lines: usize,
        } => "misuse-no-opening",
            "{ $table } has no line { $number }; its { $lines } lines are numbered like \
             { $example }";
    }
}

/// Creates the failure of a misused command, with exit code 2.
pub(super) fn misuse(what: &Misuse) -> Failure {
    anyhow!("{}", said(what)).into()
}

impl Misuse {
    /// Creates the refusal.
    pub fn refused(&self) -> Refused {
        Refused::told(self)
    }
}
