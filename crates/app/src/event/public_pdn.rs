//! The games of an event in their public form.
//!
//! Moves are found with the full event; what is written about a game comes from the public one. Of
//! the tags of a record, only those about the game itself remain. A game of a player whose name is
//! not public has no comments from the record either.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use draughts_ground::said::Said;

use super::pdn::{EventPdn, Gathered, PdnNote, replayed};
use super::pdn_game::GameNote;
use crate::Error;
use crate::round::laws;
use draughts_event_report::parallel_map;
use draughts_event_report::site::{PublishedGame, RuledPosition};
use draughts_events::event::{Board, Event, HiddenNames, Player, PlayerId, Ruling, Visibility};
use draughts_games::board::parse_fen;
use draughts_games::pdn::{GameTree, Item, Tag, write_pdn};

/// The public form of the games of an event.
pub struct PublishedGames {
    /// The games with moves.
    pub games: Vec<PublishedGame>,
    /// The games with moves and the results of the others, in PDN.
    pub pdn: String,
    /// For each public ruling, the position it is about, if known.
    pub judged: Vec<Option<RuledPosition>>,
    /// Notes on what is left out, and on contradictions.
    pub notes: Vec<PdnNote>,
    /// The games of the named files for which the event has no board.
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
    "ResultFormat",
    "GameType",
    "FEN",
    "SetUp",
    "TimeControl",
    "Opening",
    "Variation",
    "Termination",
];

impl EventPdn<'_> {
    /// Returns the games of an event with the data of `public`, in the published rounds and as far
    /// as moves are shown; `folder` is that of the event.
    ///
    /// # Errors
    ///
    /// As [`EventPdn::write`].
    pub fn published(
        &self,
        event: &Event,
        public: &Event,
        folder: &Path,
    ) -> Result<PublishedGames, Error> {
        let rounds = event.rounds.get(..public.rounds.len()).unwrap_or_default();
        let laws = Arc::new(laws(event, folder)?);
        let mut gathered = self.gathered(event, rounds, &laws, folder)?;
        let hidden =
            |id: &PlayerId| event.player(id).is_some_and(|player| player.public != Visibility::Yes);
        let names = HiddenNames::of_event(event);
        let mut notes = std::mem::take(&mut gathered.notes);
        notes.extend(gathered.disagreements());
        let strays = std::mem::take(&mut gathered.strays);
        let (games, pdn, judged) = (Vec::new(), String::new(), Vec::new());
        let mut all = PublishedGames { games, pdn, judged, notes, strays };
        // From here on, only public data of the event is used.
        gathered.event = public;
        let mut trees = Vec::new();
        for (round, shown) in rounds.iter().zip(&public.rounds) {
            for (board, shown_board) in round.boards.iter().zip(&shown.boards) {
                if !event.shows_moves(round, board) {
                    continue;
                }
                let games = event.scoring.games();
                let whole = board.is_complete(games) && board.result.len() == 1;
                for nth in 0..if whole { 1 } else { games } {
                    let Some((mut tree, mut said)) = gathered.game(shown, shown_board, nth) else {
                        continue;
                    };
                    let moves = gathered.moves.get(&(round.round, board.board, nth));
                    let is_reversed = (nth == 1) != moves.is_some_and(|moves| moves.swapped);
                    let turned = |board: &Board| {
                        let (white, black) = (board.white.clone(), board.black.clone());
                        if is_reversed { [black, white] } else { [white, black] }
                    };
                    let are_hidden = turned(board).map(|id| hidden(&id));
                    let [white, black] = turned(shown_board);
                    let is_private = |text: &str| are_hidden.contains(&true) || names.are_in(text);
                    let told = [&white, &black].map(|id| public.player(id));
                    let own = Own { event: public, told, are_hidden, is_private: &is_private };
                    tree.tags
                        .retain(|tag| OF_GAME.contains(&tag.name.as_str()) && own.may_stand(tag));
                    without_comments(&mut tree, &is_private);
                    said.retain(|note| !is_private(&note.comment));
                    tree.line.extend(said.iter().map(GameNote::item));
                    let said: Vec<Said> = said.into_iter().map(|note| note.said).collect();
                    let place = (round.round, board.board, nth + 1);
                    let shown = moves.map(|_| (place, white, black));
                    trees.push((tree, said, shown));
                }
            }
        }
        let replayed = parallel_map(&trees, |(tree, said, _)| {
            let mut replayed = replayed(&laws, tree);
            let pdn = write_pdn(replayed.tree());
            // The web page words these in its own language.
            replayed.without_last(said.len());
            (pdn, replayed)
        });
        for ((_, said, game), (pdn, replayed)) in trees.into_iter().zip(replayed) {
            if !all.pdn.is_empty() {
                all.pdn.push('\n');
            }
            all.pdn.push_str(&pdn);
            if let Some(((round, board, game), white, black)) = game {
                let game = PublishedGame { round, board, game, white, black, replayed, said };
                all.games.push(game);
            }
        }
        let last = public.last_paired();
        let rulings = event.rulings.iter().filter(|ruling| ruling.public && ruling.round <= last);
        all.judged = rulings.map(|ruling| gathered.judged(ruling, event, &all.games)).collect();
        Ok(all)
    }
}

impl Gathered<'_> {
    /// Returns the position that a ruling is about: the one it names as a FEN, or the last of the
    /// published game.
    ///
    /// If the ruling has a digest of the record, the record must be exactly the one ruled on; if
    /// the user wrote a reference to a record, it must be that of the board.
    fn judged(
        &self,
        ruling: &Ruling,
        event: &Event,
        games: &[PublishedGame],
    ) -> Option<RuledPosition> {
        let named = [Some(&ruling.ruling), ruling.claim.as_ref()].into_iter().flatten();
        let named = named.flat_map(|text| text.split_whitespace()).find_map(|word| {
            let word = word.trim_matches(|one: char| matches!(one, '(' | ')' | '.' | ',' | ';'));
            let is_fen = word.matches(':').count() >= 2;
            let first = self.laws.set.first_color();
            parse_fen(word, &self.laws.numbering, first).ok().filter(|_| is_fen)
        });
        if let Some(fen) = named {
            let numbering = self.laws.numbering;
            return Some(RuledPosition::Position { position: fen.position, numbering });
        }
        let record = ruling.record.as_deref()?;
        let found = games.iter().position(|game| {
            let nth = u16::try_from(game.game).unwrap_or(u16::MAX);
            let is_it = || match record.split_once(" sha256:") {
                Some((_, digest)) => {
                    let place = (game.round, game.board, game.game - 1);
                    self.moves.get(&place).is_some_and(|moves| moves.sha256 == digest)
                }
                None => {
                    let round = event.round(game.round);
                    let mut boards = round.into_iter().flat_map(|round| &round.boards);
                    let board = boards.find(|board| board.board == game.board);
                    board.is_some_and(|board| board.games.iter().any(|one| one == record))
                }
            };
            ruling.is_about(game.round, game.board, nth) && is_it()
        });
        found.map(RuledPosition::Game)
    }
}

/// The players of a game, and what its record may disclose about them.
struct Own<'p> {
    event: &'p Event,
    /// White and Black in their public form.
    told: [Option<&'p Player>; 2],
    are_hidden: [bool; 2],
    /// Returns whether a text written about the game is not public.
    is_private: &'p dyn Fn(&str) -> bool,
}

impl Own<'_> {
    /// Returns whether a tag may remain: the event states the same, or it names nobody hidden. A
    /// record discloses nothing about a hidden player.
    fn may_stand(&self, tag: &Tag) -> bool {
        let of_side = |(side, rest): (usize, &str)| {
            let player = self.told[side];
            let told = match rest {
                "Title" => player.and_then(|player| player.title.clone()),
                "Rating" => player.and_then(|player| player.rating).map(|it| it.to_string()),
                _ => None,
            };
            let is_told = told.as_ref() == Some(&tag.value)
                || rest.is_empty()
                || (rest == "Team" && !self.event.teams.is_empty());
            is_told || !self.are_hidden[side]
        };
        let name = tag.name.as_str();
        let sides = [name.strip_prefix("White"), name.strip_prefix("Black")];
        if let Some(side) = (0..).zip(sides).find_map(|(side, rest)| Some((side, rest?))) {
            return of_side(side);
        }
        match name {
            "Event" | "Date" | "Round" | "Result" | "Board" | "EventDate" | "GameType" | "FEN"
            | "SetUp" | "ResultFormat" => true,
            "Site" if self.event.place.is_some() => true,
            "Table" if !self.event.teams.is_empty() => true,
            _ => !(self.is_private)(&tag.value),
        }
    }
}

/// Removes the non-public comments of a game and of its variations.
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
