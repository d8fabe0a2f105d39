//! Tests of openings drawn by lot: by the written rule, without repetition, undone, on a card, and
//! compared with the records.

use crate::playoffs::run as typed;
use crate::support::{edit, edit_round};
use std::fs;
use std::path::Path;

use assert_cmd::Command;
use draughts_arbiter::acts::Act;
use draughts_arbiter::app::Error;
use draughts_arbiter::app::event::{
    DrawRequest, EventFile, Lots, Per, WriteMode, apply, card, drawn,
};
use draughts_arbiter::event::{
    Board, Chance, Event, EventDocument, Player, Round, RoundDocument, System, read,
};
use draughts_arbiter::openings;
use draughts_arbiter::storage::Author;
use draughts_arbiter::words::{Language, say};
use tempfile::TempDir;

/// Returns an event of Russian draughts in micro-matches of two games, with rounds of two boards.
fn event(rounds: u16) -> Event {
    let mut event = EventDocument::new("Micro", System::of_rounds(rounds.min(50)));
    event.rules = "russian".into();
    event.scoring = read(
        "scoring.yaml",
        "schema: arbiter.event/1\nname: X\nsystem: {kind: swiss, rounds: 1}\n\
         scoring: {mode: micro-match}\n",
    )
    .unwrap()
    .into_document()
    .scoring;
    let id = |n: u16| format!("p{n}").parse().unwrap();
    event.players = (1..=4).map(|n| Player::new(id(n), format!("Tree {n}"))).collect();
    for number in 1..=rounds {
        let boards = vec![Board::new(1, id(1), id(2)), Board::new(2, id(3), id(4))];
        let round = RoundDocument { boards, ..RoundDocument::new(Round(number)) };
        event.rounds.push(round.into());
    }
    event.into()
}

fn of_round(round: u16) -> DrawRequest {
    DrawRequest { round: Some(Round(round)), ..DrawRequest::default() }
}

/// Draws openings and records them, as the application does.
fn draw(event: &mut Event, request: &DrawRequest, mut lots: Lots<'_>) -> Result<(), Error> {
    let act = drawn(event, Path::new(""), request, &mut lots)?;
    *event = Act::from(act).applied_to(event)?.event;
    Ok(())
}

fn why(error: &Error) -> String {
    error.words(Language::English)
}

fn numbers(event: &Event) -> Vec<&str> {
    event.openings().map(|(_, opening)| opening.number.as_str()).collect()
}

/// Returns the numbers of a table in order, read directly from its text.
fn table_on_paper(name: &str) -> Vec<String> {
    let text = openings::text(name).unwrap();
    let (_, lines) = text.split_once("\nlines:\n").unwrap();
    let lines = lines.lines().take_while(|line| line.starts_with("  "));
    lines.map(|line| line.trim().split_once(": ").unwrap().0.to_owned()).collect()
}

/// Returns a linear congruential generator whose numbers no test depends on.
fn chance(mut state: u64) -> impl FnMut() -> Result<u64, Error> {
    move || {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        Ok(state ^ (state >> 29))
    }
}

#[test]
fn five_draws_are_repeated_with_paper_and_the_written_rule() {
    let mut event = event(5);
    let mut fresh = chance(7);
    for round in 1..=5 {
        draw(&mut event, &of_round(round), Lots::Machine(&mut fresh)).unwrap();
    }
    let mut paper = table_on_paper("idf");
    assert_eq!(paper.len(), 745);
    for (round, opening) in event.openings() {
        let recorded = opening.drawn.as_ref().unwrap();
        assert!(recorded.number < 1_000_000, "six digits, to be read out");
        // Lines that were crossed out are not counted.
        assert_eq!(recorded.of as usize, paper.len(), "round {round}");
        // The remainder after dividing the number by the count.
        let (number, count) = (recorded.number, paper.len() as u64);
        let left = number - number / count * count;
        let line = paper.remove(left as usize);
        assert_eq!(line, opening.number, "round {round}: {number} from {count}");
    }
    assert_eq!(event.openings().count(), 5);
}

#[test]
fn a_called_number_is_divided_by_the_count_of_lines() {
    let mut event = event(3);
    // 745 goes into 381234 511 times and leaves 539, which is the 540th line.
    draw(&mut event, &of_round(1), Lots::Called(&[381_234])).unwrap();
    assert_eq!(381_234 - 511 * 745, 539);
    assert_eq!(numbers(&event), [table_on_paper("idf")[539].as_str()]);
    let kept = event.rounds[0].openings[0].drawn.clone().unwrap();
    assert_eq!((kept.number, kept.of, kept.by), (381_234, 745, Chance::Called));
    // One line fewer now.
    draw(&mut event, &of_round(2), Lots::Called(&[744])).unwrap();
    assert_eq!(event.rounds[1].openings[0].number, table_on_paper("idf")[0]);
    let refused = draw(&mut event, &of_round(3), Lots::Called(&[1, 2])).unwrap_err();
    assert_eq!(why(&refused), "2 numbers were called for one opening");
}

#[test]
fn a_thousand_rounds_repeat_no_opening_while_the_table_lasts() {
    let mut event = event(1000);
    let mut fresh = chance(2026);
    let mut refused = Vec::new();
    for round in 1..=1000 {
        match draw(&mut event, &of_round(round), Lots::Machine(&mut fresh)) {
            Ok(()) => assert!(refused.is_empty(), "round {round}"),
            Err(error) => refused.push(why(&error)),
        }
    }
    let mut seen = numbers(&event);
    assert_eq!((seen.len(), refused.len()), (745, 255));
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), 745, "no opening twice");
    let said = "every one of the 745 lines of idf has been used in this event";
    assert!(refused.iter().all(|one| one == said), "{}", refused[0]);
    let request = DrawRequest { allow_used: true, ..of_round(1000) };
    draw(&mut event, &request, Lots::Machine(&mut fresh)).unwrap();
    assert_eq!(numbers(&event).len(), 746);
}

#[test]
fn nothing_in_the_event_says_what_will_be_drawn() {
    // With the same event and the same round, only chance decides.
    let (mut one, mut other) = (event(1), event(1));
    draw(&mut one, &of_round(1), Lots::Machine(&mut chance(1))).unwrap();
    draw(&mut other, &of_round(1), Lots::Machine(&mut chance(2))).unwrap();
    assert_ne!(numbers(&one), numbers(&other));
}

#[test]
fn numbers_that_would_favour_a_line_are_thrown_away() {
    let mut event = event(1);
    // 745 goes into a million 1342 times: numbers from 999790 on are rejected.
    let mut given = [999_790_u64, 999_999, 999_789].into_iter();
    let mut chance = || Ok(given.next().expect("no more is asked for"));
    draw(&mut event, &of_round(1), Lots::Machine(&mut chance)).unwrap();
    assert_eq!(1_000_000 / 745 * 745, 999_790);
    assert_eq!(event.rounds[0].openings[0].drawn.as_ref().map(|one| one.number), Some(999_789));
    assert_eq!(numbers(&event), [table_on_paper("idf")[744].as_str()]);
}

#[test]
fn each_board_has_its_own_lot_or_begins_as_usual() {
    let mut event = event(2);
    let request = DrawRequest { per: Per::Board, ..of_round(1) };
    draw(&mut event, &request, Lots::Called(&[0, 0])).unwrap();
    let paper = table_on_paper("idf");
    assert_eq!(numbers(&event), [&paper[0], &paper[1]], "the first is used by then");
    let request = DrawRequest { boards: vec![(2, 9)], ..of_round(2) };
    draw(&mut event, &request, Lots::Called(&[0])).unwrap();
    let round = event.round(Round(2)).unwrap();
    assert_eq!(round.opening_of(1), None);
    assert_eq!(round.opening_of(2).map(|one| &one.number), Some(&paper[2]));
    let request = DrawRequest { boards: vec![(7, 9)], ..of_round(2) };
    assert!(draw(&mut event, &request, Lots::Called(&[0])).is_err());
}

#[test]
fn a_lot_drawn_by_hand_is_entered_however_its_number_is_written() {
    let mut event = event(2);
    draw(&mut event, &of_round(1), Lots::Hand("15-xvi")).unwrap();
    let opening = &event.rounds[0].openings[0];
    assert_eq!((opening.number.as_str(), &opening.drawn), ("XVI-15", &None));
    let refused = draw(&mut event, &of_round(2), Lots::Hand("XVI-15")).unwrap_err();
    assert_eq!(why(&refused), "idf XVI-15 has been used in round 1");
    let refused = draw(&mut event, &of_round(2), Lots::Hand("XVI-99")).unwrap_err();
    assert_eq!(why(&refused), "idf has no line XVI-99");
}

#[test]
fn the_usual_table_is_that_of_the_rules_and_then_the_last_one() {
    let mut event = event(3);
    let request = DrawRequest { table: Some("fmjd-64".into()), ..of_round(1) };
    draw(&mut event, &request, Lots::Called(&[5])).unwrap();
    draw(&mut event, &of_round(2), Lots::Called(&[5])).unwrap();
    assert!(event.openings().all(|(_, opening)| opening.table == "fmjd-64"));
    let request = DrawRequest { table: Some("acf".into()), ..of_round(3) };
    let refused = draw(&mut event, &request, Lots::Called(&[5])).unwrap_err();
    assert_eq!(why(&refused), "acf is a table for english, and this event plays russian");
    edit(&mut event, |event| event.rules = "frisian".into());
    for at in [0, 1] {
        edit_round(&mut event, at, |round| round.openings.clear());
    }
    let refused = draw(&mut event, &of_round(3), Lots::Called(&[5])).unwrap_err();
    assert_eq!(why(&refused), "under frisian there is no usual table of openings");
}

#[test]
fn boards_that_have_a_table_of_their_own_keep_it() {
    let (folder, _) = club();
    run(&folder, "event draw club --round 1 --board 1 --called 5", 0);
    run(&folder, "event draw club --round 1 --board 2 --table idf-basic --called 5", 0);
    for (board, table) in [(1, "idf "), (2, "idf-basic ")] {
        let line = format!("event draw club --round 2 --board {board} --called 5");
        let said = run(&folder, &line, 0);
        assert!(said.contains(&format!("round 2, board {board}: {table}")), "{said}");
    }
}

#[test]
fn a_deck_is_drawn_from_if_it_is_named() {
    let mut event = event(1);
    edit(&mut event, |event| event.rules = "english".into());
    let request = DrawRequest { decks: vec!["mail-play".into()], ..of_round(1) };
    draw(&mut event, &request, Lots::Called(&[14])).unwrap();
    let kept = event.rounds[0].openings[0].drawn.clone().unwrap();
    assert_eq!((kept.of, numbers(&event)), (12, vec!["16"]), "14 leaves 2: the third of twelve");
    let request = DrawRequest { decks: vec!["tough".into()], ..of_round(1) };
    let refused = draw(&mut event, &request, Lots::Called(&[1])).unwrap_err();
    assert_eq!(why(&refused), "acf has no deck tough");
}

fn secretary() -> Author {
    Author {
        command: "a test".into(),
        at: "2026-09-03T19:30:00+02:00".into(),
        by: "the secretary".into(),
    }
}

/// Creates an event on the disk, paired by the command line.
pub(super) fn club() -> (TempDir, EventFile) {
    let folder = TempDir::new().unwrap();
    for line in [
        "event new club --system round-robin --rules russian --scoring micro-match --seed 3",
        "event add club Ash",
        "event add club Elm",
        "event add club Fir",
        "event add club Oak",
        "event pair club --all",
    ] {
        run(&folder, line, 0);
    }
    let file = EventFile::at(folder.path().join("tournaments/club.yaml"));
    (folder, file)
}

pub(super) fn run(folder: &TempDir, line: &str, code: i32) -> String {
    let mut command = Command::cargo_bin("arbiter").unwrap();
    let output = command.current_dir(folder.path()).args(line.split(' ')).output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let aside = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{line}\n{text}{aside}");
    text + &aside
}

#[test]
fn a_draw_is_kept_undone_and_told_again() {
    let (_folder, file) = club();
    let changed =
        file.draw(&secretary(), WriteMode::Write, &of_round(1), Lots::Called(&[381_234])).unwrap();
    let said = say(&changed.said[0], Language::Dutch);
    assert!(said.starts_with("ronde 1: idf ") && said.contains("381234"), "{said}");
    let text = fs::read_to_string(file.path()).unwrap();
    assert!(text.contains("drawn: {number: 381234, of: 745, by: called}"), "{text}");
    assert_eq!(file.read().unwrap().openings().count(), 1);
    let undone = file.undo(&secretary(), WriteMode::Write, 1).unwrap();
    assert!(say(&undone.said[0], Language::English).contains("draw: round 1: idf "));
    assert_eq!(file.read().unwrap().openings().count(), 0);
    file.redo(&secretary(), WriteMode::Write, 1).unwrap();
    assert_eq!(file.read().unwrap().openings().count(), 1);
}

#[test]
fn the_machine_draws_and_records_what_it_drew() {
    let (folder, file) = club();
    run(&folder, "event draw club --round 1", 0);
    run(&folder, "event draw club --round 2 --per board", 0);
    let event = file.read().unwrap();
    assert_eq!(event.openings().count(), 3);
    for (_, opening) in event.openings() {
        let drawn = opening.drawn.as_ref().unwrap();
        assert_eq!(drawn.by, Chance::Machine);
        assert!(drawn.number < 1_000_000 && (743..=745).contains(&drawn.of));
    }
    let said = run(&folder, "event draw club --round 1", 1);
    assert!(said.contains("--remove --reason"), "{said}");
    run(&folder, "event draw club --round 1 --remove --reason wrong", 0);
    assert_eq!(file.read().unwrap().openings().count(), 2);
}

#[test]
fn a_dry_run_keeps_nothing() {
    let (folder, file) = club();
    run(&folder, "event draw club --round 1 --called 5 --dry-run", 0);
    assert_eq!(file.read().unwrap().openings().count(), 0);
}

#[test]
fn the_card_has_what_is_read_out() {
    let (folder, file) = club();
    run(&folder, "event draw club --round 1 --boards 2 I-2", 0);
    let event = file.read().unwrap();
    let view = card(&event, file.folder(), Some(Round(1))).unwrap();
    let text = view.text(Language::English);
    for part in ["round 1", "I-2, board 2", "a3-b4 b6-a5", "White to move", "Board 1 begins"] {
        assert!(text.contains(part), "{part}:\n{text}");
    }
    assert!(text.contains("with the colours exchanged"), "{text}");
    let page = view.html(Language::Dutch);
    for part in ["<svg", "a3-b4 b6-a5", "ronde 1", "lang=\"nl\""] {
        assert!(page.contains(part), "{part}:\n{page}");
    }
    run(&folder, "event draw club --round 1 --card -o card.html", 0);
    assert_eq!(
        fs::read_to_string(folder.path().join("card.html")).unwrap(),
        view.html(Language::English)
    );
    let said = run(&folder, "event draw club --round 2 --card", 1);
    assert!(said.contains("no opening has been drawn"), "{said}");
}

#[test]
fn a_table_of_ones_own_is_noted_as_it_is_seen_from_the_event() {
    let (folder, file) = club();
    let text = "schema: arbiter.openings/1\nname: ours\nrules: russian\n\
                lines: {1: ab4 dc5, 2: cd4 de5}\n";
    fs::write(folder.path().join("ours.yaml"), text).unwrap();
    run(&folder, "event draw club --round 1 --table ours.yaml --called 1", 0);
    let event = file.read().unwrap();
    let (_, opening) = event.openings().next().unwrap();
    assert_eq!((opening.table.as_str(), opening.number.as_str()), ("../ours.yaml", "2"));
    run(&folder, "event draw club --round 1 --card", 0);
}

#[test]
fn the_records_that_begin_otherwise_are_found() {
    let (folder, file) = club();
    run(&folder, "event draw club --round 1 I-2", 0);
    let event = file.read().unwrap();
    let name = |id: &draughts_arbiter::event::PlayerId| event.player(id).unwrap().name.clone();
    let boards = &event.rounds[0].boards;
    let game = |board: &Board, turned: bool, moves: &str| {
        let (one, other) = (name(&board.white), name(&board.black));
        let (white, black) = if turned { (other, one) } else { (one, other) };
        format!(
            "[White \"{white}\"]\n[Black \"{black}\"]\n[Round \"1\"]\n[GameType \"25\"]\n\
             [Result \"1-1\"]\n\n{moves} 1-1\n\n"
        )
    };
    let pdn = [
        game(&boards[0], false, "1. a3-b4 b6-a5 2. c3-d4"),
        game(&boards[0], true, "1. a3-b4 b6-a5 2. g3-h4"),
        game(&boards[1], false, "1. a3-b4 b6-c5 2. c3-d4"),
    ];
    fs::write(folder.path().join("r1.pdn"), pdn.concat()).unwrap();
    let said = run(&folder, "event games club 1 r1.pdn --format json", 1);
    let view: serde_json::Value = serde_json::from_str(&said).unwrap();
    let kinds = |board: u64| -> Vec<String> {
        let games = view["games"].as_array().unwrap().iter();
        let of_board = games.filter(|game| game["board"] == board);
        of_board
            .flat_map(|game| game["disagreements"].as_array().unwrap())
            .map(|one| one["kind"].as_str().unwrap().to_owned())
            .collect()
    };
    assert_eq!(kinds(1), Vec::<String>::new(), "both games, with the colours exchanged");
    assert!(kinds(2).contains(&"opening-differs".to_owned()), "{said}");
}

#[test]
fn the_heads_of_the_games_begin_with_what_was_drawn() {
    let (folder, _) = club();
    run(&folder, "event draw club --round 1 --boards 1 I-2", 0);
    run(&folder, "event draw club --round 1 --boards 2 IV-1", 0);
    let pdn = run(&folder, "event pdn club --round 1", 0);
    assert_eq!(pdn.matches("1. a3-b4 b6-a5 *").count(), 2, "both games of board 1: {pdn}");
    assert_eq!(pdn.matches("[FEN \"W:W15,21,").count(), 2, "both games of board 2: {pdn}");
}

#[test]
fn an_act_that_was_kept_does_the_same_again() {
    let mut event = event(1);
    let act = drawn(&event, Path::new(""), &of_round(1), &mut Lots::Called(&[9])).unwrap();
    let text = serde_json::to_string(&Act::from(act.clone())).unwrap();
    let again: Act = serde_json::from_str(&text).unwrap();
    assert_eq!(again, Act::from(act));
    apply(&mut event, again).unwrap();
    assert_eq!(event.openings().count(), 1);
}

#[test]
fn a_draw_is_done_again_by_the_check() {
    let folder = TempDir::new().unwrap();
    let shipped = fs::read_to_string("tournaments/ballots.yaml").unwrap();
    let check = |text: &str| {
        fs::write(folder.path().join("e.yaml"), text).unwrap();
        let mut command = Command::cargo_bin("arbiter").unwrap();
        let output = command.current_dir(folder.path()).args(["event", "check", "e"]).output();
        String::from_utf8(output.unwrap().stdout).unwrap()
    };
    assert!(!check(&shipped).contains("opening-drawn"));
    let (head, rest) = shipped.split_once("{table: idf, number: ").unwrap();
    let (_, tail) = rest.split_once(',').unwrap();
    let other = check(&format!("{head}{{table: idf, number: I-1,{tail}"));
    assert!(other.contains("warning[opening-drawn]: round 1: I-1 does not follow from"), "{other}");
    // Later draws are checked against the line that was meant.
    assert_eq!(other.matches("opening-drawn").count(), 1, "{other}");
    let none = check(&format!("{head}{{table: idf, number: M-1,{tail}"));
    assert!(none.contains("round 1: M-1 was drawn from idf, which does not have it"), "{none}");
    let table = check(&shipped.replacen("{table: idf", "{table: ours.yaml", 1));
    assert!(table.contains("the table ours.yaml cannot be found; 1 opening was drawn"), "{table}");
    fs::write(folder.path().join("ours.yaml"), "schema: arbiter.openings/1\n").unwrap();
    let faulty = check(&shipped.replacen("{table: idf", "{table: ours.yaml", 1));
    assert!(faulty.contains("the table ours.yaml has errors; 1 opening was drawn"), "{faulty}");
    // A table misspelled everywhere is one mistake.
    let all = check(&shipped.replace("{table: idf", "{table: ifd"));
    assert_eq!(all.matches("the table ifd cannot be found").count(), 1, "{all}");
    assert_eq!(all.matches("opening-drawn").count(), 1, "{all}");
    // Removed and drawn again after a later round: the history shows what had been used.
    let (folder, _) = club();
    for line in ["--round 1 --called 0", "--round 2 --called 0"] {
        run(&folder, &format!("event draw club {line}"), 0);
    }
    run(&folder, "event draw club --round 1 --remove --reason wrong", 0);
    run(&folder, "event draw club --round 1 --called 100", 0);
    assert!(!run(&folder, "event check club", 0).contains("opening-drawn"));
    // Without the history, nobody can tell, and no draw is reported as wrong.
    fs::remove_dir_all(folder.path().join("tournaments/club.history")).unwrap();
    let said = run(&folder, "event check club", 0);
    assert!(!said.contains("does not follow"), "{said}");
    assert!(said.contains("without its history nobody can tell"), "{said}");
}

#[test]
fn openings_that_are_given_up_are_named() {
    let (folder, _) = club();
    let drawn = run(&folder, "event draw club --round 1 --called 5", 0);
    assert!(drawn.contains("VI-1"), "{drawn}");
    let again = run(&folder, "event draw club --round 1 --board 2 --called 6", 1);
    assert!(again.contains("--round 1 --board 2 --remove"), "{again}");
    run(&folder, "event result club --round 1 1=2-0,1-1", 0);
    let cleared = run(&folder, "event draw club --round 1 --remove --reason x", 0);
    assert!(cleared.contains("may be drawn again: idf VI-1, though its game has been played"));
    run(&folder, "event undo club 2", 0);
    run(&folder, "event unpair club", 0);
    run(&folder, "event draw club --round 2 --called 7", 0);
    let unpaired = run(&folder, "event unpair club", 0);
    assert!(unpaired.contains("may be drawn again: idf IX-1"), "{unpaired}");
    assert!(!unpaired.contains("played"), "{unpaired}");
}

#[test]
fn a_round_is_paired_and_its_opening_drawn_in_one_operation() {
    let folder = tempfile::tempdir().unwrap();
    typed(&folder, "event new ./k --system knockout --rules russian --seed 1", 0);
    for name in ["Alder", "Birch", "Cedar", "Dogwood"] {
        typed(&folder, &format!("event add ./k.yaml \"{name}, A\""), 0);
    }
    let path = folder.path().join("k.yaml");
    let before = std::fs::read_to_string(&path).unwrap();
    let said = typed(&folder, "event pair ./k.yaml --draw --dry-run", 0);
    assert!(said.contains("nothing was written"), "{said}");
    // The table is for other rules: neither step is carried out.
    typed(&folder, "event pair ./k.yaml --draw --table acf", 1);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), before);
    let said = typed(&folder, "event pair ./k.yaml --draw --per board", 0);
    assert!(said.contains("round 1: 2 boards") && said.matches("idf").count() >= 2, "{said}");
    typed(&folder, "event check ./k.yaml", 0);
    let said = typed(&folder, "event history ./k.yaml --lang nl", 0);
    assert!(said.contains("ronde 1"), "{said}");
    typed(&folder, "event undo ./k.yaml", 0);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), before);
}
