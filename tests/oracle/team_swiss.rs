//! The Swiss team pairing system (FIDE C.04.6 of 1 February 2026) by exhaustive search.
//!
//! Lists every bye, every set of upfloaters and every pairing of a bracket in the order of the
//! articles, and takes the first that meets the criteria best. Practical for about ten teams.

use draughts_pairing::field::{Field, PastRound, Preferences};
use draughts_pairing::{Color, Points};

/// A round: White and Black of each match, and the team with the bye, as indexes in the field.
pub type TeamRound = (Vec<(usize, usize)>, Option<usize>);

/// Returns the pairing of a round; `None` if there is no legal one.
pub fn round(field: &Field, preferences: Preferences) -> Option<TeamRound> {
    let rules = Articles { field, preferences };
    let mut left: Vec<usize> = field.present().collect();
    if !rules.can_all_be_paired_but_for_the_bye(&left) {
        return None;
    }
    let bye = (left.len() % 2 == 1).then(|| rules.bye(&left)).flatten();
    left.retain(|&team| Some(team) != bye);
    let all = left.clone();
    let mut pairs = Vec::new();
    while !left.is_empty() {
        let top = left.iter().map(|&team| rules.score(team)).max()?;
        let (group, below): (Vec<usize>, Vec<usize>) =
            left.iter().partition(|&&team| rules.score(team) == top);
        // The following score group may be empty by now.
        let following =
            all.iter().map(|&team| rules.score(team)).filter(|score| *score < top).max();
        let upfloaters = rules.upfloaters(&group, &below, following);
        let bracket = [group, upfloaters.clone()].concat();
        pairs.extend(rules.bracket(&bracket, &upfloaters));
        left.retain(|team| !bracket.contains(team));
    }
    Some((pairs.into_iter().map(|(one, other)| rules.colors(one, other)).collect(), bye))
}

struct Articles<'f> {
    field: &'f Field,
    preferences: Preferences,
}

impl Articles<'_> {
    fn score(&self, team: usize) -> Points {
        let team = &self.field.players[team];
        team.score + team.extra
    }

    fn number(&self, team: usize) -> u16 {
        self.field.players[team].number
    }

    /// 2.1.1, and the pairs that the event forbids.
    fn may_meet(&self, one: usize, other: usize) -> bool {
        let met = |past: &PastRound| past.played.is_some() && past.opponent == Some(other);
        !self.field.players[one].past.iter().any(met)
            && !self.field.apart.iter().any(|group| group.contains(&one) && group.contains(&other))
    }

    /// 2.1.2.
    fn may_have_bye(&self, team: usize) -> bool {
        self.field.players[team].past.iter().all(|past| {
            !past.allocated && (past.played.is_some() || past.points < self.field.worth.win)
        })
    }

    /// Returns whether all teams can be paired with each other.
    fn can_be_paired(&self, teams: &[usize]) -> bool {
        let Some((&first, others)) = teams.split_first() else { return true };
        others.iter().any(|&other| {
            self.may_meet(first, other) && self.can_be_paired(&without(others, &[other]))
        })
    }

    fn can_all_be_paired_but_for_the_bye(&self, teams: &[usize]) -> bool {
        match teams.len() % 2 {
            0 => self.can_be_paired(teams),
            _ => self.bye(teams).is_some(),
        }
    }

    /// 3.4.
    fn bye(&self, teams: &[usize]) -> Option<usize> {
        let played = |team: usize| {
            let past = &self.field.players[team].past;
            past.iter().filter(|past| past.played.is_some()).count()
        };
        let mut may: Vec<usize> = teams
            .iter()
            .copied()
            .filter(|&team| self.may_have_bye(team))
            .filter(|&team| self.can_be_paired(&without(teams, &[team])))
            .collect();
        may.sort_by(|&one, &other| {
            (self.score(one).cmp(&self.score(other)))
                .then(played(other).cmp(&played(one)))
                .then(self.number(other).cmp(&self.number(one)))
        });
        may.first().copied()
    }

    /// 3.5.
    fn upfloaters(
        &self,
        group: &[usize],
        below: &[usize],
        following: Option<Points>,
    ) -> Vec<usize> {
        let top = self.score(group[0]);
        let mut sets: Vec<Vec<usize>> = subsets(below)
            .into_iter()
            .filter(|set| {
                self.can_be_paired(&[group, set].concat())
                    && self.can_be_paired(&without(below, set))
            })
            .collect();
        // 3.5.3 and 3.5.4.
        for set in &mut sets {
            set.sort_by(|&one, &other| {
                (self.score(other).cmp(&self.score(one)))
                    .then(self.number(one).cmp(&self.number(other)))
            });
        }
        sets.sort_by_key(|set| set.iter().map(|&team| self.number(team)).collect::<Vec<_>>());
        let differences = |set: &Vec<usize>| {
            let mut list: Vec<Points> = set.iter().map(|&team| top - self.score(team)).collect();
            list.sort();
            list.reverse();
            list
        };
        // C4 and C5 (3.5.2), C6 and C7 (3.5.5): the first of the best.
        let best = sets.into_iter().min_by_key(|set| {
            let floaters = set.iter().filter(|&&team| self.floated(team)).count();
            let next = self.fewest_of_next(below, set, following);
            (set.len(), differences(set), next, floaters)
        });
        best.expect("the teams that are left can all be paired")
    }

    /// C6: the fewest upfloaters that the following score group can then have.
    fn fewest_of_next(
        &self,
        below: &[usize],
        upfloaters: &[usize],
        following: Option<Points>,
    ) -> usize {
        let Some(score) = following else { return 0 };
        let rest = without(below, upfloaters);
        let (next, lower): (Vec<usize>, Vec<usize>) =
            rest.iter().partition(|&&team| self.score(team) == score);
        if next.is_empty() {
            return 0;
        }
        let sets = subsets(&lower).into_iter().filter(|set| {
            self.can_be_paired(&[next.as_slice(), set].concat())
                && self.can_be_paired(&without(&lower, set))
        });
        sets.map(|set| set.len()).min().expect("C3 holds for the teams below")
    }

    /// C7 and C10: whether the team floated in the last round.
    ///
    /// In the last two rounds no float counts. A floater has played a team with another score
    /// (1.5).
    fn floated(&self, team: usize) -> bool {
        let Field { round, rounds, players, .. } = self.field;
        let at = match usize::from(*round) {
            0 | 1 => return false,
            round => round - 2,
        };
        if rounds - round < 2 {
            return false;
        }
        let before = |team: usize| {
            let past = &players[team].past;
            let sum: Points = past[..at].iter().map(|past| past.points + past.bonus).sum();
            sum + past[at].extra
        };
        let past = &players[team].past[at];
        match (past.played, past.opponent) {
            (Some(_), Some(opponent)) => before(team) != before(opponent),
            _ => false,
        }
    }

    /// 3.6.
    fn bracket(&self, teams: &[usize], upfloaters: &[usize]) -> Vec<(usize, usize)> {
        let mut teams = teams.to_vec();
        teams.sort_by_key(|&team| self.number(team));
        let mut all = Vec::new();
        self.pairings(&teams, &mut Vec::new(), &mut all);
        // 3.6.2 and 3.6.3.
        all.sort_by_key(|pairs| {
            let tops = pairs.iter().map(|&(top, _)| self.number(top));
            let bottoms = pairs.iter().map(|&(_, bottom)| self.number(bottom));
            tops.chain(bottoms).collect::<Vec<_>>()
        });
        let best = all.into_iter().min_by_key(|pairs| {
            let clash = |&&(one, other): &&(usize, usize)| {
                let (one, other) = (self.wish(one), self.wish(other));
                one.zip(other).is_some_and(|(one, other)| one.0 == other.0)
            };
            let strong = |pair: &&(usize, usize)| {
                let is_strong = |team| self.wish(team).is_some_and(|(_, strong)| strong);
                clash(pair) && is_strong(pair.0) && is_strong(pair.1)
            };
            let met = |&(one, other): &(usize, usize)| {
                let of = |up: usize, team: usize| {
                    usize::from(upfloaters.contains(&up) && self.floated(team))
                };
                of(one, other) + of(other, one)
            };
            (
                pairs.iter().filter(clash).count(),
                pairs.iter().filter(strong).count(),
                pairs.iter().map(met).sum::<usize>(),
            )
        });
        best.expect("the bracket can be paired")
    }

    /// Adds every legal pairing of teams to `all`.
    ///
    /// The pairs are in the order of the teams' numbers, the smaller number of each pair first.
    fn pairings(
        &self,
        teams: &[usize],
        so_far: &mut Vec<(usize, usize)>,
        all: &mut Vec<Vec<(usize, usize)>>,
    ) {
        let Some((&first, others)) = teams.split_first() else {
            all.push(so_far.clone());
            return;
        };
        for &other in others.iter().filter(|&&other| self.may_meet(first, other)) {
            so_far.push((first, other));
            self.pairings(&without(others, &[other]), so_far, all);
            so_far.pop();
        }
    }

    /// Returns the two teams of a match, White first.
    fn colors(&self, one: usize, other: usize) -> (usize, usize) {
        let key = |team: usize| {
            let entrant = &self.field.players[team];
            (entrant.score, entrant.secondary, std::cmp::Reverse(entrant.number))
        };
        let (first, second) = if key(one) > key(other) { (one, other) } else { (other, one) };
        match self.color_of_first(first, second) {
            Color::White => (first, second),
            Color::Black => (second, first),
        }
    }

    fn had(&self, team: usize) -> Vec<Color> {
        self.field.players[team].past.iter().filter_map(|past| past.played).collect()
    }

    fn difference(&self, team: usize) -> i32 {
        let had = self.had(team);
        let of = |color| i32::try_from(had.iter().filter(|&&own| own == color).count());
        of(Color::White).unwrap_or(0) - of(Color::Black).unwrap_or(0)
    }

    /// 4.3.
    fn color_of_first(&self, first: usize, second: usize) -> Color {
        let (had, other_had) = (self.had(first), self.had(second));
        // 4.3.1
        if had.is_empty() && other_had.is_empty() {
            let initial = self.field.initial_color;
            return if self.number(first) % 2 == 1 { initial } else { opposite(initial) };
        }
        // 4.3.2 to 4.3.4
        match (self.wish(first), self.wish(second)) {
            (Some((color, _)), None) => return color,
            (None, Some((color, _))) => return opposite(color),
            (Some((color, _)), Some((other, _))) if color != other => return color,
            (Some((color, true)), Some((_, false))) => return color,
            (Some((_, false)), Some((color, true))) => return opposite(color),
            _ => {}
        }
        // 4.3.5
        let (own, other) = (self.difference(first), self.difference(second));
        if own < other {
            return Color::White;
        }
        if own > other {
            return Color::Black;
        }
        // 4.3.6, with the Note of C.04.2, 3.4
        for back in 1..=had.len().min(other_had.len()) {
            let (own, other) = (had[had.len() - back], other_had[other_had.len() - back]);
            if own != other {
                return other;
            }
        }
        // 4.3.7 to 4.3.9
        match (self.wish(first), had.last(), other_had.last()) {
            (Some((color, _)), ..) => color,
            (None, Some(last), _) => opposite(*last),
            (None, None, Some(last)) => *last,
            (None, None, None) => unreachable!("one of the two has played"),
        }
    }

    /// 1.7: the colour that a team prefers, and whether strongly.
    fn wish(&self, team: usize) -> Option<(Color, bool)> {
        let had = self.had(team);
        let last_two = |color| had.len() >= 2 && had[had.len() - 2..] == [color, color];
        let difference = self.difference(team);
        let white = difference < -1 || (matches!(difference, 0 | -1) && last_two(Color::Black));
        let black = difference > 1 || (matches!(difference, 0 | 1) && last_two(Color::White));
        let is_last = self.field.round == self.field.rounds;
        match self.preferences {
            Preferences::None => None,
            Preferences::TypeA if white => Some((Color::White, false)),
            Preferences::TypeA if black => Some((Color::Black, false)),
            Preferences::TypeA => None,
            Preferences::TypeB if white => Some((Color::White, true)),
            Preferences::TypeB if black => Some((Color::Black, true)),
            Preferences::TypeB => {
                let alternates = difference == 0 && !is_last;
                if difference == -1 || (alternates && had.last() == Some(&Color::Black)) {
                    Some((Color::White, false))
                } else if difference == 1 || (alternates && had.last() == Some(&Color::White)) {
                    Some((Color::Black, false))
                } else {
                    None
                }
            }
        }
    }
}

const fn opposite(color: Color) -> Color {
    match color {
        Color::White => Color::Black,
        Color::Black => Color::White,
    }
}

fn without(teams: &[usize], out: &[usize]) -> Vec<usize> {
    teams.iter().copied().filter(|team| !out.contains(team)).collect()
}

/// Returns every subset of the teams.
fn subsets(teams: &[usize]) -> Vec<Vec<usize>> {
    let sets = 0..1_usize << teams.len();
    let of = |set: usize| {
        let places = teams.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1);
        places.map(|(_, &team)| team).collect()
    };
    sets.map(of).collect()
}
