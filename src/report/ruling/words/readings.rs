//! Other editions of a law and other readings of its text, in words.

use super::{Speaker, verdict_word};
use crate::draw::{OtherEdition, OtherReading, Reading, Verdict};
use crate::record::ClaimRuling;
use crate::rules::{OnCapture, OnLongDiagonal};

impl Speaker<'_> {
    /// What another edition of the law answers.
    pub(super) fn edition(&self, other: &OtherEdition) -> Option<String> {
        let ruling = other.ruling.as_ref()?;
        let when = match (ruling.met_at, ruling.earliest) {
            (Some(met), _) if ruling.verdict == Verdict::Granted => {
                format!(": the game has been a draw since {}", self.made(met))
            }
            (_, Some(earliest)) => format!(": it is a draw {}", self.after(earliest)),
            _ => String::new(),
        };
        let verdict = verdict_word(ruling.verdict);
        Some(format!(
            "By {} the answer is {verdict}{when}. The event says which edition holds.",
            other.set.with_edition()
        ))
    }

    /// That another edition answers otherwise since the lone king was on the long diagonal.
    pub(super) fn on_diagonal(&self, answer: &ClaimRuling<'_>) -> String {
        let differs = |other: &&OtherEdition| {
            let verdict = other.ruling.as_ref().map(|ruling| ruling.verdict);
            other.king_on_diagonal.is_some() && verdict != Some(answer.ruling.verdict)
        };
        match answer.editions.iter().find(differs) {
            Some(other) => format!(
                " (the lone king was on the long diagonal, and {} answers otherwise)",
                other.set.name
            ),
            None => String::new(),
        }
    }

    /// Another reading of the texts: what it says, and when the draw is there by it; `ours` is
    /// when it is there by the one in use.
    pub(super) fn reading(&self, reading: &Reading, ours: Option<usize>) -> String {
        let how = match reading.how {
            OtherReading::Capture(OnCapture::Fresh) => "a capture begins a new count",
            OtherReading::Capture(OnCapture::Cumulative) => "the count runs on over a capture",
            OtherReading::Diagonal(OnLongDiagonal::Follow, _) => {
                "the moves on the long diagonal follow the others"
            }
            OtherReading::Diagonal(OnLongDiagonal::Shorten, true) => {
                "the moves on the long diagonal run on once the lone king has been there"
            }
            OtherReading::Diagonal(OnLongDiagonal::Shorten, false) => {
                "the full number holds again when the lone king leaves the long diagonal"
            }
        };
        let when = match (reading.met, reading.earliest) {
            (Some(met), _) => format!("the game has been a draw since {}", self.made(met)),
            (None, Some(earliest)) => {
                let sooner = ours.is_none_or(|ours| earliest < ours);
                format!(
                    "it is a draw {} {}, if nothing sets the count back",
                    if sooner { "already" } else { "only" },
                    self.after(earliest)
                )
            }
            (None, None) => "it is no draw".into(),
        };
        format!("By another reading of the texts {how}: then {when}.")
    }
}

/// How a text is read that leaves something open.
pub(in super::super::super) fn read_here(reading: &str) -> String {
    match reading.strip_prefix("the text does not say ").and_then(|rest| rest.split_once(": ")) {
        Some((open, taken)) => {
            format!("The text does not say {open}. It is read so: {taken}.")
        }
        None => format!("As the text is read here, {reading}."),
    }
}
