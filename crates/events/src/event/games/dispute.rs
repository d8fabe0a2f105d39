//! Disagreements between the records of a round and its boards, as values.

use crate::event::{Ending, Outcome, PlayerId, Round};
use draughts_ground::said::{Said, Sentences};
use draughts_ground::told;

told! {
    /// A disagreement, with a remedy.
    pub enum Dispute {
        NoRecordOf { outcome: Outcome } => "no-record-of",
            "the event has { $outcome }, and there is no record of the game",
            help "ask for the score sheet";
        NeitherRecordNorResult { board: u16 } => "neither-record-nor-result",
            "there is neither a record of the game nor a result",
            help "ask for the score sheet, or enter who lost by forfeit: { $board }=w-late or { $board }=b-late";
        RecordNamesNobody { name: Option<String> } => "record-names-nobody",
            "its record names { record-name-word }, and no player is called so";
        AgainstEnding {
            ending: Ending,
            outcome: Outcome,
            board: u16,
            amends: bool,
        } => "record-against-ending",
            "the event has: { $ending }; the record has { $outcome }";
        /// Several records of one game; `agree` if they have the same result.
        Doubled {
            records: Vec<Record>,
            count: usize,
            agree: bool,
            micro: bool,
            board: u16,
        } => "several-records",
            "{ $count } records are of this game: { $records }";
        /// The record has reversed colours.
        ///
        /// - `exchanged`: the board gets the colours of the record;
        /// - `paired`: the last round paired with the board's old colours, if any;
        /// - `amends`, here and below: accepting the record changes the event's result.
        ColorsSwapped {
            white: String,
            black: String,
            board: u16,
            exchanged: bool,
            paired: Option<Round>,
            amends: bool,
        } => "record-colors-swapped",
            "{ $exchanged ->
                [yes] { $white } had White and { $black } Black; board { $board } has these \
             colours now{ $paired ->
                    [none] {\"\"}
                   *[other] ; what is paired up to round { $paired } stays as it is
                }
               *[no] the record has { $white } with White and { $black } with Black
            }";
        NamesRound { named: Round, board: u16, amends: bool } => "record-names-round",
            "the record names round { $named }";
        OpeningDiffers { table: String, number: String, board: u16 } => "record-opening-differs",
            "the game does not begin with { $table } { $number }, which was drawn for board \
             { $board }";
        CountDiffers {
            counted: Option<String>,
            outcome: Outcome,
            why: Said,
            source: Option<String>,
        } => "record-count-differs",
            "{ $counted ->
                [none] the result is { $outcome }, and the count of the final position is not \
             decided
               *[other] the result is { $outcome }, and the final position counts for { $counted }
            }: { $why }{ $source ->
                [none] {\"\"}
               *[other] {\" \"}({ $source })
            }";
        NamesBoard { named: u16 } => "record-names-board", "the record names board { $named }";
        /// The rules object to the record; `against` if they give another result.
        Objection {
            message: Said,
            help: Option<Said>,
            board: u16,
            against: bool,
            amends: bool,
        } => "record-objection",
            "{ $message }";
        NobodyWon { board: u16, amends: bool } => "record-nobody-won",
            "0-0 stands both for a game that both lost and for one whose result nobody knows";
        FirstGameOpen => "first-game-open",
            "the first game of this pairing has no result yet",
            help "enter that one first";
        /// The event has the score of the games of a micro-match together, and the records do not
        /// give the result of every game.
        OtherGameOpen { total: Outcome, board: u16 } => "record-other-game-open",
            "the event has { $total }; games are entered in its place when the result of each is known",
            help "get the record of the other game too, or enter both games: { $board }=2-0,1-1";
        /// The event has another result; `held` if the record must be accepted too.
        ResultDiffers {
            before: Outcome,
            outcome: Outcome,
            board: u16,
            held: bool,
        } => "record-result-differs",
            "the event has { $before }, the record { $outcome }";
        LawGives { written: String, why: Said } => "record-law-gives",
            "the record has no result; the laws give { $written }: { $why }",
            help "enter the result that both players sign";
        /// The record has no result, and the event has one that was decided.
        DecidedOtherwise { outcome: Outcome } => "record-decided-otherwise",
            "the record has no result; the event has { $outcome }, which stands";
        NoResult => "record-no-result",
            "the record has no result",
            help "enter the result that both players sign, or `adjourned`";
        WordIsNoResult { written: String } => "record-word-no-result",
            "`{ $written }` is not a result",
            help "correct the record, or enter the result by hand";
        Unclear { why: Said } => "record-unclear",
            "{ $why }",
            help "enter the result by hand, in the points of this event";
        /// Nobody has this name; possibly with the players it may mean, or the one whom the pairing
        /// expects; the id, if it is one player.
        NameUnknown {
            name: Option<String>,
            near: Option<Sentences>,
            expected: Option<Expected>,
            id: Option<PlayerId>,
        } => "record-name-unknown",
            "no player is called { record-name-word }";
        NameAmbiguous { name: Option<String>, players: Sentences } => "record-name-ambiguous",
            "{ record-name-word } can be { $players }",
            help "write the whole name, or the player's id, in the record's tag";
        NumberOfOther {
            name: Option<String>,
            named: Sentences,
            number: String,
            owner: Said,
        } => "record-number-of-other",
            "the name is that of { $named }, and the number { $number } that of { $owner }",
            help "ask who had which colour, and correct the name or the number in the record";
        NotPaired {
            white: Said,
            black: Said,
            round: Round,
            rounds: Option<Vec<Round>>,
        } => "record-not-paired",
            "{ $white } and { $black } do not meet in round { $round }",
            help "{ $rounds ->
                [none] correct the names in the record, or the pairing
               *[other] they meet in round { $rounds }
            }";
    }
}

told! {
    /// A record among several.
    pub enum Record {
        Of { record: String, written: String } => "record-of", "{ $record } ({ $written })";
    }
}

told! {
    /// The opponent expected by the pairing.
    pub enum Expected {
        Opponent { name: String, opponent: String, id: PlayerId, board: u16 } => "record-expected",
            "{ $name } plays { $opponent } ({ $id }) on board { $board }";
    }
}
