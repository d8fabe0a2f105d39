//! Pages of games in a real browser: every position reached by keys and clicks matches the replay.
//!
//! `cargo test --test records -- --ignored --nocapture browser::`; with `ARBITER_FACTS=../shared`
//! it covers a thousand real games.

use std::path::{Path, PathBuf};

use serde_json::Value;

use super::viewer::{attacked, output, pdn_files, records, replayed, root};
use crate::support::browser::{Browser, keys};

/// The number of games to step through if the facts are available, unless `ARBITER_BROWSER_GAMES`
/// overrides it.
const GAMES: usize = 1_000;

/// The number of files on one page.
const TOGETHER: usize = 10;

/// Script that steps through every game of a page: to the start by a key, then alternately by key
/// and by click. It returns the positions of each game; a position that was set up, not played,
/// replaces the previous one.
const STEPS: &str = r#"
const games = [];
for (const figure of document.querySelectorAll("figure.viewer")) {
  const positions = [];
  games.push(positions);
  if (!figure.classList.contains("viewer-on")) continue;
  const board = figure.querySelector(".viewer-board");
  const next = figure.querySelectorAll(".viewer-bar button")[2];
  const shown = () => figure.querySelector(".viewer-fen").value;
  const press = (key) => board.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  press("Home");
  positions.push(shown());
  for (let step = 0; next.getAttribute("aria-disabled") === "false"; step++) {
    if (step % 2 === 0) press("ArrowRight"); else next.click();
    if (figure.querySelector(".viewer-now p").textContent === "Position changed") positions.pop();
    positions.push(shown());
  }
}
return games;
"#;

/// Returns files with enough real games, taken from every set of the facts, and the number of games
/// wanted; without facts, the records of the project.
fn files() -> (Vec<PathBuf>, usize) {
    let Some(facts) = std::env::var_os("ARBITER_FACTS") else { return (records(), 40) };
    let mut sets: Vec<Vec<PathBuf>> = std::fs::read_dir(Path::new(&facts).join("pdn/games"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_dir())
        .map(|folder| pdn_files(&folder))
        .collect();
    sets.sort();
    let wanted = std::env::var("ARBITER_BROWSER_GAMES")
        .map_or(GAMES, |text| text.parse().expect("ARBITER_BROWSER_GAMES is a number"));
    let (mut files, mut games) = (Vec::new(), 0);
    for turn in 0.. {
        let mut any = false;
        for set in &sets {
            if let Some(file) = set.get(turn).filter(|_| games < wanted + 100) {
                any = true;
                let text = std::fs::read(file).unwrap();
                // A file with thousands of games would leave no room for the others.
                if text.len() < 60_000 {
                    games += text.windows(8).filter(|bytes| bytes == b"[Result ").count().max(1);
                    files.push(file.clone());
                }
            }
        }
        if !any {
            break;
        }
    }
    (files, wanted)
}

/// Steps through the games of some files, one page at a time; returns the number of games and
/// half-moves.
fn stepped(pages: &[(usize, &[PathBuf])]) -> Option<(usize, usize)> {
    let browser = Browser::start()?;
    let folder = tempfile::tempdir().unwrap();
    let (mut games, mut plies) = (0, 0);
    for &(number, together) in pages {
        let file = folder.path().join(format!("{number}.html"));
        let page = output(&["convert", "--to", "html"], together);
        std::fs::write(&file, page).unwrap();
        browser.open(&file, "");
        let shown = browser.run(STEPS);
        let expected = replayed(together);
        let shown = shown.as_array().unwrap();
        assert_eq!(shown.len(), expected.len(), "{together:?}");
        for (index, (shown, expected)) in shown.iter().zip(&expected).enumerate() {
            let shown: Vec<&str> =
                shown.as_array().unwrap().iter().flat_map(Value::as_str).collect();
            assert_eq!(shown, *expected, "game {} of {together:?}", index + 1);
            games += usize::from(expected.len() > 1);
            plies += expected.len().saturating_sub(1);
        }
        assert_eq!(browser.console(), [] as [String; 0], "{together:?}");
    }
    Some((games, plies))
}

#[test]
#[ignore = "needs Chromium and its driver"]
fn every_position_that_is_shown_is_that_of_the_replay() {
    let (files, least) = files();
    let pages: Vec<_> = files.chunks(TOGETHER).enumerate().collect();
    // Two browsers run in parallel.
    let shares =
        [0, 1].map(|share| pages.iter().skip(share).step_by(2).copied().collect::<Vec<_>>());
    let done: Vec<(usize, usize)> = std::thread::scope(|scope| {
        let at_work: Vec<_> =
            shares.iter().map(|pages| scope.spawn(move || stepped(pages))).collect();
        at_work.into_iter().filter_map(|one| one.join().unwrap()).collect()
    });
    if done.is_empty() {
        return;
    }
    let games: usize = done.iter().map(|one| one.0).sum();
    let plies: usize = done.iter().map(|one| one.1).sum();
    println!("{games} games, {plies} half-moves: every position as replayed");
    assert!(games >= least, "{games} games");
}

/// A page of one game with variations, a comment, clocks and a finding.
const GAME: &str = "\
[White \"Alder\"]
[Black \"Birch\"]
[GameType \"20\"]

1. 32-28 {[%clk 0:58:01]} 19-23 (19-24 37-32 (38-32) 14-19) 2. 28x19 {good} 14x23 3. 37-32 10-14 *
";

#[test]
#[ignore = "needs Chromium and its driver"]
fn keys_clicks_slider_and_links_lead_through_a_game() {
    let Some(browser) = Browser::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let (record, file) = (folder.path().join("game.pdn"), folder.path().join("game.html"));
    std::fs::write(&record, GAME).unwrap();
    let record = [record];
    std::fs::write(&file, output(&["convert", "--to", "html"], &record)).unwrap();
    let expected = replayed(&record).remove(0);
    browser.open(&file, "");
    let text = |selector: &str, what: &str| {
        let script = format!("return document.querySelector({selector:?}).{what};");
        browser.run(&script).as_str().unwrap_or_default().to_owned()
    };
    let fen = || text(".viewer-fen", "value");
    let board = ".viewer-board";
    assert_eq!(Some(&fen()), expected.last(), "the end is shown first");
    browser.press(board, keys::HOME);
    for position in &expected {
        assert_eq!(fen(), *position);
        browser.press(board, keys::RIGHT);
    }
    browser.press(board, keys::LEFT);
    assert_eq!(fen(), expected[expected.len() - 2]);
    assert_eq!(text(".viewer-now", "innerText"), "3. White: 37-32");
    // Backwards by clicks, stopping at the start.
    for position in expected[..expected.len() - 2].iter().rev() {
        browser.click(".viewer-bar button:nth-child(2)");
        assert_eq!(fen(), *position);
    }
    browser.click(".viewer-bar button:nth-child(2)");
    assert_eq!(fen(), expected[0]);
    // The slider, by keyboard.
    browser.press("input[type=range]", keys::RIGHT);
    assert_eq!(fen(), expected[1]);
    assert_eq!(text(".viewer-now", "innerText"), "1. White: 32-28\n\nClock: 0:58:01");
    // A move of the list, then one of a nested variation.
    browser.click("#g1p3");
    assert_eq!(fen(), expected[3]);
    assert_eq!(text(".viewer-now", "innerText"), "2. White: 28x19\n\ngood");
    browser.click("#g1v5");
    assert_eq!(text(".viewer-now p", "innerText"), "2. White: 38-32");
    assert_eq!(text("[aria-current]", "id"), "g1v5");
    browser.press("#g1v5", keys::LEFT);
    assert_eq!(text("[aria-current]", "innerText"), "19-24");
    assert_eq!(text(":focus", "innerText"), "19-24", "the focus goes along");
    // On the flipped board, the square at the top left moves to the bottom right.
    browser.press(board, keys::HOME);
    let drawn = || text("path.white", "getAttribute('d')");
    let (before, label) = (drawn(), text(".labels text", "textContent"));
    browser.press(board, "f");
    assert_ne!(drawn(), before);
    assert_eq!(text(".labels text", "textContent"), label);
    browser.click(".viewer-bar button:nth-child(5)");
    assert_eq!(drawn(), before);
    // The only game of a page reacts to keys without having the focus.
    browser.press("body", keys::RIGHT);
    assert_eq!(fen(), expected[1]);
    browser.press("body", keys::LEFT);
    // A swipe to the left goes to the next move, one to the right to the previous move; a downward
    // swipe does nothing.
    let swipe = |(across, down): (i32, i32)| {
        browser.run(&format!(
            "const board = document.querySelector('.viewer-board');
             const at = (clientX, clientY) => ({{ clientX, clientY, bubbles: true }});
             board.dispatchEvent(new PointerEvent('pointerdown', at(200, 200)));
             board.dispatchEvent(new PointerEvent('pointerup', at({}, {})));",
            200 + across,
            200 + down
        ));
        fen()
    };
    assert_eq!(swipe((-90, 10)), expected[1]);
    assert_eq!(swipe((-90, 80)), expected[1]);
    assert_eq!(swipe((-5, 0)), expected[1]);
    assert_eq!(swipe((90, -10)), expected[0]);
    // The URL of a half-move.
    browser.press(board, keys::END);
    let end = text(".viewer-foot a", "getAttribute('href')");
    assert_eq!(end, "#g1p6");
    browser.open(&file, "#g1p2");
    assert_eq!(fen(), expected[2]);
    // A truncated URL, as mail programs produce, breaks nothing.
    browser.open(&file, "#g1p2%E2");
    assert_eq!(fen(), expected[2]);
    browser.click(".viewer-foot button");
    assert_eq!(text(".viewer-foot button", "textContent"), "Copied");
    assert_eq!(browser.console(), [] as [String; 0]);
}

#[test]
#[ignore = "needs Chromium and its driver"]
fn nothing_of_a_record_runs() {
    let Some(browser) = Browser::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let (record, file) = (folder.path().join("attacks.pdn"), folder.path().join("attacks.html"));
    std::fs::write(&record, attacked()).unwrap();
    std::fs::write(&file, output(&["convert", "--to", "html"], &[record])).unwrap();
    browser.open(&file, "");
    browser.run(STEPS);
    let odd = browser.run(
        "return [...document.querySelectorAll('img, iframe, a[href^=\"javascript\"], [onerror], [onload], b b')].length + document.scripts.length - document.querySelectorAll('figure').length;",
    );
    // The texts and the script of the viewer.
    assert_eq!(odd, 2);
    // An injected script that ran would have requested a missing resource.
    assert_eq!(browser.console(), [] as [String; 0]);
}

/// WCAG 2.2, level AA, as checked by axe-core, if npm has installed it (`.ci/run`).
#[test]
#[ignore = "needs Chromium and its driver"]
fn axe_finds_nothing() {
    let axe = root().join("target/js/node_modules/axe-core/axe.min.js");
    let Ok(axe) = std::fs::read_to_string(axe) else {
        assert!(std::env::var_os("CI").is_none(), "axe-core must be installed in CI");
        println!("no axe-core in target/js: what helps readers is not checked");
        return;
    };
    let Some(browser) = Browser::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let (record, file) = (folder.path().join("game.pdn"), folder.path().join("game.html"));
    std::fs::write(&record, format!("{GAME}\n{GAME}")).unwrap();
    std::fs::write(&file, output(&["convert", "--to", "html"], &[record])).unwrap();
    browser.open(&file, "");
    browser.run(&axe);
    browser
        .run("window.found = null; axe.run().then((all) => { window.found = all.violations; });");
    let found = (0..100).find_map(|_| {
        let found = browser.run("return window.found;");
        std::thread::sleep(std::time::Duration::from_millis(100));
        (!found.is_null()).then_some(found)
    });
    assert_eq!(found, Some(Value::Array(Vec::new())));
}
