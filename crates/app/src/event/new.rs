//! Checks on an event before it begins.

use crate::{Help, Hindrance};
use draughts_events::event::acts::{self, Refusal, Refused, Remedy, TeamRefusal};
use draughts_events::event::{Event, Fault, check};
use draughts_ground::said::Told;
use draughts_report::printable;

/// Checks that a new event can have this path or name.
///
/// # Errors
///
/// Fails if the word is empty or only dots, or holds a line break, another control character or one
/// that reorders the displayed text.
pub fn can_be_named(word: &str) -> Result<(), Refused> {
    let name = word.rsplit(['/', '\\']).next().unwrap_or_default();
    let stem = name.trim_end_matches(".yaml").trim_end_matches(".yml");
    let is_empty = stem.trim_matches(|one: char| one == '.' || one.is_whitespace()).is_empty();
    // A character that reorders the displayed text makes a name look like another one.
    let is_hostile = printable(word) != word;
    if is_empty || is_hostile || acts::of_one_line(word).is_err() {
        return Err(Hindrance::NamesNoFile { word: word.to_owned() }.refused());
    }
    Ok(())
}

/// Checks that an event can begin.
///
/// # Errors
///
/// Fails if something in the event is not possible, with what its system still needs.
pub fn can_begin(event: &Event) -> Result<(), Refused> {
    acts::of_one_line(&event.name)?;
    let system = event.system.kind();
    if event.team_match.is_some() && system.has_teams() {
        let why = TeamRefusal::TeamsWithin { system };
        let help = Remedy::Said { what: Help::TeamsOfPlayers.said() };
        return Err(Refused::new(Refusal::OfTeams { why }).help(help));
    }
    let Some(problem) = check(event).into_iter().next() else { return Ok(()) };
    let help = match problem.as_what() {
        Some(Fault::NoRounds) => Some(Help::AddRounds),
        Some(Fault::NoGames) => Some(Help::AddGames),
        _ => None,
    };
    let refused = Refused::from(problem);
    Err(match help {
        Some(help) => refused.help(Remedy::Said { what: help.said() }),
        None => refused,
    })
}
