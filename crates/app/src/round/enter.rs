//! Entry of the results of a round from its records.

use std::collections::{BTreeMap, BTreeSet};

use crate::Error;
use crate::Hindrance;
use crate::event::{Changed, EventFile, Line, WriteMode, apply};
use draughts_event_report::{GamesEcho, GamesView};
use draughts_events::acts::{Act, EnterGames, ResultReason};
use draughts_events::event::acts::{Refusal, Refused, Remedy, add_alias, paired_round};
use draughts_events::event::games::{Decisions, NameIndex, NamesOnBoard, Scoresheet, compare};
use draughts_events::event::{Board, Event, PairedRound, Round};
use draughts_games::record::Laws;
use draughts_ground::said::{Said, said};
use draughts_report::printable;
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
        let mut replaced = Vec::new();
        let mut changed = self.change(author, mode, "games", |event| {
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
            replaced = no_longer(&known, *round, sheets);
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
        changed.notes.extend(replaced);
        Ok((changed, view.expect("the change was made")))
    }
}

/// Lists the boards of other rounds whose records were in these files, and are no longer: whoever
/// overwrites one file round by round loses the moves of the rounds before.
fn no_longer(event: &Event, round: Round, sheets: &[Scoresheet]) -> Vec<Said> {
    let file_of = |record: &str| record.rsplit_once('#').map(|(file, _)| file.to_owned());
    let files: BTreeSet<String> = sheets.iter().filter_map(|one| file_of(&one.record)).collect();
    let roster = NameIndex::new(&event.players);
    let is_there = |board: &Board, record: &String| {
        let sheet = sheets.iter().find(|sheet| sheet.record == *record);
        sheet.is_some_and(|sheet| NamesOnBoard::of(&roster, event, board, sheet).may_be())
    };
    let mut lost: BTreeMap<(String, Round), BTreeSet<u16>> = BTreeMap::new();
    for paired in event.rounds.iter().filter(|paired| paired.round != round) {
        for board in &paired.boards {
            let gone = board.games.iter().filter(|record| !is_there(board, record));
            for file in gone.filter_map(|record| file_of(record)).filter(|one| files.contains(one))
            {
                lost.entry((file, paired.round)).or_default().insert(board.board);
            }
        }
    }
    let told = |((file, round), boards): ((String, Round), BTreeSet<u16>)| {
        let (file, several) = (printable(&file).into_owned(), boards.len() > 1);
        let boards: Vec<u16> = boards.into_iter().collect();
        said!(
            "games-file-replaced",
            "{ $file } was the record of round { $round }, { $several ->
                [yes] boards
               *[no] board
            } { $boards }, and no longer is: save the file of each round under a name of its own";
            file, round, boards, several
        )
    };
    lost.into_iter().map(told).collect()
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
