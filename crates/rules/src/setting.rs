//! Sets a single field of a rule set from outside its document: `king_range=any`,
//! `repetition.occurrence=4`.

use super::allowed::NotAllowed;
use super::codes;
use super::draws::{CLAUSE_FIELDS, DrawClauseDoc};
use super::fault::RuleHelp;
use super::fields::{RuleDoc, field_infos};
use super::load::{RULE_FILE, RuleError, clause_ids};
use super::value::Words;
use crate::diag::{Finding, Span, found, nearest};
use crate::document::{self, DocumentFault};

found! {
    /// The reason a single field cannot be set.
    pub enum SettingFault {
        Clause { setting: String, why: DocumentFault } => "setting-clause", codes::RULE_INVALID,
            "{ $setting }: { $why }";
        Nothing { setting: String } => "setting-nothing", codes::RULE_INVALID,
            "`{ $setting }` sets nothing";
        NoClause {
            setting: String,
            clause: String,
            clauses: Option<Vec<String>>,
        } => "setting-no-clause", codes::RULE_INVALID,
            "{ $setting }: there is no draw clause `{ $clause }`",
            help "the set has { $clauses }";
        Refused { setting: String, why: NotAllowed } => "setting-refused", codes::RULE_INVALID,
            "{ $setting }: { $why }";
        NoField { setting: String, field: String } => "setting-no-field", codes::RULE_INVALID,
            "{ $setting }: there is no field `{ $field }`";
    }
}

/// Applies `field=value`, or `clause.field=value` for a draw clause.
pub(super) fn apply(doc: &mut RuleDoc, whole: &str) -> Result<(), RuleError> {
    let fail = |fault: SettingFault, help: Option<RuleHelp>| {
        let mut finding = Finding::of(fault, Span::default());
        if let Some(help) = help {
            finding.remark(&help);
        }
        Err(RuleError::plain("", finding))
    };
    let setting = || whole.to_owned();
    let Some((field, value)) = whole.split_once('=') else {
        return fail(SettingFault::Nothing { setting: setting() }, Some(RuleHelp::WriteSetting));
    };
    let (field, value) = (field.trim(), value.trim());
    if let Some((id, key)) = field.split_once('.') {
        // A clause is YAML by itself, so its deserializer checks fields and values.
        let text = format!("{{id: \"{id}\", {key}: {value}}}");
        let change: DrawClauseDoc = yaml_in_place::from_str(&text).map_err(|error| {
            let near = nearest(key, CLAUSE_FIELDS.iter().copied()).filter(|near| *near != key);
            let why = document::misread(RULE_FILE, &error.fault);
            let fault = SettingFault::Clause { setting: setting(), why };
            let help = match near {
                Some(near) => RuleHelp::NearClauseField { near: format!("{id}.{near}") },
                None => RuleHelp::WriteClauseSetting,
            };
            RuleError::plain("", Finding::of(fault, Span::default()).remarked(&help))
        })?;
        let clauses = clause_ids(doc);
        return match doc.draws.iter().position(|clause| clause.id == id) {
            Some(_) if change.off == Some(true) => {
                doc.switch_off(id);
                Ok(())
            }
            Some(at) => {
                doc.draws[at].overlay(&change);
                Ok(())
            }
            None => {
                let clause = id.to_owned();
                fail(SettingFault::NoClause { setting: setting(), clause, clauses }, None)
            }
        };
    }
    match doc.set(field, &Words::from_setting(value)) {
        Some(Ok(())) => Ok(()),
        Some(Err(why)) => {
            fail(SettingFault::Refused { setting: setting(), why }, Some(RuleHelp::ListFields))
        }
        None => {
            let help = match nearest(field, field_infos().iter().map(|info| info.name)) {
                Some(near) => RuleHelp::NearBase { near },
                None => RuleHelp::ListNames,
            };
            let field = field.to_owned();
            fail(SettingFault::NoField { setting: setting(), field }, Some(help))
        }
    }
}
