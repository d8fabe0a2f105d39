//! The combination of parts: all of one question, none twice, none missing.

use super::NoMerge;
use super::file::{PartFile, spelled};
use super::source::is_unchanged;
use crate::Error;
use crate::records::stream::Opener;
use draughts_report::{CountsView, PartView, PieceView, printable};

/// Sorts parts.
///
/// # Errors
///
/// Fails if they are not of one question, or a shard is there twice or missing; at the ends, a
/// shard may be missing unless all are required.
pub(super) fn ordered(mut parts: Vec<PartFile>, all: bool) -> Result<Vec<PartFile>, Error> {
    parts.sort_by_key(|part| (part.view.shard, part.view.last));
    let shown = |part: &PartFile| printable(&part.name).into_owned();
    for two in parts.windows(2) {
        let [one, next] = two else { unreachable!("windows of two") };
        let (file, other) = (shown(next), shown(one));
        let wrong = |wrong: NoMerge| Err(Error::unusable(&next.name, &wrong));
        if let Some(what) = difference(&one.view, &next.view) {
            return wrong(NoMerge::Differ { file, other, what });
        }
        let shard = next.shards();
        if (one.view.shard, one.view.last) == (next.view.shard, next.view.last) {
            let is_same = one.view == next.view;
            return wrong(NoMerge::Twice { file, other, shard, is_same });
        }
        if next.view.shard <= one.view.last {
            return wrong(NoMerge::Overlap { file, other, shard });
        }
    }
    let (Some(first), Some(last)) = (parts.first(), parts.last()) else { return Ok(parts) };
    let of = first.view.of;
    let mut missing = Vec::new();
    let mut gap = |from: u64, to: u64| {
        if from <= to {
            missing.push(spelled(from, to));
        }
    };
    if all {
        gap(1, first.view.shard - 1);
    }
    parts.windows(2).for_each(|two| gap(two[0].view.last + 1, two[1].view.shard - 1));
    if all {
        gap(last.view.last + 1, of);
    }
    if missing.is_empty() {
        return Ok(parts);
    }
    Err(Error::usage(&NoMerge::Missing { shards: missing.join(", "), of }))
}

/// Returns the difference that keeps two parts from being merged, if any.
fn difference(one: &PartView, other: &PartView) -> Option<&'static str> {
    let same = [
        (one.of == other.of, "of"),
        (one.inputs == other.inputs, "inputs"),
        (one.options == other.options, "options"),
        (one.version == other.version, "version"),
    ];
    same.into_iter().find(|(is_same, _)| !is_same).map(|(_, what)| what)
}

/// Returns the last line of the combined parts, which are in order.
///
/// # Errors
///
/// Fails if a shard could not read a piece between others, the guessed rules for a file differ, or
/// a file was changed between the reading of two of its pieces.
pub(super) fn joined(
    parts: &[PartFile],
    is_all: bool,
    open: &Opener,
) -> Result<Option<PartView>, Error> {
    let Some((first, rest)) = parts.split_first() else { return Ok(None) };
    let mut all = first.view.clone();
    all.digest = None;
    let mut suspects: Vec<Suspect> = Vec::new();
    for part in rest {
        all.last = part.view.last;
        all.failed.extend(part.view.failed.iter().cloned());
        for piece in &part.view.files {
            match all.files.last_mut().filter(|before| before.input == piece.input) {
                Some(before) if before.to == piece.from => {
                    if !are_guessed_alike(before, piece) {
                        let file = printable(&part.name).into_owned();
                        let other = parts_of(parts, before);
                        let wrong = NoMerge::Differ { file, other, what: "guess" };
                        return Err(Error::unusable(&part.name, &wrong));
                    }
                    if are_of_other_days(before, piece) {
                        let pieces = (parts_of(parts, before), part.name.clone());
                        suspects.push(Suspect { input: piece.input, pieces });
                    }
                    append(before, piece);
                }
                // No edition of the file is divided like this.
                Some(before) if before.to > piece.from => {
                    let pieces = (parts_of(parts, before), part.name.clone());
                    let suspect = Suspect { input: piece.input, pieces };
                    return Err(suspect.wrong(piece, true));
                }
                _ => all.files.push(piece.clone()),
            }
        }
    }
    for (at, piece) in all.files.iter().enumerate() {
        let before = at.checked_sub(1).map(|before| &all.files[before]);
        let is_gap = match before.filter(|before| before.input == piece.input) {
            Some(_) => true,
            None => piece.from > 0 && (at > 0 || all.shard == 1),
        };
        if is_gap {
            let (file, source) = (parts_of(parts, piece), printable(&piece.file).into_owned());
            let wrong = NoMerge::Unread { file, source, from: piece.from };
            return Err(Error::unusable(&piece.file, &wrong));
        }
    }
    for suspect in suspects {
        let piece = all.files.iter().find(|piece| piece.input == suspect.input);
        let piece = piece.expect("its pieces were appended to it");
        // Copies have the dates of their creation, so only the contents decide.
        if !matches!(is_unchanged(open, piece), Ok(true)) {
            let is_read = open.open(&piece.file).is_ok();
            return Err(suspect.wrong(piece, is_read));
        }
    }
    let is_short = |piece: &&PieceView| is_all && piece.to < piece.size && all.failed.is_empty();
    if let Some(piece) = all.files.iter().find(is_short) {
        let last = parts.last().map_or_else(String::new, |part| part.name.clone());
        let suspect = Suspect { input: piece.input, pieces: (parts_of(parts, piece), last) };
        return Err(suspect.wrong(piece, true));
    }
    all.totals = CountsView::default();
    all.files.iter().for_each(|piece| all.totals.add(&piece.totals));
    Ok(Some(all))
}

/// A file whose pieces may be from different editions.
struct Suspect {
    input: usize,
    /// The parts that hold two neighbouring pieces.
    pieces: (String, String),
}

impl Suspect {
    fn wrong(self, piece: &PieceView, is_read: bool) -> Error {
        let (other, name) = self.pieces;
        let (file, source) = (printable(&name).into_owned(), printable(&piece.file).into_owned());
        Error::unusable(&name, &NoMerge::Editions { file, other, source, is_read })
    }
}

/// Returns whether a file had different dates when two of its pieces were read.
fn are_of_other_days(one: &PieceView, other: &PieceView) -> bool {
    let (Some(one), Some(other)) = (&one.modified, &other.modified) else { return false };
    one != other || one.contains(' ')
}

/// Returns the part that holds a piece, or its beginning.
fn parts_of(parts: &[PartFile], piece: &PieceView) -> String {
    let holds = |part: &&PartFile| {
        part.view.files.iter().any(|one| (one.input, one.from) == (piece.input, piece.from))
    };
    let name = parts.iter().find(holds).map_or("", |part| &part.name);
    printable(name).into_owned()
}

/// Returns false if the guessed rules for two pieces of a file differ.
fn are_guessed_alike(one: &PieceView, other: &PieceView) -> bool {
    let (Some(one), Some(other)) = (&one.guess, &other.guess) else { return true };
    (&one.rules, one.founded) == (&other.rules, other.founded)
}

/// Appends the next piece of the same file.
fn append(piece: &mut PieceView, next: &PieceView) {
    let mut totals = next.totals.clone();
    match (&mut piece.guess, &next.guess) {
        (Some(guess), Some(other)) => match (guess.game, other.game) {
            // The guess is reported once.
            (Some(_), Some(_)) => totals.remove_finding(super::super::GUESSED),
            (None, Some(game)) => guess.game = Some(piece.games + game),
            (_, None) => {}
        },
        (None, Some(other)) => {
            let mut guess = other.clone();
            guess.game = guess.game.map(|game| piece.games + game);
            piece.guess = Some(guess);
        }
        (_, None) => {}
    }
    // The pieces are known to be of one edition, so either date will do.
    piece.modified = piece.modified.take().max(next.modified.clone());
    piece.to = next.to;
    piece.lines += next.lines;
    piece.games += next.games;
    piece.digests.extend(next.digests.iter().cloned());
    piece.totals.add(&totals);
}
