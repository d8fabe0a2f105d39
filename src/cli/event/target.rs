//! EVENT on the command line: a path, or a name under `tournaments/`.

use std::path::{Path, PathBuf};

use anyhow::anyhow;

use crate::app::named::{is_name, names_in, path_in};
use crate::cli::exit::Failure;
use crate::report::printable;
use crate::storage::{RealDisk, Store};

/// The folder in which names are looked up.
const FOLDER: &str = "tournaments";

/// The file that is meant: for a name, the one in the folder, or one in the current folder.
pub(super) fn path_of(target: &str) -> PathBuf {
    let inside = path_in(FOLDER, target);
    let beside = Path::new(target).with_extension("yaml");
    if is_name(target) && !inside.is_file() && beside.is_file() { beside } else { inside }
}

/// The file of an event that exists.
pub(super) fn existing(target: &str) -> Result<PathBuf, Failure> {
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
    let names = names_in(FOLDER);
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
