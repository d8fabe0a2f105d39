//! Conditions on the tags of a game: `Event~"open" and not Date<2020`.
//!
//! A test is a tag, an operator and a value. `~` means that the tag contains the value, ignoring
//! case; `=` and `!=` that it is or is not the value. `<`, `<=`, `>` and `>=` compare numbers part
//! by part, so that `2019.12.31`, `3.1` and `2250` are all ordered. Only as many parts are compared
//! as both sides have: `Date<=2019` includes the whole year. A missing tag is empty. A tag whose
//! value is not a number, such as `2019.??.??` beyond its year, fails a comparison that needs that
//! part. In a date tag, the year may come last (`20-01-1996`); a month and day that may be
//! exchanged (`09-07-2007`) count as unknown.
//!
//! Tests are joined by `not`, `and`, `or`, in this order of precedence, and parentheses. A value
//! needs quotes if it contains blanks or parentheses; `\"` and `\\` are a quote and a backslash.

mod fault;

use std::borrow::Cow;
use std::cmp::Ordering;
use std::collections::BTreeSet;

pub use fault::{ConditionError, ConditionFault};

use super::tag_day::{DATES, TagDay};

/// The most nested parentheses and `not`s.
const MAX_DEPTH: usize = 64;

/// A condition on the tags of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TagCondition {
    text: String,
    node: Node,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Node {
    Test { tag: String, test: Test },
    Not(Box<Node>),
    All(Vec<Node>),
    Any(Vec<Node>),
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Test {
    /// The value contains this text, which is in lower case.
    Contains(String),
    Is(String),
    IsNot(String),
    /// The value compares with these numbers in one of these orders.
    Compares(Vec<u64>, &'static [Ordering]),
}

/// Returns the text in lower case, for comparisons that ignore case.
pub fn folded(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).collect()
}

impl TagCondition {
    /// Parses a condition.
    ///
    /// # Errors
    ///
    /// Fails if the text is not a condition; the error contains the column.
    pub fn parse(text: &str) -> Result<Self, ConditionError> {
        let mut parser = Parser { text, at: 0, depth: 0 };
        let node = parser.any()?;
        match parser.peek() {
            None => Ok(Self { text: text.to_owned(), node }),
            Some(_) => Err(parser.error(ConditionFault::MoreAfterEnd)),
        }
    }

    /// Returns whether the condition holds; `value` returns the value of a tag by its name, empty
    /// if it is missing.
    pub fn holds(&self, value: impl Fn(&str) -> String) -> bool {
        self.node.holds(&value)
    }

    /// Returns the names of the tags in it, without duplicates.
    pub fn tags(&self) -> BTreeSet<&str> {
        let mut tags = BTreeSet::new();
        self.node.name(&mut tags);
        tags
    }

    /// Returns the condition as written.
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl std::str::FromStr for TagCondition {
    type Err = ConditionError;

    fn from_str(text: &str) -> Result<Self, ConditionError> {
        Self::parse(text)
    }
}

impl Node {
    fn name<'n>(&'n self, tags: &mut BTreeSet<&'n str>) {
        match self {
            Self::Test { tag, .. } => {
                tags.insert(tag);
            }
            Self::Not(inner) => inner.name(tags),
            Self::All(inner) | Self::Any(inner) => inner.iter().for_each(|node| node.name(tags)),
        }
    }

    fn holds(&self, value: &impl Fn(&str) -> String) -> bool {
        match self {
            Self::Test { tag, test } => test.holds(tag, value(tag).trim()),
            Self::Not(inner) => !inner.holds(value),
            Self::All(inner) => inner.iter().all(|node| node.holds(value)),
            Self::Any(inner) => inner.iter().any(|node| node.holds(value)),
        }
    }
}

impl Test {
    fn holds(&self, tag: &str, value: &str) -> bool {
        match self {
            Self::Contains(text) => folded(value).contains(text),
            Self::Is(text) => value == text,
            Self::IsNot(text) => value != text,
            Self::Compares(wanted, orders) => compared(&year_first(tag, value), wanted)
                .is_some_and(|order| orders.contains(&order)),
        }
    }
}

/// Compares a value with numbers; `None` if a part that decides is not a number.
fn compared(value: &str, wanted: &[u64]) -> Option<Ordering> {
    let mut parts = parts(value);
    let first: u64 = parts.next()?.parse().ok()?;
    let mut order = first.cmp(wanted.first()?);
    for number in &wanted[1..] {
        if order != Ordering::Equal {
            break;
        }
        let Some(part) = parts.next() else {
            break;
        };
        order = part.parse::<u64>().ok()?.cmp(number);
    }
    Some(order)
}

/// Returns a value with the year first, if it is a date with the year last.
fn year_first<'v>(tag: &str, value: &'v str) -> Cow<'v, str> {
    let is_date = DATES.iter().any(|name| name.eq_ignore_ascii_case(tag));
    let Some(day) = TagDay::year_last(value).filter(|_| is_date) else {
        return Cow::Borrowed(value);
    };
    let parts = day.certain().map(|part| part.map_or_else(|| "?".into(), |part| part.to_string()));
    Cow::Owned(parts.join("."))
}

fn parts(value: &str) -> impl Iterator<Item = &str> {
    value.split(['.', '-', '/', ':']).map(str::trim)
}

struct Parser<'t> {
    text: &'t str,
    at: usize,
    depth: usize,
}

impl<'t> Parser<'t> {
    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    /// Returns the next non-blank character.
    fn peek(&mut self) -> Option<char> {
        self.at += self.rest().len() - self.rest().trim_start().len();
        self.rest().chars().next()
    }

    fn error(&self, what: ConditionFault) -> ConditionError {
        let column = self.text[..self.at].chars().count() + 1;
        ConditionError { column, what }
    }

    /// Skips a whole word, ignoring case; returns whether it was there.
    fn passes(&mut self, word: &str) -> bool {
        self.peek();
        let rest = self.rest();
        let is_it = rest.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word))
            && !rest[word.len()..].starts_with(is_name)
            // Otherwise it is a tag of that name.
            && !rest[word.len()..].trim_start().starts_with(['=', '!', '~', '<', '>']);
        if is_it {
            self.at += word.len();
        }
        is_it
    }

    fn any(&mut self) -> Result<Node, ConditionError> {
        let mut nodes = vec![self.all()?];
        while self.passes("or") {
            nodes.push(self.all()?);
        }
        Ok(if nodes.len() == 1 { nodes.swap_remove(0) } else { Node::Any(nodes) })
    }

    fn all(&mut self) -> Result<Node, ConditionError> {
        let mut nodes = vec![self.one()?];
        while self.passes("and") {
            nodes.push(self.one()?);
        }
        Ok(if nodes.len() == 1 { nodes.swap_remove(0) } else { Node::All(nodes) })
    }

    fn one(&mut self) -> Result<Node, ConditionError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(self.error(ConditionFault::TooDeep { most: MAX_DEPTH }));
        }
        let node = if self.passes("not") {
            Node::Not(Box::new(self.one()?))
        } else if self.peek() == Some('(') {
            self.at += 1;
            let inner = self.any()?;
            if self.peek() != Some(')') {
                return Err(self.error(ConditionFault::Parenthesis));
            }
            self.at += 1;
            inner
        } else {
            self.test()?
        };
        self.depth -= 1;
        Ok(node)
    }

    fn test(&mut self) -> Result<Node, ConditionError> {
        use Ordering::{Equal, Greater, Less};
        self.peek();
        let rest = self.rest();
        // A column header may contain blanks and signs: `"Geb. jaar"`.
        let tag = if rest.starts_with('"') {
            self.value()?
        } else {
            let tag = &rest[..rest.find(|c| !is_name(c)).unwrap_or(rest.len())];
            self.at += tag.len();
            tag.to_owned()
        };
        if tag.is_empty() {
            return Err(self.error(ConditionFault::Tag));
        }
        self.peek();
        let signs = ["!=", "<=", ">=", "~", "=", "<", ">"];
        let Some(sign) = signs.into_iter().find(|sign| self.rest().starts_with(sign)) else {
            return Err(self.error(ConditionFault::Sign { tag }));
        };
        self.at += sign.len();
        self.peek();
        let start = self.at;
        let value = self.value()?;
        let orders: &'static [Ordering] = match sign {
            "<" => &[Less],
            "<=" => &[Less, Equal],
            ">" => &[Greater],
            _ => &[Greater, Equal],
        };
        let test = match sign {
            "~" => Test::Contains(folded(&value)),
            "=" => Test::Is(value),
            "!=" => Test::IsNot(value),
            _ => match parts(&year_first(&tag, &value)).map(str::parse).collect() {
                Ok(numbers) => Test::Compares(numbers, orders),
                Err(_) => {
                    self.at = start;
                    return Err(self.error(ConditionFault::Numbers { sign }));
                }
            },
        };
        Ok(Node::Test { tag, test })
    }

    fn value(&mut self) -> Result<String, ConditionError> {
        let rest = self.rest();
        if !rest.starts_with('"') {
            let end = rest.find(|c: char| c.is_whitespace() || "()\"".contains(c));
            let value = &rest[..end.unwrap_or(rest.len())];
            if value.is_empty() {
                return Err(self.error(ConditionFault::Value));
            }
            self.at += value.len();
            return Ok(value.trim().to_owned());
        }
        let mut value = String::new();
        let mut characters = rest.char_indices().skip(1).peekable();
        while let Some((at, character)) = characters.next() {
            match character {
                '"' => {
                    self.at += at + 1;
                    return Ok(value.trim().to_owned());
                }
                '\\' => {
                    let escaped = characters.next_if(|(_, next)| matches!(next, '"' | '\\'));
                    value.push(escaped.map_or('\\', |(_, next)| next));
                }
                _ => value.push(character),
            }
        }
        Err(self.error(ConditionFault::Quote))
    }
}

/// Returns whether a character can be part of a tag name or column header: `Round`, `Geb.jaar`,
/// `KNDB-nr`.
fn is_name(character: char) -> bool {
    character.is_alphanumeric() || matches!(character, '_' | '.' | '-')
}
