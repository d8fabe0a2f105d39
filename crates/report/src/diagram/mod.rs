//! Diagrams of positions: for a terminal, and as pictures for a page or for print.
//!
//! A picture is a value ([`BoardPicture`]) of stamps at places, and labels; SVG and PNG show the
//! same. Men and kings differ in shape, and so do the marks of the last move.

mod glyphs;
mod picture;
mod png;
mod stamp;
mod svg;
mod text;
mod words;

pub use picture::{BoardPicture, LastMove, PictureStyle};
pub use stamp::Stamp;
pub use text::{DiagramStyle, diagram};
pub(crate) use words::{KINDS, board_words, kind_words};
