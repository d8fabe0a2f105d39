//! The position of a shard's pieces in their files, according to the parts of earlier shards: it
//! gives games the numbers and lines that they have in the whole file.

use std::collections::BTreeMap;
use std::ops::Range;

use super::NoMerge;
use super::file::PartFile;
use super::source::is_unchanged;
use crate::Error;
use crate::records::shard::{Piece, Shard, modified};
use crate::records::stream::{Opener, Task};
use crate::records::tally::inputs;
use draughts_report::{OptionsView, PieceView, printable};

/// The numbers of games and lines before the pieces of a shard.
#[derive(Debug, Default)]
pub struct Before {
    /// The starts by file name; a file may be named twice.
    starts: BTreeMap<String, Vec<Start>>,
}

/// The start of a piece.
#[derive(Debug)]
struct Start {
    range: Range<u64>,
    games: u64,
    lines: u64,
    /// Whether the guess of the rules for the file was reported.
    is_said: bool,
}

impl Before {
    /// Determines the numbers of games and lines before the pieces of a shard of some files, from
    /// the named parts.
    ///
    /// # Errors
    ///
    /// Fails if a part cannot be read, is incomplete, or is of other files or another question, the
    /// part of a shard is missing, or a file has changed.
    pub fn read(
        shard: Shard,
        files: &[String],
        names: &[String],
        asked: &OptionsView,
        open: &Opener,
    ) -> Result<Self, Error> {
        let parts = names.iter().map(|name| PartFile::read(name)).collect::<Result<Vec<_>, _>>()?;
        let inputs = inputs(files);
        for part in &parts {
            let what = match () {
                () if part.view.inputs != inputs => "inputs",
                () if !chooses_the_same(&part.view.options, asked) => "options",
                () => continue,
            };
            let file = printable(&part.name).into_owned();
            return Err(Error::unusable(&part.name, &NoMerge::NotBefore { file, what }));
        }
        let mut starts: BTreeMap<String, Vec<Start>> = BTreeMap::new();
        for piece in shard.pieces(files)?.into_iter().filter(|piece| piece.range.start > 0) {
            let name = &files[piece.file];
            let start = start(name, piece, &parts, open, shard)?;
            starts.entry(name.clone()).or_default().push(start);
        }
        Ok(Self { starts })
    }

    /// Sets the number and line of a game to those in the whole file.
    pub(in crate::records) fn placed<'g>(&self, mut task: Task<'g>) -> Task<'g> {
        let starts = self.starts.get(task.file);
        let holds = |start: &&Start| start.range.contains(&task.text.offset());
        if let Some(start) = starts.and_then(|starts| starts.iter().find(holds)) {
            task.text = task.text.after(start.games, start.lines);
            task.says_guess &= !start.is_said;
        }
        task
    }
}

/// Returns whether the same games were selected and judged under the same rules.
fn chooses_the_same(one: &OptionsView, other: &OptionsView) -> bool {
    let of = |view: &OptionsView| OptionsView {
        variations: false,
        diagrams: false,
        strict: false,
        ..view.clone()
    };
    of(one) == of(other)
}

/// Determines the numbers of games and lines before a piece of a file, which belongs to a shard.
fn start(
    name: &str,
    piece: Piece,
    parts: &[PartFile],
    open: &Opener,
    shard: Shard,
) -> Result<Start, Error> {
    let from = piece.range.start;
    let is_before = |view: &&PieceView| view.input == piece.file + 1 && view.to <= from;
    let mut before: Vec<&PieceView> =
        parts.iter().flat_map(|part| &part.view.files).filter(is_before).collect();
    before.sort_by_key(|view| view.from);
    before.dedup_by_key(|view| view.from);
    let source = || printable(name).into_owned();
    let now = modified(name);
    let mut start = Start { range: piece.range, games: 0, lines: 0, is_said: false };
    let mut reached = 0;
    for view in before {
        if view.from != reached {
            break;
        }
        let is_dated = view.modified.as_ref().is_none_or(|then| *then == now);
        if !is_dated && !is_unchanged(open, view)? {
            return Err(Error::unusable(name, &NoMerge::Changed { source: source() }));
        }
        reached = view.to;
        start.games += view.games;
        start.lines += view.lines;
        start.is_said |= view.guess.as_ref().is_some_and(|guess| guess.game.is_some());
    }
    if reached == from {
        return Ok(start);
    }
    let wrong = match parts.iter().find(|part| part.view.of != shard.of) {
        Some(part) => NoMerge::OtherShards {
            file: printable(&part.name).into_owned(),
            parts: part.view.of,
            shard: shard.number.to_string(),
            of: shard.of,
        },
        None => NoMerge::NoneBefore { source: source(), from: reached, to: from },
    };
    Err(Error::unusable(name, &wrong))
}
