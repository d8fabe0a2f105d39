//! Acts on a round: each writes the fields that belong together.

use std::collections::HashSet;

use chrono::NaiveDate;

use crate::event::rounds::paired_round::PairedRound;
use crate::event::{Board, Bye, DrawnOpening, PairedWith, PlayerId, TeamMatch, TimeOfDay};

impl PairedRound {
    /// Sets the stage; `None` for the first.
    pub(crate) fn put_stage(&mut self, stage: Option<String>) {
        self.document.stage = stage;
    }

    /// Sets the day and the time.
    pub(crate) const fn play_at(&mut self, date: Option<NaiveDate>, time: Option<TimeOfDay>) {
        (self.document.date, self.document.time) = (date, time);
    }

    /// Makes the round a draft until it is published.
    pub(crate) const fn keep_back(&mut self) {
        self.document.draft = true;
    }

    /// Publishes the round.
    pub(crate) const fn publish(&mut self) {
        self.document.draft = false;
    }

    /// Sets the facts with which the round was paired.
    pub(crate) fn put_paired_with(&mut self, with: Option<PairedWith>) {
        self.document.paired_with = with.filter(|with| !with.is_empty());
    }

    /// Adds a drawn opening.
    pub(crate) fn add_opening(&mut self, opening: DrawnOpening) {
        self.document.openings.push(opening);
    }

    /// Replaces all openings.
    pub(crate) fn put_openings(&mut self, openings: Vec<DrawnOpening>) {
        self.document.openings = openings;
    }

    /// Returns the texts written by people, to be changed: the note and the opening.
    pub(crate) fn texts_mut(&mut self) -> impl Iterator<Item = &mut String> {
        self.document.note.iter_mut().chain(&mut self.document.opening)
    }

    /// Returns the boards, to be changed; none can be added or removed.
    pub(crate) fn boards_mut(&mut self) -> &mut [Board] {
        &mut self.document.boards
    }

    /// Returns the board with a number, to be changed.
    pub(crate) fn board_mut(&mut self, number: u16) -> Option<&mut Board> {
        self.document.boards.iter_mut().find(|board| board.board == number)
    }

    /// Adds boards at the end.
    pub(crate) fn add_boards(&mut self, boards: impl IntoIterator<Item = Board>) {
        self.document.boards.extend(boards);
    }

    /// Inserts boards by their numbers.
    pub(crate) fn insert_boards(&mut self, boards: impl IntoIterator<Item = Board>) {
        self.add_boards(boards);
        self.document.boards.sort_by_key(|board| board.board);
    }

    /// Numbers the boards in their order, and sorts them by number.
    pub(crate) fn number_boards(&mut self, numbers: Vec<u16>) {
        for (board, number) in self.document.boards.iter_mut().zip(numbers) {
            board.board = number;
        }
        self.document.boards.sort_by_key(|board| board.board);
    }

    /// Removes boards, with their results.
    pub(crate) fn remove_boards(&mut self, is_meant: impl Fn(&Board) -> bool) {
        self.document.boards.retain(|board| !is_meant(board));
    }

    /// Returns the team matches, to be changed; none can be added or removed.
    pub(crate) fn matches_mut(&mut self) -> &mut [TeamMatch] {
        &mut self.document.matches
    }

    /// Returns the match with a number, to be changed.
    pub(crate) fn match_mut(&mut self, number: u16) -> Option<&mut TeamMatch> {
        self.document.matches.iter_mut().find(|one| one.number == number)
    }

    /// Adds a match at the end; its boards are added separately.
    pub(crate) fn add_match(&mut self, one: TeamMatch) {
        self.document.matches.push(one);
    }

    /// Removes matches, with their boards and results.
    pub(crate) fn remove_matches(&mut self, numbers: &[u16]) {
        self.document.matches.retain(|one| !numbers.contains(&one.number));
        self.remove_boards(|board| board.in_match.is_some_and(|number| numbers.contains(&number)));
    }

    /// Sorts matches and boards by number.
    pub(crate) fn sort(&mut self) {
        self.document.matches.sort_by_key(|one| one.number);
        self.document.boards.sort_by_key(|board| board.board);
    }

    /// Returns the byes, to be changed; none can be added or removed.
    pub(crate) fn byes_mut(&mut self) -> &mut [Bye] {
        &mut self.document.byes
    }

    /// Adds byes at the end.
    pub(crate) fn add_byes(&mut self, byes: impl IntoIterator<Item = Bye>) {
        self.document.byes.extend(byes);
    }

    /// Removes byes.
    pub(crate) fn remove_byes(&mut self, is_meant: impl Fn(&Bye) -> bool) {
        self.document.byes.retain(|bye| !is_meant(bye));
    }

    /// Removes players from the round: their boards, with their opponents, and their byes.
    pub(crate) fn remove_players(&mut self, players: &HashSet<PlayerId>) {
        self.remove_boards(|board| {
            players.contains(&board.white) || players.contains(&board.black)
        });
        self.remove_byes(|bye| players.contains(&bye.player));
    }
}
