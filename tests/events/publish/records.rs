//! Tests of what a site makes of game records: disagreements with the event are reported, and a
//! ruling shows the position to which it applies.

use draughts_arbiter::app::event::EventFile;
use draughts_arbiter::app::publish::Publication;
use draughts_arbiter::app::records::files;
use draughts_arbiter::report::record_digest;
use draughts_arbiter::words::{Language, say};

use super::{EVENT, event, site_of};

const RECORD: &str = "[White \"Elm, Eve\"]\n[Black \"Oak, Olive\"]\n[Result \"2-0\"]\n\n1. 32-28 19-23 2. 28x19 2-0\n";

/// Returns what is said about the games when the event is published with a file of games.
fn told(file: EventFile, games: &[String]) -> Vec<String> {
    told_of(&[file], games)
}

fn told_of(events: &[EventFile], games: &[String]) -> Vec<String> {
    let languages = vec![Language::English];
    let open = files::open;
    let publication =
        Publication { events, title: None, languages, games, open: open.into(), ratings: None };
    let prepared = publication.prepare().unwrap_or_else(|error| panic!("{error}"));
    prepared.notes.iter().map(|note| say(note, Language::English)).collect()
}

#[test]
fn exchanged_colours_and_another_result_are_told() {
    let (without, ruled) = EVENT.split_once("rulings:").unwrap();
    let without = without.replace(", games: r1.pdn#1", "");
    let (folder, file) = event(&without);
    let games = folder.path().join("round1.pdn");
    std::fs::write(&games, RECORD).unwrap();
    let games = [games.display().to_string()];
    let path = file.path().to_path_buf();
    assert_eq!(
        told(file, &games),
        [
            "Park: one game has moves, 1 with trouble:",
            "round 1, board 1: the record has Elm, Eve with White and Oak, Olive with Black",
            "round 1, board 1: the event has 0-2, the record 2-0",
        ]
    );
    std::fs::write(&games[0], RECORD.replace("2-0", "0-2")).unwrap();
    assert_eq!(told(EventFile::at(&path), &games).len(), 2);
    // A result that was ruled upon, and a record that agrees, need no message.
    std::fs::write(&games[0], RECORD).unwrap();
    std::fs::write(&path, format!("{without}rulings:{ruled}")).unwrap();
    assert_eq!(told(EventFile::at(&path), &games).len(), 2);
    std::fs::write(&path, &without).unwrap();
    let agrees = RECORD.replace("Elm, Eve", "").replace("Oak, Olive", "Elm, Eve");
    std::fs::write(&games[0], agrees.replace("\"\"", "\"Oak, Olive\"")).unwrap();
    assert_eq!(told(EventFile::at(&path), &games), ["Park: one game has moves"]);
}

#[test]
fn of_many_records_with_trouble_the_first_are_named_and_strays_are_counted_once() {
    let folder = tempfile::tempdir().unwrap();
    let group = |name: &str, players: [&str; 2], boards: usize| {
        let mut text = format!(
            "schema: arbiter.event/1\nname: {name}\nsystem: {{kind: swiss, rounds: 30}}\nplayers:\n  - {{id: p1, name: {}}}\n  - {{id: p2, name: {}}}\nrounds:\n",
            players[0], players[1]
        );
        for round in 1..=boards {
            text += &format!(
                "  - round: {round}\n    boards: [{{board: 1, white: p1, black: p2, result: 2-0}}]\n"
            );
        }
        let path = folder.path().join(format!("{name}.yaml"));
        std::fs::write(&path, text).unwrap();
        EventFile::at(path)
    };
    let events = [group("north", ["Oak", "Elm"], 25), group("south", ["Ash", "Fir"], 1)];
    let record = |file: &str, [white, black]: [&str; 2], round: usize| {
        let path = folder.path().join(file);
        let text = format!(
            "[White \"{white}\"]\n[Black \"{black}\"]\n[Round \"{round}\"]\n[Result \"0-2\"]\n\n1. 32-28 0-2\n"
        );
        std::fs::write(&path, text).unwrap();
        path.display().to_string()
    };
    // One file per record, as many programs write them.
    let mut games: Vec<String> =
        (1..=25).map(|round| record(&format!("{round}.pdn"), ["Oak", "Elm"], round)).collect();
    games.push(record("south.pdn", ["Ash", "Fir"], 1));
    games.push(record("stray.pdn", ["Yew", "Box"], 1));
    let said = told_of(&events, &games);
    assert_eq!(said.len(), 1 + 20 + 1 + 1 + 1 + 1, "{said:#?}");
    assert_eq!(said[0], "north: 25 games have moves, 25 with trouble:");
    assert_eq!(said[21], "north: 5 more");
    assert_eq!(said[22], "south: one game has moves, 1 with trouble:");
    assert_eq!(said[24], "1 game of the files is that of no board");
}

#[test]
fn what_the_report_has_otherwise_of_a_player_is_told() {
    let (_folder, file) = event(&EVENT.replace("title: MF", "title: GMIF"));
    let site = site_of(&[EventFile::at(file.path())], &[Language::English]);
    assert!(site["files/report.trf"].contains("WGM"), "{}", site["files/report.trf"]);
    assert_eq!(
        told(file, &[]),
        [
            "Park, report.trf: one value is not as the event has it:",
            "oak: title GMIF written as WGM",
        ]
    );
}

#[test]
fn a_public_ruling_shows_the_position_if_the_record_is_as_it_was() {
    let (_folder, file) = event(EVENT);
    let record = std::fs::read(file.folder().join("r1.pdn")).unwrap();
    let digest = record_digest(&record);
    for (digest, shown) in [(digest.as_str(), true), ("00ff", false)] {
        let record = format!("public: true, record: 'r1.pdn#1 sha256:{digest}'}}");
        std::fs::write(file.path(), EVENT.replace("public: true}", &record)).unwrap();
        let site = site_of(&[EventFile::at(file.path())], &[Language::English]);
        super::sound(&site);
        assert_eq!(site["rulings.html"].contains("<svg"), shown);
        assert!(!site["rulings.html"].contains("sha256:"), "{digest}");
    }
}

#[test]
fn a_ruling_by_hand_shows_the_position_or_the_record_that_it_names() {
    let (_folder, file) = event(EVENT);
    for (ruling, shown) in [
        ("public: true, record: 'r1.pdn#1'}", Some("white-ring")),
        ("public: true, record: 'r2.pdn#1'}", None),
        ("public: true, record: 'r1.pdn#2'}", None),
        ("public: true}", None),
    ] {
        std::fs::write(file.path(), EVENT.replace("public: true}", ruling)).unwrap();
        let site = site_of(&[EventFile::at(file.path())], &[Language::English]);
        super::sound(&site);
        assert_eq!(site["rulings.html"].contains("<svg"), shown.is_some(), "{ruling}");
        assert!(!site["rulings.html"].contains("r1.pdn"), "{ruling}");
    }
    let fen = "the position W:WK46:B5,K14. is drawn";
    let text = EVENT.replace("ruling: the game is drawn", &format!("ruling: '{fen}'"));
    std::fs::write(file.path(), text).unwrap();
    let site = site_of(&[EventFile::at(file.path())], &[Language::English, Language::Dutch]);
    super::sound(&site);
    assert!(site["rulings.html"].contains("White kings: 46. Black men: 5. Black kings: 14."));
    assert!(site["nl/rulings.html"].contains("<svg") && site["rulings.html"].contains(fen));
}

#[test]
fn what_the_event_says_of_a_game_is_said_in_the_language_of_the_page() {
    let text = EVENT.replace("result: 2-0", "result: 2-0 adjudicated");
    let (_folder, file) = event(&text);
    let languages = [Language::English, Language::Dutch, Language::French];
    let site = site_of(&[file], &languages);
    super::sound(&site);
    let page = |folder: &str| &site[&format!("{folder}games-oak.html")];
    let english = "Ruling: the game is drawn (claimed: three times; article: 6.1; Rowan)";
    assert!(page("").contains(english) && page("").contains("adjudicated"), "{}", page(""));
    assert!(
        page("nl/").contains("Beslissing: the game is drawn (")
            && page("nl/").contains("arbitraal")
    );
    assert!(page("fr/").contains("Décision\u{a0}: the game is drawn ("));
    for folder in ["nl/", "fr/"] {
        assert!(!page(folder).contains("ruling: ") && !page(folder).contains("adjudicated"));
    }
    // A file is the same in every language.
    let pdn = site["files/games.pdn"].split_whitespace().collect::<Vec<_>>().join(" ");
    let said = "{adjudicated} {ruling: three times: the game is drawn (6.1; Rowan)}";
    assert!(pdn.contains(said), "{pdn}");
}

#[test]
fn what_happened_at_the_board_and_how_a_variation_ends_are_marked_or_said() {
    let (folder, file) = event(EVENT);
    let record = "[White \"Oak, Olive\"]\n[Black \"Elm, Eve\"]\n[FEN \"W:W32:B23\"]\n[Result \"2-0\"]\n\n\
                  1. 32-27 {[%touched w 32]} (1. 32-28 23x32) 23-29 2-0\n";
    std::fs::write(folder.path().join("r1.pdn"), record).unwrap();
    let site = site_of(&[file], &[Language::English, Language::French]);
    super::sound(&site);
    let (english, french) = (&site["games-oak.html"], &site["fr/games-oak.html"]);
    assert!(english.contains("0-2: White has no piece left"), "{english}");
    assert!(french.contains("0-2: les Blancs n&#39;ont plus de pièce"), "{french}");
    assert!(french.contains(r#"<span class="viewer-comment" lang="en" dir="auto">"#), "{french}");
    assert!(french.contains(r#"["comment",""#), "{french}");
    assert!(!english.contains("lang=\"en\" dir"));
}
