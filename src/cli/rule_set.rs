//! `--rules` and `--set` of all commands.

use clap::Args;

use super::exit::Failure;
use super::words::language;
use crate::app::moves;
use crate::app::rules::load_to_play;
use crate::board::{Numbering, Position, SquareStyle};
use crate::cli::aside::aside;
use crate::diag::Level;
use crate::moves::Game;
use crate::record::{Laws, position_oddities};
use crate::report::printable;
use crate::rules::RuleSet;
use crate::words::{Frame, say};

// Which laws apply.
#[derive(Debug, Args)]
pub(super) struct RuleArgs {
    /// Rule set: a name from `arbiter rules list`, or a YAML file.
    #[arg(long, value_name = "NAME|FILE", default_value = "international")]
    pub rules: String,
    /// Set a single field, such as king_range=any or repetition.occurrence=4.
    #[arg(long = "set", value_name = "FIELD=VALUE")]
    pub settings: Vec<String>,
}

impl RuleArgs {
    /// Returns the rule set, ready for use.
    pub(super) fn load(&self) -> Result<RuleSet, Failure> {
        Ok(load_to_play(&self.rules, &self.settings)?)
    }
}

/// How the user wants squares written.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
pub(super) enum Squares {
    /// Numbers.
    Numeric,
    /// Letters and digits.
    Algebraic,
}

/// Returns a numbering in the requested style.
pub(super) fn in_style(numbering: Numbering, squares: Option<Squares>) -> Numbering {
    match squares {
        None => numbering,
        Some(Squares::Numeric) => numbering.with_style(SquareStyle::Numeric),
        Some(Squares::Algebraic) => numbering.with_style(SquareStyle::Algebraic),
    }
}

/// Returns a game from the position of `--fen`, or from the starting position.
pub(super) fn game(
    set: RuleSet,
    squares: Option<Squares>,
    fen: Option<&str>,
) -> Result<Game, Failure> {
    let position = position(&set, fen)?;
    let style = in_style(set.numbering(), squares).style;
    let game = Game::new(set).with_style(style);
    Ok(game.at(position).expect("the position is on the board of the rule set"))
}

/// Returns the position of `--fen`, or the starting position.
pub(super) fn position(set: &RuleSet, fen: Option<&str>) -> Result<Position, Failure> {
    let Some(text) = fen else {
        return Ok(set.start_position());
    };
    let (position, notes) = moves::position(set, text, "--fen")?;
    for mended in notes {
        let note = Frame::of(language()).level(Level::Note);
        aside!("{note}: {}", printable(&say(&mended, language())));
    }
    for odd in position_oddities(&Laws::new(set.clone()), &position) {
        let warning = Frame::of(language()).level(Level::Warning);
        aside!("{warning}: {}", printable(&say(&odd, language())));
    }
    Ok(position)
}
