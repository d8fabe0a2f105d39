//! Slips for the boards: who plays whom, and places to fill in and sign.

use askama::Template;

use super::plain;

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
    /// Who has White, in the first game where there are several.
    pub white: SlipPlayer,
    /// Who has Black, in the first game where there are several.
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

    /// The two players with their colours.
    fn sides(&self) -> [(&'static str, &SlipPlayer); 2] {
        [("White", &self.white), ("Black", &self.black)]
    }

    /// What stands over each empty place for a result.
    fn results(&self) -> Vec<String> {
        match self.games {
            0 | 1 => vec!["Result".into()],
            games => {
                let numbered = (1..=games).map(|game| format!("Game {game}"));
                numbered.chain(["Total".into()]).collect()
            }
        }
    }
}

fn joined(parts: &[&str]) -> String {
    let parts: Vec<&str> = parts.iter().copied().filter(|part| !part.is_empty()).collect();
    parts.join(" · ")
}

/// Slips as an HTML document, four to an A4 page, with lines to cut along.
#[must_use]
pub fn slips_html(slips: &[Slip]) -> String {
    let slips: Vec<Slip> = slips.iter().map(Slip::plain).collect();
    let title = slips.first().map(Slip::occasion).unwrap_or_default();
    Pages { title, slips }.render().expect("a string takes every page")
}

#[derive(Template)]
#[template(path = "slips.html", config = "src/report/sheet/askama.toml")]
struct Pages {
    title: String,
    slips: Vec<Slip>,
}

/// Slips as plain text, with a dashed line between two of them.
///
/// Long texts are not broken: a name stands on a line of its own.
#[must_use]
pub fn slips_text(slips: &[Slip]) -> String {
    let cut = format!("\n{}\n\n", "- ".repeat(36).trim_end());
    slips.iter().map(|slip| one(&slip.plain())).collect::<Vec<_>>().join(&cut)
}

fn one(slip: &Slip) -> String {
    let mut out = format!("Board {}\n{}\n", slip.board, slip.occasion());
    if !slip.rules.is_empty() {
        out.push_str(&format!("{}\n", slip.rules));
    }
    for (colour, player) in slip.sides() {
        out.push_str(&format!("\n{colour}: {}\n", player.name));
        if !player.details.is_empty() {
            out.push_str(&format!("       {}\n", player.details));
        }
        let places =
            slip.results().iter().map(|place| format!("{place} ______")).collect::<Vec<_>>();
        out.push_str(&format!("       {}\n", places.join("  ")));
        out.push_str("       Signature ______________________________\n");
    }
    out
}
