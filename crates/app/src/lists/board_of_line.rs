//! The board that a line of a list refers to, by all its data.

use super::{BoardSeen, ListError};
use draughts_events::event::acts::{Spot, Whose};
use draughts_events::event::games::{NameIndex, NamedPlayer};
use draughts_events::event::{Board, Event, PairedRound, PlayerId, Round};
use draughts_ground::said::{Sentences, Told};

/// The columns that name a player.
#[derive(Debug, Clone, Copy)]
pub(super) struct NameColumns {
    pub(super) name: Option<usize>,
    pub(super) id: Option<usize>,
}

/// A reference to a player in a line: a name, an ID, or both; the name may also be an ID.
#[derive(Debug, Clone, Copy)]
pub(super) struct PlayerReference<'l> {
    name: &'l str,
    id: &'l str,
}

impl NameColumns {
    pub(super) const fn is_empty(self) -> bool {
        self.name.is_none() && self.id.is_none()
    }

    pub(super) fn said<'l>(
        self,
        cell: &impl Fn(Option<usize>) -> &'l str,
    ) -> Option<PlayerReference<'l>> {
        let called = PlayerReference { name: cell(self.name), id: cell(self.id) };
        (!called.name.is_empty() || !called.id.is_empty()).then_some(called)
    }
}

/// A reference to a board in a line.
#[derive(Debug)]
pub(super) struct BoardReference<'l> {
    /// The number, possibly with the game; or a player at the board.
    pub(super) spot: Option<Spot>,
    /// The match of teams, and its board.
    pub(super) seat: Option<(u16, u16)>,
    /// The player with White.
    pub(super) white: Option<PlayerReference<'l>>,
    /// The player with Black.
    pub(super) black: Option<PlayerReference<'l>>,
    /// The player that the result refers to.
    pub(super) player: Option<&'l str>,
}

/// The board that a line refers to.
#[derive(Debug)]
pub(super) struct Sought {
    /// The number of the board.
    pub(super) board: u16,
    /// Whose result it is.
    pub(super) whose: Whose,
    /// The game of a micro-match.
    pub(super) game: Option<usize>,
}

/// The maximum number of boards that are named; any others are left out.
const MOST_BOARDS: usize = 6;

/// The maximum number of players named if nobody has the name.
const MOST_NAMES: usize = 5;

/// The players that a line refers to, as far as it names them.
struct Meant {
    white: Option<Vec<PlayerId>>,
    black: Option<Vec<PlayerId>>,
    player: Option<Vec<PlayerId>>,
    number: Option<u16>,
}

impl BoardReference<'_> {
    /// Returns whether both players are named, so that no guess is needed.
    pub(super) const fn names_both(&self) -> bool {
        self.white.is_some() && self.black.is_some()
    }

    /// Returns in how many ways the line identifies the board: by its number, and by each player.
    pub(super) fn ways(&self) -> usize {
        let (number, white) = (self.spot.is_some() || self.seat.is_some(), self.white.is_some());
        [number, white, self.black.is_some(), self.player.is_some()]
            .into_iter()
            .filter(|way| *way)
            .count()
    }

    /// Returns the match and its board, if the line uses them.
    const fn seat_said(&self) -> Option<(u16, u16)> {
        match &self.spot {
            Some(Spot { whose: Whose::Seat { number, seat }, .. }) => Some((*number, *seat)),
            _ => self.seat,
        }
    }

    /// Returns the only board that matches all data.
    pub(super) fn find(&self, event: &Event, round: Round) -> Result<Sought, ListError> {
        let Some(paired) = event.round(round) else {
            return Err(ListError::RoundNotPaired { round });
        };
        let player = match (&self.spot, self.player) {
            (Some(Spot { whose: Whose::Player(word), .. }), _) => Some(word.as_str()),
            (_, player) => player,
        };
        let number = match self.spot {
            Some(Spot { whose: Whose::Board(number) | Whose::White(number), .. }) => Some(number),
            Some(Spot { whose: Whose::Seat { number, seat }, .. }) => {
                number_of(paired, Some((number, seat)))?
            }
            Some(Spot { whose: Whose::Player(_), .. }) | None => number_of(paired, self.seat)?,
        };
        let sure = self.ways() > 1;
        let by_word = |name| players(event, PlayerReference { name, id: "" }, sure);
        let meant = Meant {
            white: self.white.map(|called| players(event, called, sure)).transpose()?,
            black: self.black.map(|called| players(event, called, sure)).transpose()?,
            player: player.map(by_word).transpose()?,
            number,
        };
        if meant.is_empty() {
            return Err(ListError::NoBoard);
        }
        let found: Vec<&Board> = paired.boards.iter().filter(|board| meant.is(board)).collect();
        let &[board] = found.as_slice() else {
            return Err(meant.missed(event, paired, &found));
        };
        let seat = |ids: &Vec<PlayerId>| ids.iter().find(|id| board.has(id)).cloned();
        // With players named by colour, the result is that of White and Black.
        let by_colors = meant.white.is_some()
            || meant.black.is_some()
            || matches!(self.spot, Some(Spot { whose: Whose::White(_), .. }));
        let by_seat = self.seat_said().filter(|_| !by_colors);
        let whose = match (meant.player.as_ref().and_then(seat), by_seat) {
            (Some(id), _) => Whose::Player(id.to_string()),
            (None, Some((number, seat))) => Whose::Seat { number, seat },
            (None, None) if by_colors => Whose::White(board.board),
            (None, None) => Whose::Board(board.board),
        };
        let game = self.spot.as_ref().and_then(|spot| spot.game);
        Ok(Sought { board: board.board, whose, game })
    }
}

/// Returns the number of the board of a match.
fn number_of(paired: &PairedRound, seat: Option<(u16, u16)>) -> Result<Option<u16>, ListError> {
    let Some((number, seat)) = seat else { return Ok(None) };
    let mut own = paired.boards_of(number);
    let board = own.find(|board| board.seat == Some(seat));
    let round = paired.round;
    board.map(|board| Some(board.board)).ok_or(ListError::NoSuchSeat { round, number, seat })
}

impl Meant {
    const fn is_empty(&self) -> bool {
        self.white.is_none()
            && self.black.is_none()
            && self.player.is_none()
            && self.number.is_none()
    }

    fn is(&self, board: &Board) -> bool {
        self.number.is_none_or(|number| number == board.board) && self.are_players_of(board)
    }

    fn are_players_of(&self, board: &Board) -> bool {
        let sits = |ids: &Option<Vec<PlayerId>>, id: &PlayerId| {
            ids.as_ref().is_none_or(|ids| ids.contains(id))
        };
        sits(&self.white, &board.white)
            && sits(&self.black, &board.black)
            && self.player.as_ref().is_none_or(|ids| ids.iter().any(|id| board.has(id)))
    }

    fn are_players_the_other_way(&self, board: &Board) -> bool {
        let sits = |ids: &Option<Vec<PlayerId>>, id: &PlayerId| {
            ids.as_ref().is_none_or(|ids| ids.contains(id))
        };
        sits(&self.white, &board.black) && sits(&self.black, &board.white)
    }

    /// Returns whether one of the players sits at a board.
    fn has_one(&self, board: &Board) -> bool {
        let all = [&self.white, &self.black, &self.player].into_iter().flatten().flatten();
        all.into_iter().any(|id| board.has(id))
    }

    /// Returns the reason no board matches, or more than one does.
    fn missed(&self, event: &Event, paired: &PairedRound, found: &[&Board]) -> ListError {
        let round = paired.round;
        let seen = |boards: &[&Board]| {
            let first = boards.iter().take(MOST_BOARDS);
            let said = first.map(|board| BoardSeen::of(event, board).said()).collect();
            Sentences::listed(said)
        };
        if !found.is_empty() {
            return ListError::SeveralBoards { boards: seen(found) };
        }
        let on: Vec<&Board> =
            paired.boards.iter().filter(|board| self.are_players_of(board)).collect();
        let number =
            self.number.and_then(|number| paired.boards.iter().find(|board| board.board == number));
        match (self.number, number) {
            (Some(number), None) => {
                return ListError::NoSuchBoard { round, board: number };
            }
            (Some(_), Some(board)) => {
                let there = (!on.is_empty()).then(|| seen(&on));
                let board = BoardSeen::of(event, board).said();
                return ListError::OtherPlayers { round, board, there };
            }
            (None, _) => {}
        }
        let other_way = paired.boards.iter().find(|board| self.are_players_the_other_way(board));
        if let Some(board) = other_way.filter(|_| self.player.is_none()) {
            let number = board.board;
            let (board, both) =
                (BoardSeen::of(event, board).said(), self.white.is_some() && self.black.is_some());
            return ListError::ColorsSwapped { round, number, board, both };
        }
        let meet =
            |other: &&PairedRound| other.boards.iter().any(|board| self.are_players_of(board));
        let rounds: Vec<Round> = event.rounds.iter().filter(meet).map(|one| one.round).collect();
        if !rounds.is_empty() {
            return ListError::MeetElsewhere { round, rounds };
        }
        let near: Vec<&Board> = paired.boards.iter().filter(|board| self.has_one(board)).collect();
        let boards = (!near.is_empty()).then(|| seen(&near));
        ListError::DoNotMeet { round, boards }
    }
}

/// Returns the players that a reference may mean. Part of a name, or initials, is enough if `sure`
/// is true because the line also identifies the board in another way.
fn players(
    event: &Event,
    called: PlayerReference<'_>,
    sure: bool,
) -> Result<Vec<PlayerId>, ListError> {
    let PlayerReference { name, id } = called;
    let same_id = |word: &str| {
        event.players.iter().find(|player| player.id.as_str().eq_ignore_ascii_case(word))
    };
    if !id.is_empty() {
        let Some(player) = same_id(id) else {
            return Err(ListError::NoSuchId { id: id.to_owned() });
        };
        let mut names = player.aliases.iter().chain([&player.name]);
        if !name.is_empty() && !names.any(|own| is_called(own, name)) {
            let (own, said) = (player.name.clone(), name.to_owned());
            return Err(ListError::IdOfOther { id: player.id.to_string(), name: own, said });
        }
        return Ok(vec![player.id.clone()]);
    }
    let mut found: Vec<PlayerId> = event
        .players
        .iter()
        .filter(|player| {
            let mut names = player.aliases.iter().chain([&player.name]);
            names.any(|own| is_called(own, name))
        })
        .map(|player| player.id.clone())
        .collect();
    found.extend(same_id(name).filter(|_| found.is_empty()).map(|player| player.id.clone()));
    if !found.is_empty() {
        return Ok(found);
    }
    let roster = NameIndex::new(&event.players);
    let called = roster.called(name);
    if !called.is_empty() {
        return Ok(called.into_iter().map(|at| event.players[at].id.clone()).collect());
    }
    let seat = NamedPlayer { name: name.to_owned(), federation_id: None };
    if let (true, &[at]) = (sure, roster.find(&seat).as_slice()) {
        return Ok(vec![event.players[at].id.clone()]);
    }
    let near = [NameIndex::holding, NameIndex::alike, NameIndex::candidates];
    let near = near.iter().map(|who| who(&roster, name)).find(|found| !found.is_empty());
    let near: Vec<usize> = near.into_iter().flatten().take(MOST_NAMES).collect();
    let id = near.first().map(|&at| event.players[at].id.clone());
    let near: Vec<String> = near
        .into_iter()
        .map(|at| &event.players[at])
        .map(|player| format!("{} ({})", player.name, player.id))
        .collect();
    let near = (!near.is_empty()).then_some(near);
    Err(ListError::NobodyCalled { name: name.to_owned(), near, id })
}

/// Returns whether a name is the same except for case, white space, or the surname being last.
fn is_called(name: &str, said: &str) -> bool {
    let plain = |text: &str| text.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ");
    let turned = |text: &str| {
        text.split_once(',').map(|(last, first)| format!("{} {}", first.trim(), last.trim()))
    };
    let (name, said) = (plain(name), plain(said));
    name == said || turned(&name).is_some_and(|name| name == said)
}
