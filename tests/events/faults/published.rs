//! Tests `publish` ended by a signal at each of the calls that put a site in place: the pages are
//! either the old or the new ones, and the files that hosts keep in the folder are still there.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use super::matrix::strace_works;

/// The calls that put a folder in place, or remove one.
const CALLS: [&str; 5] = ["renameat2", "rename", "unlinkat", "rmdir", "fsync"];

fn arbiter(folder: &Path, words: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    command.current_dir(folder).args(words.split(' ')).stdout(Stdio::null()).stderr(Stdio::null());
    command
}

/// Returns the pages that the list of a site names but that do not exist.
fn missing(site: &Path) -> Vec<String> {
    let list = fs::read_to_string(site.join(".arbiter-files")).unwrap_or_default();
    assert!(list.lines().count() > 5, "a site has pages");
    list.lines().filter(|name| !site.join(name).is_file()).map(str::to_owned).collect()
}

#[test]
fn a_signal_while_a_site_is_put_in_its_place_loses_nothing() {
    if !strace_works() {
        assert!(std::env::var_os("CI").is_none(), "strace does not work");
        return;
    }
    let temp = tempfile::tempdir().unwrap();
    let folder = fs::canonicalize(temp.path()).unwrap();
    let run = |words: &str| assert!(arbiter(&folder, words).status().unwrap().success(), "{words}");
    run("event new e.yaml --system round-robin --seed 4");
    ["Ash", "Bay", "Elm", "Oak"].iter().for_each(|name| run(&format!("event add e.yaml {name}")));
    run("event pair e.yaml");
    run("publish e.yaml -o site --languages en");
    let site = folder.join("site");
    fs::create_dir_all(site.join(".git/objects")).unwrap();
    fs::write(site.join(".git/objects/a"), "never pushed").unwrap();
    fs::write(site.join("CNAME"), "club.example").unwrap();
    let mut ended = 0;
    for call in CALLS {
        for nth in 1..=3 {
            run(&format!("event set e.yaml place={call}{nth}"));
            let mut strace = Command::new("strace");
            strace.args([
                "-f",
                "-qq",
                "-o",
                "/dev/null",
                "-e",
                "trace=renameat2,rename,unlinkat,rmdir,fsync",
            ]);
            // The other calls are delayed, so that the signal arrives first.
            strace.arg("-e").arg(format!("inject={call}:signal=TERM:delay_exit=30000:when={nth}"));
            for other in CALLS.iter().filter(|other| **other != call && **other != "fsync") {
                strace.arg("-e").arg(format!("inject={other}:delay_enter=30000"));
            }
            strace.arg(env!("CARGO_BIN_EXE_arbiter")).current_dir(&folder);
            strace.args(["publish", "e.yaml", "-o", "site", "--languages", "en"]);
            let status = strace.stdout(Stdio::null()).stderr(Stdio::null()).status().unwrap();
            let wrong = format!("{call} {nth}: {status}");
            ended += usize::from(!status.success());
            assert_eq!(missing(&site), Vec::<String>::new(), "{wrong}");
            let kept = fs::read_to_string(site.join(".git/objects/a"));
            assert_eq!(kept.ok().as_deref(), Some("never pushed"), "{wrong}");
            assert!(site.join("CNAME").is_file(), "{wrong}");
            run("publish e.yaml -o site --languages en");
            let beside = fs::read_dir(&folder).unwrap().count();
            assert_eq!(beside, 3, "{wrong}: an event, its history and its site");
        }
    }
    assert!(ended > 3, "{ended} were ended by the signal");
}
