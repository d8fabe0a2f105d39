//! A reader that converts a text in a known encoding to UTF-8.

use std::io::{self, Read};

use super::Encoding;

/// Reads bytes in a known encoding as UTF-8.
pub struct Recoded<R> {
    inner: R,
    encoding: Encoding,
    /// Converted text that has not been passed on yet, from `passed` on.
    pending: Vec<u8>,
    /// The number of bytes of `pending` already passed on.
    passed: usize,
}

impl<R: Read> Recoded<R> {
    /// Wraps a reader of bytes in this encoding.
    pub const fn new(inner: R, encoding: Encoding) -> Self {
        Self { inner, encoding, pending: Vec::new(), passed: 0 }
    }
}

impl<R: Read> Read for Recoded<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.passed == self.pending.len() {
            let mut bytes = Vec::new();
            match self.encoding {
                Encoding::Utf8 => return self.inner.read(into),
                // A character takes two bytes or four, so the whole text is read at once.
                Encoding::Utf16Le | Encoding::Utf16Be => self.inner.read_to_end(&mut bytes)?,
                _ => {
                    bytes.resize(into.len().clamp(1, 64 << 10), 0);
                    let read = self.inner.read(&mut bytes)?;
                    bytes.truncate(read);
                    read
                }
            };
            self.pending = self.encoding.decode(&bytes).into_bytes();
            self.passed = 0;
        }
        let rest = &self.pending[self.passed..];
        let count = rest.len().min(into.len());
        into[..count].copy_from_slice(&rest[..count]);
        self.passed += count;
        Ok(count)
    }
}
