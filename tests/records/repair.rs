//! The probable meaning of records with slips: offered, counted, written with comments.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use draughts_arbiter::pdn::GameText;
use draughts_arbiter::record::repair::{
    BUDGET, EditKind, RepairAdvice, Repairs, SlipKind, add_advice, apply_repair, find_repairs,
};
use draughts_arbiter::record::{Catalogue, GameReport, MainLine, ReplayOptions, replay};
use draughts_arbiter::words::{Language, say};

use crate::support::random::Random;

const SLIPS: &str = "fixtures/records/slips.pdn";
const LEGAL: &str = "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 14-19 5. 46-41 5-10 \
    6. 34-30 20-25 7. 30-24 19x30 8. 35x24 17-22 9. 39-34 11-17 10. 44-39 17-21 \
    11. 50-44 6-11 12. 33-29 22-28 13. 31-27 21-26 14. 36-31 9-14 15. 38-33 13-19 *";

fn judged(rules: &str, text: &str) -> (GameReport, Repairs) {
    let laws = Catalogue::new().laws(rules).expect("a rule set of the project");
    let game = GameText::new(text.as_bytes());
    let line = MainLine::read(&game);
    let repairs = find_repairs(&game, &line, &laws, BUDGET);
    let mut report = replay(&game, line, &laws, Vec::new(), ReplayOptions::default());
    add_advice(&mut report, &game, &laws, BUDGET);
    (report, repairs)
}

fn words(advice: &RepairAdvice) -> String {
    say(&advice.offer, Language::English)
}

fn advice(report: &GameReport) -> Option<&RepairAdvice> {
    report.findings.iter().find_map(|found| found.repair.as_ref())
}

/// Returns the repaired text; a repair must be offered.
fn mended(rules: &str, text: &str) -> String {
    let (report, _) = judged(rules, text);
    let advice = advice(&report).expect("a repair is offered");
    let line = MainLine::read(&GameText::new(text.as_bytes()));
    String::from_utf8(apply_repair(text.as_bytes(), &line, &advice.repair)).expect("text")
}

#[test]
fn a_legal_record_is_not_searched() {
    let (report, repairs) = judged("international", LEGAL);
    assert!(report.ok && advice(&report).is_none());
    assert!(repairs.found.is_empty());
}

#[test]
fn two_slips_in_one_record_are_both_found() {
    let text = LEGAL.replace("4. 41-37", "4. 42-37").replace("22-28 ", "27-28 ");
    let (report, _) = judged("international", &text);
    let advice = advice(&report).expect("a repair is offered");
    let edits: Vec<_> = advice.repair.edits.iter().map(|edit| (edit.ply, edit.kind)).collect();
    assert_eq!(edits, [(7, SlipKind::Digit), (24, SlipKind::Digit)]);
    assert!(words(advice).contains("`42-37` (4w) was probably `41-37`, and `27-28` (12b) was"));
    let text = mended("international", &text);
    assert!(text.contains("41-37 { was 42-37 }") && text.contains("22-28 { was 27-28 }"), "{text}");
    assert!(judged("international", &text).0.ok);
}

#[test]
fn the_wrong_side_in_a_fen_tag_is_put_right_in_it() {
    let text = "[FEN \"W:W32,37,42:B9,14,19\"]\n\n1. 19-23 37-31 2. 14-20 42-38 3. 9-14 32-28 *";
    let (report, _) = judged("international", text);
    let found = advice(&report).expect("a repair is offered");
    assert_eq!(found.repair.edits[0].kind, SlipKind::OtherSide);
    let text = mended("international", text);
    assert!(text.starts_with("[FEN \"B:W32,37,42:B9,14,19\"]"), "{text}");
    assert!(text.contains("19-23 { Black to move first"), "{text}");
    assert!(judged("international", &text).0.ok);
}

#[test]
fn letters_are_misread_like_digits() {
    let text = "1. c3-d4 d6-c5 2. b2-c3 f6-g5 3. c3-b4 g5-h4 *";
    let (report, _) = judged("russian", text);
    let (with_slip, _) = judged("russian", &text.replace("2. b2-c3", "2. b2-e3"));
    assert!(report.ok, "{:?}", report.findings);
    let found = advice(&with_slip).expect("a repair is offered");
    let EditKind::Replace { was, now } = &found.repair.edits[0].what else { panic!("a move") };
    assert_eq!((was.as_str(), now.as_str()), ("b2-e3", "b2-c3"));
}

#[test]
fn strength_marks_and_numbers_keep_their_place() {
    let text = LEGAL.replace("4. 41-37", "4. 42-37!?").replace(" 6-11", "");
    let text = text.replace("4. 42-37!?", "4. 41-37!?").replace("12. 33-29", "12. 33-29!");
    let text = mended("international", &text);
    assert!(text.contains("50-44  6-11 { not in the record } 12. 33-29!"), "{text}");
}

#[test]
fn two_moves_of_one_player_in_each_others_place_are_found_moves_apart() {
    // White's 9th and 11th moves; Black's 2nd and 7th; White's 4th and 5th, which are adjacent.
    for (one, other, place, apart) in
        [("39-34", "50-44", "9w", 4), ("14x23", "19x30", "2b", 10), ("46-41", "41-37", "4w", 2)]
    {
        let text = LEGAL.replace(one, "?").replace(other, one).replace('?', other);
        let (report, _) = judged("international", &text);
        let found = advice(&report).expect("a repair is offered");
        let edit = &found.repair.edits[0];
        assert_eq!((edit.kind, edit.place.as_str()), (SlipKind::Order, place), "{}", words(found));
        let EditKind::Exchange { with, .. } = edit.what else { panic!("{edit:?}") };
        assert_eq!(with - edit.ply, apart, "{one} {other}");
        assert!(words(found).contains("stand in each other's place: exchanged, "));
        let text = mended("international", &text);
        assert!(text.contains(&format!("{one} {{ was {other} }}")), "{text}");
        assert!(judged("international", &text).0.ok);
    }
}

#[test]
fn a_lost_pair_is_found_with_numbers_that_say_so_and_without() {
    // First a line of the score sheet; then Black's move and White's next one.
    for (pair, plain) in [("7. 30-24 19x30 ", "30-24 19x30"), ("17-22 9. 39-34 ", "17-22 39-34")] {
        let with_numbers = LEGAL.replace(pair, "");
        let moves = with_numbers.split_whitespace().filter(|word| !word.ends_with('.'));
        let without = moves.collect::<Vec<_>>().join(" ");
        for (text, says_so) in [(with_numbers, true), (without, false)] {
            let (report, _) = judged("international", &text);
            let found = advice(&report).expect("a repair is offered");
            let edit = &found.repair.edits[0];
            assert_eq!((found.repair.edits.len(), edit.kind), (1, SlipKind::LostPair), "{text}");
            assert!(
                words(found).contains(&format!("`{plain}` are probably missing")),
                "{}",
                words(found)
            );
            assert_eq!(found.repair.weight < 5, says_so, "{text}");
            let text = mended("international", &text);
            assert!(text.contains(&format!("{plain} {{ not in the record }}")), "{text}");
            assert!(judged("international", &text).0.ok);
        }
    }
}

#[test]
fn where_little_follows_a_lost_pair_speaks_against_a_misread_digit() {
    // Either 36-31 was meant, or 41-37 and a reply are missing.
    let text = "[FEN \"W:W36,41:B4,5\"]\n\n1. 37-31 5-10 2. 31-27 10-15 *";
    let (report, repairs) = judged("international", text);
    let found = advice(&report).expect("a repair is offered");
    assert_eq!(repairs.found[0].edits[0].kind, SlipKind::Digit);
    assert!(found.rivals > 0 && !found.is_determined(), "{}", words(found));
}

#[test]
fn a_missed_capture_that_stands_is_not_taken_for_a_slip() {
    let text = "1. 32-28 19-23 2. 38-32 14-19 3. 43-38 9-14 *";
    let (report, _) = judged("international", text);
    assert_eq!(report.findings[0].finding.code(), "capture-missed");
    assert!(advice(&report).is_none());
}

/// Two half-moves of one player are swapped in games of random moves, so that both players in a row
/// seem to miss a capture, and one of these captures is made one move later.
#[test]
fn two_captures_missed_in_a_row_and_made_later_were_perhaps_exchanged() {
    let (mut seen, mut found, mut right) = (0, 0, 0);
    for rules in ["international", "english", "russian"] {
        let laws = Catalogue::new().laws(rules).expect("a rule set of the project");
        let mut random = Random::new(Random::seed_of(rules));
        for _ in 0..60 {
            let mut position = laws.start;
            let mut written = Vec::new();
            while written.len() < 70 {
                let legal = laws.generator.legal_moves(&position);
                if legal.is_empty() {
                    break;
                }
                let mv = *random.pick(&legal);
                written.push(laws.write(&position, &legal, &mv));
                position = laws.generator.play(&position, &mv);
            }
            for at in 2..written.len().saturating_sub(6) {
                let mut swapped = written.clone();
                swapped.swap(at, at + 2);
                let text = format!("{} *", swapped.join(" "));
                let game = GameText::new(text.as_bytes());
                let line = MainLine::read(&game);
                let report = replay(&game, line, &laws, Vec::new(), ReplayOptions::default());
                let codes: Vec<&str> = report.findings.iter().map(|f| f.finding.code()).collect();
                let plies: Vec<usize> =
                    report.findings.iter().filter_map(|f| Some(f.at?.ply)).collect();
                if codes != ["capture-missed", "capture-missed"] || plies[1] != plies[0] + 1 {
                    continue;
                }
                let later = |found: usize| {
                    let legal = &report.findings[found].legal;
                    swapped.get(plies[found] + 1).is_some_and(|made| legal.contains(made))
                };
                if !later(0) && !later(1) {
                    continue;
                }
                seen += 1;
                let (report, _) = judged(rules, &text);
                let Some(advice) = advice(&report) else { continue };
                found += 1;
                let said = words(advice);
                assert!(said.contains("perhaps stand in each other's place"), "{text}: {said}");
                // Nothing is repaired because of it: the captures may really have been missed.
                assert!(!advice.is_determined(), "{text}: {said}");
                let edit = &advice.repair.edits[0];
                right += usize::from(edit.ply == at + 1);
            }
        }
    }
    assert!(seen >= 5, "only {seen} such games");
    assert_eq!(found, seen, "an exchange is offered for {found} of {seen}");
    assert!(right * 2 >= seen, "{right} of {seen} are the ones that were made");
}

#[test]
fn the_work_is_bounded_and_the_answer_always_the_same() {
    let laws = Catalogue::new().laws("international").expect("a rule set of the project");
    let text = LEGAL.replace("4. 41-37", "4. 42-37");
    let game = GameText::new(text.as_bytes());
    let line = MainLine::read(&game);
    let told = |budget| {
        let repairs = find_repairs(&game, &line, &laws, budget);
        (format!("{:?}", repairs.found), repairs.generated)
    };
    assert_eq!(told(BUDGET), told(BUDGET));
    assert!(told(BUDGET).1 < 3_000);
    assert!(told(50).1 < 200);
}

#[test]
fn a_slip_in_an_endless_game_is_searched_for_nearby_only() {
    // Kings move to and fro, and one square is wrong in the middle.
    let fen = "[FEN \"W:WK46,K5:BK1,31\"]\n\n";
    let round = "46-41 1-7 41-46 7-1 ";
    let text = format!("{fen}{}46-42 1-7 41-46 7-1 {}*", round.repeat(5_000), round.repeat(5_000));
    let laws = Catalogue::new().laws("international").expect("a rule set of the project");
    let game = GameText::new(text.as_bytes());
    let line = MainLine::read(&game);
    let repairs = find_repairs(&game, &line, &laws, BUDGET);
    assert!(repairs.generated < 2 * BUDGET, "{}", repairs.generated);
    let first = &repairs.found[0];
    assert_eq!((first.edits[0].ply, first.edits[0].place.as_str()), (20_001, "10001w"));
    assert!(!first.whole, "the end is too far away to be known");
}

fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_arbiter")).args(args).output().expect("the binary runs")
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn names(folder: &Path) -> Vec<String> {
    let names = std::fs::read_dir(folder).expect("a folder");
    names.map(|entry| entry.expect("a file").file_name().into_string().expect("a name")).collect()
}

#[test]
fn the_repaired_file_holds_every_game_with_a_comment_at_each_change() {
    let folder = folder("repaired");
    let path = folder.join("fixed.pdn");
    let output = run(&["validate", SLIPS, "--repair", "-o", path.to_str().expect("a path")]);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("7 games repaired, 1 not, 1 unchanged"), "{said}");
    let written = std::fs::read_to_string(&path).expect("the file");
    let expected = "fixtures/records/slips.expected.pdn";
    if std::env::var_os("UPDATE_FIXTURES").is_some() {
        std::fs::write(expected, &written).expect("the fixture is written");
    }
    assert_eq!(written, std::fs::read_to_string(expected).expect("the fixture"));
    assert_eq!(names(&folder), ["fixed.pdn"]);
}

#[test]
fn nothing_is_written_over_what_is_read_nor_in_a_dry_run() {
    let folder = folder("untouched");
    let copy = folder.join("copy.pdn");
    std::fs::copy(SLIPS, &copy).expect("a copy");
    let copy = copy.to_str().expect("a path");
    let output = run(&["validate", copy, "--repair", "-o", copy]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(std::fs::read(copy).expect("the copy"), std::fs::read(SLIPS).expect("the file"));
    let other = folder.join("other.pdn");
    let other = other.to_str().expect("a path");
    let output = run(&["validate", copy, "--repair", "--dry-run", "-o", other]);
    assert!(String::from_utf8_lossy(&output.stderr).contains("is not written"));
    // Part of the input is missing: an output file without it would look complete.
    let output = run(&["validate", copy, "no-such.pdn", "--repair", "-o", other]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(names(&folder), ["copy.pdn"]);
    assert_eq!(run(&["validate", copy, "--repair"]).status.code(), Some(2));
}

#[test]
fn json_has_the_repair_on_the_finding_where_the_record_breaks() {
    let output = run(&["validate", SLIPS, "--game", "1", "--format", "jsonl"]);
    let game: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let repair = &game["findings"][0]["repair"];
    assert_eq!(
        *repair,
        serde_json::json!({
            "kind": "digit", "ply": 7, "was": "42-37", "probably": "41-37",
            "replays": 37, "whole": true, "others": 0, "further": [],
        })
    );
}

#[test]
fn a_file_without_slips_is_written_all_the_same() {
    let folder = folder("clean");
    let path = folder.join("fixed.pdn");
    let input = folder.join("in.pdn");
    std::fs::write(&input, LEGAL).expect("a file");
    let input = input.to_str().expect("a path");
    let output = run(&["validate", input, "--repair", "-o", path.to_str().expect("a path")]);
    assert_eq!(output.status.code(), Some(0));
    assert!(
        String::from_utf8_lossy(&output.stderr).contains("0 games repaired, 0 not, 1 unchanged")
    );
    assert!(std::fs::read_to_string(&path).expect("the file").contains("15. 38-33 13-19 *"));
}
