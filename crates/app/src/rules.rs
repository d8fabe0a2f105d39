//! Rule sets, by name or from a file.

use std::path::Path;

use super::{Error, Wrong, reading};
use draughts_games::rules::{
    RuleError, RuleFault, RuleHelp, RuleSet, from_text, named_with, set_text,
};
use draughts_ground::diag::{Finding, LineMap, Span};
use draughts_report::printable;

/// Loads a rule set that leaves no choice open.
///
/// # Errors
///
/// As [`load`], and for a choice that the set leaves to the organiser.
pub fn load_to_play(name: &str, settings: &[String]) -> Result<RuleSet, Error> {
    let set = load(name, settings)?;
    if let Some(&(field, [one, other])) = set.unchosen().first() {
        let fault = RuleFault::NotChosen { rules: set.name.clone(), field, one, other };
        let help = RuleHelp::Choose { field, one, other };
        let findings = vec![Finding::of(fault, Span::default()).remarked(&help)];
        let error = RuleError { origin: set.name.clone(), text: String::new(), findings };
        return Err(error.into());
    }
    Ok(set)
}

/// Loads a rule set by name or from a file; it is complete, but may leave a choice open.
///
/// `settings` are single fields, `FIELD=VALUE`.
///
/// # Errors
///
/// Fails if there is no such set or file, and if it cannot be used.
pub fn load(name: &str, settings: &[String]) -> Result<RuleSet, Error> {
    let looks_like_file = name.contains(['/', '\\', '.']) || Path::new(name).is_file();
    if set_text(name).is_some() || !looks_like_file {
        return Ok(named_with(name, settings)?);
    }
    let bytes = reading::whole(name)?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let place = LineMap::new(error.as_bytes()).place(at);
        let (file, place) = (printable(name).into_owned(), place.to_string());
        Error::unusable(name, &Wrong::RulesNotUtf8 { file, place })
    })?;
    Ok(from_text(&text, name, settings)?)
}
