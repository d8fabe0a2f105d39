//! Parses all records except players and comments.

use super::numbers::{needed_points, round};
use super::{ExpectedContent, Fault, FieldContent, Ignored, LineFault, teams};
use crate::columns::{Field, Line};
use crate::day::{NoDay, day};
use crate::document::{
    AbnormalPoints, Acceleration, HeadRecord, MAX_NUMBER, MAX_ROUND, PointsKey, Record,
};
use crate::{ByeKind, ResultCode};
use draughts_pairing::Color;

/// Parses a record with this code.
pub(super) fn read(code: &str, line: &Line) -> Result<Record, Fault> {
    if let Some(head) = HeadRecord::of(code) {
        return Ok(Record::Head(head, text(line)));
    }
    if let Some(worth) = PointsKey::of_code(code) {
        return Ok(Record::BbpWorth(worth, needed_points(&only(line, ExpectedContent::Points)?)?));
    }
    match code {
        "142" => Ok(Record::Rounds(number_of_rounds(line)?)),
        "XXR" => Ok(Record::LegacyRounds(number_of_rounds(line)?)),
        "152" => {
            let color = only(line, ExpectedContent::InitialColor)?;
            match color.text.as_str() {
                "W" | "w" => Ok(Record::InitialColor(Color::White)),
                "B" | "b" => Ok(Record::InitialColor(Color::Black)),
                _ => Err(color.no(FieldContent::InitialColor, ExpectedContent::InitialColor)),
            }
        }
        "162" => worths(line),
        "XXS" => legacy_worths(line),
        "XXC" => {
            let words = line.words(4).into_iter().map(|word| word.text.to_lowercase()).collect();
            Ok(Record::Configuration(words))
        }
        "240" => {
            let kind = line.field(5..=5);
            let kind = match kind.text.as_str() {
                "F" | "f" => ByeKind::FullPoint,
                "H" | "h" => ByeKind::HalfPoint,
                "Z" | "z" => ByeKind::Absent,
                _ => return Err(kind.no(FieldContent::Bye, ExpectedContent::Bye)),
            };
            let round = round(&line.field(7..=9))?;
            Ok(Record::Byes { kind, round, players: players(line, 10)? })
        }
        "250" => acceleration(line),
        "299" => abnormal(line),
        "260" => {
            let (first, last) = (round(&line.field(5..=7))?, round(&line.field(9..=11))?);
            Ok(Record::Forbidden { first, last, players: players(line, 12)? })
        }
        "XXP" => Ok(Record::LegacyForbidden(players(line, 4)?)),
        "XXZ" => Ok(Record::LegacyAbsent(players(line, 4)?)),
        "XXA" => legacy_acceleration(line),
        _ if teams::CODES.contains(&code) => teams::read(code, line),
        _ => Ok(super::kept(line)),
    }
}

/// Parses `250`: points or, in a team tournament, match points or both.
fn acceleration(line: &Line) -> Result<Record, Fault> {
    let match_points = line.field(5..=8).points(FieldContent::MatchPoints)?;
    let points = match match_points {
        Some(_) => line.field(10..=13).points(FieldContent::Points)?,
        None => Some(needed_points(&line.field(10..=13))?),
    };
    Ok(Record::Acceleration(Acceleration {
        match_points,
        points,
        first_round: round(&line.field(15..=17))?,
        last_round: round(&line.field(19..=21))?,
        first: line.field(23..=26).player()?,
        last: line.field(28..=31).player()?,
    }))
}

/// Parses `299`: a kind of result or a blank, match points, points, round, start numbers.
fn abnormal(line: &Line) -> Result<Record, Fault> {
    let sign = line.field(5..=5);
    let of = match sign.text.chars().next() {
        None => None,
        Some(letter) => match ResultCode::of(letter) {
            Some(code) if AbnormalPoints::LETTERS.contains(code.sign()) => Some(code),
            _ => return Err(sign.no(FieldContent::Letter, ExpectedContent::Abnormal)),
        },
    };
    let match_points = line.field(7..=11).points(FieldContent::MatchPoints)?;
    let points = line.field(13..=17);
    let points = match match_points {
        Some(_) => points.points(FieldContent::Points)?,
        None => Some(needed_points(&points)?),
    };
    let round =
        line.field(20..=22).number(FieldContent::Round, MAX_ROUND)?.filter(|round| *round > 0);
    let players = line.words(23).iter().map(Field::player).collect::<Result<_, _>>()?;
    Ok(Record::Abnormal(AbnormalPoints { of, match_points, points, round, players }))
}

/// Returns the text after the code and its blank.
fn text(line: &Line) -> String {
    let text = line.from(4);
    text.strip_prefix(' ').unwrap_or(&text).trim_end().to_owned()
}

/// Returns the only word after the code.
fn only(line: &Line, wanted: ExpectedContent) -> Result<Field, Fault> {
    let mut words = line.words(4).into_iter();
    match (words.next(), words.next()) {
        (Some(word), None) => Ok(word),
        (None, _) => Err(line.field(5..=5).no(FieldContent::Value, wanted)),
        (Some(_), Some(more)) => {
            Err(more.fault(LineFault::WordTooMany { text: more.text.clone(), wanted }))
        }
    }
}

fn number_of_rounds(line: &Line) -> Result<u16, Fault> {
    round(&only(line, ExpectedContent::RoundCount)?)
}

fn players(line: &Line, column: usize) -> Result<Vec<u16>, Fault> {
    let words = line.words(column);
    if words.is_empty() {
        let wanted = ExpectedContent::StartNumber { most: MAX_NUMBER };
        return Err(line.field(column..=column).no(FieldContent::Number, wanted));
    }
    words.iter().map(Field::player).collect()
}

/// Parses `132`: a date in the columns of each round; anything else is left blank.
pub(super) fn round_dates(line: &Line) -> Result<(Record, Vec<Ignored>), Fault> {
    let (mut dates, mut ignored) = (Vec::new(), Vec::new());
    let mut column = 92;
    while column <= line.len() {
        let field = line.field(column..=column + 9);
        dates.push(match field.text.as_str() {
            "" => None,
            text => match day(text) {
                Ok(day) => Some(day),
                Err(NoDay::Other) => {
                    ignored.push(Ignored::of(&field, FieldContent::Date));
                    None
                }
                Err(NoDay::Two(one, other)) => {
                    ignored.push(Ignored::of_two_days(&field, [one, other]));
                    None
                }
            },
        });
        column += 10;
    }
    while dates.last().is_some_and(Option::is_none) {
        dates.pop();
    }
    if dates.len() > usize::from(MAX_ROUND) {
        let most = LineFault::RoundsTooMany { most: MAX_ROUND };
        return Err(line.field(92..=line.len()).fault(most));
    }
    Ok((Record::RoundDates(dates), ignored))
}

/// Parses `W 2.0    D 1.0`: letters with their points, in their columns or elsewhere.
fn worths(line: &Line) -> Result<Record, Fault> {
    let wanted = || ExpectedContent::LetterWorth { letters: "W D L A P X" };
    let mut worths = Vec::new();
    let mut words = line.words(4).into_iter();
    while let Some(mut word) = words.next() {
        let letter = word.text.chars().next().unwrap_or(' ').to_ascii_uppercase();
        let Some(worth) = PointsKey::of_letter(letter) else {
            return Err(word.no(FieldContent::Letter, wanted()));
        };
        word = if word.text.len() > 1 {
            Field { text: word.text[1..].to_owned(), span: word.span }
        } else {
            let end = line.len() + 1;
            words.next().ok_or_else(|| line.field(end..=end).no(FieldContent::Points, wanted()))?
        };
        worths.push((worth, needed_points(&word)?));
    }
    Ok(Record::Worth(worths))
}

/// Parses `WW=1.0 BW=1.0`.
fn legacy_worths(line: &Line) -> Result<Record, Fault> {
    let worth = |word: &Field| {
        let not = || word.no(FieldContent::Worth, ExpectedContent::KeyWorth);
        let (key, value) = word.text.split_once('=').ok_or_else(not)?;
        let known = !key.is_empty() && key.chars().all(|c| c.is_ascii_alphabetic());
        let value = Field { text: value.to_owned(), span: word.span };
        if !known {
            return Err(not());
        }
        Ok((key.to_ascii_uppercase(), needed_points(&value)?))
    };
    Ok(Record::LegacyWorth(line.words(4).iter().map(worth).collect::<Result<_, _>>()?))
}

fn legacy_acceleration(line: &Line) -> Result<Record, Fault> {
    let words = line.words(4);
    let Some((player, points)) = words.split_first() else {
        let wanted = ExpectedContent::StartNumber { most: MAX_NUMBER };
        return Err(line.field(5..=8).no(FieldContent::Number, wanted));
    };
    if let Some(more) = points.get(usize::from(MAX_ROUND)) {
        return Err(more.fault(LineFault::RoundsTooMany { most: MAX_ROUND }));
    }
    let points = points.iter().map(needed_points).collect::<Result<_, _>>()?;
    Ok(Record::LegacyAcceleration { player: player.player()?, points })
}
