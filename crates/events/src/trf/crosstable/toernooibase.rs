//! The FMJD report of Toernooibase.

use super::cell::{Cell, Ended, opponent, points};
use super::lines::{harmless, line};
use super::{CrosstableFormat, View, Written};
use crate::trf::ConversionNote;

/// Reads a cell; `None` if it has another form.
pub(super) fn cell(text: &str) -> Option<Cell> {
    if text.is_empty() {
        return Some(Cell::Nothing);
    }
    let (won, rest) = text.split_once('/')?;
    let (place, color, "") = opponent(rest)? else { return None };
    let ended = if won.is_empty() { Ended::Open } else { Ended::Points(points(won)?) };
    Some(Cell::Game { place, color, ended })
}

/// Writes a table.
pub(super) fn write(view: &View<'_>) -> (String, Vec<ConversionNote>) {
    let mut text = line([String::new(), String::new(), String::new(), harmless(&view.event.name)]);
    text.push_str(";;;FMJD-report\n");
    text.push_str(&view.heads(CrosstableFormat::Toernooibase));
    let (mut forfeits, mut byes) = (false, false);
    for (place, at, player) in view.players() {
        let small =
            |text: &Option<String>| harmless(&text.as_deref().unwrap_or_default().to_lowercase());
        let front = [
            place.to_string(),
            harmless(player.federation_id.as_deref().unwrap_or_default()),
            small(&player.title),
            harmless(&player.name),
            small(&player.federation),
            player.rating.map_or_else(String::new, |rating| rating.to_string()),
        ];
        let rounds: Vec<String> = view.rounds(at).map(|round| written(&round)).collect();
        for round in view.rounds(at) {
            match round {
                Written::Game(meeting, ..) => forfeits |= meeting.complete && !meeting.played,
                Written::Free(_) => byes = true,
                Written::Nothing => {}
            }
        }
        let total = view.ledger.score(at).to_string();
        text.push_str(&line(front.into_iter().chain(rounds).chain([total])));
    }
    let mut notes = Vec::new();
    if forfeits {
        notes.push(ConversionNote::ForfeitsAsGames);
    }
    if byes {
        notes.push(ConversionNote::ByesInTotals);
    }
    (text, notes)
}

fn written(round: &Written<'_>) -> String {
    match round {
        Written::Nothing | Written::Free(_) => String::new(),
        Written::Game(meeting, place, points) => {
            let won = if meeting.complete { points.to_string() } else { String::new() };
            format!("{won}/{place}{}", meeting.color.letter())
        }
    }
}
