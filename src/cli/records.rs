//! Game records as the command line names them: files, `-` for standard input.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;

use anyhow::anyhow;
use clap::Args;

use super::exit::Failure;
use super::rule_set::load_to_play;
use crate::pdn::{GameText, Games};
use crate::record::{Catalogue, Choice, Laws, MainLine};
use crate::report::printable;

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

/// Opens a file, or standard input for `-`.
pub fn open(name: &str) -> Result<Box<dyn Read + Send>, Failure> {
    if name == "-" {
        return Ok(Box::new(io::stdin()));
    }
    if Path::new(name).is_dir() {
        return Err(anyhow!("{} is a folder; name the files in it", printable(name)).into());
    }
    match File::open(name) {
        Ok(file) => Ok(Box::new(file)),
        Err(error) => {
            let context = format!("cannot read {}", printable(name));
            Err(anyhow::Error::new(error).context(context).into())
        }
    }
}

/// The games of one file in order, and their laws.
pub struct Record {
    games: Games<Box<dyn Read + Send>>,
    /// Games read ahead, last first.
    ahead: Vec<OwnedGame>,
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
        let mut record = Self { games: Games::new(input), ahead: Vec::new(), laws };
        if record.laws.named.is_some() {
            return Ok(record);
        }
        let (mut bytes, mut judged) = (0, 0);
        while judged < SAMPLE && bytes < SAMPLE_BYTES {
            let Some(game) = record.read()? else {
                break;
            };
            bytes += game.text().bytes().len();
            judged += usize::from(!MainLine::read(&game.text()).plies.is_empty());
            record.ahead.push(game);
        }
        record.laws.guess = Some(catalogue.guess(record.ahead.iter().map(OwnedGame::text)));
        record.laws.first_guessed = record.ahead.iter().map(OwnedGame::text).find_map(|game| {
            let line = MainLine::read(&game);
            let typed = line.tag("GameType").and_then(|tag| catalogue.of_game_type(tag.raw_value));
            typed.is_none().then_some(game.index())
        });
        record.ahead.reverse();
        Ok(record)
    }

    fn read(&mut self) -> Result<Option<OwnedGame>, Failure> {
        let game = self.games.next_game().map_err(|error| {
            Failure::from(anyhow::Error::new(error).context("reading the record"))
        })?;
        Ok(game.as_ref().map(OwnedGame::of))
    }

    /// The next game.
    pub fn next(&mut self) -> Result<Option<OwnedGame>, Failure> {
        match self.ahead.pop() {
            Some(game) => Ok(Some(game)),
            None => self.read(),
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
