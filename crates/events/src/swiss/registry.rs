//! The list of systems.

use super::Swiss;
use super::dutch::Dutch;
use super::random::Random;
use crate::event::PairingMethod;

/// Declares the systems: for each, how an event names it, and its type.
macro_rules! systems {
    ($($method:ident => $system:expr),* $(,)?) => {
        /// All of them.
        static SYSTEMS: &[(PairingMethod, &dyn Swiss)] =
            &[$((PairingMethod::$method, &$system)),*];

        /// The system that an event names.
        #[must_use]
        pub fn system(method: PairingMethod) -> &'static dyn Swiss {
            match method {
                $(PairingMethod::$method => &$system,)*
            }
        }
    };
}

systems! {
    Dutch => Dutch,
    Random => Random,
}

/// How an event names the system with this name in a tournament report (record 192);
/// case and an acceleration at the end (`_BAKU`) do not matter.
#[must_use]
pub fn by_trf_name(name: &str) -> Option<PairingMethod> {
    let name = name.trim().to_ascii_uppercase();
    let name = name.strip_suffix("_BAKU").unwrap_or(&name);
    let found = SYSTEMS.iter().find(|(_, system)| system.info().trf_name == name);
    found.map(|(method, _)| *method)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_system_is_found_by_its_id_and_by_its_name_in_a_report() {
        for &(method, listed) in SYSTEMS {
            let info = system(method).info();
            assert_eq!(listed.info(), info);
            let id = serde_yaml::to_string(&method).unwrap();
            assert_eq!(id.trim(), info.id, "as an event file has it");
            assert_eq!(by_trf_name(info.trf_name), Some(method));
            assert_eq!(by_trf_name(&format!("{}_baku", info.trf_name)), Some(method));
        }
        assert_eq!(by_trf_name("FIDE_DUTCH_2017"), None);
        assert_eq!(by_trf_name(""), None);
    }
}
