//! The facts with which rounds were paired, if the event has since changed.
//!
//! A round is judged by the facts with which it was paired: the ratings and pairing numbers, the
//! clubs and everything else that keeps players apart, the number of rounds. Most of these never
//! change, and the file has them once. If one changes, the last round paired before keeps the old
//! facts ([`PairedWith`]), for itself and for the rounds before it; for a player, everything that
//! counts for a pairing. So the facts of a round are in the nearest record that is not before it,
//! or, if there is none, in the event itself.
//!
//! A group, or a stage after the first, has a field of its own, whose places are the pairing
//! numbers, and a stage has its own number of rounds. So each stage keeps a record in its own last
//! round, for its groups together: in the rounds of the whole event, and with a player's numbers in
//! the field.
//!
//! Pairing numbers change only until round 4 is paired (FIDE C.04.2, 2.3 and 2.5).

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::event::{Event, Forbidden, PairedRound, Player, PlayerId, Round, Separate, Team};

/// Earlier values of data used to pair a round and those before it, as far as they have changed
/// since.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct PairedWith {
    /// The number of rounds of the event or stage.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u16>,
    /// The players who were not to meet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forbidden: Option<Vec<Forbidden>>,
    /// The groups whose players were not to meet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub separate: Option<Vec<Separate>>,
    /// The players whose data has changed; in team events, the teams.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<PlayerThen>,
}

/// The data of a player when a round was paired. An absent value was not known.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayerThen {
    /// The player.
    pub player: PlayerId,
    /// The pairing number; in a group or a later stage, the position in its list of players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u16>,
    /// The rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// The federation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// The club.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// The family.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub family: Option<String>,
    /// The team.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<String>,
}

impl PlayerThen {
    fn of(player: &Player) -> Self {
        Self {
            player: player.id.clone(),
            number: player.number,
            rating: player.rating,
            federation: player.federation.clone(),
            club: player.club.clone(),
            family: player.family.clone(),
            team: player.team.clone(),
        }
    }

    /// Restores a team, as [`Player::restore_facts`] does for a player.
    fn put_back_team(&self, team: &mut Team) {
        team.number = self.number;
        team.rating = self.rating;
        team.federation.clone_from(&self.federation);
        team.club.clone_from(&self.club);
    }
}

impl PairedWith {
    /// Returns whether the record is empty.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Adds the facts that only a later round has recorded.
    fn complete_from(&mut self, later: Self) {
        self.rounds = self.rounds.or(later.rounds);
        self.forbidden = self.forbidden.take().or(later.forbidden);
        self.separate = self.separate.take().or(later.separate);
        let said: HashSet<PlayerId> = self.players.iter().map(|then| then.player.clone()).collect();
        self.players.extend(later.players.into_iter().filter(|then| !said.contains(&then.player)));
    }

    /// Returns the record for the players of a part of the event.
    pub(crate) fn among(&self, own: &HashSet<PlayerId>) -> Self {
        let is_own = |then: &&PlayerThen| own.contains(&then.player);
        Self {
            rounds: self.rounds,
            forbidden: self.forbidden.as_ref().map(|rules| Forbidden::among(rules, own)),
            separate: self.separate.clone(),
            players: self.players.iter().filter(is_own).cloned().collect(),
        }
    }

    /// Restores the facts with which a round of a stage was paired. The numbers of a listed field
    /// are its places, not numbers of the players.
    fn restore_facts(&self, event: &mut Event, stage: usize) {
        let is_listed = event.is_listed(stage);
        if let Some(rounds) = self.rounds
            && stage < event.stage_count()
            && let Some(swiss) = event.system_mut(stage).swiss_mut()
        {
            swiss.rounds = Some(rounds);
        }
        event.restore_forbidden_pairings(self.forbidden.as_ref(), self.separate.as_ref());
        let mut left: HashMap<&PlayerId, &PlayerThen> =
            self.players.iter().map(|then| (&then.player, then)).collect();
        for player in event.players_mut() {
            if let Some(then) = left.remove(&player.id) {
                let number = if is_listed { player.number } else { then.number };
                player.restore_facts(then);
                player.put_number(number);
            }
        }
        for team in event.teams_mut() {
            if let Some(then) = left.remove(&team.id) {
                let number = if is_listed { team.number } else { then.number };
                then.put_back_team(team);
                team.number = number;
            }
        }
    }
}

impl PairedRound {
    /// Records facts with which the round was paired, except those it has recorded already.
    pub(crate) fn keep(&mut self, later: PairedWith) {
        let mut with = self.paired_with.clone().unwrap_or_default();
        with.complete_from(later);
        self.put_paired_with(Some(with));
    }
}

/// Returns whether the rules in force in one of these rounds differ from `was`.
fn is_otherwise<R: PartialEq>(
    was: &[R],
    now: &[R],
    rounds: RangeInclusive<u16>,
    holds_in: fn(&R, Round) -> bool,
) -> bool {
    rounds.map(Round).any(|round| {
        let then = was.iter().filter(|rule| holds_in(rule, round));
        then.ne(now.iter().filter(|rule| holds_in(rule, round)))
    })
}

impl Event {
    /// Returns the event with the facts with which a round was paired, and its results as of now.
    pub fn with_facts_of(&self, round: Round) -> Cow<'_, Self> {
        let stage = self.round(round).map_or(0, |paired| self.stage_of(paired));
        let is_of_stage = |one: &&PairedRound| self.stage_of(one) == stage;
        let since = self.rounds.iter().filter(|one| one.round >= round);
        let kept = since.filter(|one| one.paired_with.is_some());
        let records: Vec<&PairedWith> =
            kept.filter(is_of_stage).filter_map(|one| one.paired_with.as_ref()).collect();
        if records.is_empty() {
            return Cow::Borrowed(self);
        }
        let mut then = self.clone();
        records.into_iter().rev().for_each(|with| with.restore_facts(&mut then, stage));
        if !self.is_listed(stage) {
            then.number_newcomers(round);
        }
        Cow::Owned(then)
    }

    /// Gives players who are in no round up to this one the numbers after the last, so that nobody
    /// has a number that was somebody else's.
    fn number_newcomers(&mut self, round: Round) {
        let upto = self.rounds_upto(round);
        let there: HashSet<PlayerId> =
            self.rounds[..upto].iter().flat_map(PairedRound::players).cloned().collect();
        let is_new = |player: &Player| player.number.is_some() && !there.contains(&player.id);
        let old = self.players.iter().filter(|player| !is_new(player));
        let last = old.filter_map(|player| player.number).max().unwrap_or(0);
        let players = self.players_mut().iter_mut();
        let mut new: Vec<&mut Player> = players.filter(|one| is_new(one)).collect();
        new.sort_by_key(|player| player.number);
        for (number, player) in (last..=u16::MAX).skip(1).zip(new) {
            player.put_number(Some(number));
        }
    }

    /// Returns whether a stage lists its participants, so that the places of the list are the
    /// pairing numbers.
    pub(crate) fn is_listed(&self, stage: usize) -> bool {
        stage > 0 || !self.groups_of(stage).is_empty()
    }

    /// Returns the competitors of a stage with their pairing numbers there: those of each group
    /// with its name, or all of them.
    fn fields_of(&self, stage: usize) -> Vec<(Option<&str>, Cow<'_, [Player]>)> {
        let groups = self.groups_of(stage).iter().enumerate();
        let fields: Vec<_> = groups
            .map(|(at, group)| (Some(group.group.as_str()), self.field_in(stage, Some(at))))
            .collect();
        if fields.is_empty() { vec![(None, self.field_in(stage, None))] } else { fields }
    }

    /// Returns the stage with the name of a stage of another event.
    fn stage_as(&self, other: &Self, stage: usize) -> Option<usize> {
        let Some(later) = other.later_stage(stage) else { return Some(0) };
        let at = self.stages.iter().position(|own| own.stage == later.stage)?;
        Some(at + 1)
    }

    /// Makes the last round of each stage paired before a change record the facts with which it and
    /// the rounds before it were paired, if the change altered them. In a schedule, pairings do not
    /// depend on such facts.
    pub fn keep_paired_with(&mut self, before: &Self) {
        let paired = before.rounds.len().min(self.rounds.len());
        for stage in 0..self.stage_count() {
            let is_of_stage = |paired: &PairedRound| self.stage_of(paired) == stage;
            let Some(at) = self.rounds[..paired].iter().rposition(is_of_stage) else { continue };
            let Some(was) = before.stage_as(self, stage) else { continue };
            let is_scheduled = |event: &Self, stage| event.system_of(stage).kind().knows_schedule();
            if is_scheduled(self, stage) || is_scheduled(before, was) {
                continue;
            }
            let kept = self.paired_of(stage, at, (before, was));
            self.rounds_mut()[at].put_paired_with(Some(kept));
        }
    }

    /// Returns the facts with which the rounds of a stage up to an index of `rounds` were paired,
    /// as far as they differ now from those of a stage of the event before.
    fn paired_of(&self, stage: usize, at: usize, (before, was): (&Self, usize)) -> PairedWith {
        let mut kept = self.rounds[at].paired_with.clone().unwrap_or_default();
        let upto = || self.rounds_before(stage) + 1..=self.rounds[at].round.0;
        let rounds = |event: &Self, stage| event.system_of(stage).swiss()?.rounds;
        let now = rounds(self, stage);
        kept.rounds = kept.rounds.or(rounds(before, was)).filter(|was| Some(*was) != now);
        let forbidden = kept.forbidden.take().unwrap_or_else(|| before.forbidden.clone());
        let differs =
            |was: &Vec<Forbidden>| is_otherwise(was, &self.forbidden, upto(), Forbidden::holds_in);
        kept.forbidden = Some(forbidden).filter(differs);
        let separate = kept.separate.take().unwrap_or_else(|| before.separate.clone());
        let differs =
            |was: &Vec<Separate>| is_otherwise(was, &self.separate, upto(), Separate::holds_in);
        kept.separate = Some(separate).filter(differs);
        let (fields, met) = (self.fields_of(stage), before.fields_of(was));
        let mut now: HashMap<&PlayerId, (Option<&str>, &Player)> = HashMap::new();
        for (group, players) in &fields {
            now.extend(players.iter().map(|player| (&player.id, (*group, player))));
        }
        let had: HashSet<PlayerId> = kept.players.iter().map(|then| then.player.clone()).collect();
        kept.players.retain(|then| {
            now.get(&then.player).is_some_and(|(_, player)| PlayerThen::of(player) != *then)
        });
        for (group, met) in &met {
            let counts = |was: &&Player| {
                let now = now.get(&was.id).filter(|(now_in, _)| now_in == group);
                let Some((_, now)) = now.filter(|_| was.number.is_some()) else { return false };
                let apart = |rule: &Separate| rule.by.key_of(was) != rule.by.key_of(now);
                was.number != now.number
                    || was.rating != now.rating
                    || before.separate.iter().any(apart)
            };
            let changed = met.iter().filter(|was| !had.contains(&was.id)).filter(counts);
            kept.players.extend(changed.map(PlayerThen::of));
        }
        kept
    }

    /// Passes the record of a round that is no longer paired on to the remaining rounds of its
    /// stage.
    pub(crate) fn inherit_paired_with(&mut self, unpaired: &PairedRound) {
        let Some(with) = &unpaired.paired_with else { return };
        let stage = self.stage_of(unpaired);
        let Some(at) = self.rounds.iter().rposition(|paired| self.stage_of(paired) == stage) else {
            return;
        };
        self.rounds_mut()[at].keep(with.clone());
    }
}
