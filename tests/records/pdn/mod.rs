//! Tests of the whole reader, one file per aspect.

mod boundaries;
mod findings;
mod forms;
mod hostile;
mod moves;
mod properties;
#[path = "../../../crates/games/src/pdn/tests/shown.rs"]
mod shown;
#[path = "../../../crates/games/src/pdn/tests/soup.rs"]
mod soup;
mod streams;
mod texts;
mod trees;

use draughts_arbiter::diag::Finding;
use draughts_arbiter::pdn::{CommentKind, GameText, PdnEvent, games_in};
use draughts_arbiter::record::MainLine;
use shown::show_event;

/// Returns the events of a text, read as one game, in a short form.
fn show(text: impl AsRef<[u8]>) -> String {
    let game = GameText::new(text.as_ref());
    let shown: Vec<String> = game.events().map(|event| show_event(&event, game.bytes())).collect();
    shown.join(" ")
}

/// Returns all findings about the notation of a game.
fn findings(game: &GameText<'_>) -> Vec<Finding> {
    MainLine::read(game).findings
}

/// Returns the codes of the findings about a text read as one game.
fn codes(text: impl AsRef<[u8]>) -> Vec<&'static str> {
    findings(&GameText::new(text.as_ref())).iter().map(|finding| finding.code()).collect()
}

/// Returns the texts of the games in a text.
fn split(text: &str) -> Vec<String> {
    games_in(text.as_bytes())
        .map(|game| String::from_utf8_lossy(game.bytes()).into_owned())
        .collect()
}
