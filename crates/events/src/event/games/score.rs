//! Conversion of the result of a record to the points of an event.

use crate::event::{Outcome, Points, Score, Scoring};
use draughts_ground::said::{Said, said};

/// The most points of a win in any scoring by wins and draws.
const LARGEST_WIN: Points = Points::whole(4);

/// Converts the result of a record to the points of an event.
///
/// A score that is valid in the event is kept (`12-0`, `1+-1-`, `1.01-0.99`). Otherwise, a score
/// with 0 for one player is a win, and a score of equal halves is a draw (`1-0`, `2-0`, `1/2-1/2`).
/// That applies only to points that a scoring by wins and draws can have: an event that counts wins
/// and draws refuses scores of a final position (`12-0`, `5-5`).
///
/// # Errors
///
/// Fails if the score fits several scores of this event, or none.
pub fn in_points(scoring: &Scoring, recorded: Score) -> Result<Outcome, Said> {
    let taken = Outcome::Played(recorded);
    let Err(refused) = scoring.accepts(taken) else {
        return Ok(taken);
    };
    if scoring.has_graded_wins() {
        let (score, possible) = (recorded, scoring.possible());
        return Err(said!(
            "which-score",
            "{ $score } is not a result of this event; possible: { $possible }; and { $recorded } \
             does not say which";
            score, possible, recorded
        ));
    }
    let won = Score::new(scoring.win, scoring.loss);
    let nothing = Points::ZERO;
    let is_win = |points: Points| points <= LARGEST_WIN.max(scoring.win);
    let score = match (recorded.first, recorded.second) {
        (first, second) if first == second && first <= Points::whole(2).max(scoring.draw) => {
            Score::new(scoring.draw, scoring.draw)
        }
        (first, second) if second == nothing && is_win(first) => won,
        (first, second) if first == nothing && is_win(second) => won.reversed(),
        _ => return Err(refused),
    };
    let outcome = Outcome::Played(score);
    // The event may refuse this score too, for example if a loss is worth something under Goes.
    scoring.accepts(outcome).map(|()| outcome)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::ScoringMode;

    fn entered(scoring: &Scoring, recorded: &str) -> String {
        match in_points(scoring, recorded.parse().unwrap()) {
            Ok(outcome) => outcome.to_string(),
            Err(_) => "?".into(),
        }
    }

    #[test]
    fn results_of_any_form_become_those_of_the_event() {
        let two = Scoring::default();
        let one = Scoring::chess();
        let three = two.clone().with_points(Points::whole(3), two.draw, two.loss);
        for (scoring, pairs) in [
            (
                &two,
                "2-0=2-0 1-0=2-0 0-1=0-2 1/2-1/2=1-1 ½-½=1-1 12-0=? 5-5=? 3-0=2-0 0-0=0-0 7-3=?",
            ),
            (&one, "2-0=1-0 1-1=0.5-0.5 1/2-1/2=0.5-0.5 0-2=0-1 1+-1-=0.5-0.5"),
            (&three, "2-0=3-0 1-0=3-0 1-1=1-1 1/2-1/2=1-1 3-1=?"),
            (&Scoring::of(ScoringMode::Delft), "12-0=12-0 9-1=9-1 4-6=4-6 5-5=5-5 2-0=? 1-1=?"),
            (&Scoring::of(ScoringMode::PlusDraw), "1+-1-=1+-1- 1-0=2-0 1-1=1-1 1--1+=1--1+"),
            (&Scoring::of(ScoringMode::Goes), "1.01-0.99=1.01-0.99 1/2-1/2=1-1 0-1=0-2"),
            (&Scoring::of(ScoringMode::MicroMatch), "1-0=2-0 4-0=2-0"),
        ] {
            for pair in pairs.split(' ') {
                let (recorded, expected) = pair.split_once('=').unwrap();
                assert_eq!(entered(scoring, recorded), expected, "{:?} {pair}", scoring.mode);
            }
        }
    }
}
