//! Tests with texts that would execute, or lead away, in every field that a person or a file can
//! fill: each page is read back by a reader that refuses whatever it does not know.

use draughts_arbiter::app::event::{EventFile, RatingFile};
use draughts_arbiter::words::Language;

use super::page::{Piece, read};
use super::{EVENT, event, event_with, site_of, site_rated, sound, tournaments};

/// Texts that would execute, or lead away, if they were written unescaped.
const ATTACKS: &[&str] = &[
    "<script>alert(1)</script>",
    "\\\"><img src=x onerror=alert(1)>",
    "' onmouseover='alert(1)",
    "</title></style></script><svg onload=alert(1)>",
    "javascript:alert(1)",
    "]]><!--",
    "{{7*7}}${7*7}&lt;b&gt;",
];

#[test]
fn no_text_of_an_event_becomes_a_part_of_a_page() {
    for attack in ATTACKS {
        let quoted = format!("\"{}\"", attack.replace("\\\"", "\"").replace('"', "\\\""));
        let mut text = EVENT.to_owned();
        for field in [
            "name: Park",
            "place: Hall",
            "arbiters: [Rowan]",
            "time_control: 1 h",
            "name: 'Oak, Olive'",
            "name: 'Elm, Eve'",
            "title: MF",
            "federation: NED",
            "club: Hedge",
            "club: Lawn",
            "categories: [U18]",
            "opening: 32-28",
            "note: opened by the mayor",
            "claim: three times",
            "ruling: the game is drawn",
            "article: '6.1'",
            "arbiter: Rowan",
        ] {
            let (key, value) = field.split_once(": ").unwrap();
            let now = if value.starts_with('[') { format!("[{quoted}]") } else { quoted.clone() };
            assert!(text.contains(field), "{field}");
            text = text.replace(field, &format!("{key}: {now}"));
        }
        let plain = attack.replace("\\\"", "\"");
        let (folder, file) = event_with(&text, &plain);
        // The record names nobody: other names would be those of another game.
        let record = folder.path().join("r1.pdn");
        let pdn = std::fs::read_to_string(&record).unwrap();
        let pdn = pdn.replace("\"Oak, Olive\"", "\"?\"").replace("\"Elm, Eve\"", "\"?\"");
        std::fs::write(&record, pdn).unwrap();
        let site = site_of(&[file], &[Language::English, Language::Dutch]);
        sound(&site);
        assert!(site["games-oak.html"].contains("32-28"));
        // The text appears as text.
        let page = read("index.html", &site["index.html"]);
        let found = page
            .pieces
            .iter()
            .any(|piece| matches!(piece, Piece::Text(text) if text.contains(plain.trim())));
        assert!(found, "{plain} is not on the first page");
        let feed = &site["files/feed.xml"];
        assert!(!feed.contains("<script") && !feed.contains("<img") && !feed.contains("<svg"));
    }
}

/// The name of a rating list appears with each player; the names of prizes appear nowhere.
#[test]
fn no_text_of_a_rating_list_or_a_prize_becomes_a_part_of_a_page() {
    for attack in ATTACKS {
        let plain = attack.replace("\\\"", "\"");
        let quoted = format!("\"{}\"", plain.replace('"', "\\\""));
        let prizes =
            format!("prizes:\n  lists:\n    - {{name: {quoted}, prizes: [40000]}}\nrulings:");
        let (folder, file) = event(&EVENT.replace("rulings:", &prizes));
        let list = folder.path().join("list.yaml");
        let text = format!(
            "schema: arbiter.ratings/1\nname: {quoted}\nscheme: fmjd\nplayers: []\nevents: []\n"
        );
        std::fs::write(&list, text).unwrap();
        let languages = [Language::English, Language::French];
        let site = site_rated(&[file], &languages, &RatingFile::at(&list));
        sound(&site);
        let is_there = |name: &str| {
            let texts: String = read(name, &site[name]).texts().collect();
            texts.contains(plain.trim())
        };
        assert!(is_there("player-oak.html") && is_there("fr/player-oak.html"), "{plain}");
        assert!(!is_there("index.html") && !is_there("standings-1.html"), "{plain}");
    }
}

/// The keys of an event file whose values are free text.
const FREE: &[&str] = &[
    "name",
    "place",
    "venue",
    "club",
    "arbiters",
    "time_control",
    "note",
    "manual",
    "reason",
    "group",
    "stage",
    "claim",
    "ruling",
    "article",
    "arbiter",
    "opening",
    "federation",
    "title",
    "categories",
    "aliases",
    "was",
];

/// Inserts a text before every text in the free fields, and returns how many there were.
fn smuggle(value: &mut serde_yaml::Value, attack: &str, is_free: bool) -> usize {
    use serde_yaml::Value;
    match value {
        Value::String(text) if is_free => {
            text.insert_str(0, attack);
            1
        }
        Value::Sequence(all) => all.iter_mut().map(|one| smuggle(one, attack, is_free)).sum(),
        Value::Mapping(fields) => {
            let each = fields.iter_mut().map(|(key, value)| {
                // The `stage` of a play-off is defined by its ladder and must be kept; the other
                // free fields are not.
                if key.as_str() == Some("playoffs") {
                    return smuggle_but(value, attack, "stage");
                }
                let is_free = key.as_str().is_some_and(|key| FREE.contains(&key));
                smuggle(value, attack, is_free)
            });
            each.sum()
        }
        _ => 0,
    }
}

/// As `smuggle`, but leaves one field alone.
fn smuggle_but(value: &mut serde_yaml::Value, attack: &str, kept: &str) -> usize {
    use serde_yaml::Value;
    match value {
        Value::Sequence(all) => all.iter_mut().map(|one| smuggle_but(one, attack, kept)).sum(),
        Value::Mapping(fields) => {
            let fields = fields.iter_mut().filter(|(key, _)| key.as_str() != Some(kept));
            let each = fields.map(|(key, value)| match value {
                Value::Sequence(_) | Value::Mapping(_) => smuggle_but(value, attack, kept),
                _ => smuggle(value, attack, key.as_str().is_some_and(|key| FREE.contains(&key))),
            });
            each.sum()
        }
        _ => 0,
    }
}

/// Covers everything that occurs in the events of the project, such as teams and their venues,
/// groups and stages.
#[test]
fn no_text_of_any_event_becomes_a_part_of_a_page() {
    let attack = ATTACKS.iter().map(|one| one.replace("\\\"", "\"")).collect::<Vec<_>>().join(" ");
    let mut fields = 0;
    for file in tournaments() {
        let text = std::fs::read_to_string(file.path()).unwrap();
        let mut event: serde_yaml::Value = serde_yaml::from_str(&text).unwrap();
        fields += smuggle(&mut event, &attack, false);
        let folder = tempfile::tempdir().unwrap();
        // A file may also have such a name.
        let path = folder.path().join(format!(
            "<img src=x onerror=alert(1)>{}",
            file.path().file_name().unwrap().display()
        ));
        std::fs::write(&path, serde_yaml::to_string(&event).unwrap()).unwrap();
        let events = [EventFile::at(&path), EventFile::at(super::tournaments()[0].path())];
        let list = folder.path().join("list.yml");
        std::fs::write(
            &list,
            "schema: arbiter.ratings/1\nname: x\nscheme: fmjd\nplayers: []\nevents: []\n",
        )
        .unwrap();
        sound(&site_rated(&events, &[Language::English], &RatingFile::at(&list)));
    }
    assert!(fields > 300, "{fields} fields");
}

/// What a file of games says in its tags, its comments and its name.
#[test]
fn no_text_of_a_record_becomes_a_part_of_a_page() {
    for attack in ATTACKS {
        let plain = attack.replace("\\\"", "\"");
        let name = "<svg onload=alert(1)>&.pdn";
        let (_folder, file) =
            event_with(&EVENT.replace("games: r1.pdn#1", &format!("games: '{name}#1'")), "");
        let tag = plain.replace('\\', "\\\\").replace('"', "\\\"");
        let tags = [
            "Event",
            "Site",
            "Date",
            "Termination",
            "TimeControl",
            "Variation",
            "Opening",
            "WhiteTitle",
            "WhiteRating",
            "Table",
        ];
        let tags: String = tags.iter().map(|name| format!("[{name} \"{tag}\"]\n")).collect();
        let comment = plain.replace(['{', '}'], "");
        let pdn = format!(
            "{tags}[White \"Oak, Olive\"]\n[Black \"Elm, Eve\"]\n[Result \"2-0\"]\n\n{{{comment}}} 1. 32-28 $140 {{{comment}}} 19-23 ({{{comment}}} 1... 20-24 {{{comment}}}) 2. 28x19 {{[%clk {comment}]}} 14x23 2-0\n"
        );
        std::fs::write(file.folder().join(name), pdn).unwrap();
        let site = site_of(&[file], &[Language::English, Language::Dutch]);
        sound(&site);
        assert!(site["games-oak.html"].contains("32-28"), "{attack}");
    }
}
