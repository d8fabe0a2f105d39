//! What a record says about itself: numbers, results, tags.

use super::ending::{EndCause, GameEnd, LawOutcome};
use super::laws::Laws;
use super::main_line::MainLine;
use crate::diag::{Finding, Span};
use crate::pdn::{GameResult, Outcome};
use crate::record::codes;

/// The result of the movetext, else that of the tag, and the text it stands in.
pub fn result(text: &[u8], line: &MainLine<'_>) -> Option<(GameResult, String)> {
    if let Some((result, span)) = line.result {
        let written = String::from_utf8_lossy(span.of(text)).into_owned();
        if result.outcome != Outcome::Unknown {
            return Some((result, written));
        }
        return tag_result(line)
            .filter(|(result, _)| result.outcome != Outcome::Unknown)
            .or(Some((result, written)));
    }
    tag_result(line)
}

fn tag_result(line: &MainLine<'_>) -> Option<(GameResult, String)> {
    let tag = line.tag("Result")?;
    let value = tag.value().text.trim().to_owned();
    GameResult::parse(tag.raw_value).map(|result| (result, value))
}

/// Result missing, or different in tag and movetext.
pub fn of_result(text: &[u8], line: &MainLine<'_>, findings: &mut Vec<Finding>) {
    let Some((result, span)) = line.result else {
        if !line.plies.is_empty() {
            let end = line.plies.last().map_or(Span::default(), |ply| ply.span);
            findings.push(
                Finding::new(codes::RESULT_MISSING, "the moves end without a result", end)
                    .label("the last move")
                    .help("write the result behind it, or `*`"),
            );
        }
        return;
    };
    let Some(tag) = line.tag("Result") else {
        return;
    };
    match GameResult::parse(tag.raw_value) {
        None => findings.push(
            Finding::new(
                codes::TAG_INVALID,
                format!("`{}` is not a result", tag.value().text),
                tag.value_span,
            )
            .help("write 2-0, 1-1, 0-2, 1-0, 1/2-1/2, 0-1, 0-0 or *"),
        ),
        Some(tagged) if tagged.outcome != result.outcome => {
            let written = String::from_utf8_lossy(span.of(text)).into_owned();
            findings.push(
                Finding::new(
                    codes::RESULT_MISMATCH,
                    format!(
                        "the tag says {}, the moves end with {written}",
                        tag.value().text.trim()
                    ),
                    span,
                )
                .label("behind the moves")
                .help("enter the result both players signed"),
            );
        }
        Some(_) => {}
    }
}

/// A PlyCount tag that does not count the moves.
pub fn of_ply_count(line: &MainLine<'_>, findings: &mut Vec<Finding>) {
    let Some(tag) = line.tag("PlyCount") else {
        return;
    };
    let value = tag.value().text;
    match value.trim().parse::<usize>() {
        Ok(count) if count == line.plies.len() => {}
        Ok(count) => findings.push(Finding::new(
            codes::PLYCOUNT_MISMATCH,
            format!("PlyCount says {count}, the record has {} half-moves", line.plies.len()),
            tag.value_span,
        )),
        Err(_) => findings.push(Finding::new(
            codes::TAG_INVALID,
            format!("`{value}` is not a number of half-moves"),
            tag.value_span,
        )),
    }
}

/// The result the laws give, held against what is recorded behind the moves and in
/// the tag.
pub fn of_law_result(
    text: &[u8],
    laws: &Laws,
    line: &MainLine<'_>,
    law: &GameEnd,
) -> Option<Finding> {
    let behind = line.result;
    let tag = line.tag("Result");
    let tagged = tag.and_then(|tag| Some((GameResult::parse(tag.raw_value)?, tag.value_span)));
    let why = law.why(&laws.set);
    let due = law.outcome.recorded();
    let written = law.outcome.written(*laws.set.result_form);
    let article = crate::diag::Citation::new(laws.set.cite(&law.citation));
    let is_known = |(result, _): &(GameResult, Span)| result.outcome != Outcome::Unknown;
    let known = [behind, tagged].into_iter().flatten().filter(is_known);
    let mut known = known.peekable();
    if known.peek().is_none() {
        if law.outcome == LawOutcome::Void {
            let message = format!("the game is void: {why}");
            let span = behind.or(tagged).map_or(Span::default(), |(_, span)| span);
            return Some(Finding::new(codes::RESULT_BY_LAW, message, span).cite(article));
        }
        let span = behind.or(tagged).map_or_else(
            || line.plies.last().map_or(Span::default(), |ply| ply.span),
            |(_, span)| span,
        );
        let message = format!("the laws give {written}: {why}, {}", law.outcome_words());
        let finding = Finding::new(codes::RESULT_BY_LAW, message, span).cite(article);
        return Some(finding.help(format!("enter {written}")));
    }
    let Some((_, span)) = known.find(|(result, _)| result.outcome != due) else {
        // The result is right, and who won is still to be told.
        let message = format!("{why}: {}", law.outcome_words());
        let span = behind.or(tagged).map_or(Span::default(), |(_, span)| span);
        let finding = Finding::new(codes::RESULT_BY_LAW, message, span).cite(article);
        return (!law.credited).then_some(finding);
    };
    let recorded = match line.result.filter(|(_, behind)| *behind == span) {
        Some(_) => String::from_utf8_lossy(span.of(text)).into_owned(),
        None => tag.map(|tag| tag.value().text.trim().to_owned()).unwrap_or_default(),
    };
    let message = format!("the result is {recorded}, but {why}: {}", law.outcome_words());
    let mut finding = Finding::new(codes::RESULT_IMPOSSIBLE, message, span).cite(article);
    if let EndCause::Drawn { clause } = law.cause
        && laws.set.draws[clause].unless().is_some()
    {
        finding = finding.note("the arbiter must find first that the position then was not won");
    }
    Some(finding.help(match law.outcome {
        LawOutcome::Void => "enter no result: nobody scores".to_owned(),
        _ => format!("enter {written}"),
    }))
}
