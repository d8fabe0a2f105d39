//! Tests of the team system against published events, round by round.
//!
//! The events are outside the package; see `tests/laws/conformance.rs`:
//!
//! ```text
//! ARBITER_FACTS=../shared cargo test --test events -- --ignored --nocapture team_replay::
//! ```

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use draughts_arbiter::event::ByeKind;
use draughts_arbiter::field::{Field, FieldPairing};
use draughts_arbiter::swiss::{Impossible, Swiss, system};
use draughts_arbiter::trf::{
    Document, Record, competitors, field, paired, paired_rounds, pairing_method, read, write,
};
use draughts_arbiter::verify;

/// Pairs of team numbers, White first; 0 for the bye.
type Numbered = BTreeSet<(u16, u16)>;

/// Returns the directory of the facts about team events.
fn facts() -> PathBuf {
    let root = std::env::var_os("ARBITER_FACTS")
        .unwrap_or_else(|| panic!("ARBITER_FACTS is not set: it must name the directory of teams"));
    PathBuf::from(root).join("teams")
}

/// A published event: its report without comments, and what its comments say.
struct Published {
    name: String,
    document: Document,
    /// The pairs of each round.
    pairs: Vec<Numbered>,
    /// Rounds for which the wording of the rules allows two answers.
    disputed: BTreeSet<u16>,
    /// The round for which no legal pairing exists, and who is absent from it.
    impossible: Option<(u16, Vec<(u16, ByeKind)>)>,
}

fn published(path: &Path) -> Published {
    let text = std::fs::read_to_string(path)
        .unwrap_or_else(|error| panic!("cannot read {}: {error}", path.display()));
    let (mut document, findings) = read(text.as_bytes());
    assert!(findings.is_empty(), "{}: {findings:?}", path.display());
    let again = read(write(&document).as_bytes()).0;
    assert!(again == document, "{}: written and read again", path.display());
    let mut event = Published {
        name: path.file_stem().expect("a name").to_string_lossy().into_owned(),
        document: Document::default(),
        pairs: Vec::new(),
        disputed: BTreeSet::new(),
        impossible: None,
    };
    document.records.retain(|record| {
        let Record::Comment(comment) = record else { return true };
        let words: Vec<&str> = comment.split_whitespace().collect();
        let round = |at: usize| words[at].parse::<u16>().expect("a round");
        match words[0] {
            "PAIRS" => {
                assert_eq!(usize::from(round(1)), event.pairs.len() + 1, "rounds are in order");
                let pair = |word: &&str| {
                    let (white, black) = word.split_once('-').expect("a pair");
                    (white.parse().expect("a team"), black.parse().expect("a team"))
                };
                event.pairs.push(words[2..].iter().map(pair).collect());
            }
            "DISPUTED" => _ = event.disputed.insert(round(1)),
            "NOPAIR" => {
                let absent = words.iter().skip(4).map(|word| {
                    let (team, kind) = word.split_at(word.len() - 1);
                    let kind = match kind {
                        "H" => ByeKind::HalfPoint,
                        "F" => ByeKind::FullPoint,
                        _ => ByeKind::Absent,
                    };
                    (team.parse().expect("a team"), kind)
                });
                event.impossible = Some((round(1), absent.collect()));
            }
            _ => {}
        }
        false
    });
    event.document = document;
    event
}

/// Returns the published events in a folder, in the order of their names.
fn events(folder: &str) -> Vec<Published> {
    let folder = facts().join(folder);
    let files = std::fs::read_dir(&folder).expect("the folder is there");
    let files = files.map(|file| file.expect("a file").path());
    let mut files: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|end| end == "trf")).collect();
    files.sort();
    files.iter().map(|path| published(path)).collect()
}

/// Returns the report as it was before a round was paired, without points.
fn cut(document: &Document, round: u16) -> Document {
    let before = usize::from(round - 1);
    let mut cut = document.clone();
    cut.records.retain_mut(|record| match record {
        Record::Player(player) => {
            player.rounds.truncate(before);
            player.points = None;
            true
        }
        Record::Team(team) => {
            (team.match_points, team.game_points, team.rank) = (None, None, None);
            true
        }
        Record::TeamByes(byes) => {
            byes.teams.truncate(before);
            true
        }
        Record::TeamForfeit(forfeit) => forfeit.round < round,
        Record::LineUp(line_up) => line_up.round < round,
        Record::Byes { round: of, .. } => *of <= round,
        _ => true,
    });
    cut
}

/// Returns the pairing that the system of a report makes, also in team numbers.
fn ours(document: &Document, field: &Field) -> Result<(FieldPairing, Numbered), Impossible> {
    let pairing = team_system(document).pair(field)?.pairing;
    let numbered = numbered(document, &pairing);
    Ok((pairing, numbered))
}

fn team_system(document: &Document) -> &'static dyn Swiss {
    system(pairing_method(document).expect("a system"))
}

fn numbered(document: &Document, pairing: &FieldPairing) -> Numbered {
    let teams = competitors(document);
    let number = |at: usize| teams[at].number;
    let pairs = pairing.pairs.iter().map(|pair| (number(pair.white), number(pair.black)));
    pairs.chain(pairing.bye.map(|bye| (number(bye), 0))).collect()
}

/// How many rounds were paired as published, out of how many.
#[derive(Default)]
struct Tally {
    held: usize,
    rounds: usize,
    disputed: usize,
    slowest: Duration,
}

impl Tally {
    fn round(&mut self, event: &Published, round: u16) {
        let document = cut(&event.document, round);
        let name = &event.name;
        let field = field(&document, None).unwrap_or_else(|why| panic!("{name} {round}: {why:?}"));
        assert_eq!(field.round, round, "{name}");
        let start = Instant::now();
        let ours = ours(&document, &field);
        self.slowest = self.slowest.max(start.elapsed());
        if event.disputed.contains(&round) {
            self.disputed += 1;
            return;
        }
        self.rounds += 1;
        let published = &event.pairs[usize::from(round - 1)];
        match ours {
            Ok((pairing, ours)) if ours == *published => {
                self.held += 1;
                let rules = team_system(&document).info().rules;
                let breaches = verify::check(&field, &pairing, rules);
                assert!(breaches.is_empty(), "{name}, round {round}: {breaches:?}");
            }
            Ok((_, ours)) => println!(
                "WRONG {name}, round {round}: {:?} instead of {:?}",
                ours.difference(published).collect::<Vec<_>>(),
                published.difference(&ours).collect::<Vec<_>>()
            ),
            Err(why) => println!("WRONG {name}, round {round}: {why}"),
        }
    }
}

#[test]
#[ignore = "needs ARBITER_FACTS"]
fn every_round_of_the_team_events_is_paired_as_it_was() {
    let mut tally = Tally::default();
    for folder in ["events", "large"] {
        for event in events(folder) {
            let rounds = u16::try_from(event.pairs.len()).expect("few rounds");
            assert_eq!(paired_rounds(&event.document), rounds, "{}", event.name);
            (1..=rounds).for_each(|round| tally.round(&event, round));
        }
    }
    let Tally { held, rounds, disputed, slowest } = tally;
    println!(
        "team system: {held} of {rounds} rounds, pairs and colours; {disputed} disputed rounds \
         not counted; the slowest round took {} ms",
        slowest.as_millis()
    );
    assert_eq!((rounds, disputed), (2190 - 10 + 18, 10), "the rounds of the index and large/");
    assert_eq!(held, rounds, "see the lines marked WRONG");
}

#[test]
#[ignore = "needs ARBITER_FACTS"]
fn rounds_of_teams_that_cannot_be_paired_are_refused() {
    let (mut held, mut all) = (0, 0);
    for event in events("events") {
        let Some((round, absent)) = &event.impossible else { continue };
        all += 1;
        let mut document = cut(&event.document, *round);
        for &(team, kind) in absent {
            document.records.push(Record::Byes { kind, round: *round, players: vec![team] });
        }
        let field = field(&document, None).expect("a field");
        assert_eq!(field.round, *round, "{}", event.name);
        let rules = team_system(&document).info().rules;
        match ours(&document, &field) {
            Err(_) if !verify::is_possible(&field, rules) => held += 1,
            ours => println!("WRONG {}: {ours:?}", event.name),
        }
    }
    println!("no legal pairing of teams: {held} of {all} impossible rounds");
    assert_eq!(all, 23, "the rounds of the index");
    assert_eq!(held, all, "see the lines marked WRONG");
}

#[test]
#[ignore = "needs ARBITER_FACTS"]
fn finished_reports_of_teams_show_their_rounds() {
    let (mut held, mut all) = (0, 0);
    for folder in ["events", "large"] {
        for event in events(folder) {
            for (round, published) in (1..).zip(&event.pairs) {
                all += 1;
                let name = &event.name;
                let field = field(&event.document, Some(round))
                    .unwrap_or_else(|why| panic!("{name}, round {round}: {why:?}"));
                let shown = paired(&event.document, &field);
                let colors = shown.colorless.is_empty() && shown.more_byes.is_empty();
                match colors && numbered(&event.document, &shown.pairing) == *published {
                    true => held += 1,
                    false => println!("WRONG {name}, round {round}"),
                }
            }
        }
    }
    println!("reports of teams: {held} of {all} rounds read with their pairs and colours");
    assert_eq!(held, all, "see the lines marked WRONG");
}

#[test]
#[ignore = "needs ARBITER_FACTS"]
fn positions_that_another_program_pairs_otherwise_are_paired_by_the_articles() {
    let folder = facts().join("fork");
    let table = std::fs::read_to_string(folder.join("disputes.tsv")).expect("the answers");
    let (mut held, mut all) = (0, 0);
    for line in table.lines().skip(1) {
        all += 1;
        let cells: Vec<&str> = line.split('\t').collect();
        let event = published(&folder.join(cells[0]));
        let expected: Numbered = cells[3]
            .split_whitespace()
            .map(|pair| {
                let (white, black) = pair.split_once('-').expect("a pair");
                (white.parse().expect("a team"), black.parse().expect("a team"))
            })
            .collect();
        let field = field(&event.document, None).expect("a field");
        match ours(&event.document, &field) {
            Ok((_, ours)) if ours == expected => held += 1,
            ours => println!("WRONG {}: {ours:?}", event.name),
        }
    }
    println!("positions of teams: {held} of {all}");
    assert_eq!(all, 16, "the answers are there");
    assert_eq!(held, all, "see the lines marked WRONG");
}
