//! Opening of play-offs: who shares a place, and the order of the players by lot.

use std::collections::BTreeSet;

use super::draw::lot;
use super::{Changed, EventFile, WriteMode, apply};
use crate::Error;
use draughts_events::acts::OpenPlayoff;
use draughts_events::event::acts::{
    self, BoardOf, Refused, Remedy, decided_by_playoff, meeting_of_playoff, no_ladder, nobody_tied,
    not_level, paired_round,
};
use draughts_events::event::{
    Board, Chance, Concern, DrawnOrder, Event, Ladder, Ledger, MOST_PLAYERS, PairedRound, PlayerId,
    Playoff, Problem, Qualify, Round, order_of, orders,
};
use draughts_events::standings::{self, RankingRow, StandingsOptions};
use draughts_ground::said::{Said, said};
use journalled_file::Author;

/// A request for a play-off.
#[derive(Debug, Clone, Default)]
pub struct PlayoffRequest {
    /// The players; by default all who share the place.
    pub players: Vec<String>,
    /// The places to be decided.
    pub places: Option<Qualify>,
    /// The board with the level match.
    pub board: Option<u16>,
    /// The round of the board; by default the last paired one.
    pub round: Option<Round>,
    /// The ladder; by default that of the event.
    pub ladder: Option<String>,
    /// For teams: the number of boards in a match; by default all.
    pub boards: Option<u16>,
}

/// The way the order of the players is drawn.
pub enum OrderBy<'l> {
    /// A random source, asked for a fresh number.
    Machine(&'l mut dyn FnMut() -> Result<u64, Error>),
    /// A number that was called out.
    Called(u64),
    /// By hand: the players are named in the order drawn.
    Hand,
}

impl EventFile {
    /// Opens a play-off and writes it; no random number is taken before the event is locked.
    ///
    /// # Errors
    ///
    /// Fails if nobody shares the place or the board is not level, results are missing, there is no
    /// such ladder, or the file cannot be read or written; nothing is drawn then.
    pub fn open_playoff(
        &self,
        author: &Author,
        mode: WriteMode,
        request: &PlayoffRequest,
        mut order: OrderBy<'_>,
    ) -> Result<Changed, Error> {
        self.change(author, mode, "playoff", |event| {
            let act = opened(event, request, &mut order)?;
            apply(event, act)
        })
    }
}

/// Returns the act that opens a play-off.
///
/// # Errors
///
/// As [`EventFile::open_playoff`].
pub fn opened(
    event: &Event,
    request: &PlayoffRequest,
    order: &mut OrderBy<'_>,
) -> Result<OpenPlayoff, Error> {
    let boards = boards_of(event, request.boards)?;
    let known = || event.known_ladders();
    let ladder = request.ladder.as_ref().or(event.ladder.as_ref()).ok_or_else(|| {
        let why = said!("which-ladder", "which ladder? there is { $known }"; known = known());
        Refused::told(&why).help(Remedy::NameLadder { board: request.board })
    })?;
    let Some(rules) = event.ladder_named(ladder) else {
        let why = no_ladder(ladder.clone(), known());
        return Err(Refused::told(&why).into());
    };
    let named: Vec<PlayerId> = request
        .players
        .iter()
        .map(|id| match event.is_of_teams() {
            true => acts::find_team(event, id),
            false => Ok(event.players[acts::find_player(event, id)?].id.clone()),
        })
        .collect::<Result<_, Refused>>()?;
    let board = match request.board {
        Some(board) => Some((request.round, board)),
        None if request.places.is_none() => level_board(event, rules, request.round, &named)?,
        None => None,
    };
    let mut playoff = match board {
        Some((round, board)) => of_board(event, round.unwrap_or(event.last_paired()), board)?,
        None => of_places(event, request.places.as_ref(), &named)?,
    };
    playoff.ladder.clone_from(ladder);
    playoff.boards = boards;
    let players = playoff.players.len();
    if players > MOST_PLAYERS {
        let why = said!(
            "playoff-too-many",
            "{ $players } players share the place; an order is drawn of at most { $most }";
            players, most = MOST_PLAYERS
        );
        return Err(Refused::told(&why).into());
    }
    // The lot refers to pairing numbers, regardless of the order in which the players were found.
    playoff.players = event.by_pairing_number(&playoff.players);
    let of = orders(players);
    let drawn = match order {
        OrderBy::Machine(chance) => Some((lot(chance, u64::from(of))?, Chance::Machine)),
        OrderBy::Called(number) => Some((*number, Chance::Called)),
        OrderBy::Hand => None,
    };
    match drawn {
        Some((number, by)) => {
            let places = order_of(number, players);
            playoff.players = places.iter().map(|&at| playoff.players[at].clone()).collect();
            playoff.drawn = Some(DrawnOrder { number, of, by });
        }
        None if named.len() == players => playoff.players = named,
        None => {
            let why = said!(
                "playoff-by-hand-whom",
                "an order was drawn by hand: name all players in that order"
            );
            return Err(Refused::told(&why).into());
        }
    }
    Ok(OpenPlayoff { playoff: Box::new(playoff) })
}

/// Returns the number of boards in a match of a team play-off; `None` in an event of players.
fn boards_of(event: &Event, asked: Option<u16>) -> Result<Option<u16>, Refused> {
    let most = event.team_match.as_ref().map(|rules| rules.boards);
    match (asked, most) {
        (Some(_), None) => Err(Refused::told(&said!(
            "playoff-only-of-teams",
            "a play-off has boards where teams meet, and players meet here"
        ))),
        (Some(boards), Some(most)) if boards == 0 || boards > most => Err(Refused::told(&said!(
            "playoff-boards",
            "a match has { $most } boards, not { $boards }";
            boards, most
        ))),
        (asked, most) => Ok(asked.or(most)),
    }
}

/// Returns the only level board of a round that has no play-off, restricted to these players if any
/// are named.
///
/// The default round is the one paired last or, if rounds are paired ahead, the last with such a
/// board. `None` if play-offs are for shared places: a knockout has play-offs of its boards, and so
/// has an event whose ladder begins with the games of the round.
fn level_board(
    event: &Event,
    ladder: &Ladder,
    round: Option<Round>,
    named: &[PlayerId],
) -> Result<Option<(Option<Round>, u16)>, Refused> {
    let is_knockout =
        |paired: &PairedRound| event.system_of(event.stage_of(paired)).kind().eliminates_losers();
    let open_in = |paired: &PairedRound| -> Vec<Board> {
        let is_open = |board: &Board| {
            event.level_meeting(paired, board.board).is_some()
                && board.advances.is_none()
                && named.iter().all(|id| board.has(id))
                && event.playoff_of(paired.round, board.board).is_none()
        };
        let mut meetings = event.meetings_of_round(paired);
        meetings.retain(is_open);
        meetings
    };
    let last = event.rounds.last().filter(|last| !is_knockout(last));
    let level = |last: &&PairedRound| {
        let of_stage = |one: &&PairedRound| event.stage_of(one) == event.stage_of(last);
        let rounds = event.rounds.iter().rev().take_while(of_stage);
        rounds.filter(|paired| !open_in(paired).is_empty()).map(|paired| paired.round).next()
    };
    // In an event whose rounds do not follow a ladder, a level game is a draw, and no play-off
    // follows.
    let of_event = event.ladder_of_matches().filter(|own| own.name == ladder.name);
    let begins = of_event.is_some_and(|own| own.round.is_some());
    let ahead = last.filter(|_| begins).as_ref().and_then(level);
    let round = round.or(ahead).unwrap_or(event.last_paired());
    let Some(paired) = event.round(round) else { return Ok(None) };
    let (is_knockout, teams) = (is_knockout(paired), event.is_of_teams());
    if !is_knockout && !begins {
        return Ok(None);
    }
    let open = open_in(paired);
    match open.as_slice() {
        [] if is_knockout && named.is_empty() => {
            let help = Remedy::NamePlaces;
            let why = said!(
                "playoff-no-level-board",
                "no { $teams ->
                    [yes] match
                   *[no] board
                } of round { $round } is level and without a play-off";
                round, teams
            );
            Err(Refused::told(&why).help(help))
        }
        [] => Ok(None),
        [board] => Ok(Some((Some(round), board.board))),
        [first, ..] => {
            let boards: Vec<BoardOf> = open.iter().map(BoardOf::of).collect();
            let help = Remedy::NameBoard { board: first.board };
            let why = said!(
                "playoff-which-board",
                "several { $teams ->
                    [yes] matches
                   *[no] boards
                } of round { $round } are level: { $boards }";
                round, boards, teams
            );
            Err(Refused::told(&why).help(help))
        }
    }
}

fn of_board(event: &Event, round: Round, number: u16) -> Result<Playoff, Refused> {
    let paired = &event.rounds[paired_round(event, round)?];
    let of = meeting_of_playoff(round, number, event.is_of_teams());
    let level = event.level_meeting(paired, number);
    let board = level.ok_or_else(|| Refused::told(&not_level(of)))?;
    let players = vec![board.white, board.black];
    Ok(Playoff { board: Some(number), ..empty(round, players) })
}

fn of_places(
    event: &Event,
    places: Option<&Qualify>,
    named: &[PlayerId],
) -> Result<Playoff, Refused> {
    let tied = tied(event)?;
    let group = match named {
        [] => of_place(&tied, places.map(|places| places.from))?,
        named => of_players(&tied, named)?,
    };
    let place = group.place;
    if let Some(places) = places.filter(|places| usize::from(places.from) != place) {
        let place = Some(places.from);
        let named = !named.is_empty();
        return Err(Refused::told(&nobody_tied(place, named)));
    }
    let first = u16::try_from(place).unwrap_or(u16::MAX);
    let last = place + group.players.len() - 1;
    let to = places.map(|places| places.to).filter(|&to| usize::from(to) < last);
    Ok(Playoff { place: Some(first), to, ..empty(group.round, group.players.clone()) })
}

/// Returns the players who share this place; without one, those of the only shared place.
fn of_place(tied: &[Tied], place: Option<u16>) -> Result<&Tied, Refused> {
    let fits = |one: &&Tied| place.is_none_or(|place| usize::from(place) == one.place);
    let mut fitting = tied.iter().filter(|one| one.in_all).filter(fits);
    match (fitting.next(), fitting.next()) {
        (Some(group), None) => Ok(group),
        (None, _) => {
            let same = tied.iter().filter(|one| !one.in_all).find(fits);
            let refused = |why: Said| Err(Refused::told(&why));
            match (place, same) {
                (Some(place), Some(same)) => {
                    let ids = same.players.clone();
                    refused(said!(
                        "playoff-only-points",
                        "place { $place } is not shared: tie-breaks separate { $ids }, who have \
                         the same points; name them if they play for it anyway";
                        place, ids
                    ))
                }
                _ => refused(nobody_tied(place, false)),
            }
        }
        (Some(_), Some(_)) => {
            let all = tied.iter().filter(|one| one.in_all).filter(fits);
            let places: Vec<String> = all.map(Tied::in_words).collect();
            let why = said!(
                "playoff-which-places",
                "several places are shared: { $places }";
                places
            );
            Err(Refused::told(&why).help(Remedy::NamePlaces))
        }
    }
}

/// Returns the group of exactly these players, who may be equal in points alone.
fn of_players<'t>(tied: &'t [Tied], named: &[PlayerId]) -> Result<&'t Tied, Refused> {
    let own: BTreeSet<&PlayerId> = named.iter().collect();
    let is_it = |one: &&Tied| one.players.iter().collect::<BTreeSet<_>>() == own;
    if let Some(group) = tied.iter().find(is_it) {
        return Ok(group);
    }
    let with_all = |one: &&Tied| named.iter().all(|id| one.players.contains(id));
    // Smaller groups come later, so the last one has the fewest other players.
    if let Some(group) = tied.iter().rev().find(with_all) {
        let left = group.players.iter().filter(|id| !own.contains(id));
        return Err(Refused::told(&said!(
            "playoff-left-out",
            "level with them, too: { $ids }; name all who are, or nobody";
            ids = left.cloned().collect::<Vec<PlayerId>>()
        )));
    }
    let one = named[0].clone();
    let same = |id: &&PlayerId| {
        tied.iter().any(|group| group.players.contains(id) && group.players.contains(&one))
    };
    let other = named.iter().skip(1).find(|id| !same(id)).unwrap_or(&one).clone();
    Err(Refused::told(&said!(
        "playoff-not-tied",
        "{ $one } and { $other } do not have the same points";
        one, other
    )))
}

/// Players who are equal in points, or in points and the first tie-breaks.
struct Tied {
    round: Round,
    /// The first of their places.
    place: usize,
    players: Vec<PlayerId>,
    /// Whether they share the place: no tie-break separates them.
    in_all: bool,
}

impl Tied {
    fn in_words(&self) -> String {
        let ids: Vec<&str> = self.players.iter().map(PlayerId::as_str).collect();
        match ids.as_slice() {
            [one, other, third, _, ..] => format!("{} ({one}, {other}, {third} ...)", self.place),
            few => format!("{} ({})", self.place, few.join(", ")),
        }
    }
}

/// Returns all groups of equal players after the last round, in all parts of the stage played last;
/// a larger group comes before the smaller ones within it.
fn tied(event: &Event) -> Result<Vec<Tied>, Refused> {
    let mut all: Vec<Tied> = Vec::new();
    let mut undecided = None;
    for part in event.parts(event.current_stage()) {
        let Some(round) = part.event.rounds.last().map(|paired| paired.round) else { continue };
        let ledger = Ledger::whole(&part.event);
        let standings = standings::rank(&part.event, &ledger, StandingsOptions::default());
        if standings.missing > 0 {
            return Err(Refused::told(&said!(
                "playoff-results-missing",
                "{ $boards ->
                    [one] a board has no result yet
                   *[other] { $boards } boards have no result yet
                }: who shares a place is not settled";
                boards = standings.missing
            )));
        }
        // Players still in a knockout have no place yet: their boards decide, also on the places of
        // those who lost in the same round.
        let is_knockout = part.event.system.kind().eliminates_losers();
        let games = part.event.scoring.games();
        let is_open = |one: &&Board| one.is_level(games) && one.advances.is_none();
        let level =
            |paired: &PairedRound| Some((paired.round, paired.boards.iter().find(is_open)?.board));
        let first = part.event.rounds.iter().filter(|_| is_knockout).find_map(level);
        let is_out = |row: &RankingRow| {
            row.out_in.is_some_and(|out| first.is_none_or(|(round, _)| out < round))
        };
        undecided = first.or(undecided);
        let is_settled = |row: &&RankingRow| row.place.is_some() && (!is_knockout || is_out(row));
        let placed: Vec<&RankingRow> = standings.rows.iter().filter(is_settled).collect();
        let levels = standings.tie_breaks.len();
        for level in 0..=levels + 1 {
            let equal = |one: &&RankingRow, other: &&RankingRow| match level > levels {
                true => one.place == other.place,
                false => {
                    let both = one.values.iter().zip(&other.values).take(level);
                    (one.score, one.out_in) == (other.score, other.out_in)
                        && both.into_iter().all(|(one, other)| one.compare(other).is_eq())
                }
            };
            for group in placed.chunk_by(|one, other| equal(one, other)) {
                let [first, _, ..] = group else { continue };
                let id = |row: &&RankingRow| part.event.players[row.player].id.clone();
                let players: Vec<PlayerId> = group.iter().map(id).collect();
                let in_all = group.iter().all(|row| row.place == first.place);
                if !all.iter().any(|one| one.players == players) {
                    let place = first.place.unwrap_or_default();
                    all.push(Tied { round, place, players, in_all });
                }
            }
        }
    }
    if let (true, Some((round, board))) = (all.is_empty(), undecided) {
        let why = said!(
            "playoff-undecided",
            "round { $round }, { $teams ->
                [yes] match
               *[no] board
            } { $board } is level and nobody advances yet: it is not settled who shares a place";
            round, board, teams = event.is_of_teams()
        );
        return Err(Refused::told(&why).help(Remedy::NameBoard { board }));
    }
    Ok(all)
}

const fn empty(round: Round, players: Vec<PlayerId>) -> Playoff {
    Playoff {
        round,
        board: None,
        place: None,
        to: None,
        boards: None,
        ladder: String::new(),
        players,
        drawn: None,
        games: Vec::new(),
    }
}

/// Returns a concern for each play-off for a place that decides nothing, or decides other places
/// than it names. It decides nothing if its players, after a correction, do not share a place, or
/// share it with others.
pub(super) fn idle(event: &Event) -> Vec<Problem> {
    let mut idle = Vec::new();
    for (at, playoff) in event.playoffs.iter().enumerate() {
        let Some(place) = playoff.place else { continue };
        let stage = event.round(playoff.round).map_or(0, |paired| event.stage_of(paired));
        // The first of the places that the play-off decides.
        let shared = |part: &draughts_events::event::Part<'_>| {
            let ledger = Ledger::new(&part.event, playoff.round);
            let rows = standings::rank(&part.event, &ledger, StandingsOptions::default()).rows;
            let is_own = |row: &&RankingRow| {
                let of = row.playoff.and_then(|of| part.event.playoffs.get(of));
                of.is_some_and(|one| one.board.is_none() && one.players == playoff.players)
            };
            rows.iter().filter(is_own).filter_map(|row| row.place).min()
        };
        let path = format!("playoffs[{at}]");
        match event.parts(stage).iter().find_map(shared) {
            None => {
                let players = playoff.players.clone();
                idle.push(Problem::of(path, Concern::PlayoffIdle { place, players }));
            }
            Some(first) => {
                let last = first + playoff.players.len().saturating_sub(1);
                if playoff.first() != first || playoff.last() > last {
                    let of = decided_by_playoff(playoff);
                    let concern = Concern::PlayoffElsewhere { of, first, last };
                    idle.push(Problem::of(format!("{path}.place"), concern));
                }
            }
        }
    }
    idle
}
