//! Irregularities of a game: those that are open, and what has become of the others.

use smallvec::SmallVec;

use super::super::codes;
use super::super::conduct::irregularity_of;
use super::super::found::{Broken, Cited, Due, Offence, Squares};
use super::super::report::PlyAt;
use super::entry::FindingId;
use super::touch::MustPlay;
use crate::board::{ByColor, Color, Piece, Position, Square};
use crate::diag::{Citation, Code};
use crate::rules::{IrregularMove, RuleSet};
use crate::said::Fact;

/// An irregularity that the opponent may have corrected.
#[derive(Debug, Clone)]
pub(crate) struct Open {
    /// Its finding.
    pub finding: FindingId,
    /// What it is.
    pub code: &'static Code,
    /// What must be known about it.
    pub matter: Matter,
    /// The opponent has moved but not yet pressed the clock, which makes it final.
    is_held: bool,
}

/// What must be known about an irregularity until it is final.
#[derive(Debug, Clone)]
pub(crate) struct Matter {
    /// Which half-move it is about.
    pub at: Option<PlyAt>,
    /// Who did it.
    pub offender: Color,
    /// What a correction does.
    pub remedy: Remedy,
    /// What then has to be done.
    pub then: Due,
    /// What is reported besides the verdict.
    pub also: Also,
    /// The half-move, as a person names it, or what happened.
    pub name: Fact,
    /// For a half-move that breaks a law, what is wrong with it.
    pub offence: Option<Offence>,
}

/// What is reported about an irregularity besides what becomes of it.
#[derive(Debug, Clone, Default)]
pub(crate) struct Also {
    /// It was to correct another one: the article that allows no correction in part.
    pub part: Option<Cited>,
    /// Squares whose pieces are taken as lifted.
    pub lifted: Option<Squares>,
}

/// What a correction does.
#[derive(Debug, Clone)]
pub(crate) enum Remedy {
    /// The position before comes back and the offender moves again.
    PlayAgain {
        /// That position.
        before: Position,
        /// The piece they then have to play.
        must: Option<MustPlay>,
    },
    /// The taking back is undone.
    Restore {
        /// The position after the half-move that stays.
        made: Position,
        /// What was wrong with that half-move, and is open again once it stays.
        faults: Vec<Open>,
    },
    /// Pieces are crowned.
    Crown(Square),
    /// A king that moved before it was crowned is crowned: where it stood, because its half-move
    /// is taken back for another fault, or else where it stands.
    CrownBefore {
        /// Where it stood.
        stood: Square,
        /// Where it stands.
        stands: Square,
    },
    /// Pieces come back or leave the board.
    Patch(Vec<(Square, Option<Piece>)>),
    /// Nothing on the board changes.
    Nothing,
}

impl Open {
    /// An irregularity that has just been found.
    pub(crate) const fn new(finding: FindingId, code: &'static Code, matter: Matter) -> Self {
        Self { finding, code, matter, is_held: false }
    }

    /// True if the opponent has moved but not yet pressed the clock, which makes it final.
    pub(crate) const fn is_held(&self) -> bool {
        self.is_held
    }

    /// True for a half-move of which nothing tells who made it.
    pub(crate) const fn has_unknown_mover(&self) -> bool {
        matches!(
            self.matter.offence,
            Some(Offence::PlayedOtherwise { wrong: Broken::MoverUnknown { .. }, .. })
        )
    }

    /// True for what the same player did in the place of a half-move that was taken back: once that
    /// half-move stays, it is void.
    pub(crate) fn is_in_place_of(&self, taken_back: &Self) -> bool {
        let after = self.matter.at.zip(taken_back.matter.at);
        self.finding > taken_back.finding
            && self.matter.offender == taken_back.matter.offender
            && after.is_some_and(|(this, first)| this.ply > first.ply)
    }

    /// True if the opponent can let it stand.
    pub(crate) fn may_stand(&self, set: &RuleSet) -> bool {
        set.who_decides(irregularity_of(self.code)) == IrregularMove::OpponentChooses
    }

    /// True if the position, and with it all that is counted, depends on what is decided. A capture
    /// that is only shown again leaves the board as it is.
    pub(crate) fn leaves_doubt(&self, set: &RuleSet) -> bool {
        let shown = matches!(self.matter.then, Due::ShownAgain { .. } | Due::AllTakenOff { .. });
        !shown || self.loses_if_claimed(set)
    }

    /// True for a violation that loses the game once the opponent claims it.
    pub(crate) fn loses_if_claimed(&self, set: &RuleSet) -> bool {
        self.is_refusal() || set.is_lost_by(irregularity_of(self.code))
    }

    /// True for a refusal to follow the rules, after which the player who refused moved.
    pub(crate) fn is_refusal(&self) -> bool {
        self.code == codes::REFUSAL
    }
}

/// The irregularities of a game.
#[derive(Debug, Clone, Default)]
pub(crate) struct Irregularities {
    /// Those that are neither final nor corrected, in the order in which they were found.
    open: SmallVec<[Open; 2]>,
    /// What became final last, by the side that did it: for demands that come too late.
    stood: ByColor<Option<Fact>>,
    /// Half-moves that were never decided before the game or its record ended.
    undecided: SmallVec<[usize; 2]>,
    /// The next half-move corrects the one before.
    corrects: bool,
    /// What a side did since the opponent's last half-move that is incorrect, and that nobody can
    /// have corrected: its article.
    incorrect: ByColor<Option<Citation>>,
}

impl Irregularities {
    /// Those that are open.
    pub(crate) fn open(&self) -> &[Open] {
        &self.open
    }

    /// True if one is open.
    #[inline(always)]
    pub(crate) fn has_open(&self) -> bool {
        !self.open.is_empty()
    }

    /// True if one committed by this side is open.
    pub(crate) fn has_open_of(&self, side: Color) -> bool {
        self.open.iter().any(|open| open.matter.offender == side)
    }

    /// Adds one that was found.
    pub(crate) fn opens(&mut self, open: Open) {
        self.open.push(open);
    }

    /// Takes out those for which this is true.
    pub(crate) fn take_if(&mut self, is_it: impl Fn(&Open) -> bool) -> SmallVec<[Open; 2]> {
        let (taken, kept) = std::mem::take(&mut self.open).into_iter().partition(is_it);
        self.open = kept;
        taken
    }

    /// Takes out the first for which this is true.
    pub(crate) fn take_first(&mut self, is_it: impl Fn(&Open) -> bool) -> Option<Open> {
        let at = self.open.iter().position(is_it)?;
        Some(self.open.remove(at))
    }

    /// Takes out all.
    pub(crate) fn take_all(&mut self) -> SmallVec<[Open; 2]> {
        std::mem::take(&mut self.open)
    }

    /// A half-move of this side begins: takes out what the opponent did wrong before, which is now
    /// final. What becomes final with the clock stays until then, and what cannot stand never does.
    pub(crate) fn moves(
        &mut self,
        side: Color,
        by_clock: impl Fn(&Open) -> bool,
        may_stand: impl Fn(&Open) -> bool,
    ) -> SmallVec<[Open; 2]> {
        // A side that moves again can do so only once the clock has been pressed.
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

    /// The first that leaves the position in doubt: one that cannot stand before the others, as
    /// all that comes after it goes back with it; then one for which the game can be claimed.
    pub(crate) fn in_doubt(&self, set: &RuleSet) -> Option<&Open> {
        let doubtful = || self.open.iter().filter(|open| open.leaves_doubt(set));
        doubtful()
            .find(|open| !open.may_stand(set))
            .or_else(|| doubtful().find(|open| open.loses_if_claimed(set)))
            .or_else(|| doubtful().next())
    }

    /// True if one committed by this side leaves the position in doubt.
    pub(crate) fn are_in_doubt_by(&self, side: Color, set: &RuleSet) -> bool {
        self.open.iter().any(|open| open.matter.offender == side && open.leaves_doubt(set))
    }

    /// The half-move that cannot stand and was made before this one, which goes back with it.
    pub(crate) fn goes_back_with(&self, this: &Open, set: &RuleSet) -> Option<&Open> {
        let at = this.matter.at?;
        self.open.iter().find(|open| {
            let earlier = open.matter.at.is_some_and(|earlier| earlier.ply < at.ply);
            earlier
                && !open.may_stand(set)
                && matches!(open.matter.remedy, Remedy::PlayAgain { .. })
        })
    }

    /// The half-move that may not be taken back, and counts, if this one was made after it.
    pub(crate) fn is_void_for(&self, this: &Open, set: &RuleSet) -> Option<&str> {
        let at =
            this.matter.at.filter(|_| matches!(this.matter.remedy, Remedy::PlayAgain { .. }))?;
        self.open.iter().find_map(|open| match &open.matter.then {
            Due::MoveStays { text } => {
                let earlier = open.matter.at.is_some_and(|earlier| earlier.ply < at.ply);
                (earlier && !open.may_stand(set)).then_some(text.as_str())
            }
            _ => None,
        })
    }

    /// Notes that this side's first capture that took too few pieces was stopped halfway.
    pub(crate) fn stops(&mut self, side: Color) -> Option<&Open> {
        let is_it =
            |open: &&mut Open| open.matter.offender == side && open.code == codes::CAPTURE_TOO_FEW;
        let open = self.open.iter_mut().find(is_it)?;
        open.code = codes::CAPTURE_STOPPED;
        Some(open)
    }

    /// Forgets what was found after this finding.
    pub(crate) fn forgets_after(&mut self, last: FindingId) {
        self.open.retain(|open| open.finding <= last);
    }

    /// Notes that a side did something incorrect that nobody can have corrected.
    pub(crate) fn is_incorrect(&mut self, side: Color, citation: &Citation) {
        self.incorrect[side] = Some(citation.clone());
    }

    /// The article on what this side did incorrectly since the opponent's last half-move.
    pub(crate) fn incorrect(&self, side: Color) -> Option<&Citation> {
        self.incorrect[side].as_ref()
    }

    /// A half-move of this side begins: what the opponent did incorrectly before is over.
    pub(crate) fn forgets_incorrect(&mut self, side: Color) {
        self.incorrect[side.opponent()] = None;
    }

    /// Notes that an irregularity is final.
    pub(crate) fn stands(&mut self, open: &Open) {
        self.stood[open.matter.offender] = Some(open.matter.name.clone());
    }

    /// The last irregularity of this side that became final.
    pub(crate) fn stood(&self, side: Color) -> Option<&Fact> {
        self.stood[side].as_ref()
    }

    /// Notes that it is undecided when the game or its record ends, after this many half-moves.
    pub(crate) fn stays_undecided(&mut self, open: &Open, plies: usize, set: &RuleSet) {
        if open.leaves_doubt(set) {
            self.undecided.push(open.matter.at.map_or(plies, |at| at.ply));
        }
    }

    /// The first half-move, by its place in the record, that was never decided: what rests on it
    /// or on a later one is not certain.
    pub(crate) fn undecided(&self) -> Option<usize> {
        self.undecided.iter().copied().min()
    }

    /// True if what this half-move led to, by its place in the record, rests on one that was never
    /// decided.
    pub(crate) fn is_undecided(&self, ply: usize) -> bool {
        self.undecided().is_some_and(|first| first <= ply)
    }

    /// True if what this half-move led to rests on one that is open, or was never decided.
    pub(crate) fn doubts(&self, ply: usize, set: &RuleSet) -> bool {
        let is_open =
            |open: &Open| open.leaves_doubt(set) && open.matter.at.is_some_and(|at| at.ply <= ply);
        self.is_undecided(ply) || self.open.iter().any(is_open)
    }

    /// Sets whether the next half-move corrects the one before.
    pub(crate) const fn set_corrects(&mut self, corrects: bool) {
        self.corrects = corrects;
    }

    /// True if the next half-move corrects the one before.
    pub(crate) const fn corrects(&self) -> bool {
        self.corrects
    }
}
