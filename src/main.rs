//! The `arbiter` command.

use std::process::ExitCode;

/// A static program has the allocator of musl, which is slow.
#[cfg(target_env = "musl")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    draughts_arbiter::cli::run(std::env::args_os())
}
