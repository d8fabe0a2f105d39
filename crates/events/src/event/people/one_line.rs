//! Checks that names have one line.

use crate::event::PlayerDocument;
use crate::event::acts::{Refusal, Refused, Remedy};

/// Checks that a player's names have one line: a second line could pass for another player.
pub(crate) fn one_line(player: &PlayerDocument) -> Result<(), Refused> {
    of_one_line(&player.name)?;
    player.aliases.iter().try_for_each(|alias| of_one_line(alias))
}

/// Checks that a name has one line and no control characters.
///
/// # Errors
///
/// Fails if it does not.
pub fn of_one_line(name: &str) -> Result<(), Refused> {
    let breaks = |c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
    if name.contains(breaks) {
        return Err(Refused::new(Refusal::NameOfTwoLines).help(Remedy::OneLine));
    }
    Ok(())
}
