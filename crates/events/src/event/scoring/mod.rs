//! Points of results.
//!
//! A file lists all settings side by side ([`ScoringDocument`]); a [`Scoring`] stores a setting of
//! one mode inside that mode.

mod boards;
mod count;
mod delft;
mod document;

use serde::{Deserialize, Serialize};

use super::{BothPoints, ByeKind, Color, Outcome, Points, Score, TeamScore, UnplayedPoints};
use crate::event::results::unscorable::ValidScores;
use draughts_ground::said::{Said, said};

pub use boards::BoardsOfMatch;
pub use count::{Ahead, Count, CountResult, CountedAs, FinalPosition, Pieces};
pub use delft::DelftPoints;
pub use document::ScoringDocument;

/// The scoring mode of games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum ScoringMode {
    /// Win, draw or loss.
    #[default]
    Standard,
    /// Pairings of two games with colours exchanged. The points of both games are the small points,
    /// which decide whether the pairing is won, drawn or lost.
    MicroMatch,
    /// Delft scoring: 12-0, 9-1, 8-2, 7-3 or 6-4 depending on how the game was won, and 5-5 for an
    /// equal draw.
    Delft,
    /// Delft scoring with 10 points: 10-0, 9-1, 8-2, 7-3, 6-4 and 5-5.
    #[serde(rename = "delft-10")]
    Delft10,
    /// Delft scoring with 4-0, 3-1 and 2-2.
    #[serde(rename = "delft-4-3-2")]
    Delft432,
    /// Delft scoring with 5-0, 3-1 and 2-2.
    #[serde(rename = "delft-5-3-2")]
    Delft532,
    /// Delft scoring with 2-0, 1.5-0.5 and 1-1.
    #[serde(rename = "delft-2-1.5-1")]
    DelftHalves,
    /// A draw can be a plus for one player, which counts in the tie-break `PLUS`.
    PlusDraw,
    /// Scoring in goes: the points of a draw in hundredths, such as 1.01-0.99.
    Goes,
}

/// The points that a micro-match scores in the standings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum MicroCount {
    /// Those for winning, drawing or losing the pairing.
    #[default]
    MatchPoints,
    /// The points of its games, once all are finished.
    SmallPoints,
}

/// The scoring mode, with the settings of that mode.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[non_exhaustive]
pub enum Mode {
    /// Win, draw, loss.
    #[default]
    Standard,
    /// Pairings of two games, colours swapped in the second, with the points that count.
    MicroMatch(MicroCount),
    /// Delft scoring, in one of its five variants.
    Delft(DelftPoints),
    /// A draw may be a plus for one of the players, which counts in the tie-break `PLUS`.
    PlusDraw,
    /// Goes' system: the points of a draw in hundredths, such as 1.01-0.99.
    Goes,
    /// Team matches, in an event whose players are the teams ([`Part`](super::Part)): win, draw and
    /// loss are those of a match. Files do not have this mode.
    Boards(BoardsOfMatch),
}

/// The points of an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "ScoringDocument", into = "ScoringDocument")]
pub struct Scoring {
    /// The scoring mode.
    pub mode: Mode,
    /// The points of a win.
    pub win: Points,
    /// The points of a draw.
    pub draw: Points,
    /// The points of a loss.
    pub loss: Points,
    /// The points without a game.
    pub unplayed: UnplayedPoints,
    /// The setting for micro-matches in a file of another mode: kept, but never used.
    unused_count: MicroCount,
}

impl Default for Scoring {
    fn default() -> Self {
        Self::of(ScoringMode::Standard)
    }
}

impl Scoring {
    /// Returns the default points of a mode: 2-1-0, or those of the Delft variant; a micro-match
    /// counts for match points.
    pub fn of(mode: ScoringMode) -> Self {
        let delft = |points| match points {
            DelftPoints::Twelve => (Mode::Delft(points), 12, 5),
            DelftPoints::Ten => (Mode::Delft(points), 10, 5),
            DelftPoints::FourThreeTwo => (Mode::Delft(points), 4, 2),
            DelftPoints::FiveThreeTwo => (Mode::Delft(points), 5, 2),
            DelftPoints::Halves => (Mode::Delft(points), 2, 1),
        };
        let (mode, win, draw) = match mode {
            ScoringMode::Standard => (Mode::Standard, 2, 1),
            ScoringMode::MicroMatch => (Mode::MicroMatch(MicroCount::MatchPoints), 2, 1),
            ScoringMode::Delft => delft(DelftPoints::Twelve),
            ScoringMode::Delft10 => delft(DelftPoints::Ten),
            ScoringMode::Delft432 => delft(DelftPoints::FourThreeTwo),
            ScoringMode::Delft532 => delft(DelftPoints::FiveThreeTwo),
            ScoringMode::DelftHalves => delft(DelftPoints::Halves),
            ScoringMode::PlusDraw => (Mode::PlusDraw, 2, 1),
            ScoringMode::Goes => (Mode::Goes, 2, 1),
        };
        Self {
            mode,
            win: Points::whole(win),
            draw: Points::whole(draw),
            loss: Points::ZERO,
            unplayed: UnplayedPoints::default(),
            unused_count: MicroCount::default(),
        }
    }

    /// Returns the points of chess: 1, a half, 0.
    pub fn chess() -> Self {
        Self::default().with_points(Points::whole(1), Points::hundredths(50), Points::ZERO)
    }

    /// Returns the points of team matches, with 2-1-0 match points.
    pub fn of_boards(of: BoardsOfMatch) -> Self {
        Self { mode: Mode::Boards(of), ..Self::default() }
    }

    /// Returns the score of a drawn game, or of a drawn board of a match.
    pub const fn drawn_game(&self) -> Score {
        match self.mode {
            Mode::Boards(of) => Score::new(of.draw, of.draw),
            _ => Score::new(self.draw, self.draw),
        }
    }

    /// Returns the scoring with other points of a win, a draw and a loss.
    #[must_use]
    pub fn with_points(self, win: Points, draw: Points, loss: Points) -> Self {
        Self { win, draw, loss, ..self }
    }

    /// Returns the number of games of a pairing.
    pub const fn games(&self) -> usize {
        match self.mode {
            Mode::MicroMatch(_) => 2,
            Mode::Boards(of) => of.boards as usize,
            Mode::Standard | Mode::Delft(_) | Mode::PlusDraw | Mode::Goes => 1,
        }
    }

    /// Returns whether the only scores of a game are a win, a draw and a loss.
    pub const fn has_three_results(&self) -> bool {
        match self.mode {
            Mode::Standard | Mode::MicroMatch(_) | Mode::Boards(_) => true,
            Mode::Delft(_) | Mode::PlusDraw | Mode::Goes => false,
        }
    }

    /// Returns whether a win can have several scores, so that a plain win does not determine the
    /// score.
    pub const fn has_graded_wins(&self) -> bool {
        match self.mode {
            Mode::Delft(_) => true,
            Mode::Standard
            | Mode::MicroMatch(_)
            | Mode::PlusDraw
            | Mode::Goes
            | Mode::Boards(_) => false,
        }
    }

    /// Returns whether the points of a draw may be unequal.
    pub const fn has_unequal_draws(&self) -> bool {
        match self.mode {
            Mode::Goes => true,
            Mode::Standard
            | Mode::MicroMatch(_)
            | Mode::Delft(_)
            | Mode::PlusDraw
            | Mode::Boards(_) => false,
        }
    }

    /// Returns the points of a competitor who does not play.
    pub fn of_bye(&self, kind: ByeKind) -> Points {
        let plain = self.unplayed.of_bye(kind, self.full(), self.half());
        let Mode::Boards(of) = self.mode else { return plain };
        self.team_bye(of, kind).first(of.count)
    }

    /// Returns the board points of a team that does not play if match points decide, otherwise its
    /// match points; 0 for players.
    pub(crate) fn other_of_bye(&self, kind: ByeKind) -> Points {
        let Mode::Boards(of) = self.mode else { return Points::ZERO };
        self.team_bye(of, kind).other(of.count)
    }

    fn team_bye(&self, of: BoardsOfMatch, kind: ByeKind) -> BothPoints {
        let of_match = match kind {
            ByeKind::PairingAllocated | ByeKind::FullPoint => self.win,
            ByeKind::HalfPoint => self.draw,
            ByeKind::Absent => self.unplayed.absent,
        };
        of.without_match(kind, of_match)
    }

    /// Returns the points for winning a round; if small points count, for winning both games of a
    /// micro-match.
    pub fn full(&self) -> Points {
        match self.mode {
            Mode::MicroMatch(MicroCount::SmallPoints) => self.win + self.win,
            Mode::Boards(of) => of.everywhere(self.win, of.win).first(of.count),
            _ => self.win,
        }
    }

    /// Returns the points for drawing a round.
    pub fn half(&self) -> Points {
        match self.mode {
            Mode::MicroMatch(MicroCount::SmallPoints) => self.draw + self.draw,
            Mode::Boards(of) => of.everywhere(self.draw, of.draw).first(of.count),
            _ => self.draw,
        }
    }

    /// Returns whether points of single games count in the standings: small points in a
    /// micro-match, board points in a team match.
    pub const fn counts_small_points(&self) -> bool {
        match self.mode {
            Mode::MicroMatch(count) => matches!(count, MicroCount::SmallPoints),
            Mode::Boards(of) => of.count.is_by(TeamScore::Game),
            Mode::Standard | Mode::Delft(_) | Mode::PlusDraw | Mode::Goes => false,
        }
    }

    /// Returns whether a micro-match or a team match counts in the standings as one win, draw or
    /// loss.
    pub const fn counts_match_points(&self) -> bool {
        match self.mode {
            Mode::MicroMatch(count) => matches!(count, MicroCount::MatchPoints),
            Mode::Boards(of) => of.count.is_by(TeamScore::Match),
            Mode::Standard | Mode::Delft(_) | Mode::PlusDraw | Mode::Goes => false,
        }
    }

    /// Returns the forfeit lost by this player, or by both.
    pub fn forfeit(&self, loser: Option<Color>) -> Outcome {
        let won = self.unplayed.forfeit_win.unwrap_or(self.win);
        let score = Score::new(won, self.unplayed.forfeit_loss);
        match loser {
            Some(Color::Black) => Outcome::Forfeit(score),
            Some(Color::White) => Outcome::Forfeit(score.reversed()),
            None => Outcome::DoubleForfeit,
        }
    }

    /// Checks that the result of a game is valid in this event.
    ///
    /// # Errors
    ///
    /// Fails with the valid results if this one is not among them.
    pub fn accepts(&self, outcome: Outcome) -> Result<(), Said> {
        let (score, fine) = match outcome {
            Outcome::Adjourned | Outcome::Annulled | Outcome::DoubleForfeit => return Ok(()),
            Outcome::Forfeit(score) => {
                let fine = [Color::White, Color::Black]
                    .into_iter()
                    .any(|loser| self.forfeit(Some(loser)) == outcome);
                (score, fine)
            }
            Outcome::Played(score) | Outcome::Adjudicated(score) => (score, self.has(score)),
            Outcome::Total(score) => (score, self.halves_of_total(score).is_some()),
        };
        if fine {
            return Ok(());
        }
        Err(said!(
            "no-score",
            "{ $score } is not a result of this event; possible: { $possible }";
            score, possible = self.scores(outcome)
        ))
    }

    /// Returns how a micro-match with this total score ended for the player named first, with 2 for
    /// a game won and 1 for a draw; `None` if the total is impossible.
    pub(crate) fn halves_of_total(&self, score: Score) -> Option<i64> {
        self.totals().find(|(total, _)| *total == score).map(|(_, halves)| halves)
    }

    /// Returns the possible total scores of a micro-match, from two wins to two losses of the
    /// player named first, with 2 for a game won and 1 for a draw; none in other modes.
    fn totals(&self) -> impl Iterator<Item = (Score, i64)> {
        let [won, drawn] = self.plain();
        let games = [(won, 2), (drawn, 1), (won.reversed(), 0)];
        let is_micro = matches!(self.mode, Mode::MicroMatch(_));
        let pairs = [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2)];
        pairs.into_iter().filter(move |_| is_micro).map(move |(one, other)| {
            let ((first, halves), (second, more)) = (games[one], games[other]);
            let total = Score::new(first.first + second.first, first.second + second.second);
            (total, halves + more)
        })
    }

    fn has(&self, score: Score) -> bool {
        let nothing = score == Score::new(Points::ZERO, Points::ZERO);
        let plain = self.plain();
        let either = |one: Score| score == one || score == one.reversed();
        match self.mode {
            // Both may lose: a draw agreed too early, both expelled.
            _ if nothing => true,
            Mode::Standard | Mode::MicroMatch(_) | Mode::Boards(_) => plain.into_iter().any(either),
            Mode::Delft(points) => points.scores().into_iter().any(either),
            Mode::PlusDraw => {
                let drawn = Score { plus: None, ..score };
                plain.into_iter().any(either)
                    || (drawn == Score::new(self.draw, self.draw) && score.plus.is_some())
            }
            Mode::Goes => {
                score.plus.is_none() && score.first + score.second == self.win + self.loss
            }
        }
    }

    /// Returns the score whose first player has these points: that of a win, a draw or a loss, or
    /// any in Goes' system. With `plus`, it is a draw with a plus for the player named first or
    /// second.
    pub fn of_first(&self, first: Points, plus: Option<Color>) -> Option<Score> {
        if let Some(plus) = plus {
            let plain = Score::new(self.draw, self.draw);
            let is_one = matches!(self.mode, Mode::PlusDraw) && first == self.draw;
            return is_one.then_some(Score { plus: Some(plus), ..plain });
        }
        let scores: Vec<Score> = match self.mode {
            Mode::Standard | Mode::MicroMatch(_) | Mode::PlusDraw | Mode::Boards(_) => {
                self.plain().into()
            }
            Mode::Delft(points) => points.scores(),
            Mode::Goes => vec![Score::new(first, self.win + self.loss - first)],
        };
        let both = scores.into_iter().flat_map(|score| [score, score.reversed()]);
        let nothing = Score::new(Points::ZERO, Points::ZERO);
        both.into_iter()
            .find(|&score| score.first == first && score != nothing)
            .filter(|&score| score.second >= Points::ZERO && self.has(score))
    }

    const fn plain(&self) -> [Score; 2] {
        [Score::new(self.win, self.loss), Score::new(self.draw, self.draw)]
    }

    /// Returns the valid scores of a game.
    pub fn possible(&self) -> ValidScores {
        self.scores(Outcome::Adjourned)
    }

    /// Returns every score of a game, White's best first; empty if there are too many to list.
    pub fn listed(&self) -> Vec<Score> {
        match self.possible() {
            ValidScores::These { scores } => scores,
            ValidScores::OrReversed { scores } => {
                let reversed = scores.iter().rev().map(|score| score.reversed());
                let reversed = reversed.filter(|score| !scores.contains(score));
                scores.iter().copied().chain(reversed).collect()
            }
            ValidScores::OrPlus { scores, draw } => {
                let drawn = Score::new(draw, draw);
                let plus = |color| Score { plus: Some(color), ..drawn };
                let each = |score: Score| match score == drawn {
                    true => vec![plus(Color::White), drawn, plus(Color::Black)],
                    false => vec![score],
                };
                scores.into_iter().flat_map(each).collect()
            }
            ValidScores::Making { .. } | ValidScores::Forfeits { .. } => Vec::new(),
        }
    }

    fn scores(&self, outcome: Outcome) -> ValidScores {
        if let Outcome::Forfeit(_) = outcome {
            let (won, lost) = (self.forfeit(Some(Color::Black)), self.forfeit(Some(Color::White)));
            return ValidScores::Forfeits { won, lost };
        }
        if let (Outcome::Total(_), Mode::MicroMatch(_)) = (outcome, self.mode) {
            let mut scores: Vec<Score> = self.totals().map(|(total, _)| total).collect();
            scores.dedup();
            return ValidScores::These { scores };
        }
        let [won, drawn] = self.plain();
        let scores = vec![won, drawn, won.reversed()];
        match self.mode {
            Mode::Standard | Mode::MicroMatch(_) | Mode::Boards(_) => ValidScores::These { scores },
            Mode::Delft(points) => ValidScores::OrReversed { scores: points.scores() },
            Mode::PlusDraw => ValidScores::OrPlus { scores, draw: self.draw },
            Mode::Goes => ValidScores::Making { sum: self.win + self.loss },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn accepts(scoring: &Scoring, text: &str) -> bool {
        scoring.accepts(text.replace(':', " ").parse().unwrap()).is_ok()
    }

    #[test]
    fn each_mode_has_its_scores() {
        for (mode, fine, wrong) in [
            (ScoringMode::Standard, "2-0 1-1 0-2 0-0", "1-0 2-1 3-0 1+-1-"),
            (
                ScoringMode::MicroMatch,
                "2-0 1-1 0-2 4-0:total 3-1:total 2-2:total",
                "4-0 3-1 2-0:total",
            ),
            (ScoringMode::Delft, "12-0 0-12 9-1 4-6 5-5", "2-0 10-0 8-3"),
            (ScoringMode::Delft10, "10-0 1-9 5-5", "12-0"),
            (ScoringMode::Delft432, "4-0 1-3 2-2", "2-0 5-0"),
            (ScoringMode::DelftHalves, "2-0 0.5-1.5 1-1", "3-1"),
            (ScoringMode::PlusDraw, "2-0 1-1 1+-1- 1--1+", "2+-0- 3-0"),
            (ScoringMode::Goes, "2-0 1.01-0.99 1-1 0.5-1.5", "1.01-1 2-1"),
        ] {
            let scoring = Scoring::of(mode);
            for text in fine.split(' ') {
                assert!(accepts(&scoring, text), "{mode:?} {text}");
            }
            for text in wrong.split(' ') {
                assert!(!accepts(&scoring, text), "{mode:?} {text}");
            }
        }
    }

    #[test]
    fn a_slip_can_list_the_scores() {
        for (mode, listed) in [
            (ScoringMode::Standard, "2-0 1-1 0-2"),
            (ScoringMode::MicroMatch, "2-0 1-1 0-2"),
            (ScoringMode::Delft, "12-0 9-1 8-2 7-3 6-4 5-5 4-6 3-7 2-8 1-9 0-12"),
            (ScoringMode::PlusDraw, "2-0 1+-1- 1-1 1--1+ 0-2"),
            (ScoringMode::Goes, ""),
        ] {
            let scoring = Scoring::of(mode);
            let scores: Vec<String> = scoring.listed().iter().map(ToString::to_string).collect();
            assert_eq!(scores.join(" "), listed, "{mode:?}");
        }
    }

    #[test]
    fn a_forfeit_has_the_points_of_a_win() {
        let scoring =
            Scoring::default().with_points(Points::whole(3), Points::whole(1), Points::ZERO);
        assert!(accepts(&scoring, "3-0 forfeit"));
        assert!(accepts(&scoring, "0-3 forfeit"));
        assert!(accepts(&scoring, "0-0 forfeit"));
        assert!(!accepts(&scoring, "2-0 forfeit"));
        assert_eq!(scoring.forfeit(Some(Color::White)).to_string(), "0-3 forfeit");
    }
}
