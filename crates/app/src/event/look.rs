//! Look-ups in an event: the results up to a round, a category, a question about a pairing.

use crate::{CommandMisuse, Hindrance};
use draughts_event_report::event::{Against, Asked, KnockoutView, latest_begun};
use draughts_events::event::acts::{
    self, PrizeRefusal, Refusal, Refused, Remedy, TeamRefusal, find_player, paired_round,
};
use draughts_events::event::category_key;
use draughts_events::event::{
    Event, EventDocument, Ledger, Part, Player, PlayerId, Prizes, Round, Team,
};

/// Returns the results up to a round, which must be paired; by default up to the last that has
/// begun.
///
/// # Errors
///
/// Fails if the round is not paired.
pub fn ledger(event: &Event, round: Option<Round>) -> Result<Ledger, Refused> {
    known_round(event, round)?;
    Ok(Ledger::new(event, round.unwrap_or_else(|| latest_begun(event))))
}

/// Checks that a round, if named, is paired.
///
/// # Errors
///
/// Fails if the round is not paired.
pub fn known_round(event: &Event, round: Option<Round>) -> Result<(), Refused> {
    round.map_or(Ok(()), |round| paired_round(event, round).map(|_| ()))
}

/// Returns the index of the stage with this name or number, counted from 1; by default that of the
/// round, else that of the stage paired last.
///
/// # Errors
///
/// Fails if there is no such stage or the round is not paired.
pub fn stage(event: &Event, named: Option<&str>, round: Option<Round>) -> Result<usize, Refused> {
    let later = event.stages.iter().map(|stage| stage.stage.as_str());
    if let Some(named) = named {
        let same = |name: &str| name.eq_ignore_ascii_case(named);
        let by_name = later.clone().position(same).map(|at| at + 1);
        let by_number = || named.parse::<usize>().ok()?.checked_sub(1);
        let found = by_name.or_else(by_number).filter(|&at| at < event.stage_count());
        return found.ok_or_else(|| {
            let known = std::iter::once("1").chain(later).map(str::to_owned).collect();
            let why = TeamRefusal::NoStage { stage: named.to_owned(), known: Some(known) };
            Refused::new(Refusal::OfTeams { why })
        });
    }
    match round {
        Some(round) => Ok(event.stage_of(&event.rounds[paired_round(event, round)?])),
        None => Ok(event.current_stage()),
    }
}

/// Returns a stage, by name or by number from 1, or a group of it, as a separate event; a group
/// without a stage is one of the first stage.
///
/// # Errors
///
/// Fails if there is no such stage or group.
pub fn alone(event: &Event, named: Option<&str>, group: Option<&str>) -> Result<Event, Refused> {
    let at = named.map_or(Ok(0), |named| stage(event, Some(named), None))?;
    Ok(event.alone(at, group.map(|group| group_at(event, at, group)).transpose()?))
}

/// Returns the index of a group of a stage.
///
/// # Errors
///
/// Fails if there is no such group.
pub fn group_at(event: &Event, stage: usize, named: &str) -> Result<usize, Refused> {
    let groups = event.groups_of(stage);
    let found = groups.iter().position(|one| category_key(&one.group) == category_key(named));
    found.ok_or_else(|| {
        let known: Vec<String> = groups.iter().map(|one| one.group.clone()).collect();
        match known.is_empty() {
            true => {
                let why = TeamRefusal::NoGroups;
                Refused::new(Refusal::OfTeams { why }).help(Remedy::MakeGroups)
            }
            false => Hindrance::NoGroup { group: named.to_owned(), known }.refused(),
        }
    })
}

/// Returns the part in which the player of an ID plays, and the index there.
///
/// # Errors
///
/// Fails if nobody in these parts has the ID.
pub fn in_part<'p, 'e>(
    event: &Event,
    parts: &'p [Part<'e>],
    named: &str,
) -> Result<(&'p Part<'e>, usize), Refused> {
    let found = parts.iter().find_map(|part| {
        let at = find_player(&part.event, named).ok()?;
        Some((part, at))
    });
    found.ok_or_else(|| nobody(event, named))
}

/// Creates the refusal for an ID that nobody has who plays in the event.
fn nobody(event: &Event, named: &str) -> Refused {
    if let Some(refused) = member(event, named) {
        return refused;
    }
    if event.is_of_teams()
        && let Err(refused) = acts::find_team(event, named)
    {
        return refused;
    }
    let (groups, stages, rounds) = Default::default();
    let whole = event.clone().into_document();
    let all = Event::from(EventDocument { groups, stages, rounds, ..whole });
    let parts = all.parts(0);
    let refused = parts.first().and_then(|part| find_player(&part.event, named).err());
    // A participant of the event who does not play in this stage.
    let id = || Refused::new(Refusal::NoPlayer { id: named.to_owned() });
    refused.unwrap_or_else(id)
}

/// Creates the refusal for a player in an event of teams.
fn member(event: &Event, named: &str) -> Option<Refused> {
    let is_it = |player: &&Player| player.id.as_str().eq_ignore_ascii_case(named);
    let player = event.players.iter().find(is_it).filter(|_| event.is_of_teams())?;
    let own = event.teams.iter().find(|team| team.members.contains(&player.id));
    let (team, id) = (own.map(|team| team.id.clone()), player.id.clone());
    let (name, team_name) = (player.name.clone(), own.map(|team| team.name.clone()));
    let why = TeamRefusal::TeamsMeet { id: id.clone(), name, team: team.clone(), team_name };
    Some(Refused::new(Refusal::OfTeams { why }).help(Remedy::WriteTeam { team, id }))
}

/// Returns the team of an ID, if there is one.
pub fn team<'e>(event: &'e Event, named: &str) -> Option<&'e Team> {
    let id = acts::as_team(event, named)?;
    event.team(&id)
}

/// Returns a team by its ID, for functions that apply only to team events.
///
/// # Errors
///
/// Fails if the event is not one of teams, or no team has the ID.
pub fn team_named<'e>(event: &'e Event, named: &str) -> Result<&'e Team, Refused> {
    of_teams(event)?;
    team(event, named).ok_or_else(|| nobody(event, named))
}

/// Returns the prizes of an event, with at least one list.
///
/// # Errors
///
/// Fails if there are none.
pub fn prizes_of(event: &Event) -> Result<&Prizes, Refused> {
    let prizes = event.prizes.as_ref().filter(|prizes| !prizes.lists.is_empty());
    prizes.ok_or_else(|| {
        Refused::new(Refusal::OfPrizes { why: PrizeRefusal::None }).help(Remedy::SetPrizes)
    })
}

/// Returns the ID of a team in a team event, or of a player.
///
/// # Errors
///
/// Fails if nobody has the ID.
pub fn winner(event: &Event, named: &str) -> Result<PlayerId, Refused> {
    if let Some(team) = team(event, named) {
        return Ok(team.id.clone());
    }
    Ok(event.players[find_player(event, named)?].id.clone())
}

/// Refuses an event that is not one of teams.
///
/// # Errors
///
/// Fails if the event is not one of teams.
pub fn of_teams(event: &Event) -> Result<(), Refused> {
    event.is_of_teams().then_some(()).ok_or_else(|| Hindrance::OnlyOfTeams.refused())
}

/// Returns the bracket of the first of these parts of a stage that is a knockout.
///
/// # Errors
///
/// Fails if none is a knockout, or the first round is not paired.
pub fn bracket<'e>(event: &'e Event, parts: &'e [Part<'e>]) -> Result<KnockoutView<'e>, Refused> {
    let knockout = parts.iter().find(|part| part.event.system.kind().eliminates_losers());
    let part = knockout.ok_or_else(|| Refused::new(Refusal::OnlyInKnockout))?;
    paired_round(&part.event, Round(1))?;
    KnockoutView::of_part(event, part).ok_or_else(|| Hindrance::NoBracket.refused())
}

/// Returns the index of the last stage that is a knockout and has begun, else of the stage paired
/// last.
pub fn knockout_stage(event: &Event) -> usize {
    let is_knockout = |&at: &usize| event.system_of(at).kind().eliminates_losers();
    (0..=event.current_stage()).rev().find(is_knockout).unwrap_or_else(|| event.current_stage())
}

/// A question about the pairing of a round, in the user's words.
#[derive(Debug, Clone, Copy, Default)]
pub struct PairingQuestion<'q> {
    /// The two players at a board; `against` is then asked for the one with White.
    pub board: Option<u16>,
    /// For teams: the match, instead of one of its boards.
    pub number: Option<u16>,
    /// A player, by ID or pairing number.
    pub player: Option<&'q str>,
    /// A player, by ID or pairing number, or `bye`.
    pub against: Option<&'q str>,
}

impl PairingQuestion<'_> {
    /// Returns the same question about the pairing's participants: in a team event, about the match
    /// of a board.
    ///
    /// # Errors
    ///
    /// Fails if the round has no such board or match, if a match is asked for in an event of
    /// players, or a player in an event of teams.
    pub fn settled(self, event: &Event, round: Round) -> Result<Self, Refused> {
        if !event.is_of_teams() {
            if self.number.is_some() {
                of_teams(event)?;
            }
            return Ok(self);
        }
        if let Some(refused) =
            self.player.into_iter().chain(self.against).find_map(|named| member(event, named))
        {
            return Err(refused);
        }
        let paired = &event.rounds[paired_round(event, round)?];
        let number = match (self.board, self.number) {
            (Some(board), _) => {
                let found = paired.boards.iter().find(|one| one.board == board);
                let found = found.and_then(|board| board.in_match);
                found.ok_or_else(|| Refused::new(Refusal::NoBoard { round, board }))?
            }
            (None, Some(number)) if paired.matches.iter().any(|one| one.number == number) => number,
            (None, Some(number)) => {
                let why = TeamRefusal::NoMatch { round, number, most: paired.matches.len() };
                return Err(Refused::new(Refusal::OfTeams { why }));
            }
            (None, None) => return Ok(self),
        };
        Ok(Self { board: Some(number), ..self })
    }

    /// Returns the part of a stage that the question is about: the group that is named or that has
    /// the player or the board, else the first.
    ///
    /// # Errors
    ///
    /// Fails if there is no such group.
    pub fn part<'p, 'e>(
        self,
        event: &Event,
        parts: &'p [Part<'e>],
        round: Round,
        group: Option<&str>,
    ) -> Result<&'p Part<'e>, Refused> {
        let first = &parts[0];
        if let Some(named) = group {
            let groups = event.groups_of(first.stage);
            let at = groups.iter().position(|one| one.group.eq_ignore_ascii_case(named));
            let part = at.and_then(|at| parts.iter().find(|part| part.group == Some(at)));
            return part.ok_or_else(|| {
                let known = groups.iter().map(|one| one.group.clone()).collect();
                Hindrance::NoGroup { group: named.to_owned(), known }.refused()
            });
        }
        let of_board = |part: &&Part<'_>, board: u16| {
            let paired = part.event.round(round);
            paired.is_some_and(|paired| paired.boards.iter().any(|one| one.board == board))
        };
        let found = match (self.board, self.player) {
            (Some(board), _) => parts.iter().find(|part| of_board(part, board)),
            (None, Some(named)) => parts.iter().find(|part| player(&part.event, named).is_ok()),
            (None, None) => None,
        };
        Ok(found.unwrap_or(first))
    }

    /// Returns what is asked for; `None` for the round as a whole.
    ///
    /// # Errors
    ///
    /// Fails if there is no such player, board or round, or `against` is given without a player.
    pub fn of(self, event: &Event, round: Round) -> Result<Option<Asked>, Refused> {
        let against = match self.against {
            None => None,
            Some("bye") => Some(Against::Bye),
            Some(other) => Some(Against::Player(player(event, other)?)),
        };
        let player = match (self.board, self.player) {
            (Some(number), _) => {
                let paired = &event.rounds[paired_round(event, round)?];
                let board = paired.boards.iter().find(|board| board.board == number);
                let board =
                    board.ok_or_else(|| Refused::new(Refusal::NoBoard { round, board: number }))?;
                find_player(event, board.white.as_str())?
            }
            (None, Some(named)) => player(event, named)?,
            (None, None) if against.is_some() => {
                return Err(Refused::told(&CommandMisuse::AgainstWhom));
            }
            (None, None) => return Ok(None),
        };
        Ok(Some(Asked { player, against }))
    }
}

/// Returns the index of a player by ID or by pairing number.
fn player(event: &Event, named: &str) -> Result<usize, Refused> {
    let Ok(number) = named.parse::<u16>() else { return find_player(event, named) };
    let found = event.players.iter().position(|player| player.number == Some(number));
    found.ok_or_else(|| Refused::new(Refusal::NobodyNumbered { number }))
}
