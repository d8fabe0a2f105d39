//! What happens to a round: each act writes the fields that belong together.

use std::collections::HashSet;

use chrono::NaiveDate;

use super::PairedRound;
use crate::event::{Board, Bye, DrawnOpening, PairedWith, PlayerId, Round, TeamMatch, TimeOfDay};

impl PairedRound {
    /// The same round under another number.
    #[must_use]
    pub(crate) const fn numbered(mut self, round: Round) -> Self {
        self.document.round = round;
        self
    }

    /// Makes it one of a stage; `None`: of the first.
    pub(crate) fn put_stage(&mut self, stage: Option<String>) {
        self.document.stage = stage;
    }

    /// Has it played on a day and at a time.
    pub(crate) const fn play_at(&mut self, date: Option<NaiveDate>, time: Option<TimeOfDay>) {
        (self.document.date, self.document.time) = (date, time);
    }

    /// Keeps it back until somebody publishes it.
    pub(crate) const fn keep_back(&mut self) {
        self.document.draft = true;
    }

    /// Has everybody see it.
    pub(crate) const fn publish(&mut self) {
        self.document.draft = false;
    }

    /// Says what it was paired with, instead of what was said before.
    pub(crate) fn put_paired_with(&mut self, with: Option<PairedWith>) {
        self.document.paired_with = with.filter(|with| !with.is_empty());
    }

    /// Notes an opening that was drawn, after those before it.
    pub(crate) fn add_opening(&mut self, opening: DrawnOpening) {
        self.document.openings.push(opening);
    }

    /// Has these openings stand, and no others.
    pub(crate) fn put_openings(&mut self, openings: Vec<DrawnOpening>) {
        self.document.openings = openings;
    }

    /// Its texts that people wrote, to be changed: its note and its opening.
    pub(crate) fn texts_mut(&mut self) -> impl Iterator<Item = &mut String> {
        self.document.note.iter_mut().chain(&mut self.document.opening)
    }

    /// The boards, to be changed; none comes or goes.
    pub(crate) fn boards_mut(&mut self) -> &mut [Board] {
        &mut self.document.boards
    }

    /// The board of a number, to be changed.
    pub(crate) fn board_mut(&mut self, number: u16) -> Option<&mut Board> {
        self.document.boards.iter_mut().find(|board| board.board == number)
    }

    /// Puts boards after those that are there.
    pub(crate) fn add_boards(&mut self, boards: impl IntoIterator<Item = Board>) {
        self.document.boards.extend(boards);
    }

    /// Puts boards among those that are there, by their numbers.
    pub(crate) fn insert_boards(&mut self, boards: impl IntoIterator<Item = Board>) {
        self.add_boards(boards);
        self.document.boards.sort_by_key(|board| board.board);
    }

    /// Gives the boards their numbers, in their order, and sorts them by these.
    pub(crate) fn number_boards(&mut self, numbers: Vec<u16>) {
        for (board, number) in self.document.boards.iter_mut().zip(numbers) {
            board.board = number;
        }
        self.document.boards.sort_by_key(|board| board.board);
    }

    /// Takes boards away, with whatever stands on them.
    pub(crate) fn remove_boards(&mut self, is_meant: impl Fn(&Board) -> bool) {
        self.document.boards.retain(|board| !is_meant(board));
    }

    /// The matches of teams, to be changed; none comes or goes.
    pub(crate) fn matches_mut(&mut self) -> &mut [TeamMatch] {
        &mut self.document.matches
    }

    /// The match of a number, to be changed.
    pub(crate) fn match_mut(&mut self, number: u16) -> Option<&mut TeamMatch> {
        self.document.matches.iter_mut().find(|one| one.number == number)
    }

    /// Puts a match after those that are there; its boards are added by themselves.
    pub(crate) fn add_match(&mut self, one: TeamMatch) {
        self.document.matches.push(one);
    }

    /// Takes matches away, with their boards and whatever stands on them.
    pub(crate) fn remove_matches(&mut self, numbers: &[u16]) {
        self.document.matches.retain(|one| !numbers.contains(&one.number));
        self.remove_boards(|board| board.in_match.is_some_and(|number| numbers.contains(&number)));
    }

    /// Sorts matches and boards by their numbers.
    pub(crate) fn sort(&mut self) {
        self.document.matches.sort_by_key(|one| one.number);
        self.document.boards.sort_by_key(|board| board.board);
    }

    /// The byes, to be changed; none comes or goes.
    pub(crate) fn byes_mut(&mut self) -> &mut [Bye] {
        &mut self.document.byes
    }

    /// Notes who does not play, after those before them.
    pub(crate) fn add_byes(&mut self, byes: impl IntoIterator<Item = Bye>) {
        self.document.byes.extend(byes);
    }

    /// Takes byes away.
    pub(crate) fn remove_byes(&mut self, is_meant: impl Fn(&Bye) -> bool) {
        self.document.byes.retain(|bye| !is_meant(bye));
    }

    /// Takes players out of the round: their boards, with their opponents, and their byes.
    pub(crate) fn take_out(&mut self, players: &HashSet<PlayerId>) {
        self.remove_boards(|board| {
            players.contains(&board.white) || players.contains(&board.black)
        });
        self.remove_byes(|bye| players.contains(&bye.player));
    }
}
