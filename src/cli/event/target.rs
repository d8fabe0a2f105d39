//! EVENT on the command line: a path, or a name under `tournaments/`.

use std::path::{Path, PathBuf};

use anyhow::anyhow;

use crate::cli::exit::Failure;
use crate::report::printable;
use crate::storage::{RealDisk, Store};

/// The folder that names stand for.
const FOLDER: &str = "tournaments";

/// The file that is meant. A word without a folder or an ending is a name.
pub fn path_of(target: &str) -> PathBuf {
    if is_name(target) {
        let beside = Path::new(target).with_extension("yaml");
        let inside = Path::new(FOLDER).join(format!("{target}.yaml"));
        if !inside.is_file() && beside.is_file() { beside } else { inside }
    } else {
        PathBuf::from(target)
    }
}

fn is_name(target: &str) -> bool {
    !target.contains(['/', '\\']) && !target.ends_with(".yaml") && !target.ends_with(".yml")
}

/// The file of an event that is there.
pub fn existing(target: &str) -> Result<PathBuf, Failure> {
    let path = path_of(target);
    if path.exists() {
        return Ok(path);
    }
    let shown_path = path.display().to_string();
    if path.symlink_metadata().is_ok() {
        return Err(anyhow!("{}: the link leads to no file", printable(&shown_path)).into());
    }
    if Store::at(RealDisk, &path).is_lost() {
        return Err(anyhow!(
            "{0}: the file is gone, but its history is there: `arbiter event history {1}` lists \
             it, `arbiter event restore {1} NUMBER` brings the file back",
            printable(&shown_path),
            printable(target)
        )
        .into());
    }
    let mut names = names();
    names.sort();
    let advice = if !is_name(target) {
        "arbiter event new makes one".to_owned()
    } else if names.is_empty() {
        format!("there is none in {FOLDER}/; arbiter event new makes one")
    } else {
        let shown = names.iter().take(12).cloned().collect::<Vec<_>>().join(", ");
        let more = if names.len() > 12 { ", ..." } else { "" };
        format!("{FOLDER}/ has {}{more}", printable(&shown))
    };
    Err(anyhow!("there is no event {}: {advice}", printable(&shown_path)).into())
}

/// The names of the events in the folder.
fn names() -> Vec<String> {
    let Ok(folder) = std::fs::read_dir(FOLDER) else { return Vec::new() };
    folder
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let yaml = path.extension().is_some_and(|ending| ending == "yaml");
            yaml.then(|| path.file_stem()?.to_str().map(str::to_owned))?
        })
        .collect()
}
