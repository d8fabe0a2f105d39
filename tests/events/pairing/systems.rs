//! Tests of the available systems: whom they pair, their names, and the figures they report.

use draughts_pairing::swiss::{
    CompetitorKind, FigureValue, SystemName, TEAM_SCORES, by_trf_name, by_trf_words, ids, system,
    trf_names,
};
use draughts_pairing::{PairingMethod, Points};

#[test]
fn the_usual_system_fits_and_a_system_for_players_pairs_no_teams() {
    for of_teams in [false, true] {
        assert!(PairingMethod::usual(of_teams).fits(of_teams));
        assert_eq!(PairingMethod::meant(None, of_teams), PairingMethod::usual(of_teams));
    }
    for (method, players, teams) in [
        (PairingMethod::Dutch, true, false),
        (PairingMethod::TeamA, false, true),
        (PairingMethod::TeamB, false, true),
        (PairingMethod::Team, false, true),
        (PairingMethod::Random, true, true),
    ] {
        assert_eq!((method.fits(false), method.fits(true)), (players, teams), "{method:?}");
        assert_eq!(PairingMethod::meant(Some(method), false), method);
        let of_teams = if teams { method } else { PairingMethod::TeamA };
        assert_eq!(PairingMethod::meant(Some(method), true), of_teams);
    }
}

#[test]
fn what_could_not_be_less_is_nothing() {
    for nothing in [
        FigureValue::Count(0),
        FigureValue::Scores(Vec::new()),
        FigureValue::Scores(vec![Points::ZERO]),
        FigureValue::Floaters(0, Vec::new()),
    ] {
        assert!(nothing.is_nothing(), "{nothing:?}");
    }
    assert!(!FigureValue::Floaters(1, vec![Points::ZERO]).is_nothing());
}

#[test]
fn every_system_is_found_by_its_id_and_by_its_name_in_a_report() {
    for (listed, trf_name) in ids().zip(trf_names()) {
        let method: PairingMethod = serde_yaml::from_str(listed).unwrap();
        let info = system(method).info();
        assert_eq!((info.id, info.trf_name), (listed, trf_name));
        let is_named = !matches!(info.title, SystemName::Named { .. });
        assert!(is_named, "{} has a name in every language", info.id);
        let id = serde_yaml::to_string(&method).unwrap();
        assert_eq!(id.trim(), info.id, "as an event file has it");
        assert_eq!(by_trf_name(info.trf_name), Some(method));
        assert_eq!(info.trf_name.ends_with(TEAM_SCORES), info.pairs == CompetitorKind::Teams);
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
