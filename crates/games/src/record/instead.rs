//! Suggests another rule set for a game that barely replays under its own: its GameType tag names
//! another game, or the caller named the wrong rule set.

use std::sync::Arc;

use super::found::RecordHelp;
use super::laws::Laws;
use super::main_line::MainLine;
use super::replay::{ReplayOptions, replay};
use super::report::GameReport;
use super::select::Catalogue;
use crate::diag::Level;
use crate::pdn::GameText;

/// One in this many half-moves may be legal by chance.
const BY_CHANCE: usize = 10;

impl Catalogue {
    /// Returns rules under which the whole game can be followed, if almost none of it can be under
    /// those of its report.
    ///
    /// They are those of its GameType tag, or else of a usual rule set under which every half-move
    /// is legal.
    pub fn follows_whole(&self, report: &GameReport, game: &GameText<'_>) -> Option<Arc<Laws>> {
        let (followed, plies) = (report.replayed_plies, report.plies);
        if plies < 2 || followed > (plies / BY_CHANCE).max(1) || followed == plies {
            return None;
        }
        let line = MainLine::read(game);
        let options = ReplayOptions { moves_only: true, ..ReplayOptions::default() };
        let is_other = |laws: &Arc<Laws>| laws.label != report.rules;
        let replayed = |laws: &Arc<Laws>| replay(game, line.clone(), laws, Vec::new(), options);
        let tag = line.tag("GameType");
        let tagged = tag.and_then(|tag| self.of_game_type(tag.raw_value)).filter(is_other);
        tagged.filter(|laws| replayed(laws).replayed_plies == plies).or_else(|| {
            let mut others = self.candidates(&line).filter(is_other);
            others.find(|laws| {
                let other = replayed(laws);
                other.last.is_some() && other.legal_plies == plies
            })
        })
    }

    /// Adds to the finding at the break of a game the rules under which the whole game can be
    /// followed; returns whether there are such rules.
    pub fn advises(&self, report: &mut GameReport, game: &GameText<'_>) -> bool {
        let Some(laws) = self.follows_whole(report, game) else {
            return false;
        };
        let breaks = |found: &&mut super::RecordFinding| {
            found.at.is_some() && found.finding.level() >= Level::Irregularity
        };
        if let Some(found) = report.findings.iter_mut().find(breaks) {
            found.finding.remark(&RecordHelp::FollowsWhole { rules: laws.set.name.clone() });
        }
        true
    }
}
