//! The `arbiter` command.

use std::process::ExitCode;

fn main() -> ExitCode {
    draughts_arbiter::cli::run(std::env::args_os())
}
