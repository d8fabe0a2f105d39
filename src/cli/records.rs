//! Game records, read game by game, with their laws.

use std::collections::VecDeque;
use std::io::Read;
use std::sync::Arc;

use clap::Args;

use super::archive::{Damage, Damaged};
use super::exit::Failure;
use super::rule_set::load_to_play;
use crate::pdn::{GameText, Games};
use crate::record::{Catalogue, Choice, Laws, MainLine};

/// Games with moves that are read ahead to guess the rule set of a file that names none.
const SAMPLE: usize = 100;
/// Bytes after which no further game is read ahead.
const SAMPLE_BYTES: usize = 16 << 20;

/// Which laws hold for a record.
#[derive(Debug, Args)]
pub struct RecordRuleArgs {
    /// Rule set: a name from `arbiter rules list`, or a YAML file; without it the
    /// GameType tag, or else the set that replays its first hundred games furthest.
    #[arg(long, value_name = "NAME|FILE")]
    pub rules: Option<String>,
    /// Set a single field, such as earliest_draw=40; needs --rules.
    #[arg(long = "set", value_name = "FIELD=VALUE", requires = "rules")]
    pub settings: Vec<String>,
}

impl RecordRuleArgs {
    /// The laws that were named, if any.
    pub fn laws(&self) -> Result<Option<Arc<Laws>>, Failure> {
        let Some(name) = &self.rules else {
            return Ok(None);
        };
        Ok(Some(Arc::new(Laws::new(load_to_play(name, &self.settings)?))))
    }
}

/// A game with bytes of its own, so that it can wait its turn.
#[derive(Debug)]
pub struct OwnedGame {
    bytes: Vec<u8>,
    place: GameText<'static>,
}

impl OwnedGame {
    fn of(game: &GameText<'_>) -> Self {
        Self { bytes: game.bytes().to_vec(), place: game.with_bytes(b"") }
    }

    /// The game.
    pub fn text(&self) -> GameText<'_> {
        self.place.with_bytes(&self.bytes)
    }
}

/// The games of one file in order, and their laws.
pub struct Record {
    games: Games<Damaged>,
    damage: Damage,
    /// Games read ahead, the next one first.
    ahead: VecDeque<OwnedGame>,
    /// No more games can be read.
    ended: bool,
    /// The laws of its games.
    pub laws: RecordLaws,
}

/// The laws of a record: those that were named, else a guess for the games that
/// name none.
#[derive(Debug, Clone)]
pub struct RecordLaws {
    named: Option<Arc<Laws>>,
    guess: Option<Arc<Laws>>,
    /// The first game read ahead that needs the guess.
    first_guessed: Option<u64>,
}

impl Record {
    /// Begins a record; reads ahead as far as is needed to know its laws.
    pub fn begin(
        input: Box<dyn Read + Send>,
        named: Option<Arc<Laws>>,
        catalogue: &Catalogue,
    ) -> Result<Self, Failure> {
        let laws = RecordLaws { named, guess: None, first_guessed: None };
        let (input, damage) = Damaged::new(input);
        let games = Games::new(input);
        let mut record = Self { games, damage, ahead: VecDeque::new(), ended: false, laws };
        if record.laws.named.is_some() {
            return Ok(record);
        }
        let (mut bytes, mut judged) = (0, 0);
        let mut ahead = VecDeque::new();
        while judged < SAMPLE && bytes < SAMPLE_BYTES {
            let Some(game) = record.read()? else {
                break;
            };
            bytes += game.text().bytes().len();
            judged += usize::from(!MainLine::read(&game.text()).plies.is_empty());
            ahead.push_back(game);
        }
        record.laws.guess = Some(catalogue.guess(ahead.iter().map(OwnedGame::text)));
        record.laws.first_guessed = ahead.iter().map(OwnedGame::text).find_map(|game| {
            let line = MainLine::read(&game);
            let typed = line.tag("GameType").and_then(|tag| catalogue.of_game_type(tag.raw_value));
            typed.is_none().then_some(game.index())
        });
        ahead.append(&mut record.ahead);
        record.ahead = ahead;
        Ok(record)
    }

    fn is_damaged(&self) -> bool {
        self.damage.lock().is_ok_and(|damage| damage.is_some())
    }

    fn read(&mut self) -> Result<Option<OwnedGame>, Failure> {
        if let Some(game) = self.ahead.pop_front() {
            return Ok(Some(game));
        }
        if self.ended {
            return Ok(None);
        }
        let first = self.read_text()?;
        if !self.is_damaged() {
            return Ok(first);
        }
        // What was read before the damage is kept, but for a game cut by it.
        self.ended = true;
        self.ahead.extend(first);
        while let Some(game) = self.read_text()? {
            self.ahead.push_back(game);
        }
        let whole = |game: &OwnedGame| MainLine::read(&game.text()).result.is_some();
        if self.ahead.back().is_some_and(|last| !whole(last)) {
            self.ahead.pop_back();
        }
        Ok(self.ahead.pop_front())
    }

    fn read_text(&mut self) -> Result<Option<OwnedGame>, Failure> {
        let game = self.games.next_game().map_err(|error| {
            Failure::from(anyhow::Error::new(error).context("reading the record"))
        })?;
        Ok(game.as_ref().map(OwnedGame::of))
    }

    /// The next game.
    ///
    /// # Errors
    ///
    /// Behind the last game that could be read, what kept the rest from being read.
    pub fn next(&mut self) -> Result<Option<OwnedGame>, Failure> {
        if let Some(game) = self.read()? {
            return Ok(Some(game));
        }
        match self.damage.lock().ok().and_then(|mut damage| damage.take()) {
            Some(error) => {
                let error = anyhow::Error::new(error).context("damaged; the rest is not read");
                Err(error.into())
            }
            None => Ok(None),
        }
    }
}

impl RecordLaws {
    /// True for the game with which the guess is said.
    pub fn says_guess(&self, game: u64) -> bool {
        self.first_guessed == Some(game)
    }

    /// The laws of a game whose main line has been read.
    pub fn of(&self, line: &MainLine<'_>, catalogue: &Catalogue) -> Choice {
        if let Some(laws) = &self.named {
            return Choice { laws: Arc::clone(laws), guessed: false };
        }
        let typed = line.tag("GameType").and_then(|tag| catalogue.of_game_type(tag.raw_value));
        match (typed, &self.guess) {
            (Some(laws), _) => Choice { laws, guessed: false },
            (None, Some(laws)) => Choice { laws: Arc::clone(laws), guessed: true },
            (None, None) => unreachable!("a record without named laws has guessed ones"),
        }
    }
}
