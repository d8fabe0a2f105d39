//! What is done to the prizes of an event, as values.

use serde::{Deserialize, Serialize};

use crate::event::{Currency, OnePrize, PrizesOf, Sharing};

/// One thing done to the prizes of an event; the history has it beside the others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum PrizeAct {
    /// A list is set, or the currency, or how many prizes one player may have.
    Prizes {
        /// The list; one that is there keeps what is not said of it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        list: Option<Box<ListSaid>>,
        /// The currency.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        currency: Option<Currency>,
        /// How many prizes one player may have.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        one_prize: Option<OnePrize>,
    },
    /// A list is taken out.
    RemovePrizes {
        /// What it is called.
        list: String,
    },
    /// Lots were drawn by hand for the things of a list.
    PrizeLot {
        /// What the list is called.
        list: String,
        /// Those between whom they were drawn, in the order that was drawn; none if no lot holds any
        /// more.
        players: Vec<String>,
    },
    /// A player, or a team, takes no prize.
    NoPrize {
        /// Who.
        player: String,
        /// Why.
        reason: String,
    },
    /// A player, or a team, takes prizes again.
    TakesPrizes {
        /// Who.
        player: String,
    },
}

/// What is said of a list of prizes, amounts as they were typed.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct ListSaid {
    /// What it is called.
    pub name: String,
    /// The prizes, the first first: `500`, `200.50`, `book:25`; as they were where there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub prizes: Vec<String>,
    /// The category whose players may win; empty: everybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// Whose standings count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<PrizesOf>,
    /// The board whose games alone count; 0: none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u16>,
    /// The group whose standings count; empty: none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// How those who are tied share.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sharing: Option<Sharing>,
    /// What a share must come to; 0: nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minimum: Option<String>,
    /// What shares are rounded down to; 0: the smallest unit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<String>,
    /// The fewest games of a winner.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games: Option<u16>,
    /// Whether only those may win who have not withdrawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_the_end: Option<bool>,
}

impl PrizeAct {
    /// The verb of the history, which is that of the command.
    #[must_use]
    pub const fn verb(&self) -> &'static str {
        "prize"
    }

    /// The category of a list, where one is said.
    #[must_use]
    pub fn category(&self) -> Option<&str> {
        match self {
            Self::Prizes { list: Some(list), .. } => list.category.as_deref(),
            _ => None,
        }
    }

    /// Why, where that was said.
    #[must_use]
    pub fn reason(&self) -> Option<&str> {
        match self {
            Self::NoPrize { reason, .. } => Some(reason),
            Self::Prizes { .. }
            | Self::RemovePrizes { .. }
            | Self::PrizeLot { .. }
            | Self::TakesPrizes { .. } => None,
        }
    }
}
