use super::becomes;

#[test]
fn one_scalar_changes_and_nothing_else() {
    becomes(
        "# Größe\nname:   Ash  # of trees\n\n\nrounds: 7\n",
        "{name: Birch, rounds: 7}",
        "# Größe\nname:   Birch  # of trees\n\n\nrounds: 7\n",
    );
    becomes("a: 'x'\nb: \"u\" # c\n", "{a: z, b: z}", "a: 'z'\nb: \"z\" # c\n");
    becomes("a: x\n  u\nb: 1\n", "{a: z, b: 1}", "a: z\nb: 1\n");
    becomes("a: x # c\n", "{a: [1, x]}", "a: [1, x] # c\n");
}

#[test]
fn a_key_comes_behind_the_one_before_it() {
    becomes(
        "a: 1 # one\n# about c\nc: 3\n",
        "{a: 1, b: 2, b2: x, c: 3, d: 4}",
        "a: 1 # one\nb: 2\nb2: x\n# about c\nc: 3\nd: 4\n",
    );
    becomes("# head\n\nb: 2\n", "{a: 1, b: 2}", "# head\n\na: 1\nb: 2\n");
    becomes(
        "b:\n  - x\n  - u # z\n\nc: 1\n",
        "{b: [x, u], t: 0, c: 1}",
        "b:\n  - x\n  - u # z\nt: 0\n\nc: 1\n",
    );
    becomes("a: |\n  x\n\n\nb: 1\n", "{a: \"x\\n\", t: 0, b: 1}", "a: |\n  x\nt: 0\n\n\nb: 1\n");
    becomes("a: |+\n  x\n\nb: 1\n", "{a: \"x\\n\\n\", t: 0, b: 1}", "a: |+\n  x\n\nt: 0\nb: 1\n");
}

#[test]
fn a_key_in_an_item_comes_at_its_column() {
    becomes(
        "l:\n  -   x: 1\n      z: 3\n  - x: 2\n",
        "{l: [{x: 1, u: 2, z: 3, w: 4}, {v: 0, x: 2}]}",
        "l:\n  -   x: 1\n      u: 2\n      z: 3\n      w: 4\n  - v: 0\n    x: 2\n",
    );
}

#[test]
fn a_removed_key_takes_its_lines_and_leaves_the_comments() {
    becomes(
        "a: 1\n# about b\nb: 2 # two\n\nc: 3\n",
        "{a: 1, c: 3}",
        "a: 1\n# about b\n# two\n\nc: 3\n",
    );
    becomes(
        "a:\n  b:\n    # inside\n    - x # u\n    - \"# no\"\n    # below\n  c: 1\n",
        "{a: {c: 1}}",
        "a:\n  # inside\n  # u\n    # below\n  c: 1\n",
    );
    becomes("a: 1\nb: |\n  # text\n  x\nc: 1\n", "{a: 1, c: 1}", "a: 1\nc: 1\n");
    becomes("a: 1\nb: 2", "{a: 1}", "a: 1\n");
    becomes("a: 1\nb: 2 # c", "{a: 1}", "a: 1\n# c");
    becomes("a: |\n  x\nb: 2", "{a: \"x\\n\"}", "a: |\n  x\n");
    becomes("- - a\n  - b # c\n- d\n", "[[a], x, d]", "- - a\n  # c\n- x\n- d\n");
}

#[test]
fn the_first_key_behind_a_dash_gives_its_place_to_the_next() {
    becomes(
        "l:\n  - a: 1 # one\n    # two\n    b: 2\n    c: 3\n",
        "{l: [{b: 2, c: 3}]}",
        "l:\n  # one\n  # two\n  - b: 2\n    c: 3\n",
    );
    becomes(
        "l:\n  - a: 1\n    b: 2\n    c: 3\n    d: 4\n",
        "{l: [{t: 0, m: 1, c: 3, d: 4}]}",
        "l:\n  - t: 0\n    m: 1\n    c: 3\n    d: 4\n",
    );
    becomes("- - a\n  - b\n- c\n", "[[b], c]", "- - b\n- c\n");
}

#[test]
fn items_come_and_go_at_their_place() {
    let text = "l:\n  # first\n  - {id: a}\n  - {id: b} # bee\n\n  # third\n  - {id: c}\nm: 1\n";
    becomes(
        text,
        "{l: [{id: a}, {id: c}], m: 1}",
        "l:\n  # first\n  - {id: a}\n  # bee\n\n  # third\n  - {id: c}\nm: 1\n",
    );
    becomes(
        text,
        "{l: [{id: a}, {id: b}, {id: t, x: \"1, 2\"}, {id: c}, {id: d}], m: 1}",
        "l:\n  # first\n  - {id: a}\n  - {id: b} # bee\n  - {id: t, x: \"1, 2\"}\n\n  # third\n  - {id: c}\n  - {id: d}\nm: 1\n",
    );
    becomes(
        text,
        "{l: [{id: t}, {id: b}, {id: c, x: 1}], m: 1}",
        "l:\n  # first\n  - {id: t}\n  - {id: b} # bee\n\n  # third\n  - {id: c, x: 1}\nm: 1\n",
    );
}

#[test]
fn the_indentation_of_the_siblings_is_taken() {
    becomes(
        "l:\n- a\n- b # c\nm: 1\n",
        "{l: [a, x, b, u], m: 1}",
        "l:\n- a\n- x\n- b # c\n- u\nm: 1\n",
    );
    becomes("l:\n- a\n- b\nm: 1\n", "{l: [b], m: 1}", "l:\n- b\nm: 1\n");
    becomes(
        "l:\n      -   a: 1\n          b: 2\n",
        "{l: [{a: 1, b: 2}, {a: 3, b: [{c: 1}]}]}",
        "l:\n      -   a: 1\n          b: 2\n      - a: 3\n        b:\n          - {c: 1}\n",
    );
    becomes(
        "l:\n  -\n  - # q\n    a: 1\n",
        "{l: [null, {a: 1}, x]}",
        "l:\n  -\n  - # q\n    a: 1\n  - x\n",
    );
}

#[test]
fn an_empty_list_gets_its_first_items() {
    let after = "{players: [{id: p1}, {id: p2}], rounds: 7}";
    let lines = "\n  - {id: p1}\n  - {id: p2}\nrounds: 7\n";
    for empty in ["players: []", "players:", "players: [ ]", "players:   []", "players: ~"] {
        becomes(&format!("{empty}\nrounds: 7\n"), after, &format!("players:{lines}"));
        becomes(
            &format!("{empty}  # none yet\nrounds: 7\n"),
            after,
            &format!("players:  # none yet{lines}"),
        );
    }
    becomes("players: [ # none\n ]\nrounds: 7\n", after, &format!("players: # none{lines}"));
    becomes("a: []\n", "{a: [x, u]}", "a: [x, u]\n");
    becomes("a: # c\n", "{a: 1}", "a: 1 # c\n");
    becomes("-\n- x\n", "[u, x]", "- u\n- x\n");
    becomes("- # c\n- x\n", "[{a: [{b: 1}]}, x]", "# c\n- a:\n    - {b: 1}\n- x\n");
}

#[test]
fn a_list_that_loses_all_items_is_written_as_empty() {
    becomes(
        "a: # c1\n  # c2\n  - x # c3\n  - u\n# c4\nb: 1\n",
        "{a: [], b: 1}",
        "a: [] # c1\n# c2\n# c3\n# c4\nb: 1\n",
    );
    becomes("a:\n  b: 1 # c\nd: 2\n", "{a: {}, d: 2}", "a: {}\n# c\nd: 2\n");
    becomes("l:\n  - a: 1\n  - b\n", "{l: [{}, b]}", "l:\n  - {}\n  - b\n");
    becomes(
        "a:\n  - x # c\n  - u\nb: 1\n",
        "{a: [{k: [{z: 1}]}], b: 1}",
        "a:\n  # c\n  - k:\n      - {z: 1}\nb: 1\n",
    );
}

#[test]
fn a_value_of_another_kind_takes_the_place_of_the_old() {
    becomes("a:\n  - x # c\nb: 1\n", "{a: 5, b: 1}", "a: 5\n# c\nb: 1\n");
    becomes("a: |  # head\n  x\n\nb: 1\n", "{a: u, b: 1}", "a: u  # head\n\nb: 1\n");
    becomes(
        "a: 5 # c\nb: 1\n",
        "{a: {x: 1, u: {z: 2}}, b: 1}",
        "a: # c\n  x: 1\n  u:\n    z: 2\nb: 1\n",
    );
    becomes(
        "l:\n  - x # c\n  - u\n",
        "{l: [{a: [{b: 1}]}, u]}",
        "l:\n  # c\n  - a:\n      - {b: 1}\n  - u\n",
    );
    becomes("l:\n  - [x] # c\n  - u\n", "{l: [[{a: 1}], u]}", "l:\n  - # c\n    - {a: 1}\n  - u\n");
    becomes("l:\n  - [x]\n  - u\n", "{l: [[{a: 1}, z], u]}", "l:\n  - - {a: 1}\n    - z\n  - u\n");
    becomes("l:\n  - a: 1\n    b: [{c: 1}]\n  - u\n", "{l: [x, u]}", "l:\n  - x\n  - u\n");
}

#[test]
fn an_item_that_changes_in_several_keys_changes_key_by_key() {
    becomes(
        "l:\n  - { id : a,  x: 1 } # c\n  - id: b # bee\n    x: 2 # two\n    u: 3\n",
        "{l: [{id: a, x: 5, u: 6}, {id: b, x: 7, u: 8}]}",
        "l:\n  - { id : a,  x: 5, u: 6 } # c\n  - id: b # bee\n    x: 7 # two\n    u: 8\n",
    );
}

#[test]
fn an_item_with_another_identity_stays_in_place_if_most_of_it_is_the_same() {
    becomes(
        "l:\n  - {id: a, x: 1, u: 2} # c\n  - {id: b, x: 1, u: 2}\n",
        "{l: [{id: t, x: 1, u: 2}, {id: b, x: 1, u: 2}]}",
        "l:\n  - {id: t, x: 1, u: 2} # c\n  - {id: b, x: 1, u: 2}\n",
    );
}

#[test]
fn moved_items_keep_the_others_in_place() {
    becomes(
        "l:\n  - {id: a} # a\n  - {id: b} # b\n  - {id: c} # c\n",
        "{l: [{id: c}, {id: a}, {id: b}]}",
        "l:\n  - {id: c}\n  - {id: a} # a\n  - {id: b} # b\n  # c\n",
    );
}
