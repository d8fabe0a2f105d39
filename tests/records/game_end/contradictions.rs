//! No two commands, and no two sentences of one output, contradict each other: `validate`,
//! `adjudicate` without a claim and with each claim by each side, over random games with incidents.

use std::collections::BTreeMap;

use draughts_arbiter::board::Color;
use draughts_arbiter::draw::{Reason, Verdict};
use draughts_arbiter::pdn::{Outcome, games_in};
use draughts_arbiter::record::{
    Case, ClaimRuling, CorrectionKind, DrawClaim, Laws, MainLine, NamedMove, RecordFinding,
    Settled, Standing,
};
use draughts_arbiter::rules::{ClaimForm, DrawKind, IrregularMove};
use draughts_arbiter::words::{Language, worded};

use super::relations::{command, game, letter, text};
use crate::support::playable_sets;
use crate::support::random::Random;

/// Games of every rule set.
const GAMES: usize = 300;

/// What is said of a record by any command, and how often the kinds of it were met.
#[derive(Default)]
struct Met {
    open: usize,
    hangs: usize,
    cannot_stand: usize,
    not_yet: usize,
    let_stand: usize,
    conditional: usize,
    refusals: usize,
}

/// A half-move that breaks a law, in place of one of the last half-moves.
fn wrong(laws: &Laws, fen: &str, written: &mut Vec<String>, random: &mut Random) {
    let text = text(fen, written, &BTreeMap::new(), "*");
    let record = games_in(text.as_bytes()).next().unwrap();
    let line = MainLine::read(&record);
    let letters = line.uses_letters().then(|| laws.in_letters());
    let Ok(case) = Case::open(record, line, letters.as_ref().unwrap_or(laws), Vec::new()) else {
        return;
    };
    let back = random.below(3).min(written.len().saturating_sub(1));
    let cut = written.len() - back;
    let Some(&(_, position)) = case.report.history.get(cut.saturating_sub(1)) else {
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

/// That another piece was touched before the last half-move.
fn touched(laws: &Laws, fen: &str, written: &[String], random: &mut Random) -> Option<String> {
    let text = text(fen, written, &BTreeMap::new(), "*");
    let record = games_in(text.as_bytes()).next()?;
    let line = MainLine::read(&record);
    let letters = line.uses_letters().then(|| laws.in_letters());
    let laws = letters.as_ref().unwrap_or(laws);
    let case = Case::open(record, line, laws, Vec::new()).ok()?;
    let &(_, position) = case.report.history.get(written.len().checked_sub(1)?)?;
    let pieces: Vec<_> = position.pieces(position.turn()).iter().collect();
    let square = laws.numbering.name(*random.pick(&pieces));
    Some(format!("[%touched {} {square}]", letter(position.turn())))
}

/// What the sentences of an irregularity impose on somebody.
fn duty(found: &RecordFinding) -> bool {
    let words = worded(&found.finding, Language::English);
    let note = words.note.unwrap_or_default();
    note.starts_with("it cannot stand")
        || words.help.is_some_and(|help| help.contains("decides before"))
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

/// The first contradiction between the answers to all that can be asked of a game.
fn contradiction(case: &Case<'_>, met: &mut Met) -> Option<String> {
    let report = &case.report;
    let set = &case.laws.set;
    let certain = report.certain_result();
    let open: Vec<&RecordFinding> =
        report.findings.iter().filter(|found| found.standing == Some(Standing::Open)).collect();
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
    // A result by law beside something that is still to be decided, or cannot stand.
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
    // A duty for a position that is taken back.
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
    // A record that breaks off is not ruled on.
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
    // A draw told as one that is not certain, and the other way round.
    for condition in &overview.conditions {
        let ply = case.played.at(condition.met).map_or(0, |at| at.ply);
        let decides = report.pending.as_ref().and_then(|pending| pending.decides);
        if report.doubts(ply) && decides.is_none() {
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
        // Conditional in one and final in the other.
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
        // Granted to one and open to the other.
        if ruling.verdict == Verdict::Granted && certain.is_none() && kind != DrawKind::Agreement {
            let met = ruling.met_at.unwrap_or(ruling.claimed_at);
            let ply = case.played.at(met).map_or(0, |at| at.ply);
            if report.doubts(ply) && !lets {
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
    // What a draw that may be none does not undo.
    let ended = report.law_result.as_ref().is_some_and(|law| law.end.certain(set).is_some());
    // Corrections: granted only of what is open or cannot stand, or has been corrected.
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
        let may = match (found.standing, found.settled) {
            _ if ended => false,
            (Some(Standing::Open), _) => true,
            (Some(Standing::Corrected), _) => at.ply == report.plies,
            (None, Some(Settled::GoesBack)) => false,
            (None, _) => found.remedy.is_some(),
            (Some(_), _) => false,
        };
        let granted = answer.verdict == Verdict::Granted;
        let is_it =
            answer.found.as_ref().is_some_and(|other| other.finding.code() == found.finding.code());
        if is_it && granted != may {
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
        let accepts = *set.irregular_move == IrregularMove::OpponentChooses;
        if after && report.law_result.is_none() && accepts {
            return Some("the game is over and goes on".into());
        }
    }
    None
}

#[test]
fn no_answer_contradicts_another() {
    let mut met = Met::default();
    for set in playable_sets() {
        let mut random = Random::new(Random::seed_of(&format!("open {}", set.label())));
        let laws = Laws::new(set);
        for _ in 0..GAMES {
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
            let result = if random.percent(80) { "*" } else { "1-1" };
            let text = text(&fen, &written, &remarks, result);
            let record = games_in(text.as_bytes()).next().unwrap();
            let line = MainLine::read(&record);
            let letters = line.uses_letters().then(|| laws.in_letters());
            let laws = letters.as_ref().unwrap_or(&laws);
            let Ok(case) = Case::open(record, line, laws, Vec::new()) else {
                continue;
            };
            if let Some(what) = contradiction(&case, &mut met) {
                panic!("{} {text}: {what}", laws.set.label());
            }
        }
    }
    let Met { open, hangs, cannot_stand, not_yet, let_stand, conditional, refusals } = met;
    assert!(open > 300 && hangs > 5 && cannot_stand > 100, "{open} {hangs} {cannot_stand}");
    assert!(not_yet > 5 && let_stand > 2 && refusals > 5, "{not_yet} {let_stand} {refusals}");
    assert!(conditional > 0, "{conditional}");
}
