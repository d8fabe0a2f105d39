//! `arbiter engine`: the command line of bbpPairings and JaVaFo, for programs that call them.

use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;

use super::exit::{Failure, Outcome};
use super::misuse::{Misuse, misuse};
use super::output::{OutFile, Output};
use super::trf::{no_field, no_pairing, read};
use crate::app::Kind;
use crate::app::engine::RequestedSystem;

/// The name of a program with the interface of bbpPairings.
const NAME: &str = "bbppairings";

#[derive(Debug, Args)]
pub(super) struct EngineArgs {
    /// The arguments of bbpPairings.
    #[arg(value_name = "ARGUMENT", trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<OsString>,
}

impl EngineArgs {
    /// Returns the arguments if the program is called by the engine's name: `bbpPairings`,
    /// `bbpPairings.exe`, `bbpPairings-linux-x86_64`.
    pub(super) fn of_name(args: &[OsString]) -> Option<Self> {
        let (program, arguments) = args.split_first()?;
        let name = Path::new(program).file_stem()?.to_str()?.to_ascii_lowercase();
        name.starts_with(NAME).then(|| Self { arguments: arguments.to_vec() })
    }
}

/// A call of the engine.
#[derive(Debug, PartialEq, Eq)]
struct Call {
    /// Whether the version is printed first.
    version: bool,
    /// The job; `None` if only the version was requested.
    job: Option<Job>,
}

#[derive(Debug, PartialEq, Eq)]
struct Job {
    system: Option<RequestedSystem>,
    input: PathBuf,
    task: Task,
    /// The file for the checklist, if requested.
    list: Option<PathBuf>,
}

#[derive(Debug, PartialEq, Eq)]
enum Task {
    /// Pair the next round, to a file or to standard output.
    Pair(Option<PathBuf>),
    Check,
}

impl Call {
    fn of(arguments: &[OsString]) -> Result<Self, Misuse> {
        let (mut version, mut system, mut input, mut task, mut list) =
            (arguments.is_empty(), None, None, None, None);
        let mut rest = arguments.iter().peekable();
        let once = |slot: &mut Option<Task>, task| match slot.replace(task) {
            None => Ok(()),
            Some(_) => Err(Misuse::EngineSyntax),
        };
        while let Some(argument) = rest.next() {
            let mut file = || rest.next_if(|next| !is_option(next)).map(PathBuf::from);
            match argument.to_str() {
                Some("-r") => version = true,
                Some("--dutch") => system = Some(RequestedSystem::Dutch),
                Some("--team") => system = Some(RequestedSystem::Teams),
                Some("-p") => once(&mut task, Task::Pair(file()))?,
                Some("-c") => once(&mut task, Task::Check)?,
                Some("-l") => list = Some(file()),
                // The thoroughness of JaVaFo's search; there is only one here.
                Some("-w") => {}
                Some("-q") => {
                    rest.next_if(|next| {
                        next.to_str().is_some_and(|text| text.parse::<u64>().is_ok())
                    });
                }
                Some("-g" | "-o" | "-s") => return Err(Misuse::EngineGenerates),
                Some(option) if option.starts_with("--") => {
                    return Err(Misuse::EngineSystem { option: option.to_owned() });
                }
                _ if is_option(argument) || input.is_some() => return Err(Misuse::EngineSyntax),
                _ => input = Some(PathBuf::from(argument)),
            }
        }
        let job = match (input, task) {
            (None, None) if system.is_none() && list.is_none() && version => None,
            (Some(input), Some(task)) => {
                let next_to = |path: PathBuf| match path.parent() {
                    Some(folder) if folder != Path::new("") => path,
                    _ => input.with_file_name(path),
                };
                let list = list.map(|list| match list {
                    Some(path) => next_to(path),
                    None => input.with_extension("list"),
                });
                let task = match task {
                    Task::Pair(out) => Task::Pair(out.map(next_to)),
                    Task::Check => Task::Check,
                };
                Some(Job { system, task, list, input })
            }
            _ => return Err(Misuse::EngineSyntax),
        };
        Ok(Self { version, job })
    }
}

/// Returns whether an argument is not a file: a dash and letters.
fn is_option(argument: &OsString) -> bool {
    argument.to_str().is_some_and(|text| text.len() > 1 && text.starts_with('-'))
}

/// Runs the engine.
pub(super) fn run(args: &EngineArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let done = match Call::of(&args.arguments) {
        Ok(call) => answer(&call, out),
        Err(wrong) => {
            misuse(&wrong).report();
            return Ok(Outcome::BadInput);
        }
    };
    match done {
        Err(failure) if !failure.is_broken_pipe() => {
            failure.report();
            Ok(outcome(&failure))
        }
        done => done,
    }
}

/// Returns the outcome after a failure.
fn outcome(failure: &Failure) -> Outcome {
    let Failure::App(error) = failure else { return Outcome::BadInput };
    match error.kind() {
        Kind::Unreadable | Kind::NothingWritten | Kind::NotConfirmed | Kind::Failed => {
            Outcome::FileAccess
        }
        Kind::Unusable | Kind::Usage | Kind::Refused => Outcome::BadInput,
        Kind::TooLarge => Outcome::TooLarge,
        Kind::BrokenPipe => Outcome::Fine,
    }
}

fn answer(call: &Call, out: &mut dyn Write) -> Result<Outcome, Failure> {
    if call.version {
        writeln!(out, "{}", version()).with_context(crate::cli::words::writing)?;
    }
    let Some(Job { system, input, task, list }) = &call.job else { return Ok(Outcome::Fine) };
    let name = input.display().to_string();
    let report = read(&name)?;
    let no_field = |error| no_field(&report, &error);
    match task {
        Task::Check => {
            let stem = input.file_stem().unwrap_or_default().to_string_lossy();
            let checked = report.checked(&stem, *system).map_err(no_field)?;
            let list_text = checked.checklist + version();
            let is_listed = write_list(list.as_deref(), &name, &list_text);
            out.write_all(checked.text.as_bytes()).with_context(crate::cli::words::writing)?;
            Ok(if is_listed { Outcome::Fine } else { Outcome::FileAccess })
        }
        Task::Pair(path) => {
            let answer = report.answer(*system).map_err(no_field)?;
            let mut output = Output::open(path.as_deref(), std::slice::from_ref(&name), out)?;
            // As in bbpPairings, nothing follows the list of a round that cannot be paired.
            let end = if answer.pairs.is_ok() { version() } else { "" };
            let is_listed = write_list(list.as_deref(), &name, &(answer.checklist + end));
            match answer.pairs {
                Ok(pairs) => {
                    output.lines(&pairs)?;
                    output.finish()?;
                    Ok(if is_listed { Outcome::Fine } else { Outcome::FileAccess })
                }
                Err(none) => {
                    // An answer for another round must not remain in its place.
                    output.finish()?;
                    no_pairing("", &none);
                    Ok(Outcome::Wrong)
                }
            }
        }
    }
}

/// Writes a checklist if requested, and returns whether it succeeded; a failure is reported and
/// does not stop the rest.
fn write_list(path: Option<&Path>, input: &str, checklist: &str) -> bool {
    let Some(path) = path else { return true };
    let written = OutFile::create(path, &[input.to_owned()]).and_then(|mut file| {
        file.write(checklist).with_context(crate::cli::words::writing)?;
        file.finish()
    });
    match written {
        Ok(()) => true,
        Err(failure) => {
            failure.report();
            false
        }
    }
}

/// Returns the program and its version.
const fn version() -> &'static str {
    concat!("arbiter ", env!("CARGO_PKG_VERSION"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn call(line: &str) -> Result<Call, Misuse> {
        Call::of(&line.split_whitespace().map(OsString::from).collect::<Vec<_>>())
    }

    fn job(line: &str) -> Job {
        call(line).unwrap().job.unwrap()
    }

    #[test]
    fn the_forms_of_bbp_pairings_and_of_javafo_are_understood() {
        let pair = |out: Option<&str>| Task::Pair(out.map(PathBuf::from));
        let own = job("--dutch t/in.trfx -p /o/out.txt -l /o/list.txt");
        assert_eq!(own.system, Some(RequestedSystem::Dutch));
        assert_eq!((own.task, own.list), (pair(Some("/o/out.txt")), Some("/o/list.txt".into())));
        assert_eq!(job("--dutch t/in.trfx -p").task, pair(None));
        let own = job("--dutch t/in.trfx -p -l");
        assert_eq!((own.task, own.list), (pair(None), Some("t/in.list".into())));
        let own = job("-r t/in.trfx -p out -q 10000 -w");
        assert_eq!((own.system, own.task), (None, pair(Some("t/out"))), "next to the input");
        let own = job("--dutch in.trfx -c -l list");
        assert_eq!((own.task, own.list), (Task::Check, Some("list".into())));
        let own = job("--team /t/team-pairings-input.trfx -p /t/team-pairings-output.txt");
        assert_eq!(own.system, Some(RequestedSystem::Teams));
        assert_eq!(own.task, pair(Some("/t/team-pairings-output.txt")));
        assert_eq!(call(""), Ok(Call { version: true, job: None }));
        assert_eq!(call("-r"), Ok(Call { version: true, job: None }));
    }

    #[test]
    fn what_the_engine_does_not_do_is_refused() {
        let system = |option: &str| Err(Misuse::EngineSystem { option: option.into() });
        assert_eq!(call("--burstein in -p out"), system("--burstein"));
        assert_eq!(call("--dubov in -c"), system("--dubov"));
        for line in ["--dutch in -g -o out", "--dutch -g -o out -s 3"] {
            assert_eq!(call(line), Err(Misuse::EngineGenerates), "{line}");
        }
        for line in ["--dutch", "--dutch in", "in -p a b", "in -p -c", "-l", "-x in -p"] {
            assert_eq!(call(line), Err(Misuse::EngineSyntax), "{line}");
        }
    }

    #[test]
    fn the_name_of_the_program_says_that_it_is_the_engine() {
        let named = |name: &str| EngineArgs::of_name(&[OsString::from(name)]).is_some();
        for name in ["bbpPairings", "/opt/bbpPairings.exe", "./bbpPairings-linux-x86_64"] {
            assert!(named(name), "{name}");
        }
        assert!(!named("arbiter") && !named("/bbpPairings/arbiter"));
    }
}
