//! Irregular moves, played as the board would show them.

use super::found::{Broken, EndReason};
use super::laws::Laws;
use super::ply_text::PlyText;
use super::settle::{begins_with, fits};
use crate::board::{Color, KingRun, Piece, Position, Square};
use crate::diag::Citation;
use crate::moves::{Illegal, Move, Resolved, between, refusal, resolve};
use crate::rules::{IrregularMove, Irregularity, PromotionInCapture};

/// The outcome of a move that is not legal.
pub(super) enum Irregular {
    /// It cannot be shown on the board: the replay of this game ends.
    Impossible {
        /// The fault.
        wrong: Broken,
        /// The article.
        citation: Citation,
    },
    /// It was played anyway.
    Played {
        /// The fault.
        wrong: Broken,
        /// The article.
        citation: Citation,
        /// The position after it.
        next: Position,
        /// The pieces that are assumed to be lifted although the capture was wrong.
        lifted: Vec<Square>,
    },
}

/// The next half-move of the record, the side that was reported to have made this one, and whether
/// the record ends here and nothing else shows who made it.
pub(super) type Context<'e> = (Option<&'e PlyText<'e>>, Option<Color>, bool);

/// Judges a written move that is not one of the legal moves.
///
/// `squares` are its squares, and `captures` says whether it is written as a capture. `context`
/// holds the next half-move, the side reported to have made this one, and whether nothing shows who
/// made it.
pub(super) fn judge(
    laws: &Laws,
    position: &Position,
    legal: &[Move],
    squares: &[Square],
    captures: bool,
    context: Context<'_>,
) -> Irregular {
    let (from, to) = (squares[0], squares[squares.len() - 1]);
    let name = |square| laws.numbering.name(square);
    let turn = position.turn();
    let Some(piece) = position.piece_at(from) else {
        return Irregular::Impossible {
            wrong: Broken::EmptySquare { square: name(from) },
            citation: laws.set.men_move.source.clone(),
        };
    };
    if let Some(holds) = position.piece_at(to).filter(|_| to != from) {
        return Irregular::Impossible {
            wrong: Broken::Occupied { square: name(to), holds },
            citation: match piece.is_king {
                true => laws.set.king_move.source.clone(),
                false => laws.set.men_move.source.clone(),
            },
        };
    }
    if legal.is_empty() {
        return Irregular::Played {
            wrong: Broken::GameOver { why: over(laws, position) },
            citation: laws.set.goal.source.clone(),
            next: moved(laws, position, from, to, &[], turn.opponent()),
            lifted: Vec::new(),
        };
    }
    if piece.color != turn {
        return opponents_piece(laws, position, squares, captures, piece, context);
    }
    if let Some((done, rest)) = went_on(laws, position, legal, squares) {
        let took = done.to();
        let mut lifted: Vec<Square> = done.captured().iter().collect();
        let more = lifted_on(laws, position, rest, piece);
        lifted.extend(more.into_iter().filter(|square| !done.captured().contains(*square)));
        return Irregular::Played {
            wrong: Broken::TooMany { square: name(took), crowned: done.promotes() },
            // A man that becomes a king stops there.
            citation: match done.promotes() {
                true => laws.set.promotion_in_capture.source.clone(),
                false => laws.set.irregular_move.source.clone(),
            },
            next: moved(laws, position, from, to, &lifted, turn.opponent()),
            lifted,
        };
    }
    let Some(refused) =
        refusal(&laws.set, &laws.numbering, &laws.generator, position, legal, (from, to))
    else {
        return Irregular::Impossible {
            wrong: Broken::NoSuchPath { from: name(from), to: name(to) },
            citation: laws.set.capture.source.clone(),
        };
    };
    let lifted = lifted(laws, position, squares, captures, &refused.captured, piece);
    let mut next = moved(laws, position, from, to, &lifted, turn.opponent());
    if !piece.is_king
        && *laws.set.promotion_in_capture == PromotionInCapture::GoesOnAsKing
        && crowned_on_the_way(laws, position, (from, to), &refused.captured)
    {
        next.set(to, Some(Piece { is_king: true, ..piece }));
    }
    // The written route may capture more than the shortest way between its ends.
    let too_few = matches!(
        refused.why,
        Illegal::GoesOn { .. } | Illegal::TakesFewer { .. } | Illegal::StopsWrongly { .. }
    );
    let takes_nothing = matches!(refused.why, Illegal::CaptureMissed { .. });
    let wrong = match too_few && lifted.len() != refused.captured.len() {
        true => Broken::NotComplete,
        false => Broken::Illegal { why: refused.why },
    };
    Irregular::Played {
        wrong,
        citation: refused.citation,
        next,
        lifted: if takes_nothing { Vec::new() } else { lifted },
    }
}

/// Returns the legal capture with which the written route begins, if the route continues after it,
/// and the rest of the route.
fn went_on<'s>(
    laws: &Laws,
    position: &Position,
    legal: &[Move],
    squares: &'s [Square],
) -> Option<(Move, &'s [Square])> {
    (2..squares.len()).rev().find_map(|end| {
        match resolve(&laws.generator, position, legal, &squares[..end]) {
            Resolved::One(mv) if mv.is_capture() => Some((mv, &squares[end - 1..])),
            _ => None,
        }
    })
}

/// Judges two moves in a row, or a move of the opponent's piece; the following moves decide which
/// it is.
fn opponents_piece(
    laws: &Laws,
    position: &Position,
    squares: &[Square],
    captures: bool,
    piece: Piece,
    (next_ply, accused, ends): Context<'_>,
) -> Irregular {
    let (from, to) = (squares[0], squares[squares.len() - 1]);
    let turn = position.turn();
    let theirs = position.with_turn(piece.color);
    let legal = laws.generator.legal_moves(&theirs);
    let as_theirs = match resolve(&laws.generator, &theirs, &legal, squares) {
        Resolved::One(mv) => Some(mv),
        Resolved::Several(moves) | Resolved::OtherPath(moves) => moves.first().copied(),
        Resolved::None => None,
    };
    let citation = laws.set.irregular_move.source.clone();
    let (twice, stolen, lifted) = match as_theirs {
        Some(mv) => {
            let twice = laws.generator.play(&theirs, &mv);
            (twice, twice.with_turn(turn.opponent()), Vec::new())
        }
        // The owner could not play it either.
        None => {
            let stolen = moved(laws, position, from, to, &[], turn.opponent());
            let lifted = lifted(laws, position, squares, captures, &[], piece);
            (moved(laws, position, from, to, &lifted, turn), stolen, lifted)
        }
    };
    // If nothing follows, the owner moved it, provided that it is a legal move of the owner or
    // misses only a capture that was due.
    let is_theirs =
        as_theirs.is_some() || is_only_a_wrong_capture(laws, &theirs, &legal, (from, to));
    // A piece that has just been moved may be moved again.
    let begins = |ply, side| {
        [position, &stolen].into_iter().any(|position| begins_with(laws, position, ply, side))
    };
    let twice_moved = next_ply.map_or(is_theirs, |ply| {
        // If the next half-move fits neither reading, the owner of the piece that moves next
        // decides whose move this was.
        let goes_on = if is_theirs { !begins(ply, piece.color) } else { begins(ply, turn) };
        let (after_twice, after_stolen) = (fits(laws, &twice, ply), fits(laws, &stolen, ply));
        match is_theirs {
            true => after_twice || !after_stolen && goes_on,
            false => !after_stolen && (after_twice || goes_on),
        }
    });
    let decides = |which| laws.set.who_decides(Some(which)) == IrregularMove::OpponentChooses;
    let matters = decides(Irregularity::TwoMoves) || decides(Irregularity::NotYourPiece);
    if accused.is_none() && ends && matters {
        let square = laws.numbering.name(from);
        return Irregular::Played {
            wrong: Broken::MoverUnknown { square, holds: piece, turn },
            citation,
            next: twice,
            lifted,
        };
    }
    if accused.map_or(twice_moved, |accused| accused == piece.color) {
        return Irregular::Played {
            wrong: Broken::MovesTwice { side: piece.color, first: false },
            citation,
            next: twice,
            lifted,
        };
    }
    Irregular::Played {
        wrong: Broken::NotYourPiece { square: laws.numbering.name(from), holds: piece, turn },
        citation,
        next: stolen,
        lifted: Vec::new(),
    }
}

/// Returns whether a move is wrong only because a capture, or another capture, is required.
fn is_only_a_wrong_capture(
    laws: &Laws,
    position: &Position,
    legal: &[Move],
    way: (Square, Square),
) -> bool {
    let refused = refusal(&laws.set, &laws.numbering, &laws.generator, position, legal, way);
    refused.is_some_and(|refused| {
        matches!(
            refused.why,
            Illegal::CaptureMissed { .. }
                | Illegal::GoesOn { .. }
                | Illegal::TakesFewer { .. }
                | Illegal::StopsWrongly { .. }
                | Illegal::WorseCapture { .. }
        )
    })
}

/// Returns the pieces that a wrong capture takes off the board.
///
/// If its route is written out, these are the opponent's single pieces between its squares.
/// Otherwise, or if there are none, they are `jumped`: the pieces that a capture from its first to
/// its last square jumps.
fn lifted(
    laws: &Laws,
    position: &Position,
    squares: &[Square],
    captures: bool,
    jumped: &[Square],
    piece: Piece,
) -> Vec<Square> {
    if !captures || (squares.len() == 2 && !jumped.is_empty()) {
        return jumped.to_vec();
    }
    let lifted = lifted_on(laws, position, squares, piece);
    if lifted.is_empty() { jumped.to_vec() } else { lifted }
}

/// Returns the opponent's single pieces between the squares of a route.
fn lifted_on(laws: &Laws, position: &Position, squares: &[Square], piece: Piece) -> Vec<Square> {
    let mut lifted = Vec::new();
    for pair in squares.windows(2) {
        let mut over = between(laws.numbering.geometry, pair[0], pair[1])
            .filter(|&square| position.piece_at(square).is_some());
        if let (Some(only), None) = (over.next(), over.next()) {
            let opposing = position.piece_at(only).is_some_and(|p| p.color != piece.color);
            if opposing && !lifted.contains(&only) {
                lifted.push(only);
            }
        }
    }
    lifted
}

/// Returns whether a capture that stopped halfway led a man over the promotion row.
fn crowned_on_the_way(
    laws: &Laws,
    position: &Position,
    (from, to): (Square, Square),
    jumped: &[Square],
) -> bool {
    !jumped.is_empty()
        && laws.generator.capture_stops(position).iter().any(|mv| {
            mv.promotes()
                && (mv.from(), mv.to()) == (from, to)
                && mv.captured().len() == jumped.len()
                && jumped.iter().all(|&square| mv.captured().contains(square))
        })
}

/// Returns the position after a piece is moved from one square to another and some pieces are
/// lifted.
fn moved(
    laws: &Laws,
    position: &Position,
    from: Square,
    to: Square,
    lifted: &[Square],
    turn: Color,
) -> Position {
    let mut next = position.with_turn(turn);
    let Some(mut piece) = position.piece_at(from) else {
        return next;
    };
    let (_, row) = laws.numbering.geometry.column_row(to);
    let far_row = match piece.color {
        Color::White => 0,
        Color::Black => laws.numbering.geometry.rows() - 1,
    };
    piece.is_king |= row == far_row;
    next.set(from, None);
    for &square in lifted {
        next.set(square, None);
    }
    next.set(to, Some(piece));
    let quiet_king = position.kings(piece.color).contains(from) && lifted.is_empty();
    let run = quiet_king.then(|| {
        let before = position.king_run(piece.color).filter(|run| run.square == from);
        KingRun { square: to, moves: before.map_or(0, |run| run.moves).saturating_add(1) }
    });
    next.set_king_run(piece.color, run);
    next
}

/// Returns how a game ended in a position without a legal move.
fn over(laws: &Laws, position: &Position) -> EndReason {
    let side = position.turn();
    let first_king = *laws.set.goal == crate::rules::Goal::Breakthrough
        && Color::BOTH.iter().any(|&color| !position.kings(color).is_empty());
    if first_king {
        EndReason::KingMade
    } else if position.pieces(side).is_empty() {
        EndReason::NoPiece { side }
    } else {
        EndReason::NoMove { side }
    }
}
