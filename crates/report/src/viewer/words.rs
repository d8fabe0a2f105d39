//! The words of the viewer, which a page has once for all its games.

use serde_json::{Map, Value};

use crate::diagram::{KINDS, board_words, kind_words};
use crate::words::{Language, say};
use draughts_games::board::Color;
use draughts_ground::told;

use super::data::in_script;

told! {
    /// The words of the viewer, and of a page of games.
    pub enum ViewerWord {
        First => "viewer-first", "First position";
        Previous => "viewer-previous", "Previous move";
        Next => "viewer-next", "Next move";
        Last => "viewer-last", "Last position";
        Flip => "viewer-flip", "Turn the board";
        Slider => "viewer-slider", "Half-move";
        Moves => "viewer-moves", "Moves";
        Position => "viewer-position", "Position as FEN";
        Copy => "viewer-copy", "Copy position";
        Copied => "viewer-copied", "Copied";
        Link => "viewer-link", "Link to this move";
        Keys => "viewer-keys",
            "Board. Arrow keys, Home and End step through the game, F turns the board.";
        Start => "viewer-start", "Start";
        Set => "viewer-set", "Position changed";
        NotFollowed => "viewer-not-followed", "not followed from here on";
        Ruling => "viewer-ruling", "Ruling";
        HalfMove { side: Color, number: String, text: String } => "viewer-half-move",
            "{ $number }. { $side ->
                [white] White
               *[black] Black
            }: { $text }";
        Clock { time: String } => "viewer-clock", "Clock: { $time }";
        Games => "viewer-games", "Games";
        Adjourned => "viewer-adjourned", "adjourned";
        Adjudicated => "viewer-adjudicated", "adjudicated";
        RecordHas { result: String } => "viewer-record-has", "the record has { $result }";
    }
}

/// Returns a placeholder for a number or a text, which the script replaces.
fn blank(name: &str) -> String {
    format!("{{{name}}}")
}

/// Returns the words of the viewer for the script, in a language.
///
/// A page needs them once, anywhere before the script.
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
        let board = board_words(color);
        words.insert(name.into(), Value::String(say(&board, language)));
    }
    for (name, kind) in ["wm", "wk", "bm", "bk"].into_iter().zip(KINDS) {
        words.insert(name.into(), Value::String(say(&kind_words(kind), language)));
    }
    in_script(r#"id="viewer-words""#, &Value::Object(words))
}
