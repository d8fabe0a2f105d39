//! What an act on a kept file did, as values: what the acts themselves say stands with them
//! ([`acts::Echo`](crate::event::acts::Echo)).

use std::collections::HashMap;

use super::retold::Stepped;
use crate::event::acts::{self, OfAct, Part};
use crate::event::{Board, Bye, ByeKind, Color, Event, Outcome, PlayerId, Round, SystemKind};
use crate::storage::Past;
use draughts_ground::said::{Day, Fact, Said, Sentences, Told};
use draughts_ground::told;

told! {
    /// What was done to an event or another kept file, in one line.
    pub enum Echo {
        /// A player was added.
        Added { id: PlayerId, name: String, from: Option<Round> } => "added";
        /// A player was in the event; `with` says what is otherwise there.
        Known { id: PlayerId, name: String, with: Option<Vec<acts::Differs>> } => "known";
        /// An id of a list is none that a player can have.
        NoId { line: u64, id: String } => "no-id-of-list";
        /// Ratings of a list are more than a number: the first, and how many more.
        RatingsRead { line: u64, text: String, rating: u16, more: usize } => "ratings-of-list";
        /// An id of a list is somebody else's, and another was given.
        OtherId { wanted: String, id: PlayerId, name: String } => "other-id-of-list";
        /// What became of the players of an event by a newer list.
        UpdatedInAll { updated: usize, same: usize, unclear: usize, missing: usize }
            => "updated-in-all";
        /// A player comes in a later round than was asked for: it is paired.
        LaterThanAsked { id: PlayerId, asked: Round, from: Round } => "later-than-asked";
        /// A player does not sit at their fixed board.
        NotOnFixedBoard { id: PlayerId, fixed: u16, board: u16 } => "not-on-fixed-board";
        /// An event begins with the rules of another, as far as their source says them; what it
        /// leaves open, by number.
        ByPreset { title: String, source: String, name: String, unread: usize } => "by-preset";
        /// How many players there are now.
        AddedInAll { added: usize, known: usize, players: usize } => "added-in-all";
        /// One round of a schedule is paired.
        RoundPaired { round: Round } => "round-paired-now";
        /// Rounds of a schedule are paired.
        RoundsPaired { first: Round, last: Round } => "rounds-paired";
        /// Two rounds of a schedule are paired.
        BothPaired { first: Round, last: Round } => "both-paired";
        /// A pairing was taken back.
        Unpaired { round: Round } => "unpaired";
        /// How many boards a round has.
        RoundOf { round: Round, date: Option<Day>, time: Option<String>, boards: usize }
            => "round-of";
        /// Who plays whom at a board.
        BoardLine {
            board: String,
            white: PlayerId,
            white_name: String,
            black: PlayerId,
            black_name: String,
            result: Option<Outcome>,
        } => "board-line";
        /// Who plays whom at a board of a match of teams, the player of the home team first.
        BoardOfMatch {
            board: String,
            home: PlayerId,
            away: PlayerId,
            home_name: Said,
            away_name: Said,
            result: Option<Outcome>,
        } => "board-of-match";
        /// Who has a bye.
        ByeLine { id: PlayerId, name: String, bye: ByeKind } => "bye-line";
        /// Who has no opponent in a schedule.
        FreeLine { id: PlayerId, name: String } => "free-line";
        /// Every board of a round has its result.
        AllResultsIn { round: Round } => "all-results-in";
        /// Every board of a round has its result, but for adjourned and postponed games.
        OnlyAdjourned { round: Round, boards: Vec<String>, several: bool } => "only-adjourned";
        /// Boards without a result: `2`, or `4-6` for a run.
        StillOpen { round: Round, boards: Vec<String> } => "still-open";
        /// Many boards without a result.
        ManyOpen { round: Round, boards: usize } => "many-open";
        /// A ruling stands against a board, or stood there before.
        RulingRecorded { round: Round, board: Option<u16>, before: bool, words: String }
            => "ruling-recorded";
        /// The record of a ruling names another round than its board has.
        OtherRound { named: Round, round: Round } => "other-round";
        /// Tie-breaks were changed late.
        TieBreaksChanged => "tie-breaks-changed";
        /// A player was taken from a list.
        FromList { about: String, file: String, line: u64 } => "from-list";
        /// Players were read from a list.
        PlayersRead { file: String, players: usize, heads: Vec<Head> } => "players-read";
        /// The lines of a list that were chosen.
        LinesChosen { condition: String, chosen: usize, of: usize } => "lines-chosen";
        /// A line of a list was not chosen although it nearly has what those have that were.
        LineNearlyChosen { line: u64, cell: String } => "line-nearly-chosen";
        /// A list decides more of its players than who they are.
        ListDecides { field: &'static str, head: String, players: usize } => "list-decides";
        /// A list numbers its lines, and the pairing numbers come from something else.
        OwnNumbers { head: String } => "own-numbers";
        /// How many results a list has, and what was passed over: lines without a result, which
        /// they are if they are few, players without an opponent, and columns that nobody knows.
        ResultsRead {
            read: usize,
            empty: usize,
            lines: Option<Vec<u64>>,
            byes: usize,
            unknown: Option<String>,
        }
            => "results-read";
        /// An event was begun.
        Begun { name: String, system: SystemKind } => "begun";
        /// The file of an event was begun.
        BegunIn { file: String, name: String, system: SystemKind, seed: String } => "begun-in";
        /// An event was made of another file, or written to a file.
        Imported { file: String, name: String, system: SystemKind, players: usize, rounds: usize }
            => "imported";
        /// The file of a rating list was begun.
        NewList { file: String, scheme: String } => "new-list";
        /// An operation was taken back.
        Undone { number: u64, verb: String, summary: Summary } => "undone";
        /// An operation was done again.
        DoneAgain { number: u64, verb: String, summary: Summary } => "done-again";
        /// The file is as it was after an operation.
        BackTo { number: u64, verb: String, summary: Summary } => "back-to";
        /// An operation of the history.
        Operation { number: u64, verb: String, summary: Summary } => "operation";
        /// What was said first, and how much more.
        AndMore { first: Said, more: usize } => "and-more";
        /// What was said first, and the other boards of its round: `2`, or `4-6` for a run.
        AndBoards { first: Said, boards: Vec<String>, several: bool } => "and-boards";
        /// Several steps back or forth.
        Steps { steps: Sentences } => "steps";
        /// The file was changed by hand before an operation.
        EditedOutside => "edited-outside";
        /// The file was put back by hand to what it was after an earlier operation.
        BackOutside { number: u64 } => "back-outside";
        /// The file is as it was after an earlier operation than the last.
        OlderState { number: u64, last: u64 } => "older-state";
        /// The file was changed by hand since the last operation.
        ChangedSince { last: u64 } => "changed-since";
        /// A file next to the event is a copy of it.
        ConflictCopy { file: String, of: String } => "conflict-copy";
        /// A result that only a copy has.
        OnlyInCopy { copy: String, what: Said } => "result-only-in-copy";
        /// Such a copy is not published.
        NotPublished { file: String, of: String } => "not-published";
        /// Two files hold the same event.
        ComparedSame { file: String, other: String } => "compared-same";
        /// What is otherwise in another file follows.
        Compared { file: String, other: String } => "compared";
        /// Two files have events without a player in common.
        ComparedOther { file: String, name: String, other: String, other_name: String }
            => "compared-other";
        /// What is gone was entered by an operation.
        WasEntered { what: Said, number: u64, at: String } => "was-entered";
        /// So many more results are gone.
        MoreGone { more: usize } => "more-gone";
        /// The history begins with the file as it was found.
        AsFound => "as-found";
        /// The history goes on with the file as it was found, after damage.
        AsFoundAfterDamage => "as-found-after-damage";
        /// The state after an operation, which a restore brought back.
        StateAfter { number: u64 } => "state-after";
        /// The file had been edited by hand.
        HandEdit { number: u64 } => "history-hand-edit";
        /// It was only asked what would be done.
        DryRun => "dry-run";
        /// Nothing would be done.
        NothingToChange => "nothing-to-change";
        /// Nothing had to be done.
        AsItIs => "as-it-is";
    }
}

/// What an operation of the history said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Summary {
    /// As it was recorded, in English.
    Recorded(String),
    /// Told again: the same in English.
    Told(Said),
}

impl Summary {
    /// What an operation said, told again if that can be.
    fn of(past: &Past, retold: Option<Said>) -> Self {
        retold.map_or_else(|| Self::Recorded(past.operation.summary.clone()), Self::Told)
    }
}

impl From<Summary> for Fact {
    fn from(summary: Summary) -> Self {
        match summary {
            Summary::Recorded(text) => Self::Text(text),
            Summary::Told(said) => Self::Said(said),
        }
    }
}

told! {
    /// What a column of a list was taken for.
    pub enum Head {
        /// For the field of its name.
        Taken { head: String } => "head-taken";
        /// For another field.
        TakenAs { head: String, field: String } => "head-taken-as";
        /// For none.
        NotUsed { head: String } => "head-not-used";
    }
}

impl Echo {
    /// An event that is begun.
    #[must_use]
    pub fn begun(event: &Event) -> Self {
        Self::Begun { name: event.name.clone(), system: event.system.kind() }
    }

    /// The file of an event that is begun.
    #[must_use]
    pub fn begun_in(file: String, event: &Event) -> Self {
        let seed = event.system.seed.unwrap_or_default().to_string();
        Self::BegunIn { file, name: event.name.clone(), system: event.system.kind(), seed }
    }

    /// An event that was made of this file, or written to it.
    #[must_use]
    pub fn imported(file: String, event: &Event) -> Self {
        Self::Imported {
            file,
            name: event.name.clone(),
            system: event.system.kind(),
            players: event.players.len(),
            rounds: event.rounds.len(),
        }
    }

    /// Who plays whom at a board of an event, the board being one of it, with the names of its
    /// players.
    pub(super) fn board(event: &Event, names: &Named<'_>, board: &Board) -> Self {
        let name = |id: &PlayerId| names.get(id).copied().unwrap_or_default().to_owned();
        let (white, black) = (board.white.clone(), board.black.clone());
        if let Some(color) = event.home_color(board) {
            let [home, away] = match color {
                Color::White => [white, black],
                Color::Black => [black, white],
            };
            let player = |id, color| acts::AtBoard::Has { name: name(id), color }.said();
            let seen = |outcome: &Outcome| match color {
                Color::White => *outcome,
                Color::Black => outcome.reversed(),
            };
            return Self::BoardOfMatch {
                board: format!("{:3}", board.board),
                home_name: player(&home, color),
                away_name: player(&away, color.opponent()),
                result: board.result.first().map(seen),
                home,
                away,
            };
        }
        Self::BoardLine {
            board: format!("{:3}", board.board),
            white_name: name(&white),
            white,
            black_name: name(&black),
            black,
            result: board.result.first().copied(),
        }
    }

    /// Who does not play in a round of an event.
    pub(super) fn bye(event: &Event, bye: &Bye) -> Self {
        let (id, name) = (bye.player.clone(), name(event, &bye.player));
        match bye.bye {
            ByeKind::PairingAllocated if event.is_scheduled() => Self::FreeLine { id, name },
            bye => Self::ByeLine { id, name, bye },
        }
    }

    /// An operation of the history, as it can be told now.
    pub(crate) fn operation(past: &Past, retold: Option<Said>) -> Self {
        let (number, verb) = (past.number, past.operation.verb.clone());
        Self::Operation { number, verb, summary: Summary::of(past, retold) }
    }

    /// A step in the history, with what its operation said if that can be told again.
    pub(super) fn step(verb: &str, past: &Past, retold: Option<Said>) -> Self {
        let steps = past.operation.act.clone().and_then(|act| {
            let Stepped { steps } = serde_json::from_value(act).ok()?;
            steps.first().copied()
        });
        // What a restore brought back is not told again and again.
        let retold = match (past.operation.verb.as_str(), steps) {
            ("restore", Some(number)) => Some(Self::StateAfter { number }.said()),
            _ => retold,
        };
        let (number, summary) = (past.number, Summary::of(past, retold));
        let of = past.operation.verb.clone();
        match verb {
            "undo" => Self::Undone { number, verb: of, summary },
            "redo" => Self::DoneAgain { number, verb: of, summary },
            _ => Self::BackTo { number, verb: of, summary },
        }
    }
}

impl OfAct for Echo {
    fn part(&self) -> Part {
        match self {
            Self::RoundsPaired { .. }
            | Self::BothPaired { .. }
            | Self::RoundPaired { .. }
            | Self::RoundOf { .. }
            | Self::UpdatedInAll { .. } => Part::Whole,
            Self::Known { with: Some(_), .. } => Part::Kept,
            Self::Known { .. } | Self::RulingRecorded { before: true, .. } => Part::Unchanged,
            Self::NoId { .. }
            | Self::RatingsRead { .. }
            | Self::OtherId { .. }
            | Self::LaterThanAsked { .. }
            | Self::NotOnFixedBoard { .. }
            | Self::AddedInAll { .. }
            | Self::AllResultsIn { .. }
            | Self::OnlyAdjourned { .. }
            | Self::StillOpen { .. }
            | Self::ManyOpen { .. }
            | Self::OtherRound { .. }
            | Self::TieBreaksChanged
            | Self::FromList { .. }
            | Self::PlayersRead { .. }
            | Self::LinesChosen { .. }
            | Self::LineNearlyChosen { .. }
            | Self::ListDecides { .. }
            | Self::OwnNumbers { .. }
            | Self::ResultsRead { .. } => Part::Aside,
            _ => Part::Done,
        }
    }
}

/// The names of the players of an event, by their ids.
pub(super) type Named<'e> = HashMap<&'e PlayerId, &'e str>;

/// The names of the players of an event.
pub(super) fn named(event: &Event) -> Named<'_> {
    event.players.iter().map(|player| (&player.id, player.name.as_str())).collect()
}

fn name(event: &Event, id: &PlayerId) -> String {
    event.name_of(id).unwrap_or_default().to_owned()
}
