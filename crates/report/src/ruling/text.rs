//! A ruling as text, short enough to be read aloud.

use super::super::printable;
use super::view::RulingView;
use super::words::{Phrase, RulingMessage, capital, sentence};
use super::wrap::LineWidth;
use crate::words::Language;

impl RulingView {
    /// Returns the ruling as text in a language, with the positions drawn if `diagrams`.
    ///
    /// The first line names the game and the rules; the answer follows. Lines have at most 100
    /// columns.
    pub fn text(&self, diagrams: bool, language: Language) -> String {
        self.text_within(None, diagrams, language)
    }

    /// Returns it for a terminal with this many columns.
    pub fn text_within(&self, columns: Option<u16>, diagrams: bool, language: Language) -> String {
        let lines = LineWidth::of_terminal(columns);
        let wrapped = |text: &str, first, further| lines.wrapped(text, first, further);
        // The text is read aloud, so all of it is in one language.
        let language = language.in_full();
        let head = |told: RulingMessage| format!("\n{}\n", Phrase::from(told).say(language));
        let said = self.said.say_to_wrap(language);
        let mut out = self.heading(language) + "\n";
        out.push_str(&wrapped(&said.paragraph(), 0, 0));
        let also: Vec<&str> = std::iter::once(said.claim.as_str())
            .chain(said.more.iter().map(String::as_str))
            .filter(|words| !words.is_empty())
            .collect();
        if !also.is_empty() {
            out.push('\n');
            out.extend(also.iter().map(|words| wrapped(words, 0, 2)));
        }
        if !self.notes.is_empty() {
            out.push_str(&head(RulingMessage::Notes));
            out.extend(
                self.notes.iter().map(|note| wrapped(&sentence(&note.words(language)), 2, 4)),
            );
        }
        if !said.evidence.is_empty() && !self.said.is_before {
            out.push_str(&head(RulingMessage::ToCheck));
            for (half_move, shows, _) in &said.evidence {
                let separator = if shows.is_empty() { "" } else { ": " };
                out.push_str(&wrapped(&format!("{half_move}{separator}{shows}"), 2, 4));
            }
        }
        for list in &said.lists {
            out.push('\n');
            out.push_str(&wrapped(&format!("{}:", list.heading), 0, 2));
            for line in &list.lines {
                out.push_str(&wrapped(line, 2, 4));
            }
        }
        if diagrams {
            for board in &self.boards {
                let title = capital(&board.title.say(language));
                out.push_str(&format!("\n{title}\n{}", board.ascii()));
            }
        }
        printable(&out).into_owned()
    }
}
