//! Writes the games of an event as PDN: the headers of a round, for somebody to add the moves, or
//! complete games with moves, results and rulings.
//!
//! The tags hold the data of the event, in the notation of its rule set. The moves come from the
//! records noted at the boards, or from files that are named. [`crate::round::sheets`] reads the
//! output back with the same boards and players.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::Path;
use std::sync::Arc;

use draughts_ground::said::Said;
use draughts_ground::told;

use super::pdn_game::GameNote;
use super::{lines_of_round, pdn_playoffs};
use crate::openings::as_written;
use crate::records::{Opener, OwnedGame, Record};
use crate::round::{is_of_playoff, laws, round_of_tag};
use crate::{Error, Wrong};
use draughts_event_report::event::InMatch;
use draughts_events::event::acts::{Refusal, Refused, Remedy, paired_round};
use draughts_events::event::games::{
    NameIndex, NamedPlayer, NamesOnBoard, RecordPlace, Scoresheet, matching_by, matching_in,
};
use draughts_events::event::{Board, Event, Outcome, PairedRound, Player, PlayerId, Round, Ruling};
use draughts_games::pdn::{GameResult, GameText, GameTree, Tag, write_pdn};
use draughts_games::record::{
    Catalogue, ChosenRules, Laws, MainLine, ReplayOptions, replay, replay_variations,
};
use draughts_report::viewer::ReplayedGame;
use draughts_report::{printable, record_digest};

told! {
    /// A note on what the PDN of an event leaves out, or on a record that contradicts the event.
    pub enum PdnNote {
        NotPlayed { boards: usize } => "pdn-not-played",
            "{ $boards ->
                [one] { $boards } game that was not played is left out
               *[other] { $boards } games that were not played are left out
            }";
        ScoreOnly { boards: usize } => "pdn-score-only",
            "{ $boards ->
                [one] { $boards } micro-match of which only the score is known is left out: \
             nobody knows who won which game
               *[other] { $boards } micro-matches of which only the score is known are left out: \
             nobody knows who won which game
            }";
        PrivateRulings { rulings: usize } => "pdn-private-rulings",
            "{ $rulings ->
                [one] { $rulings } ruling that is not public is left out
               *[other] { $rulings } rulings that are not public are left out
            }";
        Unread { file: String } => "pdn-unread",
            "cannot read { $file }: its games are written without their moves";
        NoRecord { record: String, round: Round, board: u16 } => "pdn-no-record",
            "round { $round }, board { $board }: there is no { $record }";
        WithoutMoves { games: usize } => "pdn-without-moves",
            "{ $games ->
                [one] { $games } game has a result and no moves
               *[other] { $games } games have a result and no moves
            }";
        OfNoBoard { games: usize } => "pdn-of-no-board",
            "{ $games ->
                [one] { $games } game of the files is that of no board
               *[other] { $games } games of the files are those of no board
            }";
        OtherPlayers { record: String, round: Round, board: u16, white: String, black: String } =>
            "pdn-other-players",
            "round { $round }, board { $board }: { $record } names { $white } - { $black }, and not \
             both players of the board";
        Disagrees { round: Round, board: u16, what: Said } => "pdn-disagrees",
            "round { $round }, board { $board }: { $what }";
        OtherResult {
            round: Round,
            board: u16,
            result: String,
            recorded: String,
        } => "pdn-other-result",
            "round { $round }, board { $board }: the event has { $result }, the record \
             { $recorded }";
    }
}

/// The games to write.
#[derive(Debug, Clone)]
pub struct EventPdn<'a> {
    /// The round; by default all that are paired.
    pub round: Option<Round>,
    /// The files with moves for boards without a noted record.
    pub files: &'a [String],
    /// The function that opens files.
    pub open: Opener,
}

/// The games of an event.
#[derive(Debug, Clone)]
pub struct WrittenPdn {
    /// The games, one after the other.
    pub text: String,
    /// Notes on what is left out, and on records that contradict the event.
    pub notes: Vec<PdnNote>,
    /// The files that were read.
    pub read: Vec<String>,
}

/// A game of the event: its round, its board and the game of a micro-match, from 0.
type Place = (Round, u16, usize);

/// A game of a named file whose board is unknown: the file, and its number there.
pub(super) type Stray = (String, u64);

/// The record of a game.
pub(super) struct RecordedMoves {
    pub(super) tree: GameTree,
    /// Whether its colours are reversed relative to the board.
    pub(super) swapped: bool,
    /// The SHA-256 digest of its text.
    pub(super) sha256: String,
}

impl EventPdn<'_> {
    /// Writes the games; `folder` is that of the event.
    ///
    /// # Errors
    ///
    /// Fails if the round is not paired, the rules of the event cannot be used, or a named file
    /// cannot be read to its end or holds no game.
    pub fn write(&self, event: &Event, folder: &Path) -> Result<WrittenPdn, Error> {
        let rounds = match self.round {
            Some(round) => &event.rounds[paired_round(event, round)?..][..1],
            None if event.rounds.is_empty() => {
                return Err(Refused::new(Refusal::NoRoundPaired).help(Remedy::PairFirst).into());
            }
            None => event.rounds.as_slice(),
        };
        let laws = Arc::new(laws(event, folder)?);
        let gathered = self.gathered(event, rounds, &laws, folder)?;
        let mut games = Vec::new();
        let (mut not_played, mut score_only, mut without_moves) = (0, 0, 0);
        for round in rounds {
            for board in &round.boards {
                if let [Outcome::Total(_)] = board.result.as_slice() {
                    score_only += 1;
                    continue;
                }
                let whole = board.is_complete(event.scoring.games()) && board.result.len() == 1;
                for nth in 0..if whole { 1 } else { event.scoring.games() } {
                    let Some((mut game, said)) = gathered.game(round, board, nth) else {
                        not_played += 1;
                        continue;
                    };
                    game.line.extend(said.iter().map(GameNote::item));
                    let is_known = game.result.is_some_and(|one| one != GameResult::UNKNOWN);
                    without_moves += usize::from(is_known && !game.has_moves());
                    games.push(written(&laws, &game));
                }
            }
            // The single games of a team play-off match are unknown.
            let playoffs = event.playoffs.iter().filter(|one| one.boards.is_none());
            let playoffs = playoffs.filter(|one| one.round == round.round);
            for game in playoffs.flat_map(|one| pdn_playoffs::games(event, round, one, &laws)) {
                match game {
                    Some(game) => games.push(written(&laws, &game)),
                    None => not_played += 1,
                }
            }
        }
        let disagreements = gathered.disagreements();
        let Gathered { mut notes, read, strays, .. } = gathered;
        if !strays.is_empty() {
            notes.push(PdnNote::OfNoBoard { games: strays.len() });
        }
        notes.extend(disagreements);
        if not_played > 0 {
            notes.push(PdnNote::NotPlayed { boards: not_played });
        }
        if score_only > 0 {
            notes.push(PdnNote::ScoreOnly { boards: score_only });
        }
        let is_private = |ruling: &&Ruling| {
            !ruling.public && rounds.iter().any(|round| round.round == ruling.round)
        };
        let private = event.rulings.iter().filter(is_private).count();
        if private > 0 {
            notes.push(PdnNote::PrivateRulings { rulings: private });
        }
        if without_moves > 0 {
            notes.push(PdnNote::WithoutMoves { games: without_moves });
        }
        Ok(WrittenPdn { text: games.join("\n"), notes, read })
    }

    /// Returns the records of the games of some rounds.
    pub(super) fn gathered<'e>(
        &self,
        event: &'e Event,
        rounds: &'e [PairedRound],
        laws: &'e Arc<Laws>,
        folder: &Path,
    ) -> Result<Gathered<'e>, Error> {
        let mut gathered = Gathered {
            event,
            rounds,
            roster: NameIndex::new(&event.players),
            laws,
            open: self.open.clone(),
            moves: HashMap::new(),
            drawn: HashMap::new(),
            notes: Vec::new(),
            read: Vec::new(),
            strays: BTreeSet::new(),
        };
        for round in rounds {
            let lines = lines_of_round(event, folder, round.round)?;
            for (drawn, (_, _, opening)) in round.openings.iter().zip(lines) {
                let text = as_written(laws, &opening);
                let boards = round.boards_of_opening(drawn);
                let places = boards.map(|board| ((round.round, board.board), text.clone()));
                gathered.drawn.extend(places);
            }
        }
        gathered.read_noted(folder);
        for file in self.files {
            gathered.read_named(file)?;
        }
        Ok(gathered)
    }
}

/// The records of the games of some rounds, by board.
pub(super) struct Gathered<'e> {
    pub(super) event: &'e Event,
    pub(super) rounds: &'e [PairedRound],
    /// The players of the event, by whose names records are matched to boards.
    roster: NameIndex<'e>,
    pub(super) laws: &'e Arc<Laws>,
    open: Opener,
    pub(super) moves: HashMap<Place, RecordedMoves>,
    /// The drawn openings, as moves or a FEN.
    pub(super) drawn: HashMap<(Round, u16), String>,
    pub(super) notes: Vec<PdnNote>,
    pub(super) read: Vec<String>,
    pub(super) strays: BTreeSet<Stray>,
}

impl Gathered<'_> {
    /// Reads the records noted at the boards.
    fn read_noted(&mut self, folder: &Path) {
        // Boards of several rounds may name one place in a file that was overwritten.
        let mut files: BTreeMap<String, BTreeMap<u64, Vec<Place>>> = BTreeMap::new();
        for round in self.rounds {
            for board in &round.boards {
                for (nth, record) in board.games.iter().enumerate() {
                    let Some((file, number)) = record.rsplit_once('#') else { continue };
                    let Ok(number) = number.parse() else { continue };
                    let place = (round.round, board.board, nth);
                    let places = files.entry(file.to_owned()).or_default();
                    places.entry(number).or_default().push(place);
                }
            }
        }
        for (file, mut wanted) in files {
            let path = folder.join(&file).to_string_lossy().into_owned();
            let each = |gathered: &mut Self, game: &OwnedGame| {
                for place in wanted.remove(&game.text().index()).unwrap_or_default() {
                    gathered.keep(place, &file, &game.text());
                }
            };
            if self.each_game(&path, each).is_err() {
                self.notes.push(PdnNote::Unread { file: printable(&file).into_owned() });
                continue;
            }
            self.read.push(path);
            for (number, places) in wanted {
                for (round, board, _) in places {
                    let record = printable(&format!("{file}#{number}")).into_owned();
                    self.notes.push(PdnNote::NoRecord { record, round, board });
                }
            }
        }
    }

    /// Takes the record that a board names.
    ///
    /// The file may have been replaced since: a record that names nobody of the board is left out.
    fn keep(&mut self, (round, board, nth): Place, file: &str, text: &GameText<'_>) {
        let tree = GameTree::read(text);
        let Some(paired) = self.event.round(round) else { return };
        // The board is known; the tags tell which game it is, and who had White.
        let (nth, swapped) = match self.is_as_paired(paired, board, &tree) {
            true => (nth, false),
            false => {
                let sheet = Scoresheet { round: None, ..sheet(&tree) };
                let sheets = [sheet];
                let found = matching_by(&self.roster, self.event, paired, &sheets).remove(0);
                let [sheet] = sheets;
                match found {
                    RecordPlace::Board(at) if paired.boards[at.board].board == board => {
                        (at.game, at.swapped)
                    }
                    _ => {
                        if !self.is_of_board(paired, board, &sheet, (file, text.index())) {
                            return;
                        }
                        (nth, false)
                    }
                }
            }
        };
        let moves = RecordedMoves { tree, swapped, sha256: record_digest(text.bytes()) };
        self.moves.entry((round, board, nth)).or_insert(moves);
    }

    /// Returns whether a record that a board names may be that of its game; a record that does not
    /// name both players is noted.
    fn is_of_board(
        &mut self,
        paired: &PairedRound,
        number: u16,
        sheet: &Scoresheet,
        (file, index): (&str, u64),
    ) -> bool {
        let board = paired.boards.iter().find(|one| one.board == number);
        let names = board.map(|board| NamesOnBoard::of(&self.roster, self.event, board, sheet));
        let doubted = |names: &NamesOnBoard| {
            !sheet.playoff && matches!(names, NamesOnBoard::One | NamesOnBoard::Others)
        };
        let Some(names) = names.filter(doubted) else { return true };
        let [white, black] = [&sheet.white, &sheet.black].map(|seat| printable(&seat.name));
        self.notes.push(PdnNote::OtherPlayers {
            record: printable(&format!("{file}#{index}")).into_owned(),
            round: paired.round,
            board: number,
            white: white.into_owned(),
            black: black.into_owned(),
        });
        names.may_be()
    }

    /// Returns whether a round has one game per board and the tags name the players of this board
    /// with these colours, so that no search is needed.
    fn is_as_paired(&self, round: &PairedRound, board: u16, tree: &GameTree) -> bool {
        let board = round.boards.iter().find(|one| one.board == board);
        let is = |tag: &str, id: &PlayerId| {
            self.event.player(id).is_some_and(|player| tree.tag(tag) == Some(player.name.as_str()))
        };
        self.event.scoring.games() == 1
            && board.is_some_and(|board| is("White", &board.white) && is("Black", &board.black))
    }

    /// Reads the games of a named file.
    fn read_named(&mut self, file: &str) -> Result<(), Error> {
        let mut games = 0;
        let name = file.to_owned();
        self.each_game(&name, |gathered, game| {
            games += 1;
            if !gathered.finds_board(&game.text()) {
                gathered.strays.insert((file.to_owned(), game.text().index()));
            }
        })?;
        if games == 0 {
            let wrong = Wrong::NoGame { file: printable(file).into_owned() };
            return Err(Error::unusable(file, &wrong));
        }
        self.read.push(name);
        Ok(())
    }

    /// Stores a record at the first free board that it fits, boards with its colours first; returns
    /// whether it fits any board of the event.
    fn finds_board(&mut self, text: &GameText<'_>) -> bool {
        let tree = GameTree::read(text);
        let sheet = sheet(&tree);
        let mut places = Vec::new();
        let mut is_known = false;
        let ask = |rounds| matching_in(&self.roster, self.event, rounds, &sheet);
        // If the record names its round and fits a board there, colours included, no other round is
        // searched; in a micro-match, each player has both colours.
        let named = self.rounds.iter().position(|round| Some(round.round) == sheet.round);
        let named = named.map(|at| &self.rounds[at..=at]).filter(|rounds| {
            let is_straight =
                |found: &RecordPlace| matches!(found, RecordPlace::Board(at) if !at.swapped);
            self.event.scoring.games() == 1 && ask(rounds).iter().all(is_straight)
        });
        let rounds = named.unwrap_or(self.rounds);
        for (round, found) in rounds.iter().zip(ask(rounds)) {
            match found {
                RecordPlace::Board(at) => {
                    let place = (round.round, round.boards[at.board].board, at.game);
                    places.push((at.swapped, place));
                    is_known = true;
                }
                // The rounds of `self.rounds` are searched anyway.
                RecordPlace::OtherRound(named) => {
                    let is_asked = self.rounds.iter().any(|round| round.round == named);
                    is_known |= !is_asked && self.event.round(named).is_some();
                }
                RecordPlace::None(_) => {}
            }
        }
        // Boards with the colours of the pairing come first.
        places.sort_by_key(|(swapped, _)| *swapped);
        let free = places.into_iter().find(|(_, place)| !self.moves.contains_key(place));
        if let Some((swapped, place)) = free {
            self.moves.insert(
                place,
                RecordedMoves { tree, swapped, sha256: record_digest(text.bytes()) },
            );
        }
        is_known
    }

    fn each_game(
        &mut self,
        file: &str,
        mut each: impl FnMut(&mut Self, &OwnedGame),
    ) -> Result<(), Error> {
        let catalogue = Arc::new(Catalogue::new());
        let mut record =
            Record::begin(self.open.open(file)?, Arc::clone(self.laws).into(), &catalogue);
        while let Some(game) = record.next_game().map_err(|error| error.with_record(file))? {
            each(self, &game);
        }
        Ok(())
    }
}

/// Adds the starting position as a FEN tag if the rules have no game type number.
pub(super) fn add_start_tag(laws: &Laws, tags: &mut Vec<Tag>) {
    if laws.set.game_type.number().is_none() && !tags.iter().any(|tag| tag.name == "FEN") {
        tags.push(tag("FEN", laws.fen(&laws.start)));
    }
}

/// Returns the tags whose values the event knows. `board` is `None` in a play-off for a place.
pub(super) fn head_tags(
    event: &Event,
    round: &PairedRound,
    board: Option<&Board>,
    (number, result): (&str, &str),
    players: [&PlayerId; 2],
) -> Vec<Tag> {
    let players = players.map(|id| (event.player(id), id));
    let day = |day: Option<chrono::NaiveDate>| day.map(|day| day.format("%Y.%m.%d").to_string());
    let name = |(player, id): (Option<&Player>, &PlayerId)| {
        player.map_or_else(|| id.to_string(), |player| player.name.clone())
    };
    let [white, black] = players;
    // A match may have a date of its own.
    let of_board = board.and_then(|board| event.match_of_board(round, board));
    let date = of_board.and_then(|one| one.date).or(round.date);
    let mut tags = vec![
        tag("Event", event.name.as_str()),
        tag("Site", event.place.as_deref().unwrap_or("?")),
        tag("Date", day(date).unwrap_or_else(|| "????.??.??".into())),
        tag("Round", number),
        tag("White", name(white)),
        tag("Black", name(black)),
        tag("Result", result),
    ];
    tags.extend(board.map(|board| tag("Board", board.board.to_string())));
    let mut each = |name: &str, value: &dyn Fn(&Player) -> Option<String>| {
        for (color, (player, _)) in ["White", "Black"].into_iter().zip(players) {
            let value = player.and_then(value);
            tags.extend(value.map(|value| tag(&format!("{color}{name}"), value)));
        }
    };
    each("Title", &|player| player.title.clone());
    each("Rating", &|player| player.rating.map(|rating| rating.to_string()));
    // PDN has no other tag for a federation ID.
    each("FmjdId", &|player| player.federation_id.clone());
    tags.extend(day(event.start).map(|day| tag("EventDate", day)));
    let players = [white, black].map(|(_, id)| id);
    tags.extend(board.into_iter().flat_map(|board| of_match(event, round, board, players)));
    tags
}

/// Returns the tags for the team match that a game belongs to: the two teams, and its board in the
/// match.
fn of_match(
    event: &Event,
    round: &PairedRound,
    board: &Board,
    players: [&PlayerId; 2],
) -> Vec<Tag> {
    let Some((teams, in_match)) = event.teams_at(round, board).zip(InMatch::of(board)) else {
        return Vec::new();
    };
    let teams = if players[0] == &board.white { teams } else { [teams[1], teams[0]] };
    let name = |id: &PlayerId| event.name_of(id).unwrap_or(id.as_str()).to_owned();
    vec![
        tag("WhiteTeam", name(teams[0])),
        tag("BlackTeam", name(teams[1])),
        tag("Table", format!("{}.{}", in_match.number, in_match.seat)),
    ]
}

/// Creates a tag with a value on one line.
pub(super) fn tag(name: &str, value: impl Into<String>) -> Tag {
    Tag { name: name.into(), value: value.into().replace(char::is_control, " ") }
}

/// Returns the data in the tags that locate a record in the event.
fn sheet(tree: &GameTree) -> Scoresheet {
    let value = |name: &str| tree.tag(name).map(str::to_owned);
    Scoresheet {
        white: NamedPlayer::of_tags("White", value),
        black: NamedPlayer::of_tags("Black", value),
        round: tree.tag("Round").and_then(round_of_tag),
        playoff: tree.tag("Stage").is_some_and(is_of_playoff),
        ..Scoresheet::default()
    }
}

/// Returns the PDN text of a game in the notation of its rule set.
pub(super) fn written(laws: &Arc<Laws>, tree: &GameTree) -> String {
    write_pdn(replayed(laws, tree).tree())
}

/// Returns a game replayed under its rules.
pub(super) fn replayed(laws: &Arc<Laws>, tree: &GameTree) -> ReplayedGame {
    let text = write_pdn(tree);
    let game = GameText::new(text.as_bytes());
    let line = MainLine::read(&game);
    let choice = ChosenRules::of(Arc::clone(laws), (false, true), None, &line);
    let options = ReplayOptions { history: true, moves_only: false };
    let mut report = replay(&game, line.clone(), &choice.laws, Vec::new(), options);
    replay_variations(&game, &choice.laws, &mut report);
    ReplayedGame::of(&game, &line, report, &choice)
}
