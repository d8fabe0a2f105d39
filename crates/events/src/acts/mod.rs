//! Acts of an arbiter on an event.
//!
//! An act is plain data, which the history stores and can apply again. Each is a struct, in the
//! file of its topic, that applies itself ([`Apply`]); [`Act`] is any of them. [`Act::applied_to`]
//! applies an act as a whole, or refuses it.

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
    EnterGames, EnterInOrder, EnterResultList, EnterResults, GiveUp, RecordRuling, ResultReason,
    SetRated, runs, still_open,
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
use crate::pairing::{changed_winners, has_knockout, qualify_otherwise};

/// One kind of act.
///
/// If no round is given, the act chooses its default; players and boards are named as a person
/// types them.
pub trait Apply {
    /// The verb in the history: the name of the command when the act was made, such as `edit` of
    /// `event pair-by-hand`. It does not change with the command.
    const VERB: &'static str;

    /// Changes the event, and returns one line for each thing done.
    ///
    /// The act fills in what was not given, such as IDs of new players.
    ///
    /// # Errors
    ///
    /// Fails if the act is refused; the event may then be partly changed.
    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused>;

    /// Returns the reason, if one was given.
    fn reason(&self) -> Option<&str> {
        None
    }
}

/// Declares [`Act`] from the acts and their names in the history, which never change.
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
            /// The names of all acts in a history, each with its fields; `None` for one with
            /// fields of another value among them.
            #[cfg(test)]
            fn names() -> Vec<(&'static str, Option<&'static [&'static str]>)> {
                vec![$(($name, tests::fields_of::<$act>())),*]
            }

            /// Returns the verb in the history ([`Apply::VERB`]).
            pub const fn verb(&self) -> &'static str {
                match self {
                    $(Self::$act(_) => $act::VERB,)*
                }
            }

            /// Returns the reason, if one was given.
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

/// The outcome of applying an act.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Applied {
    /// The event after the act.
    pub event: Event,
    /// The act, with the IDs that were assigned.
    pub act: Act,
    /// The report, one line for each thing done.
    pub lines: Vec<Line>,
}

impl Act {
    /// Applies this act to an event, and returns the new one.
    ///
    /// Paired rounds keep the data they were paired with.
    ///
    /// # Errors
    ///
    /// Fails if the act is refused, if its reason is empty, or if the event would be invalid.
    pub fn applied_to(mut self, event: &Event) -> Result<Applied, Refused> {
        if self.reason().is_some_and(|reason| reason.trim().is_empty()) {
            return Err(Refused::new(Refusal::EmptyReason).help(Remedy::GiveReason));
        }
        let mut after = event.clone();
        let mut lines = self.apply(&mut after)?;
        // In a knockout, a changed result may let another player advance.
        if has_knockout(event) {
            let others = changed_winners(event, &after);
            lines.extend(others.into_iter().map(|other| Line::of(&other.echo(&after))));
        }
        lines.extend(Line::all(&qualify_otherwise(event, &after)));
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
