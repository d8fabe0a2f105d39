//! Simulated tournaments: random players, attendance and results, paired by a system.
//!
//! Equal settings always give the same tournament.

use super::{Impossible, Swiss};
use crate::field::{Entrant, Field, FieldPair, FieldPairing, Parity, PastRound, ResultWorth};
use crate::{Color, LotSource, Points, baku, rating_tables};

/// The lowest rating, and the number of different ratings.
const RATINGS: (u16, u64) = (1000, 1500);

/// The settings of a simulation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Simulation {
    /// The number of players, at least 2.
    pub players: u16,
    /// The number of rounds.
    pub rounds: u16,
    /// The seed of all random draws.
    pub seed: u64,
    /// The points for results; a forfeited game gives the points of a win or nothing.
    pub worth: ResultWorth,
    /// The points for the pairing-allocated bye.
    pub bye: Points,
    /// The probabilities.
    pub chances: Chances,
    /// Whether Baku acceleration is used.
    pub baku: bool,
}

/// Probabilities in per cent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chances {
    /// Games that are drawn, as far as the rating differences allow.
    pub draws: u8,
    /// Games that are forfeited, one in ten of them by both players.
    pub forfeits: u8,
    /// Rounds for which a player requests a half-point bye.
    pub half_byes: u8,
    /// Rounds from which a player is absent.
    pub absences: u8,
    /// Players who leave before the end.
    pub withdrawals: u8,
    /// Players who join after round 1.
    pub late: u8,
}

impl Default for Chances {
    fn default() -> Self {
        Self { draws: 30, forfeits: 1, half_byes: 2, absences: 1, withdrawals: 4, late: 4 }
    }
}

/// A simulated tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Simulated {
    /// The field after the last round or, if a round could not be paired, before that round.
    pub field: Field,
    /// The reason the tournament ended early.
    pub end: Option<Impossible>,
}

impl Simulation {
    /// Plays the tournament. The first two players are present in every round.
    pub fn run(&self, system: &dyn Swiss) -> Simulated {
        let mut lot = LotSource::from_seed(self.seed);
        let ratings = self.ratings(&mut lot);
        let stays = self.stays(&mut lot);
        let mut field = self.field(&ratings, &mut lot);
        while field.round <= self.rounds {
            let away = self.attend(&mut field, &stays, &mut lot);
            match system.pair(&field) {
                Ok(paired) => self.play(&mut field, &paired.pairing, &away, &ratings, &mut lot),
                Err(why) => return Simulated { field, end: Some(why) },
            }
        }
        Simulated { field, end: None }
    }

    /// Draws a rating for each player, and returns them highest first.
    fn ratings(&self, lot: &mut LotSource) -> Vec<u16> {
        let (lowest, range) = RATINGS;
        let mut ratings: Vec<u16> = (0..self.players)
            .map(|_| lowest + u16::try_from(lot.below(range)).expect("the range is below 2^16"))
            .collect();
        ratings.sort_unstable_by(|one, other| other.cmp(one));
        ratings
    }

    /// Draws the first and the last round of each player.
    fn stays(&self, lot: &mut LotSource) -> Vec<(u16, u16)> {
        let stay = |at: u16| match at < 2 {
            true => (1, self.rounds),
            false => {
                let late = self.some_round(self.chances.late, lot);
                let left = self.some_round(self.chances.withdrawals, lot);
                (late.map_or(1, |round| round + 1), left.unwrap_or(self.rounds))
            }
        };
        (0..self.players).map(stay).collect()
    }

    /// Draws, with this probability, a round before the last.
    fn some_round(&self, percent: u8, lot: &mut LotSource) -> Option<u16> {
        let rounds = u64::from(self.rounds.saturating_sub(1));
        let round = (chance(lot, percent) && rounds > 0).then(|| 1 + lot.below(rounds))?;
        Some(u16::try_from(round).expect("it is a round"))
    }

    /// Creates the field before round 1.
    fn field(&self, ratings: &[u16], lot: &mut LotSource) -> Field {
        let player = |(at, &rating): (u16, &u16)| Entrant {
            number: at + 1,
            order: u32::from(at),
            rating: Some(rating),
            score: Points::ZERO,
            extra: Points::ZERO,
            secondary: None,
            plays: true,
            past: Vec::new(),
        };
        Field {
            players: (0..).zip(ratings).map(player).collect(),
            round: 1,
            rounds: self.rounds,
            initial_color: if lot.coin() { Color::White } else { Color::Black },
            parity: Parity::Paired,
            worth: self.worth,
            apart: Vec::new(),
            seed: self.seed,
        }
    }

    /// Draws the players present in the round, and returns the points of the others.
    fn attend(&self, field: &mut Field, stays: &[(u16, u16)], lot: &mut LotSource) -> Vec<Points> {
        let round = field.round;
        let group = if self.baku { baku::group_size(field.players.len()) } else { 0 };
        let mut points = vec![Points::ZERO; field.players.len()];
        for (at, player) in field.players.iter_mut().enumerate() {
            if at < group {
                player.extra = baku::points(round, self.rounds, self.worth.win, self.worth.draw);
            }
            let (first, last) = stays[at];
            player.plays = (first..=last).contains(&round);
            if player.plays && at >= 2 {
                let half = chance(lot, self.chances.half_byes);
                player.plays = !half && !chance(lot, self.chances.absences);
                if half {
                    points[at] = self.worth.draw;
                }
            }
        }
        points
    }

    /// Draws the results, and advances to the next round.
    fn play(
        &self,
        field: &mut Field,
        pairing: &FieldPairing,
        away: &[Points],
        ratings: &[u16],
        lot: &mut LotSource,
    ) {
        let mut pasts: Vec<PastRound> =
            away.iter().map(|points| PastRound::away(*points)).collect();
        if let Some(bye) = pairing.bye {
            pasts[bye] = PastRound::bye(self.bye);
        }
        for pair in &pairing.pairs {
            (pasts[pair.white], pasts[pair.black]) = self.game(*pair, ratings, lot);
        }
        for (player, past) in field.players.iter_mut().zip(pasts) {
            player.score += past.points;
            player.past.push(PastRound { extra: player.extra, ..past });
            player.extra = Points::ZERO;
        }
        field.round += 1;
    }

    /// Draws the result of a game, for White and for Black.
    fn game(
        &self,
        pair: FieldPair,
        ratings: &[u16],
        lot: &mut LotSource,
    ) -> (PastRound, PastRound) {
        let ResultWorth { win, draw, loss } = self.worth;
        if chance(lot, self.chances.forfeits) {
            let there = |is_there: bool| if is_there { win } else { Points::ZERO };
            let (white, black) = match lot.below(10) {
                0 => (false, false),
                lot => (lot % 2 == 0, lot % 2 == 1),
            };
            return (
                PastRound::forfeit(pair.black, there(white)),
                PastRound::forfeit(pair.white, there(black)),
            );
        }
        let difference = i32::from(ratings[pair.white]) - i32::from(ratings[pair.black]);
        let expected = u64::try_from(rating_tables::expected(difference)).expect("0 to 100");
        // In 200 games: twice the percentage of draws, limited by the weaker player's expected
        // points.
        let draws = u64::from(self.chances.draws).min(2 * expected).min(200 - 2 * expected);
        let wins = 2 * expected - draws;
        let (white, black) = match lot.below(200) {
            lot if lot < wins => (win, loss),
            lot if lot < wins + 2 * draws => (draw, draw),
            _ => (loss, win),
        };
        (
            PastRound::game(pair.black, Color::White, white),
            PastRound::game(pair.white, Color::Black, black),
        )
    }
}

/// Returns true with this probability, in per cent.
fn chance(lot: &mut LotSource, percent: u8) -> bool {
    lot.below(100) < u64::from(percent)
}
