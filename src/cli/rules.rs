//! `arbiter rules`.

use std::io::Write;

use anyhow::Context;
use clap::{Args, Subcommand};

use super::exit::{Failure, Outcome, rule_error};
use super::formats::{one_of, text_or_json};
use super::words::language;
use crate::app::Error;
use crate::app::rules::load;
use crate::cli::aside::aside_as_is;
use crate::report::{PlainFormat, rules};
use crate::rules::{Comments, RuleSet, codes, named, names, to_yaml_with};

#[derive(Debug, Args)]
pub(super) struct RulesArgs {
    #[command(subcommand)]
    command: RulesCommand,
}

#[derive(Debug, Subcommand)]
enum RulesCommand {
    /// List the rule sets.
    List {
        /// The form.
        #[arg(long, default_value = "text", value_parser = one_of(text_or_json))]
        format: PlainFormat,
    },
    /// One rule set as YAML: every field with its article, to read, save and edit.
    Show {
        /// Name or file.
        name: String,
        /// Write above each field what it means and what it may hold.
        #[arg(long)]
        meanings: bool,
        /// Set a single field first.
        #[arg(long = "set", value_name = "FIELD=VALUE")]
        settings: Vec<String>,
        /// The form: text is YAML.
        #[arg(long, default_value = "text", value_parser = one_of(text_or_json))]
        format: PlainFormat,
    },
    /// Check a rule document of your own.
    Check {
        /// The file.
        file: String,
        /// Set a single field first.
        #[arg(long = "set", value_name = "FIELD=VALUE")]
        settings: Vec<String>,
    },
    /// Show what differs between two rule sets, with the articles.
    #[command(visible_alias = "compare")]
    Diff {
        /// Name or file.
        left: String,
        /// Name or file.
        right: String,
        /// The form.
        #[arg(long, default_value = "text", value_parser = one_of(text_or_json))]
        format: PlainFormat,
    },
    /// Every field a rule document can set, and what it may hold.
    Fields {
        /// The form.
        #[arg(long, default_value = "text", value_parser = one_of(text_or_json))]
        format: PlainFormat,
    },
}

/// Runs the command.
pub(super) fn run(args: RulesArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let text = match args.command {
        RulesCommand::List { format } => {
            let sets =
                names().iter().map(|name| named(name)).collect::<Result<Vec<RuleSet>, _>>()?;
            match format {
                PlainFormat::Json => rules::list_json(&sets),
                PlainFormat::Text => super::pager::folded(&rules::list_text(&sets, language())),
            }
        }
        RulesCommand::Show { name, meanings, settings, format } => {
            let set = load(&name, &settings)?;
            match format {
                PlainFormat::Json => rules::show_json(&set),
                PlainFormat::Text => to_yaml_with(&set, Comments { meanings, marks: true }),
            }
        }
        RulesCommand::Check { file, settings } => return check(&file, &settings, out),
        RulesCommand::Diff { left, right, format } => {
            let (left, right) = (load(&left, &[])?, load(&right, &[])?);
            match format {
                PlainFormat::Json => rules::diff_json(&left, &right),
                PlainFormat::Text => rules::diff_text(&left, &right, language()),
            }
        }
        RulesCommand::Fields { format } => match format {
            PlainFormat::Json => rules::fields_json(),
            PlainFormat::Text => rules::fields_text(),
        },
    };
    super::pager::show(&text, out).with_context(crate::cli::words::writing)?;
    Ok(Outcome::Fine)
}

fn check(file: &str, settings: &[String], out: &mut dyn Write) -> Result<Outcome, Failure> {
    match load(file, settings) {
        Ok(set) => {
            out.write_all(rules::check_text(&set, language()).as_bytes())
                .with_context(crate::cli::words::writing)?;
            Ok(Outcome::Fine)
        }
        Err(Error::Rules(error)) if error.findings.iter().all(|f| f.is(codes::RULE_INVALID)) => {
            aside_as_is!("{}", rule_error(&error));
            Ok(Outcome::Wrong)
        }
        Err(other) => Err(other.into()),
    }
}
