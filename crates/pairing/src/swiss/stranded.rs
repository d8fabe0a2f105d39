//! The reasons a round cannot be paired, and possible relaxations, as values.

use draughts_ground::said::{Fact, Sentences, Told, said};
use draughts_ground::told;

told! {
    /// A reason a round cannot be paired.
    pub enum NoPairingReason {
        Players { needed: Option<NamedPlayers>, bye: bool, groups: PlayerGroups } => "stranded-players",
            "each of these needs an opponent, and there is { stranded-outside }: { $groups }";
        Groups { needed: Option<NamedPlayers>, bye: bool, groups: PlayerGroups } => "stranded-groups",
            "each of these groups needs an opponent from outside, and there is { stranded-outside \
             }: { $groups }";
        Between { stands: Vec<PairObstacle> } => "stranded-between", "Between them { $stands }";
    }
}

told! {
    /// An obstacle between players who cannot be paired, with the number of cases.
    pub enum PairObstacle {
        Met { pairs: usize } => "between-met",
            "{ $pairs ->
                [one] { $pairs } pair has met
               *[other] { $pairs } pairs have met
            }";
        Apart { pairs: usize } => "between-apart",
            "{ $pairs ->
                [one] { $pairs } pair is kept apart
               *[other] { $pairs } pairs are kept apart
            }";
        SameColor { pairs: usize } => "between-same-color",
            "{ $pairs ->
                [one] { $pairs } pair
               *[other] { $pairs } pairs
            } must both have the same colour";
        HadBye { players: usize } => "between-had-bye",
            "{ $players ->
                [one] { $players } player
               *[other] { $players } players
            } may not have the bye again";
    }
}

impl PairObstacle {
    /// Returns whether there is any case of it.
    pub(super) const fn is_there(&self) -> bool {
        match self {
            Self::Met { pairs } | Self::Apart { pairs } | Self::SameColor { pairs } => *pairs > 0,
            Self::HadBye { players } => *players > 0,
        }
    }
}

/// Some players by name, and the number of further ones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedPlayers {
    /// Their names.
    pub names: Vec<String>,
    /// The number of players not named.
    pub more: usize,
}

impl From<NamedPlayers> for Fact {
    fn from(named: NamedPlayers) -> Self {
        let one = |name: String| said!("named-one", "{ $name }"; name);
        let more = said!("named-more", "{ $more } more"; more = named.more);
        let more = (named.more > 0).then_some(more);
        // Names may contain commas, so semicolons separate them.
        Sentences::listed(named.names.into_iter().map(one).chain(more).collect()).into()
    }
}

/// Groups of players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerGroups {
    /// The groups; if each has only one player, a single group of all these players.
    pub groups: Vec<NamedPlayers>,
    /// Whether each has one player.
    pub of_one: bool,
}

impl From<PlayerGroups> for Fact {
    fn from(groups: PlayerGroups) -> Self {
        let of_one = groups.of_one;
        let group = |players: NamedPlayers| {
            said!(
                "stranded-group",
                "{ $of_one ->
                    [yes] { $players }
                   *[no] ({ $players })
                }";
                players, of_one
            )
        };
        let said = groups.groups.into_iter().map(group).collect();
        Sentences { said, between: " " }.into()
    }
}

/// Joins the reasons to sentences, each except the last with its full stop.
pub fn sentences(reasons: &[NoPairingReason]) -> Sentences {
    Sentences::following(reasons.iter().map(Told::said).collect())
}
