//! `--format` and `-o` everywhere: which formats a command writes, and which one is meant.

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

/// Formats, each with its purpose.
pub(super) type Offered<F> = &'static [(F, &'static str)];

/// Text for people or JSON for programs.
pub(super) const TEXT_OR_JSON: Offered<PlainFormat> =
    &[(PlainFormat::Text, "For people"), (PlainFormat::Json, "For programs")];

/// What a command writes, to a file if one is named.
pub(super) trait Writes {
    /// The formats of this kind of output.
    type Form: Form;
    /// The formats, in the order in which the help lists them.
    const FORMATS: Offered<Self::Form>;
    /// The format for standard output, if none is asked for.
    const USUAL: Self::Form;
    /// Whether a file without an ending is written in the usual format, rather than refused.
    const MAY_LACK_ENDING: bool = true;
    /// The option that asks for a format.
    const OPTION: &'static str = "--format";
    /// What the help says about that option.
    const FORMAT_HELP: &'static str =
        "How to print it; without it -o FILE decides by its ending, else text";
    /// What the help says about the file.
    const OUTPUT_HELP: &'static str = "Write to a file instead; it appears when it is complete";
}

/// The format that is asked for, and the file.
#[derive(Debug, Args)]
pub(super) struct FormatArgs<W: Writes> {
    #[arg(long, value_parser = one_of(W::FORMATS), help = W::FORMAT_HELP)]
    pub format: Option<W::Form>,
    #[arg(short, long, value_name = "FILE", help = W::OUTPUT_HELP)]
    pub output: Option<PathBuf>,
    #[arg(skip)]
    of: PhantomData<fn() -> W>,
}

impl<W: Writes> FormatArgs<W> {
    /// The format that is meant.
    pub(super) fn format(&self) -> Result<W::Form, Failure> {
        meant::<W>(self.format, self.output.as_deref())
    }
}

/// Reads one of these formats.
pub(super) fn one_of<F: Form>(formats: Offered<F>) -> impl TypedValueParser<Value = F> {
    let values = formats.iter().map(|&(form, help)| {
        let value = PossibleValue::new(form.format().word());
        if help.is_empty() { value } else { value.help(help) }
    });
    PossibleValuesParser::new(values).map(move |word| {
        let mut forms = formats.iter().map(|&(form, _)| form);
        forms.find(|form| form.format().word() == word).expect("one of the possible values")
    })
}

/// The format that is asked for, or else that of the ending of the file.
pub(super) fn meant<W: Writes>(
    asked: Option<W::Form>,
    output: Option<&Path>,
) -> Result<W::Form, Failure> {
    let (None, Some(file)) = (asked, to_file(output)) else {
        return Ok(asked.unwrap_or(W::USUAL));
    };
    // A file that would have to be packed is refused when it is opened.
    if W::MAY_LACK_ENDING && (file.extension().is_none() || is_packed(file)) {
        return Ok(W::USUAL);
    }
    let forms = W::FORMATS.iter().map(|&(form, _)| form);
    let formats = forms.clone().map(Form::format);
    let found = Format::of_ending(file, formats.clone());
    let found = found.and_then(|found| forms.clone().find(|form| form.format() == found));
    found.ok_or_else(|| {
        let dotted = |ending: &str| format!(".{ending}");
        let endings: Vec<String> = formats
            .filter_map(|format| format.endings().first())
            .map(|ending| dotted(ending))
            .collect();
        let ending = file.extension().and_then(|ending| ending.to_str()).map(dotted);
        let (file, endings, option) = (shown(file), endings.join(", "), W::OPTION);
        anyhow!("{}", said(&Misuse::NoSuchEnding { file, ending, endings, option })).into()
    })
}

/// The file that is written, if one is. Standard output is none, whatever it is called.
pub(super) fn to_file(output: Option<&Path>) -> Option<&Path> {
    let standard = ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"];
    output.filter(|path| standard.iter().all(|name| *path != Path::new(name)))
}
