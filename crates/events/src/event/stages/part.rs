//! A part of an event: one stage, or one group of it, as a separate event.
//!
//! An individual event in one system has one part, itself. In a team event, the players of a part
//! are the teams, and its boards the matches. With groups or several stages, a part has the players
//! or teams of its group and the rounds of its stage, under their numbers in the whole event.
//! Pairing and ranking work with parts, so that no system has to know teams or stages; one that
//! counts its rounds asks [`Event::nth_of_system`].

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

use crate::event::{
    Acceleration, Award, Board, BoardsOfMatch, Bye, Event, EventDocument, Forbidden, Group, Mode,
    PairedRound, PairingMethod, Player, PlayerDocument, PlayerId, Publish, Round, RoundDocument,
    SchemaVersion, Scoring, Stage, SwissSettings, System, Team, TeamMatch, TeamRules, TieBreak,
};

/// A part of an event.
#[derive(Debug, Clone)]
pub struct Part<'e> {
    /// The part as an event of players in one system, for reading.
    pub event: Cow<'e, Event>,
    /// The stage, from 0.
    pub stage: usize,
    /// The group of the stage, from 0, if it has groups.
    pub group: Option<usize>,
    /// The number of rounds carried over from earlier stages, the first ones: they count, and are
    /// not played again.
    pub carried: usize,
}

impl Part<'_> {
    /// Returns whether a round was carried over into the part.
    pub fn is_carried(&self, round: Round) -> bool {
        self.event.rounds[..self.carried].iter().any(|carried| carried.round == round)
    }

    /// Returns the rounds that the part plays itself.
    pub fn own_rounds(&self) -> &[PairedRound] {
        &self.event.rounds[self.carried..]
    }
}

impl Event {
    /// Returns whether teams meet.
    pub fn is_of_teams(&self) -> bool {
        self.team_match.is_some()
    }

    /// Returns whether its boards are team matches, as those of a part of a team event are.
    pub fn is_of_matches(&self) -> bool {
        matches!(self.scoring.mode, Mode::Boards(_))
    }

    /// Returns whether the event is one part: individual, one system, no groups and no stages.
    pub fn is_one_part(&self) -> bool {
        !self.is_of_teams() && self.groups.is_empty() && self.stages.is_empty()
    }

    /// Returns the number of stages, at least one.
    pub fn stage_count(&self) -> usize {
        1 + self.stages.len()
    }

    /// Returns the settings of a stage, from 0; `None` for the first, or if there is no such stage.
    pub fn later_stage(&self, stage: usize) -> Option<&Stage> {
        self.stages.get(stage.checked_sub(1)?)
    }

    /// Returns the system of a stage.
    pub fn system_of(&self, stage: usize) -> &System {
        self.later_stage(stage).map_or(&self.system, |later| &later.system)
    }

    /// Returns the pairing method of the first stage, if that is a Swiss.
    pub fn pairing_method(&self) -> Option<PairingMethod> {
        self.system.swiss().map(|swiss| self.method_of(swiss))
    }

    /// Returns the pairing method of a Swiss of the event.
    pub fn method_of(&self, swiss: &SwissSettings) -> PairingMethod {
        PairingMethod::meant(swiss.pairing, self.pairs_teams())
    }

    /// Returns whether teams are paired: teams meet, or the boards are their matches.
    pub(crate) fn pairs_teams(&self) -> bool {
        self.is_of_teams() || self.is_of_matches()
    }

    /// Returns the rounds on whose results the next pairing depends.
    ///
    /// In a Swiss or a knockout this is every round of the stage, because a result may have been
    /// cleared in any of them; in other systems it is the last.
    pub fn rounds_before_pairing(&self) -> impl Iterator<Item = &PairedRound> {
        let stage = self.current_stage();
        let kind = self.system_of(stage).kind();
        let every = kind.pairs_by_scores() || kind.eliminates_losers();
        let last = self.last_paired();
        self.rounds
            .iter()
            .filter(move |one| one.round == last || (every && self.stage_of(one) == stage))
    }

    /// Returns the groups of a stage.
    pub fn groups_of(&self, stage: usize) -> &[Group] {
        self.later_stage(stage).map_or(&self.groups, |later| &later.groups)
    }

    /// Returns the stage of a round that has been paired.
    pub fn stage_of(&self, paired: &PairedRound) -> usize {
        let named = paired.stage.as_ref();
        let at = named.and_then(|name| self.stages.iter().position(|stage| stage.stage == *name));
        at.map_or(0, |at| at + 1)
    }

    /// Returns the stage of the last round that has been paired.
    pub fn current_stage(&self) -> usize {
        self.rounds.last().map_or(0, |last| self.stage_of(last))
    }

    /// Returns the team with an id.
    pub fn team(&self, id: &PlayerId) -> Option<&Team> {
        self.teams.iter().find(|team| team.id == *id)
    }

    /// Returns the ids of the competitors: of the teams in a team event, otherwise of the players.
    pub fn competitors(&self) -> Vec<&PlayerId> {
        match self.is_of_teams() {
            true => self.teams.iter().map(|team| &team.id).collect(),
            false => self.players.iter().map(|player| &player.id).collect(),
        }
    }

    /// Returns the name of a player or a team.
    pub fn name_of(&self, id: &PlayerId) -> Option<&str> {
        let player = self.player(id).map(|player| player.name.as_str());
        player.or_else(|| self.team(id).map(|team| team.name.as_str()))
    }

    /// Returns the parts of a stage, from 0, in the order of its groups.
    pub fn parts(&self, stage: usize) -> Vec<Part<'_>> {
        if self.is_one_part() {
            return vec![Part { event: Cow::Borrowed(self), stage, group: None, carried: 0 }];
        }
        let groups = self.groups_of(stage);
        match groups.is_empty() {
            true => vec![self.part(stage, None)],
            false => (0..groups.len()).map(|group| self.part(stage, Some(group))).collect(),
        }
    }

    /// Returns the competitors of a stage, or of a group of it, from 0, with their pairing numbers
    /// there.
    pub(crate) fn field_in(&self, stage: usize, group: Option<usize>) -> Cow<'_, [Player]> {
        let listed: Option<&[PlayerId]> = match (group, self.later_stage(stage)) {
            (Some(group), _) => Some(&self.groups_of(stage)[group].field),
            (None, Some(later)) => Some(&later.field),
            (None, None) => None,
        };
        let Some(field) = listed else {
            return match self.is_of_teams() {
                true => Cow::Owned(self.as_players()),
                false => Cow::Borrowed(&self.players),
            };
        };
        // An event may have hundreds of groups: copy only the competitors of the field.
        let wanted: HashSet<&PlayerId> = field.iter().collect();
        let players = match &self.team_match {
            Some(rules) => {
                let teams = self.teams.iter().filter(|team| wanted.contains(&team.id));
                teams.map(|team| self.as_player(team, rules)).collect()
            }
            None => {
                let players = self.players.iter().filter(|player| wanted.contains(&player.id));
                players.cloned().collect()
            }
        };
        Cow::Owned(in_order(players, field))
    }

    fn part(&self, stage: usize, group: Option<usize>) -> Part<'_> {
        let players = self.field_in(stage, group).into_owned();
        let own: HashSet<PlayerId> = players.iter().map(|player| player.id.clone()).collect();
        let is_of_stage = |paired: &&PairedRound| self.stage_of(paired) == stage;
        let of_stage: Vec<&PairedRound> = self.rounds.iter().filter(is_of_stage).collect();
        let taken_over = self.carried(stage, &own);
        let carried = taken_over.rounds.len();
        let mut rounds = taken_over.rounds;
        for paired in &of_stage {
            let boards = self.meetings(paired, &own);
            let byes: Vec<Bye> =
                paired.byes.iter().filter(|bye| own.contains(&bye.player)).cloned().collect();
            // A group smaller than others ends before them.
            if boards.is_empty() && byes.is_empty() {
                break;
            }
            let (date, time, note) = (paired.date, paired.time, paired.note.clone());
            let own = RoundDocument::new(paired.round);
            rounds.push(RoundDocument { date, time, note, boards, byes, ..own }.into());
        }
        keep_in_part(&mut rounds[carried..], &of_stage, &own);
        let event = self.as_part(stage, players, &own, (rounds, carried), taken_over.awards);
        Part { event: Cow::Owned(event), stage, group, carried }
    }

    /// Builds the event of a part, with the data of the whole event about its competitors.
    fn as_part(
        &self,
        stage: usize,
        mut players: Vec<Player>,
        own: &HashSet<PlayerId>,
        (rounds, carried): (Vec<PairedRound>, usize),
        taken_over: Vec<Award>,
    ) -> Event {
        let before = self.last_before_own(&rounds[carried..]);
        let mut system = self.system_of(stage).clone();
        for player in &mut players {
            player.enter_after(before);
        }
        if let Some(swiss) = system.swiss_mut() {
            swiss.pairing = Some(self.method_of(swiss));
        }
        let of_own = |rule: &Acceleration| {
            let players = rule.players.iter().filter(|id| own.contains(*id)).cloned().collect();
            Acceleration { players, ..rule.clone() }
        };
        let asked = self.requests.iter();
        let asked = asked.filter(|asked| own.contains(&asked.player) && asked.round > before);
        let given = |award: &Award| match award.round {
            Round(0) => stage == 0,
            round => rounds[carried..].iter().any(|paired| paired.round == round),
        };
        let awards = self.points_given().into_iter();
        let awards = awards.filter(|award| own.contains(&award.to) && given(award));
        let own_event = EventDocument {
            // The dates of the whole event decide the editions of regulations.
            start: self.first_day(),
            end: self.end,
            rules: self.rules.clone(),
            rule_changes: self.rule_changes.clone(),
            scoring: self.scoring_of_meetings(),
            tiebreaks: self.tie_breaks_of(stage).map(<[TieBreak]>::to_vec),
            unrated: self.unrated,
            sort: self.sort,
            attendance: self.attendance.clone(),
            colors: self.colors.clone(),
            separate: self.separate.clone(),
            forbidden: Forbidden::among(&self.forbidden, own),
            acceleration: self.acceleration.iter().map(of_own).collect(),
            requests: asked.cloned().collect(),
            awards: awards.chain(taken_over).collect(),
            ladder: self.ladder.clone(),
            ladders: self.ladders.clone(),
            playoffs: self.playoffs_among(own, &rounds, carried),
            players,
            rounds,
            name: self.name.clone(),
            schema: SchemaVersion::V1,
            system,
            // Nothing that a part is asked for depends on these.
            place: None,
            federation: None,
            arbiters: Vec::new(),
            time_control: None,
            default_time: None,
            earliest_draw: None,
            live: false,
            publish: Publish::default(),
            categories: Vec::new(),
            timetable: Vec::new(),
            prizes: None,
            rulings: Vec::new(),
            book: Vec::new(),
            divisions: Vec::new(),
            // Boards are numbered in the whole event.
            first_board: 1,
            // A part has no parts, and its competitors are players.
            groups: Vec::new(),
            stages: Vec::new(),
            team_match: None,
            teams: Vec::new(),
            lineups: Vec::new(),
        };
        Event::after(before, own_event)
    }

    /// Returns the last round before the own rounds of a part.
    fn last_before_own(&self, own: &[PairedRound]) -> Round {
        let before = |first: &PairedRound| Round(first.round.0.saturating_sub(1));
        own.first().map_or_else(|| self.last_paired(), before)
    }

    /// Returns the competitors, as players.
    pub(crate) fn as_players(&self) -> Vec<Player> {
        let Some(rules) = &self.team_match else { return self.players.clone() };
        self.teams.iter().map(|team| self.as_player(team, rules)).collect()
    }

    fn as_player(&self, team: &Team, rules: &TeamRules) -> Player {
        let document = PlayerDocument {
            number: team.number,
            rating: team.rating.or_else(|| self.average_rating(team, rules.boards)),
            federation: team.federation.clone(),
            club: team.club.clone(),
            from_round: team.from_round,
            withdrawn_after: team.withdrawn_after,
            ..PlayerDocument::new(team.id.clone(), team.name.clone())
        };
        document.into()
    }

    /// Returns the average rating of the first members of a team who have one, rounded.
    pub fn average_rating(&self, team: &Team, boards: u16) -> Option<u16> {
        let rating = |id: &PlayerId| self.player(id)?.rating.map(u32::from);
        let first = team.members.iter().take(boards.into()).filter_map(rating);
        let (sum, count) = first.fold((0, 0), |(sum, count), rating| (sum + rating, count + 1));
        let average = (sum * 2 + count).checked_div(count * 2)?;
        u16::try_from(average).ok()
    }

    /// Returns the scoring of meetings: of matches in a team event.
    fn scoring_of_meetings(&self) -> Scoring {
        let Some(rules) = &self.team_match else { return self.scoring.clone() };
        let of = BoardsOfMatch {
            boards: rules.boards,
            count: rules.count,
            win: self.scoring.full(),
            draw: self.scoring.half(),
            both_scores: rules.both_scores,
            bye: rules.bye,
        };
        Scoring::of_boards(of).with_points(rules.win, rules.draw, rules.loss)
    }

    /// Returns the tie-breaks set for a stage.
    fn tie_breaks_of(&self, stage: usize) -> Option<&[TieBreak]> {
        let own = self.later_stage(stage).and_then(|later| later.tiebreaks.as_deref());
        own.or(self.tiebreaks.as_deref())
    }

    /// Returns the meetings of a round, as boards: in a team event, its matches.
    pub fn meetings_of_round(&self, paired: &PairedRound) -> Vec<Board> {
        let all: HashSet<PlayerId> = self.competitors().into_iter().cloned().collect();
        self.meetings(paired, &all)
    }

    /// Returns the number of games of a meeting from [`Event::meetings_of_round`]: the boards of a
    /// match.
    pub(crate) fn games_of_meeting(&self) -> usize {
        self.scoring_of_meetings().games()
    }

    /// Returns a meeting of a round, if it is level: its games have ended, no ruling has decided
    /// it, and the points are equal.
    pub fn level_meeting(&self, paired: &PairedRound, number: u16) -> Option<Board> {
        let is_lost =
            |one: &&TeamMatch| one.number == number && !self.lost_in(paired, one).is_empty();
        if paired.matches.iter().any(|one| is_lost(&one)) {
            return None;
        }
        let board = self.meetings_of_round(paired).into_iter().find(|one| one.board == number)?;
        board.is_level(self.games_of_meeting()).then_some(board)
    }

    /// Returns the meetings of a round, as boards, of the competitors of a part.
    pub(crate) fn meetings(&self, paired: &PairedRound, own: &HashSet<PlayerId>) -> Vec<Board> {
        let Some(rules) = &self.team_match else {
            let inside = |board: &&Board| own.contains(&board.white) && own.contains(&board.black);
            return paired.boards.iter().filter(inside).cloned().collect();
        };
        let inside = |one: &&TeamMatch| own.contains(&one.home) && own.contains(&one.away);
        let matches = paired.matches.iter().filter(inside);
        matches.map(|one| self.as_board(paired, one, rules)).collect()
    }
}

/// Returns the players of a list, in its order, with their places as pairing numbers.
fn in_order(players: Vec<Player>, field: &[PlayerId]) -> Vec<Player> {
    let mut by_id: HashMap<PlayerId, Player> =
        players.into_iter().map(|player| (player.id.clone(), player)).collect();
    let listed = field.iter().filter_map(|id| by_id.remove(id));
    let mut listed: Vec<Player> = listed.collect();
    for (number, player) in (1..).zip(&mut listed) {
        player.put_number(Some(number));
    }
    listed
}

/// Copies into the rounds of a part the facts with which they were paired, as far as the rounds of
/// the stage record them for its competitors. A part that ended before others takes those of later
/// rounds too.
fn keep_in_part(rounds: &mut [PairedRound], of_stage: &[&PairedRound], own: &HashSet<PlayerId>) {
    let Some(end) = rounds.len().checked_sub(1) else { return };
    for (nth, paired) in of_stage.iter().enumerate() {
        if let Some(with) = &paired.paired_with {
            rounds[nth.min(end)].keep(with.among(own));
        }
    }
}
