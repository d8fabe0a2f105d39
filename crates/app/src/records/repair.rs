//! Games written as canonical PDN, with a comment at each change for those that could be repaired.

use super::validate::GameCounts;
use draughts_games::pdn::{GameText, write_pdn};
use draughts_games::record::repair::apply_repair;
use draughts_games::record::{
    ChosenRules, GameReport, MainLine, ReplayOptions, Strip, canonical, replay,
};

/// The outcome of a repair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RepairOutcome {
    /// Its slip was corrected.
    Repaired,
    /// It has a fault, and the intended moves are not certain.
    Not,
    /// Every move was legal.
    Unchanged,
}

/// Returns a game as it is written: repaired if exactly one repair explains all of it.
///
/// `report` is the replay of the game with its history and with advice.
pub(super) fn repaired(
    text: &GameText<'_>,
    line: &MainLine<'_>,
    report: &GameReport,
    choice: &ChosenRules,
) -> (RepairOutcome, String) {
    let advice = report.findings.iter().find_map(|found| found.repair.as_ref());
    if let Some(advice) = advice.filter(|advice| advice.is_determined()) {
        let mended = apply_repair(text.bytes(), line, &advice.repair);
        let text = text.with_bytes(&mended);
        let line = MainLine::read(&text);
        let options = ReplayOptions { history: true, moves_only: false };
        let report = replay(&text, line.clone(), &choice.laws, Vec::new(), options);
        if report.ok {
            let tree = canonical(&text, &line, &report, choice, Strip::default());
            return (RepairOutcome::Repaired, write_pdn(&tree));
        }
    }
    let tree = canonical(text, line, report, choice, Strip::default());
    (if report.ok { RepairOutcome::Unchanged } else { RepairOutcome::Not }, write_pdn(&tree))
}

/// The outcomes of repairs, counted.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct RepairOutcomes {
    repaired: usize,
    not: usize,
    unchanged: usize,
}

impl RepairOutcomes {
    /// Counts a game.
    pub const fn add(&mut self, fate: RepairOutcome) {
        match fate {
            RepairOutcome::Repaired => self.repaired += 1,
            RepairOutcome::Not => self.not += 1,
            RepairOutcome::Unchanged => self.unchanged += 1,
        }
    }

    /// Returns whether no game was counted.
    pub const fn is_empty(&self) -> bool {
        self.repaired + self.not + self.unchanged == 0
    }

    /// Returns how many games are repaired, could not be repaired, and need no repair.
    pub const fn told(&self) -> GameCounts {
        GameCounts::Fates { games: self.repaired, not: self.not, unchanged: self.unchanged }
    }
}
