//! `--shard`, `--guess` and `--exit-zero`: the options of a job on many machines.

use std::path::PathBuf;

use clap::Args;

use super::exit::{Failure, Outcome};
use super::misuse::{Misuse, misuse};
use super::words::{encoding, typed};
use crate::app::records::{Guesses, Shard, read_guesses};
use crate::record::Catalogue;

// What a job on many machines asks for.
#[derive(Debug, Args, Default)]
#[command(next_help_heading = "Many machines")]
pub(super) struct ShardArgs {
    /// Only one shard of the files, such as 3/16: they are cut by their bytes where a game begins,
    /// and each game is in exactly one shard.
    #[arg(long, value_name = "I/N", value_parser = typed::<Shard>)]
    pub shard: Option<Shard>,
    /// The rule sets of games that name none, as `arbiter guess` wrote them; without it, the
    /// beginning of each file is read.
    #[arg(long, value_name = "FILE", conflicts_with = "rules")]
    guess: Option<PathBuf>,
    /// Exit code 0 in place of 1: for engines that take 1 for a crash.
    #[arg(long)]
    exit_zero: bool,
}

impl ShardArgs {
    /// Returns the previously guessed rule sets for these files.
    pub(super) fn guesses(
        &self,
        files: &[String],
        catalogue: &Catalogue,
    ) -> Result<Guesses, Failure> {
        match &self.guess {
            Some(file) => Ok(read_guesses(file, files, catalogue)?),
            None => Ok(Guesses::new()),
        }
    }

    /// Returns the input files with that of the guesses, none of which may be overwritten.
    pub(super) fn with_read(&self, files: Vec<String>) -> Vec<String> {
        let guess = self.guess.as_ref().map(|file| file.display().to_string());
        files.into_iter().chain(guess).collect()
    }

    /// Refuses options that have no answer for a single shard, and a named encoding, because shards
    /// are cut by the bytes of the original file.
    pub(super) fn alone(&self, options: &[(bool, &'static str)]) -> Result<(), Failure> {
        if self.shard.is_none() {
            return Ok(());
        }
        if encoding().is_some() {
            return Err(misuse(&Misuse::CodeOfShard));
        }
        match options.iter().find(|(is_given, _)| *is_given) {
            Some(&(_, option)) => Err(misuse(&Misuse::NotOfShard { option })),
            None => Ok(()),
        }
    }

    /// Returns the outcome of a command that found problems.
    pub(super) const fn ended(&self, outcome: Outcome) -> Outcome {
        match outcome {
            Outcome::Wrong if self.exit_zero => Outcome::Fine,
            outcome => outcome,
        }
    }
}
