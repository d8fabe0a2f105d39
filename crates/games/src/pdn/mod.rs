//! Portable Draughts Notation: bytes in, events out.
//!
//! [`GameStream`] reads a stream and [`games_in`] a text, one [`GameText`] after the other.
//! [`GameText::events`] splits it into tags, move numbers, moves, results, comments and other
//! elements, each with its bytes. Parsing never fails, is independent of boards and rules, and
//! allocates nothing per event. [`PdnEvents::findings`] reports oddities in the writing.
//!
//! # What is accepted
//!
//! - **Games** end after a result, before a tag that follows moves, or with the file; tags, moves
//!   and the result may each be missing. Results may be joined to the next game (`0-001.33-29`) or
//!   its tags (`1 - 1[White`). Clock times and comments after a result, on the same line, belong to
//!   the game that has ended.
//! - **Tags** with blanks anywhere, several on a line, over several lines, without quotes, brackets
//!   or value.
//! - **Moves** with blanks inside, zero padding, `:`, `X` or dashes; `- -` for unknown moves;
//!   strength marks with or without a blank before them. [`MoveText`] parses them.
//! - **Move numbers** joined to the move, padded, repeated or missing, with any dots.
//! - **Comments** in braces (they do not nest), after `;`, after `%` at the start of a line, and
//!   remarks in square brackets among the moves.
//! - **Setup commands**, `/FEN "…"/`.
//! - **Unclosed** braces, parentheses and quotes end at the next line that starts a tag.
//! - **Bytes** in UTF-8, in a code page ([`decode()`]) or in UTF-16, with or without a byte order
//!   mark; line ends of any kind, including those written out as `\r` and `\n`; zero bytes.
//!
//! Everything else is [`PdnEvent::Unreadable`].
//!
//! # What is written
//!
//! [`write_pdn`] writes a [`GameTree`] as strict PDN 3.0.

mod beside;
mod boundary;
mod certain;
pub mod codes;
mod command;
mod comment;
mod decode;
mod events;
mod game;
mod games;
mod lexer;
mod move_text;
mod oddities;
mod plain;
mod result;
mod rewritten;
mod squares;
mod tag;
mod texts_at;
mod tree;
mod writer;

pub(crate) use boundary::{GameEnd, GameReader};
pub use certain::first_certain;
pub use command::{Command, Commands, commands};
pub use comment::comment_text;
pub use decode::{Decoded, HEAD_BYTES, code_page, decode, is_utf16, utf16_to_utf8};
pub(crate) use events::is_same_name;
pub use events::{Comment, MoveNumber, MoveToken, PdnEvent, PdnEvents, Setup, TagPair};
pub use game::GameText;
pub use games::{Block, GameStream, GamesIn, MAX_GAME_BYTES, games_in};
pub use lexer::{CommentKind, TagFault, Unreadable};
pub(crate) use lexer::{Peek, ends_moves, peek};
pub use move_text::{MAX_SQUARES, MoveError, MoveText, Separator, SquareName, WrittenSquare};
pub use oddities::{Encoded, MAX_FINDINGS, Oddity, control_characters};
pub(crate) use plain::PlainTokens;
pub use plain::{PlainClock, PlainMove};
pub use result::{GameResult, Outcome, ResultFormat, ResultStyle};
pub use rewritten::Rewritten;
pub use texts_at::TextsAt;
pub use tree::{GameTree, Item, MAX_VARIATION_DEPTH, MAX_VARIATIONS, Tag, TreeMove};
pub use writer::{LINE_WIDTH, ROSTER, strict_tag_name, write_pdn};

#[cfg(test)]
mod tests;
