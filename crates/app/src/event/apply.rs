//! The only place where an act is applied to an event.

use super::Done;
use super::hardly_meant::hardly_meant;
use super::kept::{Changed, KeptFile, WriteMode};
use super::naming::Names;
use crate::round::settings;
use crate::{Error, rules};
use draughts_events::acts::{Act, Applied};
use draughts_events::event::Event;
use journalled_file::Author;

impl KeptFile<Event> {
    /// Applies an act and writes the event; the history keeps the act unchanged.
    ///
    /// # Errors
    ///
    /// Fails if the act is refused or the file cannot be read or written; nothing is changed then.
    pub fn apply(
        &self,
        author: &Author,
        mode: WriteMode,
        act: impl Into<Act>,
    ) -> Result<Changed, Error> {
        let act = act.into();
        self.change(author, mode, act.verb(), |event| apply(event, act))
    }
}

/// Applies an act to an event and returns what it did, one line each.
///
/// # Errors
///
/// Fails if the act is refused or sets rules that cannot be loaded; the event is unchanged then.
pub fn apply(event: &mut Event, act: impl Into<Act>) -> Result<Done, Error> {
    let act = act.into();
    let sets_rules = match &act {
        Act::SetFields(set) if set.player.is_none() => set
            .fields
            .iter()
            .any(|(field, _)| field.starts_with("rule") || field == "earliest_draw"),
        _ => false,
    };
    let Applied { event: after, act, mut lines, .. } =
        act.applied_to(event).map_err(|refused| Names::of(event).in_error(refused.into()))?;
    if sets_rules {
        rules::load(&after.rules, &settings(&after))?;
    }
    lines.extend(hardly_meant(&after, event));
    let reason = act.reason().map(str::to_owned);
    let act = serde_json::to_value(act).expect("an act is plain data");
    let done = Done { lines, reason, act: Some(act) };
    let done = Names::of_events(&[&after, event]).in_lines(done);
    *event = after;
    Ok(done)
}
