//! Print options: the paper, and the size of the letters.

use std::fmt;
use std::str::FromStr;

use draughts_ground::told;

use super::{Cell, Column, Ref, Row, Sheet};

/// Print options; any that is not set is chosen to fit the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Print {
    /// The paper size.
    pub paper: PaperSize,
    /// Whether the paper is in landscape.
    pub sideways: Option<bool>,
    /// The height of capital letters, on as many sheets of paper as they need.
    pub capitals: Option<Capitals>,
}

/// The size of a sheet of paper (ISO 216).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum PaperSize {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 297 by 420 mm.
    A3,
}

impl PaperSize {
    /// Returns the name in style sheets.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::A4 => "A4",
            Self::A3 => "A3",
        }
    }
}

/// The height of capital letters, in tenths of a millimetre: 2 to 40 mm.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Capitals(u16);

/// The height of a capital, in thousandths of the font size: the least of the fonts of pages.
///
/// It is 688 in Liberation Sans, 716 in Arial, 729 in DejaVu Sans.
const CAPITAL: u32 = 687;

impl Capitals {
    /// Returns the font size, in tenths of a point (1/72 inch), rounded up.
    pub(super) fn size(self) -> usize {
        // 1 mm is 720/254 tenths of a point, times ten.
        let tenths = (u32::from(self.0) * 720 * 1000).div_ceil(254 * CAPITAL);
        usize::try_from(tenths).unwrap_or(usize::MAX)
    }
}

impl fmt::Display for Capitals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 % 10 {
            0 => write!(f, "{}", self.0 / 10),
            tenth => write!(f, "{}.{tenth}", self.0 / 10),
        }
    }
}

told! {
    /// A text that is no height of letters.
    pub enum NoCapitals {
        No { text: String } => "no-capitals",
            "{ $text } is not a height of letters in millimetres, from 2 to 40: 7, or 7.5";
    }
}

/// Reads millimetres: `7`, `7.5`, `7mm`.
impl FromStr for Capitals {
    type Err = NoCapitals;

    fn from_str(text: &str) -> Result<Self, NoCapitals> {
        let plain = text.trim().strip_suffix("mm").unwrap_or(text).trim();
        let (whole, tenth) = plain.split_once(['.', ',']).unwrap_or((plain, "0"));
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        let number = |text: &str| text.parse::<u16>().ok().filter(|_| digits(text));
        let tenths = number(whole).zip(number(tenth).filter(|_| tenth.len() == 1));
        let tenths = tenths.and_then(|(whole, tenth)| whole.checked_mul(10)?.checked_add(tenth));
        let allowed = tenths.filter(|tenths| (20..=400).contains(tenths));
        allowed.map(Self).ok_or_else(|| NoCapitals::No { text: text.to_owned() })
    }
}

/// Adds the board number at the other end of each line of a list of boards, for reading in a crowd.
pub(super) fn numbers_at_both_ends(mut sheet: Sheet) -> Sheet {
    let is_number = |cell: &Cell| matches!(&cell.about, Some(Ref::Board { board, .. }) if cell.text == board.to_string());
    let first = |row: &Row| match row {
        Row::Cells(cells) => cells.first().cloned(),
        Row::Heading(_) => None,
    };
    if !sheet.rows.iter().filter_map(first).any(|cell| is_number(&cell)) {
        return sheet;
    }
    let columns = sheet.columns.len();
    if let Some(head) = sheet.columns.first().map(|column| column.head.clone()) {
        sheet.columns.push(Column::left(head));
    }
    for row in &mut sheet.rows {
        if let Row::Cells(cells) = row {
            let number = cells.first().cloned().unwrap_or_default();
            cells.resize(columns, Cell::default());
            cells.push(number);
        }
    }
    sheet
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_of_seven_millimetres_need_letters_of_29_points() {
        let size = |text: &str| text.parse::<Capitals>().map(Capitals::size);
        // 7 mm are 19.84 points; 19.84 / 0.687 = 28.88.
        assert_eq!(size("7"), Ok(289));
        assert_eq!(size("7.5mm"), Ok(310));
        assert_eq!("7,0".parse::<Capitals>().map(|one| one.to_string()), Ok("7".into()));
        for text in ["", "1.9", "41", "7.55", "-7", "+7", "seven", "7 cm", "9999999"] {
            assert!(size(text).is_err(), "{text}");
        }
    }

    #[test]
    fn only_a_list_of_boards_has_numbers_at_both_ends() {
        let about = Ref::Board { round: draughts_events::event::Round(1), board: 3 };
        let board = Cell::from("3").about(about);
        let sheet = Sheet {
            columns: vec![Column::right("Bd"), Column::left("White")],
            rows: vec![Row::Cells(vec![board, "Ash".into()]), Row::heading("A")],
            ..Sheet::default()
        };
        let both = numbers_at_both_ends(sheet.clone());
        assert_eq!(both.columns.len(), 3);
        assert!(matches!(&both.rows[0], Row::Cells(cells) if cells[2].text == "3"));
        let plain = Sheet { rows: vec![Row::cells(["1", "Ash"])], ..sheet };
        assert_eq!(numbers_at_both_ends(plain.clone()), plain);
    }
}
