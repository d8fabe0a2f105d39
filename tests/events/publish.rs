//! Tests of sites: every page of every event is read back by a reader that knows only what a page
//! may contain.

use std::collections::{BTreeMap, BTreeSet};

use draughts_arbiter::app::event::{EventFile, RatingFile};
use draughts_arbiter::app::publish::{OtherEvents, Publication, publish};
use draughts_arbiter::app::records::files;
use draughts_arbiter::words::Language;

mod attacked;
mod browser;
mod feed;
mod page;
mod ratings;
mod records;

use page::{Page, read};

/// The files of a site, by name.
type Files = BTreeMap<String, String>;

fn site_of(events: &[EventFile], languages: &[Language]) -> Files {
    site_with(events, languages, None)
}

/// Returns the site with the rating changes that the events caused in a list.
fn site_rated(events: &[EventFile], languages: &[Language], list: &RatingFile) -> Files {
    site_with(events, languages, Some(list))
}

fn site_with(events: &[EventFile], languages: &[Language], ratings: Option<&RatingFile>) -> Files {
    let publication = Publication {
        events,
        title: None,
        languages: languages.to_vec(),
        games: &[],
        open: files::open.into(),
        ratings,
    };
    let prepared = publication.prepare().unwrap_or_else(|error| panic!("{error}"));
    let mut files = Files::new();
    let each = |name: &str, text: &str| -> Result<(), ()> {
        let before = files.insert(name.to_owned(), text.to_owned());
        assert!(before.is_none(), "{name} is written twice");
        Ok(())
    };
    prepared.site.write(each).unwrap();
    files
}

fn tournaments() -> Vec<EventFile> {
    let folder = std::fs::read_dir("tournaments").unwrap();
    let mut paths: Vec<_> = folder.map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "yaml"));
    paths.sort();
    paths.into_iter().map(EventFile::at).collect()
}

/// Creates an event, and the record of its first game with this comment and this tag.
fn event_with(text: &str, said: &str) -> (tempfile::TempDir, EventFile) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("park.yaml");
    std::fs::write(&path, text).unwrap();
    let tag = said.replace('\\', "\\\\").replace('"', "\\\"");
    let comment = said.replace(['{', '}'], "");
    let pdn = format!(
        "[White \"Oak, Olive\"]\n[Black \"Elm, Eve\"]\n[Opening \"{tag}\"]\n[WhiteNA \"olive@oak.example\"]\n\
         [Annotator \"{tag}\"]\n[Result \"2-0\"]\n\n1. 32-28 19-23 {{{comment}}} 2. 28x19 14x23 (2... 13x24 {{{comment}}}) 3. 37-32 2-0\n"
    );
    std::fs::write(folder.path().join("r1.pdn"), pdn).unwrap();
    (folder, EventFile::at(path))
}

fn event(text: &str) -> (tempfile::TempDir, EventFile) {
    event_with(text, "Elm, Eve was late")
}

/// Resolves a link on a page to a file of the site and an ID in it.
fn target(page: &str, href: &str) -> (String, Option<String>) {
    let (way, id) = match href.split_once('#') {
        Some((way, id)) => (way, Some(id.to_owned())),
        None => (href, None),
    };
    let mut parts: Vec<&str> = page.split('/').collect();
    if !way.is_empty() {
        parts.pop();
        for part in way.split('/') {
            match part {
                ".." => assert!(parts.pop().is_some(), "{page}: {href} leads out of the site"),
                part => parts.push(part),
            }
        }
    }
    (parts.join("/"), id)
}

/// Asserts what must hold for every page of a site.
fn sound(files: &Files) {
    let pages: BTreeMap<&str, Page> = files
        .iter()
        .filter(|(name, _)| name.ends_with(".html"))
        .map(|(name, text)| (name.as_str(), read(name, text)))
        .collect();
    assert!(pages.contains_key("index.html"));
    for (name, page) in &pages {
        assert_eq!(page.all("h1").count(), 1, "{name}");
        assert_eq!(page.all("main").count(), 1, "{name}");
        let folder = name.split('/').next().unwrap_or_default();
        let language = folder.parse().map_or("en", |language: Language| language.code());
        let html = page.all("html").next().unwrap();
        assert_eq!(html.value("lang"), Some(language), "{name}");
        assert!(files[*name].len() < 100_000, "{name} has {} bytes", files[*name].len());
        // Scripts are sent without the comments meant for their authors.
        assert!(!files[*name].contains("@param {HTMLElement"), "{name}");
        // The page loads nothing and may do only what its policy names, which matches its content.
        page.holds_its_policy(name);
        for link in page.all("a").chain(page.all("link")) {
            let href = link.value("href").unwrap_or_else(|| panic!("{name}: a link to nothing"));
            if href == "data:," {
                continue;
            }
            let (file, id) = target(name, href);
            assert!(
                files.contains_key(&file),
                "{name}: {href} leads to {file}, which is not there"
            );
            if let Some(id) = id {
                assert!(pages[file.as_str()].ids().contains(id.as_str()), "{name}: {href}");
            }
        }
        let ids: Vec<&str> = page.tags().filter_map(|tag| tag.value("id")).collect();
        let each: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), each.len(), "{name} has an id twice: {ids:?}");
        let labels: Vec<&str> =
            page.all("nav").map(|nav| nav.value("aria-label").unwrap()).collect();
        let different: BTreeSet<&str> = labels.iter().copied().collect();
        assert_eq!(labels.len(), different.len(), "{name}: {labels:?}");
        assert_eq!(page.all("table").count(), page.all("caption").count(), "{name}");
        assert!(page.all("th").all(|head| head.value("scope").is_some()), "{name}");
        for region in page.tags().filter_map(|tag| tag.value("aria-labelledby")) {
            assert!(each.contains(region), "{name}: {region}");
        }
        let levels = page.tags().filter_map(|tag| match tag.name.as_str() {
            "h1" => Some(1),
            "h2" => Some(2),
            "h3" => Some(3),
            _ => None,
        });
        levels.fold(0, |above, level| {
            assert!(level <= above + 1, "{name}: h{level} under h{above}");
            level
        });
        assert!(page.texts().any(|text| !text.trim().is_empty()), "{name}");
    }
}

#[test]
fn every_event_of_the_project_has_a_sound_site() {
    let mut others = Language::ALL[1..].iter().cycle();
    for file in tournaments() {
        let events = std::slice::from_ref(&file);
        let other = *others.next().unwrap();
        let site = site_of(events, &[Language::English, other]);
        sound(&site);
        assert!(site.contains_key("files/event.json"));
        // Teams are referred to by their names.
        for team in &file.read().unwrap().teams {
            let by_id = format!("({})", team.id);
            let by_id = |(name, text): &(&String, &String)| {
                name.ends_with(".html") && text.contains(&by_id)
            };
            assert_eq!(site.iter().find(by_id).map(|(name, _)| name), None, "{}", team.id);
        }
        assert!(site.contains_key(&format!("{other}/index.html")));
    }
}

#[test]
fn the_same_event_gives_the_same_bytes() {
    for file in tournaments().iter().take(2) {
        let events = std::slice::from_ref(file);
        assert_eq!(site_of(events, &[Language::Dutch]), site_of(events, &[Language::Dutch]));
    }
}

#[test]
fn several_groups_have_one_first_page_and_one_list_of_seats() {
    let all = tournaments();
    let site = site_of(&all, &[Language::English, Language::Dutch]);
    sound(&site);
    for name in ["index.html", "where.html", "autumn/index.html", "nl/autumn/index.html"] {
        assert!(site.contains_key(name), "{name}");
    }
    assert!(site["where.html"].contains("autumn/player-p1.html"));
}

#[test]
fn many_groups_are_named_on_the_first_page_and_a_few_on_every_page() {
    let all = tournaments();
    let names = |page: &str, text: &str| -> usize {
        let texts: Vec<String> = read(page, text).texts().map(|text| text.trim().into()).collect();
        // Numbers such as 2026-27 are in an element of their own.
        let plain = |name: &str| name.split("2026").next().unwrap_or_default().trim().to_owned();
        let events = all.iter().map(|file| plain(&file.read().unwrap().name));
        events.filter(|name| texts.iter().any(|text| plain(text) == *name)).count()
    };
    let site = site_of(&all, &[Language::English, Language::Polish]);
    for page in ["autumn/standings-1.html", "autumn/index.html", "where.html"] {
        assert!(site[page].contains(&format!(">{} events</a>", all.len())), "{page}");
    }
    assert!(site["pl/index.html"].contains(&format!(">{} turniejów</h1>", all.len())));
    assert_eq!(names("index.html", &site["index.html"]), all.len());
    assert_eq!(names("a page", &site["autumn/standings-1.html"]), 1);
    let few = site_of(&all[..3], &[Language::English]);
    sound(&few);
    let page = &few["autumn/standings-1.html"];
    assert_eq!(names("a page", page), 3);
    let together: Vec<String> =
        all[..3].iter().map(|file| file.read().unwrap().name.clone()).collect();
    assert!(page.contains(&together.join(" · ")));
}

#[test]
fn the_numbers_on_the_pages_are_those_of_the_documents() {
    let mut seen = 0;
    for file in tournaments() {
        let site = site_of(std::slice::from_ref(&file), &[Language::English]);
        let document: serde_json::Value = serde_json::from_str(&site["files/event.json"]).unwrap();
        let standings = &document["standings"];
        let name = format!("standings-{}.html", standings["round"]);
        let rows = read(&name, &site[&name]).rows();
        for told in standings["tables"]
            .as_array()
            .unwrap()
            .iter()
            .flat_map(|one| one["rows"].as_array().unwrap())
        {
            let place = told["place"].as_u64().map_or("-".to_owned(), |place| place.to_string());
            let player = told["player"]["name"].as_str().unwrap();
            let points = told["points"].to_string().trim_matches('"').to_owned();
            let is_it = |row: &&Vec<String>| {
                row[0] == place && row.iter().any(|cell| cell == player) && row.contains(&points)
            };
            assert!(
                rows.iter().any(|row| is_it(&row)),
                "{}: {place} {player} {points}",
                file.name()
            );
            seen += 1;
        }
        let event = file.read().unwrap();
        for round in &event.rounds {
            let name = format!("round-{}.html", round.round);
            let page = read(&name, &site[&name]);
            let ids = page.ids();
            if round.matches.is_empty() {
                assert!(
                    round
                        .boards
                        .iter()
                        .all(|board| ids.contains(format!("b{}", board.board).as_str()))
                );
            }
        }
    }
    assert!(seen > 100, "{seen} rows were compared");
}

#[test]
fn a_folder_is_published_again_only_where_something_has_changed() {
    let (folder, file) = event(EVENT);
    let languages = [Language::English];
    let write = |file: &EventFile| {
        let publication = Publication {
            events: std::slice::from_ref(file),
            title: None,
            languages: languages.to_vec(),
            games: &[],
            open: files::open.into(),
            ratings: None,
        };
        let prepared = publication.prepare().unwrap();
        let said =
            publish(&prepared.site, &folder.path().join("site"), OtherEvents::Refuse, |_| {})
                .unwrap()
                .finish()
                .unwrap();
        draughts_arbiter::words::say(&said, Language::English)
    };
    let first = write(&file);
    assert!(first.contains("files"), "{first}");
    assert!(write(&file).ends_with("none changed"), "nothing has changed");
    std::fs::write(file.path(), EVENT.replace("result: 2-0", "result: 0-2")).unwrap();
    let again = write(&file);
    assert!(again.ends_with("changed") && !again.ends_with("none changed"), "{again}");
}

const EVENT: &str = "schema: arbiter.event/1
name: Park
place: Hall
start: 2026-07-01
arbiters: [Rowan]
time_control: 1 h
system: {kind: swiss, rounds: 5}
players:
  - {id: oak, name: 'Oak, Olive', rating: 1500, birth: 2010-05-01, federation_id: '4711', title: MF, federation: NED, club: Hedge, number: 1, categories: [U18]}
  - {id: p2, name: 'Elm, Eve', club: Lawn, number: 2}
  - {id: p3, name: 'Ash, Alder', birth: 1990, number: 3}
rounds:
  - round: 1
    date: 2026-07-01
    time: '14:00'
    opening: 32-28
    note: opened by the mayor
    boards: [{board: 1, white: oak, black: p2, result: 2-0, games: r1.pdn#1, manual: quarrel}]
    byes: [{player: p3, bye: half-point, note: dentist}]
  - round: 2
    date: 2026-07-02
    boards: [{board: 1, white: p2, black: p3}]
    byes: [{player: oak, bye: absent}]
rulings:
  - {round: 1, board: 1, claim: three times, ruling: the game is drawn, article: '6.1', arbiter: Rowan, public: true}
  - {round: 1, board: 1, ruling: a warning for noise}
book:
  - {number: 7, kind: penalty, about: p3, round: 1, points: 1, reason: chatter, effect: mumble}
";

#[test]
fn what_is_withheld_is_in_no_file() {
    let hidden = EVENT
        .replace("number: 1,", "number: 1, public: no,")
        .replace("number: 2}", "number: 2, public: initials}")
        .replace("date: 2026-07-02\n", "date: 2026-07-02\n    draft: true\n");
    let (_folder, file) = event(&hidden);
    let site = site_of(&[file], &[Language::English, Language::Dutch]);
    sound(&site);
    for (name, text) in &site {
        for secret in [
            "Olive", "oak", "Oak", "Elm", "2010-", "1990", "4711", "1500", "quarrel", "dentist",
            "noise", "chatter", "mumble", "penalty", "round-2", "Round 2:", "example",
        ] {
            assert!(!text.contains(secret) && !name.contains(secret), "{name} tells {secret}");
        }
    }
    assert!(site["index.html"].contains("N.N.") && site["index.html"].contains("E.E."));
    assert!(site["rulings.html"].contains("the game is drawn"));
    assert!(site["games-p2.html"].contains("32-28") && site["files/games.pdn"].contains("32-28"));
    assert!(site["schedule.html"].contains("2 Jul 2026"));
}

/// Nothing that a record says about a player who does not appear is in any file, whichever tag it
/// is in.
#[test]
fn a_record_tells_nothing_of_who_does_not_appear() {
    let tags = "[WhiteTitle \"MF\"]\n[WhiteRating \"1500\"]\n[WhiteTeam \"Hedge\"]\n[BlackTitle \"MI\"]\n\
                [Site \"House of Oak\"]\n[Table \"Oak\"]\n[Termination \"Olive ran out of time\"]\n[TimeControl \"40/Oak\"]\n";
    let record = format!(
        "{tags}[White \"Oak, Olive\"]\n[Black \"Elm, Eve\"]\n[Result \"2-0\"]\n\n1. 32-28 19-23 2-0\n"
    );
    let text =
        EVENT.replace("place: Hall\n", "").replace("opening: 32-28", "opening: 32-28 of Oak");
    let hidden = text
        .replace("number: 1,", "number: 1, public: no,")
        .replace("article: '6.1'", "article: '6.1, says Olive'");
    for (text, is_hidden) in [(hidden, true), (text, false)] {
        let (_folder, file) = event(&text);
        std::fs::write(file.folder().join("r1.pdn"), &record).unwrap();
        let site = site_of(&[file], &[Language::English]);
        sound(&site);
        assert!(site["files/games.pdn"].contains("32-28 19-23"));
        // For the opponent, who does appear, everything is still included.
        assert!(site["files/games.pdn"].contains("[BlackTitle \"MI\"]"));
        for secret in ["Oak", "Olive", "1500", "Hedge", "MF"] {
            let tells = |(_, text): &(&String, &String)| text.contains(secret);
            let telling = site.iter().find(tells).map(|(name, _)| name);
            assert_eq!(telling.is_none(), is_hidden, "{secret}: {telling:?}");
        }
        assert_eq!(site["files/games.pdn"].contains("ran out of time"), !is_hidden);
    }
}

#[test]
fn two_rulings_stand_on_one_page_each_with_its_players() {
    let two =
        EVENT.replace("ruling: a warning for noise", "public: true, ruling: the clock was set");
    let (_folder, file) = event(&two);
    let site = site_of(&[file], &[Language::English]);
    sound(&site);
    // They are in a list, which is printed, and not in the navigation links.
    let rulings = &site["rulings.html"];
    assert_eq!(rulings.matches("<li><a href=\"player-oak.html\">").count(), 2, "{rulings}");
    assert!(!rulings.contains("<nav class=\"links\""));
}

#[test]
fn of_rules_of_ones_own_the_pages_have_the_name_of_the_file_alone() {
    let text = "schema: arbiter.event/1\nname: Park\nrules: olive/club.yaml\nsystem: {kind: swiss, rounds: 5}\nplayers:\n  - {id: p1, name: Oak}\n  - {id: p2, name: Elm}\n";
    let (folder, file) = event(text);
    std::fs::create_dir(folder.path().join("olive")).unwrap();
    let club = folder.path().join("olive/club.yaml");
    std::fs::copy("crates/rules/src/sets/international.yaml", club).unwrap();
    let site = site_of(&[file], &[Language::English]);
    for (name, text) in &site {
        assert!(!text.contains("olive"), "{name} tells where the rules lie");
    }
    assert!(site["index.html"].contains("club.yaml"));
}

#[test]
fn a_hidden_player_is_named_in_no_comment_and_no_ruling() {
    let hidden = EVENT
        .replace("number: 3}", "number: 3, public: no}")
        .replace("ruling: the game is drawn", "ruling: drawn as Alder Ash said");
    assert_ne!(hidden, EVENT);
    let (_folder, file) = event_with(&hidden, "ASH was looking on");
    let site = site_of(&[file], &[Language::English]);
    for (name, text) in &site {
        for secret in ["Ash", "ASH", "Alder"] {
            assert!(!text.contains(secret), "{name} tells {secret}");
        }
    }
    assert!(site["rulings.html"].contains("drawn as N.N. N.N. said"));
    assert!(site["files/games.pdn"].contains("32-28"));
    let (_folder, file) = event_with(&hidden, "Elm was late");
    assert!(site_of(&[file], &[Language::English])["files/games.pdn"].contains("Elm was late"));
}

#[test]
fn the_moves_of_a_round_that_is_played_are_not_shown_unless_the_event_is_live() {
    let open = EVENT.replace("result: 2-0, ", "");
    for (text, shown) in
        [(open.clone(), false), (open.replace("place:", "live: true\nplace:"), true)]
    {
        let (_folder, file) = event(&text);
        let site = site_of(&[file], &[Language::English]);
        sound(&site);
        assert_eq!(site.values().any(|text| text.contains("37-32")), shown);
    }
}

#[test]
fn a_name_from_right_to_left_stands_in_a_border_of_its_own() {
    let text = EVENT.replace("Oak, Olive", "כהן, דוד").replace("Elm, Eve", "علي, محمد");
    let (_folder, file) = event(&text);
    let pdn = "[White \"כהן, דוד\"]\n[Black \"علي, محمد\"]\n[Result \"2-0\"]\n\n1. 32-28 2-0\n";
    std::fs::write(file.folder().join("r1.pdn"), pdn).unwrap();
    let site = site_of(&[file], &[Language::English]);
    sound(&site);
    let (one, other) = ("<bdi>כהן, דוד</bdi>", "<bdi>علي, محمد</bdi>");
    for page in ["games-oak.html", "player-oak.html"] {
        assert!(
            site[page].contains(&format!("{one} – {other} <span class=\"score\">2-0</span>")),
            "{page}"
        );
    }
    for page in
        ["round-1.html", "standings-1.html", "crosstable.html", "rulings.html", "where.html"]
    {
        for name in ["כהן, דוד", "علي, محمد"] {
            let bare = site[page].replace(&format!("<bdi>{name}</bdi>"), "");
            assert!(!bare.contains(name) && bare.len() < site[page].len(), "{page}: {name}");
        }
    }
}

#[test]
fn an_event_that_is_named_twice_is_published_once() {
    let (folder, file) = event(EVENT);
    let again = EventFile::at(folder.path().join(".").join("park.yaml"));
    let once = site_of(&[EventFile::at(file.path())], &[Language::English]);
    assert_eq!(site_of(&[file, again], &[Language::English]), once);
}

#[test]
fn no_page_of_a_screen_shows_one_board_alone_and_no_foot_promises_what_is_not_there() {
    let file = EventFile::at("tournaments/title.yaml");
    let site = site_of(&[file], &[Language::English]);
    let rows = |name: &str| read(name, &site[name]).rows().len();
    let screens: Vec<usize> =
        site.keys().filter(|name| name.starts_with("screen")).map(|name| rows(name)).collect();
    assert!(screens.iter().all(|rows| *rows > 2), "{screens:?}");
    for (name, text) in site.iter().filter(|(name, _)| name.ends_with(".html")) {
        let explains = text.contains("explained under each table");
        assert_eq!(
            explains,
            name.starts_with("standings") || name.starts_with("category"),
            "{name}"
        );
    }
}
