//! Other names of players in game records and lists.

use crate::event::acts::{Candidate, Echo, Refusal, Refused, Remedy, find_player};
use crate::event::games::{NameIndex, Spelling};
use crate::event::people::one_line::of_one_line;
use crate::event::{Event, Player};

/// Adds an alias to a player.
///
/// Records and lists then find the player by it as by the player's own name, in any order, case and
/// accents.
///
/// # Errors
///
/// Fails if there is no such player, if the alias is empty or has several lines, or if it is a name
/// or an alias of another player.
pub fn add_alias(event: &mut Event, player: &str, alias: &str) -> Result<Echo, Refused> {
    let at = find_player(event, player)?;
    let alias = alias.trim();
    of_one_line(alias)?;
    let is_empty = !alias.chars().any(char::is_alphanumeric);
    if is_empty {
        return Err(Refused::new(Refusal::AliasEmpty).help(Remedy::WriteAlias));
    }
    let called = NameIndex::new(&event.players).called(alias);
    if let Some(&other) = called.iter().find(|&&other| other != at) {
        let other = Candidate::of(&event.players[other]);
        let why = Refusal::AliasTaken { alias: alias.to_owned(), other };
        return Err(Refused::new(why).help(Remedy::WriteIdInRecord));
    }
    let echo = told(&event.players[at], alias);
    if called.contains(&at) {
        let player = &event.players[at];
        let spelling = Spelling::of(alias);
        let has = |own: &String| own == alias || Spelling::of(own).is_same(&spelling);
        return Ok(match player.aliases.iter().any(has) {
            true => echo.as_recorded(true),
            false => {
                let (id, name) = (player.id.clone(), player.name.clone());
                Echo::FoundBy { id, name, alias: alias.to_owned() }
            }
        });
    }
    event.players_mut()[at].add_alias(alias);
    Ok(echo)
}

/// Removes an alias.
///
/// # Errors
///
/// Fails if there is no such player, or if the player does not have the alias.
pub fn remove_alias(event: &mut Event, player: &str, alias: &str) -> Result<Echo, Refused> {
    let at = find_player(event, player)?;
    let player = &event.players[at];
    // As in searches, the order of words and the accents do not matter.
    let is_it = |own: &String| {
        let alone = Player::new(player.id.clone(), own.clone());
        !NameIndex::new(&[alone]).called(alias).is_empty()
    };
    let Some(found) = player.aliases.iter().position(is_it) else {
        let (id, alias) = (player.id.clone(), alias.to_owned());
        let known = (!player.aliases.is_empty()).then(|| player.aliases.join("; "));
        return Err(Refused::new(Refusal::NoAlias { id, alias, known }));
    };
    let alias = event.players_mut()[at].remove_alias(found);
    let player = &event.players[at];
    Ok(Echo::AliasGone { id: player.id.clone(), name: player.name.clone(), alias })
}

fn told(player: &Player, alias: &str) -> Echo {
    let (id, name) = (player.id.clone(), player.name.clone());
    Echo::Alias { id, name, alias: alias.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::acts::{NewPlayer, add};
    use crate::event::{System, SystemKind};

    fn event() -> Event {
        let mut event = Event::new("Club", System::new(SystemKind::RoundRobin));
        add(&mut event, vec![NewPlayer::named("Ash, Alder"), NewPlayer::named("Birch, Bo")])
            .unwrap();
        event
    }

    #[test]
    fn an_alias_is_kept_once_and_taken_away_again() {
        let mut event = event();
        assert!(matches!(add_alias(&mut event, "p1", " Esche A "), Ok(Echo::Alias { .. })));
        assert_eq!(event.players[0].aliases, ["Esche A"]);
        let again = add_alias(&mut event, "p1", "A. ESCHE").unwrap();
        assert!(matches!(again, Echo::AsRecorded { .. }), "{again:?}");
        assert_eq!(event.players[0].aliases.len(), 1);
        assert!(remove_alias(&mut event, "p1", "Eiche").is_err());
        remove_alias(&mut event, "p1", "esche a").unwrap();
        assert!(event.players[0].aliases.is_empty());
    }

    #[test]
    fn a_name_of_somebody_else_is_no_alias() {
        let mut event = event();
        for alias in ["Bo Birch", "", "...", "a\nb"] {
            assert!(add_alias(&mut event, "p1", alias).is_err(), "{alias}");
        }
        let Refusal::AliasTaken { other, .. } =
            *add_alias(&mut event, "p1", "Bo Birch").unwrap_err().why
        else {
            panic!("a name of p2");
        };
        assert_eq!(other, Candidate::of(&event.players[1]), "whose id it has");
        assert!(add_alias(&mut event, "p9", "Esche").is_err());
        let own = add_alias(&mut event, "p1", "alder ash").unwrap();
        assert!(matches!(own, Echo::FoundBy { .. }), "it is found by that anyway");
        assert!(event.players[0].aliases.is_empty());
    }
}
