//! What is read: files, folders, patterns, standard input.

use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};

use super::archive::{FenLines, unpacked};
use super::exit::Failure;
use crate::report::printable;

/// Endings of the files that are read in a folder.
const ENDINGS: [&str; 4] = [".pdn", ".fen", ".gz", ".zst"];

/// The files that are named: those of folders and patterns in the order of their
/// names, `-` for standard input.
pub fn expand(names: &[String]) -> Result<Vec<String>, Failure> {
    let mut all = Vec::new();
    for name in names {
        let path = Path::new(name);
        if path.is_dir() {
            folder(path, &mut all)?;
        } else if name != "-" && name.contains(['*', '?', '[']) && !path.exists() {
            pattern(name, &mut all)?;
        } else {
            all.push(name.clone());
        }
    }
    Ok(all)
}

fn folder(path: &Path, all: &mut Vec<String>) -> Result<(), Failure> {
    let before = all.len();
    walk(path, all)?;
    if all.len() == before {
        let shown = path.display().to_string();
        let endings = ENDINGS.join(" ");
        return Err(anyhow!("no file in {} ends in {endings}", printable(&shown)).into());
    }
    Ok(())
}

fn walk(path: &Path, all: &mut Vec<String>) -> Result<(), Failure> {
    let context = || format!("cannot read {}", printable(&path.display().to_string()));
    let mut entries: Vec<PathBuf> = Vec::new();
    for entry in std::fs::read_dir(path).with_context(context)? {
        entries.push(entry.with_context(context)?.path());
    }
    entries.sort();
    for entry in entries {
        // A link to a folder could lead in a circle.
        if entry.is_dir() {
            if !entry.is_symlink() {
                walk(&entry, all)?;
            }
            continue;
        }
        let Some(name) = entry.to_str() else {
            continue;
        };
        let lower = name.to_ascii_lowercase();
        if ENDINGS.iter().any(|ending| lower.ends_with(ending)) {
            all.push(name.to_owned());
        }
    }
    Ok(())
}

fn pattern(name: &str, all: &mut Vec<String>) -> Result<(), Failure> {
    let before = all.len();
    let paths =
        glob::glob(name).with_context(|| format!("`{}` is not a pattern", printable(name)))?;
    for path in paths {
        let path = path.context("reading a folder")?;
        if path.is_dir() {
            walk(&path, all)?;
        } else {
            all.extend(path.to_str().map(str::to_owned));
        }
    }
    if all.len() == before {
        return Err(anyhow!("no file fits {}", printable(name)).into());
    }
    Ok(())
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
