//! Checks the rounds of a tournament report against a pairing system.

use std::fmt::Write;

use chrono::NaiveDate;
use serde::Serialize;

use super::reasons;
use crate::event::DroppedRatings;
use draughts_events::event::Ledger;
use draughts_events::field::{Field, FieldPair, FieldPairing, PromisedRules};
use draughts_events::standings::{StandingsOptions, rank};
use draughts_events::swiss::{self, Impossible, Info, Swiss};
use draughts_events::trf::{
    self, ConversionNote, Document, EarlierCells, FieldError, PlaceMismatch, RankedReport,
};
use draughts_events::verify::{self, Breach};
use draughts_ground::diag::Level;
use draughts_ground::said::{Said, Sentences, Told, said};
use draughts_report::Line;
use draughts_report::one_line;
use draughts_report::words::{Language, help, say};

/// The name and version of the JSON format.
pub const TRF_CHECK_SCHEMA: &str = "arbiter.trf-check/1";

/// The rounds of a tournament report, each paired again for comparison.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TrfCheck {
    /// `arbiter.trf-check/1`.
    pub schema: &'static str,
    /// The number of rounds that the system pairs in the same way; for pairings by lot, those that
    /// keep its rules.
    pub same: usize,
    /// The rounds.
    pub rounds: Vec<RoundCheck>,
    /// Points in the report that differ from those of its results. Absent if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<Line>,
    /// Places in the report that differ from those by the tie-breaks it names. Absent if there are
    /// none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<Line>,
    /// Assumptions of the check, and possible reasons for differences.
    pub notes: Vec<Line>,
    /// The description of the system, if it is not a schedule; not in the JSON.
    #[serde(skip)]
    info: Option<&'static Info>,
}

/// A round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RoundCheck {
    /// Its number.
    pub round: u16,
    /// The number of boards in the report.
    pub boards: usize,
    /// Pairs in the report that the system would not make.
    pub report: Vec<PairCheck>,
    /// Pairs that the system would make instead.
    pub system: Vec<PairCheck>,
    /// Reasons the system cannot pair the round; empty if it can.
    pub impossible: Vec<Line>,
    /// Violations found in the report's pairing by an independent check.
    pub breaches: Vec<Line>,
}

/// A pair in which the report and the system differ.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PairCheck {
    /// The pairing number of White, or of the player with the bye.
    pub white: u16,
    /// The pairing number of Black; null for the bye.
    pub black: Option<u16>,
    /// The reason the system would not make this pair. Absent if none is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub because: Option<Line>,
}

impl RoundCheck {
    /// Returns whether the system pairs the round as the report does.
    pub fn is_same(&self) -> bool {
        self.report.is_empty()
            && self.system.is_empty()
            && self.impossible.is_empty()
            && self.breaches.is_empty()
    }
}

impl TrfCheck {
    /// Pairs every round of a report again by a system.
    ///
    /// # Errors
    ///
    /// Fails if the data of a round cannot be used for pairing.
    pub fn new(document: &Document, system: &dyn Swiss) -> Result<Self, FieldError> {
        let info = system.info();
        let players = trf::competitors(document);
        let number = |at: usize| players[at].number;
        let name = |at: usize| match one_line(&players[at].name) {
            name if name.is_empty() => number(at).to_string(),
            name => format!("{} {name}", number(at)),
        };
        let mut rounds = Vec::new();
        let earlier = EarlierCells::of(document);
        for round in 1..=trf::paired_rounds(document) {
            // A result may have been changed since.
            let then = earlier.as_paired(document, round);
            let field = trf::field(&then, Some(round))?;
            let paired = trf::paired(&then, &field);
            let mut check = RoundCheck {
                round,
                boards: paired.pairing.pairs.len(),
                report: Vec::new(),
                system: Vec::new(),
                impossible: Vec::new(),
                breaches: breaches(&field, &paired, info.rules, &name),
            };
            match system.pair(&field) {
                // A report does not say from what the lots are drawn.
                Ok(_) if info.draws_lots => {}
                Ok(again) => differences(&mut check, &field, &paired, &again, number),
                Err(why) => check.impossible = impossible(&field, &why, name),
            }
            rounds.push(check);
        }
        let same = rounds.iter().filter(|round| round.is_same()).count();
        let notes = notes(document, same < rounds.len(), info);
        // The rounds are checked by the results, whatever sums the report has.
        let points = trf::wrong_points(document).iter().map(Line::of).collect();
        let info = Some(info);
        let schema = TRF_CHECK_SCHEMA;
        Ok(Self { schema, same, rounds, points, places: Vec::new(), notes, info }.ranked(document))
    }

    /// Checks what can be checked in a report whose rounds follow a schedule of this name.
    ///
    /// # Errors
    ///
    /// Fails if its lines contradict each other.
    pub fn of_schedule(document: &Document, name: &str) -> Result<Self, FieldError> {
        let is_error = |wrong: &trf::Contradiction| wrong.code().level == Level::Error;
        if let Some(wrong) = trf::contradictions(document).into_iter().find(is_error) {
            return Err(FieldError::Contradiction(wrong));
        }
        let points = trf::wrong_points(document).iter().map(Line::of).collect();
        let notes = vec![Line::of(&said!(
            "check-schedule",
            "note: the system is a schedule, { $name }: no round of it is paired from the scores \
             before it, so no pairing was checked";
            name = name.to_owned()
        ))];
        let (same, rounds) = (0, Vec::new());
        let (schema, places) = (TRF_CHECK_SCHEMA, Vec::new());
        Ok(Self { schema, same, rounds, points, places, notes, info: None }.ranked(document))
    }

    /// Compares the places of the report with the tie-breaks of record 212, or else 202.
    ///
    /// Without either, the places are compared with the points, if the last round has been played.
    fn ranked(mut self, document: &Document) -> Self {
        let head = trf::tie_break_record(document);
        let record = head.map_or("", trf::HeadRecord::code);
        let (event, notes) = match trf::to_event(document) {
            Ok(made) => made,
            Err(_) if head.is_none() => return self,
            Err(why) => {
                let why = why.said();
                self.notes.push(Line::of(&said!(
                    "check-places-no-event",
                    "note: the places were not held against record { $record }: { $why }";
                    record, why
                )));
                return self;
            }
        };
        let unknown = notes.iter().find_map(|note| match note {
            ConversionNote::UnknownTieBreak { code, .. } => Some(code.clone()),
            _ => None,
        });
        if let Some(code) = unknown {
            self.notes.push(Line::of(&said!(
                "check-places-unknown",
                "note: the places were not held against record { $record }: tie-break { $code } \
                 is not known";
                record, code
            )));
            return self;
        }
        // A report does not separate the ranks of several groups. Before the last round, programs
        // write the ranks of the previous round, or of the start.
        let is_over = event
            .system
            .planned_rounds(event.competitors().len())
            .is_none_or(|planned| planned <= event.rounds.len());
        if !event.groups.is_empty() || head.is_none() && !is_over {
            return self;
        }
        let event = if head.is_none() { event.ranked_by(Vec::new()) } else { event };
        let RankedReport { event, of_teams, fide, .. } = RankedReport::new(&event, None);
        let options = StandingsOptions { fide: Some(fide), ..StandingsOptions::default() };
        let standings = rank(&event, &Ledger::whole(&event), options);
        if standings.missing > 0 && head.is_none() {
            return self;
        }
        if standings.missing > 0 {
            let missing = standings.missing;
            self.notes.push(Line::of(&said!(
                "check-places-open",
                "note: the places were not held against record { $record }: { $missing ->
                    [one] { $missing } result is
                   *[other] { $missing } results are
                } missing";
                record, missing
            )));
            return self;
        }
        let tie_breaks: Vec<String> =
            standings.tie_breaks.iter().map(ToString::to_string).collect();
        let other = |other: PlaceMismatch| {
            let PlaceMismatch { number, name, place, said, .. } = other;
            let tie_breaks = tie_breaks.clone();
            match head {
                Some(_) => Line::of(&said!(
                    "check-other-place",
                    "{ $number } { $name } is { $place } by record { $record } ({ $tie_breaks }), \
                     and the report says { $said }";
                    number, name, place, record, tie_breaks, said
                )),
                None => Line::of(&said!(
                    "check-other-place-by-points",
                    "{ $number } { $name } is { $place } by the points, and the report says \
                     { $said }";
                    number, name, place, said
                )),
            }
        };
        self.notes.extend(DroppedRatings::of(&event).map(|dropped| Line::of(&dropped.note())));
        let others = trf::other_places(document, of_teams, &event, &standings);
        self.places = others.into_iter().map(other).collect();
        self
    }

    /// Returns whether nothing differs.
    ///
    /// The system pairs every round as the report does, and points and places follow from the
    /// results.
    pub fn is_same(&self) -> bool {
        self.same == self.rounds.len() && self.points.is_empty() && self.places.is_empty()
    }

    /// Returns the differences, and a line with the sum.
    pub fn text(&self, language: Language) -> String {
        let mut text = String::new();
        if let Some(info) = self.info {
            for round in self.rounds.iter().filter(|round| !round.is_same()) {
                round.write(&mut text, info, language).expect("a String takes every text");
            }
            let (same, rounds) = (self.same, self.rounds.len());
            let sum = match info.draws_lots {
                true => said!(
                    "check-drawn-sum",
                    "{ $same } of { $rounds ->
                        [one] { $rounds } round
                       *[other] { $rounds } rounds
                    } drawn by lot and by the rules";
                    same, rounds
                ),
                false => said!(
                    "check-sum",
                    "{ $same } of { $rounds ->
                        [one] { $rounds } round as { $system } pairs it
                       *[other] { $rounds } rounds as { $system } pairs them
                    }";
                    same, rounds, system = info.title
                ),
            };
            text += &say(&sum, language);
            text.push('\n');
        }
        for note in self.points.iter().chain(&self.places).chain(&self.notes) {
            let note_words = note.words(language);
            let words = match help(note, language) {
                Some(help) => format!("{note_words}; {help}"),
                None => note_words,
            };
            writeln!(text, "{words}").expect("a String takes every text");
        }
        text
    }
}

impl RoundCheck {
    fn write(&self, text: &mut String, info: &Info, language: Language) -> std::fmt::Result {
        let pairs = self.report.iter().filter(|pair| pair.black.is_some()).count();
        let (round, boards) = (self.round, self.boards);
        let head = match self.impossible.as_slice() {
            [] if info.draws_lots => said!(
                "check-drawn-round",
                "round { $round }: drawn by lot, but not by the rules";
                round
            ),
            [] => said!(
                "check-round",
                "round { $round }: { $pairs } of { $boards ->
                    [one] { $boards } board
                   *[other] { $boards } boards
                } not as { $system }";
                round, pairs, boards, system = info.title
            ),
            _ => said!(
                "check-round-impossible",
                "round { $round }: no legal pairing exists";
                round
            ),
        };
        writeln!(text, "{}", say(&head, language))?;
        self.impossible.iter().try_for_each(|line| writeln!(text, "  {}", line.words(language)))?;
        let sides = [
            (said!("check-in-report", "report"), &self.report),
            (said!("check-by-system", "system"), &self.system),
        ];
        for (who, pairs) in sides {
            let list: Vec<String> = pairs.iter().map(PairCheck::text).collect();
            if !list.is_empty() {
                writeln!(text, "  {}  {}", say(&who, language), list.join("  "))?;
            }
        }
        for pair in &self.report {
            if let Some(because) = &pair.because {
                writeln!(text, "  {}: {}", pair.text(), because.words(language))?;
            }
        }
        let mut breaches = self.breaches.iter();
        breaches.try_for_each(|breach| writeln!(text, "  {}", breach.words(language)))
    }
}

impl PairCheck {
    fn text(&self) -> String {
        match self.black {
            Some(black) => format!("{}-{black}", self.white),
            None => format!("{}-bye", self.white),
        }
    }
}

/// Returns why a round cannot be paired, and what could be relaxed, one line each.
///
/// `name` returns the name of a player by index in the field.
pub fn impossible(field: &Field, why: &Impossible, name: impl Fn(usize) -> String) -> Vec<Line> {
    let ways = Sentences::listed(why.relaxed(field).iter().map(Told::said).collect());
    let reasons = why.reasons(field, name);
    let lines = reasons.iter().map(Line::of);
    lines
        .chain([Line::of(&said!("check-relax", "what could be relaxed: { $ways }"; ways))])
        .collect()
}

/// Describes the breaches of the rules in a report's pairing, with the articles.
///
/// In the last round, third colours in a row and colour differences of three are for the system to
/// weigh. Colours are not wrong if the report does not give them.
fn breaches(
    field: &Field,
    paired: &trf::ReportPairing,
    rules: PromisedRules,
    name: &dyn Fn(usize) -> String,
) -> Vec<Line> {
    let has_bye_too = |at: &usize| paired.more_byes.contains(at);
    let is_colorless =
        |at: usize| paired.colorless.iter().any(|pair| at == pair.white || at == pair.black);
    let is_meant = |breach: &Breach| match *breach {
        Breach::ThirdRunning { player, .. } | Breach::Difference { player, .. } => {
            !field.is_last_round() && !is_colorless(player)
        }
        Breach::WrongColor { white, .. } => !is_colorless(white),
        // A line of its own names all players with the bye.
        Breach::Unpaired { player } => !has_bye_too(&player),
        _ => true,
    };
    let line = |breach: Breach| {
        Line::of(&said!(
            "check-breach",
            "{ $what }{ $article ->
                [none] {\"\"}
               *[other] {\" \"}({ $article })
            }";
            what = breach.of(name), article = breach.article(rules)
        ))
    };
    let byes = paired.pairing.bye.into_iter().chain(paired.more_byes.iter().copied());
    let several = said!(
        "check-several-byes",
        "more than one has the pairing-allocated bye: { $players }";
        players = byes.map(name).collect::<Vec<_>>().join("; ")
    );
    let several = (!paired.more_byes.is_empty()).then(|| Line::of(&several));
    let found = verify::check(field, &paired.pairing, rules).into_iter().filter(is_meant).map(line);
    several.into_iter().chain(found).collect()
}

/// Notes the assumptions, and if rounds differ, possible reasons.
fn notes(document: &Document, differ: bool, info: &Info) -> Vec<Line> {
    let rounds = trf::paired_rounds(document);
    let not_said = said!(
        "check-rounds-not-said",
        "note: the file does not say how many rounds the tournament has; { $rounds ->
            [one] the { $rounds } that is paired counts as its only round
           *[other] the { $rounds } that are paired count as all of them
        }";
        rounds
    );
    let mut notes = Vec::new();
    if rounds > 0 && !trf::has_round_count(document) {
        notes.push(Line::of(&not_said));
    }
    if trf::names_no_system(document) && trf::round_robin_cycles(document).is_some() {
        notes.push(Line::of(&said!(
            "check-everybody-met",
            "note: everybody has met everybody, and no record names the system: read as a Swiss"
        )));
    }
    if differ && trf::has_final_rank_numbers(document) {
        notes.push(Line::of(&said!(
            "check-numbers-are-places",
            "note: the start numbers are the final places and do not follow the ratings; rounds \
             cannot be paired again by numbers that were given after the last of them"
        )));
    }
    let since = info.since.and_then(|(year, month, day)| NaiveDate::from_ymd_opt(year, month, day));
    let begun = trf::first_day(document).zip(since.filter(|_| differ && !info.draws_lots));
    notes.extend(begun.filter(|(day, since)| day < since).map(|(day, since)| {
        let (day, since) = (day.to_string(), since.to_string());
        Line::of(&said!(
            "check-older-rules",
            "note: the tournament began on { $day }, and the rules of { $law } that are checked \
             here are in force since { $since }";
            day, law = info.law, since
        ))
    }));
    // Rounds may differ if the rules can be read in two ways.
    let remark = info.remark.filter(|_| differ && !info.draws_lots);
    notes.extend(remark.map(|message| Line::of(&Said::from(message))));
    notes
}

/// Records the differences between a report and the system.
fn differences(
    check: &mut RoundCheck,
    field: &Field,
    paired: &trf::ReportPairing,
    again: &swiss::ExplainedPairing,
    number: impl Fn(usize) -> u16,
) {
    let pair = |pair: &FieldPair, because| PairCheck {
        white: number(pair.white),
        black: Some(number(pair.black)),
        because,
    };
    let bye = |at: usize, because| PairCheck { white: number(at), black: None, because };
    let because = |one: usize, other: Option<usize>| {
        // With several byes, the question which one is better does not arise.
        if other.is_none() && !paired.more_byes.is_empty() {
            return None;
        }
        let reasons = again.reasons.as_deref()?;
        let why = reasons.instead(field, one, other);
        let (why, criterion) = reasons::instead(reasons, &why, None);
        Some(Line::of(&said!(
            "check-because",
            "{ $why }{ $criterion ->
                [none] {\"\"}
               *[other] {\" \"}({ $criterion })
            }";
            why = why.said(), criterion
        )))
    };
    for own in missing(&paired.pairing, &again.pairing, paired) {
        let why = match has(&again.pairing, &turned(own)) {
            true => Some(Line::of(&said!(
                "check-other-way-round",
                "the colours are the other way round"
            ))),
            false => because(own.white, Some(own.black)),
        };
        check.report.push(pair(own, why));
    }
    check.system =
        missing(&again.pairing, &paired.pairing, paired).map(|one| pair(one, None)).collect();
    if paired.pairing.bye != again.pairing.bye {
        check.report.extend(paired.pairing.bye.map(|at| bye(at, because(at, None))));
        check.system.extend(again.pairing.bye.map(|at| bye(at, None)));
    }
    check.report.extend(paired.more_byes.iter().map(|&at| bye(at, None)));
}

/// Returns the pairs of one pairing that another does not have.
///
/// If the report does not give the colours of a pair, either order counts.
fn missing<'p>(
    of: &'p FieldPairing,
    other: &'p FieldPairing,
    paired: &'p trf::ReportPairing,
) -> impl Iterator<Item = &'p FieldPair> {
    let is_colorless =
        |pair: &FieldPair| [*pair, turned(pair)].iter().any(|pair| paired.colorless.contains(pair));
    let is_there =
        move |pair: &FieldPair| has(other, pair) || is_colorless(pair) && has(other, &turned(pair));
    of.pairs.iter().filter(move |pair| !is_there(pair))
}

fn has(pairing: &FieldPairing, pair: &FieldPair) -> bool {
    pairing.pairs.contains(pair)
}

const fn turned(pair: &FieldPair) -> FieldPair {
    FieldPair { white: pair.black, black: pair.white }
}
