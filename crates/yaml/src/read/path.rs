//! The path of a value in a document: `players[3].rating`.

use std::fmt;

/// The keys and items that lead from the root to a value; empty for the root.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Path(pub Vec<PathStep>);

/// A step towards a value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PathStep {
    /// Into the value of a key.
    Key(String),
    /// Into an item of a list, from 0.
    Item(usize),
}

impl Path {
    /// Returns whether this is the root.
    pub fn is_root(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, step) in self.0.iter().enumerate() {
            match step {
                PathStep::Key(key) if at == 0 => f.write_str(key)?,
                PathStep::Key(key) => write!(f, ".{key}")?,
                PathStep::Item(item) => write!(f, "[{item}]")?,
            }
        }
        Ok(())
    }
}
