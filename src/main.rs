//! The `arbiter` command.

use std::process::ExitCode;

/// Faster than those of Linux's C libraries: by a fifth than glibc's, three times than musl's.
#[cfg(target_os = "linux")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    draughts_arbiter::cli::run(std::env::args_os())
}
