//! Games judged again for output in words, from files that have not changed.

use std::io::Read;
use std::sync::Arc;

use super::NoMerge;
use crate::Error;
use crate::records::archive::{Damaged, Misfit};
use crate::records::digest::Digest;
use crate::records::record::{Given, Guess, choice_of};
use crate::records::shard::Piece;
use crate::records::stream::{Opener, Task};
use crate::records::validate::Validation;
use draughts_games::pdn::{TextsAt, codes};
use draughts_games::record::{Catalogue, MainLine};
use draughts_report::{PieceView, RetoldGame, printable};

/// A judge of games from the original files.
pub(super) struct Sources {
    pub(super) open: Opener,
    pub(super) named: Given,
    pub(super) catalogue: Arc<Catalogue>,
    pub(super) validation: Validation,
    /// The open file, by its number.
    current: Option<(usize, TextsAt<Box<dyn Read + Send>>)>,
}

impl Sources {
    pub(super) fn new(
        open: &Opener,
        named: Given,
        catalogue: Arc<Catalogue>,
        validation: Validation,
    ) -> Self {
        Self { open: open.clone(), named, catalogue, validation, current: None }
    }

    /// Returns the report on a game, which has its number and line in the whole file.
    pub(super) fn quote(
        &mut self,
        game: &RetoldGame,
        piece: &PieceView,
        says_guess: bool,
    ) -> Result<String, Error> {
        let source = || printable(&piece.file).into_owned();
        let changed = || Error::unusable(&piece.file, &NoMerge::Changed { source: source() });
        if self.current.as_ref().is_none_or(|(input, _)| *input != piece.input) {
            if piece.file == "-" {
                let wrong = NoMerge::NotAgain { source: source() };
                return Err(Error::unusable(&piece.file, &wrong));
            }
            let unread = |error| match error {
                Error::Read { source: why, .. } if Misfit::of(&why).is_none() => {
                    let wrong = NoMerge::NotHere { source: source(), why: why.to_string() };
                    Error::unusable(&piece.file, &wrong)
                }
                error => error,
            };
            if !is_unchanged(&self.open, piece).map_err(unread)? {
                return Err(changed());
            }
            // For a damaged file, this reads the data before the damage.
            let (file, _) = Damaged::new(self.open.open(&piece.file)?, None);
            let page = self.open.code_page(&piece.file);
            self.current = Some((piece.input, TextsAt::new(Box::new(file), page)));
        }
        let (_, texts) = self.current.as_mut().expect("the file has just been opened");
        let (offset, bytes) = game.place().ok_or_else(changed)?;
        let is_cut = game.has(codes::GAME_CUT.code);
        let text = texts.game(offset, bytes, game.game(), is_cut);
        let text = text.map_err(Error::read(&piece.file))?.ok_or_else(changed)?;
        let guess = match &piece.guess {
            Some(guess) => {
                let laws = self.catalogue.laws(&guess.rules).ok_or_else(changed)?;
                Some(Guess { laws, is_founded: guess.founded })
            }
            None => None,
        };
        let line = MainLine::read(&text);
        let choice = choice_of(&self.named, guess.as_ref(), &line, &self.catalogue);
        let choice = choice.ok_or_else(changed)?;
        let task = Task { file: &piece.file, text, line, choice, says_guess };
        Ok(self.validation.game(task).report)
    }
}

/// Returns whether the digests of a file, or of its consecutive pieces, are unchanged.
pub(super) fn is_unchanged(open: &Opener, piece: &PieceView) -> Result<bool, Error> {
    let file = match piece.from {
        0 => open.open(&piece.file)?,
        // Only a file without conversion can be divided.
        from => Piece { file: 0, size: piece.size, range: from..piece.to }.open(&piece.file)?,
    };
    // A damaged file ended at the same place before.
    let (mut file, _) = Damaged::new(file, None);
    // The decompressed content and the compressed file differ in length.
    let is_one = matches!(&piece.digests[..], [one] if (one.from, one.to) == (0, piece.size));
    for expected in &piece.digests {
        let length = if is_one { u64::MAX } else { expected.to - expected.from };
        let mut digest = Digest::default();
        let mut part = file.by_ref().take(length);
        let mut buffer = vec![0; 256 << 10];
        loop {
            match part.read(&mut buffer).map_err(Error::read(&piece.file))? {
                0 => break,
                count => digest.add(&buffer[..count]),
            }
        }
        if digest.to_string() != expected.xxh64 {
            return Ok(false);
        }
    }
    Ok(true)
}
