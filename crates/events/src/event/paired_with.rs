//! What rounds were paired with, where the event says something else now.
//!
//! A round is judged by what it was paired with: the ratings and pairing numbers, the clubs and
//! whatever else keeps players apart, the number of rounds. Most of it never changes, and the file
//! says it once. Where it does change, the last round that was paired before keeps what was
//! ([`PairedWith`]), for itself and for the rounds before it; of a player, everything that counts
//! for a pairing. So the record of the nearest round that is not before it tells of a round, and
//! where there is none, the event as it is.
//!
//! Pairing numbers change only until round 4 is paired (FIDE C.04.2, 2.3 and 2.5).

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

use serde::{Deserialize, Serialize};

use super::{Event, Forbidden, PairedRound, Player, PlayerId, Round, Separate, Team};

/// What a round, and those before it, were paired with, as far as it has changed since.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct PairedWith {
    /// The number of rounds of the event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u16>,
    /// The players who were not to meet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forbidden: Option<Vec<Forbidden>>,
    /// The groups whose players were not to meet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub separate: Option<Vec<Separate>>,
    /// The players, or the teams where teams meet, of whom something has changed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<PlayerThen>,
}

/// A player as a round was paired: what is missing was not known.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayerThen {
    /// The player.
    pub player: PlayerId,
    /// The pairing number.
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

    fn put_back(&self, player: &mut Player) {
        player.number = self.number;
        player.rating = self.rating;
        player.federation.clone_from(&self.federation);
        player.club.clone_from(&self.club);
        player.family.clone_from(&self.family);
        player.team.clone_from(&self.team);
    }

    /// The same where teams meet.
    fn put_back_team(&self, team: &mut Team) {
        team.number = self.number;
        team.rating = self.rating;
        team.federation.clone_from(&self.federation);
        team.club.clone_from(&self.club);
    }
}

impl PairedWith {
    /// True if it says nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    fn has(&self, id: &PlayerId) -> bool {
        self.players.iter().any(|then| then.player == *id)
    }

    /// Takes over what only a later round says.
    fn complete_from(&mut self, later: Self) {
        self.rounds = self.rounds.or(later.rounds);
        self.forbidden = self.forbidden.take().or(later.forbidden);
        self.separate = self.separate.take().or(later.separate);
        let new: Vec<PlayerThen> =
            later.players.into_iter().filter(|then| !self.has(&then.player)).collect();
        self.players.extend(new);
    }

    fn put_back(&self, event: &mut Event) {
        if let (Some(rounds), Some(swiss)) = (self.rounds, event.system.swiss_mut()) {
            swiss.rounds = Some(rounds);
        }
        if let Some(forbidden) = &self.forbidden {
            event.forbidden.clone_from(forbidden);
        }
        if let Some(separate) = &self.separate {
            event.separate.clone_from(separate);
        }
        for then in &self.players {
            let is_it = |player: &&mut Player| player.id == then.player;
            if let Some(player) = event.players.iter_mut().find(is_it) {
                then.put_back(player);
            } else if let Some(team) = event.teams.iter_mut().find(|team| team.id == then.player) {
                then.put_back_team(team);
            }
        }
    }
}

/// True if other rules than these are in force now in a round up to this one.
fn is_otherwise<R: PartialEq>(
    was: &[R],
    now: &[R],
    last: Round,
    holds_in: fn(&R, Round) -> bool,
) -> bool {
    (1..=last.0).map(Round).any(|round| {
        let then = was.iter().filter(|rule| holds_in(rule, round));
        then.ne(now.iter().filter(|rule| holds_in(rule, round)))
    })
}

impl Event {
    /// The event with what a round was paired with, its results as they are now.
    #[must_use]
    pub fn with_facts_of(&self, round: Round) -> Cow<'_, Self> {
        let since = usize::from(round.0).saturating_sub(1);
        let records = || self.rounds.iter().skip(since).filter_map(|one| one.paired_with.as_ref());
        if records().next().is_none() {
            return Cow::Borrowed(self);
        }
        let mut then = self.clone();
        let all: Vec<&PairedWith> = records().collect();
        all.into_iter().rev().for_each(|with| with.put_back(&mut then));
        then.number_newcomers(round);
        Cow::Owned(then)
    }

    /// Gives players who are in no round up to this one the numbers after the last, so that
    /// nobody has a number that was somebody else's.
    fn number_newcomers(&mut self, round: Round) {
        let upto = usize::from(round.0).min(self.rounds.len());
        let there: HashSet<PlayerId> =
            self.rounds[..upto].iter().flat_map(PairedRound::players).cloned().collect();
        let is_new = |player: &Player| player.number.is_some() && !there.contains(&player.id);
        let old = self.players.iter().filter(|player| !is_new(player));
        let last = old.filter_map(|player| player.number).max().unwrap_or(0);
        let mut new: Vec<&mut Player> = self.players.iter_mut().filter(|one| is_new(one)).collect();
        new.sort_by_key(|player| player.number);
        for (number, player) in (last..=u16::MAX).skip(1).zip(new) {
            player.number = Some(number);
        }
    }

    /// Those who meet, as players.
    fn who_meet(&self) -> Cow<'_, [Player]> {
        match self.is_of_teams() {
            true => Cow::Owned(self.as_players()),
            false => Cow::Borrowed(&self.players),
        }
    }

    /// Has the last round that was paired before a change keep what it and those before it were
    /// paired with, where the change has made it something else. In a schedule nothing was
    /// paired by such facts.
    pub fn keep_paired_with(&mut self, before: &Self) {
        let last = before.last_paired().min(self.last_paired());
        // In groups and stages the facts of a part are those of its own field.
        let is_one_field = |event: &Self| event.groups.is_empty() && event.stages.is_empty();
        let same_field = is_one_field(before) && is_one_field(self);
        if self.is_scheduled() || before.is_scheduled() || !same_field {
            return;
        }
        let Some(paired) = self.round(last) else { return };
        let mut kept = paired.paired_with.clone().unwrap_or_default();
        let rounds = |event: &Self| event.system.swiss().and_then(|swiss| swiss.rounds);
        kept.rounds = kept.rounds.or(rounds(before)).filter(|was| Some(*was) != rounds(self));
        let was = kept.forbidden.take().unwrap_or_else(|| before.forbidden.clone());
        let differs =
            |was: &Vec<Forbidden>| is_otherwise(was, &self.forbidden, last, Forbidden::holds_in);
        kept.forbidden = Some(was).filter(differs);
        let was = kept.separate.take().unwrap_or_else(|| before.separate.clone());
        let differs =
            |was: &Vec<Separate>| is_otherwise(was, &self.separate, last, Separate::holds_in);
        kept.separate = Some(was).filter(differs);
        let (meet_now, met) = (self.who_meet(), before.who_meet());
        let index: HashMap<&PlayerId, &Player> =
            meet_now.iter().map(|player| (&player.id, player)).collect();
        let now = |id: &PlayerId| index.get(id).copied();
        let had: HashSet<PlayerId> = kept.players.iter().map(|then| then.player.clone()).collect();
        kept.players
            .retain(|then| now(&then.player).is_some_and(|player| PlayerThen::of(player) != *then));
        let counts = |was: &&Player| {
            let Some(now) = now(&was.id).filter(|_| was.number.is_some()) else { return false };
            let apart = |rule: &Separate| rule.by.of(was) != rule.by.of(now);
            was.number != now.number
                || was.rating != now.rating
                || before.separate.iter().any(apart)
        };
        let changed = met.iter().filter(counts).filter(|was| !had.contains(&was.id));
        let changed: Vec<PlayerThen> = changed.map(PlayerThen::of).collect();
        kept.players.extend(changed);
        if let Some(paired) = self.round_mut(last) {
            paired.paired_with = Some(kept).filter(|kept| !kept.is_empty());
        }
    }

    /// Keeps for the rounds that are left what a round that is no longer paired says of them.
    pub(crate) fn inherit_paired_with(&mut self, unpaired: &PairedRound) {
        let (Some(with), Some(last)) = (&unpaired.paired_with, self.rounds.last_mut()) else {
            return;
        };
        last.paired_with.get_or_insert_default().complete_from(with.clone());
    }
}
