//! One-line messages that explain a value.

use super::{Amount, Explained, Formula, Part, Strike, Undefined, Value};
use crate::event::{PlayerId, Round};
use draughts_ground::said::{Fact, Figures, Said, Sentences, Told};
use draughts_ground::told;

told! {
    /// The explanation of a value.
    ///
    /// `of` is [the code with the value](Self::Of): `SOLK/T 23`; `sum` has plus signs between its
    /// parts; `without` lists the parts struck out.
    pub enum ValueLine {
        Of { code: String, value: Figures } => "value-of", "{ head-tie-break } { $value }";
        Undefined { of: Said, why: Undefined } => "value-undefined",
            "{ $of }: { $why ->
                [no-place] there is no place for it to decide
                [nobody-tied] nobody else is tied
                [not-all-met] not all of the tied have met each other, all equally often
                [no-seed] the event has no seed
                [unrated] somebody who plays has no rating, and the event does not say what that \
             counts (FIDE C.07, 10)
               *[nothing] there is nothing to take it from
            }";
        None { of: Said } => "value-none", "{ $of }";
        Sum { of: Said, sum: Figures, without: Option<Sentences> } => "value-sum",
            "{ $of } = { $sum }{ value-without }";
        Mean { of: Said, sum: Figures, parts: usize, without: Option<Sentences> } => "value-mean",
            "{ $of } = ({ $sum }) / { $parts }{ value-without }";
        Performance {
            of: Said,
            mean: i32,
            sign: char,
            difference: u32,
            percent: i32,
            without: Option<Sentences>,
        } => "value-performance",
            "{ $of } = { $mean } { $sign } { $difference } (a score of { $percent } %)\
             { value-without }";
        NoPoints { of: Said, without: Option<Sentences> } => "value-no-points",
            "{ $of }: the lowest opponent less 800, for no points{ value-without }";
        Perfect {
            of: Said,
            score: Amount,
            ratings: Vec<Amount>,
            without: Option<Sentences>,
        } => "value-perfect",
            "{ $of }: the lowest rating that expects { $score } against { $ratings }\
             { value-without }";
        Ahead { of: Said, games: Sentences, without: Option<Sentences> } => "value-ahead",
            "{ $of } of the tied ahead: { $games }{ value-without }";
        /// As `Ahead`, but several games against one opponent count as their average: `points` is
        /// their sum.
        AheadByAverage {
            of: Said,
            games: Sentences,
            points: Amount,
            without: Option<Sentences>,
        } => "value-ahead-by-average",
            "{ $of } of the tied ahead: { $games }; several games against one opponent count as \
             their average: { $points }{ value-without }";
        AheadWithoutGames { of: Said, without: Option<Sentences> } => "value-ahead-without-games",
            "{ $of } of the tied ahead: no games{ value-without }";
        Given { of: Said, without: Option<Sentences> } => "value-given", "{ $of }{ value-without }";
        Combination { of: Said, points: Amount, sum: Figures, by: usize } => "value-combination",
            "{ $of } = { $points } + ({ $sum }) / { $by }";
        Boards { of: Said, boards: Sentences } => "value-boards", "{ $of }: { $boards }";
        AtBoard { board: u16, sum: Figures } => "value-at-board", "board { $board } { $sum }";
        UpToBoard { board: u16, sum: Figures } => "value-up-to-board",
            "{ $board ->
                [1] board 1
               *[other] boards 1 to { $board }
            } { $sum }";
        Steps { of: Said, steps: Sentences } => "value-steps", "{ $of } = { $steps }";
        FirstStep { sum: Figures } => "value-first-step", "{ $sum }";
        NextStep { sum: Figures } => "value-next-step", "then { $sum }";
        Against { of: Said, games: Sentences } => "value-against", "{ $of } = { $games }";
        AgainstNobody { of: Said } => "value-against-nobody",
            "{ $of }: no game against a place that decided";
        Lots { of: Said, order: Vec<PlayerId> } => "value-lots",
            "{ $of }: drawn in the order { $order }";
        Game { points: Amount, opponent: Option<PlayerId> } => "value-game",
            "{ $points } against { value-opponent }";
        GameAtPlace {
            points: Amount,
            opponent: Option<PlayerId>,
            place: usize,
        } => "value-game-at-place",
            "{ $points } against { value-opponent } (place { $place })";
        Struck {
            points: Amount,
            why: Strike,
            round: Round,
            opponent: Option<PlayerId>,
        } => "value-struck",
            "{ $points }, { $why ->
                [best] the best: { value-no-opponent }
                [given-up] given up: round { $round }
                [first-round] round { $round }
                [below-limit] below the limit: { value-no-opponent }
               *[worst] the worst: { value-no-opponent }
            }";
    }
}

/// One line, such as `SOLK/T 23 = 6 + 9 + 8 (without 5, the worst: p7)`.
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

/// Returns the line of a value that is a single number.
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

/// Returns the number of boards from which the parts come.
fn boards(parts: &[Part]) -> u16 {
    parts.iter().filter_map(|part| part.board).max().unwrap_or(0)
}

/// Returns the parts of a board with plus signs between them.
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

/// Returns the parts of a step with plus signs between them.
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

/// Returns the parts struck out of a sum, if any.
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

draughts_ground::fact_words! {
    Undefined {
        NoPlace "no-place",
        NobodyTied "nobody-tied",
        NotAllMet "not-all-met",
        NoSeed "no-seed",
        Unrated "unrated",
        Nothing "nothing",
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
