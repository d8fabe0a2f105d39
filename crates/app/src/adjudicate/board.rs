//! Takes the rules, the players' names and the result from the event's board on which a record was
//! played.
//!
//! The event is only read: nothing is locked or written. A record need not name its players; but
//! every contradiction between its data and the event is reported.

use std::sync::Arc;

use super::RulingNote;
use crate::Hindrance;
use crate::records::Given;
use crate::round::round_of_tag;
use draughts_events::event::acts::{Refused, find_player, paired_round};
use draughts_events::event::games::{NameIndex, NamedPlayer, in_points};
use draughts_events::event::{Board, Event, Outcome, PlayerId, Round, Score};
use draughts_games::board::Color;
use draughts_games::pdn::GameResult;
use draughts_games::record::{Case, Catalogue, Laws, MainLine};
use draughts_report::{Line, RulingView};

/// The position of a board in its event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardPlace {
    /// The index of the round.
    round: usize,
    /// The index of the board in the round.
    board: usize,
}

/// The board of an event that a record belongs to.
#[derive(Debug)]
pub struct AtBoard {
    event: Event,
    laws: Arc<Laws>,
    place: BoardPlace,
}

/// The result of comparing a record with its board.
struct Seats {
    /// Whether White in the record is Black on the board.
    is_reversed: bool,
    /// The game of a micro-match, from 0.
    game: usize,
    /// The points on which the record contradicts the board.
    notes: Vec<RulingNote>,
}

impl BoardPlace {
    /// Finds a board by its number or by the id of a player who sits there.
    ///
    /// # Errors
    ///
    /// Fails if the round is not paired, or has no such board.
    pub fn find(event: &Event, round: Round, board: &str) -> Result<Self, Refused> {
        let at = paired_round(event, round)?;
        let boards = &event.rounds[at].boards;
        let found = match board.parse::<u16>() {
            Ok(number) => boards.iter().position(|board| board.board == number),
            Err(_) => {
                let id = &event.players[find_player(event, board)?].id;
                boards.iter().position(|board| board.white == *id || board.black == *id)
            }
        };
        let there = boards.iter().map(|board| board.board);
        match (found, there.clone().min().zip(there.max())) {
            (Some(board), _) => Ok(Self { round: at, board }),
            (None, Some((first, last))) => {
                let board = board.to_owned();
                Err(Hindrance::NoSuchBoard { round, board, first, last }.refused())
            }
            (None, None) => Err(Hindrance::NoBoards { round }.refused()),
        }
    }
}

impl AtBoard {
    /// Creates the board of an event played under these rules.
    pub const fn new(event: Event, laws: Arc<Laws>, place: BoardPlace) -> Self {
        Self { event, laws, place }
    }

    /// Returns the rules of the event; its time control applies unless the user names one.
    pub fn given(&self, time_control: Option<&str>) -> Given {
        let time_control = time_control.or(self.event.time_control.as_deref());
        Given { laws: Some(Arc::clone(&self.laws)), time_control: time_control.map(Arc::from) }
    }

    /// Adds the event's data to a ruling, and a note for each point on which the record contradicts
    /// it.
    pub(super) fn tell(&self, line: &MainLine<'_>, catalogue: &Catalogue, view: &mut RulingView) {
        let board = self.board();
        let mut seats = self.seats(line);
        let of_color = |first: &PlayerId, second: &PlayerId| {
            self.name(if seats.is_reversed { second } else { first })
        };
        view.event = Some(self.event.name.clone());
        view.round = Some(self.event.rounds[self.place.round].round.0);
        view.board = Some(board.board);
        view.white = Some(of_color(&board.white, &board.black));
        view.black = Some(of_color(&board.black, &board.white));
        seats.notes.extend(self.other_rules(line, catalogue));
        seats.notes.extend(self.result(&seats, view));
        view.notes.extend(seats.notes.iter().map(Line::of));
    }

    fn board(&self) -> &Board {
        &self.event.rounds[self.place.round].boards[self.place.board]
    }

    fn name(&self, id: &PlayerId) -> String {
        self.event.player(id).map_or_else(|| id.to_string(), |player| player.name.clone())
    }

    /// Compares the players of the record with the board.
    fn seats(&self, line: &MainLine<'_>) -> Seats {
        let tag = |name: &str| line.tag(name).map(|tag| tag.value().text.into_owned());
        let (board, round) = (self.board(), self.event.rounds[self.place.round].round);
        let is_micro = self.event.scoring.games() > 1;
        let mut notes = Vec::new();
        let roster = NameIndex::new(&self.event.players);
        let named =
            [(Color::White, &board.white), (Color::Black, &board.black)].map(|(color, id)| {
                let name = match color {
                    Color::White => "White",
                    Color::Black => "Black",
                };
                (color, id, NamedPlayer::of_tags(name, tag))
            });
        let may_be = |seat: &NamedPlayer, id: &PlayerId| {
            roster.find(seat).iter().any(|&at| self.event.players[at].id == *id)
        };
        let known = || named.iter().filter(|(_, _, seat)| !seat.is_unknown());
        let fits = known().all(|(_, id, seat)| may_be(seat, id));
        let other = |id: &PlayerId| if *id == board.white { &board.black } else { &board.white };
        let is_reversed = !fits && known().all(|(_, id, seat)| may_be(seat, other(id)));
        if is_reversed && !is_micro {
            let (white, black) = (self.name(&board.black), self.name(&board.white));
            notes.push(RulingNote::Swapped { white, black, board: board.board });
        } else if known().next().is_some()
            && known().all(|(_, id, seat)| !may_be(seat, id) && !may_be(seat, other(id)))
        {
            let [white, black] = [&board.white, &board.black].map(|id| self.name(id));
            let said = known().map(|(.., seat)| seat.name.clone()).collect();
            notes.push(RulingNote::NoneOfBoard { board: board.board, said, white, black });
        } else if !fits && !is_reversed {
            for (color, id, seat) in known().filter(|(_, id, seat)| !may_be(seat, id)) {
                let (said, board, name) = (seat.name.clone(), board.board, self.name(id));
                notes.push(match color {
                    Color::White => RulingNote::OtherWhite { said, board, name },
                    Color::Black => RulingNote::OtherBlack { said, board, name },
                });
            }
        } else if is_micro && known().next().is_none() {
            notes.push(RulingNote::FirstOfTwo { board: board.board });
        }
        let of_round = tag("Round").and_then(|value| round_of_tag(&value));
        if let Some(other) = of_round.filter(|other| *other != round) {
            notes.push(RulingNote::OtherRound { said: other.0, round: round.0 });
        }
        let of_board = [tag("Board"), tag("Table")];
        let of_board = of_board.iter().flatten().find_map(|value| value.trim().parse::<u16>().ok());
        if let Some(said) = of_board.filter(|other| *other != board.board) {
            notes.push(RulingNote::OtherBoard { said, board: board.board });
        }
        Seats { is_reversed, game: usize::from(is_micro && is_reversed), notes }
    }

    /// Returns a note if the game type of the record is not that of the event's rules.
    fn other_rules(&self, line: &MainLine<'_>, catalogue: &Catalogue) -> Option<RulingNote> {
        let of_record = catalogue.sharing_game_type(line);
        let number = self.laws.set.game_type.number();
        let named = of_record.first().filter(|laws| laws.set.game_type.number() != number)?;
        let (tag, rules) = (named.set.name.clone(), self.laws.set.name.clone());
        Some(RulingNote::OtherRules { tag, rules })
    }

    /// Uses the result entered for the board if the record has none; a ruling on a claim needs it.
    pub(super) fn records(&self, case: &mut Case<'_>) {
        if case.report.recorded_result().is_some() {
            return;
        }
        let seats = self.seats(&case.line);
        let Some(&recorded) = self.board().result.get(seats.game) else {
            return;
        };
        let recorded = if seats.is_reversed { recorded.reversed() } else { recorded };
        let written = recorded.to_string();
        if let Some(result) = GameResult::parse(written.as_bytes()) {
            case.report.result = Some(result);
            case.report.result_text = Some(written);
        }
    }

    /// Adds the result of the board if the record has none, and returns a note if the two differ.
    fn result(&self, seats: &Seats, view: &mut RulingView) -> Option<RulingNote> {
        let board = self.board();
        let recorded = *board.result.get(seats.game)?;
        let recorded = if seats.is_reversed { recorded.reversed() } else { recorded };
        let in_event = |text: &str| -> Option<Outcome> {
            in_points(&self.event.scoring, text.parse::<Score>().ok()?).ok()
        };
        let of_record = view.recorded_result.clone().unwrap_or_default();
        if !matches!(of_record.trim(), "" | "*") {
            let score = in_event(&of_record).and_then(Outcome::score);
            let differs = score.is_none() || score != recorded.score();
            let (board, result) = (board.board, recorded.into());
            return differs.then_some(RulingNote::OtherResult { said: of_record, board, result });
        }
        view.record_result(recorded.to_string(), recorded.into());
        let by_law = view.result.as_deref().and_then(in_event).and_then(Outcome::score);
        if let (None, Some(by_law), Some(score), Some(why)) =
            (&view.claim, by_law, recorded.score(), view.why.clone())
            && by_law != score
        {
            view.object(board.board, recorded.into(), why);
        }
        None
    }
}
