//! The openings of a round, to print and to read out.

use askama::Template;

use super::{LineView, OpeningMessage, TableText};
use crate::words::{Language, say};
use crate::{one_line, printable};
use draughts_ground::numbers::runs;

/// The openings drawn for a round.
#[derive(Debug, Clone)]
pub struct OpeningCardView {
    /// The name of the event.
    pub event: String,
    /// The round.
    pub round: u16,
    /// The openings, in the order in which they were drawn.
    pub openings: Vec<CardOpening>,
    /// The boards that begin as usual.
    pub usual: Vec<u16>,
    /// The number of games per pairing.
    pub games: usize,
}

/// An opening with its boards.
#[derive(Debug, Clone)]
pub struct CardOpening {
    /// The boards; empty means all.
    pub boards: Vec<u16>,
    /// The line of the table.
    pub line: LineView,
}

impl CardOpening {
    /// Returns the heading, such as "XVI-15, boards 1-4".
    pub fn head(&self, language: Language) -> String {
        let (number, several) = (self.line.number.clone(), self.boards.len() > 1);
        let boards = (!self.boards.is_empty()).then(|| runs(&self.boards));
        say(&OpeningMessage::CardHead { number, boards, several }, language)
    }
}

impl OpeningCardView {
    /// Returns "Club, round 4".
    fn title(&self, language: Language) -> String {
        let (event, round) = (self.event.clone(), self.round);
        say(&OpeningMessage::CardTitle { event, round }, language)
    }

    /// Returns the notes that apply to all openings.
    fn notes(&self, language: Language) -> Vec<String> {
        let usual = (!self.usual.is_empty()).then(|| OpeningMessage::CardUsual {
            boards: runs(&self.usual),
            several: self.usual.len() > 1,
        });
        let both = (self.games > 1).then_some(OpeningMessage::CardBoth);
        usual.iter().chain(&both).map(|echo| say(echo, language)).collect()
    }

    /// Returns the cards as text for a terminal.
    pub fn text(&self, language: Language) -> String {
        let mut out = format!("{}\n", printable(&self.title(language)));
        for opening in &self.openings {
            out.push_str(&format!("\n{}\n", printable(&opening.head(language))));
            for done in opening.line.done(language) {
                out.push_str(&format!("{}\n", printable(&done)));
            }
            out.push_str(opening.line.diagram());
            out.push_str(&format!("{}\n", opening.line.side(language)));
            out.push_str(&format!("{}\n", printable(&opening.line.compulsory_captures(language))));
        }
        let notes = self.notes(language);
        if !notes.is_empty() {
            out.push('\n');
        }
        for note in notes {
            out.push_str(&format!("{}\n", printable(&note)));
        }
        out
    }

    /// Returns the cards as a page to print, one card per opening.
    pub fn html(&self, language: Language) -> String {
        let plain = |text: &str| one_line(text).into_owned();
        let card = |opening: &CardOpening| Card {
            head: plain(&opening.head(language)),
            title: plain(&say(&TableText::of(&opening.line.title), language)),
            done: opening.line.done(language).iter().map(|done| plain(done)).collect(),
            board: opening.line.svg().to_owned(),
            side: plain(opening.line.side(language)),
            due: plain(&opening.line.compulsory_captures(language)),
        };
        let page = Page {
            language: language.code(),
            title: plain(&self.title(language)),
            cards: self.openings.iter().map(card).collect(),
            notes: self.notes(language).iter().map(|note| plain(note)).collect(),
        };
        page.render().expect("a string takes every page")
    }
}

#[derive(Template)]
#[template(path = "openings/card.html")]
struct Page {
    language: &'static str,
    title: String,
    cards: Vec<Card>,
    notes: Vec<String>,
}

/// One opening, each of its texts on one line.
struct Card {
    head: String,
    title: String,
    done: Vec<String>,
    board: String,
    side: String,
    due: String,
}
