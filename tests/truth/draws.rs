//! What draws a game, set by set.

use draughts_arbiter::rules::{self, DrawClause, DrawKind, Effect};

/// A clause in words: `repetition 3`, `no-progress 25`, `3K-1K 16`.
fn words(clause: &DrawClause) -> Vec<String> {
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

/// The clauses of some sets, agreement apart, and how they take effect.
fn assert_draws(names: &[&str], effect: Effect, expected: &[&str]) {
    for name in names {
        let set = rules::named(name).unwrap();
        let mut found = Vec::new();
        for clause in set.draws.iter().filter(|clause| clause.kind != Some(DrawKind::Agreement)) {
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
        &["international", "canadian", "killer"],
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
        &["russian"],
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
            "2K-2K 5",
            "2K-1K 5",
            "2K-1K+1M 5",
            "1K-1K 5",
            "1K-1K+1M 5",
        ],
    );
    by_themselves(&["spanish", "czech", "thai", "antidraughts"], &["repetition 3"]);
    by_themselves(&["breakthrough", "mundigames"], &[]);
    by_themselves(&["turkish"], &["both-blocked", "1P-1P 0", "repetition 3"]);
}

#[test]
fn draws_that_must_be_claimed() {
    let by_claim = |names: &[&str], expected: &[&str]| assert_draws(names, Effect::Claim, expected);
    by_claim(&["english"], &["repetition 3", "no-progress 40"]);
    by_claim(&["checkers-25"], &["repetition 3", "no-progress 25"]);
    by_claim(&["italian"], &["repetition 4", "no-progress 40"]);
    by_claim(&["pool"], &["repetition 3", "3K-1K 13"]);
    by_claim(&["portuguese"], &["repetition 3", "no-progress 20", "3K-1K 12"]);
}

#[test]
fn the_club_counts_by_itself_and_on_demand() {
    let set = rules::named("international-club").unwrap();
    let mut found: Vec<String> = set.draws.iter().flat_map(words).collect();
    found.sort_unstable();
    let expected = ["1K+2M-1K 10", "2K+1M-1K 10", "3K-1K 10", "agreement", "repetition 3"];
    assert_eq!(found, expected);
}

#[test]
fn players_can_agree_on_a_draw_but_where_nothing_draws_or_repetition_alone() {
    for name in rules::names() {
        let set = rules::named(name).unwrap();
        let agree = set.draws.iter().any(|clause| clause.kind == Some(DrawKind::Agreement));
        assert_eq!(agree, !["antidraughts", "breakthrough"].contains(name), "{name}");
    }
}
