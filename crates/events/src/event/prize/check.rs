//! Faults of prizes, and concerns about them.

use std::collections::HashSet;

use crate::event::check::Problem;
use crate::event::check::concern::Concern;
use crate::event::check::fault::Fault;
use crate::event::people::check_unknown::unknown;
use crate::event::prize::{LARGEST_AMOUNT, MOST_DECIMALS};
use crate::event::{Event, PlayerId, Prize, PrizeList, PrizesOf, Sharing, category_key};

/// The most lists of an event, and the most prizes of a list.
const MOST: usize = 1000;

/// Returns every error; `known` are the players and the teams.
pub(crate) fn problems(event: &Event, known: &HashSet<&PlayerId>, problems: &mut Vec<Problem>) {
    let Some(prizes) = &event.prizes else { return };
    let mut wrong = |path: String, fault: Fault| problems.push(Problem::of(path, fault));
    if !prizes.currency.is_sound() {
        let code = prizes.currency.code.clone();
        let fault = Fault::CurrencyUnsound { code, most: MOST_DECIMALS };
        wrong("prizes.currency".into(), fault);
    }
    if prizes.lists.len() > MOST {
        wrong("prizes.lists".into(), Fault::PrizesCount { name: String::new(), most: MOST });
    }
    let mut names = HashSet::new();
    for (at, list) in prizes.lists.iter().enumerate() {
        let path = format!("prizes.lists[{at}]");
        let name = || list.name.clone();
        if list.name.trim().is_empty() {
            wrong(format!("{path}.name"), Fault::PrizesWithoutName);
        } else if !names.insert(list.name.to_lowercase()) {
            wrong(format!("{path}.name"), Fault::PrizesTwice { name: name() });
        }
        if list.prizes.is_empty() || list.prizes.len() > MOST {
            let fault = Fault::PrizesCount { name: name(), most: MOST };
            wrong(format!("{path}.prizes"), fault);
        }
        for (field, is_zero) in [("unit", list.unit == Some(0)), ("games", list.games == Some(0))] {
            if is_zero {
                wrong(format!("{path}.{field}"), Fault::PrizesZero { name: name(), field });
            }
        }
        for (field, amount) in [("minimum", list.minimum), ("unit", list.unit)] {
            if amount.is_some_and(|amount| amount > LARGEST_AMOUNT) {
                let fault = Fault::PrizeTooLarge { name: name(), most: LARGEST_AMOUNT };
                wrong(format!("{path}.{field}"), fault);
            }
        }
        for (place, prize) in list.prizes.iter().enumerate() {
            let path = format!("{path}.prizes[{place}]");
            if prize.money().max(value(prize)) > LARGEST_AMOUNT {
                let fault = Fault::PrizeTooLarge { name: name(), most: LARGEST_AMOUNT };
                wrong(path.clone(), fault);
            }
            if prize.thing().is_some_and(|thing| thing.thing.trim().is_empty()) {
                wrong(path, Fault::PrizeWithoutThing { name: name() });
            }
        }
        if list.of == Some(PrizesOf::Teams) && !event.is_of_teams() {
            wrong(format!("{path}.of"), Fault::PrizesOfNoTeams { name: name() });
        }
        if let Some(board) = list.board {
            let boards = event.team_match.as_ref().map_or(0, |rules| rules.boards);
            let for_teams = list.of == Some(PrizesOf::Teams);
            if for_teams || !(1..=boards).contains(&board) {
                let fault = Fault::PrizesOfBoard { name: name(), board, boards, for_teams };
                wrong(format!("{path}.board"), fault);
            }
        }
    }
    for (at, list) in prizes.lists.iter().enumerate() {
        let mut drawn = HashSet::new();
        for (nth, id) in list.lot.iter().enumerate() {
            let path = format!("prizes.lists[{at}].lot[{nth}]");
            if !known.contains(id) {
                problems.push(unknown(event, path, id));
            } else if !drawn.insert(id) {
                let (id, name) = (id.clone(), list.name.clone());
                problems.push(Problem::of(path, Fault::LotTwice { id, name }));
            }
        }
    }
    let mut excluded = HashSet::new();
    for (at, one) in prizes.excluded.iter().enumerate() {
        let path = format!("prizes.excluded[{at}]");
        let id = || one.player.clone();
        if !known.contains(&one.player) {
            problems.push(unknown(event, format!("{path}.player"), &one.player));
        } else if !excluded.insert(&one.player) {
            let fault = Fault::ExcludedBadly { id: id(), twice: true };
            problems.push(Problem::of(path, fault));
        } else if one.reason.trim().is_empty() {
            let fault = Fault::ExcludedBadly { id: id(), twice: false };
            problems.push(Problem::of(format!("{path}.reason"), fault));
        }
    }
}

fn value(prize: &Prize) -> u64 {
    prize.thing().map_or(0, |thing| thing.value)
}

/// Returns every warning.
pub(crate) fn concerns(event: &Event, problems: &mut Vec<Problem>) {
    let lists = event.prizes.iter().flat_map(|prizes| &prizes.lists);
    for (at, list) in lists.enumerate() {
        let name = || list.name.clone();
        let path = format!("prizes.lists[{at}]");
        let mut odd = |field: &str, concern: Concern| {
            problems.push(Problem::of(format!("{path}.{field}"), concern));
        };
        // The value of a thing is optional: without it, the thing is not compared.
        let known = list.prizes.iter().enumerate();
        let known = known.map(|(at, prize)| (at, prize.money() + value(prize)));
        let known: Vec<(usize, u64)> = known.filter(|&(_, worth)| worth > 0).collect();
        if let Some(two) = known.windows(2).find(|two| two[1].1 > two[0].1) {
            let place = two[1].0 + 1;
            odd(&format!("prizes[{}]", two[1].0), Concern::PrizeRises { list: name(), place });
        }
        let unit = list.unit.unwrap_or(1).max(1);
        if let Some(at) = list.prizes.iter().position(|prize| prize.money() % unit != 0) {
            let concern = Concern::PrizeBesideUnit { list: name(), place: at + 1 };
            odd(&format!("prizes[{at}]"), concern);
        }
        let most = list.prizes.iter().map(Prize::money).max();
        let shares = !matches!(list.sharing, Sharing::None);
        if list.minimum.zip(most).is_some_and(|(minimum, most)| shares && minimum > most) {
            odd("minimum", Concern::PrizeMinimum { list: name() });
        }
        if let Some(category) = &list.category
            && (list.of(event) == PrizesOf::Teams
                || !event
                    .all_categories()
                    .into_iter()
                    .any(|one| category_key(one) == category_key(category)))
        {
            let concern = Concern::PrizeCategory { list: name(), category: category.clone() };
            odd("category", concern);
        }
        if !has_standings(event, list) {
            let group = list.group.clone();
            odd("name", Concern::PrizeGroup { list: name(), group });
        }
    }
}

/// Returns whether standings of the last stage decide a list.
fn has_standings(event: &Event, list: &PrizeList) -> bool {
    let groups = event.groups_of(event.stage_count() - 1);
    match &list.group {
        Some(named) => groups.iter().any(|group| group.group == *named),
        None => groups.is_empty() || (event.is_of_teams() && list.of(event) == PrizesOf::Players),
    }
}

#[cfg(test)]
mod tests {
    use crate::event::{check_with, read};

    /// Returns the ids of the findings for these prizes.
    fn found(prizes: &str) -> Vec<&'static str> {
        let text = format!(
            "schema: arbiter.event/1\nname: X\nsystem: {{kind: swiss, rounds: 3}}\nplayers:\n\
             \x20 - {{id: p1, name: Alder, categories: [U18]}}\nprizes:\n{prizes}"
        );
        match read("x.yaml", &text) {
            Ok(event) => check_with(&event).iter().map(|one| one.what().said().id()).collect(),
            Err(error) => error.findings.iter().map(|one| one.what().said().id()).collect(),
        }
    }

    #[test]
    fn what_cannot_be_said_of_prizes_is_an_error() {
        let list = |rest: &str| format!("  lists:\n    - {{name: Main, {rest}}}\n");
        for (prizes, id) in [
            (list("prizes: []"), "prizes-count"),
            (list("prizes: [5], unit: 0"), "prizes-zero"),
            (list("prizes: [5], games: 0"), "prizes-zero"),
            (list("prizes: [5, 1000000000001]"), "prize-too-large"),
            (list("prizes: [5], minimum: 1000000000001"), "prize-too-large"),
            (list("prizes: [{thing: \" \", value: 5}]"), "prize-without-thing"),
            (list("prizes: [5], of: teams"), "prizes-of-no-teams"),
            (list("prizes: [5], board: 1"), "prizes-of-board"),
            ("  lists: [{name: \"\", prizes: [5]}]\n".into(), "prizes-without-name"),
            ("  lists: [{name: A, prizes: [5]}, {name: a, prizes: [5]}]\n".into(), "prizes-twice"),
            ("  currency: {code: \"\"}\n".into(), "currency-unsound"),
            ("  currency: {code: EUR, decimals: 9}\n".into(), "currency-unsound"),
            ("  excluded: [{player: p2, reason: x}]\n".into(), "unknown-player"),
            ("  excluded: [{player: p1, reason: \"\"}]\n".into(), "excluded-badly"),
            (
                "  excluded: [{player: p1, reason: x}, {player: p1, reason: y}]\n".into(),
                "excluded-badly",
            ),
        ] {
            assert_eq!(found(&prizes), [id], "{prizes}");
        }
    }

    #[test]
    fn what_is_hardly_meant_is_a_warning() {
        let list = |rest: &str| format!("  lists:\n    - {{name: Main, {rest}}}\n");
        for (prizes, ids) in [
            (list("prizes: [500, 300, 300]"), &[][..]),
            (list("prizes: [500, cup, 300]").replace("cup", "{thing: cup}"), &[]),
            (list("prizes: [300, 500]"), &["prize-rises"]),
            (list("prizes: [300, {thing: book, value: 400}]"), &["prize-rises"]),
            (list("prizes: [500, 301], unit: 50"), &["prize-beside-unit"]),
            (list("prizes: [500, 300], sharing: equal, minimum: 500"), &[]),
            (list("prizes: [500, 300], sharing: equal, minimum: 501"), &["prize-minimum-above"]),
            (list("prizes: [500, 300], sharing: hort, minimum: 501"), &["prize-minimum-above"]),
            (list("prizes: [5], category: U18"), &[]),
            (list("prizes: [5], category: U81"), &["prize-category"]),
            (list("prizes: [5], group: A"), &["prize-group"]),
        ] {
            assert_eq!(found(&prizes), ids, "{prizes}");
        }
    }
}
