//! Settings that pairings depend on, which must not change once a round is paired.
//!
//! Every change of a setting, even of a whole section, is checked against this list. A test
//! classifies every setting of an event.

use serde_yaml::Value;

use crate::event::Event;

/// The settings that must not change once a round is paired.
const PAIRED_BY: &[&str] = &[
    "system.kind",
    "system.cycles",
    "system.swap_last_rounds",
    "system.schedule",
    "system.numbers",
    "system.seed",
    "system.first_color",
    "system.pairing",
    "system.parity",
    "system.group_order",
    "system.acceleration",
    "system.accelerated_to",
    "acceleration",
    "scoring.mode",
    "team_match.boards",
    "team_match.colors",
];

/// Returns the first setting that must not change once a round is paired, but would.
pub(crate) fn changed_under_rounds(event: &Event, next: &Event) -> Option<&'static str> {
    if event.rounds.is_empty() || next == event {
        return None;
    }
    let [old, new] = [event, next].map(|event| serde_yaml::to_value(event).unwrap_or_default());
    // The file may be given the system that actually pairs the event, if it names none or another.
    let same_method = event.pairing_method() == next.pairing_method();
    PAIRED_BY.iter().copied().find(|&setting| {
        let stays = same_method && setting == "system.pairing";
        !stays && value(&old, setting) != value(&new, setting)
    })
}

/// Returns the value of a setting in a file.
fn value<'v>(tree: &'v Value, setting: &str) -> Option<&'v Value> {
    setting.split('.').try_fold(tree, |tree, key| tree.get(key))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde::de::DeserializeOwned;
    use yaml_in_place::FaultKind;

    use super::*;
    use crate::event::acts::setting::NOT_SET;
    use crate::event::acts::{Refusal, set_event};
    use crate::event::scoring::ScoringDocument;
    use crate::event::{EventDocument, SystemDocument, TeamRules, read};

    /// Settings that may change at any time: they affect later rounds, standings or printed pages.
    /// The length of an event is checked against its rounds.
    const FREE: &[&str] = &[
        "name",
        "place",
        "federation",
        "start",
        "end",
        "arbiters",
        "time_control",
        "default_time",
        "rules",
        "rule_changes",
        "earliest_draw",
        "tiebreaks",
        "unrated",
        "sort",
        "ladder",
        "attendance",
        "categories",
        "colors",
        "first_board",
        "forbidden",
        "separate",
        "timetable",
        "live",
        "publish",
        "system.rounds",
        "system.games",
        "system.left",
        "scoring.count",
        "scoring.win",
        "scoring.draw",
        "scoring.loss",
        "scoring.bye",
        "scoring.half_bye",
        "scoring.full_bye",
        "scoring.absent",
        "scoring.forfeit_win",
        "scoring.forfeit_loss",
        "team_match.count",
        "team_match.win",
        "team_match.draw",
        "team_match.loss",
        "team_match.bye",
        "team_match.both_scores",
        "team_match.order",
        "team_match.rating_margin",
        "team_match.present",
        "team_match.reserves",
        "team_match.reserve_games",
        "team_match.club_games",
    ];

    /// Returns the fields of a section of an event file.
    fn fields<T: DeserializeOwned>() -> &'static [&'static str] {
        let fault =
            yaml_in_place::from_str::<T>("no such field: 1\n").err().expect("it is unknown");
        match fault.fault.kind {
            FaultKind::UnknownKey { known, .. } => known,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn of_every_setting_it_is_said_whether_pairings_rest_on_it() {
        let sections: [(&str, &[&str]); 3] = [
            ("system", fields::<SystemDocument>()),
            ("scoring", fields::<ScoringDocument>()),
            ("team_match", fields::<TeamRules>()),
        ];
        let is_section = |field: &str| sections.iter().any(|(section, _)| *section == field);
        let own = fields::<EventDocument>().iter().copied();
        let own = own.filter(|field| !NOT_SET.contains(field) && !is_section(field));
        let inner = sections.iter().flat_map(|(section, fields)| {
            fields.iter().map(move |field| format!("{section}.{field}"))
        });
        let settings: BTreeSet<String> = own.map(str::to_owned).chain(inner).collect();
        let said = PAIRED_BY.iter().chain(FREE).map(|&setting| setting.to_owned());
        assert_eq!(said.clone().collect::<BTreeSet<_>>(), settings);
        assert_eq!(said.count(), settings.len(), "each stands in one of the two lists, once");
    }

    #[test]
    fn a_whole_section_is_held_against_each_of_its_settings() {
        let text = "schema: arbiter.event/1\nname: X\n\
                    system: {kind: swiss, rounds: 3, seed: 1, first_color: white}\n\
                    players:\n  - {id: p1, name: A, number: 1}\n  - {id: p2, name: B, number: 2}\n\
                    rounds:\n  - round: 1\n    boards: [{board: 1, white: p1, black: p2}]\n";
        let mut event = read("test.yaml", text).unwrap();
        let whole = |seed: u64, rounds: u16| {
            format!("{{kind: swiss, rounds: {rounds}, seed: {seed}, first_color: white}}")
        };
        let refused = set_event(&mut event, &[("system", &whole(2, 3))]).unwrap_err();
        let why = Refusal::PairedBy { field: "system.seed".into() };
        assert_eq!(*refused.why, why);
        set_event(&mut event, &[("system", &whole(1, 4))]).unwrap();
        set_event(&mut event, &[("system.pairing", "dutch")]).unwrap();
        let refused = set_event(&mut event, &[("system.pairing", "random")]).unwrap_err();
        assert_eq!(*refused.why, Refusal::PairedBy { field: "system.pairing".into() });
    }
}
