//! Tests of prizes: the published cases, and small events by brute force.
//!
//! The facts are outside the package; see `tests/laws/conformance.rs`:
//!
//! ```text
//! ARBITER_FACTS=../shared cargo test --test events -- --ignored --nocapture prizes::
//! ```

use std::fs;
use std::path::PathBuf;

use draughts_arbiter::event::{Event, Ledger, OnePrize, Prize, PrizesOf, Sharing, read};
use draughts_arbiter::prizes::{Awarded, Case, ContenderOrder, award};
use draughts_arbiter::standings::{StandingsOptions, rank};

use crate::typed::{refused, said};

/// Checks every published case to the last fraction.
#[test]
#[ignore = "needs the published facts"]
fn every_case_is_answered_with_the_amounts_that_are_stated() {
    let root = std::env::var_os("ARBITER_FACTS").unwrap_or_else(|| {
        panic!("ARBITER_FACTS is not set: it must name the directory of openings/prizes.json")
    });
    let path = PathBuf::from(root).join("openings/prizes.json");
    let text = std::fs::read_to_string(&path).unwrap();
    let document: serde_json::Value = serde_json::from_str(&text).unwrap();
    let cases = document["cases"].as_array().unwrap();
    let mut right = 0;
    for case in cases {
        let id = case["id"].as_str().unwrap();
        let answer = Case::read(id, &case.to_string()).unwrap_or_else(|error| panic!("{error}"));
        let answer = answer.answer().unwrap();
        let pair = |one: &serde_json::Value| {
            let text = |key: &str| one[key].as_str().unwrap().to_owned();
            (text("player"), text("amount"))
        };
        let expected: Vec<_> = case["expected"].as_array().unwrap().iter().map(pair).collect();
        let found: Vec<_> = answer.into_iter().map(|one| (one.player, one.amount)).collect();
        if expected == found {
            right += 1;
        } else {
            println!("{id}: {found:?} instead of {expected:?}");
        }
    }
    println!("{right} of {}", cases.len());
    assert_eq!(right, cases.len());
}

/// Returns an event in which each player has these points, in halves of a win. The points are given
/// by the arbiter so that any combination can be tried; no tie-break separates the players except
/// their number.
fn event(points: &[u32], prizes: &str) -> Event {
    let mut text = String::from(
        "schema: arbiter.event/2\nname: X\nsystem: {kind: swiss, rounds: 1}\ntiebreaks: [WON, RTNG]\nplayers:\n",
    );
    for at in 0..points.len() {
        let youth = match at {
            2 => ", categories: [W]",
            at if at % 2 == 1 => ", categories: [U18]",
            _ => "",
        };
        let rating = 2000 - at;
        text += &format!("  - {{id: p{at}, name: Tree {at}, rating: {rating}{youth}}}\n");
    }
    text += "awards:\n";
    for (at, points) in points.iter().enumerate() {
        text += &format!("  - {{to: p{at}, round: 0, points: {points}, reason: x}}\n");
    }
    text += &format!("rounds:\n  - round: 1\n    boards: [{}]\n    byes:\n", boards(points.len()));
    if points.len() % 2 == 1 {
        text += &format!("      - {{player: p{}, kind: bye}}\n", points.len() - 1);
    } else {
        text = text.replace("    byes:\n", "");
    }
    text += prizes;
    read("x.yaml", &text).unwrap_or_else(|error| panic!("{text}\n{error}"))
}

/// Returns draws on all boards, so that everybody has played.
fn boards(players: usize) -> String {
    let board = |at: usize| {
        let (white, black) = (2 * at, 2 * at + 1);
        format!("{{board: {}, white: p{white}, black: p{black}, result: 1-1}}", at + 1)
    };
    (0..players / 2).map(board).collect::<Vec<_>>().join(", ")
}

fn awarded(event: &Event) -> Awarded {
    let ledger = Ledger::whole(event);
    let standings = rank(event, &ledger, StandingsOptions::default());
    let order = ContenderOrder::of_standings(event, &ledger, &standings, PrizesOf::Players, None);
    award(event, &[order], event.prizes.as_ref().unwrap())
}

/// Returns what each player is paid, by number.
fn paid(event: &Event) -> Vec<u64> {
    let awarded = awarded(event);
    let money = awarded.money();
    let of = |at: usize| {
        let id = event.players[at].id.clone();
        let slot = awarded.contenders.iter().position(|one| one.id == id);
        slot.and_then(|slot| money.get(&slot).copied()).unwrap_or_default()
    };
    (0..event.players.len()).map(of).collect()
}

/// Returns every combination of points for this number of players, each up to `most`.
fn rows(players: usize, most: u32) -> Vec<Vec<u32>> {
    (0..players).fold(vec![Vec::new()], |rows, _| {
        let longer = |row: Vec<u32>| (0..=most).map(move |next| [row.clone(), vec![next]].concat());
        rows.into_iter().flat_map(longer).collect()
    })
}

fn sharing(at: usize) -> (Sharing, &'static str) {
    [(Sharing::None, "none"), (Sharing::Equal, "equal"), (Sharing::Hort, "hort")][at]
}

/// Tries every event of four players with these points and lists: paid and unawarded prizes add up
/// to the total, no prize goes to two players, and nobody has a prize from two lists.
#[test]
fn what_is_paid_and_what_is_not_awarded_is_what_is_given_to_the_smallest_unit() {
    let mut tried = 0;
    for (main, youth) in [(0, 0), (1, 0), (2, 1), (1, 2)] {
        for (unit, minimum) in [("", ""), (", unit: 50", ""), (", unit: 7", ", minimum: 2500")] {
            for one in [OnePrize::InAll, OnePrize::InEach] {
                let (main, youth) = (sharing(main).1, sharing(youth).1);
                let one_prize = if one == OnePrize::InAll { "in-all" } else { "in-each" };
                let prizes = format!(
                    "prizes:\n  one_prize: {one_prize}\n  lists:\n\
                     \x20   - {{name: Main, sharing: {main}{unit}{minimum}, prizes: [10001, 3333, {{thing: Cup, value: 1000, money: 10}}]}}\n\
                     \x20   - {{name: Youth, category: U18, sharing: {youth}{unit}, prizes: [5000, 101, 100]}}\n"
                );
                for points in rows(4, 2) {
                    let event = event(&points, &prizes);
                    holds(&event, one);
                    tried += 1;
                }
            }
        }
    }
    assert_eq!(tried, 4 * 3 * 2 * 81);
}

fn holds(event: &Event, one: OnePrize) {
    let prizes = event.prizes.as_ref().unwrap();
    let awarded = awarded(event);
    let left: u64 = awarded.lists.iter().flat_map(|list| &list.left).map(|left| left.money).sum();
    assert_eq!(awarded.given, awarded.paid + left);
    let mut lists_of = vec![0; awarded.contenders.len()];
    for (list, awarded) in prizes.lists.iter().zip(&awarded.lists) {
        let mut next = 1;
        let mut things = 0;
        for group in &awarded.groups {
            assert_eq!(group.first, next, "each place is held once");
            next = group.last + 1;
            let money: u64 = group.holders.iter().map(|holder| holder.money).sum();
            assert_eq!(money, group.sum());
            things += group.holders.iter().filter(|holder| holder.thing.is_some()).count();
            for holder in &group.holders {
                let wins = holder.money > 0 || holder.thing.is_some();
                lists_of[holder.winner] += usize::from(wins);
                // Rounding moves less than two units, and the smallest of them go to the best
                // placed.
                let exact = holder.exact.to_integer();
                assert!(
                    (i128::from(holder.money) - exact).unsigned_abs() < 2 * u128::from(group.unit)
                );
            }
        }
        let places = awarded.left.iter().map(|left| left.place);
        assert_eq!(places.collect::<Vec<_>>(), (next..=list.prizes.len()).collect::<Vec<_>>());
        let not_given = awarded.left.iter().filter(|left| left.thing.is_some()).count();
        let all = list.prizes.iter().filter(|prize: &&Prize| prize.thing().is_some()).count();
        assert_eq!(things + not_given, all);
    }
    assert!(one == OnePrize::InEach || lists_of.iter().all(|&lists| lists <= 1));
}

/// In a single list without a minimum, nobody gains by scoring less, provided that its prizes are
/// multiples of the rounding unit.
#[test]
fn in_one_list_nobody_gains_by_scoring_less_after_rounding() {
    let mut tried = 0;
    for which in 0..3 {
        for (unit, ladder) in
            [(1, [1000, 333, 100]), (50, [1000, 350, 100]), (100, [500, 500, 300])]
        {
            let (of, sharing) = sharing(which);
            let prizes = format!(
                "prizes:\n  lists:\n    - {{name: Main, sharing: {sharing}, unit: {unit}, prizes: {ladder:?}}}\n"
            );
            for points in rows(4, 2) {
                let before = paid(&event(&points, &prizes));
                for at in 0..points.len() {
                    for less in 0..points[at] {
                        let mut others = points.clone();
                        others[at] = less;
                        let after = paid(&event(&others, &prizes));
                        assert!(
                            after[at] <= before[at],
                            "{of:?}, unit {unit}: p{at} with {less} instead of {points:?}: {} instead of {}",
                            after[at],
                            before[at]
                        );
                        tried += 1;
                    }
                }
            }
        }
    }
    assert_eq!(tried, 9 * 324);
}

/// Confirms the how-to: if the prizes are not multiples of the unit, or if there are two lists, a
/// player may gain by scoring less.
#[test]
fn elsewhere_somebody_may_gain_by_scoring_less() {
    let coarse =
        "prizes:\n  lists:\n    - {name: Main, sharing: equal, unit: 100, prizes: [100, 60, 60]}\n";
    assert_eq!(paid(&event(&[2, 2, 2, 0], coarse))[2], 0);
    assert_eq!(paid(&event(&[2, 2, 1, 0], coarse))[2], 60);
    // With as many points as p2, p1 takes the youth prize of 55 rather than half of 100; p2 then
    // leaves the main list for the women's prize of 110. With one point less p2 chooses first, and
    // p1 has the 100.
    let several = "prizes:\n  lists:\n    - {name: Main, sharing: equal, prizes: [200, 100]}\n\
                   \x20   - {name: Youth, category: U18, prizes: [55]}\n    - {name: Women, category: W, prizes: [110]}\n";
    assert_eq!(paid(&event(&[3, 2, 2, 0], several))[1], 55);
    assert_eq!(paid(&event(&[3, 1, 2, 0], several))[1], 100);
}

/// The players of a board have a list ranked by their games there, which gives nobody a second
/// prize.
#[test]
fn a_board_has_a_list_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    fs::copy("tournaments/league.yaml", folder.path().join("league.yaml")).unwrap();
    let run = |words: &str, code: i32| super::playoffs::run(&folder, words, code);
    let said = run("event prize set ./league.yaml \"First board\" 50 30 --board 1", 0);
    assert!(said.contains("First board: 50.00, 30.00 (EUR 80.00), board 1"), "{said}");
    let said = run("event prize show ./league.yaml", 0);
    for row in
        ["First board, board 1", " 1  p7  Cedar, Xia  EUR 50.00", " 2  p1  Amber, Hob  EUR 30.00"]
    {
        assert!(said.contains(row), "{row}: {said}");
    }
    // A player who has the first prize of all players leaves that of the board to the next.
    run("event prize set ./league.yaml Best 60 --of players", 0);
    let said = run("event prize show ./league.yaml", 0);
    for row in ["p7   Cedar, Xia   EUR 60.00", "p1   Amber, Hob   EUR 50.00", "p13  Dunlin, Ned"] {
        assert!(said.contains(row), "{row}: {said}");
    }
    assert!(run("event prize show ./league.yaml --explain p7", 0).contains("Takes Best (60.00)"));
    let said = run("event prize set ./league.yaml \"First board\" --board 9", 1);
    assert!(said.contains("there is no board 9: matches have 4 boards"), "{said}");
    run("event prize set ./league.yaml \"First board\" --board 0", 0);
    assert!(run("event prize show ./league.yaml", 0).contains("Wood"));
}

#[test]
fn a_lot_drawn_by_hand_says_who_has_a_thing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let new = ["new", "e.yaml", "--system", "round-robin", "--tiebreaks", "WINS", "--seed", "5"];
    said(path, &new);
    for name in ["Ash", "Bay", "Cay"] {
        said(path, &["add", "e.yaml", name]);
    }
    said(path, &["pair", "e.yaml", "--all"]);
    for round in ["1", "2", "3"] {
        said(path, &["result", "e.yaml", "--round", round, "1=1-1"]);
    }
    said(path, &["prize", "set", "e.yaml", "Main", "cup", "book"]);
    let open = said(path, &["prize", "show", "e.yaml"]);
    assert!(open.contains("lot: cup") && open.contains("draw lots"), "{open}");
    let why = refused(path, &["prize", "set", "e.yaml", "Main", "--lot", "p2"]);
    assert!(why.contains("two or more"), "{why}");
    let why = refused(path, &["prize", "set", "e.yaml", "Main", "--lot", "p2,p9"]);
    assert!(why.contains("p9"), "{why}");
    // The lot does not name all of them, so it decides nothing.
    said(path, &["prize", "set", "e.yaml", "Main", "--lot", "p2,p3"]);
    assert!(said(path, &["prize", "show", "e.yaml"]).contains("lot: cup"));
    let drawn = said(path, &["prize", "set", "e.yaml", "Main", "--lot", "p2,p3,p1"]);
    assert!(
        drawn.contains("Main: lots drawn by hand, in this order: p2 Bay; p3 Cay; p1 Ash"),
        "{drawn}"
    );
    let settled = said(path, &["prize", "show", "e.yaml"]);
    assert!(!settled.contains("lot: cup"), "{settled}");
    assert!(
        settled.contains("gave the cup to Bay") && settled.contains("gave the book to Cay"),
        "{settled}"
    );
    let receipts = said(path, &["prize", "show", "e.yaml", "--receipts"]);
    assert!(!receipts.contains("by lot") && receipts.contains("Bay"), "{receipts}");
    said(path, &["undo", "e.yaml"]);
    said(path, &["prize", "set", "e.yaml", "Main", "--lot", ""]);
    assert!(said(path, &["prize", "show", "e.yaml"]).contains("lot: cup"));
}

#[test]
fn who_withdrew_is_named_and_left_out_if_the_list_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    said(path, &["new", "e.yaml", "--system", "swiss", "--rounds", "3", "--seed", "5"]);
    for (name, club) in [("Ash", "Grove"), ("Bay", "Grove"), ("Cay", "Lake"), ("Dew", "Lake")] {
        said(path, &["add", "e.yaml", name, "--club", club]);
    }
    said(path, &["pair", "e.yaml"]);
    said(path, &["result", "e.yaml", "1=2-0", "2=2-0"]);
    said(path, &["withdraw", "e.yaml", "p1"]);
    said(path, &["set", "e.yaml", "categories=[{name: Home, club: grove}]"]);
    said(path, &["prize", "e.yaml", "Home", "30", "20", "--category", "Home"]);
    let prizes = said(path, &["prizes", "e.yaml"]);
    assert!(prizes.contains("Ash has a prize, and withdrew after round 1"), "{prizes}");
    assert!(!prizes.contains("Cay"), "of the club: {prizes}");
    let set = said(path, &["prize", "e.yaml", "Home", "--to-the-end"]);
    assert!(set.contains("for those who played to the end"), "{set}");
    let prizes = said(path, &["prizes", "e.yaml"]);
    assert!(!prizes.contains("Ash") && prizes.contains("Bay"), "{prizes}");
    let why = said(path, &["prizes", "e.yaml", "--explain", "p1"]);
    assert!(why.contains("withdrew after round 1"), "{why}");
    let set = said(path, &["prize", "e.yaml", "Home", "--to-the-end=no"]);
    assert!(!set.contains("to the end"), "{set}");
}

#[test]
fn categories_add_up_make_groups_and_are_set_for_all_who_are_in_them() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    said(path, &["new", "e.yaml", "--system", "round-robin", "--seed", "5"]);
    for (name, category) in
        [("Ash", "Pupils"), ("Bay", "Cadets"), ("Cay", "pupils"), ("Dew", "Cadets")]
    {
        said(path, &["add", "e.yaml", name, "--category", category]);
    }
    let groups = said(path, &["groups", "e.yaml", "--by", "category"]);
    assert!(groups.contains("Pupils") && groups.contains("Cadets"), "{groups}");
    assert!(!groups.contains("pupils"), "one group in whatever case: {groups}");
    said(path, &["set", "e.yaml", "p3", "categories=Pupils"]);
    said(path, &["set", "e.yaml", "p1", "categories+=Home"]);
    let text = fs::read_to_string(path.join("e.yaml")).unwrap();
    assert!(text.contains("categories: [Pupils, Home]"), "{text}");
    let why = refused(path, &["groups", "e.yaml", "--by", "category"]);
    assert!(why.contains("in several p1"), "{why}");
    said(path, &["set", "e.yaml", "p1", "categories-=Home"]);
    said(path, &["set", "e.yaml", "--category", "Pupils", "public=initials"]);
    let text = fs::read_to_string(path.join("e.yaml")).unwrap();
    assert_eq!(text.matches("public: initials").count(), 2, "{text}");
    said(path, &["set", "e.yaml", "--everybody", "club=Grove"]);
    let text = fs::read_to_string(path.join("e.yaml")).unwrap();
    assert_eq!(text.matches("club: Grove").count(), 4, "{text}");
    refused(path, &["set", "e.yaml", "--category", "Seniors", "public=no"]);
    said(path, &["undo", "e.yaml"]);
    let text = fs::read_to_string(path.join("e.yaml")).unwrap();
    assert!(!text.contains("club: Grove"), "one operation: {text}");
}
