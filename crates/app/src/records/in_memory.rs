//! The games of a text in memory, one after the other, in the calling thread.

use std::io::Cursor;
use std::sync::Arc;

use super::record::{Batch, Given, Record};
use super::stream::Task;
use crate::{Error, Wrong};
use draughts_games::record::{Catalogue, GameReport, ReplayOptions};
use draughts_report::printable;

/// Judges every game of a text: by the rules that are named, else by those that the games name,
/// else by a guess, as for a file. `name` is the name of the text in errors.
///
/// No thread is started and nothing is opened. The text is PDN, in UTF-8, UTF-16 or an old
/// encoding; decompress a compressed file with [`unpacked`](super::files::unpacked) first.
///
/// ```
/// use draughts_app::records::{Given, judged};
/// use draughts_report::words::{Language, say};
///
/// let uploaded = "1. 33-28 19-23 2. 39-33 *";
/// let games = judged("evening.pdn", uploaded, Given::default())?;
/// assert!(games.len() == 1 && !games[0].ok);
/// let found = games[0].findings.iter();
/// let said: Vec<String> =
///     found.map(|one| say(&one.finding.what().said(), Language::English)).collect();
/// assert!(said.iter().any(|line| line.contains("capture")), "{said:?}");
/// # Ok::<(), draughts_app::Error>(())
/// ```
///
/// # Errors
///
/// Fails if there is no game in it.
pub fn judged(
    name: &str,
    text: impl Into<Vec<u8>>,
    named: Given,
) -> Result<Vec<GameReport>, Error> {
    each_game(name, text, named, &Arc::default(), |game| game.judge(ReplayOptions::default()))
}

/// Calls a function for every game of a text, as [`Stream::run`](super::Stream::run) does for those
/// of files, for example to [judge](Task::judge), [validate](super::Validation::game) or
/// [convert](super::Conversion::game) it.
///
/// # Errors
///
/// Fails if there is no game in it.
pub fn each_game<T>(
    name: &str,
    text: impl Into<Vec<u8>>,
    named: Given,
    catalogue: &Arc<Catalogue>,
    mut work: impl FnMut(Task<'_>) -> T,
) -> Result<Vec<T>, Error> {
    let mut record = Record::begin(Box::new(Cursor::new(text.into())), named, catalogue);
    let (mut batch, mut made, mut is_said) = (Batch::default(), Vec::new(), false);
    while record.next_batch(&mut batch).map_err(|error| error.with_record(name))? {
        let mut read = batch.read();
        for (text, line) in std::mem::take(&mut read.games) {
            let choice = read.choice(&line, catalogue);
            let says_guess = choice.guessed && !is_said;
            is_said |= says_guess;
            made.push(work(Task { file: name, text, line, choice, says_guess }));
        }
    }
    if made.is_empty() {
        let wrong = Wrong::NoGameIn { file: printable(name).into_owned() };
        return Err(Error::unusable(name, &wrong));
    }
    Ok(made)
}
