//! A board as PNG: the same stamps, painted point by point in whole numbers, so that the same
//! board has the same bytes on every machine.

use std::io::Write;

use flate2::write::ZlibEncoder;
use flate2::{Compression, Crc};

use super::glyphs;
use super::picture::{BOARD, BoardPicture, LABEL, Label, Layer, PAPER, Rgb};

/// Steps between two points, along and across, by which edges are made smooth.
const STEPS: i64 = 4;

impl BoardPicture {
    /// The sizes that are drawn, in pixels.
    pub const SIZES: std::ops::RangeInclusive<u32> = 64..=4000;

    /// The picture as PNG, this many pixels wide; a width out of [`Self::SIZES`] becomes the
    /// nearest of them.
    #[must_use]
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

/// The parts of a unit in which letters are drawn.
const FINE: i32 = 48;

/// Points, from above and from the left, and how many units the width stands for.
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

    /// Paints whatever lies inside a shape; `reach` is the box around it in units. The shape is
    /// asked for points and for their scale, steps to the unit.
    fn paint(&mut self, reach: [i32; 4], color: Rgb, inside: impl Fn((i64, i64), i64) -> bool) {
        let [left, top, right, bottom] = reach.map(i64::from);
        let (width, height, units) = (self.width, self.height, self.units);
        let first = |at: i64| (at * width / units - 1).max(0);
        let last = |at: i64, end: i64| (at * width / units + 2).min(end);
        // A step between points is `units` of these, and a unit `scale` of them.
        let scale = 2 * STEPS * width;
        let step = |at: i64, part: i64| (2 * (at * STEPS + part) + 1) * units;
        for y in first(top)..last(bottom, height) {
            for x in first(left)..last(right, width) {
                let is_inside =
                    |part: &i64| inside((step(x, part % STEPS), step(y, part / STEPS)), scale);
                let corners = [0, STEPS - 1, STEPS * (STEPS - 1), STEPS * STEPS - 1];
                let within = corners.iter().filter(|part| is_inside(part)).count();
                let covered = match within {
                    // No shape is finer than a point.
                    4 => STEPS * STEPS,
                    _ => (0..STEPS * STEPS).filter(is_inside).count() as i64,
                };
                self.blend((x, y), color, covered);
            }
        }
    }

    fn blend(&mut self, (x, y): (i64, i64), color: Rgb, covered: i64) {
        let all = STEPS * STEPS;
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

    /// Draws the strokes of a text around its middle.
    fn label(&mut self, label: &Label) {
        let letters = i32::try_from(label.text.chars().count()).unwrap_or(i32::MAX);
        let advance = glyphs::WIDTH + glyphs::BETWEEN;
        let (height, (middle_x, middle_y)) = (label.height, label.middle);
        // In forty-eighths of a unit: a step down is eight of them for each unit of the height,
        // for six steps make it; a step to the right is six, for letters are narrow.
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
            // Half a stroke.
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

    /// The points as a file: PNG, third edition, with no filter before the compression.
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
        // Eight bits for each of three colours; the only ways to pack and to filter; no interlace.
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

/// True if a point lies no further than this from the stroke between two others.
fn is_near(point: (i64, i64), from: (i64, i64), to: (i64, i64), distance: i64) -> bool {
    // The numbers grow with the size of the picture: their products need more room.
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
        // The distance is `across` over the root of `length`.
        across * across <= limit * length
    }
}
