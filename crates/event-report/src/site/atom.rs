//! The news of an event for feed readers (Atom, RFC 4287).
//!
//! There is one entry for each published round, and one for each round that has ended. An entry has
//! the time of its last change in the history. Without a history, it has the day and the time of
//! its round in UTC, or else the first day of the event, or else a fixed day.

use askama::Template;
use chrono::NaiveDate;
use sha2::{Digest, Sha256};

use draughts_events::event::PairedRound;
use draughts_report::one_line;
use draughts_report::words::say;

use super::Site;
use super::address::Page;
use super::views::Views;
use super::words::SiteWord;

#[derive(Template)]
#[template(path = "site/feed.xml", escape = "html")]
struct Feed {
    language: &'static str,
    title: String,
    id: String,
    updated: String,
    author: String,
    entries: Vec<Entry>,
}

struct Entry {
    title: String,
    id: String,
    updated: String,
    href: String,
}

/// Returns the feed of a group, in the first language.
pub(super) fn feed(site: &Site, at: usize, views: &Views<'_>) -> String {
    let (event, language) = (&site.groups[at].event, site.languages[0]);
    let day = event.start.or_else(|| NaiveDate::from_ymd_opt(1970, 1, 1));
    let when = |round: Option<&PairedRound>| {
        let date = round.and_then(|round| round.date).or(day);
        let time = round.and_then(|round| round.time);
        let date = date.map(|date| date.to_string()).unwrap_or_default();
        format!("{date}T{}:00Z", time.map_or_else(|| "00:00".into(), |time| time.to_string()))
    };
    let id =
        |what: &str| urn(&[&event.name, &day.map(|day| day.to_string()).unwrap_or_default(), what]);
    let games = event.scoring.games();
    let mut entries = Vec::new();
    for paired in event.rounds.iter().rev() {
        let round = paired.round;
        let changed = site.groups[at].changed.get(&round).cloned().unwrap_or_default();
        let entry = |word: &SiteWord, page: &Page, what: &str, changed: Option<String>| Entry {
            title: say(word, language),
            id: id(&format!("{what} {round}")),
            updated: changed.unwrap_or_else(|| when(Some(paired))),
            href: format!("../{}", page.file()),
        };
        if round <= views.begun && !paired.is_running(games) {
            let page = Page::Standings(round, 1);
            entries.push(entry(&SiteWord::Ended { round }, &page, "ended", changed.results));
        }
        let boards = paired.boards.len();
        let page = Page::Round(round, 1);
        entries.push(entry(&SiteWord::Paired { round, boards }, &page, "paired", changed.pairing));
    }
    let arbiters = event.arbiters.join("; ");
    let author = if arbiters.is_empty() { event.name.clone() } else { arbiters };
    let feed = Feed {
        language: language.code(),
        title: one_line(&event.name).into_owned(),
        id: id("feed"),
        // All are in UTC and of equal length, so that their order as texts is that of the times.
        updated: entries
            .iter()
            .map(|entry| entry.updated.clone())
            .max()
            .unwrap_or_else(|| when(None)),
        author: one_line(&author).into_owned(),
        entries,
    };
    feed.render().expect("a string takes every feed") + "\n"
}

/// Returns a stable id: a UUID of version 8 (RFC 9562, 5.8), from a digest.
fn urn(parts: &[&str]) -> String {
    let mut bytes: [u8; 32] = Sha256::digest(parts.join("\u{1f}").as_bytes()).into();
    bytes[6] = bytes[6] & 0x0f | 0x80;
    bytes[8] = bytes[8] & 0x3f | 0x80;
    let hex: String = bytes[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    let [a, b, c, d, e] = [&hex[..8], &hex[8..12], &hex[12..16], &hex[16..20], &hex[20..]];
    format!("urn:uuid:{a}-{b}-{c}-{d}-{e}")
}
