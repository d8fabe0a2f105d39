//! Slips of the pen in real games: how often the repair finds the true game.
//!
//! A slip is put into a game that an independent referee found legal. How much the record still
//! determines is then counted by brute force, from the written half-moves alone and without the
//! code under test: every correction of its kind, and of every kind, is played out at every place.
//! A record is *determined in its kind* if the corrections of that kind result in a single game,
//! and *determined* if all corrections together do.
//!
//! `ARBITER_FACTS=../shared cargo test --test records -- --ignored --nocapture slips::`;
//! `ARBITER_SLIPS=1000` sets the number of games for each kind, `ARBITER_SLIPS_KINDS=Turns,Pair`
//! the kinds, and `ARBITER_SLIPS_SHOWN=20` the number of records shown among those whose true game
//! is not found first.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use draughts_arbiter::board::Position;
use draughts_arbiter::moves::Move;
use draughts_arbiter::pdn::games_in;
use draughts_arbiter::record::repair::{BUDGET, add_advice, find_repairs};
use draughts_arbiter::record::{Catalogue, Laws, MainLine, ReplayOptions, codes, replay};
use draughts_oracle::slips::{Kind, corrections, ends, exchanges, one_word, play_all};
use rayon::prelude::*;

/// The number of games for each kind, unless `ARBITER_SLIPS` overrides it.
const GAMES: usize = 1000;
/// Of 1000 records determined in their kind, at least this many must be found first.
const FLOOR: usize = 980;
/// Of 1000 records that break, at most this many may be written as another game.
const WRITTEN_WRONG: usize = 10;

/// Of this many repaired records that are written, at most one may be another game.
const WRITTEN_FOR_ONE_WRONG: usize = 7_500;

const SETS: [&str; 6] = ["international", "english", "russian", "frisian", "italian", "brazilian"];

struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % limit as u64) as usize
    }
}

/// A legal game: the written half-moves and the moves played.
struct Game {
    label: String,
    tags: String,
    result: String,
    start: Position,
    words: Vec<String>,
    moves: Vec<Move>,
}

impl Game {
    fn of(label: String, text: &[u8], laws: &Laws) -> Option<Self> {
        let game = games_in(text).next()?;
        let line = MainLine::read(&game);
        if line.plies.iter().any(|ply| ply.is_set_up()) {
            return None;
        }
        let options = ReplayOptions { history: true, moves_only: false };
        let report = replay(&game, line.clone(), laws, Vec::new(), options);
        if !report.ok
            || report.plies < 20
            || report.findings.iter().any(|f| f.at.is_some() && !f.finding.is(codes::OTHER_EDITION))
        {
            return None;
        }
        let mut positions: Vec<Position> = report.history.iter().map(|(_, at)| *at).collect();
        positions.push(report.last?);
        let (mut words, mut moves) = (Vec::new(), Vec::new());
        for pair in positions.windows(2) {
            let legal = laws.generator.legal_moves(&pair[0]);
            let mv = *legal.iter().find(|mv| laws.generator.play(&pair[0], mv) == pair[1])?;
            let word = laws.write(&pair[0], &legal, &mv);
            // A capture with all its squares would reveal more than most records do.
            ends(laws, &word)?;
            words.push(word);
            moves.push(mv);
        }
        let kept = |name: &&str| report.tag(name).is_some();
        let tags = ["GameType", "FEN"].iter().filter(|name| kept(name));
        let tags = tags.map(|name| format!("[{name} \"{}\"]\n", report.tag(name).unwrap_or("")));
        Some(Self {
            label,
            tags: tags.collect(),
            result: report.result_text.clone().unwrap_or("*".into()),
            start: positions[0],
            words,
            moves,
        })
    }

    /// Returns the half-moves as a record, with new numbers.
    fn text(&self, words: &[String], laws: &Laws) -> String {
        let second = usize::from(self.start.turn() != laws.set.first_color());
        let mut text = format!("{}\n", self.tags);
        for (ply, word) in words.iter().enumerate() {
            match (ply + second) % 2 {
                0 => text.push_str(&format!("{}. ", (ply + second) / 2 + 1)),
                _ if ply == 0 => text.push_str("1... "),
                _ => {}
            }
            text.push_str(word);
            text.push(if ply % 12 == 11 { '\n' } else { ' ' });
        }
        text.push_str(&self.result);
        text.push('\n');
        text
    }
}

/// Puts a slip into a game; `None` if the game offers no place for it.
fn slip(laws: &Laws, kind: Kind, game: &Game, chance: &mut Chance) -> Option<Vec<String>> {
    for _ in 0..60 {
        let at = chance.below(game.words.len());
        let mut words = game.words.clone();
        match kind {
            Kind::Digit | Kind::Alike | Kind::Swapped | Kind::Target => {
                let mut all = one_word(laws, kind, &words[at]);
                // Squares that are not on the board would be too obvious.
                all.retain(|word| ends(laws, word).is_some());
                if kind == Kind::Target {
                    // The square must be empty: nobody writes an occupied one.
                    let before = play_all(laws, vec![(vec![], game.start)], &words[..at]);
                    let free = |word: &String| {
                        ends(laws, word).is_some_and(|(_, to)| before[0].1.piece_at(to).is_none())
                    };
                    all.retain(free);
                }
                if all.is_empty() {
                    continue;
                }
                words[at] = all.swap_remove(chance.below(all.len()));
            }
            Kind::Order | Kind::Columns | Kind::Turns => {
                let second = usize::from(game.start.turn() != laws.set.first_color());
                let far = exchanges(kind, (at + second).is_multiple_of(2));
                if far.is_empty() {
                    continue;
                }
                let other = at + far[chance.below(far.len())];
                if other >= words.len() || words[at] == words[other] {
                    continue;
                }
                words.swap(at, other);
            }
            Kind::Lost => {
                words.remove(at);
            }
            Kind::Pair if at + 1 < words.len() => {
                words.drain(at..at + 2);
            }
            Kind::Pair => continue,
            Kind::Doubled => words.insert(at, words[at].clone()),
        }
        return Some(words);
    }
    None
}

/// The results for one kind.
#[derive(Default, Clone)]
struct Row {
    all: usize,
    undetectable: usize,
    /// Records that break only after the slip, not at it.
    later: usize,
    /// Determined in their kind: all, true game first, in the first three, wrong, none.
    kind: [usize; 5],
    /// Determined among all kinds: likewise.
    every: [usize; 5],
    /// Detectable: likewise.
    detectable: [usize; 5],
    /// Offers of `add_advice`: all, the true game, written by `--repair` as the true game, and written
    /// as another.
    offered: [usize; 4],
    generated: u64,
    time: Duration,
    wrong: Vec<String>,
}

impl Row {
    fn add(&mut self, other: Self) {
        self.all += other.all;
        self.undetectable += other.undetectable;
        self.later += other.later;
        for (ours, theirs) in [
            (&mut self.kind, other.kind),
            (&mut self.every, other.every),
            (&mut self.detectable, other.detectable),
        ] {
            for (our, their) in ours.iter_mut().zip(theirs) {
                *our += their;
            }
        }
        for (our, their) in self.offered.iter_mut().zip(other.offered) {
            *our += their;
        }
        self.generated += other.generated;
        self.time += other.time;
        self.wrong.extend(other.wrong);
    }
}

fn one(laws: &Laws, kind: Kind, game: &Game, chance: &mut Chance) -> Option<Row> {
    let words = slip(laws, kind, game, chance)?;
    let mut row = Row { all: 1, ..Row::default() };
    let whole = play_all(laws, vec![(Vec::new(), game.start)], &words);
    if !whole.is_empty() {
        row.undetectable = 1;
        return Some(row);
    }
    let slip_at = words.iter().zip(&game.words).position(|(a, b)| a != b).unwrap_or(0);
    let up_to = &words[..(slip_at + 1).min(words.len())];
    let slipped = play_all(laws, vec![(Vec::new(), game.start)], up_to);
    row.later = usize::from(!slipped.is_empty());
    let text = game.text(&words, laws);
    let read = games_in(text.as_bytes()).next()?;
    let line = MainLine::read(&read);
    let begun = Instant::now();
    let repairs = find_repairs(&read, &line, laws, BUDGET);
    row.time = begun.elapsed();
    row.generated = repairs.generated;
    let mut report = replay(&read, line, laws, Vec::new(), ReplayOptions::default());
    add_advice(&mut report, &read, laws, BUDGET);
    if let Some(advice) = report.findings.iter().find_map(|found| found.repair.as_ref()) {
        let is_true = advice.repair.moves == game.moves;
        row.offered[0] = 1;
        row.offered[1] = usize::from(is_true);
        if advice.is_determined() {
            row.offered[if is_true { 2 } else { 3 }] = 1;
            if !is_true {
                row.wrong.push(format!("WRITTEN WRONG {}: {:?}", game.label, advice.offer));
            }
        }
    }
    let place = repairs.found.iter().position(|repair| repair.moves == game.moves);
    let class = match place {
        Some(0) => 1,
        Some(1 | 2) => 2,
        _ if repairs.found.iter().any(|repair| repair.whole) => 3,
        _ => 4,
    };
    let by_kind = corrections(laws, kind, game.start, &words);
    assert!(
        by_kind.contains(&game.moves),
        "{}: {kind:?}: the true game is a correction",
        game.label
    );
    let count = |to: &mut [usize; 5]| {
        to[0] += 1;
        to[class] += 1;
    };
    count(&mut row.detectable);
    let mut every = by_kind.clone();
    if by_kind.len() == 1 {
        count(&mut row.kind);
        for other in Kind::ALL.into_iter().filter(|other| *other != kind) {
            every.extend(corrections(laws, other, game.start, &words));
        }
        if every.len() == 1 {
            count(&mut row.every);
        }
    }
    if class > 1 {
        let found = repairs.found.iter().take(3).map(|repair| {
            let what: Vec<String> =
                repair.edits.iter().map(|edit| format!("{} {:?}", edit.place, edit.what)).collect();
            format!("\n        {} weight {}", what.join(" + "), repair.weight)
        });
        row.wrong.push(format!(
            "{} ply {} of {}: {:?} written {:?}; place {place:?} of {}, {} of its kind, {} seen{}",
            game.label,
            slip_at + 1,
            words.len(),
            &game.words[slip_at..(slip_at + 3).min(game.words.len())],
            &words[slip_at..(slip_at + 3).min(words.len())],
            repairs.found.len(),
            by_kind.len(),
            every.len(),
            found.collect::<String>()
        ));
    }
    Some(row)
}

/// Returns legal games of every set, spread over the collection.
fn real_games(catalogue: &Catalogue) -> Vec<(&'static str, Game)> {
    let folder = std::env::var_os("ARBITER_FACTS").expect("ARBITER_FACTS names the facts");
    let folder = std::path::PathBuf::from(folder).join("pdn");
    let text = std::fs::read_to_string(folder.join("verdicts.jsonl")).expect("verdicts.jsonl");
    let rows: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("a JSON line")).collect();
    let mut found = Vec::new();
    for set in SETS {
        let most = if set == "international" || set == "english" { 900 } else { 300 };
        let legal: Vec<_> =
            rows.iter().filter(|row| row["rules"] == set && row["ok"] == true).collect();
        let every = legal.len().div_ceil(most).max(1);
        let mut wanted: BTreeMap<&str, BTreeSet<u64>> = BTreeMap::new();
        for row in legal.into_iter().step_by(every) {
            let file = row["file"].as_str().expect("file");
            wanted.entry(file).or_default().insert(row["game"].as_u64().expect("game"));
        }
        let laws = catalogue.laws(set).expect("a rule set of the project");
        let before = found.len();
        for (file, numbers) in wanted {
            let bytes = std::fs::read(folder.join("games").join(file)).expect(file);
            let counted = |game: &draughts_arbiter::pdn::GameText<'_>| {
                crate::support::referee::number(file, game.index())
                    .is_some_and(|number| numbers.contains(&number))
            };
            for game in games_in(&bytes).filter(counted) {
                let label = format!("{file}#{}", game.index());
                found.extend(Game::of(label, game.bytes(), &laws).map(|game| (set, game)));
            }
        }
        println!("{set}: {} real games", found.len() - before);
    }
    found
}

fn share(part: usize, of: usize) -> String {
    if of == 0 { "-".into() } else { format!("{:.1}", part as f64 * 100.0 / of as f64) }
}

fn print(kind: Kind, row: &Row) {
    let told = row.detectable[0].max(1);
    println!(
        "{:<22} N {:>5} undetectable {:>4} late {:>4} | in kind {:>5}: first {:>5}% top3 {:>5}% wrong {:>3} none {:>3} | \
         of all kinds {:>5}: first {:>5}% | detectable {:>5}: first {:>5}% top3 {:>5}% | offered {:>5} true {:>5}% written right {:>5} wrong {:>3} | {:>5} positions {:.2} ms",
        kind.name(),
        row.all,
        row.undetectable,
        row.later,
        row.kind[0],
        share(row.kind[1], row.kind[0]),
        share(row.kind[1] + row.kind[2], row.kind[0]),
        row.kind[3],
        row.kind[4],
        row.every[0],
        share(row.every[1], row.every[0]),
        row.detectable[0],
        share(row.detectable[1], row.detectable[0]),
        share(row.detectable[1] + row.detectable[2], row.detectable[0]),
        row.offered[0],
        share(row.offered[1], row.detectable[0]),
        row.offered[2],
        row.offered[3],
        row.generated / told as u64,
        row.time.as_secs_f64() * 1000.0 / told as f64,
    );
}

/// Returns whether a slip is suspected and whether it would be repaired in a record in which a
/// capture was really missed, continued with legal moves; `None` if the game offers no place for
/// that.
fn truly_missed(laws: &Laws, game: &Game, chance: &mut Chance) -> Option<(bool, bool)> {
    let mut positions = vec![game.start];
    for mv in &game.moves {
        positions.push(laws.generator.play(&positions[positions.len() - 1], mv));
    }
    let first = chance.below(game.moves.len());
    let (at, word, next) = (0..game.moves.len()).find_map(|offset| {
        let at = (first + offset) % game.moves.len();
        let before = positions[at];
        if !game.moves[at].is_capture() {
            return None;
        }
        let (from, to) = before.pieces(before.turn()).iter().find_map(|from| {
            let to = before.geometry().iter().find(|&to| {
                let taken = laws.generator.legal_moves(&before);
                let legal = taken.iter().any(|mv| (mv.from(), mv.to()) == (from, to));
                !legal && laws.generator.reaches(&before, from, to)
            })?;
            Some((from, to))
        })?;
        let mut next = before.with_turn(before.turn().opponent());
        let piece = before.piece_at(from)?;
        next.set(from, None);
        next.set(to, Some(piece));
        let name = |square| laws.numbering.name(square);
        Some((at, format!("{}-{}", name(from), name(to)), next))
    })?;
    let mut words = game.words[..at].to_vec();
    words.push(word);
    let mut position = next;
    for _ in 0..20 {
        let legal = laws.generator.legal_moves(&position);
        if legal.is_empty() {
            break;
        }
        let mv = legal[chance.below(legal.len())];
        words.push(laws.write(&position, &legal, &mv));
        position = laws.generator.play(&position, &mv);
    }
    let text = game.text(&words, laws);
    let read = games_in(text.as_bytes()).next()?;
    let options = ReplayOptions::default();
    let mut report = replay(&read, MainLine::read(&read), laws, Vec::new(), options);
    add_advice(&mut report, &read, laws, BUDGET);
    let advice = report.findings.iter().find_map(|found| found.repair.as_ref());
    Some((advice.is_some(), advice.is_some_and(|advice| advice.is_determined())))
}

#[test]
#[ignore = "needs the facts"]
fn slips() {
    let wanted =
        std::env::var("ARBITER_SLIPS").map_or(GAMES, |text| text.parse().expect("a number"));
    let shown: usize =
        std::env::var("ARBITER_SLIPS_SHOWN").map_or(0, |text| text.parse().expect("a number"));
    let chosen = std::env::var("ARBITER_SLIPS_KINDS").unwrap_or_default();
    let is_chosen = |kind: &Kind| {
        chosen.is_empty() || chosen.split(',').any(|name| name == format!("{kind:?}"))
    };
    let catalogue = Catalogue::new();
    let games = real_games(&catalogue);
    let mut rows: Vec<(Kind, Row)> = Vec::new();
    for kind in Kind::ALL.into_iter().filter(is_chosen) {
        // Each kind takes different games, spread over all of them.
        let order = (0..games.len()).map(|at| (at * 7_919 + kind as usize * 97) % games.len());
        let order: Vec<usize> = order.collect();
        let mut row = Row::default();
        for part in order.chunks(64) {
            let left = wanted - row.all;
            if left == 0 {
                break;
            }
            let done: Vec<Row> = part
                .par_iter()
                .filter_map(|&at| {
                    let (set, game) = &games[at];
                    let laws = catalogue.laws(set).expect("a rule set of the project");
                    one(&laws, kind, game, &mut Chance((at as u64) << 8 | kind as u64))
                })
                .collect();
            done.into_iter().take(left).for_each(|done| row.add(done));
        }
        print(kind, &row);
        let written = |line: &&String| line.starts_with("WRITTEN");
        let (first, then): (Vec<&String>, Vec<&String>) = row.wrong.iter().partition(written);
        for line in first.into_iter().chain(then).take(shown) {
            println!("    {line}");
        }
        rows.push((kind, row));
    }
    let missed: Vec<(bool, bool)> = games
        .par_iter()
        .enumerate()
        .filter_map(|(at, (set, game))| {
            let laws = catalogue.laws(set).expect("a rule set of the project");
            truly_missed(laws.as_ref(), game, &mut Chance(at as u64))
        })
        .collect();
    let suspected = missed.iter().filter(|(suspected, _)| *suspected).count();
    let changed = missed.iter().filter(|(_, changed)| *changed).count();
    println!(
        "captures truly missed: {}, a slip suspected in {suspected}, put right in {changed}",
        missed.len()
    );
    assert!(missed.len() >= 1_000, "too few games");
    assert!(suspected * 100 <= missed.len(), "true irregular moves are taken for slips");
    let (mut determined, mut first, mut written, mut written_wrong) = (0, 0, 0, 0);
    for (kind, row) in &rows {
        assert_eq!(row.all, wanted, "{}: too few games", kind.name());
        assert!(
            row.offered[3] * 1000 <= row.detectable[0] * WRITTEN_WRONG,
            "{}: written wrongly",
            kind.name()
        );
        if *kind == Kind::Turns {
            assert!(row.detectable[1] * 100 >= row.detectable[0] * 92, "{}", kind.name());
        }
        written += row.offered[2] + row.offered[3];
        written_wrong += row.offered[3];
        determined += row.kind[0];
        first += row.kind[1];
        assert!(row.every[1] * 1000 >= row.every[0] * 990, "{}", kind.name());
    }
    println!("first: {first} of {determined} that their kind determines");
    assert!(first * 1000 >= determined * FLOOR, "{first} of {determined}");
    println!("written by --repair: {written}, another game in {written_wrong}");
    assert!(written_wrong * WRITTEN_FOR_ONE_WRONG <= written, "{written_wrong} of {written}");
}
