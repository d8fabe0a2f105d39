//! The engine checked against published facts: leaf counts and move cases.
//!
//! The facts are not part of the package. The tests are ignored by default; when they run, they
//! fail if the directory named by `ARBITER_FACTS` or one of its files is missing:
//!
//! ```text
//! ARBITER_FACTS=../shared cargo test --test laws -- --ignored --nocapture conformance::
//! ```
//!
//! Every row and every case of the files is run; nothing is skipped.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use draughts_arbiter::board::{Numbering, Position, parse_fen};
use draughts_arbiter::moves::{Generator, Resolved, resolve};
use draughts_arbiter::rules::{RuleSet, named};
use serde::Deserialize;

/// Depths with more leaves are not run.
const MAX_LEAVES: u64 = 300_000_000;

#[derive(Deserialize)]
struct PerftFile {
    rows: Vec<PerftRow>,
}

#[derive(Deserialize)]
struct PerftRow {
    variant: String,
    fen: String,
    position: String,
    convention: String,
    depth: BTreeMap<String, u64>,
}

#[derive(Deserialize)]
struct CaseFile {
    cases: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    id: String,
    variant: String,
    fen: String,
    history: Option<String>,
    article: Option<String>,
    rule: Option<String>,
    legal: Vec<String>,
    captures: Option<Vec<Vec<serde_json::Value>>>,
}

/// Reads a file of the facts; panics with a message that names what is missing.
fn facts<T: for<'de> Deserialize<'de>>(name: &str) -> T {
    let root = std::env::var_os("ARBITER_FACTS").unwrap_or_else(|| {
        panic!("ARBITER_FACTS is not set: it must name the directory that holds rules/{name}")
    });
    let path = PathBuf::from(root).join("rules").join(name);
    let text = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("cannot read {}: {error}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn rule_set(variant: &str) -> Result<RuleSet, String> {
    named(variant).map_err(|error| error.to_string())
}

fn position(set: &RuleSet, fen: &str) -> Result<Position, String> {
    parse_fen(fen, &set.numbering(), set.first_color())
        .map(|fen| fen.position)
        .map_err(|error| format!("{fen}: {error}"))
}

/// Runs every job on all cores and returns the results in the order of the jobs.
fn in_parallel<T: Sync>(
    jobs: &[T],
    run: impl Fn(&T) -> Result<String, String> + Sync,
) -> Vec<Result<String, String>> {
    let next = AtomicUsize::new(0);
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let mut done: Vec<(usize, Result<String, String>)> = std::thread::scope(|scope| {
        let work = || {
            let mut mine = Vec::new();
            loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                let Some(job) = jobs.get(at) else { return mine };
                mine.push((at, run(job)));
            }
        };
        let handles: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        handles.into_iter().flat_map(|handle| handle.join().expect("a worker ends")).collect()
    });
    done.sort_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, said)| said).collect()
}

/// Prints the result of each job and a summary, and panics unless all of them agree.
fn conclude(what: &str, unit: &str, total: usize, said: &[Result<String, String>]) {
    let mut agree = 0;
    for line in said {
        match line {
            Ok(line) => {
                agree += 1;
                println!("ok    {line}");
            }
            Err(line) => println!("WRONG {line}"),
        }
    }
    let unit = if unit.is_empty() { String::new() } else { format!(" {unit}") };
    println!("{what}: {agree} of {total}{unit}");
    assert!(total > 0, "the file of {what} is empty");
    assert_eq!(agree, total, "{what}: not everything agrees; see the lines marked WRONG");
}

#[test]
#[ignore = "needs ARBITER_FACTS and a minute"]
fn perft() {
    let rows = facts::<PerftFile>("perft.json").rows;
    let said = in_parallel(&rows, perft_row);
    conclude("perft", "rows", rows.len(), &said);
}

fn perft_row(row: &PerftRow) -> Result<String, String> {
    let title = format!("{} {} {}", row.variant, row.position, row.fen);
    perft_row_counts(row)
        .map(|said| format!("{title}: {said}"))
        .map_err(|wrong| format!("{title}: {wrong}"))
}

fn perft_row_counts(row: &PerftRow) -> Result<String, String> {
    let set = rule_set(&row.variant)?;
    let start = match row.position.as_str() {
        "initial" => set.start_position(),
        _ => position(&set, &row.fen)?,
    };
    if row.convention != "drop" {
        return Err(format!("unknown convention `{}`", row.convention));
    }
    let mut depths = Vec::new();
    for (depth, &leaves) in &row.depth {
        let depth: u32 = depth.parse().map_err(|_| format!("`{depth}` is not a depth"))?;
        if leaves < MAX_LEAVES {
            depths.push((depth, leaves));
        }
    }
    depths.sort_unstable();
    let &(deepest, deepest_leaves) = depths.last().ok_or("no depth is small enough to run")?;
    let generator = Generator::new(&set);
    let by_routes = routes_exception(row);
    let begin = Instant::now();
    for &(depth, leaves) in &depths {
        let counted = if by_routes {
            generator.perft_of_routes(&start, depth)
        } else {
            generator.perft(&start, depth)
        };
        if counted != leaves {
            return Err(format!("depth {depth}: {counted}, and {leaves} is given"));
        }
    }
    let mut said =
        format!("depth {deepest}: {deepest_leaves} ({:.1} s)", begin.elapsed().as_secs_f64());
    if by_routes {
        check_routes_exception(&generator, &start)?;
        said.push_str(
            " [counted by sequences of landing squares, as the row is from depth 7 on; \
             both counts agree to depth 6, and one move per captured set gives 10782308 at depth 7]",
        );
    }
    Ok(said)
}

/// Returns whether this is the only row whose published count uses another definition.
///
/// The Turkish start says "drop", one move per captured set, but its counts from depth 7 on
/// (10782382, 123290300, ...) come from a program that counts every sequence of landing squares
/// separately. It is therefore compared with [`Generator::perft_of_routes`], which agrees at every
/// depth.
fn routes_exception(row: &PerftRow) -> bool {
    row.variant == "turkish" && row.position == "initial"
}

/// Checks that the exception hides nothing else: both counts agree up to depth 6, since no capture
/// has two routes, and differ at depth 7 by exactly 74.
fn check_routes_exception(generator: &Generator, start: &Position) -> Result<(), String> {
    for depth in 1..=6 {
        let (sets, routes) =
            (generator.perft(start, depth), generator.perft_of_routes(start, depth));
        if sets != routes {
            return Err(format!("depth {depth}: {sets} by captured sets, {routes} by routes"));
        }
    }
    match (generator.perft(start, 7), generator.perft_of_routes(start, 7)) {
        (10_782_308, 10_782_382) => Ok(()),
        (sets, routes) => Err(format!("depth 7: {sets} by captured sets, {routes} by routes")),
    }
}

#[test]
#[ignore = "needs ARBITER_FACTS"]
fn cases() {
    let cases = facts::<CaseFile>("cases.json").cases;
    let said = in_parallel(&cases, |case| {
        let title = format!(
            "{} {} ({})",
            case.id,
            case.rule.as_deref().unwrap_or("?"),
            case.article.as_deref().unwrap_or("no article")
        );
        match case_moves(case) {
            Ok(()) => Ok(format!("{title}: {}", case.legal.join(" "))),
            Err(wrong) => Err(format!("{title}: {wrong}")),
        }
    });
    conclude("cases", "", cases.len(), &said);
}

fn case_moves(case: &Case) -> Result<(), String> {
    let set = rule_set(&case.variant)?;
    let numbering = set.numbering();
    let generator = Generator::new(&set);
    let mut at = position(&set, &case.fen)?;
    for word in case.history.as_deref().unwrap_or_default().split_whitespace() {
        let squares = word
            .split(['-', 'x'])
            .map(|name| numbering.parse(name).ok_or_else(|| format!("history: no square {name}")))
            .collect::<Result<Vec<_>, _>>()?;
        let legal = generator.legal_moves(&at);
        match resolve(&generator, &at, &legal, &squares) {
            Resolved::One(mv) => at = generator.play(&at, &mv),
            other => return Err(format!("history: {word} is {other:?}")),
        }
    }
    let legal = generator.legal_moves(&at);
    let name = |square| numbering.name(square);
    let mut written: Vec<String> = legal
        .iter()
        .map(|mv| {
            let sign = if mv.is_capture() { 'x' } else { '-' };
            format!("{}{sign}{}", name(mv.from()), name(mv.to()))
        })
        .collect();
    let mut given = case.legal.clone();
    written.sort_unstable();
    given.sort_unstable();
    if written != given {
        return Err(format!("legal {written:?}, and {given:?} is given"));
    }
    let Some(captures) = &case.captures else { return Ok(()) };
    let mut taken: Vec<Vec<String>> =
        legal.iter().map(|mv| mv.captured().iter().map(name).collect()).collect();
    let mut given = captures
        .iter()
        .map(|set| set.iter().map(|square| square_name(&numbering, square)).collect())
        .collect::<Result<Vec<Vec<String>>, String>>()?;
    for set in taken.iter_mut().chain(&mut given) {
        set.sort_unstable();
    }
    taken.sort_unstable();
    given.sort_unstable();
    if taken == given { Ok(()) } else { Err(format!("takes {taken:?}, and {given:?} is given")) }
}

/// Converts a square of the file, a number or letters, to its name in the rule set.
fn square_name(numbering: &Numbering, value: &serde_json::Value) -> Result<String, String> {
    let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    numbering
        .parse(&text)
        .map(|square| numbering.name(square))
        .ok_or_else(|| format!("{text} is not a square"))
}
