//! The lines of a list that a condition selects.

use crate::Error;
use draughts_games::record::TagCondition;
use draughts_ground::diag::nearest;

use super::fields::heads_of;
use super::table::{is_head, plain_head};
use super::{ListError, Table};

/// Headings of a column of groups, which is not a field of a player.
const GROUP: &[&str] = &["group", "groep", "gruppe", "groupe", "grupa", "grupo", "группа"];

/// The most values that a refusal lists.
const MOST_NAMED: usize = 12;

/// The selected lines of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chosen {
    /// The number of lines before the selection.
    pub of: usize,
    /// Near misses: lines that were not selected, each with the cell that nearly equals the same
    /// cell of a selected line.
    pub near: Vec<(u64, String)>,
}

impl Table {
    /// Keeps the lines whose cells satisfy a condition, ignoring case. A cell is named by its
    /// heading, or by the field that it holds.
    ///
    /// # Errors
    ///
    /// Fails if no column has the name or the condition selects no line.
    pub fn choose(&mut self, condition: &TagCondition) -> Result<Chosen, Error> {
        let small = condition.text().to_lowercase().parse().ok();
        let (is_small, small) = (small.is_some(), small.unwrap_or_else(|| condition.clone()));
        let tags = small.tags();
        let mut columns = Vec::new();
        for tag in &tags {
            let (head, heads) = ((*tag).to_owned(), self.shown_heads());
            let column = self.column_called(tag);
            let column =
                column.ok_or_else(|| self.at_heads(&ListError::NoColumn { head, heads }))?;
            columns.push((*tag, column));
        }
        let cell = |row: &[String], tag: &str| {
            let at = columns.iter().find(|(known, _)| *known == tag).map(|(_, at)| *at);
            at.and_then(|at| row.get(at)).map_or_else(String::new, |cell| cell.trim().to_owned())
        };
        let before = self.rows.len();
        let folded = |row: &[String], tag: &str| match is_small {
            true => cell(row, tag).to_lowercase(),
            false => cell(row, tag),
        };
        let chosen: Vec<_> =
            self.rows.extract_if(.., |(_, row)| small.holds(|tag| folded(row, tag))).collect();
        if chosen.is_empty() {
            let mut values: Vec<String> = Vec::new();
            for (_, row) in &self.rows {
                for tag in &tags {
                    let value = cell(row, tag);
                    if !value.is_empty() && !values.contains(&value) && values.len() < MOST_NAMED {
                        values.push(value);
                    }
                }
            }
            let condition = condition.text().to_owned();
            return Err(self.at_heads(&ListError::NoLineChosen { condition, values }));
        }
        let mut near = Vec::new();
        for tag in &tags {
            let values: Vec<String> = chosen.iter().map(|(_, row)| folded(row, tag)).collect();
            let is_near = |value: &String| {
                let others = values.iter().map(String::as_str).filter(|other| other != value);
                !value.is_empty() && !values.contains(value) && nearest(value, others).is_some()
            };
            let left = self.rows.iter().map(|(line, row)| (*line, cell(row, tag)));
            near.extend(left.filter(|(_, value)| is_near(&value.to_lowercase())));
        }
        self.rows = chosen;
        Ok(Chosen { of: before, near })
    }

    /// Returns the column of a heading, whatever its spacing, or of a field.
    fn column_called(&self, name: &str) -> Option<usize> {
        let letters = |text: &str| -> String {
            let kept = text.chars().filter(|c| c.is_alphanumeric());
            kept.flat_map(char::to_lowercase).collect()
        };
        let by_head = self.heads.iter().position(|head| letters(head) == letters(name));
        let is_group = || GROUP.iter().any(|known| is_head(known, &plain_head(name)));
        by_head.or_else(|| match is_group() {
            true => self.column(GROUP),
            false => self.column(heads_of(name)?),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use draughts_report::words::Language;

    const LIST: &str = "Naam;Groep;Geb. datum;Elo\nAlder;Pupils;2015;900\nBirch;Cadets;2012;1000\n\
                        Cedar;Pupils;2014;1200\n";

    fn chosen(condition: &str) -> Result<Vec<String>, String> {
        let mut table = Table::read("list.csv", LIST.as_bytes()).unwrap();
        let condition = condition.parse().unwrap();
        match table.choose(&condition) {
            Ok(chosen) => {
                assert_eq!((chosen.of, chosen.near), (3, Vec::new()));
                Ok(table.rows.into_iter().map(|(_, row)| row[0].clone()).collect())
            }
            Err(error) => Err(error.words(Language::English)),
        }
    }

    #[test]
    fn a_group_of_a_list_is_chosen_by_head_or_by_field() {
        for condition in
            ["group=Pupils", "GROUP=pupils", "Groep=Pupils", "not Groep=Cadets", "groep~pup"]
        {
            assert_eq!(chosen(condition).unwrap(), ["Alder", "Cedar"], "{condition}");
        }
        assert_eq!(chosen("rating>=1000 and Gebdatum>=2014").unwrap(), ["Cedar"]);
        let refused = chosen("group=Seniors").unwrap_err();
        assert!(refused.contains("Pupils") && refused.contains("Cadets"), "{refused}");
        assert!(chosen("town=X").unwrap_err().contains("Groep"));
        let list = "Naam;Groep\nAlder;Pupils\nBirch;pupils\nCedar;Pupis\nElm;Cadets\n";
        let mut table = Table::read("list.csv", list.as_bytes()).unwrap();
        let chosen = table.choose(&"group=Pupils".parse().unwrap()).unwrap();
        assert_eq!((table.len(), chosen.near), (2, vec![(4, "Pupis".to_owned())]));
    }
}
