//! Compressed files of many parts, decompressed in separate threads, in order: the frames of
//! Zstandard, and the members of gzip.
//!
//! A part is delimited without being decompressed. A member of gzip ends where the following bytes
//! look like the header of another. From the first invalid or too large part on, a single reader
//! decompresses the rest, and reports any error.

use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader, Cursor, Read};
use std::num::NonZero;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use super::archive::{GZIP, MAGIC, Packing, SKIPPABLE, Source, ZSTD};

/// The maximum size of a compressed part, in bytes.
const LARGEST: usize = 8 << 20;
/// Small parts are decompressed together, up to this compressed size, in bytes.
const SMALL: usize = 256 << 10;
/// The number of bytes passed on at a time.
const CHUNK: usize = 128 << 10;
/// The maximum number of waiting chunks per part.
const WAITING: usize = 64;
/// The maximum number of parts decompressed at the same time.
const MOST_PARTS: usize = 16;

/// The result of an attempt to read the next part.
enum Next {
    /// A whole part.
    Part,
    /// No whole part, or none that can be delimited.
    Rest,
    /// Nothing: the file has ended.
    End,
}

/// A reader for a compressed file.
pub(super) struct InParts {
    packing: Packing,
    /// The input not yet cut into parts.
    source: Option<Source>,
    /// Parts being decompressed, in order.
    parts: VecDeque<Part>,
    /// The data passed on by the first of them.
    chunk: Cursor<Vec<u8>>,
    /// The compressed data after all parts: some bytes, and the rest of the input.
    left: Option<(Vec<u8>, Option<Source>)>,
    /// The reader for the data after all parts.
    rest: Option<Box<dyn Read + Send>>,
    at_a_time: usize,
}

/// A part being decompressed.
struct Part {
    packed: Arc<[u8]>,
    chunks: Receiver<io::Result<Vec<u8>>>,
    /// The number of its bytes passed on.
    told: u64,
}

impl InParts {
    /// Creates a reader for a file from its start.
    pub(super) fn new(packing: Packing, source: Source) -> Self {
        let threads = thread::available_parallelism().map_or(1, NonZero::get);
        Self {
            packing,
            source: Some(source),
            parts: VecDeque::new(),
            chunk: Cursor::default(),
            left: None,
            rest: None,
            at_a_time: threads.min(MOST_PARTS),
        }
    }

    /// Starts decompressing more parts while threads are available.
    fn start(&mut self) -> io::Result<()> {
        while self.parts.len() < self.at_a_time
            && let Some(mut source) = self.source.take()
        {
            let mut part = Vec::new();
            let next = match self.packing {
                Packing::Zstd => next_frame(&mut source, &mut part)?,
                Packing::Gzip => next_members(&mut source, &mut part)?,
            };
            match next {
                Next::Part => {
                    let (sender, chunks) = sync_channel(WAITING);
                    let packed: Arc<[u8]> = part.into();
                    let (packing, part) = (self.packing, Arc::clone(&packed));
                    thread::Builder::new().spawn(move || unpack(packing, part, &sender))?;
                    self.parts.push_back(Part { packed, chunks, told: 0 });
                    self.source = Some(source);
                }
                Next::Rest => self.left = Some((part, Some(source))),
                Next::End => {}
            }
        }
        Ok(())
    }

    /// Starts the single reader, and skips some of its output.
    fn go_on(&mut self, bytes: Vec<u8>, source: Option<Source>, told: u64) -> io::Result<()> {
        let source: Box<dyn Read + Send> = match source {
            Some(source) => Box::new(source),
            None => Box::new(io::empty()),
        };
        let packed = BufReader::new(Filling(Cursor::new(bytes).chain(source)));
        let mut reader = self.packing.unpack(Box::new(packed));
        io::copy(&mut reader.by_ref().take(told), &mut io::sink())?;
        self.rest = Some(reader);
        Ok(())
    }

    /// Leaves everything from the first part on to the single reader, because that part is damaged
    /// or does not end where another seemed to begin.
    fn give_up(&mut self) -> io::Result<()> {
        let told = self.parts.front().map_or(0, |first| first.told);
        let (after, source) = self.left.take().unwrap_or_else(|| (Vec::new(), self.source.take()));
        let mut bytes = Vec::new();
        self.parts.drain(..).for_each(|part| bytes.extend_from_slice(&part.packed));
        bytes.extend(after);
        self.go_on(bytes, source, told)
    }
}

/// A reader that fills the whole buffer, because the amount of data recovered from damaged input
/// must not depend on the pieces in which it arrives.
struct Filling<R>(R);

impl<R: Read> Read for Filling<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut filled = 0;
        while filled < buffer.len() {
            match self.0.read(&mut buffer[filled..]) {
                Ok(0) => break,
                Ok(count) => filled += count,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) if filled == 0 => return Err(error),
                Err(_) => break,
            }
        }
        Ok(filled)
    }
}

/// Passes on the content of a part, until the receiver is gone.
fn unpack(packing: Packing, part: Arc<[u8]>, to: &SyncSender<io::Result<Vec<u8>>>) {
    let mut reader = packing.unpack(Box::new(BufReader::new(Cursor::new(part))));
    loop {
        let mut chunk = Vec::with_capacity(CHUNK);
        let read = reader.by_ref().take(CHUNK as u64).read_to_end(&mut chunk);
        let is_last = chunk.len() < CHUNK;
        if !chunk.is_empty() && to.send(Ok(chunk)).is_err() {
            return;
        }
        if let Err(error) = read {
            let _ = to.send(Err(error));
            return;
        }
        if is_last {
            return;
        }
    }
}

impl Read for InParts {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            let count = self.chunk.read(buffer)?;
            if count > 0 || buffer.is_empty() {
                return Ok(count);
            }
            self.start()?;
            let Some(part) = self.parts.front_mut() else {
                if let Some((bytes, source)) = self.left.take() {
                    self.go_on(bytes, source, 0)?;
                }
                return self.rest.as_mut().map_or(Ok(0), |rest| rest.read(buffer));
            };
            match part.chunks.recv() {
                Ok(Ok(chunk)) => {
                    part.told += chunk.len() as u64;
                    self.chunk = Cursor::new(chunk);
                }
                Ok(Err(_)) => self.give_up()?,
                Err(_) => drop(self.parts.pop_front()),
            }
        }
    }
}

/// Appends bytes of the source; returns false if there are fewer.
fn take(source: &mut Source, count: usize, part: &mut Vec<u8>) -> io::Result<bool> {
    let read = source.by_ref().take(count as u64).read_to_end(part)?;
    Ok(read == count)
}

/// Reads a Zstandard frame (RFC 8878, 3.1.1), with the skippable ones before it.
fn next_frame(source: &mut Source, part: &mut Vec<u8>) -> io::Result<Next> {
    loop {
        if part.is_empty() && source.fill_buf()?.is_empty() {
            return Ok(Next::End);
        }
        let start = part.len();
        if !take(source, MAGIC, part)? {
            return Ok(Next::Rest);
        }
        let number = |at: usize, part: &[u8]| {
            let bytes: [u8; 4] = part[at..at + 4].try_into().expect("four bytes");
            u32::from_le_bytes(bytes)
        };
        let magic = number(start, part);
        if magic == ZSTD {
            let is_whole = frame_content(source, part)?;
            return Ok(if is_whole { Next::Part } else { Next::Rest });
        }
        if magic & !0xF != SKIPPABLE || !take(source, 4, part)? {
            return Ok(Next::Rest);
        }
        let size = number(start + 4, part) as usize;
        if part.len() + size > LARGEST || !take(source, size, part)? {
            return Ok(Next::Rest);
        }
        if source.fill_buf()?.is_empty() {
            return Ok(Next::Part);
        }
    }
}

/// Reads a frame after its magic number; returns false if it is incomplete or too large.
fn frame_content(source: &mut Source, part: &mut Vec<u8>) -> io::Result<bool> {
    if !take(source, 1, part)? {
        return Ok(false);
    }
    let descriptor = part[part.len() - 1];
    let is_single = descriptor & 0x20 != 0;
    let dictionary = [0, 1, 2, 4][usize::from(descriptor & 3)];
    let content = [usize::from(is_single), 2, 4, 8][usize::from(descriptor >> 6)];
    if !take(source, usize::from(!is_single) + dictionary + content, part)? {
        return Ok(false);
    }
    loop {
        if part.len() > LARGEST || !take(source, 3, part)? {
            return Ok(false);
        }
        let [.., a, b, c] = part[..] else { unreachable!("three bytes were read") };
        let header = u32::from_le_bytes([a, b, c, 0]);
        let size = if header >> 1 & 3 == 1 { 1 } else { (header >> 3) as usize };
        if !take(source, size, part)? {
            return Ok(false);
        }
        if header & 1 == 1 {
            return take(source, if descriptor & 4 != 0 { 4 } else { 0 }, part);
        }
    }
}

/// Reads members of gzip (RFC 1952, 2.3) up to the apparent start of another. A member whose header
/// spans two fillings of the buffer is not recognised, and becomes part of the one before.
fn next_members(source: &mut Source, part: &mut Vec<u8>) -> io::Result<Next> {
    loop {
        let filled = source.fill_buf()?;
        if filled.is_empty() {
            return Ok(if part.is_empty() { Next::End } else { Next::Part });
        }
        // The first bytes are checked when they are decompressed.
        let from = usize::from(part.is_empty());
        let next = if part.len() < SMALL { None } else { member(filled, from) };
        let count = next.unwrap_or(filled.len());
        part.extend_from_slice(&filled[..count]);
        source.consume(count);
        if next.is_some() {
            return Ok(Next::Part);
        }
        if part.len() > LARGEST {
            return Ok(Next::Rest);
        }
    }
}

/// Returns the apparent start of a gzip member in some bytes, at or after a position.
fn member(bytes: &[u8], mut from: usize) -> Option<usize> {
    const DEFLATE: u8 = 8;
    loop {
        from += bytes.get(from..)?.iter().position(|&byte| byte == GZIP[0])?;
        if let Some([_, second, DEFLATE, flags, _, _, _, _, effort, system]) =
            bytes.get(from..from + 10)
            && *second == GZIP[1]
            && flags & 0xE0 == 0
            && matches!(effort, 0 | 2 | 4)
            && matches!(system, 0..=13 | 255)
        {
            return Some(from);
        }
        from += 1;
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use flate2::{Compression, GzBuilder};

    use super::*;

    fn zstd(text: &[u8]) -> Vec<u8> {
        let level = ruzstd::encoding::CompressionLevel::Fastest;
        ruzstd::encoding::compress_to_vec(text, level)
    }

    /// Returns a member as `bgzip` writes it.
    fn bgzip(text: &[u8]) -> Vec<u8> {
        let extra = |size: u16| [&b"BC\x02\x00"[..], &size.to_le_bytes()].concat();
        let member = |size| {
            let builder = GzBuilder::new().extra(extra(size));
            let mut packed = builder.write(Vec::new(), Compression::default());
            packed.write_all(text).and_then(|()| packed.finish()).expect("memory can be written")
        };
        let size = member(0).len() - 1;
        member(u16::try_from(size).expect("a small member"))
    }

    /// Returns what is read, and whether it ends in an error.
    fn read(mut packed: impl Read) -> (Vec<u8>, Option<String>) {
        let mut text = Vec::new();
        let error = packed.read_to_end(&mut text).err();
        (text, error.map(|error| error.to_string()))
    }

    fn source(packed: &[u8]) -> Source {
        let start: Box<dyn Read + Send> = Box::new(Cursor::new(packed[1..].to_vec()));
        io::BufReader::with_capacity(64, Cursor::new(packed[..1].to_vec()).chain(start))
    }

    #[test]
    fn parts_are_read_as_one_reader_reads_them_whole_or_damaged() {
        let text = |number: usize| format!("{number}. 32-28 19-23 ").repeat(500 * number % 9000);
        let texts: Vec<String> = (0..40).map(text).collect();
        let skippable = [&0x184D_2A5A_u32.to_le_bytes()[..], &3_u32.to_le_bytes(), b"abc"].concat();
        let frames: Vec<Vec<u8>> = texts.iter().map(|text| zstd(text.as_bytes())).collect();
        let mut with_skippable = skippable.clone();
        frames.iter().for_each(|frame| with_skippable.extend([&frame[..], &skippable].concat()));
        let members: Vec<Vec<u8>> = texts.iter().map(|text| bgzip(text.as_bytes())).collect();
        for (packing, whole) in [
            (Packing::Zstd, frames.concat()),
            (Packing::Zstd, with_skippable),
            (Packing::Gzip, members.concat()),
        ] {
            let (text, error) = read(InParts::new(packing, source(&whole)));
            assert_eq!((text == texts.concat().as_bytes(), error), (true, None), "{packing:?}");
            for at in (1..whole.len()).step_by(whole.len() / 60) {
                let mut damaged = whole.clone();
                damaged[at] ^= 0x55;
                for damaged in [&whole[..at], &damaged, &[&whole[..], &whole[..at.min(9)]].concat()]
                {
                    let one = read(packing.unpack(Box::new(source(damaged))));
                    let parts = read(InParts::new(packing, source(damaged)));
                    assert_eq!(one.1, parts.1, "{packing:?} at {at}");
                    // The amount of data recovered from a damaged gzip member depends on the size
                    // of the reads.
                    let (long, short) = match one.0.len() > parts.0.len() {
                        true => (one.0, parts.0),
                        false => (parts.0, one.0),
                    };
                    assert!(long.starts_with(&short), "{packing:?} at {at}");
                    let is_gzip = matches!(packing, Packing::Gzip);
                    assert!(is_gzip || long.len() == short.len(), "{packing:?} at {at}");
                }
            }
        }
    }

    #[test]
    fn members_are_found_by_their_headers_and_one_that_only_looks_so_is_read_on() {
        let member = |text: &[u8], level| {
            let mut packed = GzBuilder::new().write(Vec::new(), level);
            packed.write_all(text).and_then(|()| packed.finish()).expect("memory can be written")
        };
        let mut noise = 1_u64;
        let mut random = || {
            noise = noise.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (noise >> 56) as u8
        };
        let texts: Vec<Vec<u8>> = (0..6).map(|_| (0..SMALL).map(|_| random()).collect()).collect();
        let members: Vec<Vec<u8>> =
            texts.iter().map(|text| member(text, Compression::fast())).collect();
        let (whole, text) = (members.concat(), texts.concat());
        let mut parts = Vec::new();
        let mut from = source(&whole);
        loop {
            let mut part = Vec::new();
            match next_members(&mut from, &mut part).expect("it can be read") {
                Next::Part => parts.push(part),
                _ => break,
            }
        }
        assert_eq!(parts.concat(), whole);
        assert!(parts.len() > 3, "{} parts", parts.len());
        assert_eq!(read(InParts::new(Packing::Gzip, source(&whole))), (text.clone(), None));
        // Members that contain other members uncompressed, whose headers do not end a part.
        let outer = member(&whole, Compression::none());
        let twice = [&outer[..], &outer[..]].concat();
        let expected = (whole.repeat(2), None);
        assert_eq!(read(InParts::new(Packing::Gzip, source(&twice))), expected);
        // The error is the same as from a single reader, after the data before it.
        let cut = &twice[..twice.len() - 100];
        let (one, parts) = (
            read(Packing::Gzip.unpack(Box::new(source(cut)))),
            read(InParts::new(Packing::Gzip, source(cut))),
        );
        assert_eq!(one.1, parts.1);
        assert!(one.0.len().abs_diff(parts.0.len()) < 8 << 10 && one.1.is_some());
    }

    #[test]
    fn a_part_that_grows_without_end_is_not_held_in_memory() {
        let part = zstd(&vec![b'a'; 64 << 20]);
        assert!(part.len() < 1 << 20);
        let whole = part.repeat(8);
        let mut packed = InParts::new(Packing::Zstd, source(&whole));
        let count = io::copy(&mut packed, &mut io::sink()).expect("it can be read");
        assert_eq!(count, 8 * (64 << 20));
    }
}
