//! `--format` and `-o` in all commands: the formats of a command, and the choice of one.

use std::marker::PhantomData;
use std::path::{Path, PathBuf};

use anyhow::anyhow;
use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use super::exit::Failure;
use super::misuse::Misuse;
use super::words::said;
use crate::app::new_file::{is_packed, shown};
use crate::report::{Form, Format, PlainFormat};

/// The purpose of a format in the help; may be empty.
///
/// It is called for each format of a kind of output, so that every format can be requested.
pub(super) type Purpose<F> = fn(F) -> &'static str;

/// Returns the purpose of text for people or JSON for programs.
pub(super) const fn text_or_json(format: PlainFormat) -> &'static str {
    match format {
        PlainFormat::Text => "For people",
        PlainFormat::Json => "For programs",
    }
}

/// The output of a command, optionally to a file.
pub(super) trait Writes {
    /// The formats of this kind of output.
    type Form: Form;
    /// The default format for standard output.
    const USUAL: Self::Form;
    /// Whether a file without an ending gets the default format; otherwise it is refused.
    const MAY_LACK_ENDING: bool = true;
    /// The option for the format.
    const OPTION: &'static str = "--format";
    /// The help for this option.
    const FORMAT_HELP: &'static str = "The form; without it the ending of FILE decides, else text";

    /// Returns the purpose of a format.
    fn purpose(format: Self::Form) -> &'static str;

    /// Returns the help for the file.
    fn output_help() -> String {
        "Write to a file instead; it appears when it is complete".into()
    }
}

/// Returns the help for the file with a list of the endings.
pub(super) fn output_with_endings<F: Form>() -> String {
    format!("Write to a file ({}); it appears when it is complete", endings::<F>())
}

/// Returns the usual ending of each format that has one.
fn endings<F: Form>() -> String {
    let usual = F::all().filter_map(|form| form.format().endings().first());
    usual.map(|ending| format!(".{ending}")).collect::<Vec<_>>().join(", ")
}

// The format that is asked for, and the file.
#[derive(Debug, Args)]
pub(super) struct FormatArgs<W: Writes> {
    #[arg(long, value_parser = one_of(W::purpose), help = W::FORMAT_HELP)]
    pub format: Option<W::Form>,
    #[arg(short, long, value_name = "FILE", help = W::output_help())]
    pub output: Option<PathBuf>,
    #[arg(skip)]
    of: PhantomData<fn() -> W>,
}

impl<W: Writes> FormatArgs<W> {
    /// Returns the chosen format.
    pub(super) fn format(&self) -> Result<W::Form, Failure> {
        meant::<W>(self.format, self.output.as_deref())
    }
}

/// Creates a parser for the formats of a kind of output.
pub(super) fn one_of<F: Form>(purpose: Purpose<F>) -> impl TypedValueParser<Value = F> {
    let values = F::all().map(|form| {
        let (value, help) = (PossibleValue::new(form.format().word()), purpose(form));
        if help.is_empty() { value } else { value.help(help) }
    });
    PossibleValuesParser::new(values).map(|word| {
        F::all().find(|form| form.format().word() == word).expect("one of the possible values")
    })
}

/// Returns the requested format, or else that of the file's ending.
pub(super) fn meant<W: Writes>(
    asked: Option<W::Form>,
    output: Option<&Path>,
) -> Result<W::Form, Failure> {
    let (None, Some(file)) = (asked, to_file(output)) else {
        return Ok(asked.unwrap_or(W::USUAL));
    };
    // A file that would have to be compressed is refused when it is opened.
    if W::MAY_LACK_ENDING && (file.extension().is_none() || is_packed(file)) {
        return Ok(W::USUAL);
    }
    let found = Format::of_ending(file, W::Form::all().map(Form::format));
    let found = found.and_then(|found| W::Form::all().find(|form| form.format() == found));
    found.ok_or_else(|| {
        let ending = file.extension().and_then(|ending| ending.to_str());
        let ending = ending.map(|ending| format!(".{ending}"));
        let (file, endings, option) = (shown(file), endings::<W::Form>(), W::OPTION);
        anyhow!("{}", said(&Misuse::NoSuchEnding { file, ending, endings, option })).into()
    })
}

/// Returns the output file, if there is one; standard output is not, whatever its name.
pub(super) fn to_file(output: Option<&Path>) -> Option<&Path> {
    let standard = ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"];
    output.filter(|path| standard.iter().all(|name| *path != Path::new(name)))
}
