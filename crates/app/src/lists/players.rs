//! Players from a list.

use std::collections::HashSet;
use std::str::FromStr;

use super::fields::{FIELDS, field_of, heads_of, is_national};
use super::figures::{rating, ratings_read, unquoted, unusual_rating};
use super::{ColumnsFault, ListError, Table};
use crate::event::{ColumnMeaning, Echo};
use crate::{Error, Fault};
use draughts_events::event::acts::NewPlayer;
use draughts_events::event::{Birth, Event, Numbers, PlayerDocument};
use draughts_ground::said::{Said, Told};

/// The headings that the user gave, each with its field.
#[derive(Debug, Clone)]
pub struct PlayerColumns(Vec<(String, String)>);

impl PlayerColumns {
    /// Returns whether the user names the column of a field.
    fn name(&self, field: &str) -> bool {
        self.0.iter().any(|(known, _)| known == field)
    }
}

impl FromStr for PlayerColumns {
    type Err = ColumnsFault;

    fn from_str(text: &str) -> Result<Self, ColumnsFault> {
        text.split(',')
            .map(|part| {
                let not = || ColumnsFault::NotFieldHead { text: part.to_owned() };
                let (field, head) = part.split_once('=').ok_or_else(not)?;
                // `category=Group`: the headings of a field also name it.
                let Some(field) = field_of(field) else {
                    let known = FIELDS.iter().map(|(known, _)| (*known).to_owned()).collect();
                    return Err(ColumnsFault::NoField { field: field.to_owned(), known });
                };
                Ok((field.to_owned(), head.trim().to_owned()))
            })
            .collect::<Result<_, _>>()
            .map(Self)
    }
}

/// The maximum number of players from a list, which is that of pairing numbers.
const MOST_PLAYERS: usize = u16::MAX as usize;

/// Fields of a list that also set numbers, rounds, teams, families or categories.
const DECIDING: &[&str] = &["number", "from_round", "team", "family", "categories"];

/// The treatment of the numbers in a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OwnNumbers {
    /// They become the pairing numbers.
    Taken,
    /// They are ignored, unless the user names their column.
    PassedOver,
}

impl OwnNumbers {
    /// Returns the treatment in an event: the numbers are used only if it is numbered by hand.
    pub fn of(event: &Event) -> Self {
        match event.system.numbers {
            Numbers::Hand => Self::Taken,
            _ => Self::PassedOver,
        }
    }
}

/// Players from a file, and how it was read.
#[derive(Debug)]
pub struct ReadPlayers {
    /// The players; those without an ID in the file will be given one.
    pub players: Vec<NewPlayer>,
    /// The line of each player.
    pub lines: Vec<u64>,
    /// The indices of players whose whole line repeats an earlier one with more than a name.
    pub repeated: Vec<usize>,
    /// The message on the columns and their fields.
    pub report: Echo,
    /// Notes, one line each:
    ///
    /// - what the list sets besides the players (`number`, `team` and so on);
    /// - IDs in the list that are not IDs here, with their lines;
    /// - ratings that are more than a number.
    pub notes: Vec<Echo>,
}

/// Returns the columns of the fields in a list.
pub(super) fn columns_of(
    table: &Table,
    columns: Option<&PlayerColumns>,
) -> Result<Vec<(&'static str, usize)>, Error> {
    let mut found: Vec<(&str, usize)> = Vec::new();
    for (field, heads) in FIELDS {
        let said = columns.and_then(|columns| columns.0.iter().find(|(known, _)| known == field));
        let column = match said {
            // An empty heading: that column is left out.
            Some((_, head)) if head.is_empty() => None,
            Some((_, head)) => {
                let column = table.column(&[head.to_lowercase().as_str()]);
                Some(column.ok_or_else(|| {
                    let (head, heads) = (head.clone(), table.shown_heads());
                    table.at_heads(&ListError::NoColumn { head, heads })
                })?)
            }
            None if *field == "federation" => {
                table.columns(heads).find(|at| has_letters(table, *at))
            }
            None => table.column(heads),
        };
        found.extend(column.map(|column| (*field, column)));
    }
    Ok(found)
}

/// Returns whether a column has letters, or nothing at all: codes such as `0012` are not those of
/// federations.
fn has_letters(table: &Table, at: usize) -> bool {
    let cells = table.rows.iter().filter_map(|(_, row)| row.get(at));
    let mut filled = cells.map(|cell| cell.trim()).filter(|cell| !cell.is_empty()).peekable();
    filled.peek().is_none() || filled.any(|cell| cell.chars().any(char::is_alphabetic))
}

/// Returns what each column was used for.
pub(super) fn heads_taken(table: &Table, found: &[(&str, usize)]) -> Vec<ColumnMeaning> {
    let is_called = |column: usize, head: &str| {
        table.heads.get(column).is_some_and(|taken| taken.trim().eq_ignore_ascii_case(head.trim()))
    };
    let taken = |(at, head): (usize, &String)| {
        let head = head.clone();
        Some(match found.iter().find(|(_, column)| *column == at) {
            Some((field, _)) if head.eq_ignore_ascii_case(field) => ColumnMeaning::Taken { head },
            Some((field, _)) => ColumnMeaning::TakenAs { head, field: (*field).to_owned() },
            None if head.trim().is_empty() => {
                let cells = table.rows.iter().filter_map(|(_, row)| row.get(at));
                let cell = cells.map(|cell| cell.trim()).find(|cell| !cell.is_empty())?.to_owned();
                ColumnMeaning::NoHead { cell }
            }
            None if found.iter().any(|(_, column)| is_called(*column, &head)) => {
                ColumnMeaning::OtherNotUsed { head }
            }
            None => ColumnMeaning::NotUsed { head },
        })
    };
    table.heads.iter().enumerate().filter_map(taken).collect()
}

/// Returns the players of a list.
///
/// # Errors
///
/// Fails if a column is missing, if there are more players than an event can have, or with every
/// line that is not a player.
pub fn players_of(
    table: &Table,
    columns: Option<&PlayerColumns>,
    own_numbers: OwnNumbers,
) -> Result<ReadPlayers, Error> {
    let mut found = columns_of(table, columns)?;
    let is_named = |field: &str| columns.is_some_and(|columns| columns.name(field));
    let mut notes = Vec::new();
    if own_numbers == OwnNumbers::PassedOver && !is_named("number") {
        let passed = found.extract_if(.., |(field, _)| *field == "number");
        notes.extend(passed.map(|(_, at)| Echo::OwnNumbers { head: table.heads[at].clone() }));
    }
    if !found.iter().any(|(field, _)| *field == "name") {
        return Err(table.without_names());
    }
    if let Some((line, _)) = table.rows.get(MOST_PLAYERS) {
        return Err(table.at(*line, &ListError::TooManyPlayers { most: MOST_PLAYERS }));
    }
    let (mut players, mut lines, mut repeated) = (Vec::new(), Vec::new(), Vec::new());
    let mut rows: HashSet<&[String]> = HashSet::new();
    let (mut wrong, mut ratings, mut numbered) = (Vec::new(), Vec::new(), 0);
    let end = footer(table, &found);
    for (at, (line, row)) in table.rows[..end].iter().enumerate() {
        if let Some(text) = heading(row) {
            let below = table.rows[at + 1..end].iter();
            let players = below.take_while(|(_, row)| heading(row).is_none()).count();
            notes.push(Echo::HeadingInList { line: *line, text: text.to_owned(), players });
            continue;
        }
        let cell = |field: &str| -> Option<&str> {
            let column = found.iter().find(|(known, _)| *known == field)?.1;
            row.get(column).map(|cell| cell.trim()).filter(|cell| !cell.is_empty())
        };
        match table.fits(row).and_then(|()| player(cell)) {
            Ok(mut player) => {
                let number = player.player.federation_id.as_deref();
                if number.is_some() && number == cell("id") && cell("federation_id").is_none() {
                    numbered += 1;
                } else if let (None, Some(id)) = (&player.id, cell("id")) {
                    notes.push(Echo::NoId { line: *line, id: id.to_owned() });
                }
                if !player.player.name.chars().any(char::is_alphabetic) {
                    let name = player.player.name.clone();
                    notes.push(Echo::NameWithoutLetter { line: *line, name });
                }
                if player.player.name.ends_with(':') {
                    let name = player.player.name.clone();
                    notes.push(Echo::NameLikeHeading { line: *line, name });
                }
                if let Some(text) = cell("federation").filter(|text| is_number(text)) {
                    notes.push(Echo::NumberForFederation { line: *line, text: text.to_owned() });
                    player.player.federation = None;
                }
                ratings.extend(unusual_rating(*line, cell("rating")));
                if !rows.insert(row) && says_more(&player) {
                    repeated.push(players.len());
                }
                players.push(player);
                lines.push(*line);
            }
            Err(what) => wrong.push(Fault { line: Some(*line), what }),
        }
    }
    if !wrong.is_empty() {
        return Err(Error::List { file: table.name.clone(), faults: wrong });
    }
    notes.extend(table.rows[end..].iter().filter_map(|(line, row)| {
        let text = row.iter().find(|cell| !cell.trim().is_empty())?.clone();
        Some(Echo::FooterOfList { line: *line, text })
    }));
    notes.splice(0..0, decided(table, &found, &players));
    notes.extend(national_numbers(table, &found));
    let ids = found.iter().find(|(field, _)| *field == "id").filter(|_| numbered > 0);
    notes.extend(
        ids.map(|(_, at)| Echo::NumbersFromIds {
            head: table.heads[*at].clone(),
            players: numbered,
        }),
    );
    notes.extend(ratings_elsewhere(table, &found));
    notes.extend(ratings_read(ratings));
    let (file, read) = (table.name.clone(), players.len());
    let report = Echo::PlayersRead { file, players: read, heads: heads_taken(table, &found) };
    Ok(ReadPlayers { players, lines, repeated, report, notes })
}

/// Returns the index of the first row of a footer: rows at the end with one cell, and no name
/// under the heading of names.
fn footer(table: &Table, found: &[(&'static str, usize)]) -> usize {
    let name = found.iter().find(|(field, _)| *field == "name").map(|(_, at)| *at);
    let is_filled = |cell: &&String| !cell.trim().is_empty();
    let is_line = |row: &[String]| {
        let has_name = name.and_then(|at| row.get(at)).is_some_and(|cell| is_filled(&cell));
        has_name || heading(row).is_some() || row.iter().filter(is_filled).count() > 1
    };
    let last = table.rows.iter().rposition(|(_, row)| is_line(row));
    last.map_or(table.rows.len(), |last| last + 1)
}

/// Returns the text of a row that is a heading among the players: `Reserve:` alone.
fn heading(row: &[String]) -> Option<&str> {
    let mut filled = row.iter().map(|cell| cell.trim()).filter(|cell| !cell.is_empty());
    let only = filled.next().filter(|text| text.ends_with(':'))?;
    filled.next().is_none().then_some(only)
}

/// Returns whether a text has digits only.
fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The fewest digits of a number at a federation: with fewer, it may count the lines of a list.
const SHORTEST_NUMBER: usize = 4;

/// Returns whether the cell of an `id` is a number at a federation, and neither the number of a
/// line nor an id with a name, such as `p1 Ash, A`.
pub(super) fn is_federation_number(text: &str) -> bool {
    is_number(text) && text.len() >= SHORTEST_NUMBER
}

/// Returns whether a line says more of a player than a name, which two people may have.
fn says_more(new: &NewPlayer) -> bool {
    let player = &new.player;
    new.id.is_some()
        || player.federation_id.is_some()
        || player.birth.is_some()
        || player.club.is_some()
        || player.rating.is_some()
}

impl ReadPlayers {
    /// Takes out the lines that repeat earlier ones, and returns a message on them, if there are
    /// any.
    pub fn drop_repeated(&mut self) -> Option<Echo> {
        let repeated = std::mem::take(&mut self.repeated);
        for &at in repeated.iter().rev() {
            self.players.remove(at);
        }
        let lines: Vec<u64> = repeated.iter().map(|&at| self.lines[at]).collect();
        let mut place = 0;
        self.lines.retain(|_| {
            place += 1;
            !repeated.contains(&(place - 1))
        });
        let several = lines.len() > 1;
        (!lines.is_empty()).then_some(Echo::LinesRepeated { lines, several })
    }
}

/// Returns which [`DECIDING`] fields a list has, and for how many players.
fn decided(table: &Table, found: &[(&'static str, usize)], players: &[NewPlayer]) -> Vec<Echo> {
    let has = |field: &str, player: &PlayerDocument| match field {
        "number" => player.number.is_some(),
        "from_round" => player.from_round.is_some(),
        "team" => player.team.is_some(),
        "family" => player.family.is_some(),
        _ => !player.categories.is_empty(),
    };
    let deciding = found.iter().filter(|(field, _)| DECIDING.contains(field));
    let said = deciding.map(|&(field, at)| {
        let count = players.iter().filter(|new| has(field, &new.player)).count();
        Echo::ListDecides { field, head: table.heads[at].clone(), players: count }
    });
    said.filter(|echo| !matches!(echo, Echo::ListDecides { players: 0, .. })).collect()
}

/// Notes a column of numbers of a national federation, which files for other programs give as those
/// of the FMJD or of FIDE.
fn national_numbers(table: &Table, found: &[(&'static str, usize)]) -> Option<Echo> {
    let (_, at) = found.iter().find(|(field, _)| *field == "federation_id")?;
    let head = table.heads[*at].clone();
    let is_filled = |row: &[String]| row.get(*at).is_some_and(|cell| !cell.trim().is_empty());
    let players = table.rows.iter().filter(|(_, row)| is_filled(row)).count();
    (players > 0 && is_national(&head)).then_some(Echo::NationalNumbers { head, players })
}

/// Notes the other columns of ratings, if they have numbers of players who are without one in the
/// column that was read.
fn ratings_elsewhere(table: &Table, found: &[(&'static str, usize)]) -> Vec<Echo> {
    let taken = found.iter().find(|(field, _)| *field == "rating");
    let (Some(heads), Some(&(_, taken))) = (heads_of("rating"), taken) else { return Vec::new() };
    let has = |row: &[String], at: usize| {
        row.get(at).is_some_and(|cell| cell.chars().any(|one| matches!(one, '1'..='9')))
    };
    let others = table.columns(heads).filter(|at| *at != taken);
    let said = others.filter_map(|at| {
        let players = table.rows.iter().filter(|(_, row)| has(row, at) && !has(row, taken)).count();
        let (head, taken) = (table.heads[at].clone(), table.heads[taken].clone());
        (players > 0).then_some(Echo::RatingsElsewhere { head, taken, players })
    });
    said.collect()
}

/// Returns the number in a cell; `None` for 0 and a hyphen.
pub(super) fn number(field: &'static str, cell: Option<&str>) -> Result<Option<u16>, Said> {
    let not = |cell: &str| {
        let digits = cell.strip_prefix('-').unwrap_or(cell);
        let is_whole = !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit());
        let text = cell.to_owned();
        match is_whole {
            true => ListError::OutOfRange { field, text, least: 1, most: u16::MAX }.said(),
            false => ListError::NotANumber { field, text }.said(),
        }
    };
    cell.filter(|cell| *cell != "0" && *cell != "-")
        .map(|cell| cell.parse().map_err(|_| not(cell)))
        .transpose()
}

/// Returns the full name of a player from a list with the last name, possibly the first name, and
/// possibly what belongs between them: `van der Meer, Jan`.
pub(super) fn full_name<'c>(last: &str, cell: &impl Fn(&str) -> Option<&'c str>) -> String {
    let last = match cell("infix") {
        Some(infix) => format!("{infix} {last}"),
        None => last.to_owned(),
    };
    cell("first_name").map_or_else(|| last.clone(), |first| format!("{last}, {first}"))
}

/// Creates a player from the cells of a line; an invalid ID is ignored.
pub(super) fn player<'c>(cell: impl Fn(&str) -> Option<&'c str>) -> Result<NewPlayer, Said> {
    let text = |field| cell(field).map(str::to_owned);
    let last = cell("name").ok_or_else(|| ListError::NoName.said())?;
    let name = full_name(last, &cell);
    let id = cell("id").and_then(|id| id.parse().ok());
    let mut new = NewPlayer::new(id, name);
    let player = &mut new.player;
    player.rating = rating(cell("rating"))?;
    player.number = number("number", cell("number"))?;
    player.title = text("title");
    player.federation = text("federation");
    player.club = text("club");
    player.family = text("family");
    player.team = text("team");
    player.federation_id = cell("federation_id").map(unquoted);
    // A federation's list, and a rating list, have numbers in the `id` column.
    if player.federation_id.is_none() && new.id.is_none() {
        player.federation_id = cell("id").filter(|id| is_federation_number(id)).map(unquoted);
    }
    let no_birth = |text: &str| ListError::NotABirth { text: text.to_owned() }.said();
    player.birth =
        cell("birth").map(|text| Birth::typed(text).map_err(|_| no_birth(text))).transpose()?;
    player.sex = match cell("sex").map(str::to_lowercase).as_deref() {
        None => None,
        Some(
            "m" | "h" | "male" | "man" | "mann" | "männlich" | "homme" | "hombre" | "homem"
            | "heer" | "masculino" | "mężczyzna" | "м" | "муж" | "муж." | "мужской" | "ч" | "чол"
            | "чол." | "чоловіча",
        ) => Some(draughts_events::event::Sex::M),
        Some(
            "f" | "w" | "v" | "k" | "female" | "woman" | "vrouw" | "frau" | "weiblich" | "femme"
            | "mujer" | "mulher" | "femenino" | "feminino" | "dame" | "kobieta" | "ж" | "жен"
            | "жен." | "женский" | "жін" | "жін." | "жіноча",
        ) => Some(draughts_events::event::Sex::F),
        Some(other) => return Err(ListError::NotASex { text: other.to_owned() }.said()),
    };
    player.from_round =
        number("from-round", cell("from_round"))?.map(draughts_events::event::Round);
    player.categories = cell("categories").map_or_else(Vec::new, |list| {
        list.split([',', ';', '/', '|'])
            .map(str::trim)
            .filter(|one| !one.is_empty())
            .map(str::to_owned)
            .collect()
    });
    Ok(new)
}

#[cfg(test)]
mod tests {
    use super::*;
    use draughts_events::event::{Player, Sex};
    use draughts_report::words::Language;

    fn players(text: &str) -> Result<Vec<Player>, String> {
        let table = Table::read("list.csv", text.as_bytes())
            .map_err(|error| error.words(Language::English))?;
        players_of(&table, None, OwnNumbers::PassedOver)
            .map(|read| read.players.into_iter().map(|new| new.player.into()).collect())
            .map_err(|error| error.words(Language::English))
    }

    #[test]
    fn lists_of_clubs_are_read_in_their_own_words() {
        for (list, birth, sex) in [
            ("Naam;Geboortedatum;Geslacht\nAlder;14-03-1961;v\n", "1961-03-14", Sex::F),
            ("Nachname;Geburtstag;Geschlecht\nAlder;4.3.1961;männlich\n", "1961-03-04", Sex::M),
            ("Name;Jahrgang;m/w\nAlder;1961;w\n", "1961", Sex::F),
            ("name;г.р.;Пол\nAlder;1961;Ж\n", "1961", Sex::F),
            ("name;дата рождения;пол\nAlder;14.03.1961;муж.\n", "1961-03-14", Sex::M),
            ("name;нар.;Стать\nAlder;1961;ч\n", "1961", Sex::M),
            ("name;ur.;Płeć\nAlder;1961;K\n", "1961", Sex::F),
        ] {
            let player = players(list).unwrap().remove(0);
            assert_eq!((player.birth, player.sex), (Some(birth.parse().unwrap()), Some(sex)));
        }
        let list = "Nom;Né le;Sexe\nAlder;3/05/2010;H\nBirch;17/08/2010;F\n";
        let born: Vec<String> =
            players(list).unwrap().iter().map(|one| one.birth.unwrap().to_string()).collect();
        assert_eq!(born, ["2010-05-03", "2010-08-17"], "one day shows which is the day");
        let list = "name;birth\nAlder;5/3/2010\nBirch;8/17/2010\n";
        assert_eq!(players(list).unwrap()[0].birth, Some("2010-05-03".parse().unwrap()));
        let both = "name;birth\nAlder;5/3/2010\nBirch;8/17/2010\nCedar;17/8/2010\n";
        assert!(players(both).is_err(), "the list contradicts itself");
        for odd in ["3/4/1961", "14-03-61", "31-02-1961"] {
            assert!(players(&format!("name;birth\nAlder;{odd}\n")).is_err(), "{odd}");
        }
    }

    #[test]
    fn what_stands_between_first_and_last_name_goes_with_the_last() {
        let list = "Voornaam;Tussenvoegsel;Achternaam;Geb.datum;Bondsnr\n\
                    Jan;van der;Meer;1-2-1990;77\nPiet;;Oever;;\n";
        let read = players(list).unwrap();
        let names: Vec<&str> = read.iter().map(|player| player.name.as_str()).collect();
        assert_eq!(names, ["van der Meer, Jan", "Oever, Piet"]);
        assert_eq!(read[0].birth, Some("1990-02-01".parse().unwrap()));
        assert_eq!(read[0].federation_id.as_deref(), Some("77"));
    }

    #[test]
    fn an_id_is_a_number_at_the_federation_only_if_it_is_one() {
        let read = players("id;name\np1 Ash, A;Ash, A\n11111;Elm, E\n3;Fir, F\n").unwrap();
        let numbers: Vec<_> = read.iter().map(|one| one.federation_id.as_deref()).collect();
        assert_eq!(numbers, [None, Some("11111"), None]);
    }

    #[test]
    fn a_list_of_more_players_than_an_event_has_is_refused_at_once() {
        let list = format!("name\n{}", "Ash\n".repeat(MOST_PLAYERS + 1));
        let said = players(&list).unwrap_err();
        assert!(said.contains("65537") && said.contains("65535 players"), "{said}");
    }

    #[test]
    fn a_category_may_hold_a_blank_and_several_are_separated() {
        let read = players("name;cat\nAsh;U18, W\nElm;Open A/Guests|Town\n").unwrap();
        assert_eq!(read[0].categories, ["U18", "W"]);
        assert_eq!(read[1].categories, ["Open A", "Guests", "Town"]);
    }

    #[test]
    fn names_may_stand_in_two_columns() {
        for heads in ["Last,First", "Last name,First name", "First,Last"] {
            let row = if heads == "First,Last" { "Alder,Ash" } else { "Ash,Alder" };
            let read = players(&format!("{heads}\n{row}\n")).unwrap();
            assert_eq!(read[0].name, "Ash, Alder", "{heads}");
        }
    }

    #[test]
    fn every_wrong_line_is_named_up_to_twenty() {
        let said = players("name,elo\nAsh,high\n\"El\nm\",1\nFir,1,surplus\nOak,2\n").unwrap_err();
        for part in [
            "list.csv:2: rating `high`",
            "list.csv:3: a line break in the cell under name",
            "list.csv:5: 3 cells, but 2 heads",
        ] {
            assert!(said.contains(part), "{said}");
        }
        let many = format!("name,elo\n{}", "Ash,high\n".repeat(22));
        let said = players(&many).unwrap_err();
        assert!(said.lines().count() == 21 && said.ends_with("and 2 more"), "{said}");
    }
}
