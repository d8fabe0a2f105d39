//! The systems that pair the rounds of a Swiss: the list, and the words of the event file.

use serde::{Deserialize, Serialize};

/// Hands the list of the systems to a macro, a line each: what an event file says of it, its
/// name there (in kebab-case), and the type in [`crate::swiss`] that pairs. Everything that
/// goes through the systems is made from this list.
macro_rules! each_pairing_system {
    ($to:ident) => {
        $to! {
            /// The FIDE Dutch system (C.04.3).
            #[default]
            Dutch => dutch::Dutch;
            /// The Swiss team pairing system of FIDE (C.04.6) with colour preferences of type A.
            TeamA => team::TYPE_A;
            /// The same with colour preferences of type B.
            TeamB => team::TYPE_B;
            /// The same without colour preferences.
            Team => team::NO_PREFERENCES;
            /// By lot among players of the same score, drawn from `seed`: for casual events.
            Random => random::Random;
        }
    };
}

pub(crate) use each_pairing_system;

macro_rules! methods {
    ($($(#[$meta:meta])* $method:ident => $room:ident::$system:ident;)*) => {
        /// How the rounds of a Swiss are paired.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(rename_all = "kebab-case")]
        pub enum PairingMethod {
            $($(#[$meta])* $method,)*
        }
    };
}

each_pairing_system!(methods);

impl PairingMethod {
    /// Returns the system by which players or teams are paired if nothing is said: the Dutch one,
    /// or that of FIDE for teams, of type A (C.04.6, 1.2.2 and 1.7).
    #[must_use]
    pub fn usual(of_teams: bool) -> Self {
        if of_teams { Self::TeamA } else { Self::default() }
    }
}
