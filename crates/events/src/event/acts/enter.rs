//! Players come into the event, and leave it before it begins.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use crate::event::games::Spelling;
use crate::event::{Event, Player, PlayerDocument, PlayerId, Round, category_key, check};

use super::attendance::{first_open, may_enter};
use super::join::{join, may_join, team_of};
use super::namesake::{Likeness, Namesake, like, spellings_of};
use super::one_line::one_line;
use super::roster::Roster;
use super::who_is::{Question, unclear};
use super::{Echo, Refusal, Refused, Remedy, TeamRefusal, find_player, known};
use draughts_ground::said::{Said, said};

/// A player to be added.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewPlayer {
    /// The id that was asked for; the next free one where it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<PlayerId>,
    /// Everything else. The id in it is not looked at; in a history it is the one that was
    /// given.
    pub player: PlayerDocument,
    /// Who it is, if somebody of the event may be meant; where it is missing, that is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub namesake: Option<Namesake>,
}

impl NewPlayer {
    /// A player of whom only the name is known.
    pub fn named(name: impl Into<String>) -> Self {
        Self::new(None, name)
    }

    /// A player who asks for an id, or for the next free one.
    pub fn new(id: Option<PlayerId>, name: impl Into<String>) -> Self {
        let not_yet = || "unnamed".parse().expect("a word is an id");
        let player = PlayerDocument::new(id.clone().unwrap_or_else(not_yet), name);
        Self { id, player, namesake: None }
    }
}

/// What became of a list of players.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Added {
    /// The id of everybody of the list, in its order.
    pub ids: Vec<PlayerId>,
    /// Those who were added.
    pub added: Vec<PlayerId>,
    /// Those who were in the event already, with what is recorded of them otherwise than
    /// in the list.
    pub known: Vec<(PlayerId, Vec<Said>)>,
    /// Ids of a list that somebody else has, with the ids that were given instead.
    pub other_ids: Vec<(PlayerId, PlayerId)>,
    /// Where teams meet: each team that was named, and who became a member of it.
    pub joined: Vec<(PlayerId, Vec<PlayerId>)>,
}

/// Adds players; somebody who is in the event already is passed over.
///
/// The same id, the same federation id, or the same name, in whatever order, case and accents, is
/// the same player, unless birth or federation id say otherwise. Who has the same name and day of
/// birth is the same player in another club too. Where nothing decides it, a person is asked, unless
/// [`NewPlayer::namesake`] says who it is. The answer is recorded, so that it is asked once: another
/// spelling becomes an alias, and another person is told apart from those with a name like theirs.
/// Nothing else that is recorded is changed. An id that somebody else has is refused to a single
/// player; a player of a list is given another.
///
/// # Errors
///
/// An id that is taken by somebody else, the same name twice in the list, a single player
/// who is there with other data, players who may be in the event or stand in the list twice, an
/// event that admits nobody any more.
pub fn add(event: &mut Event, players: Vec<NewPlayer>) -> Result<Added, Refused> {
    let mut changed = event.clone();
    let mut done = Added::default();
    let single = players.len() == 1;
    // An id that the list asks for further on is not given away.
    let asked: Vec<PlayerId> = players.iter().filter_map(|new| new.id.clone()).collect();
    let mut roster = Roster::of(&changed.players, &asked);
    let before = event.players.len();
    let mut list: Vec<Line> = Vec::new();
    for NewPlayer { id, mut player, namesake } in players {
        one_line(&player)?;
        let team = team_of(event, &mut player)?;
        let player = Player::from(player);
        let is_others = id
            .as_ref()
            .is_some_and(|id| !single && is_others(&roster, &changed.players, id, &player));
        let (id, wanted) = if is_others { (None, id) } else { (id, None) };
        list.push(Line { id, wanted, player, namesake, team });
    }
    let (known, mut questions) = known_of_list(&roster, event, &list)?;
    for (place, (mut line, known)) in list.into_iter().zip(known).enumerate() {
        if let Some(at) = known {
            let there = &event.players[at];
            let others = differences(there, &line.player);
            if single && !others.is_empty() && line.namesake.is_none() {
                return Err(otherwise(there, &line.player));
            }
            done.ids.push(there.id.clone());
            done.known.push((there.id.clone(), others));
            if line.namesake.is_some() {
                call(&mut changed, at, &line.player.name);
            }
            join(&mut changed, &mut done, line.team.as_ref(), &there.id);
            continue;
        }
        // Who has come in from the list by now may have the id, or be the same person.
        let there = &changed.players;
        let of_other = |id: &PlayerId| !single && is_others(&roster, there, id, &line.player);
        if line.id.as_ref().is_some_and(of_other) {
            line.wanted = line.id.take();
        }
        let new = before..there.len();
        let is_other = line.namesake == Some(Namesake::Another);
        match &line.id {
            Some(id) if roster.with_id(&new, id).is_some() => {
                return Err(twice(&line.player, place));
            }
            // Two lines with ids of their own are two people.
            Some(_) => {}
            None if is_other => {}
            None => {
                for (at, like) in roster.like(there, &new, &line.player) {
                    match like {
                        Likeness::Same => return Err(twice(&line.player, place)),
                        _ => questions.push(Question::of_list(&line.player, &there[at])),
                    }
                }
            }
        }
        let earliest = match event.is_of_teams() {
            true => first_open(event, None),
            false => event.last_paired().next(),
        };
        let first = line.player.from_round.unwrap_or(Round(1)).max(earliest);
        may_enter(event, first)?;
        let own = line.id.is_some();
        line.player.enter_as(line.id.unwrap_or_else(|| roster.free_id()), first);
        if own || is_other {
            let everybody = 0..there.len();
            let alike = roster.like(there, &everybody, &line.player).into_iter();
            line.player.distinguish_from(alike.map(|(at, _)| there[at].id.clone()));
        }
        let id = line.player.id.clone();
        done.other_ids.extend(line.wanted.map(|wanted| (wanted, id.clone())));
        done.ids.push(id.clone());
        done.added.push(id.clone());
        roster.add(&line.player);
        changed.enter_player(line.player);
        join(&mut changed, &mut done, line.team.as_ref(), &id);
    }
    if !questions.is_empty() {
        return Err(unclear(questions));
    }
    may_join(&changed, &done)?;
    if let Some(problem) = check(&changed).into_iter().next() {
        return Err(problem.into());
    }
    *event = changed;
    Ok(done)
}

/// A player of a list who is to be added.
struct Line {
    /// The id that was asked for.
    id: Option<PlayerId>,
    /// One that was asked for and is somebody else's.
    wanted: Option<PlayerId>,
    player: Player,
    namesake: Option<Namesake>,
    /// Where teams meet, the team that was named.
    team: Option<PlayerId>,
}

/// The player of the event whom each player of a list is, if it is one, and what has to be asked;
/// nobody is two of them.
///
/// # Errors
///
/// An id that is somebody else's; a player who stands in the list twice.
fn known_of_list(
    roster: &Roster,
    event: &Event,
    list: &[Line],
) -> Result<(Vec<Option<usize>>, Vec<Question>), Refused> {
    let there = event.players.as_slice();
    let everybody = 0..there.len();
    let mut found: Vec<Option<usize>> = Vec::new();
    let mut asked: Vec<Vec<usize>> = Vec::new();
    // For each player of the event, the line of the list that is this player.
    let mut lines: HashMap<usize, usize> = HashMap::new();
    for (place, line) in list.iter().enumerate() {
        let by_id = line.id.as_ref().and_then(|id| roster.with_id(&everybody, id));
        if let Some(at) = by_id
            && like(&there[at], &line.player) == Likeness::Other
        {
            let (id, name) = (there[at].id.clone(), there[at].name.clone());
            return Err(Refused::new(Refusal::IdTaken { id, name }).help(Remedy::OtherId));
        }
        let alike = match &line.namesake {
            Some(Namesake::Is(_)) => Vec::new(),
            // In a list, the answer is for those who would be asked about.
            Some(Namesake::Another) if list.len() == 1 || line.id.is_some() => Vec::new(),
            _ if by_id.is_some() => Vec::new(),
            _ => roster.like(there, &everybody, &line.player),
        };
        let of = |wanted| alike.iter().filter(move |(_, like)| *like == wanted).map(|(at, _)| *at);
        let same: Vec<usize> = of(Likeness::Same).collect();
        // Under an id that nobody has, a person has to say that it is somebody of the event.
        let is_asked = line.id.is_some() && line.namesake.is_none();
        let mut may_be: Vec<usize> = of(Likeness::Unclear).collect();
        // Of a single player who may be several of one name, a person has to say which.
        let is_one_of_several = list.len() == 1
            && same.len() > 1
            && matches!(line.namesake, None | Some(Namesake::Same));
        let at = match &line.namesake {
            Some(Namesake::Is(id)) => Some(find_player(event, id.as_str())?),
            _ if is_asked || is_one_of_several => {
                may_be.extend(&same);
                by_id
            }
            said => {
                let free = same.iter().find(|at| !lines.contains_key(at));
                let sure = by_id.or(free.or(same.first()).copied());
                sure.or(match (said, may_be.as_slice()) {
                    (Some(Namesake::Same), &[only]) => Some(only),
                    _ => None,
                })
            }
        };
        if line.namesake == Some(Namesake::Another) {
            may_be.clear();
        }
        // Two people of the list cannot both be one of the event of whom less is known.
        if let Some(at) = at
            && let Some(&before) = lines.get(&at)
        {
            let other = &list[before].player;
            return Err(match like(other, &line.player) {
                Likeness::Unclear | Likeness::Other
                    if !differences(&there[at], &line.player).is_empty() =>
                {
                    unclear(vec![Question::of(&line.player, &there[at])])
                }
                _ => twice(&line.player, place),
            });
        }
        lines.extend(at.map(|at| (at, place)));
        asked.push(if at.is_some() { Vec::new() } else { may_be });
        found.push(at);
    }
    let mut questions = Vec::new();
    for (line, may_be) in list.iter().zip(asked) {
        // Who is another line of the list is not this one.
        let left = may_be.into_iter().filter(|at| !lines.contains_key(at));
        questions.extend(left.map(|at| Question::of(&line.player, &there[at])));
    }
    Ok((found, questions))
}

/// A name by which a person says that a player is known becomes an alias, unless it is the name.
fn call(event: &mut Event, at: usize, name: &str) {
    let spelling = Spelling::of(name);
    let player = &mut event.players_mut()[at];
    if !spellings_of(player).iter().any(|own| own.is_same(&spelling)) {
        player.add_alias(name);
    }
}

/// The refusal of a player who stands in a list twice, the second time at this place, from 0.
fn twice(player: &Player, place: usize) -> Refused {
    Refused::new(Refusal::InListTwice { name: player.name.clone(), place }).help(Remedy::TellApart)
}

/// The refusal of a player who is in the event with other data.
fn otherwise(there: &Player, said: &Player) -> Refused {
    let (id, name) = (there.id.clone(), there.name.clone());
    let differences = differences(there, said);
    Refused::new(Refusal::InEventOtherwise { id, name, differences }).help(Remedy::SetOrNamesake)
}

/// True if somebody else has this id.
fn is_others(roster: &Roster, there: &[Player], id: &PlayerId, player: &Player) -> bool {
    let one = roster.with_id(&(0..there.len()), id);
    one.is_some_and(|at| like(&there[at], player) == Likeness::Other)
}

/// What is recorded otherwise than it is said now.
fn differences(there: &Player, said: &Player) -> Vec<Said> {
    fn differs<T: ToString + PartialEq>(
        field: &'static str,
        there: Option<&T>,
        said: Option<&T>,
    ) -> Option<Said> {
        let said = said.filter(|said| Some(*said) != there)?.to_string();
        Some(said!(
            "differs",
            "{ $field ->
                [rating] rating
                [title] title
                [federation] federation
                [federation-id] federation id
                [club] club
                [categories] categories
                [team] team
                [sex] sex
                [family] family
               *[birth] birth
            } { $there ->
                [none] none
               *[other] { $there }
            }, not { $said }";
            field, there = there.map(ToString::to_string), said
        ))
    }
    let categories =
        |player: &Player| (!player.categories.is_empty()).then(|| player.categories.join(", "));
    let has_all = said
        .categories
        .iter()
        .all(|one| there.categories.iter().any(|own| category_key(own) == category_key(one)));
    // The year alone is no other than that of the day.
    let birth =
        said.birth.as_ref().filter(|said| !there.birth.is_some_and(|born| born.has(**said)));
    let fields = [
        differs(
            "categories",
            categories(there).as_ref(),
            categories(said).filter(|_| !has_all).as_ref(),
        ),
        differs("rating", there.rating.as_ref(), said.rating.as_ref()),
        differs("title", there.title.as_ref(), said.title.as_ref()),
        differs("federation", there.federation.as_ref(), said.federation.as_ref()),
        differs("federation-id", there.federation_id.as_ref(), said.federation_id.as_ref()),
        differs("club", there.club.as_ref(), said.club.as_ref()),
        differs("team", there.team.as_ref(), said.team.as_ref()),
        differs("birth", there.birth.as_ref(), birth),
        differs("sex", there.sex.as_ref(), said.sex.as_ref()),
        differs("family", there.family.as_ref(), said.family.as_ref()),
    ];
    fields.into_iter().flatten().collect()
}

/// Takes a player out of the event, who must not have been paired.
///
/// # Errors
///
/// No such player, or one who stands in a round, a ruling or a list of forbidden pairs.
pub fn remove(event: &mut Event, player: &str) -> Result<Echo, Refused> {
    let id = known(event, player)?;
    let paired = event.rounds.iter().find(|round| {
        round.board_of(&id).is_some() || round.byes.iter().any(|bye| bye.player == id)
    });
    if let Some(round) = paired {
        let why = Refusal::StandsInRound { id: id.clone(), round: round.round };
        return Err(Refused::new(why).help(Remedy::Withdraw { id }));
    }
    if event.forbidden.iter().any(|rule| rule.players.contains(&id)) {
        let why = Refusal::IsForbiddenPair { id };
        return Err(Refused::new(why).help(Remedy::TakeFromForbidden));
    }
    if event.lineups.iter().any(|lineup| lineup.players.contains(&Some(id.clone()))) {
        return Err(super::which_team::of(TeamRefusal::IsNamed { id }));
    }
    super::book::not_in_book(event, &id)?;
    let removed = event.remove_player(&id).expect("the id is known");
    Ok(Echo::Removed { id, name: removed.into_document().name })
}

#[cfg(test)]
mod tests;
