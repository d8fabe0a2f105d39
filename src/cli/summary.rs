//! `--summary`: the counts, as JSON in a separate file.

use std::io::Write as _;
use std::path::Path;

use anyhow::Context;

use super::exit::Failure;
use super::formats::to_file;
use super::misuse::{Misuse, misuse};
use super::output::OutFile;
use crate::app::new_file::{is_same_place, spare_record};
use crate::report::SummaryView;

/// The destination of the counts.
pub(super) enum SummaryFile {
    /// Standard output, which has no other content.
    Standard,
    File(OutFile),
}

/// Returns the destination of the counts, if requested. The answers go to `report_to`, and `-o`
/// names `output`, which may be a file for something else.
pub(super) fn file(
    path: Option<&Path>,
    report_to: Option<&Path>,
    output: Option<&Path>,
    inputs: &[String],
) -> Result<Option<SummaryFile>, Failure> {
    let Some(path) = path else { return Ok(None) };
    Ok(Some(match to_file(Some(path)) {
        Some(path) if to_file(output).is_some_and(|output| is_same_place(path, output)) => {
            return Err(misuse(&Misuse::OneFileForTwo { one: "--summary", other: "-o" }));
        }
        Some(path) => {
            let file = OutFile::create(path, inputs)?;
            spare_record(path)?;
            SummaryFile::File(file)
        }
        None if to_file(report_to).is_some() => SummaryFile::Standard,
        None => return Err(misuse(&Misuse::SummaryAmongAnswers)),
    }))
}

impl SummaryFile {
    /// Writes the counts.
    pub(super) fn write(self, summary: &SummaryView) -> Result<(), Failure> {
        match self {
            Self::Standard => {
                let mut out = anstream::stdout().lock();
                out.write_all(summary.json().as_bytes()).with_context(super::words::writing)?;
                out.flush().with_context(super::words::writing)?;
                Ok(())
            }
            Self::File(mut file) => {
                file.write(summary.json()).with_context(super::words::writing)?;
                file.finish()
            }
        }
    }
}
