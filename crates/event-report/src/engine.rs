//! The output of a pairing engine for its calling program, in the formats of bbpPairings.
//!
//! These are the checklist of a round, and the differences found when a round is checked. Programs
//! read them, so they do not depend on a language.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Write;

use draughts_events::event::{Color, Points, Strength};
use draughts_events::field::{Field, FieldPair, FieldPairing};
use draughts_events::swiss::{Float, Seat, Seats};
use draughts_events::trf::ReportPairing;

/// Returns the checklist of a round: one row per player to be paired, the best first.
///
/// The columns, in order:
///
/// - the points;
/// - the colours so far, and the colour preference;
/// - whether the player may have the bye (C2);
/// - the floats of the last two rounds (C14, C16);
/// - the opponent with the player's own colour;
/// - the opponents so far.
///
/// Cells are right-aligned and followed by a tab, and a blank line precedes each score group.
///
/// `number` returns the pairing number of an index in the field. Without a pairing, `Cur` is blank.
pub fn checklist(
    field: &Field,
    number: &dyn Fn(usize) -> u16,
    pairing: Option<&FieldPairing>,
) -> String {
    let seats = Seats::new(field);
    let opponents = pairing.map(opponents);
    let rounds = usize::from(field.round.saturating_sub(1));
    let mut rows = vec![head(rounds)];
    rows.extend(seats.list.iter().map(|seat| row(field, seat, number, opponents.as_ref())));
    let width = |column: usize| rows.iter().map(|row| row[column].len()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..rows[0].len()).map(width).collect();
    let line = |row: &[String]| -> String {
        row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:>width$}\t")).collect()
    };
    let mut text = format!("\n{}", line(&rows[0]));
    let mut score = None;
    for (seat, row) in seats.list.iter().zip(&rows[1..]) {
        let blank = if score == Some(seat.score) { "" } else { "\n" };
        score = Some(seat.score);
        write!(text, "\n{blank}{}", line(row)).expect("a String takes every text");
    }
    text + "\n\n\n"
}

fn head(rounds: usize) -> Vec<String> {
    let dashes = "-".repeat(rounds + 1);
    let front = ["ID", "Pts", &dashes, "Pref", "C2", "C14", "C16", "Cur", ""].map(String::from);
    front.into_iter().chain((1..=rounds).map(|round| format!("R{round}"))).collect()
}

/// Returns the opponent of each player, with the player's own colour; the bye is left out.
fn opponents(pairing: &FieldPairing) -> BTreeMap<usize, (usize, Color)> {
    let pairs = pairing.pairs.iter();
    pairs
        .flat_map(|&FieldPair { white, black }| {
            [(white, (black, Color::White)), (black, (white, Color::Black))]
        })
        .collect()
}

fn row(
    field: &Field,
    seat: &Seat,
    number: &dyn Fn(usize) -> u16,
    opponents: Option<&BTreeMap<usize, (usize, Color)>>,
) -> Vec<String> {
    let past = &field.players[seat.at].past;
    let colors = past.iter().filter_map(|past| past.played);
    let float = |ago: usize| match seat.floats[ago] {
        Some(Float::Down) => "D",
        Some(Float::Up) => "U",
        None => " ",
    };
    let current = opponents.map(|opponents| match opponents.get(&seat.at) {
        Some(&(opponent, color)) => format!("({}{})", number(opponent), letter(color)),
        None => "(bye)".into(),
    });
    let front = [
        number(seat.at).to_string(),
        decimal(seat.score),
        colors.map(letter).collect(),
        preference(seat),
        if seat.had_bye.is_none() { "Y" } else { "N" }.into(),
        float(0).into(),
        float(1).into(),
        current.unwrap_or_default(),
        String::new(),
    ];
    let met = past.iter().map(|past| match (past.played, past.opponent) {
        (Some(_), Some(opponent)) => number(opponent).to_string(),
        _ => String::new(),
    });
    front.into_iter().chain(met).collect()
}

const fn letter(color: Color) -> char {
    match color {
        Color::White => 'W',
        Color::Black => 'B',
    }
}

/// Formats a colour preference: `W ` is absolute, `(W)` strong, `w ` mild; `A ` is none.
fn preference(seat: &Seat) -> String {
    let Some(due) = seat.prefers else { return "A ".into() };
    let letter = letter(due.color);
    match due.strength {
        Strength::Absolute => format!("{letter} "),
        Strength::Strong => format!("({letter})"),
        Strength::Mild => format!("{} ", letter.to_ascii_lowercase()),
    }
}

/// Formats points with at least one decimal.
fn decimal(points: Points) -> String {
    let text = points.to_string();
    if text.contains('.') { text } else { text + ".0" }
}

/// Returns the heading of a checked round, and the pairs if they differ.
///
/// The pairs of the system are printed beside those of the report, both in the order of their
/// boards without acceleration.
pub fn differences(
    name: &str,
    field: &Field,
    number: &dyn Fn(usize) -> u16,
    report: &ReportPairing,
    system: Option<&FieldPairing>,
) -> String {
    let mut text = format!("{name}: Round #{}\n", field.round);
    let Some(system) = system else {
        return text + &format!("No valid pairing exists for round {}.\n\n", field.round);
    };
    let (mut right, mut wrong) = (FieldPairing::default(), FieldPairing::default());
    let either = |pair: &FieldPair| report.colorless.contains(pair);
    let turned = |pair: &FieldPair| FieldPair { white: pair.black, black: pair.white };
    let has = |of: &FieldPairing, pair: &FieldPair| of.pairs.contains(pair);
    let same = |pair: &FieldPair| {
        has(&report.pairing, pair) || has(&report.pairing, &turned(pair)) && either(&turned(pair))
    };
    right.pairs.extend(system.pairs.iter().filter(|pair| !same(pair)));
    let made = |pair: &FieldPair| has(system, pair) || either(pair) && has(system, &turned(pair));
    wrong.pairs.extend(report.pairing.pairs.iter().filter(|pair| !made(pair)));
    if system.bye != report.pairing.bye {
        (right.bye, wrong.bye) = (system.bye, report.pairing.bye);
    }
    let mut unaccelerated = field.clone();
    unaccelerated.players.iter_mut().for_each(|player| player.extra = Points::ZERO);
    let rank = |at: &usize| (Reverse(field.players[*at].score), field.players[*at].order);
    let list = |mut pairing: FieldPairing, more_byes: &[usize]| -> Vec<(u16, u16)> {
        pairing.sort_boards(&unaccelerated);
        // Without colours, the higher number comes first.
        let pairs = pairing.pairs.iter().map(|pair| match pair {
            pair if either(pair) => (number(pair.black), number(pair.white)),
            pair => (number(pair.white), number(pair.black)),
        });
        let mut byes: Vec<usize> = pairing.bye.iter().chain(more_byes).copied().collect();
        byes.sort_by_key(rank);
        pairs.chain(byes.into_iter().map(|at| (number(at), 0))).collect()
    };
    let (right, wrong) = (list(right, &[]), list(wrong, &report.more_byes));
    if right.is_empty() && wrong.is_empty() {
        return text;
    }
    let pair = |pair: Option<&(u16, u16)>| match pair {
        Some((white, black)) => format!("{white:>3} - {black:>3}"),
        None => " ".repeat(9),
    };
    text.push_str("  Checker pairings        Tournament pairings \n");
    for at in 0..right.len().max(wrong.len()) {
        let line = format!("    {}{:16}{}", pair(right.get(at)), "", pair(wrong.get(at)));
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text + "\n"
}
