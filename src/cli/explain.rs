//! `arbiter explain`.

use std::io::Write;

use anyhow::{Context, anyhow};
use clap::Args;

use super::exit::{Failure, Outcome};
use crate::app::codes::{code, codes, explanation};
use crate::report::{printable, table};

/// Explain a finding: the law, an example, what the arbiter may do.
#[derive(Debug, Args)]
pub(super) struct ExplainArgs {
    /// The code between the brackets of a finding; without it, all codes.
    code: Option<String>,
}

/// Runs the command.
pub(super) fn run(args: &ExplainArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let Some(wanted) = &args.code else {
        let rows: Vec<Vec<String>> = codes()
            .map(|entry| vec![entry.code.into(), entry.level.to_string(), entry.title.into()])
            .collect();
        out.write_all(table(&["CODE", "LEVEL", "WHAT IT SAYS"], &rows).as_bytes())
            .context("writing")?;
        return Ok(Outcome::Fine);
    };
    let entry = code(wanted).map_err(|near| {
        anyhow!(
            "there is no finding `{}`; did you mean `{near}`? `arbiter explain` lists them",
            printable(wanted)
        )
    })?;
    writeln!(out, "{} ({})\n\n{}\n\n{}", entry.code, entry.level, entry.title, explanation(entry))
        .context("writing")?;
    Ok(Outcome::Fine)
}
