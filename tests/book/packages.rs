//! The packaging: one address, scripts that exist, and the same licences everywhere.

use std::fs;
use std::path::Path;

/// Returns the address of the project on the web; empty until there is one.
fn address() -> String {
    fs::read_to_string("packaging/address").unwrap().trim().to_owned()
}

#[test]
fn the_address_of_the_project_stands_in_one_file() {
    let manifest = fs::read_to_string("Cargo.toml").unwrap();
    let named: Vec<&str> =
        manifest.lines().filter_map(|line| line.strip_prefix("repository = ")).collect();
    let address = address();
    match address.as_str() {
        "" => assert!(named.is_empty(), "Cargo.toml names an address, packaging/address none"),
        _ => assert_eq!(named, [format!("{address:?}")], "as packaging/address has it"),
    }
    // These fields are filled in when packages are made: no address is written by hand.
    for folder in ["packaging/winget", "packaging/brew"] {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let text = fs::read_to_string(&path).unwrap();
            for line in text.lines().filter(|line| line.contains("url \"") || line.contains("Url:"))
            {
                assert!(line.contains("@ADDRESS@"), "{}: {line}", path.display());
            }
        }
    }
}

/// Returns whether a file is executable; outside Unix, whether it is a file.
fn is_program(path: &Path) -> bool {
    #[cfg(unix)]
    if let Ok(found) = fs::metadata(path) {
        return std::os::unix::fs::PermissionsExt::mode(&found.permissions()) & 0o100 != 0;
    }
    path.is_file()
}

#[test]
fn what_a_workflow_runs_is_a_script_of_the_project() {
    let mut commands = 0;
    for entry in fs::read_dir(".github/workflows").unwrap() {
        let text = fs::read_to_string(entry.unwrap().path()).unwrap();
        for line in text
            .lines()
            .filter_map(|line| line.trim().trim_start_matches("- ").strip_prefix("run:"))
        {
            let script = line.split_whitespace().next().unwrap();
            assert!(is_program(Path::new(script)), "{script} is there, and can be run");
            commands += 1;
        }
    }
    assert!(commands >= 7, "{commands} commands of workflows were read");
}

#[test]
fn packages_allow_the_licences_that_the_project_allows() {
    let list = |path: &str, key: &str| {
        let text = fs::read_to_string(path).unwrap();
        let from = text.find(key).unwrap() + key.len();
        text[from..].split(']').next().unwrap().to_owned()
    };
    assert_eq!(list("packaging/about.toml", "accepted = ["), list("deny.toml", "allow = ["));
}

#[test]
fn a_script_of_packages_can_be_read_by_the_shell() {
    for script in ["build", "check", "common", "sign", "attach"] {
        let path = Path::new("packaging").join(script);
        let read = std::process::Command::new("bash").arg("-n").arg(&path).status().unwrap();
        assert!(read.success(), "{}", path.display());
    }
}
