//! `arbiter explain`.

use std::io::Write;

use anyhow::Context;
use clap::Args;

use super::exit::{Failure, Outcome};
use super::misuse::{Misuse, misuse};
use super::words::{Label, label, language};
use crate::app::codes::{NoSuchCode, code, codes, explanation};
use crate::report::{printable, table};
use crate::words::Frame;

#[derive(Debug, Args)]
pub(super) struct ExplainArgs {
    /// The code between the brackets of a finding; without it, all codes.
    code: Option<String>,
}

/// Runs the command.
pub(super) fn run(args: &ExplainArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let frame = Frame::of(language());
    let Some(wanted) = &args.code else {
        let rows: Vec<Vec<String>> = codes()
            .map(|entry| {
                vec![entry.code.into(), frame.level(entry.level).into(), entry.title.into()]
            })
            .collect();
        let heads = [Label::Code, Label::Level, Label::Says].map(label);
        let table = table(&heads.each_ref().map(String::as_str), &rows);
        let table = super::pager::folded(&table);
        out.write_all(table.as_bytes()).with_context(crate::cli::words::writing)?;
        return Ok(Outcome::Fine);
    };
    let entry = code(wanted).map_err(|NoSuchCode { near }| {
        misuse(&Misuse::NoSuchCode { code: printable(wanted).into_owned(), near })
    })?;
    let level = frame.level(entry.level);
    writeln!(out, "{} ({level})\n\n{}\n\n{}", entry.code, entry.title, explanation(entry))
        .with_context(crate::cli::words::writing)?;
    Ok(Outcome::Fine)
}
