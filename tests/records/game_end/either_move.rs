//! Pairs of which only one can hold: a half-move that was taken back and its replacement, a second
//! move in a row, an accepted refusal, a forfeit for the arbiter, and a recorded result beside an
//! open question.

use serde_json::Value;

use super::rulings::{adjudicated, claimed, printed, ran, validated};

const INTERNATIONAL: &str = "--rules international";

/// White misses a capture, takes that back unasked, and misses the capture again.
const TWICE: &str = "1. 32-28 19-23 2. 37-32 {[%takeback w]} 2. 38-32 *\n";

/// White takes a legal move back unasked, and plays an impossible one.
const ONCE: &str = "1. 32-28 20-25 2. 37-32 {[%takeback w]} 2. 31-22 *\n";

/// Returns the part of a ruling that is read aloud.
fn aloud(record: &str, options: &str) -> String {
    adjudicated(record, options).0["answer"].as_str().unwrap_or_default().to_owned()
}

/// Returns the printed ruling with single blanks between words.
fn said(record: &str, options: &str) -> String {
    printed(record, options).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the first part of the printed ruling, in any language.
fn first_part(record: &str, options: &str) -> String {
    let output = ran(&["adjudicate", "-"], record, options);
    let text = String::from_utf8(output.stdout).unwrap();
    text.split("\n\n").next().unwrap().lines().skip(1).collect::<Vec<_>>().join(" ")
}

/// FMJD Annex 1, 5.4.4 and 5.7: either the first move stays and the second one is void, or the
/// taking back is accepted and the second move is corrected.
#[test]
fn a1_5_4_4_the_move_that_was_taken_back_and_the_one_in_its_place_are_never_both_made() {
    let options = format!("{INTERNATIONAL} --claim capture-missed --ply ply:4");
    let (view, _) = adjudicated(TWICE, &options);
    let answer = view["answer"].as_str().unwrap();
    assert!(answer.contains("accepts that 37-32 was taken back"), "{answer}");
    assert!(answer.contains("White must play 28x19"), "{answer}");
    assert!(!answer.contains("counts as played"), "{answer}");
    assert!(answer.ends_with("White moves."), "{answer}");
    let fen = view["fen_corrected"].as_str().unwrap();
    assert!(fen.starts_with("W:") && fen.contains("37"), "{fen}");
    let options = format!("{INTERNATIONAL} --claim irregular --ply ply:3");
    let (view, _) = adjudicated(TWICE, &options);
    let answer = view["answer"].as_str().unwrap();
    assert!(answer.contains("37-32 counts as played"), "{answer}");
    assert!(answer.contains("38-32 is void") && answer.ends_with("Black moves."), "{answer}");
    assert!(answer.contains("Black may still have that corrected"), "{answer}");
    let fen = view["fen_corrected"].as_str().unwrap();
    assert!(fen.starts_with("B:") && !fen.contains("37"), "{fen}");
}

/// The same without a claim, in sixty words.
#[test]
fn a1_5_4_4_both_choices_are_told_in_sixty_words() {
    let touched = "1. 32-28 20-25 2. 37-32 {[%takeback w]} {[%touched w 31]} 2. 38-32 *\n";
    let letters = "1. c3-d4 f6-e5 2. g3-h4 {[%takeback w]} 2. b2-c3 *\n";
    for (record, options, first, second) in [
        (TWICE, INTERNATIONAL, "37-32", "38-32"),
        (ONCE, INTERNATIONAL, "37-32", "31-22"),
        (touched, INTERNATIONAL, "37-32", "38-32"),
        (letters, "--rules russian", "g3-h4", "b2-c3"),
    ] {
        let answer = aloud(record, options);
        assert!(answer.contains(&format!("hold White to {first}")), "{answer}");
        assert!(answer.contains("accept the taking back"), "{answer}");
        assert!(answer.contains(&format!("{second} may be corrected")), "{answer}");
        assert!(answer.split_whitespace().count() <= 60, "{answer}");
        let dutch = first_part(record, &format!("{options} --lang nl"));
        assert!(dutch.split_whitespace().count() <= 60, "{dutch}");
    }
}

/// How the record goes on decides what the demand was about: it continues after the first move, or
/// from before it.
#[test]
fn a1_5_8_a_demand_after_a_taking_back_and_a_wrong_move_corrects_one_of_them() {
    let went_on = |record: &str, rest: &str| record.replace(" *", &format!(" {rest} *"));
    // Black plays on after the first move, which stays.
    let held = went_on(ONCE, "{[%rectify b]} 15-20");
    let (codes, _) = validated(&held, INTERNATIONAL);
    assert!(!codes.contains(&"two-moves-in-a-row".into()), "{codes:?}");
    let (view, _) = adjudicated(&held, INTERNATIONAL);
    let fen = view["fen"].as_str().unwrap();
    assert!(fen.starts_with("W:") && !fen.contains("37"), "{fen}");
    assert!(said(&held, INTERNATIONAL).contains("It is void"), "{}", said(&held, INTERNATIONAL));
    // White moves again: the second move was corrected.
    let accepted = went_on(ONCE, "{[%rectify b]} 2. 31-26 15-20");
    let text = said(&accepted, INTERNATIONAL);
    assert!(!text.contains("counts as played"), "{text}");
    assert!(text.contains("White had to play 31-26 or 31-27"), "{text}");
    // Both moves were wrong, and the first one is corrected.
    let corrected = went_on(TWICE, "{[%rectify b]} 2. 28x19 14x23");
    let text = said(&corrected, INTERNATIONAL);
    assert!(!text.contains("counts as played"), "{text}");
    assert!(!text.contains("Black has moved since"), "{text}");
    assert!(
        text.contains(
            "37-32: White had to capture and did not (FMJD Annex 1, 4.2 and 4.3). It was \
        corrected: White had to play 28x19"
        ),
        "{text}"
    );
    let (view, _) = adjudicated(&corrected, INTERNATIONAL);
    let fen = view["fen"].as_str().unwrap();
    assert!(fen.starts_with("W:") && fen.contains("37"), "{fen}");
}

/// FMJD Annex 1, 5.4.1: a second move in a row is charged to the player who made it, even if a
/// capture was due and the opponent has not moved.
#[test]
fn a1_5_4_1_a_second_move_in_a_row_that_misses_a_capture_is_no_move_of_the_opponent() {
    let letters = "1. c3-d4 f6-e5 2. g3-h4 3. h2-g3 *\n";
    for (record, options) in [
        ("1. 32-28 19-23 2. 37-32 3. 41-37 *\n", INTERNATIONAL),
        ("1. 32-28 19-23 2. 37-32 2. 41-37 *\n", INTERNATIONAL),
        (letters, "--rules russian"),
    ] {
        let (codes, _) = validated(record, options);
        let both = ["capture-missed", "two-moves-in-a-row"];
        assert!(both.iter().all(|code| codes.contains(&(*code).into())), "{codes:?}");
        assert!(!codes.contains(&"not-your-piece".into()), "{codes:?}");
        let text = said(record, options);
        assert!(!text.contains("Black has moved since"), "{text}");
        let answer = claimed(record, &format!("{options} --claim capture-missed --by black"));
        assert_eq!(answer.0, "granted", "{record}");
    }
}

/// FMJD Annex 1, 5.7: an opponent who plays on accepts the refusal, also after a move of the player
/// who refused.
#[test]
fn a1_5_7_a_refusal_is_accepted_by_playing_on_after_the_other_players_move() {
    for record in [
        "1. 32-28 19-23 2. 37-32 {[%rectify b] [%refuse w]} 2. 28x19 14x23 *\n",
        "1. 32-28 19-23 {[%refuse w]} 2. 28x19 14x23 *\n",
    ] {
        let (view, _) = adjudicated(record, INTERNATIONAL);
        assert_eq!(view["result"], Value::Null, "{view}");
        let (codes, _) = validated(record, INTERNATIONAL);
        assert!(!codes.contains(&"game-already-over".into()), "{codes:?}");
        assert!(said(record, INTERNATIONAL).contains("Black has moved since: that accepts it"));
    }
    // If nobody moves, the game is lost.
    let lost = "1. 32-28 19-23 {[%refuse w]} *\n";
    assert_eq!(adjudicated(lost, INTERNATIONAL).0["result"], "0-2");
}

/// FMJD Annex 1, 5.6 and 5.7: if the player who refused moves after all, the opponent decides:
/// moving on accepts it, and until then the opponent can claim the game.
#[test]
fn a1_5_6_a_refusal_that_is_followed_by_a_move_is_for_the_opponent_to_decide() {
    for record in [
        "1. 32-28 19-23 {[%refuse w]} 2. 28x19 *\n",
        "1. 32-28 19-23 2. 37-32 {[%rectify b]} {[%refuse w]} 2. 28x19 *\n",
    ] {
        let (view, _) = adjudicated(record, INTERNATIONAL);
        assert_eq!(view["result"], Value::Null, "{view}");
        assert_eq!(view["conditional"]["decides"], "black", "{view}");
        let answer = view["answer"].as_str().unwrap();
        assert!(
            answer.contains(
                "If Black claims the game for the refusal, before moving, White has lost"
            ),
            "{answer}"
        );
        assert!(answer.contains("7.2.4") && answer.contains("0-2"), "{answer}");
        let (codes, _) = validated(record, INTERNATIONAL);
        assert!(!codes.contains(&"game-already-over".into()), "{codes:?}");
        let claim = format!("{INTERNATIONAL} --claim irregular --by black");
        assert_eq!(claimed(record, &claim), ("granted".into(), Some("0-2".into())));
        assert!(said(record, &claim).contains("7.2.4"), "{}", said(record, &claim));
        let own = format!("{INTERNATIONAL} --claim irregular --by white");
        assert_eq!(claimed(record, &own).0, "refused");
        for (end, result) in [("[%stands b]", None), ("[%rectify b]", Some("0-2"))] {
            let said = record.replace('*', &format!("{{{end}}} *"));
            assert_eq!(validated(&said, INTERNATIONAL).1.as_deref(), result, "{said}");
        }
    }
}

/// FMJD Annex 1, 5.7: an opponent who gives up a refused demand lets all of it stand.
#[test]
fn a1_5_7_a_demand_that_is_refused_and_given_up_loses_nothing() {
    let record = "1. 32-28 19-23 2. 38-32 {[%rectify b] [%refuse w] [%stands b]} *\n";
    let (view, _) = adjudicated(record, INTERNATIONAL);
    assert_eq!(view["result"], Value::Null, "{view}");
    let text = said(record, INTERNATIONAL);
    assert_eq!(text.matches("It stands: Black let it stand").count(), 2, "{text}");
    assert!(text.contains("Black is to move"), "{text}");
}

/// FMJD Annex 1, 5.4.12: a move of a wrongly removed piece shows that the piece was put back.
#[test]
fn a1_5_4_12_a_piece_that_moves_was_put_back() {
    let record = "1. 32-28 19-23 2. 37-32 {[%removed w 23]} 23-29 *\n";
    let (codes, _) = validated(record, INTERNATIONAL);
    assert!(codes.contains(&"piece-wrongly-removed".into()), "{codes:?}");
    assert!(!codes.contains(&"empty-square".into()), "{codes:?}");
    let (view, status) = adjudicated(record, INTERNATIONAL);
    assert!(view["fen"].as_str().unwrap().contains("29"), "{view}");
    assert_eq!(status, 0, "{view}");
}

/// APCA Rules of Play, 5: touching a piece without playing it forfeits the game; no text says that
/// another move is made instead.
#[test]
fn apca_5_a_touched_piece_that_was_not_played_is_for_the_arbiter() {
    let record = "1. {[%touched b 9]} 11-15 22-17 *\n";
    for claim in ["", " --claim touched --by white", " --claim irregular"] {
        let (view, _) = adjudicated(record, &format!("--rules pool{claim}"));
        let answer = view["answer"].as_str().unwrap();
        assert!(answer.contains("White chooses: claim the game for it"), "{answer}");
        assert!(
            answer
                .contains("which the arbiter decides, or have it corrected. Unless Black has lost"),
            "{answer}"
        );
        assert!(!answer.contains("GRANTED"), "{answer}");
        assert_eq!(view["conditional"]["decides"], "arbiter", "{view}");
    }
}

/// What the arbiter must decide comes first, whatever result is recorded.
#[test]
fn what_waits_for_the_arbiter_is_said_beside_a_recorded_result() {
    let moves = "1. 32-28 19-23 2. 28x19 14x23";
    for (what, result) in [("flags-both", "0-2"), ("upset w", "0-2"), ("left b", "2-0")] {
        let record = format!("[Result \"{result}\"]\n\n{moves} {{[%{what}]}} {result}\n");
        let (view, _) = adjudicated(&record, INTERNATIONAL);
        let answer = view["answer"].as_str().unwrap();
        let or = match what {
            "flags-both" => {
                format!(": {result}, another result, or playing on.")
            }
            _ => format!(
                ": either {result} stands, or {result} is struck and the game goes on; White moves."
            ),
        };
        let stands = format!("The arbiter must choose{or}");
        assert!(answer.ends_with(&stands), "{answer}");
        assert_eq!(view["conditional"]["on"], "not-ruled", "{view}");
    }
    // IDF 7.2.9: such a game is not played on.
    let drawn = "[FEN \"W:WK30,K31:BK5\"]\n[Result \"1-0\"]\n\n1. c1-d2 a7-b8 1-0\n";
    let (view, _) = adjudicated(drawn, "--rules russian --time-control 7200");
    assert_eq!(view["conditional"]["on"], "no-obvious-win", "{view}");
    let answer = view["answer"].as_str().unwrap();
    assert!(!answer.contains("Nothing in this record gives a result"), "{answer}");
}

/// WCDF 1.30: the answer to a question after a recorded result depends on when the game ended.
#[test]
fn wcdf_1_30_what_holds_only_if_the_game_was_not_over_is_conditional() {
    let moves = "1. 1-6 32-27 2. 6-1 27-32 3. 1-6 32-27 4. 6-1 27-32 5. 1-6";
    let record = format!("[FEN \"B:WK32:BK1\"]\n[Result \"1-0\"]\n\n{moves} 1-0\n");
    let (view, _) = adjudicated(&record, "--rules english --claim repetition --by white");
    assert_eq!((&view["verdict"], &view["result"]), (&"conditional".into(), &Value::Null));
    let on = &view["conditional"];
    assert_eq!((&on["on"], &on["decides"]), (&"game-not-over".into(), &"arbiter".into()));
    assert_eq!((&on["result_if_so"], &on["result_if_not"]), (&"1/2-1/2".into(), &"1-0".into()));
    assert!(view["answer"].as_str().unwrap().starts_with("GRANTED, IF the game was not over yet."));
    let record = "[Result \"0-2\"]\n\n1. 32-28 19-23 2. 37-32 0-2\n";
    let (view, _) = adjudicated(record, &format!("{INTERNATIONAL} --claim irregular --by black"));
    assert_eq!(view["verdict"], "conditional", "{view}");
    assert_eq!(view["conditional"]["result_if_not"], "0-2", "{view}");
}

/// WCDF 1.32.1: a position that now occurs for the third time can be claimed, whatever lapsed
/// before.
#[test]
fn wcdf_1_32_1_the_position_on_the_board_is_named_before_one_that_lapsed() {
    let moves = "1. 1-6 32-27 2. 6-1 27-32 3. 1-6 32-27 4. 6-1 27-32";
    for (rules, claim) in
        [("english", ""), ("italian", ""), ("pool", ""), ("english", "{[%claim w repetition]}")]
    {
        let record = match rules {
            "italian" => "[FEN \"W:WK32:BK1\"]\n\n1. 32-28 1-5 2. 28-32 5-1 3. 32-28 1-5 4. 28-32 5-1 5. 32-28 1-5 6. 28-32 5-1 7. 32-28 *\n".to_owned(),
            _ => format!("[FEN \"B:WK32:BK1\"]\n\n{moves} {claim} 5. 1-6 *\n"),
        };
        let text = said(&record, &format!("--rules {rules}"));
        assert!(!text.contains("nobody claimed the draw in time"), "{text}");
        assert!(text.contains("can claim the draw before moving"), "{text}");
        let now = ["1st, 3rd, and 5th moves", "1st, 3rd, 5th, and 7th moves"];
        assert!(now.iter().any(|now| text.contains(now)), "{text}");
    }
}

/// No article covers this case: a player who leaves gives up the choice, like one who resigns.
#[test]
fn a_player_who_leaves_lets_the_move_stand() {
    let record = "1. 32-28 19-23 2. 37-32 {[%left b]} *\n";
    let text = said(record, INTERNATIONAL);
    assert!(!text.contains("Black chooses") && text.contains("It stands: Black left"), "{text}");
}

/// IDF 7.2.1: an agreement may come after a demand, before anything is corrected.
#[test]
fn idf_7_2_1_an_agreement_after_a_demand_names_the_demand() {
    let record = "1. c3-d4 f6-e5 2. b2-c3 {[%rectify b] [%offer w] [%accept b]} 1/2-1/2\n";
    let text = said(record, "--rules russian");
    let after = "agreed on a draw after the correction of White's 2nd move, b2-c3, was demanded";
    assert!(text.contains(after), "{text}");
}

/// A half-move that may not be taken back stays, and the opponent is to move.
#[test]
fn after_a_taking_back_that_cannot_stand_the_opponent_moves() {
    let record = "1. 11-15 {[%takeback b] [%consent w]} 1. 9-14 22-18 *\n";
    let answer = aloud(record, "--rules checkers-25");
    assert!(answer.ends_with("White is to move."), "{answer}");
}

/// FMJD Annex 1, 6.4: a draw that existed before the record breaks off holds, whatever is asked,
/// and about whichever moment.
#[test]
fn a1_6_4_a_claim_after_a_record_breaks_off_is_answered_by_the_draw_before_that() {
    let moves =
        "1. 19-41 6x44 2. 41-32 44-6 3. 32-19 6-17 4. 19-5 17-8 5. 5-41 8-35 6. 41-19 35-34";
    let record = |claim: &str| format!("[FEN \"W:WK19,K39:BK6\"]\n\n{moves} 7. 4-8 {claim} *\n");
    let asked = claimed(&record(""), "--rules killer --claim ending --by white");
    assert_eq!(asked.0, "granted");
    let (codes, _) = validated(&record("{[%claim w ending]}"), "--rules killer");
    assert!(codes.contains(&"claim-granted".into()), "{codes:?}");
    assert!(!codes.contains(&"incident-nothing".into()), "{codes:?}");
    let (codes, _) = validated(&record("{[%offer w] [%touched b 34]}"), "--rules killer");
    assert!(codes.iter().filter(|code| *code == "after-the-end").count() == 2, "{codes:?}");
}

/// Writes a record in which kings move to and fro.
fn to_and_fro(fen: &str, moves: [&str; 4], half_moves: usize, end: &str) -> String {
    let mut record = format!("[FEN \"{fen}\"]\n\n");
    for (place, text) in moves.iter().cycle().take(half_moves).enumerate() {
        if place % 2 == 0 {
            record += &format!("{}. ", place / 2 + 1);
        }
        record += &format!("{text} ");
    }
    record + end + "\n"
}

const EIGHT: (&str, [&str; 4]) = ("B:WK32:BK1", ["1-6", "32-27", "6-1", "27-32"]);
const TEN: (&str, [&str; 4]) = ("W:WK46,K48:BK1,K5", ["48-42", "1-6", "42-48", "6-1"]);

/// A claim that counts too few moves makes a false statement, like one that names a wrong move.
#[test]
fn a_claim_that_counts_too_few_moves_is_refused_by_all_rules() {
    let record = to_and_fro(EIGHT.0, EIGHT.1, 50, "*");
    let asked = |from: &str| format!("--rules checkers-25 --claim no-progress --by black{from}");
    assert_eq!(claimed(&record, &asked("")).0, "granted");
    assert_eq!(claimed(&record, &asked(" --from 1")).0, "granted");
    let (view, _) = adjudicated(&record, &asked(" --from 2"));
    let answer = view["answer"].as_str().unwrap();
    assert!(answer.starts_with("REFUSED: Black's claim. The claim counts 24 moves"), "{answer}");
    assert!(answer.ends_with("Black can claim the draw before moving."), "{answer}");
    // FMJD Annex 1, 6.2: the draw exists regardless.
    let record = to_and_fro(TEN.0, TEN.1, 50, "*");
    let asked = "--rules international-basic --claim no-progress --from";
    assert_eq!(claimed(&record, &format!("{asked} 1w")).0, "granted");
    assert_eq!(claimed(&record, &format!("{asked} 1b")).0, "granted");
    let (view, _) = adjudicated(&record, &format!("{asked} 2w"));
    assert_eq!((&view["verdict"], &view["result"]), (&"refused".into(), &"1-1".into()));
    let answer = view["answer"].as_str().unwrap();
    assert!(answer.contains("But the game was drawn"), "{answer}");
    // The same claim in the record.
    let record = record.replace('*', "{[%claim w no-progress 2w]} *");
    let (codes, result) = validated(&record, "--rules international-basic");
    assert!(codes.contains(&"claim-refused".into()), "{codes:?}");
    assert_eq!(result.as_deref(), Some("1-1"));
}

/// IDF 5.6 and 5.7: a player who refuses corrects nothing, and an opponent who moves on accepts
/// that; the move is not a second one in a row.
#[test]
fn idf_5_6_a_demand_that_is_refused_is_not_carried_out_before_the_opponent_moves() {
    let record = "1. c3-d4 f6-e5 2. b2-c3 {[%rectify b] [%refuse w]} e5:c3 0-1\n";
    let (codes, _) = validated(record, "--rules russian");
    assert!(codes.contains(&"correction-not-made".into()), "{codes:?}");
    assert!(!codes.contains(&"two-moves-in-a-row".into()), "{codes:?}");
}

/// WCDF 1.20 and FID 5.8: a granted correction names an article or says that there is none.
#[test]
fn a_correction_names_an_article_or_says_that_there_is_none() {
    for (rules, record) in [
        ("english", "1. 11-15 22-18 2. 8-11 *\n"),
        ("italian", "1. 23-20 10-13 2. 22-18 11-15 *\n"),
        ("pool", "1. 11-15 22-18 2. 8-11 *\n"),
        ("czech", "1. c3-d4 f6-e5 2. b2-c3 *\n"),
    ] {
        let answer = aloud(record, &format!("--rules {rules} --claim capture-missed"));
        assert!(answer.starts_with("GRANTED to ") && answer.contains(" ("), "{rules}: {answer}");
    }
}

/// A text is named in full before one of its articles is cited by number alone.
#[test]
fn a1_7_2_4_an_article_that_only_a_note_names_has_not_been_named() {
    let record = "1. 32-28 19-23 2. 37-32 {[%left w]} *\n";
    let answer = aloud(record, INTERNATIONAL);
    assert!(answer.contains("White left the game"), "{answer}");
    assert!(answer.contains("(FMJD Annex 1, 7.2)"), "{answer}");
}

/// FMJD Annex 1, 5.4.4: who moves depends on the opponent's decision about the taking back.
#[test]
fn a1_5_4_4_nobody_is_said_to_move_before_a_taking_back_is_decided() {
    let answer = aloud("1. 32-28 20-25 2. 37-32 {[%takeback w]} *\n", INTERNATIONAL);
    assert!(answer.ends_with(
            "Black chooses now: accept the taking back, and White moves again; or hold White to 37-32: \
             37-32 counts as played, and Black moves."
        ),
        "{answer}");
}

/// FMJD Annex 1, 5.2 and 5.3: the opponent of the player whose piece is misplaced decides, whoever
/// is to move.
#[test]
fn a1_5_2_the_opponent_of_who_set_a_piece_up_wrongly_decides() {
    for what in ["misplaced b 35", "inactive b"] {
        let record = |rest: &str| format!("{{[%{what}]}} {rest}*\n");
        let answer = aloud(&record(""), INTERNATIONAL);
        assert!(answer.contains("White chooses before moving"), "{answer}");
        let claim = format!("{INTERNATIONAL} --claim irregular --by");
        assert_eq!(claimed(&record(""), &format!("{claim} white")).0, "granted");
        let refused = aloud(&record(""), &format!("{claim} black"));
        assert!(
            refused.starts_with("REFUSED: ") && refused.contains("White alone decides"),
            "{refused}"
        );
        let text = said(&record("33-28 "), INTERNATIONAL);
        assert!(text.contains("It stands: White has moved since"), "{text}");
    }
}

/// FMJD Annex 1, 5.4.4: a half-move taken back by agreement stays if the record goes on from it.
#[test]
fn a1_5_4_4_nobody_moves_again_where_the_record_goes_on_from_the_move() {
    let record = "1. 32-28 20-25 {[%takeback b] [%consent w]} 2. 37-32 *\n";
    let text = said(record, INTERNATIONAL);
    assert!(text.contains("the record goes on from 20-25, which stays"), "{text}");
    assert!(!text.contains("moves again"), "{text}");
}

/// FMJD Annex 1, 3.14 and 5.7: an article is cited for what it says, and a move that stands is
/// reported as such, whoever asks.
#[test]
fn a1_3_14_a_touch_off_move_is_refused_by_its_own_article() {
    let record = "1. {[%touched b 19]} 32-28 *\n";
    let answer = aloud(record, &format!("{INTERNATIONAL} --claim touched --by white"));
    assert!(answer.contains("(FMJD Annex 1, 3.14)"), "{answer}");
    let record = "1. 32-28 19-23 2. 37-32 20-25 *\n";
    for by in ["white", "black"] {
        let answer = aloud(record, &format!("{INTERNATIONAL} --claim capture-missed --by {by}"));
        assert!(
            answer.contains("was wrong but stands: Black has moved since (FMJD Annex 1, 5.7)"),
            "{answer}"
        );
    }
}

/// IDF 5.7: only a move of the opponent accepts a refusal, not one of the player who refused, made
/// after the opponent's last piece is gone.
#[test]
fn idf_5_7_a_move_after_the_last_piece_is_gone_is_that_of_its_player() {
    let moves = "1. a1-b2 h8-g7 2. b2-a1 {[%lifted b g7] [%refuse w]} a1-b2";
    let record = format!("[FEN \"W:WKa1:BKh8\"]\n\n{moves} *\n");
    let text = said(&record, "--rules russian");
    assert!(!text.contains("that accepts it"), "{text}");
    assert_eq!(validated(&record, "--rules russian").1.as_deref(), Some("0-1"), "{text}");
}

/// IDF 5.7: an opponent who lets a refusal stand accepts it, and nothing further is corrected.
#[test]
fn idf_5_7_a_refusal_that_is_let_stand_does_not_lose() {
    let record = "1. c3-d4 f6-e5 2. g3-h4 {[%refuse w] [%stands b]} *\n";
    let (view, _) = adjudicated(record, "--rules russian");
    assert_eq!(view["result"], Value::Null, "{view}");
    let text = said(record, "--rules russian");
    assert_eq!(text.matches("It stands: Black let it stand").count(), 2, "{text}");
    assert!(text.contains("Black is to move"), "{text}");
}

/// If no text covers a draw agreed too early, the arbiter decides, and the JSON fields say so too.
#[test]
fn an_agreement_that_comes_too_early_waits_for_the_arbiter() {
    let record = "1. 32-28 20-24 {[%offer w] [%accept b]} 1-1\n";
    let asked = format!("{INTERNATIONAL} --set earliest_draw=40");
    for claim in ["", " --claim agreement"] {
        let (view, _) = adjudicated(record, &format!("{asked}{claim}"));
        assert_eq!(view["conditional"]["on"], "not-ruled", "{view}");
        assert_eq!(view["conditional"]["decides"], "arbiter", "{view}");
        assert_ne!(view["article"], "FMJD Annex 1, 7.3.1", "{view}");
    }
}

/// IDF Rapid and Blitz 6: the article of a draw that is not played on is in its field.
#[test]
fn idf_rb_6_a_draw_that_is_not_played_on_has_its_article() {
    let record = "[FEN \"W:WK30,K31:BK5\"]\n\n1. c1-d2 a7-b8 *\n";
    let (view, _) = adjudicated(record, "--rules russian --time-control 300");
    assert!(view["article"].as_str().is_some_and(|article| article.contains('6')), "{view}");
    assert_eq!(view["conditional"]["on"], "no-obvious-win", "{view}");
}

/// FMJD Annex 1, 6.3: another reading of a count does not matter once the position has occurred for
/// the third time, and a draw still to come is not reported as an earlier one.
#[test]
fn a1_6_3_another_reading_is_told_only_of_a_game_that_the_count_decides() {
    let moves = "1. 48-42 5-46 2. 42-48 46-5 3. 48-42 5-46 4. 42-48 46-5 5. 49-43 5-46";
    let record = format!("[FEN \"W:WK48,K49,K45:BK5\"]\n\n{moves} *\n");
    let text = said(&record, "--rules international-2024 --claim ending");
    assert!(text.contains("ALREADY A DRAW"), "{text}");
    assert!(!text.contains("Another reading") && !text.contains("already after"), "{text}");
}

/// The first part of a ruling is read aloud: at most sixty words.
#[test]
fn the_first_part_of_a_ruling_is_short() {
    let ten = |half_moves, end: &str| to_and_fro(TEN.0, TEN.1, half_moves, end);
    let two = "[FEN \"W:WK30,K31:BK5\"]\n\n1. c1-d2 a7-b8 2. d2-c3 b8-a7 3. c3-b2 a7-b8 4. b2-c1 \
               b8-a7 5. e1-d2";
    let slow = "--rules russian --time-control 5400+30";
    let both = ["en", "nl"].as_slice();
    let long = "1. {[%touched b 9]} 11-15";
    for (record, options, languages) in [
        (
            "1. 32-28 19-23 2. 37-32 0-2\n".into(),
            "--rules international-club --set strict_loss=true --claim capture-missed".into(),
            both,
        ),
        (format!("{two} {{[%resign b]}} 1-0\n"), slow.into(), &both[..1]),
        (format!("{two} {{[%resign b]}} 1-0\n"), format!("{slow} --claim ending"), &both[..1]),
        (format!("{two} *\n"), slow.into(), both),
        (format!("{two} *\n"), format!("{slow} --claim ending"), both),
        ("1. 11-15 22-18 2. 8-11 {[%flags-both]} 1-0\n".into(), "--rules english".into(), both),
        (
            "1. 11-15 22-18 2. 8-11 {[%flags-both]} 1-0\n".into(),
            "--rules english --claim capture-missed".into(),
            &both[..1],
        ),
        (format!("{long} 1-0\n"), "--rules pool".into(), both),
        (format!("{long} 22-17 *\n"), "--rules pool".into(), both),
        (format!("{long} 22-17 *\n"), "--rules pool --claim touched".into(), both),
        ("1. 45-40 28-33 *\n".into(), "--rules canadian".into(), both),
        ("1. 32-28 19-23 2. 37-32 41-37 *\n".into(), INTERNATIONAL.into(), both),
        ("1. c3-d4 f6-e5 2. g3-h4 h2-g3 *\n".into(), "--rules russian".into(), both),
        (
            "1. 11-15 22-18 2. 8-11 24-20 *\n".into(),
            "--rules pool --claim irregular --ply 2b".into(),
            both,
        ),
        (ten(14, "2-0"), format!("{INTERNATIONAL} --claim repetition"), both),
        (
            ten(8, "2-0"),
            format!("{INTERNATIONAL} --claim repetition --moves start,2b,3b"),
            &both[..1],
        ),
        (ten(8, "2-0"), format!("{INTERNATIONAL} --claim ending"), both),
    ] {
        for language in languages {
            let first = first_part(&record, &format!("{options} --lang {language}"));
            assert!(!first.is_empty(), "{record} {options}");
            assert!(first.split_whitespace().count() <= 60, "{record} {options}: {first}");
        }
    }
}
