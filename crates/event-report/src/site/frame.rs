//! The frame of every page: head, navigation, languages, foot.
//!
//! A page loads nothing: its style and its script are inside it, and the content policy in the head
//! allows only these, by their digests. The template escapes all texts; nothing else is written.

use std::sync::LazyLock;

use askama::Template;
use sha2::{Digest, Sha256};

use super::table::Table;
use draughts_report::viewer::{VIEWER_CSS, script};

/// The style sheet of every page.
pub(super) const STYLE: &str = include_str!("style.css");

/// The script of pages with a search field for names.
pub(super) const FIND: &str = include_str!("find.js");

/// The script of the pages for a hall screen: a clock, and the time since the round began.
pub(super) const CLOCK: &str = include_str!("clock.js");

/// A page in a language.
#[derive(Template, Default)]
#[template(path = "site/page.html")]
pub(super) struct Frame {
    pub(super) language: &'static str,
    /// The title of the window.
    pub(super) title: String,
    /// The name above all pages, and its link.
    pub(super) event: Link,
    /// The groups of a weekend; empty if there is only one.
    pub(super) groups: Vec<Link>,
    pub(super) menu: Vec<Link>,
    pub(super) languages: Vec<LanguageLink>,
    /// The labels of groups, menu and languages, and of the link that skips them.
    pub(super) labels: Labels,
    pub(super) heading: String,
    pub(super) blocks: Vec<Block>,
    pub(super) foot: String,
    /// The feed of the event.
    pub(super) feed: Option<String>,
    /// The page that follows by itself, and after how many seconds.
    pub(super) refresh: Option<Refresh>,
    /// The class of the body: `screen`.
    pub(super) class: &'static str,
    /// Data for a script, escaped by the module that made them.
    pub(super) data: String,
    /// Scripts, verbatim.
    pub(super) scripts: Vec<&'static str>,
    /// A style sheet in addition to that of all pages.
    pub(super) more_style: &'static str,
    /// The content policy, made last.
    pub(super) policy: String,
    pub(super) style: &'static str,
}

/// A link; if it is `current`, it is the page that is shown.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Link {
    pub(super) text: String,
    pub(super) href: String,
    pub(super) current: bool,
}

/// A link to the page in another language.
#[derive(Debug, Clone, Default)]
pub(super) struct LanguageLink {
    pub(super) code: &'static str,
    pub(super) name: &'static str,
    pub(super) href: String,
    pub(super) current: bool,
}

/// The words of the frame.
#[derive(Debug, Clone, Default)]
pub(super) struct Labels {
    pub(super) skip: String,
    pub(super) menu: String,
    pub(super) languages: String,
    pub(super) groups: String,
}

/// The next page, and the seconds until it replaces this one.
#[derive(Debug, Clone)]
pub(super) struct Refresh {
    pub(super) seconds: u16,
    pub(super) next: String,
}

/// A piece of a page.
pub(super) enum Block {
    /// A heading, with its id for links.
    Heading { id: String, text: String },
    /// Sentences, one per paragraph.
    Text(Vec<String>),
    /// Text that a person wrote, one paragraph each, in its own writing direction.
    Own(Vec<String>),
    /// Sentences below a table.
    Notes(Vec<String>),
    /// A labelled list of links.
    Links { label: String, links: Vec<Link> },
    /// A label, and short links after it, such as the numbers of rounds.
    Numbers { label: String, links: Vec<Link> },
    /// Labels and values.
    Facts(Vec<(String, String)>),
    /// A table.
    Table(Table),
    /// A labelled list of links, one below the other.
    List { label: String, links: Vec<Link> },
    /// A game, made by the viewer, which escapes its texts.
    Game(String),
    /// A drawing from another module, already safe.
    Drawing(String),
    /// An opening with its board, which is not split over two sheets of paper.
    Opening { id: String, head: String, said: Vec<String>, drawing: String },
    /// A block that a click unfolds.
    Folded { summary: String, notes: Vec<String>, table: Option<Table> },
    /// A search field that shows only the rows with a name; it needs a script.
    Find { label: String, found: String },
    /// The clock of a round: its starting time, and the label of the button that stops the pages.
    Clock { begins: String, pause: String },
}

impl Frame {
    /// Renders the page as a document.
    pub(super) fn written(mut self) -> String {
        self.style = STYLE;
        self.policy = policy(self.more_style, &self.scripts);
        self.render().expect("a string takes every page")
    }
}

/// Returns the content policy: a page may use only its own styles, scripts and drawings.
fn policy(more_style: &str, scripts: &[&str]) -> String {
    // They are equal on thousands of pages.
    static KNOWN: LazyLock<Vec<(&str, String)>> = LazyLock::new(|| {
        [STYLE, VIEWER_CSS, FIND, CLOCK, script()].map(|text| (text, digest(text))).into()
    });
    let digest = |text: &str| {
        let known = KNOWN.iter().find(|(known, _)| *known == text);
        known.map_or_else(|| digest(text), |(_, digest)| digest.clone())
    };
    let mut styles = vec![digest(STYLE)];
    if !more_style.is_empty() {
        styles.push(digest(more_style));
    }
    let scripts: Vec<String> = scripts.iter().map(|script| digest(script)).collect();
    let scripts = if scripts.is_empty() { "'none'".to_owned() } else { scripts.join(" ") };
    format!(
        "default-src 'none'; style-src {}; script-src {scripts}; img-src data:; base-uri 'none'; form-action 'none'",
        styles.join(" ")
    )
}

/// Returns the digest of a text as in a policy: `'sha256-…'`.
fn digest(text: &str) -> String {
    format!("'sha256-{}'", base64(&Sha256::digest(text.as_bytes())))
}

/// Encodes bytes in Base64 (RFC 4648, 4).
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut out = String::new();
    for chunk in bytes.chunks(3) {
        let three =
            [chunk[0], chunk.get(1).copied().unwrap_or(0), chunk.get(2).copied().unwrap_or(0)];
        let all = u32::from(three[0]) << 16 | u32::from(three[1]) << 8 | u32::from(three[2]);
        for at in 0..4 {
            let letter = LETTERS[(all >> (18 - 6 * at)) as usize & 63];
            out.push(if at > chunk.len() { '=' } else { char::from(letter) });
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_is_that_of_the_rfc() {
        for (text, coded) in
            [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")]
        {
            assert_eq!(base64(text.as_bytes()), coded);
        }
    }

    #[test]
    fn nothing_in_a_style_or_a_script_ends_it() {
        for text in [STYLE, FIND, CLOCK] {
            assert!(!text.contains("</") && !text.contains("<!--"), "{text}");
        }
    }
}
