//! The results of a round entered from its records.

use crate::app::Error;
use crate::app::event::{Changed, EventFile, Mode, apply};
use crate::event::Round;
use crate::event::acts::{Act, paired_round};
use crate::event::games::{Decisions, Scoresheet, compare};
use crate::record::Laws;
use crate::report::{GamesEcho, GamesView};
use crate::storage::Author;
use draughts_ground::said::Told;

/// What is entered of a round.
#[derive(Debug, Clone)]
pub struct RoundOfGames<'r> {
    /// The round.
    pub round: Round,
    /// The laws by which they were judged.
    pub laws: &'r Laws,
    /// Its records, judged.
    pub sheets: &'r [Scoresheet],
    /// What the arbiter has decided about them.
    pub decisions: Decisions,
    /// Why recorded results are changed, if they are.
    pub reason: Option<String>,
}

impl EventFile {
    /// Enters what the records of a round give, and says of every board what became of it.
    ///
    /// # Errors
    ///
    /// The round is not paired, or the file cannot be read or written; nothing was entered.
    pub fn enter_games(
        &self,
        author: &Author,
        mode: Mode,
        games: &RoundOfGames<'_>,
    ) -> Result<(Changed, GamesView), Error> {
        let RoundOfGames { round, laws, sheets, decisions, reason } = games;
        let mut view = None;
        let changed = self.change(author, mode, "games", |event| {
            paired_round(event, *round)?;
            let report = compare(event, *round, sheets, decisions).expect("the round is paired");
            let seen = GamesView::new(event, &report, laws.set.label(), mode == Mode::DryRun);
            let act = Act::Games {
                round: *round,
                entries: report.entries(event),
                records: report.records(),
                amend: decisions.amend,
                reason: reason.clone(),
            };
            let mut done = apply(event, &act)?;
            done.said = vec![GamesEcho::of_round(*round, &seen).said()];
            view = Some(seen);
            Ok::<_, Error>(done)
        })?;
        Ok((changed, view.expect("the change was made")))
    }
}
