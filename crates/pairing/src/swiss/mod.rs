//! Swiss systems: they pair the round of a [`Field`] and explain the pairing.
//!
//! A system is one type that implements [`Swiss`], in a file or a folder of its own, and one line
//! of the registry ([`PairingMethod`]). Code that pairs, checks or explains a
//! round uses the trait and does not depend on a particular system.

mod bars;
#[cfg(test)]
mod checked;
pub mod color;
mod competitors;
mod complete;
mod dutch;
mod impossible;
mod legal;
mod matching;
mod random;
mod reasons;
mod registry;
mod seats;
pub mod simulate;
mod stranded;
mod team;

pub use competitors::CompetitorKind;
pub use impossible::Impossible;
pub use reasons::{
    Bracket, Criterion, CriterionFigure, ExplainedPairing, FigureValue, Reasons, Restriction,
    WhyNot,
};
pub use registry::{by_trf_name, by_trf_words, ids, system, trf_names};
pub use seats::{Float, Seat, Seats};
pub use stranded::{NamedPlayers, NoPairingReason, PairObstacle, PlayerGroups, sentences};
pub use team::{TeamColorRule, first_team};

use crate::color_history::{Preference, preference};
use crate::field::{Field, FieldFault, FieldPair, PromisedRules};
use crate::{Color, PairingMethod};
use color::ColorRule;
use draughts_ground::said::Message;
use draughts_ground::told;

/// A way to pair a round of a field.
///
/// A pairing depends only on the field, so equal fields have equal pairings.
pub trait Swiss: Sync {
    /// Returns its description and its promises.
    fn info(&self) -> &'static Info;

    /// Pairs the round of a field that [`Field::check`] accepts; [`swiss::pair`](pair) checks it
    /// first.
    ///
    /// # Errors
    ///
    /// Fails if no legal pairing exists; the error has the reasons.
    ///
    /// # Panics
    ///
    /// May panic, or pair wrongly, if the field contradicts itself.
    fn pair(&self, field: &Field) -> Result<ExplainedPairing, Impossible>;

    /// Returns the colours of two players who meet, and the FIDE rule that determined them (C.04.3,
    /// 5.2, or C.04.6, 4.3).
    ///
    /// Returns `None` if the system allocates colours by rules of its own.
    fn colors(&self, _: &Field, _: usize, _: usize) -> Option<(FieldPair, ColorRule)> {
        None
    }

    /// Returns the colour preference of a player, by default that of FIDE C.04.3, 1.7.
    fn color_preference(&self, field: &Field, at: usize) -> Option<Preference> {
        let history: Vec<_> = field.players[at].past.iter().map(|past| past.played).collect();
        self.due_after(&history, field.is_last_round())
    }

    /// Returns the colour preference after the colours of these rounds; `_is_last_round` tells
    /// whether the next round is the last.
    fn due_after(&self, history: &[Option<Color>], _is_last_round: bool) -> Option<Preference> {
        preference(history)
    }
}

/// The reason a field is not paired.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotPaired {
    /// The field contradicts itself.
    #[error(transparent)]
    Field(#[from] FieldFault),
    /// No legal pairing exists.
    #[error(transparent)]
    Impossible(#[from] Impossible),
}

/// Checks a field and pairs its round.
///
/// # Errors
///
/// Fails if the field contradicts itself, or no legal pairing exists.
pub fn pair(method: PairingMethod, field: &Field) -> Result<ExplainedPairing, NotPaired> {
    field.check()?;
    Ok(system(method).pair(field)?)
}

told! {
    /// The name of a system in a sentence.
    #[derive(Copy)]
    pub enum SystemName {
        Dutch => "system-dutch", "the Dutch system";
        TeamTypeA => "system-team-type-a", "the Swiss team system with preferences of type A";
        TeamTypeB => "system-team-type-b", "the Swiss team system with preferences of type B";
        Team => "system-team", "the Swiss team system without colour preferences";
        Lot => "system-lot", "the lot";
        Named { name: &'static str } => "system-named", "{ $name }";
    }
}

/// The end of a team system's name in a tournament report: match points come first, and game points
/// also count.
pub const TEAM_SCORES: &str = "MP_GP";

/// The description and the promises of a system.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Info {
    /// Its id, the value of `system.pairing` in an event file.
    pub id: &'static str,
    /// Its name with an article: `the Dutch system`.
    pub title: SystemName,
    /// Its name in a tournament report (record 192): FIDE's name if there is one, otherwise a name
    /// that begins with `CUSTOM_SWISS`, FIDE's name for any other system. The name of a team system
    /// ends with [`TEAM_SCORES`], which a report replaces by the scores that count.
    pub trf_name: &'static str,
    /// The names in reports of other editions of its rules.
    pub trf_editions: &'static [&'static str],
    /// Those of `trf_editions` that are, or may be, older than the rules it uses.
    pub trf_older: &'static [&'static str],
    /// Words that identify it in a sentence of a report (record 092), in lower case: `dubov`.
    pub trf_words: &'static [&'static str],
    /// The year, month and day from which its rules are in force. An earlier round may have been
    /// paired by other rules.
    pub since: Option<(i32, u32, u32)>,
    /// The document that the labels of its criteria refer to: `C.04.3`.
    pub law: &'static str,
    /// The rules that a checker checks its pairings against.
    pub rules: PromisedRules,
    /// A remark on every round in explanations, for a system whose brackets do not tell.
    pub remark: Option<&'static Message>,
    /// The kind of competitors that it pairs.
    pub pairs: CompetitorKind,
    /// Whether it draws lots, so that a pairing can be repeated only with the seed that the event
    /// records.
    pub draws_lots: bool,
}
