//! Acts on a player: each writes the fields that belong together.

use crate::event::people::player::{Player, PlayerId};
use crate::event::{PlayerThen, Round};

impl Player {
    /// Enters the event under an id, from a round on.
    pub(crate) fn enter_as(&mut self, id: PlayerId, first: Round) {
        self.document.id = id;
        self.play_from(first);
    }

    /// Returns the id, to be changed.
    pub(crate) const fn id_mut(&mut self) -> &mut PlayerId {
        &mut self.document.id
    }

    /// Sets or clears the pairing number.
    pub(crate) const fn put_number(&mut self, number: Option<u16>) {
        self.document.number = number;
    }

    /// Sets the first round of play.
    pub(crate) fn play_from(&mut self, first: Round) {
        self.document.from_round = (first > Round(1)).then_some(first);
    }

    /// Withdraws the player after a round.
    pub(crate) const fn withdraw(&mut self, after: Round) {
        self.document.withdrawn_after = Some(after);
    }

    /// Reinstates the player; returns the round after which they had withdrawn.
    pub(crate) const fn reinstate(&mut self) -> Option<Round> {
        self.document.withdrawn_after.take()
    }

    /// Sets the first and the last round of attendance.
    pub(crate) const fn put_attendance(&mut self, from: Option<Round>, withdrawn: Option<Round>) {
        (self.document.from_round, self.document.withdrawn_after) = (from, withdrawn);
    }

    /// Forgets an arrival before a part of the event or at its beginning, after this round.
    pub(crate) fn enter_after(&mut self, before: Round) {
        self.document.from_round = self.from_round.filter(|&from| from > before.next());
    }

    /// Counts the rounds of attendance from the one after this.
    pub(crate) fn count_rounds_after(&mut self, before: Round) {
        self.enter_after(before);
        self.put_attendance(
            self.from_round.map(|from| from.after(before)),
            self.withdrawn_after.map(|after| after.after(before)),
        );
    }

    /// Adds an alias.
    pub(crate) fn add_alias(&mut self, alias: &str) {
        self.document.aliases.push(alias.to_owned());
    }

    /// Marks the player as a different person from these.
    pub(crate) fn distinguish_from(&mut self, others: impl Iterator<Item = PlayerId>) {
        let known = &mut self.document.other_than;
        for other in others {
            if !known.contains(&other) {
                known.push(other);
            }
        }
    }

    /// Removes such a mark.
    pub(crate) fn forget(&mut self, other: &PlayerId) {
        self.document.other_than.retain(|one| one != other);
    }

    /// Removes an alias and returns it.
    pub(crate) fn remove_alias(&mut self, at: usize) -> String {
        self.document.aliases.remove(at)
    }

    /// Updates the player with the values of a newer list, as far as it has them.
    pub(crate) fn update_from(
        &mut self,
        rating: Option<u16>,
        title: Option<&String>,
        federation_id: Option<&String>,
        club: Option<&String>,
    ) {
        let document = &mut self.document;
        document.rating = rating.or(document.rating);
        let texts = [
            (&mut document.title, title),
            (&mut document.federation_id, federation_id),
            (&mut document.club, club),
        ];
        for (there, new) in texts.into_iter().filter(|(_, new)| new.is_some()) {
            *there = new.cloned();
        }
    }

    /// Restores the facts that affect pairings.
    pub(crate) fn restore_facts(&mut self, then: &PlayerThen) {
        let document = &mut self.document;
        document.number = then.number;
        document.rating = then.rating;
        document.federation.clone_from(&then.federation);
        document.club.clone_from(&then.club);
        document.family.clone_from(&then.family);
        document.team.clone_from(&then.team);
    }

    /// Returns the texts of external origin, to be cleaned.
    pub(crate) fn texts_mut(&mut self) -> impl Iterator<Item = &mut String> {
        let document = &mut self.document;
        let texts = [
            Some(&mut document.name),
            document.title.as_mut(),
            document.federation.as_mut(),
            document.federation_id.as_mut(),
        ];
        texts.into_iter().flatten()
    }
}
