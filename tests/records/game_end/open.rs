//! Undecided irregularities are part of every answer, and a conditional result is not a result.

use serde_json::Value;

use super::rulings::{adjudicated, claimed, is, validated};

const INTERNATIONAL: &str = "--rules international";

/// Black's 25th move without a capture misses one.
const QUIET: &str = "[FEN \"W:WK7,36:B26,K48\"]\n\n1. 7-23 48-39 2. 23-7 39-6 3. 7-18 6-50 \
    4. 18-4 50-33 5. 4-18 33-11 6. 18-1 11-33 7. 1-34 33-20 8. 34-1 20-14 9. 1-29 14-10 \
    10. 29-18 10-19 11. 18-27 19-10 12. 27-9 10-46 13. 9-3 46-37 14. 3-8 37-46 15. 8-12 46-28 \
    16. 12-40 28-19 17. 40-29 19-32 18. 29-42 32-5 19. 42-33 5-19 20. 33-42 19-14 21. 42-15 14-5 \
    22. 15-20 5-28 23. 20-25 28-46 24. 25-20 46-28 25. 20-14 28-22";

/// White moves another piece than the touched one, and the position occurs for the third time.
const THIRD: &str = "[FEN \"B:WK7,36:BK48,26\"]\n\n1... 48-43 2. 7-1 43-48 3. 1-7 48-43 4. 7-1 43-48 \
    5. {[%touched w 36]} 1-7";

/// A man moves too far and blocks the opponent.
const SHUT_IN: &str = "[FEN \"W:W37,42:B26\"]\n\n1. 42-31";

/// A capture takes fewer pieces than it must, in pool: an irregular move cannot stand.
const TOO_FEW: &str = "[FEN \"B:B10:W15,24,32\"]\n\n1. 10x19";

fn record(moves: &str, end: &str) -> String {
    format!("{moves} {end}\n")
}

/// Returns the printed ruling with single blanks between words.
fn printed(record: &str, options: &str) -> String {
    super::rulings::printed(record, options).split_whitespace().collect::<Vec<_>>().join(" ")
}

fn judged(record: &str, options: &str) -> Value {
    let output = super::rulings::ran(&["validate", "-", "--format", "jsonl"], record, options);
    serde_json::from_slice(&output.stdout).unwrap()
}

/// FMJD Annex 1, 5.4 and 6.1 to 6.4: until the opponent has decided, the player who broke the rules
/// gets no draw.
#[test]
fn art_5_4_the_offender_is_granted_no_draw_before_the_opponent_has_decided() {
    for (moves, claim, side) in [(QUIET, "no-progress", "black"), (THIRD, "repetition", "white")] {
        let record = record(moves, "*");
        for by in [format!(" --by {side}"), String::new()] {
            let options = format!("{INTERNATIONAL} --claim {claim}{by}");
            assert_eq!(claimed(&record, &options), is("not-yet", ""), "{options}");
            let (view, _) = adjudicated(&record, &options);
            let on = &view["conditional"];
            assert_eq!(on["on"], "move-stands");
            assert_eq!(on["result_if_so"], "1-1");
            assert_eq!(on["result_if_not"], Value::Null);
            assert_ne!(on["decides"], *side);
        }
    }
    let text = printed(&record(QUIET, "*"), &format!("{INTERNATIONAL} --claim no-progress"));
    let both = "White chooses whether it stands (FMJD Annex 1, 5.4). If White lets it stand, the game is a \
                draw (6.2): enter 1-1. If White has it corrected, Black must play 28x5 or 28x10.";
    assert!(text.contains(both), "{text}");
}

/// FMJD Annex 1, 5.4: only the opponent decides, and claiming lets the move stand.
#[test]
fn art_5_4_the_opponent_lets_the_move_stand_by_claiming() {
    for (moves, claim, side) in [(QUIET, "no-progress", "white"), (THIRD, "repetition", "black")] {
        let options = format!("{INTERNATIONAL} --claim {claim} --by {side}");
        assert_eq!(claimed(&record(moves, "*"), &options), is("granted", "1-1"));
    }
    let options = format!("{INTERNATIONAL} --claim no-progress --by white");
    let text = printed(&record(QUIET, "*"), &options);
    let lets = "By claiming, White lets Black's 25th move, 28-22, stand.";
    assert!(text.contains(lets), "{text}");
    // A claim in the record does the same.
    let (codes, result) = validated(&record(QUIET, "{[%claim w no-progress]} *"), INTERNATIONAL);
    assert!(codes.contains(&"claim-granted".into()), "{codes:?}");
    assert_eq!(result.as_deref(), Some("1-1"));
    let (codes, result) = validated(&record(QUIET, "{[%claim b no-progress]} *"), INTERNATIONAL);
    assert!(codes.contains(&"claim-not-yet".into()), "{codes:?}");
    assert_eq!(result, None);
}

/// FMJD Annex 1, 5.7: the opponent's next move accepts the irregular one, and the draw exists.
#[test]
fn art_5_7_once_the_move_stands_the_draw_is_there() {
    let stands = record(QUIET, "{[%stands w]} *");
    let options = format!("{INTERNATIONAL} --claim no-progress --by black");
    assert_eq!(claimed(&stands, &options), is("granted", "1-1"));
    let (_, result) = validated(&stands, INTERNATIONAL);
    assert_eq!(result.as_deref(), Some("1-1"));
    let corrected = record(QUIET, "{[%rectify w]} 28x5 *");
    assert_eq!(claimed(&corrected, &options).0, "refused");
    // At the moment of the claim nobody had decided, whatever the record shows later.
    let options = format!("{INTERNATIONAL} --claim no-progress --by black --at 26w");
    assert_eq!(claimed(&record(QUIET, "26. 36-31 *"), &options).0, "not-yet");
}

#[test]
fn art_5_4_a_draw_that_rests_on_an_open_move_is_one_only_if_it_stands() {
    let open = record(QUIET, "*");
    let game = judged(&open, INTERNATIONAL);
    assert_eq!(game["law_result"]["result"], Value::Null);
    assert_eq!(game["law_result"]["credited"], Value::Null);
    assert_eq!(game["law_result"]["conditional"]["decides"], "white");
    assert_eq!(game["law_result"]["conditional"]["result_if_so"], "1-1");
    let output = super::rulings::ran(&["validate", "-"], &open, INTERNATIONAL);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("the game is drawn, if 25b stands"), "{text}");
    let text = printed(&open, INTERNATIONAL);
    assert!(text.contains("automatically a draw if White lets Black's 25th move stand"), "{text}");
    assert!(!text.contains("The game goes on; White moves"), "{text}");
    let (view, _) = adjudicated(&open, INTERNATIONAL);
    assert_eq!((&view["result"], &view["ended"]), (&Value::Null, &Value::Null));
    assert_eq!(view["conditions"][0]["if_stands"], true);
}

/// The draw requires the move to stand. A player who ends the game, or agrees to its end, can no
/// longer have the move corrected.
#[test]
fn art_5_4_who_ends_the_game_lets_the_move_stand() {
    for end in ["[%flag w]", "[%resign w]", "[%offer b] [%accept w]"] {
        let record = record(QUIET, &format!("{{{end}}} *"));
        let (codes, result) = validated(&record, INTERNATIONAL);
        assert!(codes.contains(&"after-the-end".into()), "{end}: {codes:?}");
        assert_eq!(result.as_deref(), Some("1-1"), "{end}");
        let text = printed(&record, INTERNATIONAL);
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        for stands in ["that lets it stand (no article was found", "with it the game had ended"] {
            assert!(text.contains(stands), "{end}: {text}");
        }
    }
    // The offender cannot create the draw by resigning: the opponent has not let the move stand.
    for end in ["[%flag b]", "[%resign b]"] {
        let record = record(QUIET, &format!("{{{end}}} *"));
        let (codes, result) = validated(&record, INTERNATIONAL);
        assert_eq!(result.as_deref(), Some("2-0"), "{end}");
        assert!(!codes.contains(&"draw-condition-met".into()), "{end}: {codes:?}");
        assert_eq!(adjudicated(&record, INTERNATIONAL).0["result"], "2-0", "{end}");
    }
}

#[test]
fn art_5_4_a_result_that_neither_answer_gives_disagrees() {
    let (view, exit) = adjudicated(&record(THIRD, "2-0"), INTERNATIONAL);
    assert_eq!((exit, &view["agrees"]), (1, &Value::Bool(false)), "{view}");
    let (codes, _) = validated(&record(THIRD, "2-0"), INTERNATIONAL);
    assert!(codes.contains(&"result-impossible".into()), "{codes:?}");
    assert_eq!(adjudicated(&record(THIRD, "1-1"), INTERNATIONAL).1, 0);
    // If the game goes on either way, the rest of it is not recorded.
    let missed = "1. 33-28 19-23 2. 39-33 0-2\n";
    assert_eq!(adjudicated(missed, INTERNATIONAL).1, 0);
}

/// FMJD Annex 1, 5.4 and 7.2: if the move stands, the player to move has no legal move.
#[test]
fn art_5_4_the_game_does_not_go_on_for_a_player_who_cannot_move() {
    let open = record(SHUT_IN, "*");
    let text = printed(&open, INTERNATIONAL);
    let if_so = "If Black lets it stand, Black has no legal move (7.2.2): enter 2-0. \
                 If Black has it corrected, White must play 42-38";
    assert!(text.contains(if_so), "{text}");
    assert!(!text.contains("Black moves"), "{text}");
    let (view, _) = adjudicated(&open, INTERNATIONAL);
    assert_eq!(view["conditional"]["result_if_so"], "2-0");
    assert_eq!(view["result"], Value::Null);
    let english = "[FEN \"W:W22,32:B26\"]\n\n1. 22x31 *\n";
    let text = printed(english, "--rules english");
    assert!(text.contains("Black has no piece left"), "{text}");
}

/// Repeating the demonstration of a capture does not change the board, so nothing depends on it.
#[test]
fn art_4_4_what_is_only_shown_again_keeps_no_game_from_ending() {
    let record = "[FEN \"W:WK32:B27\"]\n\n1. 32x21 {[%two-hands w]} *\n";
    let (_, result) = validated(record, INTERNATIONAL);
    assert_eq!(result.as_deref(), Some("2-0"));
    assert_eq!(adjudicated(record, INTERNATIONAL).0["result"], "2-0");
}

/// Pool, Rules of Play 7: an incorrect move must be retracted. Every command takes back what was
/// played since as well.
#[test]
fn rop_7_what_is_played_after_a_move_that_cannot_stand_goes_back_with_it() {
    let pool = "--rules pool";
    let missed = record(TOO_FEW, "32-27 *");
    let game = judged(&missed, pool);
    let notes: Vec<&str> = game["findings"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|one| one["note"].as_str())
        .collect();
    assert!(notes[0].contains("Black must play 10x28"), "{notes:?}");
    assert!(notes[0].contains("the half-move played since goes back with it"), "{notes:?}");
    assert!(notes[1].contains("it goes back with 1b 10x19"), "{notes:?}");
    let text = printed(&missed, pool);
    assert!(!text.contains("24x15"), "one duty: {text}");
    assert!(text.contains("The move since goes back too"), "{text}");
    let claim = format!("{pool} --claim capture-missed");
    assert_eq!(claimed(&missed, &claim).0, "granted");
    assert_eq!(claimed(&missed, &format!("{pool} --claim irregular --ply 1w")).0, "refused");
    // There is no result by the rules, and no claim is refused because of one.
    let won = record(TOO_FEW, "24x15 *");
    assert_eq!(validated(&won, pool).1, None);
    assert_eq!(adjudicated(&won, pool).0["result"], Value::Null);
    assert_eq!(claimed(&won, &claim).0, "granted");
    let corrected = record(TOO_FEW, "32-27 {[%rectify w]} 10x28 *");
    let (codes, _) = validated(&corrected, pool);
    assert!(!codes.contains(&"correction-too-late".into()), "{codes:?}");
    // A game that a player has resigned is over.
    let given_up = record(TOO_FEW, "32-27 {[%resign b]} *");
    assert_eq!(validated(&given_up, pool).1.as_deref(), Some("1-0"));
    let text = printed(&given_up, pool);
    assert!(!text.contains("must play"), "{text}");
}

/// Neither an automatic draw nor a claimed one can rest on a move that cannot stand.
#[test]
fn rop_7_no_draw_rests_on_a_move_that_cannot_stand() {
    let pool = "--rules pool";
    let record =
        "[FEN \"B:WK13:BK12,K1\"]\n\n1. 1-6 13-17 2. 6-1 17-13 3. 1-6 13-17 4. 6-1 17-13 *\n";
    let (codes, _) = validated(record, pool);
    assert!(!codes.contains(&"draw-condition-met".into()), "{codes:?}");
    let claim = format!("{pool} --claim repetition --by black");
    assert_eq!(claimed(record, &claim), is("refused", ""));
    let text = printed(record, &claim);
    assert!(text.contains("No draw rests on what came after it."), "{text}");
}

/// IDF 7.2.7 and 7.2.8: the draw depends on what the arbiter finds first.
#[test]
fn art_7_2_a_draw_on_a_condition_is_no_result() {
    let record = "[FEN \"W:WK1,K5,K12:BK29\"]\n\n1. 1-19 29-11 2. 5-27 11-25 3. 19-24 25-22 \
        4. 27-5 22-29 5. 5-23 *\n";
    let options = "--rules russian --time-control 60m+5s";
    let claim = format!("{options} --claim ending");
    assert_eq!(claimed(record, &claim), is("conditional", ""));
    let text = printed(record, &claim);
    assert!(text.contains("GRANTED, IF the arbiter finds no win for White. "), "{text}");
    let (view, exit) = adjudicated(record, &claim);
    let on = &view["conditional"];
    assert_eq!((&on["on"], &on["decides"]), (&"position-not-won".into(), &"arbiter".into()));
    assert_eq!((&on["result_if_so"], &on["result_if_not"]), (&"1/2-1/2".into(), &Value::Null));
    assert_eq!((exit, &view["ended"]), (1, &Value::Null));
    let (view, _) = adjudicated(record, options);
    assert_eq!((&view["result"], &view["ended"]), (&Value::Null, &Value::Null));
    assert_eq!(view["conditional"]["result_if_so"], "1/2-1/2");
    let law = &judged(record, options)["law_result"];
    assert_eq!((&law["result"], &law["credited"]), (&Value::Null, &Value::Null));
    assert_eq!(law["conditional"]["result_if_so"], "1/2-1/2");
    // A claim in the record is no more certain, and the answer says what ends the game if there is
    // no draw.
    let given_up = record.replace(" *", " {[%claim w ending] [%resign b]} *");
    let (codes, result) = validated(&given_up, options);
    assert!(codes.contains(&"claim-conditional".into()), "{codes:?}");
    assert_eq!(result, None);
    let law = &judged(&given_up, options)["law_result"];
    assert_eq!(law["conditional"]["result_if_not"], "1-0");
}

/// IDF 5.7, FMJD Annex 1, 5.7: a player who moves after the opponent refused to comply accepts
/// that.
#[test]
fn art_5_7_who_plays_on_accepts_a_refusal() {
    let on = "1. c3-d4 f6-g5 {[%refuse b]} 2. b2-c3 g5-h4 *\n";
    let (codes, result) = validated(on, "--rules russian");
    assert_eq!(codes, ["refusal"]);
    assert_eq!(result, None);
    let text = printed(on, "--rules russian");
    assert!(
        text.contains("White has moved since: that accepts it, and the game goes on"),
        "{text}"
    );
    let demanded = "1. 33-28 19-23 2. 39-33 {[%rectify b] [%refuse w]} 14-19 *\n";
    let (codes, result) = validated(demanded, INTERNATIONAL);
    assert!(!codes.contains(&"game-already-over".into()), "{codes:?}");
    assert_eq!(result, None);
    // If the opponent does not move, the game is lost.
    let due = "1. c3-d4 f6-g5 {[%refuse b]} *\n";
    assert_eq!(validated(due, "--rules russian").1.as_deref(), Some("1-0"));
    // Under the club sheet, a player who refuses to continue loses at once.
    let club = "1. 32-28 19-23 {[%refuse b]} 2. 28x19 *\n";
    assert_eq!(validated(club, "--rules international-club").1.as_deref(), Some("2-0"));
}

/// FMJD Annex 1, 5.6: only compliance with the rules may be enforced.
#[test]
fn art_5_6_to_refuse_what_was_wrongly_demanded_is_no_refusal() {
    let unjust = "1. c3-d4 f6-g5 2. b2-c3 {[%rectify b] [%refuse w]} *\n";
    let (codes, result) = validated(unjust, "--rules russian");
    assert_eq!(codes, ["correction-refused", "incident-nothing"]);
    assert_eq!(result, None);
}

#[test]
fn art_5_4_a_correction_that_the_end_of_the_game_prevented_is_not_said_to_be_made() {
    for end in ["[%refuse w]", "[%flag w]", "[%resign w]"] {
        let record = format!("1. 33-28 19-23 2. 39-33 {{[%rectify b] {end}}} *\n");
        let text = printed(&record, INTERNATIONAL);
        assert!(text.contains("Black demanded the correction"), "{end}: {text}");
        assert!(text.contains("the game ended before it was made"), "{end}: {text}");
        assert!(!text.contains("It was corrected"), "{end}: {text}");
    }
}

#[test]
fn one_result_is_advised_and_a_tag_that_was_not_filled_in_contradicts_nothing() {
    let mismatch = "[Result \"2-0\"]\n\n1. 32-28 19-23 {[%resign b]} 1-1\n";
    let game = judged(mismatch, INTERNATIONAL);
    for found in game["findings"].as_array().unwrap() {
        assert_eq!(found["help"], "enter 2-0", "{found}");
    }
    let open = "[Result \"*\"]\n\n1. 32-28 19-23 2-0\n";
    assert_eq!(adjudicated(open, INTERNATIONAL).1, 0);
    assert_eq!(validated(open, INTERNATIONAL).0, Vec::<String>::new());
}

/// After the end a half-move gets a single finding, and an unplayable one is not an error.
#[test]
fn art_7_2_after_the_end_a_half_move_gets_one_finding() {
    for record in [
        "[FEN \"W:W36,37:B26\"]\n\n1. 36-31 26-31 2. 37-32 *\n",
        "[FEN \"W:W:B20\"]\n\n1. 32-28 *\n",
        "1. 32-28 19-23 {[%resign b]} 2. 32-27 *\n",
    ] {
        let (mut codes, _) = validated(record, INTERNATIONAL);
        // An odd position and the result by the rules are not findings about the half-move.
        codes.retain(|code| !["position-odd", "result-by-law"].contains(&code.as_str()));
        assert_eq!(codes, ["game-already-over"], "{record}");
    }
}
