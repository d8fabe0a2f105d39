//! Points that count for the pairing only: listed entries, and those that follow from a rule.

use crate::event::{
    Acceleration, AccelerationRule, Event, Fault, PlayerId, Points, SwissSettings, baku,
};

impl Event {
    /// Returns all acceleration, with the rule of the system expanded into entries.
    pub fn accelerations(&self) -> Vec<Acceleration> {
        let mut all = self.acceleration.clone();
        if let Some(swiss) = self.system.swiss()
            && let Some(AccelerationRule::Baku) = swiss.acceleration
        {
            all.extend(self.baku(swiss));
        }
        all
    }

    /// Returns Baku acceleration (FIDE C.04.7) as entries.
    fn baku(&self, swiss: &SwissSettings) -> Vec<Acceleration> {
        let Some(rounds) = swiss.rounds else { return Vec::new() };
        let (full, accelerated) = baku::last_rounds(rounds);
        let players = self.upper_group(swiss);
        let entry = |points: Points, from: u16, to: u16| Acceleration {
            points,
            from: Some(self.round_of_system(from)),
            to: Some(self.round_of_system(to)),
            players: players.clone(),
        };
        let mut entries = vec![entry(self.scoring.full(), 1, full)];
        if full < accelerated {
            entries.push(entry(self.scoring.half(), full + 1, accelerated));
        }
        entries
    }

    /// Returns the players of the accelerated group: those whose pairing number is not above that
    /// of the player who was last in it when round 1 was paired.
    fn upper_group(&self, swiss: &SwissSettings) -> Vec<PlayerId> {
        let last = swiss.accelerated_to.as_ref().or_else(|| self.last_of_upper_half());
        let last = last.and_then(|id| self.player(id)?.number).unwrap_or(0);
        let upper = self.players.iter().filter(|one| one.number.is_some_and(|own| own <= last));
        upper.map(|player| player.id.clone()).collect()
    }

    /// Returns the last player of the accelerated group by pairing number; `None` without numbers.
    pub fn last_of_upper_half(&self) -> Option<&PlayerId> {
        let mut numbered: Vec<(u16, &PlayerId)> =
            self.players.iter().filter_map(|player| Some((player.number?, &player.id))).collect();
        numbered.sort_unstable();
        let size = baku::group_size(numbered.len()).min(numbered.len());
        numbered.get(size.checked_sub(1)?).map(|&(_, id)| id)
    }

    /// Returns the fault if the event cannot have this acceleration.
    pub(crate) fn no_baku(&self, rule: Option<AccelerationRule>) -> Option<Fault> {
        let scoring = &self.scoring;
        let fits = baku::fits(scoring.win, scoring.draw, scoring.loss);
        (rule == Some(AccelerationRule::Baku) && !fits).then_some(Fault::NoBaku {
            win: scoring.win,
            draw: scoring.draw,
            loss: scoring.loss,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{check, read};

    fn event(rounds: u16, players: usize, more: &str) -> Event {
        let list: String = (1..=players)
            .map(|n| format!("  - {{id: p{n}, name: Tree {n}, number: {n}}}\n"))
            .collect();
        let text = format!(
            "schema: arbiter.event/1\nname: X\n\
             system: {{kind: swiss, rounds: {rounds}, acceleration: baku{more}}}\nplayers:\n{list}"
        );
        read("test.yaml", &text).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Returns the entries as points, first and last round, and size of the group.
    fn written(event: &Event) -> Vec<(String, u16, u16, usize)> {
        event
            .accelerations()
            .iter()
            .map(|one| {
                let (from, to) = (one.from.unwrap().0, one.to.unwrap().0);
                (one.points.to_string(), from, to, one.players.len())
            })
            .collect()
    }

    #[test]
    fn baku_gives_the_upper_half_a_win_and_then_half_a_win() {
        let two = |size| vec![("2".to_owned(), 1, 3, size), ("1".to_owned(), 4, 5, size)];
        assert_eq!(written(&event(9, 20, "")), two(10));
        assert_eq!(written(&event(10, 21, "")), two(12), "2 * ceil(21 / 4)");
        assert_eq!(written(&event(9, 22, "")), two(12));
        assert_eq!(written(&event(1, 4, "")), [("2".to_owned(), 1, 1, 2)]);
        assert_eq!(written(&event(9, 1, "")), two(1), "never more than there are");
    }

    #[test]
    fn the_group_ends_with_the_same_player_when_others_enter() {
        let mut event = event(9, 8, ", accelerated_to: p4");
        assert_eq!(event.accelerations()[0].players.len(), 4);
        // Somebody stronger enters: the last of the group is now number 5.
        for player in &mut event.players {
            player.number = player.number.map(|number| number + 1);
        }
        event.players.push(crate::event::Player::new("late".parse().unwrap(), "Late"));
        event.players[8].number = Some(1);
        let group = &event.accelerations()[0].players;
        assert_eq!(group.len(), 5);
        assert!(group.iter().any(|id| id.as_str() == "late"));
        assert!(!group.iter().any(|id| id.as_str() == "p5"));
    }

    #[test]
    fn baku_needs_a_win_of_two_draws() {
        let mut event = event(9, 8, "");
        assert!(check(&event).is_empty());
        event.scoring.win = Points::whole(3);
        let found = check(&event);
        assert_eq!(found[0].path, "system.acceleration");
        let (win, draw) = (Points::whole(3), Points::whole(1));
        let fault = Fault::NoBaku { win, draw, loss: Points::ZERO };
        assert_eq!(found[0].as_what(), Some(&fault));
    }

    #[test]
    fn acceleration_is_not_taken_away_after_round_1() {
        let mut event = event(9, 8, ", accelerated_to: p4");
        event.system.swiss_mut().unwrap().acceleration = None;
        assert_eq!(check(&event)[0].path, "system.accelerated_to");
    }
}
