//! Runs a command under `strace` and makes one of its system calls fail or be its last.
//!
//! The calls are learned from an undisturbed run: each call that names the event, its history or
//! their folder is disturbed. The command is a list of words, so that any program can be tried.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};

use regex::bytes::Regex;

use crate::support::random::Random;
use crate::support::{how_many, seed};

/// The calls that are disturbed; calls that a machine does not have are skipped.
const CALLS: &[&str] = &[
    "open",
    "openat",
    "read",
    "pread64",
    "write",
    "pwrite64",
    "ftruncate",
    "fsync",
    "fdatasync",
    "rename",
    "renameat",
    "renameat2",
    "mkdir",
    "mkdirat",
    "flock",
    "fcntl",
    "unlink",
    "unlinkat",
    "link",
    "linkat",
    "getdents64",
    "fchmod",
    "lseek",
    "statx",
];

/// What happens at a call: the process is killed, or a signal to the calling thread asks it to
/// stop, or the call fails. Or all calls of its kind fail from then on, as on a disk that stays
/// full.
const FAULTS: [(&str, &str); 7] = [
    ("signal=KILL", ""),
    ("signal=INT", ""),
    ("signal=TERM", ""),
    ("signal=HUP", ""),
    ("error=ENOSPC", ""),
    ("error=EIO", ""),
    ("error=ENOSPC", "+"),
];

/// What differs between two runs of a command that write the same: the time, the process ID, and
/// digests of lines that contain them. It also matches where a line is cut off inside one of these.
const MOMENTS: &str = r#"("at":"|since |process |"hash":"|head-[0-9]+-)[^ ")]*"#;

/// The exit code of a command that reports having written nothing.
const NOTHING_WRITTEN: i32 = 3;

/// A program and its arguments; `{event}` is replaced with the path of the event file.
#[derive(Debug, Clone)]
pub(super) struct Run {
    pub program: PathBuf,
    pub args: Vec<String>,
    pub env: Vec<(String, String)>,
}

/// A writing command to be disturbed.
pub(super) struct Case {
    pub name: &'static str,
    /// The commands that create the initial event, in order.
    pub before: Vec<Run>,
    /// A text that then replaces the event by hand.
    pub by_hand: Option<&'static str>,
    /// The command.
    pub act: Run,
}

/// What is run after each fault.
pub(super) struct After {
    /// Succeeds if the history verifies.
    pub verify: Run,
    /// A writing command that succeeds on any event.
    pub next: Run,
}

/// The results.
#[derive(Debug, Default)]
pub(super) struct Tally {
    /// Number of injected faults.
    pub faults: usize,
    /// Number of disturbed calls, each disturbed by every fault.
    pub calls: usize,
    /// Number of syncs in the undisturbed run.
    pub syncs: usize,
    /// Descriptions of what went wrong.
    pub wrong: Vec<String>,
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { faults, calls, wrong, .. } = self;
        write!(f, "{} of {faults} faults at {calls} calls survived", faults - wrong.len())?;
        wrong.iter().try_for_each(|wrong| write!(f, "\n  {wrong}"))
    }
}

/// A call of the command: its name, and its number among the calls of that name, from 1.
type Call = (String, usize);

/// Returns whether programs can be traced here.
pub(super) fn strace_works() -> bool {
    let mut strace = Command::new("strace");
    strace.args(["-qq", "-o", "/dev/null", "true"]).stderr(Stdio::null());
    strace.status().is_ok_and(|status| status.success())
}

/// Disturbs every call of a command that `chosen` accepts, by every fault.
pub(super) fn disturb(case: &Case, after: &After, chosen: impl Fn(&str) -> bool) -> Tally {
    let temp = tempfile::tempdir().unwrap();
    // strace reports files by their real path.
    let scratch = fs::canonicalize(temp.path()).unwrap();
    let template = scratch.join("before");
    fs::create_dir(&template).unwrap();
    for run in &case.before {
        assert!(start(run, &template).success(), "{}: {run:?}", case.name);
    }
    if let Some(text) = case.by_hand {
        fs::write(event(&template), text).unwrap();
    }
    let folder = scratch.join("undisturbed");
    copy(&template, &folder);
    let calls = calls(&case.act, &folder, &scratch.join("calls"));
    let texts = [text(&template), text(&folder)];
    assert_ne!(texts[0], texts[1], "{}: the command changes something", case.name);
    let is_sync = |(name, _): &&Call| ["fsync", "fdatasync"].contains(&name.as_str());
    // Many faults leave files that differ only in the time and the process ID: what follows from
    // such files is tried once.
    let mut seen = HashMap::new();
    let moments = Regex::new(MOMENTS).unwrap();
    // `ARBITER_FAULTS_ONE_IN=10` tries a random tenth of them.
    let one_in = how_many("ARBITER_FAULTS_ONE_IN", 1) as usize;
    let mut random = Random::new(Random::seed_of(case.name).wrapping_add(seed()));
    let mut tally = Tally { syncs: calls.iter().filter(is_sync).count(), ..Tally::default() };
    for (name, nth) in calls.iter().filter(|(name, _)| chosen(name)) {
        tally.calls += 1;
        for (fault, on) in FAULTS {
            if random.below(one_in) != 0 {
                continue;
            }
            let folder = scratch.join("disturbed");
            copy(&template, &folder);
            let (trace, inject) =
                (format!("trace={name}"), format!("inject={name}:{fault}:when={nth}{on}"));
            let mut strace = Command::new("strace");
            // With the filter, only the calls of that name stop the program.
            strace.args(["-f", "--seccomp-bpf", "-qq", "-o", "/dev/null"]);
            strace.args(["-e", &trace, "-e", &inject]);
            let status = finish(add(&mut strace, &case.act, &folder));
            tally.faults += 1;
            let left = (status.code(), content(&folder, &moments));
            let checked = *seen.entry(left).or_insert_with(|| {
                let kept = log(&folder).starts_with(&log(&template));
                let kept = kept.then_some(()).ok_or("operations are missing from the log");
                kept.and(check(status, &texts, case, after, &folder))
            });
            if let Err(wrong) = checked {
                tally.wrong.push(format!("{}: {inject}: {status}: {wrong}", case.name));
            }
            fs::remove_dir_all(&folder).unwrap();
        }
    }
    tally
}

/// Checks what must hold after any fault.
fn check(
    status: ExitStatus,
    [old, new]: &[Option<String>; 2],
    case: &Case,
    after: &After,
    folder: &Path,
) -> Result<(), &'static str> {
    let hold = |holds: bool, otherwise| if holds { Ok(()) } else { Err(otherwise) };
    let succeeds = |run: &Run| start(run, folder).success();
    let found = text(folder);
    hold(found == *old || found == *new, "the text is neither old nor new")?;
    hold(!status.success() || found == *new, "success was told, and the text is old")?;
    let nothing_written = status.code() == Some(NOTHING_WRITTEN);
    hold(!nothing_written || found == *old, "nothing was written, it said")?;
    hold(found.is_none() || succeeds(&after.verify), "the history does not verify")?;
    if found == *old {
        hold(succeeds(&case.act), "the command cannot be repeated")?;
        hold(text(folder) == *new, "the command repeated does something else")?;
    }
    hold(succeeds(&after.next), "the next command fails")?;
    hold(text(folder) != *new, "the next command did nothing")?;
    hold(succeeds(&after.verify), "the history does not verify after the next command")?;
    let names = fs::read_dir(folder).unwrap().count();
    hold(names == 2, "something is left beside the event and its history")
}

/// Returns the calls that a command makes on the files in its folder.
fn calls(act: &Run, folder: &Path, log: &Path) -> Vec<Call> {
    let names: Vec<String> = CALLS.iter().map(|name| format!("?{name}")).collect();
    let trace = format!("trace={}", names.join(","));
    let mut strace = Command::new("strace");
    strace.args(["-f", "-qq", "-y", "-s", "4096", "-e", &trace, "-o"]).arg(log);
    assert!(finish(add(&mut strace, act, folder)).success(), "undisturbed: {act:?}");
    let mut counts: BTreeMap<(String, String), usize> = BTreeMap::new();
    let mut calls = Vec::new();
    let log = fs::read(log).unwrap();
    for line in String::from_utf8_lossy(&log).lines() {
        // `4711 openat(AT_FDCWD</>, "club.yaml", O_RDONLY) = 3`
        let Some((process, call)) = line.split_once(' ') else { continue };
        let Some((name, _)) = call.trim_start().split_once('(') else { continue };
        if !CALLS.contains(&name) {
            continue;
        }
        let count = counts.entry((process.into(), name.into())).or_default();
        *count += 1;
        if call.contains(&*folder.to_string_lossy()) {
            calls.push((name.to_owned(), *count));
        }
    }
    assert!(calls.iter().any(|(name, _)| name == "fsync"), "no call of ours in the trace");
    calls
}

fn event(folder: &Path) -> PathBuf {
    folder.join("club.yaml")
}

/// Returns the text of the event, if there is one.
fn text(folder: &Path) -> Option<String> {
    fs::read_to_string(event(folder)).ok()
}

/// Returns the bytes of the log; empty if there is none.
fn log(folder: &Path) -> Vec<u8> {
    fs::read(folder.join("club.history/log.jsonl")).unwrap_or_default()
}

fn start(run: &Run, folder: &Path) -> ExitStatus {
    let mut env = Command::new("env");
    finish(add(&mut env, run, folder))
}

/// Returns everything in a folder: the relative paths with their bytes, or `None` for a subfolder.
/// Whatever `moments` matches is replaced, so that it is the same in every run.
fn content(folder: &Path, moments: &Regex) -> BTreeMap<Vec<u8>, Option<Vec<u8>>> {
    let at_any_time = |text: &[u8]| moments.replace_all(text, &b"$1#"[..]).into_owned();
    let mut content = BTreeMap::new();
    let mut open = vec![folder.to_owned()];
    while let Some(next) = open.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            let bytes = path.is_file().then(|| at_any_time(&fs::read(&path).unwrap()));
            if bytes.is_none() {
                open.push(path.clone());
            }
            let name = path.strip_prefix(folder).unwrap().as_os_str().as_encoded_bytes();
            content.insert(at_any_time(name), bytes);
        }
    }
    content
}

/// Adds a program to the command that starts it.
fn add<'a>(starter: &'a mut Command, run: &Run, folder: &Path) -> &'a mut Command {
    let event = event(folder);
    let event = event.to_string_lossy();
    starter.arg(&run.program).args(run.args.iter().map(|arg| arg.replace("{event}", &event)));
    starter.envs(run.env.iter().map(|(key, value)| (key, value.replace("{event}", &event))))
}

fn finish(command: &mut Command) -> ExitStatus {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().unwrap()
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}
