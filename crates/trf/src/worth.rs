//! The points for results: records 162, XXS and BB*.

use draughts_pairing::Points;

use super::{ByeKind, Document, PointsKey, Record, UnplayedPoints};

/// The points for a game, and for a round without one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameWorth {
    /// Won.
    pub win: Points,
    /// Drawn.
    pub draw: Points,
    /// Lost.
    pub loss: Points,
    /// Not played.
    pub unplayed: UnplayedPoints,
}

impl GameWorth {
    /// Returns 1, a half and 0, as in chess: the default of a report.
    pub fn usual() -> Self {
        Self {
            win: Points::whole(1),
            draw: Points::hundredths(50),
            loss: Points::ZERO,
            unplayed: UnplayedPoints::default(),
        }
    }

    /// Reads the points from a report.
    ///
    /// Later records override earlier ones. Points for rounds without a game that equal the default
    /// (a win or a draw) are omitted.
    pub fn of(document: &Document) -> Self {
        let mut worth = Self::usual();
        for record in &document.records {
            match record {
                Record::Worth(worths) => {
                    worths.iter().for_each(|&(of, points)| worth.set(of, points))
                }
                Record::BbpWorth(of, points) => worth.set(*of, *points),
                Record::LegacyWorth(worths) => {
                    worths.iter().for_each(|(key, points)| worth.set_key(key, *points));
                }
                _ => {}
            }
        }
        let Self { win, draw, unplayed, .. } = &mut worth;
        unplayed.bye = unplayed.bye.filter(|points| points != win);
        unplayed.full_bye = unplayed.full_bye.filter(|points| points != win);
        unplayed.forfeit_win = unplayed.forfeit_win.filter(|points| points != win);
        unplayed.half_bye = unplayed.half_bye.filter(|points| points != draw);
        worth
    }

    fn set(&mut self, of: PointsKey, points: Points) {
        let unplayed = &mut self.unplayed;
        match of {
            PointsKey::Win => self.win = points,
            PointsKey::Draw => self.draw = points,
            PointsKey::Loss => self.loss = points,
            PointsKey::Absence => (unplayed.absent, unplayed.forfeit_loss) = (points, points),
            PointsKey::ZeroBye => unplayed.absent = points,
            PointsKey::ForfeitLoss => unplayed.forfeit_loss = points,
            PointsKey::Allocated => unplayed.bye = Some(points),
            // An adjourned game has no points until it is finished.
            PointsKey::Unknown => {}
        }
    }

    /// Sets the points for a key of XXS. Results with Black get the same points as with White.
    fn set_key(&mut self, key: &str, points: Points) {
        let unplayed = &mut self.unplayed;
        match key {
            "W" | "WW" => self.win = points,
            "D" | "WD" => self.draw = points,
            "L" | "WL" => self.loss = points,
            "ZPB" => unplayed.absent = points,
            "HPB" => unplayed.half_bye = Some(points),
            "FPB" => unplayed.full_bye = Some(points),
            "PAB" => unplayed.bye = Some(points),
            "FW" => unplayed.forfeit_win = Some(points),
            "FL" => unplayed.forfeit_loss = points,
            _ => {}
        }
    }

    /// Returns the points of a player who does not play.
    pub fn of_bye(&self, kind: ByeKind) -> Points {
        self.unplayed.of_bye(kind, self.win, self.draw)
    }

    /// Returns record 162, which has no letter for half-point byes, full-point byes and forfeit
    /// wins.
    ///
    /// `unknown` tells whether the report has an adjourned game.
    pub fn record(&self, unknown: bool) -> Record {
        let mut worths = vec![(PointsKey::Win, self.win), (PointsKey::Draw, self.draw)];
        if self.loss != Points::ZERO {
            worths.push((PointsKey::Loss, self.loss));
        }
        let UnplayedPoints { bye, absent, forfeit_loss, .. } = self.unplayed;
        if let Some(bye) = bye {
            worths.push((PointsKey::Allocated, bye));
        }
        if absent == forfeit_loss {
            if absent != Points::ZERO {
                worths.push((PointsKey::Absence, absent));
            }
        } else {
            worths.push((PointsKey::Absence, forfeit_loss));
            worths.push((PointsKey::ZeroBye, absent));
        }
        if unknown {
            worths.push((PointsKey::Unknown, Points::ZERO));
        }
        Record::Worth(worths)
    }

    /// Returns the records of bbpPairings for the points that are not [the default](Self::usual).
    ///
    /// They have the same gaps as record 162.
    pub fn bbp_records(&self) -> Vec<Record> {
        let Self { win, draw, loss, unplayed } = *self;
        let usual = Self::usual();
        [
            (PointsKey::Win, win, usual.win),
            (PointsKey::Draw, draw, usual.draw),
            (PointsKey::Loss, loss, usual.loss),
            (PointsKey::ZeroBye, unplayed.absent, usual.unplayed.absent),
            (PointsKey::ForfeitLoss, unplayed.forfeit_loss, usual.unplayed.forfeit_loss),
            (PointsKey::Allocated, unplayed.bye.unwrap_or(win), usual.win),
        ]
        .into_iter()
        .filter(|(_, points, usual)| points != usual)
        .map(|(worth, points, _)| Record::BbpWorth(worth, points))
        .collect()
    }
}
