//! The arbiter's book, for the arbiter and for the report to the federation.

use serde::Serialize;

use super::View;
use super::board_notes::ruled_where;
use super::occasion::{Occasion, PlayerView, board_cell, round_cell, sentence, viewed};
use super::words::{BookWord, Head, Title};
use crate::sheet::{ColumnList, Sheet};
use draughts_events::event::acts::entry_said;
use draughts_events::event::{BookEntry, Decision, Event, PlayerId, Ruling};
use draughts_ground::said::{Said, Told};
use draughts_report::Line;
use draughts_report::words::{Language, say};

/// The arbiter's book: `arbiter.event-book/1`. Private.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BookView<'e> {
    /// `arbiter.event-book/1`.
    pub schema: &'static str,
    /// The event.
    pub event: Occasion<'e>,
    /// The player whose entries are shown; null for all entries.
    pub player: Option<PlayerView<'e>>,
    /// The entries, in the order in which they were made.
    pub entries: Vec<BookLine<'e>>,
    /// The rulings, in the order in which they were given.
    pub rulings: Vec<RuledLine<'e>>,
}

/// An entry of the arbiter's book.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BookLine<'e> {
    /// The entry.
    pub entry: &'e BookEntry,
    /// The player or team it concerns; null if none.
    pub about: Option<PlayerView<'e>>,
    /// The entry as one line of text.
    pub line: Line,
    /// In an appeal, the ruling appealed against; null otherwise.
    pub against: Option<&'e Ruling>,
}

/// A ruling with its text.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RuledLine<'e> {
    /// The ruling.
    pub ruling: &'e Ruling,
    /// The ruling as one line of text.
    pub line: Line,
}

impl<'e> BookLine<'e> {
    /// Returns the entries about somebody, or all entries if nobody is named.
    pub(super) fn all(event: &'e Event, only: Option<&PlayerId>) -> Vec<Self> {
        let is_meant = |entry: &&BookEntry| only.is_none_or(|id| entry.about.as_ref() == Some(id));
        let line = |entry: &'e BookEntry| Self {
            entry,
            about: entry.about.as_ref().and_then(|id| viewed(event, id)),
            line: Line::of(&entry_said(entry)),
            against: event
                .ruling_of_appeal(entry)
                .filter(|_| entry.kind == draughts_events::event::BookKind::Appeal),
        };
        event.book.iter().filter(is_meant).map(line).collect()
    }

    /// Describes the entry briefly, for a column.
    fn short(&self) -> Said {
        let entry = self.entry;
        let decision = entry.decision.clone().map(|one| Decision { by: None, ..one });
        entry_said(&BookEntry { effect: None, decision, ..entry.clone() })
    }

    /// Returns the details: the reason, the appealed ruling, the decision, and who made the entry.
    fn why(&self, language: Language, in_table: bool) -> String {
        let entry = self.entry;
        // On a card, the effect comes earlier.
        let beside = entry.effect.clone().filter(|_| in_table);
        let decision = entry.decision.as_ref();
        let by = decision.and_then(|decision| decision.by.clone());
        let decided = decision.and_then(|decision| decision.reason.clone());
        let against =
            self.against.map(|ruling| BookWord::Against { ruling: ruling.ruling.clone() });
        let parts = entry
            .reason
            .clone()
            .into_iter()
            .chain(beside)
            .chain(against.map(|against| say(&against, language)))
            .chain(by.map(|name| say(&BookWord::DecidedBy { name }, language)))
            .chain(decided.map(|reason| say(&BookWord::DecidedBecause { reason }, language)))
            .chain(entry.arbiter.clone().map(|name| say(&BookWord::NotedBy { name }, language)));
        parts.collect::<Vec<_>>().join("; ")
    }

    /// Describes the entry for a card.
    pub(super) fn on_card(&self, language: Language) -> BookWord {
        let why = self.why(language, false);
        BookWord::OnCard {
            number: self.entry.number,
            round: self.entry.round,
            board: self.entry.board,
            what: self.line.said(),
            article: self.entry.article.clone(),
            why: (!why.is_empty()).then_some(why),
        }
    }
}

impl<'e> BookView<'e> {
    /// Makes the view of the book, for one player or team if named.
    pub fn new(event: &'e Event, only: Option<&PlayerId>) -> Self {
        let about = |ruling: &&Ruling| match only {
            Some(id) => event.rulings_of_player(id).any(|one| one == *ruling),
            None => true,
        };
        let ruled =
            |ruling: &'e Ruling| RuledLine { ruling, line: Line::of(&ruled_where(event, ruling)) };
        Self {
            schema: "arbiter.event-book/1",
            event: Occasion::of(event),
            player: only.and_then(|id| viewed(event, id)),
            entries: BookLine::all(event, only),
            rulings: event.rulings.iter().filter(about).map(ruled).collect(),
        }
    }

    /// Returns the table of the entries without a title.
    ///
    /// The reasons are below it or, for programs, in a column.
    pub(super) fn table(&self, language: Language, in_column: bool) -> Sheet {
        let mut sheet = Sheet::default();
        ColumnList::<BookLine<'_>>::new()
            .column(Head::EntryNumber.right(language).key(), |one| one.entry.number)
            .column(Head::Round.right(language), |one| round_cell(one.entry.round))
            .column(Head::Board.right(language).spare(), |one| {
                one.entry.board.map(|board| board_cell(one.entry.round, board))
            })
            .column(Head::Id.left(language).at_desk(), |one| {
                one.about.as_ref().map(PlayerView::id_cell)
            })
            .column(Head::Name.left(language), |one| one.about.as_ref().map(PlayerView::name_cell))
            .column(Head::Entry.left(language), |one| say(&one.short(), language))
            .column_if(in_column, Head::Article.left(language), |one| one.entry.article.clone())
            .column_if(in_column, Head::Reason.left(language), |one| one.why(language, true))
            .fill(&mut sheet, &self.entries);
        if self.entries.is_empty() {
            sheet.notes.push(say(&BookWord::Empty, language));
        }
        if !in_column {
            let why = self.entries.iter().filter_map(|one| {
                let (number, article) = (one.entry.number, one.entry.article.clone());
                let why = Some(one.why(language, true)).filter(|why| !why.is_empty());
                let is_told = article.is_some() || why.is_some();
                is_told.then(|| say(&BookWord::Why { number, article, why }, language))
            });
            sheet.notes.extend(why);
        }
        sheet
    }

    /// Describes the rulings, one line each.
    pub(super) fn ruled(&self, language: Language) -> Vec<String> {
        self.rulings.iter().map(|one| sentence(&say(&one.line.said(), language))).collect()
    }
}

impl View for BookView<'_> {
    fn spoken(&self, language: Language) -> Language {
        language.in_full()
    }

    fn sheets(&self, language: Language) -> Vec<Sheet> {
        let player = self.player.as_ref().map(PlayerView::called);
        let title = Title::Book { player };
        let sheet = self.event.sheet(&title, None, language);
        let table = self.table(language, false);
        let mut notes = table.notes;
        notes.extend(self.ruled(language));
        notes.push(say(&BookWord::Private, language));
        vec![Sheet { columns: table.columns, rows: table.rows, notes, ..sheet }]
    }

    /// Returns one row per entry, for a spreadsheet.
    fn lists(&self, language: Language) -> Vec<Sheet> {
        let sheet = self.event.sheet(&Title::Book { player: None }, None, language);
        let table = self.table(language, true);
        vec![Sheet { columns: table.columns, rows: table.rows, ..sheet }]
    }
}
