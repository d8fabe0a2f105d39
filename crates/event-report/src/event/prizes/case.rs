//! The answer to a prize case.

use serde::Serialize;

use crate::event::View;
use crate::event::words::{Head, Title};
use crate::sheet::{Row, Sheet};
use draughts_events::prizes::CaseAmount;
use draughts_report::words::{Language, say};

/// The prizes of the players of a case; for programs, only a list.
#[derive(Debug, Clone, Serialize)]
#[serde(transparent)]
pub struct PrizeCaseView(pub Vec<CaseAmount>);

impl View for PrizeCaseView {
    fn sheets(&self, language: Language) -> Vec<Sheet> {
        let row = |one: &CaseAmount| Row::cells([one.player.as_str(), one.amount.as_str()]);
        vec![Sheet {
            title: say(&Title::PrizeCase, language),
            columns: vec![Head::Name.left(language).key(), Head::Amount.right(language)],
            rows: self.0.iter().map(row).collect(),
            ..Sheet::default()
        }]
    }
}
