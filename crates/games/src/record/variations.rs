//! Variations, judged under the rules of their game.
//!
//! A variation comes after the move that it replaces, or after the last move before it. It starts
//! wherever its first move is legal; if it is legal in neither place, the variation counts as a
//! replacement. Only its moves are judged, up to the first that is not legal, and its findings are
//! warnings, because nobody has played it. The end of the game in its last position is reported,
//! but not counts and repetitions, which are those of the game that was played. Variations inside a
//! variation are judged as far as that variation could be followed. The verdict on the main line
//! does not change.

use super::canonical::written_fen;
use super::ending::GameEnd;
use super::laws::Laws;
use super::main_line::MainLine;
use super::ply_text::{Numbered, Written};
use super::replay::{ReplayOptions, replay_without_places};
use super::report::{GameReport, PlyAt, RuledResult, VariationReport};
use super::settle::fits;
use crate::board::{Color, Fen, Position};
use crate::diag::Span;
use crate::pdn::{GameText, MAX_VARIATION_DEPTH, MAX_VARIATIONS, PdnEvent, Setup, TagPair};

/// A variation as written.
struct Branch<'a> {
    /// The variation that contains it; `None` for the main line.
    parent: Option<usize>,
    /// The number of half-moves of that line before it.
    after: usize,
    /// The bytes of its parenthesis.
    open: Span,
    line: MainLine<'a>,
}

/// A line that is being read.
#[derive(Default)]
struct Reading<'a> {
    branch: Option<usize>,
    plies: usize,
    number: Numbered,
    setup: Option<Setup<'a>>,
}

/// A line that has been followed: the positions before its half-moves and, if it was followed to
/// its end, the last position.
struct Followed {
    before: Vec<(PlyAt, Position)>,
    last: Option<Position>,
}

/// Judges the variations of a game and adds their findings to the report of its replay, which must
/// have been made under the same rules and with its history.
pub fn replay_variations(game: &GameText<'_>, laws: &Laws, report: &mut GameReport) {
    let branches = read(game);
    if branches.is_empty() {
        return;
    }
    let main = Followed {
        before: report.history.clone(),
        last: report.last.filter(|_| report.replayed_plies == report.plies),
    };
    let place = game.places();
    let mut followed: Vec<Option<Followed>> = Vec::with_capacity(branches.len());
    for (index, branch) in branches.into_iter().enumerate() {
        let around = match branch.parent {
            None => Some(&main),
            Some(parent) => followed[parent].as_ref(),
        };
        let start =
            around.and_then(|line| start(laws, line, branch.after, &branch.line, report.opens));
        let mut found = VariationReport {
            place: place(branch.open.start),
            start: start.map(|(at, _)| at),
            plies: branch.line.plies.len(),
            legal_plies: 0,
            law_result: None,
        };
        let line = MainLine { opens: Some(report.opens), ..branch.line };
        let judged = start.map(|start| judge(game, laws, line, start, index + 1));
        followed.push(judged.map(|(line, mut of_variation)| {
            found.legal_plies = of_variation.legal_plies;
            found.law_result = of_variation.law_result;
            for found in &mut of_variation.findings {
                found.finding.place = Some(place(found.finding.span.start));
                found.finding.span = game.span_written(found.finding.span);
            }
            report.findings.extend(of_variation.findings);
            line
        }));
        report.variations.push(found);
    }
    report.findings.sort_by_key(|found| found.finding.span.start);
}

/// Reads the variations of a game, each after the one that contains it.
fn read<'a>(game: &GameText<'a>) -> Vec<Branch<'a>> {
    let mut branches: Vec<Branch<'a>> = Vec::new();
    let mut around: Vec<Reading<'a>> = Vec::new();
    let mut now = Reading::default();
    // The depth inside a skipped variation, including that one.
    let mut passed_over = 0_usize;
    game.events().for_each(|event| match event {
        PdnEvent::VariationStart { .. }
            if passed_over > 0
                || around.len() == MAX_VARIATION_DEPTH
                || branches.len() == MAX_VARIATIONS =>
        {
            passed_over += 1;
        }
        PdnEvent::VariationEnd { .. } if passed_over > 0 => passed_over -= 1,
        _ if passed_over > 0 => {}
        PdnEvent::VariationStart { span } => {
            let (parent, after) = (now.branch, now.plies);
            let inner = Reading { branch: Some(branches.len()), ..Reading::default() };
            around.push(std::mem::replace(&mut now, inner));
            branches.push(Branch { parent, after, open: span, line: MainLine::default() });
        }
        PdnEvent::VariationEnd { .. } => {
            if let Some(outer) = around.pop() {
                now = Reading { number: Numbered::default(), ..outer };
            }
        }
        PdnEvent::MoveNumber(found) => {
            now.number.continue_with(&found);
        }
        PdnEvent::Setup(setup) => now.setup = Some(setup),
        PdnEvent::Move(_) | PdnEvent::UnknownMove { .. } => {
            now.plies += 1;
            let (number, setup) = (std::mem::take(&mut now.number), now.setup.take());
            let (written, span) = match event {
                PdnEvent::Move(mv) => (Written::Move(mv.text), mv.text_span()),
                _ => (Written::Unknown, event.span()),
            };
            if let Some(branch) = now.branch {
                branches[branch].line.push(written, span, number, setup);
            }
        }
        _ => {}
    });
    branches
}

/// Returns the start of a variation: its first half-move, and the position before it.
fn start(
    laws: &Laws,
    around: &Followed,
    after: usize,
    line: &MainLine<'_>,
    opens: Color,
) -> Option<(PlyAt, Position)> {
    let replaced = after.checked_sub(1).and_then(|index| around.before.get(index)).copied();
    let next = around.before.get(after).copied().or_else(|| {
        // Only after the last move is the position that of the end.
        let (at, _) = (around.before.len() == after).then_some(replaced)??;
        Some((following(at, opens), around.last?))
    });
    // A variation without moves, or with a position of its own, starts anywhere.
    let first = line.plies.first().filter(|first| !first.is_set_up());
    let is_legal =
        |start: &(PlyAt, Position)| first.is_none_or(|first| fits(laws, &start.1, first));
    match (replaced, next) {
        (Some(replaced), Some(next)) => {
            Some(if !is_legal(&replaced) && is_legal(&next) { next } else { replaced })
        }
        (replaced, next) => replaced.or(next),
    }
}

/// Returns the next half-move, if the players alternate.
fn following(at: PlyAt, opens: Color) -> PlyAt {
    let is_second = at.side != opens;
    PlyAt {
        ply: at.ply + 1,
        move_number: at.move_number.saturating_add(is_second.into()),
        side: at.side.opponent(),
    }
}

/// Judges one variation: the line as far as it goes, and its findings as warnings.
fn judge(
    game: &GameText<'_>,
    laws: &Laws,
    line: MainLine<'_>,
    (at, position): (PlyAt, Position),
    number: usize,
) -> (Followed, GameReport) {
    let fen = Fen { position, half_moves: None, full_move: Some(at.move_number), notes: vec![] };
    let fen = written_fen(laws, &fen);
    let tags = vec![TagPair {
        name: b"FEN",
        raw_value: fen.as_bytes(),
        span: Span::default(),
        name_span: Span::default(),
        value_span: Span::default(),
        fault: None,
        page: None,
    }];
    let line = MainLine { tags, ..line };
    let options = ReplayOptions { history: true, moves_only: true };
    let mut report = replay_without_places(game, &line, laws, &[], options);
    let legal = report.legal_plies;
    report.findings.retain(|found| found.at.is_some_and(|at| at.ply <= legal + 1));
    for found in &mut report.findings {
        if let Some(within) = &mut found.at {
            within.ply += at.ply - 1;
        }
        found.variation = Some(number);
        found.finding.put_in_variation();
        // The right to demand a correction matters only for moves that were played.
        if found.standing.take().is_some() {
            found.finding.forget_remarks();
        }
    }
    report.history.truncate(legal + 1);
    for (within, _) in &mut report.history {
        within.ply += at.ply - 1;
    }
    let before = std::mem::take(&mut report.history);
    let last = report.last.filter(|_| legal == report.plies);
    let moved = before.get(legal.wrapping_sub(1)).map(|(at, _)| *at);
    let end = moved.zip(last).and_then(|(at, last)| GameEnd::on_board(laws, &last, Some(at)));
    report.law_result = end.map(|end| RuledResult::of(end, laws));
    (Followed { before, last }, report)
}
