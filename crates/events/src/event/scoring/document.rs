//! The points of an event in its file: one flat list.

use serde::{Deserialize, Serialize};

use super::{DelftPoints, MicroCount, Mode, Scoring, ScoringMode, UnplayedPoints};
use crate::event::{Points, is_default};

/// The points of an event, as read and written. Code that works with an event uses a [`Scoring`].
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "schema",
    schemars(rename = "Scoring", description = "The points of an event.")
)]
#[serde(deny_unknown_fields, default)]
pub struct ScoringDocument {
    /// The scoring mode.
    #[serde(skip_serializing_if = "is_default")]
    pub mode: ScoringMode,
    /// The points for a win; as usual for the mode if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub win: Option<Points>,
    /// The points for a draw; as usual for the mode if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draw: Option<Points>,
    /// The points for a loss.
    #[serde(skip_serializing_if = "is_default")]
    pub loss: Points,
    /// The points for the pairing-allocated bye; as for a win if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bye: Option<Points>,
    /// The points for a half-point bye; as for a draw if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub half_bye: Option<Points>,
    /// The points for a full-point bye; as for a win if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub full_bye: Option<Points>,
    /// The points for an absence, or for a round before a late entry.
    #[serde(skip_serializing_if = "is_default")]
    pub absent: Points,
    /// The points for a win by forfeit; as for a win if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forfeit_win: Option<Points>,
    /// The points for a loss by forfeit.
    #[serde(skip_serializing_if = "is_default")]
    pub forfeit_loss: Points,
    /// The kind of points that a micro-match scores.
    #[serde(skip_serializing_if = "is_default")]
    pub count: MicroCount,
}

impl From<ScoringDocument> for Scoring {
    fn from(document: ScoringDocument) -> Self {
        let ScoringDocument { mode, win, draw, loss, bye, half_bye, full_bye, .. } = document;
        let ScoringDocument { absent, forfeit_win, forfeit_loss, count, .. } = document;
        let unplayed =
            UnplayedPoints { bye, half_bye, full_bye, absent, forfeit_win, forfeit_loss };
        let (mode, unused_count) = match mode {
            ScoringMode::Standard => (Mode::Standard, count),
            ScoringMode::MicroMatch => (Mode::MicroMatch(count), MicroCount::default()),
            ScoringMode::Delft => (Mode::Delft(DelftPoints::Twelve), count),
            ScoringMode::Delft10 => (Mode::Delft(DelftPoints::Ten), count),
            ScoringMode::Delft432 => (Mode::Delft(DelftPoints::FourThreeTwo), count),
            ScoringMode::Delft532 => (Mode::Delft(DelftPoints::FiveThreeTwo), count),
            ScoringMode::DelftHalves => (Mode::Delft(DelftPoints::Halves), count),
            ScoringMode::PlusDraw => (Mode::PlusDraw, count),
            ScoringMode::Goes => (Mode::Goes, count),
        };
        let usual = Self::of(document.mode);
        let (win, draw) = (win.unwrap_or(usual.win), draw.unwrap_or(usual.draw));
        Self { mode, win, draw, loss, unplayed, unused_count }
    }
}

impl From<Scoring> for ScoringDocument {
    fn from(scoring: Scoring) -> Self {
        let word = scoring.mode_word();
        let Scoring { mode, win, draw, loss, unplayed, unused_count } = scoring;
        let UnplayedPoints { bye, half_bye, full_bye, absent, forfeit_win, forfeit_loss } =
            unplayed;
        let (mode, count) = match mode {
            Mode::MicroMatch(count) => (word, count),
            _ => (word, unused_count),
        };
        Self {
            mode,
            win: Some(win),
            draw: Some(draw),
            loss,
            bye,
            half_bye,
            full_bye,
            absent,
            forfeit_win,
            forfeit_loss,
            count,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mode_alone_brings_its_points() {
        for (text, win, draw) in [
            ("mode: delft", 12, 5),
            ("mode: delft-10", 10, 5),
            ("mode: delft-4-3-2", 4, 2),
            ("mode: delft-5-3-2", 5, 2),
            ("mode: delft-2-1.5-1", 2, 1),
            ("mode: micro-match", 2, 1),
            ("mode: delft\nwin: 2\ndraw: 1", 2, 1),
            ("mode: delft\ndraw: 6", 12, 6),
            ("win: 3", 3, 1),
            ("{}", 2, 1),
        ] {
            let scoring: Scoring = yaml_in_place::from_str(text).unwrap();
            let expected = (Points::whole(win), Points::whole(draw));
            assert_eq!((scoring.win, scoring.draw), expected, "{text}");
        }
    }

    #[test]
    fn every_setting_is_written_as_it_was_read() {
        let rest = "win: 3\ndraw: 1\nbye: 2\nhalf_bye: 1.5\nfull_bye: 3\nabsent: 0.5\n\
                    forfeit_win: 3\nforfeit_loss: -1\ncount: small-points\n";
        for mode in ["micro-match", "delft", "delft-2-1.5-1", "plus-draw", "goes"] {
            let text = format!("mode: {mode}\n{rest}");
            let scoring: Scoring = yaml_in_place::from_str(&text).unwrap();
            assert_eq!(scoring.counts_small_points(), mode == "micro-match");
            assert_eq!(serde_yaml::to_string(&scoring).unwrap(), text);
        }
    }
}
