//! Who decides, and about what: a half-move by an unknown player, the effects of an agreed taking
//! back, a demand after a taking back, and demands that name no half-move.

use super::rulings::{adjudicated, claimed, printed, validated};

const INTERNATIONAL: &str = "--rules international";

fn said(record: &str, options: &str) -> String {
    printed(record, options).split_whitespace().collect::<Vec<_>>().join(" ")
}

fn answer(record: &str, options: &str) -> String {
    adjudicated(record, options).0["answer"].as_str().unwrap_or_default().to_owned()
}

fn verdict(record: &str, claim: &str) -> String {
    claimed(record, &format!("{INTERNATIONAL} --claim {claim}")).0
}

/// FMJD Annex 1, 5.4.1 and 5.4.5: later half-moves show who made a half-move, also for a claim
/// about an earlier moment.
#[test]
fn a1_5_4_5_a_claim_and_the_whole_record_name_the_same_decider() {
    for (record, about, white, black) in [
        ("1. 32-28 31-26 2. 33-29 *", "--ply 1b --at 2w", "granted", "refused"),
        ("1. 32-28 31-26 16-21 *", "--ply ply:2 --at ply:3", "refused", "granted"),
        ("1. 32-28 19-23 2. 14-19 20-25 *", "--ply 2w --at 2b", "refused", "granted"),
    ] {
        let (codes, _) = validated(record, INTERNATIONAL);
        let stolen = record != "1. 32-28 31-26 16-21 *";
        assert_eq!(codes.contains(&"not-your-piece".into()), stolen, "{record} {codes:?}");
        let by = |side| verdict(record, &format!("irregular {about} --by {side}"));
        assert_eq!((by("white").as_str(), by("black").as_str()), (white, black), "{record}");
    }
    let text = said(
        "1. 32-28 31-26 2. 33-29 *",
        "--rules international --claim irregular --ply 1b --by black --at 2w",
    );
    assert!(text.contains("White alone decides"), "{text}");
}

/// The record ends there: neither player gets the decision unconditionally.
#[test]
fn a1_5_4_1_or_5_4_5_where_nothing_tells_who_moved_both_deciders_are_said() {
    for record in [
        "1. 32-28 31-26 *",
        "1. 32-28 19-23 2. 14-19 *",
        "1. 19-23 *",
        "1. 32-28 19-23 2. 37-32 41-37 *",
    ] {
        for options in ["", " --claim irregular --by white", " --claim irregular --by black"] {
            let ply = match options.contains("claim") && record.contains("37-32") {
                true => " --ply 2b",
                false => "",
            };
            let options = format!("{INTERNATIONAL}{options}{ply}");
            let text = answer(record, &options);
            assert!(
                text.contains("Black decides whether") && text.contains("White decides whether"),
                "{text}"
            );
            assert!(text.contains("5.4.1") && text.contains("5.4.5"), "{text}");
            assert!(!text.contains("alone decides") && !text.contains("chooses"), "{text}");
            assert!(text.split_whitespace().count() <= 60, "{text}");
        }
        for by in ["white", "black"] {
            let ply = if record.contains("37-32") { "--ply 2b " } else { "" };
            assert_eq!(
                verdict(record, &format!("irregular {ply}--by {by}")),
                "not-yet",
                "{record}"
            );
        }
        let (codes, result) = validated(record, INTERNATIONAL);
        assert!(codes.contains(&"mover-unknown".into()), "{record} {codes:?}");
        assert_eq!(result, None, "{record}");
    }
    // The player who takes it back, has it corrected or lets it stand settles this, and so does a
    // printed move number.
    for (record, code) in [
        ("1. 32-28 31-26 {[%rectify b]} *", "two-moves-in-a-row"),
        ("1. 32-28 31-26 {[%rectify w]} *", "not-your-piece"),
        ("1. 32-28 31-26 {[%stands w]} *", "not-your-piece"),
        ("1. 32-28 31-26 {[%takeback w]} *", "two-moves-in-a-row"),
        ("1. 32-28 31-26 {[%takeback b]} *", "not-your-piece"),
        ("1. 32-28 2. 31-26 *", "two-moves-in-a-row"),
    ] {
        let (codes, _) = validated(record, INTERNATIONAL);
        let tells = codes.contains(&code.into()) && !codes.contains(&"mover-unknown".into());
        assert!(tells, "{record} {codes:?}");
    }
}

/// FMJD Annex 1, 3.11: an agreement takes the half-move back, but not the touch before it.
#[test]
fn a1_3_11_a_touch_before_a_half_move_that_was_taken_back_by_agreement_binds() {
    let back = "1. 32-28 {[%touched b 19]} 20-25 {[%takeback b] [%consent w]} *";
    for claim in ["touched --by white", "irregular --by white"] {
        assert_eq!(verdict(back, claim), "granted");
        let text = said(back, &format!("{INTERNATIONAL} --claim {claim}"));
        assert!(text.contains("must play 19-23 or 19-24"), "{text}");
        assert!(!text.contains("has this correction already"), "{text}");
    }
    let (codes, _) = validated(back, INTERNATIONAL);
    assert!(codes.contains(&"piece-must-be-played".into()), "{codes:?}");
    let other = back.replace('*', "1... 18-22 *");
    assert_eq!(verdict(&other, "touched --by white"), "granted");
    let (codes, _) = validated(&other, INTERNATIONAL);
    let count = codes.iter().filter(|code| *code == "piece-touched-not-played").count();
    assert_eq!(count, 2, "{codes:?}");
    let played = back.replace('*', "1... 19-23 *");
    assert_eq!(verdict(&played, "irregular --by white"), "refused");
    // The touched piece was played and taken back: another may be played.
    let own = "1. 32-28 {[%touched b 19]} 19-23 {[%takeback b] [%consent w]} 1... 18-22 *";
    assert_eq!(
        validated(own, INTERNATIONAL).0,
        Vec::<String>::from(["move-taken-back-agreed".into()])
    );
    let letters = "1. c3-d4 {[%touched b f6]} b6-a5 {[%takeback b] [%consent w]} 1... d6-c5 *";
    assert_eq!(claimed(letters, "--rules russian --claim touched --by white").0, "granted");
}

/// FMJD Annex 1, 5.4.4: a half-move taken back by agreement is not corrected.
#[test]
fn a1_5_4_4_what_was_wrong_with_a_half_move_goes_with_it_by_agreement() {
    let fen = "[FEN \"W:W27,38,50:B22,33,5\"]\n\n1. 27-21 {[%takeback w] [%consent b]} *";
    let moves = "1. 32-28 19-23 2. 38-32 {[%takeback w] [%consent b]} *";
    for (record, next) in [(fen, "1. 38x29 *"), (moves, "2. 28x19 *")] {
        for record in [record.to_owned(), record.replace('*', next)] {
            for claim in ["capture-missed --by black", "irregular --by black"] {
                assert_eq!(verdict(&record, claim), "refused", "{record} {claim}");
                let text = said(&record, &format!("{INTERNATIONAL} --claim {claim}"));
                assert!(text.contains("was taken back"), "{text}");
                assert!(!text.contains("corrected. The") && !text.contains("already"), "{text}");
            }
        }
    }
}

/// FMJD Annex 1, 5.8: a demand after a taking back holds the player to the move and corrects it,
/// whether or not the replacement has been written.
#[test]
fn a1_5_8_a_demand_after_a_taking_back_does_both_at_once() {
    let record = "1. 32-28 19-23 2. 38-32 {[%takeback w] [%rectify b]} *";
    for record in [record.to_owned(), record.replace('*', "2. 28x19 *")] {
        let text = said(&record, INTERNATIONAL);
        assert!(!text.contains("Black chooses"), "{text}");
        let (codes, _) = validated(&record, INTERNATIONAL);
        assert!(codes.contains(&"capture-missed".into()), "{codes:?}");
    }
    let text = answer(record, INTERNATIONAL);
    assert!(text.contains("28x19") && text.contains("White"), "{text}");
    let (view, _) = adjudicated(record, INTERNATIONAL);
    assert!(view["fen"].as_str().unwrap().starts_with("W:"), "{view}");
    // The same by a claim of either kind.
    let asked = "1. 32-28 19-23 2. 38-32 {[%takeback w]} *";
    for kind in ["irregular", "capture-missed"] {
        let options = format!("{INTERNATIONAL} --claim {kind} --by black");
        let text = answer(asked, &options);
        assert!(text.starts_with("GRANTED") && text.contains("28x19"), "{text}");
        assert!(text.ends_with("White moves."), "{text}");
    }
    // A player who then lets it stand only holds the opponent to the move.
    let kept = record.replace("b]}", "b] [%stands b]}");
    let (view, _) = adjudicated(&kept, INTERNATIONAL);
    assert!(view["fen"].as_str().unwrap().starts_with("B:"), "{view}");
}

/// A demand that names no half-move refers to an existing one that the player can decide about.
#[test]
fn a_demand_without_a_half_move_names_none_that_is_not_there() {
    for record in [
        "1. 32-28 19-23 2. 28x19 {[%left-on w 23] [%rectify b] [%refuse w]} *",
        "1. 32-28 19-23 2. 38-32 {[%rectify b] [%refuse w]} *",
    ] {
        let (verdict, result) =
            claimed(record, "--rules international --claim irregular --by black");
        assert_eq!((verdict.as_str(), result.as_deref()), ("granted", Some("0-2")), "{record}");
    }
    let both = "1. 32-28 19-23 2. 38-32 {[%lifted b 20]} *";
    for (by, what) in [("black", "38-32"), ("white", "20")] {
        let options = format!("{INTERNATIONAL} --claim irregular --by {by}");
        let text = answer(both, &options);
        assert!(text.starts_with("GRANTED") && text.contains(what), "{text}");
    }
    for ply in ["2w", "2b", "ply:4"] {
        let by = if ply == "2w" { "black" } else { "white" };
        assert_eq!(verdict(both, &format!("irregular --ply {ply} --by {by}")), "granted", "{ply}");
    }
}

/// FMJD Annex 1, 4.2 and 5.4.6: a move that no piece can make also misses the mandatory capture.
#[test]
fn a1_5_4_6_a_capture_is_missed_by_a_move_that_cannot_be_made_at_all() {
    let record = "1. 32-28 19-23 2. 31-21 *";
    let text = answer(record, &format!("{INTERNATIONAL} --claim capture-missed --by black"));
    assert!(text.starts_with("GRANTED") && text.contains("28x19"), "{text}");
    assert_eq!(verdict(record, "capture-missed --by white"), "refused");
    let letters = "1. 11-15 22-18 2. 12-19 *";
    assert_eq!(claimed(letters, "--rules english --claim capture-missed --by white").0, "granted");
    // If no capture was mandatory, none is missed.
    assert_eq!(verdict("1. 32-28 20-25 2. 31-21 *", "capture-missed --by black"), "refused");
}
