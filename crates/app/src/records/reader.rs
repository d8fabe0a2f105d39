//! Files read one after the other, cut into batches; what is done with a batch by the thread that
//! has taken it.

use std::sync::{Arc, Mutex};

use super::digest::Digest;
use super::guess::plain_name;
use super::ledger::{Ledger, Standing};
use super::record::{Background, Batch, Guess, ReadBatch, Record};
use super::shard::{Piece, is_divisible, modified};
use super::stream::{Ended, Handed, Stream, Task};
use crate::{Error, Wrong};
use draughts_report::printable;

/// What a thread takes; what holds no games gives the memory for them back.
pub(super) enum Taken {
    /// Games of a file; if they are numbered, how many there are so far.
    Games(Piece, Option<u64>, Batch),
    /// A file of which nothing more comes.
    Ended(Close, Batch),
    /// What is wrong with a file.
    Failed(Error, Batch),
}

/// What is known of a file when it has been read.
pub(super) struct Close {
    piece: Piece,
    lines: u64,
    digest: Option<String>,
    modified: Option<String>,
    /// It was said that something is wrong with it.
    has_failed: bool,
}

/// How the games of a batch go on from those before it.
struct Numbered {
    /// How many games come before those that are counted from 1 in the batch.
    before: u64,
    /// The game with which it is said that laws were guessed.
    says_guess: Option<usize>,
}

/// Reads the files, one after the other.
pub(super) struct Reader {
    stream: Arc<Stream>,
    /// What is read next.
    pieces: std::vec::IntoIter<Piece>,
    /// What is being read.
    open: Option<Open>,
    /// A file of which nothing more is read, and of which that must still be said.
    closing: Option<(Open, bool)>,
    /// What is taken next, from 0.
    turn: u64,
}

/// A file that is being read.
struct Open {
    piece: Piece,
    record: Record,
    digest: Option<Arc<Mutex<Digest>>>,
    /// If only a part of the file is read: when the file was last changed.
    modified: Option<String>,
    /// Batches are cut without looking for their games.
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

    /// Returns the next games, or what is wrong with a file, with its turn; `None` after the last.
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
                let error = error.about(&self.stream.files[open.piece.file]);
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
        // What was read ahead for a guess has been passed, too, and is numbered later.
        let games = last.unwrap_or_else(|| open.record.passed().1);
        batch.block.retain(|game| select.takes_number(game.index()));
        match last.is_some_and(|last| select.is_past(last)) {
            // After the last that is chosen nothing more is read.
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
    /// Opens what is to be read of a file.
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
        // A file can be read again if a guess is needed later; what is none may make us wait.
        let is_file = piece.size > 0;
        let record = if is_file { record.without_waiting() } else { record };
        let in_chunks = self.select.games.is_empty() && (is_file || record.is_settled());
        Ok(Open { piece, record, digest, modified, in_chunks })
    }

    /// Works on what was taken; gives its memory back.
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
                let Standing { games, guess, says_guess, .. } =
                    ledger.in_turn(turn, std::mem::take);
                if games == 0 && !has_failed && piece.is_whole() {
                    let name = self.files[piece.file].as_str();
                    let wrong = Wrong::NoGameIn { file: printable(name).into_owned() };
                    return (Handed::Failed(Error::unusable(name, &wrong)), spare);
                }
                let ended = Ended { piece, lines, games, digest, modified, guess, says_guess };
                (Handed::Ended(ended), spare)
            }
        }
    }

    /// Counts the games of a batch, with `so_far` of which they are numbered already, and sets the
    /// laws that are guessed.
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
        // Most often it was guessed long ago, and what follows from it need not wait.
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

    /// Returns the first chosen game of a batch whose laws were guessed.
    fn find_guess(&self, batch: &ReadBatch<'_>) -> Option<usize> {
        batch.games.iter().position(|(_, line)| {
            self.select.takes_tags(line) && batch.choice(line, &self.catalogue).guessed
        })
    }

    /// Returns the laws of a file whose first game that names none is in a batch.
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
        // A file that can no longer be read is told of where it is read.
        let guess = read_again().ok().flatten();
        guess.or_else(here).expect("a game without a type is there")
    }

    /// What is made of the chosen games of a batch.
    fn worked_on<T>(
        &self,
        piece: &Piece,
        mut batch: ReadBatch<'_>,
        numbered: Numbered,
        work: &impl Fn(Task<'_>) -> T,
    ) -> Vec<T> {
        let games = std::mem::take(&mut batch.games);
        // A loop, since a game is large and every adapter of an iterator would move it.
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
