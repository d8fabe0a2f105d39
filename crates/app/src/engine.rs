//! A pairing engine for programs that call bbpPairings or JaVaFo: its answers and its checklists.

use super::trf::{NoPairing, Report, pairs};
use draughts_event_report::engine::{checklist, differences};
use draughts_events::event::{PairingMethod, Points};
use draughts_events::field::Field;
use draughts_events::swiss::{ExplainedPairing, Impossible, system};
use draughts_events::trf::{
    Cell, Document, FieldError, MissingData, NamedCompetitor, Record, ResultCode,
    check_competitors, coded_method, competitors, field, is_of_teams, paired, paired_rounds,
    repeatable_method, wrong_points,
};

/// The system that the calling program requests.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RequestedSystem {
    /// The Dutch system.
    Dutch,
    /// The Swiss team system, with the preferences and the scores that the report names.
    Teams,
}

/// The answer to a program that requests a pairing.
#[derive(Debug, Clone)]
pub struct PairingAnswer {
    /// The pairing, in the form of [`Report::pair`], or the reason there is none.
    pub pairs: Result<String, NoPairing>,
    /// The checklist of the round.
    pub checklist: String,
}

/// The answer to a program that requests a check of a report.
#[derive(Debug, Clone)]
pub struct ReportCheck {
    /// The rounds, with the pairs in which report and system differ.
    pub text: String,
    /// The checklists of the rounds.
    pub checklist: String,
}

impl Report {
    /// Pairs the next round by the requested system, or else by that of the report.
    ///
    /// # Errors
    ///
    /// As [`Report::pair`], and if the report names another system than the requested one.
    pub fn answer(&self, asked: Option<RequestedSystem>) -> Result<PairingAnswer, FieldError> {
        let method = self.method(asked)?;
        let field = field(&self.document, None)?;
        let players = competitors(&self.document);
        let number = |at: usize| players[at].number;
        let paired = system(method).pair(&field);
        let list = paired.as_ref().ok().map(|paired| &paired.pairing);
        let checklist = checklist(&field, &number, list);
        Ok(PairingAnswer { pairs: told(field, paired, &players), checklist })
    }

    /// Pairs every round of the report again. `name` precedes the rounds.
    ///
    /// As in bbpPairings, every column is a past round. So absences that are entered for the next
    /// round make it a round without pairings, and their points must be in the scores.
    ///
    /// # Errors
    ///
    /// Fails for a wrong score, as bbpPairings does; for a round that cannot be converted to a
    /// field; and if the report names another system than the requested one.
    pub fn checked(
        &self,
        name: &str,
        asked: Option<RequestedSystem>,
    ) -> Result<ReportCheck, FieldError> {
        let method = self.method(asked)?;
        let document = with_every_column(&self.document);
        if let Some(wrong) = wrong_points(&document).into_iter().next() {
            return Err(wrong);
        }
        let players = competitors(&document);
        let number = |at: usize| players[at].number;
        let (mut text, mut lists) = (String::new(), String::new());
        for round in 1..=paired_rounds(&document) {
            let field = field(&document, Some(round))?;
            let own = paired(&document, &field);
            let again = system(method).pair(&field).ok().map(|again| again.pairing);
            text.push_str(&differences(name, &field, &number, &own, again.as_ref()));
            let list = checklist(&field, &number, again.as_ref());
            lists.push_str(&format!("Round #{round}\n{list}"));
        }
        text.push('\n');
        Ok(ReportCheck { text, checklist: lists })
    }

    /// Returns the system of the report, which must be the requested one.
    fn method(&self, asked: Option<RequestedSystem>) -> Result<PairingMethod, FieldError> {
        let asked = match asked {
            None => return repeatable_method(&self.document),
            Some(RequestedSystem::Teams) if is_of_teams(&self.document) => {
                return repeatable_method(&self.document);
            }
            Some(RequestedSystem::Teams) => return Err(MissingData::NoTeams.into()),
            Some(RequestedSystem::Dutch) => PairingMethod::Dutch,
        };
        match coded_method(&self.document)? {
            Some(method) if method != asked => {
                let (named, asked) = (system(method).info().title, system(asked).info().title);
                Err(MissingData::NotAsked { named, asked }.into())
            }
            _ => check_competitors(&self.document, asked).map(|()| asked).map_err(FieldError::from),
        }
    }
}

/// Marks players absent who have no entry in a column where others have one.
fn with_every_column(document: &Document) -> Document {
    let mut document = document.clone();
    let columns = document.players().map(|player| player.rounds.len()).max().unwrap_or(0);
    for record in &mut document.records {
        if let Record::Player(player) = record {
            player.rounds.resize(columns, Some(Cell::without(ResultCode::ZeroBye)));
        }
    }
    document
}

/// Returns a pairing in the form for programs, or the reason there is none.
pub(super) fn told(
    mut field: Field,
    paired: Result<ExplainedPairing, Impossible>,
    players: &[NamedCompetitor],
) -> Result<String, NoPairing> {
    match paired {
        Ok(ExplainedPairing { mut pairing, .. }) => {
            // The order of bbpPairings: see `sort_boards`.
            field.players.iter_mut().for_each(|player| player.extra = Points::ZERO);
            pairing.sort_boards(&field);
            Ok(pairs(&pairing, players))
        }
        Err(why) => Err(NoPairing::of_report(&field, &why, players)),
    }
}
