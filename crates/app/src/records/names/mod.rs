//! Names of players throughout an archive: one spelling of each for all of them, by a list; or the
//! beginning of such a list.

mod alike;
mod begun;
mod list;
mod met;

pub(super) use alike::may_be;
pub use begun::begun;
pub(super) use list::seen_in;
pub use list::{NameList, Named, SeenName};
pub use met::{NamesMet, NamesTold};
