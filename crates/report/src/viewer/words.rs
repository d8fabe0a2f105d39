//! The words of the viewer, which a page holds once for all its games.

use serde_json::{Map, Value};

use crate::DiagramWord;
use crate::words::{Language, say};
use draughts_games::board::Color;
use draughts_ground::told;

use super::data::in_script;

told! {
    /// The words of the viewer, and of a page of games.
    pub enum ViewerWord {
        /// The button to the beginning.
        First => "viewer-first";
        /// The button to the position before.
        Previous => "viewer-previous";
        /// The button to the next one.
        Next => "viewer-next";
        /// The button to the end.
        Last => "viewer-last";
        /// The button that turns the board.
        Flip => "viewer-flip";
        /// What the slider moves along.
        Slider => "viewer-slider";
        /// The list of moves.
        Moves => "viewer-moves";
        /// The position as text.
        Position => "viewer-position";
        /// The button that copies it.
        Copy => "viewer-copy";
        /// It was copied.
        Copied => "viewer-copied";
        /// The link to the current move.
        Link => "viewer-link";
        /// What keys do.
        Keys => "viewer-keys";
        /// The beginning of a game.
        Start => "viewer-start";
        /// The position was changed, not by a move.
        Set => "viewer-set";
        /// The rest of a line could not be followed.
        NotFollowed => "viewer-not-followed";
        /// Before a ruling.
        Ruling => "viewer-ruling";
        /// A half-move of White or Black, as it is read aloud.
        HalfMove { side: Color, number: String, text: String } => "viewer-half-move";
        /// The time left after a half-move.
        Clock { time: String } => "viewer-clock";
        /// The title of a page of games.
        Games => "viewer-games";
        /// The game is to be played on.
        Adjourned => "viewer-adjourned";
        /// An arbiter decided the game.
        Adjudicated => "viewer-adjudicated";
        /// The record has another result than the event.
        RecordHas { result: String } => "viewer-record-has";
    }
}

/// What the script takes for a number or a text in a sentence.
fn blank(name: &str) -> String {
    format!("{{{name}}}")
}

/// The words of the viewer in a language, for the script: once a page, anywhere before it.
#[must_use]
pub fn words_html(language: Language) -> String {
    let mut words = Map::new();
    let mut add = |name: &str, word: &ViewerWord| {
        words.insert(name.into(), Value::String(say(word, language)));
    };
    let plain = [
        ("first", ViewerWord::First),
        ("previous", ViewerWord::Previous),
        ("next", ViewerWord::Next),
        ("last", ViewerWord::Last),
        ("flip", ViewerWord::Flip),
        ("slider", ViewerWord::Slider),
        ("moves", ViewerWord::Moves),
        ("position", ViewerWord::Position),
        ("copy", ViewerWord::Copy),
        ("copied", ViewerWord::Copied),
        ("link", ViewerWord::Link),
        ("keys", ViewerWord::Keys),
        ("start", ViewerWord::Start),
        ("set", ViewerWord::Set),
        ("ruling", ViewerWord::Ruling),
        ("clock", ViewerWord::Clock { time: blank("t") }),
    ];
    plain.iter().for_each(|(name, word)| add(name, word));
    for (name, side) in [("w", Color::White), ("b", Color::Black)] {
        add(name, &ViewerWord::HalfMove { side, number: blank("n"), text: blank("m") });
    }
    for (name, color) in [("wBoard", Color::White), ("bBoard", Color::Black)] {
        let board = DiagramWord::Board { turn: DiagramWord::turn(color) };
        words.insert(name.into(), Value::String(say(&board, language)));
    }
    for (name, kind) in ["wm", "wk", "bm", "bk"].into_iter().zip(&DiagramWord::KINDS) {
        words.insert(name.into(), Value::String(say(kind, language)));
    }
    in_script(r#"id="viewer-words""#, &Value::Object(words))
}
