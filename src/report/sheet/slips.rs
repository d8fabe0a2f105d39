//! Slips for the boards: who plays whom, and places to fill in and sign.

use askama::Template;

use super::plain;
use crate::words::{Language, say};
use draughts_ground::told;

/// A pairing slip of one board.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Slip {
    /// The name of the event.
    pub event: String,
    /// `Round 3`.
    pub round: String,
    /// The date as it is printed; may be empty.
    pub date: String,
    /// The number of the board, or what the event calls it.
    pub board: String,
    /// The player with White, in the first game if there are several.
    pub white: SlipPlayer,
    /// The player with Black, in the first game if there are several.
    pub black: SlipPlayer,
    /// Games to play, each with a place for its result; 0 is taken as 1.
    pub games: u8,
    /// What is played, and how fast; may be empty.
    pub rules: String,
}

/// A player on a [`Slip`].
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SlipPlayer {
    /// The name.
    pub name: String,
    /// Id, federation, rating: a line under the name; may be empty.
    pub details: String,
}

impl Slip {
    /// The same slip, every text on one line and harmless.
    fn plain(&self) -> Self {
        let player = |player: &SlipPlayer| SlipPlayer {
            name: plain(&player.name),
            details: plain(&player.details),
        };
        Self {
            event: plain(&self.event),
            round: plain(&self.round),
            date: plain(&self.date),
            board: plain(&self.board),
            white: player(&self.white),
            black: player(&self.black),
            games: self.games.max(1),
            rules: plain(&self.rules),
        }
    }

    /// Event, round and date, as far as they are given.
    fn occasion(&self) -> String {
        joined(&[&self.event, &self.round, &self.date])
    }
}

told! {
    /// What is printed on every slip.
    pub enum SlipWord {
        /// The number of the board.
        Board { board: String } => "slip-board";
        /// The player with White.
        White => "slip-white";
        /// The player with Black.
        Black => "slip-black";
        /// Over the place for the result.
        Result => "slip-result";
        /// Over the place for the result of one of several games.
        Game { game: u8 } => "slip-game";
        /// Over the place for the sum of the games.
        Total => "slip-total";
        /// Over the place for the signature.
        Signature => "slip-signature";
    }
}

/// A slip with the words that are printed on it, all on one line and harmless.
struct Printed {
    slip: Slip,
    board: String,
    colors: [String; 2],
    /// What stands over each empty place for a result.
    results: Vec<String>,
    signature: String,
}

impl Printed {
    fn new(slip: &Slip, language: Language) -> Self {
        let slip = slip.plain();
        let results = match slip.games {
            0 | 1 => vec![SlipWord::Result],
            games => {
                let numbered = (1..=games).map(|game| SlipWord::Game { game });
                numbered.chain([SlipWord::Total]).collect()
            }
        };
        Self {
            board: say(&SlipWord::Board { board: slip.board.clone() }, language),
            colors: [SlipWord::White, SlipWord::Black].map(|color| say(&color, language)),
            results: results.iter().map(|place| say(place, language)).collect(),
            signature: say(&SlipWord::Signature, language),
            slip,
        }
    }

    /// The two players with their colours.
    fn sides(&self) -> [(&str, &SlipPlayer); 2] {
        let [white, black] = &self.colors;
        [(white, &self.slip.white), (black, &self.slip.black)]
    }
}

fn joined(parts: &[&str]) -> String {
    let parts: Vec<&str> = parts.iter().copied().filter(|part| !part.is_empty()).collect();
    parts.join(" · ")
}

/// Slips as an HTML document in a language, four to an A4 page, with lines to cut along.
#[must_use]
pub fn slips_html(slips: &[Slip], language: Language) -> String {
    let slips: Vec<Printed> = slips.iter().map(|slip| Printed::new(slip, language)).collect();
    let title = slips.first().map(|printed| printed.slip.occasion()).unwrap_or_default();
    Pages { language: language.code(), title, slips }.render().expect("a string takes every page")
}

#[derive(Template)]
#[template(path = "slips.html", config = "src/report/sheet/askama.toml")]
struct Pages {
    language: &'static str,
    title: String,
    slips: Vec<Printed>,
}

/// Slips as plain text in a language, with a dashed line between two of them.
///
/// Long texts are not broken: a name stands on a line of its own.
#[must_use]
pub fn slips_text(slips: &[Slip], language: Language) -> String {
    let cut = format!("\n{}\n\n", "- ".repeat(36).trim_end());
    let slips = slips.iter().map(|slip| one(&Printed::new(slip, language)));
    slips.collect::<Vec<_>>().join(&cut)
}

fn one(printed: &Printed) -> String {
    let slip = &printed.slip;
    let mut out = format!("{}\n{}\n", printed.board, slip.occasion());
    if !slip.rules.is_empty() {
        out.push_str(&format!("{}\n", slip.rules));
    }
    for (colour, player) in printed.sides() {
        out.push_str(&format!("\n{colour}: {}\n", player.name));
        if !player.details.is_empty() {
            out.push_str(&format!("       {}\n", player.details));
        }
        let places =
            printed.results.iter().map(|place| format!("{place} ______")).collect::<Vec<_>>();
        out.push_str(&format!("       {}\n", places.join("  ")));
        out.push_str(&format!("       {} ______________________________\n", printed.signature));
    }
    out
}
