//! Tests of records validated against the openings drawn for their boards.

use std::fs;

use assert_cmd::Command;

use super::openings::{club, run};

#[test]
fn records_are_validated_against_the_openings_of_an_event() {
    let (folder, file) = club();
    run(&folder, "event draw club --round 1 I-2", 0);
    run(&folder, "event draw club --round 2 --board 1 I-4", 0);
    let event = file.read().unwrap();
    let name = |id: &draughts_arbiter::event::PlayerId| event.player(id).unwrap().name.clone();
    let game = |round: usize, board: usize, tags: &str, moves: &str| {
        let board = &event.rounds[round - 1].boards[board - 1];
        let (white, black) = (name(&board.white), name(&board.black));
        format!("[White \"{white}\"]\n[Black \"{black}\"]\n{tags}[Result \"*\"]\n\n{moves} *\n\n")
    };
    let round = |round: usize| format!("[Round \"{round}\"]\n");
    let stranger = "[White \"Nobody\"]\n[Black \"No One\"]\n[Result \"*\"]\n\n1. c3-d4 *\n\n";
    let pdn = [
        game(1, 1, &round(1), "1. a3-b4 b6-a5 2. c3-d4"),
        game(1, 2, &round(1), "1. a3-b4 b6-c5 2. c3-d4"),
        // The round is not named, but these two meet only once.
        game(2, 1, "", "1. c3-d4 d6-c5"),
        game(2, 2, &round(2), "1. c3-d4 d6-c5"),
        game(1, 2, &format!("{}[Stage \"play-off 1\"]\n", round(1)), "1. c3-d4 d6-c5"),
        game(1, 2, &round(1), ""),
        game(1, 2, &round(3), "1. c3-d4 d6-c5"),
        stranger.to_owned(),
    ];
    fs::write(folder.path().join("all.pdn"), pdn.concat()).unwrap();
    let validated = |line: &str, code: i32| {
        let mut command = Command::cargo_bin("arbiter").unwrap();
        let words = line.split(' ');
        let output = command.current_dir(folder.path()).args(words).output().unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        let (out, error) = (text(output.stdout), text(output.stderr));
        assert_eq!(output.status.code(), Some(code), "{line}\n{out}\n{error}");
        (out, error)
    };
    let (said, counted) = validated("validate --event club all.pdn --format concise", 1);
    let found: Vec<&str> = said.lines().filter(|line| line.contains("opening-differs")).collect();
    assert_eq!(found.len(), 2, "{said}");
    for (line, what) in found.iter().zip([
        "the game does not begin with idf I-2, which was drawn for board 2 of round 1",
        "the game does not begin with idf I-4, which was drawn for board 1 of round 2",
    ]) {
        assert!(line.contains(what), "{line}");
    }
    assert!(counted.contains("2 irregularities"), "{counted}");
    assert!(counted.contains("2 games belong to no board of the event"), "{counted}");
    // The rules are those of the event and need not be guessed.
    assert!(!said.contains("rules-guessed"), "{said}");
    let (said, _) = validated("--lang nl validate --event club all.pdn", 1);
    assert!(said.contains("dat voor bord 2 van ronde 1 geloot is"), "{said}");
    let (said, _) = validated("validate --event club all.pdn --format json", 1);
    assert_eq!(said.matches("\"opening-differs\"").count(), 2, "{said}");
    let (_, error) = validated("validate --event club --shard 1/2 --format jsonl all.pdn", 2);
    assert!(error.contains("--event"), "{error}");
    // Without the table used for the draw, nothing is confirmed.
    fs::write(
        folder.path().join("tournaments/club.yaml"),
        fs::read_to_string(folder.path().join("tournaments/club.yaml"))
            .unwrap()
            .replace("table: idf", "table: gone.yaml"),
    )
    .unwrap();
    validated("validate --event club all.pdn", 2);
}

#[test]
fn the_rules_and_the_time_control_are_those_of_the_event() {
    let folder = tempfile::tempdir().unwrap();
    let kings = "[FEN \"W:WK29,K30,K31:BK1\"]\n\n1. 31-26 1-5 2. 26-22 5-1 3. 22-17 1-5 4. 17-21 5-1 \
                 5. 30-26 1-5 6. 26-22 5-1 7. 22-17 1-5 8. 29-25 5-1 9. 25-22 1-5 10. 22-26 5-1 \
                 11. 26-30 1-5 12. 17-22 5-1 13. 22-26 1-5 14. 21-17 5-1 15. 17-21 1-5 *\n";
    fs::write(folder.path().join("g.pdn"), kings).unwrap();
    for (control, drawn) in [("", true), ("time_control: 5+3\n", false)] {
        let event = format!(
            "schema: arbiter.event/1\nname: X\nsystem: {{kind: swiss, rounds: 5}}\n\
             rules: russian\n{control}players: []\n"
        );
        fs::write(folder.path().join("e.yaml"), event).unwrap();
        let mut command = Command::cargo_bin("arbiter").unwrap();
        let words = ["validate", "--event", "./e.yaml", "g.pdn", "--format", "concise"];
        let output = command.current_dir(folder.path()).args(words).output().unwrap();
        let said = String::from_utf8(output.stdout).unwrap();
        assert_eq!(said.contains("the laws give 1/2-1/2"), drawn, "{control}: {said}");
    }
}
