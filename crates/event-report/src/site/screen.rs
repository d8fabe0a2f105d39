//! The page of the players and their boards, and the pages for the screen of a hall.

use crate::event::View;
use crate::sheet::{Ref, Row, Sheet};
use draughts_report::one_line;
use draughts_report::words::{Language, say};

use super::address::{Folder, Page};
use super::content::{PageSink, Pages};
use super::frame::{Block, CLOCK, FIND, Refresh};
use super::table::{Table, TableContext};
use super::words::SiteWord;

/// The number of rows of a page for a screen.
const SCREEN_ROWS: usize = 14;

/// Up to this many rows are shown in larger letters.
const FEW_ROWS: usize = 7;

/// Up to this many rows are shown in somewhat larger letters.
const SOME_ROWS: usize = 11;

/// The seconds for which a page stays on a screen.
const SECONDS: u16 = 15;

/// The most places that a screen shows; players below find themselves in the standings.
const SCREEN_PLACES: usize = 3 * SCREEN_ROWS;

impl Pages<'_> {
    /// Makes the page of the players and their boards in the current round.
    pub(super) fn seats<E>(self, each: PageSink<'_, E>) -> Result<(), E> {
        let mut blocks = vec![find(self.language)];
        blocks.extend(self.seated(&self.folder(), "table1"));
        let mut frame = self.frame(&Page::Where, &self.word(&SiteWord::Where), blocks);
        frame.scripts = vec![FIND];
        self.put(&Page::Where, frame, each)
    }

    /// Makes the table of players and boards, for a page in a folder.
    pub(super) fn seated(self, folder: &Folder, id: &str) -> Vec<Block> {
        let Some(round) = self.views.current_round() else {
            return vec![Block::Text(vec![self.word(&SiteWord::WhereNotYet)])];
        };
        let own = self.folder();
        let href = |about: &Ref| Some(folder.way_to(&own, &self.href(about)?));
        let sheets = self.views.by_name(round).sheets(self.language);
        let facts = sheets.first().map(|sheet| sheet.facts.clone()).unwrap_or_default();
        let tables = sheets.iter().map(|sheet| {
            let around = TableContext {
                href: &href,
                game: &|_, _| None,
                names_boards: false,
                id: id.to_owned(),
            };
            Block::Table(Table::of(sheet, &around))
        });
        std::iter::once(Block::Facts(facts)).chain(tables).collect()
    }

    /// Makes pages that follow each other by themselves: the pairings, then the standings.
    pub(super) fn screens<E>(self, each: PageSink<'_, E>) -> Result<(), E> {
        let mut shown: Vec<(String, Sheet)> = Vec::new();
        if let Some(round) = self.views.current_round() {
            for sheet in self.pairings(round).sheets(self.language) {
                shown.extend(in_screens(&sheet, usize::MAX));
            }
        }
        if self.views.begun.0 > 0 {
            for sheet in self.views.standings(self.views.begun).sheets(self.language) {
                shown.extend(in_screens(&sheet, SCREEN_PLACES));
            }
        }
        let begins = self.views.current_round().and_then(|round| {
            let paired = self.group.event.round(round)?;
            Some(format!("{}T{}:00", paired.date?, paired.time?))
        });
        let begins = begins.unwrap_or_default();
        let count = shown.len().max(1);
        if shown.is_empty() {
            shown.push((self.group.event.name.clone(), Sheet::default()));
        }
        for (at, (heading, sheet)) in (1..).zip(shown) {
            let pause = self.word(&SiteWord::Pause);
            let mut blocks = vec![Block::Clock { begins: begins.clone(), pause }];
            match sheet.columns.is_empty() {
                true => blocks.push(Block::Text(self.now())),
                false => {
                    // A screen on a wall cannot be clicked.
                    let href = |_: &Ref| None;
                    let id = "table1".to_owned();
                    let around =
                        TableContext { href: &href, game: &|_, _| None, names_boards: false, id };
                    let table = Table::of(&sheet, &around).quiet();
                    blocks.push(Block::Table(table));
                }
            }
            let page = Page::Screen(at);
            let mut frame = self.frame(&page, &heading, blocks);
            let next = if at == count { 1 } else { at + 1 };
            // If there are several events, the one played here.
            if self.site.groups.len() > 1 {
                frame.event.text = one_line(&self.group.event.name).into_owned();
            }
            frame.event.current = false;
            frame.refresh = Some(Refresh { seconds: SECONDS, next: Page::Screen(next).file() });
            frame.class = match sheet.rows.len() {
                0..=FEW_ROWS => "screen few",
                rows if rows <= SOME_ROWS => "screen some",
                _ => "screen",
            };
            frame.scripts = vec![CLOCK];
            self.put(&page, frame, each)?;
        }
        Ok(())
    }
}

/// Splits the first `most` rows of a sheet into parts that fit a screen.
fn in_screens(sheet: &Sheet, most: usize) -> Vec<(String, Sheet)> {
    let rows: Vec<Row> = sheet.rows.iter().take(most).cloned().collect();
    // All screens have about equally many rows, so that none shows a single board.
    let screens = rows.len().div_ceil(SCREEN_ROWS).max(1);
    let chunks = rows.chunks(rows.len().div_ceil(screens).max(1));
    let parts = chunks.map(|rows| {
        let part = Sheet { rows: rows.to_vec(), notes: Vec::new(), ..sheet.clone() };
        (sheet.subtitle.clone(), part)
    });
    parts.collect()
}

/// Returns the search field for names.
pub(super) fn find(language: Language) -> Block {
    Block::Find { label: say(&SiteWord::Find, language), found: say(&SiteWord::Found, language) }
}
