//! Tests of the reader as a whole that see inside it; `tests/records/pdn` has the others.

mod certain;
mod properties;
mod shown;
mod soup;

use super::{CommentKind, Event};
use shown::show_event;
