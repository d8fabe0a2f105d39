//! Pages of a site, read again.
