//! The Swiss pairing systems: their list, and their names in event files.

use serde::{Deserialize, Serialize};

/// Passes the list of systems to a macro, one line each.
///
/// A line has the description for the schema of event files, the name there (in kebab-case), and
/// the type in [`crate::swiss`] that pairs. Everything that depends on the set of systems is
/// generated from this list.
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
    /// Returns the default system: the Dutch system for players, and FIDE's team system of type A
    /// for teams (C.04.6, 1.2.2 and 1.7).
    pub fn usual(of_teams: bool) -> Self {
        if of_teams { Self::TeamA } else { Self::default() }
    }
}
