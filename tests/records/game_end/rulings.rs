//! Individual rulings, as the program gives them.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// Runs `arbiter` on a record given on standard input.
pub(super) fn ran(command: &[&str], record: &str, options: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_arbiter"))
        .args(command)
        .args(options.split_whitespace())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command rejected for its options may exit before it reads the record.
    let written = child.stdin.take().unwrap().write_all(record.as_bytes());
    assert!(written.is_ok() || child.wait().is_ok_and(|status| !status.success()));
    child.wait_with_output().unwrap()
}

/// Returns the JSON output and the exit code.
fn told(command: &[&str], record: &str, options: &str) -> (Value, i32) {
    let output = ran(command, record, options);
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    let view = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{record} {options}: {error}: {stderr}"));
    (view, output.status.code().unwrap())
}

/// Returns the printed ruling in one line.
pub(super) fn printed(record: &str, options: &str) -> String {
    let output = ran(&["adjudicate", "-"], record, options);
    String::from_utf8(output.stdout).unwrap().replace('\n', " ")
}

/// Returns the JSON output of `arbiter adjudicate` about a record, and its exit code.
pub(super) fn adjudicated(record: &str, options: &str) -> (Value, i32) {
    told(&["adjudicate", "-", "--format", "json"], record, options)
}

/// Returns the JSON output of `arbiter validate` about a record.
fn judged(record: &str, options: &str) -> Value {
    told(&["validate", "-", "--format", "jsonl"], record, options).0
}

/// Returns the codes of the findings about a record, and the result by the rules.
pub(super) fn validated(record: &str, options: &str) -> (Vec<String>, Option<String>) {
    let game = judged(record, options);
    let found = game["findings"].as_array().unwrap();
    let codes = found.iter().map(|found| found["code"].as_str().unwrap().to_owned()).collect();
    (codes, game["law_result"]["result"].as_str().map(str::to_owned))
}

/// Returns the verdict on a claim, and the result to enter.
pub(super) fn claimed(record: &str, options: &str) -> (String, Option<String>) {
    let (view, exit) = adjudicated(record, options);
    let verdict = view["verdict"].as_str().unwrap().to_owned();
    assert_eq!(exit == 0, verdict == "granted", "{record} {options}");
    (verdict, view["result"].as_str().map(str::to_owned))
}

pub(super) fn is(verdict: &str, result: &str) -> (String, Option<String>) {
    (verdict.to_owned(), Some(result.to_owned()).filter(|result| !result.is_empty()))
}

const RESIGNED: &str = "[FEN \"W:WK10,36:B26,K45\"]\n\n\
    1. 10-4 45-50 2. 4-10 50-45 3. 10-4 45-50 {[%resign b]} 4. 4-10 50-45 *\n";
const FLAG: &str = "[FEN \"B:WK13:BK12\"]\n\n\
    1. 12-8 13-17 2. 8-12 17-13 3. 12-8 13-17 4. 8-12 17-13 {[%flag b]} *\n";

#[test]
fn no_draw_is_granted_once_a_player_has_resigned_or_overstepped() {
    assert_eq!(claimed(RESIGNED, "--rules international --claim repetition"), is("refused", "2-0"));
    let english = "--rules english --claim repetition --by black";
    assert_eq!(claimed(FLAG, english), is("refused", "1-0"));
    let ending = "[FEN \"W:WK46,K1:BK45\"]\n\n1. 46-37 45-50 2. 1-6 50-45 {[%flag b]} \
        3. 37-46 45-50 4. 6-1 50-45 5. 46-41 45-50 *\n";
    assert_eq!(claimed(ending, "--rules international --claim ending"), is("refused", "2-0"));
}

/// FMJD Annex 1, 5.4: the opponent chooses before their own next move, and only during the game.
#[test]
fn no_correction_is_due_once_the_game_has_ended() {
    for end in ["[%resign b]", "[%flag w]", "[%offer w] [%accept b]"] {
        let record = format!("1. 33-28 19-23 2. 39-33 {{{end}}} *\n");
        let options = "--rules international --claim capture-missed --ply 2w";
        let (verdict, result) = claimed(&record, options);
        assert_eq!(verdict, "refused", "{record}");
        assert!(result.is_some(), "{record}");
        let touched = format!("1. {{[%touched w 31]}} 34-29 {{{end}}} *\n");
        let options = "--rules international --claim touched --ply 1w";
        assert_eq!(claimed(&touched, options).0, "refused", "{touched}");
    }
}

#[test]
fn no_correction_is_made_once_the_game_has_ended() {
    let record = "1. 33-28 19-23 2. 39-33 {[%resign b] [%rectify b]} *\n";
    let (codes, result) = validated(record, "--rules international");
    assert_eq!(codes, ["capture-missed", "after-the-end", "result-by-law"]);
    assert_eq!(result.as_deref(), Some("2-0"));
}

#[test]
fn nothing_is_granted_or_met_after_a_flag() {
    let record = "[FEN \"B:WK10,28:BK20,5\"]\n\n1. 20-16 10-7 2. 16-20 7-10 3. 20-16 10-7 \
        4. 16-20 7-10 {[%flag b] [%claim b repetition]} *\n";
    let (codes, result) = validated(record, "--rules english");
    assert!(codes.contains(&"claim-refused".to_owned()), "{codes:?}");
    assert_eq!(result.as_deref(), Some("1-0"));
    let record = "[FEN \"W:WK10,36:B26,K45\"]\n\n1. 10-4 45-50 2. 4-10 50-45 3. 10-4 45-50 \
        4. 4-10 {[%flag b]} 50-45 *\n";
    let (codes, result) = validated(record, "--rules international");
    assert!(!codes.contains(&"draw-condition-met".to_owned()), "{codes:?}");
    assert_eq!(result.as_deref(), Some("2-0"));
    let (view, _) = adjudicated(record, "--rules international");
    assert_eq!(view["conditions"].as_array().unwrap().len(), 0);
    assert_eq!(view["result"], "2-0");
}

/// brettspielnetz, Draw rules: the claim is an offer that states its reason.
#[test]
fn a_claim_that_is_an_offer_can_be_accepted() {
    let fen = "[FEN \"B:WK10,28:BK20,5\"]\n\n";
    for claim in ["no-progress", "repetition 1b 1w"] {
        let record = format!("{fen}1. 20-16 10-7 {{[%claim b {claim}] [%accept w]}} *\n");
        let (codes, result) = validated(&record, "--rules checkers-25");
        assert!(!codes.contains(&"offer-not-open".to_owned()), "{codes:?}");
        assert_eq!(result.as_deref(), Some("1/2-1/2"), "{record}");
        let declined = record.replace("accept", "decline");
        let (codes, result) = validated(&declined, "--rules checkers-25");
        assert!(codes.contains(&"offer-declined".to_owned()), "{codes:?}");
        assert_eq!(result, None);
    }
}

#[test]
fn the_first_touched_piece_binds_and_no_other() {
    let record = "1. {[%touched w 31]} 34-24 {[%rectify b]} *\n";
    let found = judged(record, "--rules international")["findings"].clone();
    let notes = found.as_array().unwrap().iter().filter_map(|found| found["note"].as_str());
    let notes: Vec<&str> = notes.collect();
    assert!(notes.iter().any(|note| note.contains("31-26")), "{notes:?}");
    assert!(!notes.iter().any(|note| note.contains("34-30")), "{notes:?}");
}

#[test]
fn a_needless_announcement_makes_no_right_claim_wrong() {
    let record = "[FEN \"B:WK13:BK12\"]\n\n\
        1. 12-8 13-17 2. 8-12 17-13 3. 12-8 13-17 4. 8-12 17-13 *\n";
    for next in ["", " --next 12-16", " --next 12-8"] {
        let options = format!("--rules english --claim repetition{next}");
        assert_eq!(claimed(record, &options).0, "granted", "{next}");
    }
}

/// FMJD Annex 1, 6.1: the draw exists when the position stands for the third time.
#[test]
fn a_claim_of_a_draw_that_exists_names_the_first_half_move_at_which_it_did() {
    let record = "[FEN \"W:WK10,36:B26,K45\"]\n\n\
        1. 10-4 45-50 2. 4-10 50-45 3. 10-4 45-50 4. 4-10 50-45 5. 10-4 *\n";
    let (view, _) = adjudicated(record, "--rules international --claim repetition");
    assert_eq!(view["met_at"]["ply"], 8);
    let originator = "--rules international-club --set repetition.claimant=originator \
        --claim repetition --by black";
    assert_eq!(claimed(record, &format!("{originator} --at 5w")).0, "granted");
    assert_eq!(claimed(record, &format!("{originator} --at 5b")).0, "granted");
}

#[test]
fn an_offer_is_open_until_the_opponent_has_moved_unless_the_text_says_otherwise() {
    let record = "1. {[%offer w]} 33-28 {[%accept b]} 1-1\n";
    for rules in ["international", "english", "russian", "checkers-25"] {
        let record = match rules {
            "international" => record.to_owned(),
            "russian" => "1. {[%offer w]} c3-d4 {[%accept b]} *\n".to_owned(),
            _ => "1. {[%offer b]} 11-15 {[%accept w]} *\n".to_owned(),
        };
        let (codes, result) = validated(&record, &format!("--rules {rules}"));
        assert!(!codes.contains(&"offer-not-open".to_owned()), "{rules}: {codes:?}");
        assert!(result.is_some(), "{rules}");
    }
    let (codes, result) = validated(record, "--rules international-club");
    assert!(codes.contains(&"offer-not-open".to_owned()), "{codes:?}");
    assert_eq!(result, None);
}

#[test]
fn a_missed_capture_never_loses_by_itself() {
    let strict = "--rules international-club --set strict_loss=true";
    let record = "1. 33-28 19-23 2. 39-33 *\n";
    assert_eq!(validated(record, strict).1, None);
    let touched = "1. {[%touched w 31]} 34-29 *\n";
    assert_eq!(validated(touched, strict).1, None);
    let claimed = "1. {[%touched w 31]} 34-29 {[%rectify b]} *\n";
    assert_eq!(validated(claimed, strict).1.as_deref(), Some("0-2"));
    let moved = "1. {[%touched w 31]} 34-29 20-24 *\n";
    assert_eq!(validated(moved, strict).1, None);
}

#[test]
fn a_draw_before_the_limit_disagrees_with_the_laws() {
    let record = "1. 33-28 19-23 2. 28x19 14x23 1-1\n";
    let limit = "--rules international --set earliest_draw=40";
    let (view, exit) = adjudicated(record, limit);
    assert_eq!((exit, view["agrees"].as_bool()), (1, Some(false)));
    assert!(validated(record, limit).0.contains(&"draw-too-early".to_owned()));
    // A recorded agreement gives neither a draw nor 0-0, which no text mentions.
    let agreed = "1. 33-28 19-23 {[%offer w] [%accept b]} 1-1\n";
    let (view, exit) = adjudicated(agreed, limit);
    assert_eq!((exit, view["result"].as_str()), (1, None));
    let penalty = format!("{limit} --set early_agreement=both-zero");
    let (view, exit) = adjudicated(agreed, &penalty);
    assert_eq!((exit, view["result"].as_str()), (1, Some("0-0")));
    assert_eq!(validated(agreed, &penalty).1.as_deref(), Some("0-0"));
}

/// Mundigames, End of game: a player who leaves loses, however short the game is.
#[test]
fn the_leaver_loses_whatever_the_opponent_is_credited_with() {
    let record = "1. 21-17 {[%left b]} *\n";
    let options = "--rules mundigames --set king_range=1";
    assert_eq!(validated(record, options).1.as_deref(), Some("1-0"));
    let (view, _) = adjudicated(record, options);
    assert_eq!(view["result"], "1-0");
}

/// The remaining moves are counted for one side.
#[test]
fn what_remains_is_told_by_side() {
    let record = "[FEN \"W:WK46,K1:BK45\"]\n\n\
        1. 46-41 45-50 2. 41-46 50-45 3. 1-6 45-50 4. 46-41 50-45 5. 41-36 *\n";
    let options = "--rules international --claim ending --at 5b";
    let (view, _) = adjudicated(record, options);
    assert_eq!(view["verdict"], "not-yet", "{view}");
    let remaining = [&view["remaining_white"], &view["remaining_black"]].map(Value::as_u64);
    assert_eq!(remaining, [Some(0), Some(1)]);
}

#[test]
fn a_touch_that_binds_nobody_is_told_with_its_reason() {
    let options = "--rules international --claim touched --ply 1w";
    let record = "1. {[%touched w 50]} 33-28 *\n";
    let (view, _) = adjudicated(record, options);
    assert_eq!(view["verdict"], "refused");
    let reasons = view["reasons"].to_string();
    assert!(reasons.contains("50") && !reasons.contains("--incident"), "{reasons}");
}

#[test]
fn the_only_irregular_move_need_not_be_named() {
    let record = "1. 33-28 19-23 2. 39-33 *\n";
    let named = claimed(record, "--rules international --claim capture-missed --ply 2w");
    assert_eq!(named.0, "granted");
    assert_eq!(claimed(record, "--rules international --claim capture-missed"), named);
}

/// The ruling and the event, and so the rating list, agree about a player who leaves.
#[test]
fn the_event_keeps_who_left_and_after_how_many_moves() {
    let folder = tempfile::tempdir().unwrap();
    let run = |words: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_arbiter"))
            .current_dir(folder.path())
            .args(words)
            .output()
            .unwrap();
        assert!(output.status.success(), "{words:?}: {output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    let record = "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. 21-17 {[%left b]} *\n";
    std::fs::write(folder.path().join("g.pdn"), record).unwrap();
    let new = ["event", "new", "q", "--system", "match", "--games", "2", "--seed", "5"];
    run(&[&new[..], &["--rules", "mundigames"]].concat());
    run(&["event", "add", "q", "Ann"]);
    run(&["event", "add", "q", "Bob"]);
    run(&["event", "pair", "q"]);
    let set = ["--rules", "mundigames", "--set", "king_range=1"];
    let ruling = run(&[&["adjudicate", "g.pdn", "--format", "json"][..], &set].concat());
    std::fs::write(folder.path().join("r.json"), ruling).unwrap();
    run(&["event", "ruling", "q", "--from", "r.json", "--enter"]);
    let event = std::fs::read_to_string(folder.path().join("tournaments/q.yaml")).unwrap();
    assert!(event.contains("result: 2-0, ended: p2 left after 1 move"), "{event}");
}

/// Returns the answer of `arbiter adjudicate` that is read aloud.
pub(super) fn answered(record: &str, options: &str) -> String {
    adjudicated(record, options).0["answer"].as_str().unwrap().to_owned()
}

/// A repetition that drew the game, followed by a fallen flag.
const DRAWN: &str = "[FEN \"W:WK10,36:B26,K45\"]\n\n1. 10-4 45-50 2. 4-10 50-45 3. 10-4 45-50 \
    4. 4-10 50-45 {[%flag w]} 5. 10-4 *\n";

#[test]
fn a_claim_after_a_draw_by_repetition_names_where_the_position_stood() {
    let answer = answered(DRAWN, "--rules international --claim no-progress");
    let stood = "the same position stood three times, before White's 1st move and after \
                 Black's 2nd and 4th moves";
    assert!(answer.contains(stood), "{answer}");
}

#[test]
fn what_came_after_the_end_is_said_to_change_nothing() {
    let text = printed(DRAWN, "--rules international --claim repetition");
    let said = "White's flag fell, after the end of the game: it changes no result.";
    assert!(text.contains(said), "{text}");
}

#[test]
fn a_pending_case_opens_with_who_decides_and_who_moves() {
    let answer = answered("1. 33-28 19-23 2. 39-33 *\n", "--rules international");
    let opens = "White's 2nd move, 39-33: White had to capture and did not (FMJD Annex \
                 1, 4.2 and 4.3). Black chooses before moving: let 39-33 stand and play on, or have it \
                 corrected, and then White must play 28x19.";
    assert_eq!(answer, opens);
}

#[test]
fn a_tag_against_the_result_at_the_end_is_for_both_players_to_settle() {
    let record = "[Result \"1-1\"]\n\n1. 33-28 19-23 2. 28x19 2-0\n";
    let (view, exit) = adjudicated(record, "--rules international");
    assert_eq!(exit, 1);
    let answer = view["answer"].as_str().unwrap();
    assert!(
        answer.starts_with(
            "THE RECORDED RESULT IS IN DOUBT. The tag says 1-1, the moves end with 2-0."
        ),
        "{answer}"
    );
    assert!(answer.ends_with("enter the result both players signed."), "{answer}");
}

#[test]
fn a_draw_claimed_rightly_is_not_followed_by_that_no_draw_was_met() {
    let record = "[FEN \"B:WK13:BK12\"]\n\n1. 12-8 13-17 2. 8-12 17-13 3. 12-8 13-17 4. 8-12 \
                  {[%claim w repetition start 2w next 17-13]} *\n";
    let text = printed(record, "--rules english");
    assert!(text.contains("rightly claimed a draw by repetition"), "{text}");
    assert!(!text.contains("No draw condition was met"), "{text}");
}

#[test]
fn a_file_of_noise_is_judged_by_nobody() {
    let noise = "[Event \"noise\"]\n\n1. k~? zz9 qq\n";
    let output = ran(&["adjudicate", "-"], noise, "");
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("no half-move of this game could be judged"), "{said}");
    // Even with other errors in the text, and for every command.
    let broken = "[Event \"noise\"]\n\n1. k~? (zz9 (qq\n";
    for (command, code) in [("adjudicate", 2), ("validate", 1), ("convert", 1)] {
        let output = ran(&[command, "-"], broken, "");
        assert_eq!(output.status.code(), Some(code), "{command}");
    }
}

const TOUCHED: &str = "1. 32-28 20-25 *\n";

/// FMJD 3.11: until a move is made, the touched piece must be played.
#[test]
fn a_touched_piece_that_is_not_played_yet_must_be_played() {
    let record = TOUCHED.replace('*', "{[%touched w 31]} *");
    let view = |record: &str, options: &str| {
        let (view, _) = adjudicated(record, &format!("--rules international {options}"));
        view
    };
    let asked = view(&record, "--claim touched");
    let due = "GRANTED to Black. White must play 31-26 or 31-27: the piece on 31 was touched (FMJD Annex 1, \
               3.11). The game goes on; White moves.";
    assert_eq!(asked["answer"], due);
    assert_eq!(asked["evidence"][0]["fen"], asked["fen"]);
    let dutch = printed(&record, "--rules international --claim touched --lang nl");
    assert!(dutch.contains("TOEGEWEZEN aan zwart. Wit moet 31-26 of 31-27 spelen"), "{dutch}");
    // The record may go on: the moment of the claim counts.
    let goes_on = TOUCHED.replace('*', "{[%touched w 31]} 2. 31-27 15-20 *");
    assert_eq!(view(&goes_on, "--claim touched --at 2w")["answer"], due);
    let played = "REFUSED. The touched piece was played. The game goes on; White moves.";
    assert_eq!(view(&goes_on, "--claim touched")["answer"], played);
    let other = goes_on.replace("31-27", "33-29");
    assert_eq!(view(&other, "--claim touched --at 2b")["verdict"], "granted");
    assert_eq!(view(&other, "--claim touched")["verdict"], "refused");
    // Touching a piece that cannot move, was adjusted or belongs to the opponent binds nobody.
    for [said, why] in [
        ["[%touched w 46]", "the piece on 46 has no legal move, so the touch has no consequence"],
        ["[%adjust w 31] [%touched w 31]", "31 was announced, so the touch has no consequence"],
        ["[%touched w 25]", "25 holds a piece of Black, so the touch has no consequence"],
    ] {
        let record = TOUCHED.replace('*', &format!("{{{said}}} *"));
        let answer = view(&record, "--claim touched")["answer"].as_str().unwrap().to_owned();
        assert!(answer.starts_with("REFUSED. ") && answer.contains(why), "{answer}");
    }
    let none = answered(TOUCHED, "--rules international --claim touched");
    assert!(none.contains("No touched piece is recorded"), "{none}");
    let russian = "1. c3-d4 d6-c5 {[%touched w g3]} *\n";
    let answer = answered(russian, "--rules russian --claim touched");
    assert!(answer.starts_with("GRANTED to Black. White must play g3-f4 or g3-h4"), "{answer}");
}

#[test]
fn an_offer_that_was_not_accepted_in_time_is_not_said_never_to_have_been() {
    let international = "--rules international --claim agreement";
    for [record, why] in [
        [
            "1. 32-28 {[%offer w]} 20-25 {[%accept b]} *\n",
            "No draw was agreed: White's offer lapsed with Black's 1st move, 20-25, and Black accepted it \
             only after moving (no published article).",
        ],
        [
            "1. 32-28 {[%offer w] [%decline b]} 20-25 *\n",
            "No draw was agreed: White offered a draw, and Black declined it (FMJD Annex 1, 7.3.1). ",
        ],
        [
            "1. 32-28 20-25 {[%offer b]} *\n",
            "No draw was agreed: Black offered a draw, and White has not accepted it (FMJD Annex 1, \
             7.3.1). ",
        ],
        ["1. 32-28 20-25 *\n", "The record shows no agreed draw"],
    ] {
        let answer = answered(record, international);
        assert!(answer.starts_with(&format!("REFUSED. {why}")), "{answer}");
    }
    let lapsed = "1. 32-28 {[%offer w]} 20-25 *\n";
    let then = answered(lapsed, &format!("{international} --at 1b"));
    assert!(then.contains("Black has not accepted it"), "{then}");
    let club = answered(lapsed, "--rules international-club --claim agreement");
    assert!(club.contains("an offer is open only until the next move"), "{club}");
}

/// Under the wrong rules, most records fail at their first half-move.
#[test]
fn a_record_of_other_rules_is_said_to_be_one() {
    let record = "[GameType \"20\"]\n\n1. 32-28 19-23 2. 37-32 14-19 3. 41-37 10-14 *\n";
    let claim = "--rules russian --claim capture-missed --ply 2w --at 2b";
    let told = String::from_utf8(ran(&["adjudicate", "-"], record, claim).stderr).unwrap();
    for said in [
        "the GameType tag of the record says 20, and russian is another game: game 1 is followed \
         for 0 of 6 half-moves",
        "the whole game can be followed with --rules international",
    ] {
        assert!(told.contains(said), "{told}");
    }
    assert!(!told.contains("--repair"), "{told}");
    let tagged = "[GameType \"20\"]\n\n1. e3-d4 h6-g5 2. c3-b4 g7-h6 *\n";
    let help = "the whole game can be followed with --rules russian";
    for (command, options) in
        [("validate", ""), ("adjudicate", ""), ("convert", "--to pdn"), ("validate", "--lang nl")]
    {
        let output = ran(&[command, "-"], tagged, options);
        let said = [output.stdout, output.stderr].concat();
        let said = String::from_utf8(said).unwrap();
        let help = if options == "--lang nl" { "te volgen met --rules russian" } else { help };
        assert!(said.contains(help), "{command}: {said}");
    }
    // A slip in a game that otherwise matches its type does not make it another game.
    let slip = "[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 3. 99-32 10-14 *\n";
    let output = ran(&["validate", "-"], slip, "");
    assert!(!String::from_utf8(output.stdout).unwrap().contains("--rules"));
}

/// A result ends a game at any position in the record; moves written after it are reported.
#[test]
fn a_result_between_the_moves_of_a_game_is_named() {
    let record = "[Result \"0-2\"]\n\n1. 32-28 19-23 2. 28x19 14x23 0-2 3. 37-32 10-14 1-1\n";
    let output = ran(&["validate", "-"], record, "--rules international");
    let said = String::from_utf8(output.stdout).unwrap();
    let warned = "this game has no tags and begins with move 3: a result may stand between the \
                  moves of the game before it";
    assert!(said.contains("warning[result-between-moves]") && said.contains(warned), "{said}");
    for quiet in [record.replace("3. 37", "\n\n1. 33"), record.replace("0-2 3.", "3.")] {
        let output = ran(&["validate", "-"], &quiet, "--rules international");
        assert!(!String::from_utf8(output.stdout).unwrap().contains("result-between-moves"));
    }
}

/// Games that had already ended on the board, with the result and its article.
const ON_BOARD: [(&str, &str, &str); 5] = [
    ("[FEN \"B:W36:B31,26,21,22\"]\n\n1... 22-27 2. 36-32 21-28 1-1\n", "0-2", "7.2.2"),
    ("[FEN \"W:W36:B31,26,22,27\"]\n\n1. 36-32 22-28 1-1\n", "0-2", "7.2.2"),
    ("[FEN \"W:W27,32:B22\"]\n\n1. 27x18 2. 32-27 1-1\n", "2-0", "7.2.3"),
    ("[FEN \"W:W27,32:B22\"]\n\n1. 27x18 22-28 1-1\n", "2-0", "7.2.3"),
    ("[FEN \"W:W27,32:B22\"]\n\n1. 27x18 99-100 1-1\n", "2-0", "7.2.3"),
];

#[test]
fn a_game_that_ended_on_the_board_keeps_its_result_whatever_is_written_after_it() {
    for (record, result, article) in ON_BOARD {
        let (view, exit) = adjudicated(record, "--rules international");
        assert_eq!((view["result"].as_str(), exit), (Some(result), 1), "{record}");
        let text = printed(record, "--rules international");
        assert!(text.contains(&format!("the laws give {result}: ")), "{text}");
        assert!(text.contains(&format!("FMJD Annex 1, {article})")), "{text}");
        assert!(!text.contains("chooses before moving"), "{text}");
        let (codes, law) = validated(record, "--rules international");
        assert_eq!(law.as_deref(), Some(result), "{codes:?}");
        assert!(codes.iter().any(|code| code == "result-impossible"), "{codes:?}");
        let many = codes.iter().filter(|code| *code == "game-already-over").count();
        assert_eq!(many, 1, "{codes:?}");
        let claim = "--rules international --claim capture-missed";
        assert_ne!(ran(&["adjudicate", "-"], record, claim).status.code(), Some(0), "{record}");
    }
    // An end on the board after the game ended otherwise is not reported as the end.
    let resigned = "[FEN \"B:W36:B31,26,21,22\"]\n\n{[%resign b]} 1... 22-27 2. 36-32 *\n";
    let text = printed(resigned, "--rules international");
    assert!(text.contains("The laws give 2-0: Black resigned"), "{text}");
    assert!(!text.contains("no legal move (FMJD Annex 1, 7.2.1)"), "{text}");
    // An impossible move after the end does not matter.
    let impossible = "1. 32-28 18-23 {[%resign b]} 2. 50-45 12-18 1-1\n";
    let (view, exit) = adjudicated(impossible, "--rules international");
    assert_eq!((view["result"].as_str(), exit), (Some("2-0"), 1));
}

#[test]
fn a_right_result_beside_an_open_one_does_not_disagree() {
    let resigned = "1. 32-28 18-23 {[%resign b]}";
    for (tag, behind) in [("2-0", "*"), ("1-0", "*"), ("*", "2-0")] {
        let record = format!("[Result \"{tag}\"]\n\n{resigned} {behind}\n");
        let text = printed(&record, "--rules international");
        assert!(
            ["The laws give 2-0", "2-0 stands"].iter().any(|words| text.contains(words))
                && !text.contains("THE RECORD IS WRONG"),
            "{text}"
        );
        assert_eq!(adjudicated(&record, "--rules international").1, 0, "{record}");
    }
    let record = format!("[Result \"1-1\"]\n\n{resigned} *\n");
    assert!(
        printed(&record, "--rules international")
            .contains("THE RECORD IS WRONG. The record says 1-1")
    );
}
