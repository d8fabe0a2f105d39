//! Who sits at the boards of a match of teams.

use std::collections::HashSet;

use super::{
    Board, Color, Event, PairedRound, PlayerId, Round, Team, TeamMatch, TeamRules, Vacant,
};

/// The players of a team by boards, board 1 first; `None` for a board that stays empty.
pub(crate) type Lined = Vec<Option<PlayerId>>;

impl Event {
    /// Seats the line-ups of both teams at the boards of a match, which are given; where somebody
    /// is missing, the match says so.
    #[must_use]
    pub fn seat(&self, rules: &TeamRules, round: Round, one: &mut TeamMatch) -> Vec<Board> {
        let home = self.line_up(rules, &one.home, round);
        let away = self.line_up(rules, &one.away, round);
        let (boards, vacant) = self.seat_players(rules, one, home, away);
        one.put_vacant(vacant);
        boards
    }

    /// The boards of a match with these players, and those at which somebody is missing.
    #[must_use]
    pub(crate) fn seat_players(
        &self,
        rules: &TeamRules,
        one: &TeamMatch,
        home: Lined,
        away: Lined,
    ) -> (Vec<Board>, Vec<Vacant>) {
        let before = one.number.saturating_sub(1).saturating_mul(rules.boards);
        let first = self.first_board.saturating_add(before);
        let (mut boards, mut vacant) = (Vec::new(), Vec::new());
        for (seat, (home, away)) in (1..=rules.boards).zip(home.into_iter().zip(away)) {
            let (Some(home), Some(away)) = (&home, &away) else {
                vacant.push(Vacant { seat, home, away });
                continue;
            };
            let (white, black) = match rules.colors.at(seat) {
                Color::White => (home, away),
                Color::Black => (away, home),
            };
            boards.push(Board {
                in_match: Some(one.number),
                seat: Some(seat),
                ..Board::new(first.saturating_add(seat - 1), white.clone(), black.clone())
            });
        }
        (boards, vacant)
    }

    /// Who plays for a team in a round, by boards: the line-up that was handed in, else the first
    /// members who are there.
    #[must_use]
    pub fn line_up(&self, rules: &TeamRules, team: &PlayerId, round: Round) -> Lined {
        let boards = usize::from(rules.boards);
        let mut players: Lined = match self.handed_in(team, round) {
            Some(lineup) => lineup.players.clone(),
            None => {
                let there = self.members_there(self.team(team), round);
                there.into_iter().take(boards).map(Some).collect()
            }
        };
        players.resize(boards, None);
        players
    }

    /// The line-up that a team handed in for a round.
    #[must_use]
    pub fn handed_in(&self, team: &PlayerId, round: Round) -> Option<&super::Lineup> {
        self.lineups.iter().rev().find(|one| one.team == *team && one.round == round)
    }

    /// The members of a team who are there in a round, in their order.
    fn members_there(&self, team: Option<&Team>, round: Round) -> Vec<PlayerId> {
        let asked = self.requests.iter().filter(|asked| asked.round == round);
        let away: HashSet<&PlayerId> = asked.map(|asked| &asked.player).collect();
        let members = team.into_iter().flat_map(|team| &team.members);
        let there = members.filter(|id| {
            !away.contains(id) && self.player(id).is_some_and(|player| player.takes_part_in(round))
        });
        there.cloned().collect()
    }

    /// True if the team that is named first has White at a board of a match: by the players who sit
    /// there, whose team their membership says, or a line-up of the round where it leaves that open;
    /// by the pattern of colours where neither says it.
    #[must_use]
    pub fn home_has_white(
        &self,
        rules: &TeamRules,
        round: Round,
        one: &TeamMatch,
        board: &Board,
    ) -> bool {
        let sides = [self.team(&one.home), self.team(&one.away)];
        let is_member = |side: usize, player: &PlayerId| {
            sides[side].is_some_and(|team| team.members.contains(player))
        };
        let lined = [&one.home, &one.away].map(|team| self.handed_in(team, round));
        let is_lined = |side: usize, player: &PlayerId| {
            let there =
                |lineup: &super::Lineup| lineup.players.iter().flatten().any(|id| id == player);
            lined[side].is_some_and(there)
        };
        straight(board, is_member)
            .or_else(|| straight(board, is_lined))
            .unwrap_or_else(|| rules.colors.at(board.seat.unwrap_or(1)) == Color::White)
    }

    /// Who sits at the boards of a match now: for the team that is named first, and for the other.
    #[must_use]
    pub fn seated(&self, rules: &TeamRules, paired: &PairedRound, one: &TeamMatch) -> [Lined; 2] {
        let mut home: Lined = vec![None; rules.boards.into()];
        let mut away = home.clone();
        for vacant in &one.vacant {
            let at = usize::from(vacant.seat).wrapping_sub(1);
            if let (Some(own), Some(other)) = (home.get_mut(at), away.get_mut(at)) {
                (*own, *other) = (vacant.home.clone(), vacant.away.clone());
            }
        }
        for board in paired.boards_of(one.number) {
            let at = usize::from(board.seat.unwrap_or(0)).wrapping_sub(1);
            let (Some(own), Some(other)) = (home.get_mut(at), away.get_mut(at)) else { continue };
            let (white, black) = (Some(board.white.clone()), Some(board.black.clone()));
            (*own, *other) = match self.home_has_white(rules, paired.round, one, board) {
                true => (white, black),
                false => (black, white),
            };
        }
        [home, away]
    }

    /// The colour of the team that is named first at a board of a match; the board is one of this
    /// event.
    #[must_use]
    pub fn home_color(&self, board: &Board) -> Option<Color> {
        let rules = self.team_match.as_ref()?;
        let is_its =
            |paired: &&PairedRound| paired.boards.iter().any(|one| std::ptr::eq(one, board));
        let paired = self.rounds.iter().find(is_its)?;
        let one = self.match_of_board(paired, board)?;
        let white = self.home_has_white(rules, paired.round, one, board);
        Some(if white { Color::White } else { Color::Black })
    }
}

/// Whether the first of two sides has White, if it is known of the players whose they are.
fn straight(board: &Board, of: impl Fn(usize, &PlayerId) -> bool) -> Option<bool> {
    let straight = of(0, &board.white) || of(1, &board.black);
    let turned = of(0, &board.black) || of(1, &board.white);
    (straight != turned).then_some(straight)
}

impl PairedRound {
    /// The boards of a match of teams.
    pub fn boards_of(&self, number: u16) -> impl Iterator<Item = &Board> {
        self.boards.iter().filter(move |board| board.in_match == Some(number))
    }

    /// The match of a team, as its place in the list.
    #[must_use]
    pub fn match_of(&self, team: &PlayerId) -> Option<usize> {
        self.matches.iter().position(|one| one.has(team))
    }
}
