//! A text as a tree of values with their places.

use std::borrow::Cow;
use std::collections::HashMap;

use saphyr_parser::{Event, ScalarStyle};
use serde::de::DeserializeOwned;
use serde_yaml::Value;

use super::deserializer::At;
use super::events::place;
use super::{Events, FaultKind, PathStep, Place, ReadError};

/// The values of a text, each with its place.
#[derive(Debug, Clone)]
pub struct Document<'t> {
    /// Each value precedes those inside it, and each key of a mapping its value.
    nodes: Vec<Node<'t>>,
}

/// A value.
#[derive(Debug, Clone)]
pub(super) struct Node<'t> {
    pub(super) kind: Kind<'t>,
    line: u32,
    column: u32,
    /// The first node that is not inside it.
    pub(super) after: usize,
}

#[derive(Debug, Clone)]
pub(super) enum Kind<'t> {
    Scalar {
        text: Cow<'t, str>,
        /// Whether there are no quotes, so that it may be something other than a text.
        plain: bool,
    },
    List,
    Mapping,
}

impl<'t> Document<'t> {
    /// Parses a text.
    ///
    /// # Errors
    ///
    /// Fails if the text is not a single document within the limits.
    pub fn read(text: &'t str) -> Result<Self, ReadError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut events = Events::of(text)?;
        // A value is rarely shorter than this.
        let mut document = Self { nodes: Vec::with_capacity(text.len() / 8 + 1) };
        let mut open = Vec::new();
        while let Some((event, span)) = events.next()? {
            let at = place(&span.start);
            match event {
                Event::Scalar(_, _, _, Some(_))
                | Event::SequenceStart(_, Some(_))
                | Event::MappingStart(_, Some(_)) => {
                    return Err(ReadError::of_text(FaultKind::Tag, at));
                }
                Event::Scalar(text, style, ..) => {
                    let plain = style == ScalarStyle::Plain;
                    document.push(Kind::Scalar { text, plain }, at);
                }
                Event::SequenceStart(..) => open.push(document.push(Kind::List, at)),
                Event::MappingStart(..) => open.push(document.push(Kind::Mapping, at)),
                _ => {
                    let after = document.nodes.len();
                    if let Some(closed) = open.pop() {
                        document.nodes[closed].after = after;
                    }
                }
            }
        }
        if document.nodes.is_empty() {
            document.push(Kind::Scalar { text: "".into(), plain: true }, START);
        }
        Ok(document)
    }

    /// Converts a value to a document, with everything at one place.
    pub(super) fn of(value: &'t Value) -> Self {
        let mut document = Self { nodes: Vec::new() };
        document.put(value);
        document
    }

    /// Deserializes the document.
    ///
    /// # Errors
    ///
    /// Fails if the document does not match `T`.
    pub fn to<T: DeserializeOwned>(&self) -> Result<T, ReadError> {
        T::deserialize(At { document: self, node: 0 })
            .map_err(|raised| raised.at(0).error(|node| self.place(node)))
    }

    /// Returns whether the document has no key or item.
    pub fn holds_nothing(&self) -> bool {
        self.nodes.len() <= 1
    }

    /// Returns the place of a key path such as `draws[2].moves`: that of its key or list item.
    ///
    /// If the document does not have it, returns the place of its nearest existing parent; `None`
    /// if not even the first part exists.
    pub fn place_of(&self, path: &str) -> Option<Place> {
        self.places().place_of(path)
    }

    /// Returns a finder for many paths, whose cost does not grow with the length of the lists.
    pub fn places(&self) -> Places<'_, 't> {
        Places { document: self, items: HashMap::new() }
    }

    /// Iterates over the keys and values of a mapping, or the items of a list.
    fn children(&self, node: usize) -> impl Iterator<Item = usize> {
        let end = self.nodes[node].after;
        let first = Some(node + 1).filter(|&first| first < end);
        std::iter::successors(first, move |&at| {
            Some(self.nodes[at].after).filter(|&next| next < end)
        })
    }

    pub(super) fn node(&self, node: usize) -> &Node<'t> {
        &self.nodes[node]
    }

    /// Returns the text of a scalar.
    pub(super) fn text(&self, node: usize) -> Option<&str> {
        match &self.nodes[node].kind {
            Kind::Scalar { text, .. } => Some(text),
            Kind::List | Kind::Mapping => None,
        }
    }

    /// Returns whether a value is present, and is a scalar or on the line of its key.
    pub(super) fn is_beside(&self, value: usize, key: usize) -> bool {
        match &self.nodes[value].kind {
            Kind::Scalar { text, plain } => !(text.is_empty() && *plain),
            Kind::List | Kind::Mapping => self.nodes[value].line == self.nodes[key].line,
        }
    }

    /// Returns the path step into the value of a key.
    pub(super) fn key(&self, node: usize) -> PathStep {
        PathStep::Key(self.text(node).unwrap_or("?").to_owned())
    }

    fn place(&self, node: usize) -> Place {
        let Node { line, column, .. } = self.nodes[node];
        Place { line: line as usize, column: column as usize }
    }

    /// Adds a value at a place; its content follows.
    fn push(&mut self, kind: Kind<'t>, at: Place) -> usize {
        let node = self.nodes.len();
        // A text of at most 16 MiB has no line or column beyond `u32`.
        let small = |number| u32::try_from(number).unwrap_or(u32::MAX);
        let (line, column) = (small(at.line), small(at.column));
        self.nodes.push(Node { kind, line, column, after: node + 1 });
        node
    }

    fn put(&mut self, value: &'t Value) {
        let plain = |text: Cow<'t, str>| Kind::Scalar { text, plain: true };
        let node = match value {
            Value::Null => self.push(plain("~".into()), START),
            Value::Bool(flag) => self.push(plain(flag.to_string().into()), START),
            Value::Number(number) => self.push(plain(number.to_string().into()), START),
            Value::String(text) => {
                self.push(Kind::Scalar { text: text.into(), plain: false }, START)
            }
            Value::Sequence(items) => {
                let node = self.push(Kind::List, START);
                items.iter().for_each(|item| self.put(item));
                node
            }
            Value::Mapping(entries) => {
                let node = self.push(Kind::Mapping, START);
                for (key, value) in entries {
                    self.put(key);
                    self.put(value);
                }
                node
            }
            Value::Tagged(tagged) => return self.put(&tagged.value),
        };
        self.nodes[node].after = self.nodes.len();
    }
}

/// The first place of a text.
const START: Place = Place { line: 1, column: 1 };

/// Finds the places of key paths in a document.
#[derive(Debug, Clone)]
pub struct Places<'d, 't> {
    document: &'d Document<'t>,
    /// The items of the lists visited so far.
    items: HashMap<usize, Vec<usize>>,
}

impl Places<'_, '_> {
    /// Returns the place of a key path, as [`Document::place_of`] does.
    pub fn place_of(&mut self, path: &str) -> Option<Place> {
        let (mut node, mut rest, mut found) = (0, path, None);
        while let Some((at, value, left)) = self.step(node, rest) {
            (node, rest, found) = (value, left, Some(at));
        }
        found.map(|at| self.document.place(at))
    }

    /// Returns the number of lists enumerated: each only once, regardless of the number of items
    /// requested.
    pub fn lists_gone_through(&self) -> usize {
        self.items.len()
    }

    /// Takes one step along a path: returns its node, the value there, and the rest of the path.
    fn step<'p>(&mut self, node: usize, path: &'p str) -> Option<(usize, usize, &'p str)> {
        let document = self.document;
        match document.nodes[node].kind {
            Kind::Scalar { .. } => None,
            Kind::List => {
                let (item, rest) = path.strip_prefix('[')?.split_once(']')?;
                let items = self.items.entry(node);
                let items = items.or_insert_with(|| document.children(node).collect());
                let at = *items.get(item.parse::<usize>().ok()?)?;
                Some((at, at, rest))
            }
            Kind::Mapping => {
                let path = path.strip_prefix('.').unwrap_or(path);
                // A key may contain dots: the longest one that fits is meant.
                let fits = |&key: &usize| {
                    let rest = path.strip_prefix(document.text(key)?)?;
                    (rest.is_empty() || rest.starts_with(['.', '['])).then_some(rest)
                };
                let keys = document.children(node).step_by(2);
                let key = keys.filter(|key| fits(key).is_some()).fold(None, |longest, key| {
                    let length = |key: usize| document.text(key).map_or(0, str::len);
                    match longest {
                        Some(known) if length(known) >= length(key) => Some(known),
                        _ => Some(key),
                    }
                })?;
                Some((key, document.nodes[key].after, fits(&key)?))
            }
        }
    }
}
