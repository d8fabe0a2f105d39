//! What ends a game, and the result the laws give it.

use super::super::incident::IncidentKind;
use super::super::irregular::over_words;
use super::super::laws::Laws;
use super::super::main_line::PlyText;
use super::super::replay::Replay;
use super::super::report::PlyAt;
use super::Happening;
use crate::board::{Color, Position};
use crate::diag::{Citation, Finding};
use crate::pdn::Outcome;
use crate::record::codes;
use crate::rules::{
    Cancelling, DrawKind, EarlyAgreement, Goal, LimitBlock, Loss, MoveCount, ResultForm, RuleSet,
};

/// What the laws make of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LawOutcome {
    /// This side has won.
    Win(Color),
    /// Drawn.
    Draw,
    /// Both players score nothing.
    BothZero,
    /// The game does not count.
    Void,
}

impl LawOutcome {
    /// The outcome of a record that says the same.
    #[must_use]
    pub const fn recorded(self) -> Outcome {
        match self {
            Self::Win(Color::White) => Outcome::WhiteWins,
            Self::Win(Color::Black) => Outcome::BlackWins,
            Self::Draw => Outcome::Draw,
            Self::BothZero => Outcome::BothLose,
            Self::Void => Outcome::Unknown,
        }
    }

    /// As it is written in a record: `2-0`, `1/2-1/2`, `0-0`, `*`.
    #[must_use]
    pub const fn written(self, form: ResultForm) -> &'static str {
        match (self, form) {
            (Self::Win(Color::White), ResultForm::TwoNil) => "2-0",
            (Self::Win(Color::Black), ResultForm::TwoNil) => "0-2",
            (Self::Draw, ResultForm::TwoNil) => "1-1",
            (Self::Win(Color::White), ResultForm::OneNil) => "1-0",
            (Self::Win(Color::Black), ResultForm::OneNil) => "0-1",
            (Self::Draw, ResultForm::OneNil) => "1/2-1/2",
            (Self::BothZero, _) => "0-0",
            (Self::Void, _) => "*",
        }
    }
}

impl std::fmt::Display for LawOutcome {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Win(side) => write!(f, "{side} has won"),
            Self::Draw => f.write_str("the game is drawn"),
            Self::BothZero => f.write_str("both players score 0"),
            Self::Void => f.write_str("the game is void"),
        }
    }
}

/// The result the laws give, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LawResult {
    /// What they make of the game.
    pub outcome: LawOutcome,
    /// Why, in a few words.
    pub why: String,
    /// The article.
    pub citation: Citation,
    /// The half-move to come when it happened; `None` for the final position.
    pub at: Option<PlyAt>,
}

impl LawResult {
    /// What a position gives by itself: nothing while the player on move can move.
    #[must_use]
    pub fn of_position(laws: &Laws, position: &Position) -> Option<Self> {
        if laws.generator.has_move(position) {
            return None;
        }
        let set = &laws.set;
        let turn = position.turn();
        let why = over_words(laws, position);
        let result = |outcome, citation: &Citation| {
            Some(Self { outcome, why: why.clone(), citation: citation.clone(), at: None })
        };
        let blocked = !position.pieces(turn).is_empty();
        let both_blocked = set.draws.iter().find(|clause| {
            clause.kind == Some(DrawKind::BothBlocked)
                && blocked
                && !laws.generator.has_move(&position.with_turn(turn.opponent()))
        });
        if let Some(clause) = both_blocked {
            return result(LawOutcome::Draw, &clause.cited());
        }
        match *set.goal {
            Goal::Lose => result(LawOutcome::Win(turn), &set.goal.source),
            Goal::Breakthrough if !position.kings(turn.opponent()).is_empty() => {
                result(LawOutcome::Win(turn.opponent()), &set.goal.source)
            }
            Goal::Breakthrough if !position.kings(turn).is_empty() => {
                result(LawOutcome::Win(turn), &set.goal.source)
            }
            _ if blocked && *set.limit_block == LimitBlock::Draw && limited(laws, position) => {
                result(LawOutcome::Draw, &set.limit_block.source)
            }
            _ => {
                let loss = if blocked { Loss::NoMove } else { Loss::NoPiece };
                result(LawOutcome::Win(turn.opponent()), &set.loss_source(loss))
            }
        }
    }
}

/// True if only the limit on a king's quiet moves leaves the player without a move.
fn limited(laws: &Laws, position: &Position) -> bool {
    let mut free = *position;
    free.set_king_run(position.turn(), None);
    laws.generator.has_move(&free)
}

/// The source of the clause on agreement, where the rule set has one.
fn agreement(set: &RuleSet) -> Option<Citation> {
    let clause = set.draws.iter().find(|clause| clause.kind == Some(DrawKind::Agreement))?;
    Some(clause.cited())
}

impl Replay<'_, '_> {
    /// The game ends, unless it had ended before.
    pub(super) fn ends(&mut self, result: LawResult) {
        self.desk.ended.get_or_insert(result);
    }

    /// The result the laws give; `complete` where every half-move could be followed.
    ///
    /// `draw` is a draw that came about by itself, after so many half-moves.
    pub(in super::super) fn law_result(
        &self,
        complete: bool,
        draw: Option<(usize, LawResult)>,
    ) -> Option<LawResult> {
        // What the winner did wrong can still be corrected.
        let decided = |law: &LawResult| match law.outcome {
            LawOutcome::Win(side) => !self.desk.undecided[side],
            _ => true,
        };
        if let Some((ply, draw)) = draw {
            // Whatever ended the game first.
            let ended = self.desk.ended.as_ref().and_then(|ended| ended.at);
            if self.desk.ended.is_none() || ended.is_some_and(|at| at.ply > ply) {
                return Some(draw);
            }
        }
        let by_board = || LawResult::of_position(self.laws, &self.position).filter(decided);
        self.desk.ended.clone().or_else(|| if complete { by_board() } else { None })
    }

    /// A violation that loses the game (`strict_loss`).
    pub(super) fn violation_loses(&mut self, offender: Color, at: Option<PlyAt>) {
        let place = at.map_or_else(String::new, |at| format!(" at {at}"));
        self.ends(LawResult {
            outcome: LawOutcome::Win(offender.opponent()),
            why: format!("{offender} broke the rules{place}"),
            citation: self.laws.set.strict_loss.source.clone(),
            at,
        });
    }

    /// Moves that each player has made.
    pub(super) fn moves_of_each(&self) -> u32 {
        let made = &self.desk.made;
        self.desk.made_before.saturating_add(made.white.min(made.black))
    }

    /// Enough moves for the opponent of one who leaves to win.
    fn credits(&self) -> bool {
        let set = &self.laws.set;
        let followed = self.desk.made.white + self.desk.made.black;
        // Behind what could be followed every half-move of the record counts.
        let behind = u32::try_from(self.desk.gap.saturating_sub(self.followed)).unwrap_or(0);
        let made = match *set.credit_counts {
            MoveCount::Each => self.moves_of_each() + behind / 2,
            MoveCount::BothTogether => self.desk.made_before * 2 + followed + behind,
        };
        *set.credit_after == 0 || made > u32::from(*set.credit_after)
    }

    /// A player resigns, leaves, lets the flag fall, upsets the pieces, cancels.
    pub(super) fn gives_up(&mut self, what: &Happening<'_>) {
        let side = what.side();
        let set = &self.laws.set;
        let (why, loss) = match what.incident.kind {
            IncidentKind::Resign => (format!("{side} resigned"), Some(Loss::Resignation)),
            IncidentKind::Left => (format!("{side} left the game"), Some(Loss::Leaving)),
            IncidentKind::Flag => (format!("{side}'s flag fell"), Some(Loss::FlagFall)),
            IncidentKind::Upset => (format!("{side} upset the pieces"), Some(Loss::Upsetting)),
            _ => (format!("{side} cancelled the game"), None),
        };
        let at = self.at_next(what);
        let (outcome, citation) = match loss {
            Some(loss @ (Loss::Resignation | Loss::Leaving))
                if set.losses.has(loss) && !self.credits() =>
            {
                (LawOutcome::Void, set.credit_after.source.clone())
            }
            Some(loss) if set.losses.has(loss) => {
                (LawOutcome::Win(side.opponent()), set.loss_source(loss))
            }
            None if *set.cancelling == Cancelling::Void => {
                (LawOutcome::Void, set.cancelling.source.clone())
            }
            _ => return self.not_ruled(what, &why),
        };
        let why = match outcome {
            LawOutcome::Void if loss.is_some() => {
                format!("{why} before more than {} moves were made", *set.credit_after)
            }
            _ => why,
        };
        self.ends(LawResult { outcome, why, citation, at });
    }

    /// Something the rule set gives no consequence.
    fn not_ruled(&mut self, what: &Happening<'_>, why: &str) {
        let set = &self.laws.set;
        let message = format!("{why}: {} gives that no consequence", set.name);
        let mut finding = Finding::new(codes::NOT_RULED, message, what.span)
            .help("the arbiter decides, by the rules of the competition");
        if !set.conduct.is_empty() {
            finding = finding.note(format!("its rules of conduct: {}", set.conduct.join(" ")));
        }
        let citation = set.losses.source.clone();
        let at = self.at_next(what);
        self.of_incident(finding, at, &citation);
    }

    /// A player refuses to follow the rules, or to play on (FMJD Annex 1, 5.6 and 7.2.4).
    pub(super) fn refuses(&mut self, what: &Happening<'_>) {
        let side = what.side();
        let set = &self.laws.set;
        if !set.losses.has(Loss::Refusal) {
            let why = format!("{side} refuses to follow the rules");
            return self.not_ruled(what, &why);
        }
        let opponent = side.opponent();
        let citation = self.of_a1(&set.irregular_move.source, "5.6");
        let loss = set.loss_source(Loss::Refusal);
        let message = format!("{side} refuses to follow the rules");
        let finding = Finding::new(codes::REFUSAL, message.clone(), what.span)
            .note(format!("told to comply, he does not: {opponent} wins ({})", set.cite(&loss)));
        let at = self.at_next(what);
        self.of_incident(finding, at, &citation);
        self.ends(LawResult {
            outcome: LawOutcome::Win(opponent),
            why: message,
            citation: loss,
            at,
        });
    }

    /// A draw is accepted.
    pub(super) fn accepts(&mut self, what: &Happening<'_>) {
        let side = what.side();
        let Some(citation) = agreement(&self.laws.set) else {
            let why = "a draw was agreed".to_owned();
            return self.not_ruled(what, &why);
        };
        let at = self.at_next(what);
        if !std::mem::take(&mut self.desk.offers[side.opponent()]) {
            let message = format!("{side} accepts, and no offer of {}'s is open", side.opponent());
            let finding = Finding::new(codes::OFFER_NOT_OPEN, message, what.span)
                .note("no draw: an offer is open until it is declined or the next move is made");
            self.of_incident(finding, at, &citation);
            return;
        }
        let (made, needed) = (self.moves_of_each(), u32::from(*self.laws.set.earliest_draw));
        if made >= needed {
            let why = "a draw was agreed".to_owned();
            return self.ends(LawResult { outcome: LawOutcome::Draw, why, citation, at });
        }
        self.agreed_too_early(what, made, needed);
    }

    fn agreed_too_early(&mut self, what: &Happening<'_>, made: u32, needed: u32) {
        let at = self.at_next(what);
        let set = &self.laws.set;
        let moves = if made == 1 { "move" } else { "moves" };
        let why =
            format!("a draw was agreed after {made} {moves} of each, and {needed} are needed");
        let both_zero = *set.early_agreement == EarlyAgreement::BothZero;
        let note = match both_zero {
            true => format!("both players score 0 ({})", set.cite(&set.early_agreement.source)),
            false => format!(
                "the agreement does not hold, the game goes on ({})",
                set.cite(&set.early_agreement.source)
            ),
        };
        let (citation, early) =
            (set.earliest_draw.source.clone(), set.early_agreement.source.clone());
        let finding = Finding::new(codes::DRAW_TOO_EARLY, why.clone(), what.span).note(note);
        self.of_incident(finding, at, &citation);
        if both_zero {
            let outcome = LawOutcome::BothZero;
            self.ends(LawResult { outcome, why, citation: early, at });
        }
    }

    /// A draw is declined.
    pub(super) fn declines(&mut self, what: &Happening<'_>) {
        let opponent = what.side().opponent();
        if self.refuses_claim(what) {
            return;
        }
        if !std::mem::take(&mut self.desk.offers[opponent]) {
            let message = format!("{}: no offer of {opponent}'s is open", what.incident);
            let citation = agreement(&self.laws.set).unwrap_or_else(Citation::not_stated);
            let at = self.at_next(what);
            self.nothing(message, at, &citation, what.span);
        }
    }

    /// Says once that moves follow although the game had ended.
    pub(super) fn after_the_end(&mut self, at: PlyAt, ply: &PlyText<'_>) {
        let Some(ended) = self.desk.ended.as_ref().filter(|_| !self.desk.said_over) else {
            return;
        };
        let message = format!("{}: the game was over: {}", self.shown(ply), ended.why);
        let citation = ended.citation.clone();
        self.desk.said_over = true;
        let finding = Finding::new(codes::GAME_ALREADY_OVER, message, ply.span)
            .note("what is played after the end does not count");
        self.of_move(finding, ply, at, Vec::new(), None, Some(citation));
    }
}

impl IncidentKind {
    /// True for what is looked at even where the position is no longer known.
    pub(super) const fn can_end_game(self) -> bool {
        matches!(
            self,
            Self::Refuse | Self::Upset | Self::Flag | Self::Resign | Self::Left | Self::Cancel
        )
    }
}
