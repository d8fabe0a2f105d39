use super::becomes;

#[test]
fn one_value_of_a_board_changes() {
    becomes(
        "- {board: 1, white: Zoë, result: 1-1} # adjourned\n- {board: 2}\n",
        "[{board: 1, white: Zoë, result: 2-0}, {board: 2}]",
        "- {board: 1, white: Zoë, result: 2-0} # adjourned\n- {board: 2}\n",
    );
    becomes("a: {b: , \"c\":1}\n", "{a: {b: \"x, u\", c: 2}}", "a: {b: \"x, u\" , \"c\":2}\n");
    becomes("a: {b, c: 1}\n", "{a: {b: 2, c: 1}}", "a: {b: 2, c: 1}\n");
    becomes("a: {b: 'x', c: \"u\"}\n", "{a: {b: z, c: z}}", "a: {b: 'z', c: \"z\"}\n");
}

#[test]
fn a_name_that_looks_like_a_day_is_quoted() {
    becomes(
        "- {id: p1, name: Ash, on: 2026-01-01}\n- {id: p2, name: 'Elm'}\n",
        "[{id: p1, name: \"2001-01-01\", on: 2026-01-01}, {id: p2, name: \"2001-01-01\"}]",
        "- {id: p1, name: \"2001-01-01\", on: 2026-01-01}\n- {id: p2, name: '2001-01-01'}\n",
    );
}

#[test]
fn a_key_comes_before_the_brace() {
    becomes("a: {b: 1} # c\n", "{a: {b: 1, c: 2}}", "a: {b: 1, c: 2} # c\n");
    becomes("a: { b: 1 }\n", "{a: {c: 2, b: 1, d: 3}}", "a: { c: 2, b: 1, d: 3 }\n");
    becomes("a: {b: 1,}\n", "{a: {b: 1, c: 2}}", "a: {b: 1, c: 2,}\n");
    becomes("a: {b: }\n", "{a: {b: null, c: 2}}", "a: {b: , c: 2 }\n");
    becomes(
        "a: {b: 1, # bee\n    c: 2  # cee\n   }\n",
        "{a: {b: 1, c: 2, d: 3}}",
        "a: {b: 1, # bee\n    c: 2, d: 3  # cee\n   }\n",
    );
    becomes("a: {}\n", "{a: {b: 1}}", "a:\n  b: 1\n");
    becomes("- {}\n- x\n", "[{b: 1}, x]", "- {b: 1}\n- x\n");
}

#[test]
fn a_key_goes_with_its_comma() {
    becomes("a: {b: 1, c: 2, d: 3}\n", "{a: {b: 1, c: 2}}", "a: {b: 1, c: 2}\n");
    becomes("a: {b: 1, c: 2, d: 3}\n", "{a: {b: 1, d: 3}}", "a: {b: 1, d: 3}\n");
    becomes("a: { b: 1, c: 2, d: 3 }\n", "{a: {c: 2, d: 3}}", "a: { c: 2, d: 3 }\n");
    becomes("a: {b: 1, c: 2,}\n", "{a: {b: 1}}", "a: {b: 1,}\n");
    becomes("a: {b: , c: 2}\n", "{a: {b: null}}", "a: {b: }\n");
    becomes("a: {b: 1}\n", "{a: {}}", "a: {}\n");
    becomes("a: {b: 1, c: 2}\n", "{a: {x: 0, c: 2, u: 3}}", "a: {x: 0, c: 2, u: 3}\n");
    becomes("a: {b: 1, c: 2}\n", "{a: {b: 1, u: 3}}", "a: {b: 1, u: 3}\n");
}

#[test]
fn comments_between_brackets_stay() {
    let text =
        "a: {b: 1, # bee\n    c: [x, # ex\n        u], # cee\n    d: \"#\" # dee\n   } # end\n";
    becomes(
        text,
        "{a: {b: 1, d: \"#\"}}",
        "a: {b: 1, # bee\n    # ex\n    # cee\n    d: \"#\" # dee\n   } # end\n",
    );
    becomes(
        text,
        "{a: {b: 1, c: [x, u]}}",
        "a: {b: 1, # bee\n    c: [x, # ex\n        u] # cee\n     # dee\n   } # end\n",
    );
    becomes(
        text,
        "{a: {b: 1, c: 5, d: \"#\"}}",
        "a: {b: 1, # bee\n    c: 5 # ex\n        , # cee\n    d: \"#\" # dee\n   } # end\n",
    );
    becomes("a: {b: 1, # bee\n    c: 2}\n", "{a: {c: 2}}", "a: { # bee\n    c: 2}\n");
    becomes(text, "{a: {}}", "a: {} # end\n# bee\n# ex\n# cee\n# dee\n");
}

#[test]
fn items_of_a_list_in_brackets_come_and_go() {
    becomes("a: [x, u] # c\n", "{a: [x, t, u, z]}", "a: [x, t, u, z] # c\n");
    becomes("a: [x, u, z]\n", "{a: [u, z]}", "a: [u, z]\n");
    becomes("a: [x, u, z]\n", "{a: [x, z]}", "a: [x, z]\n");
    becomes("a: [x, u, z]\n", "{a: [x]}", "a: [x]\n");
    becomes("a: [x]\n", "{a: []}", "a: []\n");
    becomes("a: [x]\n", "{a: [t, x]}", "a: [t, x]\n");
    becomes(
        "a: [\n  {id: x},\n  {id: u}, # why\n]\n",
        "{a: [{id: x}, {id: u, k: [1, \"a,b\"]}, {id: z}]}",
        "a: [\n  {id: x},\n  {id: u, k: [1, \"a,b\"]}, {id: z}, # why\n]\n",
    );
}

#[test]
fn an_item_on_one_line_that_gets_a_list_of_items_becomes_a_block() {
    becomes(
        "rounds:\n  - {round: 1, \"date\":2026-09-03, boards: []} # first\n  - {round: 2}\n",
        "{rounds: [{round: 1, date: 2026-09-03, at: x, boards: [{board: 1}, {board: 2}]}, {round: 2, boards: [{board: 1}]}, {round: 3}]}",
        "rounds:
  - round: 1 # first
    \"date\": 2026-09-03
    at: x
    boards:
      - {board: 1}
      - {board: 2}
  - round: 2
    boards:
      - {board: 1}
  - {round: 3}
",
    );
}
