//! `arbiter explain`.

use std::io::Write;

use anyhow::{Context, anyhow};
use clap::Args;

use super::exit::{Failure, Outcome};
use crate::diag::Code;
use crate::event::EVENT_CODES;
use crate::event::games::GAMES_CODES;
use crate::ratings::RATING_CODES;
use crate::record;
use crate::report::{printable, table};
use crate::trf::TRF_CODES;

/// Explain a finding: the law, an example, what the arbiter may do.
#[derive(Debug, Args)]
pub struct ExplainArgs {
    /// The code between the brackets of a finding; all of them without it.
    code: Option<String>,
}

/// Every code there is: those of records, of events, of files that come in, of rating lists.
fn codes() -> impl Iterator<Item = &'static Code> {
    let others = [EVENT_CODES, GAMES_CODES, TRF_CODES, RATING_CODES];
    record::codes().chain(others.into_iter().flatten().copied())
}

/// Runs the command.
pub fn run(args: &ExplainArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let Some(wanted) = &args.code else {
        let rows: Vec<Vec<String>> = codes()
            .map(|entry| vec![entry.code.into(), entry.level.to_string(), entry.title.into()])
            .collect();
        out.write_all(table(&["CODE", "LEVEL", "WHAT IT SAYS"], &rows).as_bytes())
            .context("writing")?;
        return Ok(Outcome::Fine);
    };
    let Some(entry) = codes().find(|entry| entry.code == wanted) else {
        let near = codes()
            .map(|entry| (strsim::damerau_levenshtein(wanted, entry.code), entry.code))
            .min()
            .map_or("", |(_, code)| code);
        return Err(anyhow!(
            "there is no finding `{}`; did you mean `{near}`? `arbiter explain` lists them",
            printable(wanted)
        )
        .into());
    };
    writeln!(out, "{} ({})\n\n{}\n\n{}", entry.code, entry.level, entry.title, entry.text)
        .context("writing")?;
    Ok(Outcome::Fine)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_code_is_declared_twice() {
        let mut all: Vec<&str> = codes().map(|entry| entry.code).collect();
        all.sort_unstable();
        let twice: Vec<_> = all.windows(2).filter(|pair| pair[0] == pair[1]).collect();
        assert!(twice.is_empty(), "{twice:?}");
    }

    #[test]
    fn the_level_that_is_explained_is_that_of_the_finding() {
        for (code, level) in [
            ("fen-invalid", "error"),
            ("tag-invalid", "warning"),
            ("move-ambiguous", "error"),
            ("move-ambiguous-settled", "warning"),
            ("move-taken-back", "irregularity"),
            ("move-taken-back-agreed", "note"),
            ("pairing-breach", "warning"),
            ("pairing-detail", "note"),
            ("trf-contradiction", "error"),
            ("trf-player-unknown", "warning"),
        ] {
            let mut said = Vec::new();
            run(&ExplainArgs { code: Some(code.into()) }, &mut said).expect("it is explained");
            let said = String::from_utf8(said).expect("text");
            assert!(said.starts_with(&format!("{code} ({level})\n")), "{said}");
        }
    }
}
