//! A reader of published pages that knows only what they may contain and refuses anything else:
//! whatever a text of an event smuggled in would be unknown to it.

use std::collections::BTreeSet;

use sha2::{Digest, Sha256};

/// A page.
#[derive(Debug)]
pub(super) struct Page {
    pub(super) pieces: Vec<Piece>,
}

/// A piece of a page.
#[derive(Debug)]
pub(super) enum Piece {
    Tag(Tag),
    End,
    /// A text, with its entities decoded.
    Text(String),
    /// The content of a style or a script.
    Raw(&'static str, String),
}

/// The start of an element.
#[derive(Debug)]
pub(super) struct Tag {
    pub(super) name: String,
    pub(super) attributes: Vec<(String, String)>,
}

impl Tag {
    /// Returns the value of an attribute.
    pub(super) fn value(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(one, _)| one == name).map(|(_, value)| value.as_str())
    }
}

const TAGS: &[&str] = &[
    "html", "head", "meta", "noscript", "title", "link", "style", "script", "body", "a", "header",
    "p", "nav", "ul", "li", "main", "h1", "h2", "h3", "div", "dl", "dt", "dd", "table", "caption",
    "thead", "tbody", "tr", "th", "td", "details", "summary", "footer", "label", "input", "span",
    "svg", "rect", "circle", "text", "button", "output", "ol", "g", "use", "defs", "symbol",
    "section", "path", "code", "figure", "b", "desc", "u", "bdi",
];

const WITHOUT_END: &[&str] = &["meta", "link", "input"];

const ATTRIBUTES: &[&str] = &[
    "lang",
    "charset",
    "http-equiv",
    "content",
    "name",
    "rel",
    "href",
    "type",
    "hreflang",
    "class",
    "aria-current",
    "aria-label",
    "aria-hidden",
    "aria-labelledby",
    "id",
    "role",
    "tabindex",
    "scope",
    "colspan",
    "hidden",
    "for",
    "autocomplete",
    "spellcheck",
    "data-begins",
    "data-next",
    "data-seconds",
    "xmlns",
    "viewBox",
    "width",
    "height",
    "fill",
    "stroke",
    "stroke-width",
    "x",
    "y",
    "cx",
    "cy",
    "r",
    "font-size",
    "aria-live",
    "min",
    "max",
    "step",
    "value",
    "disabled",
    "d",
    "transform",
    "aria-describedby",
    "font-family",
    "stroke-dasharray",
    "text-anchor",
    "data-game",
    "dir",
    "title",
];

/// Reads a page, and asserts that every element is closed.
pub(super) fn read(name: &str, text: &str) -> Page {
    let mut rest = text.strip_prefix("<!DOCTYPE html>\n").unwrap_or_else(|| panic!("{name}"));
    let mut pieces = Vec::new();
    let mut open: Vec<String> = Vec::new();
    while !rest.is_empty() {
        let Some(after) = rest.strip_prefix('<') else {
            let end = rest.find('<').unwrap_or(rest.len());
            pieces.push(Piece::Text(unescaped(name, &rest[..end])));
            rest = &rest[end..];
            continue;
        };
        let end = after.find('>').unwrap_or_else(|| panic!("{name}: a tag without an end"));
        let (inside, tail) = (&after[..end], &after[end + 1..]);
        rest = tail;
        if let Some(closed) = inside.strip_prefix('/') {
            assert_eq!(open.pop().as_deref(), Some(closed), "{name}: </{closed}>");
            pieces.push(Piece::End);
            continue;
        }
        let (inside, is_closed) = match inside.strip_suffix('/') {
            Some(inside) => (inside, true),
            None => (inside, false),
        };
        let tag = tag(name, inside);
        for raw in ["style", "script"] {
            if tag.name == raw {
                let is_data = raw == "script" && tag.value("type") == Some("application/json");
                assert!(tag.attributes.is_empty() || is_data, "{name}: {tag:?}");
                let end = rest.find(&format!("</{raw}>")).unwrap_or_else(|| panic!("{name}"));
                let inside = &rest[..end];
                if is_data {
                    assert!(!inside.contains(['<', '>', '&']), "{name}: {inside}");
                    serde_json::from_str::<serde_json::Value>(inside).expect("JSON");
                } else {
                    pieces.push(Piece::Raw(raw, inside.to_owned()));
                }
                rest = &rest[end..];
            }
        }
        if !is_closed && !WITHOUT_END.contains(&tag.name.as_str()) {
            open.push(tag.name.clone());
        }
        pieces.push(Piece::Tag(tag));
    }
    assert!(open.is_empty(), "{name}: {open:?} are not closed");
    Page { pieces }
}

fn tag(page: &str, inside: &str) -> Tag {
    let (name, mut rest) = inside.split_once(' ').unwrap_or((inside, ""));
    assert!(TAGS.contains(&name), "{page}: <{name}>");
    let mut attributes: Vec<(String, String)> = Vec::new();
    while !rest.is_empty() {
        let end = rest.find([' ', '=']).unwrap_or(rest.len());
        let own = &rest[..end];
        assert!(ATTRIBUTES.contains(&own) || own == "data-game", "{page}: <{name} {own}>");
        assert!(attributes.iter().all(|(one, _)| one != own), "{page}: {own} twice");
        rest = &rest[end..];
        let mut value = String::new();
        if let Some(quoted) = rest.strip_prefix("=\"") {
            let end = quoted.find('"').unwrap_or_else(|| panic!("{page}: {own} without an end"));
            value = unescaped(page, &quoted[..end]);
            rest = &quoted[end + 1..];
        }
        attributes.push((own.to_owned(), value));
        rest = rest.strip_prefix(' ').unwrap_or_else(|| {
            assert!(rest.is_empty(), "{page}: {rest}");
            rest
        });
    }
    Tag { name: name.to_owned(), attributes }
}

/// Decodes the entities of a text; every `&` must begin one.
fn unescaped(page: &str, text: &str) -> String {
    let mut out = String::new();
    let mut parts = text.split('&');
    out.push_str(parts.next().unwrap_or_default());
    for part in parts {
        let (entity, rest) = part.split_once(';').unwrap_or_else(|| panic!("{page}: &{part}"));
        out.push(match entity {
            "amp" | "#38" => '&',
            "lt" | "#60" => '<',
            "gt" | "#62" => '>',
            "quot" | "#34" => '"',
            "#39" | "#x27" | "apos" => '\'',
            other => panic!("{page}: &{other};"),
        });
        out.push_str(rest);
    }
    out
}

impl Page {
    /// Returns every tag.
    pub(super) fn tags(&self) -> impl Iterator<Item = &Tag> {
        self.pieces.iter().filter_map(|piece| match piece {
            Piece::Tag(tag) => Some(tag),
            _ => None,
        })
    }

    /// Returns the tags with this name.
    pub(super) fn all<'p>(&'p self, name: &'p str) -> impl Iterator<Item = &'p Tag> {
        self.tags().filter(move |tag| tag.name == name)
    }

    /// Returns the texts between the tags.
    pub(super) fn texts(&self) -> impl Iterator<Item = &str> {
        self.pieces.iter().filter_map(|piece| match piece {
            Piece::Text(text) => Some(text.as_str()),
            _ => None,
        })
    }

    /// Returns the cells of the rows of all tables.
    pub(super) fn rows(&self) -> Vec<Vec<String>> {
        let mut rows: Vec<Vec<String>> = Vec::new();
        // The number of open elements, counting the cell itself.
        let mut depth = 0;
        for piece in &self.pieces {
            match piece {
                Piece::Tag(tag) if tag.name == "tr" => rows.push(Vec::new()),
                Piece::Tag(tag) if ["td", "th"].contains(&tag.name.as_str()) => {
                    depth = 1;
                    rows.last_mut().expect("a row").push(String::new());
                }
                Piece::Tag(_) if depth > 0 => depth += 1,
                Piece::End if depth > 0 => depth -= 1,
                Piece::Text(text) if depth > 0 => {
                    let cell = rows.last_mut().and_then(|row| row.last_mut());
                    cell.expect("a cell").push_str(text);
                }
                Piece::Text(_) | Piece::Tag(_) | Piece::End | Piece::Raw(..) => {}
            }
        }
        rows
    }

    /// Returns every ID.
    pub(super) fn ids(&self) -> BTreeSet<&str> {
        self.tags().filter_map(|tag| tag.value("id")).collect()
    }

    /// Asserts that the policy allows the styles and scripts of the page, and nothing else.
    pub(super) fn holds_its_policy(&self, name: &str) {
        let policy = self
            .all("meta")
            .find(|meta| meta.value("http-equiv") == Some("Content-Security-Policy"))
            .and_then(|meta| meta.value("content"))
            .unwrap_or_else(|| panic!("{name} has no policy"));
        let rules: Vec<&str> = policy.split("; ").collect();
        let of = |what: &str| {
            let rule = rules.iter().find_map(|rule| rule.strip_prefix(what)).unwrap_or_default();
            rule.split_whitespace().map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(of("default-src"), ["'none'"], "{name}");
        assert_eq!(
            (of("base-uri"), of("form-action")),
            (vec!["'none'".into()], vec!["'none'".into()])
        );
        for (what, rule) in [("style", "style-src"), ("script", "script-src")] {
            let inside = self.pieces.iter().filter_map(|piece| match piece {
                Piece::Raw(raw, text) if *raw == what => Some(digest(text)),
                _ => None,
            });
            let inside: BTreeSet<String> = inside.collect();
            let mut allowed: BTreeSet<String> = of(rule).into_iter().collect();
            allowed.remove("'none'");
            assert_eq!(allowed, inside, "{name}: {rule}");
        }
    }
}

/// Returns a digest in the form a policy uses.
fn digest(text: &str) -> String {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let bytes = Sha256::digest(text.as_bytes());
    let bits: String = bytes.iter().map(|byte| format!("{byte:08b}")).collect();
    let padded = bits + "00";
    let letters = padded.as_bytes().chunks(6).map(|six| {
        let at = six.iter().fold(0, |at, bit| 2 * at + usize::from(bit - b'0'));
        char::from(LETTERS[at])
    });
    format!("'sha256-{}='", letters.collect::<String>())
}
