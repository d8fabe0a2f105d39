//! Adds names to messages that identify players and teams only by their ids.

use super::{Fact, Said};

impl Said {
    /// Adds the name after each known id: `p7 Alder, Ann`.
    ///
    /// Unchanged are ids whose name the message has as another fact (`name` for `id`, `white_name`
    /// for `white`), and text that can be typed ([`Fact::HelpOf`]).
    #[must_use]
    pub fn naming(self, name_of: &dyn Fn(&str) -> Option<String>) -> Self {
        let names: Vec<&'static str> = self.facts.iter().map(|(fact, _)| *fact).collect();
        let is_named = |fact: &str| {
            names.iter().any(|other| match fact {
                "id" => *other == "name",
                fact => other.strip_prefix(fact) == Some("_name"),
            })
        };
        let facts = self.facts.into_iter().map(|(fact, value)| match is_named(fact) {
            true => (fact, value),
            false => (fact, value.naming(name_of)),
        });
        Self { facts: facts.collect(), ..self }
    }
}

impl Fact {
    fn naming(self, name_of: &dyn Fn(&str) -> Option<String>) -> Self {
        match self {
            Self::Id(id) => match name_of(&id) {
                Some(name) => Self::Text(format!("{id} {name}")),
                None => Self::Id(id),
            },
            Self::Said(said) => Self::Said(said.naming(name_of)),
            Self::List(facts) => {
                Self::List(facts.into_iter().map(|fact| fact.naming(name_of)).collect())
            }
            Self::Sentences(said, between) => {
                Self::Sentences(said.into_iter().map(|one| one.naming(name_of)).collect(), between)
            }
            Self::Text(_)
            | Self::Figure(_)
            | Self::Day(_)
            | Self::Number(_)
            | Self::Round(_)
            | Self::Word(_)
            | Self::HelpOf(_)
            | Self::None => self,
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
