//! A YAML text as a tree of nodes with byte spans.
//!
//! The parser counts characters, and some of its spans extend beyond the node (quoted scalars,
//! blocks). Here every span is in bytes and ends with the node's own text.

use std::borrow::Cow;

use rustc_hash::FxHashMap;
use saphyr_parser::{Event, ScalarStyle, Span};

use super::EditError;
use super::lines;
use super::scalar::Style;
use crate::read::Events;

/// A value and its span.
#[derive(Debug)]
pub(super) struct Node<'t> {
    /// The start of its text; for a block scalar, the start of its content.
    pub(super) start: usize,
    /// The end of its text, without trailing comments and blank lines.
    pub(super) end: usize,
    pub(super) kind: Kind<'t>,
}

#[derive(Debug)]
pub(super) enum Kind<'t> {
    Scalar(Style),
    List { items: Vec<Node<'t>>, flow: bool },
    Map { entries: Vec<Entry<'t>>, flow: bool },
}

/// A key with its value.
#[derive(Debug)]
pub(super) struct Entry<'t> {
    pub(super) key: Node<'t>,
    /// The text of the key, without quotes.
    pub(super) name: Cow<'t, str>,
    /// The offset after the colon; `None` for a key written with `?` or without a colon.
    pub(super) colon: Option<usize>,
    pub(super) value: Node<'t>,
}

impl<'t> Node<'t> {
    /// Parses a text; `None` if it contains no document.
    pub(super) fn read(text: &'t str) -> Result<Option<Self>, EditError> {
        let mut reader = Reader { text, chars: Chars { text, chars: 0, bytes: 0 } };
        let mut open: Vec<Open> = Vec::new();
        let mut root = None;
        let mut events = Events::of(text)?;
        while let Some((event, span)) = events.next()? {
            let mut node = match event {
                Event::Scalar(said, style, ..) => {
                    let node = reader.scalar(&said, style, span);
                    if let Some(Open { node: Node { kind: Kind::Map { .. }, .. }, key }) =
                        open.last_mut()
                        && key.is_none()
                    {
                        *key = Some((node, said));
                        continue;
                    }
                    node
                }
                Event::SequenceStart(..) | Event::MappingStart(..) => {
                    let (start, end) =
                        (reader.chars.byte(&span.start), reader.chars.byte(&span.end));
                    let flow = is_flow(&text[start..end]);
                    let kind = if matches!(event, Event::SequenceStart(..)) {
                        Kind::List { items: Vec::new(), flow }
                    } else {
                        Kind::Map { entries: Vec::new(), flow }
                    };
                    open.push(Open { node: Node { start, end, kind }, key: None });
                    continue;
                }
                Event::SequenceEnd | Event::MappingEnd => {
                    let Some(open) = open.pop() else { continue };
                    reader.closed(open.node, &span)
                }
                _ => continue,
            };
            match open.last_mut() {
                None => root = Some(node),
                Some(Open { node: Node { kind: Kind::List { items, .. }, .. }, .. }) => {
                    items.push(node);
                }
                Some(Open { node: Node { kind: Kind::Map { entries, .. }, .. }, key }) => {
                    let Some((key, name)) = key.take() else {
                        return Err(EditError::Key { line: lines::number(text, node.start) });
                    };
                    let behind = lines::skip_blanks(text, key.end);
                    let colon = text[behind..].starts_with(':').then_some(behind + 1);
                    if node.is_empty() {
                        let at = colon.unwrap_or(key.end);
                        (node.start, node.end) = (at, at);
                    }
                    entries.push(Entry { key, name, colon, value: node });
                }
                Some(_) => {}
            }
        }
        Ok(root)
    }

    /// Returns whether the value is absent from the text.
    pub(super) fn is_empty(&self) -> bool {
        self.start == self.end && matches!(self.kind, Kind::Scalar(Style::Plain))
    }

    /// Returns whether the value is on lines of its own: a block of keys, items or text.
    pub(super) fn is_block(&self) -> bool {
        match self.kind {
            Kind::Scalar(style) => style == Style::Block,
            Kind::List { flow, .. } | Kind::Map { flow, .. } => !flow,
        }
    }

    /// Collects the spans of all scalars in it, in text order.
    pub(super) fn scalars(&self, out: &mut Vec<(usize, usize)>) {
        match &self.kind {
            Kind::Scalar(_) => out.push((self.start, self.end)),
            Kind::List { items, .. } => items.iter().for_each(|item| item.scalars(out)),
            Kind::Map { entries, .. } => {
                for entry in entries {
                    entry.key.scalars(out);
                    entry.value.scalars(out);
                }
            }
        }
    }
}

/// Returns the indices of the entries by name.
pub(super) fn index<'n>(entries: &'n [Entry]) -> FxHashMap<&'n str, usize> {
    entries.iter().enumerate().map(|(at, entry)| (&*entry.name, at)).collect()
}

/// A collection that has not ended yet, and the key that waits for its value.
struct Open<'t> {
    node: Node<'t>,
    key: Option<(Node<'t>, Cow<'t, str>)>,
}

struct Reader<'t> {
    text: &'t str,
    chars: Chars<'t>,
}

impl<'t> Reader<'t> {
    fn scalar(&mut self, said: &str, style: ScalarStyle, span: Span) -> Node<'t> {
        let start = self.chars.byte(&span.start);
        let until = self.chars.byte(&span.end);
        let written = &self.text[start..until];
        let (end, style) = match style {
            // For an absent value, the parser's span covers the text after it.
            ScalarStyle::Plain if said.is_empty() && !written.starts_with('!') => {
                (start, Style::Plain)
            }
            ScalarStyle::Plain => (start + written.trim_end().len(), Style::Plain),
            ScalarStyle::SingleQuoted => (start + quoted(written, '\''), Style::Single),
            ScalarStyle::DoubleQuoted => (start + quoted(written, '"'), Style::Double),
            ScalarStyle::Literal | ScalarStyle::Folded => {
                // Blank lines at the end are content if the parser reads them as content (`|+`).
                let kept = if said.ends_with("\n\n") {
                    lines_end(written)
                } else {
                    self.text[..until].trim_end().len().saturating_sub(start)
                };
                (start + kept, Style::Block)
            }
        };
        Node { start, end, kind: Kind::Scalar(style) }
    }

    /// Determines the end of a complete collection.
    fn closed(&mut self, mut node: Node<'t>, span: &Span) -> Node<'t> {
        let last = match &node.kind {
            Kind::List { items, .. } => items.last().map(|item| item.end),
            Kind::Map { entries, .. } => entries.last().map(|entry| entry.value.end),
            Kind::Scalar(_) => None,
        };
        node.end = match (node.is_block(), last) {
            (true, Some(last)) => last.max(node.start),
            (true, None) => node.start,
            (false, _) => self.chars.byte(&span.start) + 1,
        };
        node
    }
}

/// Returns whether a collection begins with a bracket, after an optional tag.
fn is_flow(written: &str) -> bool {
    let untagged = match written.strip_prefix('!') {
        Some(tag) => tag.trim_start_matches(|c: char| !c.is_whitespace()).trim_start(),
        None => written,
    };
    untagged.starts_with(['[', '{'])
}

/// Returns the length of a quoted scalar, including a tag before it.
fn quoted(written: &str, quote: char) -> usize {
    let bytes = written.as_bytes();
    let Some(open) = written.find(quote) else { return written.trim_end().len() };
    let mut at = open + 1;
    while at < bytes.len() {
        match bytes[at] {
            b'\\' if quote == '"' => at += 1,
            b if char::from(b) == quote => {
                if quote == '"' || bytes.get(at + 1) != Some(&b'\'') {
                    return at + 1;
                }
                at += 1;
            }
            _ => {}
        }
        at += 1;
    }
    bytes.len()
}

/// Returns the length without the last line end.
fn lines_end(written: &str) -> usize {
    written.strip_suffix('\n').map_or(written.len(), |w| w.strip_suffix('\r').unwrap_or(w).len())
}

/// Converts character offsets to byte offsets, moving from one to the next.
struct Chars<'t> {
    text: &'t str,
    chars: usize,
    bytes: usize,
}

impl Chars<'_> {
    fn byte(&mut self, mark: &saphyr_parser::Marker) -> usize {
        let bytes = self.text.as_bytes();
        let is_inside = |at: usize| bytes.get(at).is_some_and(|b| b & 0xC0 == 0x80);
        while self.chars < mark.index() && self.bytes < bytes.len() {
            self.bytes += 1;
            while is_inside(self.bytes) {
                self.bytes += 1;
            }
            self.chars += 1;
        }
        while self.chars > mark.index() {
            self.bytes -= 1;
            while is_inside(self.bytes) {
                self.bytes -= 1;
            }
            self.chars -= 1;
        }
        self.bytes
    }
}
