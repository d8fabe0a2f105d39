//! The games of an event as they are published.
//!
//! The moves are found by the event as it is; what is written about a game is what the event
//! says as it is published. Of the tags of a record only those about the game itself stay.
//! Whose name is not published has no comments in the record either.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use super::pdn::{EventPdn, PdnNote, written};
use crate::app::Error;
use crate::app::round::laws;
use crate::event::{Event, HiddenNames, PlayerId, Ruling, Visibility};
use crate::pdn::{GameTree, Item};
use crate::record::Laws;
use crate::report::site::PublishedGame;

/// What is published of the games of an event.
pub struct PublishedGames {
    /// The games with moves.
    pub games: Vec<PublishedGame>,
    /// Their laws.
    pub laws: Arc<Laws>,
    /// Those and the results of the others, in PDN.
    pub pdn: String,
    /// For each ruling that is public the game, as a place in the list, if its record is, to the
    /// letter, the one that was ruled upon.
    pub judged: Vec<Option<usize>>,
    /// What is not in it, and what disagrees with it.
    pub notes: Vec<PdnNote>,
    /// The games of the files that are named of which the event has no board.
    pub strays: BTreeSet<(String, u64)>,
}

/// Tags of a record that are about the game and not about people.
const OF_GAME: &[&str] = &[
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "Result",
    "Board",
    "WhiteTitle",
    "BlackTitle",
    "WhiteRating",
    "BlackRating",
    "EventDate",
    "WhiteTeam",
    "BlackTeam",
    "Table",
    "GameType",
    "FEN",
    "SetUp",
    "TimeControl",
    "Opening",
    "Variation",
    "Termination",
];

impl EventPdn<'_> {
    /// The games of an event as `public` has it, in the rounds that are published and as far as
    /// moves are shown; `folder` is that of the event.
    ///
    /// # Errors
    ///
    /// Those of [`EventPdn::write`].
    pub fn published(
        &self,
        event: &Event,
        public: &Event,
        folder: &Path,
    ) -> Result<PublishedGames, Error> {
        let rounds = event.rounds.get(..public.rounds.len()).unwrap_or_default();
        let laws = Arc::new(laws(event, folder)?);
        let mut desk = self.desk(event, rounds, &laws, folder)?;
        let hidden =
            |id: &PlayerId| event.player(id).is_some_and(|player| player.public != Visibility::Yes);
        let names = HiddenNames::of_event(event);
        let mut notes = std::mem::take(&mut desk.notes);
        notes.extend(desk.disagreements());
        let strays = std::mem::take(&mut desk.strays);
        let (games, pdn, judged) = (Vec::new(), String::new(), Vec::new());
        let mut all = PublishedGames { games, laws: Arc::clone(&laws), pdn, judged, notes, strays };
        // From here on it speaks of the event as it is published.
        desk.event = public;
        for (round, shown) in rounds.iter().zip(&public.rounds) {
            for (board, shown_board) in round.boards.iter().zip(&shown.boards) {
                if !event.shows_moves(round, board) {
                    continue;
                }
                let games = event.scoring.games();
                let whole = board.is_complete(games) && board.result.len() == 1;
                for nth in 0..if whole { 1 } else { games } {
                    let Some(mut tree) = desk.game(shown, shown_board, nth) else { continue };
                    tree.tags.retain(|tag| OF_GAME.contains(&tag.name.as_str()));
                    let is_hidden = hidden(&board.white) || hidden(&board.black);
                    let is_private = |text: &str| is_hidden || names.are_in(text);
                    tree.tags.retain(|tag| {
                        let is_free = matches!(tag.name.as_str(), "Opening" | "Variation");
                        !is_free || !is_private(&tag.value)
                    });
                    without_comments(&mut tree, &is_private);
                    let pdn = written(&laws, &tree);
                    if !all.pdn.is_empty() {
                        all.pdn.push('\n');
                    }
                    all.pdn.push_str(&pdn);
                    let Some(moves) = desk.moves.get(&(round.round, board.board, nth)) else {
                        continue;
                    };
                    let is_reversed = (nth == 1) != moves.swapped;
                    let (white, black) = (shown_board.white.clone(), shown_board.black.clone());
                    let (white, black) = if is_reversed { (black, white) } else { (white, black) };
                    let (round, board, game) = (round.round, board.board, nth + 1);
                    all.games.push(PublishedGame { round, board, game, white, black, pdn });
                }
            }
        }
        let last = public.last_paired();
        let rulings = event.rulings.iter().filter(|ruling| ruling.public && ruling.round <= last);
        let game = |ruling: &Ruling| {
            let (_, digest) = ruling.record.as_deref()?.split_once(" sha256:")?;
            all.games.iter().position(|game| {
                let nth = u16::try_from(game.game).unwrap_or(u16::MAX);
                let place = (game.round, game.board, game.game - 1);
                ruling.is_about(game.round, game.board, nth)
                    && desk.moves.get(&place).is_some_and(|moves| moves.sha256 == digest)
            })
        };
        all.judged = rulings.map(game).collect();
        Ok(all)
    }
}

/// Takes away the comments of a game and of its variations that are not for everybody.
fn without_comments(tree: &mut GameTree, is_private: &dyn Fn(&str) -> bool) {
    fn quiet(line: &mut Vec<Item>, is_private: &dyn Fn(&str) -> bool) {
        line.retain(|item| !matches!(item, Item::Comment(text) if is_private(text)));
        for item in line {
            if let Item::Variation(inner) = item {
                quiet(inner, is_private);
            }
        }
    }
    quiet(&mut tree.line, is_private);
}
