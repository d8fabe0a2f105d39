//! Diagnostics about an input: places, levels, citations and findings.
//!
//! Every complaint of the program, whether about a rule document, a position or a game record, is
//! one [`Finding`]. It has a stable code, the place, and a message that states the problem and
//! makes sense alone. Separately, a *note* gives the article, and a *help* proposes what to do.
//! Other crates render it.

mod citation;
mod code;
mod count;
mod finding;
mod found;
mod nearest;
mod place;

pub use crate::{code_list, found};
pub use citation::{ArticleText, Basis, Citation, MissingArticle};
pub use code::Code;
pub use count::{count, listed};
pub use finding::{Finding, Level};
pub use found::Found;
pub use nearest::nearest;
pub use place::{LineMap, Place, Span};
