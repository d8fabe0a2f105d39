//! Names are of one line.

use super::{Refusal, Refused, Remedy};
use crate::event::PlayerDocument;

/// A name is one line: a second one could pass for another player.
pub(super) fn one_line(player: &PlayerDocument) -> Result<(), Refused> {
    of_one_line(&player.name)?;
    player.aliases.iter().try_for_each(|alias| of_one_line(alias))
}

/// Sees that a name is one line, without control characters.
///
/// # Errors
///
/// It is not.
pub fn of_one_line(name: &str) -> Result<(), Refused> {
    let breaks = |c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
    if name.contains(breaks) {
        return Err(Refused::new(Refusal::NameOfTwoLines).help(Remedy::OneLine));
    }
    Ok(())
}
