//! Game records, read game by game, with their rules.

use std::collections::VecDeque;
use std::io::Read;
use std::sync::{Arc, Mutex};

use super::archive::{Damage, Damaged};
use super::digest::Digest;
use crate::{Error, RecordStop};
use draughts_games::pdn::{Block, GameStream, GameText};
use draughts_games::record::{Catalogue, ChosenRules, Laws, MainLine, read_games};
use draughts_ground::encoding::Encoding;

/// The number of games with moves that are read ahead to guess the rule set of a file that names
/// none.
const SAMPLE: usize = 100;
/// The number of bytes after which no further game is read ahead.
const SAMPLE_BYTES: usize = 16 << 20;
/// The number of games after which none is read ahead: games without moves are small, and each is
/// kept until the rules are known.
const SAMPLE_GAMES: usize = 20_000;

/// The user's choices of rules, which take precedence over the records.
#[derive(Debug, Clone, Default)]
pub struct Given {
    /// The rules, if named.
    pub laws: Option<Arc<Laws>>,
    /// The time control, in words, if named.
    pub time_control: Option<Arc<str>>,
}

impl From<Arc<Laws>> for Given {
    fn from(laws: Arc<Laws>) -> Self {
        Self { laws: Some(laws), time_control: None }
    }
}

/// Rules guessed for a file.
#[derive(Debug, Clone)]
pub struct Guess {
    /// The rules.
    pub laws: Arc<Laws>,
    /// Whether the guess is based on moves.
    pub is_founded: bool,
}

/// The rules that override those of the games, and the rules for games that name none.
#[derive(Debug, Clone, Default)]
struct GivenLaws {
    named: Given,
    guess: Option<Guess>,
}

/// Games of a record that were read together.
#[derive(Debug, Default)]
pub struct Batch {
    /// The games.
    pub block: Block,
    laws: GivenLaws,
    /// Whether this is the last batch.
    is_last: bool,
    /// Whether the last of the games may have been cut off by damage.
    ends_in_damage: bool,
}

/// The games of a batch, each with its main line.
pub(super) struct ReadBatch<'b> {
    pub(super) games: Vec<(GameText<'b>, MainLine<'b>)>,
    laws: GivenLaws,
    is_last: bool,
}

impl ReadBatch<'_> {
    /// Returns the first game that needs a guess of its rules, if there is no guess yet.
    pub(super) fn needs_guess(&self, catalogue: &Catalogue) -> Option<usize> {
        if self.laws.named.laws.is_some() || self.laws.guess.is_some() {
            return None;
        }
        self.games.iter().position(|(game, _)| !is_typed(game, catalogue))
    }

    /// Returns the rules under which the games from an index on replay furthest.
    pub(super) fn guess_from(&self, at: usize, catalogue: &Catalogue) -> Option<Guess> {
        let mut sample = Sample::default();
        sample.add(self.measured(at));
        let games = self.games.iter().skip(at).take(sample.games).map(|(game, _)| *game);
        let is_founded = sample.with_moves > 0;
        (sample.games > 0).then(|| Guess { laws: catalogue.guess(games), is_founded })
    }

    /// Returns whether the games from an index on are the complete sample for a guess; `is_to_end`
    /// tells whether the file is read to its end.
    pub(super) fn is_sample(&self, at: usize, is_to_end: bool) -> bool {
        is_to_end && self.is_last || Sample::default().add(self.measured(at))
    }

    /// Iterates over the games from an index on, with their size in bytes and whether they have
    /// moves.
    fn measured(&self, at: usize) -> impl Iterator<Item = (usize, bool)> {
        let games = self.games.iter().skip(at);
        games.map(|(game, line)| (game.bytes().len(), !line.plies.is_empty()))
    }

    /// Returns the guessed rules.
    pub(super) const fn guess(&self) -> Option<&Guess> {
        self.laws.guess.as_ref()
    }

    /// Sets the guessed rules.
    pub(super) fn set_guess(&mut self, guess: Option<Guess>) {
        self.laws.guess = guess;
    }

    /// Returns the rules for one of the games.
    pub(super) fn choice(&self, line: &MainLine<'_>, catalogue: &Catalogue) -> ChosenRules {
        self.laws.choice(line, catalogue)
    }
}

impl GivenLaws {
    fn choice(&self, line: &MainLine<'_>, catalogue: &Catalogue) -> ChosenRules {
        choice_of(&self.named, self.guess.as_ref(), line, catalogue)
            .expect("laws are guessed before a game without a type")
    }
}

impl Batch {
    /// Reads the games, after finding them if the batch was only [cut](Record::next_chunk).
    pub(super) fn read(&mut self) -> ReadBatch<'_> {
        let (laws, is_last) = (self.laws.clone(), self.is_last);
        let mut games: Vec<_> = read_games(&mut self.block).collect();
        if self.ends_in_damage && games.last().is_some_and(|(game, line)| !is_whole(game, line)) {
            games.pop();
        }
        ReadBatch { games, laws, is_last }
    }

    /// Returns the rules for one of the games, whose main line has been read.
    pub fn choice(&self, line: &MainLine<'_>, catalogue: &Catalogue) -> ChosenRules {
        self.laws.choice(line, catalogue)
    }
}

/// Returns the rules for a game; `None` if nothing names them and there is no guess.
pub(super) fn choice_of(
    named: &Given,
    guess: Option<&Guess>,
    line: &MainLine<'_>,
    catalogue: &Catalogue,
) -> Option<ChosenRules> {
    let Given { laws: named, time_control } = named;
    let of_type = || line.tag("GameType").and_then(|tag| catalogue.of_game_type(tag.raw_value));
    let (laws, guessed) = match named.clone().or_else(of_type) {
        Some(laws) => (laws, false),
        None => (Arc::clone(&guess?.laws), true),
    };
    let is_founded = !guessed || guess.is_some_and(|guess| guess.is_founded);
    Some(ChosenRules::of(laws, (guessed, is_founded), time_control.clone(), line))
}

/// A game that can be kept while others are read.
#[derive(Debug)]
pub struct OwnedGame {
    batch: Arc<Batch>,
    at: usize,
}

impl OwnedGame {
    /// Returns the game.
    pub fn text(&self) -> GameText<'_> {
        self.batch.block.get(self.at).expect("the game was seen to be there")
    }

    /// Returns the rules for the game, whose main line has been read.
    pub fn choice(&self, line: &MainLine<'_>, catalogue: &Catalogue) -> ChosenRules {
        self.batch.choice(line, catalogue)
    }
}

/// The games that a guess is based on.
#[derive(Default)]
struct Sample {
    games: usize,
    bytes: usize,
    with_moves: usize,
}

impl Sample {
    /// Adds games, given by size in bytes and whether they have moves, until the sample is large
    /// enough, and returns whether it is.
    fn add(&mut self, games: impl Iterator<Item = (usize, bool)>) -> bool {
        for (bytes, has_moves) in games {
            self.games += 1;
            self.bytes += bytes;
            self.with_moves += usize::from(has_moves);
            if self.is_enough() {
                break;
            }
        }
        self.is_enough()
    }

    const fn is_enough(&self) -> bool {
        self.with_moves >= SAMPLE || self.bytes >= SAMPLE_BYTES || self.games >= SAMPLE_GAMES
    }
}

/// Returns the size of a game in bytes, and whether it has moves.
fn measured(game: GameText<'_>) -> (usize, bool) {
    (game.bytes().len(), !MainLine::read(&game).plies.is_empty())
}

/// Returns whether the GameType tag of a game names its rule set.
fn is_typed(game: &GameText<'_>, catalogue: &Catalogue) -> bool {
    game.game_type().is_some_and(|value| catalogue.of_game_type(value).is_some())
}

/// Additional data on a record, or on a piece of one.
#[derive(Debug, Default)]
pub(super) struct Background {
    /// The offset in its file.
    pub offset: u64,
    /// For a piece: the code page of its file, if not UTF-8.
    pub page: Option<Option<Encoding>>,
    /// The rules for games that name none, if they were guessed before.
    pub guess: Option<Guess>,
    /// The digest of the data that is read.
    pub digest: Option<Arc<Mutex<Digest>>>,
}

/// The games of one file in order, with their rules.
///
/// Games are read as they arrive, up to the first without a known game type. Then up to a hundred
/// are read ahead, unless a rule set was named.
pub struct Record {
    games: GameStream<Damaged>,
    damage: Damage,
    /// The games read ahead, starting with the next.
    ahead: VecDeque<Block>,
    catalogue: Arc<Catalogue>,
    laws: GivenLaws,
    /// The batch for single games, and the index of the next one.
    current: (Arc<Batch>, usize),
}

impl Record {
    /// Creates the record of an input.
    pub fn begin(input: Box<dyn Read + Send>, named: Given, catalogue: &Arc<Catalogue>) -> Self {
        Self::before(input, named, catalogue, Background::default())
    }

    /// Creates the record of an input with additional data.
    pub(super) fn before(
        input: Box<dyn Read + Send>,
        named: Given,
        catalogue: &Arc<Catalogue>,
        background: Background,
    ) -> Self {
        let Background { offset, page, guess, digest } = background;
        let (input, damage) = Damaged::new(input, digest);
        let games = GameStream::of_piece(input, offset);
        let games = match page {
            Some(page) => games.in_page(page),
            None => games,
        };
        Self {
            games,
            damage,
            ahead: VecDeque::new(),
            catalogue: Arc::clone(catalogue),
            laws: GivenLaws { named, guess },
            current: (Arc::default(), 0),
        }
    }

    /// Returns the number of line ends passed, and the number of games found here.
    pub(super) const fn passed(&self) -> (u64, u64) {
        self.games.passed()
    }

    /// Reads games until the rules are guessed; returns `None` if no game needs a guess.
    ///
    /// # Errors
    ///
    /// As [`Record::next_batch`].
    pub(super) fn into_guess(mut self) -> Result<Option<Guess>, Error> {
        let mut batch = Batch::default();
        while self.laws.guess.is_none() && self.next_batch(&mut batch)? {}
        Ok(self.laws.guess)
    }

    /// Returns the next game.
    ///
    /// # Errors
    ///
    /// As [`Record::next_batch`].
    pub fn next_game(&mut self) -> Result<Option<OwnedGame>, Error> {
        let (batch, next) = &mut self.current;
        if batch.block.get(*next).is_none() {
            let mut fresh = Batch::default();
            if !self.next_batch(&mut fresh)? {
                return Ok(None);
            }
            self.current = (Arc::new(fresh), 0);
        }
        let (batch, next) = &mut self.current;
        *next += 1;
        Ok(Some(OwnedGame { batch: Arc::clone(batch), at: *next - 1 }))
    }

    /// Fills a batch with the next games, as many as have arrived; returns `false` after the last
    /// one.
    ///
    /// # Errors
    ///
    /// Fails if the rest cannot be read, after the readable games have been returned.
    pub fn next_batch(&mut self, batch: &mut Batch) -> Result<bool, Error> {
        (batch.is_last, batch.ends_in_damage) = (false, false);
        if self.read(&mut batch.block)? {
            let is_known = self.laws.named.laws.is_some() || self.laws.guess.is_some();
            let is_untyped = |game: GameText<'_>| !is_typed(&game, &self.catalogue);
            if !is_known && let Some(first) = batch.block.games().position(is_untyped) {
                self.guess(&batch.block, first)?;
            }
            batch.laws = self.laws.clone();
            return Ok(true);
        }
        self.end().map(|()| false)
    }

    /// Guesses the rules from a game of a block and the following ones, which are read ahead.
    fn guess(&mut self, block: &Block, first: usize) -> Result<(), Error> {
        let mut sample = Sample::default();
        let mut is_enough = sample.add(block.games().skip(first).map(measured));
        while !is_enough {
            let mut next = Block::default();
            if !self.read_on(&mut next)? {
                break;
            }
            is_enough = sample.add(next.games().map(measured));
            next.shrink();
            self.ahead.push_back(next);
        }
        let ahead = self.ahead.iter().flat_map(Block::games);
        let games = block.games().skip(first).chain(ahead).take(sample.games);
        let laws = self.catalogue.guess(games);
        self.laws.guess = Some(Guess { laws, is_founded: sample.with_moves > 0 });
        Ok(())
    }

    fn read(&mut self, block: &mut Block) -> Result<bool, Error> {
        match self.ahead.pop_front() {
            Some(next) => {
                *block = next;
                Ok(true)
            }
            None => self.read_on(block),
        }
    }

    fn read_on(&mut self, block: &mut Block) -> Result<bool, Error> {
        let is_read = self.games.next_block(block).map_err(broken)?;
        if !is_read || !self.is_damaged() {
            return Ok(is_read);
        }
        drop_cut(block);
        Ok(block.games().len() > 0)
    }

    fn is_damaged(&self) -> bool {
        self.damage.lock().is_ok_and(|damage| damage.is_some())
    }

    /// Fills a batch with the next games, or with bytes whose games are found when they are
    /// [read](Batch::read), counted from 1 in each batch; returns `false` after the last one.
    ///
    /// # Errors
    ///
    /// As [`Record::next_batch`].
    pub(super) fn next_chunk(&mut self, batch: &mut Batch) -> Result<bool, Error> {
        batch.laws = self.laws.clone();
        (batch.is_last, batch.ends_in_damage) = (false, false);
        if let Some(next) = self.ahead.pop_front() {
            batch.block = next;
            let first = batch.block.games().next().map_or(1, |first| first.index());
            batch.block.count_on(1, first);
            return Ok(true);
        }
        if self.games.next_chunk(&mut batch.block).map_err(broken)? {
            batch.is_last = self.games.has_ended();
            batch.ends_in_damage = batch.is_last && self.is_damaged();
            return Ok(true);
        }
        self.end().map(|()| false)
    }

    /// Fails if damage kept the rest from being read.
    fn end(&self) -> Result<(), Error> {
        match self.damage.lock().ok().and_then(|mut damage| damage.take()) {
            Some(source) => Err(Error::Record { file: None, stop: RecordStop::Damaged, source }),
            None => Ok(()),
        }
    }

    /// Declares that reading never blocks.
    #[must_use]
    pub(super) fn without_waiting(mut self) -> Self {
        self.games = self.games.without_waiting();
        self
    }

    /// Returns whether no game of this file will need a guess, or the guess has been made.
    pub(super) const fn is_settled(&self) -> bool {
        self.laws.named.laws.is_some() || self.laws.guess.is_some()
    }
}

fn broken(source: std::io::Error) -> Error {
    Error::Record { file: None, stop: RecordStop::Broken, source }
}

/// Keeps the games before damage, except one cut off by it. A result at the very end may be the
/// start of a move.
fn drop_cut(block: &mut Block) {
    let last = block.games().next_back().map(|game| game.index());
    block.retain(|game| Some(game.index()) != last || is_whole(game, &MainLine::read(game)));
}

/// Returns whether nothing can be missing at the end of a game.
fn is_whole(game: &GameText<'_>, line: &MainLine<'_>) -> bool {
    line.result.is_some_and(|(_, span)| span.end < game.bytes().len())
}
