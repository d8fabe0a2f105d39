//! Tests of the reader that need its internals; `tests/records/pdn` has the others.

mod certain;
mod properties;
mod shown;
mod soup;

use super::{CommentKind, PdnEvent};
use shown::show_event;
