//! Result slips for the boards: the players, and blanks for results and signatures.

use askama::Template;

use super::letters::fitting;
use super::plain;
use draughts_ground::told;
use draughts_report::words::{Language, say};

/// The result slip of one board.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Slip {
    /// The name of the event.
    pub event: String,
    /// `Round 3`.
    pub round: String,
    /// The date in words; may be empty.
    pub date: String,
    /// The number of the board, or its name in the event.
    pub board: String,
    /// The player with White, in the first game if there are several.
    pub white: SlipPlayer,
    /// The player with Black, in the first game if there are several.
    pub black: SlipPlayer,
    /// The number of games, each with a blank for its result; 0 counts as 1.
    pub games: u8,
    /// The scores of a game, each with a box to tick; without them there is a blank.
    pub results: Vec<String>,
    /// The time control; may be empty.
    pub pace: String,
}

/// A player on a [`Slip`].
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SlipPlayer {
    /// The name.
    pub name: String,
    /// Id, federation and rating, on a line below the name; may be empty.
    pub details: String,
}

impl Slip {
    /// Returns the slip with every text on one line and made safe.
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
            results: self.results.iter().map(|result| plain(result)).collect(),
            pace: plain(&self.pace),
        }
    }

    /// Returns the event, the round and the date, as far as they are given.
    fn occasion(&self) -> String {
        joined(&[&self.event, &self.round, &self.date])
    }

    /// Returns the round and the date.
    fn when(&self) -> String {
        joined(&[&self.round, &self.date])
    }
}

/// The font sizes of names on slips, in points.
const LARGEST: usize = 13;
const SMALLEST: usize = 7;

told! {
    /// The words on every slip.
    pub enum SlipWord {
        Board { board: String } => "slip-board", "Board { $board }";
        White => "slip-white", "White";
        Black => "slip-black", "Black";
        Result => "slip-result", "Result";
        Game { game: u8 } => "slip-game", "Game { $game }";
        FirstGame => "slip-first-game", "The points of the player with White in game 1 come first.";
        Total => "slip-total", "Total";
        Signature => "slip-signature", "Signature";
    }
}

/// A slip with its printed words, all on one line and made safe.
struct Printed {
    slip: Slip,
    board: String,
    colors: [String; 2],
    /// The label of each blank for a result; empty if results are ticked.
    results: Vec<String>,
    /// The label of each row of boxes; empty without boxes.
    games: Vec<String>,
    /// The note whose points come first, if that is not obvious.
    first: Option<String>,
    signature: String,
}

impl Printed {
    fn new(slip: &Slip, language: Language) -> Self {
        let slip = slip.plain();
        let of_games = match slip.games {
            0 | 1 => vec![SlipWord::Result],
            games => (1..=games).map(|game| SlipWord::Game { game }).collect(),
        };
        let several = of_games.len() > 1;
        let said = |words: Vec<SlipWord>| -> Vec<String> {
            words.iter().map(|word| say(word, language)).collect()
        };
        let (results, games) = match slip.results.is_empty() {
            true => {
                (of_games.into_iter().chain(several.then_some(SlipWord::Total)).collect(), vec![])
            }
            false => (vec![], of_games),
        };
        Self {
            board: say(&SlipWord::Board { board: slip.board.clone() }, language),
            colors: [SlipWord::White, SlipWord::Black].map(|color| say(&color, language)),
            first: (several && !games.is_empty()).then(|| say(&SlipWord::FirstGame, language)),
            results: said(results),
            games: said(games),
            signature: say(&SlipWord::Signature, language),
            slip,
        }
    }

    /// Returns the font size of a name, in points: the largest in which it fits on two lines.
    fn letters(&self, player: &SlipPlayer) -> usize {
        // The remainder of 186 mm after the colour, the results and the signature.
        let result = if self.slip.games > 1 { 16 } else { 24 };
        let place = 186 - 16 - 46 - 5 - (self.results.len() * result).min(90);
        fitting(&player.name, place, 2, SMALLEST..=LARGEST)
    }

    /// Returns the two players with their colours.
    fn sides(&self) -> [(&str, &SlipPlayer); 2] {
        let [white, black] = &self.colors;
        [(white, &self.slip.white), (black, &self.slip.black)]
    }
}

fn joined(parts: &[&str]) -> String {
    let parts: Vec<&str> = parts.iter().copied().filter(|part| !part.is_empty()).collect();
    parts.join(" · ")
}

/// The number of slips on an A4 page.
pub(super) const ON_PAGE: usize = 4;

/// Returns slips as an HTML document in a language, four to an A4 page, with cutting lines.
///
/// The stack of pages can be cut at once: if the piles are put together, the one from the top of
/// the pages first, the boards are in order.
pub fn slips_html(slips: &[Slip], language: Language) -> String {
    let title = slips.first().map(|slip| slip.plain().occasion()).unwrap_or_default();
    let printed = |slip: &Slip| Printed::new(slip, language);
    let slips = stacked(slips.len(), ON_PAGE).map(|at| at.map(|at| printed(&slips[at])));
    Pages { language: language.code(), title, slips: slips.collect() }
        .render()
        .expect("a string takes every page")
}

/// Returns the placement of this many items, page by page; `None` is a place that stays empty.
pub(super) fn stacked(things: usize, on_page: usize) -> impl Iterator<Item = Option<usize>> {
    let pages = things.div_ceil(on_page);
    let place = move |page: usize, pile: usize| Some(pile * pages + page).filter(|&at| at < things);
    (0..pages).flat_map(move |page| (0..on_page).map(move |pile| place(page, pile)))
}

#[derive(Template)]
#[template(path = "sheet/slips.html")]
struct Pages {
    language: &'static str,
    title: String,
    slips: Vec<Option<Printed>>,
}

/// Returns slips as plain text in a language, with a dashed line between two of them.
///
/// Long texts are not broken: a name has a line of its own.
pub fn slips_text(slips: &[Slip], language: Language) -> String {
    let cut = format!("\n{}\n\n", "- ".repeat(36).trim_end());
    let slips = slips.iter().map(|slip| one(&Printed::new(slip, language)));
    slips.collect::<Vec<_>>().join(&cut)
}

fn one(printed: &Printed) -> String {
    let slip = &printed.slip;
    let mut out = format!("{}\n{}\n", printed.board, slip.occasion());
    if !slip.pace.is_empty() {
        out.push_str(&format!("{}\n", slip.pace));
    }
    for (colour, player) in printed.sides() {
        out.push_str(&format!("\n{colour}: {}\n", player.name));
        if !player.details.is_empty() {
            out.push_str(&format!("       {}\n", player.details));
        }
        let places =
            printed.results.iter().map(|place| format!("{place} ______")).collect::<Vec<_>>();
        if !places.is_empty() {
            out.push_str(&format!("       {}\n", places.join("  ")));
        }
        out.push_str(&format!("       {} ______________________________\n", printed.signature));
    }
    for game in &printed.games {
        let boxes: Vec<String> = slip.results.iter().map(|one| format!("[ ] {one}")).collect();
        out.push_str(&format!("\n{game}: {}\n", boxes.join("  ")));
    }
    if let Some(first) = &printed.first {
        out.push_str(&format!("{first}\n"));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::stacked;

    #[test]
    fn the_piles_of_the_cut_pages_have_the_boards_in_their_order() {
        for boards in 0..30 {
            let places: Vec<Option<usize>> = stacked(boards, 4).collect();
            let piles = (0..4).flat_map(|pile| places.iter().skip(pile).step_by(4));
            let order: Vec<usize> = piles.flatten().copied().collect();
            assert_eq!(order, (0..boards).collect::<Vec<_>>());
            assert_eq!(places.len(), boards.div_ceil(4) * 4);
        }
    }
}
