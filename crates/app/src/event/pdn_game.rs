//! A game of an event as a record: the event's data, with the moves of its own record.

use draughts_ground::said::{Said, Told};

use super::pdn::{Gathered, add_start_tag, head_tags, tag};
use super::pdn_result::{after_moves, outcome_of, result, result_format};
use draughts_event_report::event::ruling_note;
use draughts_events::event::{Board, Outcome, PairedRound, Ruling};
use draughts_games::board::parse_fen;
use draughts_games::pdn::{self, GameText, GameTree, Item, Tag, comment_text};
use draughts_report::viewer::ViewerWord;
use draughts_report::words::{Language, say};

/// Tags that are dropped from the record, because the event writes its own.
const TOLD: &[&str] = &["EventDate", "Table", "WhiteFmjdId", "BlackFmjdId", "ResultFormat"];

/// A note of the event on a game, besides its moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct GameNote {
    /// The note as a comment in the record, in English.
    pub(super) comment: String,
    /// The same note for readers of any language.
    pub(super) said: Said,
}

impl GameNote {
    fn of(word: &ViewerWord) -> Self {
        Self::commented(&say(word, Language::English), word.said())
    }

    fn ruling(ruling: &Ruling) -> Self {
        Self::commented(&format!("ruling: {}", ruling.words()), ruling_note(ruling))
    }

    fn commented(comment: &str, said: Said) -> Self {
        // A ruling is not an incident, whatever its text looks like.
        Self { comment: comment_text(&comment.replace("[%", "[ %")), said }
    }

    /// Returns the comment after the game.
    pub(super) fn item(&self) -> Item {
        Item::Comment(self.comment.clone())
    }
}

impl Gathered<'_> {
    /// Returns a game with the event's data and the moves of its record, and notes on it; `None` if
    /// it was not played.
    pub(super) fn game(
        &self,
        round: &PairedRound,
        board: &Board,
        nth: usize,
    ) -> Option<(GameTree, Vec<GameNote>)> {
        let event = self.event;
        let outcome = board.result.get(nth).copied();
        let (score, word) = match outcome {
            None => (None, None),
            Some(Outcome::Adjourned) => (None, Some(ViewerWord::Adjourned)),
            Some(Outcome::Played(score)) => (Some(score), None),
            Some(Outcome::Adjudicated(score)) => (Some(score), Some(ViewerWord::Adjudicated)),
            Some(
                Outcome::Forfeit(_)
                | Outcome::DoubleForfeit
                | Outcome::Annulled
                | Outcome::Total(_),
            ) => return None,
        };
        let moves = self.moves.get(&(round.round, board.board, nth));
        // The colours are reversed in the second game of a micro-match.
        let is_reversed = (nth == 1) != moves.is_some_and(|moves| moves.swapped);
        let (white, black) = match is_reversed {
            true => (&board.black, &board.white),
            false => (&board.white, &board.black),
        };
        let score = score.map(|score| if is_reversed { score.reversed() } else { score });
        let result = score.map_or_else(|| "*".to_owned(), |score| result(&event.scoring, score));
        let mut tree =
            moves.map_or_else(|| self.opening(round, board.board), |moves| moves.tree.clone());
        let was = tree.result.filter(|was| was.outcome != pdn::Outcome::Unknown);
        tree.result = Some(after_moves(&result));
        let number = match event.scoring.games() {
            1 => round.round.to_string(),
            _ => format!("{}.{}", round.round, nth + 1),
        };
        let mut tags = head_tags(event, round, Some(board), (&number, &result), [white, black]);
        // What the event does not know, the record may.
        for unknown in tags.iter_mut().filter(|tag| tag.value.starts_with('?')) {
            let is_same = |tag: &&Tag| tag.name.eq_ignore_ascii_case(&unknown.name);
            if let Some(known) = tree.tags.iter().find(is_same) {
                unknown.value.clone_from(&known.value);
            }
        }
        tags.extend(result_format(&event.scoring).map(|format| tag("ResultFormat", format)));
        let own = |tag: &Tag| {
            let is_told = |known: &str| tag.name.eq_ignore_ascii_case(known);
            !tags.iter().any(|told| is_told(&told.name)) && !TOLD.iter().any(|told| is_told(told))
        };
        let more: Vec<Tag> = tree.tags.iter().filter(|tag| own(tag)).cloned().collect();
        tags.extend(more);
        add_start_tag(self.laws, &mut tags);
        tree.tags = tags;
        let mut notes: Vec<GameNote> = word.iter().map(GameNote::of).collect();
        if let Some(was) =
            was.filter(|was| score.is_some() && Some(was.outcome) != outcome_of(score))
        {
            notes.push(GameNote::of(&ViewerWord::RecordHas { result: was.to_string() }));
        }
        let game = u16::try_from(nth + 1).unwrap_or(u16::MAX);
        for ruling in event.rulings_of(round.round, board.board) {
            if ruling.public && ruling.is_about(round.round, board.board, game) {
                notes.push(GameNote::ruling(ruling));
            }
        }
        Some((tree, notes))
    }

    /// Returns the game to be played: empty, or starting with the drawn opening.
    fn opening(&self, round: &PairedRound, board: u16) -> GameTree {
        let drawn = self.drawn.get(&(round.round, board));
        let Some(opening) = drawn.or(round.opening.as_ref()) else { return GameTree::default() };
        if parse_fen(opening, &self.laws.numbering, self.laws.set.first_color()).is_ok() {
            let tags = vec![tag("FEN", opening.clone())];
            return GameTree { tags, ..GameTree::default() };
        }
        let read = GameTree::read(&GameText::new(opening.as_bytes()));
        let line = if read.has_moves() { read.line } else { Vec::new() };
        GameTree { line, ..GameTree::default() }
    }
}
