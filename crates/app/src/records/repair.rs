//! Games written as canonical PDN, with a comment at each change for those that could be repaired.

use super::validate::Counted;
use draughts_games::pdn::{GameText, write_pdn};
use draughts_games::record::repair::mend;
use draughts_games::record::{
    Choice, GameReport, MainLine, ReplayOptions, Strip, canonical, replay,
};

/// The outcome of a repair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
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
    choice: &Choice,
) -> (Fate, String) {
    let advice = report.findings.iter().find_map(|found| found.repair.as_ref());
    if let Some(advice) = advice.filter(|advice| advice.is_determined()) {
        let mended = mend(text.bytes(), line, &advice.repair);
        let text = text.with_bytes(&mended);
        let line = MainLine::read(&text);
        let options = ReplayOptions { history: true, moves_only: false };
        let report = replay(&text, line.clone(), &choice.laws, Vec::new(), options);
        if report.ok {
            let tree = canonical(&text, &line, &report, choice, Strip::default());
            return (Fate::Repaired, write_pdn(&tree));
        }
    }
    let tree = canonical(text, line, report, choice, Strip::default());
    (if report.ok { Fate::Unchanged } else { Fate::Not }, write_pdn(&tree))
}

/// The outcomes of repairs, counted.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Fates {
    repaired: usize,
    not: usize,
    unchanged: usize,
}

impl Fates {
    /// Counts a game.
    pub const fn add(&mut self, fate: Fate) {
        match fate {
            Fate::Repaired => self.repaired += 1,
            Fate::Not => self.not += 1,
            Fate::Unchanged => self.unchanged += 1,
        }
    }

    /// Returns whether no game was counted.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.repaired + self.not + self.unchanged == 0
    }

    /// Returns how many games are repaired, could not be repaired, and need no repair.
    #[must_use]
    pub const fn told(&self) -> Counted {
        Counted::Fates { games: self.repaired, not: self.not, unchanged: self.unchanged }
    }
}
