//! Makes views of rulings.

use std::collections::BTreeMap;

use sha2::{Digest, Sha256};

use super::seen::{ShownGame, of_ply, side_word};
use super::view::{
    ADJUDICATE_SCHEMA, ClaimView, EndedView, EvidenceView, IrregularityView, MomentView, OtherView,
    ReadingView, RulingView,
};
use super::words::{OnSheet, RulingMessage, RulingText, RulingWriter, before_ply, rules_named};
use crate::conditional::ConditionalView;
use crate::words::{Language, say, worded};
use draughts_games::board::{Color, Position, write_fen};
use draughts_games::draw::{NamedGame, Reason, Timeline, Verdict, clause_said};
use draughts_games::record::{
    Case, ClaimRuling, ConditionalResult, Correction, CorrectionKind, DrawClaim, EndCause, GameEnd,
    LawOutcome, Overview, ResultCondition, TooEarly, early_penalty,
};
use draughts_games::rules::{Clause, EarlyAgreement};
use draughts_ground::diag::Finding;

/// The origin of a ruling.
#[derive(Debug, Clone, Copy)]
pub struct RulingOrigin<'o> {
    /// The file name, as it was given.
    pub file: &'o str,
    /// The command line.
    pub command: &'o str,
}

/// Returns the SHA-256 of a record without surrounding whitespace, by which a ruling identifies it.
pub fn record_digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes.trim_ascii()).iter().map(|byte| format!("{byte:02x}")).collect()
}

impl RulingView {
    fn begin(case: &Case<'_>, origin: RulingOrigin<'_>) -> Self {
        let mut tags = BTreeMap::new();
        for (name, value) in case.report.tags.iter() {
            tags.entry(name.to_owned()).or_insert_with(|| value.to_owned());
        }
        let sha256 = record_digest(case.text.written());
        Self {
            schema: ADJUDICATE_SCHEMA.into(),
            tool: format!("arbiter {}", env!("CARGO_PKG_VERSION")),
            command: origin.command.into(),
            file: origin.file.into(),
            game: case.report.game,
            line: case.report.place.line,
            sha256,
            tags,
            rules: case.report.rules.to_string(),
            rules_title: case.laws.set.with_edition(),
            rules_named: Some(rules_named(&case.laws.set)),
            recorded_result: case.report.result_text.clone(),
            agrees: true,
            ..Self::default()
        }
    }

    /// Sets the answer in the sentences of the text and in the fields of the JSON.
    fn set_answer(&mut self, said: RulingText) {
        self.verdict = said.verdict;
        self.answer = said.say(Language::English).paragraph();
        self.said = said;
    }

    /// Returns the sentences of the answer, in English.
    fn sentences(&self) -> impl Iterator<Item = String> + use<> {
        self.said.say(Language::English).answer.into_iter()
    }

    /// Sets when and how the game had ended.
    fn ends(&mut self, case: &Case<'_>, end: Option<&GameEnd>) {
        let end = end.filter(|end| !end.is_uncertain(case.laws));
        let given_up = |end: &GameEnd| match end.cause {
            EndCause::Left(side) => Some(("left", side)),
            EndCause::Resigned(side) => Some(("resigned", side)),
            _ => None,
        };
        self.ended = end.map(|end| EndedView {
            given_up: given_up(end).map(|(how, _)| how.to_owned()),
            by: given_up(end).map(|(_, side)| side_word(side)),
            at: end.last.map(of_ply),
            why: say(&end.ended(&case.laws.set), Language::English),
            result: written(case, end.outcome),
            credited: end.credited,
            article: case.laws.set.cite(&end.citation),
        });
    }

    /// Makes the view of a ruling on a draw claim.
    pub fn of_claim(
        case: &Case<'_>,
        origin: RulingOrigin<'_>,
        asked: &DrawClaim,
        answer: &ClaimRuling<'_>,
    ) -> Self {
        let ruling = &answer.ruling;
        let game = &answer.game;
        let announced = answer.announced.as_deref();
        let seen = ShownGame { case, game, announced, at: ruling.claimed_at };
        let names = NamedGame { game, announced };
        let speaker = speaker(case, game, announced);
        let clause = ruling.clause.map(|index| &case.laws.set.draws[index]);
        let mut view = Self::begin(case, origin);
        view.claim = Some(ClaimView {
            kind: asked.kind.word().into(),
            by: asked.by.map(side_word),
            moves: answer.named.iter().map(|&moment| seen.named(asked.kind, moment)).collect(),
            next: answer.announced.clone().or_else(|| asked.next.clone()),
        });
        view.set_answer(speaker.claim(asked, answer));
        view.rule = clause.map(|clause| clause.id.clone());
        view.rule_text = clause.map(|clause| say(&clause_said(clause), Language::English));
        view.rule_said = clause.map(|clause| OnSheet::Asks { clause: clause_said(clause) }.into());
        let early = ruling.reasons.iter().any(|why| matches!(why, Reason::AgreedTooEarly { .. }));
        view.article = clause.map(|clause| match early {
            true => case.laws.set.cite(&case.laws.set.earliest_draw.source),
            false => case.laws.set.cite(&clause.cited()),
        });
        view.claimed_at = Some(seen.moment(ruling.claimed_at + 1));
        view.met_at = ruling.met_at.map(|moment| seen.moment(moment));
        view.earliest = ruling.earliest.map(|moment| seen.moment(moment));
        view.remaining_moves =
            ruling.remaining.map(|remaining| remaining.white.max(remaining.black));
        view.remaining_white = ruling.remaining.map(|remaining| remaining.white);
        view.remaining_black = ruling.remaining.map(|remaining| remaining.black);
        view.ends(case, answer.end.as_ref());
        view.conditional = conditional(case, answer).as_ref().map(ConditionalView::of);
        if let Some(recorded) = answer.recorded.clone() {
            let draw = written(case, LawOutcome::Draw);
            view.conditional = Some(ConditionalView::if_not_over(Some(draw), recorded));
        }
        view.evidence = seen.evidence(&ruling.evidence);
        view.reasons = ruling
            .reasons
            .iter()
            .map(|reason| reason.said(&case.laws.set, names, &case.laws.numbering))
            .map(|reason| say(&reason, Language::English))
            .collect();
        view.readings = ruling
            .readings
            .iter()
            .map(|reading| ReadingView {
                name: reading.name.into(),
                met_at: reading.met.map(|moment| seen.moment(moment)),
                earliest: reading.earliest.map(|moment| seen.moment(moment)),
            })
            .collect();
        view.consequences = view.sentences().skip(2).collect();
        let now = game.position(ruling.claimed_at);
        view.fen = Some(seen.fen(now));
        view.boards = seen.boards(&speaker, &ruling.evidence);
        if view.boards.is_empty() {
            view.boards.push(seen.board(speaker.after(ruling.claimed_at), *now));
        }
        view.result = answer.outcome.map(|outcome| written(case, outcome));
        view
    }

    /// Makes the view of a ruling on a demand for correction.
    pub fn of_correction(
        case: &Case<'_>,
        origin: RulingOrigin<'_>,
        kind: CorrectionKind,
        by: Option<Color>,
        answer: &Correction,
    ) -> Self {
        let mut view = Self::begin(case, origin);
        let fen = |position: &Position| write_fen(position, &case.laws.numbering);
        let game = &case.played.timeline;
        let seen = ShownGame { case, game, announced: None, at: game.moments() - 1 };
        view.claim = Some(ClaimView {
            kind: kind.word().into(),
            by: by.map(side_word),
            moves: answer.ply.iter().map(ToString::to_string).collect(),
            next: None,
        });
        view.set_answer(speaker(case, game, None).correction(kind, by, answer));
        view.claimed_at = Some(MomentView {
            ply: answer.due.ply,
            move_number: Some(answer.due.move_number),
            side: Some(side_word(answer.due.side)),
        });
        view.reasons = view.sentences().skip(1).take(1).collect();
        view.consequences = view.sentences().skip(2).collect();
        view.result = answer.outcome.map(|outcome| written(case, outcome));
        view.ends(case, answer.end.as_ref());
        let then = answer.then.as_ref().filter(|_| !answer.in_full && answer.outcome.is_none());
        let then = then.and_then(|then| ConditionalResult::of_pending(&then.pending, case.laws));
        let arbiter = answer.not_ruled.as_ref();
        let arbiter =
            arbiter.map(|_| ConditionalResult::new(ResultCondition::NotRuled, None, None));
        let forfeits =
            answer.forfeits.then(|| ConditionalResult::new(ResultCondition::NotRuled, None, None));
        view.conditional = arbiter.or(forfeits).or(then).as_ref().map(ConditionalView::of);
        if let Some(recorded) = answer.recorded.clone().filter(|_| view.conditional.is_none()) {
            view.conditional = Some(ConditionalView::if_not_over(None, recorded));
        }
        view.fen = answer.now.as_ref().map(fen);
        if let Some(now) = answer.now.filter(|_| answer.found.is_none()) {
            view.boards.push(seen.board(RulingMessage::Now, now));
        }
        let Some(found) = &answer.found else {
            return view;
        };
        view.rule = Some(found.finding.code().into());
        let declared = found.finding.declared();
        let (code, title) = (declared.code, declared.title);
        view.rule_text = Some(title.into());
        view.rule_said = Some(OnSheet::Irregularity { code, title }.into());
        view.article = found.article.clone();
        view.legal = found.legal.clone();
        view.fen_corrected = answer.corrected.as_ref().map(fen);
        view.fen_stands = found.standing.and(found.fen_after.clone());
        let at = answer.ply.unwrap_or(answer.due);
        view.evidence.push(EvidenceView {
            at: of_ply(at),
            move_text: found.move_text.clone(),
            fen: found.position.as_ref().map(fen).unwrap_or_default(),
            shows: "the position before this half-move".into(),
            announced: false,
        });
        let (when, before) = match &found.move_text {
            Some(_) => (before_ply(at), found.position),
            None => (RulingMessage::Now.into(), answer.now),
        };
        if let Some(before) = before {
            view.boards.push(seen.board(when, before));
        }
        match answer.corrected.filter(|corrected| Some(*corrected) != before) {
            Some(corrected) => view.boards.push(seen.board(RulingMessage::Corrected, corrected)),
            None if !answer.verdict.is_right() => {
                if let Some(now) = answer.now.filter(|now| Some(*now) != before) {
                    view.boards.push(seen.board(RulingMessage::Now, now));
                }
            }
            None => {}
        }
        view
    }

    /// Makes the view of all conditions and irregularities of a game.
    pub fn of_overview(case: &Case<'_>, origin: RulingOrigin<'_>, all: &Overview) -> Self {
        let mut view = Self::begin(case, origin);
        let game = &case.played.timeline;
        let seen = ShownGame { case, game, announced: None, at: game.moments() - 1 };
        view.conditions = all.conditions.iter().map(|found| seen.condition(found)).collect();
        view.possible_claims = all.not_claimed.iter().map(|found| seen.condition(found)).collect();
        view.irregularities = all
            .irregularities
            .iter()
            .map(|found| (found, worded(&found.finding, Language::English)))
            .map(|(found, words)| IrregularityView {
                code: found.finding.code().into(),
                at: found.at.map(of_ply),
                message: words.message,
                standing: found.standing.map_or("cannot-stand", |standing| standing.word()).into(),
                article: found.article.clone(),
                help: words.help,
            })
            .collect();
        view.others = all
            .others
            .iter()
            .map(|found| (found, worded(&found.finding, Language::English)))
            .map(|(found, words)| OtherView {
                code: found.finding.code().into(),
                at: found.at.map(of_ply),
                message: words.message,
                note: words.note,
                article: found.article.clone(),
            })
            .collect();
        view.fen = Some(seen.fen(game.last()));
        let speaker = speaker(case, game, None);
        view.boards.push(seen.board(speaker.after(seen.at), *game.last()));
        view.set_answer(speaker.overview(case, all));
        view.ends(case, all.law.as_ref().map(|law| &law.end));
        view.agrees = all.agrees;
        let said = |finding: &Finding| worded(finding, Language::English).message;
        view.reasons = all.objections.iter().map(said).collect();
        if let Some(law) = &all.law {
            view.article = Some(law.article.clone());
            view.rule_text = Some(say(&law.why, Language::English));
            view.why = Some(law.why.clone());
            let certain = !law.end.is_uncertain(case.laws);
            view.result = certain.then(|| law.written.into());
        }
        // No result depends on a player before the arbiter has decided.
        let law = case.report.any_result().filter(|_| all.not_ruled.is_none());
        let on = law.and_then(|law| law.on.clone());
        let not_ruled = all.not_ruled.as_ref();
        view.reasons.extend(not_ruled.map(|found| said(&found.finding)));
        let early = all.agreed_too_early && all.law.is_none() && has_no_penalty(case);
        let arbiter = || {
            let decides = not_ruled.is_some() || early;
            decides.then(|| ConditionalResult::new(ResultCondition::NotRuled, None, None))
        };
        let mut not_played = || {
            let found = speaker.not_played_on(case, all)?;
            let clause = &case.laws.set.draws[found.clause];
            let unless = clause.unless()?;
            view.article =
                view.article.take().or_else(|| Some(case.laws.set.cite(&clause.cited())));
            let draw = LawOutcome::Draw.written(*case.laws.set.result_form);
            Some(ConditionalResult::new(ResultCondition::finding(unless), Some(draw), None))
        };
        let forfeits = || {
            let mut open = all.irregularities.iter().filter(|found| found.is_unsettled());
            let lost = open.any(|found| speaker.forfeits(found));
            lost.then(|| ConditionalResult::new(ResultCondition::NotRuled, None, None))
        };
        let on = on.or_else(arbiter).or_else(forfeits).or_else(&mut not_played);
        view.conditional = on.as_ref().map(ConditionalView::of);
        view
    }
}

/// Makes the speaker for a game.
fn speaker<'s>(
    case: &'s Case<'s>,
    game: &'s Timeline<'s>,
    announced: Option<&'s str>,
) -> RulingWriter<'s> {
    let (set, numbering) = (&case.laws.set, &case.laws.numbering);
    RulingWriter { set, numbering, game, case: Some(case), announced }
}

/// Returns whether no text gives the penalty for agreeing too early, so that the arbiter decides.
fn has_no_penalty(case: &Case<'_>) -> bool {
    let with_men = matches!(case.report.agreed_too_early, Some(TooEarly::Men { .. }));
    with_men || early_penalty(&case.laws.set) == EarlyAgreement::Unsaid
}

/// Returns the condition on which the answer to a claim depends.
fn conditional(case: &Case<'_>, answer: &ClaimRuling<'_>) -> Option<ConditionalResult> {
    let ruling = &answer.ruling;
    let written = |outcome: LawOutcome| outcome.written(*case.laws.set.result_form);
    let clause = ruling.clause.map(|index| &case.laws.set.draws[index]);
    let end = answer.end.as_ref();
    let early = ruling.reasons.iter().any(|why| match why {
        Reason::AgreedTooEarly { .. } => has_no_penalty(case),
        Reason::AgreedWithTooManyMen { .. } => true,
        _ => false,
    });
    if answer.not_ruled.is_some() || early && end.is_none() {
        return Some(ConditionalResult::new(ResultCondition::NotRuled, None, None));
    }
    let undecided = ruling.reasons.iter().any(|why| matches!(why, Reason::Undecided { .. }));
    if undecided {
        let pending = &answer.pending.as_ref()?.pending;
        let certain = |end: &&GameEnd| !end.is_uncertain(case.laws);
        let corrected = pending.otherwise().filter(certain);
        let on = ResultCondition::pending(pending)?;
        let waits = clause.is_some_and(|clause| clause.unless().is_some());
        let if_so = (!waits).then(|| written(LawOutcome::Draw));
        return Some(ConditionalResult::new(on, if_so, corrected.map(|end| written(end.outcome))));
    }
    let unless = clause.filter(|_| ruling.verdict == Verdict::Conditional).and_then(Clause::unless);
    match (unless, end) {
        (Some(unless), _) => {
            let otherwise = end.and_then(|end| end.certain(&case.laws.set));
            let if_not = otherwise.map(|end| written(end.outcome));
            Some(ConditionalResult::new(
                ResultCondition::finding(unless),
                Some(written(LawOutcome::Draw)),
                if_not,
            ))
        }
        (None, Some(end)) => {
            ConditionalResult::of_end(end, case.laws).filter(|_| ruling.verdict != Verdict::Granted)
        }
        (None, None) => None,
    }
}

fn written(case: &Case<'_>, outcome: LawOutcome) -> String {
    outcome.written(*case.laws.set.result_form).into()
}
