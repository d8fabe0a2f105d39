//! What disagrees between the records of a round and its boards, as values.

use crate::event::{CountWhy, Ending, Outcome, PlayerId, Round, Unscorable};
use draughts_ground::said::{Said, Sentences};
use draughts_ground::told;

told! {
    /// What disagrees, and with it what to do.
    pub enum Dispute {
        /// The event has a result, and nobody has the record.
        NoRecordOf { outcome: Outcome } => "no-record-of";
        /// Nobody has the record, and there is no result.
        NeitherRecordNorResult { board: u16 } => "neither-record-nor-result";
        /// The only record names somebody who is not in the event.
        RecordNamesNobody { name: Option<String> } => "record-names-nobody";
        /// Somebody is recorded to have given the game up, and the record says otherwise.
        AgainstEnding { ending: Ending, outcome: Outcome, board: u16, amends: bool }
            => "record-against-ending";
        /// Several records are of one game; `agree` if they have the same result.
        Doubled { records: Vec<Record>, count: usize, agree: bool, micro: bool, board: u16 }
            => "several-records";
        /// The record has the colours the other way round; `exchanged` if the board gets them, and
        /// then the last round that is paired on those that the board had, if any is; `amends`, here
        /// and below, if believing the record changes the result that the event has.
        ColorsSwapped {
            white: String,
            black: String,
            board: u16,
            exchanged: bool,
            paired: Option<Round>,
            amends: bool,
        } => "record-colors-swapped";
        /// The record names another round.
        NamesRound { named: Round, board: u16, amends: bool } => "record-names-round";
        /// The record does not begin with the opening that was drawn for the board.
        OpeningDiffers { table: String, number: String, board: u16 } => "record-opening-differs";
        /// The final position counts for this score, or the count does not decide.
        CountDiffers { counted: Option<String>, outcome: Outcome, why: CountWhy, source: Option<String> }
            => "record-count-differs";
        /// The record names another board.
        NamesBoard { named: u16 } => "record-names-board";
        /// The laws object to the record; `against` if they give another result.
        Objection { message: Said, help: Option<Said>, board: u16, against: bool, amends: bool }
            => "record-objection";
        /// A result of nothing for both.
        NobodyWon { board: u16, amends: bool } => "record-nobody-won";
        /// The game of the pairing before this one has no result.
        FirstGameOpen => "first-game-open";
        /// The event has another result; `held` if the record has to be accepted, too.
        ResultDiffers { before: Outcome, outcome: Outcome, board: u16, held: bool }
            => "record-result-differs";
        /// The record has no result, and the laws give one.
        LawGives { written: String, why: Said } => "record-law-gives";
        /// The record has no result.
        NoResult => "record-no-result";
        /// What stands for the result is none.
        WordIsNoResult { written: String } => "record-word-no-result";
        /// The result is none of this event.
        Unclear { why: Unscorable } => "record-unclear";
        /// Nobody has this name; perhaps those who may be meant, or whom the pairing expects; the
        /// id, if it is one player.
        NameUnknown {
            name: Option<String>,
            near: Option<Sentences>,
            expected: Option<Expected>,
            id: Option<PlayerId>,
        } => "record-name-unknown";
        /// Several have this name.
        NameAmbiguous { name: Option<String>, players: Sentences } => "record-name-ambiguous";
        /// The name is that of one player, and the number at the federation that of another.
        NumberOfOther { name: Option<String>, named: Sentences, number: String, owner: Named }
            => "record-number-of-other";
        /// The two do not meet in this round; perhaps in others.
        NotPaired { white: Named, black: Named, round: Round, rounds: Option<Vec<Round>> }
            => "record-not-paired";
    }
}

told! {
    /// A record of several.
    pub enum Record {
        /// Its name, and the result as written in it.
        Of { record: String, written: String } => "record-of";
    }
}

told! {
    /// A player of the event.
    pub enum Named {
        /// By name and id.
        Player { name: String, id: PlayerId } => "record-player";
        /// After others who could be meant as well.
        OrPlayer { name: String, id: PlayerId } => "record-or-player";
    }
}

told! {
    /// Whom the pairing has for somebody.
    pub enum Expected {
        /// On this board.
        Opponent { name: String, opponent: String, id: PlayerId, board: u16 }
            => "record-expected";
    }
}
