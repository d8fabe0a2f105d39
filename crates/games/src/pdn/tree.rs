//! A game as a tree: tags, and moves with their annotations and variations.
//!
//! The tree is built from the events of a game's text, and only to write the game again. Nothing
//! that has a meaning is lost. These become comments: remarks in brackets, line comments, clock
//! times after the result, unreadable words, stray brackets and dots, parentheses without a move
//! inside, and numbers that belong to no move. Zero bytes and dots directly after a move are
//! dropped. Text becomes UTF-8, and each comment is on one line ([`comment_text`]).

use super::comment::{comment_text, steers};
use super::decode::decode_in;
use super::events::{MoveToken, PdnEvent, TagPair};
use super::game::GameText;
use super::lexer::Unreadable;
use super::result::{GameResult, Outcome};
use crate::diag::Span;
use crate::encoding::Encoding;

/// The depth up to which variations are kept apart; deeper ones join the variation around them in a
/// tree, and are not judged.
pub const MAX_VARIATION_DEPTH: usize = 256;

/// The most variations of a game that are judged.
pub const MAX_VARIATIONS: usize = 20_000;

/// A game as a tree.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct GameTree {
    /// The tags, in the order of the text.
    pub tags: Vec<Tag>,
    /// The moves and the items between them.
    pub line: Vec<Item>,
    /// The result after the moves.
    pub result: Option<GameResult>,
}

/// A tag.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tag {
    /// Its name.
    pub name: String,
    /// Its value, without escapes.
    pub value: String,
}

/// An item in a line of moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Item {
    /// A move.
    Move(TreeMove),
    /// A comment, on one line and without braces.
    Comment(String),
    /// A numeric annotation glyph.
    Nag(u16),
    /// A variation on the move before it.
    Variation(Vec<Item>),
    /// A setup command: its name and the text in its quotes.
    Setup {
        /// Usually `FEN`.
        name: String,
        /// The position.
        fen: String,
    },
    /// A result inside a variation.
    Result(GameResult),
}

/// A move of a tree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TreeMove {
    /// Squares and separators; `-` for an unknown move.
    pub text: String,
    /// `!`, `?` and so on; may be empty.
    pub strength: String,
    /// The number before it, if there is one.
    pub number: Option<u32>,
    /// Whether the dots of that number show that the second player moves.
    pub is_second: bool,
}

impl GameTree {
    /// Reads a game.
    pub fn read(game: &GameText<'_>) -> Self {
        let mut reader = Reader { page: game.page(), ..Reader::default() };
        game.events().for_each(|event| reader.event(event, game.bytes()));
        reader.tree(game.bytes())
    }

    /// Returns the value of the first tag of this name, ignoring case.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let is_it = |tag: &&Tag| tag.name.eq_ignore_ascii_case(name);
        self.tags.iter().find(is_it).map(|tag| tag.value.as_str())
    }

    /// Sets the value of the first tag of this name, or adds the tag.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        let is_it = |tag: &&mut Tag| tag.name.eq_ignore_ascii_case(name);
        match self.tags.iter_mut().find(is_it) {
            Some(tag) => tag.value = value.to_owned(),
            None => self.tags.push(Tag { name: name.to_owned(), value: value.to_owned() }),
        }
    }

    /// Returns whether there is a move in the main line or in a variation.
    pub fn has_moves(&self) -> bool {
        has_moves(&self.line)
    }

    /// Removes every comment, including those in variations.
    pub(crate) fn strip_comments(&mut self) {
        strip_comments(&mut self.line);
    }

    /// Removes every variation.
    pub(crate) fn strip_variations(&mut self) {
        self.line.retain(|item| !matches!(item, Item::Variation(_)));
    }
}

fn has_moves(items: &[Item]) -> bool {
    items.iter().any(|item| match item {
        Item::Move(_) => true,
        Item::Variation(inner) => has_moves(inner),
        _ => false,
    })
}

fn strip_comments(items: &mut Vec<Item>) {
    items.retain_mut(|item| match item {
        Item::Comment(_) => false,
        Item::Variation(inner) => {
            strip_comments(inner);
            !inner.is_empty()
        }
        _ => true,
    });
}

/// Replaces each run of blanks by one space.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A variation being read.
struct OpenVariation {
    line: Vec<Item>,
    /// The offset at which it begins.
    start: usize,
    /// The number before it, which may belong to the half-move after it.
    number: Option<(Option<u32>, bool)>,
    number_span: Span,
}

#[derive(Default)]
struct Reader {
    game: GameTree,
    /// The variations being read, the outermost first.
    open: Vec<OpenVariation>,
    main: Vec<Item>,
    /// The number of open parentheses beyond the depth that is kept.
    deeper: usize,
    number: Option<(Option<u32>, bool)>,
    /// The bytes of that number.
    number_span: Span,
    /// The number of the last half-move of the main line, and whether it is the second player's, as
    /// far as printed numbers show.
    last: Option<(u32, bool)>,
    /// Consecutive words that could not be read.
    words: String,
    /// The code page of the file, if it is not UTF-8.
    page: Option<Encoding>,
}

impl Reader {
    fn event(&mut self, event: PdnEvent<'_>, text: &[u8]) {
        if let PdnEvent::Unreadable { span, what } = event {
            let is_glued = || span.start > 0 && text[span.start - 1].is_ascii_alphanumeric();
            match what {
                Unreadable::Nul => {}
                Unreadable::StrayDot if is_glued() => {}
                _ => {
                    if what != Unreadable::StrayDot {
                        self.end_of_number(text, |number| !number.contains(&b'.'));
                    }
                    self.words.push(' ');
                    self.words.push_str(&self.decode(span.of(text)));
                }
            }
            return;
        }
        self.end_of_words();
        match event {
            PdnEvent::Tag(tag) => self.game.tags.push(read_tag(&tag)),
            PdnEvent::MoveNumber(found) => {
                let before = self.number;
                let last = self.number_span.of(text);
                let is_bare = !last.contains(&b'.');
                let is_on_another_line = || {
                    let gap = self.number_span.end..found.span.start;
                    text.get(gap).is_some_and(|gap| gap.contains(&b'\n'))
                };
                let is_another = |(value, _): (Option<u32>, bool)| {
                    found.number.is_some()
                        && value.is_some()
                        && (value != found.number || is_bare && is_on_another_line())
                };
                let is_another = before.is_some_and(is_another);
                if is_another {
                    let has_begun = has_moves(&self.main);
                    // `28.11.` is a date.
                    let is_date = self.number_span.end == found.span.start;
                    if is_date && has_begun {
                        self.number_span.end = found.span.end;
                        self.end_of_number(text, |_| true);
                        self.end_of_words();
                        return;
                    }
                    let has_text = is_bare && !self.main.is_empty();
                    self.end_of_number(text, |_| has_begun || has_text || is_date);
                    self.end_of_words();
                }
                // A repeated number, `1 1`, belongs to a move once, or not at all.
                let is_twice = !is_another
                    && is_bare
                    && self.number.is_some_and(|(value, _)| value == found.number);
                let start = if is_twice { self.number_span.start } else { found.span.start };
                self.number = Some(match (before, found.number) {
                    (Some((value, _)), None) => (value, true),
                    _ => (found.number, found.is_black()),
                });
                self.number_span = Span::new(start, found.span.end);
            }
            PdnEvent::Move(mv) => {
                self.number_of_none(text);
                self.read_move(&mv);
            }
            PdnEvent::UnknownMove { .. } => {
                self.number_of_none(text);
                self.push_move("-".to_owned(), String::new());
            }
            PdnEvent::Result { result, .. } => {
                // Before `*`, a number announces a move, as it does in a game without moves.
                let is_open = result.outcome == Outcome::Unknown || !has_moves(&self.main);
                self.end_of_number(text, |_| !is_open);
                self.end_of_words();
                self.result(result, event.span().of(text));
            }
            PdnEvent::Comment(comment) => self.comment(&comment.decoded().text),
            PdnEvent::VariationStart { .. } if self.open.len() == MAX_VARIATION_DEPTH => {
                self.deeper += 1;
            }
            PdnEvent::VariationStart { span } => {
                let (number, number_span) = (self.number.take(), self.number_span);
                let (line, start) = (Vec::new(), span.end);
                self.open.push(OpenVariation { line, start, number, number_span });
            }
            PdnEvent::VariationEnd { .. } if self.deeper > 0 => self.deeper -= 1,
            PdnEvent::VariationEnd { span } => {
                let Some(open) = self.open.pop() else { return };
                if has_moves(&open.line) {
                    self.line().push(Item::Variation(open.line));
                } else {
                    self.comment(&self.decode(Span::new(open.start, span.start).of(text)));
                }
                (self.number, self.number_span) = (open.number, open.number_span);
            }
            PdnEvent::Nag { number: Some(number), .. } => self.line().push(Item::Nag(number)),
            PdnEvent::Nag { number: None, span } => self.comment(&self.decode(span.of(text))),
            PdnEvent::Setup(setup) => {
                let name = self.decode(setup.name);
                let fen = one_line(&self.decode(setup.fen));
                self.line().push(Item::Setup { name, fen });
            }
            PdnEvent::Times { white, black, .. } => {
                let mut text = self.decode(white);
                if !black.is_empty() {
                    text = format!("{text}/{}", self.decode(black));
                }
                self.comment(&text);
            }
            PdnEvent::Unreadable { .. } => {}
        }
    }

    fn decode(&self, bytes: &[u8]) -> String {
        decode_in(bytes, self.page).text.into_owned()
    }

    fn line(&mut self) -> &mut Vec<Item> {
        self.open.last_mut().map_or(&mut self.main, |open| &mut open.line)
    }

    fn comment(&mut self, text: &str) {
        let text = comment_text(text);
        if !text.is_empty() {
            self.line().push(Item::Comment(text));
        }
    }

    fn end_of_words(&mut self) {
        if !self.words.is_empty() {
            let words = std::mem::take(&mut self.words);
            // An unreadable half-move still takes its turn.
            if let Some((_, is_second)) = self.number.as_mut().filter(|_| is_like_move(&words)) {
                *is_second = true;
            }
            if self.open.is_empty() && is_like_move(&words) {
                self.last = self.last.map(next);
            }
            self.comment(&words);
        }
    }

    /// Adds a number that no move has followed to the words, if it is wanted there.
    fn end_of_number(&mut self, text: &[u8], is_wanted: impl Fn(&[u8]) -> bool) {
        let number = self.number_span.of(text);
        if self.number.is_some_and(|(value, _)| value.is_some()) && is_wanted(number) {
            let number = self.decode(number);
            self.words.push(' ');
            self.words.push_str(&number);
            self.number = None;
        }
    }

    /// Handles a number without a dot that differs from the number of the next half-move, as
    /// counted from those printed before: it belongs to no move and may be a clock.
    fn number_of_none(&mut self, text: &[u8]) {
        if !self.open.is_empty() {
            return;
        }
        let due = self.last.map(next);
        let is_bare = self.number_span.of(text).iter().all(|byte| byte.is_ascii_digit());
        if let (Some((Some(printed), _)), Some(due)) = (self.number, due)
            && is_bare
            && printed != due.0
        {
            self.end_of_number(text, |_| true);
            self.end_of_words();
        }
        let printed = self.number.and_then(|(value, is_second)| Some((value?, is_second)));
        self.last = match (printed, due) {
            (Some((value, _)), Some((number, true))) if value == number => due,
            (Some(printed), _) => Some(printed),
            (None, due) => due,
        };
    }

    fn read_move(&mut self, mv: &MoveToken<'_>) {
        // The bytes of a move that are not UTF-8 are decoded as Windows-1252, as the lexer read
        // them.
        let text = match std::str::from_utf8(mv.text) {
            Ok(text) => one_line(text),
            Err(_) => one_line(&Encoding::Windows1252.decode(mv.text)),
        };
        if mv.strength == b"*" {
            // In old books, a star marks a forced move.
            self.push_move(text, String::new());
            self.line().push(Item::Nag(7));
            return;
        }
        self.push_move(text, String::from_utf8_lossy(mv.strength).into_owned());
    }

    fn push_move(&mut self, text: String, strength: String) {
        let (number, is_second) = self.number.take().unwrap_or_default();
        self.line().push(Item::Move(TreeMove { text, strength, number, is_second }));
    }

    /// Stores the first result of the main line; a different one is kept as a comment.
    fn result(&mut self, result: GameResult, bytes: &[u8]) {
        if !self.open.is_empty() {
            self.line().push(Item::Result(result));
            return;
        }
        match self.game.result {
            None => self.game.result = Some(result),
            Some(first)
                if first.outcome == result.outcome || result.outcome == Outcome::Unknown => {}
            Some(_) => self.comment(&self.decode(bytes)),
        }
    }

    fn tree(mut self, text: &[u8]) -> GameTree {
        // A bare number at the end is a move that was cut after its first square.
        let has_begun = has_moves(&self.main);
        self.end_of_number(text, |number| has_begun && !number.contains(&b'.'));
        self.end_of_words();
        while let Some(open) = self.open.pop() {
            self.line().push(Item::Variation(open.line));
        }
        self.game.line = self.main;
        self.game
    }
}

/// Returns the number of the next half-move, and whether it is the second player's.
const fn next((number, is_second): (u32, bool)) -> (u32, bool) {
    match is_second {
        true => (number.saturating_add(1), false),
        false => (number, true),
    }
}

/// Returns whether a single word looks like a half-move: `4O-35`.
fn is_like_move(words: &str) -> bool {
    let word = words.trim();
    let ends = word.split_once(['-', 'x', 'X', ':', '*']);
    let is_square = |text: &str| {
        (1..=3).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
    };
    ends.is_some_and(|(from, to)| is_square(from) && is_square(to))
        && word.bytes().any(|byte| byte.is_ascii_digit())
}

fn read_tag(tag: &TagPair<'_>) -> Tag {
    let value: String = tag.value().text.chars().map(|c| if steers(c) { ' ' } else { c }).collect();
    // In a value over several lines, each line end with its indent becomes one space.
    let value = if tag.raw_value.iter().any(u8::is_ascii_control) {
        one_line(&value)
    } else {
        value.trim().to_owned()
    };
    Tag { name: one_line(&decode_in(tag.name, tag.page).text), value }
}
