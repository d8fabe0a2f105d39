//! No two commands, and no two sentences of one output, contradict each other: `validate`,
//! `adjudicate` without a claim and with each claim by each side, over random games with incidents.

use std::collections::BTreeMap;

use draughts_arbiter::board::{Color, Square};
use draughts_arbiter::draw::{Reason, Verdict};
use draughts_arbiter::pdn::{Outcome, games_in};
use draughts_arbiter::record::{
    Case, ClaimRuling, CorrectionKind, CorrectionReason, DrawClaim, EndCause, IrregularityState,
    Laws, MainLine, NamedMove, RecordFinding, ResultCondition, Settlement,
};
use draughts_arbiter::report::{RulingOrigin, RulingView};
use draughts_arbiter::rules::{ClaimForm, DrawKind, IrregularMove, Irregularity};
use draughts_arbiter::words::{Language, worded, worded_aloud};

use super::relations::{command, game, letter, text};
use crate::support::playable_sets;
use crate::support::random::Random;

/// The number of games per rule set; `ARBITER_RANDOM_GAMES` overrides it.
const GAMES: usize = 300;

/// How often each kind of situation occurred.
#[derive(Default)]
struct Met {
    open: usize,
    hangs: usize,
    cannot_stand: usize,
    not_yet: usize,
    let_stand: usize,
    conditional: usize,
    refusals: usize,
    announced: usize,
    recorded: usize,
    left_on: usize,
    taken_back: usize,
    own: usize,
    not_ruled: usize,
    several: usize,
    alternatives: usize,
    twice: usize,
    claimable: usize,
}

/// Asks about a game replayed without remarks.
fn replayed<T>(
    laws: &Laws,
    fen: &str,
    written: &[String],
    asks: impl FnOnce(&Case<'_>) -> Option<T>,
) -> Option<T> {
    let text = text(fen, written, &BTreeMap::new(), "*");
    let record = games_in(text.as_bytes()).next()?;
    let line = MainLine::read(&record);
    let letters = line.uses_letters().then(|| laws.in_letters());
    let case = Case::open(record, line, letters.as_ref().unwrap_or(laws), Vec::new()).ok()?;
    asks(&case)
}

/// Replaces one of the last half-moves with an irregular one.
fn wrong(laws: &Laws, fen: &str, written: &mut Vec<String>, random: &mut Random) {
    let back = random.below(3).min(written.len().saturating_sub(1));
    let cut = written.len() - back;
    let before = |case: &Case<'_>| Some(case.report.history.get(cut.saturating_sub(1))?.1);
    let Some(position) = replayed(laws, fen, written, before) else {
        return;
    };
    let pieces: Vec<_> = position.pieces(position.turn()).iter().collect();
    let geometry = laws.set.geometry();
    let from = *random.pick(&pieces);
    let to =
        draughts_arbiter::board::Square::new(random.below(usize::from(geometry.squares())) as u8);
    if position.piece_at(to).is_some() {
        return;
    }
    written.truncate(cut.saturating_sub(1));
    written.push(format!("{}-{}", laws.numbering.name(from), laws.numbering.name(to)));
}

/// Returns an incident: another piece was touched before the last half-move.
fn touched(laws: &Laws, fen: &str, written: &[String], random: &mut Random) -> Option<String> {
    replayed(laws, fen, written, |case| {
        let &(_, position) = case.report.history.get(written.len().checked_sub(1)?)?;
        let pieces: Vec<_> = position.pieces(position.turn()).iter().collect();
        let square = case.laws.numbering.name(*random.pick(&pieces));
        Some(format!("[%touched {} {square}]", letter(position.turn())))
    })
}

/// Returns whether the sentences about an irregularity require something of a player.
fn duty(found: &RecordFinding) -> bool {
    let words = worded(&found.finding, Language::English);
    let note = words.note.unwrap_or_default();
    note.starts_with("it cannot stand")
        || words.help.is_some_and(|help| help.contains("decides before"))
}

/// Appends a second half-move by the player who has just moved.
fn again(laws: &Laws, fen: &str, written: &mut Vec<String>, random: &mut Random) {
    let after = |case: &Case<'_>| case.report.last;
    let Some(position) = replayed(laws, fen, written, after) else {
        return;
    };
    let theirs = position.with_turn(position.turn().opponent());
    let legal = laws.generator.legal_moves(&theirs);
    if !legal.is_empty() {
        written.push(laws.write(&theirs, &legal, random.pick(&legal)));
    }
}

/// Appends a replacement for the last half-move, which is taken back: any move to an empty square.
fn in_its_place(laws: &Laws, fen: &str, written: &mut Vec<String>, random: &mut Random) {
    let before = |case: &Case<'_>| Some(case.report.history.get(written.len().checked_sub(1)?)?.1);
    let Some(position) = replayed(laws, fen, written, before) else {
        return;
    };
    let pieces: Vec<_> = position.pieces(position.turn()).iter().collect();
    let squares = laws.set.geometry().iter();
    let empty: Vec<_> = squares.filter(|&square| position.piece_at(square).is_none()).collect();
    let (from, to) = (*random.pick(&pieces), *random.pick(&empty));
    written.push(format!("{}-{}", laws.numbering.name(from), laws.numbering.name(to)));
}

/// Returns an answer that makes both a half-move that was taken back and its replacement count, or
/// neither.
fn alternatives(case: &Case<'_>, met: &mut Met) -> Option<String> {
    let report = &case.report;
    if report.law_result.is_some() || report.not_ruled().is_some() {
        return None;
    }
    let waits = || report.findings.iter();
    let pairs = waits().flat_map(|first| {
        waits().filter(|second| second.is_in_place_of(first)).map(move |second| (first, second))
    });
    for (first, second) in pairs {
        let offender = first.offender()?;
        let by = Some(offender.opponent());
        let asks = |found: &RecordFinding| {
            let ply = NamedMove::Ply(found.at?.ply);
            let answer = case.correction(CorrectionKind::Irregular, Some(&ply), by, None).ok()?;
            let same = answer.found.as_ref()?.finding.code() == found.finding.code();
            (same && answer.verdict.is_right() && answer.outcome.is_none()).then_some(answer)
        };
        let origin = RulingOrigin { file: "-", command: "" };
        let kind = CorrectionKind::Irregular;
        if let Some(answer) = asks(first) {
            met.alternatives += 1;
            let view = RulingView::of_correction(case, origin, kind, by, &answer);
            if answer.corrected.is_none_or(|now| now.turn() == offender) {
                return Some(format!("held, and the same player moves: {}", view.answer));
            }
            if !answer.also.is_empty() && answer.also.iter().any(|also| also.is_in_place_of(first))
            {
                return Some(format!("both are corrected: {}", view.answer));
            }
        }
        if let Some(answer) = asks(second).filter(|answer| answer.accepts.is_some()) {
            met.alternatives += 1;
            let view = RulingView::of_correction(case, origin, kind, by, &answer);
            let both = view.answer.contains("counts as played");
            let turn = answer.corrected.map(|now| now.turn());
            if both || second.takes_back && turn != Some(offender) {
                return Some(format!("the second is corrected: {}", view.answer));
            }
        }
    }
    None
}

/// Returns a second half-move in a row that is charged to the opponent, or that ends the opponent's
/// right to have the first one corrected.
fn in_a_row(case: &Case<'_>, met: &mut Met) -> Option<String> {
    let twice = case.report.findings.iter().find(|found| {
        found.finding.code() == "two-moves-in-a-row"
            && found.at.is_some_and(|at| at.ply == case.report.plies)
    })?;
    met.twice += 1;
    let first = case.report.findings.iter().find(|found| {
        found.offender() == twice.offender()
            && found.at.zip(twice.at).is_some_and(|(one, other)| one.ply + 1 == other.ply)
            && found.standing == Some(IrregularityState::Stands)
            && found.settled.is_none()
            && twice.awaits_decision()
    })?;
    Some(format!("{} stands, and {:?} follows", first.finding.code(), twice.move_text))
}

/// Returns a draw that the overview calls lapsed although a claim is granted, or the reverse.
fn claimable(case: &Case<'_>, met: &mut Met) -> Option<String> {
    let overview = case.overview().ok()?;
    let report = &case.report;
    if report.law_result.is_some() || report.not_ruled().is_some() || report.pending.is_some() {
        return None;
    }
    let origin = RulingOrigin { file: "-", command: "" };
    let view = RulingView::of_overview(case, origin, &overview);
    let text = view.text(false, Language::English);
    for (kind, by, answer) in claims(case) {
        let clause = answer.ruling.clause.map(|clause| &case.laws.set.draws[clause]);
        let Some(clause) = clause.filter(|clause| !clause.is_automatic()) else { continue };
        if by != Some(case.played.timeline.last().turn()) || clause.evidence_required {
            continue;
        }
        if answer.ruling.verdict.is_right() && kind.claim_form() != ClaimForm::Recorded {
            met.claimable += 1;
            let mut possible = view.possible_claims.iter();
            if !possible.find(|found| found.rule == clause.id).is_some_and(|found| found.open) {
                return Some(format!("{kind:?} by {by:?} is right, and not possible"));
            }
            if text.contains("nobody claimed the draw in time") && view.possible_claims.len() == 1 {
                return Some(format!("{kind:?} by {by:?} is right, and lapsed: {text}"));
            }
        }
    }
    None
}

/// Returns an incident: the last half-move left a captured piece on the board, or was taken back.
fn left_on_or_taken_back(
    laws: &Laws,
    fen: &str,
    written: &[String],
    random: &mut Random,
) -> Option<String> {
    replayed(laws, fen, written, |case| {
        let &(_, before) = case.report.history.get(written.len().checked_sub(1)?)?;
        let (mover, after) = (before.turn(), case.report.last?);
        let is_gone = |square: &Square| after.piece_at(*square).is_none();
        let taken: Vec<_> = before.pieces(mover.opponent()).iter().filter(is_gone).collect();
        Some(match taken.is_empty() {
            true => format!("[%takeback {}]", letter(mover)),
            false => {
                let square = case.laws.numbering.name(*random.pick(&taken));
                format!("[%left-on {} {square}]", letter(mover))
            }
        })
    })
}

/// Returns another incident that makes the last half-move irregular.
fn also_wrong(laws: &Laws, fen: &str, written: &[String], random: &mut Random) -> Option<String> {
    replayed(laws, fen, written, |case| {
        let &(_, before) = case.report.history.get(written.len().checked_sub(1)?)?;
        let (mover, after) = (before.turn(), case.report.last?);
        let theirs: Vec<_> = after.pieces(mover.opponent()).iter().collect();
        let side = letter(mover);
        Some(match random.below(3) {
            0 => format!("[%two-hands {side}]"),
            _ if theirs.is_empty() => format!("[%unclear {side}]"),
            _ => {
                let square = case.laws.numbering.name(*random.pick(&theirs));
                format!("[%removed {side} {square}]")
            }
        })
    })
}

/// Returns the first contradiction between all the answers while a matter without a result by the
/// rules waits for the arbiter.
fn not_ruled(case: &Case<'_>, met: &mut Met) -> Option<String> {
    let report = &case.report;
    report.not_ruled()?;
    met.not_ruled += 1;
    if report.any_result().is_some() {
        return Some("a result before the arbiter has decided".into());
    }
    let overview = case.overview().ok()?;
    let origin = RulingOrigin { file: "-", command: "" };
    let goes_on = |view: &RulingView| {
        // With a recorded result: "The arbiter must choose: either 2-0 stands, or ...".
        let waits = [
            "rbiter decides what becomes of the game",
            "the arbiter first finds out who did.",
            " is struck and the game goes on",
            ", another result, or playing on.",
            " is entered, or the game goes on",
        ];
        let decides = waits.iter().any(|words| view.answer.contains(words));
        let on = waits.iter().fold(view.answer.clone(), |answer, words| answer.replace(words, ""));
        (!decides || on.contains("game goes on") || on.contains("nter 1") || on.contains("GRANTED"))
            .then(|| view.answer.clone())
    };
    let view = RulingView::of_overview(case, origin, &overview);
    if overview.not_ruled.is_none() {
        return Some("the overview does not know what waits for the arbiter".into());
    }
    if let Some(answer) = goes_on(&view) {
        return Some(answer);
    }
    for (kind, by, answer) in claims(case) {
        let asked = DrawClaim { kind, moves: Vec::new(), by, at: None, next: None };
        let view = RulingView::of_claim(case, origin, &asked, &answer);
        if answer.ruling.verdict.is_right() || answer.outcome.is_some() {
            return Some(format!("{kind:?} by {by:?}: {:?}", answer.ruling.verdict));
        }
        if view.conditional.as_ref().is_none_or(|on| on.on != "not-ruled") {
            return Some(format!("{kind:?} by {by:?}: {:?}", view.conditional));
        }
        if let Some(answer) = goes_on(&view) {
            return Some(format!("{kind:?} by {by:?}: {answer}"));
        }
    }
    for &kind in CorrectionKind::ALL {
        for by in [None, Some(Color::White), Some(Color::Black)] {
            let Ok(answer) = case.correction(kind, None, by, None) else { continue };
            let view = RulingView::of_correction(case, origin, kind, by, &answer);
            if answer.verdict.is_right() || answer.outcome.is_some() {
                return Some(format!("{kind:?} by {by:?}: {:?}", answer.verdict));
            }
            if view.conditional.as_ref().is_none_or(|on| on.on != "not-ruled") {
                return Some(format!("{kind:?} by {by:?}: {:?}", view.conditional));
            }
            if let Some(answer) = goes_on(&view) {
                return Some(format!("{kind:?} by {by:?}: {answer}"));
            }
        }
    }
    None
}

/// Returns an irregularity whose joint correction an answer leaves out, or a correction that
/// differs from the one the record would lead to.
fn together(case: &Case<'_>, text: &str, met: &mut Met) -> Option<String> {
    let report = &case.report;
    if report.law_result.is_some() || report.not_ruled().is_some() {
        return None;
    }
    for found in report.findings.iter().filter(|found| found.is_unsettled()) {
        let (Some(at), Some(offender)) = (found.at, found.offender()) else { continue };
        let by = offender.opponent();
        let ply = NamedMove::Ply(at.ply);
        let kind = CorrectionKind::Irregular;
        let Ok(answer) = case.correction(kind, Some(&ply), Some(by), None) else { continue };
        let Some(about) = answer.found.as_ref().filter(|about| about.is_unsettled()) else {
            continue;
        };
        let is_theirs = |other: &&RecordFinding| {
            other.is_unsettled()
                && other.offender() == Some(offender)
                && other.standing == about.standing
                && other.loses_if_claimed == about.loses_if_claimed
                && !other.is_in_place_of(about)
                && !about.is_in_place_of(other)
        };
        let all = report.findings.iter().filter(is_theirs).count();
        if answer.also.len() + 1 != all {
            return Some(format!("{} of {all} things are told of {at}", answer.also.len() + 1));
        }
        met.several += usize::from(all > 1);
        let origin = RulingOrigin { file: "-", command: "" };
        let view = RulingView::of_correction(case, origin, kind, Some(by), &answer);
        let short = answer.also.iter().find(|other| {
            let message = worded_aloud(&other.finding, Language::English).message;
            !view.answer.to_lowercase().contains(&message.to_lowercase())
        });
        if let Some(short) = short {
            return Some(format!("nothing of {}: {}", short.finding.code(), view.answer));
        }
        // The record with that demand added.
        if about.loses_if_claimed || answer.then.is_some() || about.standing.is_none() {
            continue;
        }
        let end = text.rfind(' ')?;
        let accepts = match answer.accepts {
            Some(_) => format!("[%consent {}] ", letter(by)),
            None => String::new(),
        };
        let demand = format!("{{{accepts}[%rectify {}]}}", letter(by));
        let with = format!("{} {demand}{}", &text[..end], &text[end..]);
        let record = games_in(with.as_bytes()).next()?;
        let line = MainLine::read(&record);
        let then = Case::open(record, line, case.laws, Vec::new()).ok()?;
        if then.report.last != answer.corrected {
            return Some(format!("{at} is corrected otherwise in {with}"));
        }
    }
    None
}

/// Returns the first contradiction between a claim with an announced move and the same claim in the
/// record.
fn announced(laws: &Laws, case: &Case<'_>, text: &str, met: &mut Met) -> Option<String> {
    let report = &case.report;
    // A claim is not answered if that depends on an unknown time control.
    let on = report.law_result.as_ref().and_then(|law| law.on.as_ref());
    if on.is_some_and(|on| matches!(on.on, ResultCondition::Pace { .. })) {
        return None;
    }
    let game = &case.played.timeline;
    let position = report.last?;
    if !case.is_complete() || position != *game.last() {
        return None;
    }
    let mut legal = laws.generator.legal_moves(&position);
    // Moves that repeat a position come first.
    let seen: Vec<_> = (0..game.moments()).map(|moment| *game.position(moment)).collect();
    legal.sort_by_key(|mv| !seen.contains(&laws.generator.play(&position, mv)));
    let bound = report.findings.iter().find(|found| found.finding.code() == "piece-must-be-played");
    let bound = bound.map(|found| worded(&found.finding, Language::English).message);
    for kind in [DrawKind::Repetition, DrawKind::NoProgress, DrawKind::Ending] {
        for announced in legal.iter().take(3).map(Some).chain([None]) {
            let written = announced.map(|mv| laws.write(&position, &legal, mv));
            for by in Color::BOTH {
                let next = written.clone();
                let asked = DrawClaim { kind, moves: Vec::new(), by: Some(by), at: None, next };
                let answer = case.claim(&asked);
                let name = || format!("{kind:?} by {by:?} with {written:?}");
                if let (Some(mv), Ok(answer)) = (announced, &answer) {
                    let verdict = answer.ruling.verdict;
                    let plain = DrawClaim { next: None, ..asked.clone() };
                    let plain = case.claim(&plain).ok()?.ruling.verdict;
                    met.announced += usize::from(verdict.is_right() && !plain.is_right());
                    let clause = answer.ruling.clause.map(|clause| &case.laws.set.draws[clause]);
                    if verdict.is_right() && !plain.is_right() {
                        if by != position.turn() {
                            return Some(format!("{}, who is not to move", name()));
                        }
                        if clause.is_some_and(|clause| !clause.announced) {
                            return Some(format!("{}, which cannot be announced", name()));
                        }
                        let is_let_stand = |why: &Reason| matches!(why, Reason::LetStand { .. });
                        let lets = answer.ruling.reasons.iter().any(is_let_stand);
                        let open = report.is_uncertain_at(report.plies) && !lets;
                        if report.certain_result().is_some() || open {
                            return Some(format!("{}, in a game that is over or open", name()));
                        }
                    }
                    if plain.is_right() != verdict.is_right() && plain.is_right() {
                        return Some(format!("{}: an announcement spoils it", name()));
                    }
                    let from = laws.numbering.name(mv.from());
                    let squares = |bound: &String| {
                        let words = bound.split(|c: char| !c.is_alphanumeric());
                        words.map(str::to_owned).collect::<Vec<_>>().contains(&from)
                    };
                    let waits = matches!(verdict, Verdict::Refused | Verdict::NotYet);
                    if !waits && bound.as_ref().is_some_and(|bound| !squares(bound)) {
                        return Some(format!("{}, but {bound:?}", name()));
                    }
                }
                // The same claim, in the record.
                let Ok(answer) = answer else { continue };
                let next = written.as_ref().map(|text| format!(" next {text}")).unwrap_or_default();
                let claim = format!("{{[%claim {} {}{next}]}}", letter(by), kind.word());
                let at = text.rfind(' ')?;
                let with = format!("{} {claim}{}", &text[..at], &text[at..]);
                let record = games_in(with.as_bytes()).next()?;
                let line = MainLine::read(&record);
                let then = Case::open(record, line, case.laws, Vec::new()).ok()?;
                let there = with.rfind(&claim)?;
                let ruled = then.report.findings.iter().rev().find_map(|found| {
                    let is_it = found.finding.span.start >= there;
                    is_it.then_some(())?;
                    Some(match found.finding.code() {
                        "claim-granted" => Verdict::Granted,
                        "claim-conditional" => Verdict::Conditional,
                        "claim-not-yet" => Verdict::NotYet,
                        "claim-refused" => Verdict::Refused,
                        _ => return None,
                    })
                });
                met.recorded += 1;
                // A recorded result follows the claim in the record.
                let verdict = answer.ruling.verdict;
                let expected = match answer.recorded {
                    Some(_) if verdict == Verdict::Conditional => Verdict::Granted,
                    _ => verdict,
                };
                if ruled.is_some_and(|ruled| ruled != expected) {
                    return Some(format!("{}: {verdict:?}, and {ruled:?} in\n{with}", name()));
                }
            }
        }
    }
    None
}

/// Returns the first contradiction between corrections of open irregularities, demanded by either
/// side.
fn demanded(case: &Case<'_>, met: &mut Met) -> Option<String> {
    let report = &case.report;
    if report.law_result.as_ref().is_some_and(|law| law.end.certain(&case.laws.set).is_some()) {
        return None;
    }
    // Other functions cover these games.
    if report.not_ruled().is_some() {
        return None;
    }
    let taking_back = |found: &RecordFinding| {
        found.finding.code() == "move-taken-back" && found.standing == Some(IrregularityState::Open)
    };
    for found in &report.findings {
        let (Some(at), Some(offender)) = (found.at, found.offender()) else { continue };
        let open = found.awaits_decision();
        let back = report.findings.iter().find(|other| taking_back(other) && other.at == found.at);
        let gone = found.settled == Some(Settlement::TakenBack) && back.is_some();
        if !open && !gone {
            continue;
        }
        for &kind in CorrectionKind::ALL {
            let ply = NamedMove::Ply(at.ply);
            let asked = |by| case.correction(kind, Some(&ply), Some(by), None);
            let (Ok(own), Ok(theirs)) = (asked(offender), asked(offender.opponent())) else {
                continue;
            };
            let name = || format!("{} {kind:?} of {at}", found.finding.code());
            let about = |code: &str| {
                theirs.found.as_ref().is_some_and(|other| other.finding.code() == code)
            };
            if gone && about(found.finding.code()) {
                return Some(format!("{}: the taking back is passed over", name()));
            }
            if open && !about(found.finding.code()) {
                continue;
            }
            met.own += 1;
            met.taken_back += usize::from(gone);
            let is_open = |reason: &CorrectionReason| matches!(reason, CorrectionReason::Open);
            if open && !(theirs.verdict.is_right() && theirs.reasons.iter().any(is_open)) {
                return Some(format!("{}: {:?} to the opponent", name(), theirs.verdict));
            }
            let is_own = own.found.as_ref().is_some_and(|own| own.offender() == Some(offender));
            if own.verdict.is_right() && is_own {
                return Some(format!("{}: granted to the offender", name()));
            }
            // A result stays undecided while anything else is open.
            if theirs.then.is_some() && !theirs.in_full && theirs.outcome.is_some() {
                return Some(format!("{}: {:?} beside what is open", name(), theirs.outcome));
            }
        }
    }
    None
}

/// Returns the code of what the overview calls open.
fn overview_open(case: &Case<'_>) -> Option<&'static str> {
    case.overview().ok()?.open.map(|open| open.found.finding.code())
}

fn claims<'c>(case: &Case<'c>) -> Vec<(DrawKind, Option<Color>, ClaimRuling<'c>)> {
    let mut all = Vec::new();
    for &kind in DrawKind::ALL {
        if kind.claim_form() == ClaimForm::Unclaimed {
            continue;
        }
        for by in [None, Some(Color::White), Some(Color::Black)] {
            let asked = DrawClaim { kind, moves: Vec::new(), by, at: None, next: None };
            if let Ok(answer) = case.claim(&asked) {
                all.push((kind, by, answer));
            }
        }
    }
    all
}

/// Returns the first contradiction between the answers to all questions about a game.
fn contradiction(case: &Case<'_>, met: &mut Met) -> Option<String> {
    let report = &case.report;
    let set = &case.laws.set;
    let certain = report.certain_result();
    let open: Vec<&RecordFinding> = report
        .findings
        .iter()
        .filter(|found| found.standing == Some(IrregularityState::Open))
        .collect();
    let cannot: Vec<&RecordFinding> = report
        .findings
        .iter()
        .filter(|found| {
            found.standing.is_none() && found.settled.is_none() && found.remedy.is_some()
        })
        .collect();
    met.open += usize::from(!open.is_empty());
    met.cannot_stand += usize::from(!cannot.is_empty());
    met.hangs += usize::from(report.on_pending.is_some());
    // A result by the rules although something at or before the end is undecided or cannot stand.
    if let Some(law) = certain {
        if let Some(found) = report
            .findings
            .iter()
            .find(|found| found.at.is_some_and(|at| at.ply <= law.end.after) && duty(found))
        {
            return Some(format!("{} beside {}", law.written, found.finding.code()));
        }
        if report.pending.is_some() {
            return Some(format!("{} beside what is pending", law.written));
        }
    }
    // A duty that concerns a position that is taken back.
    let pending = report.pending.as_ref().zip(overview_open(case));
    if let Some((pending, code)) = pending.filter(|(pending, code)| pending.code.code != *code) {
        return Some(format!("what is open is {code}, and hangs on {}", pending.code.code));
    }
    let first = cannot
        .iter()
        .filter(|found| found.takes_back)
        .filter_map(|found| found.at)
        .min_by_key(|at| at.ply);
    if let Some(first) = first
        && let Some(later) = report.findings.iter().find(|found| {
            found.at.is_some_and(|at| at.ply > first.ply) && found.standing.is_none() && duty(found)
        })
    {
        return Some(format!("{} after {first}, which cannot stand", later.finding.code()));
    }
    // There is no ruling on a record that breaks off.
    let Ok(overview) = case.overview() else {
        return None;
    };
    let same = |one: Option<&'static str>, other: Option<&'static str>| one == other;
    if !same(
        report.law_result.as_ref().map(|law| law.written),
        overview.law.as_ref().map(|law| law.written),
    ) {
        return Some("validate and adjudicate give two results".into());
    }
    // A draw called uncertain in one place and certain in another.
    for condition in &overview.conditions {
        let ply = case.played.at(condition.met).map_or(0, |at| at.ply);
        let decides = report.pending.as_ref().and_then(|pending| pending.decides);
        if report.is_uncertain_at(ply) && decides.is_none() {
            return Some(format!("a draw after {ply} that rests on what cannot stand"));
        }
    }
    let by_law = overview.law.as_ref().filter(|law| !law.end.is_uncertain(case.laws));
    for (kind, by, answer) in claims(case) {
        let ruling = &answer.ruling;
        let name = || format!("{kind:?} by {by:?}: {:?}", ruling.verdict);
        met.conditional += usize::from(ruling.verdict == Verdict::Conditional);
        let undecided = ruling.reasons.iter().any(|why| matches!(why, Reason::Undecided { .. }));
        let lets = ruling.reasons.iter().any(|why| matches!(why, Reason::LetStand { .. }));
        met.not_yet += usize::from(undecided);
        met.let_stand += usize::from(lets);
        // Conditional in one answer and final in the other.
        if ruling.verdict == Verdict::Conditional && answer.outcome.is_some() {
            return Some(format!("{} with a result", name()));
        }
        if let (Some(law), Verdict::Granted) = (by_law, ruling.verdict)
            && law.outcome.recorded() != Outcome::Draw
        {
            return Some(format!("{} in a game with {}", name(), law.written));
        }
        if undecided && certain.is_some() {
            return Some(format!("{} in a game that has ended", name()));
        }
        // Granted to one side and open to the other.
        if ruling.verdict == Verdict::Granted && certain.is_none() && kind != DrawKind::Agreement {
            let met = ruling.met_at.unwrap_or(ruling.claimed_at);
            let ply = case.played.at(met).map_or(0, |at| at.ply);
            if report.is_uncertain_at(ply) && !lets {
                return Some(format!("{} on {ply}, which is open", name()));
            }
            if let Some(pending) = answer.pending.as_ref().filter(|_| lets)
                && by.is_some()
                && by != pending.pending.decides
            {
                return Some(format!("{}, which another player decides", name()));
            }
        }
        if let (Some(decides), true) = (by, lets)
            && let Some(found) =
                open.iter().find(|found| found.takes_back && found.offender() == Some(decides))
        {
            let at = found.at?;
            return Some(format!("{} by the offender of {at}", name()));
        }
    }
    // What an uncertain draw does not undo.
    let ended = report.law_result.as_ref().is_some_and(|law| law.end.certain(set).is_some());
    // A correction is granted only for something open, corrected, or unable to stand.
    for found in &overview.irregularities {
        let Some(at) = found.at else { continue };
        let ply = NamedMove::Ply(at.ply);
        let by = found.offender().map(Color::opponent);
        let Ok(answer) = case.correction(CorrectionKind::Irregular, Some(&ply), by, None) else {
            continue;
        };
        let first = report.findings.iter().find(|other| {
            other.at == found.at
                && other.standing == found.standing
                && other.settled == found.settled
        });
        if first.is_none_or(|first| first.finding.code() != found.finding.code()) {
            continue;
        }
        // The demand is granted if the game ended by it.
        let by_demand = report.law_result.as_ref().is_some_and(|law| match law.end.cause {
            EndCause::BoardWrong => found.finding.code() == "board-wrong",
            EndCause::Refused(side) => {
                found.settled == Some(Settlement::NotMade) && found.offender() == Some(side)
            }
            EndCause::Violated { at, .. } => at == found.at && found.loses_if_claimed,
            _ => false,
        });
        let may = match (found.standing, found.settled) {
            _ if by_demand => true,
            _ if ended || report.not_ruled().is_some() => false,
            (Some(IrregularityState::Open), None) => true,
            // A half-move taken back by agreement is gone, and nothing is corrected.
            (Some(IrregularityState::Corrected), Some(Settlement::TakenBack)) => false,
            (Some(IrregularityState::Corrected), _) => at.ply >= report.plies,
            (None, Some(Settlement::GoesBack)) => false,
            (None, _) => found.remedy.is_some(),
            (Some(_), _) => false,
        };
        let granted = answer.verdict.is_right();
        let is_it =
            answer.found.as_ref().is_some_and(|other| other.finding.code() == found.finding.code());
        // A forfeit under the rules is for the arbiter, and no correction of it is granted.
        let forfeits = may
            && set.is_declared_forfeit(Irregularity::TouchedNotPlayed)
            && report.findings.iter().any(|touched| {
                touched.is_unsettled()
                    && touched.finding.code() == "piece-touched-not-played"
                    && touched.offender() == found.offender()
                    && (touched.at == found.at || found.is_unsettled())
            });
        if is_it
            && (granted != (may && !forfeits)
                || answer.forfeits != forfeits
                || forfeits && answer.verdict != Verdict::NotYet)
        {
            return Some(format!(
                "a correction of {at} ({}): {:?}, and it is {:?} {:?}",
                found.finding.code(),
                answer.verdict,
                found.standing,
                found.settled
            ));
        }
    }
    if report.findings.iter().any(|found| found.finding.code() == "refusal") {
        met.refusals += 1;
        let after = report.findings.iter().any(|found| found.finding.code() == "game-already-over");
        let accepts = *set.irregular_move == IrregularMove::OpponentChooses
            && !report
                .findings
                .iter()
                .any(|found| found.finding.code() == "refusal" && found.awaits_decision());
        if after && report.law_result.is_none() && accepts {
            return Some("the game is over and goes on".into());
        }
    }
    None
}

/// Returns the first contradiction about a game; `asks` adds questions about announced moves.
fn contradicted(laws: &Laws, text: &str, asks: bool, met: &mut Met) -> Option<String> {
    let record = games_in(text.as_bytes()).next().unwrap();
    let line = MainLine::read(&record);
    let letters = line.uses_letters().then(|| laws.in_letters());
    let laws = letters.as_ref().unwrap_or(laws);
    let case = Case::open(record, line, laws, Vec::new()).ok()?;
    let what = contradiction(&case, met)
        .or_else(|| demanded(&case, met))
        .or_else(|| not_ruled(&case, met))
        .or_else(|| together(&case, text, met))
        .or_else(|| alternatives(&case, met))
        .or_else(|| in_a_row(&case, met))
        .or_else(|| claimable(&case, met))
        .or_else(|| if asks { announced(laws, &case, text, met) } else { None });
    what.map(|what| format!("{} {text}: {what}", laws.set.label()))
}

/// Games in which answers used to contradict each other.
const KEPT: &[(&str, &str)] = &[
    (
        "italian",
        "[FEN \"W:WK14,K32:BK21\"]\n\n32-28 21-17 28-24 17-21 {[%takeback b]} 14-29 {[%two-hands w]} *",
    ),
    (
        "frysk",
        "[FEN \"W:WK5:BK6,K14,K25\"]\n\n5x28 {[%touched b 25] [%offer b] [%takeback w]} 25-36 \
         {[%two-hands b]} *",
    ),
    (
        "mundigames",
        "[FEN \"W:WK16:BK13,K22\"]\n\n16-7 22-8 7-14 8-15 14-10 \
         {[%takeback w] [%stands w] [%inactive b] [%offer b]} 14-22 *",
    ),
    (
        "international-basic",
        "1. 32-28 17-27 {[%takeback b] [%stands w] [%two-hands b] [%lifted w 36]} *",
    ),
    (
        "mundigames",
        "[FEN \"W:WK9,K24:BK18,K25\"]\n\n9x27 25-7 27-23 7-4 24-6 4-7 23-5 \
         {[%flag b] [%upset b]} 0-2",
    ),
];

#[test]
fn no_answer_contradicts_another_in_games_in_which_one_did() {
    let mut said = Vec::new();
    for (name, text) in KEPT {
        for set in playable_sets().into_iter().filter(|set| set.name == *name) {
            said.extend(contradicted(&Laws::new(set), text, true, &mut Met::default()));
        }
    }
    assert!(said.is_empty(), "{}", said.join("\n\n"));
}

#[test]
fn no_answer_contradicts_another() {
    let games = std::env::var("ARBITER_RANDOM_GAMES")
        .map_or(GAMES, |text| text.parse().expect("ARBITER_RANDOM_GAMES is a number"));
    let (mut met, mut said) = (Met::default(), Vec::new());
    for set in playable_sets() {
        let mut random = Random::new(Random::seed_of(&format!("open {}", set.label())));
        let laws = Laws::new(set);
        for _ in 0..games {
            let (fen, mut written) = game(&laws, &mut random);
            if random.percent(60) && !written.is_empty() {
                wrong(&laws, &fen, &mut written, &mut random);
            }
            let mut remarks = BTreeMap::new();
            for gap in written.len().saturating_sub(4)..=written.len() {
                if random.percent(25) {
                    let some = 1 + random.below(2);
                    let mut all: Vec<String> =
                        (0..some).map(|_| command(&laws, &mut random)).collect();
                    if random.percent(20) {
                        let side = letter(*random.pick(&Color::BOTH));
                        let what = *random.pick(&["refuse", "rectify", "stands", "resign", "flag"]);
                        all.push(format!("[%{what} {side}]"));
                    }
                    remarks.insert(gap, all.join(" "));
                }
            }
            if random.percent(30)
                && let Some(first) = touched(&laws, &fen, &written, &mut random)
            {
                let gap = written.len() - 1;
                let rest = remarks.remove(&gap).unwrap_or_default();
                remarks.insert(gap, format!("{first} {rest}"));
            }
            if random.percent(30)
                && let Some(last) = left_on_or_taken_back(&laws, &fen, &written, &mut random)
            {
                met.left_on += usize::from(last.contains("left-on"));
                let decides = match random.below(4) {
                    0 => format!(" [%rectify {}]", letter(*random.pick(&Color::BOTH))),
                    1 => format!(" [%stands {}]", letter(*random.pick(&Color::BOTH))),
                    _ => String::new(),
                };
                let rest = remarks.remove(&written.len()).unwrap_or_default();
                remarks.insert(written.len(), format!("{last}{decides} {rest}"));
                if last.contains("takeback") && random.percent(50) {
                    in_its_place(&laws, &fen, &mut written, &mut random);
                }
            } else if random.percent(20) {
                again(&laws, &fen, &mut written, &mut random);
            }
            if random.percent(30)
                && let Some(also) = also_wrong(&laws, &fen, &written, &mut random)
            {
                let rest = remarks.remove(&written.len()).unwrap_or_default();
                remarks.insert(written.len(), format!("{also} {rest}"));
            }
            if random.percent(20) {
                let what = match random.below(3) {
                    0 => format!("[%upset {}]", letter(*random.pick(&Color::BOTH))),
                    _ => "[%flags-both]".to_owned(),
                };
                let rest = remarks.remove(&written.len()).unwrap_or_default();
                remarks.insert(written.len(), format!("{rest} {what}"));
            }
            let result = match random.below(10) {
                0 => "1-1",
                1 => "2-0",
                2 => "0-2",
                _ => "*",
            };
            let text = text(&fen, &written, &remarks, result);
            let announces = laws.set.draws.iter().any(|clause| clause.announced);
            let asks = random.percent(15) || announces;
            said.extend(contradicted(&laws, &text, asks, &mut met));
        }
    }
    assert!(
        said.is_empty(),
        "{} contradictions:\n{}",
        said.len(),
        said[..said.len().min(9)].join("\n\n")
    );
    let Met { announced, recorded, left_on, taken_back, own, .. } = met;
    assert!(announced > 0 && recorded > 500 && left_on > 20, "{announced} {recorded} {left_on}");
    assert!(taken_back > 5 && own > 50, "{taken_back} {own}");
    let Met { open, hangs, cannot_stand, not_yet, let_stand, conditional, refusals, .. } = met;
    assert!(open > 300 && hangs > 5 && cannot_stand > 100, "{open} {hangs} {cannot_stand}");
    assert!(not_yet > 5 && let_stand > 2 && refusals > 5, "{not_yet} {let_stand} {refusals}");
    assert!(conditional > 0, "{conditional}");
    let Met { alternatives, twice, claimable, .. } = met;
    assert!(alternatives > 5 && twice > 100, "{alternatives} {twice}");
    assert!(claimable > 2, "{claimable}");
    let Met { not_ruled, several, .. } = met;
    assert!(not_ruled > 100 && several > 30, "{not_ruled} {several}");
}
