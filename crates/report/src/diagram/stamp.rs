//! The shapes of a board, around the centre of a square that is 100 units wide.

/// A shape around the centre of a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stamp {
    /// The square itself.
    Field,
    /// The square with a narrow gap around it, for boards that are not chequered.
    Cell,
    /// A piece.
    Disc,
    /// The mark of a man.
    Ring,
    /// The mark of a king.
    Crown,
    /// The mark of a move's first square.
    Dot,
    /// The mark of a move's last square.
    Frame,
    /// The mark of a captured piece.
    Cross,
}

/// Units from the centre of a square to its edge.
pub(super) const HALF: i32 = 50;
const CELL: i32 = 48;
const DISC: i32 = 40;
const RING: i32 = 24;
const DOT: i32 = 12;
const FRAME: i32 = 46;
const CROSS: i32 = 30;
/// The corners of a crown.
const CROWN: [(i32, i32); 7] =
    [(-22, 16), (-26, -14), (-12, -2), (0, -22), (12, -2), (26, -14), (22, 16)];

impl Stamp {
    /// Returns the shape as an SVG path, to follow an `M` to the centre of the square.
    #[must_use]
    pub const fn path(self) -> &'static str {
        match self {
            Self::Field => "m-50-50h100v100h-100z",
            Self::Cell => "m-48-48h96v96h-96z",
            Self::Disc => "m-40 0a40 40 0 1 0 80 0a40 40 0 1 0-80 0z",
            Self::Ring => "m-24 0a24 24 0 1 0 48 0a24 24 0 1 0-48 0z",
            Self::Crown => "m-22 16l-4-30 14 12 12-20 12 20 14-12-4 30z",
            Self::Dot => "m-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0z",
            Self::Frame => "m-46-46h92v92h-92z",
            Self::Cross => "m-30-30l60 60m0-60l-60 60",
        }
    }

    /// Returns the distance that it reaches from the centre of the square, without its line.
    pub(super) const fn reach(self) -> i32 {
        match self {
            Self::Field => HALF,
            Self::Cell => CELL,
            Self::Disc => DISC,
            Self::Ring => RING,
            Self::Crown => 26,
            Self::Dot => DOT,
            Self::Frame => FRAME,
            Self::Cross => CROSS,
        }
    }

    /// Returns whether a point is inside the shape; `x` and `y` count from the centre, `scale` to
    /// the unit.
    pub(super) fn is_inside(self, (x, y): (i64, i64), scale: i64) -> bool {
        let within = |radius: i32| x * x + y * y <= square(i64::from(radius) * scale);
        let box_of = |half: i32| x.abs().max(y.abs()) <= i64::from(half) * scale;
        match self {
            Self::Field => box_of(HALF),
            Self::Cell => box_of(CELL),
            Self::Disc => within(DISC),
            Self::Ring => within(RING),
            Self::Dot => within(DOT),
            Self::Frame => box_of(FRAME),
            Self::Cross => false,
            Self::Crown => {
                let corner = |at: usize| {
                    let (x, y) = CROWN[at % CROWN.len()];
                    (i64::from(x) * scale, i64::from(y) * scale)
                };
                let crosses = |at: &usize| {
                    let ((ax, ay), (bx, by)) = (corner(*at), corner(at + 1));
                    if (ay > y) == (by > y) {
                        return false;
                    }
                    let side = (bx - ax) * (y - ay) - (x - ax) * (by - ay);
                    (by > ay) == (side > 0)
                };
                !(0..CROWN.len()).filter(crosses).count().is_multiple_of(2)
            }
        }
    }

    /// Returns whether a point is on the outline of the shape, or on the line that it consists of.
    ///
    /// `width` is the width of the line in units.
    pub(super) fn is_on_line(self, (x, y): (i64, i64), width: i32, scale: i64) -> bool {
        // Everything is doubled, so that half a line is an integer.
        let (x, y, scale, width) = (2 * x, 2 * y, 2 * scale, i64::from(width));
        let half = width * scale / 2;
        let round = |radius: i32| {
            let radius = i64::from(radius) * scale;
            let distance = x * x + y * y;
            distance >= square(radius - half) && distance <= square(radius + half)
        };
        let boxed = |reach: i32| {
            let reach = i64::from(reach) * scale;
            (reach - half..=reach + half).contains(&x.abs().max(y.abs()))
        };
        match self {
            Self::Disc => round(DISC),
            Self::Ring => round(RING),
            Self::Dot => round(DOT),
            Self::Field => boxed(HALF),
            Self::Cell => boxed(CELL),
            Self::Frame => boxed(FRAME),
            Self::Cross => {
                let end = i64::from(CROSS) * scale;
                // The distance from a diagonal is the difference divided by the square root of 2.
                let near = |other: i64| 2 * square(half) >= square(other);
                x.abs().max(y.abs()) <= end && (near(x - y) || near(x + y))
            }
            Self::Crown => false,
        }
    }
}

const fn square(number: i64) -> i64 {
    number * number
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_have_an_inside() {
        for stamp in [Stamp::Field, Stamp::Cell, Stamp::Disc, Stamp::Ring, Stamp::Dot, Stamp::Crown]
        {
            assert!(stamp.is_inside((0, 0), 8), "{stamp:?}");
            let outside = i64::from(stamp.reach()) * 8 + 9;
            assert!(!stamp.is_inside((outside, 0), 8), "{stamp:?}");
        }
        // Between two points of the crown.
        assert!(!Stamp::Crown.is_inside((8 * 8, -16 * 8), 8));
        assert!(Stamp::Crown.is_inside((0, -20 * 8), 8));
    }

    #[test]
    fn lines_are_where_the_shape_ends() {
        assert!(Stamp::Disc.is_on_line((41 * 8, 0), 4, 8));
        assert!(!Stamp::Disc.is_on_line((43 * 8, 0), 4, 8));
        assert!(!Stamp::Disc.is_on_line((0, 0), 4, 8));
        assert!(Stamp::Cross.is_on_line((10 * 8, -10 * 8), 6, 8));
        assert!(!Stamp::Cross.is_on_line((10 * 8, 0), 6, 8));
        assert!(Stamp::Frame.is_on_line((46 * 8, 20 * 8), 6, 8));
    }

    /// The outline that is written equals the one that is filled.
    #[test]
    fn the_crown_is_written_as_it_is_filled() {
        let (mut at, mut path) = (CROWN[0], format!("m{} {}l", CROWN[0].0, CROWN[0].1));
        for (index, corner) in CROWN.into_iter().enumerate().skip(1) {
            let (x, y) = (corner.0 - at.0, corner.1 - at.1);
            let blank = if index == 1 || x < 0 { "" } else { " " };
            path.push_str(&format!("{blank}{x}{}{y}", if y < 0 { "" } else { " " }));
            at = corner;
        }
        assert_eq!(path + "z", Stamp::Crown.path());
    }
}
