//! The effects of an act on a kept file, as values; those of the acts themselves are in
//! [`acts::Echo`](draughts_events::event::acts::Echo).

use super::retold::Stepped;
use draughts_events::event::acts::{ActLine, LineRole};
use draughts_events::event::{Event, PlayerId, Round, SystemKind};
use draughts_ground::said::{Fact, Said, Sentences, Told};
use draughts_ground::told;
use journalled_file::PastOperation;

told! {
    /// The effect of an act on an event or another kept file, in one line.
    pub enum Echo {
        NoId { line: u64, id: String } => "no-id-of-list",
            "line { $line }: `{ $id }` is not an id of a player here, and another is given";
        /// A line at the end of a list that is no player.
        FooterOfList { line: u64, text: String } => "footer-of-list",
            "line { $line }: `{ $text }` is below the players, and not used";
        /// A heading among the players, with the number of players below it.
        HeadingInList { line: u64, text: String, players: usize } => "heading-in-list",
            "note: line { $line }: `{ $text }` is taken for a heading, and is no player; { $players ->
                [0] nobody is below it
                [one] the player below it is entered too
               *[other] the { $players } players below it are entered too
            }";
        RatingsRead { line: u64, text: String, rating: u16, more: usize } => "ratings-of-list",
            "line { $line }: the rating `{ $text }` is read as { $rating }{ $more ->
                [0] { \"\" }
                [one] , and 1 more without its signs or decimals
               *[other] , and { $more } more without their signs or decimals
            }";
        UpdatedInAll {
            updated: usize,
            same: usize,
            unclear: usize,
            missing: usize,
        } => "updated-in-all",
            "{ $updated } updated, { $same } as in the list, { $unclear } not clear, { $missing } \
             not in the list";
        /// A new event takes the rules of another, as far as their source states them; `unread` is
        /// the number of things that it leaves open.
        ByPreset { title: Said, source: String, name: String, unread: usize } => "by-preset",
            "with the rules of: { $title } ({ $source }); { $unread ->
                [one] one thing is
               *[other] { $unread } things are
            } not in that source, and as for any new event";
        OtherRound { named: Round, round: Round } => "other-round",
            "the record says round { $named }; the board is one of round { $round }";
        FromList { about: String, file: String, line: u64 } => "from-list",
            "from { $file }, line { $line }: { $about }";
        PlayersRead { file: String, players: usize, heads: Vec<ColumnMeaning> } => "players-read",
            "{ $file }: { players-word } read; { $heads }";
        LinesChosen { condition: String, chosen: usize, of: usize } => "lines-chosen",
            "{ $chosen } of { $of } lines have { $condition }";
        LineNearlyChosen { line: u64, cell: String } => "line-nearly-chosen",
            "note: line { $line } has `{ $cell }`, and is left out";
        NameWithoutLetter { line: u64, name: String } => "name-without-letter",
            "note: line { $line }: `{ $name }` is taken for a name, and has no letter";
        NameLikeHeading { line: u64, name: String } => "name-like-heading",
            "note: line { $line }: `{ $name }` is taken for a name, and ends like a heading";
        NumberForFederation { line: u64, text: String } => "number-for-federation",
            "note: line { $line }: `{ $text }` is a number, and no federation: left out";
        LinesRepeated { lines: Vec<u64>, several: bool } => "lines-repeated",
            "{ $several ->
                [yes] lines { $lines } repeat earlier lines
               *[no] line { $lines } repeats an earlier line
            }: entered once";
        ListDecides { field: &'static str, head: String, players: usize } => "list-decides",
            "{ $field ->
                [number] pairing numbers of { players-word } from `{ $head }`: the ratings do \
             not make the order
                [from_round] the first round of { players-word } from `{ $head }`
                [team] teams of { players-word } from `{ $head }`
                [family] families of { players-word } from `{ $head }`
               *[categories] categories of { players-word } from `{ $head }`
            }";
        OwnNumbers { head: String } => "own-numbers",
            "`{ $head }` is the numbering of the list: it does not make the pairing numbers";
        NationalNumbers { head: String, players: usize } => "national-numbers",
            "`{ $head }` has national numbers of { players-word }: files for other programs give \
             the number of a player as that of the FMJD or of FIDE";
        NumbersFromIds { head: String, players: usize } => "numbers-from-ids",
            "`{ $head }` has the numbers of { players-word } at the federation";
        RatingsElsewhere { head: String, taken: String, players: usize } => "ratings-elsewhere",
            "{ players-word } without a rating in `{ $taken }` { $players ->
                [one] has
               *[other] have
            } one in `{ $head }`, which is not used";
        /// The number of results in a list, and what was skipped: lines without a result (by number
        /// if they are few), players without an opponent, and unknown columns.
        ResultsRead {
            read: usize,
            empty: usize,
            lines: Option<Vec<u64>>,
            byes: usize,
            unknown: Option<String>,
        } => "results-read",
            "{ $read ->
                [one] { $read } result
               *[other] { $read } results
            } read{ $empty ->
                [0] {\"\"}
                [one] , { $empty } line without a result
               *[other] , { $empty } lines without a result
            }{ $lines ->
                [none] {\"\"}
               *[other] {\" \"}(line { $lines })
            }{ $byes ->
                [0] {\"\"}
                [one] , { $byes } player without an opponent
               *[other] , { $byes } players without an opponent
            }{ $unknown ->
                [none] {\"\"}
               *[other] ; not used: { $unknown }
            }";
        Begun { name: String, system: SystemKind } => "begun", "{ $name }, { $system }";
        BegunIn { file: String, name: String, system: SystemKind, seed: String } => "begun-in",
            "{ $file }: { $name }, { $system }, seed { $seed }";
        Imported {
            file: String,
            name: String,
            system: SystemKind,
            players: usize,
            rounds: usize,
        } => "imported",
            "{ $file }: { imported-word }";
        NewList { file: String, scheme: String } => "new-list",
            "{ $file }: a new list, { $scheme }";
        Undone { number: u64, verb: String, summary: Summary } => "undone",
            "undone: { $number } { $verb }: { $summary }";
        DoneAgain { number: u64, verb: String, summary: Summary } => "done-again",
            "done again: { $number } { $verb }: { $summary }";
        BackTo { number: u64, verb: String, summary: Summary } => "back-to",
            "the file is again as after operation { $number }, { $verb }: { $summary }";
        Operation { number: u64, verb: String, summary: Summary } => "operation",
            "{ $number } { $verb }: { $summary }";
        AndMore { first: Said, more: usize } => "and-more", "{ $first } (and { $more } more)";
        /// The first message, and the other boards of its round: `2`, or `4-6` for several in a
        /// row.
        AndBoards { first: Said, boards: Vec<String>, several: bool } => "and-boards",
            "{ $first } (and { $several ->
                [yes] boards
               *[no] board
            } { $boards })";
        Steps { steps: Sentences } => "steps", "{ $steps }";
        EditedOutside => "edited-outside", "changed outside of the program";
        BackOutside { number: u64 } => "back-outside",
            "changed outside of the program: as after operation { $number }";
        OlderState { number: u64, last: u64 } => "older-state",
            "the file is as it was after operation { $number }: what was done up to operation \
             { $last } is not in it";
        ChangedSince { last: u64 } => "changed-since",
            "the file was changed outside of the program after operation { $last }";
        ConflictCopy { file: String, of: String } => "conflict-copy",
            "{ $file } is a copy of { $of } beside it: what is entered in one is not in the other";
        /// Histories of two computers were put into one folder; `mark` is the file of the one that
        /// is no longer there.
        OfOtherHistory { number: u64, mark: String } => "of-other-history",
            "operation { $number } was done on two computers, and the file is that of one of them: \
             what the other entered may be missing ({ $mark })";
        OnlyInCopy { copy: String, what: Said } => "result-only-in-copy",
            "only in { $copy }: { $what }";
        UnreadCopy { copy: String, file: String } => "unread-copy",
            "{ $copy } cannot be read: nobody knows whether it has results that are not in { $file }";
        NotPublished { file: String, of: String } => "not-published",
            "{ $file } is a copy of { $of } beside it: it is not published";
        ComparedSame { file: String, other: String } => "compared-same",
            "{ $file } and { $other } hold the same event";
        Compared { file: String, other: String } => "compared",
            "{ $other }, against { $file }: what is so now is in { $other }, what was so is in { $file }";
        /// The ids of two events do not mean the same people: `id` is one of those.
        ComparedIds {
            file: String,
            other: String,
            id: PlayerId,
            name: String,
            other_name: String,
        } => "compared-ids",
            "{ $other } is no copy of { $file }: ids mean other people there, such as { $id }, \
             which is { $name } here and { $other_name } there";
        ComparedOther {
            file: String,
            name: String,
            other: String,
            other_name: String,
        } => "compared-other",
            "{ $file } is “{ $name }”, and { $other } is another event, “{ $other_name }”: no \
             player is in both";
        WasEntered { what: Said, number: u64, at: String } => "was-entered",
            "{ $what }; it was entered at { $at }, operation { $number }";
        MoreGone { more: usize } => "more-gone", "and { $more } more";
        AsFound => "as-found", "the file as it was found";
        AsFoundAfterDamage => "as-found-after-damage",
            "the file as it was found; what led to it is damaged";
        StateAfter { number: u64 } => "state-after", "the state after { $number }";
        HandEdit { number: u64 } => "history-hand-edit",
            "the file was edited by hand: recorded as operation { $number }";
        ByHand { what: Said } => "by-hand", "by hand: { $what }";
        OnlyLayout => "only-layout", "only comments or the layout: nothing of the contents";
        DryRun => "dry-run", "dry run: nothing was written";
        NothingToChange => "nothing-to-change", "nothing to change";
        AsItIs => "as-it-is", "as it is already";
    }
}

/// The message of an operation in the history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Summary {
    /// As recorded, in English.
    Recorded(String),
    /// As reproduced from the act; its English text is the same.
    Told(Said),
}

impl Summary {
    /// Returns the message of an operation, as reproduced if possible.
    fn of(past: &PastOperation, retold: Option<Said>) -> Self {
        retold.map_or_else(|| Self::Recorded(past.operation.summary.clone()), Self::Told)
    }
}

impl From<Summary> for Fact {
    fn from(summary: Summary) -> Self {
        match summary {
            Summary::Recorded(text) => Self::Text(text),
            Summary::Told(said) => Self::Said(said),
        }
    }
}

told! {
    /// The interpretation of a column of a list.
    pub enum ColumnMeaning {
        Taken { head: String } => "head-taken", "{ $head }";
        TakenAs { head: String, field: String } => "head-taken-as", "{ $head } as { $field }";
        NotUsed { head: String } => "head-not-used", "{ $head } not used";
        /// A column whose heading an earlier one has, which is used.
        OtherNotUsed { head: String } => "head-other-not-used", "the other { $head } not used";
        /// A column without a heading, with its first cell.
        NoHead { cell: String } => "head-none", "a column without a heading, with `{ $cell }`, not used";
    }
}

impl Echo {
    /// Creates the message for a new event.
    pub fn begun(event: &Event) -> Self {
        Self::Begun { name: event.name.clone(), system: event.system.kind() }
    }

    /// Creates the message for a new event, with its file.
    pub fn begun_in(file: String, event: &Event) -> Self {
        let seed = event.system.seed.unwrap_or_default().to_string();
        Self::BegunIn { file, name: event.name.clone(), system: event.system.kind(), seed }
    }

    /// Creates the message for an event imported from this file, or exported to it.
    pub fn imported(file: String, event: &Event) -> Self {
        Self::Imported {
            file,
            name: event.name.clone(),
            system: event.system.kind(),
            players: event.players.len(),
            rounds: event.rounds.len(),
        }
    }

    /// Creates the message for an operation in the history, as reproduced if possible.
    pub fn operation(past: &PastOperation, retold: Option<Said>) -> Self {
        let (number, verb) = (past.number, past.operation.verb.clone());
        Self::Operation { number, verb, summary: Summary::of(past, retold) }
    }

    /// Creates the message for a step in the history, with that of its operation if it can be
    /// reproduced.
    pub(super) fn step(verb: &str, past: &PastOperation, retold: Option<Said>) -> Self {
        let steps = past.operation.act.clone().and_then(|act| {
            let Stepped { steps } = serde_json::from_value(act).ok()?;
            steps.first().copied()
        });
        // The message of a restored operation is not repeated again and again.
        let retold = match (past.operation.verb.as_str(), steps) {
            ("restore", Some(number)) => Some(Self::StateAfter { number }.said()),
            _ => retold,
        };
        let (number, summary) = (past.number, Summary::of(past, retold));
        let of = past.operation.verb.clone();
        match verb {
            "undo" => Self::Undone { number, verb: of, summary },
            "redo" => Self::DoneAgain { number, verb: of, summary },
            _ => Self::BackTo { number, verb: of, summary },
        }
    }
}

impl ActLine for Echo {
    fn part(&self) -> LineRole {
        match self {
            Self::UpdatedInAll { .. } => LineRole::Whole,
            Self::NoId { .. }
            | Self::RatingsRead { .. }
            | Self::FooterOfList { .. }
            | Self::HeadingInList { .. }
            | Self::OtherRound { .. }
            | Self::FromList { .. }
            | Self::PlayersRead { .. }
            | Self::LinesChosen { .. }
            | Self::LineNearlyChosen { .. }
            | Self::LinesRepeated { .. }
            | Self::NameWithoutLetter { .. }
            | Self::NameLikeHeading { .. }
            | Self::NumberForFederation { .. }
            | Self::ListDecides { .. }
            | Self::OwnNumbers { .. }
            | Self::NationalNumbers { .. }
            | Self::NumbersFromIds { .. }
            | Self::RatingsElsewhere { .. }
            | Self::ResultsRead { .. } => LineRole::Aside,
            _ => LineRole::Done,
        }
    }
}
