//! The players at the boards of a team match.

use std::collections::HashSet;

use crate::event::{
    Board, Color, Event, PairedRound, PlayerId, Round, Team, TeamMatch, TeamRules, Vacant,
};

/// The players of a team by boards, board 1 first; `None` for a board that stays empty.
pub(crate) type Lined = Vec<Option<PlayerId>>;

impl Event {
    /// Seats the line-ups of both teams at the boards of a match and returns the boards; records
    /// empty seats in the match.
    pub fn seat(&self, rules: &TeamRules, round: Round, one: &mut TeamMatch) -> Vec<Board> {
        let home = self.line_up(rules, &one.home, round);
        let away = self.line_up(rules, &one.away, round);
        let (boards, vacant) = self.seat_players(rules, one, home, away);
        one.put_vacant(vacant);
        boards
    }

    /// Returns the boards of a match with these players, and the boards with a missing player.
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

    /// Returns the players of a team in a round, by boards: the line-up submitted, otherwise the
    /// first members present.
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

    /// Returns the line-up that a team submitted for a round.
    pub fn handed_in(&self, team: &PlayerId, round: Round) -> Option<&crate::event::Lineup> {
        self.lineups.iter().rev().find(|one| one.team == *team && one.round == round)
    }

    /// Returns the members of a team who are present in a round, in their order.
    fn members_there(&self, team: Option<&Team>, round: Round) -> Vec<PlayerId> {
        let asked = self.requests.iter().filter(|asked| asked.round == round);
        let away: HashSet<&PlayerId> = asked.map(|asked| &asked.player).collect();
        let members = team.into_iter().flat_map(|team| &team.members);
        let there = members.filter(|id| {
            !away.contains(id) && self.player(id).is_some_and(|player| player.takes_part_in(round))
        });
        there.cloned().collect()
    }

    /// Returns whether the home team has White at a board of a match.
    ///
    /// The players' memberships decide, or else the line-ups of the round, or else the pattern of
    /// colours.
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
            let there = |lineup: &crate::event::Lineup| {
                lineup.players.iter().flatten().any(|id| id == player)
            };
            lined[side].is_some_and(there)
        };
        straight(board, is_member)
            .or_else(|| straight(board, is_lined))
            .unwrap_or_else(|| rules.colors.at(board.seat.unwrap_or(1)) == Color::White)
    }

    /// Returns the current players at the boards of a match: of the home team, and of the other.
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

    /// Returns the colour of the home team at a board of a match; the board must be one of this
    /// event.
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

/// Returns whether the first of two sides has White, if the players' sides are known.
fn straight(board: &Board, of: impl Fn(usize, &PlayerId) -> bool) -> Option<bool> {
    let straight = of(0, &board.white) || of(1, &board.black);
    let turned = of(0, &board.black) || of(1, &board.white);
    (straight != turned).then_some(straight)
}

impl PairedRound {
    /// Returns the boards of a team match.
    pub fn boards_of(&self, number: u16) -> impl Iterator<Item = &Board> {
        self.boards.iter().filter(move |board| board.in_match == Some(number))
    }

    /// Returns the match of a team, as an index into the list.
    pub fn match_of(&self, team: &PlayerId) -> Option<usize> {
        self.matches.iter().position(|one| one.has(team))
    }
}
