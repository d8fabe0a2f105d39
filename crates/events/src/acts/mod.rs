//! Acts: what an arbiter does to an event.
//!
//! An act is plain data, which the history keeps and can apply again. Each is a struct in the file
//! of its matter that applies itself ([`Apply`]); [`Act`] is any of them.
//! [`Act::applied_to`] applies one as a whole, or refuses it.

mod absence;
mod apart;
mod book;
mod line;
mod openings;
mod pairing_lines;
mod people;
mod playoffs;
mod prizes;
mod results;
mod rounds;
mod teams;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

pub use absence::{
    Adjourn, ArriveLate, ComeBack, MeetBye, Postpone, RequestAbsence, RequestByes, Withdraw,
};
pub use apart::{ForbidMeetings, KeepApart};
pub use book::{AddNote, DecideAppeal, StrikeNote};
pub use line::Line;
pub use openings::{ClearOpenings, DrawOpenings};
pub use people::{AddPlayers, NamePlayer, RemovePlayer, SetEachPlayer, SetFields, UpdatePlayers};
pub use playoffs::{ClearPlayoff, EnterPlayoffGames, OpenPlayoff};
pub use prizes::{DrawPrizeLot, RemovePrizes, SetPrizes, TakeNoPrize, TakePrizes};
pub use results::{
    EnterGames, EnterInOrder, EnterResultList, EnterResults, GiveUp, RecordRuling, SetRated, runs,
    still_open,
};
pub use rounds::{
    Advance, PairAllRounds, PairByHand, PairRound, PublishRound, SetRound, Swap, Unpair,
};
pub use teams::{
    AddStage, AddTeams, DrawGroups, GiveAward, HandInLineups, RemoveStage, RemoveTeam, SetDivision,
    SetFixtures, SetGroups, SetMatch, SetTeam,
};

use crate::event::acts::{Refusal, Refused, Remedy};
use crate::event::{Event, check};
use crate::pairing::{changed_winners, has_knockout};

/// One kind of act.
///
/// A round that is not named is the one that the act would take by itself; players and boards are
/// named as a person names them.
pub trait Apply {
    /// The verb of the history, which is that of the command.
    const VERB: &'static str;

    /// Changes the event, and returns one line for each thing that was done. The act takes over
    /// what it was not given, such as ids of new players.
    ///
    /// # Errors
    ///
    /// Fails if the act is refused; the event may then be changed in part.
    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused>;

    /// The reason, if one was given.
    fn reason(&self) -> Option<&str> {
        None
    }
}

/// Declares [`Act`] from the acts and their names in the history.
macro_rules! acts {
    ($($name:literal => $act:ident,)*) => {
        /// An act of any kind. As JSON, `act` is its name: `{"act":"remove","player":"p7"}`.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(tag = "act")]
        #[non_exhaustive]
        #[allow(missing_docs, reason = "each is documented as a struct")]
        pub enum Act {
            $(#[serde(rename = $name)] $act($act),)*
        }

        $(impl From<$act> for Act {
            fn from(act: $act) -> Self {
                Self::$act(act)
            }
        })*

        impl Act {
            /// The verb of the history, which is that of the command.
            pub const fn verb(&self) -> &'static str {
                match self {
                    $(Self::$act(_) => $act::VERB,)*
                }
            }

            /// The reason, if one was given.
            pub fn reason(&self) -> Option<&str> {
                match self {
                    $(Self::$act(act) => act.reason(),)*
                }
            }

            fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
                match self {
                    $(Self::$act(act) => act.apply(event),)*
                }
            }
        }
    };
}

acts! {
    "add" => AddPlayers,
    "remove" => RemovePlayer,
    "set" => SetFields,
    "set-each" => SetEachPlayer,
    "update" => UpdatePlayers,
    "alias" => NamePlayer,
    "late" => ArriveLate,
    "meet-bye" => MeetBye,
    "forbid" => ForbidMeetings,
    "separate" => KeepApart,
    "round" => SetRound,
    "pair" => PairRound,
    "pair-all" => PairAllRounds,
    "unpair" => Unpair,
    "swap" => Swap,
    "edit" => PairByHand,
    "advance" => Advance,
    "result" => EnterResults,
    "in-order" => EnterInOrder,
    "results" => EnterResultList,
    "games" => EnterGames,
    "ended" => GiveUp,
    "rated" => SetRated,
    "ruling" => RecordRuling,
    "bye" => RequestByes,
    "absent" => RequestAbsence,
    "withdraw" => Withdraw,
    "return" => ComeBack,
    "postpone" => Postpone,
    "adjourn" => Adjourn,
    "add-teams" => AddTeams,
    "set-team" => SetTeam,
    "remove-team" => RemoveTeam,
    "lineup" => HandInLineups,
    "match" => SetMatch,
    "fixtures" => SetFixtures,
    "award" => GiveAward,
    "groups" => SetGroups,
    "draw-groups" => DrawGroups,
    "add-stage" => AddStage,
    "division" => SetDivision,
    "remove-stage" => RemoveStage,
    "prizes" => SetPrizes,
    "remove-prizes" => RemovePrizes,
    "prize-lot" => DrawPrizeLot,
    "no-prize" => TakeNoPrize,
    "takes-prizes" => TakePrizes,
    "draw-openings" => DrawOpenings,
    "clear-openings" => ClearOpenings,
    "note" => AddNote,
    "decide-appeal" => DecideAppeal,
    "strike-note" => StrikeNote,
    "open-playoff" => OpenPlayoff,
    "playoff-games" => EnterPlayoffGames,
    "clear-playoff" => ClearPlayoff,
    "publish-round" => PublishRound,
}

/// An act that was applied.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Applied {
    /// The event after it.
    pub event: Event,
    /// The act, with the ids that were given.
    pub act: Act,
    /// What was done, one line each.
    pub lines: Vec<Line>,
}

impl Act {
    /// The event after this act. Rounds that are paired keep what they were paired with.
    ///
    /// # Errors
    ///
    /// Fails if the act is refused, its reason is empty, or the event would be invalid.
    pub fn applied_to(mut self, event: &Event) -> Result<Applied, Refused> {
        if self.reason().is_some_and(|reason| reason.trim().is_empty()) {
            return Err(Refused::new(Refusal::EmptyReason).help(Remedy::GiveReason));
        }
        let mut after = event.clone();
        let mut lines = self.apply(&mut after)?;
        // Where the loser is out, a changed result may send somebody else on.
        if has_knockout(event) {
            let others = changed_winners(event, &after);
            lines.extend(others.into_iter().map(|other| Line::of(&other.echo(&after))));
        }
        if let Some(problem) = check(&after).into_iter().next() {
            return Err(problem.into());
        }
        after.keep_paired_with(event);
        Ok(Applied { event: after, act: self, lines })
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_no(flag: &bool) -> bool {
    !*flag
}
