//! The dependencies of the program: where they come from, and under which licence.
//!
//! `deny.toml` states the same for `cargo deny`, which also knows the advisories.

use std::process::Command;

use serde_json::Value;

/// Returns the licences that `deny.toml` allows.
fn allowed() -> Vec<String> {
    let text = std::fs::read_to_string("deny.toml").unwrap();
    let list = text.split("[licenses]").nth(1).and_then(|rest| rest.split("allow = [").nth(1));
    let list = list.and_then(|rest| rest.split(']').next()).unwrap();
    list.split(',').map(|one| one.trim().trim_matches('"').to_owned()).collect()
}

/// Returns whether the allowed licences satisfy an SPDX expression. An exception only allows more.
fn is_met(expression: &str, allowed: &[String]) -> bool {
    let text = expression.replace('/', " OR ").replace(['(', ')'], " ");
    let all = |part: &str| {
        part.split(" AND ").all(|one| {
            let licence = one.split(" WITH ").next().unwrap_or(one).trim();
            allowed.iter().any(|known| known == licence)
        })
    };
    // `(A OR B) AND C`: every part must be satisfied; in all other expressions, one alternative is
    // enough.
    match expression.contains('(') {
        true => {
            expression.split(" AND ").all(|part| is_met(part.trim_matches(['(', ')']), allowed))
        }
        false => text.split(" OR ").any(all),
    }
}

#[test]
fn expressions_of_licences_are_read() {
    let allowed = ["MIT", "Apache-2.0", "Unicode-3.0"].map(str::to_owned);
    for expression in [
        "MIT",
        "MIT OR Apache-2.0",
        "GPL-2.0-only/MIT",
        "(MIT OR GPL-2.0-only) AND Unicode-3.0",
        "Apache-2.0 WITH LLVM-exception OR X",
    ] {
        assert!(is_met(expression, &allowed), "{expression}");
    }
    for expression in ["GPL-3.0-only", "(MIT OR X) AND GPL-3.0-only", "MIT AND GPL-3.0-only", ""] {
        assert!(!is_met(expression, &allowed), "{expression}");
    }
}

/// Returns the metadata of all packages, for every platform.
///
/// If the packages of other platforms were never fetched, only those of this platform.
fn packages() -> Vec<Value> {
    let ask = |options: &[&str]| {
        let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
        let asked = Command::new(cargo)
            .args(["metadata", "--format-version", "1", "--locked"])
            .args(options)
            .output()
            .unwrap();
        asked.status.success().then(|| serde_json::from_slice::<Value>(&asked.stdout).unwrap())
    };
    let host = format!("{}-unknown-linux-gnu", std::env::consts::ARCH);
    let told = ask(&["--offline"]).or_else(|| ask(&["--offline", "--filter-platform", &host]));
    let told = told.or_else(|| ask(&[])).expect("cargo knows what the program is built from");
    told["packages"].as_array().unwrap().clone()
}

#[test]
fn everything_comes_from_the_registry_under_a_licence_that_is_allowed() {
    let allowed = allowed();
    assert!(allowed.len() > 3, "{allowed:?}");
    let packages = packages();
    assert!(packages.len() > 50, "{}", packages.len());
    let registry = "registry+https://github.com/rust-lang/crates.io-index";
    for package in packages {
        let (name, source) = (&package["name"], &package["source"]);
        assert!(source.is_null() || source == registry, "{name} comes from {source}");
        let licence = package["license"].as_str().unwrap_or_default();
        assert!(is_met(licence, &allowed), "{name}: `{licence}`");
    }
}
