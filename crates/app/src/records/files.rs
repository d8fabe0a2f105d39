//! The files of records: single files, folders, patterns; compressed files and position files.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::{self, BufReader, Read};
use std::path::{Path, PathBuf};

use super::archive::{self, FenLines};
use super::misnamed::misnamed;
use crate::{Error, Wrong};
use draughts_ground::told;
use draughts_report::printable;

/// The endings of the files that are read in a folder.
const ENDINGS: [&str; 4] = [".pdn", ".fen", ".gz", ".zst"];

/// The files to read.
#[derive(Debug, Default)]
pub struct Inputs {
    /// Their names as given; a name that is not a file, such as `-`, is left to the function that
    /// opens it.
    pub files: Vec<String>,
    /// The errors for unusable names, in order.
    pub errors: Vec<Error>,
    /// The number of files in folders that are not read, by ending, without hidden ones.
    passed_over: BTreeMap<String, usize>,
    /// The number of other things in folders and patterns with a suitable name: pipes, devices.
    not_files: usize,
}

told! {
    /// A note on files that were skipped in folders.
    pub enum PassedOver {
        Files { files: usize, endings: Option<String>, read: String } => "files-passed-over",
            "{ $files ->
                [one] { $files } file
               *[other] { $files } files
            } passed over{ $endings ->
                [none] {\"\"}
               *[other] {\" \"}({ $endings })
            }: of a folder, files that end in { $read } are read";
        NotFiles { others: usize } => "not-files-passed-over",
            "{ $others ->
                [one] { $others } pipe or device
               *[other] { $others } pipes and devices
            } passed over: of a folder or a pattern, only files are read; what is named itself \
             is read";
    }
}

impl Inputs {
    /// Returns the named files, with those of folders and patterns in the order of their names.
    /// Unusable names do not affect the others.
    pub fn expand(names: &[String]) -> Self {
        let mut all = Self::default();
        names.iter().for_each(|name| all.add(name));
        all
    }

    /// Adds the files of a name.
    pub fn add(&mut self, name: &str) {
        let path = Path::new(name);
        let before = (self.files.len(), self.errors.len());
        let is_pattern = name.contains(['*', '?', '[']) && !path.exists();
        if path.is_dir() {
            self.walk(path);
        } else if is_pattern {
            self.pattern(name);
        } else {
            self.files.push(name.to_owned());
        }
        if (self.files.len(), self.errors.len()) == before {
            let name = printable(name).into_owned();
            self.errors.push(Error::usage(&match is_pattern {
                true => Wrong::NoFileFits { pattern: name },
                false => Wrong::NoRecordIn { folder: name, endings: ENDINGS.join(" ") },
            }));
        }
    }

    /// Adds the files of a folder and of its subfolders.
    fn walk(&mut self, path: &Path) {
        let entries: io::Result<Vec<PathBuf>> =
            fs::read_dir(path).and_then(|all| all.map(|entry| Ok(entry?.path())).collect());
        let mut entries = match entries.map_err(Error::read(path.display().to_string())) {
            Ok(entries) => entries,
            Err(error) => return self.errors.push(error),
        };
        entries.sort();
        for entry in entries {
            let kind = Kind::of(&entry);
            if kind != Kind::Folder {
                let ending = entry.to_string_lossy().to_ascii_lowercase();
                if ENDINGS.iter().any(|known| ending.ends_with(known)) {
                    self.file(&entry, kind);
                } else {
                    self.pass_over(&entry);
                }
            } else if !entry.is_symlink() {
                // A link to a folder could lead in a circle.
                self.walk(&entry);
            }
        }
    }

    fn pass_over(&mut self, path: &Path) {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.starts_with('.') {
            return;
        }
        let ending = path.extension().map_or_else(String::new, |ending| {
            format!(".{}", printable(&ending.to_string_lossy()).to_lowercase())
        });
        *self.passed_over.entry(ending).or_default() += 1;
    }

    /// Returns what is not read in the folders, with the most frequent endings first.
    pub fn passed_over(&self) -> Option<PassedOver> {
        const MOST: usize = 8;
        let mut endings: Vec<(&str, usize)> =
            self.passed_over.iter().map(|(ending, &files)| (ending.as_str(), files)).collect();
        endings.sort_by_key(|&(_, files)| std::cmp::Reverse(files));
        let named = endings.iter().filter(|(ending, _)| !ending.is_empty()).take(MOST);
        let named: Vec<String> = named.map(|(ending, files)| format!("{files} {ending}")).collect();
        let files = endings.iter().map(|&(_, files)| files).sum();
        let endings = (!named.is_empty()).then(|| named.join(", "));
        let read = ENDINGS.join(" ");
        (files > 0).then_some(PassedOver::Files { files, endings, read })
    }

    /// Returns what is not read in the folders and patterns because it is neither a file nor a
    /// folder: reading a pipe without a writer would never end.
    pub fn not_files(&self) -> Option<PassedOver> {
        (self.not_files > 0).then_some(PassedOver::NotFiles { others: self.not_files })
    }

    fn pattern(&mut self, name: &str) {
        let paths = match glob::glob(name) {
            Ok(paths) => paths,
            Err(error) => {
                let (pattern, why) = (name.to_owned(), error.to_string());
                return self.errors.push(Error::usage(&Wrong::Pattern { pattern, why }));
            }
        };
        // Within some folders with such a name, the library does find files.
        let mut found = BTreeSet::new();
        for path in paths {
            match path {
                Ok(path) => {
                    self.fitting(&path);
                    if path.to_str().is_none() {
                        found.insert(from_here(&path).to_owned());
                    }
                }
                Err(error) => {
                    let why = error.to_string();
                    self.unusable(error.path(), &Wrong::Unreadable { why });
                }
            }
        }
        let mut missed = misnamed(name);
        missed.retain(|path| !found.contains(from_here(path)));
        missed.iter().for_each(|path| self.fitting(path));
    }

    /// Adds what matches a pattern.
    fn fitting(&mut self, path: &Path) {
        match Kind::of(path) {
            Kind::Folder => self.walk(path),
            kind => self.file(path, kind),
        }
    }

    fn file(&mut self, path: &Path, kind: Kind) {
        match path.to_str() {
            _ if kind == Kind::Other => self.not_files += 1,
            Some(name) => self.files.push(name.to_owned()),
            None => {
                self.unusable(path, &Wrong::NameNotUtf8 { file: path.display().to_string() });
            }
        }
    }

    fn unusable(&mut self, path: &Path, wrong: &Wrong) {
        self.errors.push(Error::unusable(path.display().to_string(), wrong));
    }
}

/// Returns a path without `./`.
fn from_here(path: &Path) -> &Path {
    path.strip_prefix(".").unwrap_or(path)
}

/// The kind of object of a name, after following links.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Folder,
    /// A file, or something that cannot be examined: the function that opens it reports the error.
    File,
    /// A pipe, a device, a socket.
    Other,
}

impl Kind {
    fn of(path: &Path) -> Self {
        match fs::metadata(path) {
            Ok(found) if found.is_dir() => Self::Folder,
            Ok(found) if !found.is_file() => Self::Other,
            _ => Self::File,
        }
    }
}

/// Opens a file with the content described at [`unpacked`].
///
/// # Errors
///
/// Fails if it is a folder or cannot be read.
pub fn open(name: &str) -> Result<Box<dyn Read + Send>, Error> {
    if Path::new(name).is_dir() {
        return Err(Error::usage(&Wrong::IsFolder { file: printable(name).into_owned() }));
    }
    let file = File::open(name).map_err(Error::read(name))?;
    // A pipe has a name, too.
    let is_file = file.metadata().is_ok_and(|file| file.is_file());
    read(name, Box::new(file), is_file)
}

/// Returns the content of a file or stream of this name, decompressed if necessary; each position
/// of a file that ends in `.fen` becomes a game.
///
/// # Errors
///
/// Fails if its first bytes cannot be read or contradict its name.
pub fn unpacked(name: &str, input: Box<dyn Read + Send>) -> Result<Box<dyn Read + Send>, Error> {
    read(name, input, false)
}

fn read(
    name: &str,
    input: Box<dyn Read + Send>,
    is_file: bool,
) -> Result<Box<dyn Read + Send>, Error> {
    let input = archive::unpacked(name, input, is_file).map_err(Error::read(name))?;
    let lower = name.to_ascii_lowercase();
    if [".fen", ".fen.gz", ".fen.zst"].iter().any(|ending| lower.ends_with(ending)) {
        return Ok(Box::new(FenLines::new(BufReader::new(input))));
    }
    Ok(input)
}
