//! The systems there are: made from the list in `methods`.

use super::Swiss;
use crate::{PairingMethod, each_pairing_system};
use draughts_ground::said::Message;

macro_rules! registry {
    ($($(#[$meta:meta])* $method:ident => $room:ident::$system:ident;)*) => {
        /// All of them.
        static SYSTEMS: &[(PairingMethod, &dyn Swiss)] =
            &[$((PairingMethod::$method, &super::$room::$system)),*];

        /// The system that an event names.
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

/// The messages of each system: what its criteria count, and what is said of every round.
pub fn messages() -> impl Iterator<Item = &'static [Message]> {
    SYSTEMS.iter().map(|(_, system)| system.info().messages)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::swiss::{Competitors, SystemName, TEAM_SCORES};

    #[test]
    fn every_system_is_found_by_its_id_and_by_its_name_in_a_report() {
        for &(method, listed) in SYSTEMS {
            let info = system(method).info();
            assert_eq!(listed.info(), info);
            let is_named = !matches!(info.title, SystemName::Named { .. });
            assert!(is_named, "{} has a name in every language", info.id);
            let id = serde_yaml::to_string(&method).unwrap();
            assert_eq!(id.trim(), info.id, "as an event file has it");
            assert_eq!(by_trf_name(info.trf_name), Some(method));
            assert_eq!(info.trf_name.ends_with(TEAM_SCORES), info.pairs == Competitors::Teams);
            assert_eq!(by_trf_name(&format!("{}_baku", info.trf_name)), Some(method));
            for word in info.trf_words {
                assert_eq!(by_trf_words(&format!("Swiss ({word})")), Some(method), "{word}");
            }
        }
        assert_eq!(by_trf_name("FIDE_DUTCH_2017"), Some(PairingMethod::Dutch));
        assert_eq!(by_trf_name("FIDE_DUTCH_2026_BAKU"), Some(PairingMethod::Dutch));
        assert_eq!(by_trf_name("FIDE_DUBOV"), None);
        assert_eq!(by_trf_name(""), None);
    }
}
