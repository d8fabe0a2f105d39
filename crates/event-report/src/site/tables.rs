//! The pages of the standings after every round and of every category, and of the crosstables.

use crate::event::View;
use crate::sheet::{Cell, Ref, Row, Sheet};
use draughts_events::event::Round;

use super::address::Page;
use super::content::{PageSink, Paged, Pages};
use super::frame::{Block, Link};
use super::table::ROWS;
use super::words::SiteWord;

/// Bytes of a table per page; no page is to have more than 100,000.
const BYTES: usize = 90_000;

impl Pages<'_> {
    pub(super) fn standings<E>(self, each: PageSink<'_, E>) -> Result<(), E> {
        let begun: Vec<Round> = self.views.rounds_begun().collect();
        let rounds = if begun.is_empty() { vec![Round(0)] } else { begun };
        for round in rounds {
            let sheets = self.views.standings(round).sheets(self.language);
            let before = |_| self.before_standings(Some(round), None);
            let options = Paged { rows: rows(&sheets), names_boards: false, before: &before };
            let heading = headed(&sheets, || self.word(&SiteWord::Standings));
            self.paged(&sheets, &heading, |part| Page::Standings(round, part), &options, each)?;
        }
        Ok(())
    }

    pub(super) fn categories<E>(self, each: PageSink<'_, E>) -> Result<(), E> {
        for (at, category) in (1..).zip(self.views.event.all_categories()) {
            let sheets = self.views.standings_of(category).sheets(self.language);
            let before = |_| self.before_standings(None, Some(at));
            let options = Paged { rows: rows(&sheets), names_boards: false, before: &before };
            let heading = headed(&sheets, || category.to_owned());
            self.paged(&sheets, &heading, |part| Page::Category(at, part), &options, each)?;
        }
        Ok(())
    }

    /// Returns the links above the standings: to rounds, and to categories.
    fn before_standings(self, round: Option<Round>, category: Option<usize>) -> Vec<Block> {
        let rounds = self.views.rounds_begun().map(|one| Link {
            current: round == Some(one),
            ..self.link(&Page::Standings(one, 1), one.to_string())
        });
        let categories = (1..).zip(self.views.event.all_categories()).map(|(at, name)| Link {
            current: category == Some(at),
            ..self.link(&Page::Category(at, 1), name.to_owned())
        });
        let both = [
            (SiteWord::After, rounds.collect::<Vec<_>>()),
            (SiteWord::Categories, categories.collect()),
        ];
        let some = both.into_iter().filter(|(_, links)| !links.is_empty());
        some.map(|(label, links)| Block::Numbers { label: self.word(&label), links }).collect()
    }

    pub(super) fn crosstables<E>(self, each: PageSink<'_, E>) -> Result<(), E> {
        let stages: Vec<usize> = self.views.stages().collect();
        for &stage in &stages {
            let sheets = self.views.crosstable(stage).sheets(self.language);
            let before = |_| self.before_crosstable(&stages, stage);
            let options = Paged { rows: rows(&sheets), names_boards: false, before: &before };
            let heading = headed(&sheets, || self.word(&SiteWord::Crosstable));
            self.paged(&sheets, &heading, |part| Page::Crosstable(stage, part), &options, each)?;
        }
        Ok(())
    }

    fn before_crosstable(self, stages: &[usize], shown: usize) -> Vec<Block> {
        let named = |stage: usize| {
            let later = stage.checked_sub(1).and_then(|at| self.group.event.stages.get(at));
            let word = later.map_or(SiteWord::Crosstable, |later| SiteWord::CrosstableOf {
                stage: later.stage.clone(),
            });
            self.word(&word)
        };
        let links = stages.iter().map(|&stage| Link {
            current: stage == shown,
            ..self.link(&Page::Crosstable(stage, 1), named(stage))
        });
        match stages.len() {
            0 | 1 => Vec::new(),
            _ => vec![Block::Links {
                label: self.word(&SiteWord::Crosstable),
                links: links.collect(),
            }],
        }
    }
}

/// Returns the subtitle of the only sheet, or another heading if there are several.
fn headed(sheets: &[Sheet], instead: impl Fn() -> String) -> String {
    match sheets {
        [only] => only.subtitle.clone(),
        [first, ..] if !first.subtitle.is_empty() && sheets.len() == 1 => first.subtitle.clone(),
        _ => instead(),
    }
}

/// Returns the rows of a page: fewer if they have many columns or long texts.
fn rows(sheets: &[Sheet]) -> usize {
    let digits = |number: u16| number.to_string().len();
    // The bytes of a link: its element and a file name.
    let of_link = |about: &Ref| match about {
        Ref::Player(id) => 28 + id.as_str().len(),
        Ref::Round(round) => 26 + digits(round.0),
        Ref::Board { round, board } => {
            let part = if usize::from(*board) > ROWS { "-part2".len() } else { 0 };
            27 + digits(round.0) + digits(*board) + part
        }
    };
    let weight = |cell: &Cell| 22 + cell.text.len() + cell.about.as_ref().map_or(0, of_link);
    let of_row = |row: &Row| match row {
        Row::Cells(cells) => cells.iter().map(weight).sum(),
        Row::Heading(heading) => heading.len(),
    };
    let of_sheet = |sheet: &Sheet| {
        let all: usize = sheet.rows.iter().map(of_row).sum();
        all / sheet.rows.len().max(1)
    };
    let heaviest = sheets.iter().map(of_sheet).max().unwrap_or_default();
    let most = (BYTES / heaviest.max(1)).clamp(10, ROWS);
    // All pages have about equally many rows, so that the last one is not almost empty.
    match sheets {
        [only] => only.rows.len().div_ceil(only.rows.len().div_ceil(most).max(1)).max(1),
        _ => most,
    }
}
