//! The state of a match between two players, and the points that each of them still needs.

use serde::Serialize;

use crate::event::{Event, Ladder, Ledger, Length, Points};

use super::rank::{StandingsOptions, rank};

/// The state of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchProgress {
    /// The number of games still to be finished.
    pub left: usize,
    /// Whether the match is decided.
    pub state: CourseState,
    /// The two players.
    pub sides: [MatchPlayer; 2],
    /// The winner, as an index into `sides`; after equal points, the player whom the standings rank
    /// first.
    pub winner: Option<usize>,
}

/// The state of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CourseState {
    /// The match is not decided.
    Open,
    /// A player has won, whatever the results of the remaining games.
    Won,
    /// The match is over and level.
    Level,
}

/// A player of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MatchPlayer {
    /// The index of the player in [`Event::players`](crate::event::EventDocument::players).
    pub player: usize,
    /// The points.
    pub points: Points,
    /// The fewest points from the remaining games that win the match; 0 for the winner.
    ///
    /// `None` if it can no longer be won, or if the points of a game have no fixed sum.
    pub to_win: Option<Points>,
    /// The fewest points from the remaining games that at least draw the match, under the
    /// conditions of `to_win`.
    pub to_draw: Option<Points>,
}

/// Returns the state of a match after the last round of a ledger; `None` in other systems, and
/// unless there are two players.
///
/// The points needed are known only if a game always gives both players together the same number of
/// points; a game lost by both would change them.
pub fn course(event: &Event, ledger: &Ledger) -> Option<MatchProgress> {
    if !event.system.kind().is_between_two() || ledger.players() != 2 {
        return None;
    }
    let Length::Games(Some(games)) = event.system.length() else { return None };
    let ended = ledger.of(0).iter().filter(|entry| entry.meeting().is_some_and(|one| one.complete));
    let left = usize::from(games).saturating_sub(ended.count());
    let points = [ledger.score(0), ledger.score(1)];
    let to_come = ToCome::of(event, left);
    let side = |player: usize| {
        let behind = points[1 - player] - points[player];
        MatchPlayer {
            player,
            points: points[player],
            to_win: to_come.needed(behind, true),
            to_draw: to_come.needed(behind, false),
        }
    };
    let sides = [side(0), side(1)];
    let lead = points[0] - points[1];
    let winner = match to_come.most_gained() {
        most if lead > most => Some(0),
        most if -lead > most => Some(1),
        _ if left == 0 => first_of_level(event, ledger),
        _ => None,
    };
    let state = match winner {
        Some(_) => CourseState::Won,
        None if left == 0 => CourseState::Level,
        None => CourseState::Open,
    };
    Some(MatchProgress { left, state, sides, winner })
}

/// Returns the player whom a play-off, the scores by stage or a tie-break ranks first, after a
/// match that ended with equal points.
fn first_of_level(event: &Event, ledger: &Ledger) -> Option<usize> {
    let standings = rank(event, ledger, StandingsOptions::default());
    let mut places = standings.rows.iter().map(|row| (row.place, row.player));
    let (first, second) = (places.next()?, places.next()?);
    (first.0 != second.0).then_some(first.1)
}

/// The points that the remaining games can give, in hundredths.
struct ToCome {
    games: i64,
    /// The points of a lost and of a won game.
    least: i64,
    most: i64,
    /// The most that one player can gain on the other in a game.
    gain: i64,
    /// The difference between two neighbouring possible scores; `None` if the sum is not fixed.
    step: Option<i64>,
}

impl ToCome {
    fn of(event: &Event, left: usize) -> Self {
        let games = i64::try_from(left).unwrap_or(i64::MAX);
        let ladder = event.ladder_of_matches().filter(|ladder| ladder.gives_points());
        if let Some(ladder) = ladder {
            return Self::by_ladder(ladder, games);
        }
        let scoring = &event.scoring;
        let small = scoring.counts_small_points();
        let least = if small { scoring.loss + scoring.loss } else { scoring.loss };
        let [least, half, most] =
            [least, scoring.half(), scoring.full()].map(Points::in_hundredths);
        let fixed = least + most == half + half && !scoring.has_graded_wins();
        let step = if scoring.has_unequal_draws() {
            1
        } else {
            (scoring.draw - scoring.loss).in_hundredths().max(1)
        };
        // If a win can have several scores: the largest difference between the two players.
        let listed = scoring.listed().into_iter().map(|score| score.first - score.second);
        let highest = listed.max().filter(|_| scoring.has_graded_wins());
        let gain = highest.map_or(most - least, Points::in_hundredths);
        Self { games, least, most, gain, step: fixed.then_some(step) }
    }

    /// Returns the limits for rounds played as a ladder, with the points of its stages.
    fn by_ladder(ladder: &Ladder, games: i64) -> Self {
        let scores = ladder.stages_of_round().filter_map(|stage| stage.points).chain(ladder.level);
        let scores: Vec<(i64, i64)> = scores
            .map(|score| (score.first.in_hundredths(), score.second.in_hundredths()))
            .collect();
        let most = scores.iter().map(|one| one.0).max().unwrap_or(0);
        let least = scores.iter().map(|one| one.1).min().unwrap_or(0);
        let gain = scores.iter().map(|one| (one.0 - one.1).abs()).max().unwrap_or(0);
        let fixed = scores.iter().all(|one| one.0 + one.1 == least + most);
        let step = fixed.then_some(Points::whole(1).in_hundredths());
        Self { games, least, most, gain, step }
    }

    /// Returns the most that one player can gain on the other in all remaining games.
    const fn most_gained(&self) -> Points {
        Points::hundredths(self.games * self.gain)
    }

    /// Returns the fewest points with which a player who is `behind` finishes with more than the
    /// other; with `!more`, with at least as many.
    fn needed(&self, behind: Points, more: bool) -> Option<Points> {
        let step = self.step?;
        let lowest = self.games * self.least;
        // Twice the points must exceed this value, because each point of one player is a point the
        // other does not have.
        let bar = behind.in_hundredths() + self.games * (self.least + self.most);
        let over = bar - 2 * lowest - i64::from(!more);
        let steps = if over < 0 { 0 } else { over / (2 * step) + 1 };
        let points = lowest + steps * step;
        (points <= self.games * self.most)
            .then(|| if steps == 0 { Points::ZERO } else { Points::hundredths(points) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Round, read};

    /// Returns a match of six games with these results for `a`, who has White in odd games.
    fn after(results: &[&str], scoring: &str) -> MatchProgress {
        let rounds: String = (1..)
            .zip(results)
            .map(|(round, result)| {
                format!(
                    "  - round: {round}\n    boards:\n\
                     \x20     - {{board: 1, white: a, black: b, result: {result}}}\n"
                )
            })
            .collect();
        let text = format!(
            "schema: arbiter.event/1\nname: X\nsystem: {{kind: match, games: 6}}\n{scoring}\
             players:\n  - {{id: a, name: Ash}}\n  - {{id: b, name: Birch}}\nrounds:\n{rounds}"
        );
        let event = read("test.yaml", &text).unwrap_or_else(|error| panic!("{error}"));
        let last = Round(u16::try_from(results.len()).unwrap());
        course(&event, &Ledger::new(&event, last)).unwrap()
    }

    /// Formats the state, the number of games left, and the points that each player needs to win
    /// and to draw.
    fn told(course: &MatchProgress) -> String {
        let points = |points: Option<Points>| points.map_or("-".into(), |one| one.to_string());
        let side = |side: &MatchPlayer| {
            format!("{} {}/{}", side.points, points(side.to_win), points(side.to_draw))
        };
        let [one, other] = &course.sides;
        format!("{:?} {}: {}, {}", course.state, course.left, side(one), side(other))
    }

    #[test]
    fn what_is_needed_is_the_fewest_points_that_suffice() {
        // Six games of two points each: 7 points win.
        for (results, expected) in [
            (&["2-0"][..], "Open 5: 2 5/4, 0 7/6"),
            (&["2-0", "2-0", "1-1"], "Open 3: 5 2/1, 1 6/5"),
            (&["2-0", "2-0", "2-0"], "Open 3: 6 1/0, 0 -/6"),
            (&["2-0", "2-0", "2-0", "1-1"], "Won 2: 7 0/0, 1 -/-"),
            (&["2-0", "2-0", "0-2", "0-2", "1-1", "1-1"], "Level 0: 6 -/0, 6 -/0"),
            (&["2-0", "0-2", "1-1", "1-1", "1-1", "2-0"], "Won 0: 7 0/0, 5 -/-"),
            (&["2-0", "adjourned"], "Open 5: 2 5/4, 0 7/6"),
        ] {
            assert_eq!(told(&after(results, "")), expected, "{results:?}");
        }
    }

    #[test]
    fn every_scoring_has_its_steps() {
        let chess = "scoring: {win: 1, draw: 0.5, loss: 0}\n";
        assert_eq!(told(&after(&["1-0"], chess)), "Open 5: 1 2.5/2, 0 3.5/3");
        let goes = "scoring: {mode: goes}\n";
        assert_eq!(told(&after(&["1.01-0.99"], goes)), "Open 5: 1.01 5/4.99, 0.99 5.02/5.01");
        let micro = "scoring: {mode: micro-match, count: small-points}\n";
        assert_eq!(told(&after(&["[2-0, 1-1]"], micro)), "Open 5: 3 10/9, 1 12/11");
        // A win and a draw have different sums, so all that is known is whether the match is
        // decided.
        let delft = "scoring: {mode: delft, win: 12, draw: 5}\n";
        assert_eq!(told(&after(&["12-0"], delft)), "Open 5: 12 -/-, 0 -/-");
        let won = ["12-0", "12-0", "12-0", "12-0"];
        assert_eq!(told(&after(&won, delft)), "Won 2: 48 -/-, 0 -/-");
    }
}
