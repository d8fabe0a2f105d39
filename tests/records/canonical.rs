//! A record that is written, read and written again stays the same: trees of any shape, and
//! whatever arbitrary bytes are read as.
//!
//! `PROPTEST_CASES=20000 cargo test --test records canonical::` searches longer.

use std::sync::{Arc, LazyLock};

use crate::texts::{RECORD, change, changed, words};
use draughts_arbiter::pdn::{
    GameResult, GameText, GameTree, Item, Tag, TreeMove, comment_text, games_in, utf16_to_utf8,
    write_pdn,
};
use draughts_arbiter::record::{
    Catalogue, ChosenRules, Laws, MainLine, ReplayOptions, Strip, canonical, replay,
};
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// The number of cases per property, unless the environment sets it.
const CASES: u32 = 192;

fn config() -> ProptestConfig {
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|text| text.parse().ok());
    ProptestConfig { cases: cases.unwrap_or(CASES), failure_persistence: None, ..<_>::default() }
}

static LAWS: LazyLock<Vec<Arc<Laws>>> = LazyLock::new(|| {
    let catalogue = Catalogue::new();
    let sets = ["international", "frisian", "russian", "english", "turkish", "thai", "killer"];
    sets.into_iter().map(|name| catalogue.laws(name).expect("a rule set of the project")).collect()
});

fn result() -> impl Strategy<Value = GameResult> {
    select(&["*", "2-0", "0-2", "1-1", "1-0", "0-1", "1/2-1/2", "0-0"][..])
        .prop_map(|text| GameResult::parse(text.as_bytes()).expect("a result"))
}

fn comment() -> impl Strategy<Value = String> {
    let command = select(
        &[
            "[%clk 0:01:02]",
            "[%touched w 32]",
            "[%x  a\tb]",
            "[% [y]",
            "[White \"x\"]",
            "%",
            "%eval 1",
            "[%no end",
        ][..],
    );
    let word = prop_oneof![
        3 => "[a-z]{1,12}",
        1 => command.prop_map(str::to_owned),
        1 => any::<String>(),
    ];
    prop::collection::vec(word, 1..30).prop_map(|words| comment_text(&words.join(" ")))
}

fn one_move() -> impl Strategy<Value = Item> {
    let text = select(
        &["32-28", "19x23", "c3-d4", "d4:f6", "47x38x24x13", "1-18", "2-07", "a3b4", "-"][..],
    );
    let strength = select(&["", "", "!", "?", "!?", "??"][..]);
    (text, strength, any::<u32>(), any::<[bool; 2]>()).prop_map(
        |(text, strength, number, [has_number, is_second])| {
            Item::Move(TreeMove {
                text: text.into(),
                strength: if text == "-" { "" } else { strength }.into(),
                number: has_number.then_some(number),
                is_second: has_number && is_second,
            })
        },
    )
}

fn line() -> impl Strategy<Value = Vec<Item>> {
    let setup = Item::Setup { name: "FEN".into(), fen: "W:W31,K32:B1".into() };
    let item = prop_oneof![
        6 => one_move(),
        2 => comment().prop_map(Item::Comment),
        1 => any::<u16>().prop_map(Item::Nag),
        1 => Just(setup),
    ];
    let line = (one_move(), prop::collection::vec(item, 0..12));
    let line = line.prop_map(|(first, mut rest)| {
        rest.insert(0, first);
        rest.retain(|item| !matches!(item, Item::Comment(text) if text.is_empty()));
        rest
    });
    line.prop_recursive(4, 48, 4, |inner| {
        (inner.clone(), prop::collection::vec((any::<Index>(), inner), 0..3)).prop_map(
            |(mut line, variations)| {
                for (at, variation) in variations {
                    line.insert(1 + at.index(line.len()), Item::Variation(variation));
                }
                line
            },
        )
    })
}

/// Returns whether this is a line separator or a directional mark; both are read as blanks.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn tags() -> impl Strategy<Value = Vec<Tag>> {
    let value = any::<String>().prop_map(|text| {
        let plain: String = text.chars().filter(|&c| !c.is_control() && !is_mark(c)).collect();
        plain.trim().to_owned()
    });
    let other = ("[A-Z][A-Za-z0-9_]{0,8}", value.clone())
        .prop_map(|(name, value)| Tag { name: format!("X{name}"), value });
    (value, result(), prop::collection::vec(other, 0..4)).prop_map(|(event, result, mut tags)| {
        tags.insert(0, Tag { name: "Result".into(), value: result.to_string() });
        tags.insert(0, Tag { name: "Event".into(), value: event });
        tags
    })
}

/// Returns the only game of a text.
fn only_game(text: &str) -> Result<GameText<'_>, TestCaseError> {
    let games: Vec<GameText<'_>> = games_in(text.as_bytes()).collect();
    prop_assert_eq!(games.len(), 1, "{}", text);
    Ok(games[0])
}

/// Returns the games of a text, written canonically under a rule set.
fn converted(text: &[u8], laws: &Arc<Laws>) -> Vec<String> {
    let options = ReplayOptions { history: true, moves_only: false };
    let one = |game: GameText<'_>| {
        let line = MainLine::read(&game);
        let choice = ChosenRules::of(Arc::clone(laws), (false, true), None, &line);
        let report = replay(&game, line.clone(), &choice.laws, Vec::new(), options);
        write_pdn(&canonical(&game, &line, &report, &choice, Strip::default()))
    };
    games_in(text).map(one).collect()
}

fn written_twice(text: &[u8], laws: &Arc<Laws>) -> Result<(), TestCaseError> {
    let recoded = utf16_to_utf8(text);
    let text = recoded.as_ref().map_or(text, String::as_bytes);
    let first = converted(text, laws);
    let again = converted(first.join("\n").as_bytes(), laws);
    prop_assert_eq!(first, again, "{}", String::from_utf8_lossy(text));
    Ok(())
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn a_tree_is_read_as_it_was_written(tags in tags(), line in line(), result in result()) {
        let tree = GameTree { tags, line, result: Some(result) };
        let text = write_pdn(&tree);
        prop_assert_eq!(&GameTree::read(&only_game(&text)?), &tree, "{}", text);
        let is_wrapped = |line: &str| line.chars().count() <= 80 || !line.contains(' ') || line.contains(['"', '[', '%']);
        prop_assert!(text.lines().all(is_wrapped), "{}", text);
    }

    #[test]
    fn commands_in_comments_keep_their_bytes(before in "[a-z ]{0,90}", inside in "[ -\\[^-z|~]{0,40}") {
        let command = format!("[%x{inside}]");
        let text = format!("1. 32-28 {{{before} {command} b}} *");
        let written = write_pdn(&GameTree::read(&GameText::new(text.as_bytes())));
        prop_assert!(written.contains(&command), "{}", written);
    }

    #[test]
    fn any_words_are_written_the_same_again(text in words(), which in any::<Index>()) {
        written_twice(&text, which.get(&LAWS[..]))?;
    }

    #[test]
    fn a_changed_record_is_written_the_same_again(
        changes in prop::collection::vec(change(), 1..8),
        which in any::<Index>(),
    ) {
        written_twice(&changed(RECORD.as_bytes(), &changes), which.get(&LAWS[..]))?;
    }
}

/// Found by the properties above after thirty thousand cases: in a record that begins with Black,
/// move numbers show which side begins a new number, unless one side has made both half-moves.
#[test]
fn numbers_are_counted_the_same_again_after_two_half_moves_of_one_side() {
    for moves in ["2. 5-34 1-2 1.", "2. 5-34 3. 1-2 *", "2... 5-34 1-2", "40. 5-34 1-2 41. *"] {
        let text = format!("[SetUp \"1\"]\n[FEN \"B:WK5:B1\"]\n{moves}\n");
        for laws in LAWS.iter() {
            written_twice(text.as_bytes(), laws).unwrap();
        }
    }
    // If both sides have moved, the printed numbers stay.
    let text = "[FEN \"B:W31,K32:BK1\"]\n\n40. 1-7 31-26 41. 7-1 *\n";
    let written = converted(text.as_bytes(), &LAWS[0]);
    assert!(written[0].contains("40. 1-7 31-26 41. 7-1"), "{}", written[0]);
}

/// Found by the properties above, after a hundred thousand cases.
#[test]
fn scores_that_are_read_as_moves_are_left_to_the_tag() {
    for (tags, moves, end) in [
        ("[Result \"4-6\"]", "1. 32-28 4-6", "4-6"),
        ("[Result \"2-2\"][Result \"2-0\"]", "1. 32-28 *", "*"),
        ("[Result \"2-0\"][Result \"2-2\"]", "1. 32-28 *", "2-0"),
        ("[Result \"2-0\"][Result \"2-2\"]", "1. 32-28", "2-0"),
        ("[Result \"1-1\"]", "1. 32-28 5-5", "5-5"),
        ("", "1. 32-28 10-0", "10-0"),
    ] {
        let first = converted(format!("{tags} {moves}\n").as_bytes(), &LAWS[0]);
        assert!(first[0].ends_with(&format!(" {end}\n")), "{}", first[0]);
        assert_eq!(converted(first[0].as_bytes(), &LAWS[0]), first);
    }
}

#[test]
fn moves_that_begin_like_a_result_and_positions_with_control_characters_stay() {
    for text in [
        "01-1 x1. ",
        "[GameType \"20,\0B,10,10,N2,0\"] 1. 20-25 *",
        "[FEN \"W:W31,\u{8f}32:B1\"] 1. 31-27 *",
        "1. 33-29 20-25 /FEN \"B:WK1:BK50,20\"/ /FEN \":WK1:BK50,20\"/ 20-24 *",
    ] {
        let first = converted(text.as_bytes(), &LAWS[0]);
        assert_eq!(converted(first[0].as_bytes(), &LAWS[0]), first);
    }
    let no_break_space = b"1. 33-29 20-25 /FEN \"B:WK1:BK50,\xA020\"/ 20-24 *";
    let first = converted(no_break_space, &LAWS[0]);
    assert_eq!(converted(first[0].as_bytes(), &LAWS[0]), first);
}

/// Found by the properties above: unread text becomes a comment when it is read again.
#[test]
fn a_replay_that_has_stopped_stops_at_the_same_place_when_it_is_read_again() {
    for text in [
        "17x26x3x12x25 32-28 \u{e} 1. 19-23 *",
        "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41- 14-19 5. 46-41 *",
        "1. M32-28 37-32 1-2 *",
        "1. 32-28 19-23 2. 28x19 14x23 3. ... 10-14 4. 41-37 *",
        "1. 32-28 2026 19-23 2. 28x19 *",
        "[GameType \"25\"] 1. c3-d4 d6-c5 2. b2-c3 c?4 f6-g5 3. c3-b4 *",
        "[GameType \"25\"] 1. cd4 dc5 2. bc3 fg5 3. \u{441}b4 gh4 *",
        "22x31 d:f6 *",
        "[GameType \"21,W,8,8,N1\"]\n}d:f6 ",
        "[GameType \"25,W]\n1. c3-d4d6-c5 EN \"B:WK1:BK50,20\"/ 20-24 1-1",
        "[White \"A\"] 2-0\n\n[GameType \"20\"]\n-28 19-23 2. 28x19 14x23 3. 37-32 3J-28 23x32 *",
    ] {
        for laws in LAWS.iter() {
            written_twice(text.as_bytes(), laws).unwrap();
        }
    }
}
