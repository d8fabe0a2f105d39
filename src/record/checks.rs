//! What a record says about itself: numbers, results, tags.

use super::irregular::over_words;
use super::laws::Laws;
use super::main_line::MainLine;
use crate::board::{Color, Position};
use crate::diag::{Finding, Level, Span};
use crate::pdn::{GameResult, Outcome};
use crate::rules::Goal;

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
                Finding::new(
                    "result-missing",
                    Level::Warning,
                    "the moves end without a result",
                    end,
                )
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
                "tag-invalid",
                Level::Warning,
                format!("`{}` is not a result", tag.value().text),
                tag.value_span,
            )
            .help("write 2-0, 1-1, 0-2, 1-0, 1/2-1/2, 0-1, 0-0 or *"),
        ),
        Some(tagged) if tagged.outcome != result.outcome => {
            let written = String::from_utf8_lossy(span.of(text)).into_owned();
            findings.push(
                Finding::new(
                    "result-mismatch",
                    Level::Warning,
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
            "plycount-mismatch",
            Level::Warning,
            format!("PlyCount says {count}, the record has {} half-moves", line.plies.len()),
            tag.value_span,
        )),
        Err(_) => findings.push(Finding::new(
            "tag-invalid",
            Level::Warning,
            format!("`{value}` is not a number of half-moves"),
            tag.value_span,
        )),
    }
}

/// A result that the final position excludes.
pub fn of_final_position(
    laws: &Laws,
    line: &MainLine<'_>,
    position: &Position,
    result: Option<&(GameResult, String)>,
) -> Option<Finding> {
    let (result, written) = result?;
    if !laws.generator.legal_moves(position).is_empty() {
        return None;
    }
    let turn = position.turn();
    let first_king =
        *laws.set.goal == Goal::Breakthrough && !position.kings(turn.opponent()).is_empty();
    let winner = match *laws.set.goal {
        Goal::Lose => turn,
        Goal::Breakthrough if !first_king && !position.kings(turn).is_empty() => turn,
        _ => turn.opponent(),
    };
    let due = match winner {
        Color::White => Outcome::WhiteWins,
        Color::Black => Outcome::BlackWins,
    };
    if result.outcome == due || result.outcome == Outcome::Unknown {
        return None;
    }
    let span =
        line.result.map(|(_, span)| span).or_else(|| line.tag("Result").map(|tag| tag.value_span));
    Some(
        Finding::new(
            "result-impossible",
            Level::Warning,
            format!(
                "the result is {written}, but {}: {winner} has won",
                over_words(laws, position)
            ),
            span.unwrap_or_default(),
        )
        .cite(crate::diag::Citation::new(laws.set.cite(&laws.set.losses.source)))
        .help("enter the result that stands on the board"),
    )
}
