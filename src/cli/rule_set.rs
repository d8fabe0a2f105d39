//! `--rules` and `--set`, everywhere.

use std::path::Path;

use clap::Args;

use super::exit::Failure;
use crate::app::Error;
use crate::board::{Fen, FenError, Numbering, Position, SquareStyle, parse_fen};
use crate::diag::{Finding, LineMap};
use crate::record::codes;
use crate::report::printable;
use crate::rules::{RuleError, RuleSet, from_text, named_with, set_text};

/// Which laws hold.
#[derive(Debug, Args)]
pub struct RuleArgs {
    /// Rule set: a name from `arbiter rules list`, or a YAML file.
    #[arg(long, value_name = "NAME|FILE", default_value = "international")]
    pub rules: String,
    /// Set a single field, such as king_range=any or repetition.occurrence=4.
    #[arg(long = "set", value_name = "FIELD=VALUE")]
    pub settings: Vec<String>,
}

impl RuleArgs {
    /// The rule set, ready to be played under.
    pub fn load(&self) -> Result<RuleSet, Failure> {
        load_to_play(&self.rules, &self.settings)
    }
}

/// A rule set with nothing left to choose.
pub fn load_to_play(name: &str, settings: &[String]) -> Result<RuleSet, Failure> {
    let set = load(name, settings)?;
    if let Some((field, values)) = set.unchosen().first() {
        let choices: Vec<String> =
            values.split(" or ").map(|value| format!("--set {field}={value}")).collect();
        let message = format!("`{}` leaves {field} to the organiser: {values}", set.name);
        let finding = Finding::new(crate::rules::codes::RULE_NOT_CHOSEN, message, <_>::default())
            .help(format!("add {}", choices.join(" or ")));
        let error =
            RuleError { origin: set.name.clone(), text: String::new(), findings: vec![finding] };
        return Err(error.into());
    }
    Ok(set)
}

/// A rule set by name or from a file, complete but perhaps with a choice left open.
pub fn load(name: &str, settings: &[String]) -> Result<RuleSet, Failure> {
    let looks_like_file = name.contains(['/', '\\', '.']) || Path::new(name).is_file();
    if set_text(name).is_some() || !looks_like_file {
        return Ok(named_with(name, settings)?);
    }
    let bytes = std::fs::read(name).map_err(|error| {
        anyhow::Error::new(error).context(format!("cannot read {}", printable(name)))
    })?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let place = LineMap::new(error.as_bytes()).place(at);
        anyhow::anyhow!("{}:{place}: not UTF-8 text; save the rule set as UTF-8", printable(name))
    })?;
    Ok(from_text(&text, name, settings)?)
}

/// Squares as the user wants them.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
pub enum Squares {
    /// Numbers.
    Numeric,
    /// Letters and digits.
    Algebraic,
}

/// The numbering of a set, in the wanted style.
pub fn numbering(set: &RuleSet, squares: Option<Squares>) -> Numbering {
    in_style(set.numbering(), squares)
}

/// A numbering, in the wanted style.
pub fn in_style(numbering: Numbering, squares: Option<Squares>) -> Numbering {
    match squares {
        None => numbering,
        Some(Squares::Numeric) => numbering.with_style(SquareStyle::Numeric),
        Some(Squares::Algebraic) => numbering.with_style(SquareStyle::Algebraic),
    }
}

/// The position of `--fen`, or the start.
pub fn position(set: &RuleSet, fen: Option<&str>) -> Result<Position, Failure> {
    let Some(text) = fen else {
        return Ok(set.start_position());
    };
    match parse_fen(text, &set.numbering(), set.first_color()) {
        Ok(Fen { position, notes, .. }) => {
            for note in notes {
                anstream::eprintln!("note: {}", printable(&note.message));
            }
            Ok(position)
        }
        Err(FenError { message, help, span }) => {
            let finding = Finding::new(codes::FEN_INVALID, message, span)
                .help(help)
                .at(LineMap::new(text.as_bytes()).place(span.start));
            Err(Error::Text { name: "--fen".into(), text: text.into(), finding: Box::new(finding) }
                .into())
        }
    }
}
