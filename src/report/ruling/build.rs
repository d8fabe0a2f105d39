//! Views made of rulings.

use std::collections::BTreeMap;

use sha2::{Digest, Sha256};

use super::super::{DiagramStyle, diagram};
use super::seen::{Seen, of_ply, side_word};
use super::view::{
    ADJUDICATE_SCHEMA, ClaimView, EvidenceView, IrregularityView, MomentView, ReadingView,
    RulingView,
};
use crate::board::{Color, Position, write_fen};
use crate::draw::{Verdict, clause_words};
use crate::record::{Case, ClaimRuling, Correction, LawOutcome, Overview, code};
use crate::rules::{ClaimRefused, DrawClause, Effect};

/// Where a ruling comes from: what it needs beside the game.
#[derive(Debug, Clone, Copy)]
pub struct RulingOrigin<'o> {
    /// The file as it was named.
    pub file: &'o str,
    /// The command line.
    pub command: &'o str,
}

impl RulingView {
    fn begin(case: &Case<'_>, origin: RulingOrigin<'_>) -> Self {
        let mut tags = BTreeMap::new();
        for (name, value) in case.report.tags.iter() {
            tags.entry(name.to_owned()).or_insert_with(|| value.to_owned());
        }
        let bytes = case.text.bytes().trim_ascii();
        let sha256 = Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
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
            recorded_result: case.report.result_text.clone(),
            agrees: true,
            ..Self::default()
        }
    }

    /// The view of a ruling on a claim of a draw.
    #[must_use]
    pub fn of_claim(
        case: &Case<'_>,
        origin: RulingOrigin<'_>,
        kind: &str,
        by: Option<Color>,
        answer: &ClaimRuling<'_>,
    ) -> Self {
        let ruling = &answer.ruling;
        let game = &answer.game;
        let seen =
            Seen { case, game, announced: answer.announced.as_deref(), at: ruling.claimed_at };
        let clause = ruling.clause.map(|index| &case.laws.set.draws[index]);
        let mut view = Self::begin(case, origin);
        view.claim = Some(ClaimView {
            kind: kind.into(),
            by: by.map(side_word),
            moves: answer.named.iter().map(|&moment| seen.named(kind, moment)).collect(),
            next: answer.announced.clone(),
        });
        view.verdict = Some(ruling.verdict.word().into());
        view.rule = clause.map(|clause| clause.id.clone());
        view.rule_text = clause.map(clause_words);
        view.article = clause.map(|clause| case.laws.set.cite(&clause.cited()));
        view.claimed_at = Some(seen.moment(ruling.claimed_at + 1));
        view.met_at = ruling.met_at.map(|moment| seen.moment(moment));
        view.earliest = ruling.earliest.map(|moment| seen.moment(moment));
        view.remaining_moves =
            ruling.remaining.map(|remaining| remaining.white.max(remaining.black));
        view.remaining_white = ruling.remaining.map(|remaining| remaining.white);
        view.remaining_black = ruling.remaining.map(|remaining| remaining.black);
        view.evidence = seen.evidence(&ruling.evidence);
        let label = case.laws.set.label();
        view.reasons = ruling
            .reasons
            .iter()
            .map(|reason| reason.words(&label, game, &case.laws.numbering))
            .collect();
        view.readings = ruling
            .readings
            .iter()
            .map(|reading| ReadingView {
                name: reading.name.into(),
                met_at: reading.met.map(|moment| seen.moment(moment)),
            })
            .collect();
        view.consequences = consequences(case, clause, answer);
        let now = game.position(ruling.claimed_at);
        view.fen = Some(seen.fen(now));
        view.boards = seen.boards(&ruling.evidence);
        if view.boards.is_empty() {
            view.boards.push((seen.now_words(now), seen.draw(now)));
        }
        view.result = answer.outcome.map(|outcome| written(case, outcome));
        view
    }

    /// The view of a ruling on a demand for correction.
    #[must_use]
    pub fn of_correction(
        case: &Case<'_>,
        origin: RulingOrigin<'_>,
        kind: &str,
        by: Option<Color>,
        answer: &Correction,
    ) -> Self {
        let mut view = Self::begin(case, origin);
        let numbering = &case.laws.numbering;
        let fen = |position: &Position| write_fen(position, numbering);
        view.claim = Some(ClaimView {
            kind: kind.into(),
            by: by.map(side_word),
            moves: answer.ply.iter().map(ToString::to_string).collect(),
            next: None,
        });
        view.verdict = Some(answer.verdict.word().into());
        view.claimed_at = Some(MomentView {
            ply: answer.due.ply,
            move_number: Some(answer.due.move_number),
            side: Some(side_word(answer.due.side)),
        });
        view.reasons = answer.reasons.iter().map(|reason| format!("{reason:?}")).collect();
        view.fen = answer.now.as_ref().map(fen);
        view.result = answer.outcome.map(|outcome| written(case, outcome));
        let Some(found) = &answer.found else {
            return view;
        };
        view.rule = Some(found.finding.code().into());
        view.rule_text = code(found.finding.code()).map(|code| code.title.into());
        view.article = found.article.clone();
        view.legal = found.legal.clone();
        view.fen_corrected = found.position.as_ref().map(fen);
        view.fen_stands = found.standing.and(found.fen_after.clone());
        if answer.verdict == Verdict::Refused {
            view.fen_corrected = None;
        }
        view.evidence.push(EvidenceView {
            at: of_ply(answer.ply.unwrap_or(answer.due)),
            move_text: found.move_text.clone(),
            fen: found.position.as_ref().map(fen).unwrap_or_default(),
            shows: "the position before this half-move".into(),
            announced: false,
        });
        let board = found.position.as_ref().or(answer.now.as_ref());
        if let Some(position) = board {
            let style = DiagramStyle { ascii: true, numbers: false };
            let about = answer.ply.unwrap_or(answer.due);
            let title = format!("before {about}, {} to move", position.turn());
            view.boards.push((title, diagram(position, numbering, style)));
        }
        view
    }

    /// The view of all that a game holds.
    #[must_use]
    pub fn of_overview(case: &Case<'_>, origin: RulingOrigin<'_>, all: &Overview) -> Self {
        let mut view = Self::begin(case, origin);
        let game = &case.played.timeline;
        let seen = Seen { case, game, announced: None, at: game.moments() - 1 };
        view.conditions = all.conditions.iter().map(|found| seen.condition(found)).collect();
        view.possible_claims = all.not_claimed.iter().map(|found| seen.condition(found)).collect();
        view.irregularities = all
            .irregularities
            .iter()
            .map(|found| IrregularityView {
                code: found.finding.code().into(),
                at: found.at.map(of_ply),
                message: found.finding.message.clone(),
                standing: found.standing.map_or("cannot-stand", |standing| standing.word()).into(),
                article: found.article.clone(),
                help: found.finding.help.clone(),
            })
            .collect();
        view.fen = Some(seen.fen(game.last()));
        view.boards.push((seen.now_words(game.last()), seen.draw(game.last())));
        view.agrees = all.agrees;
        view.reasons = all.objections.clone();
        if let Some(law) = &all.law {
            view.article = Some(law.article.clone());
            view.rule_text = Some(law.why.clone());
            view.result = Some(law.written.into());
        }
        view
    }
}

/// What follows from a ruling beside the result.
fn consequences(
    case: &Case<'_>,
    clause: Option<&DrawClause>,
    answer: &ClaimRuling<'_>,
) -> Vec<String> {
    let warns = *case.laws.set.claim_refused == ClaimRefused::Warning;
    let mut all = Vec::new();
    match answer.ruling.verdict {
        Verdict::Granted => {
            all.push(format!("the game is drawn: enter {}", written(case, LawOutcome::Draw)));
            if answer.announced.is_some() {
                all.push("the announced move is not played".into());
            }
            if warns && clause.is_some_and(|clause| clause.effect == Some(Effect::Claim)) {
                all.push(
                    "a refusal by the opponent without a reason changes nothing; \
                     he may be warned for delaying the game"
                        .into(),
                );
            }
        }
        Verdict::NotYet => all.push("the game goes on".into()),
        Verdict::Refused => match answer.outcome {
            Some(outcome) => all.push(format!("{outcome}: enter {}", written(case, outcome))),
            None => all.push("no draw by this claim".into()),
        },
    }
    all
}

fn written(case: &Case<'_>, outcome: LawOutcome) -> String {
    outcome.written(*case.laws.set.result_form).into()
}
