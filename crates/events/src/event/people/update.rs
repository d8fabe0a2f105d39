//! Updating players from a newer list: ratings, titles, federation IDs and clubs.
//!
//! A line of a list is matched to a player by federation ID, by the ID in the event, or by the
//! whole name if only one line and one player have it. Order, case and accents of the name do not
//! matter, and an alias counts. All other players are reported, with the lines that may be meant,
//! and are not changed.

use std::collections::HashMap;

use chrono::Datelike;
use draughts_ground::said::{Fact, Said, Sentences, Told, said};
use draughts_ground::told;
use serde::{Deserialize, Serialize};

use crate::event::acts::{ActLine, Candidate, Echo, LineRole, Refused};
use crate::event::games::{NameIndex, folded};
use crate::event::{Birth, Event, Player, PlayerId, TieBreak, check};

/// The most lines of a list that are reported for one player.
const MOST_LISTED: usize = 4;

/// The data of one line of a list.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Listed {
    /// The line number.
    pub line: u64,
    /// The name.
    pub name: Option<String>,
    /// The ID in the event.
    pub id: Option<PlayerId>,
    /// The federation ID.
    pub federation_id: Option<String>,
    /// The rating.
    pub rating: Option<u16>,
    /// The title.
    pub title: Option<String>,
    /// The club.
    pub club: Option<String>,
    /// The year or day of birth, which distinguishes namesakes.
    pub birth: Option<Birth>,
}

/// The new data of a player; absent fields remain unchanged.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Update {
    /// The player.
    pub player: PlayerId,
    /// The rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// The title.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The federation ID.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation_id: Option<String>,
    /// The club.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
}

/// The differences between a newer list and the event.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Newer {
    /// The updates.
    pub updates: Vec<Update>,
    /// The number of players whose data are the same in the list.
    pub same: usize,
    /// The players who are not changed because the list does not identify them clearly.
    pub unclear: Vec<Unchanged>,
    /// The players whose birth is another in the list, and stays as it is.
    pub births: Vec<Unchanged>,
    /// Players who are not in the list.
    pub missing: Vec<Unchanged>,
}

told! {
    /// The reason a player is not updated.
    pub enum Unchanged {
        NotListed { player: Candidate } => "update-not-listed", "{ $player }: not in the list";
        /// `name` is that of the only line which may be about the player.
        Unclear {
            player: Candidate,
            lines: Sentences,
            more: usize,
            id: PlayerId,
            name: Option<String>,
        } => "update-unclear",
            "{ $player }: not changed; it may be { $lines }{ $more ->
                [0] {\"\"}
               *[other] ; or one of { $more } more
            }";
        OtherName { player: Candidate, line: Said } => "update-other-name",
            "{ $player }: not changed; the number is that of { $line }";
        OtherBirth { player: Candidate, birth: String, line: Said } => "update-other-birth",
            "{ $player }: born { $birth } here, which stays; is it { $line }?";
        MoreNotListed { more: usize } => "update-more-not-listed",
            "{ $more } more are not in the list either";
    }
}

impl ActLine for Unchanged {
    fn part(&self) -> LineRole {
        LineRole::Aside
    }
}

impl Listed {
    /// Returns whether the line may be about this player.
    fn may_be(&self, player: &Player) -> bool {
        let numbers = [&self.federation_id, &player.federation_id].map(|id| id.as_deref());
        let is_other = matches!(
            numbers, [Some(one), Some(other)] if one.trim() != other.trim()
        );
        !is_other && self.may_be_born_as(player)
    }

    /// Returns whether the years of birth agree, as far as they are known.
    fn may_be_born_as(&self, player: &Player) -> bool {
        let years = [self.birth, player.birth].map(|birth| birth.map(year));
        !matches!(years, [Some(one), Some(other)] if one != other)
    }

    /// Returns the data in which the line differs from the event, if any.
    fn update(&self, player: &Player) -> Option<Update> {
        fn newer<T: Clone + PartialEq>(said: &Option<T>, there: &Option<T>) -> Option<T> {
            said.clone().filter(|said| Some(said) != there.as_ref())
        }
        let update = Update {
            player: player.id.clone(),
            rating: newer(&self.rating, &player.rating),
            title: newer(&self.title, &player.title),
            federation_id: newer(&self.federation_id, &player.federation_id),
            club: newer(&self.club, &player.club),
        };
        let is_new = update.rating.is_some()
            || update.title.is_some()
            || update.federation_id.is_some()
            || update.club.is_some();
        is_new.then_some(update)
    }
}

impl Told for Listed {
    fn said(&self) -> Said {
        let known = [
            self.federation_id.clone(),
            self.club.clone(),
            self.rating.map(|rating| rating.to_string()),
            self.birth.map(|birth| birth.to_string()),
        ];
        let known: Vec<String> = known.into_iter().flatten().collect();
        let known = (!known.is_empty()).then_some(known);
        said!(
            "listed",
            "line { $line }{ $name ->
                [none] {\"\"}
               *[other] {\" \"}{ $name }
            }{ $known ->
                [none] {\"\"}
               *[other] {\" \"}({ $known })
            }";
            line = self.line, name = self.name.clone(), known
        )
    }
}

impl From<Listed> for Fact {
    fn from(listed: Listed) -> Self {
        Self::Said(listed.said())
    }
}

fn year(birth: Birth) -> i32 {
    match birth {
        Birth::Year(year) => year.into(),
        Birth::Day(day) => day.year(),
    }
}

/// Compares a list with the players of an event, without changing anything.
pub fn newer(event: &Event, list: &[Listed]) -> Newer {
    let table = Table::new(event, list);
    let found: Vec<Found> = (0..event.players.len()).map(|at| table.find(at)).collect();
    let mut of_row: HashMap<usize, usize> = HashMap::new();
    for found in &found {
        if let Found::Row(row) = found {
            *of_row.entry(*row).or_default() += 1;
        }
    }
    let mut newer = Newer::default();
    for (player, found) in event.players.iter().zip(found) {
        let unclear = |rows: Vec<usize>| {
            let lines = rows.iter().take(MOST_LISTED).map(|&row| list[row].said()).collect();
            let more = rows.len().saturating_sub(MOST_LISTED);
            let lines = Sentences::listed(lines);
            // A line that two players may be is that of none of them.
            let only =
                rows.as_slice().first().filter(|row| rows.len() == 1 && !of_row.contains_key(row));
            let name = only.and_then(|&row| list[row].name.clone());
            let id = player.id.clone();
            Unchanged::Unclear { player: Candidate::of(player), lines, more, id, name }
        };
        match found {
            // Two players cannot have the same line.
            Found::Row(row) if of_row[&row] > 1 => newer.unclear.push(unclear(vec![row])),
            Found::Row(row) => {
                let birth = player.birth.filter(|_| !list[row].may_be_born_as(player));
                newer.births.extend(birth.map(|birth| Unchanged::OtherBirth {
                    player: Candidate::of(player),
                    birth: birth.to_string(),
                    line: list[row].said(),
                }));
                match list[row].update(player) {
                    Some(update) => newer.updates.push(update),
                    None => newer.same += 1,
                }
            }
            Found::OtherName(row) => newer.unclear.push(Unchanged::OtherName {
                player: Candidate::of(player),
                line: list[row].said(),
            }),
            Found::Perhaps(rows) => newer.unclear.push(unclear(rows)),
            Found::No => {
                newer.missing.push(Unchanged::NotListed { player: Candidate::of(player) });
            }
        }
    }
    newer
}

/// The lines of a list that match a player, by index.
enum Found {
    /// This line.
    Row(usize),
    /// This line has the federation ID, but a name unlike the player's.
    OtherName(usize),
    /// One of these lines may match.
    Perhaps(Vec<usize>),
    /// No line matches.
    No,
}

struct Table<'e> {
    players: &'e [Player],
    list: &'e [Listed],
    by_number: HashMap<&'e str, Vec<usize>>,
    by_id: HashMap<&'e PlayerId, Vec<usize>>,
    /// For each player, the lines with the whole name; `alike` has those with a similar one.
    named: Vec<Vec<usize>>,
    alike: Vec<Vec<usize>>,
}

impl<'e> Table<'e> {
    fn new(event: &'e Event, list: &'e [Listed]) -> Self {
        let players = event.players.as_slice();
        let nobody = vec![Vec::new(); players.len()];
        let (by_number, by_id) = (HashMap::new(), HashMap::new());
        let (named, alike) = (nobody.clone(), nobody);
        let mut table = Self { players, list, by_number, by_id, named, alike };
        let roster = NameIndex::new(players);
        for (row, listed) in list.iter().enumerate() {
            if let Some(number) = listed.federation_id.as_deref() {
                table.by_number.entry(number.trim()).or_default().push(row);
            }
            if let Some(id) = &listed.id {
                table.by_id.entry(id).or_default().push(row);
            }
            let Some(name) = &listed.name else { continue };
            for at in roster.called(name) {
                table.named[at].push(row);
            }
            for at in roster.alike(name) {
                table.alike[at].push(row);
            }
        }
        table
    }

    fn find(&self, at: usize) -> Found {
        let player = &self.players[at];
        let number = player.federation_id.as_deref().map(str::trim);
        let numbered = number.and_then(|number| self.by_number.get(number));
        let of_id = || self.by_id.get(&player.id);
        if let Some(rows) = numbered.or_else(of_id) {
            let is_named = |row: &usize| self.alike[at].contains(row);
            let named: Vec<usize> = rows
                .iter()
                .copied()
                .filter(|row| self.list[*row].name.is_none() || is_named(row))
                .collect();
            return match (named.as_slice(), rows.as_slice()) {
                (&[row], _) => Found::Row(row),
                ([], &[row]) => Found::OtherName(row),
                _ => Found::Perhaps(rows.clone()),
            };
        }
        let may_be = |row: &usize| self.list[*row].may_be(player);
        let named: Vec<usize> = self.named[at].iter().copied().filter(may_be).collect();
        if let Some(row) = self.only(player, &named) {
            return Found::Row(row);
        }
        if !named.is_empty() {
            return Found::Perhaps(named);
        }
        // A federation ID may be wrong, but another year of birth means another person.
        let born = |row: &usize| self.list[*row].may_be_born_as(player);
        let perhaps: Vec<usize> = self.alike[at].iter().copied().filter(born).collect();
        if perhaps.is_empty() { Found::No } else { Found::Perhaps(perhaps) }
    }

    /// Returns the only line among several with the same name, or the only one with the same year
    /// of birth or the same club.
    fn only(&self, player: &Player, named: &[usize]) -> Option<usize> {
        let with = |is_it: &dyn Fn(&Listed) -> bool| {
            let mut found = named.iter().copied().filter(|&row| is_it(&self.list[row]));
            found.next().filter(|_| found.next().is_none())
        };
        let born = |listed: &Listed| {
            listed.birth.is_some() && listed.birth.map(year) == player.birth.map(year)
        };
        let club = |club: &Option<String>| club.as_deref().map(folded);
        let of_club =
            |listed: &Listed| listed.club.is_some() && club(&listed.club) == club(&player.club);
        with(&|_| true).or_else(|| with(&born)).or_else(|| with(&of_club))
    }
}

/// Updates players. Reports the new data of each, and from which round they count.
///
/// Paired rounds remain. A player has only one rating: tie-breaks by rating use the new one for all
/// rounds.
///
/// # Errors
///
/// Fails if a player is not in the event, or if the event would be invalid.
pub fn update(event: &mut Event, updates: &[Update]) -> Result<Vec<Echo>, Refused> {
    let mut changed = event.clone();
    let mut said = Vec::new();
    for new in updates {
        let at = crate::event::acts::find_player(&changed, new.player.as_str())?;
        let player = &mut changed.players_mut()[at];
        let (title, club) = (new.title.as_ref(), new.club.as_ref());
        let federation_id = new.federation_id.as_ref();
        let renewed = [
            renewed("rating", player.rating.as_ref(), new.rating.as_ref()),
            renewed("title", player.title.as_ref(), title),
            renewed("federation-id", player.federation_id.as_ref(), federation_id),
            renewed("club", player.club.as_ref(), club),
        ];
        let what: Vec<Said> = renewed.into_iter().flatten().collect();
        player.update_from(new.rating, title, federation_id, club);
        if !what.is_empty() {
            said.push(Echo::Renewed { id: player.id.clone(), name: player.name.clone(), what });
        }
    }
    if let Some(problem) = check(&changed).into_iter().next() {
        return Err(problem.into());
    }
    let is_rated = |new: &Update| new.rating.is_some();
    if !said.is_empty() && !event.rounds.is_empty() {
        said.push(counts_from(event, updates.iter().any(is_rated)));
    }
    *event = changed;
    Ok(said)
}

/// Describes the change of a field, if there is one.
fn renewed<T: PartialEq + ToString>(
    field: &'static str,
    there: Option<&T>,
    new: Option<&T>,
) -> Option<Said> {
    let new = new.filter(|new| there != Some(new))?;
    Some(said!(
        "renewed",
        "{ $field ->
            [rating] rating
            [title] title
            [federation-id] federation id
           *[club] club
        } { $now } (was { $was ->
            [none] none
           *[other] { $was }
        })";
        field, was = there.map(ToString::to_string), now = new.to_string()
    ))
}

/// Reports from which round newer data count.
fn counts_from(event: &Event, rated: bool) -> Echo {
    let paired = event.last_paired();
    let planned = event.system.planned_rounds(event.players.len());
    let next =
        Some(paired.next()).filter(|next| planned.is_none_or(|all| usize::from(next.0) <= all));
    let numbers = rated && next.is_some_and(|next| event.system.numbers_follow_ratings(next));
    let by_rating = |one: &&TieBreak| matches!(one, TieBreak::Fide(fide) if fide.is_of_ratings());
    let tie_breaks: Vec<String> =
        event.tie_breaks().iter().filter(by_rating).map(ToString::to_string).collect();
    let tie_breaks = (rated && !tie_breaks.is_empty()).then_some(tie_breaks);
    Echo::CountsFrom { paired, next, rated, numbers, tie_breaks }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::acts::{NewPlayer, add};
    use crate::event::{PairedRound, Round, System};

    fn event(names: &[&str]) -> Event {
        let mut event = Event::new("Club", System::of_rounds(5));
        for name in names {
            let mut new = NewPlayer::named(*name);
            new.player.rating = Some(1000);
            add(&mut event, vec![new]).unwrap();
        }
        event
    }

    fn listed(line: u64, name: &str, rating: u16) -> Listed {
        Listed { line, name: Some(name.into()), rating: Some(rating), ..Listed::default() }
    }

    #[test]
    fn a_number_finds_the_player_whatever_the_order_of_the_list() {
        let mut event = event(&["Ash, Alder", "Ash, Anton"]);
        event.players[0].federation_id = Some("11".into());
        event.players[1].federation_id = Some("22".into());
        let of = |line, number: &str, rating| Listed {
            federation_id: Some(number.into()),
            ..listed(line, "A. Ash", rating)
        };
        let newer = newer(&event, &[of(2, "22", 1200), of(3, "11", 1000)]);
        assert_eq!((newer.updates.len(), newer.same), (1, 1));
        assert_eq!(newer.updates[0].player.as_str(), "p2");
        assert_eq!(newer.updates[0].rating, Some(1200));
        let other = Listed { federation_id: Some("11".into()), ..listed(2, "Somebody Else", 2000) };
        let newer = super::newer(&event, &[other]);
        assert!(matches!(newer.unclear[0], Unchanged::OtherName { .. }), "{newer:?}");
        assert!(newer.updates.is_empty());
    }

    #[test]
    fn a_name_is_taken_only_if_one_line_and_one_player_have_it() {
        let event = event(&["Ash, Alder", "Birch, Bo", "Müller, Jörg", "Elm, Eve"]);
        let list = [
            listed(2, "ALDER ASH", 1100),
            listed(3, "Birch, Bo", 1200),
            listed(4, "Birch, Bo", 1300),
            listed(5, "Mueller, Joerg", 1400),
        ];
        let newer = newer(&event, &list);
        assert_eq!(newer.updates.len(), 1, "{newer:?}");
        assert_eq!(newer.updates[0].player.as_str(), "p1");
        assert_eq!(newer.unclear.len(), 2, "two lines, and one that only sounds so: {newer:?}");
        assert_eq!(newer.missing.len(), 1);
    }

    #[test]
    fn two_namesakes_are_told_apart_by_birth_or_not_at_all() {
        let mut event = event(&["Ash, Alder"]);
        event.players[0].birth = Some("2001".parse().unwrap());
        let born = |line, birth: &str, rating| Listed {
            birth: Some(birth.parse().unwrap()),
            ..listed(line, "Ash, Alder", rating)
        };
        let list = [born(2, "1960", 900), born(3, "2001-05-01", 1500)];
        assert_eq!(newer(&event, &list).updates[0].rating, Some(1500));
        event.players[0].birth = None;
        assert_eq!(newer(&event, &list).unclear.len(), 1);
    }

    #[test]
    fn what_becomes_new_is_said_with_the_round_it_counts_from() {
        let mut event = event(&["Ash, Alder", "Birch, Bo"]);
        let updates = newer(&event, &[listed(2, "Ash, Alder", 1100)]).updates;
        let mut before = event.clone();
        let said = update(&mut before, &updates).unwrap();
        assert_eq!(said.len(), 1, "nothing is paired yet");
        event.rounds.push(PairedRound::new(Round(1)));
        let said = update(&mut event, &updates).unwrap();
        assert_eq!(event.players[0].rating, Some(1100));
        let Echo::CountsFrom { paired, next, numbers, .. } = &said[1] else { panic!("{said:?}") };
        assert_eq!((*paired, *next, *numbers), (Round(1), Some(Round(2)), true));
        assert!(update(&mut event, &updates).unwrap().is_empty(), "nothing is new");
    }
}
