//! Prizes as they stand in the event file.

use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::{AsWritten, PlayerId, is_default};

/// The prizes of an event.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Prizes {
    /// The currency of all amounts.
    #[serde(default, skip_serializing_if = "is_default")]
    pub currency: Currency,
    /// How many prizes one player may have.
    #[serde(default, skip_serializing_if = "is_default")]
    pub one_prize: OnePrize,
    /// The lists, in their order: of two prizes of the same value a player has that of the list
    /// named first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lists: Vec<PrizeList>,
    /// Those who take no prize.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub excluded: Vec<Excluded>,
}

/// What amounts are counted in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Currency {
    /// What it is called, such as EUR.
    pub code: String,
    /// How many digits stand after the point: 2 where a hundredth is the smallest unit.
    #[serde(default = "two", skip_serializing_if = "is_two")]
    pub decimals: u8,
}

const fn two() -> u8 {
    2
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature serde asks for")]
const fn is_two(decimals: &u8) -> bool {
    *decimals == two()
}

impl Default for Currency {
    fn default() -> Self {
        Self { code: "EUR".into(), decimals: two() }
    }
}

/// How many prizes one player may have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum OnePrize {
    /// One of all lists together.
    #[default]
    InAll,
    /// One of each list.
    InEach,
}

/// A list of prizes by place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PrizeList {
    /// What it is called.
    pub name: String,
    /// The category whose players may win; everybody if it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// How those who are tied share.
    #[serde(default, skip_serializing_if = "is_default")]
    pub sharing: Sharing,
    /// What a share must come to, in the smallest unit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minimum: Option<u64>,
    /// What shares are rounded down to, in the smallest unit; 1 if it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<u64>,
    /// The fewest games somebody must have played who wins; 1 if it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games: Option<u16>,
    /// The prizes, the first first.
    pub prizes: Vec<Prize>,
}

/// How those who are tied share the prizes of their places.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Sharing {
    /// They do not: prizes go by place.
    #[default]
    None,
    /// The sum of the prizes of the places they hold, divided by their number.
    Equal,
    /// Half of the prize of the own place (nothing beyond the last prize) and half of the equal
    /// share.
    Hort,
}

/// One prize: money, a thing, or both.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Prize {
    /// Money, in the smallest unit.
    Money(u64),
    /// A thing, with or without money.
    Thing(Thing),
}

/// A thing that is won.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Thing {
    /// What it is.
    pub thing: String,
    /// What it is worth beside other prizes, in the smallest unit.
    #[serde(default, skip_serializing_if = "is_default")]
    pub value: u64,
    /// Money that goes with it, in the smallest unit.
    #[serde(default, skip_serializing_if = "is_default")]
    pub money: u64,
}

/// A player who takes no prize.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Excluded {
    /// The player.
    pub player: PlayerId,
    /// Why.
    pub reason: String,
}

/// Tells a number from a thing, and keeps the error of the form that stands there.
impl<'de> Deserialize<'de> for Prize {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Written;

        impl<'de> Visitor<'de> for Written {
            type Value = Prize;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(&AsWritten::Prize, f)
            }

            fn visit_u64<E: Error>(self, money: u64) -> Result<Prize, E> {
                Ok(Prize::Money(money))
            }

            fn visit_i64<E: Error>(self, money: i64) -> Result<Prize, E> {
                let unsigned = u64::try_from(money).map(Prize::Money);
                unsigned.map_err(|_| E::invalid_value(Unexpected::Signed(money), &self))
            }

            fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<Prize, A::Error> {
                Thing::deserialize(MapAccessDeserializer::new(fields)).map(Prize::Thing)
            }
        }

        deserializer.deserialize_any(Written)
    }
}

impl Prize {
    /// Its money, in the smallest unit.
    #[must_use]
    pub const fn money(&self) -> u64 {
        match self {
            Self::Money(money) => *money,
            Self::Thing(thing) => thing.money,
        }
    }

    /// The thing, if it has one.
    #[must_use]
    pub const fn thing(&self) -> Option<&Thing> {
        match self {
            Self::Money(_) => None,
            Self::Thing(thing) => Some(thing),
        }
    }
}
