//! A certain place is one at which every reader finds the start of a game, wherever it started.

use std::path::{Path, PathBuf};

use proptest::prelude::*;
use proptest::sample::{Index, select};

use crate::pdn::certain::{Next, last_certain, next_certain};
use crate::pdn::games_in;

/// Returns all certain places of a text, in order.
fn all_certain(text: &[u8]) -> Vec<usize> {
    let (mut places, mut from) = (Vec::new(), 0);
    while let Next::At(place) = next_certain(&text[from..], true) {
        let place = from + place;
        places.push(place);
        // The last tag before the place, and the line break before it, may prove the next one.
        from = memchr::memmem::rfind(&text[..place - 1], b"\n[").expect("a proof has two tags");
    }
    places
}

/// Returns the starts of games for a reader that starts at an offset.
fn starts(text: &[u8], from: usize, limit: usize) -> Vec<usize> {
    let games = games_in(&text[from..]).limited_to(limit);
    games.map(|game| from + game.offset() as usize).collect()
}

/// Checks that every certain place is a start of a game for readers that start at given offsets
/// before it, and that the text before it is read the same without it.
fn agrees(text: &[u8], from: &[usize], limit: usize) -> Result<(), TestCaseError> {
    let certain = all_certain(text);
    for &from in from {
        let starts = starts(text, from, limit);
        // The reader must also see the tags that prove the place.
        for place in all_certain(&text[from..]).into_iter().map(|place| from + place) {
            prop_assert!(certain.contains(&place));
            prop_assert!(
                starts.contains(&place),
                "{place} from {from} in {:?}: {starts:?}",
                String::from_utf8_lossy(text)
            );
            let before: Vec<usize> = starts.iter().copied().filter(|&at| at < place).collect();
            if limit < crate::pdn::MAX_GAME_BYTES {
                continue;
            }
            let cut: Vec<usize> = self::starts(&text[..place], from, limit);
            prop_assert_eq!(before, cut, "cut at {} in {:?}", place, String::from_utf8_lossy(text));
        }
    }
    Ok(())
}

/// Pieces of collections: whole games, headers, and text that could hide the start of a game.
const PIECES: &[&str] = &[
    "[Event \"a\"]\n[White \"b\"]\n[Result \"2-0\"]\n\n1. 32-28 19-23 2-0\n\n",
    "[Event \"a\"]\n[White \"b\"]\n[Result \"4-6\"]\n\n1. 32-28 4-6\n\n",
    "[Event \"a\"]\r\n[White \"b\"]\r\n\r\n1. 32-28 19-23 *\r\n\r\n",
    "[White \"b\"]\n[Black \"c\"]\n1. 32-28\n\n",
    "[Event \"{\"]\n[White \"}\"]\n\n1. 32-28 {x} 4-6\n\n",
    "[Event \"(\"]\n[White \"[x] ;\"]\n[Black \"c\"]\n\n1. 32-28 (31-27 {x\n\n",
    "[Event \"a\"]\n[White \"b\"]\n",
    "[Result \"2-0\"]\n01.32-28 19-23 02.28x19\n2-0\n\n",
    "[Result \"4-6\"]\n1. c3-d4!? d6:h2 4-6\r\n\r\n",
    "[White \"(\"]\n17. 7-12 1/2-1/2 *\n\n",
    "[Round \"{\"]\n1. 32-28 2-0\n\n",
    "\n",
    "\n\n",
    "\r\n",
    "\r",
    "{",
    "}",
    "{never\n",
    "{never\n[Event \"a\"]\nbut here} ",
    "[Event \"a\"]\nbut here} ",
    "( {unclosed\n",
    "(",
    ")",
    "[Diagram \"1\"]\n",
    "[Result \"4-6\"]\n",
    "[Result \"-\"]\n",
    "4-6",
    "4-6 [x\n",
    "- ",
    "[",
    "]",
    "[ 1. 32-28\n",
    "[Unclosed \"\n",
    "White \"x\"]\n",
    "; [Event \"x\"]\n",
    "% x\n",
    "\"",
    "2-0",
    "2-0\n",
    " 0-2 {won}\n",
    "junk\n",
    "3.\n",
    "1. 32-28 ",
    "17. 7-12\n",
    "*",
    "\\n",
    "\u{feff}",
    "$3 ",
    "/FEN \"W:W31:B20\"/ ",
    "<br",
    "[Empty]\n",
    "[%clk 1:00]",
    "[Event \"a\"]\n[White \"b\"]\n\n1. 32-28 {[%clk 0:58:01]} 19-23 { [%eval 1] [%a] }\n2-0\n\n",
    "[Event \"a\"]\n[White \"b\"]\n[Result \"4-6\"]\n\n1. 32-28 {[%clk 1:00]} 4-6\n\n",
    "4-6 {[%clk 1:00]} ",
    " 4-6 { [%eval 1] [%clk 1:00]",
    "] [%emt 0:07]",
    "White \"{[%a]",
    "; {[%a]",
    "({[%a]}",
    "/FEN \"{[%a]",
];

fn text() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        12 => select(PIECES).prop_map(|piece| piece.as_bytes().to_vec()),
        4 => select(&PIECES[..4]).prop_map(|piece| piece.as_bytes().to_vec()),
        4 => select(&PIECES[7..11]).prop_map(|piece| piece.as_bytes().to_vec()),
        6 => select(&PIECES[PIECES.len() - 9..]).prop_map(|piece| piece.as_bytes().to_vec()),
        1 => prop::collection::vec(any::<u8>(), 0..4),
    ];
    prop::collection::vec(piece, 0..24).prop_map(|pieces| pieces.concat())
}

fn config() -> ProptestConfig {
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|text| text.parse().ok());
    ProptestConfig { cases: cases.unwrap_or(600), failure_persistence: None, ..<_>::default() }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn every_reader_has_a_game_begin_there(
        text in text(),
        from in prop::collection::vec(any::<Index>(), 8),
        limit in select(vec![200, 300, 1000, crate::pdn::MAX_GAME_BYTES]),
    ) {
        let from: Vec<usize> = from.iter().map(|at| at.index(text.len() + 1)).collect();
        agrees(&text, &[&[0][..], &from].concat(), limit)?;
    }

    #[test]
    fn the_first_place_is_the_same_however_much_is_read(
        text in text(),
        from in any::<Index>(),
    ) {
        let from = from.index(text.len() + 1);
        let (all, next) = (all_certain(&text), next_certain(&text[from..], true));
        match next {
            Next::At(place) => prop_assert!(all.contains(&(from + place))),
            Next::From(end) => prop_assert_eq!(from + end, text.len()),
        }
        // The header of the first game may be on the first line.
        let text = [b"\n", &text[..]].concat();
        prop_assert_eq!(last_certain(&text), all_certain(&text).last().copied());
    }
}

#[test]
fn what_could_be_anything_is_not_certain() {
    let game = "[Event \"a\"]\n[White \"b\"]\n\n1. 32-28 19-23 2-0\n\n";
    for (between, is_certain) in [
        ("", true),
        ("{ a comment }\n", false),
        ("\n\n\n", true),
        ("2-0\n", true),
        ("junk\n", false),
        ("[Diagram]\n", false),
    ] {
        let text = format!("{game}{between}{game}");
        let place = is_certain.then_some(game.len() + between.len());
        assert_eq!(last_certain(text.as_bytes()), place, "{between}");
    }
}

#[test]
fn commands_in_comments_do_not_hide_where_a_game_begins() {
    for (comment, is_certain) in [
        ("{[%clk 0:58:01]}", true),
        ("{ [%clk 0:58:01] }", true),
        ("{ [%eval 0.1] [%clk 0:58:01] }", true),
        ("{[%clk 0:58:01][%emt 0:00:07]}", true),
        ("{good [%clk 0:58:01]}", false),
        ("{[%clk 0:58:01]} [%emt 0:00:07]", false),
        ("{[%clk 0:58:01]\n[%emt 0:00:07]}", false),
        ("{[clk 0:58:01]}", false),
        ("[%clk 0:58:01]", false),
        ("] [%clk 0:58:01]", false),
    ] {
        let game = "[Event \"a\"]\n[White \"b\"]\n\n1. 32-28";
        let text = format!("\n{game} {comment} 19-23 2-0\n\n{game} *");
        let place = is_certain.then_some(text.len() - game.len() - 2);
        assert_eq!(last_certain(text.as_bytes()), place, "{comment}");
        assert_eq!(all_certain(text.as_bytes()).last().copied(), place, "{comment}");
    }
}

#[test]
fn with_one_tag_a_game_only_bare_moves_are_certain() {
    let game = "[Result \"2-0\"]\n01.32-28 19-23\n2-0\n\n";
    for (between, is_certain) in [
        ("", true),
        ("1. 33-28 1/2-1/2\r\n\r\n", true),
        ("1. 33-28 *\n", false),
        ("{ a comment }\n\n", false),
        ("( \n\n", false),
        ("; remark\n\n", false),
        ("[Diagram]\n\n", false),
    ] {
        let text = format!("\n{game}{between}{game}{game}");
        let place = is_certain.then_some(text.len() - game.len());
        assert_eq!(last_certain(text.as_bytes()), place, "{between}");
        assert_eq!(all_certain(text.as_bytes()).last().copied(), place, "{between}");
    }
    // After a tag that is not that of a header, a comment may still be open.
    let other = game.replace("Result", "Ident");
    assert_eq!(last_certain(format!("\n{other}{game}{game}").as_bytes()), None);
    let text = format!("\n{game}{other}{game}");
    assert_eq!(last_certain(text.as_bytes()), Some(text.len() - game.len()));
}

/// Returns the PDN files of a folder and its subfolders.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let mut all = Vec::new();
    for entry in entries {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            all.extend(files(&path));
        } else if path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("pdn")) {
            all.push(path);
        }
    }
    all.sort();
    all
}

#[test]
fn in_every_fixture_certain_places_are_starts() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let mut text = Vec::new();
    for file in files(&root) {
        let one = std::fs::read(file).expect("a fixture can be read");
        let from: Vec<usize> = (0..16).map(|part| one.len() * part / 16).collect();
        agrees(&one, &from, crate::pdn::MAX_GAME_BYTES).expect("the places are starts");
        text.extend(one);
    }
    agrees(&text, &[0, 77, 999, 12_345], crate::pdn::MAX_GAME_BYTES)
        .expect("the places are starts");
    assert!(all_certain(&text).len() > 10);
}

#[test]
#[ignore = "needs the published facts: ARBITER_FACTS"]
fn in_real_collections_nearly_every_start_is_certain() {
    let facts = std::env::var("ARBITER_FACTS").expect("ARBITER_FACTS names the folder");
    let (mut certain, mut all) = (0, 0);
    for file in files(&Path::new(&facts).join("pdn/games")) {
        let text = std::fs::read(&file).expect("the file can be read");
        let starts = starts(&text, 0, crate::pdn::MAX_GAME_BYTES);
        let places = all_certain(&text);
        assert!(places.iter().all(|place| starts.contains(place)), "{}", file.display());
        if starts.len() > 20 {
            certain += places.len();
            all += starts.len() - 1;
        }
    }
    println!("{certain} of {all} starts in collections are certain");
    assert!(all > 1000 && certain * 10 > all * 7);
}
