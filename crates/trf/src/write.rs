//! Formats a [`Document`] as the text of a file.

use std::fmt::Write;

use super::columns::{decimal, one_line};
use super::document::{Document, PlayerLine, PointsKey, Record};
use super::team_records::{LineUp, MatchResult, TeamByes, TeamForfeit, TeamLine};
use super::{ByeKind, Cell, ResultCode, Sex};
use draughts_pairing::{Color, Points};

/// Formats a file: UTF-8, one record per line, LF line ends, no trailing blanks, every field in its
/// columns.
///
/// Reading the result gives the same document, if it was read from a file. In other documents,
/// texts that are too long for their columns are truncated.
pub fn write(document: &Document) -> String {
    let mut text = String::new();
    for record in &document.records {
        let line = line(record);
        let blanks_count = matches!(record, Record::Comment(_));
        text.push_str(&one_line(if blanks_count { &line } else { line.trim_end() }));
        text.push('\n');
    }
    text
}

fn line(record: &Record) -> String {
    match record {
        Record::Player(player) => self::player(player),
        Record::Head(head, text) => format!("{} {text}", head.code()),
        Record::RoundDates(dates) => {
            let dates = dates.iter().map(|date| {
                date.map_or_else(|| " ".repeat(10), |date| format!("{}  ", date.format("%y/%m/%d")))
            });
            format!("{:91}{}", "132", dates.collect::<String>())
        }
        Record::Rounds(rounds) => format!("142 {rounds}"),
        Record::LegacyRounds(rounds) => format!("XXR {rounds}"),
        Record::InitialColor(color) => {
            format!("152 {}", if *color == Color::White { 'W' } else { 'B' })
        }
        Record::Configuration(words) => format!("XXC {}", words.join(" ")),
        Record::Worth(worths) => {
            let item = |(worth, points): &(PointsKey, Points)| {
                format!("{}{:>4}", worth.letter().unwrap_or('X'), decimal(*points, 4))
            };
            format!("162  {}", worths.iter().map(item).collect::<Vec<_>>().join("    "))
        }
        Record::BbpWorth(worth, points) => {
            format!("{} {:>4}", worth.code().unwrap_or("BBW"), decimal(*points, 4))
        }
        Record::LegacyWorth(worths) => {
            let item = |(key, points): &(String, Points)| format!(" {key}={}", decimal(*points, 4));
            format!("XXS{}", worths.iter().map(item).collect::<String>())
        }
        Record::Byes { kind, round, players } => {
            let kind = match kind {
                ByeKind::FullPoint => 'F',
                ByeKind::HalfPoint => 'H',
                ByeKind::Absent | ByeKind::PairingAllocated => 'Z',
            };
            format!("240 {kind} {round:>3}{}", numbers(players))
        }
        Record::Acceleration(rule) => format!(
            "250 {:>4} {:>4} {:>3} {:>3} {:>4} {:>4}",
            rule.match_points.map_or_else(String::new, |points| decimal(points, 4)),
            rule.points.map_or_else(String::new, |points| decimal(points, 4)),
            rule.first_round,
            rule.last_round,
            rule.first,
            rule.last,
        ),
        Record::LegacyAcceleration { player, points } => {
            let points = points.iter().map(|points| format!(" {:>4}", decimal(*points, 4)));
            format!("XXA {player:>4}{}", points.collect::<String>())
        }
        Record::Abnormal(rule) => {
            let points = |points: Option<Points>| {
                points.map_or_else(String::new, |points| decimal(points, 5))
            };
            format!(
                "299 {} {:>5} {:>5}  {:>3}{}",
                rule.of.map_or(' ', ResultCode::sign),
                points(rule.match_points),
                points(rule.points),
                rule.round.map_or_else(String::new, |round| round.to_string()),
                numbers(&rule.players),
            )
        }
        Record::Forbidden { first, last, players } => {
            format!("260 {first:>3} {last:>3}{}", numbers(players))
        }
        Record::LegacyForbidden(players) => format!("XXP{}", numbers(players)),
        Record::LegacyAbsent(players) => format!("XXZ{}", numbers(players)),
        Record::Team(team) => self::team(team),
        Record::LegacyTeam { name, players } => format!("013 {name:32.32}{}", tight(players)),
        Record::LineUp(LineUp { round, team, opponent, players }) => {
            format!("300 {round:>3} {team:>3} {opponent:>3}{}", numbers(players))
        }
        Record::TeamByes(byes) => team_byes(byes),
        Record::TeamForfeit(TeamForfeit { winner, round, white, black }) => {
            let kind = match winner {
                Some(Color::White) => "+-",
                Some(Color::Black) => "-+",
                None => "--",
            };
            format!("330 {kind} {round:>3} {white:>3} {black:>3}")
        }
        Record::BoardColors(colors) => {
            let letters = colors.iter().map(|color| color.letter().to_ascii_uppercase());
            format!("352 {}", letters.collect::<String>())
        }
        Record::MatchWorth(worths) => {
            let item = |(result, points): &(MatchResult, Points)| {
                format!("{}{:>4}", result.code(), decimal(*points, 4))
            };
            format!("362 {}", worths.iter().map(item).collect::<Vec<_>>().join("   "))
        }
        Record::Comment(text) => format!("###{text}"),
        Record::Kept(line) => line.clone(),
    }
}

fn numbers(players: &[u16]) -> String {
    players.iter().map(|player| format!(" {player:>4}")).collect()
}

/// Formats start numbers that begin in the first column.
fn tight(players: &[u16]) -> String {
    players.iter().map(|player| format!("{player:>4}")).collect::<Vec<_>>().join(" ")
}

fn team(team: &TeamLine) -> String {
    let points =
        |points: Option<Points>| points.map_or_else(String::new, |points| decimal(points, 6));
    format!(
        "310 {:>3} {:32.32} {:5.5} {:>6.6} {:>6} {:>6} {:>3} {}",
        team.number,
        team.name,
        team.nickname,
        team.strength,
        points(team.match_points),
        points(team.game_points),
        team.rank.map_or_else(String::new, |rank| rank.to_string()),
        numbers(&team.players),
    )
}

fn team_byes(byes: &TeamByes) -> String {
    let points =
        |points: Option<Points>| points.map_or_else(String::new, |points| decimal(points, 4));
    let team = |team: &Option<u16>| match team {
        Some(team) => format!(" {team:>3}"),
        None => " ".repeat(4),
    };
    let teams: String = byes.teams.iter().map(team).collect();
    format!("320 {:>4} {:>4}{teams}", points(byes.match_points), points(byes.game_points))
}

fn player(player: &PlayerLine) -> String {
    let number = |number: Option<u16>| number.map_or_else(String::new, |number| number.to_string());
    let sex = match player.sex {
        Some(Sex::M) => 'm',
        Some(Sex::F) => 'w',
        None => ' ',
    };
    let mut line = format!(
        "001 {:>4} {sex}{:>3.3} {:33.33} {:>4} {:3.3} {:>11.11} {:10.10}{:>5} {:>4}",
        player.number,
        player.title,
        player.name,
        number(player.rating),
        player.federation,
        player.id,
        player.birth,
        player.points.map_or_else(String::new, |points| decimal(points, 5)),
        number(player.rank),
    );
    for round in &player.rounds {
        match round {
            None => line.push_str("          "),
            Some(Cell { opponent, color, result }) => {
                let opponent = match opponent {
                    0 => "0000".to_owned(),
                    number => format!("{number:>4}"),
                };
                let color = color.map_or('-', Color::letter);
                let sign = result.map_or(' ', ResultCode::sign);
                write!(line, "  {opponent} {color} {sign}").expect("a String takes every text");
            }
        }
    }
    line
}
