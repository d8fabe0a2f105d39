//! Swiss systems: a [`Field`] goes in, the pairing of its round comes out, with the reasons.
//!
//! A system is one type that implements [`Swiss`], in a file or a folder of its own, and one
//! line of the registry ([`PairingMethod`](crate::PairingMethod)). Whoever pairs, checks or explains a round asks it through
//! the trait and knows no system by name.

mod bars;
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

pub use competitors::Competitors;
pub use impossible::Impossible;
pub use reasons::{Amount, Bar, Bracket, Criterion, Figure, Instead, Paired, Reasons};
pub use registry::{by_trf_name, by_trf_words, ids, system, trf_names};
pub use seats::{Float, Seat, Seats};
pub use stranded::{Between, Groups, Named, Stranded, sentences};
pub use team::{TeamColorRule, first_team};

use crate::Color;
use crate::color_history::{Preference, preference};
use crate::field::{Field, FieldPair, Rules};
use color::ColorRule;
use draughts_ground::said::Message;
use draughts_ground::told;

/// A way to pair a round of a field. Everything a pairing depends on is in the field, so the same
/// field is always paired in the same way.
pub trait Swiss: Sync {
    /// What it is and what it promises.
    fn info(&self) -> &'static Info;

    /// Pairs the round.
    ///
    /// # Errors
    ///
    /// If no legal pairing exists; the error says why.
    fn pair(&self, field: &Field) -> Result<Paired, Impossible>;

    /// Returns the colours of two players who meet, and the rule of FIDE that gave them (C.04.3,
    /// 5.2, or C.04.6, 4.3); `None` if the system gives colours by rules of its own.
    fn colors(&self, _: &Field, _: usize, _: usize) -> Option<(FieldPair, ColorRule)> {
        None
    }

    /// Returns the colour that somebody is due, as the system counts it; by default as players are
    /// (FIDE C.04.3, 1.7).
    fn due(&self, field: &Field, at: usize) -> Option<Preference> {
        let history: Vec<_> = field.players[at].past.iter().map(|past| past.played).collect();
        self.due_after(&history, field.is_last_round())
    }

    /// Returns the same by the colours of the rounds so far, and by whether the next round is the
    /// last.
    fn due_after(&self, history: &[Option<Color>], _is_last_round: bool) -> Option<Preference> {
        preference(history)
    }
}

told! {
    /// What a system is called in a sentence.
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

/// The end of the name of a system for teams in a tournament report: match points come first, and
/// game points count too.
pub const TEAM_SCORES: &str = "MP_GP";

/// What a system is and what it promises.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Info {
    /// Its id: what an event file says in `system.pairing`.
    pub id: &'static str,
    /// What it is called, with the article: `the Dutch system`.
    pub title: SystemName,
    /// Its name in a tournament report (record 192). FIDE's name if there is one; a name
    /// of our own begins with FIDE's name for any other system, `CUSTOM_SWISS`. That of a system
    /// for teams ends with [`TEAM_SCORES`], in place of which a report says which scores count.
    pub trf_name: &'static str,
    /// What reports call other editions of its rules.
    pub trf_editions: &'static [&'static str],
    /// Those of them that are older than the rules by which it pairs, or may be.
    pub trf_older: &'static [&'static str],
    /// Words by which a report names it in a sentence (record 092), in small letters: `dubov`.
    pub trf_words: &'static [&'static str],
    /// Year, month and day from which the rules by which it pairs are in force: an older round may
    /// have been paired by others.
    pub since: Option<(i32, u32, u32)>,
    /// The text that the labels of its criteria are of: `C.04.3`.
    pub law: &'static str,
    /// What a checker checks its pairings against.
    pub rules: Rules,
    /// The message of what an explanation says about every round, for a system whose brackets do
    /// not say it.
    pub remark: Option<&'static Message>,
    /// Whom it pairs.
    pub pairs: Competitors,
    /// Whether it draws lots, so that only the event that records its seed can be paired the same
    /// again.
    pub draws_lots: bool,
}
