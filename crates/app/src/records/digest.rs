//! A short digest of bytes that detects changed files. It gives no protection against deliberate
//! collisions.

use std::fmt;
use std::hash::Hasher;

use twox_hash::XxHash64;

/// The XXH64 hash of bytes with seed 0, displayed as 16 hexadecimal digits.
#[derive(Clone, Default)]
pub(super) struct Digest(XxHash64);

impl Digest {
    /// Adds the next bytes.
    pub(super) fn add(&mut self, bytes: &[u8]) {
        self.0.write(bytes);
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0.finish())
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_have_the_digest_of_the_whole() {
        let digest = |pieces: &[&[u8]]| {
            let mut digest = Digest::default();
            pieces.iter().for_each(|piece| digest.add(piece));
            digest.to_string()
        };
        // The published value for the empty text.
        assert_eq!(digest(&[]), "ef46db3751d8e999");
        assert_eq!(digest(&[b"abc"]), "44bc2cf5ad770999");
        assert_eq!(digest(&[b"a", b"", b"bc"]), "44bc2cf5ad770999");
    }
}
