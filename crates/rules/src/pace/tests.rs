use super::*;
use crate::said::Told;
use crate::{
    ClauseFault, Effect, RuleFault, Unless, diff, from_text, named, named_with, names, to_yaml,
};

const SLOW: Pace = Pace::known(false, false);
const RAPID: Pace = Pace::known(true, false);
const RAPID_FIXED: Pace = Pace::known(true, true);

fn clause(set: &RuleSet, id: &str) -> Option<DrawClauseDoc> {
    set.draws.docs().iter().find(|clause| clause.id == id).cloned()
}

#[test]
fn what_is_not_known_changes_nothing() {
    for &name in names() {
        let set = named(name).unwrap();
        for pace in [Pace::UNKNOWN, SLOW] {
            let under = set.under(pace);
            assert_eq!(under.fields(), set.fields(), "{name}");
            assert_eq!(under.draws, set.draws, "{name}");
        }
    }
}

#[test]
fn the_time_control_matters_in_the_law_of_the_idf_alone() {
    let matters = |name: &&str| named(name).unwrap().pace_matters();
    let found: Vec<&str> = names().iter().copied().filter(matters).collect();
    assert_eq!(found, ["russian", "brazilian-64"]);
    let set = named("russian").unwrap();
    assert!(set.pace_is_open(Pace::UNKNOWN));
    assert!(set.pace_is_open(Pace { accelerated: Some(false), ..Pace::UNKNOWN }));
    for pace in Pace::UNKNOWN.possible() {
        assert!(!set.pace_is_open(pace), "{pace:?}");
    }
    assert!(!set.under(RAPID).pace_matters(), "the question is answered");
    assert_eq!(Pace::UNKNOWN.possible().len(), 4);
    assert_eq!(RAPID.possible(), [RAPID]);
}

#[test]
fn idf_7_2_9_draws_at_once_where_no_seconds_are_added() {
    let set = named("russian").unwrap();
    for (pace, article) in [(Pace::known(false, true), "IDF 7.2.9"), (RAPID_FIXED, "IDF-RB 6")] {
        for id in ["regulation-draw", "regulation-draw-long-diagonal"] {
            let clause = clause(&set.under(pace), id).unwrap();
            assert_eq!(clause.moves, Some(0), "{pace:?}");
            assert_eq!(clause.unless, Some(Unless::ObviousWin), "{pace:?}");
            assert_eq!(clause.effect, Some(Effect::Claim), "{pace:?}");
            assert_eq!(clause.cited().as_str(), article, "{pace:?}");
        }
    }
    for pace in [SLOW, RAPID, Pace::UNKNOWN] {
        assert_eq!(clause(&set.under(pace), "regulation-draw"), None, "{pace:?}");
    }
}

#[test]
fn idf_rb_4_agreement_of_six_men_where_games_are_not_recorded() {
    let set = named_with("russian", &["earliest_draw=20".into()]).unwrap();
    let most = |pace| clause(&set.under(pace), "agreement").unwrap().most_men;
    assert_eq!(most(RAPID.unrecorded()), Some(6));
    assert_eq!(most(RAPID), None, "a record is in our hands");
    assert_eq!(most(SLOW.unrecorded()), None);
    let earliest = |pace| set.under(pace).earliest_draw.value;
    assert_eq!([RAPID.unrecorded(), RAPID, SLOW].map(earliest), [0, 20, 20]);
}

#[test]
fn idf_rb_5_draws_are_claimed_in_rapid_and_blitz() {
    let set = named("brazilian-64").unwrap();
    let effects = |pace: Pace| -> Vec<Effect> {
        let under = set.under(pace);
        let counted = under.draws.docs().iter().filter(|clause| clause.id != "agreement");
        counted.filter_map(|clause| clause.effect).collect()
    };
    assert!(effects(SLOW).iter().all(|&effect| effect == Effect::Automatic));
    assert!(effects(RAPID).iter().all(|&effect| effect == Effect::Claim));
}

#[test]
fn idf_rb_7_both_flags_draw_in_rapid_without_added_seconds() {
    let set = named("russian").unwrap();
    let flags = |pace| set.under(pace).both_flags.value;
    assert_eq!(flags(RAPID_FIXED), BothFlags::Draw);
    for pace in [SLOW, RAPID, Pace::known(false, true), Pace::UNKNOWN] {
        assert_eq!(flags(pace), BothFlags::First, "{pace:?}");
    }
    assert_eq!(set.under(RAPID_FIXED).both_flags.source.as_str(), "IDF-RB 7");
}

#[test]
fn a_set_that_extends_takes_the_rules_of_time_controls_over_unless_the_text_is_not_its_own() {
    let read = |text: &str| from_text(text, "club.yaml", &[]).unwrap();
    let own = read("name: club\nextends: russian\n");
    assert_eq!(own.time_controls, named("russian").unwrap().time_controls);
    let other = read("name: club\nextends: russian\ninherited_source: CLUB\n");
    assert!(!other.pace_matters());
    let none = read("name: club\nextends: russian\ntime_controls: []\n");
    assert!(!none.pace_matters());
    // A clause that is switched off stays off at a time control.
    let off = read("name: club\nextends: russian\ndraws:\n  - {id: no-progress, off: true}\n");
    assert_eq!(clause(&off.under(RAPID), "no-progress"), None);
    let set = named_with("russian", &["no-progress.off=true".into()]).unwrap();
    assert_eq!(clause(&set.under(RAPID), "no-progress"), None);
}

#[test]
fn rules_for_time_controls_are_written_as_they_are_read() {
    let set = named("russian").unwrap();
    let read = from_text(&to_yaml(&set), "russian.yaml", &[]).unwrap();
    assert_eq!(read, set);
    let other = from_text("name: x\nextends: russian\ntime_controls: []\n", "x.yaml", &[]).unwrap();
    let names: Vec<String> = diff(&set, &other).into_iter().map(|it| it.field).collect();
    assert!(
        names.contains(&"time_controls.accelerated+fixed-end.both_flags".to_owned()),
        "{names:?}"
    );
    assert!(
        names.contains(&"time_controls.fixed-end.draws.regulation-draw".to_owned()),
        "{names:?}"
    );
}

#[test]
fn a_rule_for_a_time_control_that_cannot_be_is_refused() {
    let wrong = |rule: &str| {
        let text = format!("name: x\nextends: international\ntime_controls:\n  - {rule}\n");
        from_text(&text, "x.yaml", &[]).unwrap_err()
    };
    for (rule, fault) in [
        ("{when: [], fields: {both_flags: draw}}", RuleFault::PaceNever),
        ("{when: [accelerated], fields: {name: y}}", RuleFault::PaceMore),
        (
            "{when: [accelerated], draws: [{id: no-progres, effect: claim}]}",
            RuleFault::AtPace { why: ClauseFault::no_kind("no-progres").said() },
        ),
    ] {
        let error = wrong(rule);
        assert_eq!(error.findings[0].as_what(), Some(&fault), "{rule}");
        assert_eq!(error.findings[0].place.map(|place| place.line), Some(4), "{rule}");
    }
    for (rule, word) in [
        ("{when: [quick]}", "quick"),
        ("{when: [accelerated], fields: {both_flags: maybe}}", "maybe"),
    ] {
        assert!(wrong(rule).to_string().contains(word), "{rule}");
    }
}
