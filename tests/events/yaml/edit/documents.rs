use super::{EditError, becomes, edit, read};

#[test]
fn line_ends_and_a_mark_at_the_start_stay() {
    becomes(
        "\u{feff}a: 1\r\nl:\r\n  - {é: x} # c\r\n",
        "{a: 2, b: 3, l: [{é: x}, {é: u, m: [{t: 1}, {t: 2}]}]}",
        "\u{feff}a: 2\r\nb: 3\r\nl:\r\n  - {é: x} # c\r\n  - é: u\r\n    m:\r\n      - {t: 1}\r\n      - {t: 2}\r\n",
    );
    becomes("a: 1\r\nb: 2 # c\r\nd: 3\r\n", "{a: 1, d: 3}", "a: 1\r\n# c\r\nd: 3\r\n");
    becomes(
        "a: |\r\n  x\r\nb: {c: 1,\r\n # d\r\n e: 2}\r\n",
        "{a: \"x\\n\", t: 1, b: {c: 1}}",
        "a: |\r\n  x\r\nt: 1\r\nb: {c: 1 # d\r\n }\r\n",
    );
}

#[test]
fn a_text_without_a_last_line_end_is_continued() {
    becomes("a: 1", "{a: 1, b: [{c: 1}]}", "a: 1\nb:\n  - {c: 1}");
    becomes("a: 1 # c", "{a: 1, b: 2}", "a: 1 # c\nb: 2");
    becomes("l:\n  - a: 1", "{l: [{a: 1}, {a: 2}]}", "l:\n  - a: 1\n  - {a: 2}");
    becomes("a:", "{a: 1}", "a: 1");
}

#[test]
fn marks_of_the_document_stay_around_it() {
    becomes("%YAML 1.1\n---\na: 1\n...\n", "{a: 2, b: 3}", "%YAML 1.1\n---\na: 2\nb: 3\n...\n");
    becomes("--- # c\na: 1\n...\n# end\n", "{b: 3}", "--- # c\nb: 3\n...\n# end\n");
    becomes("---\n- a\n...\n", "[b, a]", "---\n- b\n- a\n...\n");
}

#[test]
fn a_text_without_anything_but_comments_gets_all_of_it() {
    becomes("", "{a: 1}", "a: 1\n");
    becomes("# c", "{a: 1, b: 2}", "# c\na: 1\nb: 2\n");
    becomes("# c\r\n", "{a: 1, b: 2}", "# c\r\na: 1\r\nb: 2\r\n");
    becomes("---\n", "{a: 1}", "---\na: 1\n");
    becomes("---", "{a: 1}", "---\na: 1");
    becomes("--- # c\n", "{a: 1}", "--- # c\na: 1\n");
}

#[test]
fn all_of_a_document_can_become_something_else() {
    becomes(
        "# head\na: 1 # one\nb: 2\n# end\n",
        "[x, {u: 1}]",
        "# head\n# one\n- x\n- {u: 1}\n# end\n",
    );
    becomes("a: 1\n", "{}", "{}\n");
    becomes("  {} # c\n", "{a: 1, b: 2}", "  # c\n  a: 1\n  b: 2\n");
    becomes("{a: 1} # c\n", "{a: 2, b: 3}", "{a: 2, b: 3} # c\n");
    becomes("a: 1 # one\n", "{b: 2}", "# one\nb: 2\n");
}

#[test]
fn defaults_and_spellings_are_not_touched() {
    let edited = |text: &str, before: &str, after: &str| edit(text, &read(before), &read(after));
    // Keys that the text does not have, and numbers and lists that it writes differently.
    assert_eq!(
        edited("b: 2\nl: x\n", "{a: 1, b: 2.0, l: [x], t: 3}", "{a: 1, b: 2.0, l: [x], t: 4}")
            .unwrap(),
        "b: 2\nl: x\nt: 4\n"
    );
    // A list that the text writes as one value becomes a list.
    assert_eq!(edited("l: x # c\n", "{l: [x]}", "{l: [x, u]}").unwrap(), "l: [x, u] # c\n");
    // A part that the text does not have is inserted as a whole.
    assert_eq!(
        edited("b: 2\n", "{a: {x: 1, u: 2}, b: 2}", "{a: {x: 1, u: 3}, b: 2}").unwrap(),
        "a:\n  x: 1\n  u: 3\nb: 2\n"
    );
    // A default that is written out is changed, not written twice; one that is to be removed is
    // already gone.
    assert_eq!(edited("a: 0\nb: 1\n", "{b: 1, d: 1}", "{a: 5, b: 1}").unwrap(), "a: 5\nb: 1\n");
    // A key may be written as a number.
    assert_eq!(edited("{1: x, \"2\": u}", "{\"1\": x, 2: u}", "{\"1\": z}").unwrap(), "{1: z}");
    // If nothing changes, nothing is read.
    assert_eq!(edited("a: [", "{a: 1}", "{a: 1}").unwrap(), "a: [");
}

#[test]
fn the_place_behind_a_default_is_behind_what_the_text_has() {
    let text = "a: 1\nz: 9\n";
    let edited =
        edit(text, &read("{a: 1, d: 0, z: 9}"), &read("{a: 1, d: 0, e: 5, z: 9}")).unwrap();
    assert_eq!(edited, "a: 1\ne: 5\nz: 9\n");
}

#[test]
fn explicit_keys_are_read() {
    becomes("x: 1\n? a\n: 1\n", "{x: 1, a: 2, b: 3}", "x: 1\n? a\n: 2\nb: 3\n");
}

#[test]
fn what_cannot_be_edited_is_refused() {
    let refused = |text: &str, after: &str| edit(text, &read(text), &read(after)).unwrap_err();
    assert!(matches!(
        refused("x: 1\n? a\n: - b\n", "{x: 1, a: {c: [{d: 1}]}}"),
        EditError::Unwritable { .. }
    ));
    // A line end after the text would become a part of it.
    assert_eq!(refused("a: |\n  x", "{a: x, b: 1}"), EditError::Unwritable { line: 2 });
    let other = edit("l: [a, b]\n", &read("{l: [a]}"), &read("{l: [a, c]}")).unwrap_err();
    assert_eq!(other, EditError::OtherList { line: 1, found: 2, expected: 1 });
    let unreadable = edit("a: [", &read("{a: 1}"), &read("{a: 2}")).unwrap_err();
    assert!(matches!(unreadable, EditError::Unreadable(_)));
}
