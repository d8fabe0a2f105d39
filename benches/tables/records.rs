//! The second table: games and half-moves per second.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use comfy_table::Table;
use draughts_arbiter::pdn::GameStream;
use draughts_arbiter::record::MainLine;

use super::clocked::clocked;
use super::measure::{Measure, Program, number, size, table as tabulate};
use super::played;

/// The size in bytes of a sample for counting instructions: callgrind is fifty times slower.
const SAMPLE: usize = 300_000;

/// The number of the first sample of games with clocks, beyond those of the files themselves.
const CLOCKED_SAMPLES: usize = 1000;

/// The input, and the programs that read it besides ours.
pub(crate) struct Input {
    /// PDN files; if empty, random games are generated.
    pub files: Vec<PathBuf>,
    /// The number of random games.
    pub games: usize,
    /// Other programs that replay every move.
    pub validators: Vec<Peer>,
    /// Other programs that only read.
    pub parsers: Vec<Peer>,
    /// Other programs that replay every move, on files with a clock after every move.
    pub clocked: Vec<Peer>,
}

/// Another program, and the file that it reads.
pub(crate) struct Peer {
    name: String,
    program: Program,
    load: Load,
}

/// The contents of a file, in numbers.
#[derive(Debug, Clone, Copy)]
struct Load {
    bytes: u64,
    games: u64,
    half_moves: u64,
}

/// The row that a row is compared with, if any.
#[derive(Clone, Copy)]
enum Against {
    Nobody,
    /// Our row with this index; the comparison shows how far ahead ours is.
    Ours(usize),
    /// Our row with this index, which uses one thread.
    OneThread(usize),
}

/// A row before it is measured.
struct Row {
    name: String,
    program: Program,
    load: Load,
    /// Two programs whose difference in instructions is the cost of the sample.
    sample: Option<(Program, Program)>,
    against: Against,
}

impl Peer {
    /// Returns the peers given on the command line, five words each.
    pub(crate) fn all(words: &[String]) -> Result<Vec<Self>> {
        let peer = |words: &[String]| {
            let count = |word: &String| word.parse().with_context(|| format!("`{word}`"));
            let load = Load {
                bytes: size(&words[1])?,
                games: count(&words[2])?,
                half_moves: count(&words[3])?,
            };
            let program = Program::peer(&words[4], "file", &words[1]);
            Ok(Self { name: words[0].clone(), program, load })
        };
        words.chunks_exact(5).map(peer).collect()
    }

    fn row(self, against: Against) -> Row {
        Row { name: self.name, program: self.program, load: self.load, sample: None, against }
    }
}

/// Reads a file and prints the same totals as `arbiter validate` does.
///
/// It reads what a replay needs: the tags, the moves of the main line with their squares, numbers
/// and clocks, and the result. It skips variations, as other programs that only read do.
pub(crate) fn only_parse(path: &Path) -> Result<()> {
    let mut reader = GameStream::new(File::open(path).with_context(|| path.display().to_string())?);
    let (mut games, mut half_moves) = (0_u64, 0_u64);
    while let Some(game) = reader.next_game().context("reading games")? {
        games += 1;
        half_moves += MainLine::read(&game).plies.len() as u64;
    }
    eprintln!("{games} games, {half_moves} half-moves");
    Ok(())
}

/// Writes a file with a clock after every move.
pub(crate) fn print_clocked(path: &Path) -> Result<()> {
    let text = std::fs::read(path).with_context(|| path.display().to_string())?;
    std::io::stdout().write_all(&clocked(&text)).context("writing games")
}

/// Makes the table.
pub(crate) fn table(measure: Measure, input: Input) -> Result<Table> {
    let folder = tempfile::tempdir().context("a temporary folder")?;
    let mut files = input.files;
    if files.is_empty() {
        let path = folder.path().join("drawn by lot.pdn");
        std::fs::write(&path, played::record(&played::laws("international"), input.games))
            .context("writing games")?;
        files.push(path);
    }
    let mut rows = Vec::new();
    for (at, file) in files.iter().enumerate() {
        let samples = measure.counts.then(|| Samples::of(file, folder.path(), at)).transpose()?;
        rows.extend(ours(file, samples.as_ref(), rows.len())?);
        rows.push(with_clocks(file, folder.path(), at, measure.counts)?);
    }
    rows.extend(input.parsers.into_iter().map(|peer| peer.row(Against::Ours(0))));
    rows.extend(input.validators.into_iter().map(|peer| peer.row(Against::Ours(1))));
    rows.extend(input.clocked.into_iter().map(|peer| peer.row(Against::Ours(3))));
    let programs: Vec<&Program> = rows.iter().map(|row| &row.program).collect();
    let times = measure.alternately(&programs)?;
    let best: Vec<f64> = times.iter().map(|time| time.best).collect();
    let instructions = instructions(measure, &rows)?;
    let cells = rows.iter().zip(&best).zip(instructions);
    let cells = cells.map(|((row, &seconds), instructions)| {
        let Load { bytes, games, half_moves } = row.load;
        let megabytes = bytes as f64 / 1e6;
        let [games_a_second, half_moves_a_second] = row.load.rates(seconds);
        vec![
            row.name.clone(),
            format!("{megabytes:.1}"),
            games.to_string(),
            half_moves.to_string(),
            format!("{seconds:.3}"),
            format!("{:.1}", megabytes / seconds),
            format!("{games_a_second:.0}"),
            format!("{:.2}", half_moves_a_second / 1e6),
            format!("{:.1}", 1e9 / half_moves_a_second),
            number(instructions, 0),
            row.compared(seconds, &rows, &best),
        ]
    });
    let head = [
        "program and file",
        "MB",
        "games",
        "half-moves",
        "seconds",
        "MB/s",
        "games/s",
        "million half-moves/s",
        "ns a half-move",
        "instructions a half-move",
        "arbiter is ahead",
    ];
    Ok(tabulate(1, &head, cells.collect()))
}

/// Our three rows for a file; `first` is the index of the first.
fn ours(file: &Path, samples: Option<&Samples>, first: usize) -> Result<[Row; 3]> {
    let path = file.display().to_string();
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let on = |path: &str, jobs| Program::arbiter(["validate", "-j", jobs, path]);
    let parsing = Program::only_parse(&path)?;
    let bytes = size(file)?;
    let [read, judged] = [load(&parsing, bytes)?, load(&on(&path, "1"), bytes)?];
    let pair = |of: &dyn Fn(&str) -> Result<Program>| {
        samples.map(|samples| anyhow::Ok((of(&samples.once)?, of(&samples.twice)?))).transpose()
    };
    let row = |what: &str, program, load, sample, against| Row {
        name: format!("arbiter, {what}: {name}"),
        program,
        load,
        sample,
        against,
    };
    let reads = pair(&Program::only_parse)?;
    let judges = pair(&|path| Ok(on(path, "1")))?;
    Ok([
        row("parsing alone", parsing, read, reads, Against::Nobody),
        row("validation -j 1", on(&path, "1"), judged, judges, Against::Nobody),
        row("validation -j 2", on(&path, "2"), judged, None, Against::OneThread(first + 1)),
    ])
}

/// Our fourth row for a file: its games with a clock after every move.
fn with_clocks(file: &Path, folder: &Path, number: usize, counts: bool) -> Result<Row> {
    let text = std::fs::read(file).with_context(|| file.display().to_string())?;
    let path = folder.join(format!("clocked {number}.pdn"));
    std::fs::write(&path, clocked(&text)).context("writing games")?;
    let of = |path: &str| Program::arbiter(["validate", "-j", "1", path]);
    let samples =
        counts.then(|| Samples::of(&path, folder, CLOCKED_SAMPLES + number)).transpose()?;
    let program = of(&path.display().to_string());
    Ok(Row {
        name: format!(
            "arbiter, validation -j 1, a clock after every move: {}",
            file.file_name().unwrap_or_default().to_string_lossy()
        ),
        load: load(&program, size(&path)?)?,
        program,
        sample: samples.map(|samples| (of(&samples.once), of(&samples.twice))),
        against: Against::Nobody,
    })
}

/// Returns the totals that one of our programs prints.
fn load(program: &Program, bytes: u64) -> Result<Load> {
    let (_, said) = program.answer()?;
    let line = said.lines().rfind(|line| line.contains("half-move")).unwrap_or_default();
    let mut counts = line.split([' ', ',']).filter_map(|word| word.parse().ok());
    let (Some(games), Some(half_moves)) = (counts.next(), counts.next()) else {
        bail!("games and half-moves were expected: {said}");
    };
    Ok(Load { bytes, games, half_moves })
}

/// The first games of a file, once and twice over: their difference excludes the start-up.
struct Samples {
    once: String,
    twice: String,
}

impl Samples {
    fn of(file: &Path, folder: &Path, number: usize) -> Result<Self> {
        let mut reader =
            GameStream::new(File::open(file).with_context(|| file.display().to_string())?);
        let mut text = Vec::new();
        while let Some(game) = reader.next_game().context("reading games")? {
            text.extend_from_slice(game.bytes());
            text.extend_from_slice(b"\n\n");
            if text.len() >= SAMPLE {
                break;
            }
        }
        let write = |times: usize| {
            let path = folder.join(format!("sample {number} x {times}.pdn"));
            std::fs::write(&path, text.repeat(times)).context("writing a sample")?;
            anyhow::Ok(path.display().to_string())
        };
        Ok(Self { once: write(1)?, twice: write(2)? })
    }
}

/// Returns the instructions per half-move of each row, if they are counted.
fn instructions(measure: Measure, rows: &[Row]) -> Result<Vec<Option<f64>>> {
    let of_row = |row: &Row| {
        let Some((once, twice)) = &row.sample else {
            return Ok(None);
        };
        let half_moves = load(twice, 0)?.half_moves - load(once, 0)?.half_moves;
        let count = measure.instructions_between(once, twice);
        Ok(count.map(|count| count as f64 / half_moves as f64))
    };
    rows.iter().map(of_row).collect()
}

impl Row {
    /// Returns the text of the comparison.
    fn compared(&self, seconds: f64, rows: &[Row], best: &[f64]) -> String {
        match self.against {
            Against::Nobody => String::new(),
            Against::OneThread(ours) => format!("{:.2} x one thread", best[ours] / seconds),
            Against::Ours(ours) => {
                let [games, half_moves] = self.load.rates(seconds);
                let [our_games, our_half_moves] = rows[ours].load.rates(best[ours]);
                let (games, half_moves) = (our_games / games, our_half_moves / half_moves);
                format!("{games:.2} in games, {half_moves:.2} in half-moves")
            }
        }
    }
}

impl Load {
    /// Games and half-moves per second.
    fn rates(self, seconds: f64) -> [f64; 2] {
        [self.games, self.half_moves].map(|count| count as f64 / seconds)
    }
}
