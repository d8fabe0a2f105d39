//! The first table: leaf positions per second from the start position.

use anyhow::{Context, Result, bail};
use comfy_table::Table;

use super::measure::{Measure, Program, number, table as tabulate};

/// Rule sets, with a depth that takes about a second or less.
const DEPTHS: &[(&str, u32)] = &[
    ("international", 10),
    ("frisian", 10),
    ("english", 11),
    ("italian", 11),
    ("russian", 11),
    ("brazilian", 11),
    ("canadian", 9),
    ("turkish", 8),
];
/// The depth for all rule sets if nothing is measured.
const SHALLOW: u32 = 4;
/// The reduction in depth, in half-moves, when instructions are counted.
///
/// Callgrind is fifty times slower.
const LESS: u32 = 2;

/// Another program that counts positions.
pub(crate) struct Peer {
    name: String,
    rules: String,
    command: String,
}

impl Peer {
    /// Returns the peers given on the command line, three words each.
    pub(crate) fn all(words: &[String]) -> Vec<Self> {
        let peer = |words: &[String]| Self {
            name: words[0].clone(),
            rules: words[1].clone(),
            command: words[2].clone(),
        };
        words.chunks_exact(3).map(peer).collect()
    }
}

/// A program that counts to any depth.
type AtDepth<'a> = Box<dyn Fn(u32) -> Program + 'a>;

/// Makes the table; to a small depth unless `whole`.
pub(crate) fn table(measure: Measure, peers: &[Peer], whole: bool) -> Result<Table> {
    if let Some(peer) = peers.iter().find(|peer| DEPTHS.iter().all(|row| row.0 != peer.rules)) {
        bail!("{}: no row of the table is about `{}`", peer.name, peer.rules);
    }
    let mut rows = Vec::new();
    for &(rules, depth) in DEPTHS {
        let peers: Vec<&Peer> = peers.iter().filter(|peer| peer.rules == rules).collect();
        rows.extend(rows_of(measure, rules, if whole { depth } else { SHALLOW }, &peers)?);
    }
    let head = [
        "rule set",
        "program",
        "depth",
        "leaves",
        "seconds",
        "million a second",
        "instructions a leaf",
        "arbiter is ahead",
    ];
    Ok(tabulate(2, &head, rows))
}

/// Returns the rows of our program and of its peers, measured in turn.
fn rows_of(measure: Measure, rules: &str, depth: u32, peers: &[&Peer]) -> Result<Vec<Vec<String>>> {
    let ours =
        |depth: u32| Program::arbiter(["perft", "--rules", rules, "--depth", &depth.to_string()]);
    let mut programs: Vec<(&str, AtDepth<'_>)> = vec![("arbiter", Box::new(ours))];
    for peer in peers {
        let at = |depth: u32| Program::peer(&peer.command, "depth", &depth);
        programs.push((&peer.name, Box::new(at)));
    }
    let [leaves, fewer] = [count(&ours(depth))?, count(&ours(depth - LESS))?];
    let deep: Vec<Program> = programs.iter().map(|(_, at)| at(depth)).collect();
    let times = measure.alternately(&deep.iter().collect::<Vec<_>>())?;
    let mut rows = Vec::new();
    let ours = times[0].best;
    for (((name, at), deep), time) in programs.iter().zip(&deep).zip(&times) {
        // A peer whose count differs from ours is not doing the same work.
        let (said, _) = deep.answer()?;
        let agrees = said.split_whitespace().any(|word| word.parse() == Ok(leaves));
        let instructions = measure
            .instructions_between(&at(1), &at(depth - LESS))
            .map(|instructions| instructions as f64 / fewer as f64);
        rows.push(vec![
            rules.to_owned(),
            format!("{name}{}", if agrees { "" } else { " (another count)" }),
            depth.to_string(),
            leaves.to_string(),
            format!("{:.3}", time.best),
            format!("{:.1}", leaves as f64 / time.best / 1e6),
            number(instructions, 1),
            if rows.is_empty() { String::new() } else { format!("{:.2}", time.best / ours) },
        ]);
    }
    Ok(rows)
}

/// Returns the count that our program prints.
fn count(program: &Program) -> Result<u64> {
    let (said, beside) = program.answer()?;
    said.trim().parse().with_context(|| format!("a count was expected: {said}{beside}"))
}
