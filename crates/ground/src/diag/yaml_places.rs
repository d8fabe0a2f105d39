//! Where the keys of a YAML text stand: a key path to line and column.
//!
//! Also the gate in front of the deserializer: texts that are too large, too
//! deep, or use anchors or tags are refused here, before anything is built from them.

use std::collections::BTreeMap;

use saphyr_parser::{Event, Parser, Span as Mark};

use super::Place;

/// Deepest nesting that is read.
const MAX_DEPTH: usize = 64;
/// Largest text that is read, in bytes.
const MAX_BYTES: usize = 16 << 20;

/// The places of every key and list item of one YAML document.
#[derive(Debug, Clone, Default)]
pub struct YamlPlaces {
    first: BTreeMap<String, Place>,
    /// Where a key stands a second time.
    again: BTreeMap<String, Place>,
}

/// Why a text is not read as YAML.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct YamlRefused {
    /// What is wrong.
    pub message: String,
    /// Where.
    pub place: Place,
}

impl YamlPlaces {
    /// Reads the places of a text.
    ///
    /// # Errors
    ///
    /// Text that is not YAML, that holds several documents, is over 16 MiB or 64
    /// levels deep, or that uses anchors, aliases or tags.
    pub fn read(text: &str) -> Result<Self, YamlRefused> {
        let refuse = |message: &str, mark: &Mark| {
            Err(YamlRefused { message: message.into(), place: place(mark) })
        };
        if text.len() > MAX_BYTES {
            let place = Place { line: 1, column: 1 };
            return Err(YamlRefused { message: "the file is over 16 MiB".into(), place });
        }
        let (mut places, mut again) = (BTreeMap::new(), BTreeMap::new());
        let mut open: Vec<Level> = Vec::new();
        let mut documents = 0;
        for event in Parser::new_from_str(text) {
            let (event, mark) = event.map_err(|error| YamlRefused {
                message: format!("not readable as YAML: {}", error.info()),
                place: Place {
                    line: error.marker().line() as u64,
                    column: error.marker().col() as u64 + 1,
                },
            })?;
            match event {
                Event::DocumentStart(_) => {
                    documents += 1;
                    if documents > 1 {
                        return refuse("a second document begins here", &mark);
                    }
                }
                Event::Alias(_)
                | Event::Scalar(_, _, 1.., _)
                | Event::SequenceStart(1.., _)
                | Event::MappingStart(1.., _) => {
                    return refuse("anchors and aliases are not read", &mark);
                }
                Event::Scalar(_, _, _, Some(_))
                | Event::SequenceStart(_, Some(_))
                | Event::MappingStart(_, Some(_)) => {
                    return refuse("tags, such as !word, are not read", &mark);
                }
                Event::Scalar(text, ..) => {
                    if let Some(Level::Map { path, key: key @ None }) = open.last_mut() {
                        let entry = join(path, &text);
                        if places.contains_key(&entry) {
                            again.entry(entry.clone()).or_insert(place(&mark));
                        } else {
                            places.insert(entry.clone(), place(&mark));
                        }
                        *key = Some(entry);
                    } else {
                        value(&mut open, &mut places, &mark);
                    }
                }
                Event::SequenceStart(..) | Event::MappingStart(..) => {
                    if open.len() == MAX_DEPTH {
                        return refuse("nested deeper than 64 levels", &mark);
                    }
                    let path = value(&mut open, &mut places, &mark);
                    open.push(if matches!(event, Event::MappingStart(..)) {
                        Level::Map { path, key: None }
                    } else {
                        Level::List { path, items: 0 }
                    });
                }
                Event::SequenceEnd | Event::MappingEnd => {
                    open.pop();
                }
                _ => {}
            }
        }
        Ok(Self { first: places, again })
    }

    /// True for a text without any key.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.first.is_empty()
    }

    /// Where a key stands for the second time, if it does.
    #[must_use]
    pub fn again(&self, path: &str) -> Option<Place> {
        self.again.get(path).copied()
    }

    /// The place of a key path such as `draws[2].moves`; of the nearest key
    /// above it where the text does not have it.
    #[must_use]
    pub fn of(&self, path: &str) -> Option<Place> {
        let mut path = path;
        loop {
            if let Some(place) = self.first.get(path) {
                return Some(*place);
            }
            path = &path[..path.rfind(['.', '['])?];
        }
    }
}

enum Level {
    Map { path: String, key: Option<String> },
    List { path: String, items: usize },
}

fn join(path: &str, key: &str) -> String {
    if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") }
}

/// The path of the value that begins here; list items get their place.
fn value(open: &mut [Level], places: &mut BTreeMap<String, Place>, mark: &Mark) -> String {
    match open.last_mut() {
        None => String::new(),
        Some(Level::Map { path, key }) => key.take().unwrap_or_else(|| path.clone()),
        Some(Level::List { path, items }) => {
            let item = format!("{path}[{items}]");
            *items += 1;
            places.insert(item.clone(), place(mark));
            item
        }
    }
}

fn place(mark: &Mark) -> Place {
    Place { line: mark.start.line() as u64, column: mark.start.col() as u64 + 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn key_paths_lead_to_their_places() {
        let text = "name: x\ndraws:\n  - {id: a, moves: 3}\n  - id: b\n    moves: 4\n";
        let places = YamlPlaces::read(text).unwrap();
        let at = |path: &str| places.of(path).map(|p| (p.line, p.column));
        assert_eq!(at("name"), Some((1, 1)));
        assert_eq!(at("draws[0].moves"), Some((3, 13)));
        assert_eq!(at("draws[1].moves"), Some((5, 5)));
        assert_eq!(at("draws[1].effect"), Some((4, 5)), "the item, where the key is missing");
        assert_eq!(at("absent"), None);
    }

    #[test]
    fn a_key_that_stands_twice_has_two_places() {
        let places = YamlPlaces::read("a: 1\nb:\n  - {c: 1, c: 2}\na: 2\n").unwrap();
        assert_eq!(places.of("a"), Some(Place { line: 1, column: 1 }));
        assert_eq!(places.again("a"), Some(Place { line: 4, column: 1 }));
        assert_eq!(places.again("b[0].c"), Some(Place { line: 3, column: 12 }));
        assert_eq!(places.again("b"), None);
    }

    #[test]
    fn bombs_and_anchors_are_refused() {
        let refused = |text: &str| YamlPlaces::read(text).unwrap_err().message;
        assert!(refused(&"[".repeat(65)).contains("deeper"));
        assert!(refused(&"[".repeat(100_000)).contains("not readable"));
        assert!(refused("a: &x 1\nb: *x").contains("anchors"));
        assert!(refused("a: 1\n---\nb: 2").contains("second document"));
        assert!(refused("a: [1, 2").contains("not readable"));
        for text in ["a: !foo 1", "a: !foo [1]", "a: !!map {b: 1}"] {
            assert!(refused(text).contains("tags"), "{text}");
        }
    }
}
