//! Prizes in the event file.

pub(crate) mod check;
pub(crate) mod said;
pub(crate) mod typed;

pub use said::PrizeRefusal;
pub use typed::ListSaid;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::{AsWritten, Event, Miswritten, PlayerId, is_default};

/// The most digits after the point of a currency.
pub(super) const MOST_DECIMALS: u8 = 4;
/// The most letters of a currency code.
pub(super) const LONGEST_CODE: usize = 8;
/// The largest amount of a prize, in the smallest unit.
pub(super) const LARGEST_AMOUNT: u64 = 1_000_000_000_000;

/// The prizes of an event.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Prizes {
    /// The currency of all amounts.
    #[serde(default)]
    pub currency: Currency,
    /// The number of prizes one player may have.
    #[serde(default, skip_serializing_if = "is_default")]
    pub one_prize: OnePrize,
    /// The lists, in order. Between two prizes of equal worth, a player gets the one from the
    /// earlier list.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lists: Vec<PrizeList>,
    /// The players who take no prize.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub excluded: Vec<Excluded>,
}

/// A currency.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Currency {
    /// The code, such as EUR.
    pub code: String,
    /// The number of decimal places, such as 2 if the smallest unit is a hundredth.
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

/// The number of prizes one player may have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum OnePrize {
    /// One in all lists together.
    #[default]
    InAll,
    /// One in each list.
    InEach,
}

/// A list of prizes by place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PrizeList {
    /// The name.
    pub name: String,
    /// The category whose players are eligible; all players if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// The standings that count, of players or of teams. If absent, those of the teams in a team
    /// event and of the players otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<PrizesOf>,
    /// In team events, the number of the board whose games alone count, for a list of players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u16>,
    /// The group whose standings count, if the last stage has groups.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// The method by which tied players share prizes.
    #[serde(default, skip_serializing_if = "is_default")]
    pub sharing: Sharing,
    /// The minimum share, in the smallest currency unit; none if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minimum: Option<u64>,
    /// The multiple to which shares are rounded down, in the smallest currency unit; 1 if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<u64>,
    /// The minimum number of games played by a winner; 1 if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games: Option<u16>,
    /// Whether only players who took part to the end, without withdrawing, may win.
    #[serde(default, skip_serializing_if = "is_default")]
    pub to_the_end: bool,
    /// The prizes, first place first.
    pub prizes: Vec<Prize>,
    /// The players among whom lots were drawn by hand for things, in the order drawn. Among those
    /// who cannot be separated otherwise, the first gets the thing of the first place.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lot: Vec<PlayerId>,
}

/// The standings used by a prize list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PrizesOf {
    /// Those of the teams, in a team event.
    Teams,
    /// Those of the players; in a team event, by their scores at the boards.
    Players,
}

/// The method by which tied players share the prizes of their places.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Sharing {
    /// No sharing: each place has its own prize.
    #[default]
    None,
    /// An equal share: the sum of the prizes for their places, divided by their number.
    Equal,
    /// Half of the prize for the player's own place (nothing beyond the last prize) plus half of
    /// the equal share.
    Hort,
}

/// A prize: money, a thing, or both.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Prize {
    /// Money, in the smallest currency unit.
    Money(u64),
    /// A thing, with or without money.
    Thing(Thing),
}

/// A thing as a prize.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Thing {
    /// A description.
    pub thing: String,
    /// The worth in comparison with other prizes, in the smallest currency unit.
    #[serde(default, skip_serializing_if = "is_default")]
    pub value: u64,
    /// The money awarded with it, in the smallest currency unit.
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
    /// The reason.
    pub reason: String,
}

/// Distinguishes a number from a thing, and keeps the error of the form that was written.
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
    /// Returns the money, in the smallest unit.
    pub const fn money(&self) -> u64 {
        match self {
            Self::Money(money) => *money,
            Self::Thing(thing) => thing.money,
        }
    }

    /// Returns the thing, if it has one.
    pub const fn thing(&self) -> Option<&Thing> {
        match self {
            Self::Money(_) => None,
            Self::Thing(thing) => Some(thing),
        }
    }
}

impl Prize {
    /// Parses a prize as typed: `500`, `200.50`, `book`, `book:25` (a thing and its value),
    /// `book:25+100` (with additional money); amounts in the form of the currency.
    ///
    /// A word that does not begin with a letter and has no value is refused, so that a slip in an
    /// amount does not become a thing.
    ///
    /// # Errors
    ///
    /// Fails if the text is neither an amount nor a thing.
    pub fn typed(text: &str, currency: &Currency) -> Result<Self, Miswritten> {
        let text = text.trim();
        let wrong = || Miswritten::Prize { text: text.to_owned() };
        if let Some(money) = currency.amount(text) {
            return Ok(Self::Money(money));
        }
        let amount = |text: &str| currency.amount(text.trim()).ok_or_else(wrong);
        let (rest, money) = match text.rsplit_once('+') {
            Some((rest, money)) => (rest, amount(money)?),
            None => (text, 0),
        };
        let (thing, value) = match rest.rsplit_once(':') {
            Some((thing, value)) => (thing.trim(), Some(amount(value)?)),
            None => (rest.trim(), None),
        };
        let begins = thing.starts_with(char::is_alphabetic);
        let is_thing = thing.chars().any(char::is_alphabetic) && (begins || value.is_some());
        if !is_thing || thing.chars().any(char::is_control) {
            return Err(wrong());
        }
        let value = value.unwrap_or_default();
        Ok(Self::Thing(Thing { thing: thing.to_owned(), value, money }))
    }

    /// Formats the prize as it can be typed.
    pub(crate) fn as_typed(&self, currency: &Currency) -> String {
        match self {
            Self::Money(money) => currency.plain(*money),
            Self::Thing(Thing { thing, value, money }) => {
                let value = match value {
                    0 => String::new(),
                    value => format!(":{}", currency.plain(*value)),
                };
                let money = match money {
                    0 => String::new(),
                    money => format!("+{}", currency.plain(*money)),
                };
                format!("{thing}{value}{money}")
            }
        }
    }
}

impl Currency {
    /// Returns the number of smallest units in a whole one.
    pub fn whole(&self) -> u64 {
        10_u64.pow(u32::from(self.decimals.min(MOST_DECIMALS)))
    }

    /// Parses an amount as written by a person (`500`, `500.00`, `500,5`, `1.000,50`, `€ 100`,
    /// `100,-`), in the smallest unit; `None` if it is not an amount, has too many decimals, or
    /// exceeds the largest prize.
    pub fn amount(&self, text: &str) -> Option<u64> {
        let bare = self.without_sign(text);
        // `100,-` has no decimals.
        let bare = [",-", ".-", ",--", ".--"]
            .iter()
            .find_map(|end| bare.strip_suffix(end))
            .unwrap_or(bare);
        let joined = self.without_thousands(bare)?;
        let (whole, part) = match joined.split_once('.') {
            Some((_, "")) => return None,
            Some((whole, part)) => (whole, part),
            None => (joined.as_str(), ""),
        };
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        let decimals = usize::from(self.decimals.min(MOST_DECIMALS));
        if whole.is_empty() || !digits(whole) || !digits(part) || part.len() > decimals {
            return None;
        }
        let units: u64 = format!("{whole}{part:0<decimals$}").parse().ok()?;
        (units <= LARGEST_AMOUNT).then_some(units)
    }

    /// Returns an amount without the sign or the code of the currency before or after it.
    fn without_sign<'t>(&self, text: &'t str) -> &'t str {
        const SIGNS: &[&str] = &["euro", "€", "$", "£", "₽", "₴", "zł"];
        let text = text.trim();
        let code = |text: &str| text.eq_ignore_ascii_case(&self.code);
        let ends = |text: &'t str, sign: &str| {
            text.strip_prefix(sign).or_else(|| text.strip_suffix(sign)).map(str::trim)
        };
        let letters = self.code.len();
        let first = text.get(..letters).filter(|first| code(first)).map(|_| text[letters..].trim());
        let last = text.len().checked_sub(letters).and_then(|at| Some((text.get(at..)?, at)));
        let last = last.filter(|(last, _)| code(last)).map(|(_, at)| text[..at].trim());
        let signed = SIGNS.iter().find_map(|sign| ends(text, sign));
        signed.or(first).or(last).unwrap_or(text)
    }

    /// Returns an amount with a point before its decimals and nothing between thousands; `None` if
    /// its signs contradict each other.
    ///
    /// Three digits after the only sign are thousands, unless the currency has three decimals.
    fn without_thousands(&self, text: &str) -> Option<String> {
        let signs: Vec<(usize, char)> =
            text.char_indices().filter(|(_, c)| matches!(c, '.' | ',')).collect();
        let groups = |text: &str, sign: char| {
            let mut groups = text.split(sign);
            let first = groups.next().unwrap_or_default();
            (1..=3).contains(&first.len()) && groups.all(|group| group.len() == 3)
        };
        let Some(&(at, last)) = signs.last() else { return Some(text.to_owned()) };
        let (whole, part) = (&text[..at], &text[at + 1..]);
        let other = signs.iter().find(|(_, sign)| *sign != last).map(|(_, sign)| *sign);
        match other {
            // `1.000,50`: the sign of the thousands before that of the decimals.
            Some(other) => {
                let is_it = signs.iter().filter(|(_, sign)| *sign == last).count() == 1
                    && groups(whole, other);
                is_it.then(|| format!("{}.{part}", whole.replace(other, "")))
            }
            None if self.decimals < 3 && part.len() == 3 || signs.len() > 1 => {
                groups(text, last).then(|| text.replace(last, ""))
            }
            None => Some(format!("{whole}.{part}")),
        }
    }

    /// Formats an amount in figures, as it can be typed: `500.00`.
    pub fn plain(&self, amount: u64) -> String {
        let (whole, part) = self.parts(amount);
        match part {
            Some(part) => format!("{whole}.{part}"),
            None => whole.to_string(),
        }
    }

    /// Splits an amount into whole units and the digits after the point, if the currency has any.
    pub fn parts(&self, amount: u64) -> (u64, Option<String>) {
        let decimals = usize::from(self.decimals.min(MOST_DECIMALS));
        let (whole, part) = (amount / self.whole(), amount % self.whole());
        (whole, (decimals > 0).then(|| format!("{part:0decimals$}")))
    }
}

/// A code, with the number of decimals unless it is two: `EUR`, `JPY:0`.
impl std::str::FromStr for Currency {
    type Err = Miswritten;

    fn from_str(text: &str) -> Result<Self, Miswritten> {
        let wrong = || Miswritten::Currency { text: text.to_owned() };
        let (code, decimals) = match text.split_once(':') {
            Some((code, decimals)) => (code, decimals.parse().map_err(|_| wrong())?),
            None => (text, two()),
        };
        let currency = Self { code: code.trim().to_owned(), decimals };
        currency.is_sound().then_some(currency).ok_or_else(wrong)
    }
}

impl Currency {
    /// Returns whether the code is a short word and the number of decimals is possible.
    pub(super) fn is_sound(&self) -> bool {
        let letters = self.code.chars();
        let is_word = letters.clone().all(|one| one.is_alphabetic() || "€$£¥.".contains(one));
        let length = letters.count();
        is_word && (1..=LONGEST_CODE).contains(&length) && self.decimals <= MOST_DECIMALS
    }
}

impl PrizeList {
    /// Creates a list without prizes.
    pub(crate) fn new(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            category: None,
            of: None,
            board: None,
            group: None,
            sharing: Sharing::None,
            minimum: None,
            unit: None,
            games: None,
            to_the_end: false,
            prizes: Vec::new(),
            lot: Vec::new(),
        }
    }

    /// Returns whether everybody in its standings may win.
    pub(crate) const fn is_open(&self) -> bool {
        self.category.is_none() && self.group.is_none() && self.board.is_none()
    }

    /// Returns the competitors whose standings the list uses in an event.
    pub fn of(&self, event: &Event) -> PrizesOf {
        let meeting = if event.is_of_teams() { PrizesOf::Teams } else { PrizesOf::Players };
        let of_board = self.board.map(|_| PrizesOf::Players);
        self.of.or(of_board).unwrap_or(meeting)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_typed_in_the_form_of_the_currency_and_kept_in_its_smallest_unit() {
        let euro = Currency::default();
        for (text, amount) in [
            ("500", 50_000),
            ("500.00", 50_000),
            ("200.5", 20_050),
            ("0,05", 5),
            ("0", 0),
            ("1.234", 123_400),
            ("1,000", 100_000),
            ("1.000,50", 100_050),
            ("1,000.50", 100_050),
            ("1.000.000", 100_000_000),
            ("€100", 10_000),
            ("€ 100,-", 10_000),
            ("100 euro", 10_000),
            ("EUR 100", 10_000),
            ("100 eur", 10_000),
        ] {
            assert_eq!(euro.amount(text), Some(amount), "{text}");
        }
        for text in [
            "",
            "-1",
            "+1",
            "1.",
            ".5",
            "1e3",
            "5O",
            "12.34.567",
            "1.000.50",
            "1,000,5",
            "€",
            "EUR",
            "1.0000",
            "1234.567",
        ] {
            assert_eq!(euro.amount(text), None, "{text}");
        }
        assert_eq!(euro.amount("10000000000.01"), None, "larger than any prize");
        assert_eq!((euro.plain(50_005), euro.plain(5)), ("500.05".into(), "0.05".into()));
        let yen: Currency = "JPY:0".parse().expect("a currency");
        assert_eq!((yen.amount("500"), yen.amount("500.0")), (Some(500), None));
        assert_eq!(yen.amount("1.000"), Some(1000));
        assert_eq!(yen.plain(500), "500");
        for text in ["", "EUR:", "EUR:9", "E R", "EUROPEANUNIT", "E\u{1b}"] {
            assert!(text.parse::<Currency>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_slip_in_an_amount_does_not_become_a_thing() {
        let euro = Currency::default();
        for text in
            ["500.00", "book", "book:25.00", "book:25.00+100.00", "2 books:25.00", "cup+5.00"]
        {
            let prize = Prize::typed(text, &euro).unwrap_or_else(|_| panic!("{text}"));
            assert_eq!(prize.as_typed(&euro), text);
        }
        for text in ["5OO", "-5", "1,0000", "book:", "book:x", "book+x", ":5", "a\u{7}"] {
            assert!(Prize::typed(text, &euro).is_err(), "{text}");
        }
    }
}
