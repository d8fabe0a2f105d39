//! The articles cited for actions at the board match what they say.

use super::rulings::{printed, ran, validated};

/// Returns what `validate` prints about a record.
fn validate(record: &str, options: &str) -> String {
    let output = ran(&["validate", "-"], record, options);
    String::from_utf8(output.stdout).unwrap().replace('\n', " ")
}

#[test]
fn idf_4_11_another_order_of_removal_can_be_corrected() {
    let record =
        "[FEN \"W:Wg1:Bf2,d4,b6,h8\"]\n\n1. g1:a7 {[%removal-order w] [%rectify b]} h8-g7 *\n";
    for rules in ["russian", "brazilian", "brazilian-64"] {
        let (codes, _) = validated(record, &format!("--rules {rules}"));
        assert!(codes.contains(&"removal-order".to_owned()), "{rules}: {codes:?}");
        assert!(!codes.contains(&"correction-refused".to_owned()), "{rules}: {codes:?}");
        let text = validate(record, &format!("--rules {rules}"));
        assert!(text.contains("Black had it corrected"), "{rules}: {text}");
        assert!(text.contains("White shows the removal again"), "{rules}: {text}");
        assert!(text.contains("4.11)") && !text.contains("14-15"), "{rules}: {text}");
    }
}

#[test]
fn a1_4_11_another_order_of_removal_is_incorrect_and_no_more() {
    let record = "[FEN \"W:W43:B38,28,19,5\"]\n\n1. 43x14 {[%removal-order w] [%rectify b]} *\n";
    let (codes, _) = validated(record, "--rules international");
    assert_eq!(codes, ["removal-order-incorrect", "correction-refused"]);
    let text = validate(record, "--rules international");
    assert!(!text.contains("did nothing wrong"), "{text}");
    assert!(text.contains("the text gives no right to have it corrected"), "{text}");
}

#[test]
fn one_captured_piece_has_no_order() {
    let record = "[FEN \"W:W32:B28,5\"]\n\n1. 32x23 {[%removal-order w]} *\n";
    let (codes, _) = validated(record, "--rules international");
    assert_eq!(codes, ["incident-nothing"]);
    let before = "[FEN \"W:W32:B28,5\"]\n\n1. {[%removal-order w]} 32x23 *\n";
    assert_eq!(validated(before, "--rules international").0, ["incident-nothing"]);
}

/// IDF 4.11 and FMJD Annex 1, 4.11: the order of the capture or its reverse.
#[test]
fn of_two_captured_pieces_either_may_be_removed_first() {
    for (record, rules) in [
        ("[FEN \"W:W32:B28,19,5\"]\n\n1. 32x14 {[%removal-order w]} *\n", "international"),
        ("[FEN \"W:Wc3:Bd4,f6,a7\"]\n\n1. c3:g7 {[%removal-order w]} *\n", "russian"),
    ] {
        let (codes, _) = validated(record, &format!("--rules {rules}"));
        assert_eq!(codes, ["incident-nothing"], "{rules}");
        let claim = format!("--rules {rules} --claim irregular --ply 1w --by black");
        let text = printed(record, &claim).replace('\n', " ");
        assert!(
            text.contains("REFUSED: ") && text.contains("either may be removed first"),
            "{text}"
        );
    }
}

#[test]
fn idf_5_numbers_what_goes_wrong_at_the_board() {
    let cases = [
        ("c3:g7 {[%two-hands w]} *", "5.4.17"),
        ("c3:g7 {[%lifted w a1]} *", "5.4.7"),
        ("c3:g7 {[%left-on w f6]} *", "5.4.11"),
        ("c3:g7 {[%removal-stopped w]} *", "5.4.13"),
        ("c3:g7 {[%lifted-early w]} *", "5.4.10"),
        ("c3:g7 {[%unclear w]} *", "4.4, 4.9"),
        ("{[%misplaced b a7]} c3:g7 *", "5.2"),
        ("{[%displaced b a7]} c3:g7 *", "5.3"),
        ("{[%adjust b a7]} c3:g7 *", "3.12-3.13"),
        ("{[%touched b a7]} c3:g7 *", "3.13"),
        ("c3-b4 *", "5.4.6"),
    ];
    for rules in ["russian", "brazilian", "brazilian-64"] {
        for (moves, article) in cases {
            let record = format!("[FEN \"W:Wc3,a1:Bd4,f6,a7\"]\n\n1. {moves}\n");
            let text = validate(&record, &format!("--rules {rules}"));
            let cited = format!("IDF Official Rules of draughts-64 (2016), {article}");
            assert!(text.contains(&cited), "{rules} {moves}: {text}");
        }
    }
    let inactive = "[FEN \"W:Wc3,a1:Bd4,f6,a7\"]\n\n1. {[%inactive b]} c3:g7 *\n";
    let text = validate(inactive, "--rules russian");
    assert!(!text.contains("5.4"), "{text}");
    assert!(text.contains("does not say"), "{text}");
    let displaced = "[FEN \"W:Wc3,a1:Bd4,f6,a7\"]\n\n1. {[%displaced b a7]} c3:g7 *\n";
    let text = validate(displaced, "--rules russian");
    assert!(text.contains("on Black's own time"), "{text}");
}

#[test]
fn wcdf_1_16_a_man_that_becomes_a_king_stops() {
    let record = "[FEN \"W:W11:B7,6,28\"]\n\n1. 11x2x9 *\n";
    let text = validate(record, "--rules english");
    assert!(text.contains("1.16, 1.19, 1.25.7"), "{text}");
}

#[test]
fn no_article_is_cited_for_the_contrary_of_what_it_says() {
    let record = "[FEN \"W:W22,32:B26,18\"]\n\n1. 32-27 *\n";
    for rules in ["english", "italian", "spanish"] {
        for text in [
            validate(record, &format!("--rules {rules}")),
            printed(record, &format!("--rules {rules}")),
        ] {
            assert!(!text.contains("says otherwise"), "{rules}: {text}");
        }
    }
    // The club sheet treats violations and refusals under "Game on time".
    let refused = "1. 32-28 {[%refuse b]} *\n";
    let text = validate(refused, "--rules international-club");
    assert!(text.contains("Game on time"), "{text}");
    assert!(!text.contains("Pulling the stones"), "{text}");
    let violation = "[FEN \"W:W37,50:B16,22\"]\n\n1. {[%touched w 37]} 50-45 {[%rectify b]} *\n";
    let text = printed(violation, "--rules international-club --set strict_loss=true");
    assert!(text.contains("Game on time"), "{text}");
}
