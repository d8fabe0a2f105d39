//! Links the program that the tests start at a fixed address.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is = |name: &str, value: &str| env::var(name).is_ok_and(|it| it == value);
    // A position-independent program without optimisation has 170,000 addresses to relocate at every
    // start: a fifth of the time of a short command, and the tests start tens of thousands. Releases
    // stay position-independent, which makes attacks harder.
    if is("PROFILE", "debug")
        && is("CARGO_CFG_TARGET_OS", "linux")
        && is("CARGO_CFG_TARGET_ENV", "gnu")
    {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
}
