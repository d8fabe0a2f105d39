//! A board as PNG.
//!
//! The stamps are painted point by point in integers, so that a board has the same bytes on every
//! machine.

use std::io::Write;

use flate2::write::ZlibEncoder;
use flate2::{Compression, Crc};

use super::glyphs;
use super::picture::{BOARD, BoardPicture, LABEL, Label, Layer, PAPER, Rgb};

/// Samples per pixel in each direction, for smooth edges.
const SAMPLES_PER_PIXEL: i64 = 4;

impl BoardPicture {
    /// The widths that can be drawn, in pixels.
    pub const SIZES: std::ops::RangeInclusive<u32> = 64..=4000;

    /// Returns the picture as PNG, this many pixels wide.
    ///
    /// A width out of [`Self::SIZES`] becomes the nearest width in it.
    pub fn png(&self, width: u32) -> Vec<u8> {
        let width = width.clamp(*Self::SIZES.start(), *Self::SIZES.end());
        let mut canvas = Canvas::new((width, self.height(width)), self.size.0);
        let ((left, top), side) = (self.corner, self.board);
        for (grown, color) in [(2, LABEL), (0, BOARD)] {
            let sides = [left - grown, top - grown, left + side + grown, top + side + grown];
            let [left, top, right, bottom] = sides.map(i64::from);
            canvas.paint(sides, color, |(x, y), scale| {
                (left * scale..=right * scale).contains(&x)
                    && (top * scale..=bottom * scale).contains(&y)
            });
        }
        for layer in &self.layers {
            canvas.layer(layer);
        }
        for label in &self.labels {
            canvas.label(label);
        }
        canvas.encoded()
    }
}

/// Parts of a unit in which letters are drawn.
const FINE: i32 = 48;

/// The pixels in rows from the top, and the number of units in the width.
struct Canvas {
    width: i64,
    height: i64,
    units: i64,
    points: Vec<u8>,
}

impl Canvas {
    fn new((width, height): (u32, u32), units: i32) -> Self {
        let count = |side: u32| usize::try_from(side).expect("some thousand points at most");
        let points = PAPER.0.repeat(count(width) * count(height));
        Self { width: width.into(), height: height.into(), units: units.into(), points }
    }

    /// Paints the inside of a shape.
    ///
    /// `reach` is the box around the shape in units. `inside` receives a point and its scale, in
    /// steps per unit.
    fn paint(&mut self, reach: [i32; 4], color: Rgb, inside: impl Fn((i64, i64), i64) -> bool) {
        let [left, top, right, bottom] = reach.map(i64::from);
        let (width, height, units) = (self.width, self.height, self.units);
        let first = |at: i64| (at * width / units - 1).max(0);
        let last = |at: i64, end: i64| (at * width / units + 2).min(end);
        // The distance between two samples is `units` of these steps, and a unit is `scale` of
        // them.
        let scale = 2 * SAMPLES_PER_PIXEL * width;
        let step = |at: i64, part: i64| (2 * (at * SAMPLES_PER_PIXEL + part) + 1) * units;
        for y in first(top)..last(bottom, height) {
            for x in first(left)..last(right, width) {
                let is_inside = |part: &i64| {
                    inside(
                        (step(x, part % SAMPLES_PER_PIXEL), step(y, part / SAMPLES_PER_PIXEL)),
                        scale,
                    )
                };
                let corners = [
                    0,
                    SAMPLES_PER_PIXEL - 1,
                    SAMPLES_PER_PIXEL * (SAMPLES_PER_PIXEL - 1),
                    SAMPLES_PER_PIXEL * SAMPLES_PER_PIXEL - 1,
                ];
                let within = corners.iter().filter(|part| is_inside(part)).count();
                let covered = match within {
                    // No shape is finer than a pixel.
                    4 => SAMPLES_PER_PIXEL * SAMPLES_PER_PIXEL,
                    _ => {
                        (0..SAMPLES_PER_PIXEL * SAMPLES_PER_PIXEL).filter(is_inside).count() as i64
                    }
                };
                self.blend((x, y), color, covered);
            }
        }
    }

    fn blend(&mut self, (x, y): (i64, i64), color: Rgb, covered: i64) {
        let all = SAMPLES_PER_PIXEL * SAMPLES_PER_PIXEL;
        let at = usize::try_from(3 * (y * self.width + x)).expect("inside the picture");
        for (point, new) in self.points[at..at + 3].iter_mut().zip(color.0) {
            let mixed =
                (i64::from(*point) * (all - covered) + i64::from(new) * covered + all / 2) / all;
            *point = u8::try_from(mixed).expect("between two colours");
        }
    }

    fn layer(&mut self, layer: &Layer) {
        let stamp = layer.stamp;
        for &(x, y) in &layer.at {
            let from = |(px, py): (i64, i64), scale: i64| {
                (px - i64::from(x) * scale, py - i64::from(y) * scale)
            };
            let around = |reach: i32| [x - reach, y - reach, x + reach, y + reach];
            if let Some(fill) = layer.fill {
                self.paint(around(stamp.reach()), fill, |point, scale| {
                    stamp.is_inside(from(point, scale), scale)
                });
            }
            if let Some((color, width)) = layer.line {
                self.paint(around(stamp.reach() + width), color, |point, scale| {
                    stamp.is_on_line(from(point, scale), width, scale)
                });
            }
        }
    }

    /// Draws the strokes of a text around its centre.
    fn label(&mut self, label: &Label) {
        let letters = i32::try_from(label.text.chars().count()).unwrap_or(i32::MAX);
        let advance = glyphs::WIDTH + glyphs::BETWEEN;
        let (height, (middle_x, middle_y)) = (label.height, label.middle);
        // In 48ths of a unit: a vertical step is 8 of them per unit of height, because 6 steps make
        // the height; a horizontal step is 6, because letters are narrow.
        let (fine, down, across) = (FINE, FINE / glyphs::HEIGHT * height, 6 * height);
        let left = middle_x * fine - (letters * advance - glyphs::BETWEEN) * across / 2;
        let top = middle_y * fine - glyphs::HEIGHT * down / 2;
        for (number, character) in label.text.chars().enumerate() {
            let number = i32::try_from(number).unwrap_or(i32::MAX);
            let strokes = glyphs::strokes(character);
            let at = |x: i8, y: i8| {
                let x = left + across * (number * advance + i32::from(x));
                (i64::from(x), i64::from(top + down * i32::from(y)))
            };
            // Half the width of a stroke.
            let half = i64::from(height * 3);
            let reach = [
                middle_x - height * letters,
                middle_y - height,
                middle_x + height * letters,
                middle_y + height,
            ];
            self.paint(reach, label.color, |(x, y), scale| {
                let point = (x * i64::from(fine), y * i64::from(fine));
                strokes.iter().any(|[ax, ay, bx, by]| {
                    let scaled = |(x, y): (i64, i64)| (x * scale, y * scale);
                    is_near(point, scaled(at(*ax, *ay)), scaled(at(*bx, *by)), half * scale)
                })
            });
        }
    }

    /// Encodes the pixels as a PNG file (third edition), without filters.
    fn encoded(&self) -> Vec<u8> {
        let row = usize::try_from(3 * self.width).expect("some thousand points at most");
        let mut packed = ZlibEncoder::new(Vec::new(), Compression::default());
        let whole = "a vector takes everything";
        for points in self.points.chunks(row) {
            packed.write_all(&[0]).expect(whole);
            packed.write_all(points).expect(whole);
        }
        let packed = packed.finish().expect(whole);
        let [width, height] = [self.width, self.height]
            .map(|side| u32::try_from(side).expect("some thousand points at most").to_be_bytes());
        // Eight bits for each of three colours; the only compression and filter methods; no
        // interlace.
        let header = [&width[..], &height[..], &[8, 2, 0, 0, 0]].concat();
        let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
        for (name, data) in [(b"IHDR", &header), (b"IDAT", &packed), (b"IEND", &Vec::new())] {
            let length = u32::try_from(data.len()).expect("less than 48 MB");
            let mut sum = Crc::new();
            sum.update(name);
            sum.update(data);
            file.extend(length.to_be_bytes());
            file.extend(name);
            file.extend(data);
            file.extend(sum.sum().to_be_bytes());
        }
        file
    }
}

/// Returns whether a point is within this distance of the stroke between two others.
fn is_near(point: (i64, i64), from: (i64, i64), to: (i64, i64), distance: i64) -> bool {
    // Coordinates grow with the size of the picture, so their products need more bits.
    let wide = |(x, y): (i64, i64)| (i128::from(x), i128::from(y));
    let ((px, py), (ax, ay), (bx, by)) = (wide(point), wide(from), wide(to));
    let ((dx, dy), (ex, ey)) = ((bx - ax, by - ay), (px - ax, py - ay));
    let squared = |x: i128, y: i128| x * x + y * y;
    let (length, limit) = (squared(dx, dy), squared(i128::from(distance), 0));
    let along = ex * dx + ey * dy;
    if along <= 0 {
        squared(ex, ey) <= limit
    } else if along >= length {
        squared(px - bx, py - by) <= limit
    } else {
        let across = ex * dy - ey * dx;
        // The distance is `across` divided by the square root of `length`.
        across * across <= limit * length
    }
}
