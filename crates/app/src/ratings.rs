//! Rating lists: lookups, and entering events.

use super::Error;
use super::event::{Changed, Document, Done, RatingFile, WriteMode, ledger};
use super::new_file::shown;
use super::schemes::scheme;
use crate::event::Echo;
use crate::{Help, Hindrance};
use draughts_event_report::ratings::RatingReportView;
use draughts_events::event::Event;
use draughts_events::event::acts::{Refused, Remedy};
use draughts_events::ratings::{self, RatingList, Scheme, UpdateOptions, key_in, key_of};
use draughts_ground::said::Told;
use journalled_file::Author;

/// Returns the only entry that equals the word or, if none does, the only one that contains it.
fn only<'w>(
    what: &str,
    word: &str,
    all: impl Iterator<Item = (usize, Vec<&'w str>)> + Clone,
) -> Result<usize, Refused> {
    let lower = word.to_lowercase();
    let found = |fits: &dyn Fn(&str) -> bool| -> Vec<(usize, Vec<&'w str>)> {
        let matching = |(at, names): (usize, Vec<&'w str>)| {
            names.iter().any(|name| fits(&name.to_lowercase())).then_some((at, names))
        };
        all.clone().filter_map(matching).collect()
    };
    let mut hits = found(&|name| name == lower);
    // `p1 Jansen` is meant by `p1`, and `p12 Vos` is not.
    if hits.is_empty() {
        hits = found(&|name| name.split(' ').next() == Some(&lower));
    }
    if hits.is_empty() {
        hits = found(&|name| name.contains(&lower));
    }
    match hits.as_slice() {
        [(at, _)] => Ok(*at),
        [] => Err(Hindrance::NotInList { what: what.to_owned(), word: word.to_owned() }.refused()),
        several => {
            // The id, and the name if the id does not contain it.
            let shown = |names: &[&str]| match names {
                [id, name, ..] if !id.contains(name) => format!("{id} {name}"),
                [id, ..] => (*id).to_owned(),
                [] => String::new(),
            };
            let mut shown: Vec<String> =
                several.iter().take(12).map(|(_, names)| shown(names)).collect();
            shown.extend((several.len() > 12).then(|| "...".to_owned()));
            let (what, names) = (what.to_owned(), shown.join("; "));
            Err(Hindrance::WhichOfList { what, names }.refused())
        }
    }
}

/// Finds a player of a list by id or name, or by a part that only one has.
///
/// # Errors
///
/// Fails if no player matches, or several do.
pub fn find_player(list: &RatingList, word: &str) -> Result<usize, Refused> {
    let names = list.players.iter().enumerate().map(|(at, player)| {
        let aliases = player.known_as.iter().map(String::as_str);
        (at, [player.id.as_str(), player.name.as_str()].into_iter().chain(aliases).collect())
    });
    only("player", word, names).map_err(|refused| match is_id_of_event(word) {
        true => refused.help(Remedy::IdOfEvent { id: word.to_owned() }),
        false => refused,
    })
}

/// Returns whether a word has the form of the ids that events give: `p12`.
fn is_id_of_event(word: &str) -> bool {
    let number = word.strip_prefix(['p', 'P']);
    number.is_some_and(|number| number.parse::<u32>().is_ok())
}

/// Finds an event of a list by its key or a part of it.
///
/// # Errors
///
/// Fails if no event matches, or several do.
pub fn find_event<'l>(list: &'l RatingList, word: &str) -> Result<&'l str, Refused> {
    let keys = list.events.iter().enumerate().map(|(at, event)| (at, vec![event.event.as_str()]));
    only("event", word, keys).map(|at| list.events[at].event.as_str())
}

/// A list as it would be with an event entered; the file is not changed.
#[derive(Debug, Clone)]
pub struct Reckoned {
    list: RatingList,
    scheme: Scheme,
    key: String,
    is_entered: bool,
}

impl Reckoned {
    /// Calculates the list as it would be with an event entered, or with its changes since.
    ///
    /// The key is this one, or else the one by which the list has the event, or else the event's
    /// own.
    ///
    /// # Errors
    ///
    /// Fails if the list or its scheme cannot be read, and if the event cannot be entered.
    pub fn of(event: &Event, file: &RatingFile, key: Option<&str>) -> Result<Self, Error> {
        let before = file.read()?;
        let scheme = scheme(&before.scheme, file.path())?;
        let mut list = before.clone();
        let key = key.or_else(|| key_in(&before, &scheme, event));
        let key = key.map_or_else(|| key_of(event), str::to_owned);
        ratings::update(
            &mut list,
            &scheme,
            event,
            UpdateOptions { key: Some(&key), ..UpdateOptions::default() },
        )?;
        let is_entered = list == before;
        Ok(Self { list, scheme, key, is_entered })
    }

    /// Returns the rating changes of the event, which must be the one that was entered.
    ///
    /// # Errors
    ///
    /// Fails if the results of the event cannot be evaluated.
    pub fn report<'e>(&'e self, event: &'e Event) -> Result<RatingReportView<'e>, Error> {
        let results = ledger(event, None)?;
        let Self { list, scheme, key, is_entered } = self;
        Ok(RatingReportView::new(event, &results, list, scheme, key, *is_entered))
    }
}

/// An event to be entered in a list.
#[derive(Debug, Clone, Copy)]
pub struct Entered<'e> {
    /// The event.
    pub event: &'e Event,
    /// The scheme of a new list; an existing list must have the same one.
    pub scheme: Option<&'e str>,
    /// The key of the event in the list, and its namesakes.
    pub options: UpdateOptions<'e>,
}

impl Entered<'_> {
    fn enter(&self, list: &mut RatingList, file: &RatingFile) -> Result<Done, Error> {
        let scheme = scheme(&list.scheme, file.path())?;
        let mut done: Done = ratings::update(list, &scheme, self.event, self.options)?.into();
        done.act = done.headline().as_ref().and_then(RatingList::stored_message);
        Ok(done)
    }
}

impl RatingFile {
    /// Enters an event, or its changes since, in the list; creates the list if it is missing.
    ///
    /// # Errors
    ///
    /// Fails if the list has another scheme, or is missing and no scheme is given; if the event
    /// cannot be entered; and if the file cannot be read or written.
    pub fn enter(
        &self,
        author: &Author,
        mode: WriteMode,
        entered: Entered<'_>,
    ) -> Result<Changed, Error> {
        if !self.path().try_exists().unwrap_or(true) {
            return self.begin_with(author, mode, entered);
        }
        self.change(author, mode, "update", |list| match entered.scheme {
            Some(other) if *other != list.scheme => {
                let (scheme, other) = (list.scheme.clone(), other.to_owned());
                Err(Hindrance::OtherScheme { scheme, other }.refused().into())
            }
            _ => entered.enter(list, self),
        })
    }

    /// Creates a list that does not exist yet.
    fn begin_with(
        &self,
        author: &Author,
        mode: WriteMode,
        entered: Entered<'_>,
    ) -> Result<Changed, Error> {
        let Some(scheme) = entered.scheme else {
            let names = ratings::names().join("|");
            let file = shown(self.path()).to_string();
            return Err(Hindrance::NoList { file }.help(&Help::BeginList { names }).into());
        };
        let stem = self.path().file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let mut list = RatingList::new(stem, scheme.to_owned());
        let done = entered.enter(&mut list, self)?;
        let mut said = done.said();
        if mode == WriteMode::DryRun {
            return Ok(Changed::shown(said, true));
        }
        let new = Echo::NewList { file: self.name(), scheme: scheme.to_owned() }.said();
        let begun =
            self.begin(author, "update", done.headline().as_ref().unwrap_or(&new), &list)?;
        said.insert(0, new);
        Ok(Changed { said, ..begun })
    }
}
