//! Players come into the event, and leave it before it begins.

use crate::event::{Event, Player, PlayerId, Round};

use super::attendance::may_enter;
use super::{Refused, known};

/// What became of a list of players.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NewPlayers {
    /// Those who were added.
    pub added: Vec<PlayerId>,
    /// Those who were in the event already, with the id they have.
    pub known: Vec<PlayerId>,
}

/// Adds players; somebody who is in the event already is passed over.
///
/// Who has the same federation id is the same player, and so is who has the same name,
/// unless birth, club or federation id say otherwise.
///
/// # Errors
///
/// An id that is taken by somebody else, an event that admits nobody any more.
pub fn add(event: &mut Event, players: Vec<Player>) -> Result<NewPlayers, Refused> {
    let mut changed = event.clone();
    let mut done = NewPlayers::default();
    for mut player in players {
        if let Some(there) = changed.players.iter().find(|one| is_same(one, &player)) {
            done.known.push(there.id.clone());
            continue;
        }
        let taken = changed
            .players
            .iter()
            .find(|one| one.id.as_str().eq_ignore_ascii_case(player.id.as_str()));
        if let Some(other) = taken {
            return Err(Refused::new(format!("the id {} is that of {}", other.id, other.name))
                .help("give another --id, or none"));
        }
        let first = player.from_round.unwrap_or(Round(1));
        let first = first.max(event.last_paired().next());
        may_enter(event, first)?;
        player.from_round = (first > Round(1)).then_some(first);
        done.added.push(player.id.clone());
        changed.players.push(player);
    }
    *event = changed;
    Ok(done)
}

fn is_same(one: &Player, other: &Player) -> bool {
    if let (Some(a), Some(b)) = (&one.federation_id, &other.federation_id) {
        return a == b;
    }
    fn differ<T: PartialEq>(a: &Option<T>, b: &Option<T>) -> bool {
        matches!((a, b), (Some(a), Some(b)) if a != b)
    }
    one.name.to_lowercase() == other.name.to_lowercase()
        && !differ(&one.birth, &other.birth)
        && !differ(&one.club, &other.club)
}

/// The next free id of the form `p12`.
#[must_use]
pub fn free_id(taken: &[Player], more: &[Player]) -> PlayerId {
    let number = |player: &Player| player.id.as_str().strip_prefix('p')?.parse::<u32>().ok();
    let most = taken.iter().chain(more).filter_map(number).max().unwrap_or(0);
    format!("p{}", most.saturating_add(1)).parse().expect("p and a number is an id")
}

/// Takes a player out of the event, who must not have been paired.
///
/// # Errors
///
/// No such player, or one who stands in a round, a ruling or a list of forbidden pairs.
pub fn remove(event: &mut Event, player: &str) -> Result<String, Refused> {
    let id = known(event, player)?;
    let paired = event.rounds.iter().find(|round| {
        round.board_of(&id).is_some() || round.byes.iter().any(|bye| bye.player == id)
    });
    if let Some(round) = paired {
        return Err(Refused::new(format!("{id} stands in round {}", round.round))
            .help(format!("withdraw the player: arbiter event withdraw EVENT {id}")));
    }
    if event.forbidden.iter().any(|rule| rule.players.contains(&id)) {
        return Err(Refused::new(format!("{id} stands in a list of forbidden pairs"))
            .help("take the player out of `forbidden` first"));
    }
    let at = event.players.iter().position(|one| one.id == id).expect("the id is known");
    let removed = event.players.remove(at);
    event.requests.retain(|asked| asked.player != id);
    Ok(format!("{id} {} removed", removed.name))
}
