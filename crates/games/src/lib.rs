//! Draughts games under the laws of many federations.
//!
//! [`board`] has squares, positions and FEN, [`rules`] the laws as data, [`moves`] what is
//! legal under them, [`pdn`] game records as text, [`draw`] draws and claims, and [`record`]
//! judges records by the laws.

pub use draughts_ground::diag;

pub mod board;
pub mod draw;
pub mod moves;
pub mod pdn;
pub mod record;
pub mod rules;
