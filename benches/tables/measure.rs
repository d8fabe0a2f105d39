//! Runs programs and measures their time, their instructions and their output.

use std::fmt::Display;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use comfy_table::{CellAlignment, Table, presets};

/// The settings of a measurement.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Measure {
    /// The number of runs of every program.
    pub runs: usize,
    /// Whether instructions are counted.
    pub counts: bool,
}

/// A program with its arguments.
#[derive(Debug, Clone)]
pub(crate) struct Program(Vec<String>);

/// The times of the runs of a program, in seconds.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Times {
    /// The shortest.
    pub best: f64,
    /// The median.
    pub median: f64,
}

impl Program {
    /// Returns the measured program, with these arguments.
    pub(crate) fn arbiter<const N: usize>(arguments: [&str; N]) -> Self {
        let words = [env!("CARGO_BIN_EXE_arbiter")].into_iter().chain(arguments);
        Self(words.map(str::to_owned).collect())
    }

    /// This program, in the mode that only reads a file.
    pub(crate) fn only_parse(file: &str) -> Result<Self> {
        let this = std::env::current_exe().context("this program")?.display().to_string();
        Ok(Self(vec![this, "--only-parse".into(), file.into()]))
    }

    /// Returns a command line in words, with `value` in place of `{name}`.
    pub(crate) fn peer(command: &str, name: &str, value: &impl Display) -> Self {
        let (name, value) = (format!("{{{name}}}"), value.to_string());
        Self(command.split_whitespace().map(|word| word.replace(&name, &value)).collect())
    }

    /// Returns its standard output and its standard error.
    pub(crate) fn answer(&self) -> Result<(String, String)> {
        let output = self.finished(&mut self.command())?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        Ok((text(&output.stdout), text(&output.stderr)))
    }

    /// Returns the instructions of one run; `None` if callgrind does not know the processor's
    /// instructions.
    pub(crate) fn instructions(&self) -> Option<u64> {
        let mut command = Command::new("valgrind");
        command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).args(&self.0);
        let output = self.finished(&mut command).ok()?;
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        let count = said.lines().rev().find_map(|line| line.split_once("Collected :"))?.1;
        count.trim().parse().ok()
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.0[0]);
        command.args(&self.0[1..]).stdin(Stdio::null());
        command
    }

    /// Runs to the end, with any exit code.
    ///
    /// A validator may have something to report.
    fn finished(&self, command: &mut Command) -> Result<Output> {
        let output = command.output().with_context(|| format!("running {}", self.0[0]))?;
        if output.status.code().is_none() {
            bail!("{} was ended by {}", self.0.join(" "), output.status);
        }
        Ok(output)
    }

    fn seconds(&self) -> Result<f64> {
        let mut command = self.command();
        command.stdout(Stdio::null()).stderr(Stdio::null());
        let start = Instant::now();
        let status = command.status().with_context(|| format!("running {}", self.0[0]))?;
        let seconds = start.elapsed().as_secs_f64();
        // A program that fails at once would be the fastest; exit code 1 means that a validator
        // found something.
        match status.code() {
            Some(0 | 1) => Ok(seconds),
            _ => bail!("{} ended with {status}", self.0.join(" ")),
        }
    }
}

impl Measure {
    /// Times all programs in turn, then all again, so that good and bad minutes are shared.
    pub(crate) fn alternately(self, programs: &[&Program]) -> Result<Vec<Times>> {
        let mut seconds = vec![Vec::with_capacity(self.runs); programs.len()];
        for _ in 0..self.runs {
            for (program, seconds) in programs.iter().zip(&mut seconds) {
                seconds.push(program.seconds()?);
            }
        }
        Ok(seconds.into_iter().map(Times::of).collect())
    }

    /// Returns the instructions of one run minus those of another, if instructions are counted.
    pub(crate) fn instructions_between(self, less: &Program, more: &Program) -> Option<u64> {
        if !self.counts {
            return None;
        }
        more.instructions()?.checked_sub(less.instructions()?)
    }
}

impl Times {
    fn of(mut seconds: Vec<f64>) -> Self {
        seconds.sort_by(f64::total_cmp);
        Self { best: seconds[0], median: seconds[seconds.len() / 2] }
    }
}

/// Returns whether valgrind is installed, which counts instructions.
pub(crate) fn has_callgrind() -> bool {
    let mut command = Command::new("valgrind");
    command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Returns the size of a file in bytes.
pub(crate) fn size(path: impl AsRef<Path>) -> Result<u64> {
    let path = path.as_ref();
    let about = path.metadata().with_context(|| path.display().to_string())?;
    Ok(about.len())
}

/// Returns a table whose first columns hold words and the others numbers.
pub(crate) fn table(words: usize, head: &[&str], rows: Vec<Vec<String>>) -> Table {
    let mut table = Table::new();
    table.load_style(presets::ASCII_MARKDOWN).set_header(head).add_rows(rows);
    for column in table.column_iter_mut().skip(words) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

/// Returns a number with this many decimals, or a dash.
pub(crate) fn number(value: Option<f64>, decimals: usize) -> String {
    value.map_or_else(|| "-".into(), |value| format!("{value:.decimals$}"))
}
