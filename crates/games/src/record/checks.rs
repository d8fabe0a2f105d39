//! Checks of the statements in a record: numbers, results, tags.

use std::borrow::Cow;

use super::depends::ConditionalResult;
use super::ending::{GameEnd, LawOutcome};
use super::found::{InlineArticle, Otherwise, ResultFault};
use super::laws::Laws;
use super::main_line::MainLine;
use super::pending::Pending;
use super::ply_text::Written;
use super::report::PlyAt;
use crate::board::Position;
use crate::diag::{Finding, Span};
use crate::pdn::{GameResult, Outcome, ResultFormat, TagPair};
use crate::said::Told;
use crate::score::WrittenScore;

/// The Result tag and its result, if it contains one.
pub(super) struct Tagged<'l, 'a> {
    tag: Option<&'l TagPair<'a>>,
    result: Option<GameResult>,
}

impl<'l, 'a> Tagged<'l, 'a> {
    /// Reads the tag of a game.
    pub(super) fn of(line: &'l MainLine<'a>) -> Self {
        let tag = line.tag("Result");
        Self { tag, result: tag.and_then(|tag| GameResult::parse(tag.raw_value)) }
    }

    /// Returns the result with its place in the text.
    fn placed(&self) -> Option<(GameResult, Span)> {
        self.result.zip(self.tag.map(|tag| tag.value_span))
    }

    /// Returns the result with its text, if it passes the filter.
    fn filter(&self, is_wanted: impl Fn(GameResult) -> bool) -> Option<(GameResult, String)> {
        let result = self.result.filter(|result| is_wanted(*result))?;
        Some((result, self.tag?.value().text.trim().to_owned()))
    }
}

/// Returns the result in the movetext, or else in the tag, with its text. A score in the tag takes
/// precedence over a win or a draw in the movetext, where not every score can be written.
pub(super) fn result(
    text: &[u8],
    line: &MainLine<'_>,
    tagged: &Tagged<'_, '_>,
) -> Option<(GameResult, String)> {
    let Some((result, span)) = line.result else {
        return tagged.filter(|_| true);
    };
    let of_tag = tagged.filter(|tagged| match result.outcome {
        Outcome::Unknown => tagged.outcome != Outcome::Unknown,
        _ => {
            result.score().is_none() && tagged.score().is_some() && tagged.outcome == result.outcome
        }
    });
    of_tag.or_else(|| Some((result, String::from_utf8_lossy(span.of(text)).into_owned())))
}

/// Returns the recorded result, if it is not open.
pub(super) fn recorded(text: &[u8], line: &MainLine<'_>) -> Option<String> {
    let found = result(text, line, &Tagged::of(line));
    found.filter(|(found, _)| found.outcome != Outcome::Unknown).map(|(_, text)| text)
}

/// Reports a result that is missing or differs between tag and movetext.
///
/// A tag that was not filled in contradicts nothing.
pub(super) fn of_result(
    text: &[u8],
    laws: &Laws,
    line: &MainLine<'_>,
    tagged: &Tagged<'_, '_>,
    law: Option<&GameEnd>,
    findings: &mut Vec<Finding>,
) {
    let Some((result, span)) = line.result else {
        if !line.plies.is_empty() {
            let end = line.plies.last().map_or(Span::default(), |ply| ply.span());
            findings.push(Finding::of(ResultFault::Missing, end));
        }
        return;
    };
    let Some(tag) = tagged.tag else {
        return;
    };
    match tagged.result {
        None => {
            let fault = ResultFault::NotAResult { value: tag.value().text.into() };
            findings.push(Finding::of(fault, tag.value_span));
        }
        // After the moves, a score would be read as a move.
        Some(tagged) if tagged.score().is_some() && result.outcome == Outcome::Unknown => {}
        Some(tagged) if tagged.outcome == Outcome::Unknown => {}
        Some(tagged) if tagged.outcome != result.outcome => {
            let moves = String::from_utf8_lossy(span.of(text)).into_owned();
            let tag = tag.value().text.trim().to_owned();
            let by_law = law.filter(|law| !law.is_uncertain(laws));
            let enter = by_law.map(|law| law.outcome.written(*laws.set.result_form));
            findings.push(Finding::of(ResultFault::Mismatch { tag, moves, enter }, span));
        }
        Some(_) => {}
    }
}

/// Returns the format of the ResultFormat tag, if there is one; `Some(None)` if the format is
/// unknown.
fn own_format(line: &MainLine<'_>) -> Option<Option<ResultFormat>> {
    let tag = line.tag("ResultFormat").filter(|tag| !tag.raw_value.trim_ascii().is_empty())?;
    Some(ResultFormat::parse(&tag.value().text))
}

/// Returns the result that the last half-move actually is, with its bytes, if it is written as a
/// score and the record has no result. The second value is true if the record's ResultFormat or the
/// event allows such results.
pub(super) fn last_score(laws: &Laws, line: &MainLine<'_>) -> Option<(GameResult, Span, bool)> {
    // The sums of both scores in the existing scoring systems.
    const SUMS: &[u32] = &[200, 400, 500, 600, 800, 1000, 1200, 2000];
    let last = line.plies.last().filter(|_| line.result.is_none())?;
    let Written::Move(text) = last.written() else { return None };
    let result = GameResult::parse(text)?;
    let score = result.score()?;
    let own = own_format(line).flatten();
    let format = own.as_ref().or(laws.results.as_deref());
    let is_known = format.is_some_and(|format| ResultFormat::has(Some(format), result));
    let is_one = is_known || SUMS.contains(&(score.first + score.second));
    is_one.then_some((result, last.span(), is_known))
}

/// Reports a result, in the tag or after the moves, that is neither one of draughts nor one of the
/// record's ResultFormat or of the event.
pub(super) fn of_format(
    text: &[u8],
    laws: &Laws,
    line: &MainLine<'_>,
    tagged: &Tagged<'_, '_>,
    findings: &mut Vec<Finding>,
) {
    let format = match own_format(line) {
        // The record has results unknown to us, which another note reports.
        Some(None) => return,
        Some(Some(format)) => Some(Cow::Owned(format)),
        None => laws.results.as_deref().map(Cow::Borrowed),
    };
    let odd = |&(result, _): &(GameResult, Span)| !ResultFormat::has(format.as_deref(), result);
    if let Some((_, span)) = tagged.placed().into_iter().chain(line.result).find(odd) {
        let result = String::from_utf8_lossy(span.of(text).trim_ascii()).into_owned();
        findings.push(Finding::of(ResultFault::Odd { result }, span));
    }
}

/// Reports a PlyCount tag that differs from the number of half-moves.
pub(super) fn of_ply_count(line: &MainLine<'_>, findings: &mut Vec<Finding>) {
    let Some(tag) = line.tag("PlyCount") else {
        return;
    };
    let value = tag.value().text;
    match value.trim().parse::<usize>() {
        Ok(count) if count == line.plies.len() => {}
        Ok(says) => {
            let fault = ResultFault::PlyCountMismatch { says, half_moves: line.plies.len() };
            findings.push(Finding::of(fault, tag.value_span));
        }
        Err(_) => {
            let fault = ResultFault::NotAPlyCount { value: value.into() };
            findings.push(Finding::of(fault, tag.value_span));
        }
    }
}

/// Compares the recorded result with the results under both decisions about an undecided
/// irregularity: a signed result should be one of them.
pub(super) fn of_pending(
    text: &[u8],
    laws: &Laws,
    line: &MainLine<'_>,
    tagged: &Tagged<'_, '_>,
    pending: &Pending,
) -> Option<Finding> {
    let (side, half_move) = (pending.decides?, pending.at.map(PlyAt::named));
    let on = ConditionalResult::of_pending(pending, laws)?;
    let certain = |end: &&GameEnd| !end.is_uncertain(laws);
    let said = |end: Option<&GameEnd>| {
        let end = end.filter(certain)?;
        let result = end.outcome.written(*laws.set.result_form);
        let source = InlineArticle::of(&laws.set.titled(&end.citation));
        Some(Otherwise::Ended { why: end.ended(&laws.set), result, source }.said())
    };
    let (stands, corrected) = (said(pending.stands.as_ref()), said(pending.otherwise()));
    let (taken_back, wrong) = (pending.taken_back.is_some(), pending.held.is_some());
    let refusal = pending.is_refusal();
    // A refusal is let pass by moving.
    let source = match refusal {
        true => &laws.set.finality.source,
        false => &laws.set.irregular_move.source,
    };
    let cited = |finding: Finding| finding.cite(laws.set.titled(source));
    let end = || line.plies.last().map_or(Span::default(), |ply| ply.span());
    let span = line.result.or(tagged.placed()).map_or_else(end, |(_, span)| span);
    let recorded =
        result(text, line, tagged).filter(|(result, _)| result.outcome != Outcome::Unknown);
    let Some((result, recorded)) = recorded else {
        let fault = ResultFault::OnDecision {
            side,
            half_move,
            refusal,
            taken_back,
            wrong,
            stands,
            corrected,
        };
        return Some(cited(Finding::of(fault, span)));
    };
    let is_of = |end: Option<&GameEnd>| {
        end.filter(certain).is_some_and(|end| end.outcome.recorded() == result.outcome)
    };
    let agrees = on.if_so.is_none() || is_of(pending.stands.as_ref()) || is_of(pending.otherwise());
    let fault = ResultFault::OfNeither {
        recorded,
        side,
        half_move,
        refusal,
        taken_back,
        wrong,
        stands,
        corrected,
    };
    (!agrees).then(|| cited(Finding::of(fault, span)))
}

/// Compares the result under the rules with the one recorded after the moves and in the tag.
pub(super) fn of_law_result(
    text: &[u8],
    laws: &Laws,
    line: &MainLine<'_>,
    law: &GameEnd,
    last: &Position,
) -> Option<Finding> {
    let behind = line.result;
    let tag = line.tag("Result");
    let tagged = tag.and_then(|tag| Some((GameResult::parse(tag.raw_value)?, tag.value_span)));
    let (why, outcome) = (law.ended(&laws.set).said(), law.gives());
    let due = law.outcome.recorded();
    let written = law.outcome.written(*laws.set.result_form);
    let article = laws.set.titled(&law.citation);
    let depends = law.depends_on_pace(laws);
    let waits = law.unless(&laws.set);
    let otherwise = law.otherwise.as_deref().map(|end| {
        let result = end.outcome.written(*laws.set.result_form);
        let source = InlineArticle::of(&laws.set.titled(&end.citation));
        Otherwise::Ended { why: end.ended(&laws.set), result, source }.said()
    });
    // The result is that of the game if this draw does not hold.
    let is_last = law.after == line.plies.len();
    let strong = if is_last { law.strong_side(&laws.set, last) } else { None };
    let may_be = |outcome: Outcome| depends || law.may_be(outcome, &laws.set, strong);
    let by_law = || ResultFault::ByLaw {
        result: written,
        credited: law.credited,
        why: why.clone(),
        outcome: outcome.clone(),
        depends,
        waits,
        otherwise: otherwise.clone(),
    };
    let is_known = |(result, _): &(GameResult, Span)| result.outcome != Outcome::Unknown;
    let known = [behind, tagged].into_iter().flatten().filter(is_known);
    let mut known = known.peekable();
    if known.peek().is_none() {
        if law.outcome == LawOutcome::Void {
            let span = behind.or(tagged).map_or(Span::default(), |(_, span)| span);
            return Some(Finding::of(ResultFault::Void { why }, span).cite(article));
        }
        let span = behind.or(tagged).map_or_else(
            || line.plies.last().map_or(Span::default(), |ply| ply.span()),
            |(_, span)| span,
        );
        return Some(Finding::of(by_law(), span).cite(article));
    }
    let Some((differs, span)) = known.find(|(result, _)| !gives(*result, due)) else {
        // The result is right, but the winner must still be reported.
        let span = behind.or(tagged).map_or(Span::default(), |(_, span)| span);
        let told = || Finding::of(ResultFault::Told { why, outcome }, span).cite(article);
        return (!law.credited).then(told);
    };
    if may_be(differs.outcome) {
        return Some(Finding::of(by_law(), span).cite(article));
    }
    let recorded = match line.result.filter(|(_, behind)| *behind == span) {
        Some(_) => String::from_utf8_lossy(span.of(text)).into_owned(),
        None => tag.map(|tag| tag.value().text.trim().to_owned()).unwrap_or_default(),
    };
    let result = (law.outcome != LawOutcome::Void).then_some(written);
    let credited = law.credited;
    let fault =
        ResultFault::Impossible { recorded, why, outcome, result, credited, waits, otherwise };
    Some(Finding::of(fault, span).cite(article))
}

/// Returns whether a result agrees with the one that is due. A draw may give more points to one of
/// the players, if games are scored that way: only the score of a lost game has a zero.
pub(super) fn gives(result: GameResult, due: Outcome) -> bool {
    let divides = |score: WrittenScore| score.first > 0 && score.second > 0;
    result.outcome == due || due == Outcome::Draw && result.score().is_some_and(divides)
}
