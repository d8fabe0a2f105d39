//! One player from a long list, such as that of a federation, by ID or by name.

use super::players::{columns_of, player};
use super::{ListError, PlayerColumns, Table};
use crate::event::Echo;
use crate::{Error, Fault};
use draughts_events::event::acts::{NewPlayer, Refused};
use draughts_events::event::games::Spelling;

/// The maximum number of possible players that are named.
const MOST_NAMED: usize = 8;

/// A player from a list, and the line that was used.
#[derive(Debug)]
pub struct Picked {
    /// The player, with the data of the list.
    pub player: NewPlayer,
    /// The message on what was used.
    pub report: Echo,
}

/// Returns the player of a list who is meant: by federation ID, by the full name in any word order,
/// or by beginnings of words that fit only one name.
///
/// Unreadable lines matter only if they are the one that is meant.
///
/// # Errors
///
/// Fails if nobody or several players fit, a column is missing, or the line cannot be read.
pub fn pick(table: &Table, columns: Option<&PlayerColumns>, who: &str) -> Result<Picked, Error> {
    let found = columns_of(table, columns)?;
    if !found.iter().any(|(field, _)| *field == "name") {
        return Err(table.without_names());
    }
    let cell = |row: &[String], field: &str| -> Option<String> {
        let column = found.iter().find(|(known, _)| *known == field)?.1;
        let cell = row.get(column).map(|cell| cell.trim().to_owned());
        cell.filter(|cell| !cell.is_empty())
    };
    let name = |row: &[String]| match (cell(row, "name"), cell(row, "first_name")) {
        (Some(last), Some(first)) => format!("{last}, {first}"),
        (last, _) => last.unwrap_or_default(),
    };
    let asked = Spelling::of(who);
    let is_number = who.trim().chars().any(|one| one.is_ascii_digit());
    let mut meant: Vec<(u8, usize)> = Vec::new();
    for (at, (_, row)) in table.rows.iter().enumerate() {
        let is_it = |field: &str| cell(row, field).is_some_and(|own| own == who.trim());
        if is_number && (is_it("federation_id") || is_it("id")) {
            meant.push((0, at));
        } else if !is_number && !asked.words().is_empty() {
            let own = Spelling::of(&name(row));
            if own.words() == asked.words() {
                meant.push((1, at));
            } else if asked.words().iter().all(|word| own.words().contains(word)) {
                meant.push((2, at));
            } else if begins(own.words(), asked.words()) {
                meant.push((3, at));
            }
        }
    }
    // A match of the full name or of whole words takes precedence over a match of beginnings.
    let best = meant.iter().map(|(how, _)| *how).min();
    meant.retain(|(how, _)| Some(*how) == best);
    let about = |at: usize| {
        let row = &table.rows[at].1;
        let facts = ["title", "rating", "federation", "federation_id"];
        let facts = facts.iter().filter_map(|field| cell(row, field));
        [name(row)].into_iter().chain(facts).collect::<Vec<_>>().join(" ")
    };
    let has_numbers = found.iter().any(|(field, _)| ["federation_id", "id"].contains(field));
    let (file, who) = (table.name.clone(), who.trim().to_owned());
    match meant.as_slice() {
        [] if is_number && !has_numbers => {
            Err(table.at_heads(&ListError::NoNumbers { heads: table.shown_heads() }))
        }
        [] => Err(Refused::told(&ListError::NotInList { who, file }).into()),
        [(_, at)] => {
            let (line, row) = &table.rows[*at];
            let read = table.fits(row).and_then(|()| {
                let cells: Vec<(&str, String)> = found
                    .iter()
                    .filter_map(|(field, _)| Some((*field, cell(row, field)?)))
                    .collect();
                player(|field| {
                    cells.iter().find(|(known, _)| *known == field).map(|(_, own)| own.as_str())
                })
            });
            let mut new = read.map_err(|what| Error::List {
                file: table.name.clone(),
                faults: vec![Fault { line: Some(*line), what }],
            })?;
            // Pairing numbers and rounds of the list do not apply here.
            (new.player.number, new.player.from_round) = (None, None);
            let report = Echo::FromList { about: about(*at), file, line: *line };
            Ok(Picked { player: new, report })
        }
        several => {
            let named =
                several.iter().take(MOST_NAMED).map(|(_, at)| about(*at)).collect::<Vec<_>>();
            let more = several.len() - named.len();
            let (count, named) = (several.len(), named.join("; "));
            Err(Refused::told(&ListError::SeveralInList { who, file, count, named, more }).into())
        }
    }
}

/// Returns whether each given word is the beginning of a different word of a name.
fn begins(own: &[String], asked: &[String]) -> bool {
    let mut left: Vec<&String> = own.iter().collect();
    // The longest word comes first because it matches the fewest words.
    let mut asked: Vec<&String> = asked.iter().collect();
    asked.sort_by_key(|word| std::cmp::Reverse(word.len()));
    asked.into_iter().all(|word| {
        let at = left.iter().position(|one| one.starts_with(word.as_str()));
        at.map(|at| left.remove(at)).is_some()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use draughts_report::words::Language;

    /// A list in the form of the FMJD rating list.
    const LIST: &str = "nr_ew,nick,last_n,first_n,country,title,rating,wtitle,wrating\n\
        10001,,Alder,Ann,TRE,GMI,2381,,\n\
        10002,,Alder,Anton,LEA,,2010,,\n\
        10003,,Élm,Ed,TRE,MF,2214,,\n\
        10004,,Elmwood,Eve,ROO,,,,\n\
        10005,,Fir,Fay,ROO,,high,,\n";

    fn picked(who: &str) -> Result<(String, Option<u16>), String> {
        let table = Table::read("V260101.DRA", LIST.as_bytes()).unwrap();
        let said = |error: Error| error.words(Language::English);
        pick(&table, None, who).map_err(said).map(|picked| {
            let player = picked.player.player;
            (format!("{} {}", player.federation_id.unwrap_or_default(), player.name), player.rating)
        })
    }

    #[test]
    fn a_player_is_found_by_number_by_name_or_by_the_beginnings_of_names() {
        for who in ["10001", "Alder, Ann", "ann ALDER"] {
            assert_eq!(picked(who), Ok(("10001 Alder, Ann".into(), Some(2381))), "{who}");
        }
        for who in ["elm", "Elm Ed", "ED"] {
            assert_eq!(picked(who), Ok(("10003 Élm, Ed".into(), Some(2214))), "{who}");
        }
        assert_eq!(picked("elmw"), Ok(("10004 Elmwood, Eve".into(), None)));
    }

    #[test]
    fn a_list_without_numbers_is_not_said_to_lack_the_one_that_is_sought() {
        let of = |heads: &str| {
            let list = format!("{heads}\n1234;Jansen, Jan\n");
            let table = Table::read("list.csv", list.as_bytes()).unwrap();
            pick(&table, None, "1234").map(|picked| picked.player.player.name)
        };
        let said = of("Key;Name").unwrap_err().words(Language::English);
        assert!(said.contains("no column holds the numbers") && said.contains("Key"), "{said}");
        assert_eq!(of("Fed. no.;Name").ok().as_deref(), Some("Jansen, Jan"));
    }

    #[test]
    fn several_and_nobody_are_refused_with_what_there_is() {
        let said = picked("alder").unwrap_err();
        for part in ["Alder, Ann GMI 2381 TRE 10001", "Alder, Anton 2010 LEA 10002"] {
            assert!(said.contains(part), "{said}");
        }
        assert!(picked("Oak").unwrap_err().contains("Oak"));
        assert!(picked("99").unwrap_err().contains("nobody in V260101.DRA"));
        assert!(picked(" ").is_err());
        // An unreadable line matters only if it is the one that is meant.
        assert!(picked("Fir").unwrap_err().contains("V260101.DRA:6"));
    }
}
