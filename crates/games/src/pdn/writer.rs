//! Games as strict PDN 3.0.
//!
//! Written: UTF-8; the roster first (Event, Site, Date, Round, White, Black, Result) and then the
//! other tags in order, with `"` and `\` escaped; a blank line; the moves, an unknown one as `--`,
//! wrapped at 80 columns; the result, or `*`; line feeds only. Between two games there is one blank
//! line, which [`write_pdn`] does not write. The strict grammar allows only `*` between games; the
//! result is written because readers expect it there.

use std::fmt::Write as _;

use super::comment::{steers, words};
use super::lexer::is_name_byte;
use super::result::GameResult;
use super::tree::{GameTree, Item, Tag, TreeMove};

/// The most columns in a line of moves, unless one word is longer.
pub const LINE_WIDTH: usize = 80;

/// The tags that come first, in this order.
pub const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// Writes a game.
pub fn write_pdn(game: &GameTree) -> String {
    let mut out = String::new();
    let mut tags: Vec<(usize, String, &str)> = game.tags.iter().map(placed).collect();
    tags.sort_by_key(|(place, ..)| *place);
    for (_, name, value) in tags {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        let _ = writeln!(out, "[{name} \"{value}\"]");
    }
    if !out.is_empty() {
        out.push('\n');
    }
    let mut lines = Lines::behind(out);
    lines.items(&game.line);
    lines.word(&game.result.unwrap_or(GameResult::UNKNOWN).to_string());
    lines.finish()
}

/// Returns a tag with its rank among the others and its name as written.
fn placed(tag: &Tag) -> (usize, String, &str) {
    let roster = ROSTER.iter().position(|name| tag.name.eq_ignore_ascii_case(name));
    match roster {
        Some(place) => (place, ROSTER[place].to_owned(), &tag.value),
        None => (ROSTER.len(), strict_tag_name(&tag.name), &tag.value),
    }
}

/// Returns a name in the form of tag names: first a capital, then letters, digits and `_`.
///
/// Letters of other alphabets are kept, although the grammar does not allow them.
pub fn strict_tag_name(name: &str) -> String {
    let plain = |c: char| {
        let known = !c.is_ascii() || is_name_byte(c as u8);
        if known && !c.is_whitespace() && !steers(c) { c } else { '_' }
    };
    let mut name: String = name.chars().map(plain).collect();
    match name.chars().next() {
        Some(first) if first.is_ascii_alphabetic() => {
            name.replace_range(..1, &first.to_ascii_uppercase().to_string());
        }
        Some(first) if !first.is_ascii() => {}
        _ => name.insert(0, 'X'),
    }
    name
}

/// Text that is built word by word and wrapped into lines.
struct Lines {
    out: String,
    /// The number of columns used in the last line.
    column: usize,
    /// The last word, which may still grow.
    word: String,
    /// Whether a line may be broken before that word.
    may_break: bool,
    /// Whether the next word is joined to the last one.
    glued: bool,
}

impl Lines {
    /// Starts lines after a text that ends with a line end.
    fn behind(out: String) -> Self {
        Self { out, column: 0, word: String::new(), may_break: true, glued: true }
    }

    /// Writes a word, on a new line if the current one has no space.
    fn word(&mut self, word: &str) {
        self.put(word, true);
    }

    fn put(&mut self, word: &str, may_break: bool) {
        if !self.glued {
            self.place();
            self.may_break = may_break;
        }
        self.glued = false;
        self.word.push_str(word);
    }

    /// Writes the last word, which is now complete.
    fn place(&mut self) {
        let width = self.word.chars().count();
        if self.column > 0 {
            let is_full = self.column + 1 + width > LINE_WIDTH;
            if self.may_break && is_full {
                self.out.push('\n');
                self.column = 0;
            } else {
                self.out.push(' ');
                self.column += 1;
            }
        }
        self.out.push_str(&self.word);
        self.column += width;
        self.word.clear();
    }

    /// Returns the complete text, including the end of its last line.
    fn finish(mut self) -> String {
        self.place();
        self.out.push('\n');
        self.out
    }

    fn items(&mut self, items: &[Item]) {
        for item in items {
            match item {
                Item::Move(mv) => self.mv(mv),
                Item::Comment(text) => self.comment(text),
                Item::Nag(number) => self.word(&format!("${number}")),
                Item::Variation(inner) => {
                    self.word("(");
                    self.glued = true;
                    self.items(inner);
                    self.glued = true;
                    self.word(")");
                }
                Item::Setup { name, fen } => self.word(&format!("/{name} \"{fen}\"/")),
                Item::Result(result) => self.word(&result.to_string()),
            }
        }
    }

    fn mv(&mut self, mv: &TreeMove) {
        if let Some(number) = mv.number {
            self.word(&format!("{number}{}", if mv.is_second { "..." } else { "." }));
        }
        // A lone hyphen between squares would make them one move.
        let text = if mv.text == "-" { "--" } else { &mv.text };
        self.word(&format!("{text}{}", mv.strength));
    }

    /// Writes a comment word by word; a comment without words is left out.
    fn comment(&mut self, text: &str) {
        let words = words(text);
        for (index, word) in words.iter().enumerate() {
            let lead = if index == 0 { "{" } else { "" };
            let tail = if index + 1 == words.len() { "}" } else { "" };
            // At the start of a line, `[` could start a tag and `%` a comment.
            let may_break = index == 0 || !word.starts_with(['[', '%']);
            self.put(&format!("{lead}{word}{tail}"), may_break);
        }
    }
}
