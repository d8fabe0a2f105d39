//! The registry of systems, generated from the list in `methods`.

use super::Swiss;
use crate::{PairingMethod, each_pairing_system};

macro_rules! registry {
    ($($(#[$meta:meta])* $method:ident => $module:ident::$system:ident;)*) => {
        /// All systems.
        static SYSTEMS: &[(PairingMethod, &dyn Swiss)] =
            &[$((PairingMethod::$method, &super::$module::$system)),*];

        /// Returns the implementation of a pairing method.
        pub fn system(method: PairingMethod) -> &'static dyn Swiss {
            match method {
                $(PairingMethod::$method => &super::$module::$system,)*
            }
        }
    };
}

each_pairing_system!(registry);

/// Returns the system with this name in a tournament report (record 192).
///
/// Case and an acceleration suffix (`_BAKU`) are ignored. Another edition of the rules of a system
/// counts as that system.
pub fn by_trf_name(name: &str) -> Option<PairingMethod> {
    let name = name.trim().to_ascii_uppercase();
    let name = name.strip_suffix("_BAKU").unwrap_or(&name);
    let found = SYSTEMS.iter().find(|(_, system)| {
        let info = system.info();
        info.trf_name == name || info.trf_editions.contains(&name)
    });
    found.map(|(method, _)| *method)
}

/// Returns the system that a sentence of a report (record 092) names. The first word that belongs
/// to a known system counts.
pub fn by_trf_words(sentence: &str) -> Option<PairingMethod> {
    let sentence = sentence.to_lowercase();
    let mut words = sentence.split(|c: char| !c.is_alphanumeric() && c != '-');
    words.find_map(|word| {
        let named = SYSTEMS.iter().find(|(_, system)| system.info().trf_words.contains(&word));
        named.map(|(method, _)| *method)
    })
}

/// Iterates over the names of the systems in event files.
pub fn ids() -> impl Iterator<Item = &'static str> {
    SYSTEMS.iter().map(|(_, system)| system.info().id)
}

/// Iterates over the names of the systems in tournament reports.
pub fn trf_names() -> impl Iterator<Item = &'static str> {
    SYSTEMS.iter().map(|(_, system)| system.info().trf_name)
}
