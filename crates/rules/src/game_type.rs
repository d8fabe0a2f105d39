//! The value of a PDN `GameType` tag.
//!
//! The fields of `23,B,8,8,N1,0` are:
//!
//! - `23`: the number of the variant;
//! - `B`: the side that starts;
//! - `8,8`: columns and rows of the board;
//! - `N1`: the style of square names, and the corner of the first square *from the view of the side
//!   that starts*;
//! - `0`: whether the corner at that side's lower left is out of play.
//!
//! All except the number may be missing, and an unreadable field counts as missing (PDN 3.0,
//! GameType tag).

use super::allowed::{Allowed, NotAllowed};
use super::value::{RuleValue, Words};
use draughts_board::{Color, Corner};

/// The notation of moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Naming {
    /// `N`: numbers, `32-28`.
    Numbers,
    /// `A`: letters, `c3-d4`.
    Letters,
    /// `S`: letters, with the first square as its file alone, `cd4`.
    Short,
}

/// The fields of a GameType tag; `None` for a missing one.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct GameTypeTag {
    /// The number of the variant.
    pub number: Option<u16>,
    /// The side that starts.
    pub starts: Option<Color>,
    /// Columns and rows of the board.
    pub board: Option<(u16, u16)>,
    /// The notation of moves.
    pub naming: Option<Naming>,
    /// The corner of the first square, from the view of the side that starts.
    pub first: Option<Corner>,
    /// Whether the corner at the lower left of each player is out of play.
    pub inverted: Option<bool>,
}

/// Corners in the order of their digits.
const CORNERS: [Corner; 4] =
    [Corner::BottomLeft, Corner::BottomRight, Corner::TopLeft, Corner::TopRight];

/// The only variant in the standard whose board is not square: ten columns, eight rows.
const SPANTSIRETTI: u16 = 41;

impl GameTypeTag {
    /// Parses the value of a tag, ignoring blanks around fields.
    // Called for every record: compiled in the calling crate, since a release does not optimise
    // this one.
    #[inline]
    pub fn parse(value: &[u8]) -> Self {
        let mut fields = value.split(|&byte| byte == b',').map(<[u8]>::trim_ascii);
        let mut field = || fields.next().unwrap_or_default();
        let mut tag = Self { number: number(field()), ..Self::default() };
        tag.starts = match field() {
            b"W" => Some(Color::White),
            b"B" => Some(Color::Black),
            _ => None,
        };
        let (columns, rows) = (number(field()), number(field()));
        // Real files have `0,0` if the board was unknown.
        let sides = columns.zip(rows).filter(|&(columns, rows)| columns > 0 && rows > 0);
        tag.board = sides.or_else(|| (tag.number == Some(SPANTSIRETTI)).then_some((10, 8)));
        let (letter, digit) = field().split_at_checked(1).unwrap_or_default();
        tag.naming = match letter {
            b"N" => Some(Naming::Numbers),
            b"A" => Some(Naming::Letters),
            b"S" => Some(Naming::Short),
            _ => None,
        };
        tag.first = match digit {
            [digit @ b'0'..=b'3'] => Some(CORNERS[usize::from(digit - b'0')]),
            _ => None,
        };
        tag.inverted = match field() {
            b"0" => Some(false),
            b"1" => Some(true),
            _ => None,
        };
        tag
    }
}

impl std::fmt::Display for GameTypeTag {
    /// Writes the fields before the first unknown one.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.number.unwrap_or_default())?;
        let (Some(starts), Some((columns, rows))) = (self.starts, self.board) else {
            return Ok(());
        };
        let (Some(naming), Some(first)) = (self.naming, self.first) else {
            return Ok(());
        };
        let letter = match naming {
            Naming::Numbers => 'N',
            Naming::Letters => 'A',
            Naming::Short => 'S',
        };
        let digit = CORNERS.iter().position(|&corner| corner == first).unwrap_or_default();
        write!(f, ",{},{columns},{rows},{letter}{digit}", starts.letter())?;
        match self.inverted {
            Some(inverted) => write!(f, ",{}", u8::from(inverted)),
            None => Ok(()),
        }
    }
}

#[inline]
fn number(text: &[u8]) -> Option<u16> {
    std::str::from_utf8(text).ok()?.parse().ok()
}

/// The value of a PDN `GameType` tag, or `none` if the variant has no number.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct GameType(pub Option<String>);

impl GameType {
    /// Parses the fields of the tag.
    pub fn tag(&self) -> Option<GameTypeTag> {
        self.0.as_deref().map(|text| GameTypeTag::parse(text.as_bytes()))
    }

    /// Returns the number of the variant, which is the first field.
    pub fn number(&self) -> Option<u16> {
        self.tag()?.number
    }
}

impl RuleValue for GameType {
    fn from_words(words: &Words) -> Result<Self, NotAllowed> {
        // In flow style, commas make it a list; both forms have the same meaning.
        let text = words.as_slice().join(",");
        if text == "none" {
            return Ok(Self(None));
        }
        let value = Self(Some(text.clone()));
        match value.number() {
            Some(_) => Ok(value),
            None => Err(NotAllowed::GameType { text }),
        }
    }

    fn to_words(&self) -> Words {
        Words::One(self.0.clone().unwrap_or_else(|| "none".into()))
    }

    fn allowed() -> Allowed {
        Allowed::GameType
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_says_as_much_as_can_be_read_of_it() {
        let read = |text: &str| GameTypeTag::parse(text.as_bytes());
        for text in ["20,W,10,10,N2,0", "23,B,8,8,A1,1", "41,W,10,8,A0,0", "25,W,8,8,S0", "21"] {
            assert_eq!(read(text).to_string(), text);
        }
        let loose = read(" 20 , B,0,0,N, x");
        assert_eq!((loose.number, loose.starts), (Some(20), Some(Color::Black)));
        assert_eq!((loose.board, loose.first, loose.inverted), (None, None, None));
        assert_eq!(loose.naming, Some(Naming::Numbers));
        assert_eq!(read("41").board, Some((10, 8)), "a number stands for the whole of its type");
        assert_eq!(read("draughts"), GameTypeTag::default());
        assert_eq!(read(""), GameTypeTag::default());
        assert_eq!(read("20,W,10,10,N7").first, None);
    }
}
