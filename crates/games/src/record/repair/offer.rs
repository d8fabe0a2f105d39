//! Repairs offered for a record, as values.

use super::{Edit, EditKind, Repair, SlipKind};
use crate::board::Color;
use crate::said::{Said, Told, told};

told! {
    /// The probable meaning, and the evidence for it.
    pub enum RepairOffer {
        /// These changes, with their effect. `rivals` is the number of other readings that fit as
        /// well; `slip` if the changes concern the writing of the record, not the game.
        Changes {
            slip: bool,
            changes: Said,
            only: OnlyChange,
            then: Replays,
            rivals: usize,
        } => "repair-offer",
            "{ $slip ->
                [yes] if it is a slip of the pen:{ \" \" }
               *[no] { \"\" }
            }{ $changes }{ $only ->
                [deletion] : without it{ \" \" }
                [exchange] : exchanged,{ \" \" }
               *[other] :{ \" \" }
            }{ $then }{ $rivals ->
                [0] { \"\" }
                [1] ; another reading fits as well
               *[other] ; { $rivals } other readings fit as well
            }";
    }
}

told! {
    /// A change of a record, with its place if the finding is about another half-move; `sure` if it
    /// is probable.
    pub enum OfferedChange {
        Replaced {
            was: String,
            place: Option<String>,
            now: String,
            sure: bool,
        } => "repair-replaced",
            "`{ $was }`{ $place ->
                [none] { \"\" }
               *[other] { \" (\" }{ $place })
            } was { $sure ->
                [yes] probably
               *[no] perhaps
            } `{ $now }`";
        PairMissing { now: String, place: Option<String>, sure: bool } => "repair-pair-missing",
            "`{ $now }` are { $sure ->
                [yes] probably
               *[no] perhaps
            } missing { $place ->
                [none] before it
               *[other] ({ $place })
            }";
        Missing { now: String, place: Option<String>, sure: bool } => "repair-missing",
            "`{ $now }` is { $sure ->
                [yes] probably
               *[no] perhaps
            } missing { $place ->
                [none] before it
               *[other] ({ $place })
            }";
        Doubled { was: String, place: Option<String>, sure: bool } => "repair-doubled",
            "`{ $was }`{ $place ->
                [none] { \"\" }
               *[other] { \" (\" }{ $place })
            } is { $sure ->
                [yes] probably
               *[no] perhaps
            } written twice";
        NotPlayed { was: String, place: Option<String>, sure: bool } => "repair-not-played",
            "`{ $was }`{ $place ->
                [none] { \"\" }
               *[other] { \" (\" }{ $place })
            } was { $sure ->
                [yes] probably
               *[no] perhaps
            } not played";
        Columns { was: String, now: String, place: Option<String>, sure: bool } => "repair-columns",
            "`{ $was }` and `{ $now }`{ $place ->
                [none] { \"\" }
               *[other] { \" (\" }{ $place })
            } { $sure ->
                [yes] probably
               *[no] perhaps
            } stand in each other's column";
        Exchanged {
            was: String,
            now: String,
            place: Option<String>,
            sure: bool,
        } => "repair-exchanged",
            "`{ $was }` and `{ $now }`{ $place ->
                [none] { \"\" }
               *[other] { \" (\" }{ $place })
            } { $sure ->
                [yes] probably
               *[no] perhaps
            } stand in each other's place";
        OtherSide { side: Color, sure: bool } => "repair-other-side",
            "{ $side ->
                [white] White
               *[black] Black
            } { $sure ->
                [yes] probably
               *[no] perhaps
            } began";
        BoardTurned { sure: bool } => "repair-board-turned",
            "the squares were { $sure ->
                [yes] probably
               *[no] perhaps
            } named from the other side of the board";
        And { first: Said, then: Said } => "repair-and", "{ $first }, and { $then }";
    }
}

told! {
    /// The half-moves that can be followed once a record is repaired.
    pub enum Replays {
        Nothing => "repair-replays-nothing", "nothing follows that could confirm it";
        All { half_moves: usize } => "repair-replays-all",
            "all { $half_moves } half-moves then replay";
        Rest { half_moves: usize } => "repair-replays-rest",
            "{ $half_moves ->
                [1] the remaining half-move then replays
               *[other] the remaining { $half_moves } half-moves then replay
            }";
        Next { half_moves: usize } => "repair-replays-next",
            "the next { $half_moves } half-moves then replay";
    }
}

/// The wording that introduces the effect of a repair's only change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum OnlyChange {
    /// A half-move is left out.
    Deletion,
    /// Two half-moves are exchanged.
    Exchange,
    /// Another change, or several.
    Other,
}

draughts_ground::fact_words! {
    OnlyChange {
        Deletion "deletion",
        Exchange "exchange",
        Other "other",
    }
}

/// The circumstances that determine how a repair is offered.
#[derive(Debug, Clone, Copy)]
pub(super) struct OfferContext {
    /// The half-move of the finding, from 1: a change elsewhere is given with its place.
    pub at: usize,
    /// The number of other repairs that fit as well.
    pub rivals: usize,
    /// False if the record may be true as written.
    pub sure: bool,
    /// Whether the record continues after the finding, which may be a slip.
    pub slip: bool,
}

impl RepairOffer {
    /// Creates the offer of a repair; `None` if it changes nothing.
    pub(super) fn of(
        repair: &Repair,
        OfferContext { at, rivals, sure, slip }: OfferContext,
    ) -> Option<Self> {
        let sure = sure && rivals == 0;
        let mut changes =
            repair.edits.iter().rev().map(|edit| OfferedChange::of(edit, at, sure).said());
        let last = changes.next()?;
        let changes = changes.fold(last, |then, first| OfferedChange::And { first, then }.said());
        let only = match repair.edits.as_slice() {
            [Edit { what: EditKind::Delete { .. }, .. }] => OnlyChange::Deletion,
            [Edit { what: EditKind::Exchange { .. }, .. }] => OnlyChange::Exchange,
            _ => OnlyChange::Other,
        };
        Some(Self::Changes { slip, changes, only, then: Replays::of(repair), rivals })
    }
}

impl Replays {
    const fn counted(half_moves: usize, whole: bool) -> Self {
        match (half_moves, whole) {
            (0, _) => Self::Nothing,
            (_, true) => Self::Rest { half_moves },
            (_, false) => Self::Next { half_moves },
        }
    }

    fn of(repair: &Repair) -> Self {
        let is_start = |edit: &Edit| {
            matches!(edit.what, EditKind::OtherSide { .. } | EditKind::BoardTurned { .. })
        };
        match Self::counted(repair.replays, repair.whole) {
            Self::Rest { half_moves } if repair.edits.iter().all(is_start) => {
                Self::All { half_moves }
            }
            counted => counted,
        }
    }
}

impl OfferedChange {
    fn of(edit: &Edit, at: usize, sure: bool) -> Self {
        let place = (edit.ply != at).then(|| edit.place.clone());
        match edit.what.clone() {
            EditKind::Replace { was, now } => Self::Replaced { was, place, now, sure },
            EditKind::Insert { now } if edit.kind == SlipKind::LostPair => {
                Self::PairMissing { now, place, sure }
            }
            EditKind::Insert { now } => Self::Missing { now, place, sure },
            EditKind::Delete { was } if edit.kind == SlipKind::Doubled => {
                Self::Doubled { was, place, sure }
            }
            EditKind::Delete { was } => Self::NotPlayed { was, place, sure },
            EditKind::Exchange { was, now, .. } if edit.kind == SlipKind::Columns => {
                Self::Columns { was, now, place, sure }
            }
            EditKind::Exchange { was, now, .. } => Self::Exchanged { was, now, place, sure },
            EditKind::OtherSide { side, .. } => Self::OtherSide { side, sure },
            EditKind::BoardTurned { .. } => Self::BoardTurned { sure },
        }
    }
}
