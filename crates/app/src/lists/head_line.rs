//! The heading line of a list: the first line, or one below some title lines.

use super::table::{is_head, plain_head};
use super::{fields, fixtures, result_columns, teams};

/// The number of lines from the top that are searched for it.
const MOST_LINES: usize = 20;

/// The cell separators; of those with equal counts, the last is used.
const SEPARATORS: [u8; 3] = [b'\t', b';', b','];

/// The position of the headings of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct HeadLine {
    /// The byte at which the line, or blank lines before it, begins.
    pub(super) start: usize,
    /// The cell separator.
    pub(super) separator: u8,
}

impl HeadLine {
    /// Creates the position of the first line of a text.
    pub(super) fn first(text: &str) -> Self {
        let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
        Self { start: 0, separator: separator_of(first) }
    }

    /// Returns the heading line of a text: the first with two known headings, else the first with a
    /// heading for names, else the first line of all.
    ///
    /// Lines above it from other programs, such as the title of the tournament, are skipped.
    pub(super) fn of(text: &str) -> Self {
        let lines = text.split_inclusive(['\n', '\r']);
        let places = lines.scan(0, |end, line| {
            let start = *end;
            *end += line.len();
            Some((start, line.trim()))
        });
        let lines = places.filter(|(_, line)| !line.is_empty()).take(MOST_LINES);
        let lines: Vec<(Self, &str)> = lines
            .map(|(start, line)| (Self { start, separator: separator_of(line) }, line))
            .collect();
        let first = |is_it: fn(&Self, &str) -> bool| {
            lines.iter().find(|(place, line)| is_it(place, line)).map(|(place, _)| *place)
        };
        first(|place, line| heads(line, place.separator).filter(|head| is_known(head)).count() > 1)
            .or_else(|| {
                first(|place, line| heads(line, place.separator).any(|head| is_name(&head)))
            })
            .unwrap_or_else(|| Self::first(text))
            .of_names_alone(text)
    }

    /// Returns the position with a separator that no line has, if names are the only column: then a
    /// comma stands between last and first name.
    fn of_names_alone(self, text: &str) -> Self {
        let mut lines = text[self.start..].lines().filter(|line| !line.trim().is_empty());
        let has = |line: &str, signs: &[char]| line.contains(signs);
        let is_alone = lines.next().is_some_and(|head| !has(head, &[',', ';', '\t']));
        let is_name = |line: &str| {
            let is_digit = |c: char| c.is_ascii_digit();
            !has(line, &[';', '\t', '"'])
                && line.matches(',').count() <= 1
                && !line.contains(is_digit)
        };
        match is_alone && lines.all(is_name) {
            true => Self { separator: b';', ..self },
            false => self,
        }
    }
}

fn separator_of(line: &str) -> u8 {
    let most = |&separator: &u8| line.bytes().filter(|&byte| byte == separator).count();
    SEPARATORS.into_iter().max_by_key(most).unwrap_or(b',')
}

/// Iterates over the cells of a line, normalised for the comparison of headings.
fn heads(line: &str, separator: u8) -> impl Iterator<Item = String> {
    let cells = line.split(char::from(separator));
    cells.map(|cell| plain_head(cell.trim().trim_matches('"')))
}

fn is_name(head: &str) -> bool {
    fields::name_heads().iter().any(|known| is_head(known, head))
}

/// Returns whether a heading, [normalised](plain_head), is one of any kind of list.
pub(super) fn is_known(head: &str) -> bool {
    let mut lists = [fields::heads(), result_columns::heads(), teams::heads(), fixtures::heads()]
        .into_iter()
        .flatten();
    lists.any(|heads| heads.iter().any(|known| is_head(known, head)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_heads_stand_below_the_titles_that_other_programs_print() {
        let title = "From the Tournament-Database of Chess-Results http://chess-results.com\r\n\
                     Open of the trees, 3 to 6 September\r\n\r\nStarting rank\r\n";
        for heads in
            ["No.;;Name;FideID;FED;Rtg", "\"No.\",\"\",\"Name\",\"Rtg\"", "No.\tName\tClub"]
        {
            let text = format!("{title}{heads}\r\n1;;Ash;;NED;1200\r\n");
            let found = HeadLine::of(&text);
            assert!(text[found.start..].trim_start().starts_with(heads), "{heads}: {found:?}");
            assert!(heads.contains(char::from(found.separator)), "{heads}");
        }
    }

    #[test]
    fn a_head_of_names_is_enough_below_titles() {
        for heads in ["Name", "Name,Elo of the club", "\"Speler\";x"] {
            let text = format!("Players of the club\r\n\r\nSeason 2026,,\r\n{heads}\r\nAsh\r\n");
            let found = HeadLine::of(&text);
            assert!(text[found.start..].trim_start().starts_with(heads), "{heads}: {found:?}");
        }
        let both = "Name\nName;Club\nAsh;Oakside\n";
        assert_eq!(HeadLine::of(both).start, 5, "two heads say more than one");
    }

    #[test]
    fn a_comma_belongs_to_names_that_are_the_only_column() {
        for (text, separator) in [
            ("Naam\nAsh, Ann\nElm\n", b';'),
            ("Naam\nAsh, Ann\nElm,1200\n", b','),
            ("Naam\nAsh, Ann, Oakside\n", b','),
            ("Naam\n\"Ash, Ann\"\n", b','),
        ] {
            assert_eq!(HeadLine::of(text).separator, separator, "{text:?}");
        }
    }

    #[test]
    fn a_list_without_known_heads_begins_with_its_first_line() {
        for text in ["", "\n\n", "Ash;1200\nElm;1300\n", "naam\nAsh\n", "x;naam\ny;z\n"] {
            assert_eq!(HeadLine::of(text).start, 0, "{text:?}");
        }
        let late = format!("{}name;rating\n", "title\n".repeat(MOST_LINES));
        assert_eq!(HeadLine::of(&late).start, 0, "nobody prints so many titles");
        assert_eq!(HeadLine::of("Title\rname;club\rAsh;A\r").start, 6, "lines of an old Mac");
    }
}
