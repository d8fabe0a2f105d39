//! The draws of each set.

use draughts_arbiter::rules::{self, DrawClauseDoc, DrawKind, Effect};

/// Returns a clause in words: `repetition 3`, `no-progress 25`, `3K-1K 16`.
fn words(clause: &DrawClauseDoc) -> Vec<String> {
    let moves = clause.moves.unwrap_or_default();
    match clause.kind.unwrap() {
        DrawKind::Repetition => vec![format!("repetition {}", clause.occurrence.unwrap())],
        DrawKind::NoProgress => vec![format!("no-progress {moves}")],
        DrawKind::Ending => {
            let place = if clause.weak_king.is_some() { " on the long diagonal" } else { "" };
            let forces = clause.material.as_ref().unwrap().iter();
            forces.map(|force| format!("{force}{place} {moves}")).collect()
        }
        DrawKind::Agreement => vec!["agreement".into()],
        DrawKind::BothBlocked => vec!["both-blocked".into()],
    }
}

/// Checks the clauses of some sets, except agreement, and how they take effect.
fn assert_draws(names: &[&str], effect: Effect, expected: &[&str]) {
    for name in names {
        let set = rules::named(name).unwrap();
        let mut found = Vec::new();
        for clause in
            set.draws.docs().iter().filter(|clause| clause.kind != Some(DrawKind::Agreement))
        {
            found.extend(words(clause));
            assert_eq!(clause.effect, Some(effect), "{name}: {}", clause.id);
        }
        let mut expected = expected.to_vec();
        expected.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, expected, "{name}");
    }
}

#[test]
fn draws_that_come_about_by_themselves() {
    let by_themselves =
        |names: &[&str], expected: &[&str]| assert_draws(names, Effect::Automatic, expected);
    by_themselves(
        &["international", "international-2024", "canadian", "killer"],
        &[
            "repetition 3",
            "no-progress 25",
            "3K-1K 16",
            "2K+1M-1K 16",
            "1K+2M-1K 16",
            "2K-1K 5",
            "1K+1M-1K 5",
            "1K-1K 5",
        ],
    );
    by_themselves(&["international-basic"], &["no-progress 25"]);
    by_themselves(&["frisian", "frysk"], &["2K-1K 7", "1K-1K 2"]);
    by_themselves(&["frisian-count"], &["2K-1K 7", "1K-1K 0"]);
    by_themselves(
        &["russian", "brazilian-64"],
        &[
            "repetition 3",
            "3+K-1K 15",
            "no-progress 15",
            "both-kings 4..5 30",
            "both-kings 6..7 60",
            "3K-1K on the long diagonal 5",
            "2K+1M-1K on the long diagonal 5",
            "1K+2M-1K on the long diagonal 5",
            "2K-1K 5",
            "1K+1M-1K 5",
            "1K-1K 5",
        ],
    );
    by_themselves(
        &["brazilian"],
        &[
            "repetition 3",
            "no-progress 20",
            "3K-1K on the long diagonal 5",
            "2K+1M-1K on the long diagonal 5",
            "1K+2M-1K on the long diagonal 5",
            "2K-2K 5",
            "2K-1K 5",
            "2K-1K+1M 5",
            "1K-1K 5",
            "1K-1K+1M 5",
        ],
    );
    by_themselves(&["spanish", "czech", "thai", "antidraughts"], &["repetition 3"]);
    by_themselves(&["breakthrough", "mundigames"], &[]);
    by_themselves(&["turkish"], &["1P-1P 0", "repetition 3"]);
}

#[test]
fn draws_that_must_be_claimed() {
    let by_claim = |names: &[&str], expected: &[&str]| assert_draws(names, Effect::Claim, expected);
    by_claim(&["english"], &["repetition 3", "no-progress 40"]);
    by_claim(&["checkers-25"], &["repetition 3", "no-progress 25"]);
    by_claim(&["italian"], &["repetition 4", "no-progress 40"]);
    by_claim(&["portuguese"], &["repetition 3", "no-progress 20", "3K-1K 12"]);
}

#[test]
fn pool_counts_the_lone_king_by_itself_and_the_rest_is_claimed() {
    let set = rules::named("pool").unwrap();
    let found: Vec<(Vec<String>, Option<Effect>)> =
        set.draws.docs().iter().map(|clause| (words(clause), clause.effect)).collect();
    let one = |text: &str, effect| (vec![text.to_owned()], Some(effect));
    let expected = [
        one("repetition 3", Effect::Claim),
        one("3K-1K 13", Effect::Automatic),
        one("agreement", Effect::Claim),
    ];
    assert_eq!(found, expected);
}

/// Whose moves each clause counts, and what starts, ends or exempts from the count.
#[test]
fn whose_moves_are_counted() {
    let said = |name: &str| -> Vec<(String, &'static str)> {
        let set = rules::named(name).unwrap();
        let counting = set.draws.docs().iter().filter(|clause| clause.moves.is_some());
        counting.map(|it| (it.id.clone(), it.count.unwrap().word())).collect()
    };
    let is = |name: &str, expected: &[(&str, &'static str)]| {
        let expected: Vec<(String, &str)> =
            expected.iter().map(|&(id, count)| (id.to_owned(), count)).collect();
        assert_eq!(said(name), expected, "{name}");
    };
    // IDF 7.2.4, 7.2.7 and 7.2.8 say "his" move; 7.2.5 and 7.2.6 count the moves of each.
    for name in ["russian", "brazilian-64"] {
        is(
            name,
            &[
                ("three-kings-against-one", "strong-side"),
                ("no-progress", "each"),
                ("kings-4-or-5-pieces", "each"),
                ("kings-6-or-7-pieces", "each"),
                ("long-diagonal", "strong-side"),
                ("two-against-one", "strong-side"),
                ("one-against-one", "each"),
            ],
        );
    }
    // CBD-A 97b, 99 and 100.
    is(
        "brazilian",
        &[("no-progress", "each"), ("long-diagonal", "each"), ("two-against-one", "each")],
    );
    // FPD26 3.8, ROP 10.
    is("portuguese", &[("no-progress", "each"), ("three-against-one", "strong-side")]);
    is("pool", &[("three-against-one", "lone-king")]);
    is(
        "international-2024",
        &[("no-progress", "each"), ("three-against-one", "each"), ("two-against-one", "each")],
    );
}

/// IDF 7.2.7 and 7.2.8 require a winning position, 7.2.4 the capture; no other rules leave any part
/// of a count to the arbiter.
#[test]
fn where_the_arbiter_must_look_at_the_position() {
    for name in rules::names() {
        let set = rules::named(name).unwrap();
        let asks: Vec<&str> = set
            .draws
            .docs()
            .iter()
            .filter(|clause| clause.unless.is_some())
            .map(|clause| clause.id.as_str())
            .collect();
        let idf = ["russian", "brazilian-64"].contains(name);
        let expected: &[&str] =
            if idf { &["long-diagonal", "two-against-one", "one-against-one"] } else { &[] };
        assert_eq!(asks, expected, "{name}");
    }
}

/// A1-24 6.3 and 6.4, and nothing else, differ from Annex 1 of 2015.
#[test]
fn the_two_editions_of_annex_1_differ_in_6_3_alone() {
    let [old, new] =
        ["international", "international-2024"].map(|name| rules::named(name).unwrap());
    let fields: Vec<String> = rules::diff(&old, &new).into_iter().map(|it| it.field).collect();
    assert_eq!(fields, ["draws.three-against-one"]);
    assert_eq!((old.edition_of, new.edition_of.as_deref()), (None, Some("international")));
}

/// IDF 7.2.9 is an immediate draw on a clock without an increment, not an exception to the counts.
#[test]
fn no_remark_exempts_an_obvious_win_from_the_counts() {
    for name in ["russian", "brazilian-64"] {
        let remarks = rules::named(name).unwrap().remarks;
        let about: Vec<&String> = remarks.iter().filter(|it| it.contains("7.2.9")).collect();
        assert_eq!(about.len(), 1, "{name}: {about:?}");
        assert!(about[0].contains("If the clock adds no seconds"), "{name}: {about:?}");
    }
}

/// The draws of brazilian-64 are those of the Russian version (IDF 4.16 changes only captures).
#[test]
fn brazilian_64_differs_from_russian_in_captures_alone() {
    let [russian, brazilian] = ["russian", "brazilian-64"].map(|name| rules::named(name).unwrap());
    let fields: Vec<String> =
        rules::diff(&russian, &brazilian).into_iter().map(|it| it.field).collect();
    let expected = ["capture_sign", "game_type", "capture_priority", "promotion_in_capture"];
    assert_eq!(fields, expected);
}

#[test]
fn the_club_counts_by_itself_and_on_demand() {
    let set = rules::named("international-club").unwrap();
    let mut found: Vec<String> = set.draws.docs().iter().flat_map(words).collect();
    found.sort_unstable();
    let expected = ["1K+2M-1K 10", "2K+1M-1K 10", "3K-1K 10", "agreement", "repetition 3"];
    assert_eq!(found, expected);
}

#[test]
fn players_can_agree_on_a_draw_but_where_nothing_draws_or_repetition_alone() {
    for name in rules::names() {
        let set = rules::named(name).unwrap();
        let agree = set.draws.docs().iter().any(|clause| clause.kind == Some(DrawKind::Agreement));
        assert_eq!(agree, !["antidraughts", "breakthrough"].contains(name), "{name}");
    }
}
