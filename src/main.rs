//! The `arbiter` command.

use std::process::ExitCode;

/// The allocator, which is about a fifth faster than glibc's and three times as fast as musl's.
#[cfg(target_os = "linux")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    draughts_arbiter::cli::run(std::env::args_os())
}
