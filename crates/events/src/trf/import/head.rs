//! The tournament and its players in a report, apart from their rounds.

use chrono::{Datelike, NaiveDate};

use super::super::{
    ConversionNote, Document, HeadRecord, PlayerLine, Record, is_of_teams, names_no_system,
    round_robin_cycles,
};
use super::{id, teams};
use crate::event::{
    Birth, Color, EventDocument, Numbers, PairingMethod, Play, PlayerDocument, SwissSettings,
    System, TieBreak,
};
use crate::swiss::{by_trf_name, by_trf_words};
use draughts_trf::day::{self, NoDay, written};

/// The competitors of an event.
#[derive(Debug, Clone, Copy)]
pub(super) struct CompetitorCount {
    /// The number of rounds that have been paired.
    pub(super) paired: usize,
    /// The number of players or teams.
    pub(super) size: usize,
    /// Whether teams meet.
    pub(super) of_teams: bool,
}

/// Returns the event without players.
pub(super) fn event(
    document: &Document,
    field: CompetitorCount,
    notes: &mut Vec<ConversionNote>,
) -> EventDocument {
    let system = system(document, field, notes);
    let name = document.head(HeadRecord::Name);
    if name.is_none() {
        notes.push(ConversionNote::NoName);
    }
    let text = |head| document.head(head).map(str::to_owned);
    let start = day(document, HeadRecord::Start, notes);
    let mut end = day(document, HeadRecord::End, notes);
    if start > end && end.is_some() {
        notes.push(ConversionNote::EndBeforeStart);
        end = None;
    }
    let arbiters = document.heads(HeadRecord::Arbiter).chain(document.heads(HeadRecord::Deputy));
    let tiebreaks = tie_breaks(document, notes);
    kept(document, field.of_teams, notes);
    EventDocument {
        place: text(HeadRecord::City),
        federation: text(HeadRecord::Federation),
        start,
        end,
        arbiters: arbiters.map(str::to_owned).collect(),
        time_control: text(HeadRecord::Time).or_else(|| text(HeadRecord::CodedTime)),
        tiebreaks,
        ..EventDocument::new(name.unwrap_or("Tournament"), system)
    }
}

/// The system of a report: its code in record 192, and its name in words.
struct Coded {
    code: String,
    words: String,
}

impl Coded {
    fn of(document: &Document) -> Self {
        let code = document.head(HeadRecord::CodedKind).unwrap_or_default().to_ascii_uppercase();
        let words = document.head(HeadRecord::Kind).unwrap_or_default().to_lowercase();
        Self { code, words }
    }

    /// Returns whether the code contains `in_code` or, without a code, the name contains a word.
    fn says(&self, in_code: &str, in_words: &[&str]) -> bool {
        let by_words =
            || self.code.is_empty() && in_words.iter().any(|word| self.words.contains(word));
        self.code.contains(in_code) || by_words()
    }
}

fn system(document: &Document, field: CompetitorCount, notes: &mut Vec<ConversionNote>) -> System {
    let CompetitorCount { paired, size: players, .. } = field;
    let kind = Coded::of(document);
    let all_meet = kind.says("ROUNDROBIN", &["round robin", "round-robin", "roundrobin"]);
    let mut system = match all_meet {
        true => System::of_cycles(if kind.says("DOUBLEROUNDROBIN", &["double"]) { 2 } else { 1 }),
        false => swiss(document, &kind, field, notes).into(),
    };
    system.numbers = Numbers::Hand;
    system.first_color = first_color(document);
    // The rounds alone would fit either system.
    if !all_meet && !field.of_teams && names_no_system(document) {
        notes.extend(round_robin_cycles(document).map(|_| ConversionNote::EverybodyMet));
    }
    if all_meet {
        let planned = system.planned_rounds(players).unwrap_or(0);
        if paired > planned {
            notes.push(ConversionNote::RoundRobinRounds { players, planned, paired });
        }
    }
    system
}

/// Returns a Swiss, or a system that is read as one.
fn swiss(
    document: &Document,
    kind: &Coded,
    field: CompetitorCount,
    notes: &mut Vec<ConversionNote>,
) -> Play {
    let paired = field.paired;
    let of_teams = kind.says("SCHEVENINGEN", &["scheveningen"]) || is_of_teams(document);
    if of_teams && !field.of_teams {
        notes.push(ConversionNote::Teams { named: !teams::members(document).is_empty() });
    }
    let said = document.records.iter().find_map(|record| match record {
        Record::Rounds(rounds) | Record::LegacyRounds(rounds) => Some(usize::from(*rounds)),
        _ => None,
    });
    let rounds = said.unwrap_or(paired).max(paired).max(1);
    if said.is_none() {
        notes.push(ConversionNote::RoundsNotSaid { rounds });
    } else if said.is_some_and(|said| said < paired) {
        notes.push(ConversionNote::MoreRounds { paired });
    }
    let in_words = || by_trf_words(&kind.words).filter(|_| kind.code.is_empty());
    let named = by_trf_name(&kind.code).or_else(in_words);
    // A system for players does not pair teams, and vice versa.
    let named = named.filter(|&method| method.fits(field.of_teams));
    let pairing = PairingMethod::meant(named, field.of_teams);
    notes.extend(older_rules(document).map(|code| ConversionNote::OlderRules { code }));
    if named.is_none() && !kind.code.is_empty() && (!of_teams || field.of_teams) {
        let system = crate::swiss::system(pairing).info().title;
        notes.push(ConversionNote::UnknownSystem { code: kind.code.clone(), system });
    }
    // The file of an event of players omits the usual system.
    let pairing =
        Some(pairing).filter(|_| field.of_teams || pairing != PairingMethod::usual(false));
    Play::Swiss(SwissSettings {
        rounds: u16::try_from(rounds).ok(),
        pairing,
        ..SwissSettings::default()
    })
}

/// Returns the code of record 192, if it is an edition of the rules that is, or may be, older than
/// the one by which its system pairs.
pub fn older_rules(document: &Document) -> Option<String> {
    let code = document.head(HeadRecord::CodedKind)?.to_ascii_uppercase();
    let edition = code.strip_suffix("_BAKU").unwrap_or(&code);
    let older = crate::swiss::system(by_trf_name(&code)?).info().trf_older;
    older.contains(&edition).then_some(code)
}

fn first_color(document: &Document) -> Option<Color> {
    let mut color = None;
    for record in &document.records {
        match record {
            Record::InitialColor(said) => color = Some(*said),
            Record::Configuration(words) => {
                for word in words {
                    match word.as_str() {
                        "white1" => color = Some(Color::White),
                        "black1" => color = Some(Color::Black),
                        _ => {}
                    }
                }
            }
            _ => {}
        }
    }
    color
}

fn day(
    document: &Document,
    head: HeadRecord,
    notes: &mut Vec<ConversionNote>,
) -> Option<NaiveDate> {
    let text = document.head(head)?;
    let (record, of) = (head.code(), || text.to_owned());
    match day::day(text) {
        Ok(day) => return Some(day),
        Err(NoDay::Other) => notes.push(ConversionNote::NoDay { record, text: of() }),
        Err(NoDay::Two(one, other)) => {
            let (one, other) = (written(one), written(other));
            notes.push(ConversionNote::TwoDays { record, text: of(), one, other });
        }
    }
    None
}

/// Returns the first day of a report, if it has one: that of record 042, otherwise that of the
/// first round with a day.
pub fn first_day(document: &Document) -> Option<NaiveDate> {
    let of_rounds = || {
        document.records.iter().find_map(|record| match record {
            Record::RoundDates(dates) => dates.iter().copied().flatten().next(),
            _ => None,
        })
    };
    document.head(HeadRecord::Start).and_then(|text| day::day(text).ok()).or_else(of_rounds)
}

/// Returns the tie-breaks of record 212, which ranks the players and may begin with the points, or
/// else those of record 202.
fn tie_breaks(document: &Document, notes: &mut Vec<ConversionNote>) -> Option<Vec<TieBreak>> {
    let record = tie_break_record(document)?;
    let text = document.head(record)?;
    let mut list: Vec<TieBreak> = Vec::new();
    for code in text.split(',').map(str::trim).filter(|code| !code.is_empty()) {
        match code.parse() {
            Ok(tie_break) if !list.contains(&tie_break) => list.push(tie_break),
            Ok(_) => {}
            // The points, which come first anyway.
            Err(_) if code.eq_ignore_ascii_case("PTS") => {}
            Err(_) => {
                let (record, code) = (record.code(), code.to_owned());
                notes.push(ConversionNote::UnknownTieBreak { record, code });
            }
        }
    }
    (!list.is_empty()).then_some(list)
}

/// Returns whether the report names tie-breaks.
pub fn names_tie_breaks(document: &Document) -> bool {
    tie_break_record(document).is_some()
}

/// Returns the record from which tie-breaks are taken, if the report has one: 212, or else 202.
pub fn tie_break_record(document: &Document) -> Option<HeadRecord> {
    [HeadRecord::StandingKeys, HeadRecord::TieBreaks]
        .into_iter()
        .find(|head| document.head(*head).is_some())
}

/// Notes the records that an event cannot contain; a team event can contain those of teams.
fn kept(document: &Document, of_teams: bool, notes: &mut Vec<ConversionNote>) {
    let mut codes: Vec<String> = Vec::new();
    for record in &document.records {
        let code: String = match record {
            Record::Kept(line) => line.chars().take(3).collect(),
            _ if of_teams => continue,
            // Match points alone are for teams.
            Record::Acceleration(rule) if rule.points.is_none() => "250".into(),
            Record::LegacyTeam { .. } => "013".into(),
            Record::LineUp(_) => "300".into(),
            Record::Team(_) => "310".into(),
            Record::TeamByes(_) => "320".into(),
            Record::TeamForfeit(_) => "330".into(),
            Record::BoardColors(_) => "352".into(),
            Record::MatchWorth(_) => "362".into(),
            _ => continue,
        };
        if !codes.contains(&code) {
            codes.push(code);
        }
    }
    if !codes.is_empty() {
        notes.push(ConversionNote::RecordsWithoutPlace { records: codes });
    }
}

/// Returns a player without rounds.
pub(super) fn player(line: &PlayerLine, notes: &mut Vec<ConversionNote>) -> PlayerDocument {
    let name = Some(line.name.trim()).filter(|name| !name.is_empty());
    let name = name.map_or_else(|| format!("Player {}", line.number), str::to_owned);
    let mut player = PlayerDocument::new(id(line.number), name);
    let text = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    player.number = Some(line.number);
    player.rating = line.rating;
    player.title = text(title(&line.title));
    player.federation = text(&line.federation);
    player.federation_id = text(&line.id);
    player.sex = line.sex;
    player.birth = birth(&line.birth);
    let (id, text) = (player.id.clone(), line.birth.clone());
    if let Err(NoDay::Two(one, other)) = day::day(&line.birth) {
        // Both readings have the same year, unless either end of the date may be the year.
        let year = u16::try_from(one.year()).ok().filter(|_| one.year() == other.year());
        player.birth = year.map(Birth::Year);
        let (one, other, left_out) = (written(one), written(other), year.is_none());
        notes.push(ConversionNote::TwoBirths { id, text, one, other, left_out });
    } else if player.birth.is_none()
        && !line.birth.trim_matches(['0', '/', '.', '-', ' ']).is_empty()
    {
        notes.push(ConversionNote::NoBirth { id, text });
    }
    player
}

/// Returns the title in full; some programs write one or two small letters.
fn title(short: &str) -> &str {
    match short {
        "g" => "GM",
        "m" => "IM",
        "f" => "FM",
        "c" => "CM",
        "wg" => "WGM",
        "wm" => "WIM",
        "wf" => "WFM",
        "wc" => "WCM",
        title => title,
    }
}

/// Parses a day, or a year alone (`2008`, `2008/00/00`).
fn birth(text: &str) -> Option<Birth> {
    if let Ok(day) = day::day(text) {
        return Some(Birth::Day(day));
    }
    let (year, rest) = text.split_at_checked(4)?;
    let blank = rest.chars().all(|c| "0/.- ".contains(c));
    let year = blank.then(|| year.parse::<u16>().ok())??;
    (1800..=2200).contains(&year).then_some(Birth::Year(year))
}
