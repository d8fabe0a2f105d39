//! Reports on the validation of one game.

use std::sync::Arc;

use super::depends::ConditionalResult;
use super::ending::GameEnd;
use super::found::{Broken, EndReason, IncidentFault, IrregularHalfMove, RequiredAction};
use super::incident::{Incident, IncidentKind};
use super::laws::Laws;
use super::pending::Pending;
use super::repair::RepairAdvice;
use super::tags::Tags;
use crate::board::{Color, Numbering, Position, write_fen};
use crate::diag::{Finding, Level, Place};
use crate::draw::{HalfMoveName, PastOffer};
use crate::pdn::{self, GameResult, Outcome};
use crate::record::codes;

/// The state of an irregularity.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum IrregularityState {
    /// It is final: the opponent moved, let it stand, ended the game, or claimed the game for it.
    Stands,
    /// The opponent may have it corrected or let it stand.
    Open,
    /// It was corrected or taken back, or does not count.
    Corrected,
    /// The game had ended before it.
    AfterEnd,
}

impl IrregularityState {
    /// Returns `stands`, `open`, `corrected` or `after-end`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Stands => "stands",
            Self::Open => "open",
            Self::Corrected => "corrected",
            Self::AfterEnd => "after-end",
        }
    }
}

/// How an irregularity came to stand or to be corrected, if not by the opponent's next half-move or
/// demand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Settlement {
    /// The opponent said that it stands.
    LetStand,
    /// The half-move was taken back.
    TakenBack,
    /// It was corrected without a demand.
    PutRight,
    /// The opponent ended the game without deciding, and so let it stand.
    Forgone,
    /// It was made after a half-move that cannot stand, and is undone with it.
    GoesBack,
    /// It was to be corrected, but the game ended first.
    NotMade,
    /// A half-move that was taken back counts: either the move in its place does not count, or that
    /// half-move is itself corrected.
    Replaced,
    /// Nothing shows who made the last half-move, and so who decides.
    MoverUnknown,
}

/// The half-move of a finding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlyAt {
    /// Its number in the record, from 1.
    pub ply: usize,
    /// The move number printed in the record, or the one it would have.
    pub move_number: u32,
    /// The side to move.
    pub side: Color,
}

impl PlyAt {
    /// Returns its name in a record, `41w`, as a message.
    #[must_use]
    pub fn named(self) -> HalfMoveName {
        HalfMoveName::HalfMove { number: self.move_number, side: self.side }
    }

    /// Returns its name with its text, `41w 28x19`, as a message.
    #[must_use]
    pub fn written(self, text: String) -> HalfMoveName {
        HalfMoveName::Written { number: self.move_number, side: self.side, text }
    }
}

impl std::fmt::Display for PlyAt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.move_number, self.side.letter().to_ascii_lowercase())
    }
}

/// A finding with the state of the board.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct RecordFinding {
    /// The code, level, message and bytes.
    pub finding: Finding,
    /// The half-move concerned.
    pub at: Option<PlyAt>,
    /// The side that committed it, if that need not be the player of the half-move.
    pub by: Option<Color>,
    /// The number of its variation in the game, from 1; `None` in the main line.
    pub variation: Option<usize>,
    /// The half-move as written.
    pub move_text: Option<String>,
    /// The position before it, which a correction restores.
    pub position: Option<Position>,
    /// That position, as FEN.
    pub fen: Option<String>,
    /// For an irregularity: the position after it, from which play continues if it stands, as FEN.
    pub fen_after: Option<String>,
    /// The legal moves in that position.
    pub legal: Vec<String>,
    /// The state of an irregularity; `None` if it cannot stand, and for all other findings.
    pub standing: Option<IrregularityState>,
    /// For an irregularity: the action required by its correction: "White must play 28x19".
    pub remedy: Option<RequiredAction>,
    /// For an irregularity: whether a correction takes the half-move back.
    pub takes_back: bool,
    /// For an irregularity: whether the opponent can claim the game for it.
    pub loses_if_claimed: bool,
    /// For an irregularity that stands or is corrected: how it was settled, in special cases.
    pub settled: Option<Settlement>,
    /// The article, with its document's title.
    pub article: Option<String>,
    /// The probable meaning, if it was searched for and found.
    pub repair: Option<RepairAdvice>,
}

impl RecordFinding {
    /// Creates a finding about the text, not about a move; its citation is already written out.
    pub fn of_text(finding: Finding) -> Self {
        let article = finding.citation.as_ref().map(ToString::to_string);
        Self {
            finding,
            at: None,
            by: None,
            variation: None,
            move_text: None,
            position: None,
            fen: None,
            fen_after: None,
            legal: Vec::new(),
            standing: None,
            remedy: None,
            takes_back: false,
            loses_if_claimed: false,
            settled: None,
            article,
            repair: None,
        }
    }

    /// Returns whether it is an irregularity that waits for the opponent's decision.
    pub fn awaits_decision(&self) -> bool {
        self.standing == Some(IrregularityState::Open) && self.settled.is_none()
    }

    /// Returns whether it is an irregularity that must or may be corrected: it waits for the
    /// opponent, or cannot stand.
    pub fn is_unsettled(&self) -> bool {
        let cannot_stand = self.standing.is_none() && self.settled.is_none();
        self.remedy.is_some() && (self.awaits_decision() || cannot_stand)
    }

    /// Returns whether it was committed in place of a half-move that was taken back, and the
    /// opponent has not decided about that: one of the two does not count.
    pub fn is_in_place_of(&self, taken_back: &Self) -> bool {
        let at = self.at.zip(taken_back.at);
        taken_back.awaits_decision()
            && matches!(taken_back.remedy, Some(RequiredAction::MoveStays { .. }))
            && self.is_unsettled()
            && self.offender() == taken_back.offender()
            && at.is_some_and(|(this, first)| this.ply > first.ply)
    }

    /// Returns whether it is a half-move whose mover is unknown.
    pub fn has_unknown_mover(&self) -> bool {
        let what = self.finding.as_what::<IrregularHalfMove>();
        matches!(
            what,
            Some(IrregularHalfMove::PlayedOtherwise { wrong: Broken::MoverUnknown { .. }, .. })
        )
    }

    /// Returns the side that committed it; `None` if it is not about a half-move.
    pub fn offender(&self) -> Option<Color> {
        let side = self.at?.side;
        let is_second = self.finding.is(codes::TWO_MOVES_IN_A_ROW);
        Some(self.by.unwrap_or(if is_second { side.opponent() } else { side }))
    }
}

/// The result under the rules, ready to be displayed.
#[derive(Debug, Clone)]
pub struct RuledResult {
    /// The end of the game.
    pub end: GameEnd,
    /// The reason.
    pub why: EndReason,
    /// The result as written in a record of this rule set.
    pub written: &'static str,
    /// The article, with its document's title.
    pub article: String,
    /// The condition that it depends on; `None` if it is certain.
    pub on: Option<ConditionalResult>,
}

impl RuledResult {
    /// Returns the result under one decision about an undecided irregularity: preferably that it
    /// stands.
    pub(super) fn on(pending: &Pending, laws: &Laws) -> Option<Self> {
        let on = ConditionalResult::of_pending(pending, laws)?;
        let certain = |end: &&GameEnd| !end.is_uncertain(laws);
        let end = pending.stands.as_ref().filter(certain);
        let end = end.or(pending.otherwise().filter(certain))?;
        Some(Self { on: Some(on), ..Self::of(end.clone(), laws) })
    }

    /// Creates the result from the end of a game, in the form of a rule set.
    pub(super) fn of(end: GameEnd, laws: &Laws) -> Self {
        let set = &laws.set;
        Self {
            written: end.outcome.written(*set.result_form),
            article: set.cite(&end.citation),
            why: end.ended(set),
            on: ConditionalResult::of_end(&end, laws),
            end,
        }
    }
}

/// The report on a variation.
#[derive(Debug, Clone)]
pub struct VariationReport {
    /// The line and column of its parenthesis.
    pub place: Place,
    /// Its first half-move; `None` if the surrounding line could not be followed that far.
    pub start: Option<PlyAt>,
    /// The number of half-moves in it, without those of variations inside it.
    pub plies: usize,
    /// The number of half-moves before the first that is not legal.
    pub legal_plies: usize,
    /// The result of its last position on the board; `None` if a player can still move.
    pub law_result: Option<RuledResult>,
}

/// The reason why players may not agree on a draw yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum TooEarly {
    /// Too few moves have been made.
    Moves {
        /// Moves made by each player.
        made: u32,
        /// Moves required of each player.
        needed: u32,
    },
    /// A player has too many men.
    Men {
        /// The most men that a player may have.
        most: u8,
    },
}

/// The report on one game.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct GameReport {
    /// The number of the game in its file, from 1.
    pub game: u64,
    /// The line and column of its start.
    pub place: Place,
    /// The offset of its text in the file, from 0 (in its UTF-8 form, if it was UTF-16).
    pub offset: u64,
    /// The length of its text, from the end of the previous game to the start of the next, in
    /// bytes.
    pub bytes: usize,
    /// Its tags, decoded.
    pub tags: Tags,
    /// The rule set that it was judged by, with its overrides.
    pub rules: Arc<str>,
    /// The notation of squares in the positions of the record.
    pub numbering: Numbering,
    /// The side whose move begins a new number.
    pub opens: Color,
    /// Half-moves before the first that count towards a draw, as the FEN states.
    pub counted: u16,
    /// The number of half-moves in the record.
    pub plies: usize,
    /// The number of half-moves before the first that is not legal.
    pub legal_plies: usize,
    /// The number of half-moves that could be followed.
    pub replayed_plies: usize,
    /// The result in the movetext, otherwise that in the tag.
    pub result: Option<GameResult>,
    /// That result, as written.
    pub result_text: Option<String>,
    /// Whether the text of the last half-move is the result.
    pub ends_with_score: bool,
    /// The position reached; `None` if not even the start is known.
    pub last: Option<Position>,
    /// Whether every move is legal: no error and no irregularity among the moves.
    pub ok: bool,
    /// The result under the rules, perhaps [on a condition](ConditionalResult); `None` if they give
    /// none.
    pub law_result: Option<RuledResult>,
    /// The irregularity that is undecided at the end of the record, with the end of the game under
    /// either decision.
    pub pending: Option<Box<Pending>>,
    /// The first half-move of the record, by its number from 1, that was never decided: nothing
    /// that rests on it or on a later one is certain.
    pub undecided: Option<usize>,
    /// The result under one decision about the [pending](Self::pending) irregularity.
    pub on_pending: Option<Box<RuledResult>>,
    /// The last draw offer, with its outcome.
    pub last_offer: Option<PastOffer>,
    /// The reason why a recorded agreement does not end the game: it was made too early.
    pub agreed_too_early: Option<TooEarly>,
    /// The incidents of the record in words, in text order, then those reported separately.
    pub incidents: Vec<String>,
    /// Whether an incident took a move back, or took pieces off or put them on the board.
    pub is_altered: bool,
    /// The incidents reported separately, each with the number of half-moves before it.
    pub told: Vec<(usize, Incident)>,
    /// Its variations, in text order; empty unless requested.
    pub variations: Vec<VariationReport>,
    /// The findings, in text order.
    pub findings: Vec<RecordFinding>,
    /// Every half-move that was followed, with the position before it; empty unless requested.
    pub history: Vec<(PlyAt, Position)>,
}

impl GameReport {
    /// Returns the recorded result, as written; `None` if it is open.
    pub fn recorded_result(&self) -> Option<&str> {
        let is_known = self.result.is_some_and(|result| result.outcome != Outcome::Unknown);
        self.result_text.as_deref().filter(|_| is_known)
    }

    /// Returns the certain result under the rules; `None` if they give none, or give it on a
    /// condition that is not known to hold.
    pub fn certain_result(&self) -> Option<&RuledResult> {
        self.law_result.as_ref().filter(|law| law.on.is_none())
    }

    /// Returns the result under the rules, including one that depends on a pending decision: see
    /// [`ConditionalResult`].
    pub fn any_result(&self) -> Option<&RuledResult> {
        self.law_result.as_ref().or(self.on_pending.as_deref())
    }

    /// Returns whether the position after this half-move of the record, by its number from 1, is
    /// uncertain: it or an earlier one can still be corrected, or cannot stand.
    pub fn is_uncertain_at(&self, ply: usize) -> bool {
        self.undecided.is_some_and(|first| first <= ply)
    }

    /// Returns the finding about an incident after the last half-move for which the rules give no
    /// result, so that the arbiter decides it before anything else. `None` once the game has ended.
    pub fn not_ruled(&self) -> Option<&RecordFinding> {
        self.not_ruled_if_none().filter(|_| self.law_result.is_none())
    }

    /// Like [`not_ruled`](Self::not_ruled), including an incident after a draw that may not hold.
    pub fn not_ruled_if_none(&self) -> Option<&RecordFinding> {
        let is_last = |found: &&RecordFinding| {
            let is_after = found.at.is_some_and(|at| at.ply > self.plies);
            found.variation.is_none()
                && (found.finding.is(codes::NOT_RULED) && is_after
                    || found.finding.is(codes::MOVER_UNKNOWN))
        };
        let ends = self.certain_result().is_some();
        self.findings.iter().find(is_last).filter(|_| !ends)
    }

    /// Returns the findings about the same player that are corrected together with this one: no
    /// correction is made in part (FMJD Annex 1, 5.8).
    pub fn corrected_with(&self, found: &RecordFinding) -> Vec<RecordFinding> {
        let same = |one: &RecordFinding| {
            one.finding.is(found.finding.declared())
                && (one.finding.span, one.at) == (found.finding.span, found.at)
        };
        let is_it = |one: &&RecordFinding| {
            one.is_unsettled()
                && one.offender() == found.offender()
                && one.standing == found.standing
                // An irregularity that loses the game is not corrected.
                && one.loses_if_claimed == found.loses_if_claimed
                && !same(one)
                && !are_alternatives(one, found)
        };
        match found.is_unsettled() {
            true => self.findings.iter().filter(is_it).cloned().collect(),
            false => Vec::new(),
        }
    }

    /// Returns whether nothing in the game could be judged, so that there is nothing to rule on.
    pub fn is_unread(&self) -> bool {
        self.findings.iter().any(|found| found.finding.is(codes::GAME_NOT_JUDGED))
    }

    /// Returns whether text that may be a move was not read as one: later half-moves may depend on
    /// it.
    pub fn has_unread_moves(&self) -> bool {
        self.is_unread()
            || self.findings.iter().any(|found| found.finding.is(codes::MOVE_UNREADABLE))
    }

    /// Returns the findings about incidents that were recorded and cannot be used, and about text
    /// that a brace or parenthesis without an end hides: what they mean for the game is unknown.
    pub fn unused(&self) -> impl Iterator<Item = &RecordFinding> {
        self.findings.iter().filter(|found| match found.finding.as_what() {
            Some(IncidentFault::Nearly { near, .. }) => {
                IncidentKind::ALL.iter().any(|kind| kind.name() == *near)
            }
            _ => found.finding.is_any(&[
                codes::INCIDENT_INVALID,
                pdn::codes::UNCLOSED_COMMENT,
                pdn::codes::UNCLOSED_VARIATION,
            ]),
        })
    }

    /// Returns whether an incident cannot be read, or text is hidden: more than a finding about an
    /// incident that does not fit the board, since nobody knows what was recorded.
    pub fn has_unread_incidents(&self) -> bool {
        let hides = [pdn::codes::UNCLOSED_COMMENT, pdn::codes::UNCLOSED_VARIATION];
        self.unused().any(|found| {
            found.finding.as_what::<IncidentFault>().is_some() || found.finding.is_any(&hides)
        })
    }

    /// Returns the first half-move of the record, `41w`, if this move number is not after its
    /// number.
    pub fn first_from(&self, number: u32) -> Option<String> {
        let (first, _) = self.history.first()?;
        (number <= first.move_number).then(|| first.to_string())
    }

    /// Returns the positions of the half-moves that could be followed: before the first, and after
    /// each. Only the last is known if the history was not kept.
    pub fn positions(&self) -> Vec<Position> {
        let followed = &self.history[..self.replayed_plies.min(self.history.len())];
        followed.iter().map(|(_, position)| *position).chain(self.last).collect()
    }

    /// Returns the level of the most serious finding.
    pub fn level(&self) -> Option<Level> {
        self.findings.iter().map(|found| found.finding.level()).max()
    }

    /// Returns the value of a tag, ignoring case.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.get(name)
    }

    /// Returns the position reached, as FEN.
    pub fn final_fen(&self) -> Option<String> {
        self.last.map(|position| write_fen(&position, &self.numbering))
    }
}

/// Returns whether one finding is a taking back and the other was committed in its place: only one
/// of the two is corrected.
fn are_alternatives(one: &RecordFinding, other: &RecordFinding) -> bool {
    one.is_in_place_of(other) || other.is_in_place_of(one)
}
