//! Events as a site: public pages in a folder that is either complete or unchanged.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap};
use std::path::{Path, PathBuf};

use draughts_ground::said::{Said, Told};
use draughts_ground::told;
use draughts_report::printable;
use serde_json::Value;

use super::event::{EventFile, EventPdn, PdnNote, RatingFile, card, export, last_changed};
use super::new_folder::NewFolder;
use super::ratings::Reckoned;
use super::records::Opener;
use super::unfinished::LIST;
use super::{Error, Wrong};
use draughts_event_report::event::View;
use draughts_event_report::event::{ExportView, PairingsView, StandingsView, json};
use draughts_event_report::sheet::csv;
use draughts_event_report::site::{PublishedFile, RatingChange, RatingChanges, Site, SiteEvent};
use draughts_events::event::{Event, PlayerId, Visibility};
use draughts_events::ratings::{BegunBy, Rating};
use draughts_events::trf::ConversionNote;
use draughts_report::ExportFormat;
use draughts_report::words::Language;

told! {
    /// A message on the publication.
    pub enum PublishEcho {
        Published { folder: String, files: usize, changed: usize } => "published",
            "{ $folder }: { $files ->
                [one] one file
               *[other] { $files } files
            }, { $changed ->
                [0] none changed
                [one] one changed
               *[other] { $changed } changed
            }";
        Drafts { event: String, rounds: usize } => "published-drafts",
            "{ $event }: { $rounds ->
                [one] one round is a draft, and not published
               *[other] { $rounds } rounds are drafts, and not published
            }";
        Games { event: String, games: usize, troubled: usize } => "published-games",
            "{ $event }: { $games ->
                [0] no game has moves
                [one] one game has moves
               *[other] { $games } games have moves
            }{ $troubled ->
                [0] {\"\"}
               *[other] , { $troubled } with trouble:
            }";
        Begun { event: String, players: usize, rating: Rating } => "published-begun",
            "{ $event }: { $players ->
                [one] 1 new player starts
               *[other] { $players } new players start
            } at { $rating }, a default of this program";
        InReport { event: String, values: usize } => "published-in-report",
            "{ $event }, report.trf: { $values ->
                [one] one value is not as the event has it:
               *[other] { $values } values are not as the event has them:
            }";
        More { event: String, notes: usize } => "published-more", "{ $event }: { $notes } more";
    }
}

/// The content of a publication.
#[derive(Debug, Clone)]
pub struct Publication<'a> {
    /// The events, the front one first.
    pub events: &'a [EventFile],
    /// The title of the site. By default it is the name of the event, the names of a few events, or
    /// their number.
    pub title: Option<String>,
    /// The languages of its pages, at least one; the first is the front language.
    pub languages: Vec<Language>,
    /// Files with the games of boards that have no recorded moves.
    pub games: &'a [String],
    /// The function that opens files.
    pub open: Opener,
    /// The rating list for the rating changes on the players' pages.
    pub ratings: Option<&'a RatingFile>,
}

/// A site, with remarks.
pub struct Prepared {
    /// The site.
    pub site: Site,
    /// The remarks event by event: rounds, games and reports that are missing or contradict the
    /// event.
    pub notes: Vec<Said>,
}

impl Publication<'_> {
    /// Reads the events and the files that belong to them.
    ///
    /// # Errors
    ///
    /// Fails if an event, its rules, a table of openings, a file of games or the rating list cannot
    /// be read, and if an event cannot be entered in the list.
    pub fn prepare(&self) -> Result<Prepared, Error> {
        let mut prepared = Prepared {
            site: Site {
                name: self.title.clone(),
                groups: Vec::new(),
                languages: self.languages.clone(),
            },
            notes: Vec::new(),
        };
        // A game of the files may belong to another group.
        let mut strays: Option<BTreeSet<_>> = None;
        // An event named twice, for example by a pattern, counts once.
        let mut seen = BTreeSet::new();
        let place = |file: &EventFile| {
            file.path().canonicalize().unwrap_or_else(|_| file.path().to_path_buf())
        };
        for file in self.events.iter().filter(|file| seen.insert(place(file))) {
            let event = file.read()?;
            let drafts = event.rounds.len() - event.published_rounds();
            if drafts > 0 {
                let event = event.name.clone();
                prepared.notes.push(PublishEcho::Drafts { event, rounds: drafts }.said());
            }
            let (mut group, own) = self.group(&event, file, &mut prepared.notes)?;
            group.folder = free(&folder_of(file.path()), &prepared.site.groups);
            prepared.site.groups.push(group);
            strays = Some(match strays {
                Some(others) => others.intersection(&own).cloned().collect(),
                None => own,
            });
        }
        let games = strays.map_or(0, |strays| strays.len());
        prepared.notes.extend((games > 0).then(|| PdnNote::OfNoBoard { games }.said()));
        Ok(prepared)
    }

    /// Returns a group, and the games of the files that do not belong to it.
    fn group(
        &self,
        event: &Event,
        file: &EventFile,
        notes: &mut Vec<Said>,
    ) -> Result<(SiteEvent, BTreeSet<(String, u64)>), Error> {
        let folder = file.folder();
        let public = event.published();
        let pdn = EventPdn { round: None, files: self.games, open: self.open.clone() };
        let games = pdn.published(event, &public, folder)?;
        if !self.games.is_empty() || !games.notes.is_empty() {
            let (games, troubled) = (games.games.len(), troubled(&games.notes));
            notes.push(PublishEcho::Games { event: event.name.clone(), games, troubled }.said());
        }
        notes.extend(first(&event.name, games.notes.iter().map(Told::said)));
        let mut openings = Vec::new();
        for round in public.rounds.iter().filter(|round| !round.openings.is_empty()) {
            openings.push((round.round, card(&public, folder, Some(round.round))?.openings));
        }
        let parts = public.parts(public.current_stage());
        let standings = StandingsView::of_parts(&public, &parts, None, &[]);
        let plain = public.clone().without_sources();
        let rounds = plain.rounds.iter().map(|round| round.round);
        let mut files = vec![
            PublishedFile { name: "games.pdn", what: "pdn", text: games.pdn },
            PublishedFile {
                name: "standings.csv",
                what: "standings",
                text: csv(&standings.lists(Language::English)),
            },
            PublishedFile {
                name: "pairings.csv",
                what: "pairings",
                text: csv(&PairingsView::new(&plain, rounds).lists(Language::English)),
            },
            PublishedFile {
                name: "games.csv",
                what: "csv",
                text: csv(&[draughts_event_report::event::games(&plain)]),
            },
            PublishedFile {
                name: EVENT_DATA,
                what: "json",
                text: json(&ExportView {
                    schema: ExportView::SCHEMA,
                    event: Cow::Borrowed(&plain),
                    standings,
                }),
            },
        ];
        // Not every event can be expressed as a report.
        if let Ok((text, said)) = export(&plain, ExportFormat::Trf) {
            notes.extend(in_report(&event.name, &said));
            files.insert(1, PublishedFile { name: "report.trf", what: "trf", text });
        }
        files.retain(|file| !file.text.is_empty());
        let ratings = self.ratings.map(|list| changes(event, &public, list)).transpose()?;
        notes.extend(ratings.as_ref().and_then(|ratings| begun(&event.name, ratings)));
        let group = SiteEvent {
            folder: String::new(),
            games: games.games,
            openings,
            files,
            changed: last_changed(file, &public)?,
            judged: games.judged,
            ratings,
            event: public,
        };
        Ok((group, games.strays))
    }
}

/// Returns the number of records that the notes concern; an unreadable file counts as one.
fn troubled(notes: &[PdnNote]) -> usize {
    let place = |note: &PdnNote| match *note {
        PdnNote::NoRecord { round, board, .. }
        | PdnNote::OtherPlayers { round, board, .. }
        | PdnNote::Disagrees { round, board, .. }
        | PdnNote::OtherResult { round, board, .. } => Some((round, board)),
        _ => None,
    };
    let boards: BTreeSet<_> = notes.iter().filter_map(place).collect();
    boards.len() + notes.iter().filter(|note| place(note).is_none()).count()
}

/// The file with the data of an event for programs.
const EVENT_DATA: &str = "event.json";

/// The number of notes of one kind that are reported one by one.
const MOST_TOLD: usize = 20;

/// Returns the first notes of an event, and the number of further ones.
fn first(event: &str, notes: impl Iterator<Item = Said>) -> Vec<Said> {
    let mut notes: Vec<Said> = notes.collect();
    if let Some(more) = notes.len().checked_sub(MOST_TOLD).filter(|more| *more > 0) {
        notes.truncate(MOST_TOLD);
        notes.push(PublishEcho::More { event: event.to_owned(), notes: more }.said());
    }
    notes
}

/// Returns the differences in player data between a report and the event. Data that a report cannot
/// express is not mentioned.
fn in_report(event: &str, notes: &[ConversionNote]) -> Vec<Said> {
    let is_told = |note: &&ConversionNote| {
        matches!(note, ConversionNote::Cut { .. } | ConversionNote::RatingTooLarge { .. })
    };
    let told: Vec<Said> = notes.iter().filter(is_told).map(Told::said).collect();
    let head = PublishEcho::InReport { event: event.to_owned(), values: told.len() };
    let head = (!told.is_empty()).then(|| head.said());
    head.into_iter().chain(first(event, told.into_iter())).collect()
}

/// Returns the changes that the published rounds of an event made to the ratings in a list.
///
/// They are calculated from the full event, in which all players have the names and numbers of the
/// list; hidden players are removed afterwards.
fn changes(event: &Event, public: &Event, list: &RatingFile) -> Result<RatingChanges, Error> {
    let played = event.clone().up_to(event.published_rounds());
    let reckoned = Reckoned::of(&played, list, None)?;
    let report = reckoned.report(&played)?;
    let called: HashMap<&PlayerId, &PlayerId> = event
        .players
        .iter()
        .zip(&public.players)
        .filter(|(player, _)| player.public != Visibility::No)
        .map(|(player, shown)| (&player.id, &shown.id))
        .collect();
    let shown = report.ratings.iter().filter_map(|row| {
        let id = (*called.get(row.player)?).clone();
        let (before, change, after) = (row.rating?, row.change?, row.after?);
        Some((id, RatingChange { before, games: row.games, change, after, begun_by: row.begun_by }))
    });
    Ok(RatingChanges {
        list: report.list.to_owned(),
        scheme: report.scheme.to_owned(),
        is_entered: report.entered,
        of: shown.collect(),
    })
}

/// Reports the players whose initial rating was chosen by this program.
fn begun(event: &str, ratings: &RatingChanges) -> Option<Said> {
    let chosen = |one: &&RatingChange| one.begun_by == Some(BegunBy::Default);
    let begun: Vec<&RatingChange> = ratings.of.values().filter(chosen).collect();
    let (event, rating) = (event.to_owned(), begun.first()?.before);
    Some(PublishEcho::Begun { event, players: begun.len(), rating }.said())
}

/// A site written next to its destination.
#[derive(Debug)]
#[must_use = "it is not in its place before it is finished"]
pub struct Written {
    folder: NewFolder,
    path: PathBuf,
}

impl Written {
    /// Puts the site in its place, whose folder then has no other content. Nothing may interrupt
    /// this.
    ///
    /// # Errors
    ///
    /// Fails if the folder has files of somebody else, and if it cannot be written; the folder is
    /// then unchanged.
    pub fn finish(mut self) -> Result<PublishEcho, Error> {
        let (files, changed) = self.folder.written();
        self.folder.finish()?;
        Ok(PublishEcho::Published { folder: self.path.display().to_string(), files, changed })
    }
}

/// The treatment of a folder that holds the site of other events.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OtherEvents {
    /// The folder is refused, because their pages would be gone.
    Refuse,
    /// Their site is replaced.
    Replace,
}

/// Refuses a folder whose site has events that the new one lacks.
fn refuse_other_events(site: &Site, path: &Path) -> Result<(), Error> {
    let data = |group: &SiteEvent| {
        let file = group.files.iter().find(|file| file.name == EVENT_DATA)?;
        serde_json::from_str(&file.text).ok()
    };
    let new: Vec<Value> = site.groups.iter().filter_map(data).collect();
    let gone: Vec<String> = events_in(path)
        .into_iter()
        .filter(|old| !new.iter().any(|new| is_same_event(old, new)))
        .map(|old| printable(old["event"]["name"].as_str().unwrap_or_default()).into_owned())
        .collect();
    match gone.is_empty() {
        true => Ok(()),
        false => {
            let folder = super::new_file::shown(path).to_string();
            Err(Error::usage(&Wrong::SiteOfOthers { folder, events: gone }))
        }
    }
}

/// Returns the data of the events whose site is in a folder. A file that cannot be read is not one
/// of ours.
fn events_in(path: &Path) -> Vec<Value> {
    let list = std::fs::read_to_string(path.join(LIST)).unwrap_or_default();
    let own = format!("files/{EVENT_DATA}");
    let is_data = |name: &&str| {
        let folder = name.strip_suffix(own.as_str());
        folder.is_some_and(|folder| folder.matches('/').count() == usize::from(!folder.is_empty()))
    };
    let read = |name: &str| {
        let text = std::fs::read_to_string(path.join(name)).ok()?;
        serde_json::from_str(&text).ok()
    };
    list.lines().filter(is_data).filter_map(read).collect()
}

/// Returns whether two publications are of one event: one of this name, or one of the same day,
/// first round and (but for a quarter of them) players, which has been renamed.
fn is_same_event(old: &Value, new: &Value) -> bool {
    let (old, new) = (&old["event"], &new["event"]);
    let players = |event: &Value| -> Vec<(String, String)> {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let all = event["players"].as_array().into_iter().flatten();
        all.map(|player| (text(&player["id"]), text(&player["name"]))).collect()
    };
    let first = |event: &Value| -> Vec<(Value, Value)> {
        let all = event["rounds"][0]["boards"].as_array().into_iter().flatten();
        all.map(|board| (board["white"].clone(), board["black"].clone())).collect()
    };
    let is_renamed = || {
        let (before, now) = (players(old), players(new));
        let known = before.iter().filter(|player| now.contains(player)).count();
        let pairings = first(old);
        old["start"] == new["start"]
            && !before.is_empty()
            && known * 4 >= before.len() * 3
            && !pairings.is_empty()
            && pairings == first(new)
    };
    old["name"] == new["name"] || is_renamed()
}

/// Writes a site next to its destination.
///
/// `begun` receives the path of the unfinished folder, which an interrupt must remove, except while
/// it is [put in its place](Written::finish).
///
/// # Errors
///
/// Fails if the folder has files of somebody else, or, unless they may be replaced, pages of other
/// events; and if it cannot be written.
pub fn publish(
    site: &Site,
    path: &Path,
    others: OtherEvents,
    begun: impl FnOnce(Option<&Path>),
) -> Result<Written, Error> {
    if path.file_name().is_none() {
        // The folder is exchanged for another, so it needs a name next to which the other can be.
        let shown = |path: &Path| super::new_file::shown(path).to_string();
        let (folder, example) = (shown(path), shown(&path.join("site")));
        return Err(Error::usage(&Wrong::FolderUnnamed { folder, example }));
    }
    if others == OtherEvents::Refuse {
        refuse_other_events(site, path)?;
    }
    let mut folder = NewFolder::begin(path)?;
    begun(folder.unfinished());
    site.write(|name, text| folder.write(name, text))?;
    folder.complete()?;
    Ok(Written { folder, path: path.to_path_buf() })
}

/// Returns the folder of a group: the name of its file, in lower-case ASCII letters and digits.
fn folder_of(path: &Path) -> String {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().to_lowercase();
    let plain = |one: char| if one.is_ascii_alphanumeric() { one } else { '-' };
    let plain: String = stem.chars().map(plain).collect();
    let plain = plain.trim_matches('-');
    // No folder may have the name of a language or of a Windows device.
    if plain.len() > 3 { plain.to_owned() } else { format!("group-{plain}") }
}

/// Returns the name, with a number appended if it is taken.
fn free(folder: &str, groups: &[SiteEvent]) -> String {
    let is_free = |name: &String| groups.iter().all(|group| group.folder != *name);
    let numbered = (2..).map(|number| format!("{folder}-{number}"));
    let found = std::iter::once(folder.to_owned()).chain(numbered).find(is_free);
    found.expect("there is no end of numbers")
}
