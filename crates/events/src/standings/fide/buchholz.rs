//! `BH`, `FB`, `AOB`, `SB`: tie-breaks by the opponents' scores (C.07, 8 and 9.1).

use crate::event::{FideKind, FideTieBreak, Modifier};
use crate::standings::{Amount, Part, part};

use super::cut::{CutPreference, Cuttable, cut};
use super::scores::{Opponent, Scores, Table};

/// Computes `BH`, and `FB` with the other table: the opponent of every round with the adjusted
/// score; cut ones are marked.
pub(super) fn buchholz(
    scores: &Scores,
    table: &Table,
    fide: FideTieBreak,
    player: usize,
) -> Vec<Part<usize>> {
    let cuttable = |Opponent { turn, score }: Opponent| Cuttable {
        part: turn.part(score),
        rank: score,
        voluntary: turn.is_voluntary(),
    };
    cut(
        table.opponents(scores, player).into_iter().map(cuttable).collect(),
        fide.cuts(),
        CutPreference::LeastScore,
    )
}

/// Computes `AOB`: the Buchholz of every opponent met in a game.
pub(super) fn average(scores: &Scores, fide: FideTieBreak, player: usize) -> Vec<Part<usize>> {
    let fore = fide.modifier() == Some(Modifier::Fore);
    let (table, of) = match fore {
        true => (&scores.fore, FideTieBreak::plain(FideKind::ForeBuchholz)),
        false => (&scores.actual, FideTieBreak::plain(FideKind::Buchholz)),
    };
    let sum = |opponent| -> Amount { part::sum(&buchholz(scores, table, of, opponent), 1) };
    scores.actual.games(player).map(|(turn, opponent)| turn.part(sum(opponent))).collect()
}

/// Computes `SB`: the points scored times the adjusted score of the opponent.
///
/// For teams, the two factors may be of different kinds, match points or game points (`EMMSB`,
/// `EMGSB`, `EGMSB`, `EGGSB`).
pub(super) fn products(
    scores: &Scores,
    scored: &Scores,
    (fide, given_up_by): (FideTieBreak, CutPreference),
    player: usize,
) -> Vec<Part<usize>> {
    let cuttable = |(Opponent { turn, score }, own): (Opponent, Opponent)| {
        let points = own.turn.points;
        Cuttable {
            part: Part {
                factor: Some(points.into()),
                score: Some(score.into()),
                ..turn.part(Amount::product(points, score))
            },
            rank: score,
            voluntary: turn.is_voluntary(),
        }
    };
    let of_others = scores.actual.opponents(scores, player).into_iter();
    let own = scored.actual.opponents(scored, player);
    cut(of_others.zip(own).map(cuttable).collect(), fide.cuts(), given_up_by)
}
