//! The progress of a play-off: the current stage, the next games, and who is ahead.

use std::collections::BTreeMap;

use super::{Criterion, Ladder, LadderStage, Playoff, PlayoffGame};
use crate::event::{Color, Outcome, PlayerId, Points, Score};
use draughts_ground::told;

/// The progress of a play-off; players are indices into its list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayoffProgress {
    /// The players, best first; those who are still level are grouped.
    pub order: Vec<Vec<usize>>,
    /// Whether nothing is left to be played.
    pub over: bool,
    /// The games to be played now, in the order of the players.
    pub next: Vec<NextGame>,
    /// The stages so far; the last may not have ended.
    pub stages: Vec<StageTally>,
}

/// A game to be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NextGame {
    /// The stage, as an index into the ladder.
    pub stage: usize,
    /// The number of the game between these two in the stage, from 1.
    pub game: usize,
    /// White.
    pub white: usize,
    /// Black.
    pub black: usize,
}

/// The scores of the players in a stage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StageTally {
    /// The stage, as an index into the ladder.
    pub stage: usize,
    /// The points of the players in the stage, in the order of the list: 2-1-0 per game, in team
    /// events per board. For a repeated stage, only the last repetition counts.
    pub points: Vec<(usize, i64)>,
    /// The number of games so far.
    pub games: usize,
    /// Whether the stage has ended.
    pub ended: bool,
}

told! {
    /// The reason why a game is not valid in a play-off.
    pub enum PlayoffWrong {
        NotInIt { id: PlayerId } => "playoff-not-in-it", "{ $id } is not in the play-off";
        OtherStage { stage: String, now: String } => "playoff-other-stage",
            "it is of stage { $stage }, and { $now } is being played";
        NotNow { white: PlayerId, black: PlayerId } => "playoff-not-now",
            "{ $white } and { $black } have no game then";
        Over => "playoff-over", "the play-off was decided before";
        NoResult { result: Outcome } => "playoff-no-result",
            "{ $result } is not a result of a play-off: 2-0, 1-1, 0-2, or a forfeit";
        NoScore { result: Outcome, boards: u16, points: i64 } => "playoff-no-score",
            "{ $result } is not the score of a match on { $boards } boards: together they give \
             { $points }, 2-1-0 a board";
    }
}

/// Two players in a stage.
struct Pair {
    one: usize,
    other: usize,
    /// Whether nobody else is level with them.
    alone: bool,
    /// Points of the games, those of `one` first.
    games: Vec<(i64, i64)>,
}

impl Pair {
    /// Returns the points that count: in a repeated stage, those of the last repetition.
    fn points(&self, rules: &LadderStage) -> (i64, i64) {
        let each = usize::from(rules.games).max(1);
        let from = match rules.repeat {
            true => self.games.len().saturating_sub(1) / each * each,
            false => 0,
        };
        self.games[from..].iter().fold((0, 0), |sum, game| (sum.0 + game.0, sum.1 + game.1))
    }

    /// Returns whether they have no further game in the stage; `worth` is the points of a game.
    fn is_over(&self, rules: &LadderStage, worth: i64) -> bool {
        let each = usize::from(rules.games).max(1);
        let played = self.games.len();
        let left = match played % each {
            0 if played > 0 => 0,
            some => each - some,
        };
        let (one, other) = self.points(rules);
        let ahead = (one - other).unsigned_abs();
        match (left, rules.repeat) {
            (0, true) => ahead > 0,
            (0, false) => true,
            // The remaining games cannot change who has more.
            (left, _) => self.alone && played > 0 && ahead > worth.unsigned_abs() * left as u64,
        }
    }
}

/// Returns the points of White and Black in a game of a play-off; `None` for an impossible result.
/// `worth` is their sum: 2, or 2 per board of a team match.
fn points(result: Outcome, worth: i64) -> Option<(i64, i64)> {
    let whole = |points: i64| Points::whole(points);
    match result {
        Outcome::DoubleForfeit => Some((0, 0)),
        Outcome::Played(score) | Outcome::Forfeit(score) | Outcome::Adjudicated(score) => {
            let is_it = |&(one, other): &(i64, i64)| score == Score::new(whole(one), whole(other));
            (0..=worth).map(|one| (one, worth - one)).find(is_it)
        }
        Outcome::Adjourned | Outcome::Annulled | Outcome::Total(_) => None,
    }
}

impl Playoff {
    /// Returns the progress by the ladder.
    ///
    /// # Errors
    ///
    /// Fails with the index of the first invalid game and the reason.
    pub fn progress(&self, ladder: &Ladder) -> Result<PlayoffProgress, (usize, PlayoffWrong)> {
        let mut run = PlayoffReplay {
            playoff: self,
            ladder,
            order: vec![(0..self.players.len()).collect()],
            last_white: BTreeMap::new(),
            stages: Vec::new(),
            at: 0,
        };
        let mut stage = 0;
        loop {
            let Some(rules) = ladder.stages.get(stage).filter(|_| !run.level().is_empty()) else {
                if run.at < self.games.len() {
                    return Err((run.at, PlayoffWrong::Over));
                }
                return Ok(run.end(true, Vec::new()));
            };
            let next = run.stage(stage, rules)?;
            if !next.is_empty() {
                return Ok(run.end(false, next));
            }
            stage += usize::from(!rules.repeat);
        }
    }
}

/// A play-off being replayed.
struct PlayoffReplay<'p> {
    playoff: &'p Playoff,
    ladder: &'p Ladder,
    order: Vec<Vec<usize>>,
    /// White of the last game between two players, in whatever stage.
    last_white: BTreeMap<(usize, usize), usize>,
    stages: Vec<StageTally>,
    /// The index of the next game of the list.
    at: usize,
}

impl PlayoffReplay<'_> {
    fn end(self, over: bool, next: Vec<NextGame>) -> PlayoffProgress {
        PlayoffProgress { order: self.order, over, next, stages: self.stages }
    }

    /// Returns the groups of players who are level on places that the play-off decides.
    fn level(&self) -> Vec<Vec<usize>> {
        let mut place = self.playoff.first();
        let mut level = Vec::new();
        for group in &self.order {
            if group.len() > 1 && place <= self.playoff.last() {
                level.push(group.clone());
            }
            place += group.len();
        }
        level
    }

    /// Replays a stage; returns the missing games.
    fn stage(
        &mut self,
        stage: usize,
        rules: &LadderStage,
    ) -> Result<Vec<NextGame>, (usize, PlayoffWrong)> {
        let level = self.level();
        let mut pairs = Vec::new();
        for group in &level {
            let alone = group.len() == 2;
            for (at, &one) in group.iter().enumerate() {
                let with = |&other| Pair { one, other, alone, games: Vec::new() };
                pairs.extend(group[at + 1..].iter().map(with));
            }
        }
        let worth = self.playoff.points_of_game();
        while !pairs.iter().all(|pair| pair.is_over(rules, worth)) {
            let Some(game) = self.playoff.games.get(self.at) else { break };
            self.add_game(game, rules, &mut pairs).map_err(|why| (self.at, why))?;
            self.at += 1;
        }
        let open = |pair: &&Pair| !pair.is_over(rules, worth);
        let next: Vec<NextGame> =
            pairs.iter().filter(open).map(|pair| self.next(stage, pair)).collect();
        let mut mine: BTreeMap<usize, i64> = BTreeMap::new();
        for pair in &pairs {
            let (one, other) = pair.points(rules);
            *mine.entry(pair.one).or_default() += one;
            *mine.entry(pair.other).or_default() += other;
        }
        self.stages.push(StageTally {
            stage,
            points: mine.into_iter().collect(),
            games: pairs.iter().map(|pair| pair.games.len()).sum(),
            ended: next.is_empty(),
        });
        if next.is_empty() {
            let order = std::mem::take(&mut self.order);
            let split = |group: Vec<usize>| match level.contains(&group) {
                true => self.split(group, rules, &pairs),
                false => vec![group],
            };
            let order = order.into_iter().flat_map(split).collect();
            self.order = order;
        }
        Ok(next)
    }

    /// Adds a game to its pair.
    fn add_game(
        &mut self,
        game: &PlayoffGame,
        rules: &LadderStage,
        pairs: &mut [Pair],
    ) -> Result<(), PlayoffWrong> {
        let (white, black) = (self.player(&game.white)?, self.player(&game.black)?);
        if game.stage != rules.stage {
            let now = rules.stage.clone();
            return Err(PlayoffWrong::OtherStage { stage: game.stage.clone(), now });
        }
        let (one, other) = (white.min(black), white.max(black));
        let worth = self.playoff.points_of_game();
        let is_it = |pair: &&mut Pair| {
            (pair.one, pair.other) == (one, other) && !pair.is_over(rules, worth)
        };
        let pair = pairs.iter_mut().find(is_it).ok_or_else(|| PlayoffWrong::NotNow {
            white: game.white.clone(),
            black: game.black.clone(),
        })?;
        let result = game.result;
        let of_white = points(result, worth).ok_or(match self.playoff.boards {
            Some(boards) => PlayoffWrong::NoScore { result, boards, points: worth },
            None => PlayoffWrong::NoResult { result },
        })?;
        let of_white = match (rules.draw_wins, of_white) {
            (Some(Color::White), (one, other)) if one == other && one > 0 => (worth, 0),
            (Some(Color::Black), (one, other)) if one == other && one > 0 => (0, worth),
            (_, points) => points,
        };
        let turned = |(one, other)| (other, one);
        pair.games.push(if white == one { of_white } else { turned(of_white) });
        self.last_white.insert((one, other), white);
        Ok(())
    }

    fn player(&self, id: &PlayerId) -> Result<usize, PlayoffWrong> {
        let at = self.playoff.players.iter().position(|player| player == id);
        at.ok_or_else(|| PlayoffWrong::NotInIt { id: id.clone() })
    }

    /// Returns the next game of two players. Colours alternate from game to game; in the first, the
    /// player drawn earlier has White if the sum of their places in the drawn order is odd, as it
    /// is for two players.
    fn next(&self, stage: usize, pair: &Pair) -> NextGame {
        let (one, other) = (pair.one, pair.other);
        let (white, black) = match self.last_white.get(&(one, other)) {
            Some(&last) if last == one => (other, one),
            Some(_) => (one, other),
            None if (one + other) % 2 == 1 => (one, other),
            None => (other, one),
        };
        NextGame { stage, game: pair.games.len() + 1, white, black }
    }

    /// Splits a group of level players by the criteria of the ladder; two players by their points
    /// only.
    fn split(&self, group: Vec<usize>, rules: &LadderStage, pairs: &[Pair]) -> Vec<Vec<usize>> {
        let two = [Criterion::Points];
        let criteria = if group.len() == 2 { &two[..] } else { &self.ladder.criteria };
        let mut order = vec![group];
        for &criterion in criteria {
            let by = |group: Vec<usize>| {
                let value = |player: usize| value(criterion, player, &group, rules, pairs);
                let mut valued: Vec<(i64, usize)> =
                    group.iter().map(|&player| (value(player), player)).collect();
                valued.sort_by_key(|&(value, _)| std::cmp::Reverse(value));
                let same = |one: &(i64, usize), other: &(i64, usize)| one.0 == other.0;
                let parts = valued.chunk_by(same);
                parts.map(|part| part.iter().map(|&(_, player)| player).collect()).collect()
            };
            order = order
                .into_iter()
                .flat_map(|group: Vec<usize>| -> Vec<Vec<usize>> { by(group) })
                .collect();
        }
        order
    }
}

/// Returns the value of a player by a criterion; more is better.
fn value(
    criterion: Criterion,
    player: usize,
    group: &[usize],
    rules: &LadderStage,
    pairs: &[Pair],
) -> i64 {
    let own = pairs.iter().filter_map(|pair| {
        let (one, other) = pair.points(rules);
        if pair.one == player {
            Some((pair, pair.other, one, other))
        } else {
            (pair.other == player).then_some((pair, pair.one, other, one))
        }
    });
    let games = |pair: &Pair| i64::try_from(pair.games.len()).unwrap_or(i64::MAX);
    match criterion {
        Criterion::Points => own.map(|(_, _, mine, _)| mine).sum(),
        Criterion::Wins => own
            .map(|(pair, ..)| {
                let won = |&&(one, other): &&(i64, i64)| match pair.one == player {
                    true => one > other,
                    false => other > one,
                };
                i64::try_from(pair.games.iter().filter(won).count()).unwrap_or(i64::MAX)
            })
            .sum(),
        Criterion::Direct => own
            .filter(|(_, opponent, ..)| group.contains(opponent))
            .map(|(_, _, mine, _)| mine)
            .sum(),
        Criterion::FewerGamesWon => -own
            .filter(|(_, _, mine, theirs)| mine > theirs)
            .map(|(pair, ..)| games(pair))
            .sum::<i64>(),
        Criterion::MoreGamesLost => {
            own.filter(|(_, _, mine, theirs)| mine < theirs).map(|(pair, ..)| games(pair)).sum()
        }
    }
}

impl NextGame {
    /// Returns the game with colours exchanged.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self { white: self.black, black: self.white, ..self }
    }
}

impl PlayoffProgress {
    /// Returns the player who is ahead of all others, if settled.
    pub fn winner(&self) -> Option<usize> {
        match self.order.first().map(Vec::as_slice) {
            Some(&[winner]) => Some(winner),
            _ => None,
        }
    }

    /// Returns the last stage that has ended.
    pub fn decided_in(&self) -> Option<usize> {
        self.stages.iter().rev().find(|tally| tally.ended).map(|tally| tally.stage)
    }
}

#[cfg(test)]
mod tests;
