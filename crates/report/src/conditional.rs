//! A result on a condition, as JSON: a program that reads only fields finds no result to enter.

use serde::Serialize;

use crate::ruling::on_what;
use crate::words::{Language, say};
use draughts_games::record::{ConditionalResult, ResultCondition, RuledResult};
use draughts_ground::said::{Said, said};

/// Describes a result that the laws give only on a condition.
pub(crate) fn conditional_result(law: &RuledResult) -> Option<Said> {
    let condition = law.on.as_ref()?;
    let (result, why, on) = (law.written, law.why.clone(), on_what(condition.on)?);
    Some(match condition.if_so {
        Some(_) => said!("result-if-so", "{ $result } if { $on }: { $why }"; result, why, on),
        None => said!("result-if-not", "{ $result } unless { $on }: { $why }"; result, why, on),
    })
}

/// The condition on which a result depends, who decides, and the result in either case.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ConditionalView {
    /// The condition: `position-not-won`, `no-obvious-win`, `time-control`, `move-stands`,
    /// `taking-back-accepted`, `not-ruled` or `game-not-over`.
    pub on: String,
    /// The condition in a few words.
    pub condition: String,
    /// The one who decides: `arbiter`, `white` or `black`; null for the time control.
    pub decides: Option<String>,
    /// The result if the condition holds; null if the game then continues.
    pub result_if_so: Option<String>,
    /// The result if it does not hold; null if the game then continues.
    pub result_if_not: Option<String>,
}

impl ConditionalView {
    /// Makes the view of a condition.
    pub fn of(condition: &ConditionalResult) -> Self {
        Self {
            on: condition.on.word().into(),
            condition: on_what(condition.on)
                .map(|on| say(&on, Language::English))
                .unwrap_or_default(),
            decides: condition.on.decides().map(str::to_owned),
            result_if_so: condition.if_so.map(str::to_owned),
            result_if_not: condition.if_not.map(str::to_owned),
        }
    }

    /// Makes the view of an answer that applies unless the game had already ended as recorded.
    pub fn if_not_over(result_if_so: Option<String>, recorded: String) -> Self {
        let condition = ConditionalResult::new(ResultCondition::NotOver, None, None);
        Self { result_if_so, result_if_not: Some(recorded), ..Self::of(&condition) }
    }
}
