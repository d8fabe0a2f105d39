//! Claims of a draw that were ruled on in place.

use super::super::codes;
use crate::board::Color;
use crate::diag::found;
use crate::draw::Verdict;

found! {
    /// A claim of a draw, and the answer. `why` has the reasons and the evidence.
    pub enum ClaimFound {
        /// It is a draw.
        Granted { side: Color, by: String, why: Option<String> }
            => "claim-granted", codes::CLAIM_GRANTED;
        /// It will be one, if nothing changes.
        NotYet { side: Color, by: String, why: Option<String> }
            => "claim-not-yet", codes::CLAIM_NOT_YET;
        /// It is none.
        Refused { side: Color, by: String, why: Option<String> }
            => "claim-refused", codes::CLAIM_REFUSED;
    }
}

impl ClaimFound {
    /// The answer to a claim of a side.
    pub(in crate::record) const fn of(
        verdict: Verdict,
        side: Color,
        by: String,
        why: Option<String>,
    ) -> Self {
        match verdict {
            Verdict::Granted => Self::Granted { side, by, why },
            Verdict::NotYet => Self::NotYet { side, by, why },
            Verdict::Refused => Self::Refused { side, by, why },
        }
    }
}
