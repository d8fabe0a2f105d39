//! Ratings and IDs in cells, with the signs, decimals and quotation marks that spreadsheets and
//! federations add.

use super::players::number;
use crate::event::Echo;
use draughts_events::event::acts::whole_number;
use draughts_ground::said::Said;

/// Returns the rating in a cell: a number, also in the forms of spreadsheets and federations
/// (`1500.0`, `1145,3`, `1 105`, `1.105`), or with the sign of a provisional rating (`1800*`,
/// `1700P`).
pub(super) fn rating(cell: Option<&str>) -> Result<Option<u16>, Said> {
    if cell.is_some_and(|cell| NO_RATING.contains(&cell.trim().to_lowercase().as_str())) {
        return Ok(None);
    }
    match number("rating", cell) {
        Ok(rating) => Ok(rating),
        Err(not) => cell.and_then(signed_rating).map(Some).ok_or(not),
    }
}

/// Cells that mean that there is no rating.
const NO_RATING: &[&str] =
    &["n.v.t.", "nvt", "n/a", "n.a.", "na", "geen", "none", "unr", "unr.", "--", "?"];

/// Prefixes for an estimated rating: `ca. 1200`.
const ABOUT: &[&str] = &["ca.", "ca", "circa", "±", "c.", "about", "ongeveer", "ong."];

/// Returns a rating with signs, decimals or spaces in it; decimals are rounded.
fn signed_rating(cell: &str) -> Option<u16> {
    let signs = |c: char| matches!(c, '*' | '?' | 'P' | 'p' | '~' | ' ' | '\u{a0}');
    let plain = cell.trim_matches(signs).to_lowercase();
    let about = ABOUT.iter().find_map(|word| plain.strip_prefix(word));
    let plain = about.unwrap_or(&plain);
    let joined: String =
        plain.chars().filter(|c| !matches!(c, ' ' | '\u{a0}' | '\u{202f}')).collect();
    if let Some(rating) = whole_number(&joined) {
        return Some(rating);
    }
    let (whole, decimals) = joined.split_once(['.', ',']).unwrap_or((&joined, ""));
    let are_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || !are_digits(whole) || !are_digits(decimals) {
        return None;
    }
    match decimals.len() {
        // A thousands separator.
        3 if whole.len() == 1 => format!("{whole}{decimals}").parse().ok(),
        // `1.2` is neither a rating nor a number with a thousands separator.
        1..=2 if whole.len() == 1 => None,
        0..=2 => {
            let up = u16::from(decimals.as_bytes().first().is_some_and(|digit| *digit >= b'5'));
            whole.parse::<u16>().ok()?.checked_add(up)
        }
        _ => None,
    }
}

/// Returns the line, the cell and the rating in it, if the cell has signs, decimals or blanks.
pub(super) fn unusual_rating(line: u64, cell: Option<&str>) -> Option<(u64, String, u16)> {
    let cell = cell?;
    let is_number = cell.parse::<u16>().is_ok() || matches!(cell, "0" | "-");
    let rating = signed_rating(cell).filter(|_| !is_number)?;
    Some((line, cell.to_owned(), rating))
}

/// The most ratings that are more than a number and are named one by one.
const MOST_NAMED: usize = 5;

/// Returns notes on ratings that are more than a number: the first ones, and the number of others.
pub(super) fn ratings_read(all: Vec<(u64, String, u16)>) -> Vec<Echo> {
    let more = all.len().saturating_sub(MOST_NAMED);
    let last = all.len().min(MOST_NAMED);
    let named = (1..).zip(all).take(MOST_NAMED);
    let note = |(at, (line, text, rating))| {
        let more = if at == last { more } else { 0 };
        Echo::RatingsRead { line, text, rating, more }
    };
    named.map(note).collect()
}

/// Returns an ID without the quotation marks by which spreadsheets keep digits as text:
/// `'34179178'`, `="34179178"`.
pub(super) fn unquoted(id: &str) -> String {
    let id = id.strip_prefix('=').unwrap_or(id);
    let is_mark = |c: char| matches!(c, '\'' | '"' | '’' | '‘' | '`');
    match id.trim_matches(is_mark).trim() {
        "" => id.to_owned(),
        plain => plain.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::{OwnNumbers, Table, players_of};
    use draughts_events::event::Player;

    fn players(text: &str) -> Option<Vec<Player>> {
        let table = Table::read("list.csv", text.as_bytes()).ok()?;
        let read = players_of(&table, None, OwnNumbers::PassedOver).ok()?;
        Some(read.players.into_iter().map(|new| new.player.into()).collect())
    }

    #[test]
    fn ratings_and_ids_are_read_as_spreadsheets_and_federations_write_them() {
        for (cell, rating) in [
            ("1500.0", 1500),
            ("\"1145,3\"", 1145),
            ("\"1145,5\"", 1146),
            ("1800*", 1800),
            ("1 105", 1105),
            ("1.105", 1105),
            ("\"1.105,0\"", 1105),
            ("1700P", 1700),
            ("1.320", 1320),
            ("ca. 1200", 1200),
            ("±1200", 1200),
        ] {
            let read = players(&format!("Name,RtgI\nAlder,{cell}\n")).unwrap();
            assert_eq!(read[0].rating, Some(rating), "{cell}");
            let table = Table::read("l.csv", format!("Name,RtgI\nAlder,{cell}\n").as_bytes());
            let notes = players_of(&table.unwrap(), None, OwnNumbers::PassedOver).unwrap().notes;
            assert_eq!(notes.len(), 1, "{cell}");
        }
        for none in ["n.v.t.", "N/A", "geen", "-"] {
            let read = players(&format!("Name,RtgI\nAlder,{none}\n")).unwrap();
            assert_eq!(read[0].rating, None, "{none}");
        }
        for odd in ["high", "15000.12345", "1x0", "1.2", "1.20", "\"1,3\""] {
            assert!(players(&format!("Name,RtgI\nAlder,{odd}\n")).is_none(), "{odd}");
        }
        let list = "Name,FideID,Club/City\nDvo&#345;&aacute;k,'34179178',\nElm,=\"12\",Praha\n";
        let read = players(list).unwrap();
        assert_eq!(read[0].name, "Dvořák");
        assert_eq!(read[0].federation_id.as_deref(), Some("34179178"));
        assert_eq!(read[1].federation_id.as_deref(), Some("12"));
        assert_eq!(read[1].club.as_deref(), Some("Praha"));
    }
}
