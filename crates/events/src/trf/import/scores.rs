//! Scores other than a plain win, draw or loss, whose points are in records 162 and 299.

use std::collections::HashMap;

use super::super::{ConversionNote, Document, Record, ResultCode};
use crate::event::{Event, Outcome, PairedRound, PlayerId, Points, Score, Scoring, ScoringMode};

/// The scoring modes that our own reports may have, besides wins, draws and losses.
const MODES: &[ScoringMode] = &[
    ScoringMode::Goes,
    ScoringMode::Delft,
    ScoringMode::Delft10,
    ScoringMode::Delft432,
    ScoringMode::Delft532,
    ScoringMode::DelftHalves,
];

/// The points that records 299 give a player for games in a round, by start number and round.
pub(super) type Given = HashMap<(u16, u16), Points>;

/// Returns the points of games in records 299 that name players and a round.
fn of_games(document: &Document) -> Given {
    let mut given = Given::new();
    for record in &document.records {
        let Record::Abnormal(rule) = record else { continue };
        let of_game = matches!(
            rule.of,
            Some(ResultCode::UnratedWin | ResultCode::UnratedDraw | ResultCode::UnratedLoss)
        );
        let (Some(points), Some(round), true) = (rule.points, rule.round, of_game) else {
            continue;
        };
        for &player in &rule.players {
            given.entry((player, round)).or_insert(points);
        }
    }
    given
}

/// Gives the games of an event their scores from records 299, and the event the scoring that has
/// all of them, if any does. Returns the surplus of the games over a plain win, draw or loss, which
/// is not an award.
pub(super) fn give(
    document: &Document,
    event: &mut Event,
    rounds: &mut [PairedRound],
    number: impl Fn(&PlayerId) -> Option<u16>,
    notes: &mut Vec<ConversionNote>,
) -> Given {
    let given = of_games(document);
    let mut more = Given::new();
    // Only Goes gives unequal points for a draw.
    let (mut divides, mut grades) = (false, false);
    let mut scored = rounds.to_vec();
    for round in &mut scored {
        let at = round.round.0;
        for board in round.boards_mut() {
            let (Some(white), Some(black)) = (number(&board.white), number(&board.black)) else {
                continue;
            };
            let [Outcome::Played(plain)] = board.result.as_slice() else { continue };
            let plain = *plain;
            let of = |player| given.get(&(player, at)).copied();
            let (first, second) =
                (of(white).unwrap_or(plain.first), of(black).unwrap_or(plain.second));
            if (first, second) == (plain.first, plain.second) {
                continue;
            }
            match plain.first == plain.second {
                true => divides = true,
                false => grades = true,
            }
            more.insert((white, at), first - plain.first);
            more.insert((black, at), second - plain.second);
            board.result = vec![Outcome::Played(Score::new(first, second))];
        }
    }
    if more.is_empty() {
        return more;
    }
    let fits = |scoring: &Scoring| {
        let own = &event.scoring;
        (scoring.win, scoring.draw, scoring.loss) == (own.win, own.draw, own.loss)
            && (!divides || scoring.has_unequal_draws())
            && (!grades || scoring.has_graded_wins())
            && scored.iter().flat_map(|round| &round.boards).flat_map(|board| &board.result).all(
                |outcome| {
                    !matches!(outcome, Outcome::Played(_)) || scoring.accepts(*outcome).is_ok()
                },
            )
    };
    let by_mode =
        |mode: &ScoringMode| Some((*mode, Scoring::of(*mode))).filter(|(_, one)| fits(one));
    let Some((mode, scoring)) = MODES.iter().find_map(by_mode) else { return Given::new() };
    notes.push(ConversionNote::ScoredBy { mode });
    let mut scoring = scoring;
    scoring.unplayed = event.scoring.unplayed;
    event.score_by(scoring);
    rounds.clone_from_slice(&scored);
    more
}
