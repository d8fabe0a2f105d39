//! Parses the records of teams.

use super::numbers::{needed_points, round};
use super::{BlankSide, ExpectedContent, Fault, FieldContent, LineFault};
use crate::columns::{Field, Line};
use crate::document::{MAX_NUMBER, MAX_ROUND, Record};
use crate::team_records::{LineUp, MAX_TEAM, MatchResult, TeamByes, TeamForfeit, TeamLine};
use draughts_pairing::{Color, Points};

/// The codes of these records.
pub(super) const CODES: &[&str] = &["013", "300", "310", "320", "330", "352", "362"];

/// Parses a record with one of the [`CODES`]. Counts columns in characters or, if the line cannot
/// be read that way, in bytes.
pub(super) fn read(code: &str, line: &Line) -> Result<Record, Fault> {
    let by_columns = |line: &Line| match code {
        "013" => legacy_team(line),
        "300" => line_up(line),
        "310" => team(line),
        "320" => byes(line),
        "330" => forfeit(line),
        "352" => board_colors(line),
        _ => match_worth(line),
    };
    by_columns(line).or_else(|fault| match line.by_bytes().map(|line| by_columns(&line)) {
        Some(Ok(record)) => Ok(record),
        _ => Err(fault),
    })
}

fn team(line: &Line) -> Result<Record, Fault> {
    let text = |columns| line.field(columns).text;
    // Some programs write it one column further right.
    let number = number(&line.field(5..=8))?;
    line.gap(41, BlankSide::After, FieldContent::Name)?;
    let match_points = line.field(55..=60).points(FieldContent::MatchPoints)?;
    line.gap(61, BlankSide::After, FieldContent::MatchPoints)?;
    let game_points = line.field(62..=67).points(FieldContent::Points)?;
    line.gap(68, BlankSide::After, FieldContent::Points)?;
    let rank = line.field(69..=71).number(FieldContent::Rank, MAX_TEAM)?;
    line.gap(72, BlankSide::After, FieldContent::Rank)?;
    let players = line.words(73).iter().map(Field::player).collect::<Result<_, _>>()?;
    Ok(Record::Team(Box::new(TeamLine {
        number,
        name: text(9..=40),
        nickname: text(42..=46),
        strength: text(48..=53),
        match_points,
        game_points,
        rank: rank.filter(|&rank| rank > 0),
        players,
    })))
}

fn legacy_team(line: &Line) -> Result<Record, Fault> {
    let players = line.words(37).iter().map(Field::player).collect::<Result<_, _>>()?;
    Ok(Record::LegacyTeam { name: line.field(5..=36).text, players })
}

fn line_up(line: &Line) -> Result<Record, Fault> {
    let round = round(&line.field(5..=7))?;
    let team = number(&line.field(9..=11))?;
    let opponent = line.field(13..=15).number(FieldContent::Team, MAX_TEAM)?.unwrap_or(0);
    // 0 marks an empty board.
    let player = |word: &Field| {
        let wanted = ExpectedContent::StartNumber { most: MAX_NUMBER };
        word.number(FieldContent::Number, MAX_NUMBER)?
            .ok_or_else(|| word.no(FieldContent::Number, wanted))
    };
    let players = line.words(16).iter().map(player).collect::<Result<_, _>>()?;
    Ok(Record::LineUp(LineUp { round, team, opponent, players }))
}

fn byes(line: &Line) -> Result<Record, Fault> {
    let match_points = line.field(5..=8).points(FieldContent::MatchPoints)?;
    let game_points = line.field(10..=13).points(FieldContent::Points)?;
    let mut teams = Vec::new();
    for column in (15..=line.len()).step_by(4) {
        line.gap(column - 1, BlankSide::Before, FieldContent::Team)?;
        let field = line.field(column..=column + 2);
        teams.push(field.number(FieldContent::Team, MAX_TEAM)?.filter(|team| *team > 0));
        if teams.len() > usize::from(MAX_ROUND) {
            return Err(field.fault(LineFault::RoundsTooMany { most: MAX_ROUND }));
        }
    }
    while teams.last().is_some_and(Option::is_none) {
        teams.pop();
    }
    Ok(Record::TeamByes(TeamByes { match_points, game_points, teams }))
}

fn forfeit(line: &Line) -> Result<Record, Fault> {
    let kind = line.field(5..=6);
    let winner = match kind.text.as_str() {
        "+-" => Some(Color::White),
        "-+" => Some(Color::Black),
        "--" => None,
        _ => return Err(kind.no(FieldContent::Forfeit, ExpectedContent::Forfeit)),
    };
    let round = round(&line.field(8..=10))?;
    let (white, black) = (number(&line.field(12..=14))?, number(&line.field(16..=18))?);
    Ok(Record::TeamForfeit(TeamForfeit { winner, round, white, black }))
}

fn board_colors(line: &Line) -> Result<Record, Fault> {
    let field = line.field(4..=line.len().max(4));
    let color = |letter: char| match letter {
        'W' | 'w' => Some(Color::White),
        'B' | 'b' => Some(Color::Black),
        _ => None,
    };
    match field.text.chars().map(color).collect::<Option<Vec<_>>>() {
        Some(colors) if !colors.is_empty() => Ok(Record::BoardColors(colors)),
        _ => Err(field.no(FieldContent::BoardColors, ExpectedContent::BoardColors)),
    }
}

/// Parses `TW 2.0   TD 1.0`: letters with their points, in their columns or elsewhere.
fn match_worth(line: &Line) -> Result<Record, Fault> {
    let wanted = || ExpectedContent::LetterWorth { letters: "TW TD TL" };
    let mut worths: Vec<(MatchResult, Points)> = Vec::new();
    let mut words = line.words(4).into_iter();
    while let Some(mut word) = words.next() {
        let Some(result) = word.text.get(..2).and_then(MatchResult::of_code) else {
            return Err(word.no(FieldContent::Letter, wanted()));
        };
        word = if word.text.len() > 2 {
            Field { text: word.text[2..].to_owned(), span: word.span }
        } else {
            let end = line.len() + 1;
            words
                .next()
                .ok_or_else(|| line.field(end..=end).no(FieldContent::MatchPoints, wanted()))?
        };
        worths.push((result, needed_points(&word)?));
    }
    Ok(Record::MatchWorth(worths))
}

/// Parses the number of a team.
fn number(field: &Field) -> Result<u16, Fault> {
    match field.number(FieldContent::Team, MAX_TEAM)? {
        Some(number) if number > 0 => Ok(number),
        _ => Err(field.no(FieldContent::Team, ExpectedContent::TeamNumber { most: MAX_TEAM })),
    }
}
