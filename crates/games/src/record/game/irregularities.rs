//! The irregularities of a game: those that are open, and the state of the others.

use smallvec::SmallVec;

use super::super::codes;
use super::super::conduct::irregularity_of;
use super::super::found::{Broken, InlineArticle, IrregularHalfMove, RequiredAction, SquareList};
use super::super::report::PlyAt;
use super::entry::FindingId;
use super::touch::MustPlay;
use crate::board::{ByColor, Color, Piece, Position, Square};
use crate::diag::{Citation, Code};
use crate::rules::{IrregularMove, RuleSet};
use crate::said::Fact;

/// An irregularity whose correction the opponent may demand.
#[derive(Debug, Clone)]
pub(crate) struct OpenIrregularity {
    /// Its finding.
    pub finding: FindingId,
    /// Its code.
    pub code: &'static Code,
    /// Its details.
    pub matter: IrregularityDetails,
    /// Whether the opponent has moved but not yet pressed the clock, which makes it final.
    is_held: bool,
}

/// The details of an irregularity, needed until it is final.
#[derive(Debug, Clone)]
pub(crate) struct IrregularityDetails {
    /// The half-move concerned.
    pub at: Option<PlyAt>,
    /// The side that committed it.
    pub offender: Color,
    /// The effect of a correction.
    pub remedy: Remedy,
    /// The action required then.
    pub then: RequiredAction,
    /// Additional facts to report.
    pub also: ExtraFacts,
    /// The half-move, as people name it, or the incident.
    pub name: Fact,
    /// For an irregular half-move, its fault.
    pub offence: Option<IrregularHalfMove>,
}

/// Additional facts to report about an irregularity.
#[derive(Debug, Clone, Default)]
pub(crate) struct ExtraFacts {
    /// The article that allows no correction in part, if it was meant to correct another
    /// irregularity.
    pub part: Option<InlineArticle>,
    /// The squares of pieces that count as lifted.
    pub lifted: Option<SquareList>,
}

/// The effect of a correction.
#[derive(Debug, Clone)]
pub(crate) enum Remedy {
    /// The position before is restored, and the offender moves again.
    PlayAgain {
        /// That position.
        before: Position,
        /// The piece that they must play.
        must: Option<MustPlay>,
    },
    /// The taking back is undone.
    Restore {
        /// The position after the half-move that was taken back.
        made: Position,
        /// The faults of that half-move, which are open again once it counts.
        faults: Vec<OpenIrregularity>,
        /// The piece that the opponent touched in reply to it, and must play if it counts.
        reply: Option<MustPlay>,
    },
    /// A piece is crowned.
    Crown(Square),
    /// A king that moved before it was crowned is crowned: on its earlier square if its half-move
    /// is taken back for another fault, otherwise on its present square.
    CrownBefore {
        /// Its earlier square.
        stood: Square,
        /// Its present square.
        stands: Square,
    },
    /// Pieces are put back on the board or taken off.
    Patch(Vec<(Square, Option<Piece>)>),
    /// Nothing on the board changes.
    Nothing,
}

impl OpenIrregularity {
    /// Creates an irregularity that has just been found.
    pub(crate) const fn new(
        finding: FindingId,
        code: &'static Code,
        matter: IrregularityDetails,
    ) -> Self {
        Self { finding, code, matter, is_held: false }
    }

    /// Returns whether the opponent has moved but not yet pressed the clock, which makes it final.
    pub(crate) const fn is_held(&self) -> bool {
        self.is_held
    }

    /// Returns whether it is a half-move whose mover is unknown.
    pub(crate) const fn has_unknown_mover(&self) -> bool {
        matches!(
            self.matter.offence,
            Some(IrregularHalfMove::PlayedOtherwise { wrong: Broken::MoverUnknown { .. }, .. })
        )
    }

    /// Returns whether the same player committed it in place of `taken_back`. Once it is settled
    /// that the half-move taken back counts, this one does not.
    pub(crate) fn is_in_place_of(&self, taken_back: &Self) -> bool {
        let after = self.matter.at.zip(taken_back.matter.at);
        self.finding > taken_back.finding
            && self.matter.offender == taken_back.matter.offender
            && after.is_some_and(|(this, first)| this.ply > first.ply)
    }

    /// Returns whether the opponent can let it stand.
    pub(crate) fn may_stand(&self, set: &RuleSet) -> bool {
        set.who_decides(irregularity_of(self.code)) == IrregularMove::OpponentChooses
    }

    /// Returns whether the position, and everything counted from it, depends on the decision. A
    /// capture that is merely shown again leaves the board unchanged.
    pub(crate) fn leaves_doubt(&self, set: &RuleSet) -> bool {
        let shown = matches!(
            self.matter.then,
            RequiredAction::ShownAgain { .. } | RequiredAction::AllTakenOff { .. }
        );
        !shown || self.loses_if_claimed(set)
    }

    /// Returns whether it is a violation that loses the game once the opponent claims it.
    pub(crate) fn loses_if_claimed(&self, set: &RuleSet) -> bool {
        self.is_refusal() || set.loses_game(irregularity_of(self.code))
    }

    /// Returns whether it is a refusal to follow the rules after which the player moved.
    pub(crate) fn is_refusal(&self) -> bool {
        self.code == codes::REFUSAL
    }
}

#[derive(Debug, Clone, Default)]
pub(crate) struct Irregularities {
    /// The irregularities that are neither final nor corrected, in the order in which they were
    /// found.
    open: SmallVec<[OpenIrregularity; 2]>,
    /// The last irregularity of each side that became final, for demands that come too late.
    stood: ByColor<Option<Fact>>,
    /// Half-moves that were undecided when the game or its record ended.
    undecided: SmallVec<[usize; 2]>,
    /// Whether the next half-move corrects the previous one.
    corrects: bool,
    /// The article on each side's incorrect conduct since the opponent's last half-move, if nobody
    /// can have it corrected.
    incorrect: ByColor<Option<Citation>>,
}

impl Irregularities {
    pub(crate) fn open(&self) -> &[OpenIrregularity] {
        &self.open
    }

    #[inline(always)]
    pub(crate) fn has_open(&self) -> bool {
        !self.open.is_empty()
    }

    pub(crate) fn has_open_of(&self, side: Color) -> bool {
        self.open.iter().any(|open| open.matter.offender == side)
    }

    pub(crate) fn opens(&mut self, open: OpenIrregularity) {
        self.open.push(open);
    }

    /// Removes and returns those for which `is_it` is true.
    pub(crate) fn take_if(
        &mut self,
        is_it: impl Fn(&OpenIrregularity) -> bool,
    ) -> SmallVec<[OpenIrregularity; 2]> {
        let (taken, kept) = std::mem::take(&mut self.open).into_iter().partition(is_it);
        self.open = kept;
        taken
    }

    /// Removes and returns the first for which `is_it` is true.
    pub(crate) fn take_first(
        &mut self,
        is_it: impl Fn(&OpenIrregularity) -> bool,
    ) -> Option<OpenIrregularity> {
        let at = self.open.iter().position(is_it)?;
        Some(self.open.remove(at))
    }

    pub(crate) fn take_all(&mut self) -> SmallVec<[OpenIrregularity; 2]> {
        std::mem::take(&mut self.open)
    }

    /// Handles the start of this side's half-move: removes and returns the opponent's
    /// irregularities that are now final. Those that become final with the clock stay until then,
    /// and those that cannot stand never become final.
    pub(crate) fn moves(
        &mut self,
        side: Color,
        by_clock: impl Fn(&OpenIrregularity) -> bool,
        may_stand: impl Fn(&OpenIrregularity) -> bool,
    ) -> SmallVec<[OpenIrregularity; 2]> {
        // A side can move again only after the clock has been pressed.
        let taken = self.take_if(|open| {
            may_stand(open)
                && match open.matter.offender == side {
                    true => by_clock(open) && open.is_held,
                    false => !by_clock(open),
                }
        });
        for open in self.open.iter_mut().filter(|open| open.matter.offender != side) {
            open.is_held |= may_stand(open);
        }
        taken
    }

    /// Returns the first irregularity that leaves the position in doubt. One that cannot stand
    /// comes first, since everything after it is undone with it; then one for which the game can be
    /// claimed.
    pub(crate) fn in_doubt(&self, set: &RuleSet) -> Option<&OpenIrregularity> {
        let doubtful = || self.open.iter().filter(|open| open.leaves_doubt(set));
        doubtful()
            .find(|open| !open.may_stand(set))
            .or_else(|| doubtful().find(|open| open.loses_if_claimed(set)))
            .or_else(|| doubtful().next())
    }

    /// Returns whether an irregularity of this side leaves the position in doubt.
    pub(crate) fn are_in_doubt_by(&self, side: Color, set: &RuleSet) -> bool {
        self.open.iter().any(|open| open.matter.offender == side && open.leaves_doubt(set))
    }

    /// Returns the earlier half-move that cannot stand, together with which this one is undone.
    pub(crate) fn goes_back_with(
        &self,
        this: &OpenIrregularity,
        set: &RuleSet,
    ) -> Option<&OpenIrregularity> {
        let at = this.matter.at?;
        self.open.iter().find(|open| {
            let earlier = open.matter.at.is_some_and(|earlier| earlier.ply < at.ply);
            earlier
                && !open.may_stand(set)
                && matches!(open.matter.remedy, Remedy::PlayAgain { .. })
        })
    }

    /// Returns the half-move that may not be taken back, and counts, if this one was made after it.
    pub(crate) fn is_void_for(&self, this: &OpenIrregularity, set: &RuleSet) -> Option<&str> {
        let at =
            this.matter.at.filter(|_| matches!(this.matter.remedy, Remedy::PlayAgain { .. }))?;
        self.open.iter().find_map(|open| match &open.matter.then {
            RequiredAction::MoveStays { text, .. } => {
                let earlier = open.matter.at.is_some_and(|earlier| earlier.ply < at.ply);
                (earlier && !open.may_stand(set)).then_some(text.as_str())
            }
            _ => None,
        })
    }

    /// Returns the text of the half-move that was taken back, and in the place of which this
    /// irregularity was committed.
    pub(crate) fn taken_back_before(&self, this: &OpenIrregularity) -> Option<&str> {
        self.open.iter().find_map(|open| match &open.matter.then {
            RequiredAction::MoveStays { text, .. } if this.is_in_place_of(open) => {
                Some(text.as_str())
            }
            _ => None,
        })
    }

    /// Records that this side's first capture of too few pieces was stopped halfway.
    pub(crate) fn stops(&mut self, side: Color) -> Option<&OpenIrregularity> {
        let is_it = |open: &&mut OpenIrregularity| {
            open.matter.offender == side && open.code == codes::CAPTURE_TOO_FEW
        };
        let open = self.open.iter_mut().find(is_it)?;
        open.code = codes::CAPTURE_STOPPED;
        Some(open)
    }

    /// Removes irregularities found after this finding.
    pub(crate) fn forgets_after(&mut self, last: FindingId) {
        self.open.retain(|open| open.finding <= last);
    }

    /// Records incorrect conduct of a side that nobody can have corrected.
    pub(crate) fn is_incorrect(&mut self, side: Color, citation: &Citation) {
        self.incorrect[side] = Some(citation.clone());
    }

    /// Returns the article on this side's incorrect conduct since the opponent's last half-move.
    pub(crate) fn incorrect(&self, side: Color) -> Option<&Citation> {
        self.incorrect[side].as_ref()
    }

    /// Handles the start of this side's half-move: the opponent's earlier incorrect conduct is
    /// over.
    pub(crate) fn forgets_incorrect(&mut self, side: Color) {
        self.incorrect[side.opponent()] = None;
    }

    /// Records that an irregularity is final.
    pub(crate) fn stands(&mut self, open: &OpenIrregularity) {
        self.stood[open.matter.offender] = Some(open.matter.name.clone());
    }

    /// Returns the last irregularity of this side that became final.
    pub(crate) fn stood(&self, side: Color) -> Option<&Fact> {
        self.stood[side].as_ref()
    }

    /// Records that an irregularity is undecided when the game or its record ends, after this many
    /// half-moves.
    pub(crate) fn stays_undecided(&mut self, open: &OpenIrregularity, plies: usize, set: &RuleSet) {
        if open.leaves_doubt(set) {
            self.undecided.push(open.matter.at.map_or(plies, |at| at.ply));
        }
    }

    /// Returns the first half-move, by its number in the record, that was never decided: nothing
    /// that rests on it or on a later one is certain.
    pub(crate) fn undecided(&self) -> Option<usize> {
        self.undecided.iter().copied().min()
    }

    /// Returns whether the position after this half-move, by its number in the record, rests on one
    /// that was never decided.
    pub(crate) fn is_undecided(&self, ply: usize) -> bool {
        self.undecided().is_some_and(|first| first <= ply)
    }

    /// Returns whether the position after this half-move rests on one that is open or was never
    /// decided.
    pub(crate) fn doubts(&self, ply: usize, set: &RuleSet) -> bool {
        let is_open = |open: &OpenIrregularity| {
            open.leaves_doubt(set) && open.matter.at.is_some_and(|at| at.ply <= ply)
        };
        self.is_undecided(ply) || self.open.iter().any(is_open)
    }

    /// Sets whether the next half-move corrects the previous one.
    pub(crate) const fn set_corrects(&mut self, corrects: bool) {
        self.corrects = corrects;
    }

    /// Returns whether the next half-move corrects the previous one.
    pub(crate) const fn corrects(&self) -> bool {
        self.corrects
    }
}
