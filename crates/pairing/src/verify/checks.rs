//! The check for each rule that a system promises. The compiler requires one for a new rule.

use std::cmp::Reverse;

use super::facts::PlayerFacts;
use super::legal::LegalPairs;
use super::{Breach, color, match_colors};
use crate::Color;
use crate::field::{FieldPair, Rule};

/// Returns the player who should have White in a pair, and the article.
type White = Box<dyn Fn(&LegalPairs<'_>, FieldPair) -> (usize, &'static str)>;

/// The check for a rule.
pub(super) enum Check {
    /// A check of each pair.
    Pair(fn(&LegalPairs<'_>, FieldPair) -> Option<Breach>),
    /// A check of each player of a pair, with the colour.
    Player(fn(&PlayerFacts, usize, Color) -> Option<Breach>),
    /// A check of the colours of each pair, with the rule that determines them.
    Colors(Rule, White),
    /// A check of the player with the bye.
    Bye(fn(&LegalPairs<'_>, usize) -> Option<Breach>),
    /// A check of the order of the boards.
    Boards(fn(&[PlayerFacts], &[FieldPair]) -> Option<Breach>),
}

impl Check {
    /// Returns the check of a rule.
    pub(super) fn of(rule: Rule) -> Self {
        match rule {
            Rule::Rematch => Self::Pair(|legal, pair| legal.rematch(pair.white, pair.black)),
            Rule::SameColor => Self::Pair(|legal, pair| legal.same_color(pair.white, pair.black)),
            Rule::SecondBye => Self::Bye(barred_bye),
            Rule::ByeScore => Self::Bye(bye_score),
            Rule::Colors => {
                let white = |legal: &LegalPairs<'_>, FieldPair { white, black }| {
                    color::white(legal.field, &legal.facts, white, black)
                };
                Self::Colors(rule, Box::new(white))
            }
            Rule::MatchColors(preferences) => {
                let white = move |legal: &LegalPairs<'_>, FieldPair { white, black }| {
                    match_colors::white(legal.field, &legal.facts, preferences, [white, black])
                };
                Self::Colors(rule, Box::new(white))
            }
            Rule::ThirdRunning => Self::Player(third_running),
            Rule::Difference => Self::Player(difference),
            Rule::BoardOrder => Self::Boards(board_order),
        }
    }

    /// Returns the faults of a pair.
    pub(super) fn of_pair(&self, legal: &LegalPairs<'_>, pair: FieldPair) -> Vec<Breach> {
        let FieldPair { white, black } = pair;
        match self {
            Self::Pair(check) => check(legal, pair).into_iter().collect(),
            Self::Player(_) if legal.may_differ(white, black) => Vec::new(),
            Self::Player(check) => [(white, Color::White), (black, Color::Black)]
                .into_iter()
                .filter_map(|(player, color)| check(&legal.facts[player], player, color))
                .collect(),
            &Self::Colors(rule, ref right) => {
                let (right, article) = right(legal, pair);
                let wrong = Breach::WrongColor { white, black, rule, article };
                (right != white).then_some(wrong).into_iter().collect()
            }
            Self::Bye(_) | Self::Boards(_) => Vec::new(),
        }
    }

    /// Returns the fault of the player with the bye, if the number of players is odd.
    pub(super) fn of_bye(&self, legal: &LegalPairs<'_>, player: usize) -> Option<Breach> {
        match self {
            Self::Bye(check) => check(legal, player),
            Self::Pair(_) | Self::Player(_) | Self::Colors(..) | Self::Boards(_) => None,
        }
    }

    /// Returns the fault of the order of the boards.
    pub(super) fn of_boards(&self, legal: &LegalPairs<'_>, pairs: &[FieldPair]) -> Option<Breach> {
        match self {
            Self::Boards(check) => check(&legal.facts, pairs),
            Self::Pair(_) | Self::Player(_) | Self::Colors(..) | Self::Bye(_) => None,
        }
    }
}

/// Reports a colour for the third time in a row (C.04.1, 7).
fn third_running(facts: &PlayerFacts, player: usize, color: Color) -> Option<Breach> {
    facts.colors.ends_with(&[color, color]).then_some(Breach::ThirdRunning { player, color })
}

/// Reports one colour three times more than the other (C.04.1, 6).
fn difference(facts: &PlayerFacts, player: usize, color: Color) -> Option<Breach> {
    let difference = facts.difference + if color == Color::White { 1 } else { -1 };
    let is_wider = difference.abs() > 2 && difference.abs() > facts.difference.abs();
    is_wider.then_some(Breach::Difference { player, difference })
}

/// Reports a bye of a player who is not eligible.
fn barred_bye(legal: &LegalPairs<'_>, player: usize) -> Option<Breach> {
    legal.facts[player].bye_barred.map(|round| Breach::BarredBye { player, round })
}

/// Reports a bye that a player with a lower score could have, unless the bye is barred anyway.
fn bye_score(legal: &LegalPairs<'_>, player: usize) -> Option<Breach> {
    let facts = &legal.facts[player];
    if facts.bye_barred.is_some() {
        return None;
    }
    let score = facts.score;
    let lower = |&other: &usize| legal.may_have_bye(other) && legal.facts[other].score < score;
    // Compute the matching only if a player with a lower score could have the bye.
    legal.field.present().find(lower)?;
    let instead = legal.bye_candidates().into_iter().filter(lower).min_by_key(|&other| {
        let facts = &legal.facts[other];
        (facts.score, Reverse(facts.order))
    })?;
    Some(Breach::ByeScore { player, score, instead, least: legal.facts[instead].score })
}

/// Reports the first board that belongs before the previous one.
fn board_order(facts: &[PlayerFacts], pairs: &[FieldPair]) -> Option<Breach> {
    let key = |pair: &FieldPair| {
        let (white, black) = (facts.get(pair.white)?, facts.get(pair.black)?);
        let (higher, lower) =
            if white.rank() < black.rank() { (white, black) } else { (black, white) };
        Some((Reverse(higher.score), Reverse(higher.score + lower.score), higher.order))
    };
    let keys: Option<Vec<_>> = pairs.iter().map(key).collect();
    let board = keys?.windows(2).position(|two| two[0] > two[1])?;
    Some(Breach::BoardOrder { board: board + 2 })
}
