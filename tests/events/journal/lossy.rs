//! A disk in memory that loses in a crash whatever was not synced.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use draughts_arbiter::storage::{Disk, LockError, Store};

/// What goes wrong at a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fault {
    /// The process or the machine dies: nothing more is done.
    Crash,
    /// The step fails, once; half of what it was going to write may be written.
    Error(io::ErrorKind),
}

/// The disk. Clones share the same disk.
#[derive(Debug, Clone, Default)]
pub(super) struct LossyDisk(Rc<RefCell<State>>);

/// A file with its history on such a disk, and the disk.
pub(super) struct Club {
    pub(super) disk: LossyDisk,
    store: Store<LossyDisk>,
}

impl Club {
    /// Opens the file at this path.
    pub(super) fn at(disk: &LossyDisk, path: &str) -> Self {
        Self { disk: disk.clone(), store: Store::at(disk.clone(), path) }
    }
}

impl Deref for Club {
    type Target = Store<LossyDisk>;

    fn deref(&self) -> &Self::Target {
        &self.store
    }
}

#[derive(Debug, Clone)]
struct State {
    nodes: Vec<Node>,
    steps: usize,
    fault: Option<(usize, Fault)>,
    dead: bool,
    locked: bool,
    syncs: usize,
}

/// A file or folder: its state as programs see it, and the part of it that survives a crash.
#[derive(Debug, Clone)]
enum Node {
    File { now: Vec<u8>, safe: Vec<u8> },
    Folder { now: Names, safe: Names, pending: Vec<Renaming> },
}

impl Node {
    fn settle(&mut self) {
        match self {
            Self::File { now, safe } => safe.clone_from(now),
            Self::Folder { now, safe, pending } => {
                safe.clone_from(now);
                pending.clear();
            }
        }
    }
}

type Names = BTreeMap<String, usize>;

/// A change of the names in a folder.
#[derive(Debug, Clone)]
enum Renaming {
    Put(String, usize),
    Drop(String),
    Move(String, String),
}

impl Renaming {
    fn apply(&self, names: &mut Names) {
        match self {
            Self::Put(name, node) => {
                names.insert(name.clone(), *node);
            }
            Self::Drop(name) => {
                names.remove(name);
            }
            Self::Move(from, to) => {
                if let Some(node) = names.remove(from) {
                    names.insert(to.clone(), node);
                }
            }
        }
    }
}

impl Default for State {
    fn default() -> Self {
        let root = Node::Folder { now: Names::new(), safe: Names::new(), pending: Vec::new() };
        Self { nodes: vec![root], steps: 0, fault: None, dead: false, locked: false, syncs: 0 }
    }
}

impl LossyDisk {
    /// Returns another disk with the same content, all of it safe, on which the step with this
    /// number fails.
    pub(super) fn copy(&self, fault: Option<(usize, Fault)>) -> Self {
        let mut nodes = self.0.borrow().nodes.clone();
        nodes.iter_mut().for_each(Node::settle);
        Self(Rc::new(RefCell::new(State { nodes, fault, ..State::default() })))
    }

    /// Takes over the content of another disk.
    pub(super) fn become_like(&self, other: &Self) {
        *self.0.borrow_mut() = other.copy(None).0.borrow().clone();
    }

    /// Returns the number of steps since the disk was copied, up to the one that failed.
    pub(super) fn steps(&self) -> usize {
        self.0.borrow().steps
    }

    /// Returns the number of syncs since the disk was copied.
    pub(super) fn syncs(&self) -> usize {
        self.0.borrow().syncs
    }

    /// Returns every disk that may be found after a power failure now: any part of what was not
    /// synced may be there, in any order.
    pub(super) fn survivors(&self) -> Vec<Self> {
        let state = self.0.borrow();
        let mut choices = Vec::new();
        for node in &state.nodes {
            match node {
                Node::File { now, safe } => choices.extend((now != safe).then_some(3)),
                Node::Folder { pending, .. } => choices.extend(pending.iter().map(|_| 2)),
            }
        }
        let total: usize = choices.iter().product();
        assert!(total <= 20_000, "{total} disks");
        (0..total).map(|which| state.after_crash(which)).collect()
    }

    /// Writes a file as a person does, and syncs everything.
    pub(super) fn put(&self, path: &str, bytes: &[u8]) {
        let path = Path::new(path);
        let mut state = self.0.borrow_mut();
        let node = state.nodes.len();
        state.nodes.push(Node::File { now: bytes.to_vec(), safe: bytes.to_vec() });
        let (folder, name) = state.folder(path).unwrap();
        let Node::Folder { now, safe, .. } = &mut state.nodes[folder] else { unreachable!() };
        now.insert(name.clone(), node);
        safe.insert(name, node);
    }

    /// Returns the bytes of a file; `None` if there is no such file.
    pub(super) fn get(&self, path: &str) -> Option<Vec<u8>> {
        let state = self.0.borrow();
        match &state.nodes[state.find(Path::new(path)).ok()?] {
            Node::File { now, .. } => Some(now.clone()),
            Node::Folder { .. } => None,
        }
    }

    /// Returns the total size of all files that have a name.
    pub(super) fn size(&self) -> usize {
        let nodes = &self.0.borrow().nodes;
        let names = nodes.iter().filter_map(|node| match node {
            Node::File { .. } => None,
            Node::Folder { now, .. } => Some(now.values()),
        });
        let named: BTreeSet<usize> = names.flatten().copied().collect();
        let bytes = named.into_iter().map(|node| match &nodes[node] {
            Node::File { now, .. } => now.len(),
            Node::Folder { .. } => 0,
        });
        bytes.sum()
    }

    /// Performs one step; an error says whether half of it is still done.
    fn step(&self) -> Result<(), (bool, io::Error)> {
        let mut state = self.0.borrow_mut();
        if state.dead {
            return Err((false, io::Error::other("dead")));
        }
        state.steps += 1;
        match state.fault {
            Some((at, fault)) if at == state.steps => match fault {
                Fault::Crash => {
                    state.dead = true;
                    Err((true, io::Error::other("dead")))
                }
                Fault::Error(kind) => Err((true, kind.into())),
            },
            _ => Ok(()),
        }
    }

    fn plain_step(&self) -> io::Result<()> {
        self.step().map_err(|(_, error)| error)
    }

    fn write(&self, node: usize, bytes: &[u8]) -> io::Result<()> {
        let (written, result) = match self.step() {
            Ok(()) => (bytes.len(), Ok(())),
            Err((half, error)) => (if half { bytes.len() / 2 } else { 0 }, Err(error)),
        };
        let mut state = self.0.borrow_mut();
        let Node::File { now, .. } = &mut state.nodes[node] else { return Err(is_folder()) };
        now.extend_from_slice(&bytes[..written]);
        result
    }

    fn sync(&self, node: usize) -> io::Result<()> {
        self.plain_step()?;
        let mut state = self.0.borrow_mut();
        state.syncs += 1;
        state.nodes[node].settle();
        Ok(())
    }

    /// Writes text into the lock file and returns the previous text.
    fn words(&self, node: usize, words: &[u8]) -> io::Result<Vec<u8>> {
        self.plain_step()?;
        match &mut self.0.borrow_mut().nodes[node] {
            Node::File { now, .. } => Ok(std::mem::replace(now, words.to_vec())),
            Node::Folder { .. } => Err(is_folder()),
        }
    }

    fn rename_in(&self, folder: usize, renaming: Renaming) -> io::Result<()> {
        self.plain_step()?;
        let mut state = self.0.borrow_mut();
        let Node::Folder { now, pending, .. } = &mut state.nodes[folder] else {
            return Err(io::ErrorKind::NotADirectory.into());
        };
        renaming.apply(now);
        pending.push(renaming);
        Ok(())
    }

    fn add(&self, path: &Path, node: Node) -> io::Result<usize> {
        if self.0.borrow().find(path).is_ok() {
            self.plain_step()?;
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        let (folder, name) = self.0.borrow().folder(path)?;
        let added = self.0.borrow().nodes.len();
        self.0.borrow_mut().nodes.push(node);
        self.rename_in(folder, Renaming::Put(name, added))?;
        Ok(added)
    }
}

impl State {
    fn find(&self, path: &Path) -> io::Result<usize> {
        path.components().skip(1).try_fold(0, |node, name| {
            let Node::Folder { now, .. } = &self.nodes[node] else {
                return Err(io::ErrorKind::NotADirectory.into());
            };
            let name = name.as_os_str().to_string_lossy();
            now.get(name.as_ref()).copied().ok_or_else(|| io::ErrorKind::NotFound.into())
        })
    }

    fn folder(&self, path: &Path) -> io::Result<(usize, String)> {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        Ok((self.find(path.parent().unwrap())?, name))
    }

    fn after_crash(&self, mut which: usize) -> LossyDisk {
        let mut choose = |options: usize| {
            let chosen = which % options;
            which /= options;
            chosen
        };
        let nodes = self.nodes.iter().map(|node| match node {
            Node::File { now, safe } if now != safe => {
                let bytes = match choose(3) {
                    0 => safe.clone(),
                    1 => now.clone(),
                    _ => now[..now.len().min((now.len() + safe.len()) / 2)].to_vec(),
                };
                Node::File { now: bytes.clone(), safe: bytes }
            }
            Node::File { .. } => node.clone(),
            Node::Folder { safe, pending, .. } => {
                let mut names = safe.clone();
                for renaming in pending {
                    if choose(2) == 1 {
                        renaming.apply(&mut names);
                    }
                }
                Node::Folder { now: names.clone(), safe: names, pending: Vec::new() }
            }
        });
        let state = State { nodes: nodes.collect(), ..State::default() };
        LossyDisk(Rc::new(RefCell::new(state)))
    }
}

fn is_folder() -> io::Error {
    io::ErrorKind::IsADirectory.into()
}

/// The lock of a lossy disk, released on drop.
#[derive(Debug)]
pub(super) struct Held(Rc<RefCell<State>>, usize);

impl Drop for Held {
    fn drop(&mut self) {
        self.0.borrow_mut().locked = false;
    }
}

impl Disk for LossyDisk {
    type Lock = Held;

    fn canonicalize(&self, path: &Path) -> io::Result<PathBuf> {
        self.plain_step()?;
        self.0.borrow().find(path).map(|_| path.to_owned())
    }

    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        self.plain_step()?;
        let state = self.0.borrow();
        match &state.nodes[state.find(path)?] {
            Node::File { now, .. } if now.len() as u64 > most => {
                Err(io::ErrorKind::FileTooLarge.into())
            }
            Node::File { now, .. } => Ok(now.clone()),
            Node::Folder { .. } => Err(is_folder()),
        }
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<String>> {
        self.plain_step()?;
        let state = self.0.borrow();
        match &state.nodes[state.find(folder)?] {
            Node::File { .. } => Err(io::ErrorKind::NotADirectory.into()),
            Node::Folder { now, .. } => Ok(now.keys().cloned().collect()),
        }
    }

    fn create_dir(&self, path: &Path) -> io::Result<()> {
        let empty = Node::Folder { now: Names::new(), safe: Names::new(), pending: Vec::new() };
        self.add(path, empty).map(|_| ())
    }

    fn write_new(&self, path: &Path, bytes: &[u8], _like: Option<&Path>) -> io::Result<()> {
        let node = self.add(path, Node::File { now: Vec::new(), safe: Vec::new() })?;
        self.write(node, bytes)?;
        self.sync(node)
    }

    fn append(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let node = self.0.borrow().find(path)?;
        self.write(node, bytes)?;
        self.sync(node)
    }

    fn link(&self, from: &Path, to: &Path) -> io::Result<()> {
        let node = self.0.borrow().find(from)?;
        let (folder, name) = self.0.borrow().folder(to)?;
        if self.0.borrow().find(to).is_ok() {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        self.rename_in(folder, Renaming::Put(name, node))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        assert_eq!(from.parent(), to.parent(), "within one folder");
        self.0.borrow().find(from)?;
        let (folder, from) = self.0.borrow().folder(from)?;
        let (_, to) = self.0.borrow().folder(to)?;
        self.rename_in(folder, Renaming::Move(from, to))
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.0.borrow().find(path)?;
        let (folder, name) = self.0.borrow().folder(path)?;
        self.rename_in(folder, Renaming::Drop(name))
    }

    fn sync_dir(&self, folder: &Path) -> io::Result<()> {
        let node = self.0.borrow().find(folder)?;
        self.sync(node)
    }

    fn lock(&self, path: &Path, holder: &str) -> Result<(Held, String), LockError> {
        let found = self.0.borrow().find(path);
        let node = match found {
            Ok(node) => node,
            Err(_) => {
                let file = Node::File { now: Vec::new(), safe: Vec::new() };
                self.add(path, file).map_err(LockError::Io)?
            }
        };
        self.plain_step().map_err(LockError::Io)?;
        if std::mem::replace(&mut self.0.borrow_mut().locked, true) {
            return Err(LockError::Held(holder.to_owned()));
        }
        let held = Held(Rc::clone(&self.0), node);
        let before = self.words(node, holder.as_bytes()).map_err(LockError::Io)?;
        Ok((held, String::from_utf8(before).unwrap()))
    }

    fn finish(&self, lock: Held) -> io::Result<()> {
        self.words(lock.1, b"").map(|_| ())
    }
}
