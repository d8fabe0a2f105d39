//! The colours of all players, and the colours due.

use serde::Serialize;

use super::View;
use super::card::is_by_score;
use super::occasion::{Occasion, PlayerView, by_number, color_letters, mark};
use super::progress::{Progress, until};
use super::standings::ledger_of;
use super::words::{Footnote, Head, Mark, Title};
use crate::sheet::{Cell, ColumnList, Sheet};
use draughts_events::event::color_history::Preference;
use draughts_events::event::{Event, Ledger, Part, Round};
use draughts_events::standings;
use draughts_events::swiss::system;
use draughts_report::words::{Language, say};

/// The colours of all players: `arbiter.event-colors/1`.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ColorsView<'e> {
    /// `arbiter.event-colors/1`.
    pub schema: &'static str,
    /// The event.
    pub event: Occasion<'e>,
    /// The last round counted.
    pub round: Round,
    /// The players, in the order of their pairing numbers.
    pub players: Vec<ColorView<'e>>,
    /// The progress of the round while it is being played; not in the JSON.
    #[serde(skip)]
    progress: Option<Progress>,
}

/// The colours of a player. Only games that were played count; a micro-match counts as one game,
/// with the colour of its first game.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ColorView<'e> {
    /// The player.
    pub player: PlayerView<'e>,
    /// One letter per round, such as `WBuW`: `W` for White, `B` for Black, `u` without a game, `?`
    /// if only the score of the team's match is known.
    pub history: String,
    /// The number of games with White.
    pub white: usize,
    /// The number of games with Black.
    pub black: usize,
    /// `white` minus `black`.
    pub balance: i32,
    /// The length of the longest run of games with one colour.
    pub longest_run: usize,
    /// The colour preference by the pairing system. Null before the first game, if a schedule
    /// determines the colours, and for players of a team.
    pub due: Option<Preference>,
}

impl<'e> ColorsView<'e> {
    /// Makes the view of the colours up to the last round of a ledger of this event.
    pub fn new(event: &'e Event, ledger: &Ledger) -> Self {
        let rows = standings::colors(ledger);
        let color = |at: usize| ColorView::of(event, ledger, &rows[at]);
        let players = by_number(event).into_iter().map(color);
        Self {
            schema: "arbiter.event-colors/1",
            event: Occasion::of(event),
            round: ledger.last_round(),
            players: players.collect(),
            progress: Progress::of_event(event, ledger.last_round()),
        }
    }
}

impl<'e> ColorsView<'e> {
    /// Makes the view of a stage, group by group, up to a round.
    ///
    /// Without a round, it goes up to the last one that has begun. A team has the colour of its
    /// first board.
    pub fn of_parts(event: &'e Event, parts: &'e [Part<'e>], round: Option<Round>) -> Self {
        let mut views =
            parts.iter().map(|part| Self::new(&part.event, &ledger_of(event, part, round)));
        let Some(mut view) = views.next() else {
            return Self::new(event, &Ledger::new(event, Round(0)));
        };
        for other in views {
            view.round = view.round.max(other.round);
            view.players.extend(other.players);
        }
        if let [first, ..] = parts
            && !event.is_one_part()
        {
            view.event = Occasion::of_stage(event, first.stage);
            view.progress = Progress::of_event(event, view.round);
        }
        view
    }
}

impl<'e> ColorView<'e> {
    pub(super) fn of(event: &'e Event, ledger: &Ledger, row: &standings::ColorRow) -> Self {
        let count = |letter| row.history.chars().filter(|&one| one == letter).count();
        let player = &event.players[row.player];
        let letter = |(nth, letter)| match letter {
            'u' if is_by_score(event, player, event.round_of_system(nth)) => '?',
            letter => letter,
        };
        Self {
            player: PlayerView::of(player),
            white: count('W'),
            black: count('B'),
            history: (1..).zip(row.history.chars()).map(letter).collect(),
            balance: row.balance,
            longest_run: row.longest_run,
            due: due(event, ledger, row.player),
        }
    }
}

/// Returns the colour due in the next round by a Swiss: of a player, or of a team where teams are
/// paired.
///
/// Players of a team have the colour of their board.
fn due(event: &Event, ledger: &Ledger, at: usize) -> Option<Preference> {
    let swiss = event.system.swiss().filter(|_| !event.is_of_teams())?;
    let is_last = swiss.rounds.is_some_and(|rounds| ledger.last_round().0 + 1 >= rounds);
    system(event.pairing_method()?).due_after(&ledger.colors(at), is_last)
}

/// Formats the colour due: `White, strong`; empty before the first game.
pub(super) fn due_cell(due: Option<Preference>, language: Language) -> Cell {
    due.map(|due| mark(&Mark::due(due), language)).unwrap_or_default()
}

/// Explains the letters of rounds without a colour, as far as they occur.
pub(super) fn colors_explained<'h>(
    histories: impl IntoIterator<Item = &'h str>,
    language: Language,
) -> Vec<String> {
    let all: String = histories.into_iter().collect();
    let notes = [('u', Footnote::NoColor), ('?', Footnote::ColorByScore)];
    let used = notes.iter().filter(|(letter, _)| all.contains(*letter));
    used.map(|(_, note)| say(note, language)).collect()
}

/// Formats a number with its sign: `+1`, `0`, `-2`.
pub(super) fn signed(number: i32) -> String {
    if number > 0 { format!("+{number}") } else { number.to_string() }
}

impl View for ColorsView<'_> {
    fn sheets(&self, language: Language) -> Vec<Sheet> {
        let title = Title::Colors { until: until(self.round, self.event.rounds, self.progress) };
        let mut sheet = self.event.sheet(&title, None, language);
        let has_due = !self.event.system.knows_schedule();
        ColumnList::<ColorView<'_>>::new()
            .column(Head::Number.right(language).spare(), |row| row.player.number)
            .column(Head::Id.left(language).key(), |row| row.player.id_cell())
            .column(Head::Name.left(language).key(), |row| row.player.name_cell())
            .column(Head::Colors.left(language), |row| color_letters(&row.history, language))
            .column(Head::WhiteGames.right(language), |row| row.white)
            .column(Head::BlackGames.right(language), |row| row.black)
            .column(Head::Balance.right(language), |row| signed(row.balance))
            .column(Head::Run.right(language), |row| row.longest_run)
            .column_if(has_due, Head::Due.left(language), |row| due_cell(row.due, language))
            .fill(&mut sheet, &self.players);
        let histories = self.players.iter().map(|row| row.history.as_str());
        sheet.notes.extend(colors_explained(histories, language));
        sheet.notes.push(say(&Footnote::Run, language));
        vec![sheet]
    }
}
