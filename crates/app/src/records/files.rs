//! The files that records stand in: single ones, folders, patterns; packed ones, positions.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::{self, BufReader, Read};
use std::path::{Path, PathBuf};

use super::archive::{self, FenLines};
use super::misnamed::misnamed;
use crate::{Error, Wrong};
use draughts_ground::told;
use draughts_report::printable;

/// Endings of the files that are read in a folder.
const ENDINGS: [&str; 4] = [".pdn", ".fen", ".gz", ".zst"];

/// The files that are to be read.
#[derive(Debug, Default)]
pub struct Inputs {
    /// Their names as they were given; what is no file is left to whoever opens it, such as
    /// `-`.
    pub files: Vec<String>,
    /// What was named and cannot be used, in its order.
    pub errors: Vec<Error>,
    /// Files of folders that are not read, by their endings; not the hidden ones.
    passed_over: BTreeMap<String, usize>,
    /// What in folders and patterns would be read if it were a file: pipes, devices.
    not_files: usize,
}

told! {
    /// What of folders is not read.
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
    /// Returns the files that are named: those of folders and patterns in the order of their names.
    /// What cannot be used hides nothing else.
    #[must_use]
    pub fn expand(names: &[String]) -> Self {
        let mut all = Self::default();
        names.iter().for_each(|name| all.add(name));
        all
    }

    /// Adds what is named.
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

    /// The files of a folder and of those in it.
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

    /// What of the folders is not read, the most frequent endings first.
    #[must_use]
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

    /// How much of the folders and patterns is not read because it is neither a file nor a folder:
    /// a pipe to which nobody writes would never end.
    #[must_use]
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
        // Under some folders of such a name it finds files all the same.
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

    /// Adds what fits a pattern.
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

/// What stands under a name, or where a link of that name leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Folder,
    /// A file, or nothing that can be looked at: whoever opens it says what is wrong.
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

/// Opens a file as [`unpacked`] gives it.
///
/// # Errors
///
/// It is a folder, or cannot be read.
pub fn open(name: &str) -> Result<Box<dyn Read + Send>, Error> {
    if Path::new(name).is_dir() {
        return Err(Error::usage(&Wrong::IsFolder { file: printable(name).into_owned() }));
    }
    let file = File::open(name).map_err(Error::read(name))?;
    // A pipe has a name, too.
    let is_file = file.metadata().is_ok_and(|file| file.is_file());
    read(name, Box::new(file), is_file)
}

/// What a file or a stream of this name holds, unpacked where it is packed; each position of
/// one that ends in `.fen` becomes a game.
///
/// # Errors
///
/// Its first bytes cannot be read, or are not what its name says.
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
