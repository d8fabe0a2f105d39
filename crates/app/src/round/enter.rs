//! The results of a round entered from its records.

use crate::Error;
use crate::Hindrance;
use crate::event::{Changed, EventFile, Line, Mode, apply};
use draughts_event_report::{GamesEcho, GamesView};
use draughts_events::event::acts::{
    Act, GamesAct, Refusal, Refused, Remedy, add_alias, paired_round,
};
use draughts_events::event::games::{Decisions, Scoresheet, compare};
use draughts_events::event::{PairedRound, Round};
use draughts_games::record::Laws;
use journalled_file::Author;

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
    /// Names of the records, each with the player who is meant.
    pub same: Vec<(String, String)>,
    /// Why recorded results are changed, if they are.
    pub reason: Option<String>,
}

impl EventFile {
    /// Enters what the records of a round give, and says of every board what became of it.
    ///
    /// # Errors
    ///
    /// The round is not paired or has no board that is to be accepted; a name is said to be
    /// somebody's that no record has, or that is somebody else's; the file cannot be read or
    /// written. Nothing was entered.
    pub fn enter_games(
        &self,
        author: &Author,
        mode: Mode,
        games: &RoundOfGames<'_>,
    ) -> Result<(Changed, GamesView), Error> {
        let RoundOfGames { round, laws, sheets, decisions, same, reason } = games;
        let mut view = None;
        let changed = self.change(author, mode, "games", |event| {
            let at = paired_round(event, *round)?;
            for board in decisions.accept.boards() {
                has_board(&event.rounds[at], board)?;
            }
            let mut known = event.clone();
            for (name, player) in same {
                is_named(sheets, name)?;
                add_alias(&mut known, player, name)?;
            }
            let report = compare(&known, *round, sheets, decisions).expect("the round is paired");
            let seen = GamesView::new(event, &report, laws.set.label(), mode == Mode::DryRun);
            let act = Act::Games(GamesAct {
                round: *round,
                entries: report.entries(event),
                records: report.records(),
                accepted: report.accepted(),
                exchanged: report.exchanged(),
                same: same.clone(),
                amend: decisions.amend,
                reason: reason.clone(),
            });
            let mut done = apply(event, &act)?;
            done.lines = vec![Line::of(&GamesEcho::of_round(*round, &seen))];
            view = Some(seen);
            Ok::<_, Error>(done)
        })?;
        Ok((changed, view.expect("the change was made")))
    }
}

/// # Errors
///
/// The round has no board of this number.
fn has_board(paired: &PairedRound, board: u16) -> Result<(), Refused> {
    if paired.boards.iter().any(|one| one.board == board) {
        return Ok(());
    }
    let boards = paired.boards.iter().map(|one| one.board);
    let (least, most) = (boards.clone().min().unwrap_or(0), boards.max().unwrap_or(0));
    let why = Refusal::NoBoard { round: paired.round, board };
    Err(Refused::new(why).help(Remedy::BoardsTo { least, most }))
}

/// # Errors
///
/// No record has this name.
fn is_named(sheets: &[Scoresheet], name: &str) -> Result<(), Refused> {
    let is_it = |written: &str| written.trim() == name.trim();
    if sheets.iter().any(|sheet| is_it(&sheet.white.name) || is_it(&sheet.black.name)) {
        return Ok(());
    }
    Err(Hindrance::NoRecordNames { name: name.to_owned() }.refused())
}
