//! The games of a file as one self-contained page, which opens from a disk.

use sha2::{Digest, Sha256};

use super::game::ViewedGame;
use super::words::{ViewerWord, words_html};
use super::{VIEWER_CSS, script};
use crate::words::{Language, say};
use crate::{escaped, isolated};

/// The style of a page of games, in addition to that of the viewer.
const PAGE_CSS: &str = "\
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 62rem; padding: 0 1rem 2rem; font: 1rem/1.4 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.4rem; }
h2 { font-size: 1.2rem; margin: 2rem 0 .2rem; }
.facts { margin: 0 0 .6rem; }
@media print { body { max-width: none; padding: 0; } article { break-inside: avoid; } }
";

/// A game with its heading, on a page of games.
#[derive(Debug, Clone)]
pub struct PageGame {
    /// The game.
    pub game: ViewedGame,
    /// The players and the result.
    pub heading: String,
    /// Event, place, date, round and any other data, in this order.
    pub facts: Vec<String>,
}

impl PageGame {
    /// Returns the game for a page; `number` is its number on the page, from 1.
    pub fn html(&self, number: usize) -> String {
        let heading = isolated(&self.heading);
        let facts: Vec<String> = self.facts.iter().map(isolated).collect();
        let facts = match facts.is_empty() {
            true => String::new(),
            false => format!(r#"<p class="facts">{}</p>"#, facts.join(" · ")),
        };
        let game = self.game.html(&format!("g{number}"), &self.heading);
        format!("<article>\n<h2>{heading}</h2>\n{facts}\n{game}\n</article>\n")
    }
}

/// Returns the page before its first game, in a language.
pub(crate) fn page_before(language: Language) -> String {
    let title = escaped(&say(&ViewerWord::Games, language));
    let style = format!("{PAGE_CSS}{VIEWER_CSS}");
    let policy = format!(
        "default-src 'none'; style-src 'sha256-{}'; script-src 'sha256-{}'; base-uri 'none'; form-action 'none'",
        fingerprint(&style),
        fingerprint(script())
    );
    let code = language.code();
    format!(
        r#"<!DOCTYPE html>
<html lang="{code}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<main>
<h1>{title}</h1>
"#
    )
}

/// Returns the page after its last game, in a language.
pub(crate) fn page_after(language: Language) -> String {
    let (words, script) = (words_html(language), script());
    format!("</main>\n{words}\n<script>{script}</script>\n</body>\n</html>\n")
}

/// Returns the SHA-256 of a text in Base64, by which a content policy names a script (W3C CSP3,
/// 2.3.1).
fn fingerprint(text: &str) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut out = String::new();
    for three in Sha256::digest(text.as_bytes()).chunks(3) {
        let byte = |at: usize| u32::from(three.get(at).copied().unwrap_or_default());
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for letter in 0..4 {
            let index = (bits >> (18 - 6 * letter)) & 63;
            out.push(match letter <= three.len() {
                true => char::from(LETTERS[index as usize]),
                false => '=',
            });
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fingerprint_is_that_of_browsers() {
        // The value that the specification prints for this script.
        let expected = "qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=";
        assert_eq!(fingerprint("alert('Hello, world.');"), expected);
    }

    #[test]
    fn nothing_of_the_style_or_the_script_ends_its_element() {
        for text in [PAGE_CSS, VIEWER_CSS, script()] {
            assert!(!text.contains("</") && !text.contains("<!--"));
        }
    }
}
