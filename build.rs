//! How the program that the tests start is linked.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is = |name: &str, value: &str| env::var(name).is_ok_and(|it| it == value);
    // Placed at another address at every start, as is usual, what is not optimised has 170,000
    // addresses to correct: a fifth of the time of a short command, of which the tests start tens
    // of thousands. A release is placed so, since that makes attacks harder.
    if is("PROFILE", "debug")
        && is("CARGO_CFG_TARGET_OS", "linux")
        && is("CARGO_CFG_TARGET_ENV", "gnu")
    {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
}
