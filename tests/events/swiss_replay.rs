//! Tests of the Dutch system against published tournaments, round by round, and against the
//! independent checker in simulated ones.
//!
//! The published tournaments are outside the package; see `tests/laws/conformance.rs`:
//!
//! ```text
//! ARBITER_FACTS=../shared cargo test --test events -- --ignored --nocapture swiss_replay::
//! ```
//!
//! `ARBITER_SWISS_SEEDS` is the number of simulated tournaments in the ignored test.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use draughts_arbiter::event::{LotSource, PairingMethod, Points};
use draughts_arbiter::event_report::TrfCheck;
use draughts_arbiter::field::{Field, FieldPairing, ResultWorth};
use draughts_arbiter::swiss::simulate::{Chances, Simulation};
use draughts_arbiter::swiss::{ExplainedPairing, Impossible, Info, Swiss, system};
use draughts_arbiter::trf::{
    Cell, Document, Particulars, Record, ResultCode, competitors, field, from_field, paired,
    paired_rounds, read, write,
};
use draughts_arbiter::verify::{self, Breach};
use draughts_arbiter::words::Language;

/// Returns the directory of the facts about Swiss tournaments.
fn facts() -> PathBuf {
    let root = std::env::var_os("ARBITER_FACTS")
        .unwrap_or_else(|| panic!("ARBITER_FACTS is not set: it must name the directory of swiss"));
    PathBuf::from(root).join("swiss")
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path)
        .unwrap_or_else(|error| panic!("cannot read {}: {error}", path.display()))
}

fn report(path: &Path) -> Document {
    let (document, findings) = read(text(path).as_bytes());
    assert!(findings.is_empty(), "{}: {findings:?}", path.display());
    document
}

/// Returns the tournaments in the index: their paths, their reports, and the number of rounds
/// played.
fn tournaments() -> Vec<(PathBuf, Document, usize)> {
    let root = facts();
    let index = text(&root.join("index.csv"));
    let mut lines = index.lines();
    let head: Vec<&str> = lines.next().expect("a header").split(',').collect();
    let column = |name: &str| head.iter().position(|head| *head == name).expect("a column");
    let (file, played) = (column("file"), column("played"));
    lines
        .map(|line| {
            let cells: Vec<&str> = line.split(',').collect();
            let path = root.join("tournaments").join(cells[file]);
            let document = report(&path);
            (path, document, cells[played].parse().expect("a number of rounds"))
        })
        .collect()
}

/// Returns the Dutch system.
fn dutch() -> &'static dyn Swiss {
    system(PairingMethod::Dutch)
}

/// A system that pairs by the Dutch system and checks the pairing, or its absence, with the
/// checker.
struct Checked;

impl Swiss for Checked {
    fn info(&self) -> &'static Info {
        dutch().info()
    }

    fn pair(&self, field: &Field) -> Result<ExplainedPairing, Impossible> {
        let paired = dutch().pair(field);
        match &paired {
            Ok(paired) => {
                let breaches = breaches(field, &paired.pairing);
                assert!(breaches.is_empty(), "round {}: {breaches:?}\n{field:?}", field.round);
            }
            Err(why) => {
                assert!(!verify::is_possible(field, dutch().info().rules), "{why:?}\n{field:?}")
            }
        }
        paired
    }
}

/// Returns what the checker finds, except what the Dutch system allows for topscorers.
fn breaches(field: &Field, pairing: &FieldPairing) -> Vec<Breach> {
    let mut breaches = verify::check(field, pairing, dutch().info().rules);
    if field.is_last_round() {
        breaches.retain(|breach| {
            !matches!(breach, Breach::ThirdRunning { .. } | Breach::Difference { .. })
        });
    }
    breaches
}

/// Returns White and Black of each pair, with `None` as Black for the bye.
fn boards(pairing: &FieldPairing) -> BTreeSet<(usize, Option<usize>)> {
    let pairs = pairing.pairs.iter().map(|pair| (pair.white, Some(pair.black)));
    pairs.chain(pairing.bye.map(|bye| (bye, None))).collect()
}

/// Returns a pairing in start numbers, in board order, with 0 as Black for the bye.
fn numbered(document: &Document, pairing: &FieldPairing) -> Vec<(u16, u16)> {
    let players = competitors(document);
    let number = |at: usize| players[at].number;
    let pairs = pairing.pairs.iter().map(|pair| (number(pair.white), number(pair.black)));
    pairs.chain(pairing.bye.map(|bye| (number(bye), 0))).collect()
}

#[test]
#[ignore = "needs ARBITER_FACTS"]
fn every_round_of_the_tournaments_is_paired_as_it_was() {
    let (mut held, mut all, mut announced) = (0, 0, 0);
    for (path, document, played) in tournaments() {
        announced += played;
        for round in 1..=paired_rounds(&document) {
            all += 1;
            let name = path.display();
            let field = field(&document, Some(round)).expect("a field");
            let published = paired(&document, &field).pairing;
            let breaches = breaches(&field, &published);
            assert!(breaches.is_empty(), "{name}, round {round}: {breaches:?}");
            match dutch().pair(&field) {
                Ok(ours) if boards(&ours.pairing) == boards(&published) => held += 1,
                ours => println!("WRONG {name}, round {round}: {ours:?}"),
            }
        }
    }
    println!("Dutch system: {held} of {all} rounds, pairs and colours");
    assert_eq!(all, announced, "the rounds of the index");
    assert_eq!(held, all, "see the lines marked WRONG");
}

#[test]
#[ignore = "needs ARBITER_FACTS"]
fn rounds_that_cannot_be_paired_are_refused() {
    let (mut held, mut all) = (0, 0);
    for (path, mut document, _) in tournaments() {
        let Some((round, absent)) = not_paired(&document) else { continue };
        all += 1;
        for record in &mut document.records {
            let Record::Player(player) = record else { continue };
            if let Some((_, code)) = absent.iter().find(|(number, _)| *number == player.number) {
                player.rounds.resize(usize::from(round - 1), None);
                player.rounds.push(Some(Cell::without(*code)));
            }
        }
        let field = field(&document, None).expect("a field");
        assert_eq!(field.round, round, "{}", path.display());
        match dutch().pair(&field) {
            Err(_) => held += 1,
            Ok(paired) => println!("WRONG {}: {paired:?}", path.display()),
        }
    }
    println!("no legal pairing: {held} of {all} impossible rounds");
    assert!(all > 0, "the comments are there");
    assert_eq!(held, all, "see the lines marked WRONG");
}

/// Returns the round that could not be paired, and who was absent from it, from the comment
/// ` NOPAIR 5 absent 3Z 7H`.
fn not_paired(document: &Document) -> Option<(u16, Vec<(u16, ResultCode)>)> {
    let comment = document.records.iter().find_map(|record| match record {
        Record::Comment(text) => text.trim().strip_prefix("NOPAIR "),
        _ => None,
    })?;
    let mut words = comment.split_whitespace();
    let round = words.next()?.parse().expect("a round");
    assert_eq!(words.next(), Some("absent"));
    let absent = words.map(|word| {
        let (number, code) = word.split_at(word.len() - 1);
        let code = code.chars().next().and_then(ResultCode::of).expect("a code");
        (number.parse().expect("a start number"), code)
    });
    Some((round, absent.collect()))
}

#[test]
#[ignore = "needs ARBITER_FACTS"]
fn disputed_positions_are_paired_as_they_should_be() {
    let folder = facts().join("disputes");
    let readme = text(&folder.join("README.md"));
    let (mut held, mut all) = (0, 0);
    for line in readme.lines().filter(|line| line.starts_with("seed")) {
        all += 1;
        let (name, rest) = line.split_once(':').expect("a name and an answer");
        let (answer, _) = rest.split_once('(').expect("the answer and the wrong one");
        let answer: BTreeSet<(u16, u16)> = answer
            .split_whitespace()
            .map(|pair| {
                let (white, black) = pair.split_once('-').expect("a pair");
                (white.parse().expect("a number"), black.parse().expect("a number"))
            })
            .collect();
        let document = report(&folder.join(name).with_extension("trf"));
        let field = field(&document, None).expect("a field");
        let ours = Checked.pair(&field).map(|paired| numbered(&document, &paired.pairing));
        match ours {
            Ok(ours) if ours.iter().copied().collect::<BTreeSet<_>>() == answer => held += 1,
            ours => println!("WRONG {name}: {ours:?}"),
        }
    }
    println!("disputes: {held} of {all} positions");
    assert!(all > 0, "the answers are there");
    assert_eq!(held, all, "see the lines marked WRONG");
}

#[test]
#[ignore = "needs ARBITER_FACTS"]
fn large_fields_are_paired_as_published_board_by_board() {
    for name in ["n300", "n1000"] {
        let folder = facts().join("large");
        let document = report(&folder.join(name).with_extension("trf"));
        let field = field(&document, None).expect("a field");
        let pairing = Checked.pair(&field).expect("a pairing").pairing;
        let boards = numbered(&document, &pairing);
        let mut ours = format!("{}\n", boards.len());
        for (white, black) in boards {
            writeln!(ours, "{white} {black}").expect("a String takes every text");
        }
        assert!(ours == text(&folder.join(name).with_extension("pairs")), "{name}");
        println!("{name}: {} boards, also in their order", pairing.pairs.len());
    }
}

/// Returns a tournament of any kind, determined by a seed.
fn simulation(seed: u64) -> Simulation {
    let mut lot = LotSource::from_seed(seed);
    let mut below = |n: u64| u8::try_from(lot.below(n)).expect("n is small");
    let players = 4 + u16::from(below(if seed.is_multiple_of(4) { 100 } else { 20 }));
    let rounds = 3 + u16::from(below(9));
    let (win, draw) = [(2, 1), (2, 1), (3, 1)][usize::from(below(3))];
    let worth =
        ResultWorth { win: Points::whole(win), draw: Points::whole(draw), loss: Points::ZERO };
    Simulation {
        players,
        rounds,
        seed,
        worth,
        bye: if below(5) == 0 { worth.draw } else { worth.win },
        chances: Chances {
            draws: below(70),
            forfeits: below(10),
            half_byes: below(12),
            absences: below(12),
            withdrawals: below(30),
            late: below(30),
        },
        baku: below(3) == 0 && win == 2,
    }
}

#[test]
fn simulated_tournaments_are_paired_again_the_same_from_their_reports() {
    for seed in 0..60 {
        let simulation = simulation(seed);
        let simulated = simulation.run(&Checked);
        let particulars = Particulars {
            name: "Simulated",
            system: dutch().info().trf_name,
            bye: simulation.bye,
            baku: simulation.baku,
        };
        let written = write(&from_field(&simulated.field, &particulars));
        let (document, findings) = read(written.as_bytes());
        assert!(findings.is_empty(), "seed {seed}: {findings:?}");
        let check = TrfCheck::new(&document, dutch())
            .unwrap_or_else(|error| panic!("seed {seed}: {error}"));
        assert!(check.is_same(), "seed {seed}: {}", check.text(Language::English));
        let rounds = simulated.field.round - 1;
        assert_eq!(check.rounds.len(), usize::from(rounds), "seed {seed}");
        if simulated.end.is_some() {
            let mut before = field(&document, None).expect("a field before the next round");
            // A report does not say what the lots are drawn from.
            before.seed = seed;
            assert_eq!(before, simulated.field, "seed {seed}");
        }
    }
}

#[test]
#[ignore = "thousands of tournaments"]
fn thousands_of_simulated_tournaments_break_no_rule() {
    let seeds = std::env::var("ARBITER_SWISS_SEEDS").ok().map_or(2000, |seeds| {
        seeds.parse().expect("ARBITER_SWISS_SEEDS is a number of tournaments")
    });
    let (mut rounds, mut ended) = (0, 0);
    for seed in 0..seeds {
        let simulated = simulation(seed).run(&Checked);
        rounds += u64::from(simulated.field.round - 1);
        ended += u64::from(simulated.end.is_some());
    }
    println!("{seeds} simulated tournaments, {rounds} rounds: no breach; {ended} ended early");
}
