//! The table of Draughts Arbiter Pro.

use super::cell::{Cell, Ended, opponent, points};
use super::lines::{harmless, line};
use super::{CrosstableFormat, View, Written};
use crate::event::Points;
use crate::trf::ConversionNote;

/// Reads a cell; `None` if it has another form.
pub(super) fn cell(text: &str) -> Option<Cell> {
    match text {
        "" | "-" | "0" => return Some(Cell::Nothing),
        _ => {}
    }
    if let Some(bye) = text.strip_prefix('+') {
        return points(bye).map(Cell::Free);
    }
    let (place, color, rest) = opponent(text)?;
    let ended = match rest {
        "" => Ended::Open,
        "+" => Ended::ForfeitWin,
        "-" => Ended::ForfeitLoss,
        rest => Ended::Points(points(rest)?),
    };
    Some(Cell::Game { place, color, ended })
}

/// Writes a table.
pub(super) fn write(view: &View<'_>) -> (String, Vec<ConversionNote>) {
    let mut text = String::from(";Tournament table\n");
    text.push_str(&line([harmless(&view.event.name)]));
    text.push_str(&view.heads(CrosstableFormat::DraughtsArbiterPro));
    for (place, at, player) in view.players() {
        let optional = |text: &Option<String>| harmless(text.as_deref().unwrap_or_default());
        let front = [
            place.to_string(),
            player.number.map_or_else(String::new, |number| number.to_string()),
            optional(&player.title),
            harmless(&player.name),
            optional(&player.federation),
            player.rating.map_or_else(String::new, |rating| rating.to_string()),
        ];
        let rounds = view.rounds(at).map(|round| written(&round));
        let ends = [view.ledger.score(at).to_string(), solkoff(view, at).to_string()];
        text.push_str(&line(front.into_iter().chain(rounds).chain(ends)));
    }
    let mut notes = Vec::new();
    if view.event.players.iter().any(|player| player.federation_id.is_some()) {
        notes.push(ConversionNote::IdsWithoutPlace);
    }
    (text, notes)
}

fn written(round: &Written<'_>) -> String {
    match round {
        Written::Nothing => String::new(),
        Written::Free(points) => format!("+{points}"),
        Written::Game(meeting, place, points) => {
            let result = match meeting.complete {
                false => String::new(),
                true if meeting.played => points.to_string(),
                true if meeting.small > meeting.opponent_small => "+".into(),
                true => "-".into(),
            };
            format!("{place}{}{result}", meeting.color.letter())
        }
    }
}

/// Returns the sum of the opponents' points including forfeits, as the program calculates it.
fn solkoff(view: &View<'_>, player: usize) -> Points {
    let entries = view.ledger.of(player).iter().filter_map(|entry| entry.meeting());
    entries
        .filter(|meeting| meeting.decided())
        .map(|meeting| view.ledger.score(meeting.opponent))
        .sum()
}
