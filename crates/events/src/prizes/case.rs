//! A question of prizes on its own, as JSON: lists and players in, exact amounts out.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{Contest, Exact, Worth, allot};
use crate::event::{OnePrize, Sharing};
use draughts_ground::{told, told_error};

/// Prize lists, and the players in some order with their points.
///
/// Fields that are not named here are passed over.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Case {
    /// The list for everybody.
    #[serde(default)]
    main: Option<CaseList>,
    /// The other lists, in their order.
    #[serde(default)]
    lists: Vec<CaseList>,
    /// The players.
    players: Vec<CasePlayer>,
    /// How many prizes one player may have.
    #[serde(default)]
    one_prize: OnePrize,
}

/// A list of prizes.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct CaseList {
    /// What it is called.
    #[serde(default)]
    name: Option<String>,
    /// The prizes, the first first: numbers with any number of decimals, or `"10/3"`.
    prizes: Vec<Amount>,
    /// How those with the same points share.
    #[serde(default)]
    sharing: Sharing,
    /// What a share must come to.
    #[serde(default)]
    minimum: Option<Amount>,
    /// The players who may win; everybody if they are missing.
    #[serde(default)]
    eligible: Option<Vec<String>>,
}

/// A player.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct CasePlayer {
    /// What the player is called.
    id: String,
    /// The place; nobody shares one.
    rank: u32,
    /// The points.
    points: Amount,
}

/// A number as it is written.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
enum Amount {
    /// A number.
    Number(serde_json::Number),
    /// A decimal or a fraction.
    Text(String),
}

/// What a player gets.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CaseAmount {
    /// The player.
    pub player: String,
    /// The amount, exact: `150` or `140/3`.
    pub amount: String,
}

told! {
    /// Why a case cannot be answered.
    pub enum CaseError {
        /// It is no JSON of this form.
        Form { line: usize, column: usize, why: String } => "case-form";
        /// This is no amount.
        Amount { text: String } => "case-amount";
        /// A list names somebody who is not among the players.
        Stranger { list: String, player: String } => "case-stranger";
        /// Two players have the same id or the same rank.
        Twice { what: String } => "case-twice";
    }
}

told_error!(CaseError);

/// Amounts beyond this have no place among prizes, and could not be reckoned exactly.
const LARGEST: i128 = 1_000_000_000_000_000;
/// More digits after the point than any amount has.
const MOST_DECIMALS: usize = 9;

impl Amount {
    fn exact(&self) -> Result<Exact, CaseError> {
        let text = match self {
            Self::Number(number) => number.to_string(),
            Self::Text(text) => text.trim().to_owned(),
        };
        let exact = match text.split_once('/') {
            Some((over, under)) => decimal(over)
                .zip(decimal(under))
                .and_then(|(over, under)| (under > Exact::ZERO).then(|| over / under)),
            None => decimal(&text),
        };
        let small = exact.filter(|one| *one <= LARGEST.into() && *one.denom() <= LARGEST);
        small.ok_or(CaseError::Amount { text })
    }
}

/// A decimal number that is not below zero.
fn decimal(text: &str) -> Option<Exact> {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let digits = [whole, part].concat();
    let is_number = !whole.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number || part.len() > MOST_DECIMALS || digits.len() > 30 {
        return None;
    }
    let scale = 10_i128.pow(u32::try_from(part.len()).ok()?);
    Some(Exact::new(digits.parse().ok()?, scale))
}

impl Case {
    /// Reads a case.
    ///
    /// # Errors
    ///
    /// It is no JSON of this form.
    pub fn read(text: &str) -> Result<Self, CaseError> {
        serde_json::from_str(text).map_err(|error| CaseError::Form {
            line: error.line(),
            column: error.column(),
            why: error.to_string(),
        })
    }

    /// What each player gets, in the order of the players.
    ///
    /// # Errors
    ///
    /// An amount cannot be read; somebody is named who is no player, or twice.
    pub fn answer(&self) -> Result<Vec<CaseAmount>, CaseError> {
        let mut order: Vec<usize> = (0..self.players.len()).collect();
        order.sort_by_key(|&at| self.players[at].rank);
        let ids: BTreeSet<&str> = self.players.iter().map(|player| player.id.as_str()).collect();
        let twice =
            order.windows(2).find(|two| self.players[two[0]].rank == self.players[two[1]].rank);
        if let Some(&[_, second]) = twice {
            return Err(CaseError::Twice { what: self.players[second].rank.to_string() });
        }
        if ids.len() < self.players.len() {
            let mut seen = BTreeSet::new();
            let again = self.players.iter().find(|player| !seen.insert(&player.id));
            let what = again.map_or_else(String::new, |player| player.id.clone());
            return Err(CaseError::Twice { what });
        }
        let scores = order.iter().map(|&at| self.players[at].points.exact());
        let scores = scores.collect::<Result<Vec<_>, _>>()?;
        let mut points = vec![0; scores.len()];
        for at in 1..scores.len() {
            points[at] = points[at - 1] + usize::from(scores[at] != scores[at - 1]);
        }
        let places: Vec<usize> = (0..order.len()).collect();
        let lists = self.main.iter().chain(&self.lists);
        let contests = lists.map(|list| self.contest(list, &order)).collect::<Result<_, _>>()?;
        let allotted = allot(contests, self.one_prize, &points, &places);
        let mut amounts = vec![Exact::ZERO; self.players.len()];
        for group in allotted.lists.iter().flatten() {
            for &(at, share) in &group.shares {
                amounts[order[at]] += share;
            }
        }
        let amount = |(player, amount): (&CasePlayer, Exact)| CaseAmount {
            player: player.id.clone(),
            amount: amount.to_string(),
        };
        Ok(self.players.iter().zip(amounts).map(amount).collect())
    }

    fn contest(&self, list: &CaseList, order: &[usize]) -> Result<Contest, CaseError> {
        let prize = |amount: &Amount| amount.exact().map(Worth::money);
        let mut players: BTreeSet<usize> = (0..order.len()).collect();
        if let Some(eligible) = &list.eligible {
            players.clear();
            for id in eligible {
                let at = order.iter().position(|&at| self.players[at].id == *id);
                let list = || list.name.clone().unwrap_or_default();
                players.insert(
                    at.ok_or_else(|| CaseError::Stranger { list: list(), player: id.clone() })?,
                );
            }
        }
        Ok(Contest {
            prizes: list.prizes.iter().map(prize).collect::<Result<_, _>>()?,
            sharing: list.sharing,
            minimum: list.minimum.as_ref().map(Amount::exact).transpose()?,
            players,
        })
    }
}
