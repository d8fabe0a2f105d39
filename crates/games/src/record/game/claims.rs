//! Demands that moves be counted, and the claim that was granted.

use crate::board::Color;
use crate::draw::Demand;

/// The claims of a game.
#[derive(Debug, Clone, Default)]
pub(crate) struct Claims {
    /// Demands that moves be counted.
    demands: Vec<Demand>,
    /// Who has made a claim that was granted.
    granted: Option<Color>,
}

impl Claims {
    /// Demands that moves be counted.
    pub(crate) fn demands(&self) -> &[Demand] {
        &self.demands
    }

    /// Notes that a side demands that moves be counted from this moment on.
    pub(crate) fn demanded(&mut self, by: Color, moment: usize) {
        self.demands.push(Demand { moment, by });
    }

    /// Notes that this side's claim is granted.
    pub(crate) const fn grants(&mut self, by: Color) {
        self.granted = Some(by);
    }

    /// True if a claim of this side was granted.
    pub(crate) fn is_granted(&self, by: Color) -> bool {
        self.granted == Some(by)
    }
}
