//! Who may claim a draw, when, and by which moves.

use super::rulings::{adjudicated, claimed, printed, validated};

/// The same position for the third time, once Black plays 43-48.
const TWICE: &str =
    "[FEN \"W:WK7,36:BK48,26\"]\n\n1. 7-1 48-43 2. 1-7 43-48 3. 7-1 48-43 4. 1-7 *\n";

/// The same position for the third time, once White plays 17-13.
const ENGLISH: &str =
    "[FEN \"B:WK13:BK12,K1\"]\n\n1. 1-6 13-17 2. 6-1 17-13 3. 1-6 13-17 4. 6-1 *\n";

/// Appends an incident and half-moves to [`TWICE`].
fn twice(after: &str) -> String {
    TWICE.replace('*', &format!("{after} *"))
}

#[test]
fn a1_6_1_no_draw_is_made_by_a_move_that_is_only_announced() {
    let options = "--rules international --claim repetition --by black --next 43-48";
    assert_eq!(claimed(TWICE, options), ("not-yet".into(), None));
    let text = printed(TWICE, options);
    assert!(text.contains("NOT YET. It is a draw as soon as 43-48 has been played"), "{text}");
    assert!(text.contains("ith the announced 43-48 the position comes up for the third time"));
    // A claim in the record behaves the same: another move was played, and the game goes on.
    let record = twice("{[%claim b repetition next 43-48]} 43-49 5. 7-1 {[%flag b]}");
    let (codes, result) = validated(&record, "--rules international");
    assert!(codes.contains(&"claim-not-yet".to_owned()), "{codes:?}");
    assert_eq!(result.as_deref(), Some("2-0"));
}

#[test]
fn other_counts_too_must_be_there_before_the_draw_is() {
    // FMJD Annex 1, 6.2: 49 of 50 half-moves; IDF 7.2.5 and CBD 97b likewise.
    for (rules, moves) in [("international", 25), ("russian", 15), ("brazilian", 20)] {
        let (white, black) = match rules {
            "international" => (["1-6", "6-1"], ["46-41", "41-46"]),
            _ => (["1-5", "5-1"], ["32-28", "28-32"]),
        };
        let fen = match rules {
            "international" => "W:WK1,50,49:BK46,20,19",
            _ => "W:WK1,29,30:BK32,4,12",
        };
        let mut text = format!("[FEN \"{fen}\"]\n\n");
        for number in 0..moves {
            text.push_str(&format!("{}. {} ", number + 1, white[number % 2]));
            if number + 1 < moves {
                text.push_str(&format!("{} ", black[number % 2]));
            }
        }
        text.push('*');
        let next = black[(moves - 1) % 2];
        let options = format!(
            "--rules {rules} --set repetition.off=true --claim no-progress --by black --next {next}"
        );
        let (view, _) = adjudicated(&text, &options);
        assert_eq!(view["verdict"], "not-yet", "{rules} {view:#}");
        assert!(view["answer"].as_str().unwrap().contains("as soon as"), "{view:#}");
    }
}

#[test]
fn nobody_announces_the_opponents_move() {
    for rules in ["international", "english", "pool"] {
        let record = match rules {
            "international" => TWICE.to_owned(),
            _ => ENGLISH.to_owned(),
        };
        let (by, next, said) = match rules {
            "international" => ("white", "43-48", "White cannot announce Black's move"),
            _ => ("black", "17-13", "Black cannot announce White's move"),
        };
        let options = format!("--rules {rules} --claim repetition --by {by} --next {next}");
        let text = printed(&record, &options);
        assert!(text.contains("REFUSED: ") && text.contains(said), "{rules}: {text}");
    }
    let record = twice("{[%claim w repetition next 43-48]} 43-49 5. 7-1 {[%flag b]}");
    let (codes, result) = validated(&record, "--rules international");
    assert!(codes.contains(&"claim-refused".to_owned()), "{codes:?}");
    assert_eq!(result.as_deref(), Some("2-0"));
}

#[test]
fn wcdf_1_32_1_the_claimant_announces_the_move_that_repeats() {
    let options = "--rules english --claim repetition --by white --next 17-13";
    assert_eq!(claimed(ENGLISH, options), ("granted".into(), Some("1/2-1/2".into())));
    // For a claim in the record, the announced move is named, not the one played.
    let record = "[FEN \"B:WK13:BK12,K1\"]\n\n1. 1-6 13-17 2. 6-1 17-13 3. 1-6 13-17 4. 6-1 \
                  {[%claim w repetition next 17-13]} 17-22 *\n";
    let text = printed(record, "--rules english");
    assert!(text.contains("the announced 17-13 stands for the third time"), "{text}");
    assert!(!text.contains("after White's 4th move stands"), "{text}");
    let unnamed = "[FEN \"B:WK13:BK12,K1\"]\n\n1. 1-6 13-17 2. 6-1 17-13 3. 1-6 13-17 4. 6-1 \
                   {[%claim w repetition start 2w next 17-13]} *\n";
    let text = printed(unnamed, "--rules checkers-25");
    assert!(!text.contains("position on the board stood"), "{text}");
}

#[test]
fn idf_rb_5_any_player_may_claim_a_regulatory_draw() {
    // IDF-RB 6: two kings and a man against a king on the long diagonal.
    let ending = "[FEN \"W:WK1,K5,K12:BK29\"]\n\n1. 1-19 29-11 *\n";
    for by in ["white", "black"] {
        let options = format!("--rules russian --time-control 900 --claim ending --by {by}");
        let (view, _) = adjudicated(ending, &options);
        assert_eq!(view["verdict"], "conditional", "{by}: {view:#}");
    }
    // Black's move repeats the position, and Black claims although White is to move.
    let record = "[FEN \"W:WK1,29:BK32,12\"]\n\n1. 1-5 32-28 2. 5-1 28-32 3. 1-5 32-28 \
                  4. 5-1 28-32 *\n";
    for by in ["white", "black"] {
        let options = format!("--rules russian --time-control 900 --claim repetition --by {by}");
        assert_eq!(claimed(record, &options).0, "granted", "{by}");
    }
    let (codes, _) = validated(record, "--rules russian --time-control 900");
    assert!(codes.contains(&"draw-condition-met".to_owned()));
    let text = printed(record, "--rules russian --time-control 900");
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(text.contains("either player can claim the draw before the next move"), "{text}");
}

#[test]
fn a_claim_that_names_a_move_twice_is_refused() {
    let drawn = TWICE.replace('*', "43-48 *");
    for moves in ["2b,2b,4b", "2b,4b,4b"] {
        let options = format!("--rules international --claim repetition --moves {moves}");
        let text = printed(&drawn, &options);
        let twice = if moves == "2b,2b,4b" { "Black's 2nd" } else { "Black's 4th" };
        assert!(text.contains(&format!("The claim names {twice} move twice.")), "{text}");
        assert!(text.contains("THE GAME IS A DRAW, but not as claimed.") && text.contains("But "));
        let (view, exit) = adjudicated(&drawn, &options);
        assert_eq!((view["verdict"].as_str(), exit), (Some("refused"), 1));
        assert_eq!(view["result"], "1-1");
    }
    // Where the draw must be claimed, a claim that names the right moves still succeeds.
    let record = "[FEN \"B:WK13:BK12,K1\"]\n\n1. 1-6 13-17 2. 6-1 17-13 3. 1-6 13-17 4. 6-1 \
                  17-13 *\n";
    let options = "--rules english --claim repetition --moves 2w,2w,4w --by black";
    let text = printed(record, options);
    assert!(text.contains("The claim names White's 2nd move twice"), "{text}");
    assert!(text.contains("Black can claim the draw before moving"), "{text}");
    let (codes, _) =
        validated(&record.replace("*", "{[%claim b repetition 2w 2w 4w]} *"), "--rules english");
    assert!(codes.contains(&"claim-refused".to_owned()), "{codes:?}");
}
