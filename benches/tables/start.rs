//! The third table: start-up time.

use anyhow::{Context, Result};
use comfy_table::Table;

use super::measure::{Measure, Program, number, size, table as tabulate};

/// The number of runs of each program; they are short.
const RUNS: usize = 20;

/// Makes the table, with the size of the program in its last row.
pub(crate) fn table(measure: Measure) -> Result<Table> {
    let folder = tempfile::tempdir().context("a temporary folder")?;
    let game = folder.path().join("game.pdn");
    std::fs::write(&game, super::played::record(&super::played::laws("international"), 1))
        .context("writing a game")?;
    let game = game.display().to_string();
    let programs = [
        ("arbiter --version", Program::arbiter(["--version"])),
        ("arbiter validate, a game", Program::arbiter(["validate", &game])),
        ("arbiter perft --depth 1", Program::arbiter(["perft", "--depth", "1"])),
    ];
    let measure = Measure { runs: if measure.runs > 1 { RUNS } else { 1 }, ..measure };
    let times =
        measure.alternately(&programs.iter().map(|(_, program)| program).collect::<Vec<_>>())?;
    let mut rows = Vec::new();
    for ((name, program), time) in programs.iter().zip(times) {
        let instructions = measure.counts.then(|| program.instructions()).flatten();
        rows.push(vec![
            (*name).to_owned(),
            format!("{:.2}", time.best * 1e3),
            format!("{:.2}", time.median * 1e3),
            number(instructions.map(|count| count as f64 / 1e6), 2),
        ]);
    }
    let bytes = size(env!("CARGO_BIN_EXE_arbiter"))?;
    rows.push(vec![format!("its size: {:.1} MB", bytes as f64 / 1e6)]);
    Ok(tabulate(1, &["program", "best, ms", "median, ms", "million instructions"], rows))
}
