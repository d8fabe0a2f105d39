//! Names of players and their other spellings.

use std::collections::HashMap;

use super::{ListError, Table};
use crate::{Error, Fault};
use draughts_events::event::games::Spelling;
use draughts_ground::diag::nearest;
use draughts_ground::said::Told;

/// Headings of the preferred name, of the federation ID, and of other spellings.
const NAME: &[&str] = &["name", "player", "naam", "nom", "nome", "nombre", "имя", "фамилия"];
const ID: &[&str] = &["id", "fmjd", "fmjd id", "fmjd-id", "federation id", "federation_id"];
const ALIAS: &str = "alias";

/// A person in a list of names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedName {
    /// The preferred spelling.
    pub name: String,
    /// The federation ID.
    pub id: Option<String>,
    /// Other spellings.
    pub aliases: Vec<String>,
    /// The first line of the person.
    pub line: u64,
}

/// Returns the people in a list: a name, a federation ID, and other spellings.
///
/// Other spellings are in every column headed alias and in the cells after the last heading;
/// several in a cell are separated by `|`. Lines with the same name and ID are one person. Other
/// columns are skipped, unless the heading is a misspelling of alias, whose spellings would be
/// lost.
///
/// # Errors
///
/// Fails if there is no column of names, a heading is nearly alias, a line has no name, or two
/// people have the same spelling or ID.
pub fn names_of(table: &Table) -> Result<Vec<ListedName>, Error> {
    let Some(name_at) = table.column(NAME) else {
        return Err(table.without_names());
    };
    let id_at = table.column(ID);
    let is_slip = |head: &&String| {
        let head = head.trim().to_lowercase();
        !head.starts_with(ALIAS) && nearest(&head, [ALIAS]).is_some()
    };
    if let Some(head) = table.heads.iter().find(is_slip) {
        return Err(table.at_heads(&ListError::HeadNear { head: head.clone(), near: ALIAS }));
    }
    let is_alias = |at: usize| {
        table.heads.get(at).is_none_or(|head| {
            let head = head.trim().to_lowercase();
            head.is_empty() || head.starts_with(ALIAS)
        })
    };
    let mut people: Vec<ListedName> = Vec::new();
    let mut claims = Claims::default();
    let mut wrong = Vec::new();
    for (line, row) in &table.rows {
        let cell = |at: usize| row.get(at).map(|cell| cell.trim()).filter(|cell| !cell.is_empty());
        let Some(name) = cell(name_at) else {
            wrong.push(Fault { line: Some(*line), what: ListError::NoName.said() });
            continue;
        };
        let id = id_at.and_then(cell).map(str::to_owned);
        let cells = (0..row.len()).filter(|&at| at != name_at && Some(at) != id_at);
        let aliases = cells.filter(|&at| is_alias(at)).filter_map(cell);
        let aliases = aliases.flat_map(|cell| cell.split('|')).map(str::trim);
        let aliases: Vec<String> =
            aliases.filter(|alias| !alias.is_empty()).map(str::to_owned).collect();
        let same = people.iter().rposition(|person| person.name == name && person.id == id);
        // Most lists have one line per person, so only neighbours are compared.
        let place = same.filter(|&at| at + 1 == people.len()).unwrap_or_else(|| {
            let line = *line;
            let (name, id) = (name.to_owned(), id.clone());
            people.push(ListedName { name, id, aliases: Vec::new(), line });
            people.len() - 1
        });
        let spellings = std::iter::once(name).chain(aliases.iter().map(String::as_str));
        for spelling in spellings {
            wrong.extend(claims.spelling(&people, place, (*line, spelling)));
        }
        wrong.extend(id.and_then(|id| claims.id(&people, place, (*line, id))));
        people[place].aliases.extend(aliases);
    }
    match wrong.is_empty() {
        true => Ok(people),
        false => Err(Error::List { file: table.name.clone(), faults: wrong }),
    }
}

/// The owner of each spelling and of each federation ID.
#[derive(Debug, Default)]
struct Claims {
    spellings: HashMap<Vec<String>, (usize, u64)>,
    ids: HashMap<String, usize>,
}

impl Claims {
    /// Returns the fault if somebody else has a spelling.
    fn spelling(
        &mut self,
        people: &[ListedName],
        place: usize,
        (line, spelling): (u64, &str),
    ) -> Option<Fault> {
        let words = Spelling::of(spelling).words().to_vec();
        let (owner, first) = *self.spellings.entry(words).or_insert((place, line));
        let other = || ListError::SpellingOfTwo {
            spelling: spelling.to_owned(),
            name: people[owner].name.clone(),
            line: first,
        };
        (owner != place).then(|| Fault { line: Some(line), what: other().said() })
    }

    /// Returns the fault if somebody else has a federation ID.
    fn id(
        &mut self,
        people: &[ListedName],
        place: usize,
        (line, id): (u64, String),
    ) -> Option<Fault> {
        let owner = *self.ids.entry(id.clone()).or_insert(place);
        let other = || {
            let ListedName { name, line, .. } = people[owner].clone();
            ListError::NumberOfTwo { id, name, line }
        };
        (owner != place).then(|| Fault { line: Some(line), what: other().said() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use draughts_report::words::Language;

    fn read(text: &str) -> Result<Vec<ListedName>, String> {
        let table = Table::read("names.csv", text.as_bytes());
        table.and_then(|table| names_of(&table)).map_err(|error| error.words(Language::English))
    }

    #[test]
    fn a_person_has_a_name_a_number_and_other_spellings() {
        let people = read(
            "name,id,alias,games,alias\n\"Ash, Alder\",101,A. Ash | Ash A,7,Эш\n\
             \"Ash, Alder\",101,Asch\n\"Elm, Fir\",,,3,,Fir E.,Elmo\n",
        );
        let people = people.unwrap();
        let told: Vec<(&str, Option<&str>, String)> = people
            .iter()
            .map(|one| (one.name.as_str(), one.id.as_deref(), one.aliases.join(";")))
            .collect();
        assert_eq!(
            told,
            [
                ("Ash, Alder", Some("101"), "A. Ash;Ash A;Эш;Asch".to_owned()),
                ("Elm, Fir", None, "Fir E.;Elmo".to_owned())
            ]
        );
    }

    #[test]
    fn a_spelling_or_a_number_has_one_owner() {
        let said = read("name,id,alias\n\"Ash, Alder\",1,Ash\n\"Ash, Berta\",2,ASH\nElm,1,\n");
        assert_eq!(
            said.unwrap_err(),
            "names.csv:3: the spelling `ASH` is that of Ash, Alder, in line 2; strike it out on \
             one of the two lines\n  names.csv:4: the number 1 is that of Ash, Alder, in line 2"
        );
        assert!(read("name\n\"Ash, Alder\"\nAlder Ash\n").is_err(), "the same words");
        assert!(read("club,id\nx,1\n").is_err());
        for head in ["allias", "Alais"] {
            let said = read(&format!("name,id,{head}\nElm,1,Elmo\n")).unwrap_err();
            let expected =
                format!("names.csv:1: column `{head}` is not known; did you mean `alias`?");
            assert_eq!(said, expected);
        }
        assert!(read("name,id,aliases,club,last\nElm,1,Elmo,x,y\n").is_ok(), "passed over");
        assert!(read("name,id\n,1\n").unwrap_err().contains("names.csv:2: the line has no name"));
    }
}
