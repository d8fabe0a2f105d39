//! Tests of where the parts of a text begin and end: exactly these are replaced.

use super::{becomes, edit, read};

/// Replaces each marked value of a text with 7, one at a time; `!` marks the start and end of each
/// and is not part of the text.
#[track_caller]
fn each_is_replaced(marked: &str) {
    let parts: Vec<&str> = marked.split('!').collect();
    let text = parts.concat();
    for at in (1..parts.len()).step_by(2) {
        let result = [&parts[..at], &["7"], &parts[at + 1..]].concat().concat();
        becomes(&text, &result, &result);
    }
}

#[test]
fn spans_are_in_bytes_and_end_with_the_value() {
    each_is_replaced("# größe\nä: !größe ß! # ö\nb: !\"ü \\\" #\"!  # x\nc: !'é''s'! # y\n");
    each_is_replaced("a: {b: !c!, 'd' : [!e!,\n !f! ]} # g\n");
    each_is_replaced("a: !x\n  y!\nb:\n- !é!\n-\n");
    becomes("a: x\n  y\nb:\n- é\n-\n", "{a: x y, b: [é, 7]}", "a: x\n  y\nb:\n- é\n- 7\n");
    // The lines of a block are removed, and those after it stay.
    let blocks = "a: |\n  é\n\n# c\nb: |+\n  x\n\nc: >-\r\n  y\r\n";
    becomes(blocks, "{a: 7, b: \"x\\n\\n\", c: y}", "a: 7\n\n# c\nb: |+\n  x\n\nc: >-\r\n  y\r\n");
    becomes(blocks, "{a: \"é\\n\", b: 7, c: y}", "a: |\n  é\n\n# c\nb: 7\nc: >-\r\n  y\r\n");
    becomes(
        blocks,
        "{a: \"é\\n\", b: \"x\\n\\n\", c: 7}",
        "a: |\n  é\n\n# c\nb: |+\n  x\n\nc: 7\r\n",
    );
    // A `#` inside a scalar, even in a key, is not a comment; one outside is, and stays.
    becomes(
        "a:\n  # one\n  \"ü #\": x # two\n  'é''s #' : 'y #' # three\n  ? é\n  : |\n    z # z\n  # four\nb: 1\n",
        "{b: 1}",
        "# one\n# two\n# three\n  # four\nb: 1\n",
    );
}

#[test]
fn collections_end_with_their_last_part() {
    each_is_replaced("a:\n  - {é: 1} # c\n\n# d\nb: ![1, 2]! # e\n");
    let text = "a:\n  - {é: 1} # c\n\n# d\nb: [1, 2] # e\n";
    becomes(
        text,
        "{a: [{é: 1}, {é: 2}], b: [1, 2]}",
        "a:\n  - {é: 1} # c\n  - {é: 2}\n\n# d\nb: [1, 2] # e\n",
    );
    becomes(
        text,
        "{a: [{é: 1, u: 2}], b: [1, 2]}",
        "a:\n  - {é: 1, u: 2} # c\n\n# d\nb: [1, 2] # e\n",
    );
    becomes(text, "{a: [{é: 1}], b: [1, 2, 3]}", "a:\n  - {é: 1} # c\n\n# d\nb: [1, 2, 3] # e\n");
    // A block begins after the colon.
    becomes(
        text,
        "{a: [{é: 1}], b: [{x: [{z: 1}]}]}",
        "a:\n  - {é: 1} # c\n\n# d\nb: # e\n  - x:\n      - {z: 1}\n",
    );
}

#[test]
fn what_is_not_one_plain_document_is_refused() {
    let edited = |text: &str| edit(text, &read("{a: 1}"), &read("{a: 2}"));
    let refused = |text: &str| edited(text).unwrap_err().to_string();
    assert!(refused("a: [").contains("not readable"));
    assert!(refused("a: 1\n---\nb: 2").contains("second document"));
    assert!(refused("a: &x 1").contains("anchors"));
    assert!(refused("a: [&x 1, *x]").contains("anchors"));
    assert!(refused("[a]: 1").contains("key"));
    assert!(refused(&"[".repeat(65)).contains("deep"));
    assert_eq!(edited("# nothing\n").unwrap(), "# nothing\na: 2\n");
}
