//! The English of messages.
//!
//! Messages carry their English as a pattern of Project Fluent. This module renders the part of
//! Fluent that these patterns use: facts, literals, selections by word or by number, ordinals, and
//! messages of [`SHARED`] or the message itself. The catalogues of `draughts-words` render all
//! languages; a test holds that both give the same English.

use super::{Fact, Said};

/// The English that several messages refer to, and that of messages declared without their own, as
/// a catalogue of Project Fluent.
pub static SHARED: &str = include_str!("shared.ftl");

/// The length, in characters, up to which a message quotes a text in full.
const MOST_WHOLE: usize = 10_000;
/// The number of characters quoted of a longer text.
const SHOWN: usize = 200;
/// How deep messages may refer to each other.
const DEEPEST: usize = 40;

/// Renders a message; `None` if it has no English, or refers to something that it does not have.
pub(super) fn whole(said: &Said) -> Option<String> {
    rendered(said, None, 0)
}

/// Renders a fact as part of a message.
pub(super) fn fact(fact: &Fact) -> String {
    text(fact, 0)
}

/// Shortens a text for quoting in a message.
///
/// A text longer than any that a person writes is cut, followed by the number of further
/// characters.
pub fn shortened(text: &str) -> String {
    if text.char_indices().nth(MOST_WHOLE).is_none() {
        return text.to_owned();
    }
    let shown: String = text.chars().take(SHOWN).collect();
    format!("{shown}... [+{}]", text.chars().count() - SHOWN)
}

/// Returns the separator of a list: a semicolon if an item contains a comma, as names in list order
/// do.
pub fn between(parts: &[String]) -> &'static str {
    if parts.iter().any(|part| part.contains(", ")) { "; " } else { ", " }
}

/// Renders a message or one of its attributes.
fn rendered(said: &Said, attribute: Option<&str>, depth: usize) -> Option<String> {
    let own = said.message.english;
    let entry = if own.is_empty() { shared(said.message.id)? } else { own };
    referred(entry, attribute, said, depth)
}

/// Renders the value or an attribute of an entry, with the facts of a message.
fn referred(entry: &str, attribute: Option<&str>, said: &Said, depth: usize) -> Option<String> {
    let value = &entry[entry.find('=')? + 1..];
    let begins = match attribute {
        None => value,
        Some(name) => {
            let mut all =
                value.match_indices("\n    .").map(|(at, mark)| &value[at + mark.len()..]);
            all.find_map(|rest| rest.strip_prefix(name)?.trim_start().strip_prefix('='))?
        }
    };
    let pattern = begins.split("\n    .").next().unwrap_or_default();
    if depth > DEEPEST {
        return None;
    }
    let mut reader = Reader { rest: pattern.trim_start(), said, depth, is_broken: false };
    let text = reader.pattern(false);
    (!reader.is_broken && reader.rest.is_empty()).then_some(text)
}

/// Finds an entry of [`SHARED`], with its lines.
fn shared(id: &str) -> Option<&'static str> {
    let is_of = |rest: &str| rest.strip_prefix(id).is_some_and(|rest| rest.starts_with(" ="));
    let mut starts = std::iter::once(0).chain(SHARED.match_indices('\n').map(|(at, _)| at + 1));
    let entry = &SHARED[starts.find(|&at| is_of(&SHARED[at..]))?..];
    // The further lines of an entry are indented.
    let ends = |&(at, _): &(usize, &str)| !entry[at + 1..].starts_with(' ');
    let end = entry.match_indices('\n').find(ends).map_or(entry.len(), |(at, _)| at);
    Some(&entry[..end])
}

/// Renders a fact as text.
fn text(fact: &Fact, depth: usize) -> String {
    let said =
        |said: &Said| rendered(said, None, depth + 1).unwrap_or_else(|| said.id().to_owned());
    match fact {
        Fact::Text(text) | Fact::Id(text) => shortened(text),
        Fact::Number(number) => number.to_string(),
        Fact::Round(round) => round.to_string(),
        Fact::Figure(text) | Fact::Day(text) => text.clone(),
        Fact::Word(word) => (*word).to_owned(),
        Fact::Said(inner) => said(inner),
        Fact::HelpOf(inner) => rendered(inner, Some("help"), depth + 1).unwrap_or_default(),
        Fact::List(facts) => {
            let parts: Vec<String> = facts.iter().map(|fact| text(fact, depth + 1)).collect();
            parts.join(between(&parts))
        }
        Fact::Sentences(several, between) => {
            several.iter().map(said).collect::<Vec<_>>().join(between)
        }
        Fact::None => String::new(),
    }
}

/// The value of an expression.
enum Value {
    Text(String),
    Number { number: i64, ordinal: bool },
}

impl Value {
    /// Returns whether the key of a variant selects it: a word, a number, or a plural category.
    fn is(&self, key: &str) -> bool {
        match self {
            // The key is a number then, which no text is.
            Self::Text(_) if key.starts_with(|c: char| c.is_ascii_digit()) => false,
            Self::Text(text) => text == key,
            Self::Number { number, ordinal } => match key.parse::<i64>() {
                Ok(exact) => exact == *number,
                Err(_) => key == category(number.unsigned_abs(), *ordinal),
            },
        }
    }
}

/// Returns the English plural category of a number, cardinal or ordinal.
const fn category(number: u64, ordinal: bool) -> &'static str {
    match (ordinal, number % 10, number % 100) {
        (false, ..) => {
            if number == 1 {
                "one"
            } else {
                "other"
            }
        }
        (true, _, 11..=13) => "other",
        (true, 1, _) => "one",
        (true, 2, _) => "two",
        (true, 3, _) => "few",
        (true, ..) => "other",
    }
}

/// Reads a pattern and renders it in the same pass.
struct Reader<'a> {
    rest: &'a str,
    said: &'a Said,
    depth: usize,
    /// Whether the pattern refers to something that is not there, or is no pattern.
    is_broken: bool,
}

impl<'a> Reader<'a> {
    /// Reads a pattern up to its end; `inside` a selection, up to the next variant or the brace.
    fn pattern(&mut self, inside: bool) -> String {
        let mut out = String::new();
        // Blanks at the end of a text are not part of it, but those of a value are.
        let mut kept = 0;
        while let Some(next) = self.rest.chars().next() {
            match next {
                '{' => {
                    self.rest = &self.rest[1..];
                    match self.placeable() {
                        Some(text) => out.push_str(&text),
                        None => self.is_broken = true,
                    }
                    kept = out.len();
                }
                '}' if inside => break,
                '\n' => {
                    let text = self.rest.trim_start();
                    let blank = &self.rest[..self.rest.len() - text.len()];
                    self.rest = text;
                    if inside && text.starts_with(['[', '*', '}']) {
                        break;
                    }
                    // The blanks before a line are not part of the text; empty lines are.
                    out.extend(blank.chars().filter(|&blank| blank == '\n'));
                }
                _ => {
                    out.push(next);
                    self.rest = &self.rest[next.len_utf8()..];
                }
            }
        }
        out.truncate(out[kept..].trim_end().len() + kept);
        out
    }

    /// Reads the rest of a placeable, after its opening brace.
    fn placeable(&mut self) -> Option<String> {
        self.blank();
        let value = self.expression();
        self.blank();
        let text = if self.take("->") {
            self.selection(value.as_ref())
        } else {
            value.map(|value| match value {
                Value::Text(text) => text,
                Value::Number { number, .. } => number.to_string(),
            })
        };
        if !self.take("}") {
            // Not a pattern: nothing of the rest can be read.
            (self.rest, self.is_broken) = ("", true);
        }
        text
    }

    fn expression(&mut self) -> Option<Value> {
        if self.take("\"") {
            return self.literal().map(Value::Text);
        }
        if self.take("$") {
            let name = self.name();
            return self.fact(name);
        }
        if self.take("NUMBER(") {
            let end = self.rest.find(')')?;
            let inside = &self.rest[..end];
            self.rest = &self.rest[end + 1..];
            let name = inside.trim_start().strip_prefix('$')?.split(',').next()?.trim_end();
            let ordinal = inside.contains("\"ordinal\"");
            return Some(match self.fact(name)? {
                Value::Number { number, .. } => Value::Number { number, ordinal },
                // No number, so no variant but the default is for it.
                Value::Text(_) => Value::Text(String::new()),
            });
        }
        let id = self.name();
        let attribute = self.take(".").then(|| self.name());
        let own = self.said.message.english;
        let is_own = id == self.said.id() && !own.is_empty();
        let entry = if is_own { own } else { shared(id)? };
        referred(entry, attribute, self.said, self.depth + 1).map(Value::Text)
    }

    /// Reads the rest of a literal, after its opening quote: `\"`, `\\` and `\u00A0` are escapes.
    fn literal(&mut self) -> Option<String> {
        let mut literal = String::new();
        loop {
            let next = self.rest.chars().next()?;
            self.rest = &self.rest[next.len_utf8()..];
            match next {
                '"' => return Some(literal),
                '\\' => {
                    let escape = self.rest.chars().next()?;
                    self.rest = &self.rest[escape.len_utf8()..];
                    let digits = match escape {
                        'u' => 4,
                        'U' => 6,
                        other => {
                            literal.push(other);
                            continue;
                        }
                    };
                    let (code, rest) = self.rest.split_at_checked(digits)?;
                    literal.push(char::from_u32(u32::from_str_radix(code, 16).ok()?)?);
                    self.rest = rest;
                }
                other => literal.push(other),
            }
        }
    }

    fn fact(&self, name: &str) -> Option<Value> {
        let (_, fact) = self.said.facts.iter().find(|(own, _)| *own == name)?;
        Some(match fact {
            Fact::Number(number) => Value::Number { number: *number, ordinal: false },
            Fact::Round(round) => Value::Number { number: (*round).into(), ordinal: false },
            Fact::None => Value::Text("none".to_owned()),
            other => Value::Text(text(other, self.depth)),
        })
    }

    /// Reads the variants of a selection and returns the text of the one that the value selects.
    fn selection(&mut self, value: Option<&Value>) -> Option<String> {
        let (mut chosen, mut default) = (None, None);
        let was_broken = self.is_broken;
        loop {
            self.blank();
            let is_default = self.take("*");
            if !self.take("[") {
                break;
            }
            let end = self.rest.find(']')?;
            let key = self.rest[..end].trim();
            self.rest = self.rest[end + 1..].trim_start();
            self.is_broken = false;
            let text = self.pattern(true);
            let text = (!self.is_broken).then_some(text);
            if chosen.is_none() && value.is_some_and(|value| value.is(key)) {
                chosen = Some(text);
            } else if is_default {
                default = Some(text);
            }
        }
        self.is_broken = was_broken;
        value.and(chosen.or(default)?)
    }

    fn name(&mut self) -> &'a str {
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        let end = self.rest.find(|c| !is_part(c)).unwrap_or(self.rest.len());
        // An arrow may follow without a blank.
        let end = if self.rest[..end].ends_with('-') && self.rest[end..].starts_with('>') {
            end - 1
        } else {
            end
        };
        let (name, rest) = self.rest.split_at(end);
        self.rest = rest;
        name
    }

    fn blank(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn take(&mut self, mark: &str) -> bool {
        let rest = self.rest.strip_prefix(mark);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::{between, shortened};
    use crate::said::{Figures, HelpOf, Said, Sentences, said};

    fn no_games() -> Said {
        said!("t-no-games", "no games", help "play one")
    }

    #[test]
    fn a_message_is_displayed_as_its_english() {
        let games = |count: u16| {
            said!("t-games", "{ $who ->
                [white] White
               *[black] Black
            } has { $count ->
                [0] no games
                [one] one game
               *[other] { $count } games
            } (the { NUMBER($count, type: \"ordinal\") ->
                [one] { $count }st
                [two] { $count }nd
                [few] { $count }rd
               *[other] { $count }th
            })"; who = true, count)
        };
        assert_eq!(games(0).to_string(), "Black has no games (the 0th)");
        assert_eq!(games(1).to_string(), "Black has one game (the 1st)");
        assert_eq!(games(12).to_string(), "Black has 12 games (the 12th)");
        assert_eq!(games(33).to_string(), "Black has 33 games (the 33rd)");
    }

    #[test]
    fn messages_lists_and_help_inside_a_message_are_rendered() {
        let names = vec!["Ash, Ann".to_owned(), "Birch".to_owned()];
        let both = Sentences::listed(vec![no_games(), no_games()]);
        let said = said!(
            "t-all",
            "{ $names }: { $one }; { $both } ({ $help }){ $none ->
                [none] {\"\"}
               *[other] { \" \" }{ $none }
            }, { $points }",
            help "{ t-all }!";
            names,
            one = no_games(),
            both,
            help = HelpOf(no_games()),
            none = None::<String>,
            points = Figures("1.5".into()),
        );
        let text = "Ash, Ann; Birch: no games; no games; no games (play one), 1.5";
        assert_eq!(said.to_string(), text);
        let help = said!("t-help", "{ $help }"; help = HelpOf(said));
        assert_eq!(help.to_string(), format!("{text}!"));
    }

    #[test]
    fn shared_english_is_found_and_a_message_without_english_has_its_id() {
        let taken = said!("t-taken", "took { pieces-taken }"; takes = 1_u8);
        assert_eq!(taken.to_string(), "took 1 piece");
        let lacking = said!("t-lacking", "took { pieces-taken }"; other = 1_u8);
        assert_eq!(lacking.to_string(), "t-lacking (other: 1)");
        assert_eq!(said!("t-none").to_string(), "t-none");
        let lines = said!("t-lines", "one\n    two{ \"\" }\n\n    three\n");
        assert_eq!(lines.to_string(), "one\ntwo\n\nthree");
        let escaped = said!("t-escaped", r#"{ "\u00A0\"\\" }{"{"}"#);
        assert_eq!(escaped.to_string(), "\u{a0}\"\\{");
        assert_eq!(said!("t-loop", "{ t-loop }").to_string(), "t-loop");
        assert_eq!(said!("t-open", "{ $x"; x = 1_u8).to_string(), "t-open (x: 1)");
    }

    #[test]
    fn names_with_commas_are_kept_apart() {
        let list =
            |parts: &[&str]| between(&parts.iter().map(|&p| p.to_owned()).collect::<Vec<_>>());
        assert_eq!(list(&["Ash, Alder", "Birch"]), "; ");
        assert_eq!(list(&["3", "5-7"]), ", ");
        assert_eq!(list(&["1,5", "2"]), ", ", "a decimal comma is not one");
    }

    #[test]
    fn a_text_is_repeated_whole_unless_nobody_can_have_written_it() {
        let long = "é".repeat(super::MOST_WHOLE);
        assert_eq!(shortened(&long), long);
        let hostile = "é".repeat(5_000_000);
        assert_eq!(shortened(&hostile), format!("{}... [+4999800]", "é".repeat(super::SHOWN)));
    }
}
