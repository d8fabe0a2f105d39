//! Slips for the boards of a round.

use crate::event::{Board, Event, Player, Round};
use crate::report::sheet::{Slip, SlipPlayer};

use super::occasion::{Occasion, when};
use crate::words::{Language, say};

/// A slip for each board of a round, its round in a language; none for a round that is not
/// paired.
#[must_use]
pub fn slips(event: &Event, round: Round, language: Language) -> Vec<Slip> {
    let Some(paired) = event.round(round) else { return Vec::new() };
    let occasion = Occasion::of(event);
    let rules: Vec<&str> =
        [Some(event.rules.as_str()), event.time_control.as_deref()].into_iter().flatten().collect();
    let slip = |board: &Board| {
        Some(Slip {
            event: event.name.clone(),
            round: say(&occasion.of_round(round, None), language),
            date: when(paired.date, paired.time),
            board: board.board.to_string(),
            white: seat(event.player(&board.white)?),
            black: seat(event.player(&board.black)?),
            games: u8::try_from(event.scoring.games()).unwrap_or(u8::MAX),
            rules: rules.join(", "),
        })
    };
    paired.boards.iter().filter_map(slip).collect()
}

fn seat(player: &Player) -> SlipPlayer {
    let details = [
        Some(player.id.to_string()),
        player.title.clone(),
        player.federation.clone(),
        player.rating.map(|rating| rating.to_string()),
    ];
    let details: Vec<String> = details.into_iter().flatten().collect();
    SlipPlayer { name: player.name.clone(), details: details.join(" · ") }
}
