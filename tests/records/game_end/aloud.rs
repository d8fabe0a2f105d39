//! Sentences that an arbiter reads out to two players: each must be true.

use super::rulings::{adjudicated, answered, claimed, is, printed, ran, validated};

/// Two moves each, followed by an agreed draw.
const AGREED: &str = "1. 33-28 19-23 2. 28x19 14x23 {[%offer w] [%accept b]}";

#[test]
fn an_agreement_before_the_limit_is_told_with_any_result_or_none() {
    let limit = "--rules international --set earliest_draw=40";
    for (result, first) in
        [("*", "A draw was agreed"), ("1-1", "THE RECORDED RESULT IS IN DOUBT. A draw was agreed")]
    {
        let record = format!("{AGREED} {result}\n");
        let (view, exit) = adjudicated(&record, limit);
        let answer = view["answer"].as_str().unwrap();
        assert!(answer.starts_with(first), "{answer}");
        assert!(answer.contains("after 2 moves each; 40 each are required"), "{answer}");
        assert!(answer.contains("the arbiter decides"), "{answer}");
        assert_eq!((exit, view["result"].as_str()), (1, None), "{record}");
        assert!(!answer.contains("in this record gives a result"), "{answer}");
    }
    for (rules, record) in [
        ("turkish", "1. {[%offer b] [%accept w]} *\n"),
        ("russian", "1. c3-d4 {[%offer w] [%accept b]} *\n"),
    ] {
        let options = format!("--rules {rules} --set earliest_draw=20");
        let (view, exit) = adjudicated(record, &options);
        assert_eq!(exit, 1, "{rules}");
        assert!(view["answer"].as_str().unwrap().contains("20 each are required"), "{view}");
    }
    // Players who play on have not ended the game.
    let on = AGREED.replace("14x23", "14x23 3. 32-28") + " 23x32 2-0\n";
    assert_eq!(adjudicated(&on, limit).1, 0, "{on}");
}

#[test]
fn nobody_is_told_to_wait_without_a_word_for_what() {
    let answer = answered(
        &format!("{AGREED} *\n"),
        "--rules international \
        --set earliest_draw=40 --claim agreement",
    );
    let until = "The game goes on until the arbiter has decided; White moves.";
    assert!(answer.ends_with(until), "{answer}");
}

const TWO_AGAINST_ONE: &str = "[FEN \"W:WK32,K31:BK12\"]\n\n1. 32-28 12-16 2. 28-32 16-12 \
    3. 32-28 12-16 4. 28-32 16-12 5. 31-27";

/// IDF 7.2.8 gives a draw only if the position is not won: a claim is refused because of it only
/// after the arbiter has decided.
#[test]
fn a_draw_that_waits_for_the_arbiter_refuses_no_claim() {
    let options = "--rules russian --set repetition.off=true";
    let record = format!("{TWO_AGAINST_ONE} *\n");
    for (control, condition) in [
        ("60m", "If the arbiter sees none, the game is a draw"),
        ("60m+5s", "If the position then was not won, the game is a draw"),
    ] {
        let ending = format!("{options} --claim ending --time-control {control}");
        assert_eq!(claimed(&record, &ending), is("conditional", ""), "{control}");
        let answer = answered(&record, &ending);
        assert!(answer.contains(condition), "{answer}");
        // A claim that is wrong for another reason is refused, and the condition is stated.
        let quiet = format!("{options} --claim no-progress --time-control {control}");
        let answer = answered(&record, &quiet);
        assert!(!answer.contains("The game was a draw before the claim"), "{answer}");
        let found = "If the arbiter finds no win for White in the position after White's 5th move, the game is a draw";
        let goes_on = ["If there is a win, the game goes on", "otherwise the game goes on"];
        assert!(answer.contains(found) && goes_on.iter().any(|it| answer.contains(it)), "{answer}");
    }
    let answer = answered(&record, &format!("{options} --time-control 60m+5s"));
    assert!(
        answer.starts_with("The laws give 1/2-1/2 if the arbiter finds no win for White: "),
        "{answer}"
    );
}

/// Pool, Rules of Play 10: the moves of the lone king are counted.
#[test]
fn a_lone_king_is_not_said_to_have_the_three() {
    let record = "[FEN \"W:WK29,K30,K31:BK1\"]\n\n41. 31-26 1-5 42. 26-22 5-1 43. 22-17 1-5 \
        44. 17-21 5-1 45. 30-26 1-5 46. 26-22 5-1 47. 22-17 1-5 48. 29-25 5-1 49. 25-22 1-5 \
        50. 22-26 5-1 51. 26-30 1-5 52. 17-22 5-1 53. 22-26 1-5 *\n";
    let options = "--rules pool --claim ending";
    let granted = answered(record, options);
    let made = "Black's lone king has made 13 moves against three kings";
    assert!(granted.contains(made), "{granted}");
    let early = answered(record, &format!("{options} --at 53w"));
    let made = "NOT YET. Black's lone king has made 12 of the 13 moves against three kings; one \
                more is needed";
    assert!(early.starts_with(made), "{early}");
}

/// International-club, Game on time: three moves of the lone king, each with its reply.
#[test]
fn the_first_move_counted_is_one_that_counts() {
    let record = "[FEN \"W:WK46,K47,K50:BK5\"]\n\n1. 50-45 5-10 2. 45-50 10-5 *\n";
    let text = printed(record, "--rules international-club --claim ending");
    let made = "Black's lone king has made 2 of the 3 moves against three kings; one more is \
                needed, and White's reply to it";
    assert!(text.contains(made), "{text}");
    assert!(text.contains("Black's 1st move, 5-10: the first move counted"), "{text}");
}

#[test]
fn a_game_lost_by_an_objection_holds_nothing_that_stands() {
    let strict = "--rules international-club --set strict_loss=true";
    let text = printed("1. {[%touched w 31]} 34-29 {[%rectify b]} *\n", strict);
    assert!(
        text.contains(
            "White broke the rules with White's 1st move, and Black objected: that loses"
        )
    );
    for wrong in ["It stands", "has moved since", "claimed the game"] {
        assert!(!text.contains(wrong), "{wrong}: {text}");
    }
}

#[test]
fn another_reading_by_which_the_draw_comes_sooner_is_not_said_to_come_later() {
    let record = "[FEN \"W:WK47,K48,K49:BK4\"]\n\n1. 48-43 4-9 2. 43-48 9-14 3. 48-43 14-9 \
        4. 43-48 9-4 *\n";
    let text = printed(record, "--rules international-2024 --claim ending");
    assert!(text.contains("the claim is right after Black's 16th move"), "{text}");
    assert!(text.contains("a draw   already after Black's 7th move"), "{text}");
}

/// The position before Black's 44th move also occurred at the start and after 41w.
const STOOD: &str = "[FEN \"B:WK32:BK1\"]\n\n40. 1-6 32-27 41. 6-1 27-32 42. 1-5 32-28 \
    43. 5-1 28-32";

/// WCDF 1.32.1: the right lapses with the next move, so a player who names the wrong moves must be
/// told the right ones.
#[test]
fn who_names_the_wrong_moves_hears_which_are_right() {
    let record = format!("{STOOD} *\n");
    for named in ["40w,42w", "40,42", "40,42 --by black", "41b,43b --by black"] {
        let options = format!("--rules english --claim repetition --moves {named}");
        assert_eq!(claimed(&record, &options).0, "refused", "{named}");
        let answer = answered(&record, &options);
        let board = "The present position came up before Black's 40th move and after White's 41st \
                     and 43rd moves. The game goes on; Black can claim the draw before moving.";
        assert!(answer.ends_with(board), "{named}: {answer}");
    }
    let options = "--rules english --claim repetition --moves 40w,42w";
    let answer = answered(&record, options);
    assert!(
        answer.contains("names White's 42nd move, when the black king was on 5, not on 6 ("),
        "{answer}"
    );
}

#[test]
fn numbers_are_not_made_wrong_by_naming_the_claimant() {
    let options = "--rules english --claim repetition --moves 41,43";
    for by in ["", " --by black"] {
        let asked = format!("{options}{by}");
        assert_eq!(claimed(&format!("{STOOD} *\n"), &asked), is("granted", "1/2-1/2"), "{by}");
    }
    let white = "[FEN \"W:WK32:BK1\"]\n\n40. 32-28 1-6 41. 28-32 6-1 42. 32-28 1-6 43. 28-32 6-1";
    assert_eq!(claimed(&format!("{white} *\n"), &format!("{options} --by white")).0, "granted");
    for (record, side) in [(STOOD, "b"), (white, "w")] {
        let record = format!("{record} {{[%claim {side} repetition 41 43]}} *\n");
        let (codes, result) = validated(&record, "--rules english");
        assert!(codes.contains(&"claim-granted".to_owned()), "{codes:?}");
        assert_eq!(result.as_deref(), Some("1/2-1/2"), "{record}");
    }
}

/// Pool, Rules of Play 7: a wrong move cannot stand, and the opponent has no choice.
#[test]
fn what_cannot_stand_opens_the_answer() {
    let record = "[FEN \"B:B11,1:W15,32,31\"]\n\n1. 1-5 *\n";
    let answer = answered(record, "--rules pool");
    assert!(answer.starts_with("Black's 1st move, 1-5: Black had to capture"), "{answer}");
    assert!(answer.contains(" cannot stand: Black must play 11x18."), "{answer}");
    let touched = "1. {[%touched b 11]} 12-16 24-20 2. 8-12 28-24 *\n";
    let text = printed(touched, "--rules pool");
    assert!(text.contains("later moves go back"), "{text}");
    assert!(text.contains("does not move it forfeits the game"), "{text}");
}

#[test]
fn a_correction_opens_with_what_must_be_played() {
    let touched = "1. {[%touched w 31]} 34-24 {[%rectify b]} *\n";
    let text = printed(touched, "--rules international");
    assert_eq!(text.matches("must play 31-26 or 31-27").count(), 2, "{text}");
    assert!(text.contains("Black had it corrected: White must play 31-26 or 31-27."), "{text}");
    assert!(!text.contains("one of"), "{text}");
    let missed = "1. 33-28 19-23 2. 39-33 {[%rectify b]}";
    let answer = answered(&format!("{missed} *\n"), "--rules international");
    assert!(answer.starts_with("White's 2nd move, 39-33: White had to capture"), "{answer}");
    let played = printed(&format!("{missed} 28x19 *\n"), "--rules international");
    assert!(played.contains("White had to play 28x19"), "{played}");
}

#[test]
fn a_draw_by_an_acceptance_that_came_too_late_disagrees() {
    let late = "1. {[%offer w]} 33-28 19-23 {[%accept b]} 1-1\n";
    let (view, exit) = adjudicated(late, "--rules international");
    assert_eq!((exit, view["agrees"].as_bool()), (1, Some(false)));
    let answer = view["answer"].as_str().unwrap();
    assert!(answer.contains("Ask both players whether they agree"), "{answer}");
}

#[test]
fn a_source_that_is_missing_is_that_of_something() {
    let record = "[FEN \"W:WK46,K1:BK45\"]\n\n1. 46-37 45-50 2. 1-6 50-45 {[%flag b]} \
        3. 37-46 45-50 *\n";
    for claim in ["", " --claim ending"] {
        let text = printed(record, &format!("--rules international{claim}"));
        assert!(text.contains("No published article was found for the fall of a flag"), "{text}");
        assert!(!text.contains("[source"), "{text}");
    }
}

#[test]
fn what_was_played_after_a_draw_is_told() {
    let record = "[FEN \"W:WK10,36:B26,K45\"]\n\n\
        1. 10-4 45-50 2. 4-10 50-45 3. 10-4 45-50 4. 4-10 50-45 5. 10-4 *\n";
    let text = printed(record, "--rules international");
    let after = "White's 5th move, 10-4, was played after the draw and does not count.";
    assert!(text.contains(after), "{text}");
    let claim = "--rules international-club --set repetition.claimant=originator \
        --claim repetition --at 5w";
    for by in ["white", "black"] {
        let text = printed(record, &format!("{claim} --by {by}"));
        assert!(text.contains("neither player brought it about first"), "{text}");
    }
}

/// The condition of IDF 7.2.8 is met after White's 24th move.
const MET: &str = "[FEN \"W:WK31,K32:BK5\"]\n\n20. 31-27 5-1 21. 27-23 1-10 22. 32-28 10-21 \
    23. 28-32 21-25 24. 23-19";

const SLOW: &str = "--time-control 90m+30s";

/// If there was no draw (IDF 7.2.8), the next event ended the game: a resignation (6.1.1) or a
/// fallen flag. The record may say so.
#[test]
fn what_comes_after_a_draw_that_waits_ends_the_game_if_that_is_none() {
    for (incident, happened) in [
        ("{[%resign b]}", "Black resigned after White's 24th move, 23-19"),
        ("{[%flag b]}", "Black's flag fell after White's 24th move, 23-19"),
    ] {
        for rules in ["russian", "brazilian-64"] {
            let options = format!("--rules {rules} {SLOW}");
            for (result, claim) in [("1-0", ""), ("*", ""), ("1-0", " --claim ending")] {
                let record = format!("{MET} {incident} {result}\n");
                let (view, _) = adjudicated(&record, &format!("{options}{claim}"));
                let answer = view["answer"].as_str().unwrap();
                let if_not = match claim {
                    "" => "1/2-1/2 if the arbiter finds no win for White: ",
                    _ => "GRANTED, IF the arbiter finds no win for White. ",
                };
                assert!(answer.contains(if_not), "{answer}");
                assert!(answer.contains("f the position then was not won"), "{answer}");
                assert!(answer.contains("If there is a win, Black"), "{answer}");
                assert!(answer.contains(happened), "{answer}");
                assert!(answer.contains("enter 1-0"), "{answer}");
                assert!(!answer.contains("goes on"), "{answer}");
                assert!(!answer.contains("THE RECORD IS WRONG"), "{answer}");
                assert_eq!(view["others"], serde_json::json!([]), "{view}");
            }
        }
    }
    // A result that fits neither case contradicts the rules.
    let (view, exit) =
        adjudicated(&format!("{MET} {{[%resign b]}} 0-1\n"), &format!("--rules russian {SLOW}"));
    let answer = view["answer"].as_str().unwrap();
    assert!(answer.starts_with("THE RECORD IS WRONG. The record says 0-1"), "{answer}");
    assert_eq!(exit, 1);
    // A recorded claim of the same draw does not make it certain.
    let claimed = format!("{MET} {{[%claim b ending]}} {{[%resign b]}} 1-0\n");
    let (view, _) = adjudicated(&claimed, &format!("--rules russian {SLOW}"));
    let answer = view["answer"].as_str().unwrap();
    assert!(answer.contains("If there is a win, Black resigned"), "{answer}");
}

#[test]
fn a_record_is_validated_as_it_is_ruled_on() {
    for (record, options, expected) in [
        (
            format!("{MET} *\n"),
            SLOW,
            &[
                "the laws give 1/2-1/2 on one condition",
                "enter 1/2-1/2 if the position was not won",
            ][..],
        ),
        (
            format!("{MET} {{[%resign b]}} 1-0\n"),
            SLOW,
            &["if it was won, Black resigned: 1-0", "on one condition"],
        ),
        (format!("{MET} *\n"), "", &["at some time controls the laws give 1/2-1/2, at others not"]),
        (
            format!("{MET} {{[%resign b]}} 1-0\n"),
            "",
            &["at some time controls the laws give 1/2-1/2", "name the time control"],
        ),
        // Without an increment another clause applies, but the draw holds at every rate slower than
        // rapid.
        (format!("{MET} *\n"), "--time-control 90m", &["on one condition"]),
    ] {
        let output = ran(&["validate", "-", "--rules", "russian"], &record, options);
        let text = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
        for part in expected {
            assert!(text.contains(part), "no {part:?} in\n{text}");
        }
        assert!(!text.contains("after-the-end"), "{text}");
        assert!(!text.contains("result-impossible"), "{text}");
    }
}

/// A recorded result does not prove that the game had ended when the question was asked, nor that
/// it had not.
#[test]
fn a_recorded_result_is_not_passed_over() {
    let missed = "1. 33-28 19-23 2. 39-33";
    let asked = "--rules international --claim capture-missed --by black";
    let with = answered(&format!("{missed} 2-0\n"), asked);
    let if_ended = "If the game had already ended 2-0 (7.2), 2-0 stands, and nothing is corrected.";
    let granted = "GRANTED, IF the game was not over yet.";
    assert!(with.starts_with(granted) && with.ends_with(if_ended), "{with}");
    assert!(!with.contains("The game goes on"), "{with}");
    let late = format!("{missed} 20-25 2-0\n");
    let refused = answered(&late, &format!("{asked} --ply 2w"));
    let goes_on = "The arbiter hears both players and decides: if the game had ended 2-0, 2-0 \
         stands. If not, 2-0 is struck, the game goes on and White moves.";
    assert!(
        refused.starts_with("REFUSED: Black's demand.") && refused.ends_with(goes_on),
        "{refused}"
    );
    let open = answered(&format!("{missed} *\n"), asked);
    assert!(open.ends_with("The game goes on from before the error; White moves."), "{open}");
    // Later moves show that the game went on.
    let earlier = answered(&format!("{missed} 20-25 2-0\n"), &format!("{asked} --at 2b"));
    assert!(!earlier.contains("recorded result"), "{earlier}");

    let repeated =
        "[FEN \"B:WK32,K31:BK1,K2\"]\n\n1. 1-5 32-28 2. 5-1 28-32 3. 1-5 32-28 4. 5-1 28-32";
    let asked = "--rules english --claim repetition";
    let with = answered(&format!("{repeated} 1-0\n"), asked);
    let if_ended = "If the game had already ended 1-0 (1.30), 1-0 stands, and no claim is granted.";
    assert!(with.starts_with(granted) && with.ends_with(if_ended), "{with}");
    assert!(!answered(&format!("{repeated} *\n"), asked).contains("recorded result"));
    // The record contradicts an automatic draw.
    let asked = "--rules international --claim repetition";
    let repeated =
        "[FEN \"W:WK46:BK5,6\"]\n\n1. 46-41 5-10 2. 41-46 10-5 3. 46-41 5-10 4. 41-46 10-5";
    let with = answered(&format!("{repeated} 2-0\n"), asked);
    assert!(with.ends_with("The recorded 2-0 is wrong."), "{with}");
    let draw = answered(&format!("{repeated} 1-1\n"), asked);
    assert!(!draw.contains("recorded result"), "{draw}");
}

/// An uncrowned king fails to make a mandatory capture: its half-move is taken back, so no king is
/// crowned on the square it moved to (FMJD Annex 1, 3.7 and 5.8).
#[test]
fn a_king_that_goes_back_is_crowned_where_it_stood() {
    let in_one_line = |record: &str| {
        let text = printed(record, "--rules international");
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let record = "[FEN \"W:W6,40:B20,30\"]\n\n1. 6-1 {[%uncrowned w 1]} 30-34 2. 1-6";
    for demand in ["", " {[%rectify b]}"] {
        let record = format!("{record}{demand} *\n");
        let answer = in_one_line(&record);
        assert!(answer.contains("the piece on 1 is now crowned"), "{answer}");
        assert!(!answer.contains("on 6 is now crowned"), "{answer}");
    }
    let alone = record.replace(",40:B20,30", ":B20,30").replace("30-34", "30-35");
    let answer = in_one_line(&format!("{alone} {{[%rectify b]}} *\n"));
    assert!(answer.contains("the king on 6 is crowned"), "{answer}");
}

/// A draw claim in a game that is already drawn is not called wrong: the draw is entered.
#[test]
fn a_claim_of_a_draw_in_a_drawn_game_is_headed_so() {
    let drawn = "[FEN \"W:WK10,36:B26,K45\"]\n\n1. 10-4 45-50 2. 4-10 50-45 3. 10-4 45-50 \
                 4. 4-10 50-45 5. 10-4 *\n";
    let claim = "--rules international --claim no-progress";
    let (view, exit) = adjudicated(drawn, claim);
    let answer = view["answer"].as_str().unwrap();
    assert!(
        answer.starts_with("ALREADY A DRAW. The game was a draw before the claim: "),
        "{answer}"
    );
    assert!(answer.ends_with("Enter 1-1."), "{answer}");
    assert_eq!((view["verdict"].as_str(), exit), (Some("refused"), 1));
    let dutch = printed(drawn, &format!("{claim} --lang nl"));
    assert!(dutch.contains("AL REMISE. De partij was al remise"), "{dutch}");
    let sheet = printed(drawn, &format!("{claim} --format md"));
    assert!(sheet.contains("**ALREADY A DRAW.** The game was"), "{sheet}");
    // A game that was won is not drawn, and a false statement is refused.
    let lost = answered(&drawn.replace("3. 10-4 45-50", "3. 10-4 45-50 {[%resign w]}"), claim);
    assert!(lost.starts_with("REFUSED. "), "{lost}");
}

/// FMJD 6.3: under the 2024 edition five moves suffice once the lone king is on the long diagonal.
/// The ruling follows one edition, and the other answer comes first below it.
#[test]
fn editions_that_disagree_are_told_first_below_the_ruling() {
    let mut record = "[FEN \"W:WK1,K35,K45:BK46\"]\n\n".to_owned();
    for number in 1..=6 {
        let moves = if number % 2 == 1 { "1-6 46-41" } else { "6-1 41-46" };
        record += &format!("{number}. {moves} ");
    }
    let asked = "--rules international --set repetition.off=true --claim ending";
    let answer = answered(&format!("{record}*\n"), asked);
    assert!(answer.starts_with("NOT YET. ") && !answer.contains("2024"), "{answer}");
    let text = printed(&format!("{record}*\n"), asked);
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let below = "This ruling is by the edition of 2015; by the edition of 2024 it is GRANTED, \
                 because the lone king was on the long diagonal: the game has been a draw since \
                 Black's 5th move. The event says which edition holds.";
    assert!(text.contains(below), "{text}");
    let dutch = printed(&format!("{record}*\n"), &format!("{asked} --lang nl"));
    let dutch = dutch.split_whitespace().collect::<Vec<_>>().join(" ");
    let below = "Deze uitspraak is volgens de editie van 2015; volgens de editie van 2024 is het \
                 TOEGEWEZEN, omdat de alleenstaande dam op de lange lijn stond: de partij is remise \
                 sinds de 5e zet van zwart. Het toernooi zegt welke editie geldt.";
    assert!(dutch.contains(below), "{dutch}");
}

/// An article under which a wrong move is taken back is not also cited against that correction.
#[test]
fn a_text_is_not_cited_for_and_against_a_correction() {
    for (rules, record, due) in [
        (
            "english",
            "[FEN \"B:W14,32:B9,10\"]\n\n1. 9-13 *\n",
            "with the same piece (Straight Checkers or English Draughts, Rules of Play, 7)",
        ),
        ("italian", "[FEN \"W:W22,32:B18,10\"]\n\n1. 32-28 *\n", "White must play 22x6"),
    ] {
        let text = printed(record, &format!("--rules {rules} --claim capture-missed"));
        assert!(text.contains("GRANTED to ") && text.contains(due), "{text}");
        assert!(!text.contains("says otherwise"), "{text}");
    }
}

/// FMJD Annex 1, 5.7: the right to have a missed capture corrected lapses with the next move.
#[test]
fn art_5_7_a_claim_that_is_refused_names_the_missed_capture_that_is_still_open() {
    let record = "1. 33-28 19-23 2. 39-33 *\n";
    let answer = answered(record, "--rules international --claim repetition --by white");
    let open = "White's 2nd move, 39-33: White had to capture and did not; Black may still have \
                that corrected before moving.";
    assert!(answer.contains(open), "{answer}");
    let options = "--rules international --claim repetition --by white --lang nl";
    let dutch = printed(record, options).replace("\n  ", "");
    assert!(dutch.contains("moest slaan en deed dat niet"), "{dutch}");
}

/// IDF, rapid and blitz, 6: a draw unless there is an obvious win, which the arbiter judges.
#[test]
fn rapid_6_a_draw_that_waits_for_an_obvious_win_says_who_judges_it() {
    let record = "[FEN \"W:WK32,K30:BK1\"]\n\n1. 32-28 1-5 *\n";
    let options = "--rules russian --time-control 900";
    let claim = answered(record, &format!("{options} --claim ending --by black"));
    assert!(claim.contains("If the arbiter sees none, the game is a draw"), "{claim}");
    assert!(claim.contains("otherwise the game goes on and White moves."), "{claim}");
    assert!(!claim.contains("at once") && !claim.contains("at the start"), "{claim}");
    let without = printed(record, options);
    let unplayed = "recorded as a draw, unless an obvious win is shown, which the arbiter judges";
    let without = without.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(without.contains(unplayed), "{without}");
}

#[test]
fn a_draw_that_was_claimed_by_the_wrong_moves_names_the_right_ones() {
    let record = "[FEN \"W:WK1,31:BK50,20\"]\n\n1. 1-6 50-45 2. 6-1 45-50 3. 1-6 50-45 \
        4. 6-1 45-50 *\n";
    let options = "--rules international --claim repetition --by white --moves 1b,2b,4b";
    let answer = answered(record, options);
    let stood = "But the same position stood three times, before White's 1st move and \
                 after Black's 2nd and 4th moves, with White to move";
    assert!(answer.contains(stood), "{answer}");
}

#[test]
fn a_move_that_was_taken_back_can_be_kept_by_the_opponent() {
    let record = "1. 32-28 {[%takeback w]} 1. 31-26 *\n";
    let text = printed(record, "--rules international").replace("\n  ", " ");
    assert!(
        text.contains("accept the taking back, or hold White to 32-28 in place of 31-26."),
        "{text}"
    );
}

#[test]
fn a_result_that_no_article_gives_is_not_told_as_law_alone() {
    let record = "1. 9-13 21-17 2. {[%offer w] [%accept b]} 5-9 *\n";
    let answer = answered(record, "--rules pool");
    let told = answer.contains("(no published article)");
    assert!(told || answer.contains("(APCA"), "{answer}");
}
