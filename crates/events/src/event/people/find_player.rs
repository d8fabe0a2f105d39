//! Finding the player that was typed.

use draughts_ground::said::{Fact, Said, Sentences, Told, said};

use crate::event::acts::{Refusal, Refused, Remedy, TeamRefusal, find_team, round_to_show};
use crate::event::games::{NameIndex, NamedPlayer};
use crate::event::{Event, Player, PlayerId};

/// The most players that a refusal lists.
const MOST_LISTED: usize = 12;

/// Returns the index of a player with this ID.
///
/// # Errors
///
/// Fails if there is no such ID; the refusal names everybody who may be meant, with distinguishing
/// data.
pub fn find_player(event: &Event, id: &str) -> Result<usize, Refused> {
    let exact = event.players.iter().position(|player| player.id.as_str() == id);
    let found = exact.or_else(|| {
        event.players.iter().position(|player| player.id.as_str().eq_ignore_ascii_case(id))
    });
    found.or_else(|| of_whole_name(event, id)).ok_or_else(|| no_id(event, id))
}

/// Returns the only player whose whole name is written so. A name of one word must not be a word of
/// another name: `Ash` is not `Ash` alone if `Ash, Alder` plays too.
fn of_whole_name(event: &Event, name: &str) -> Option<usize> {
    let name = name.trim();
    let mut so_called = (event.players.iter().enumerate())
        .filter(|(_, player)| !name.is_empty() && player.name.trim() == name);
    match (so_called.next(), so_called.next()) {
        (Some((at, _)), None)
            if called(event, name).len() < 2
                && (name.contains(' ') || !is_word_of_another(event, at, name)) =>
        {
            Some(at)
        }
        _ => None,
    }
}

/// Returns whether a word is one of the words of another player's name.
fn is_word_of_another(event: &Event, own: usize, word: &str) -> bool {
    let lower = word.to_lowercase();
    let has = |name: &str| {
        let mut words = name.split(|sign: char| !sign.is_alphanumeric());
        words.any(|one| one.to_lowercase() == lower)
    };
    event.players.iter().enumerate().any(|(at, player)| at != own && has(&player.name))
}

/// Returns the ID of a player in the spelling of the event.
pub(crate) fn known(event: &Event, id: &str) -> Result<PlayerId, Refused> {
    find_player(event, id).map(|at| event.players[at].id.clone())
}

/// Returns the refusal of a word that is not an ID, with the players who may be meant.
fn no_id(event: &Event, word: &str) -> Refused {
    if let Some(board) = board_called(word) {
        let refused = Refused::new(Refusal::NoPlayer { id: word.to_owned() });
        return refused.help(Remedy::BoardIsNumber { board });
    }
    if let Some(remedy) = on_board(event, word) {
        return Refused::new(Refusal::NoPlayer { id: word.to_owned() }).help(remedy);
    }
    if event.is_of_teams()
        && let Err(refused) = find_team(event, word)
        && matches!(&*refused.why, Refusal::OfTeams { why: TeamRefusal::WhichTeam { .. } })
    {
        return refused;
    }
    let players = called(event, word);
    if let [first, ..] = players.as_slice() {
        let first = event.players[*first].id.clone();
        let listed = players.iter().take(MOST_LISTED);
        let said = listed.map(|&at| Candidate::of(&event.players[at]).said()).collect();
        let why = Refusal::NotAnId {
            word: word.to_owned(),
            count: players.len(),
            players: Sentences::listed(said),
            more: players.len().saturating_sub(MOST_LISTED),
        };
        return Refused::new(why).help(Remedy::WriteId { id: first, several: players.len() > 1 });
    }
    // In a team event, a team may be meant.
    if event.is_of_teams()
        && let Err(refused) = find_team(event, word)
        && matches!(
            &*refused.why,
            Refusal::OfTeams { why: TeamRefusal::NoTeam { teams: Some(_), .. } }
        )
    {
        return refused;
    }
    let refused = Refused::new(Refusal::NoPlayer { id: word.to_owned() });
    let ids = event.players.iter().map(|player| player.id.as_str());
    match crate::diag::nearest(word, ids) {
        Some(near) => refused.help(Remedy::DidYouMean { near: near.to_owned() }),
        None if event.is_of_teams() => refused.help(Remedy::ListPlayersAndTeams),
        None => refused.help(Remedy::ListPlayers),
    }
}

/// Words that stand before the number of a board.
const BOARD: &[&str] = &["board", "bord", "table", "tafel", "bd", "#"];

/// Returns the number of the board that a word names with a word for boards, such as `board 3`.
fn board_called(word: &str) -> Option<u16> {
    let word = word.trim().to_lowercase();
    BOARD.iter().find_map(|name| word.strip_prefix(name)?.trim().parse().ok())
}

/// Returns the players of the board whose number stands in the place of a player.
fn on_board(event: &Event, word: &str) -> Option<Remedy> {
    let board = word.trim().parse::<u16>().ok()?;
    if event.players.iter().any(|player| player.federation_id.as_deref() == Some(word.trim())) {
        return None;
    }
    let paired = event.round(round_to_show(event))?;
    let seats = paired.boards.iter().find(|one| one.board == board)?;
    let (white, black) = (seats.white.clone(), seats.black.clone());
    Some(Remedy::PlayersOfBoard { board, white, black })
}

/// Returns the players with this name, or else with a name that contains it, or else with one that
/// sounds like it.
fn called(event: &Event, word: &str) -> Vec<usize> {
    let lower = word.trim().to_lowercase();
    if lower.is_empty() {
        return Vec::new();
    }
    let roster = NameIndex::new(&event.players);
    let seat = NamedPlayer { name: word.to_owned(), federation_id: Some(word.to_owned()) };
    let mut found = roster.find(&seat);
    let holds = |at: &usize| event.players[*at].name.to_lowercase().contains(&lower);
    if roster.called(word).is_empty() {
        found.extend((0..event.players.len()).filter(holds));
    }
    if found.is_empty() {
        found = roster.candidates(word);
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// A player with the data that distinguish namesakes: ID, name, club, rating and birth.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate {
    id: PlayerId,
    name: String,
    known: Vec<String>,
}

impl Candidate {
    /// Creates a candidate from a player of an event.
    pub fn of(player: &Player) -> Self {
        let known = Self::facts_of(player).unwrap_or_default();
        Self { id: player.id.clone(), name: player.name.clone(), known }
    }
}

impl Candidate {
    /// Returns the ID of the player.
    pub const fn id(&self) -> &PlayerId {
        &self.id
    }

    /// Returns the known data that distinguish a player from namesakes.
    pub(crate) fn facts_of(player: &Player) -> Option<Vec<String>> {
        let rating = player.rating.map(|rating| rating.to_string());
        let birth = player.birth.map(|birth| birth.to_string());
        let known = [player.club.clone(), player.federation.clone(), rating, birth];
        Some(known.into_iter().flatten().collect()).filter(|known: &Vec<_>| !known.is_empty())
    }
}

impl Told for Candidate {
    fn said(&self) -> Said {
        let known = (!self.known.is_empty()).then(|| self.known.clone());
        let (id, name) = (self.id.clone(), self.name.clone());
        said!(
            "candidate",
            "{ $id } { $name }{ $known ->
                [none] {\"\"}
               *[other] {\" \"}({ $known })
            }";
            id, name, known
        )
    }
}

impl From<Candidate> for Fact {
    fn from(candidate: Candidate) -> Self {
        Self::Said(candidate.said())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{System, SystemKind};

    fn event() -> Event {
        let mut event = Event::new("Club", System::new(SystemKind::RoundRobin));
        let names = ["Ash, Alder", "Birch, Bo", "Ash, Berta", "Ash, Alder"];
        event.players = (1..)
            .zip(names)
            .map(|(n, name)| Player::new(format!("p{n}").parse().unwrap(), name))
            .collect();
        event.players[0].club = Some("Town".into());
        event.players[3].birth = Some("2001".parse().unwrap());
        event
    }

    fn meant(word: &str) -> (usize, String) {
        let refused = find_player(&event(), word).unwrap_err();
        match *refused.why {
            Refusal::NotAnId { count, players, .. } => {
                let said = players.said.iter().map(ToString::to_string).collect::<Vec<_>>();
                (count, said.join("; "))
            }
            Refusal::NoPlayer { .. } => (0, String::new()),
            why => panic!("{why:?}"),
        }
    }

    #[test]
    fn everybody_who_may_be_meant_is_named() {
        assert_eq!(find_player(&event(), "P2").unwrap(), 1);
        let (count, said) = meant("ash");
        assert_eq!(count, 3, "{said}");
        let (count, said) = meant("Alder Ash");
        assert_eq!(count, 2);
        assert!(said.contains("p1") && said.contains("Town"), "{said}");
        assert!(said.contains("p4") && said.contains("2001"), "{said}");
        assert_eq!(meant("Bircch, Bo").0, 1, "the nearest");
    }

    #[test]
    fn a_whole_name_of_one_word_finds_its_player_unless_another_has_the_word() {
        let mut event = event();
        event.players.push(Player::new("p5".parse().unwrap(), "Heron"));
        assert_eq!(find_player(&event, "Heron").unwrap(), 4);
        event.players.push(Player::new("p6".parse().unwrap(), "Heron, Ida"));
        assert!(find_player(&event, "Heron").is_err());
        event.players.push(Player::new("p7".parse().unwrap(), "Ash"));
        assert!(find_player(&event, "Ash").is_err());
    }

    #[test]
    fn nobody_is_said_to_be_missing_who_is_there() {
        assert_eq!(meant("Somebody Else").0, 0);
        assert_eq!(meant("").0, 0);
        assert_eq!(meant("p77").0, 0);
    }
}
