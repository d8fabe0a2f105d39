//! The times of the last public changes to rounds, from the history of the event.
//!
//! The history is read backwards. Texts are compared round by round, and parsed as events only
//! where a round differs: most do not, and a history is long.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use chrono::{DateTime, SecondsFormat, Utc};

use super::EventFile;
use crate::Error;
use draughts_event_report::site::LastChanged;
use draughts_events::event::{Event, Outcome, Round, read};

/// Returns when each published round was last changed. Rounds without a change in the history are
/// left out.
///
/// # Errors
///
/// The history cannot be read.
pub(crate) fn last_changed(
    file: &EventFile,
    public: &Event,
) -> Result<BTreeMap<Round, LastChanged>, Error> {
    let mut changed: BTreeMap<Round, LastChanged> = BTreeMap::new();
    let mut open: Vec<Round> = public.rounds.iter().map(|round| round.round).collect();
    file.back(|_, author, before, after| {
        let Ok(at) = DateTime::parse_from_rfc3339(&author.at) else {
            return ControlFlow::Continue(());
        };
        let at = at.with_timezone(&Utc).to_rfc3339_opts(SecondsFormat::Secs, true);
        let (old, new) = (rounds_in(before), rounds_in(after));
        let mut events = None;
        open.retain(|&round| {
            let (old, new) = (old.get(&round), new.get(&round));
            if old == new {
                return true;
            }
            let known = changed.entry(round).or_default();
            if known.pairing.is_none()
                && old.map(|text| seating_words(text)) != new.map(|text| seating_words(text))
            {
                known.pairing = Some(at.clone());
            }
            if known.results.is_none() {
                let (before, after) = events
                    .get_or_insert_with(|| [before, after].map(|text| read("", text).ok()).into());
                let shown =
                    |event: &Option<Event>| event.as_ref().map(|event| results(event, round));
                if shown(before) != shown(after) {
                    known.results = Some(at.clone());
                }
            }
            known.pairing.is_none() || known.results.is_none()
        });
        if open.is_empty() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })?;
    Ok(changed)
}

/// Returns the results of a round, if it is published.
fn results(event: &Event, round: Round) -> Option<Vec<(u16, Vec<Outcome>)>> {
    let published = event.rounds.iter().take(event.published_rounds());
    let paired = published.into_iter().find(|paired| paired.round == round)?;
    Some(paired.boards.iter().map(|board| (board.board, board.result.clone())).collect())
}

/// Returns the text of each round in the text of an event file.
fn rounds_in(text: &str) -> BTreeMap<Round, String> {
    let mut rounds: BTreeMap<Round, String> = BTreeMap::new();
    let mut now = None;
    let mut lines = text.lines().skip_while(|line| !line.starts_with("rounds:"));
    lines.next();
    for line in lines.take_while(|line| !line.starts_with(|one: char| one.is_alphabetic())) {
        let begins =
            line.trim_start().strip_prefix("- ").map(|rest| rest.trim_start_matches(['{', ' ']));
        let number = begins.and_then(|rest| rest.strip_prefix("round:"));
        let number = number.and_then(|rest| {
            rest.trim_start().split(|one: char| !one.is_ascii_digit()).next()?.parse().ok()
        });
        now = number.map(Round).or(now);
        if let Some(round) = now {
            let text = rounds.entry(round).or_default();
            text.push_str(line);
            text.push('\n');
        }
    }
    rounds
}

/// Returns who sits where in the text of a round, its date and time, and whether it is a draft.
fn seating_words(text: &str) -> Vec<&str> {
    const KEYS: &[&str] = &["white:", "black:", "date:", "time:", "draft:"];
    let words = || text.split([' ', '{', ',', '}', '\n']).filter(|word| !word.is_empty());
    let pairs = words().zip(words().skip(1));
    pairs.filter(|(key, _)| KEYS.contains(key)).flat_map(|(key, value)| [key, value]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_found_in_every_form_in_which_they_are_written() {
        let text = "name: Park\nrounds:\n  - round: 1\n    date: 2026-07-01\n    boards:\n      - {board: 1, white: p1, black: p2, result: 2-0}\n\
                    \x20 - {round: 2, boards: [{board: 1, white: p2, black: p1}]}\nrulings:\n  - round: 3\n";
        let rounds = rounds_in(text);
        assert_eq!(rounds.keys().copied().collect::<Vec<_>>(), [Round(1), Round(2)]);
        assert_eq!(
            seating_words(&rounds[&Round(1)]),
            ["date:", "2026-07-01", "white:", "p1", "black:", "p2"]
        );
        assert_eq!(seating_words(&rounds[&Round(2)]), ["white:", "p2", "black:", "p1"]);
        // A result has no influence.
        let other = rounds_in(&text.replace("2-0", "0-2"));
        assert_eq!(seating_words(&other[&Round(1)]), seating_words(&rounds[&Round(1)]));
        assert_ne!(other[&Round(1)], rounds[&Round(1)]);
    }
}
