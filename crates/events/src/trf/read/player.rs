//! `001`: a player with all rounds.

use super::super::columns::{Fault, Line};
use super::super::document::{MAX_NUMBER, MAX_ROUND, PlayerLine, Record};
use super::super::{Cell, Code};
use crate::event::{Color, Sex};

/// The first column of a round, from 1.
pub(super) fn column_of(round: usize) -> usize {
    92 + 10 * (round - 1)
}

/// Reads a player, with columns as characters or, where only that goes, as bytes.
pub(super) fn read(line: &Line) -> Result<Record, Fault> {
    let player = by_columns(line);
    match (player, line.by_bytes()) {
        (Err(fault), Some(bytes)) => by_columns(&bytes).map_err(|_| fault),
        (player, _) => player,
    }
    .map(|player| Record::Player(Box::new(player)))
}

fn by_columns(line: &Line) -> Result<PlayerLine, Fault> {
    line.gap(4, "in front of the start number")?;
    let number = line.field(5..=8).player()?;
    line.gap(9, "behind the start number")?;
    let sex = line.field(10..=10);
    let sex = match sex.text.as_str() {
        "" => None,
        "m" | "M" => Some(Sex::M),
        "w" | "W" | "f" | "F" => Some(Sex::F),
        _ => return Err(sex.no("the sex", "m, w or a blank")),
    };
    line.gap(14, "in front of the name")?;
    line.gap(48, "behind the name")?;
    let rating = line.field(49..=52).number("the rating", MAX_NUMBER)?;
    line.gap(53, "behind the rating")?;
    line.gap(57, "behind the federation")?;
    line.gap(69, "behind the number at the federation")?;
    // A hundred points and more begin one column further left.
    let wide = line.field(80..=80).number("the points", 9).is_ok();
    if !wide {
        line.gap(80, "behind the date of birth")?;
    }
    let points = line.field(80..=84).points("the points")?;
    line.gap(85, "behind the points")?;
    let rank = line.field(86..=89).number("the rank", MAX_NUMBER)?;
    line.gap(90, "behind the rank")?;
    line.gap(91, "behind the rank")?;
    let text = |columns| line.field(columns).text;
    Ok(PlayerLine {
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
    })
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
            return Err(rest.no("the round", format!("at most {MAX_ROUND} rounds")));
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
    let opponent = line.field(column..=column + 3).number("the opponent", MAX_NUMBER)?;
    line.gap(column + 4, "behind the opponent")?;
    let field = line.field(column + 5..=column + 5);
    let color = match field.text.as_str() {
        "" | "-" => None,
        "w" | "W" => Some(Color::White),
        "b" | "B" => Some(Color::Black),
        _ => return Err(field.no("the colour", "w, b or -")),
    };
    line.gap(column + 6, "behind the colour")?;
    let field = line.field(column + 7..=column + 7);
    let result = match field.text.chars().next() {
        None => None,
        Some(sign) => match Code::of(sign) {
            Some(code) => Some(code),
            None => return Err(field.no("the result", "one of 1 = 0 + - W D L F H Z U ?")),
        },
    };
    line.gap(column + 8, "behind the result")?;
    line.gap(column + 9, "behind the result")?;
    Ok(Some(Cell { opponent: opponent.unwrap_or(0), color, result }))
}
