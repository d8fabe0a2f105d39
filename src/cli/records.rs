//! Game records, read game by game, with their laws.

use std::collections::VecDeque;
use std::io::Read;
use std::sync::Arc;

use clap::Args;

use super::archive::{Damage, Damaged};
use super::exit::Failure;
use super::rule_set::load_to_play;
use crate::pdn::{Event, GameText, Games};
use crate::record::{Catalogue, Choice, Laws, MainLine};

/// Games with moves that are read ahead to guess the rule set of a file that names none.
const SAMPLE: usize = 100;
/// Bytes after which no further game is read ahead.
const SAMPLE_BYTES: usize = 16 << 20;

/// Which laws hold for a record.
#[derive(Debug, Args)]
pub struct RecordRuleArgs {
    /// Rule set: a name from `arbiter rules list`, or a YAML file; without it the
    /// GameType tag, or else the set that replays the first hundred games furthest.
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
    laws: GivenLaws,
}

/// The laws that hold whatever the game says, and those of a game that says nothing.
#[derive(Debug, Clone, Default)]
struct GivenLaws {
    named: Option<Arc<Laws>>,
    guess: Option<Arc<Laws>>,
    /// The guess rests on moves.
    is_founded: bool,
}

impl OwnedGame {
    fn of(game: &GameText<'_>) -> Self {
        let place = game.with_bytes(b"");
        Self { bytes: game.bytes().to_vec(), place, laws: GivenLaws::default() }
    }

    /// The game.
    pub fn text(&self) -> GameText<'_> {
        self.place.with_bytes(&self.bytes)
    }

    /// True where laws were guessed for this file, for this game or another.
    pub fn has_guess(&self) -> bool {
        self.laws.guess.is_some()
    }

    /// The laws of the game, whose main line has been read.
    pub fn choice(&self, line: &MainLine<'_>, catalogue: &Catalogue) -> Choice {
        if let Some(laws) = &self.laws.named {
            return Choice { laws: Arc::clone(laws), guessed: false, is_founded: true };
        }
        let typed = line.tag("GameType").and_then(|tag| catalogue.of_game_type(tag.raw_value));
        match (typed, &self.laws.guess) {
            (Some(laws), _) => Choice { laws, guessed: false, is_founded: true },
            (None, Some(laws)) => {
                Choice { laws: Arc::clone(laws), guessed: true, is_founded: self.laws.is_founded }
            }
            (None, None) => unreachable!("laws are guessed before a game without a type"),
        }
    }
}

/// True where the GameType tag of a game names its rule set.
fn is_typed(game: &GameText<'_>, catalogue: &Catalogue) -> bool {
    let tag = game.events().find_map(|event| match event {
        Event::Tag(tag) if tag.is("GameType") => Some(tag),
        _ => None,
    });
    tag.is_some_and(|tag| catalogue.of_game_type(tag.raw_value).is_some())
}

/// The games of one file in order, each with its laws.
///
/// Games are read one at a time, up to the first without a known game type: then
/// up to a hundred are read ahead, unless a rule set was named.
pub struct Record {
    games: Games<Damaged>,
    damage: Damage,
    /// Games read ahead, the next one first.
    ahead: VecDeque<OwnedGame>,
    /// No more games can be read.
    ended: bool,
    catalogue: Arc<Catalogue>,
    laws: GivenLaws,
}

impl Record {
    /// Begins a record.
    pub fn begin(
        input: Box<dyn Read + Send>,
        named: Option<Arc<Laws>>,
        catalogue: &Arc<Catalogue>,
    ) -> Self {
        let (input, damage) = Damaged::new(input);
        Self {
            games: Games::new(input),
            damage,
            ahead: VecDeque::new(),
            ended: false,
            catalogue: Arc::clone(catalogue),
            laws: GivenLaws { named, guess: None, is_founded: false },
        }
    }

    /// The next game.
    ///
    /// # Errors
    ///
    /// Behind the last game that could be read, what kept the rest from being read.
    pub fn next(&mut self) -> Result<Option<OwnedGame>, Failure> {
        if let Some(mut game) = self.read()? {
            let known = self.laws.named.is_some() || self.laws.guess.is_some();
            if !known && !is_typed(&game.text(), &self.catalogue) {
                self.guess(&game)?;
            }
            game.laws = self.laws.clone();
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

    /// Guesses the laws from a game and those behind it, which are read ahead.
    fn guess(&mut self, first: &OwnedGame) -> Result<(), Failure> {
        let has_moves =
            |game: &OwnedGame| usize::from(!MainLine::read(&game.text()).plies.is_empty());
        let (mut bytes, mut judged) = (first.bytes.len(), has_moves(first));
        let mut ahead = VecDeque::new();
        while judged < SAMPLE && bytes < SAMPLE_BYTES {
            let Some(game) = self.read()? else {
                break;
            };
            bytes += game.bytes.len();
            judged += has_moves(&game);
            ahead.push_back(game);
        }
        let sample = std::iter::once(first).chain(&ahead).map(OwnedGame::text);
        self.laws.guess = Some(self.catalogue.guess(sample));
        self.laws.is_founded = judged > 0;
        ahead.append(&mut self.ahead);
        self.ahead = ahead;
        Ok(())
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
        // A result at the very end may be the start of a move.
        let is_whole = |game: &OwnedGame| {
            let result = MainLine::read(&game.text()).result;
            result.is_some_and(|(_, span)| span.end < game.bytes.len())
        };
        if self.ahead.back().is_some_and(|last| !is_whole(last)) {
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
}
