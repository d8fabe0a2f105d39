//! Portable Draughts Notation.
