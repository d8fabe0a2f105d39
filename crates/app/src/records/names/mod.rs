//! Names of players throughout an archive: a list that unifies their spellings, or the creation of
//! a first list.

mod alike;
mod begun;
mod list;
mod met;

pub(super) use alike::may_be;
pub use begun::begun;
pub(super) use list::seen_in;
pub use list::{NameEffect, NameList, SeenName};
pub use met::{NamesMet, NamesTold};
