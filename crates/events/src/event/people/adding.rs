//! Adding players to the event, and removing them before they are paired.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use crate::event::acts::{Echo, Refusal, Refused, Remedy, TeamRefusal, find_player, known};
use crate::event::games::Spelling;
use crate::event::people::attendance::{first_open, may_enter};
use crate::event::people::join_team::{join, may_join, team_of};
use crate::event::people::list_index::Roster;
use crate::event::people::list_questions::{Question, unclear};
use crate::event::people::namesake::{Likeness, Namesake, like, spellings_of};
use crate::event::people::one_line::one_line;
use crate::event::{Event, Player, PlayerDocument, PlayerId, Round, category_key, check};
use draughts_ground::said::{Said, said};

/// A player to be added.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewPlayer {
    /// The requested ID; the next free one if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<PlayerId>,
    /// All other data. Its ID is ignored on input; in a history, it is the one that was given.
    pub player: PlayerDocument,
    /// The answer to whether the player is one of the event; if absent and unclear, arbiter asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub namesake: Option<Namesake>,
}

impl NewPlayer {
    /// Creates a player with nothing but a name.
    pub fn named(name: impl Into<String>) -> Self {
        Self::new(None, name)
    }

    /// Creates a player with a requested ID, or the next free one.
    pub fn new(id: Option<PlayerId>, name: impl Into<String>) -> Self {
        let not_yet = || "unnamed".parse().expect("a word is an id");
        let player = PlayerDocument::new(id.clone().unwrap_or_else(not_yet), name);
        Self { id, player, namesake: None }
    }
}

/// The result of adding a list of players.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Added {
    /// The ID of every player of the list, in its order.
    pub ids: Vec<PlayerId>,
    /// The players who were added.
    pub added: Vec<PlayerId>,
    /// The players who were already in the event, with the differences between the event and the
    /// list.
    pub known: Vec<(PlayerId, Vec<Said>)>,
    /// The requested IDs that belong to other players, with the IDs given instead.
    pub other_ids: Vec<(PlayerId, PlayerId)>,
    /// The players who are taken for other people than players of similar names, with those.
    pub told_apart: Vec<(PlayerId, PlayerId)>,
    /// In team events, each team named and its new members.
    pub joined: Vec<(PlayerId, Vec<PlayerId>)>,
}

/// Adds players; those who are already in the event are skipped.
///
/// A player is the same if the ID, the federation ID or the name (in any order, case and accents)
/// is the same, unless birth or federation ID differ. Players with the same name and day of birth
/// are the same even in another club.
///
/// In doubtful cases a person is asked, unless [`NewPlayer::namesake`] gives the answer. The answer
/// is recorded, so that the question is asked only once: another spelling becomes an alias, and
/// another person is marked as different from those with similar names. No other recorded data
/// change.
///
/// If an ID belongs to another player, a single player is refused, and a player of a list gets a
/// new ID.
///
/// # Errors
///
/// Fails if:
///
/// - the ID of a single player belongs to another, or the player is already there with other data;
/// - the list has the same name twice;
/// - players may be in the event or in the list twice;
/// - the event no longer admits anybody.
pub fn add(event: &mut Event, players: Vec<NewPlayer>) -> Result<Added, Refused> {
    let mut changed = event.clone();
    let mut done = Added::default();
    let single = players.len() == 1;
    // An ID requested further down the list is not given to others.
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
    // Lines that are surely the same person; everything that is asked is asked at once.
    let mut twice_there: Vec<Refused> = Vec::new();
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
        // A player just added from the list may have this ID, or be the same person.
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
            // Two lines with different IDs are two people.
            Some(_) => {}
            None if is_other => {}
            None => {
                for (at, like) in roster.like(there, &new, &line.player) {
                    if like == Likeness::Same {
                        twice_there.push(twice(&line.player, place));
                    }
                    questions.push(Question::of_list(&line.player, &there[at]));
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
            let alike: Vec<PlayerId> = alike.map(|(at, _)| there[at].id.clone()).collect();
            line.player.distinguish_from(alike.iter().cloned());
            if is_other && !single {
                let id = &line.player.id;
                done.told_apart.extend(alike.into_iter().map(|other| (id.clone(), other)));
            }
        }
        let id = line.player.id.clone();
        done.other_ids.extend(line.wanted.map(|wanted| (wanted, id.clone())));
        done.ids.push(id.clone());
        done.added.push(id.clone());
        roster.add(&line.player);
        changed.enter_player(line.player);
        join(&mut changed, &mut done, line.team.as_ref(), &id);
    }
    if let (1, Some(refused)) = (questions.len(), twice_there.pop()) {
        return Err(refused);
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

/// A player of a list to be added.
struct Line {
    /// The requested ID.
    id: Option<PlayerId>,
    /// A requested ID that belongs to another player.
    wanted: Option<PlayerId>,
    player: Player,
    namesake: Option<Namesake>,
    /// In team events, the team named.
    team: Option<PlayerId>,
}

/// Returns, for each player of a list, the matching player of the event, if any, and the questions
/// to ask. No player of the event is matched to two lines.
///
/// # Errors
///
/// Fails if an ID belongs to another player, or if a player is in the list twice.
fn known_of_list(
    roster: &Roster,
    event: &Event,
    list: &[Line],
) -> Result<(Vec<Option<usize>>, Vec<Question>), Refused> {
    let there = event.players.as_slice();
    let everybody = 0..there.len();
    let mut found: Vec<Option<usize>> = Vec::new();
    let mut asked: Vec<Vec<usize>> = Vec::new();
    // The line of the list for each matched player of the event.
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
            // In a list, the answer applies only to doubtful players.
            Some(Namesake::Another) if list.len() == 1 || line.id.is_some() => Vec::new(),
            _ if by_id.is_some() => Vec::new(),
            _ => roster.like(there, &everybody, &line.player),
        };
        let of = |wanted| alike.iter().filter(move |(_, like)| *like == wanted).map(|(at, _)| *at);
        let same: Vec<usize> = of(Likeness::Same).collect();
        // With an ID that nobody has, a person must confirm that this is a player of the event.
        let is_asked = line.id.is_some() && line.namesake.is_none();
        let mut may_be: Vec<usize> = of(Likeness::Unclear).collect();
        // If a single player may be one of several with the same name, a person must say which.
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
        // Two people of the list cannot both be one player of the event with fewer data.
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
        // A player already matched to another line cannot be this one.
        let left = may_be.into_iter().filter(|at| !lines.contains_key(at));
        questions.extend(left.map(|at| Question::of(&line.player, &there[at])));
    }
    Ok((found, questions))
}

/// Adds an alias that a person has confirmed, unless it is the player's own name.
fn call(event: &mut Event, at: usize, name: &str) {
    let spelling = Spelling::of(name);
    let player = &mut event.players_mut()[at];
    if !spellings_of(player).iter().any(|own| own.is_same(&spelling)) {
        player.add_alias(name);
    }
}

/// Returns the refusal of a player who is in a list twice; `place` is the index of the second line.
fn twice(player: &Player, place: usize) -> Refused {
    Refused::new(Refusal::InListTwice { name: player.name.clone(), place }).help(Remedy::TellApart)
}

/// Returns the refusal of a player who is already in the event with other data.
fn otherwise(there: &Player, said: &Player) -> Refused {
    let (id, name) = (there.id.clone(), there.name.clone());
    let differences = differences(there, said);
    Refused::new(Refusal::InEventOtherwise { id, name, differences }).help(Remedy::SetOrNamesake)
}

/// Returns whether this ID belongs to another player.
fn is_others(roster: &Roster, there: &[Player], id: &PlayerId, player: &Player) -> bool {
    let one = roster.with_id(&(0..there.len()), id);
    one.is_some_and(|at| like(&there[at], player) == Likeness::Other)
}

/// Lists the recorded data that differ from the new ones.
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
    // A year of birth agrees with any day of that year.
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

/// Removes a player who has not been paired.
///
/// # Errors
///
/// Fails if there is no such player, or if a round, a ruling or a list of forbidden pairs refers to
/// the player.
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
        return Err(crate::event::teams::which_team::of(TeamRefusal::IsNamed { id }));
    }
    crate::event::book::entering::not_in_book(event, &id)?;
    let removed = event.remove_player(&id).expect("the id is known");
    Ok(Echo::Removed { id, name: removed.into_document().name })
}

#[cfg(test)]
mod tests;
