//! Demands for a count, and the claim that was granted.

use crate::board::Color;
use crate::draw::Demand;

#[derive(Debug, Clone, Default)]
pub(crate) struct Claims {
    /// The demands for a count.
    demands: Vec<Demand>,
    /// The side whose claim was granted.
    granted: Option<Color>,
}

impl Claims {
    pub(crate) fn demands(&self) -> &[Demand] {
        &self.demands
    }

    /// Records a side's demand that moves be counted from this moment on.
    pub(crate) fn demanded(&mut self, by: Color, moment: usize) {
        self.demands.push(Demand { moment, by });
    }

    pub(crate) const fn grants(&mut self, by: Color) {
        self.granted = Some(by);
    }

    pub(crate) fn is_granted(&self, by: Color) -> bool {
        self.granted == Some(by)
    }
}
