//! The reader of files, one after the other, cut into batches; and the work that the thread that
//! took a batch does on it.

use std::sync::{Arc, Mutex};

use super::digest::Digest;
use super::guess::plain_name;
use super::ledger::{FileState, Ledger};
use super::record::{Background, Batch, Guess, ReadBatch, Record};
use super::shard::{Piece, is_divisible, modified};
use super::stream::{FileSummary, Handed, Stream, Task};
use crate::{Error, Wrong};
use draughts_report::printable;

/// A unit of work for a thread; one without games returns the memory for them.
pub(super) enum Taken {
    /// Games of a file, with their number so far if they are numbered.
    Games(Piece, Option<u64>, Batch),
    /// The end of a file.
    Ended(Close, Batch),
    /// An error about a file.
    Failed(Error, Batch),
}

/// The data of a file after it has been read.
pub(super) struct Close {
    piece: Piece,
    lines: u64,
    digest: Option<String>,
    modified: Option<String>,
    /// Whether an error about it was reported.
    has_failed: bool,
}

/// The numbering of the games of a batch.
struct Numbered {
    /// The number of games before those counted from 1 in the batch.
    before: u64,
    /// The game with which the guess of the rules is reported.
    says_guess: Option<usize>,
}

/// A reader of files, one after the other.
pub(super) struct Reader {
    stream: Arc<Stream>,
    /// The pieces to read next.
    pieces: std::vec::IntoIter<Piece>,
    /// The piece being read.
    open: Option<Open>,
    /// A file that is read no further, whose end must still be reported.
    closing: Option<(Open, bool)>,
    /// The turn of the next unit of work, from 0.
    turn: u64,
}

/// A file being read.
struct Open {
    piece: Piece,
    record: Record,
    digest: Option<Arc<Mutex<Digest>>>,
    /// The time of the last change of the file, if only a part of it is read.
    modified: Option<String>,
    /// Whether batches are cut without looking for their games.
    in_chunks: bool,
}

impl Open {
    fn closed(self, name: &str, has_failed: bool, spare: Batch) -> Taken {
        let digest = self.digest.and_then(|digest| Some(digest.lock().ok()?.to_string()));
        let (lines, _) = self.record.passed();
        let modified = self.modified.map(|before| match modified(name) {
            after if after == before => before,
            after => format!("{before} {after}"),
        });
        let piece = self.piece;
        Taken::Ended(Close { piece, lines, digest, modified, has_failed }, spare)
    }
}

impl Reader {
    pub(super) const fn new(stream: Arc<Stream>, pieces: std::vec::IntoIter<Piece>) -> Self {
        Self { stream, pieces, open: None, closing: None, turn: 0 }
    }

    /// Returns the next games, or an error about a file, with its turn; `None` after the last.
    pub(super) fn next(&mut self, spare: Batch) -> Option<(u64, Taken)> {
        let taken = self.take(spare)?;
        self.turn += 1;
        Some((self.turn - 1, taken))
    }

    fn take(&mut self, mut batch: Batch) -> Option<Taken> {
        if let Some((open, has_failed)) = self.closing.take() {
            let name = &self.stream.files[open.piece.file];
            return Some(open.closed(name, has_failed, batch));
        }
        let mut open = match self.open.take() {
            Some(open) => open,
            None => match self.stream.opened(self.pieces.next()?) {
                Ok(open) => open,
                Err(error) => return Some(Taken::Failed(error, batch)),
            },
        };
        let is_there = match open.in_chunks {
            true => open.record.next_chunk(&mut batch),
            false => open.record.next_batch(&mut batch),
        };
        match is_there {
            Ok(true) => {}
            Ok(false) => {
                let name = &self.stream.files[open.piece.file];
                return Some(open.closed(name, false, batch));
            }
            Err(error) => {
                let error = error.with_record(&self.stream.files[open.piece.file]);
                self.closing = Some((open, true));
                return Some(Taken::Failed(error, batch));
            }
        }
        let (piece, select) = (open.piece.clone(), &self.stream.select);
        if open.in_chunks {
            self.open = Some(open);
            return Some(Taken::Games(piece, None, batch));
        }
        let last = batch.block.games().next_back().map(|last| last.index());
        // Games read ahead for a guess have been passed, too, and are numbered later.
        let games = last.unwrap_or_else(|| open.record.passed().1);
        batch.block.retain(|game| select.takes_number(game.index()));
        match last.is_some_and(|last| select.is_past(last)) {
            // Nothing is read after the last selected game.
            true => self.closing = Some((open, false)),
            false => {
                open.in_chunks = select.games.is_empty() && open.record.is_settled();
                self.open = Some(open);
            }
        }
        Some(Taken::Games(piece, Some(games), batch))
    }
}

impl Stream {
    /// Opens the piece of a file to be read.
    fn opened(&self, piece: Piece) -> Result<Open, Error> {
        let name = &self.files[piece.file];
        let digest = self.shard.map(|_| Arc::default());
        let is_whole = piece.is_whole();
        let modified = (!is_whole).then(|| modified(name));
        let (input, offset) = match is_whole {
            true => (self.open.open(name)?, 0),
            false => (piece.open(name)?, piece.range.start),
        };
        let guess = self.guesses.get(&plain_name(name)).cloned();
        let page = (!is_whole).then(|| self.open.code_page(name));
        let background = Background { offset, page, guess, digest: digest.clone() };
        let record = Record::before(input, self.named.clone(), &self.catalogue, background);
        // A file can be read again if a guess is needed later; any other input may block.
        let is_file = piece.size > 0;
        let record = if is_file { record.without_waiting() } else { record };
        let in_chunks = self.select.games.is_empty() && (is_file || record.is_settled());
        Ok(Open { piece, record, digest, modified, in_chunks })
    }

    /// Does the work on a unit and returns its memory.
    pub(super) fn worked<T>(
        &self,
        turn: u64,
        taken: Taken,
        ledger: &Ledger,
        work: &impl Fn(Task<'_>) -> T,
    ) -> (Handed<T>, Batch) {
        match taken {
            Taken::Games(piece, games, mut batch) => {
                let mut read = batch.read();
                let numbered = self.numbered(turn, &piece, games, &mut read, ledger);
                let bytes = read.games.iter().map(|(game, _)| game.bytes().len() as u64).sum();
                let made = self.worked_on(&piece, read, numbered, work);
                (Handed::Games { file: piece.file, made, bytes }, batch)
            }
            Taken::Failed(error, spare) => {
                ledger.in_turn(turn, |_| ());
                (Handed::Failed(error), spare)
            }
            Taken::Ended(Close { piece, lines, digest, modified, has_failed }, spare) => {
                let FileState { games, guess, says_guess, .. } =
                    ledger.in_turn(turn, std::mem::take);
                if games == 0 && !has_failed && piece.is_whole() {
                    let name = self.files[piece.file].as_str();
                    let wrong = Wrong::NoGameIn { file: printable(name).into_owned() };
                    return (Handed::Failed(Error::unusable(name, &wrong)), spare);
                }
                let ended =
                    FileSummary { piece, lines, games, digest, modified, guess, says_guess };
                (Handed::Ended(ended), spare)
            }
        }
    }

    /// Numbers the games of a batch, and sets the guessed rules. If the games are numbered already,
    /// `so_far` is the number of games up to here.
    fn numbered(
        &self,
        turn: u64,
        piece: &Piece,
        so_far: Option<u64>,
        batch: &mut ReadBatch<'_>,
        ledger: &Ledger,
    ) -> Numbered {
        let all = batch.games.len() as u64;
        let untyped = batch.needs_guess(&self.catalogue);
        // Usually the guess is long known, and its consequences need not wait.
        let known = ledger.known(piece.file);
        let found = known.map(|guess| {
            batch.set_guess(Some(guess));
            self.find_guess(batch)
        });
        ledger.in_turn(turn, |standing| {
            standing.file = Some(piece.file);
            let before = match so_far {
                Some(games) => {
                    standing.games = games;
                    0
                }
                None => {
                    standing.games += all;
                    standing.games - all
                }
            };
            if standing.guess.is_none() {
                standing.guess = batch.guess().cloned();
            }
            if standing.guess.is_none()
                && let Some(at) = untyped
            {
                standing.guess = Some(self.guessed(piece, batch, at));
            }
            batch.set_guess(standing.guess.clone());
            if standing.says_guess.is_some() || standing.guess.is_none() {
                return Numbered { before, says_guess: None };
            }
            let says_guess = found.unwrap_or_else(|| self.find_guess(batch));
            let says = says_guess.and_then(|at| batch.games.get(at));
            standing.says_guess = says.map(|(game, _)| before + game.index());
            Numbered { before, says_guess }
        })
    }

    /// Returns the first selected game of a batch whose rules were guessed.
    fn find_guess(&self, batch: &ReadBatch<'_>) -> Option<usize> {
        batch.games.iter().position(|(_, line)| {
            self.select.takes_tags(line) && batch.choice(line, &self.catalogue).guessed
        })
    }

    /// Returns the rules for a file whose first game that names none is in a batch.
    fn guessed(&self, piece: &Piece, batch: &ReadBatch<'_>, at: usize) -> Guess {
        let here = || batch.guess_from(at, &self.catalogue);
        let is_sample = batch.is_sample(at, piece.range.end == piece.size);
        if piece.range.start == 0
            && is_sample
            && let Some(guess) = here()
        {
            return guess;
        }
        let name = &self.files[piece.file];
        let start = batch.games.get(at).map_or(0, |(game, _)| game.offset());
        let read_again = || -> Result<Option<Guess>, Error> {
            let is_cut = piece.range.start > 0 || !is_divisible(name).map_err(Error::read(name))?;
            let (input, offset) = match is_cut {
                true => (self.open.open(name)?, 0),
                false => {
                    let rest = Piece { range: start..piece.size, ..piece.clone() };
                    (rest.open(name)?, start)
                }
            };
            let background = Background { offset, ..Background::default() };
            Record::before(input, self.named.clone(), &self.catalogue, background).into_guess()
        };
        // A file that has become unreadable is reported where it is read.
        let guess = read_again().ok().flatten();
        guess.or_else(here).expect("a game without a type is there")
    }

    /// Returns the results for the selected games of a batch.
    fn worked_on<T>(
        &self,
        piece: &Piece,
        mut batch: ReadBatch<'_>,
        numbered: Numbered,
        work: &impl Fn(Task<'_>) -> T,
    ) -> Vec<T> {
        let games = std::mem::take(&mut batch.games);
        // A loop, because a game is large and every iterator adapter would move it.
        let mut made = Vec::with_capacity(games.len());
        for (at, (text, line)) in games.into_iter().enumerate() {
            if self.select.takes_tags(&line) {
                let text = text.after(numbered.before, 0);
                let choice = batch.choice(&line, &self.catalogue);
                let says_guess = numbered.says_guess == Some(at);
                let file = &self.files[piece.file];
                made.push(work(Task { file, text, line, choice, says_guess }));
            }
        }
        made
    }
}
