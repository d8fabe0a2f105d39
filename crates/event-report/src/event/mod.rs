//! The views of an event: pairings, standings, crosstable, colours, players and more.
//!
//! Each view is a document for programs, whose name and version stay the same, and the [`Sheet`]s
//! that people read; the sheets say nothing that is not in the document. Views take events without
//! errors. Places in the standings come from [`draughts_events::standings`].

mod alphabet;
mod awards;
mod board_notes;
mod book;
mod bracket;
mod by_name;
mod card;
mod cards;
mod clubs;
mod colors;
mod columns;
mod crosstable;
mod divisions;
mod edition;
mod event_list;
mod explanation;
mod export;
mod fixtures;
mod foreign;
mod forms;
mod individuals;
mod lost_matches;
mod match_page;
mod matches;
mod norms;
mod occasion;
mod outstanding;
mod pairing_check;
mod pairing_explanation;
mod pairing_list;
mod pairing_row;
mod pairings;
mod played;
mod players;
mod playoffs;
mod prizes;
mod progress;
mod report;
mod slips;
mod stage;
mod standings;
mod team_card;
mod team_list;
mod team_points;
mod team_table;
mod teams;
#[cfg(test)]
mod tests;
pub(crate) mod words;

use serde::Serialize;

use super::sheet::{self, Sheet};
use draughts_report::SheetFormat;
use draughts_report::words::Language;

pub(crate) use alphabet::NameOrder;
pub use board_notes::ruling_note;
pub use book::{BookLine, BookView, RuledLine};
pub use bracket::{BracketPair, BracketRound, BracketSeat, KnockoutView};
pub use by_name::{ByNameRound, ByNameView, PlacedView};
pub use card::{CardRound, CardView, Cards};
pub use cards::{name_cards, table_cards};
pub use clubs::{ClubRow, ClubsView, CountedPlayer};
pub use colors::{ColorView, ColorsView};
pub use columns::{Columns, PlayerColumn};
pub use crosstable::{CrosstableRow, CrosstableView};
pub use divisions::{DivisionView, DivisionsView, MoveView};
pub use edition::DroppedRatings;
pub use event_list::{EventList, EventState, ListedEvent};
pub use explanation::ExplanationView;
pub use export::{ExportView, games};
pub use fixtures::{Fixture, FixtureTable, FixturesView};
pub use foreign::{crosstable_text, trf_text};
pub use forms::{lineup_sheets, match_reports};
pub use individuals::{IndividualRow, IndividualsView};
pub use matches::{InMatch, SeatedView, TeamMatchView, TeamSide};
pub use norms::{
    NormCondition, NormRow, NormView, NormsView, UnknownCategoryView, UnknownTitleView,
};
pub use occasion::{Occasion, PlayerView};
pub use outstanding::{OutstandingGame, OutstandingView, Waiting};
pub use pairing_check::{AgainstRules, PairingCheck, check_pairings};
pub use pairing_explanation::{
    Against, Answer, Asked, BracketView, ByHand, ColorsGiven, Expected, FigureView, LeftOver,
    PairView, PairingExplanationView, Side,
};
pub use pairings::{BoardView, ByeView, PairingsView, RoundView, SeatView};
pub use played::{OpenBoard, PlayedRound, latest_begun, latest_complete};
pub use players::{Order, PlayersView};
pub use playoffs::{
    AfterPlayoff, OpenPlayoff, PlayoffGameView, PlayoffPlace, PlayoffPoints, PlayoffStageView,
    PlayoffView, PlayoffsView,
};
pub use prizes::{
    ExplainedList, LeftPrize, PrizeCaseView, PrizeChoice, PrizeExplanationView, PrizeListView,
    PrizeOffer, PrizesView, Winner, receipts,
};
pub use report::{
    Beside, Entrant, Federation, IrregularGame, ReportData, ReportGap, ReportRound, ReportView,
    stages_of,
};
pub use slips::slips;
pub use stage::Stage;
pub use standings::{StandingsRow, StandingsTable, StandingsView, TieBreakView};
pub use team_card::{MemberRound, MemberView, TeamCardView, TeamMatchLine, TeamStage};
pub use team_list::TeamsView;
pub use teams::TeamView;
pub(super) use words::{day_in, time_in, when};

/// A view of an event.
pub trait View: Serialize {
    /// Returns the view as people read it, in a language.
    fn sheets(&self, language: Language) -> Vec<Sheet>;

    /// Returns the language of the view if people ask for this one.
    ///
    /// It is English if the catalogue of the language is not complete for this view.
    fn spoken(&self, language: Language) -> Language {
        language
    }

    /// Returns the view as text, if that is a different table: each of its cells has one line.
    fn texts(&self, language: Language) -> Vec<Sheet> {
        self.sheets(language)
    }

    /// Returns the view for a spreadsheet, if that is a different table.
    fn lists(&self, language: Language) -> Vec<Sheet> {
        self.sheets(language)
    }
}

/// Writes a view in a format, as the bytes of a file; `lines` are the lengths of lines of text.
///
/// JSON is for programs, and in English; so is CSV, unless another language is asked for.
pub fn written(
    view: &impl View,
    format: SheetFormat,
    lines: impl Into<sheet::Lines>,
    language: Language,
) -> Vec<u8> {
    let language = view.spoken(language);
    let sheets = |language| view.sheets(language);
    let text = match format {
        SheetFormat::Json => json(view),
        SheetFormat::Csv if language == Language::English => sheet::csv(&view.lists(language)),
        SheetFormat::Csv => sheet::csv_of_language(&sheet::grids(&view.lists(language))),
        SheetFormat::Text => sheet::text(&spaced(view.texts(language), language), lines),
        SheetFormat::Md => sheet::md(&spaced(sheets(language), language)),
        SheetFormat::Html => sheet::html(&sheets(language), language),
    };
    text.into_bytes()
}

/// Adds to the names of facts in text what the language writes before a colon.
fn spaced(mut sheets: Vec<sheet::Sheet>, language: Language) -> Vec<sheet::Sheet> {
    let names = sheets.iter_mut().flat_map(|sheet| sheet.facts.iter_mut().map(|(name, _)| name));
    names.for_each(|name| name.push_str(language.before_colon()));
    sheets
}

/// Returns a view as a page to print.
pub fn printed(view: &impl View, print: sheet::Print, language: Language) -> String {
    let language = view.spoken(language);
    sheet::html_for(&view.sheets(language), language, print)
}

/// Returns a view as JSON, with characters that a terminal would obey escaped.
pub fn json(view: &impl Serialize) -> String {
    let text = serde_json::to_string_pretty(view).expect("a view is plain JSON");
    draughts_report::json_of_plain(text) + "\n"
}
