//! A result on a condition, as JSON: a program that reads only fields finds no result to enter.

use serde::Serialize;

use crate::ruling::{Depends, Phrase};
use draughts_games::record::found::Ended;
use draughts_games::record::{On, OnCondition, RuledResult};
use draughts_ground::told;

told! {
    /// What is remarked of a result on a condition.
    pub enum ResultIf {
        So { result: &'static str, why: Ended, on: Phrase } => "result-if-so",
            "{ $result } if { $on }: { $why }";
        Not { result: &'static str, why: Ended, on: Phrase } => "result-if-not",
            "{ $result } unless { $on }: { $why }";
    }
}

impl ResultIf {
    /// Of a result that the laws give on a condition.
    pub(crate) fn of(law: &RuledResult) -> Option<Self> {
        let on = law.on.as_ref()?;
        let (result, why, phrase) = (law.written, law.why.clone(), Depends::of(on.on)?.into());
        Some(match on.if_so {
            Some(_) => Self::So { result, why, on: phrase },
            None => Self::Not { result, why, on: phrase },
        })
    }
}

/// On what a result depends, who decides, and the result by either answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ConditionalView {
    /// `position-not-won`, `no-obvious-win`, `time-control`, `move-stands`,
    /// `taking-back-accepted`, `not-ruled` or `game-not-over`.
    pub on: String,
    /// The same in a few words.
    pub condition: String,
    /// Who finds or decides it: `arbiter`, `white` or `black`; null for the time control.
    pub decides: Option<String>,
    /// The result if it is so; null if the game then goes on.
    pub result_if_so: Option<String>,
    /// The result if it is not; null if the game then goes on.
    pub result_if_not: Option<String>,
}

impl ConditionalView {
    /// The view of a condition.
    #[must_use]
    pub fn of(condition: &OnCondition) -> Self {
        Self {
            on: condition.on.word().into(),
            condition: Depends::english(condition.on),
            decides: condition.on.decides().map(str::to_owned),
            result_if_so: condition.if_so.map(str::to_owned),
            result_if_not: condition.if_not.map(str::to_owned),
        }
    }

    /// An answer that holds if the game had not ended before with the result that is recorded.
    #[must_use]
    pub fn if_not_over(result_if_so: Option<String>, recorded: String) -> Self {
        let condition = OnCondition::new(On::NotOver, None, None);
        Self { result_if_so, result_if_not: Some(recorded), ..Self::of(&condition) }
    }
}
