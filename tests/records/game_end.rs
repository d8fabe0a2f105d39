//! A game ends once, and every question depends on that first.
//!
//! Rulings around the end of a game: events after it, offers, announced moves, conduct. Then the
//! relations that must hold in any game under any rule set.
#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

mod aloud;
mod articles;
mod claims;
mod conduct;
mod contradictions;
mod either_move;
mod heard;
mod open;
mod relations;
mod rulings;
mod spoken;
mod taken_back;
mod touches;
mod two_commands;
mod undecided;
mod whatever_is_asked;
mod who_decides;
mod worded;
