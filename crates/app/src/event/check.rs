//! The check of an event: everything that is wrong with it.

use std::sync::Arc;

use super::drawn_again::drawn_otherwise;
use super::hardly_meant::year_of;
use super::kept::{Document, KeptFile, mentions};
use super::missing::MOST_NAMED;
use super::naming::Names;
use super::pdn::{EventPdn, PdnNote};
use crate::records::files;
use crate::round::{laws, settings};
use crate::{Error, rules};
use draughts_event_report::event::{OutstandingView, check_pairings};
use draughts_events::acts::{Act, SetFields};
use draughts_events::event::acts::{round_to_show, two_people};
use draughts_events::event::{
    Event, Problem, Round, check_births, check_with, located, taken_for_two,
};
use draughts_events::pairing::check_qualifiers;
use draughts_ground::diag::{Finding, Level};
use draughts_ground::said::{Said, Sentences};
use draughts_ground::told;
use journalled_file::{History, HistoryDamage, OperationState, PastOperation};

/// The findings on an event and its history.
#[derive(Debug, Clone)]
pub struct EventCheck {
    /// The text of the event that the findings point into.
    pub text: String,
    /// The findings on the event.
    pub findings: Vec<Finding>,
    /// The changes by hand since the last operation, except those that [`KeptFile::missing`] names.
    pub by_hand: Vec<Said>,
    /// The damage to the history.
    pub damage: Vec<HistoryDamage>,
    /// The boards whose record is missing or contradicts them.
    pub records: Vec<PdnNote>,
    /// The number of findings that are warnings or worse.
    pub warnings: usize,
    /// The counts of the event, in one line.
    pub summary: CheckLine,
    /// The line that counts the rounds paired as the system pairs them; `None` if no round was
    /// paired by a Swiss system.
    pub as_paired: Option<CheckLine>,
    /// The players of the same name who are taken for two people, if there are any.
    pub taken_for_two: Option<CheckLine>,
    /// A note that rounds are judged by the current data of the players, because the file does not
    /// keep the earlier data.
    pub unkept: Option<CheckLine>,
}

impl EventCheck {
    /// Returns whether the history is damaged, or with `strict` if there is a warning.
    pub fn is_wrong(&self, strict: bool) -> bool {
        !self.damage.is_empty() || (strict && self.warnings > 0)
    }
}

impl KeptFile<Event> {
    /// Checks the event: its file, rules, pairings, records and history. Takes no lock and writes
    /// nothing.
    ///
    /// # Errors
    ///
    /// Fails if the event cannot be read, or its rules or openings cannot be used.
    pub fn check(&self) -> Result<EventCheck, Error> {
        let (event, text) = self.read_with_text()?;
        rules::load_to_play(&event.rules, &settings(&event))?;
        let text = text.strip_prefix('\u{feff}').unwrap_or(&text).to_owned();
        let history = self.history()?;
        let event = self.with_edit_by_hand(event, &history);
        let rounds = check_pairings(&event);
        let draws = drawn_otherwise(&event, &history, self.folder());
        let names = Names::of(&event);
        let problems = check_with(&event)
            .into_iter()
            .chain(rounds.problems)
            .chain(draws)
            .chain(births(&event, &history))
            .chain(super::playoff::idle(&event))
            .chain(check_qualifiers(&event))
            .map(|problem| names.in_problem(&problem))
            .collect();
        let findings = located(&text, problems);
        let all_as_paired = rounds.as_paired == event.rounds.len();
        let unkept = unkept(&event, &history).filter(|_| !all_as_paired);
        let records = self.records_against(&event)?;
        let warnings = findings.iter().filter(|finding| finding.level() >= Level::Warning).count();
        let warnings = warnings + records.len();
        let (same, of) = (rounds.as_paired, rounds.rounds);
        let as_paired = (of > 0).then_some(CheckLine::AsPaired { same, rounds: of });
        let missing = self.missing()?.map_or_else(Vec::new, |missing| missing.said);
        let is_new = |what: &Said| !missing.iter().any(|line| mentions(line, what));
        let by_hand = self.changed_since()?.into_iter().filter(is_new);
        Ok(EventCheck {
            by_hand: by_hand.collect(),
            summary: summary(&event, warnings, history.operations.len()),
            damage: history.damage,
            records,
            taken_for_two: taken_for_two_line(&event),
            text,
            findings,
            warnings,
            unkept: unkept
                .map(|number| CheckLine::Unkept { number })
                .filter(|_| as_paired.is_some()),
            as_paired,
        })
    }
}

/// Returns the concerns about births at the time of the last operation, if the event names no day.
fn births(event: &Event, history: &History) -> Vec<Problem> {
    let last = history.operations.last().and_then(|last| year_of(&last.author.at));
    last.map_or_else(Vec::new, |year| check_births(event, year))
}

impl KeptFile<Event> {
    /// Returns the notes on records that the boards name: missing, of other players, or with
    /// another result.
    fn records_against(&self, event: &Event) -> Result<Vec<PdnNote>, Error> {
        if event.rounds.iter().all(|paired| paired.boards.iter().all(|one| one.games.is_empty())) {
            return Ok(Vec::new());
        }
        let laws = Arc::new(laws(event, self.folder())?);
        let pdn = EventPdn { round: None, files: &[], open: files::open.into() };
        let mut gathered = pdn.gathered(event, &event.rounds, &laws, self.folder())?;
        let mut notes = std::mem::take(&mut gathered.notes);
        notes.extend(gathered.disagreements());
        Ok(notes)
    }

    /// Returns the event as the next command will store it. If it was edited by hand, each round
    /// keeps the data it was paired with, and is judged by that.
    fn with_edit_by_hand(&self, mut event: Event, history: &History) -> Event {
        let last = history.operations.iter().rev().filter(|_| history.edited_since);
        let text = last.map(|past| self.text_at(past.number)).find_map(Result::ok);
        if let Some(before) = text.and_then(|text| Event::read(&self.name(), &text).ok()) {
            event.edited_by_hand(&before);
        }
        event
    }
}

/// Returns the number of the last operation that changed a player after the first pairing. `None`
/// if the file keeps the data that rounds were paired with; earlier versions did not keep it.
fn unkept(event: &Event, history: &History) -> Option<u64> {
    if event.rounds.iter().any(|round| round.paired_with.is_some()) {
        return None;
    }
    let done = || history.operations.iter().filter(|past| past.state == OperationState::Done);
    let first = done().find(|past| past.operation.verb == "pair")?.number;
    let changes_player = |past: &&PastOperation| {
        let of_player = || past.operation.act.as_ref().is_some_and(of_a_player);
        past.operation.verb == "update" || (past.operation.verb == "set" && of_player())
    };
    let last = done().rev().find(changes_player)?.number;
    (last > first).then_some(last)
}

/// Returns whether an act from a history sets fields of a player.
fn of_a_player(act: &serde_json::Value) -> bool {
    let read = serde_json::from_value(act.clone());
    matches!(read, Ok(Act::SetFields(SetFields { player: Some(_), .. })))
}

/// Names the players of the same name who are taken for two people: at most [`MOST_NAMED`] pairs.
fn taken_for_two_line(event: &Event) -> Option<CheckLine> {
    let pairs = taken_for_two(event);
    let more = pairs.len().saturating_sub(MOST_NAMED);
    let named = pairs.iter().take(MOST_NAMED);
    let named: Vec<Said> = named.map(|(one, other)| two_people(event, one, other)).collect();
    let is_any = !named.is_empty();
    is_any.then(|| CheckLine::TakenForTwo { pairs: Sentences::listed(named), more })
}

fn summary(event: &Event, warnings: usize, operations: usize) -> CheckLine {
    let open = OutstandingView::new(event, last_due(event)).games.len();
    CheckLine::Event {
        name: event.name.clone(),
        players: event.players.len(),
        rounds: event.rounds.len(),
        open,
        warnings,
        operations,
    }
}

/// Returns the last round whose games are due: the current one, or a later one that has begun.
pub fn last_due(event: &Event) -> Round {
    let begun = event.rounds.iter().rev().find(|round| round.has_begun());
    round_to_show(event).max(begun.map_or(Round(0), |round| round.round))
}

told! {
    /// The summary of a check.
    pub enum CheckLine {
        Event {
            name: String,
            players: usize,
            rounds: usize,
            open: usize,
            warnings: usize,
            operations: usize,
        } => "check-summary",
            "{ $name }: { players-word }, { $rounds ->
                [one] { $rounds } round
               *[other] { $rounds } rounds
            } paired, { $open ->
                [one] { $open } result missing
               *[other] { $open } results missing
            }, { $warnings ->
                [one] { $warnings } warning
               *[other] { $warnings } warnings
            }, history of { $operations ->
                [one] { $operations } operation
               *[other] { $operations } operations
            }";
        AsPaired { same: usize, rounds: usize } => "check-as-paired",
            "{ $same } of { $rounds ->
                [one] { $rounds } round
               *[other] { $rounds } rounds
            } as the system pairs them";
        TakenForTwo { pairs: Sentences, more: usize } => "check-taken-for-two",
            "taken for two people: { $pairs }{ $more ->
                [0] {\"\"}
               *[other] , and { $more } more pairs
            }";
        /// Operation `number` changed players, and the file does not keep the data with which
        /// rounds were paired.
        Unkept { number: u64 } => "check-unkept",
            "players were changed after a round was paired (operation { $number } in the \
             history), and the file does not say what they were: rounds are judged by what it \
             says now";
        Damaged { number: u64, what: Said } => "history-damaged",
            "history damaged at operation { $number }: { $what }";
    }
}
