//! Tests of results corrected or cleared after later rounds were paired, and of prizes that depend
//! on an unknown day of birth.

use draughts_arbiter::acts::{Act, EnterResults, PairRound, ResultReason};
use draughts_arbiter::app::event::apply;
use draughts_arbiter::event::{self, Event, Round};
use draughts_arbiter::event_report::TrfCheck;
use draughts_arbiter::event_report::event::{check_pairings, trf_text};
use draughts_arbiter::swiss::system;
use draughts_arbiter::trf;
use proptest::prelude::*;

use crate::playoffs::run;

/// Creates a knockout of eight players in which p1 to p4 won round 1 and round 2 is paired, then
/// amends p1's win to a loss.
fn amended() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    run(&folder, "event new ./e --system knockout --seed 1", 0);
    for letter in 'A'..='H' {
        run(&folder, &format!("event add ./e.yaml \"{letter}, a\""), 0);
    }
    run(&folder, "event pair ./e.yaml", 0);
    run(&folder, "event result ./e.yaml p1=win p2=win p3=win p4=win", 0);
    run(&folder, "event pair ./e.yaml", 0);
    let said = run(&folder, "event result ./e.yaml --round 1 p1=loss --amend --reason slip", 0);
    assert!(said.contains("round 2"), "{said}");
    folder
}

/// Returns the players of the last round.
fn last(folder: &tempfile::TempDir) -> Vec<String> {
    let event = read(folder);
    let mut all: Vec<String> =
        event.rounds.last().unwrap().players().map(ToString::to_string).collect();
    all.sort();
    all
}

fn read(folder: &tempfile::TempDir) -> Event {
    let text = std::fs::read_to_string(folder.path().join("e.yaml")).unwrap();
    event::read("e.yaml", &text).unwrap()
}

/// Returns p1's board in round 2.
fn board(folder: &tempfile::TempDir) -> u16 {
    read(folder).rounds[1].board_of(&"p1".parse().unwrap()).unwrap().board
}

#[test]
fn who_won_the_match_that_was_played_goes_on_whatever_was_amended_before() {
    let folder = amended();
    run(&folder, "event result ./e.yaml p1=win p2=win", 0);
    run(&folder, "event pair ./e.yaml", 0);
    assert_eq!(last(&folder), ["p1", "p2"]);
    let folder = amended();
    run(&folder, "event result ./e.yaml p1=loss p2=win", 0);
    run(&folder, "event pair ./e.yaml", 0);
    assert_eq!(last(&folder), ["p2", "p4"]);
}

#[test]
fn a_level_match_waits_for_a_decision_after_an_amended_round_too() {
    let folder = amended();
    run(&folder, "event result ./e.yaml p1=draw p2=win", 0);
    let said = run(&folder, "event pair ./e.yaml", 1);
    assert!(said.contains("round 2") && said.contains("level"), "{said}");
    run(&folder, &format!("event advance ./e.yaml {} p1", board(&folder)), 0);
    run(&folder, "event pair ./e.yaml", 0);
    assert_eq!(last(&folder), ["p1", "p2"]);

    let folder = amended();
    run(&folder, "event result ./e.yaml p1=draw p2=win", 0);
    run(&folder, "event set ./e.yaml ladder=ec2022", 0);
    run(&folder, &format!("event playoff open ./e.yaml --board {}", board(&folder)), 0);
    run(&folder, "event playoff result ./e.yaml p4=win p4=win", 0);
    run(&folder, "event pair ./e.yaml", 0);
    assert_eq!(last(&folder), ["p2", "p4"]);
}

#[test]
fn a_result_that_was_amended_to_level_does_not_hold_up_the_final() {
    let folder = amended();
    run(&folder, "event result ./e.yaml --round 1 p1=draw --amend --reason again", 0);
    run(&folder, "event result ./e.yaml p1=win p2=win", 0);
    run(&folder, "event pair ./e.yaml", 0);
    assert_eq!(last(&folder), ["p1", "p2"]);
}

#[test]
fn who_won_a_match_between_exchanged_players_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    run(&folder, "event new ./e --system knockout --seed 1", 0);
    for letter in 'A'..='H' {
        run(&folder, &format!("event add ./e.yaml \"{letter}, a\""), 0);
    }
    run(&folder, "event pair ./e.yaml", 0);
    run(&folder, "event result ./e.yaml p1=win p2=win p3=win p4=win", 0);
    run(&folder, "event pair ./e.yaml", 0);
    run(&folder, "event swap ./e.yaml p4 p3 --reason \"by order of the board\" --force", 0);
    // The boards are p1 - p3 and p2 - p4.
    run(&folder, "event result ./e.yaml p3=win p4=win", 0);
    run(&folder, "event pair ./e.yaml", 0);
    assert_eq!(last(&folder), ["p3", "p4"]);
    run(&folder, "event result ./e.yaml p4=win", 0);
    let said = run(&folder, "event pair ./e.yaml", 1);
    assert!(said.contains("D, a"), "{said}");
}

#[test]
fn a_result_that_was_cleared_in_an_earlier_round_of_a_knockout_is_asked_for() {
    let folder = amended();
    run(&folder, "event result ./e.yaml --round 1 p1=clear --reason slip", 0);
    run(&folder, "event result ./e.yaml --round 2 p1=win p2=win", 0);
    let said = run(&folder, "event pair ./e.yaml", 1);
    assert!(said.contains("results of round 1 are missing"), "{said}");
    run(&folder, "event result ./e.yaml --round 1 p1=win", 0);
    run(&folder, "event pair ./e.yaml", 0);
    assert_eq!(last(&folder), ["p1", "p2"]);
}

#[test]
fn the_team_that_won_its_match_goes_on_whatever_was_amended_before() {
    let folder = tempfile::tempdir().unwrap();
    run(&folder, "event new ./e --teams --boards 1 --system knockout --seed 1", 0);
    for letter in 'A'..='H' {
        run(&folder, &format!("event team add ./e.yaml {letter}"), 0);
        run(&folder, &format!("event add ./e.yaml \"{letter}, a\" --team {letter}"), 0);
    }
    run(&folder, "event pair ./e.yaml", 0);
    let event = read(&folder);
    let white: Vec<bool> =
        event.rounds[0].matches.iter().map(|one| one.home.as_str() < one.away.as_str()).collect();
    for (number, first) in (1..).zip(white) {
        let score = if first { "2-0" } else { "0-2" };
        run(&folder, &format!("event match ./e.yaml {number} --score {score}"), 0);
    }
    run(&folder, "event pair ./e.yaml", 0);
    let mut text = std::fs::read_to_string(folder.path().join("e.yaml")).unwrap();
    // It does not matter how the earlier score was changed: here it was edited by hand in the file.
    let event = read(&folder);
    let first = event.rounds[0]
        .matches
        .iter()
        .find(|one| one.home.as_str() == "t1" || one.away.as_str() == "t1");
    let first = first.unwrap();
    let (was, is) = if first.home.as_str() == "t1" { ("2-0", "0-2") } else { ("0-2", "2-0") };
    let at = text.find(&format!("match: {}", first.number)).unwrap();
    let at = at + text[at..].find(was).unwrap();
    text.replace_range(at..at + 3, is);
    std::fs::write(folder.path().join("e.yaml"), text).unwrap();
    let event = read(&folder);
    for one in &event.rounds[1].matches {
        let home_wins = ["t1", "t2"].contains(&one.home.as_str());
        let score = if home_wins { "2-0" } else { "0-2" };
        run(&folder, &format!("event match ./e.yaml {} --score {score}", one.number), 0);
    }
    run(&folder, "event pair ./e.yaml", 0);
    let event = read(&folder);
    let last = &event.rounds.last().unwrap().matches[0];
    let mut teams = [last.home.as_str(), last.away.as_str()];
    teams.sort_unstable();
    assert_eq!(teams, ["t1", "t2"]);
}

/// Creates a Swiss of eight players with two rounds paired, and clears a result of the first.
fn cleared() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    run(&folder, "event new ./e --system swiss --rounds 5 --seed 1", 0);
    for letter in 'A'..='H' {
        run(&folder, &format!("event add ./e.yaml \"{letter}, a\""), 0);
    }
    run(&folder, "event pair ./e.yaml", 0);
    run(&folder, "event result ./e.yaml 2 2 2 2", 0);
    run(&folder, "event pair ./e.yaml", 0);
    run(&folder, "event result ./e.yaml --round 1 2=clear --reason \"another board\"", 0);
    run(&folder, "event result ./e.yaml --round 2 1 1 1 1", 0);
    folder
}

#[test]
fn a_result_that_was_cleared_in_an_earlier_round_holds_up_the_pairing() {
    let folder = cleared();
    let said = run(&folder, "event pair ./e.yaml", 1);
    assert!(said.contains("results of round 1 are missing: board 2"), "{said}");
    assert_eq!(read(&folder).rounds.len(), 2);
    run(&folder, "event result ./e.yaml --round 1 2=2-0", 0);
    run(&folder, "event pair ./e.yaml", 0);
    assert_eq!(read(&folder).rounds.len(), 3);
}

#[test]
fn an_earlier_result_that_is_missing_is_adjourned_and_named_with_its_round() {
    let folder = cleared();
    let said = run(&folder, "event pair ./e.yaml --adjourn-missing", 0);
    assert!(said.contains("round 1"), "{said}");
    let board = &read(&folder).rounds[0].boards[1];
    assert_eq!(board.result, [event::Outcome::Adjourned]);
    // An adjourned game is not a missing result.
    run(&folder, "event result ./e.yaml --round 3 1 1 1 1", 0);
    run(&folder, "event pair ./e.yaml", 0);
}

#[test]
fn a_prize_names_those_whose_day_of_birth_decides_about_the_category() {
    let folder = tempfile::tempdir().unwrap();
    run(&folder, "event new ./e --system round-robin --seed 1 --start 2026-11-27", 0);
    for (name, birth) in [("Hart, Joop", "1966"), ("Peeters, Dirk", "1955"), ("Young, Yo", "1999")]
    {
        run(&folder, &format!("event add ./e.yaml \"{name}\" --birth {birth}"), 0);
    }
    run(&folder, "event set ./e.yaml \"categories=[{name: Veterans, age_from: 60}]\"", 0);
    run(&folder, "event pair ./e.yaml --all", 0);
    for (round, paired) in (1..).zip(&read(&folder).rounds) {
        let best = ["p1", "p2"].into_iter().find(|id| paired.boards[0].has(&id.parse().unwrap()));
        run(&folder, &format!("event result ./e.yaml --round {round} {}=win", best.unwrap()), 0);
    }
    run(&folder, "event prize set ./e.yaml Veterans 25 --category Veterans", 0);
    let open = "Veterans: only the year of birth is known, and the day decides about category Veterans: \
                Hart, Joop";
    let said = run(&folder, "event prize show ./e.yaml", 0);
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains(open), "{said}");
    let said = run(&folder, "event prize show ./e.yaml --explain p1", 0);
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains("Veterans: not known whether in category Veterans"), "{said}");
    let receipts = |folder| {
        run(folder, "event prize show ./e.yaml --receipts -o r.html", 0);
        std::fs::read_to_string(folder.path().join("r.html")).unwrap()
    };
    let said = receipts(&folder);
    assert!(said.contains("day decides about category Veterans: Hart, Joop"), "{said}");
    // The exact day settles it, and there is nothing left to warn about.
    run(&folder, "event set ./e.yaml p1 birth=1966-12-01", 0);
    let said = run(&folder, "event prize show ./e.yaml", 0);
    assert!(!said.contains("year of birth"), "{said}");
}

#[test]
fn the_report_of_an_event_is_judged_as_the_event_is() {
    let folder = tempfile::tempdir().unwrap();
    run(&folder, "event new ./s --system swiss --rounds 4 --seed 5", 0);
    for letter in 'A'..='F' {
        run(&folder, &format!("event add ./s.yaml \"{letter}, a\""), 0);
    }
    run(&folder, "event pair ./s.yaml", 0);
    run(&folder, "event adjourn ./s.yaml 2", 0);
    run(&folder, "event result ./s.yaml 2 0", 0);
    run(&folder, "event pair ./s.yaml", 0);
    run(&folder, "event result ./s.yaml 2 1 0", 0);
    run(&folder, "event pair ./s.yaml", 0);
    for change in [
        "event result ./s.yaml --round 1 2=0-2",
        "event result ./s.yaml --round 1 1=0-2 --amend --reason slip",
        "event result ./s.yaml --round 2 3=2-0:forfeit --amend --reason appeal",
        "event swap ./s.yaml 2 --round 1 --reason \"had the other colours\"",
    ] {
        run(&folder, change, 0);
        let said = run(&folder, "event check ./s.yaml", 0);
        assert!(said.contains("3 of 3 rounds as the system pairs them"), "{change}: {said}");
        run(&folder, "event export ./s.yaml -o s.trf", 0);
        let said = run(&folder, "trf check s.trf", 0);
        assert!(said.contains("3 of 3 rounds as the Dutch system pairs them"), "{change}: {said}");
    }
    let text = std::fs::read_to_string(folder.path().join("s.trf")).unwrap();
    let (with, without): (Vec<&str>, Vec<&str>) =
        text.lines().partition(|line| line.contains("arbiter: paired"));
    assert!(!with.is_empty(), "{text}");
    std::fs::write(folder.path().join("s.trf"), without.join("\n")).unwrap();
    run(&folder, "trf check s.trf", 1);
}

/// What boards get, at first or as a correction.
const WORDS: [&str; 8] = [
    "2-0",
    "1-1",
    "0-2",
    "2-0:forfeit",
    "0-2:forfeit",
    "both-forfeit",
    "adjourned",
    "1-1:adjudicated",
];

/// Enters a result, whatever is recorded; returns whether it was accepted.
fn enter(event: &mut Event, round: u16, board: usize, word: usize) -> bool {
    let entries = vec![format!("{board}={}", WORDS[word]).parse().unwrap()];
    let reason = Some(ResultReason::Amends("slip".to_owned()));
    let act = EnterResults { entries, round: Some(Round(round)), reason };
    apply(event, Act::from(act)).is_ok()
}

/// Checks that an event and its report are judged alike.
fn are_judged_alike(event: &Event) -> Result<(), TestCaseError> {
    let (text, _) = trf_text(event, trf::Edition::Trf26).unwrap();
    let (document, _) = trf::read(text.as_bytes());
    let method = trf::pairing_method(&document).unwrap();
    let check = TrfCheck::new(&document, system(method));
    let check = check.map_err(|why| TestCaseError::fail(format!("{why:?}\n{text}")))?;
    prop_assert_eq!(check_pairings(event).as_paired, check.same, "{}", text);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn an_event_and_its_report_are_judged_alike_whatever_is_corrected(
        players in 6..=9_usize,
        words in prop::collection::vec(0..WORDS.len(), 16),
        corrections in prop::collection::vec((1..=4_u16, 1..=4_usize, 0..WORDS.len()), 0..8),
    ) {
        let list: String =
            (1..=players).map(|at| format!("  - {{id: p{at}, name: P{at}, rating: {}}}\n", 1500 - at)).collect();
        let head = "schema: arbiter.event/1\nname: X\nsystem: {kind: swiss, rounds: 6, seed: 3}\n";
        let mut event = event::read("e.yaml", &format!("{head}players:\n{list}")).unwrap();
        let mut words = words.into_iter();
        let mut corrections = corrections.into_iter();
        for round in 1..=4 {
            let pair = PairRound { date: None, time: None, adjourn_missing: false, draft: false, draw: None };
            if apply(&mut event, Act::from(pair)).is_err() {
                break;
            }
            for board in 1..=event.rounds.last().unwrap().boards.len() {
                enter(&mut event, round, board, words.next().unwrap_or(0));
            }
            for (round, board, word) in corrections.by_ref().take(2) {
                enter(&mut event, round, board, word);
            }
            are_judged_alike(&event)?;
        }
    }
}
