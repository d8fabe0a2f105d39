//! `001`: a player with all rounds.

use super::{BlankSide, ExpectedContent, Fault, FieldContent, Ignored, LineFault};
use crate::columns::{Field, Line};
use crate::document::{MAX_NUMBER, MAX_ROUND, PlayerLine, Record};
use crate::{Cell, ResultCode, Sex};
use draughts_pairing::Color;

/// Returns the points field of a player's record.
pub(super) fn points(line: &Line) -> Field {
    line.field(80..=84)
}

/// Returns the first column of a round, from 1.
pub(super) fn column_of(round: usize) -> usize {
    92 + 10 * (round - 1)
}

/// Parses a player, with characters as columns.
///
/// If only bytes as columns give a player, or if they leave fewer fields out, bytes count. Wrong
/// fields are left blank if neither pairing nor points depend on them.
pub(super) fn read(line: &Line) -> Result<(Record, Vec<Ignored>), Fault> {
    let (player, ignored) = match (by_columns(line), line.by_bytes().map(|line| by_columns(&line)))
    {
        (Ok((_, ignored)), Some(Ok(bytes))) if bytes.1.len() < ignored.len() => bytes,
        (Err(_), Some(Ok(bytes))) => bytes,
        (by_characters, _) => by_characters?,
    };
    Ok((Record::Player(Box::new(player)), ignored))
}

/// Parses a number that is not needed. A wrong value gives `None` and is added to `ignored`.
fn optional_number(field: &Field, part: FieldContent, ignored: &mut Vec<Ignored>) -> Option<u16> {
    field.number(part, MAX_NUMBER).unwrap_or_else(|_| {
        ignored.push(Ignored::of(field, part));
        None
    })
}

fn by_columns(line: &Line) -> Result<(PlayerLine, Vec<Ignored>), Fault> {
    let mut ignored = Vec::new();
    line.gap(4, BlankSide::Before, FieldContent::Number)?;
    let number = line.field(5..=8).player()?;
    line.gap(9, BlankSide::After, FieldContent::Number)?;
    let sex = line.field(10..=10);
    let sex = match sex.text.as_str() {
        "" => None,
        "m" | "M" => Some(Sex::M),
        "w" | "W" | "f" | "F" => Some(Sex::F),
        _ => {
            ignored.push(Ignored::of(&sex, FieldContent::Sex));
            None
        }
    };
    line.gap(14, BlankSide::Before, FieldContent::Name)?;
    line.gap(48, BlankSide::After, FieldContent::Name)?;
    let rating = optional_number(&line.field(49..=52), FieldContent::Rating, &mut ignored);
    line.gap(53, BlankSide::After, FieldContent::Rating)?;
    line.gap(57, BlankSide::After, FieldContent::Federation)?;
    line.gap(69, BlankSide::After, FieldContent::Id)?;
    // Points from 100 on begin one column further left.
    let wide = line.field(80..=80).number(FieldContent::Points, 9).is_ok();
    if !wide {
        line.gap(80, BlankSide::After, FieldContent::Birth)?;
    }
    let points = points(line).points(FieldContent::Points)?;
    line.gap(85, BlankSide::After, FieldContent::Points)?;
    let rank = optional_number(&line.field(86..=89), FieldContent::Rank, &mut ignored);
    line.gap(90, BlankSide::After, FieldContent::Rank)?;
    line.gap(91, BlankSide::After, FieldContent::Rank)?;
    let text = |columns| line.field(columns).text;
    let player = PlayerLine {
        number,
        sex,
        title: text(11..=13),
        name: text(15..=47),
        rating: rating.filter(|&rating| rating > 0),
        federation: text(54..=56),
        id: text(58..=68),
        birth: text(70..=79),
        points,
        rank: rank.filter(|&rank| rank > 0),
        rounds: rounds(line)?,
    };
    Ok((player, ignored))
}

fn rounds(line: &Line) -> Result<Vec<Option<Cell>>, Fault> {
    let mut rounds = Vec::new();
    for round in 1.. {
        let column = column_of(round);
        if column > line.len() {
            break;
        }
        if round > usize::from(MAX_ROUND) {
            let rest = line.field(column..=line.len());
            if rest.text.is_empty() {
                break;
            }
            return Err(rest.fault(LineFault::RoundsTooMany { most: MAX_ROUND }));
        }
        rounds.push(cell(line, column)?);
    }
    while rounds.last().is_some_and(Option::is_none) {
        rounds.pop();
    }
    Ok(rounds)
}

fn cell(line: &Line, column: usize) -> Result<Option<Cell>, Fault> {
    if line.field(column..=column + 9).text.is_empty() {
        return Ok(None);
    }
    let opponent = line.field(column..=column + 3).number(FieldContent::Opponent, MAX_NUMBER)?;
    line.gap(column + 4, BlankSide::After, FieldContent::Opponent)?;
    let field = line.field(column + 5..=column + 5);
    let color = match field.text.as_str() {
        "" | "-" => None,
        "w" | "W" => Some(Color::White),
        "b" | "B" => Some(Color::Black),
        _ => return Err(field.no(FieldContent::Color, ExpectedContent::Color)),
    };
    line.gap(column + 6, BlankSide::After, FieldContent::Color)?;
    let field = line.field(column + 7..=column + 7);
    let result = match field.text.chars().next() {
        None => None,
        Some(sign) => match ResultCode::of(sign) {
            Some(code) => Some(code),
            None => {
                let wanted = ExpectedContent::OneOf { signs: "1 = 0 + - W D L F H Z U ?" };
                return Err(field.no(FieldContent::Result, wanted));
            }
        },
    };
    line.gap(column + 8, BlankSide::After, FieldContent::Result)?;
    line.gap(column + 9, BlankSide::After, FieldContent::Result)?;
    Ok(Some(Cell { opponent: opponent.unwrap_or(0), color, result }))
}
