//! Adds names to messages that identify players and teams only by their ids.

use super::{Fact, Said};

impl Said {
    /// Adds the name after each known id: `p7 Alder, Ann`.
    ///
    /// Unchanged are ids whose name is another fact of the message, and text that can be typed
    /// ([`Fact::HelpOf`]).
    #[must_use]
    pub fn naming(mut self, name_of: &dyn Fn(&str) -> Option<String>) -> Self {
        let texts: Vec<String> = self
            .facts
            .iter()
            .filter_map(|(_, fact)| match fact {
                Fact::Text(text) => Some(text.clone()),
                _ => None,
            })
            .collect();
        let not_here = |id: &str| name_of(id).filter(|name| !texts.contains(name));
        for (_, fact) in &mut self.facts {
            fact.add_names(&not_here, name_of);
        }
        self
    }
}

impl Fact {
    /// Adds names to the ids of a message by `name_of`, and to those of messages inside it by
    /// `inside`.
    fn add_names(
        &mut self,
        name_of: &dyn Fn(&str) -> Option<String>,
        inside: &dyn Fn(&str) -> Option<String>,
    ) {
        match self {
            Self::Id(id) => {
                if let Some(name) = name_of(id) {
                    *self = Self::Text(format!("{id} {name}"));
                }
            }
            Self::Said(said) => *said = said.clone().naming(inside),
            Self::List(facts) => {
                facts.iter_mut().for_each(|fact| fact.add_names(name_of, inside));
            }
            Self::Sentences(said, _) => {
                said.iter_mut().for_each(|one| *one = one.clone().naming(inside));
            }
            Self::Text(_)
            | Self::Figure(_)
            | Self::Day(_)
            | Self::Number(_)
            | Self::Round(_)
            | Self::Word(_)
            | Self::HelpOf(_)
            | Self::None => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::said::said;

    fn id(id: &str) -> Fact {
        Fact::Id(id.to_owned())
    }

    #[test]
    fn an_id_gets_its_name_unless_the_message_has_it() {
        let name_of = |id: &str| (id == "p1").then(|| "Ash".to_owned());
        let inner = said!("inner", "{ $id } { $name }"; id = id("p1"), name = "Ash");
        let said = said!(
            "outer", "{ $player }, { $stranger }, { $word }, { $white } { $white_name }, { $all }: { $inner }";
            player = id("p1"), stranger = id("p9"), word = "p1", white = id("p1"), white_name = "Ash",
            all = Fact::List(vec![id("p1"), id("p9")]), inner
        );
        let said = said.naming(&name_of);
        assert_eq!(said.to_string(), "p1 Ash, p9, p1, p1 Ash, p1 Ash, p9: p1 Ash");
    }
}
