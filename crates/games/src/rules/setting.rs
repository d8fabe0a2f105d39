//! A single field of a rule set, set beside its document: `king_range=any`,
//! `repetition.occurrence=4`.

use super::codes;
use super::draws::{CLAUSE_FIELDS, DrawClauseDoc};
use super::fields::{RuleDoc, field_infos};
use super::load::{RULE_FILE, RuleError, clause_ids};
use super::value::Words;
use crate::diag::{Finding, Span, found, nearest};
use crate::document::{self, Misread};

found! {
    /// Why a single field is not set.
    pub enum SettingFault {
        /// A draw clause has no such field, or the field cannot hold the value; `near` is a
        /// field with a name like it.
        Clause { setting: String, why: Misread, near: Option<String> }
            => "setting-clause", codes::RULE_INVALID;
    }
}

/// `field=value`, or `clause.field=value` for a draw clause.
pub(super) fn apply(doc: &mut RuleDoc, setting: &str) -> Result<(), RuleError> {
    let fail = |message: String, help: String| {
        let message = format!("--set {setting}: {message}");
        let finding = Finding::new(codes::RULE_INVALID, message, Span::default()).help(help);
        Err(RuleError::plain("", finding))
    };
    let Some((field, value)) = setting.split_once('=') else {
        return fail(
            format!("`{setting}` sets nothing"),
            "write field=value, such as `--set king_range=any`".into(),
        );
    };
    let (field, value) = (field.trim(), value.trim());
    if let Some((id, key)) = field.split_once('.') {
        // A clause is YAML of its own; its reader knows fields and values.
        let text = format!("{{id: \"{id}\", {key}: {value}}}");
        let change: DrawClauseDoc = yaml_in_place::from_str(&text).map_err(|error| {
            let near = nearest(key, CLAUSE_FIELDS.iter().copied()).filter(|near| *near != key);
            let fault = SettingFault::Clause {
                setting: setting.to_owned(),
                why: document::misread(RULE_FILE, &error.fault),
                near: near.map(|near| format!("{id}.{near}")),
            };
            RuleError::plain("", Finding::of(fault, Span::default()))
        })?;
        let ids = clause_ids(doc);
        return match doc.draws.iter().position(|clause| clause.id == id) {
            Some(_) if change.off == Some(true) => {
                doc.switch_off(id);
                Ok(())
            }
            Some(at) => {
                doc.draws[at].overlay(&change);
                Ok(())
            }
            None => fail(format!("there is no draw clause `{id}`"), format!("the set has {ids}")),
        };
    }
    match doc.set(field, &Words::from_setting(value)) {
        Some(Ok(())) => Ok(()),
        Some(Err(wrong)) => {
            fail(wrong, "`arbiter rules fields` lists every field and what it may hold".into())
        }
        None => {
            let help = match nearest(field, field_infos().iter().map(|info| info.name)) {
                Some(near) => format!("did you mean `{near}`?"),
                None => "`arbiter rules fields` lists what there is to set".into(),
            };
            fail(format!("there is no field `{field}`"), help)
        }
    }
}
