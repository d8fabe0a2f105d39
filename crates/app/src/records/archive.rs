//! Compressed input, decompressed on the fly: gzip and Zstandard, recognised by their first bytes.

use std::fmt;
use std::io::{self, BufRead, BufReader, Chain, Cursor, Read};
use std::ops::Range;
use std::sync::{Arc, Mutex};

use flate2::bufread::MultiGzDecoder;
use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};

use super::digest::Digest;
use super::frames::InParts;
use super::other::{LOOKED_AT, other};
use draughts_ground::told;
use draughts_report::words::{Language, say};

told! {
    /// The reason a file is not read as game records: it cannot be decompressed, or is of another
    /// kind.
    pub enum Misfit {
        NamedOtherwise { ending: &'static str, kind: &'static str } => "packed-named-otherwise",
            "it is named { $ending } and is not { $kind }";
        Cut => "packed-cut", "the Zstandard data are cut or broken";
        Checksum => "packed-checksum", "the checksum does not fit";
        PackedOtherwise { kind: &'static str } => "packed-otherwise",
            "it is packed by { $kind }, which is not read here: unpack it first";
        IsBinary => "not-records-binary", "it is no text, and no game records";
        IsPage => "not-records-page", "it seems to be a page of the web, and has no game records";
        IsEvent => "not-records-event", "it is an event file of this program, not game records";
        IsReport => "not-records-report", "it seems to be a tournament report, not game records";
        IsChess => "not-records-chess", "it seems to hold games of chess";
    }
}

impl std::error::Error for Misfit {}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&say(self, Language::English))
    }
}

impl From<Misfit> for io::Error {
    fn from(misfit: Misfit) -> Self {
        Self::new(io::ErrorKind::InvalidData, misfit)
    }
}

impl Misfit {
    /// Returns the reason a file is not read, if an error carries one.
    pub(crate) fn of<'a>(error: &'a (dyn std::error::Error + 'static)) -> Option<&'a Self> {
        error.downcast_ref::<io::Error>()?.get_ref()?.downcast_ref()
    }
}

pub(super) const GZIP: &[u8] = &[0x1F, 0x8B];
/// The magic number of a Zstandard frame (RFC 8878, 3.1.1).
pub(super) const ZSTD: u32 = 0xFD2F_B528;
/// The magic number of a skippable frame (RFC 8878, 3.1.2), such as `pzstd` writes first; the last
/// four bits are arbitrary.
pub(super) const SKIPPABLE: u32 = 0x184D_2A50;
/// The length of a magic number, in bytes.
pub(super) const MAGIC: usize = 4;

/// Returns whether a file is compressed, by its first bytes.
pub(super) fn is_packed(start: &[u8]) -> bool {
    start.starts_with(GZIP) || is_zstd(start) || packed_otherwise(start).is_some()
}

/// Returns the name of an unsupported compression, by the first bytes of a file.
fn packed_otherwise(start: &[u8]) -> Option<&'static str> {
    match start {
        [0xFD, b'7', b'z', b'X'] => Some("xz"),
        [b'B', b'Z', b'h', b'1'..=b'9'] => Some("bzip2"),
        [b'P', b'K', 3 | 5, 4 | 6] => Some("zip"),
        [b'7', b'z', 0xBC, 0xAF] => Some("7z"),
        [b'R', b'a', b'r', b'!'] => Some("RAR"),
        _ => None,
    }
}

/// The offset and the text of the tar signature (POSIX.1-1988, ustar).
const TAR: (usize, &[u8]) = (257, b"ustar");

/// Returns whether the first bytes of a file, or of its decompressed content, are those of a tar
/// archive. The byte before the signature must be zero, so that a comment in a record is not taken
/// for it.
fn is_tar(start: &[u8]) -> bool {
    let (at, name) = TAR;
    start.get(at..).is_some_and(|rest| rest.starts_with(name)) && start[at - 1] == 0
}

/// Returns whether the first bytes of a file are those of Zstandard.
fn is_zstd(start: &[u8]) -> bool {
    let magic = <[u8; MAGIC]>::try_from(start).map(u32::from_le_bytes);
    magic.is_ok_and(|magic| magic == ZSTD || magic & !0xF == SKIPPABLE)
}

/// Returns the bytes of an input, decompressed if necessary.
///
/// The ending of `name` tells whether the input must be compressed. Parts of a file are
/// decompressed in several threads; from any other input, data that has arrived is not held back.
pub(super) fn unpacked(
    name: &str,
    mut input: Box<dyn Read + Send>,
    is_file: bool,
) -> io::Result<Box<dyn Read + Send>> {
    let mut start = Vec::with_capacity(MAGIC);
    input.by_ref().take(MAGIC as u64).read_to_end(&mut start)?;
    if let Some(kind) = packed_otherwise(&start) {
        return Err(Misfit::PackedOtherwise { kind }.into());
    }
    let name = name.to_ascii_lowercase();
    let (gzip, zstd) = (start.starts_with(GZIP), is_zstd(&start));
    let is_plain = is_file && !gzip && !zstd;
    if is_plain && !name.ends_with(".fen") {
        // Data from anything but a file is not held back.
        input.by_ref().take((LOOKED_AT - MAGIC) as u64).read_to_end(&mut start)?;
        if is_tar(&start) {
            return Err(Misfit::PackedOtherwise { kind: "tar" }.into());
        }
        if let Some(misfit) = other(&start) {
            return Err(misfit.into());
        }
    }
    let whole: Source = BufReader::new(Cursor::new(start).chain(input));
    if gzip || zstd {
        let packing = if gzip { Packing::Gzip } else { Packing::Zstd };
        return no_tar(match is_file {
            true => Box::new(InParts::new(packing, whole)),
            false => packing.unpack(Box::new(whole)),
        });
    }
    for (ending, kind) in [(".gz", "gzip"), (".zst", "Zstandard")] {
        if name.ends_with(ending) {
            return Err(Misfit::NamedOtherwise { ending, kind }.into());
        }
    }
    Ok(Box::new(whole))
}

/// Returns the decompressed data unless it is a tar archive. Damage this early is reported by the
/// next read.
fn no_tar(mut unpacked: Box<dyn Read + Send>) -> io::Result<Box<dyn Read + Send>> {
    let mut start = Vec::new();
    let begun = unpacked.by_ref().take((TAR.0 + TAR.1.len()) as u64).read_to_end(&mut start);
    if is_tar(&start) {
        return Err(Misfit::PackedOtherwise { kind: "tar" }.into());
    }
    let start = Cursor::new(start);
    Ok(match begun {
        Ok(_) => Box::new(start.chain(unpacked)),
        Err(error) => Box::new(start.chain(Broken(Some(error)))),
    })
}

/// A reader that only fails.
struct Broken(Option<io::Error>);

impl Read for Broken {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        self.0.take().map_or(Ok(0), Err)
    }
}

/// A compression format.
#[derive(Debug, Clone, Copy)]
pub(super) enum Packing {
    /// Zstandard.
    Zstd,
    /// gzip.
    Gzip,
}

impl Packing {
    /// Decompresses all data to its end.
    pub(super) fn unpack(self, packed: Box<dyn BufRead + Send>) -> Box<dyn Read + Send> {
        match self {
            Self::Zstd => Box::new(ZstdFrames { state: ZstdState::Between(packed) }),
            Self::Gzip => Box::new(Steady::new(MultiGzDecoder::new(packed))),
        }
    }
}

/// A reader that reads the same number of bytes at a time, whatever is requested.
///
/// The gzip decoder drops the data of a read in which it meets damage, so that the amount of data
/// before the damage must not depend on the caller.
struct Steady<R> {
    inner: R,
    chunk: Box<[u8]>,
    /// The bytes of the chunk not yet returned.
    rest: Range<usize>,
}

/// Small enough to lose few bytes before damage, and not slower to read.
const STEADY: usize = 4 << 10;

impl<R> Steady<R> {
    fn new(inner: R) -> Self {
        Self { inner, chunk: vec![0; STEADY].into(), rest: 0..0 }
    }
}

impl<R: Read> Read for Steady<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.rest.is_empty() && !buffer.is_empty() {
            self.rest = 0..self.inner.read(&mut self.chunk)?;
        }
        let count = buffer.len().min(self.rest.len());
        let start = self.rest.start;
        buffer[..count].copy_from_slice(&self.chunk[start..start + count]);
        self.rest.start += count;
        Ok(count)
    }
}

/// The bytes of an input, compressed or not.
pub(super) type Source = BufReader<Chain<Cursor<Vec<u8>>, Box<dyn Read + Send>>>;

/// A block that ends a frame, and a checksum.
const END_OF_FRAME: &[u8] = &[1, 0, 0, 0, 0, 0, 0];

enum ZstdState {
    Between(Box<dyn BufRead + Send>),
    Frame(Box<dyn BufRead + Send>, Box<FrameDecoder>),
    /// A damaged frame: the decoder with the data before the damage, and the error.
    Damaged(Box<FrameDecoder>, io::Error),
    Ended,
}

/// All frames of a Zstandard file, one after the other; skippable ones are skipped.
///
/// The decoder holds back the last part of the decoded data, its window, until a frame ends.
struct ZstdFrames {
    state: ZstdState,
}

/// Creates the error for broken frames.
fn broken() -> io::Error {
    Misfit::Cut.into()
}

impl Read for ZstdFrames {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if buffer.is_empty() {
            return Ok(0);
        }
        loop {
            match std::mem::replace(&mut self.state, ZstdState::Ended) {
                ZstdState::Ended => return Ok(0),
                ZstdState::Between(mut source) => {
                    if source.fill_buf()?.is_empty() {
                        return Ok(0);
                    }
                    let mut decoder = FrameDecoder::new();
                    match decoder.init(&mut source) {
                        Ok(()) => self.state = ZstdState::Frame(source, Box::new(decoder)),
                        Err(FrameDecoderError::ReadFrameHeaderError(
                            ReadFrameHeaderError::SkipFrame { length, .. },
                        )) => {
                            let content = u64::from(length);
                            let mut skipped = source.by_ref().take(content);
                            if io::copy(&mut skipped, &mut io::sink())? < content {
                                return Err(broken());
                            }
                            self.state = ZstdState::Between(source);
                        }
                        Err(_) => return Err(broken()),
                    }
                }
                ZstdState::Damaged(mut decoder, error) => {
                    let count = decoder.read(buffer)?;
                    if count == 0 {
                        return Err(error);
                    }
                    self.state = ZstdState::Damaged(decoder, error);
                    return Ok(count);
                }
                ZstdState::Frame(mut source, mut decoder) => {
                    while decoder.can_collect() == 0 && !decoder.is_finished() {
                        let strategy = BlockDecodingStrategy::UptoBytes(buffer.len());
                        if decoder.decode_blocks(&mut source, strategy).is_err() {
                            // The decoder returns all its data only after the end of the frame.
                            let _ = decoder.decode_blocks(END_OF_FRAME, BlockDecodingStrategy::All);
                            self.state = ZstdState::Damaged(decoder, broken());
                            return self.read(buffer);
                        }
                    }
                    let count = decoder.read(buffer)?;
                    if count > 0 {
                        self.state = ZstdState::Frame(source, decoder);
                        return Ok(count);
                    }
                    let written = decoder.get_checksum_from_data();
                    if written.is_some() && written != decoder.get_calculated_checksum() {
                        return Err(Misfit::Checksum.into());
                    }
                    self.state = ZstdState::Between(source);
                }
            }
        }
    }
}

/// The place for the first error of a [`Damaged`] reader.
pub(super) type Damage = Arc<Mutex<Option<io::Error>>>;

/// A reader that ends where it fails, so that the data before is not lost.
pub(super) struct Damaged {
    inner: Box<dyn Read + Send>,
    damage: Damage,
    digest: Option<Arc<Mutex<Digest>>>,
}

impl Damaged {
    /// Creates the reader, and the place for its error; the data read is added to the digest.
    pub(super) fn new(
        inner: Box<dyn Read + Send>,
        digest: Option<Arc<Mutex<Digest>>>,
    ) -> (Self, Damage) {
        let damage = Damage::default();
        (Self { inner, damage: Arc::clone(&damage), digest }, damage)
    }
}

impl Read for Damaged {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self.inner.read(buffer) {
            Err(error) if error.kind() != io::ErrorKind::Interrupted => {
                if let Ok(mut damage) = self.damage.lock() {
                    damage.get_or_insert(error);
                }
                Ok(0)
            }
            Ok(count) => {
                if let Some(mut digest) = self.digest.as_ref().and_then(|one| one.lock().ok()) {
                    digest.add(&buffer[..count]);
                }
                Ok(count)
            }
            result => result,
        }
    }
}

/// A reader for a file of positions, one per line, that turns each into a game with an FEN tag;
/// other lines are kept.
pub(super) struct FenLines<R> {
    lines: R,
    pending: Cursor<Vec<u8>>,
}

impl<R: BufRead> FenLines<R> {
    /// Creates a reader over `lines`.
    pub(super) fn new(lines: R) -> Self {
        Self { lines, pending: Cursor::default() }
    }
}

/// Splits a line into the position that it begins with and the rest: a title, a number, a solution.
/// Spaces may surround the colons and commas of a position.
fn position_of_line(text: &[u8]) -> (&[u8], &[u8]) {
    let goes_on = |byte: Option<&u8>| byte.is_some_and(|byte| matches!(byte, b':' | b',' | b'-'));
    let mut end = 0;
    loop {
        let word = text[end..].iter().position(|byte| matches!(byte, b' ' | b'\t' | b'#' | b';'));
        end = word.map_or(text.len(), |word| end + word);
        let blanks = text[end..].iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
        let next = text.get(end + blanks);
        let is_inside = goes_on(text[..end].last()) || goes_on(next);
        if !is_inside || blanks == 0 {
            return (&text[..end], text[end..].trim_ascii());
        }
        end += blanks;
    }
}

impl<R: BufRead> Read for FenLines<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.pending.read(buffer)?;
        if count > 0 || buffer.is_empty() {
            return Ok(count);
        }
        const LONGEST_LINE: u64 = 1 << 20;
        let mut line = Vec::new();
        self.lines.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)?;
        let text = line.trim_ascii();
        let is_position = matches!(text, [b'W' | b'B' | b'?', b':', ..]) && !text.contains(&b'"');
        if is_position {
            let (fen, rest) = position_of_line(text);
            let remark: Vec<u8> = match rest {
                [] => Vec::new(),
                rest => {
                    let plain = |byte: &u8| if matches!(byte, b'{' | b'}') { b' ' } else { *byte };
                    [b"{".as_slice(), &rest.iter().map(plain).collect::<Vec<u8>>(), b"} "].concat()
                }
            };
            line = [b"[FEN \"".as_slice(), fen, b"\"] ", &remark, b"*\n"].concat();
        }
        self.pending = Cursor::new(line);
        self.pending.read(buffer)
    }
}
