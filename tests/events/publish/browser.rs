//! Published pages in a real browser: no page says anything on the console, every kind of page is
//! accessible by the rules of axe in both palettes, and a name is found.
//!
//! `cargo test --test events -- --ignored --nocapture publish::browser::`. axe-core is taken from
//! `target/js`, where CI installs it: `npm install --prefix target/js axe-core@4`.

use std::collections::BTreeSet;
use std::path::Path;

use draughts_arbiter::words::Language;
use serde_json::{Value, json};

use super::{EVENT, event, site_of, tournaments};
use crate::support::browser::Browser;

/// The rules that are asked about: those of WCAG 2.2 up to AA, and what axe holds for good.
const AXE: &str = r#"
return axe.run(document, { resultTypes: ["violations"] }).then((found) => found.violations.map((one) =>
  one.id + ": " + one.help + " " + one.nodes.slice(0, 3).map((node) => node.html.slice(0, 200)).join(" | ")));
"#;

/// The kind of a page: its name without numbers and ids.
fn kind(name: &str) -> String {
    let name = name.strip_prefix("nl/").unwrap_or(name);
    let stem = name.strip_suffix(".html").unwrap_or(name);
    let first = stem.split('-').next().unwrap_or_default();
    match stem.ends_with("-names") {
        true => format!("{first}-names"),
        false => first.to_owned(),
    }
}

#[test]
#[ignore = "needs a browser"]
fn every_page_is_quiet_and_accessible_and_a_name_is_found() {
    let Some(browser) = Browser::start() else { return };
    let axe = std::fs::read_to_string("target/js/node_modules/axe-core/axe.min.js").ok();
    assert!(axe.is_some() || std::env::var_os("CI").is_none(), "axe-core must be there in CI");
    let (_folder, park) = event(EVENT);
    let mut opened = 0;
    let mut violations = BTreeSet::new();
    for file in tournaments().into_iter().chain([park]) {
        let site = site_of(std::slice::from_ref(&file), &[Language::English, Language::Dutch]);
        let folder = tempfile::tempdir().unwrap();
        let mut kinds = BTreeSet::new();
        for (name, text) in &site {
            let path = folder.path().join(name);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        }
        for name in site.keys().filter(|name| name.ends_with(".html")) {
            // Of players and games one or two, of all else every page.
            let is_new = kinds.insert((kind(name), name.starts_with("nl/")));
            if !is_new && (name.contains("player-") || name.contains("games-")) {
                continue;
            }
            browser.open(&folder.path().join(name), "");
            opened += 1;
            assert_eq!(browser.console(), Vec::<String>::new(), "{name} of {}", file.name());
            let Some(axe) = axe.as_ref().filter(|_| is_new) else { continue };
            for palette in ["light", "dark"] {
                browser.palette(palette);
                let found = browser.run(&format!("{axe};{AXE}"));
                let found = found.as_array().unwrap().iter().filter_map(Value::as_str);
                violations.extend(found.map(|one| format!("{name} ({palette}): {one}")));
            }
        }
        finds(&browser, &folder.path().join("where.html"));
    }
    println!("{opened} pages were opened");
    assert!(violations.is_empty(), "{violations:#?}");
}

/// What is typed leaves its lines, and nothing brings all of them back.
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
