//! A second reading of a record that cannot be followed, with the help of the board.
//!
//! People write moves with all sorts of signs: `32 28`, `32→28`, `23хх32`, `12: 43-38`, a move in
//! braces, a semicolon that does not start a comment. If the position is known, so is the meaning
//! of such text: it is accepted if the whole game is then legal and no other reading of the same
//! moves is. Otherwise the record is left unchanged.
//!
//! The text is rewritten with these pieces in plain notation ([`Rewritten`]); everything else, and
//! all places, remain as they were. Nothing is added that the record does not contain.

mod candidate;
pub(super) mod scan;
mod search;

use self::search::{GameStart, ReadingSearch, SearchStep, What};
use super::case::{Case, CaseError};
use super::codes;
use super::doubt::{are_only_moves, swallowed};
use super::found::TextFault;
use super::incident::IncidentAt;
use super::laws::Laws;
use super::main_line::MainLine;
use super::replay::{ReplayOptions, replay, shown};
use super::report::{GameReport, RecordFinding};
use super::start::set_up;
use crate::diag::{Code, Finding, Level, Span};
use crate::pdn::{GameText, Rewritten};

/// The longest text that is read a second time, in bytes.
const LONGEST: usize = 64 << 10;

/// Findings that indicate text which may have been misread.
const DOUBTS: &[&Code] =
    &[codes::TEXT_UNREADABLE, codes::MOVE_NUMBER_WRONG, crate::pdn::codes::COMMENT_NESTED];

/// A game after its second reading.
#[derive(Debug, Clone)]
pub struct ReadAgain {
    text: Rewritten,
    finding: Finding,
}

impl ReadAgain {
    /// Returns the game in plain notation.
    fn game<'b>(&'b self, game: &GameText<'b>) -> GameText<'b> {
        game.rewritten(&self.text)
    }

    /// Returns the game in plain notation, its main line, and its replay with a finding about the
    /// second reading. `told` are the incidents reported separately from the record.
    pub fn replayed<'b>(
        &'b self,
        game: &GameText<'b>,
        told: &[IncidentAt],
        laws: &Laws,
        notes: Vec<Finding>,
        options: ReplayOptions,
    ) -> (GameText<'b>, MainLine<'b>, GameReport) {
        let read = self.game(game);
        let line = MainLine { told: told.to_vec(), ..MainLine::read(&read) };
        let mut report = replay(&read, line.clone(), laws, notes, options);
        self.tells(game, &mut report);
        (read, line, report)
    }

    /// Like [`replayed`](Self::replayed), as a case.
    ///
    /// # Errors
    ///
    /// Fails if the game cannot be set up.
    pub fn case<'b>(
        &'b self,
        game: &GameText<'b>,
        told: &[IncidentAt],
        laws: &'b Laws,
        notes: Vec<Finding>,
    ) -> Result<Case<'b>, CaseError> {
        let read = self.game(game);
        let line = MainLine { told: told.to_vec(), ..MainLine::read(&read) };
        let mut case = Case::open(read, line, laws, notes)?;
        self.tells(game, &mut case.report);
        Ok(case)
    }

    /// Adds the finding about the second reading.
    fn tells(&self, game: &GameText<'_>, report: &mut GameReport) {
        let finding = self.finding.clone().at(game.places()(self.finding.span.start));
        report.findings.push(RecordFinding::of_text(finding));
        report.findings.sort_by_key(|found| found.finding.span.start);
    }
}

/// Reads a game a second time if its replay gives a reason to. Returns `None` if nothing changes,
/// or if the game is not legal under exactly one reading.
pub fn read_again(game: &GameText<'_>, report: &GameReport, laws: &Laws) -> Option<ReadAgain> {
    let text = game.bytes();
    if text.len() > LONGEST || !gives_cause(report) {
        return None;
    }
    let line = MainLine::read(game);
    if !line.incidents.is_empty() || line.setups().next().is_some() {
        return None;
    }
    let begins = begins(text, &line, laws)?;
    let opened = || {
        let begins = GameStart { opens_comments: true, ..begins };
        ReadingSearch::new(text, laws, begins).run()
    };
    let opened = swallowed(text, &line).and_then(|_| opened());
    let steps = opened.or_else(|| ReadingSearch::new(text, laws, begins).run())?;
    let hides = |step: &SearchStep| {
        let is_line = matches!(text.get(step.span.start), Some(b';' | b'%'));
        is_line && step.stays() && are_only_moves(step.span.of(text))
    };
    if steps.iter().any(hides) {
        return None;
    }
    let read = written(text, begins.at, &steps)?;
    let moves = steps.iter().filter(|step| matches!(step.what, What::Move { .. })).count();
    let again = MainLine::read(&game.rewritten(&read.text));
    if again.plies.len() != moves {
        return None;
    }
    // Remaining unread text may keep a replay from following what the search followed.
    let (_, line, report) = read.replayed(game, &[], laws, Vec::new(), ReplayOptions::default());
    (report.legal_plies == line.plies.len()).then_some(read)
}

/// Returns whether a game may contain misread text.
fn gives_cause(report: &GameReport) -> bool {
    let mut found = report.findings.iter().map(|found| &found.finding);
    found.any(|found| found.level() >= Level::Irregularity || found.is_any(DOUBTS))
}

/// Returns the place where the moves of a game begin.
fn begins(text: &[u8], line: &MainLine<'_>, laws: &Laws) -> Option<GameStart> {
    let set_up = set_up(laws, line);
    if set_up.stops.is_some() {
        return None;
    }
    let at = line.tags.iter().map(|tag| tag.span.end).max().unwrap_or(0);
    let printed = line.plies.first().filter(|_| line.tag("FEN").is_some());
    let number = printed.and_then(|ply| ply.number()).or(set_up.begins.number).unwrap_or(1);
    Some(GameStart {
        at: at.min(text.len()),
        position: set_up.begins.position,
        number,
        opens: set_up.begins.opens,
        result: line.result.map(|(_, span)| span.start),
        opens_comments: false,
    })
}

/// Writes the text with its pieces as they were read; `None` if nothing changes.
fn written(text: &[u8], begins: usize, steps: &[SearchStep]) -> Option<ReadAgain> {
    let mut new = Rewritten::default();
    new.copies(text, Span::new(0, begins));
    let mut before: Option<(&SearchStep, bool)> = None;
    let mut odd: Vec<(usize, Span)> = Vec::new();
    for (place, step) in steps.iter().enumerate() {
        let gap = Span::new(before.map_or(begins, |(step, _)| step.span.end), step.span.start);
        let is_unseen = !gap.of(text).is_ascii();
        let stays = step.stays();
        if is_unseen && !gap.is_empty() {
            new.replaces(gap, b" ");
            odd.push((place, gap));
        } else {
            new.copies(text, gap);
        }
        let is_move = matches!(step.what, What::Move { .. });
        let is_behind_a_word = is_move && before.is_some_and(|(step, _)| is_word(text, step));
        if gap.is_empty()
            && (is_behind_a_word || before.is_some_and(|(_, stayed)| !stayed || !stays))
        {
            new.replaces(gap, b" ");
            if is_behind_a_word && stays {
                odd.push((place, step.span));
            }
        }
        match &step.what {
            What::AsItStands if text.get(step.span.start) == Some(&b'(') => {
                seen(&mut new, text, step.span);
            }
            What::AsItStands | What::Move { is_plain: true, .. } => new.copies(text, step.span),
            What::Move { text, .. } => new.replaces(step.span, text.as_bytes()),
            What::Number(number) => new.replaces(step.span, number.as_bytes()),
            What::Nothing => new.replaces(step.span, b""),
            What::Remark => {
                let remark = [b"{", step.span.of(text), b"}"].concat();
                new.replaces(step.span, &remark);
            }
        }
        if !stays {
            odd.push((place, step.span));
        }
        before = Some((step, stays));
    }
    let end = steps.last().map_or(begins, |step| step.span.end);
    // The text after the moves is unchanged, except for invisible blanks.
    odd.extend(seen(&mut new, text, Span::new(end, text.len())).map(|span| (steps.len(), span)));
    let &(place, span) = odd.first()?;
    let finding = finding(text, &steps[place..], span, odd.len() - 1);
    Some(ReadAgain { text: new, finding })
}

/// Returns whether a piece is a word that is kept unchanged.
fn is_word(text: &[u8], step: &SearchStep) -> bool {
    let first = text.get(step.span.start);
    let is_other = |byte: &u8| byte.is_ascii_digit() || b"{}()[];%$!?.".contains(byte);
    step.what == What::AsItStands && !first.is_some_and(is_other)
}

/// Copies a part of the text with blanks in place of invisible characters; returns the first of
/// these.
fn seen(new: &mut Rewritten, text: &[u8], part: Span) -> Option<Span> {
    let (mut at, mut first) = (part.start, None);
    while let Some(unseen) =
        (at..part.end).find_map(|at| scan::unseen(text, at).map(|after| Span::new(at, after)))
    {
        new.copies(text, Span::new(at, unseen.start));
        new.replaces(unseen, b" ");
        first = first.or(Some(unseen));
        at = unseen.end;
    }
    new.copies(text, Span::new(at, part.end));
    first
}

/// Creates the finding about the first piece that is not read as written; `more` is the number of
/// others.
fn finding(text: &[u8], steps: &[SearchStep], span: Span, more: usize) -> Finding {
    let next = steps.iter().find(|step| matches!(step.what, What::Move { .. }));
    let is_move = |step: &SearchStep| match &step.what {
        What::Move { text, is_plain: false } => text.split(' ').take(1).collect(),
        _ => shown(step.span.of(text)),
    };
    let fault = match next {
        Some(step) => {
            let whole = Span::new(span.start, step.span.end);
            TextFault::ReadAs { text: shown(whole.of(text)), meant: is_move(step), more }
        }
        None => TextFault::PassedOver { text: shown(span.of(text)), more },
    };
    Finding::of(fault, span)
}
