//! A ruling as text, short enough to be read aloud.

use super::super::printable;
use super::view::RulingView;
use super::words::sentence;
use super::wrap::wrapped;

impl RulingView {
    /// The ruling as text; with drawings of the positions if `diagrams`.
    ///
    /// The first line says which game and whose laws, the answer follows.
    #[must_use]
    pub fn text(&self, diagrams: bool) -> String {
        let mut out = self.heading() + "\n";
        out.push_str(&wrapped(&self.said.paragraph(), 0, 0));
        let also: Vec<&str> = std::iter::once(self.said.claim.as_str())
            .chain(self.said.more.iter().map(String::as_str))
            .filter(|words| !words.is_empty())
            .collect();
        if !also.is_empty() {
            out.push('\n');
            out.push_str(&wrapped(&also.join(" "), 0, 0));
        }
        if !self.notes.is_empty() {
            out.push_str("\nNotes on the record:\n");
            out.extend(self.notes.iter().map(|note| wrapped(&sentence(note), 2, 4)));
        }
        if !self.said.evidence.is_empty() && !self.said.is_before {
            out.push_str("\nTo check on the board:\n");
            for one in &self.said.evidence {
                let shows = if one.shows.is_empty() { "" } else { ": " };
                let line = format!("{}{shows}{}", one.half_move, one.shows);
                out.push_str(&wrapped(&line, 2, 4));
            }
        }
        for list in &self.said.lists {
            out.push('\n');
            out.push_str(&wrapped(&list.heading, 0, 2));
            for line in &list.lines {
                out.push_str(&wrapped(line, 2, 4));
            }
        }
        if diagrams {
            for board in &self.boards {
                out.push_str(&format!("\n{}\n{}", board.title, board.ascii()));
            }
        }
        printable(&out).into_owned()
    }
}
