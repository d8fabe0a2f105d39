//! Small random tournaments with byes, absences, forfeits, late arrivals, withdrawals, players kept
//! apart, acceleration, and several ways of scoring.

use draughts_arbiter::event::{Color, LotSource, Points};
use draughts_arbiter::field::{Entrant, Field, FieldPairing, Parity, PastRound, ResultWorth};

/// A tournament in progress, determined entirely by its seed.
pub(super) struct Tournament {
    lot: LotSource,
    habits: Habits,
    /// The round to be paired next.
    field: Field,
    /// The entry for this round of each player who is not paired in it.
    away: Vec<Option<PastRound>>,
}

/// How often things happen, in per cent, and what was agreed before the start.
struct Habits {
    bye: Points,
    half_byes: u64,
    full_byes: u64,
    absences: u64,
    forfeits: u64,
    draws: u64,
    /// The first and the last round of each player.
    stays: Vec<(u16, u16)>,
    /// Groups kept apart, with their first and last round.
    apart: Vec<(u16, u16, Vec<usize>)>,
    /// Points of the upper half in each accelerated round.
    accelerated: Vec<Points>,
    /// Whether the order in score groups is determined by a key other than the pairing number.
    by_another_key: bool,
}

impl Tournament {
    pub(super) fn by_lot(seed: u64) -> Self {
        let mut lot = LotSource::from_seed(seed);
        // The greater of two draws, as larger fields have more that can go wrong.
        let players = 2 + below(&mut lot, 9).max(below(&mut lot, 9));
        let rounds = 2 + u16::try_from(lot.below(8)).unwrap();
        let (win, draw) = [(200, 100), (100, 50), (300, 100)][below(&mut lot, 3)];
        let worth = ResultWorth {
            win: Points::hundredths(win),
            draw: Points::hundredths(draw),
            loss: Points::ZERO,
        };
        let parity = if one_in(&mut lot, 8) { Parity::Listed } else { Parity::Paired };
        let mut number = 0;
        let players: Vec<Entrant> = (0..players)
            .map(|_| {
                // The listed number matters, and may have gaps, only if it determines the parity.
                number += 1 + u16::from(parity == Parity::Listed && lot.coin());
                Entrant {
                    number,
                    order: u32::from(number),
                    rating: None,
                    score: Points::ZERO,
                    extra: Points::ZERO,
                    secondary: None,
                    plays: true,
                    past: Vec::new(),
                }
            })
            .collect();
        let habits = Habits::by_lot(&mut lot, players.len(), rounds, worth);
        let initial_color = if lot.coin() { Color::White } else { Color::Black };
        let field = Field {
            players,
            round: 1,
            rounds,
            initial_color,
            parity,
            worth,
            apart: Vec::new(),
            seed,
        };
        let mut tournament = Self { lot, habits, away: Vec::new(), field };
        tournament.open_round();
        tournament
    }

    /// Returns the field before the round; `None` after the last round.
    pub(super) fn field(&self) -> Option<&Field> {
        (self.field.round <= self.field.rounds).then_some(&self.field)
    }

    /// Plays a round with this pairing.
    pub(super) fn play(&mut self, pairing: &FieldPairing) {
        let mut round = std::mem::take(&mut self.away);
        for pair in &pairing.pairs {
            let (white, black) = (pair.white, pair.black);
            let (for_white, for_black) = self.points();
            if self.lot.below(100) < self.habits.forfeits {
                let both_lose = one_in(&mut self.lot, 4);
                let win = if both_lose { Points::ZERO } else { self.field.worth.win };
                let absent = self.lot.coin();
                let (winner, loser) = if absent { (black, white) } else { (white, black) };
                round[winner] = Some(PastRound::forfeit(loser, win));
                round[loser] = Some(PastRound::forfeit(winner, Points::ZERO));
            } else {
                round[white] = Some(PastRound::game(black, Color::White, for_white));
                round[black] = Some(PastRound::game(white, Color::Black, for_black));
            }
        }
        if let Some(bye) = pairing.bye {
            round[bye] = Some(PastRound::bye(self.habits.bye));
        }
        for (player, past) in self.field.players.iter_mut().zip(round) {
            let past = past.expect("each plays, rests or is away");
            player.score += past.points;
            player.past.push(PastRound { extra: player.extra, ..past });
        }
        self.field.round += 1;
        self.open_round();
    }

    fn points(&mut self) -> (Points, Points) {
        let ResultWorth { win, draw, loss } = self.field.worth;
        match (self.lot.below(100) < self.habits.draws, self.lot.coin()) {
            (true, _) => (draw, draw),
            (false, true) => (win, loss),
            (false, false) => (loss, win),
        }
    }

    /// Decides who plays, who is away, and what is added to whose score.
    fn open_round(&mut self) {
        let round = self.field.round;
        let count = self.field.players.len();
        self.away = (0..count).map(|at| self.away_by_lot(at)).collect();
        let extra = self.habits.accelerated.get(usize::from(round) - 1);
        let order = match self.habits.by_another_key {
            true => self.lot.permutation(count),
            false => (0..count).collect(),
        };
        for (at, player) in self.field.players.iter_mut().enumerate() {
            player.plays = self.away[at].is_none();
            player.extra = match extra {
                Some(&extra) if at < count.div_ceil(2) => extra,
                _ => Points::ZERO,
            };
            player.order = u32::try_from(order[at]).unwrap();
        }
        let now = self.habits.apart.iter().filter(|(from, to, _)| (*from..=*to).contains(&round));
        self.field.apart = now.map(|(.., group)| group.clone()).collect();
    }

    fn away_by_lot(&mut self, at: usize) -> Option<PastRound> {
        let ResultWorth { win, draw, .. } = self.field.worth;
        let (from, to) = self.habits.stays[at];
        if !(from..=to).contains(&self.field.round) {
            return Some(PastRound::away(Points::ZERO));
        }
        let habits = &self.habits;
        let chances =
            [(habits.half_byes, draw), (habits.absences, Points::ZERO), (habits.full_byes, win)];
        let mut drawn = self.lot.below(100);
        for (percent, points) in chances {
            if drawn < percent {
                return Some(PastRound::away(points));
            }
            drawn -= percent;
        }
        None
    }
}

impl Habits {
    fn by_lot(lot: &mut LotSource, players: usize, rounds: u16, worth: ResultWorth) -> Self {
        let mut rate = |rates: [u64; 4]| rates[below(lot, 4)];
        let [half_byes, absences, forfeits] = [(); 3].map(|()| rate([0, 0, 5, 20]));
        let draws = rate([5, 30, 60, 90]);
        let full_byes = rate([0, 0, 0, 5]);
        let round = |lot: &mut LotSource| 1 + u16::try_from(lot.below(rounds.into())).unwrap();
        let stays = (0..players).map(|_| {
            let from = if one_in(lot, 8) { round(lot) } else { 1 };
            let to = if one_in(lot, 8) { round(lot) } else { rounds };
            (from, to)
        });
        let stays = stays.collect();
        let groups = if one_in(lot, 3) { 1 + below(lot, 3) } else { 0 };
        let apart = (0..groups).map(|_| {
            let size = 2 + below(lot, 2);
            let (from, to) = (round(lot), round(lot));
            (from.min(to), from.max(to), lot.permutation(players)[..size.min(players)].to_vec())
        });
        let apart = apart.collect();
        let accelerated = match one_in(lot, 4) {
            true => [worth.win, worth.win, worth.draw][below(lot, 2)..].to_vec(),
            false => Vec::new(),
        };
        Self {
            bye: if one_in(lot, 3) { worth.draw } else { worth.win },
            half_byes,
            full_byes,
            absences,
            forfeits,
            draws,
            stays,
            apart,
            accelerated,
            by_another_key: one_in(lot, 4),
        }
    }
}

fn below(lot: &mut LotSource, n: u64) -> usize {
    usize::try_from(lot.below(n)).unwrap()
}

fn one_in(lot: &mut LotSource, n: u64) -> bool {
    lot.below(n) == 0
}
