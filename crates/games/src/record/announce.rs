//! Moves that a claimant announces but does not play.

use super::found::{CannotAnnounce, MoveChoice};
use super::laws::Laws;
use super::settle::resolve_ways;
use crate::board::Square;
use crate::draw::{Reason, Ruling, Timeline, Verdict};
use crate::moves::{Move, Resolved, refusal};
use crate::pdn::{MoveText, SquareName};
use crate::said::{Said, Told};

/// The most legal moves that are listed when the announced move is not one of them.
const FEW: usize = 6;

/// Refuses a claim whose announced move cannot be played, unless it is right without that move or
/// another reason takes precedence.
pub(super) fn refused_if_unplayable(ruling: Ruling, unplayable: Option<Reason>) -> Ruling {
    let Some(reason) = unplayable else {
        return ruling;
    };
    let comes_first = |why: &Reason| {
        matches!(
            why,
            Reason::NoSuchDraw
                | Reason::GameEnded
                | Reason::BoardDecided { .. }
                | Reason::Undecided { .. }
                | Reason::CannotStand { .. }
                | Reason::NotRuled
        )
    };
    if ruling.verdict.is_right() || ruling.reasons.iter().any(comes_first) {
        return ruling;
    }
    Ruling::new(Verdict::Refused, ruling.clause, ruling.claimed_at).because(reason)
}

/// Converts the error of an announced move to a reason for refusing the claim.
///
/// # Errors
///
/// Returns the error itself if the text is not a move, names a square that is not on the board, or
/// can mean several moves.
pub(super) fn unplayable(why: CannotAnnounce, text: &str) -> Result<Reason, CannotAnnounce> {
    let reason = |why: Said| Ok(Reason::CannotBePlayed { text: text.to_owned(), why });
    match &why {
        // A long list is not read aloud.
        CannotAnnounce::Illegal { why: Some(why), legal } if legal.split(' ').count() > FEW => {
            reason(why.said())
        }
        CannotAnnounce::Illegal { .. } | CannotAnnounce::OtherPiece { .. } => reason(why.said()),
        CannotAnnounce::NotAMove { .. }
        | CannotAnnounce::NoSuchSquare { .. }
        | CannotAnnounce::Several { .. } => Err(why),
    }
}

/// Plays the announced move at the end of a game; returns its notation.
///
/// `must` is the square of the piece that the player to move must play, if there is one.
///
/// # Errors
///
/// Returns the reason why it cannot be played.
pub(super) fn announce(
    laws: &Laws,
    game: &mut Timeline<'_>,
    must: Option<Square>,
    text: &str,
) -> Result<String, CannotAnnounce> {
    let parsed =
        MoveText::parse(text.trim().as_bytes()).map_err(|why| CannotAnnounce::NotAMove { why })?;
    // A move in short notation names squares by letters, regardless of the rule set.
    let in_letters = laws.in_letters();
    let letters =
        matches!(parsed.from().name, SquareName::Letters { .. } | SquareName::File { .. });
    let laws = if letters { &in_letters } else { laws };
    let no_such_square = |_| CannotAnnounce::NoSuchSquare { squares: laws.numbering.range() };
    let ways = laws.ways(&parsed).map_err(no_such_square)?;
    let position = *game.last();
    let legal = laws.generator.legal_moves(&position);
    let may_play = |mv: &Move| must.is_none_or(|must| must == mv.from());
    let allowed: Vec<Move> = legal.iter().copied().filter(may_play).collect();
    match resolve_ways(laws, &position, &allowed, &ways) {
        Resolved::One(mv) => {
            let written = laws.write(&position, &legal, &mv);
            game.play(&mv);
            Ok(written)
        }
        Resolved::Several(moves) | Resolved::OtherPath(moves) => {
            let meant: Vec<String> =
                moves.iter().map(|mv| laws.write(&position, &legal, mv)).collect();
            Err(CannotAnnounce::Several { meant: MoveChoice::of(&meant) })
        }
        Resolved::None => {
            let squares = &ways[0];
            let ends = (squares[0], squares[squares.len() - 1]);
            let generator = &laws.generator;
            let write = |mv: &Move| laws.write(&position, &legal, mv);
            let written: Vec<String> = allowed.iter().map(write).collect();
            if let (Some(must), Resolved::One(_) | Resolved::Several(_)) =
                (must, resolve_ways(laws, &position, &legal, &ways))
            {
                let square = laws.numbering.name(must);
                return Err(CannotAnnounce::OtherPiece { square, legal: written.join(" ") });
            }
            let refused = refusal(&laws.set, &laws.numbering, generator, &position, &legal, ends);
            Err(CannotAnnounce::Illegal {
                why: refused.map(|refused| refused.why),
                legal: written.join(" "),
            })
        }
    }
}
