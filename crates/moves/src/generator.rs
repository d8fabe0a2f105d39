//! The generator as its users see it.

use std::sync::Arc;

use super::Move;
use super::engine::{Core, Engine};
use super::law::Law;
use super::layout::{All8, Dark8, Dark10, Dark12, Layout};
use super::line::Asked;
use super::only::{Deed, NotPlayed};
use super::shape::{
    DIAGONAL, DIAGONAL_UP, Directions, Fixed, Free, ORTHOGONAL, Shape, UP_AND_SIDEWAYS,
};
use crate::board::{Geometry, Position, Square};
use crate::rules::RuleSet;

/// Generates the legal moves of one rule set.
///
/// Built once per game; building it chooses the compiled form for the shapes of the
/// rule set. Cheap to clone. Every position it is asked about has the board of the rule set.
#[derive(Debug, Clone)]
pub struct Generator {
    geometry: Geometry,
    engine: Arc<dyn Engine>,
}

/// Men move diagonally forward, kings diagonally any distance.
type Flying<const MAN_CAPTURE: Directions, const KING_CAPTURE: Directions> =
    Fixed<DIAGONAL_UP, MAN_CAPTURE, DIAGONAL, KING_CAPTURE, true>;
/// International, Russian, Brazilian, pool, Canadian: men also capture backwards.
type Backward = Flying<DIAGONAL, DIAGONAL>;
/// Frisian: captures in all eight directions.
type AllEight = Flying<0xff, 0xff>;
/// Czech, Spanish, Portuguese, Thai: men capture forwards only.
type Forward = Flying<DIAGONAL_UP, DIAGONAL>;
/// English, Italian: men go forwards, kings one square.
type Short = Fixed<DIAGONAL_UP, DIAGONAL_UP, DIAGONAL, DIAGONAL, false>;
/// Turkish: men forward and sideways, kings in straight lines.
type Straight = Fixed<UP_AND_SIDEWAYS, UP_AND_SIDEWAYS, ORTHOGONAL, ORTHOGONAL, true>;

impl Generator {
    /// The generator of a rule set.
    ///
    /// A king range left to the organiser counts as one square; callers ask
    /// [`RuleSet::unchosen`] first.
    #[must_use]
    pub fn new(set: &RuleSet) -> Self {
        let geometry = set.geometry();
        let (shape, law) = (Free::of(set), Law::of(set));
        let engine = engine(geometry, shape, law);
        Self { geometry, engine }
    }

    /// Every legal move, each once, in a fixed order.
    #[must_use]
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
    /// If nothing is played: no legal move leads from square to square, several do, or only
    /// [`Self::legal_moves`] can tell.
    #[inline]
    pub fn play_only(
        &self,
        position: &mut Position,
        from: Square,
        to: Square,
    ) -> Result<Deed, NotPlayed> {
        self.is_of_board(position);
        self.engine.play_only(position, from, to)
    }

    /// Plays half-moves one after the other, each as [`Self::play_only`] does, up to the first that
    /// it does not play; returns how many, with what each did, and adds the positions before them.
    #[inline]
    pub fn play_line(
        &self,
        position: &mut Position,
        line: &mut [Asked],
        before: Option<&mut Vec<Position>>,
    ) -> usize {
        self.is_of_board(position);
        self.engine.play_line(position, line, before)
    }

    /// True if the side to move has a legal move.
    #[must_use]
    pub fn has_move(&self, position: &Position) -> bool {
        self.is_of_board(position);
        self.engine.has_move(position)
    }

    /// The position after a move.
    ///
    /// The move need not be legal: what stands on its first square is put on its last, the pieces
    /// it takes are removed, and the other player is to move.
    #[must_use]
    pub fn play(&self, position: &Position, mv: &Move) -> Position {
        self.is_of_board(position);
        self.engine.play(position, &mv.raw(self.geometry))
    }

    /// The number of positions after `depth` plies; different routes of the same capture count
    /// once. 1 at depth 0.
    #[must_use]
    pub fn perft(&self, position: &Position, depth: u32) -> u64 {
        self.is_of_board(position);
        if depth == 0 { 1 } else { self.engine.perft(position, depth, false) }
    }

    /// As [`Self::perft`], but every sequence of landing squares counts separately,
    /// as in some published tables.
    #[must_use]
    pub fn perft_of_routes(&self, position: &Position, depth: u32) -> u64 {
        self.is_of_board(position);
        if depth == 0 { 1 } else { self.engine.perft(position, depth, true) }
    }

    /// The ways a capture can be made: the squares where the piece lands or turns, and last the
    /// square it ends on. For a piece that goes straight on, the landing square is the first one
    /// beyond the piece it took.
    ///
    /// At most `limit` ways are given. A quiet move has one, its last square.
    #[must_use]
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

    /// Every square a piece of the side to move can stand on during a capture,
    /// complete or stopped halfway, whatever the priority says; unsorted, and
    /// possibly more than once.
    #[must_use]
    pub fn capture_stops(&self, position: &Position) -> Vec<Move> {
        self.is_of_board(position);
        let mut stops = Vec::new();
        self.engine.each_stop(position, &mut |raw| stops.push(Move::from_raw(self.geometry, &raw)));
        stops.sort_unstable();
        stops.dedup();
        stops
    }

    /// True if the piece on a square could go to another without capturing, if no capture were due
    /// and no limit used up.
    #[must_use]
    pub fn reaches(&self, position: &Position, from: Square, to: Square) -> bool {
        self.is_of_board(position);
        self.engine.reaches(position, from, to)
    }

    /// A position of another board would be read as something else.
    #[inline(always)]
    fn is_of_board(&self, position: &Position) {
        debug_assert_eq!(position.geometry(), self.geometry, "a position of another board");
    }
}

/// The generator of a shape: the compiled form if there is one.
pub(super) fn engine(geometry: Geometry, shape: Free, law: Law) -> Arc<dyn Engine> {
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

/// The compiled form for this shape, if it is the one wanted.
fn compiled<L, S>(fixed: S, wanted: Free, law: Law) -> Option<Arc<dyn Engine>>
where
    L: Layout + std::fmt::Debug,
    S: Shape + std::fmt::Debug,
{
    (Free::from_fixed(fixed) == wanted).then(|| Arc::new(Core::<L, S>::new(fixed, law)) as Arc<_>)
}
