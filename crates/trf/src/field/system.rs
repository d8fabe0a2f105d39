//! The pairing system of a report.

use super::error::{FieldError, MissingData};
use super::is_of_teams;
use crate::{ContradictionPlace, Document, HeadRecord, Record};
use draughts_pairing::PairingMethod;
use draughts_pairing::swiss::{by_trf_name, by_trf_words, system, trf_names};

/// Returns the system for pairing the rounds of a report.
///
/// It is the system of record 192 or, without one, that of record 092, or the default.
///
/// # Errors
///
/// Fails if the record (192, or else 092) names an unknown system or one that is not a Swiss, or if
/// the system pairs players and this is a team tournament, or vice versa.
pub fn pairing_method(document: &Document) -> Result<PairingMethod, FieldError> {
    if let Some(method) = coded_method(document)? {
        return Ok(method);
    }
    let Some((at, text)) = told(document) else {
        return Ok(PairingMethod::usual(is_of_teams(document)));
    };
    let here = |lacks| FieldError::Lacks(lacks, ContradictionPlace::Record(at));
    if is_schedule_in_words(text) {
        return Err(here(MissingData::Schedule { name: text.to_owned() }));
    }
    match by_trf_words(text) {
        Some(method) => check_competitors(document, method).map(|()| method).map_err(here),
        None => Err(here(MissingData::OtherSystem { text: text.to_owned() })),
    }
}

/// Returns the system that record 192 names, if there is one.
///
/// # Errors
///
/// Fails if the record names an unknown system or one that is not a Swiss, or if the system pairs
/// players and this is a team tournament, or vice versa.
pub fn coded_method(document: &Document) -> Result<Option<PairingMethod>, FieldError> {
    let Some((at, name)) = named(document) else { return Ok(None) };
    let here = |lacks| FieldError::Lacks(lacks, ContradictionPlace::Record(at));
    if is_schedule(name) {
        return Err(here(MissingData::Schedule { name: name.to_owned() }));
    }
    let Some(method) = by_trf_name(name) else {
        let known = trf_names().map(str::to_owned).collect();
        return Err(here(MissingData::UnknownSystem { name: name.to_owned(), known }));
    };
    check_competitors(document, method).map_err(here)?;
    Ok(Some(method))
}

/// Returns whether a name in record 192 is that of a round robin or a Scheveningen.
fn is_schedule(name: &str) -> bool {
    let name = name.to_ascii_uppercase();
    name.ends_with("ROUNDROBIN") || name.ends_with("SCHEVENINGEN")
}

/// Returns whether the text of record 092 describes a round robin or a Scheveningen, single or
/// double.
fn is_schedule_in_words(text: &str) -> bool {
    let text = text.to_lowercase().replace([' ', '-'], "");
    text.contains("roundrobin") || text.contains("scheveningen")
}

/// Refuses to pair teams by a system for players, or vice versa.
///
/// # Errors
///
/// Fails if the system does not pair the competitors of the report.
pub fn check_competitors(document: &Document, method: PairingMethod) -> Result<(), MissingData> {
    let info = system(method).info();
    let teams = is_of_teams(document);
    match info.fits(teams) {
        true => Ok(()),
        false => Err(MissingData::Unfit { system: info.title, teams }),
    }
}

/// As [`pairing_method`], for a round that is to be paired from the report alone.
///
/// # Errors
///
/// As [`pairing_method`], and for a system that draws lots from a seed, which a report does not
/// have.
pub fn repeatable_method(document: &Document) -> Result<PairingMethod, FieldError> {
    let method = pairing_method(document)?;
    match named(document) {
        Some((at, name)) if system(method).info().draws_lots => {
            let lots = MissingData::DrawsLots { name: name.to_owned() };
            Err(FieldError::Lacks(lots, ContradictionPlace::Record(at)))
        }
        _ => Ok(method),
    }
}

/// The type that a user assigns to a report, overriding its own name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AssignedSystem {
    /// A Swiss.
    Swiss,
    /// A round robin.
    RoundRobin,
}

/// Returns whether neither record 192 nor record 092 names a system.
pub fn names_no_system(document: &Document) -> bool {
    named(document).is_none() && told(document).is_none()
}

impl Document {
    /// Changes record 192 to the requested system.
    #[must_use]
    pub fn of_system(mut self, asked: AssignedSystem) -> Self {
        let code = match asked {
            AssignedSystem::Swiss => {
                system(PairingMethod::usual(is_of_teams(&self))).info().trf_name
            }
            AssignedSystem::RoundRobin if crate::round_robin_cycles(&self) == Some(2) => {
                "BERGER_DOUBLEROUNDROBIN"
            }
            AssignedSystem::RoundRobin => "BERGER_ROUNDROBIN",
        };
        let own = Record::Head(HeadRecord::CodedKind, code.to_owned());
        let is_named =
            |record: &&mut Record| matches!(record, Record::Head(HeadRecord::CodedKind, _));
        // Records correspond to lines, so a new one comes last.
        match self.records.iter_mut().find(is_named) {
            Some(record) => *record = own,
            None => self.records.push(own),
        }
        self
    }
}

/// Returns record 192: its index and its content.
fn named(document: &Document) -> Option<(usize, &str)> {
    let mut records = document.records.iter().enumerate();
    records.find_map(|(at, record)| match record {
        Record::Head(HeadRecord::CodedKind, name) if !name.trim().is_empty() => {
            Some((at, name.trim()))
        }
        _ => None,
    })
}

/// Words for other systems in record 092. Those of systems in the registry are in
/// `Info::trf_words`.
const OTHER_SYSTEMS: &[&str] = &[
    "burstein",
    "dubov",
    "lim",
    "double-swiss",
    "doubleswiss",
    "round-robin",
    "roundrobin",
    "round",
    "scheveningen",
    "knockout",
    "knock-out",
    "keizer",
];

/// Returns record 092 if it names a system: its index and its content.
fn told(document: &Document) -> Option<(usize, &str)> {
    document.records.iter().enumerate().find_map(|(at, record)| match record {
        Record::Head(HeadRecord::Kind, text) => {
            let text = text.trim();
            let lower = text.to_lowercase();
            let mut words = lower.split(|c: char| !c.is_alphanumeric() && c != '-');
            let names = |word| OTHER_SYSTEMS.contains(&word) || by_trf_words(word).is_some();
            (is_schedule_in_words(text) || words.any(names)).then_some((at, text))
        }
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(line: &str) -> Document {
        crate::read(format!("012 X\n{line}").as_bytes()).0
    }

    #[test]
    fn a_report_is_paired_by_the_system_that_it_names() {
        for (line, method) in [
            ("", PairingMethod::Dutch),
            ("192 FIDE_DUTCH_2025\n", PairingMethod::Dutch),
            ("192 fide_dutch_2017_baku\n", PairingMethod::Dutch),
            ("192 CUSTOM_SWISS_RANDOM\n", PairingMethod::Random),
            ("310   1 Lakeside\n", PairingMethod::TeamA),
            ("192 CUSTOM_SWISS_RANDOM\n310   1 Lakeside\n", PairingMethod::Random),
            ("192 FIDE_TEAM\n", PairingMethod::TeamA),
            ("192 fide_team_typea_gp_mp\n", PairingMethod::TeamA),
            ("192 FIDE_TEAM_TYPEB_MP_BAKU\n", PairingMethod::TeamB),
            ("192 FIDE_TEAM_GP\n", PairingMethod::Team),
        ] {
            assert_eq!(pairing_method(&of(line)), Ok(method), "{line}");
        }
        assert_eq!(repeatable_method(&of("")), Ok(PairingMethod::Dutch));
        let unfit =
            MissingData::Unfit { system: system(PairingMethod::Dutch).info().title, teams: true };
        let refused = pairing_method(&of("192 FIDE_DUTCH_2026\n310   1 Lakeside\n"));
        assert_eq!(refused, Err(FieldError::Lacks(unfit, ContradictionPlace::Record(1))));
    }

    #[test]
    fn a_system_that_is_not_there_is_refused_where_it_is_named() {
        for name in ["FIDE_DUBOV", "CUSTOM_SWISS"] {
            let refused = pairing_method(&of(&format!("192 {name}\n"))).unwrap_err();
            let FieldError::Lacks(MissingData::UnknownSystem { name: said, known }, place) =
                refused
            else {
                panic!("{refused}")
            };
            assert_eq!((said.as_str(), place), (name, ContradictionPlace::Record(1)));
            assert!(known.iter().map(String::as_str).eq(trf_names()), "{known:?}");
        }
    }

    #[test]
    fn a_schedule_is_no_unknown_system() {
        for name in ["BERGER_ROUNDROBIN", "berger_doubleroundrobin", "FIDE_SCHEVENINGEN"] {
            let refused = pairing_method(&of(&format!("192 {name}\n"))).unwrap_err();
            let schedule = MissingData::Schedule { name: name.to_owned() };
            assert_eq!(refused, FieldError::Lacks(schedule, ContradictionPlace::Record(1)));
        }
    }

    #[test]
    fn a_schedule_that_is_named_in_words_is_one() {
        for text in [
            "Individual: Round-Robin",
            "Individual: Double-Round-Robin",
            "round robin",
            "Team: Scheveningen",
        ] {
            let refused = pairing_method(&of(&format!("092 {text}\n"))).unwrap_err();
            let schedule = MissingData::Schedule { name: text.to_owned() };
            assert_eq!(
                refused,
                FieldError::Lacks(schedule, ContradictionPlace::Record(1)),
                "{text}"
            );
        }
    }

    #[test]
    fn lots_are_not_drawn_anew_from_a_report() {
        let refused = repeatable_method(&of("192 CUSTOM_SWISS_RANDOM\n")).unwrap_err();
        assert!(
            matches!(refused, FieldError::Lacks(MissingData::DrawsLots { .. }, _)),
            "{refused}"
        );
    }
}
