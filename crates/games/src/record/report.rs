//! The report on the validation of one game.

use std::sync::Arc;

use super::depends::OnCondition;
use super::ending::GameEnd;
use super::found::{Broken, Due, Ended, Offence};
use super::incident::Incident;
use super::laws::Laws;
use super::pending::Pending;
use super::repair::Advice;
use super::tags::Tags;
use crate::board::{Color, Numbering, Position, write_fen};
use crate::diag::{Finding, Level, Place};
use crate::draw::{Named, Offered};
use crate::pdn::{GameResult, Outcome};
use crate::record::codes;

/// Whether an irregular move is final.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Standing {
    /// The opponent has moved since.
    Stands,
    /// The opponent may have it corrected or let it stand.
    Open,
    /// The opponent had it corrected.
    Corrected,
    /// The game had ended before it.
    AfterEnd,
}

impl Standing {
    /// `stands`, `open`, `corrected` or `after-end`.
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
pub enum Settled {
    /// The opponent said that it stands.
    LetStand,
    /// The half-move was taken back.
    TakenBack,
    /// It was put right without a demand.
    PutRight,
    /// The opponent ended the game without deciding, and so let it stand.
    Forgone,
    /// It was made after a half-move that cannot stand, and goes back with it.
    GoesBack,
    /// It was to be corrected, and the game ended before that was done.
    NotMade,
    /// A half-move that was taken back stays: what was played in its place is void, or that
    /// half-move is corrected itself.
    Replaced,
    /// Nothing tells who made the last half-move, and with it who decides.
    MoverUnknown,
}

/// Which half-move a finding is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlyAt {
    /// Its place in the record, from 1.
    pub ply: usize,
    /// The move number printed in the record, or the one it would have.
    pub move_number: u32,
    /// The side that is to move.
    pub side: Color,
}

impl PlyAt {
    /// Its name in a record, `41w`, as a message.
    #[must_use]
    pub fn named(self) -> Named {
        Named::HalfMove { number: self.move_number, side: self.side }
    }

    /// Its name with the half-move as it is written, `41w 28x19`, as a message.
    #[must_use]
    pub fn written(self, text: String) -> Named {
        Named::Written { number: self.move_number, side: self.side, text }
    }
}

impl std::fmt::Display for PlyAt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.move_number, self.side.letter().to_ascii_lowercase())
    }
}

/// A finding with what the board showed.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct RecordFinding {
    /// Code, level, words, bytes.
    pub finding: Finding,
    /// The half-move it is about.
    pub at: Option<PlyAt>,
    /// Who did it, if that need not be the player whose half-move that is.
    pub by: Option<Color>,
    /// The variation it is in, by its number in the game from 1; `None` in the main line.
    pub variation: Option<usize>,
    /// The half-move as written.
    pub move_text: Option<String>,
    /// The position before it; a correction brings it back.
    pub position: Option<Position>,
    /// That position, as FEN.
    pub fen: Option<String>,
    /// For an irregularity: the position after it, from which play goes on if it stands, as FEN.
    pub fen_after: Option<String>,
    /// The moves that were legal there.
    pub legal: Vec<String>,
    /// Whether an irregular move is final; `None` for everything else.
    pub standing: Option<Standing>,
    /// For an irregularity: what has to be done once it is corrected: "White must play 28x19".
    pub remedy: Option<Due>,
    /// For an irregularity: a correction takes the half-move back.
    pub takes_back: bool,
    /// For an irregularity: the opponent can claim the game for it.
    pub loses_if_claimed: bool,
    /// For an irregularity that stands or is corrected: how that came about, if it is special.
    pub settled: Option<Settled>,
    /// The article, with its document's title.
    pub article: Option<String>,
    /// What was probably meant, if that was looked for and found.
    pub repair: Option<Advice>,
}

impl RecordFinding {
    /// A finding about the text, not about a move; its citation is already written out.
    #[must_use]
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

    /// True for an irregularity that waits for the opponent to decide.
    #[must_use]
    pub fn waits(&self) -> bool {
        self.standing == Some(Standing::Open) && self.settled.is_none()
    }

    /// True for an irregularity that has to be put right, or may be: it waits for the opponent, or
    /// cannot stand.
    #[must_use]
    pub fn is_unsettled(&self) -> bool {
        let cannot_stand = self.standing.is_none() && self.settled.is_none();
        self.remedy.is_some() && (self.waits() || cannot_stand)
    }

    /// True for what was done in the place of a half-move that was taken back, if the opponent has
    /// not decided about that: one of the two is void.
    #[must_use]
    pub fn is_in_place_of(&self, taken_back: &Self) -> bool {
        let at = self.at.zip(taken_back.at);
        taken_back.waits()
            && matches!(taken_back.remedy, Some(Due::MoveStays { .. }))
            && self.is_unsettled()
            && self.offender() == taken_back.offender()
            && at.is_some_and(|(this, first)| this.ply > first.ply)
    }

    /// True for a half-move of which nothing tells who made it.
    #[must_use]
    pub fn has_unknown_mover(&self) -> bool {
        let what = self.finding.as_what::<Offence>();
        matches!(what, Some(Offence::PlayedOtherwise { wrong: Broken::MoverUnknown { .. }, .. }))
    }

    /// Who did what the finding is about; `None` if it is not about a half-move.
    #[must_use]
    pub fn offender(&self) -> Option<Color> {
        let side = self.at?.side;
        let is_second = self.finding.is(codes::TWO_MOVES_IN_A_ROW);
        Some(self.by.unwrap_or(if is_second { side.opponent() } else { side }))
    }
}

/// The result the laws give, ready to be shown.
#[derive(Debug, Clone)]
pub struct RuledResult {
    /// When and how the game ended.
    pub end: GameEnd,
    /// Why.
    pub why: Ended,
    /// The result as it is written in a record of this rule set.
    pub written: &'static str,
    /// The article, with its document's title.
    pub article: String,
    /// On what it depends; `None` if it is certain.
    pub on: Option<OnCondition>,
}

impl RuledResult {
    /// What one answer to something that is not decided yet gives: by preference, that it stands.
    pub(super) fn on(pending: &Pending, laws: &Laws) -> Option<Self> {
        let on = OnCondition::of_pending(pending, laws)?;
        let certain = |end: &&GameEnd| !end.is_uncertain(laws);
        let end = pending.stands.as_ref().filter(certain);
        let end = end.or(pending.otherwise().filter(certain))?;
        Some(Self { on: Some(on), ..Self::of(end.clone(), laws) })
    }

    /// The end of a game in the form of a rule set.
    pub(super) fn of(end: GameEnd, laws: &Laws) -> Self {
        let set = &laws.set;
        Self {
            written: end.outcome.written(*set.result_form),
            article: set.cite(&end.citation),
            why: end.ended(set),
            on: OnCondition::of_end(&end, laws),
            end,
        }
    }
}

/// The report on a variation.
#[derive(Debug, Clone)]
pub struct VariationReport {
    /// Line and column of its parenthesis.
    pub place: Place,
    /// Its first half-move; `None` if the line it stands in could not be followed that far.
    pub start: Option<PlyAt>,
    /// Half-moves in it, without those of variations inside it.
    pub plies: usize,
    /// Half-moves before the first that is not legal.
    pub legal_plies: usize,
    /// The result that its last position gives by itself; `None` if a player can still move.
    pub law_result: Option<RuledResult>,
}

/// Why players may not agree on a draw yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum TooEarly {
    /// Too few moves have been made.
    Moves {
        /// Moves that each player has made.
        made: u32,
        /// Moves of each player that are needed.
        needed: u32,
    },
    /// A player has too many men.
    Men {
        /// The most men of a player.
        most: u8,
    },
}

/// The report on one game.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct GameReport {
    /// The number of the game in its file, from 1.
    pub game: u64,
    /// Line and column where it begins.
    pub place: Place,
    /// The offset of its text in the file, from 0 (in its UTF-8 form, if it was UTF-16).
    pub offset: u64,
    /// The bytes of its text: from the end of the game before to the start of the next.
    pub bytes: usize,
    /// Its tags, decoded.
    pub tags: Tags,
    /// The rule set it was judged by, with its overrides.
    pub rules: Arc<str>,
    /// How squares are named in the positions of the record.
    pub numbering: Numbering,
    /// The side whose move begins a new number.
    pub opens: Color,
    /// Half-moves that count towards a draw and were made before the first, as the FEN says.
    pub counted: u16,
    /// Half-moves in the record.
    pub plies: usize,
    /// Half-moves before the first that is not legal.
    pub legal_plies: usize,
    /// Half-moves that could be followed.
    pub replayed_plies: usize,
    /// The result in the movetext, otherwise that in the tag.
    pub result: Option<GameResult>,
    /// That result as written.
    pub result_text: Option<String>,
    /// True if what is written as the last half-move is the result.
    pub ends_with_score: bool,
    /// The position reached; `None` if not even the start is known.
    pub last: Option<Position>,
    /// True if every move is legal: no error and no irregularity among the moves.
    pub ok: bool,
    /// The result the laws give, perhaps [on a condition](OnCondition); `None` if they give
    /// none.
    pub law_result: Option<RuledResult>,
    /// What is irregular and not decided yet where the record ends, with what the game is by
    /// either answer.
    pub pending: Option<Box<Pending>>,
    /// The first half-move of the record, by its place from 1, that was never decided: what rests
    /// on it or on a later one is not certain.
    pub undecided: Option<usize>,
    /// The result that one answer to what is [pending](Self::pending) gives.
    pub on_pending: Option<Box<RuledResult>>,
    /// The last offer of a draw, and what has become of it.
    pub last_offer: Option<Offered>,
    /// Why a recorded agreement ends nothing: it was made too early.
    pub agreed_too_early: Option<TooEarly>,
    /// The incidents of the record in words, in the order of the text, then those reported apart
    /// from it.
    pub incidents: Vec<String>,
    /// True if an incident took a move back, or pieces off or onto the board.
    pub is_altered: bool,
    /// The incidents reported apart from it, each with the number of half-moves before it.
    pub told: Vec<(usize, Incident)>,
    /// Its variations, in the order of the text; empty unless asked for.
    pub variations: Vec<VariationReport>,
    /// What was found, in the order of the text.
    pub findings: Vec<RecordFinding>,
    /// Every half-move that was followed with the position before it; empty
    /// unless asked for.
    pub history: Vec<(PlyAt, Position)>,
}

impl GameReport {
    /// The result that is recorded, as written; `None` if that is open.
    #[must_use]
    pub fn recorded_result(&self) -> Option<&str> {
        let is_known = self.result.is_some_and(|result| result.outcome != Outcome::Unknown);
        self.result_text.as_deref().filter(|_| is_known)
    }

    /// The result the laws give beyond doubt; `None` if they give none, or give it on a condition
    /// that is not known to hold.
    #[must_use]
    pub fn certain_result(&self) -> Option<&RuledResult> {
        self.law_result.as_ref().filter(|law| law.on.is_none())
    }

    /// The result the laws give, also one that hangs on a decision not made yet: see
    /// [`OnCondition`].
    #[must_use]
    pub fn any_result(&self) -> Option<&RuledResult> {
        self.law_result.as_ref().or(self.on_pending.as_deref())
    }

    /// True if what this half-move of the record led to, by its place from 1, is not certain: it
    /// or an earlier one can still be corrected, or cannot stand.
    #[must_use]
    pub fn doubts(&self, ply: usize) -> bool {
        self.undecided.is_some_and(|first| first <= ply)
    }

    /// What happened after the last half-move and gets no result by the rules: the arbiter decides
    /// it before anything else. `None` once the game has ended.
    #[must_use]
    pub fn not_ruled(&self) -> Option<&RecordFinding> {
        self.not_ruled_if_none().filter(|_| self.law_result.is_none())
    }

    /// What happened after the last half-move and gets no result by the rules, also after a draw that
    /// may be none.
    #[must_use]
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

    /// What else the same player did that is corrected together with this: no correction is made in
    /// part (FMJD Annex 1, 5.8).
    #[must_use]
    pub fn corrected_with(&self, found: &RecordFinding) -> Vec<RecordFinding> {
        let same = |one: &RecordFinding| {
            one.finding.is(found.finding.declared())
                && (one.finding.span, one.at) == (found.finding.span, found.at)
        };
        let is_it = |one: &&RecordFinding| {
            one.is_unsettled()
                && one.offender() == found.offender()
                && one.standing == found.standing
                // Of what loses the game nothing is corrected.
                && one.loses_if_claimed == found.loses_if_claimed
                && !same(one)
                && !are_alternatives(one, found)
        };
        match found.is_unsettled() {
            true => self.findings.iter().filter(is_it).cloned().collect(),
            false => Vec::new(),
        }
    }

    /// True if nothing of the game could be judged, so that there is nothing to rule on.
    #[must_use]
    pub fn is_unread(&self) -> bool {
        self.findings.iter().any(|found| found.finding.is(codes::GAME_NOT_JUDGED))
    }

    /// True if text that may be a move was not read as one: what follows may rest on it.
    #[must_use]
    pub fn has_unread_moves(&self) -> bool {
        self.is_unread()
            || self.findings.iter().any(|found| found.finding.is(codes::MOVE_UNREADABLE))
    }

    /// The first half-move of the record, `41w`, if a move number does not come after its number.
    #[must_use]
    pub fn first_from(&self, number: u32) -> Option<String> {
        let (first, _) = self.history.first()?;
        (number <= first.move_number).then(|| first.to_string())
    }

    /// The positions of the half-moves that could be followed: before the first, and after each.
    /// Only the last is known if the history was not kept.
    #[must_use]
    pub fn positions(&self) -> Vec<Position> {
        let followed = &self.history[..self.replayed_plies.min(self.history.len())];
        followed.iter().map(|(_, position)| *position).chain(self.last).collect()
    }

    /// The level of the most serious finding.
    #[must_use]
    pub fn level(&self) -> Option<Level> {
        self.findings.iter().map(|found| found.finding.level()).max()
    }

    /// The value of a tag, in upper or lower case.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.get(name)
    }

    /// The position reached, as FEN.
    #[must_use]
    pub fn final_fen(&self) -> Option<String> {
        self.last.map(|position| write_fen(&position, &self.numbering))
    }
}

/// True for the taking back of a half-move and what was done in its place: only one of the two is
/// corrected.
fn are_alternatives(one: &RecordFinding, other: &RecordFinding) -> bool {
    one.is_in_place_of(other) || other.is_in_place_of(one)
}
