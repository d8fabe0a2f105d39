//! Tests of key paths and their places.

use yaml_in_place::Document;

#[test]
fn key_paths_lead_to_their_places() {
    let text = "\u{feff}name: x\ndraws:\n  - {id: a, moves: 3}\n  - id: b\n    moves: 4\n\
                a.b: 1\na: {b.c: 2, \"é d\": 3}\n";
    let document = Document::read(text).unwrap();
    let at = |path: &str| document.place_of(path).map(|place| (place.line, place.column));
    assert_eq!(at("name"), Some((1, 1)));
    assert_eq!(at("draws"), Some((2, 1)));
    assert_eq!(at("draws[0]"), Some((3, 5)));
    assert_eq!(at("draws[0].moves"), Some((3, 13)));
    assert_eq!(at("draws[1].moves"), Some((5, 5)));
    assert_eq!(at("draws[1].effect"), Some((4, 5)), "the item, as the key is missing");
    assert_eq!(at("draws[2].effect"), Some((2, 1)), "the list, as the item is missing");
    assert_eq!(at("a.b"), Some((6, 1)), "a key with a dot in it");
    assert_eq!(at("a.b.c"), Some((6, 1)));
    assert_eq!(at("a.é d"), Some((7, 13)));
    assert_eq!(at("absent"), None);
    assert_eq!(at(""), None);
}

#[test]
fn the_places_of_a_long_list_are_found_without_counting_its_items_again() {
    const ITEMS: usize = 60_000;
    let text = format!("list:\n{}", "- a\n".repeat(ITEMS));
    let document = Document::read(&text).unwrap();
    let mut places = document.places();
    for item in 0..ITEMS {
        let place = places.place_of(&format!("list[{item}]")).unwrap();
        assert_eq!(place.line, item + 2);
    }
    assert_eq!(places.place_of(&format!("list[{ITEMS}]")).unwrap().line, 1);
    assert_eq!(places.lists_gone_through(), 1);
}

#[test]
fn a_document_that_holds_nothing_is_known() {
    for text in ["", "# a\n", "~", "word", "[]", "{}"] {
        assert!(Document::read(text).unwrap().holds_nothing(), "{text}");
    }
    for text in ["[{a: 1}]", "- a", "a:"] {
        assert!(!Document::read(text).unwrap().holds_nothing(), "{text}");
    }
}
