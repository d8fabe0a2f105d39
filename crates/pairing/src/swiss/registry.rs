//! The systems there are: made from the list in `methods`.

use super::Swiss;
use crate::{PairingMethod, each_pairing_system};

macro_rules! registry {
    ($($(#[$meta:meta])* $method:ident => $room:ident::$system:ident;)*) => {
        /// All of them.
        static SYSTEMS: &[(PairingMethod, &dyn Swiss)] =
            &[$((PairingMethod::$method, &super::$room::$system)),*];

        /// Returns the system that an event names.
        #[must_use]
        pub fn system(method: PairingMethod) -> &'static dyn Swiss {
            match method {
                $(PairingMethod::$method => &super::$room::$system,)*
            }
        }
    };
}

each_pairing_system!(registry);

/// How an event names the system that has this name in a tournament report (record 192);
/// capitals and an acceleration at the end (`_BAKU`) do not matter. Another edition of the
/// rules of a system is that system.
#[must_use]
pub fn by_trf_name(name: &str) -> Option<PairingMethod> {
    let name = name.trim().to_ascii_uppercase();
    let name = name.strip_suffix("_BAKU").unwrap_or(&name);
    let found = SYSTEMS.iter().find(|(_, system)| {
        let info = system.info();
        info.trf_name == name || info.trf_editions.contains(&name)
    });
    found.map(|(method, _)| *method)
}

/// How an event names the system that a report names in a sentence (record 092), if it is one of
/// these: a word of it is enough.
#[must_use]
pub fn by_trf_words(sentence: &str) -> Option<PairingMethod> {
    let sentence = sentence.to_lowercase();
    let mut words = sentence.split(|c: char| !c.is_alphanumeric() && c != '-');
    words.find_map(|word| {
        let named = SYSTEMS.iter().find(|(_, system)| system.info().trf_words.contains(&word));
        named.map(|(method, _)| *method)
    })
}

/// What an event file says of each system.
pub fn ids() -> impl Iterator<Item = &'static str> {
    SYSTEMS.iter().map(|(_, system)| system.info().id)
}

/// What the systems are called in a tournament report.
pub fn trf_names() -> impl Iterator<Item = &'static str> {
    SYSTEMS.iter().map(|(_, system)| system.info().trf_name)
}
