//! Tests of published pages in a real browser: no page writes anything to the console, every kind
//! of page is accessible by the rules of axe in both palettes, and a name can be found.
//!
//! `cargo test --test events -- --ignored --nocapture publish::browser::`. axe-core is taken from
//! `target/js`, where CI installs it: `npm install --prefix target/js axe-core@4`.

use std::collections::BTreeSet;
use std::path::Path;

use draughts_arbiter::app::event::EventFile;
use draughts_arbiter::words::Language;
use serde_json::{Value, json};

use super::{EVENT, event, site_of, tournaments};
use crate::support::browser::Browser;

/// Returns the violations that axe reports for a page, with these options.
fn violations(browser: &Browser, options: &str) -> Vec<String> {
    let found = browser.run(&format!(
        "return axe.run(document, {{ resultTypes: [\"violations\"], {options} }}).then((found) =>
           found.violations.map((one) => one.id + \": \" + one.help + \" \" +
             one.nodes.slice(0, 3).map((node) => node.html.slice(0, 200)).join(\" | \")));"
    ));
    found.as_array().unwrap().iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// The rules that depend on colours; all others give the same result in every palette.
const OF_COLOURS: &str =
    r#"runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] }"#;

/// Returns the kind of a page: its name without numbers and IDs.
fn kind(name: &str) -> String {
    let stem = name.strip_suffix(".html").unwrap_or(name);
    let first = stem.split('-').next().unwrap_or_default();
    match stem.ends_with("-names") {
        true => format!("{first}-names"),
        false => first.to_owned(),
    }
}

/// What was seen of some events: the number of pages opened, the number of page kinds checked with
/// axe, and the violations found.
#[derive(Default)]
struct Seen {
    opened: usize,
    judged: usize,
    violations: BTreeSet<String>,
}

/// Opens the pages of events.
///
/// It opens one or two pages of players and games in each language, and all other pages. In
/// English, axe checks each kind of page of each event; Dutch pages have the same templates with
/// other words, so there it checks each kind once.
fn see(browser: &Browser, axe: Option<&str>, events: &[&EventFile]) -> Seen {
    let mut seen = Seen::default();
    let mut dutch = BTreeSet::new();
    for file in events {
        let site = site_of(std::slice::from_ref(*file), &[Language::English, Language::Dutch]);
        let folder = tempfile::tempdir().unwrap();
        let mut kinds = BTreeSet::new();
        for (name, text) in &site {
            let path = folder.path().join(name);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        }
        for name in site.keys().filter(|name| name.ends_with(".html")) {
            let in_dutch = name.strip_prefix("nl/");
            let kind = kind(in_dutch.unwrap_or(name));
            let is_new = kinds.insert((kind.clone(), in_dutch.is_some()));
            if !is_new && (name.contains("player-") || name.contains("games-")) {
                continue;
            }
            let is_judged = is_new && (in_dutch.is_none() || dutch.insert(kind));
            let axe = axe.filter(|_| is_judged).map(|axe| browser.prepare(axe));
            browser.open(&folder.path().join(name), "");
            seen.opened += 1;
            assert_eq!(browser.console(), Vec::<String>::new(), "{name} of {}", file.name());
            let Some(axe) = axe else { continue };
            browser.forget(&axe);
            seen.judged += 1;
            for (palette, rules) in [("light", ""), ("dark", OF_COLOURS)] {
                browser.palette(palette);
                let found = violations(browser, rules).into_iter();
                seen.violations.extend(found.map(|one| format!("{name} ({palette}): {one}")));
            }
            assert_eq!(browser.console(), Vec::<String>::new(), "{name} of {}", file.name());
        }
        finds(browser, &folder.path().join("where.html"));
        stops(browser, &folder.path().join("screen.html"));
    }
    seen
}

#[test]
#[ignore = "needs a browser"]
fn every_page_is_quiet_and_accessible_and_a_name_is_found() {
    let axe = std::fs::read_to_string("target/js/node_modules/axe-core/axe.min.js").ok();
    assert!(axe.is_some() || std::env::var_os("CI").is_none(), "axe-core must be there in CI");
    let (_folder, park) = event(EVENT);
    let all: Vec<EventFile> = tournaments().into_iter().chain([park]).collect();
    // Two browsers run side by side: while one renders a page, the other is queried.
    let shares = [0, 1].map(|share| all.iter().skip(share).step_by(2).collect::<Vec<_>>());
    let script = axe.as_deref();
    let see = move |events: &[&EventFile]| Some(see(&Browser::start()?, script, events));
    let seen: Vec<Seen> = std::thread::scope(|scope| {
        let at_work: Vec<_> =
            shares.iter().map(|events| scope.spawn(move || see(events))).collect();
        at_work.into_iter().filter_map(|one| one.join().unwrap()).collect()
    });
    if seen.is_empty() {
        return;
    }
    let opened: usize = seen.iter().map(|one| one.opened).sum();
    let judged: usize = seen.iter().map(|one| one.judged).sum();
    println!("{opened} pages were opened, {judged} of them shown to axe");
    let violations: Vec<_> = seen.iter().flat_map(|one| &one.violations).collect();
    assert!(violations.is_empty(), "{violations:#?}");
    assert!(opened > 300, "{opened} pages");
}

/// Returns an event of twenty-eight players with long names, paired.
fn long_names() -> String {
    let mut text =
        "schema: arbiter.event/1\nname: Long\nsystem: {kind: swiss, rounds: 5}\nplayers:\n"
            .to_owned();
    for at in 1..=28 {
        text += &format!(
            "  - {{id: p{at}, name: 'Константинопольский-Преображенский {at}, Владислав Александрович', number: {at}}}\n"
        );
    }
    text += "rounds:\n  - round: 1\n    boards:\n";
    for board in 1..=14 {
        let (white, black) = (board, board + 14);
        text +=
            &format!("      - {{board: {board}, white: p{white}, black: p{black}, result: 1-1}}\n");
    }
    text
}

#[test]
#[ignore = "needs a browser"]
fn a_wall_shows_every_row_and_a_phone_no_torn_word() {
    let Some(browser) = Browser::start() else { return };
    let (_folder, file) = event(&long_names());
    let site = site_of(&[file], &[Language::English]);
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in site.iter().filter(|(name, _)| !name.contains('/')) {
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    let is_true = |script: &str| browser.run(&format!("return {script};")) == json!(true);
    for (width, height) in [(1920, 1080), (1280, 720), (1024, 768)] {
        browser.size(width, height);
        for name in site.keys().filter(|name| name.starts_with("screen")) {
            browser.open(&folder.path().join(name), "");
            assert!(is_true("document.querySelectorAll('tbody tr').length > 10"), "{name}");
            let fits = "document.documentElement.scrollHeight <= innerHeight";
            assert!(is_true(fits), "{name} at {width} x {height}");
        }
    }
    // On a phone, a page is as wide as the window, and a word of the usual length fits on one line.
    browser.size(390, 844);
    for name in ["standings-1.html", "round-1.html", "screen.html", "player-p1.html"] {
        browser.open(&folder.path().join(name), "");
        assert!(is_true("document.documentElement.scrollWidth <= innerWidth"), "{name}");
    }
    browser.open(&folder.path().join("standings-1.html"), "");
    let lines = browser.run(
        "const name = document.querySelector('tbody th a').firstChild, text = name.textContent;
         const range = document.createRange();
         range.setStart(name, text.indexOf('Александрович'));
         range.setEnd(name, text.length);
         return range.getClientRects().length;",
    );
    assert_eq!(lines, json!(1), "a word is torn");
}

/// Checks that a click on the clock of a screen stops its pages, and that another click resumes
/// them.
fn stops(browser: &Browser, page: &Path) {
    browser.open(page, "");
    let stopped = || {
        let text = browser.run("return document.getElementById('clock').textContent");
        text.as_str().unwrap().starts_with('\u{2016}')
    };
    assert!(!stopped());
    browser.click("#clock");
    assert!(stopped());
    browser.click("#clock");
    assert!(!stopped());
    // The space bar does the same wherever the focus is.
    browser.press("body", " ");
    assert!(stopped());
}

/// Checks that typing keeps only the matching lines, and that clearing the text restores all of
/// them.
fn finds(browser: &Browser, page: &Path) {
    browser.open(page, "");
    let rows = "return [...document.querySelectorAll('tbody tr:not(.heading)')].filter((row) => !row.hidden).length";
    let all = browser.run(rows).as_u64().unwrap();
    if all == 0 {
        return;
    }
    let name = browser.run("return document.querySelector('tbody th').textContent.toUpperCase()");
    let type_in = |text: &Value| {
        browser.run(&format!(
            "const field = document.getElementById('find'); field.value = {text}; field.dispatchEvent(new Event('input'));"
        ));
    };
    type_in(&name);
    let found = browser.run(rows).as_u64().unwrap();
    assert!(found >= 1 && found <= all, "{name}: {found} of {all}");
    type_in(&json!("nobody at all"));
    assert_eq!(browser.run(rows), json!(0));
    type_in(&json!(""));
    assert_eq!(browser.run(rows), json!(all));
}
