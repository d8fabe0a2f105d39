//! Files given by name: `club` is `tournaments/club.yaml`.

use std::path::{Path, PathBuf};

use super::reading;

/// The text that occurs in every rating list.
const LIST_MARK: &str = "schema: arbiter.ratings/";

/// Returns whether a word is a name: it has no folder and no extension.
pub fn is_name(word: &str) -> bool {
    !word.contains(['/', '\\']) && !word.ends_with(".yaml") && !word.ends_with(".yml")
}

/// Returns the path for a word: the file of that name in a folder, or the word as a path.
pub fn path_in(folder: &str, word: &str) -> PathBuf {
    match is_name(word) {
        true => Path::new(folder).join(format!("{word}.yaml")),
        false => PathBuf::from(word),
    }
}

/// Returns the names of the files in a folder, sorted; none if it cannot be read.
pub fn names_in(folder: &str) -> Vec<String> {
    let name = |path: PathBuf| path.file_stem()?.to_str().map(str::to_owned);
    let mut names: Vec<String> = files_in(folder).filter_map(name).collect();
    names.sort();
    names
}

/// Returns the rating lists in a folder, sorted by name; it may also contain schemes.
pub fn lists_in(folder: &str) -> Vec<PathBuf> {
    let is_list = |path: &PathBuf| {
        let bytes = reading::whole(&path.display().to_string());
        bytes.is_ok_and(|bytes| String::from_utf8_lossy(&bytes).contains(LIST_MARK))
    };
    let mut lists: Vec<PathBuf> = files_in(folder).filter(is_list).collect();
    lists.sort();
    lists
}

fn files_in(folder: &str) -> impl Iterator<Item = PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let is_yaml = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "yaml");
    entries.map(|entry| entry.path()).filter(is_yaml)
}
