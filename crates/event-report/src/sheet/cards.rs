//! Cards to cut out: for the players to wear, and for the tables.

use askama::Template;

use super::letters::fitting;
use super::plain;
use draughts_report::words::Language;

/// A card.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Card {
    /// A small line at the top: the event.
    pub over: String,
    /// A large line at the top: the board; may be empty.
    pub head: String,
    /// The names, from top to bottom.
    pub lines: Vec<CardLine>,
    /// A small line at the bottom; may be empty.
    pub under: String,
}

/// A name on a [`Card`].
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CardLine {
    /// A small text before the name: the colour; may be empty.
    pub label: String,
    /// The name.
    pub name: String,
    /// Title, federation and club, on a line below the name; may be empty.
    pub details: String,
}

/// The size of cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardSize {
    /// A card to wear: 90 by 54 mm, ten to an A4 page.
    Name,
    /// A card for a table: 180 by 130 mm, two to an A4 page.
    Table,
}

/// The layout of the cards on a page, in millimetres.
struct Grid {
    left: u16,
    top: u16,
    width: u16,
    height: u16,
    across: u16,
    down: u16,
    /// The largest font size of a name, in points.
    largest: usize,
}

impl CardSize {
    const fn grid(self) -> Grid {
        match self {
            Self::Name => {
                Grid { left: 15, top: 13, width: 90, height: 54, across: 2, down: 5, largest: 22 }
            }
            Self::Table => {
                Grid { left: 15, top: 18, width: 180, height: 130, across: 1, down: 2, largest: 44 }
            }
        }
    }
}

/// The width and height of an A4 page, in millimetres.
const PAPER: (u16, u16) = (210, 297);

/// The length of a cut mark, in millimetres.
const MARK: u16 = 6;

/// A cut mark: left, top, width and height, in millimetres.
struct Mark {
    left: u16,
    top: u16,
    width: u16,
    height: u16,
}

impl Grid {
    /// Returns the cut marks outside the cards, at each line along which they are cut.
    fn marks(&self) -> Vec<Mark> {
        let (wide, high) = PAPER;
        let (left, top) = (self.left, self.top);
        let (right, bottom) = (left + self.across * self.width, top + self.down * self.height);
        let across = (0..=self.across).map(|at| left + at * self.width).flat_map(|x| {
            let above = Mark { left: x, top: top.saturating_sub(MARK + 2), width: 0, height: MARK };
            let height = MARK.min(high - bottom - 2);
            [above, Mark { left: x, top: bottom + 2, width: 0, height }]
        });
        let down = (0..=self.down).map(|at| top + at * self.height).flat_map(|y| {
            let before =
                Mark { left: left.saturating_sub(MARK + 2), top: y, width: MARK, height: 0 };
            let width = MARK.min(wide - right - 2);
            [before, Mark { left: right + 2, top: y, width, height: 0 }]
        });
        across.chain(down).collect()
    }
}

/// A card with its place on the page and its font sizes.
struct Placed {
    card: Card,
    left: u16,
    top: u16,
    /// The font size of each name, in points.
    sizes: Vec<usize>,
}

/// Returns the cards as an HTML document in a language: A4 pages with cut marks.
pub fn cards_html(cards: &[Card], size: CardSize, language: Language) -> String {
    let grid = size.grid();
    let on_page = usize::from(grid.across * grid.down);
    let pages = cards.chunks(on_page).map(|cards| {
        let placed = (0_u16..).zip(cards).map(|(at, card)| {
            let card = card.plain();
            // A name that would be too small on one line is set on two or three.
            let letters = |line: &CardLine| {
                let width = usize::from(grid.width - 12);
                let largest = |lines: usize| (grid.largest * 2 / (lines + 1)).max(8);
                let size = |lines: usize| fitting(&line.name, width, lines, 8..=largest(lines));
                (1..=3).map(size).max().unwrap_or(8)
            };
            Placed {
                left: grid.left + at % grid.across * grid.width,
                top: grid.top + at / grid.across * grid.height,
                sizes: card.lines.iter().map(letters).collect(),
                card,
            }
        });
        placed.collect()
    });
    let title = cards.first().map(|card| plain(&card.over)).unwrap_or_default();
    let page = Pages {
        language: language.code(),
        title,
        width: grid.width,
        height: grid.height,
        is_table: size == CardSize::Table,
        marks: grid.marks(),
        pages: pages.collect(),
    };
    page.render().expect("a string takes every page")
}

#[derive(Template)]
#[template(path = "sheet/cards.html")]
struct Pages {
    language: &'static str,
    title: String,
    width: u16,
    height: u16,
    is_table: bool,
    marks: Vec<Mark>,
    pages: Vec<Vec<Placed>>,
}

/// Returns the cards as plain text, with a dashed line between two of them.
pub fn cards_text(cards: &[Card], language: Language) -> String {
    let cut = format!("\n{}\n\n", "- ".repeat(36).trim_end());
    let one = |card: &Card| {
        let card = card.plain();
        let mut lines = vec![card.over, card.head];
        for line in card.lines {
            let colon = format!("{}: ", language.before_colon());
            let label = if line.label.is_empty() { String::new() } else { line.label + &colon };
            lines.extend([label + &line.name, line.details]);
        }
        lines.push(card.under);
        let lines = lines.into_iter().filter(|line| !line.is_empty());
        lines.map(|line| line + "\n").collect::<String>()
    };
    cards.iter().map(one).collect::<Vec<_>>().join(&cut)
}

impl Card {
    /// Returns the card with every text on one line and made safe.
    fn plain(&self) -> Self {
        let line = |line: &CardLine| CardLine {
            label: plain(&line.label),
            name: plain(&line.name),
            details: plain(&line.details),
        };
        Self {
            over: plain(&self.over),
            head: plain(&self.head),
            lines: self.lines.iter().map(line).collect(),
            under: plain(&self.under),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cards_and_their_marks_lie_on_the_page() {
        for size in [CardSize::Name, CardSize::Table] {
            let grid = size.grid();
            assert!(grid.left + grid.across * grid.width <= PAPER.0, "{size:?}");
            assert!(grid.top + grid.down * grid.height <= PAPER.1, "{size:?}");
            let marks = grid.marks();
            assert_eq!(marks.len(), usize::from(2 * (grid.across + 1) + 2 * (grid.down + 1)));
            for mark in marks {
                assert!(mark.left + mark.width <= PAPER.0 && mark.top + mark.height <= PAPER.1);
            }
        }
    }

    #[test]
    fn a_long_name_has_smaller_letters() {
        let named = |name: &str| Card {
            lines: vec![CardLine { name: name.into(), ..CardLine::default() }],
            ..Card::default()
        };
        let cards = [named("Ash"), named(&"Bluebird-Hawthorn, Hazel of the Hedge".repeat(4))];
        let html = cards_html(&cards, CardSize::Name, Language::English);
        assert!(html.contains("font-size: 22pt") && html.contains("font-size: 8pt"), "{html}");
        assert_eq!(html.matches("class=\"mark\"").count(), 6 + 12);
    }
}
