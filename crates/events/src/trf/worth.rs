//! What results are worth: records 162, XXS, BB* and the points of an event.

use super::{Document, Note, Record, Worth};
use crate::event::{Points, Scoring};

/// The points that a file says. Later records go before earlier ones.
pub(super) fn scoring(document: &Document, notes: &mut Vec<Note>) -> Scoring {
    let mut scoring = Scoring::chess();
    for record in &document.records {
        match record {
            Record::Worth(worths) => {
                worths.iter().for_each(|&(worth, points)| set(&mut scoring, worth, points));
            }
            Record::BbpWorth(worth, points) => set(&mut scoring, *worth, *points),
            Record::LegacyWorth(worths) => legacy(&mut scoring, worths, notes),
            _ => {}
        }
    }
    // What is usual stands in no event file.
    let (win, draw) = (scoring.win, scoring.draw);
    scoring.unplayed.bye = scoring.unplayed.bye.filter(|&points| points != win);
    scoring.unplayed.full_bye = scoring.unplayed.full_bye.filter(|&points| points != win);
    scoring.unplayed.forfeit_win = scoring.unplayed.forfeit_win.filter(|&points| points != win);
    scoring.unplayed.half_bye = scoring.unplayed.half_bye.filter(|&points| points != draw);
    scoring
}

fn set(scoring: &mut Scoring, worth: Worth, points: Points) {
    match worth {
        Worth::Win => scoring.win = points,
        Worth::Draw => scoring.draw = points,
        Worth::Loss => scoring.loss = points,
        Worth::Absence => {
            (scoring.unplayed.absent, scoring.unplayed.forfeit_loss) = (points, points)
        }
        Worth::ZeroBye => scoring.unplayed.absent = points,
        Worth::ForfeitLoss => scoring.unplayed.forfeit_loss = points,
        Worth::Allocated => scoring.unplayed.bye = Some(points),
        // An adjourned game has no points until it is finished.
        Worth::Unknown => {}
    }
}

fn legacy(scoring: &mut Scoring, worths: &[(String, Points)], notes: &mut Vec<Note>) {
    for (key, points) in worths {
        let points = *points;
        match key.as_str() {
            "W" | "WW" => scoring.win = points,
            "D" | "WD" => scoring.draw = points,
            "L" | "WL" => scoring.loss = points,
            "ZPB" => scoring.unplayed.absent = points,
            "HPB" => scoring.unplayed.half_bye = Some(points),
            "FPB" => scoring.unplayed.full_bye = Some(points),
            "PAB" => scoring.unplayed.bye = Some(points),
            "FW" => scoring.unplayed.forfeit_win = Some(points),
            "FL" => scoring.unplayed.forfeit_loss = points,
            _ => {}
        }
    }
    let value = |key: &str| worths.iter().rfind(|(known, _)| known == key).map(|(_, value)| *value);
    for (white, black) in [("WW", "BW"), ("WD", "BD"), ("WL", "BL")] {
        let (Some(counts), Some(other)) = (value(white), value(black)) else { continue };
        if counts != other {
            notes.push(Note::WorthByColor { white, counts, black, other });
        }
    }
    let known =
        ["W", "D", "L", "WW", "WD", "WL", "BW", "BD", "BL", "ZPB", "HPB", "FPB", "PAB", "FW", "FL"];
    for (key, _) in worths.iter().filter(|(key, _)| !known.contains(&key.as_str())) {
        notes.push(Note::UnknownKey { key: key.clone() });
    }
}

/// The points of an event in record 162; what has no letter there is said.
pub(super) fn modern(scoring: &Scoring, unknown: bool, notes: &mut Vec<Note>) -> Record {
    let mut worths = vec![(Worth::Win, scoring.win), (Worth::Draw, scoring.draw)];
    if scoring.loss != Points::ZERO {
        worths.push((Worth::Loss, scoring.loss));
    }
    if let Some(bye) = scoring.unplayed.bye {
        worths.push((Worth::Allocated, bye));
    }
    if scoring.unplayed.absent == scoring.unplayed.forfeit_loss {
        if scoring.unplayed.absent != Points::ZERO {
            worths.push((Worth::Absence, scoring.unplayed.absent));
        }
    } else {
        worths.push((Worth::Absence, scoring.unplayed.forfeit_loss));
        worths.push((Worth::ZeroBye, scoring.unplayed.absent));
    }
    if unknown {
        worths.push((Worth::Unknown, Points::ZERO));
    }
    without_letter(scoring, notes);
    Record::Worth(worths)
}

/// The points of an event in the codes of bbpPairings, where they are not 1, a half, 0.
pub(super) fn bbp(scoring: &Scoring, notes: &mut Vec<Note>) -> Vec<Record> {
    let usual = Scoring::chess();
    without_letter(scoring, notes);
    [
        (Worth::Win, scoring.win, usual.win),
        (Worth::Draw, scoring.draw, usual.draw),
        (Worth::Loss, scoring.loss, usual.loss),
        (Worth::ZeroBye, scoring.unplayed.absent, usual.unplayed.absent),
        (Worth::ForfeitLoss, scoring.unplayed.forfeit_loss, usual.unplayed.forfeit_loss),
        (Worth::Allocated, scoring.unplayed.bye.unwrap_or(scoring.win), usual.win),
    ]
    .into_iter()
    .filter(|(_, points, usual)| points != usual)
    .map(|(worth, points, _)| Record::BbpWorth(worth, points))
    .collect()
}

fn without_letter(scoring: &Scoring, notes: &mut Vec<Note>) {
    for (what, points) in [
        ("half-point-bye", scoring.unplayed.half_bye),
        ("full-point-bye", scoring.unplayed.full_bye),
        ("forfeit-win", scoring.unplayed.forfeit_win),
    ] {
        if let Some(points) = points {
            notes.push(Note::WorthWithoutPlace { what, points });
        }
    }
}
