//! Numbers of openings: as printed, with their parts in either order, in upper or lower case.

use serde::Deserialize;

/// The form of the numbers in a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// A Roman column, then a row: `XV-16`.
    ColumnRow,
    /// A row, then a Roman column: `16-XV`.
    RowColumn,
    /// Any other number: `87`.
    #[default]
    Plain,
}

impl Form {
    /// Returns a key that is equal for all spellings of a number, or `None` if the text cannot be a
    /// number of this form.
    pub(super) fn key(self, text: &str) -> Option<String> {
        let folded = text.trim().to_ascii_uppercase();
        if self == Self::Plain {
            let is_figures = folded.bytes().all(|byte| byte.is_ascii_digit());
            let unpadded = folded.trim_start_matches('0');
            return match folded.as_str() {
                "" => None,
                _ if is_figures && !unpadded.is_empty() => Some(unpadded.to_owned()),
                _ => Some(folded),
            };
        }
        let (one, other) = folded.split_once(['-', '.', ' ', '/'])?;
        let (column, row) = match (roman(one.trim()), roman(other.trim())) {
            (Some(column), None) => (column, other),
            (None, Some(column)) => (column, one),
            _ => return None,
        };
        let row: u16 = row.trim().parse().ok().filter(|&row| row > 0)?;
        // No plain number has a key like this.
        Some(format!("column {column}, row {row}"))
    }

    pub(super) const fn example(self) -> &'static str {
        match self {
            Self::ColumnRow => "XV-16",
            Self::RowColumn => "16-XV",
            Self::Plain => "87",
        }
    }
}

/// Parses a Roman number from 1 to 399 in its proper form.
fn roman(text: &str) -> Option<u16> {
    const SIGNS: [(&str, u16); 9] = [
        ("C", 100),
        ("XC", 90),
        ("L", 50),
        ("XL", 40),
        ("X", 10),
        ("IX", 9),
        ("V", 5),
        ("IV", 4),
        ("I", 1),
    ];
    let (mut rest, mut sum) = (text, 0);
    for (sign, worth) in SIGNS {
        let most = if sign.len() == 2 || worth == 5 || worth == 50 { 1 } else { 3 };
        for _ in 0..most {
            let Some(shorter) = rest.strip_prefix(sign) else { break };
            (rest, sum) = (shorter, sum + worth);
        }
    }
    (rest.is_empty() && sum > 0).then_some(sum)
}
