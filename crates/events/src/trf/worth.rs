//! Points of results in reports and in events.

use super::{ConversionNote, Document, GameWorth, Record};
use crate::event::{Points, Scoring};

/// Returns the points of a report; notes those that an event cannot contain.
pub(super) fn scoring(document: &Document, notes: &mut Vec<ConversionNote>) -> Scoring {
    for record in &document.records {
        if let Record::LegacyWorth(worths) = record {
            legacy(worths, notes);
        }
    }
    let GameWorth { win, draw, loss, unplayed } = GameWorth::of(document);
    let mut scoring = Scoring::default().with_points(win, draw, loss);
    scoring.unplayed = unplayed;
    scoring
}

/// Notes different points for Black in record XXS, and unknown keys.
fn legacy(worths: &[(String, Points)], notes: &mut Vec<ConversionNote>) {
    let value = |key: &str| worths.iter().rfind(|(known, _)| known == key).map(|(_, value)| *value);
    for (white, black) in [("WW", "BW"), ("WD", "BD"), ("WL", "BL")] {
        let (Some(counts), Some(other)) = (value(white), value(black)) else { continue };
        if counts != other {
            notes.push(ConversionNote::WorthByColor { white, counts, black, other });
        }
    }
    let known =
        ["W", "D", "L", "WW", "WD", "WL", "BW", "BD", "BL", "ZPB", "HPB", "FPB", "PAB", "FW", "FL"];
    for (key, _) in worths.iter().filter(|(key, _)| !known.contains(&key.as_str())) {
        notes.push(ConversionNote::UnknownKey { key: key.clone() });
    }
}

/// Returns the points of an event as those of a report, if they follow from win, draw and loss;
/// notes those for which no record has a letter.
pub(super) fn written(scoring: &Scoring, notes: &mut Vec<ConversionNote>) -> GameWorth {
    let &Scoring { win, draw, loss, unplayed, .. } = scoring;
    for (what, points) in [
        ("half-point-bye", unplayed.half_bye),
        ("full-point-bye", unplayed.full_bye),
        ("forfeit-win", unplayed.forfeit_win),
    ] {
        if let Some(points) = points {
            notes.push(ConversionNote::WorthWithoutPlace { what, points });
        }
    }
    GameWorth { win, draw, loss, unplayed }
}
