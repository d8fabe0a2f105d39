//! The options that identify players whose names resemble those of players in the event.

use clap::{Args, ValueEnum};

use crate::cli::misuse::Misuse;
use crate::event::PlayerId;
use crate::event::acts::{Namesake, NewPlayer, Refused};
use crate::event::games::Spelling;

/// Who namesakes are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum WhoArg {
    /// They are the same people.
    Same,
    /// They are other people.
    Others,
}

#[derive(Debug, Args)]
pub(super) struct NamesakeArgs {
    /// Treat players with names like those of players in the event as the same people, or as
    /// others; by default, the answer asks. The answer is recorded, so it asks once.
    #[arg(long, value_enum, value_name = "WHO")]
    namesakes: Option<WhoArg>,
    /// A name that belongs to a player of the event, whatever applies to the others.
    #[arg(long, value_name = "NAME=ID")]
    same: Vec<String>,
}

impl NamesakeArgs {
    /// Returns whether namesakes are said to be other people.
    pub(super) fn are_others(&self) -> bool {
        matches!(self.namesakes, Some(WhoArg::Others))
    }

    /// Sets the identity of players, as far as these arguments give it.
    ///
    /// # Errors
    ///
    /// Fails if a word is not a name with an ID, or nobody in the list has the name.
    pub(super) fn say<'a>(
        &self,
        players: impl Iterator<Item = &'a mut NewPlayer>,
    ) -> Result<(), Refused> {
        let mut named = Vec::new();
        for word in &self.same {
            let wrong = || Misuse::NotNameId { word: word.clone() }.refused();
            let (name, id) = word.rsplit_once('=').ok_or_else(wrong)?;
            let id: PlayerId = id.trim().parse().map_err(|_| wrong())?;
            named.push((Spelling::of(name), name, id, false));
        }
        let others = self.namesakes.map(|who| match who {
            WhoArg::Same => Namesake::Same,
            WhoArg::Others => Namesake::Another,
        });
        for new in players {
            let own = Spelling::of(&new.player.name);
            let is_it = |name: &Spelling, text: &str| {
                name.is_same(&own) || text.trim() == new.player.name.trim()
            };
            let said = named.iter_mut().find(|(name, text, ..)| is_it(name, text));
            new.namesake = match said {
                Some((_, _, id, is_met)) => {
                    *is_met = true;
                    Some(Namesake::Is(id.clone()))
                }
                None => others.clone(),
            };
        }
        match named.into_iter().find(|(.., is_met)| !is_met) {
            Some((_, name, ..)) => Err(Misuse::NobodyCalled { name: name.to_owned() }.refused()),
            None => Ok(()),
        }
    }
}
