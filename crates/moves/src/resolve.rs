//! Identifies the move that a person wrote.

use super::{Generator, Move};
use crate::board::{Geometry, Position, Square};

/// The number of routes examined per capture; real captures have a handful.
const MAX_ROUTES: usize = 64;

/// The possible meanings of a written move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Resolved {
    /// Exactly one legal move.
    One(Move),
    /// Several legal moves that the text does not tell apart.
    Several(Vec<Move>),
    /// Legal moves between the first and the last square, but none by this route.
    OtherPath(Vec<Move>),
    /// No legal move between the first and the last square.
    None,
}

/// Finds the legal move that the written squares identify.
///
/// The first and the last square must be those of the move. The squares between them are compared
/// in these ways, in order; the first way that fits any move decides:
///
/// 1. with all landing squares;
/// 2. with some of the landing squares, in order;
/// 3. with some of the squares passed, in order.
///
/// If none fits, the text may also be the first square, the last and then the captured ones in any
/// order (Turbo Dambase). On a board of 64 squares, it may be the first square and the captured
/// ones, as the Turkish federation writes captures.
///
/// `legal` are the legal moves of the position.
pub fn resolve(
    generator: &Generator,
    position: &Position,
    legal: &[Move],
    squares: &[Square],
) -> Resolved {
    let (Some(&from), Some(&to)) = (squares.first(), squares.last()) else {
        return Resolved::None;
    };
    if let [_, middle @ .., _] = squares
        && !middle.is_empty()
    {
        return by_path(generator, position, legal, squares);
    }
    let mut fitting = legal.iter().filter(|mv| mv.from() == from && mv.to() == to);
    match (fitting.next(), fitting.next()) {
        (None, _) => by_taken(position, legal, squares),
        (Some(only), None) => Resolved::One(*only),
        (Some(first), Some(second)) => {
            let mut all = vec![*first, *second];
            all.extend(fitting);
            Resolved::Several(all)
        }
    }
}

fn by_path(
    generator: &Generator,
    position: &Position,
    legal: &[Move],
    squares: &[Square],
) -> Resolved {
    let (from, to) = (squares[0], squares[squares.len() - 1]);
    let middle = &squares[1..squares.len() - 1];
    let ends: Vec<Move> =
        legal.iter().copied().filter(|mv| mv.from() == from && mv.to() == to).collect();
    let routed: Vec<(Move, Vec<Vec<Square>>)> =
        ends.iter().map(|mv| (*mv, generator.routes(position, mv, MAX_ROUTES))).collect();
    let geometry = position.geometry();
    type Test<'t> = &'t dyn Fn(&Move, &[Square]) -> bool;
    let tests: [Test<'_>; 3] = [
        &|_, route| &route[..route.len() - 1] == middle,
        &|_, route| is_subsequence(middle, &route[..route.len() - 1]),
        &|mv, route| is_subsequence(middle, &passed(geometry, mv, route)),
    ];
    for test in tests {
        let fitting: Vec<Move> = routed
            .iter()
            .filter(|(mv, routes)| routes.iter().any(|route| test(mv, route)))
            .map(|(mv, _)| *mv)
            .collect();
        match fitting.as_slice() {
            [] => {}
            [only] => return Resolved::One(*only),
            _ => return Resolved::Several(fitting),
        }
    }
    // From, to, then the captured squares.
    let [_, to, captured @ ..] = squares else {
        return Resolved::None;
    };
    let named = |mv: &&Move| {
        mv.from() == from
            && mv.to() == *to
            && mv.captured().len() == captured.len()
            && captured.iter().all(|&square| mv.captured().contains(square))
    };
    match legal.iter().find(named) {
        Some(mv) => Resolved::One(*mv),
        None if ends.is_empty() => by_taken(position, legal, squares),
        None => Resolved::OtherPath(ends),
    }
}

/// Identifies a capture as the Turkish federation writes it on its board of 64 squares.
///
/// The first square is followed by those of the captured pieces, in order (`d4xd5xc6xb7`). The last
/// of them holds a piece, so it cannot be the end of the move.
fn by_taken(position: &Position, legal: &[Move], squares: &[Square]) -> Resolved {
    let [from, taken @ ..] = squares else { return Resolved::None };
    let holds_piece = taken.last().is_some_and(|&last| position.piece_at(last).is_some());
    if !position.geometry().uses_all_squares() || !holds_piece {
        return Resolved::None;
    }
    let names = |mv: &&Move| {
        mv.from() == *from
            && mv.captured().len() == taken.len()
            && taken.iter().all(|&square| mv.captured().contains(square))
    };
    let fitting: Vec<Move> = legal.iter().copied().filter(|mv| names(&mv)).collect();
    match fitting.as_slice() {
        [] => Resolved::None,
        [only] => Resolved::One(*only),
        _ => Resolved::Several(fitting),
    }
}

/// Returns every free square that a piece passes or lands on, excluding its first and last.
fn passed(geometry: Geometry, mv: &Move, route: &[Square]) -> Vec<Square> {
    let mut all = Vec::new();
    let mut at = mv.from();
    for &stop in route {
        all.extend(between(geometry, at, stop).filter(|&square| !mv.captured().contains(square)));
        all.push(stop);
        at = stop;
    }
    all.pop();
    all
}

/// Iterates over the squares strictly between two on the same line; empty if they share no line.
pub fn between(geometry: Geometry, from: Square, to: Square) -> impl Iterator<Item = Square> {
    let line = crate::board::Direction::ALL.into_iter().find(|&direction| {
        std::iter::successors(geometry.neighbor(from, direction), |&at| {
            geometry.neighbor(at, direction)
        })
        .any(|at| at == to)
    });
    std::iter::successors(
        line.and_then(|direction| geometry.neighbor(from, direction)),
        move |&at| geometry.neighbor(at, line?),
    )
    .take_while(move |&at| at != to)
}

fn is_subsequence(part: &[Square], whole: &[Square]) -> bool {
    let mut whole = whole.iter();
    part.iter().all(|square| whole.any(|at| at == square))
}
