//! Captures: follows every route of every piece jump by jump to its end.

use std::collections::HashSet;

use draughts_games::board::Square;
use draughts_games::rules::{
    KingLanding, KingRange, Priority, PromotionInCapture, Removal, RuleSet,
};

use super::board::{Board, Cell, Place, Side};
use super::lines::{Step, back, next};
use super::moves::Oracle;

/// One complete capture by one route.
#[derive(Debug, Clone)]
pub(super) struct Capture {
    pub from: Place,
    pub to: Place,
    pub begun_by_king: bool,
    pub promotes: bool,
    /// The captured pieces in the order of the route: the square, and whether it was a king.
    pub victims: Vec<(Place, bool)>,
}

/// One jump: the captured piece, and the squares behind it.
struct Jump {
    victim: Place,
    step: Step,
    /// The number of squares behind the victim to choose from.
    landings: i32,
}

impl Jump {
    /// Returns the squares where the piece may land, the nearest first.
    fn landings(&self) -> impl Iterator<Item = Place> {
        let ((row, column), (down, right)) = (self.victim, self.step);
        (1..=self.landings).map(move |nth| (row + nth * down, column + nth * right))
    }
}

/// A capture that a player may have stopped at, complete or not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoppedCapture {
    pub from: Square,
    pub to: Square,
    /// The captured squares in the order of the jumps.
    pub taken: Vec<Square>,
    /// Whether no jump followed.
    pub whole: bool,
    /// Whether the piece is a king at its end.
    pub crowned: bool,
}

/// Everything that determines the rest of a route.
///
/// The square of the piece, whether it is a king, the line of its last jump, and what it has
/// captured.
type State = (u8, bool, Option<Step>, Vec<u8>);

/// A capturing piece on its way.
struct Route<'a> {
    oracle: &'a Oracle,
    board: Board,
    side: Side,
    from: Place,
    begun_by_king: bool,
    victims: Vec<(Place, bool)>,
    seen: HashSet<State>,
    found: &'a mut Vec<Capture>,
}

/// Returns every capture of the player to move, before priority is applied.
pub(super) fn all_captures(oracle: &Oracle, board: &Board) -> Vec<Capture> {
    let mut found = Vec::new();
    for &from in oracle.squares.places() {
        let cell = board.at(from);
        if cell.side() != Some(board.turn) || jumps(oracle, board, from, cell, None).is_empty() {
            continue;
        }
        // The square that the piece leaves is empty during the capture.
        let mut lifted = board.clone();
        lifted.put(from, Cell::Empty);
        let mut route = Route {
            oracle,
            board: lifted,
            side: board.turn,
            from,
            begun_by_king: cell.is_king(),
            victims: Vec::new(),
            seen: HashSet::new(),
            found: &mut found,
        };
        route.go_on(from, cell.is_king(), None);
    }
    found
}

/// The most stopped captures that are listed of one piece.
const MOST_STOPPED: usize = 3_000;

/// Returns every capture by the piece on a square, with every place where it may have stopped;
/// nothing if there are too many.
pub(super) fn stopped_captures(oracle: &Oracle, board: &Board, from: Place) -> Vec<StoppedCapture> {
    let mut lifted = board.clone();
    lifted.put(from, Cell::Empty);
    let mut walk = Walk { oracle, board: lifted, from, taken: Vec::new(), found: Vec::new() };
    walk.go_on(from, board.at(from), None);
    if walk.found.len() > MOST_STOPPED { Vec::new() } else { walk.found }
}

/// A piece that may stop after every jump.
struct Walk<'a> {
    oracle: &'a Oracle,
    board: Board,
    from: Place,
    taken: Vec<Place>,
    found: Vec<StoppedCapture>,
}

impl Walk<'_> {
    /// Makes every further jump; returns false if there is none.
    fn go_on(&mut self, at: Place, piece: Cell, last: Option<Step>) -> bool {
        if self.found.len() > MOST_STOPPED {
            return false;
        }
        let (oracle, rules) = (self.oracle, &self.oracle.rules);
        let side = piece.side().unwrap();
        let jumps = jumps(oracle, &self.board, at, piece, last);
        for jump in &jumps {
            let prey = self.board.at(jump.victim);
            let at_once = rules.removal.value == Removal::AtOnce;
            self.board.put(jump.victim, if at_once { Cell::Empty } else { Cell::Jumped });
            self.taken.push(jump.victim);
            let (mut stops, mut continued) = (Vec::new(), false);
            for to in jump.landings() {
                let crowned = !piece.is_king() && to.0 == oracle.far_row(side);
                stops.push(self.found.len());
                let square = |place| Square::new(oracle.squares.index(place));
                self.found.push(StoppedCapture {
                    from: square(self.from),
                    to: square(to),
                    taken: self.taken.iter().copied().map(square).collect(),
                    whole: false,
                    crowned: piece.is_king() || crowned,
                });
                continued |= match rules.promotion_in_capture.value {
                    PromotionInCapture::EndsCapture if crowned => false,
                    PromotionInCapture::GoesOnAsKing if crowned => {
                        self.go_on(to, Cell::King(side), Some(jump.step))
                    }
                    _ => self.go_on(to, piece, Some(jump.step)),
                };
            }
            if !continued {
                stops.into_iter().for_each(|stop| self.found[stop].whole = true);
            }
            self.taken.pop();
            self.board.put(jump.victim, prey);
        }
        !jumps.is_empty()
    }
}

/// Returns the jumps of a piece from a square; `last` is the line of the previous jump.
fn jumps(oracle: &Oracle, board: &Board, at: Place, piece: Cell, last: Option<Step>) -> Vec<Jump> {
    let rules = &oracle.rules;
    let side = piece.side().unwrap();
    let flies = piece.is_king() && rules.king_range.value == KingRange::Any;
    let lines = if piece.is_king() {
        oracle.lines.king_capture.as_slice()
    } else {
        oracle.lines.man_capture(side)
    };
    let mut jumps = Vec::new();
    for &step in lines {
        if piece.is_king() && !rules.king_reverse.value && last == Some(back(step)) {
            continue;
        }
        let mut victim = next(at, step);
        while flies && board.at(victim) == Cell::Empty {
            victim = next(victim, step);
        }
        let prey = board.at(victim);
        if prey.side() != Some(side.other()) {
            continue;
        }
        if prey.is_king() && !piece.is_king() && !rules.men_take_kings.value {
            continue;
        }
        let mut landings = 0;
        let mut landing = next(victim, step);
        while board.at(landing) == Cell::Empty {
            landings += 1;
            landing = next(landing, step);
            if !flies || rules.king_landing.value == KingLanding::Behind {
                break;
            }
        }
        if landings > 0 {
            jumps.push(Jump { victim, step, landings });
        }
    }
    jumps
}

impl Route<'_> {
    /// Makes every further jump; returns false if there is none.
    fn go_on(&mut self, at: Place, king: bool, last: Option<Step>) -> bool {
        let piece = if king { Cell::King(self.side) } else { Cell::Man(self.side) };
        let jumps = jumps(self.oracle, &self.board, at, piece, last);
        if jumps.is_empty() {
            return false;
        }
        if self.victims.len() > 2 && !self.seen.insert(self.state(at, king, last)) {
            return true;
        }
        for jump in jumps {
            self.make(&jump, king);
        }
        true
    }

    fn make(&mut self, jump: &Jump, king: bool) {
        let rules = &self.oracle.rules;
        let prey = self.board.at(jump.victim);
        let at_once = rules.removal.value == Removal::AtOnce;
        self.board.put(jump.victim, if at_once { Cell::Empty } else { Cell::Jumped });
        self.victims.push((jump.victim, prey.is_king()));

        let mut continued = false;
        for landing in jump.landings() {
            let crowned = !king && self.is_far_row(landing);
            continued |= match rules.promotion_in_capture.value {
                PromotionInCapture::EndsCapture if crowned => false,
                PromotionInCapture::GoesOnAsKing if crowned => {
                    self.go_on(landing, true, Some(jump.step))
                }
                _ => self.go_on(landing, king, Some(jump.step)),
            };
        }
        if !continued {
            // The capture is complete: the piece may choose any of the landing squares.
            let only_behind =
                king && prey.is_king() && rules.king_landing.value == KingLanding::BehindKing;
            for to in jump.landings().take(if only_behind { 1 } else { usize::MAX }) {
                self.found.push(Capture {
                    from: self.from,
                    to,
                    begun_by_king: self.begun_by_king,
                    promotes: !self.begun_by_king && (king || self.is_far_row(to)),
                    victims: self.victims.clone(),
                });
            }
        }

        self.victims.pop();
        self.board.put(jump.victim, prey);
    }

    fn is_far_row(&self, place: Place) -> bool {
        place.0 == self.oracle.far_row(self.side)
    }

    /// Identifies a route by everything that determines its continuations.
    ///
    /// Routes that reach the same square along the same line, with the same pieces captured,
    /// continue in the same ways. The order of the captures matters only to `king-first`, where the
    /// sequence of kings and men is part of the state.
    fn state(&self, at: Place, king: bool, last: Option<Step>) -> State {
        let index = |place| self.oracle.squares.index(place);
        let mut taken: Vec<u8> = self.victims.iter().map(|&(place, _)| index(place)).collect();
        taken.sort_unstable();
        if self.oracle.rules.capture_priority.value.0.contains(&Priority::KingFirst) {
            taken.extend(self.victims.iter().map(|&(_, is_king)| u8::from(is_king)));
        }
        (index(at), king, last, taken)
    }
}

/// Keeps the captures that priority requires: the best by each criterion in turn.
pub(super) fn keep_best(rules: &RuleSet, captures: &mut Vec<Capture>) {
    for &criterion in &rules.capture_priority.value.0 {
        let best = captures.iter().map(|capture| worth(rules, criterion, capture)).max();
        captures.retain(|capture| Some(worth(rules, criterion, capture)) == best);
    }
}

/// Returns the value of a capture by one criterion; more is better.
fn worth(rules: &RuleSet, criterion: Priority, capture: &Capture) -> u128 {
    let kings = capture.victims.iter().filter(|&&(_, is_king)| is_king).count() as u128;
    let pieces = capture.victims.len() as u128;
    match criterion {
        Priority::MostPieces => pieces,
        Priority::MostValue => {
            let mut value = (pieces - kings) * 100;
            for nth in 0..kings {
                let king = &rules.king_value.value;
                value += u128::from(if nth == 0 { king.first() } else { king.further() });
            }
            value
        }
        Priority::WithKing => u128::from(capture.begun_by_king),
        Priority::MostKings => kings,
        Priority::KingFirst => {
            // The first captured piece outweighs all later ones together.
            let mut order = 0;
            for (nth, &(_, is_king)) in capture.victims.iter().enumerate() {
                if is_king {
                    order += 1 << (100 - nth);
                }
            }
            order
        }
    }
}
