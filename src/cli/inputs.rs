//! What is read: files, folders, patterns, standard input.

use std::fs::{self, File};
use std::io::{self, BufReader, Read};
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};

use super::archive::{FenLines, unpacked};
use super::exit::Failure;
use crate::report::printable;

/// Endings of the files that are read in a folder.
const ENDINGS: [&str; 4] = [".pdn", ".fen", ".gz", ".zst"];

/// The files that are to be read.
#[derive(Debug, Default)]
pub struct Inputs {
    /// Their names, `-` for standard input.
    pub files: Vec<String>,
    /// True where something named could not be used; that was said.
    pub failed: bool,
}

impl Inputs {
    /// The files that are named: those of folders and patterns in the order of their
    /// names. What cannot be used hides nothing else.
    pub fn expand(names: &[String]) -> Self {
        let mut all = Self::default();
        for name in names {
            let path = Path::new(name);
            let (before, earlier) = (all.files.len(), std::mem::take(&mut all.failed));
            let is_pattern = name != "-" && name.contains(['*', '?', '[']) && !path.exists();
            if path.is_dir() {
                all.walk(path);
            } else if is_pattern {
                all.pattern(name);
            } else {
                all.files.push(name.clone());
            }
            if all.files.len() == before && !all.failed {
                let name = printable(name);
                all.fail(match is_pattern {
                    true => anyhow!("no file fits {name}"),
                    false => anyhow!("no file in {name} ends in {}", ENDINGS.join(" ")),
                });
            }
            all.failed |= earlier;
        }
        all
    }

    fn fail(&mut self, error: anyhow::Error) {
        Failure::from(error).report();
        self.failed = true;
    }

    /// The files of a folder and of those in it.
    fn walk(&mut self, path: &Path) {
        let entries: io::Result<Vec<PathBuf>> =
            fs::read_dir(path).and_then(|all| all.map(|entry| Ok(entry?.path())).collect());
        let mut entries = match entries {
            Ok(entries) => entries,
            Err(error) => {
                let context = format!("cannot read {}", path.display());
                return self.fail(anyhow::Error::new(error).context(context));
            }
        };
        entries.sort();
        for entry in entries {
            if !entry.is_dir() {
                let ending = entry.to_string_lossy().to_ascii_lowercase();
                if ENDINGS.iter().any(|known| ending.ends_with(known)) {
                    self.file(&entry);
                }
            } else if !entry.is_symlink() {
                // A link to a folder could lead in a circle.
                self.walk(&entry);
            }
        }
    }

    fn pattern(&mut self, name: &str) {
        let paths = match glob::glob(name) {
            Ok(paths) => paths,
            Err(error) => return self.fail(anyhow!("`{name}` is not a pattern: {error}")),
        };
        for path in paths {
            match path {
                Ok(path) if path.is_dir() => self.walk(&path),
                Ok(path) => self.file(&path),
                Err(error) => self.fail(error.into()),
            }
        }
    }

    fn file(&mut self, path: &Path) {
        match path.to_str() {
            Some(name) => self.files.push(name.to_owned()),
            None => self.fail(anyhow!("cannot read {}: its name is not UTF-8", path.display())),
        }
    }
}

/// Opens a file, unpacked, or standard input for `-`.
pub fn open(name: &str) -> Result<Box<dyn Read + Send>, Failure> {
    let context = || format!("cannot read {}", printable(name));
    if Path::new(name).is_dir() {
        return Err(anyhow!("{} is a folder; name the files in it", printable(name)).into());
    }
    let raw: Box<dyn Read + Send> = match name {
        "-" => Box::new(io::stdin()),
        _ => Box::new(File::open(name).with_context(context)?),
    };
    let input = unpacked(name, raw).with_context(context)?;
    let lower = name.to_ascii_lowercase();
    if [".fen", ".fen.gz", ".fen.zst"].iter().any(|ending| lower.ends_with(ending)) {
        return Ok(Box::new(FenLines::new(BufReader::new(input))));
    }
    Ok(input)
}

/// True where a path names one of the files that are read.
pub fn is_read(path: &Path, inputs: &[String]) -> bool {
    let target = path.canonicalize().ok();
    target.is_some() && inputs.iter().any(|input| Path::new(input).canonicalize().ok() == target)
}
