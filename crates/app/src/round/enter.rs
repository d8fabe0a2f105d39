//! Entry of the results of a round from its records.

use crate::Error;
use crate::Hindrance;
use crate::event::{Changed, EventFile, Line, WriteMode, apply};
use draughts_event_report::{GamesEcho, GamesView};
use draughts_events::acts::{Act, EnterGames, ResultReason};
use draughts_events::event::acts::{Refusal, Refused, Remedy, add_alias, paired_round};
use draughts_events::event::games::{Decisions, Scoresheet, compare};
use draughts_events::event::{PairedRound, Round};
use draughts_games::record::Laws;
use journalled_file::Author;

/// A round to be entered from records.
#[derive(Debug, Clone)]
pub struct RoundOfGames<'r> {
    /// The round.
    pub round: Round,
    /// The rules under which the records were judged.
    pub laws: &'r Laws,
    /// The judged records of the round.
    pub sheets: &'r [Scoresheet],
    /// The arbiter's decisions about them.
    pub decisions: Decisions,
    /// Names in the records, each with the player who is meant.
    pub same: Vec<(String, String)>,
    /// The reason for changes of recorded results, if any.
    pub reason: Option<String>,
}

impl EventFile {
    /// Enters the results in the records of a round, and reports on every board.
    ///
    /// # Errors
    ///
    /// Fails, and enters nothing, if:
    ///
    /// - the round is not paired, or lacks a board that is to be accepted;
    /// - a name assigned to a player is in no record, or belongs to somebody else;
    /// - the file cannot be read or written.
    pub fn enter_games(
        &self,
        author: &Author,
        mode: WriteMode,
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
            let seen = GamesView::new(event, &report, laws.set.label(), mode == WriteMode::DryRun);
            let act = Act::from(EnterGames {
                round: *round,
                entries: report.entries(event),
                records: report.records(),
                accepted: report.accepted(),
                exchanged: report.exchanged(),
                same: same.clone(),
                reason: ResultReason::given(decisions.amend, reason.clone()),
            });
            let mut done = apply(event, act)?;
            done.lines = vec![Line::of(&GamesEcho::of_round(*round, &seen))];
            view = Some(seen);
            Ok::<_, Error>(done)
        })?;
        Ok((changed, view.expect("the change was made")))
    }
}

/// Checks that the round has a board of this number.
fn has_board(paired: &PairedRound, board: u16) -> Result<(), Refused> {
    if paired.boards.iter().any(|one| one.board == board) {
        return Ok(());
    }
    let boards = paired.boards.iter().map(|one| one.board);
    let (least, most) = (boards.clone().min().unwrap_or(0), boards.max().unwrap_or(0));
    let why = Refusal::NoBoard { round: paired.round, board };
    Err(Refused::new(why).help(Remedy::BoardsTo { least, most }))
}

/// Checks that a record has this name.
fn is_named(sheets: &[Scoresheet], name: &str) -> Result<(), Refused> {
    let is_it = |written: &str| written.trim() == name.trim();
    if sheets.iter().any(|sheet| is_it(&sheet.white.name) || is_it(&sheet.black.name)) {
        return Ok(());
    }
    Err(Hindrance::NoRecordNames { name: name.to_owned() }.refused())
}
