//! The answer to a prize case.

use serde::Serialize;

use crate::event::View;
use crate::event::words::{Head, Title};
use crate::sheet::{ColumnList, Sheet};
use draughts_events::prizes::CaseAmount;
use draughts_report::words::{Language, say};

/// The prizes of the players of a case; for programs, only a list.
#[derive(Debug, Clone, Serialize)]
#[serde(transparent)]
pub struct PrizeCaseView(pub Vec<CaseAmount>);

impl View for PrizeCaseView {
    fn sheets(&self, language: Language) -> Vec<Sheet> {
        let table = ColumnList::<CaseAmount>::new()
            .column(Head::Name.left(language).key(), |one| one.player.clone())
            .column(Head::Amount.right(language), |one| one.amount.clone());
        vec![Sheet { title: say(&Title::PrizeCase, language), ..table.sheet(&self.0) }]
    }
}
