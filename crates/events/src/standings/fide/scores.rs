//! Adjusted scores, and the opponents of a player with the scores they count for (C.07, 16).
//!
//! As an opponent, a player counts with an adjusted score: requested byes are draws if the player
//! gave up every later round (category 5); everything else counts as awarded. Scores are those of
//! the [`Ledger`], including points carried over from an earlier stage and points given by the
//! arbiters, in whatever round.
//!
//! For the player, each round without a game is a game against a dummy with the player's own score.
//! Since 1 March 2026 that score is capped by the adjusted score of the scheduled opponent
//! (categories 2 and 4), or by the score for draws in all rounds (the others).

use crate::event::{Event, Ledger, Points, Scoring};
use crate::standings::{Amount, FideRules, Part};

use super::turn::{PlayerRound, RoundCategory, other_turns, turns};

/// The rounds and scores of all players.
pub(in crate::standings) struct Scores {
    pub(in crate::standings) actual: Table,
    /// The table as if all games of the last round were drawn.
    pub(super) fore: Table,
    /// The points of a round won, drawn or lost.
    pub(super) win: Points,
    pub(super) draw: Points,
    pub(super) loss: Points,
    /// The score for draws in all rounds.
    all_drawn: Points,
    /// The number of rounds.
    pub(super) rounds: u16,
    rules: FideRules,
}

/// The rounds and scores, actual or with the last round drawn.
pub(in crate::standings) struct Table {
    turns: Vec<Vec<PlayerRound>>,
    /// Scores including points that are not the result of a round.
    scores: Vec<Points>,
    adjusted: Vec<Points>,
}

impl Scores {
    /// Returns these scores with forfeits as games against the scheduled opponents.
    pub(in crate::standings) fn with_forfeits(&self) -> Self {
        let table = |table: &Table| {
            let as_games = |turn: &PlayerRound| turn.as_game();
            let turns = table.turns.iter().map(|turns| turns.iter().map(as_games).collect());
            Table::new(turns.collect(), table.scores.clone(), self.draw)
        };
        Self { actual: table(&self.actual), fore: table(&self.fore), ..*self }
    }

    /// Calculates scores by the points that make the order.
    pub(in crate::standings) fn new(event: &Event, ledger: &Ledger, rules: FideRules) -> Self {
        let players = 0..ledger.players();
        let all = players.clone().map(|player| turns(event, ledger, player)).collect();
        let totals = players.map(|player| ledger.score(player)).collect();
        Self::of(event, &event.scoring, all, totals, rules)
    }

    /// Calculates team scores by the other points: those that do not order the standings.
    pub(in crate::standings) fn of_others(
        event: &Event,
        ledger: &Ledger,
        rules: FideRules,
    ) -> Self {
        let teams = 0..ledger.players();
        let all = teams.clone().map(|team| other_turns(event, ledger, team)).collect();
        let totals = teams.map(|team| ledger.other_score(team)).collect();
        Self::of(event, &event.scoring.ordered_by_other_points(), all, totals, rules)
    }

    fn of(
        event: &Event,
        scoring: &Scoring,
        all: Vec<Vec<PlayerRound>>,
        totals: Vec<Points>,
        rules: FideRules,
    ) -> Self {
        let (win, draw) = (scoring.full(), scoring.half());
        let last = all.iter().flatten().map(|turn| turn.round).max().unwrap_or_default();
        let rounds = event.nth_of_system(last);
        let fore = |turn: &PlayerRound| match turn.opponent {
            Some(_) if turn.round == last => turn.drawn(draw),
            _ => *turn,
        };
        let drawn: Vec<Vec<PlayerRound>> =
            all.iter().map(|turns| turns.iter().map(fore).collect()).collect();
        let gained =
            |(total, (turns, drawn)): (&Points, (&Vec<PlayerRound>, &Vec<PlayerRound>))| {
                let pairs = turns.iter().zip(drawn);
                *total + pairs.map(|(turn, drawn)| drawn.points - turn.points).sum()
            };
        let fore_totals = totals.iter().zip(all.iter().zip(&drawn)).map(gained).collect();
        Self {
            actual: Table::new(all, totals, draw),
            fore: Table::new(drawn, fore_totals, draw),
            win,
            draw,
            loss: scoring.lost(),
            all_drawn: times(draw, rounds),
            rounds,
            rules,
        }
    }
}

fn times(points: Points, rounds: u16) -> Points {
    Points::hundredths(points.in_hundredths() * i64::from(rounds))
}

impl Table {
    fn new(turns: Vec<Vec<PlayerRound>>, scores: Vec<Points>, draw: Points) -> Self {
        let adjusted =
            turns.iter().zip(&scores).map(|(turns, total)| adjusted(turns, *total, draw));
        Self { adjusted: adjusted.collect(), scores, turns }
    }

    /// Returns the rounds of a player.
    pub(super) fn turns(&self, player: usize) -> &[PlayerRound] {
        &self.turns[player]
    }

    /// Returns the games of a player, each with the opponent.
    pub(super) fn games(&self, player: usize) -> impl Iterator<Item = (&PlayerRound, usize)> {
        let games = self.turns(player).iter().filter(|turn| turn.kind == RoundCategory::Game);
        games.filter_map(|turn| Some((turn, turn.opponent?)))
    }

    /// Returns the rounds of a player that are over and in which an opponent was scheduled.
    pub(super) fn scheduled(&self, player: usize) -> impl Iterator<Item = (&PlayerRound, usize)> {
        let over = self.turns(player).iter().filter(|turn| turn.kind != RoundCategory::Open);
        over.filter_map(|turn| Some((turn, turn.opponent?)))
    }

    /// Returns the score of a player.
    pub(super) fn score(&self, player: usize) -> Points {
        self.scores[player]
    }

    /// Returns the rounds of a player that are over, each with the adjusted score of its opponent.
    pub(in crate::standings) fn opponents(&self, scores: &Scores, player: usize) -> Vec<Opponent> {
        let over = self.turns(player).iter().filter(|turn| turn.kind != RoundCategory::Open);
        let opponent = |turn: &PlayerRound| {
            let scheduled = turn.opponent.map(|opponent| self.adjusted[opponent]);
            let score = match (turn.kind, scheduled) {
                (RoundCategory::Game, Some(scheduled)) => scheduled,
                (_, scheduled) => {
                    let most = match scores.rules {
                        FideRules::August2024 => self.score(player),
                        FideRules::March2026 => scheduled.unwrap_or(scores.all_drawn),
                    };
                    self.score(player).min(most)
                }
            };
            Opponent { turn: *turn, score }
        };
        over.map(opponent).collect()
    }
}

/// Returns a score with a draw for each requested bye after which nothing was played.
fn adjusted(turns: &[PlayerRound], total: Points, draw: Points) -> Points {
    let given_up = turns.iter().rev().take_while(|turn| turn.is_voluntary());
    let byes = given_up.filter(|turn| turn.kind == RoundCategory::Requested);
    total + byes.map(|turn| draw - turn.points).sum()
}

/// A round with the score of its opponent or dummy.
#[derive(Clone, Copy)]
pub(in crate::standings) struct Opponent {
    pub(in crate::standings) turn: PlayerRound,
    pub(in crate::standings) score: Points,
}

impl PlayerRound {
    /// Returns the round as a part of a value.
    pub(super) fn part(&self, amount: impl Into<Amount>) -> Part<usize> {
        Part::new(self.round, self.opponent, self.what, amount.into())
    }
}
