//! Tests of rating changes caused by an event, as shown on the pages of its players.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use draughts_arbiter::app::event::{EventFile, RatingFile};
use draughts_arbiter::words::Language;

use super::page::{Page, read};
use super::{EVENT, Files, event, site_rated, sound, tournaments};

const LIST: &str =
    "schema: arbiter.ratings/1\nname: Park <b>list</b>\nscheme: fmjd\nplayers: []\nevents: []\n";

fn list_in(folder: &Path) -> RatingFile {
    let path = folder.join("list.yaml");
    std::fs::write(&path, LIST).unwrap();
    RatingFile::at(path)
}

/// Returns the names and values on a page.
fn facts(page: &Page) -> BTreeMap<String, String> {
    let texts: Vec<&str> = page.texts().filter(|text| !text.trim().is_empty()).collect();
    texts.windows(2).map(|two| (two[0].to_owned(), two[1].to_owned())).collect()
}

fn facts_of(site: &Files, name: &str) -> BTreeMap<String, String> {
    facts(&read(name, &site[name]))
}

#[test]
fn the_page_of_a_player_has_the_change_of_the_rating_report() {
    let folder = tempfile::tempdir().unwrap();
    let list = list_in(folder.path());
    let mut seen = 0;
    for file in tournaments() {
        let site = site_rated(std::slice::from_ref(&file), &[Language::English], &list);
        sound(&site);
        let report = Command::new(env!("CARGO_BIN_EXE_arbiter"))
            .args(["rating", "crosstable", &file.name(), "--format", "json", "--list"])
            .arg(list.path())
            .output()
            .unwrap();
        let report: serde_json::Value = serde_json::from_slice(&report.stdout).unwrap();
        for row in report["ratings"].as_array().unwrap() {
            let name = format!("player-{}.html", row["player"].as_str().unwrap());
            let shown = facts_of(&site, &name);
            let plain = |value: &serde_json::Value| match value {
                serde_json::Value::Null => None,
                value => Some(value.to_string().trim_matches('"').to_owned()),
            };
            let is_rated = !row["change"].is_null();
            assert_eq!(shown.contains_key("Rating before"), is_rated, "{name}");
            if is_rated {
                for (fact, key) in [
                    ("Rating before", "rating"),
                    ("Rated games", "games"),
                    ("Change", "change"),
                    ("Rating after", "after"),
                ] {
                    assert_eq!(shown.get(fact).cloned(), plain(&row[key]), "{name}: {fact}");
                }
                seen += 1;
            }
        }
    }
    assert!(seen > 80, "{seen} players were compared");
}

#[test]
fn a_change_is_written_as_its_language_does_and_the_list_and_its_state_are_named() {
    let (folder, file) = event(EVENT);
    let list = list_in(folder.path());
    let site = site_rated(&[file], &[Language::English, Language::French], &list);
    sound(&site);
    // K is 20, and the opponent's rating is 1600.
    assert_eq!(facts_of(&site, "player-oak.html")["Change"], "+12.8");
    assert_eq!(facts_of(&site, "fr/player-oak.html")["Variation"], "+12,8");
    let page = &site["player-oak.html"];
    assert!(page.contains("Park &lt;b&gt;list"), "{page}");
    assert!(page.contains("Preliminary"));
    assert_eq!(facts_of(&site, "player-p2.html")["Rating after"], "1587");
    assert!(!facts_of(&site, "player-p3.html").contains_key("Change"), "has no game yet");
}

#[test]
fn of_drafts_and_of_hidden_players_no_rating_is_told() {
    let later = "boards: [{board: 1, white: p2, black: p3}]";
    assert!(EVENT.contains(later));
    let drafted = EVENT
        .replace(later, "draft: true\n    boards: [{board: 1, white: p2, black: p3, result: 2-0}]");
    let (folder, file) = event(&drafted);
    let list = list_in(folder.path());
    let site = site_rated(&[file], &[Language::English], &list);
    assert_eq!(facts_of(&site, "player-p2.html")["Rated games"], "1");
    assert!(!facts_of(&site, "player-p3.html").contains_key("Change"));

    let hidden = EVENT
        .replace("number: 1,", "number: 1, public: no,")
        .replace("number: 2}", "number: 2, public: initials}");
    let (folder, file) = event(&hidden);
    let list = list_in(folder.path());
    let site = site_rated(&[file], &[Language::English], &list);
    sound(&site);
    for (name, text) in &site {
        assert!(!text.contains("1500") && !text.contains("Oak"), "{name}");
        let is_hers = name == "player-p2.html";
        assert_eq!(text.contains("Rating before"), is_hers, "{name}");
    }
}

#[test]
fn several_groups_have_one_list_and_what_cannot_be_entered_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let list = list_in(folder.path());
    let group = |name: &str| {
        let path = folder.path().join(format!("{name}.yaml"));
        std::fs::write(&path, EVENT.replace("name: Park", &format!("name: {name}"))).unwrap();
        EventFile::at(path)
    };
    let site = site_rated(&[group("north"), group("south")], &[Language::English], &list);
    for name in ["north", "south"] {
        assert_eq!(facts_of(&site, &format!("{name}/player-oak.html"))["Change"], "+12.8");
    }
    let other =
        LIST.replace("[]\nevents", "[{id: 'p9 Elm, E.', name: 'Elm, E.', initial: 1}]\nevents");
    std::fs::write(list.path(), other).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_arbiter"))
        .arg("publish")
        .arg(folder.path().join("north.yaml"))
        .arg("--ratings")
        .arg(list.path())
        .arg("-o")
        .arg(folder.path().join("site"))
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("Elm, Eve"));
    assert!(!folder.path().join("site").exists());
}

#[test]
fn an_event_that_the_list_has_under_another_name_is_that_event() {
    let (folder, file) = event(EVENT);
    let list = list_in(folder.path());
    let run = |args: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_arbiter"))
            .current_dir(folder.path())
            .args(args)
            .args([file.path(), Path::new("--key"), Path::new("Autumn")])
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    };
    let path = list.path().display().to_string();
    run(&["rating", "update", "--list", &path]);
    // Nothing requires a key that this command does not have.
    let site = site_rated(&[file], &[Language::English], &list);
    assert_eq!(facts_of(&site, "player-oak.html")["Change"], "+12.8");
    assert!(!site["player-oak.html"].contains("Preliminary"), "it is entered");
}
