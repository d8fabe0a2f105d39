//! The engine of `arbiter`, a command-line tool for draughts (checkers) arbiters.
//!
//! The games half: [`board`] (squares, positions, FEN), [`rules`] (the laws as
//! data), [`moves`] (what is legal under them). Everything that is said about
//! an input is a [`diag::Finding`].

pub mod board;
pub mod diag;
pub mod moves;
pub mod pdn;
pub mod rules;
