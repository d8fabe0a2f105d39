//! How a value came about, as a message of one line.

use super::{Amount, Explained, Formula, Part, Strike, Undefined, Value};
use crate::event::{PlayerId, Round};
use draughts_ground::said::{Fact, Figures, Said, Sentences, Told};
use draughts_ground::told;

told! {
    /// How a value came about. `of` is [the code with the value](Self::Of): `SOLK/T 23`; `sum` has
    /// plus signs between its parts; `without` is what was struck out.
    pub enum ValueLine {
        /// The code of a tie-break with a value.
        Of { code: String, value: Figures } => "value-of";
        /// There is no value.
        Undefined { of: Said, why: Undefined } => "value-undefined";
        /// There is none, and no reason.
        None { of: Said } => "value-none";
        /// The sum of the parts.
        Sum { of: Said, sum: Figures, without: Option<Sentences> } => "value-sum";
        /// Their mean.
        Mean { of: Said, sum: Figures, parts: usize, without: Option<Sentences> }
            => "value-mean";
        /// Their mean, and a difference of ratings.
        Performance {
            of: Said,
            mean: i32,
            sign: char,
            difference: u32,
            percent: i32,
            without: Option<Sentences>,
        } => "value-performance";
        /// A perfect performance without points.
        NoPoints { of: Said, without: Option<Sentences> } => "value-no-points";
        /// The lowest rating that expects so much.
        Perfect { of: Said, score: Amount, ratings: Vec<Amount>, without: Option<Sentences> }
            => "value-perfect";
        /// How many of the tied players are ahead, by these games.
        Ahead { of: Said, games: Sentences, without: Option<Sentences> } => "value-ahead";
        /// The same where several games against one opponent count as their average: what the games
        /// come to.
        AheadByAverage { of: Said, games: Sentences, points: Amount, without: Option<Sentences> }
            => "value-ahead-by-average";
        /// The same without any game.
        AheadWithoutGames { of: Said, without: Option<Sentences> }
            => "value-ahead-without-games";
        /// It is given.
        Given { of: Said, without: Option<Sentences> } => "value-given";
        /// Points, and the sum of the parts divided.
        Combination { of: Said, points: Amount, sum: Figures, by: usize } => "value-combination";
        /// Sums by boards.
        Boards { of: Said, boards: Sentences } => "value-boards";
        /// The points at a board.
        AtBoard { board: u16, sum: Figures } => "value-at-board";
        /// The points of the boards from the first to this one.
        UpToBoard { board: u16, sum: Figures } => "value-up-to-board";
        /// Several sums, one after the other.
        Steps { of: Said, steps: Sentences } => "value-steps";
        /// The first of them.
        FirstStep { sum: Figures } => "value-first-step";
        /// The next.
        NextStep { sum: Figures } => "value-next-step";
        /// Games against the places that decided.
        Against { of: Said, games: Sentences } => "value-against";
        /// There was no such game.
        AgainstNobody { of: Said } => "value-against-nobody";
        /// The order that was drawn.
        Lots { of: Said, order: Vec<PlayerId> } => "value-lots";
        /// A game.
        Game { points: Amount, opponent: Option<PlayerId> } => "value-game";
        /// A game against a place.
        GameAtPlace { points: Amount, opponent: Option<PlayerId>, place: usize }
            => "value-game-at-place";
        /// A part that was struck out.
        Struck { points: Amount, why: Strike, round: Round, opponent: Option<PlayerId> }
            => "value-struck";
    }
}

/// In one line, such as `SOLK/T 23 = 6 + 9 + 8 (without 5, the worst: p7)`.
impl Told for Explained {
    fn said(&self) -> Said {
        let (code, value) = (self.tie_break.to_string(), Figures(self.value.to_string()));
        let of = ValueLine::Of { code, value }.said();
        let line = match (&self.value, self.undefined) {
            (_, Some(why)) => ValueLine::Undefined { of, why },
            (Value::Number(_) | Value::Lower(_), None) => number(of, self.formula, &self.parts),
            (Value::Steps(_), None) if self.formula.is_some() => {
                number(of, self.formula, &self.parts)
            }
            (Value::Steps(values), None) => {
                let sums = (1..=values.len().max(1)).map(|step| (step, sum(&self.parts, step)));
                let steps = sums.map(|(step, sum)| match step {
                    1 => ValueLine::FirstStep { sum },
                    _ => ValueLine::NextStep { sum },
                });
                ValueLine::Steps { of, steps: in_a_row(steps.map(|step| step.said())) }
            }
            (Value::Against(_), None) => {
                let games = in_a_row(self.parts.iter().filter(|part| part.is_in(1)).map(against));
                match games.said.is_empty() {
                    true => ValueLine::AgainstNobody { of },
                    false => ValueLine::Against { of, games },
                }
            }
            (Value::Lot(_), None) => {
                let order = self.lots.iter().map(|lot| lot.player.clone()).collect();
                ValueLine::Lots { of, order }
            }
            (Value::None, None) => ValueLine::None { of },
        };
        line.said()
    }
}

/// A value that is one number.
fn number(of: Said, formula: Option<Formula>, parts: &[Part]) -> ValueLine {
    let without = without(parts);
    match formula {
        None => ValueLine::Sum { of, sum: sum(parts, 1), without },
        Some(Formula::Mean) => {
            let counted = parts.iter().filter(|part| part.is_in(1)).count();
            ValueLine::Mean { of, sum: sum(parts, 1), parts: counted, without }
        }
        Some(Formula::Performance { mean, percent, difference }) => {
            let sign = if difference < 0 { '-' } else { '+' };
            let difference = difference.unsigned_abs();
            ValueLine::Performance { of, mean, sign, difference, percent, without }
        }
        Some(Formula::Perfect { score }) if score == Amount::ZERO => {
            ValueLine::NoPoints { of, without }
        }
        Some(Formula::Perfect { score }) => {
            let ratings = parts.iter().map(|part| part.amount).collect();
            ValueLine::Perfect { of, score, ratings, without }
        }
        Some(Formula::Ahead) => {
            let games = in_a_row(parts.iter().map(game));
            match games.said.is_empty() {
                true => ValueLine::AheadWithoutGames { of, without },
                false => ValueLine::Ahead { of, games, without },
            }
        }
        Some(Formula::AheadByAverage { points }) => {
            let games = in_a_row(parts.iter().map(game));
            ValueLine::AheadByAverage { of, games, points, without }
        }
        Some(Formula::Combination { points, by }) => {
            ValueLine::Combination { of, points, sum: sum(parts, 1), by }
        }
        Some(Formula::Given) => ValueLine::Given { of, without },
        Some(Formula::TopBoards) => {
            let at = |board| ValueLine::AtBoard { board, sum: of_board(parts, board) }.said();
            ValueLine::Boards { of, boards: in_a_row((1..=boards(parts)).map(at)) }
        }
        Some(Formula::BottomBoards) => {
            let sum = |board: u16| {
                let totals = (1..=board).map(|board| total_of_board(parts, board).to_string());
                Figures(totals.collect::<Vec<_>>().join(" + "))
            };
            let up_to = |board| ValueLine::UpToBoard { board, sum: sum(board) }.said();
            ValueLine::Boards { of, boards: in_a_row((1..boards(parts)).rev().map(up_to)) }
        }
    }
}

/// How many boards the parts are of.
fn boards(parts: &[Part]) -> u16 {
    parts.iter().filter_map(|part| part.board).max().unwrap_or(0)
}

/// The parts of a board with plus signs between them.
fn of_board(parts: &[Part], board: u16) -> Figures {
    let own = parts.iter().filter(|part| part.board == Some(board)).map(term);
    Figures(own.collect::<Vec<_>>().join(" + "))
}

fn total_of_board(parts: &[Part], board: u16) -> Amount {
    parts.iter().filter(|part| part.board == Some(board)).map(|part| part.amount).sum()
}

fn in_a_row(said: impl Iterator<Item = Said>) -> Sentences {
    Sentences { said: said.collect(), between: ", " }
}

fn game(part: &Part) -> Said {
    ValueLine::Game { points: part.amount, opponent: part.opponent.clone() }.said()
}

/// The parts of a step with plus signs between them.
fn sum(parts: &[Part], step: usize) -> Figures {
    let list: Vec<String> = parts.iter().filter(|part| part.is_in(step)).map(term).collect();
    Figures(if list.is_empty() { "0".into() } else { list.join(" + ") })
}

fn term(part: &Part) -> String {
    match (part.factor, part.score) {
        (Some(factor), Some(score)) => format!("{factor} x {score}"),
        _ => part.amount.to_string(),
    }
}

fn against(part: &Part) -> Said {
    let (points, opponent) = (part.amount, part.opponent.clone());
    let place = part.place.unwrap_or_default();
    ValueLine::GameAtPlace { points, opponent, place }.said()
}

/// What was struck out of a sum, if anything was.
fn without(parts: &[Part]) -> Option<Sentences> {
    let struck = parts.iter().filter_map(|part| Some((part, part.struck?.why)));
    let line = |(part, why): (&Part, Strike)| {
        let (points, round, opponent) = (part.amount, part.round, part.opponent.clone());
        ValueLine::Struck { points, why, round, opponent }.said()
    };
    let said: Vec<Said> = struck.map(line).collect();
    (!said.is_empty()).then(|| Sentences::listed(said))
}

impl From<Amount> for Fact {
    fn from(amount: Amount) -> Self {
        Self::Figure(amount.to_string())
    }
}

impl From<Undefined> for Fact {
    fn from(why: Undefined) -> Self {
        Self::Word(match why {
            Undefined::NoPlace => "no-place",
            Undefined::NobodyTied => "nobody-tied",
            Undefined::NotAllMet => "not-all-met",
            Undefined::NoSeed => "no-seed",
            Undefined::Unrated => "unrated",
            Undefined::Nothing => "nothing",
        })
    }
}

impl From<Strike> for Fact {
    fn from(why: Strike) -> Self {
        Self::Word(match why {
            Strike::Best => "best",
            Strike::GivenUp => "given-up",
            Strike::FirstRound => "first-round",
            Strike::BelowLimit => "below-limit",
            Strike::Worst | Strike::NoLongerTied | Strike::Decided => "worst",
        })
    }
}
