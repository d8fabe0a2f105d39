//! Piece combinations in draw clauses: `2K+1M-1K`.

use serde::{Deserialize, Serialize};

use super::allowed::NotAllowed;

/// A number of pieces of one kind, with bounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PieceCount {
    /// The minimum.
    pub least: u8,
    /// The maximum; `None` means no maximum.
    pub most: Option<u8>,
}

impl PieceCount {
    const fn exactly(number: u8) -> Self {
        Self { least: number, most: Some(number) }
    }

    /// Returns whether the number is within the bounds.
    #[must_use]
    #[inline]
    pub fn holds(self, number: usize) -> bool {
        number >= usize::from(self.least)
            && self.most.is_none_or(|most| number <= usize::from(most))
    }
}

impl std::fmt::Display for PieceCount {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.most {
            Some(most) if most == self.least => write!(f, "{most}"),
            Some(most) => write!(f, "{}..{most}", self.least),
            None => write!(f, "{}+", self.least),
        }
    }
}

/// The pieces of one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Force {
    /// A number of kings and a number of men.
    Exactly {
        /// Kings.
        kings: PieceCount,
        /// Men.
        men: PieceCount,
    },
    /// A number of pieces of either kind.
    Pieces(PieceCount),
}

impl Force {
    /// Returns whether a side with these numbers of kings and men has this force.
    #[must_use]
    #[inline]
    pub fn holds(self, kings: usize, men: usize) -> bool {
        match self {
            Self::Exactly { kings: k, men: m } => k.holds(kings) && m.holds(men),
            Self::Pieces(count) => count.holds(kings + men),
        }
    }
}

impl std::fmt::Display for Force {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let none = PieceCount::exactly(0);
        match self {
            Self::Pieces(count) => write!(f, "{count}P"),
            Self::Exactly { kings, men } if *men == none => write!(f, "{kings}K"),
            Self::Exactly { kings, men } if *kings == none => write!(f, "{men}M"),
            Self::Exactly { kings, men } => write!(f, "{kings}K+{men}M"),
        }
    }
}

/// The pieces of one side against those of the other.
///
/// It is written in one of these ways:
///
/// - `3K-1K`, `2K+1M-1K`; `3+K-1K`: three or more; `1P-1P`: a piece of either kind;
/// - `both-kings 4..5`: both sides have a king, and four or five pieces in total;
/// - `both-kings each 1..4`: both sides have a king, and at most four pieces each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Material {
    /// The stronger side against the weaker.
    Against(Force, Force),
    /// Both sides have a king, and the board has this many pieces in total.
    BothKings(PieceCount),
    /// Both sides have a king, and each has this many pieces.
    KingsEach(PieceCount),
}

impl std::fmt::Display for Material {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Against(strong, weak) => write!(f, "{strong}-{weak}"),
            Self::BothKings(count) => write!(f, "both-kings {count}"),
            Self::KingsEach(count) => write!(f, "both-kings each {count}"),
        }
    }
}

impl std::str::FromStr for Material {
    type Err = NotAllowed;

    fn from_str(text: &str) -> Result<Self, NotAllowed> {
        let bad = || NotAllowed::Material { text: text.to_owned() };
        if let Some(each) = text.strip_prefix("both-kings each ") {
            return count(each).map(Self::KingsEach).ok_or_else(bad);
        }
        if let Some(total) = text.strip_prefix("both-kings ") {
            return count(total).map(Self::BothKings).ok_or_else(bad);
        }
        let (strong, weak) = text.split_once('-').ok_or_else(bad)?;
        Ok(Self::Against(force(strong).ok_or_else(bad)?, force(weak).ok_or_else(bad)?))
    }
}

impl Serialize for Material {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Material {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

fn force(text: &str) -> Option<Force> {
    if let Some(pieces) = text.strip_suffix('P') {
        return count(pieces).map(Force::Pieces);
    }
    let (kings, men) = match text.split_once("K+") {
        Some((kings, men)) => (count(kings)?, count(men.strip_suffix('M')?)?),
        None => match text.strip_suffix('K') {
            Some(kings) => (count(kings)?, PieceCount::exactly(0)),
            None => (PieceCount::exactly(0), count(text.strip_suffix('M')?)?),
        },
    };
    Some(Force::Exactly { kings, men })
}

fn count(text: &str) -> Option<PieceCount> {
    if let Some(least) = text.strip_suffix('+') {
        return Some(PieceCount { least: least.parse().ok()?, most: None });
    }
    if let Some((least, most)) = text.split_once("..") {
        let (least, most) = (least.parse().ok()?, most.parse().ok()?);
        return (least <= most).then_some(PieceCount { least, most: Some(most) });
    }
    text.parse().ok().map(PieceCount::exactly)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn material_is_written_as_it_is_read() {
        for text in [
            "3K-1K",
            "2K+1M-1K",
            "1K+2M-1K",
            "3+K-1K",
            "1P-1P",
            "both-kings 4..5",
            "both-kings each 1..4",
            "2K-1K+1M",
            "1M-1K",
        ] {
            assert_eq!(text.parse::<Material>().unwrap().to_string(), text);
        }
        for text in
            ["", "3K", "K-K", "3K-1Q", "5..4K-1K", "both-kings ", "both-kings each", "3K-1K+"]
        {
            assert!(text.parse::<Material>().is_err(), "{text}");
        }
    }

    #[test]
    fn forces_hold_what_they_name() {
        let three_or_more: Force = force("3+K").unwrap();
        assert!(three_or_more.holds(3, 0) && three_or_more.holds(5, 0));
        assert!(!three_or_more.holds(2, 0) && !three_or_more.holds(3, 1));
        assert!(force("1P").unwrap().holds(0, 1) && force("1P").unwrap().holds(1, 0));
    }
}
