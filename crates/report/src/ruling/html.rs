//! A ruling as a page to print, without scripts or external resources.
//!
//! All text from the record is escaped.

use askama::Template;

use super::super::one_line;
use super::sheet::RulingSheet;
use super::view::RulingView;
use super::words::OnSheet;
use crate::words::Language;

#[derive(Template)]
#[template(path = "ruling/sheet.html")]
struct Page<'v> {
    title: String,
    sheet: RulingSheet<'v>,
    /// The titles of the diagrams, and their drawings.
    boards: Vec<(String, String)>,
}

impl RulingView {
    /// Returns the ruling as a page to print, sign and hand over.
    ///
    /// It is in English if not all of it can be worded in the language.
    pub fn html(&self, language: Language) -> String {
        let language = language.in_full();
        let mut sheet = self.sheet(language);
        for (_, value) in sheet.facts.iter_mut().chain(&mut sheet.repeat) {
            *value = one_line(value).into_owned();
        }
        for (half_move, shows, _) in &mut sheet.evidence {
            *half_move = one_line(half_move).into_owned();
            *shows = one_line(shows).into_owned();
        }
        sheet.answer = one_line(&sheet.answer).into_owned();
        let boards = sheet.boards.iter();
        let boards = boards.map(|(title, board)| (one_line(title).into_owned(), board.svg()));
        let boards = boards.collect();
        let page = Page { title: sheet.title(), sheet, boards };
        page.render().expect("a string takes every page")
    }
}
