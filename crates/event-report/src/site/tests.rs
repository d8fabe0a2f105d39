//! Reads the pages of a site again.
