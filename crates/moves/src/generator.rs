//! The public interface of the generator.

use std::sync::Arc;

use super::Move;
use super::engine::{Core, Engine};
use super::law::RuntimeRules;
use super::layout::{All8, Dark8, Dark10, Dark12, Layout};
use super::line::RequestedMove;
use super::only::{MoveEffect, NotPlayed};
use super::shape::{
    DIAGONAL, DIAGONAL_UP, Directions, Fixed, Free, ORTHOGONAL, Shape, UP_AND_SIDEWAYS,
};
use crate::board::{Geometry, Position, Square};
use crate::rules::RuleSet;

/// Generates the legal moves of one rule set.
///
/// Build it once per game: that selects the code compiled for the shapes of the rule set. It is
/// cheap to clone. Every position passed to it must be on the board of the rule set.
#[derive(Debug, Clone)]
pub struct Generator {
    geometry: Geometry,
    engine: Arc<dyn Engine>,
}

/// Men that move diagonally forward, and kings that move diagonally any distance.
type Flying<const MAN_CAPTURE: Directions, const KING_CAPTURE: Directions> =
    Fixed<DIAGONAL_UP, MAN_CAPTURE, DIAGONAL, KING_CAPTURE, true>;
/// International, Russian, Brazilian, pool and Canadian: men also capture backward.
type Backward = Flying<DIAGONAL, DIAGONAL>;
/// Frisian: captures in all eight directions.
type AllEight = Flying<0xff, 0xff>;
/// Czech, Spanish, Portuguese and Thai: men capture only forward.
type Forward = Flying<DIAGONAL_UP, DIAGONAL>;
/// English and Italian: men move and capture forward, kings one square.
type Short = Fixed<DIAGONAL_UP, DIAGONAL_UP, DIAGONAL, DIAGONAL, false>;
/// Turkish: men move forward and sideways, kings in straight lines.
type Straight = Fixed<UP_AND_SIDEWAYS, UP_AND_SIDEWAYS, ORTHOGONAL, ORTHOGONAL, true>;

impl Generator {
    /// Creates the generator of a rule set.
    ///
    /// A king range left to the organiser counts as one square; callers check [`RuleSet::unchosen`]
    /// first.
    pub fn new(set: &RuleSet) -> Self {
        let geometry = set.geometry();
        let (shape, law) = (Free::of(set), RuntimeRules::of(set));
        let engine = engine(geometry, shape, law);
        Self { geometry, engine }
    }

    /// Returns every legal move, each once, in a fixed order.
    pub fn legal_moves(&self, position: &Position) -> Vec<Move> {
        self.is_of_board(position);
        let mut moves = Vec::new();
        self.engine.each_move(position, &mut |raw| moves.push(Move::from_raw(self.geometry, &raw)));
        moves.sort_unstable();
        moves
    }

    /// Plays the legal move between two squares, without listing the others.
    ///
    /// # Errors
    ///
    /// Fails if no legal move connects the two squares, if several do, or if only
    /// [`Self::legal_moves`] can tell. The position is then unchanged.
    #[inline]
    pub fn play_only(
        &self,
        position: &mut Position,
        from: Square,
        to: Square,
    ) -> Result<MoveEffect, NotPlayed> {
        self.is_of_board(position);
        self.engine.play_only(position, from, to)
    }

    /// Plays half-moves as [`Self::play_only`] does, up to the first that cannot be played.
    ///
    /// Returns their number, stores the effect of each in `line`, and adds the position before each
    /// to `before`.
    #[inline]
    pub fn play_line(
        &self,
        position: &mut Position,
        line: &mut [RequestedMove],
        before: Option<&mut Vec<Position>>,
    ) -> usize {
        self.is_of_board(position);
        self.engine.play_line(position, line, before)
    }

    /// Returns whether the side to move has a legal move.
    pub fn has_move(&self, position: &Position) -> bool {
        self.is_of_board(position);
        self.engine.has_move(position)
    }

    /// Returns the position after a move.
    ///
    /// The move need not be legal: the piece on its first square is put on its last, the captured
    /// pieces are removed, and the turn passes to the other player.
    pub fn play(&self, position: &Position, mv: &Move) -> Position {
        self.is_of_board(position);
        self.engine.play(position, &mv.raw(self.geometry))
    }

    /// Returns the number of positions after `depth` plies; 1 at depth 0.
    ///
    /// Different routes of the same capture count once.
    pub fn perft(&self, position: &Position, depth: u32) -> u64 {
        self.is_of_board(position);
        if depth == 0 { 1 } else { self.engine.perft(position, depth, false) }
    }

    /// Counts as [`Self::perft`], but each sequence of landing squares separately, as some
    /// published tables do.
    pub fn perft_of_routes(&self, position: &Position, depth: u32) -> u64 {
        self.is_of_board(position);
        if depth == 0 { 1 } else { self.engine.perft(position, depth, true) }
    }

    /// Returns the routes of a capture: the squares where the piece lands or turns, including the
    /// last.
    ///
    /// For a piece that continues straight on, the landing square is the first one beyond the
    /// captured piece. At most `limit` routes are returned. A quiet move has one, its last square.
    pub fn routes(&self, position: &Position, mv: &Move, limit: usize) -> Vec<Vec<Square>> {
        self.is_of_board(position);
        if !mv.is_capture() {
            return vec![vec![mv.to()]];
        }
        let mut routes: Vec<Vec<Square>> = Vec::new();
        self.engine.routes(position, &mv.raw(self.geometry), &mut |route| {
            if routes.len() < limit && !routes.iter().any(|known| known == route) {
                routes.push(route.to_vec());
            }
        });
        routes.sort_unstable();
        routes
    }

    /// Returns every square that a piece of the side to move can reach during a capture, as moves.
    ///
    /// The capture may be complete or stopped halfway, and the priority rules are ignored. The
    /// moves are sorted and distinct.
    pub fn capture_stops(&self, position: &Position) -> Vec<Move> {
        self.is_of_board(position);
        let mut stops = Vec::new();
        self.engine.each_stop(position, &mut |raw| stops.push(Move::from_raw(self.geometry, &raw)));
        stops.sort_unstable();
        stops.dedup();
        stops
    }

    /// Returns whether the piece on a square could move to another without capturing, if no capture
    /// were compulsory and no limit used up.
    pub fn reaches(&self, position: &Position, from: Square, to: Square) -> bool {
        self.is_of_board(position);
        self.engine.reaches(position, from, to)
    }

    /// Checks the board: the bits of a position on another board have another meaning.
    #[inline(always)]
    fn is_of_board(&self, position: &Position) {
        debug_assert_eq!(position.geometry(), self.geometry, "a position of another board");
    }
}

/// Selects the generator for a shape: the compiled form if there is one.
pub(super) fn engine(geometry: Geometry, shape: Free, law: RuntimeRules) -> Arc<dyn Engine> {
    let engine = match geometry {
        Geometry::Dark10 => compiled::<Dark10, Backward>(Backward::default(), shape, law)
            .or_else(|| compiled::<Dark10, AllEight>(AllEight::default(), shape, law)),
        Geometry::Dark8 => compiled::<Dark8, Short>(Short::default(), shape, law)
            .or_else(|| compiled::<Dark8, Backward>(Backward::default(), shape, law))
            .or_else(|| compiled::<Dark8, Forward>(Forward::default(), shape, law)),
        Geometry::Dark12 => compiled::<Dark12, Backward>(Backward::default(), shape, law),
        Geometry::All8 => compiled::<All8, Straight>(Straight::default(), shape, law),
    };
    engine.unwrap_or_else(|| match geometry {
        Geometry::Dark8 => Arc::new(Core::<Dark8, _>::new(shape, law)),
        Geometry::Dark10 => Arc::new(Core::<Dark10, _>::new(shape, law)),
        Geometry::Dark12 => Arc::new(Core::<Dark12, _>::new(shape, law)),
        Geometry::All8 => Arc::new(Core::<All8, _>::new(shape, law)),
    })
}

/// Returns the compiled form for this shape, if it is the wanted one.
fn compiled<L, S>(fixed: S, wanted: Free, law: RuntimeRules) -> Option<Arc<dyn Engine>>
where
    L: Layout + std::fmt::Debug,
    S: Shape + std::fmt::Debug,
{
    (Free::from_fixed(fixed) == wanted).then(|| Arc::new(Core::<L, S>::new(fixed, law)) as Arc<_>)
}
