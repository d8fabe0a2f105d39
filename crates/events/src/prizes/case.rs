//! A prize question on its own, as JSON: lists and players in, exact amounts out.

use std::collections::{BTreeSet, HashMap};

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::{Exact, PrizeContest, PrizeValue, allot};
use crate::diag::found;
use crate::document::DocumentKind;
use crate::event::codes::PRIZE_CASE_INVALID;
use crate::event::{AsWritten, EventError, OnePrize, Problem, REFUSES, Sharing, read_as};

/// Prize lists, and the players in some order with their points.
///
/// Other fields are ignored.
#[derive(Debug, Clone, Deserialize)]
pub struct Case {
    /// The list for everybody.
    #[serde(default)]
    main: Option<CaseList>,
    /// The other lists, in their order.
    #[serde(default)]
    lists: Vec<CaseList>,
    /// The players.
    players: Vec<CasePlayer>,
    /// The number of prizes that one player may have.
    #[serde(default)]
    one_prize: OnePrize,
}

/// A list of prizes.
#[derive(Debug, Clone, Deserialize)]
struct CaseList {
    /// The prizes in order of place: numbers, or strings such as `"10/3"`.
    prizes: Vec<Amount>,
    /// The division among players with the same points.
    #[serde(default)]
    sharing: Sharing,
    /// The smallest share that is paid.
    #[serde(default)]
    minimum: Option<Amount>,
    /// The eligible players; everybody if missing.
    #[serde(default)]
    eligible: Option<Vec<String>>,
}

/// A player.
#[derive(Debug, Clone, Deserialize)]
struct CasePlayer {
    /// The name or id.
    id: String,
    /// The place, which must be unique.
    rank: u32,
    /// The points.
    points: Amount,
}

/// The amount for a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CaseAmount {
    /// The player.
    pub player: String,
    /// The amount, exact: `150` or `140/3`.
    pub amount: String,
}

found! {
    /// A fault of a case.
    pub enum CaseFault {
        Stranger { player: String } => "case-stranger", PRIZE_CASE_INVALID,
            "{ $player } is not among the players",
            help "name the players by their `id`";
        IdTwice { player: String } => "case-id-twice", PRIZE_CASE_INVALID,
            "two players have the id { $player }",
            help "give one of them another";
        RankTwice { rank: u32 } => "case-rank-twice", PRIZE_CASE_INVALID,
            "two players have rank { $rank }",
            help "nobody shares a rank in a case";
        TooFine => "case-too-fine", PRIZE_CASE_INVALID,
            "the amounts have no common denominator that can be calculated with",
            help "write coarser fractions";
    }
}

/// The document kind of a case.
const CASE_FILE: DocumentKind =
    DocumentKind { code: PRIZE_CASE_INVALID, word: "prize-case", refuses: REFUSES };

/// The largest amount: beyond this, exact calculation is not possible.
const LARGEST: i128 = 1_000_000_000_000_000;
/// The largest common denominator of the amounts in a case.
const FINEST: i128 = 1_000_000_000_000;
/// The most digits after the point.
const MOST_DECIMALS: usize = 9;
/// The number of digits that survive a floating-point conversion.
const MOST_DIGITS: usize = 15;

/// An amount as written: a number, a decimal, or a fraction.
#[derive(Debug, Clone, Copy)]
struct Amount(Exact);

impl Amount {
    fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        let exact = match text.split_once('/') {
            Some((over, under)) => {
                let (over, under) = (decimal(over)?, decimal(under)?);
                (under > Exact::ZERO).then(|| over / under)?
            }
            None => decimal(text)?,
        };
        (exact <= LARGEST.into() && *exact.denom() <= FINEST).then_some(Self(exact))
    }
}

/// Parses a decimal number that is not negative.
fn decimal(text: &str) -> Option<Exact> {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let digits = [whole, part].concat();
    let is_number = !whole.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number || part.len() > MOST_DECIMALS || whole.len() > MOST_DIGITS + 1 {
        return None;
    }
    let scale = 10_i128.pow(u32::try_from(part.len()).ok()?);
    Some(Exact::new(digits.parse().ok()?, scale))
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Written;

        impl Visitor<'_> for Written {
            type Value = Amount;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(&AsWritten::Amount, f)
            }

            fn visit_u64<E: Error>(self, whole: u64) -> Result<Amount, E> {
                self.visit_str(&whole.to_string())
            }

            fn visit_i64<E: Error>(self, whole: i64) -> Result<Amount, E> {
                self.visit_str(&whole.to_string())
            }

            fn visit_f64<E: Error>(self, number: f64) -> Result<Amount, E> {
                let text = number.to_string();
                let digits = text.bytes().filter(u8::is_ascii_digit).count();
                // A number with more digits may differ from the one written.
                let exact = if digits <= MOST_DIGITS { Amount::read(&text) } else { None };
                exact.ok_or_else(|| E::invalid_value(serde::de::Unexpected::Float(number), &self))
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Amount, E> {
                let wrong = || E::invalid_value(serde::de::Unexpected::Str(text), &self);
                Amount::read(text).ok_or_else(wrong)
            }
        }

        deserializer.deserialize_any(Written)
    }
}

impl Case {
    /// Reads a case.
    ///
    /// # Errors
    ///
    /// Fails if the form is wrong, an amount cannot be read, or a player is unknown or occurs
    /// twice: with line and column.
    pub fn read(name: &str, text: &str) -> Result<Self, EventError> {
        // A tab is white space in JSON, but not everywhere in YAML; JSON strings never contain one.
        read_as(CASE_FILE, name, &text.replace('\t', " "), Self::problems)
    }

    fn lists(&self) -> impl Iterator<Item = (String, &CaseList)> {
        let others = self.lists.iter().enumerate();
        let others = others.map(|(at, list)| (format!("lists[{at}]"), list));
        self.main.iter().map(|main| ("main".to_owned(), main)).chain(others)
    }

    fn amounts(&self) -> impl Iterator<Item = Exact> {
        let all = self.lists().flat_map(|(_, list)| list.prizes.iter().chain(&list.minimum));
        all.map(|amount| amount.0)
    }

    fn problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        let (mut ids, mut ranks) = (BTreeSet::new(), BTreeSet::new());
        for (at, player) in self.players.iter().enumerate() {
            if !ids.insert(player.id.as_str()) {
                let fault = CaseFault::IdTwice { player: player.id.clone() };
                problems.push(Problem::of(format!("players[{at}].id"), fault));
            }
            if !ranks.insert(player.rank) {
                let fault = CaseFault::RankTwice { rank: player.rank };
                problems.push(Problem::of(format!("players[{at}].rank"), fault));
            }
        }
        for (path, list) in self.lists() {
            let named = list.eligible.iter().flatten().enumerate();
            for (at, id) in named.filter(|(_, id)| !ids.contains(id.as_str())) {
                let fault = CaseFault::Stranger { player: id.clone() };
                problems.push(Problem::of(format!("{path}.eligible[{at}]"), fault));
            }
        }
        let common = self.amounts().try_fold(Exact::from(1), |one, amount| {
            let under = *amount.denom();
            let common = Exact::new(*one.numer(), under);
            // The rest of the denominator must go into the common one as well.
            let whole = one.numer() * common.denom();
            (whole <= FINEST).then(|| Exact::from(whole))
        });
        if common.is_none() {
            problems.push(Problem::of("", CaseFault::TooFine));
        }
        problems
    }

    /// Returns the amount for each player, in the order of the players.
    ///
    /// # Errors
    ///
    /// Fails if the sum of a player's amounts is too fine a fraction.
    pub fn answer(&self) -> Result<Vec<CaseAmount>, CaseFault> {
        let mut order: Vec<usize> = (0..self.players.len()).collect();
        order.sort_by_key(|&at| self.players[at].rank);
        let mut points = vec![0; order.len()];
        for at in 1..order.len() {
            let score = |at: usize| self.players[order[at]].points.0;
            points[at] = points[at - 1] + usize::from(score(at) != score(at - 1));
        }
        let places: Vec<usize> = (0..order.len()).collect();
        let of_id: HashMap<&str, usize> =
            places.iter().map(|&place| (self.players[order[place]].id.as_str(), place)).collect();
        let contest = |(_, list): (String, &CaseList)| PrizeContest {
            prizes: list.prizes.iter().map(|amount| PrizeValue::money(amount.0)).collect(),
            sharing: list.sharing,
            minimum: list.minimum.map(|minimum| minimum.0),
            players: match &list.eligible {
                None => places.iter().copied().collect(),
                Some(named) => {
                    named.iter().filter_map(|id| of_id.get(id.as_str()).copied()).collect()
                }
            },
            order: None,
        };
        let contests = self.lists().map(contest).collect();
        let allotted = allot(contests, self.one_prize, &points, &places);
        let mut amounts = vec![Exact::ZERO; self.players.len()];
        for &(at, share) in allotted.lists.iter().flatten().flat_map(|group| &group.shares) {
            let amount = &mut amounts[order[at]];
            *amount = sum(*amount, share).ok_or(CaseFault::TooFine)?;
        }
        let amount = |(player, amount): (&CasePlayer, Exact)| CaseAmount {
            player: player.id.clone(),
            amount: amount.to_string(),
        };
        Ok(self.players.iter().zip(amounts).map(amount).collect())
    }
}

/// Returns the sum, unless it overflows.
fn sum(one: Exact, other: Exact) -> Option<Exact> {
    let over = one.numer().checked_mul(*other.denom())?;
    let over = over.checked_add(other.numer().checked_mul(*one.denom())?)?;
    Some(Exact::new(over, one.denom().checked_mul(*other.denom())?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(text: &str) -> String {
        let case = Case::read("case.json", text).unwrap_or_else(|error| panic!("{error}"));
        let amounts = case.answer().expect("amounts");
        let words = amounts.iter().map(|one| format!("{} {}", one.player, one.amount));
        words.collect::<Vec<_>>().join(", ")
    }

    /// Returns the line, column and message id of the first finding.
    fn wrong(text: &str) -> (u64, u64, &'static str) {
        let error = Case::read("case.json", text).expect_err("no case");
        let finding = &error.findings[0];
        let place = finding.place.unwrap_or_else(|| panic!("{error}"));
        (place.line, place.column, finding.what().said().id())
    }

    #[test]
    fn a_case_is_answered_in_the_order_of_its_players() {
        let text = "{\n\t\"main\": {\"prizes\": [100, \"80/3\", 10.01], \"sharing\": \"hort\", \"minimum\": null},\n\
            \t\"players\": [{\"id\": \"b\", \"points\": 1, \"rank\": 2, \"rating\": 1500},\n\
            \t\t{\"id\": \"a\", \"points\": 1.5, \"rank\": 1}]}";
        assert_eq!(answer(text), "b 80/3, a 100");
    }

    #[test]
    fn what_is_wrong_is_said_with_line_and_column() {
        let players = "\"players\": [{\"id\": \"a\", \"points\": 1, \"rank\": 1},\n {\"id\": \"b\", \"points\": 1, \"rank\": 2}]}";
        let (line, column, _) =
            wrong(&format!("{{\"main\": {{\"prizes\": [100, \"x\"]}},\n {players}"));
        assert_eq!((line, column), (1, 27));
        let stranger =
            format!("{{\"main\": {{\"prizes\": [1], \"eligible\": [\"c\"]}},\n {players}");
        assert_eq!(wrong(&stranger), (1, 39, "case-stranger"));
        let twice = format!("{{{players}").replace("\"b\"", "\"a\"");
        assert_eq!(wrong(&twice), (2, 3, "case-id-twice"));
        let twice = format!("{{{players}").replace("\"rank\": 2", "\"rank\": 1");
        assert_eq!(wrong(&twice), (2, 27, "case-rank-twice"));
        assert!(Case::read("case.json", "{\"players\": [").is_err());
        assert!(Case::read("case.json", "").is_err());
    }

    #[test]
    fn amounts_that_cannot_be_reckoned_with_are_refused() {
        for amount in
            ["-1", "1e30", "\"1/0\"", "\"\"", "1234567890.123456789", "\"1/9999999999999\""]
        {
            let text = format!("{{\"main\": {{\"prizes\": [{amount}]}}, \"players\": []}}");
            assert!(Case::read("case.json", &text).is_err(), "{amount}");
        }
        let fine =
            "{\"main\": {\"prizes\": [\"1/999983\", \"1/999979\", \"1/999961\"]}, \"players\": []}";
        let error = Case::read("case.json", fine).expect_err("too fine");
        assert_eq!(error.findings[0].as_what::<CaseFault>(), Some(&CaseFault::TooFine));
    }
}
