//! Tests of play-offs run with commands, and of final positions compared with results.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on panics")]

use std::fs;

use assert_cmd::Command;
use tempfile::TempDir;

/// Runs a command in a folder and returns what it prints on either stream.
pub(super) fn run(folder: &TempDir, words: &str, code: i32) -> String {
    let mut args = Vec::new();
    for (at, part) in words.split('"').enumerate() {
        match at % 2 {
            0 => args.extend(part.split_whitespace().map(str::to_owned)),
            _ => args.push(part.to_owned()),
        }
    }
    let mut command = Command::cargo_bin("arbiter").unwrap();
    let output = command.current_dir(folder.path()).args(&args).output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8(said).unwrap();
    assert_eq!(output.status.code(), Some(code), "{words}: {said}");
    said
}

/// Creates an event of `players` players, with its only round paired and these results entered.
fn paired(new: &str, players: usize) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    run(&folder, &format!("event new ./e {new} --seed 5"), 0);
    for name in ["Ash, Ada", "Bay, Bo", "Cay, Cy", "Day, Di"].iter().take(players) {
        run(&folder, &format!("event add ./e.yaml \"{name}\""), 0);
    }
    run(&folder, "event pair ./e.yaml", 0);
    folder
}

#[test]
fn a_play_off_of_a_level_match_lets_its_winner_go_on_and_is_undone_like_everything() {
    let folder = paired("--system knockout", 4);
    run(&folder, "event result ./e.yaml 1=2-0 2=1-1", 0);
    assert!(run(&folder, "event pair ./e.yaml", 1).contains("playoff"));
    run(&folder, "event playoff open ./e.yaml --board 1 --ladder ec2022", 1);
    run(&folder, "event set ./e.yaml ladder=ec2022", 0);
    let before = fs::read(folder.path().join("e.yaml")).unwrap();
    run(&folder, "event playoff open ./e.yaml --called 1", 0);
    run(&folder, "event playoff open ./e.yaml --called 1", 1);
    // While it is being played, nothing can be paired, and results after the deciding game are too
    // many.
    let said = run(&folder, "event pair ./e.yaml", 1);
    assert!(said.contains("playoff result") && !said.contains("event advance"), "{said}");
    let said = run(&folder, "event playoff result ./e.yaml 1-1 2-0 1-1", 1);
    assert!(said.contains("game 2 decides the play-off") && said.contains("too many"), "{said}");
    let said = run(&folder, "event playoff result ./e.yaml 1-1 2-0", 0);
    assert!(said.contains("advances"), "{said}");
    // The decision is final: nothing can follow it, and the result of the board stays level.
    run(&folder, "event playoff result ./e.yaml 1-1", 1);
    run(&folder, "event result ./e.yaml --round 1 2=2-0 --amend --reason \"read wrongly\"", 1);
    run(&folder, "event advance ./e.yaml 2 p9", 1);
    // With the result replaced, the play-off is level again and nobody advances.
    run(&folder, "event playoff result ./e.yaml --again 2 1-1 --reason \"read wrongly\"", 0);
    run(&folder, "event pair ./e.yaml", 1);
    run(&folder, "event playoff result ./e.yaml 0-2", 0);
    run(&folder, "event pair ./e.yaml", 0);
    run(&folder, "event undo ./e.yaml 5", 0);
    assert_eq!(fs::read(folder.path().join("e.yaml")).unwrap(), before);
}

#[test]
fn a_play_off_is_for_those_who_are_level_and_for_all_of_them() {
    let folder = paired("--system round-robin", 4);
    run(&folder, "event playoff open ./e.yaml --places 1 --ladder ec2022", 1);
    run(&folder, "event pair ./e.yaml --all", 0);
    for round in 1..=3 {
        run(&folder, &format!("event result ./e.yaml --round {round} 1=1-1 2=1-1"), 0);
    }
    assert!(run(&folder, "event playoff open ./e.yaml p1 p2 --ladder ec2022", 1).contains("p3"));
    run(&folder, "event playoff open ./e.yaml p4 p3 p2 p1 --by-hand --places 1 --ladder ec2022", 0);
    let said = run(&folder, "event playoff result ./e.yaml 2-0", 1);
    assert!(said.contains("p1:p3") || said.contains("p3:p1"), "{said}");
    run(&folder, "event playoff result ./e.yaml p4:p3=2-0 p3:p4=0-2 --place 1", 0);
    run(&folder, "event playoff result ./e.yaml p4:p3=2-0", 1);
    let json = run(&folder, "event playoff show ./e.yaml --format json", 0);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["playoffs"][0]["stages"][0]["games"], 2);
    assert_eq!(json["playoffs"][0]["over"], false);
    for form in ["csv", "md", "html", "text"] {
        assert!(
            !run(&folder, &format!("event playoff show ./e.yaml --format {form}"), 0).is_empty()
        );
    }
    assert!(run(&folder, "event check ./e.yaml", 0).contains("playoff-odd"));
}

#[test]
fn of_several_level_boards_one_is_named_by_its_number_or_its_players() {
    let folder = paired("--system knockout", 4);
    run(&folder, "event result ./e.yaml 1=1-1 2=1-1", 0);
    let said = run(&folder, "event playoff open ./e.yaml --ladder ec2022 --called 1", 1);
    assert!(said.contains("several boards") && said.contains("--board 1"), "{said}");
    // No places are shared before the boards are decided.
    run(&folder, "event playoff open ./e.yaml --places 1 --ladder ec2022 --called 1", 1);
    let said = run(&folder, "event playoff open ./e.yaml p1 p4 --ladder ec2022 --called 1", 0);
    assert!(said.contains("round 1, board 1"), "{said}");
    let said = run(&folder, "event playoff open ./e.yaml --ladder ec2022 --called 1", 0);
    assert!(said.contains("round 1, board 2"), "{said}");
    let said = run(&folder, "event playoff open ./e.yaml --ladder ec2022 --called 1", 1);
    assert!(said.contains("no board of round 1"), "{said}");
    // The players of a game determine which of two play-offs is meant.
    assert!(run(&folder, "event playoff result ./e.yaml 1-1", 1).contains("; round 1, board 2"));
    let said = run(&folder, "event playoff result ./e.yaml p2=win", 0);
    assert!(said.contains("Bay, Bo"), "{said}");
    let said = run(&folder, "event playoff result ./e.yaml p1=win --board 2", 1);
    assert!(said.contains("p1 Ash, Ada does not play in the play-off"), "{said}");
    assert!(run(&folder, "event playoff result ./e.yaml p9=win", 1).contains("p9"));
}

#[test]
fn who_went_on_by_a_play_off_stays_while_the_next_round_is_paired() {
    let folder = paired("--system knockout", 4);
    run(&folder, "event result ./e.yaml 1=2-0 2=1-1", 0);
    run(&folder, "event playoff open ./e.yaml p2 p3 --by-hand --ladder ec2022", 0);
    let said = run(&folder, "event advance ./e.yaml 2 p3", 1);
    assert!(said.contains("not over") && said.contains("--remove"), "{said}");
    run(&folder, "event playoff result ./e.yaml 2-0 1-1", 0);
    run(&folder, "event pair ./e.yaml", 0);
    let before = fs::read(folder.path().join("e.yaml")).unwrap();
    for words in [
        "event playoff result ./e.yaml --again 1 0-2 1-1 --reason \"read wrongly\"",
        "event playoff result ./e.yaml --again 2 2-0 --reason \"read wrongly\"",
        "event playoff open ./e.yaml --remove --reason \"not needed\"",
    ] {
        let said = run(&folder, words, 1);
        assert!(said.contains("round 2 is paired") && said.contains("unpair"), "{words}: {said}");
    }
    assert_eq!(fs::read(folder.path().join("e.yaml")).unwrap(), before);
    // The same winner with another score does not change the next round.
    run(&folder, "event playoff result ./e.yaml --again 1 1-1 0-2 --reason \"read wrongly\"", 0);
    let file = fs::read_to_string(folder.path().join("e.yaml")).unwrap();
    assert!(!run(&folder, "event check ./e.yaml", 0).contains("playoff-odd"));
    // A hand-written file in which the winner is not in the next round.
    let other = file.replace("advances: p2", "advances: p3");
    let other = other.replace("result: 0-2}", "result: 2-0}");
    assert_ne!(file, other);
    fs::write(folder.path().join("e.yaml"), other).unwrap();
    let said = run(&folder, "event check ./e.yaml", 0);
    assert!(said.contains("does not play in round 2"), "{said}");
    // Without a winner nobody advances.
    fs::write(folder.path().join("e.yaml"), file).unwrap();
    run(&folder, "event unpair ./e.yaml", 0);
    let said = run(&folder, "event playoff open ./e.yaml --remove --reason \"not needed\"", 0);
    assert!(said.contains("no longer advances"), "{said}");
}

#[test]
fn the_clocks_of_a_budget_follow_from_times_and_moves_that_there_can_be() {
    let folder = paired("--system knockout", 4);
    run(&folder, "event result ./e.yaml 1=2-0 2=1-1", 0);
    run(&folder, "event playoff open ./e.yaml p2 p3 --by-hand --ladder lehmann-georgiev", 0);
    let enter = |words: &str, code: i32| {
        run(&folder, &format!("event playoff result ./e.yaml {words}"), code)
    };
    for half in ["1-1 --used 7:10,9:05", "1-1 --moves 40,40"] {
        let said = enter(half, 1);
        assert!(said.contains("entered together") && said.contains("--moves 40,40"), "{said}");
    }
    let said = enter("1-1 --used 7:10,9:05 --moves 40,30", 1);
    assert!(said.contains("40 moves and Black 30: they move in turn"), "{said}");
    let said = enter("1-1 --used 7:10,70:10 --moves 49,50", 1);
    assert!(
        said.contains("p3 Cay, Cy cannot have used 1:10:10: with 50 moves there was 16:40"),
        "{said}"
    );
    // Accurate to the last second.
    enter("1-1 --used 16:20,16:21 --moves 40,40 --dry-run", 1);
    enter("1-1 --used 16:20,16:20 --moves 40,40 --dry-run", 0);
    assert!(enter("1-1 --used 8:10", 2).contains("not two times"));
    let said = enter("1-1 --used 7:10,9:05 --moves 40,40", 0);
    assert!(said.contains("clocks at 7:15 for White and 9:10 for Black"), "{said}");
    assert!(said.contains("game 2"), "{said}");
    // The second game is played with the colours of the first: this is reported, and the clocks are
    // right.
    let said = enter("p2:p3=1-1 --used 9:00,7:00 --moves 30,30", 0);
    assert!(said.contains("it was the turn of p3"), "{said}");
    assert!(said.contains("p2 Bay, Bo 1:10, p3 Cay, Cy 1:15"), "{said}");
    let said = enter("p2=draw", 0);
    assert!(said.contains("game 4") && said.contains("because game 3 has no times"), "{said}");
    assert!(run(&folder, "event playoff show ./e.yaml", 0).contains("because game 3 has no times"));
    enter("p2=win", 0);
    let said = run(&folder, "event playoff show ./e.yaml", 0);
    assert!(said.replace('\n', " ").contains("the 3 games before were level"), "{said}");
    let lot = run(&folder, "event playoff open ./e.yaml --board 1 --ladder ec2022 --called abc", 2);
    assert!(lot.contains("digits only"), "{lot}");
}

#[test]
fn a_play_off_that_goes_on_or_separates_nobody_is_told_where_it_matters() {
    let folder = paired("--system round-robin", 4);
    run(&folder, "event prize set ./e.yaml Main 600 200 cup --sharing hort", 0);
    run(&folder, "event pair ./e.yaml --all", 0);
    for round in 1..=3 {
        run(&folder, &format!("event result ./e.yaml --round {round} 1=1-1 2=1-1"), 0);
    }
    // Everybody is level: Hort would award half of each prize by place, but nothing separates the
    // players.
    let json = |words: &str| -> serde_json::Value {
        serde_json::from_str(&run(&folder, &format!("{words} --format json"), 0)).unwrap()
    };
    let prizes = json("event prize show ./e.yaml");
    let money = |prizes: &serde_json::Value| -> Vec<u64> {
        let winners = prizes["lists"][0]["winners"].as_array().unwrap();
        winners.iter().map(|one| one["money"].as_u64().unwrap()).collect()
    };
    assert_eq!(money(&prizes), [20_000; 4]);
    assert!(prizes["open_playoffs"].as_array().unwrap().is_empty());
    let said = run(&folder, "event prize show ./e.yaml", 0).replace('\n', " ");
    assert!(said.contains("nothing decides which of") && !said.contains("not final"), "{said}");
    let receipts = run(&folder, "event prize show ./e.yaml --receipts", 0);
    assert!(receipts.contains("Signature") && !receipts.contains("Draft"), "{receipts}");
    run(&folder, "event playoff open ./e.yaml --places 1-4 --ladder ec2022 --called 1", 0);
    assert_eq!(json("event prize show ./e.yaml")["open_playoffs"][0]["place"], 1);
    for words in ["event prize show ./e.yaml", "event prize show ./e.yaml --explain p1"] {
        let said = run(&folder, words, 0).replace('\n', " ");
        assert!(said.contains("not final ") && said.contains("is not over"), "{said}");
        assert!(!said.contains("after round 3"), "{said}");
    }
    let receipts = run(&folder, "event prize show ./e.yaml --receipts", 0);
    assert!(receipts.contains("Draft") && !receipts.contains("Signature"), "{receipts}");
    let amended = "event result ./e.yaml --round 3 1=2-0 --amend --reason \"read wrongly\"";
    let said = run(&folder, amended, 0);
    assert!(said.contains("separates nobody"), "{said}");
    // It is reported once.
    let amended = amended.replace("2-0", "0-2");
    assert!(!run(&folder, &amended, 0).contains("separates nobody"));
}

#[test]
fn the_games_of_a_play_off_are_in_the_pdn_and_are_no_games_of_the_round() {
    let folder = paired("--system knockout", 4);
    run(&folder, "event result ./e.yaml 1=2-0 2=1-1", 0);
    run(&folder, "event playoff open ./e.yaml p2 p3 --by-hand --ladder ec2022", 0);
    run(&folder, "event playoff result ./e.yaml 1-1 0-2", 0);
    let pdn = run(&folder, "event pdn ./e.yaml", 0);
    for tags in [
        "[Stage \"play-off, round 1, board 2, blitz, game 1\"]",
        "[Stage \"play-off, round 1, board 2, blitz, game 2\"]",
    ] {
        assert_eq!(pdn.matches(tags).count(), 1, "{pdn}");
    }
    assert_eq!(pdn.matches("[Round \"1\"]").count(), 4, "{pdn}");
    // When read back, they are not compared with a board, whose result differs from theirs.
    let played = pdn.replace("\n\n1-1", "\n\n1. 32-28 1-1").replace("\n\n0-2", "\n\n1. 32-28 0-2");
    fs::write(folder.path().join("all.pdn"), played).unwrap();
    let said = run(&folder, "event games ./e.yaml 1 all.pdn --dry-run --format json", 0);
    let said: serde_json::Value = serde_json::from_str(&said).unwrap();
    let record = |at: usize| said["games"][at]["record"].as_str().unwrap_or_default().to_owned();
    assert_eq!([record(0), record(1)], ["all.pdn#1", "all.pdn#2"], "{said:#}");
    assert!(said["surplus"].as_array().unwrap().is_empty(), "{said:#}");
}

#[test]
fn who_went_on_to_a_stage_by_a_play_off_stays_once_it_has_begun() {
    let folder = paired("--system round-robin", 4);
    run(&folder, "event stage add ./e.yaml final --system match --games 2 --places 1-2", 0);
    let mut round = 1;
    while round < 4 {
        run(&folder, &format!("event result ./e.yaml --round {round} 1=1-1 2=1-1"), 0);
        round += 1;
        if round < 4 {
            run(&folder, "event pair ./e.yaml", 0);
        }
    }
    let said = run(&folder, "event pair ./e.yaml", 1);
    assert!(said.contains("arbiter event playoff open ./e.yaml"), "{said}");
    run(
        &folder,
        "event playoff open ./e.yaml p1 p2 p3 p4 --by-hand --places 1-2 --ladder ec2022",
        0,
    );
    let first = "p1:p2=2-0 p3:p4=2-0 p3:p1=1-1 p1:p4=2-0 p2:p3=1-1 p4:p2=0-2";
    let second = "p2:p1=0-2 p1:p3=2-0 p4:p1=0-2 p3:p2=0-2 p2:p4=2-0";
    let said =
        run(&folder, &format!("event playoff result ./e.yaml {first} {second} p4:p3=0-2"), 0);
    assert!(!said.contains("it was the turn of"), "{said}");
    assert!(
        run(&folder, "event pair ./e.yaml", 0).contains("final begins: p1 Ash, Ada; p2 Bay, Bo")
    );
    let before = fs::read(folder.path().join("e.yaml")).unwrap();
    for words in [
        "event playoff result ./e.yaml --again 10 p3:p2=2-0 p2:p4=2-0 p4:p3=0-2 --reason slip",
        "event playoff result ./e.yaml --again 12 --reason slip p4:p3=1-1 p2=win",
        "event playoff open ./e.yaml --remove --reason slip",
    ] {
        run(&folder, words, 1);
        assert_eq!(fs::read(folder.path().join("e.yaml")).unwrap(), before, "{words}");
    }
    assert!(
        run(&folder, "event playoff open ./e.yaml --remove --reason slip", 1).contains("has begun")
    );
    // The same order with another score.
    run(&folder, "event playoff result ./e.yaml --again 12 p4:p3=1-1 --reason slip", 0);
    // A removed round takes its play-off with it, and the command reports it.
    run(&folder, "event unpair ./e.yaml", 0);
    let said = run(&folder, "event unpair ./e.yaml --force", 0);
    assert!(said.contains("play-off removed, places 1 to 2"), "{said}");
}

#[test]
fn who_went_out_of_a_knockout_together_shares_whatever_the_points() {
    let folder = paired("--system knockout", 4);
    run(&folder, "event prize set ./e.yaml Main 100 60 40 --sharing equal", 0);
    // One of the losers drew first and therefore has a point.
    run(&folder, "event result ./e.yaml 1=2-0 2=1-1", 0);
    run(&folder, "event playoff open ./e.yaml p2 p3 --by-hand --ladder ec2022", 0);
    run(&folder, "event playoff result ./e.yaml 2-0 1-1", 0);
    let said = run(&folder, "event player ./e.yaml p2", 0).replace('\n', " ");
    assert!(said.contains("After play-off, round 1, board 2 (blitz): Bay, Bo 3"), "{said}");
    run(&folder, "event pair ./e.yaml", 0);
    // Those eliminated earlier have their places, although the final is level and not yet decided.
    run(&folder, "event result ./e.yaml 1=1-1", 0);
    run(&folder, "event playoff open ./e.yaml --places 1 --ladder ec2022 --dry-run", 1);
    let said = run(&folder, "event playoff open ./e.yaml --places 3 --ladder ec2022 --dry-run", 0);
    assert!(said.contains("play-off, place 3"), "{said}");
    run(&folder, "event result ./e.yaml 1=2-0 --amend --reason slip", 0);
    // The standings give the reason: each play-off once, at the last board of a player.
    let said = run(&folder, "event standings ./e.yaml --format json", 0);
    let standings: serde_json::Value = serde_json::from_str(&said).unwrap();
    let rows = standings["tables"][0]["rows"].as_array().unwrap();
    let after = |id: &str| {
        let row = rows.iter().find(|row| row["player"]["id"] == id).unwrap();
        row["after_playoff"]["points"].clone()
    };
    assert_eq!(after("p3"), 1, "{said}");
    assert!(after("p2").is_null() && after("p1").is_null(), "{said}");
    let said = run(&folder, "event standings ./e.yaml", 0);
    assert!(said.lines().any(|line| line.ends_with("Play-off")), "{said}");
    assert_eq!(said.matches("After play-off, round 1, board 2 (blitz)").count(), 1, "{said}");
    let prizes = run(&folder, "event prize show ./e.yaml --format json", 0);
    let prizes: serde_json::Value = serde_json::from_str(&prizes).unwrap();
    let winners = prizes["lists"][0]["winners"].as_array().unwrap();
    let money: Vec<u64> = winners.iter().map(|one| one["money"].as_u64().unwrap()).collect();
    assert_eq!(money, [10_000, 6_000, 2_000, 2_000]);
}

#[test]
fn a_place_that_no_teams_share_is_not_played_off() {
    let folder = tempfile::tempdir().unwrap();
    fs::copy("tournaments/team-cup.yaml", folder.path().join("e.yaml")).unwrap();
    let said = run(&folder, "event playoff open ./e.yaml --places 1 --ladder ec2022", 1);
    assert!(said.contains("nobody shares place 1"), "{said}");
}

#[test]
fn a_final_position_is_held_against_the_result() {
    let folder = paired("--system round-robin --scoring delft", 2);
    let game = |result: &str| {
        format!(
            "[White \"Ash, Ada\"]\n[Black \"Bay, Bo\"]\n[Result \"{result}\"]\n\
             [FEN \"W:W31,32,33,K47:B5,12\"]\n\n1. 32-28 12-17 {result}\n"
        )
    };
    // Five against two, with a king counting as two: a difference of three.
    for (result, found) in [("5-5", true), ("8-2", false), ("12-0", false), ("2-8", true)] {
        fs::write(folder.path().join("g.pdn"), game(result)).unwrap();
        let said =
            run(&folder, "event games ./e.yaml 1 g.pdn --dry-run --format json", i32::from(found));
        let said: serde_json::Value = serde_json::from_str(&said).unwrap();
        let kinds: Vec<&str> = said["games"][0]["disagreements"]
            .as_array()
            .unwrap()
            .iter()
            .filter_map(|one| one["kind"].as_str())
            .collect();
        assert_eq!(kinds.contains(&"count-differs"), found, "{result}: {kinds:?}");
        assert!(said["games"][0]["after"].is_string(), "{said}");
    }
    let report = run(&folder, "event federation-report ./e.yaml", 0);
    assert!(report.contains("Points: 12-0, 9-1, 8-2, 7-3, 6-4, 5-5\n"), "{report}");
    run(&folder, "event federation-report ./e.yaml --format csv --norms missing.yaml", 2);
}

#[test]
fn a_play_off_is_for_the_places_that_its_players_share() {
    let folder = paired("--system round-robin", 4);
    run(&folder, "event pair ./e.yaml --all", 0);
    for round in 1..=3 {
        run(&folder, &format!("event result ./e.yaml --round {round} 1=1-1 2=1-1"), 0);
    }
    run(&folder, "event playoff open ./e.yaml p4 p3 p2 p1 --by-hand --places 1 --ladder ec2022", 0);
    let path = folder.path().join("e.yaml");
    let text = fs::read_to_string(&path).unwrap();
    assert!(!run(&folder, "event check ./e.yaml", 0).contains("share places"));
    for (place, of) in [("place: 7, to: 9", "places 7 to 9"), ("place: 1, to: 6", "places 1 to 6")]
    {
        let (head, rest) = text.split_once("place: 1").unwrap();
        let rest = rest.split_once(",").unwrap().1;
        let rest = rest.trim_start().strip_prefix("to: 1,").unwrap_or(rest);
        fs::write(&path, format!("{head}{place},{rest}")).unwrap();
        let said = run(&folder, "event check ./e.yaml", 0);
        let what = format!("the play-off is for {of}, and its players share places 1 to 4");
        assert!(said.contains(&what), "{said}");
    }
}

#[test]
fn of_several_games_that_can_be_played_each_is_said_with_its_own_clocks() {
    let folder = paired("--system round-robin", 3);
    run(&folder, "event pair ./e.yaml --all", 0);
    for round in 1..=3 {
        run(&folder, &format!("event result ./e.yaml --round {round} 1=1-1"), 0);
    }
    let ids = "p1 p2 p3 --by-hand";
    run(&folder, &format!("event playoff open ./e.yaml {ids} --ladder lehmann-georgiev-10"), 0);
    let said = run(&folder, "event playoff show ./e.yaml", 0);
    assert_eq!(said.matches("Next: Lehmann-Georgiev, 10 min and 2 s a move").count(), 1, "{said}");
    let used = "--used 3:00,5:00 --moves 30,30";
    run(&folder, &format!("event playoff result ./e.yaml p1:p2=1-1 {used}"), 0);
    let said = run(&folder, "event playoff show ./e.yaml", 0).replace('\n', " ");
    for next in [
        "Next: Lehmann-Georgiev, Cay, Cy - Ash, Ada, clocks at 10:00 for White and 8:00 for Black",
        "Next: Lehmann-Georgiev, Bay, Bo - Cay, Cy, clocks at 6:00 for White and 10:00 for Black",
    ] {
        assert!(said.contains(next), "{said}");
    }
    let said = run(&folder, "event playoff open ./e.yaml --remove --reason x", 0);
    assert!(said.contains("play-off removed"), "{said}");
    let said = run(&folder, "event playoff open ./e.yaml p1 p2 --ladder ec2022", 1);
    assert!(said.contains("level with them, too: p3; name all who are"), "{said}");
    // The event itself does not use the ladder: a level game is a draw, and the place is shared.
    let said = run(&folder, "event playoff open ./e.yaml --ladder world-cup-2017", 0);
    assert!(
        said.contains("play-off, places 1 to 3") || said.contains("play-off, place 1"),
        "{said}"
    );
}

#[test]
fn a_match_by_a_ladder_has_its_points_in_the_table_and_opens_its_level_round() {
    let folder = paired("--system match --games 3", 2);
    let none = run(&folder, "event playoff result ./e.yaml 1-1 --round 1", 1);
    assert!(none.contains("--places 1 --ladder NAME opens one"), "{none}");
    run(&folder, "event set ./e.yaml ladder=wtm2020", 0);
    run(&folder, "event pair ./e.yaml --all", 0);
    run(&folder, "event result ./e.yaml --round 1 1=2-0", 0);
    run(&folder, "event result ./e.yaml --round 2 1=1-1", 0);
    let open = run(&folder, "event crosstable ./e.yaml", 0);
    assert!(open.contains("w12  b1*") && open.contains("*: not finished"), "{open}");
    let none = run(&folder, "event playoff result ./e.yaml 1-1 --round 2", 1);
    assert!(
        none.contains("event playoff open ./e.yaml --round 2 --board 1 --ladder NAME"),
        "{none}"
    );
    // The rounds are paired in advance, and the second is the level one.
    let opened = run(&folder, "event playoff open ./e.yaml", 0);
    assert!(opened.contains("play-off, round 2, board 1, by wtm2020"), "{opened}");
    run(&folder, "event playoff result ./e.yaml 1-1 p2=win", 0);
    let said = run(&folder, "event crosstable ./e.yaml", 0);
    assert!(said.contains("w12  b5") && said.contains("b0  w7"), "{said}");
    assert!(
        said.contains("points by World title match of 2020, nine rounds.") && !said.contains('*'),
        "{said}"
    );
    let said = run(&folder, "event playoff open ./e.yaml", 1);
    assert!(said.contains("1 board has no result yet") || said.contains("a board has"), "{said}");
}

#[test]
fn a_bracket_has_the_points_of_play_offs_and_standings_name_them_by_board() {
    let folder = paired("--system knockout", 4);
    run(&folder, "event result ./e.yaml 1=1-1 2=1-1", 0);
    let open = |board: u16| format!("event playoff open ./e.yaml --board {board} --ladder ec2022");
    run(&folder, &open(1), 0);
    run(&folder, &open(2), 0);
    assert!(!run(&folder, "event bracket ./e.yaml", 0).contains('('));
    run(&folder, "event playoff result ./e.yaml --board 1 p4=win p4=win", 0);
    run(&folder, "event playoff result ./e.yaml --board 2 p2=win 1-1", 0);
    let said = run(&folder, "event bracket ./e.yaml", 0);
    for seat in ["Ash, Ada 1 (0)", "Day, Di 1 (4)", "Bay, Bo 1 (3)", "Cay, Cy 1 (1)"] {
        assert!(said.contains(seat), "{seat}: {said}");
    }
    let said = run(&folder, "event standings ./e.yaml", 0);
    let at = |board: &str| said.find(board).unwrap();
    assert!(at("round 1, board 1") < at("round 1, board 2"), "{said}");
}

#[test]
fn a_thing_for_which_lots_are_drawn_is_given_to_nobody() {
    let folder = paired("--system round-robin", 4);
    run(&folder, "event pair ./e.yaml --all", 0);
    for round in 1..=3 {
        run(&folder, &format!("event result ./e.yaml --round {round} 1=1-1 2=1-1"), 0);
    }
    run(&folder, "event prize set ./e.yaml Main 100 60 --sharing equal", 0);
    run(&folder, "event prize set ./e.yaml Cup cup --one-prize in-each", 0);
    run(&folder, "event prize set ./e.yaml Books book book book book", 0);
    let said = run(&folder, "event prize show ./e.yaml", 0);
    assert_eq!(said.matches("lot: cup").count(), 4, "{said}");
    // Everybody gets a book, so no lots are drawn for it.
    assert!(said.matches("book").count() == 4 && said.contains("draw lots"), "{said}");
    let said = run(&folder, "event prize show ./e.yaml --explain p1", 0);
    assert!(said.contains("Main: gets EUR 40.00") && said.contains("Books: gets book"), "{said}");
    assert!(said.contains("Cup: draws lots with Bay, Bo; Cay, Cy; Day, Di for cup"), "{said}");
    let said = run(&folder, "event prize show ./e.yaml --receipts", 0);
    assert_eq!(said.matches("cup").count(), 1, "{said}");
    assert!(said.contains("by lot: one of Ash, Ada; Bay, Bo; Cay, Cy; Day, Di"), "{said}");
    let said = run(&folder, "event prize show ./e.yaml --format csv", 0);
    assert!(said.contains("Cup,1-4,p1,\"Ash, Ada\",lot: cup,0.00,EUR,"), "{said}");
    assert_eq!(said.matches("lot: cup").count(), 4, "{said}");
    let said = run(&folder, "event prize show ./e.yaml --format json", 0);
    let said: serde_json::Value = serde_json::from_str(&said).unwrap();
    let among = |list: usize| said["lists"][list]["winners"][0]["lot_among"].to_string();
    assert_eq!([among(1), among(2)], [r#"["p1","p2","p3","p4"]"#, "[]"], "{said:#}");
}

#[test]
fn a_bracket_is_not_paired_on_if_a_number_is_nobodys() {
    let text = "schema: arbiter.event/1\nname: Cup\nsystem: {kind: knockout, seed: 1}\nplayers:\n\
         \x20 - {id: a, name: Alder, number: 1}\n  - {id: b, name: Birch, number: 2}\n\
         \x20 - {id: c, name: Cedar, number: 4}\n  - {id: d, name: Dogwood, number: 5}\n\
         rounds:\n  - round: 1\n    boards:\n\
         \x20     - {board: 1, white: a, black: d, result: 2-0}\n\
         \x20     - {board: 2, white: b, black: c, result: 2-0}\n";
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("cup.yaml"), text).unwrap();
    let said = run(&folder, "event pair ./cup.yaml", 1);
    assert!(said.contains("the pairing numbers go to 5, but the event has 4 players"), "{said}");
    assert_eq!(fs::read_to_string(folder.path().join("cup.yaml")).unwrap(), text);
}

#[test]
fn a_drawn_game_of_a_sudden_death_is_won_by_the_colour_that_the_ladder_names() {
    let folder = tempfile::tempdir().unwrap();
    run(&folder, "event new ./k --system knockout --seed 1", 0);
    for name in ["Alder", "Birch"] {
        run(&folder, &format!("event add ./k.yaml \"{name}, A\""), 0);
    }
    let path = folder.path().join("k.yaml");
    let with = |ladder: &str| {
        let text = std::fs::read_to_string(&path).unwrap();
        let text = text.split("ladders:").next().unwrap().to_owned();
        std::fs::write(&path, format!("{text}ladders:\n{ladder}ladder: club\n")).unwrap();
    };
    // `draw_wins` is only allowed in a single game.
    with("  - {name: club, stages: [{stage: rapid, games: 2, draw_wins: black}]}\n");
    let said = run(&folder, "event check ./k.yaml", 2);
    assert!(said.contains("a draw wins only in a stage"), "{said}");
    with("  - {name: club, stages: [{stage: rapid}, {stage: sudden-death, draw_wins: black}]}\n");
    run(&folder, "event pair ./k.yaml", 0);
    run(&folder, "event result ./k.yaml 1=1-1", 0);
    run(&folder, "event playoff open ./k.yaml --called 0", 0);
    run(&folder, "event playoff result ./k.yaml 1-1", 0);
    let said = run(&folder, "event playoff result ./k.yaml 1-1", 0);
    let black = said.lines().next().unwrap().split(" - ").nth(1).unwrap();
    let black = black.trim_end_matches(" 1-1");
    assert!(said.contains(&format!("{black} wins the play-off")), "{said}");
}

#[test]
fn black_has_a_time_of_its_own_in_a_stage_and_the_sheet_says_so() {
    let folder = paired("--system round-robin", 2);
    let path = folder.path().join("e.yaml");
    run(&folder, "event result ./e.yaml 1=1-1", 0);
    let with = |clock: &str| {
        let text = std::fs::read_to_string(&path).unwrap();
        let text = text.split("ladders:").next().unwrap().to_owned();
        let stage = format!("{{stage: sudden-death, draw_wins: black, clock: {clock}}}");
        let ladder =
            format!("ladders:\n  - {{name: club, title: Club final, stages: [{stage}]}}\n");
        std::fs::write(&path, text + &ladder).unwrap();
    };
    with("{minutes: 5, black: 4, carried: true}");
    let said = run(&folder, "event check ./e.yaml", 2);
    assert!(said.contains("Black has a time of its own only where each game"), "{said}");
    with("{minutes: 5, black: 4, increment: 2}");
    run(&folder, "event playoff open ./e.yaml --ladder club --by-hand p1 p2", 0);
    let said = run(&folder, "event playoff show ./e.yaml", 0);
    let clock = "5 min for White and 4 min for Black and 2 s a move";
    assert!(said.contains(clock) && said.contains("Rules: Club final."), "{said}");
    let long = "event playoff result ./e.yaml 1-1 --used 4:50,4:50 --moves 5,5";
    let said = run(&folder, long, 1);
    assert!(said.contains("there was 4:10"), "{said}");
    run(&folder, "event playoff result ./e.yaml 1-1 --used 4:50,4:00 --moves 5,5", 0);
    let said = run(&folder, "event playoff show ./e.yaml", 0);
    assert!(said.contains("0:20") && said.contains("0:10"), "{said}");
}

#[test]
fn the_rules_and_the_stages_of_a_play_off_are_named_in_the_language_of_the_sheet() {
    let folder = paired("--system round-robin", 2);
    run(&folder, "event result ./e.yaml 1=1-1", 0);
    run(&folder, "event playoff open ./e.yaml --ladder lehmann-georgiev --by-hand p1 p2", 0);
    for (language, title, stage) in [
        ("en", "Rules: Lehmann-Georgiev, 15 minutes", "Next: Lehmann-Georgiev"),
        ("nl", "Regels: Lehmann-Georgiev, 15 minuten", "Nu: Lehmann-Georgiev"),
        ("ru", "Правила: Lehmann-Georgiev", "Далее: Леман-Георгиев"),
    ] {
        let said = run(&folder, &format!("event playoff show ./e.yaml --lang {language}"), 0);
        assert!(said.contains(title) && said.contains(stage), "{said}");
        assert!(!said.contains("lehmann-georgiev"), "{said}");
    }
}
