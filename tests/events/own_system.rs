//! Tests that a Swiss system unknown to the program goes through pairing, checking and explaining:
//! none of these refers to a system by name.

use std::cmp::Reverse;

use draughts_arbiter::event::{Event, Points, Round, read as read_event};
use draughts_arbiter::event_report::TrfCheck;
use draughts_arbiter::event_report::event::{Against, Asked, PairingExplanationView, View};
use draughts_arbiter::field::{Field, FieldPair, FieldPairing, PromisedRules, ResultWorth};
use draughts_arbiter::pairing::{field, published};
use draughts_arbiter::said::message;
use draughts_arbiter::swiss::simulate::{Chances, Simulation};
use draughts_arbiter::swiss::{
    Bracket, CompetitorKind, Criterion, ExplainedPairing, FigureValue, Impossible, Info, Reasons,
    Swiss, SystemName, WhyNot,
};
use draughts_arbiter::trf::{Particulars, from_field, read, write};
use draughts_arbiter::verify::{self, Breach};
use draughts_arbiter::words::Language;

/// A system that pairs first against second, third against fourth, and so on, by score and then by
/// rating; with an odd number the last has the bye. Rematches are allowed.
struct AsTheyStand;

static INFO: Info = Info {
    id: "as-they-stand",
    title: SystemName::Named { name: "the order of standing" },
    trf_name: "CUSTOM_SWISS_STANDING",
    law: "House rules",
    trf_editions: &[],
    trf_older: &[],
    trf_words: &[],
    since: None,
    rules: PromisedRules::NONE,
    remark: Some(message!("remark-neighbours", "Neighbours in the order of standing meet.")),
    pairs: CompetitorKind::Players,
    draws_lots: false,
};

const NEARNESS: Criterion = Criterion {
    label: "2",
    counts: message!("criterion-places", "places between the two"),
    is_said_by_downfloaters: false,
};

/// The order of the standings, with a single bracket for all.
#[derive(Debug)]
struct Standing([Bracket; 1]);

impl Swiss for AsTheyStand {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn pair(&self, field: &Field) -> Result<ExplainedPairing, Impossible> {
        let mut order: Vec<usize> = field.present().collect();
        order.sort_by_key(|&at| {
            let player = &field.players[at];
            (Reverse(player.pairing_score()), Reverse(player.rating), player.order)
        });
        let two = order.chunks_exact(2);
        let bye = two.remainder().first().copied();
        let pairs: Vec<(usize, usize)> = two.map(|two| (two[0], two[1])).collect();
        let pairing = FieldPairing {
            pairs: pairs.iter().map(|&(white, black)| FieldPair { white, black }).collect(),
            bye,
        };
        let bracket = Bracket {
            score: order.first().map_or(Points::ZERO, |&at| field.players[at].pairing_score()),
            moved_down: Vec::new(),
            residents: order,
            moved_up: Vec::new(),
            pairs,
            downfloaters: bye.into_iter().collect(),
            figures: Vec::new(),
        };
        Ok(ExplainedPairing { pairing, reasons: Some(Box::new(Standing([bracket]))) })
    }
}

impl Reasons for Standing {
    fn brackets(&self) -> &[Bracket] {
        &self.0
    }

    fn expected(&self, bracket: &Bracket, player: usize) -> Option<usize> {
        bracket.pairs.iter().find_map(|&(one, other)| match player {
            player if player == one => Some(other),
            player if player == other => Some(one),
            _ => None,
        })
    }

    fn instead(&self, _: &Field, one: usize, other: Option<usize>) -> WhyNot {
        let [bracket] = &self.0;
        let place = |player| bracket.residents.iter().position(|&at| at == player);
        let chosen = self.expected(bracket, one) == other;
        match (chosen, place(one), other.and_then(place)) {
            (true, ..) => WhyNot::Chosen,
            (false, Some(one), Some(other)) => WhyNot::Worse {
                bracket: 0,
                criterion: NEARNESS,
                chosen: FigureValue::Count(0),
                instead: FigureValue::Count(one.abs_diff(other) - 1),
            },
            _ => WhyNot::Later { bracket: 0 },
        }
    }
}

/// Returns an event of five players whose ratings are in a different order from their numbers, with
/// two rounds paired by this system.
fn event() -> Event {
    let players: String = [("a", 1500), ("b", 1900), ("c", 1700), ("d", 1600), ("e", 1800)]
        .iter()
        .zip(1..)
        .map(|((id, rating), number)| {
            format!("  - {{id: {id}, name: Tree {id}, rating: {rating}, number: {number}}}\n")
        })
        .collect();
    let round = |number: u16, [one, other]: [&str; 2], bye: &str| {
        format!(
            "  - round: {number}\n    boards:\n      - {{board: 1, {one}}}\n      \
             - {{board: 2, {other}}}\n    byes:\n      \
             - {{player: {bye}, bye: pairing-allocated}}\n"
        )
    };
    let rounds = [
        round(1, ["white: b, black: e, result: 0-2", "white: c, black: d, result: 1-1"], "a"),
        round(2, ["white: e, black: a", "white: c, black: d"], "b"),
    ];
    let text = format!(
        "schema: arbiter.event/1\nname: X\nsystem: {{kind: swiss, rounds: 3, numbers: hand, \
         first_color: white}}\nplayers:\n{players}rounds:\n{}",
        rounds.concat()
    );
    read_event("own.yaml", &text).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn it_pairs_the_field_of_an_event_by_score_and_rating() {
    let event = event();
    for round in &event.rounds {
        let paired = AsTheyStand.pair(&field(&event, round.round).unwrap()).unwrap();
        assert_eq!(Some(paired.pairing), published(&event, round));
    }
}

#[test]
fn it_is_held_against_its_own_rules_and_no_others() {
    let event = event();
    let field = field(&event, Round(2)).unwrap();
    let mut pairing = AsTheyStand.pair(&field).unwrap().pairing;
    assert_eq!(verify::check(&field, &pairing, INFO.rules), []);
    let by_dutch = draughts_arbiter::swiss::system(event.pairing_method().unwrap()).info().rules;
    let breaches = verify::check(&field, &pairing, by_dutch);
    assert!(breaches.iter().any(|breach| matches!(breach, Breach::Rematch { .. })));
    // The rules of every system also apply to this one.
    pairing.bye = None;
    let codes: Vec<&str> =
        verify::check(&field, &pairing, INFO.rules).iter().map(Breach::code).collect();
    assert_eq!(codes, ["unpaired", "bye-missing"]);
}

#[test]
fn it_is_explained_in_its_own_words() {
    let event = event();
    let view = PairingExplanationView::by(&AsTheyStand, &event, Round(2), None).unwrap();
    assert_eq!((view.pairing, view.only_published.len(), view.only_system.len()), (INFO.id, 0, 0));
    let [bracket] = &view.brackets[..] else { panic!("one bracket") };
    let ids: Vec<&str> = bracket.residents.iter().map(|player| player.id.as_str()).collect();
    assert_eq!(ids, ["e", "a", "c", "d", "b"]);
    assert!(bracket.left_over[0].bye);
    let notes = view.sheets(Language::English).pop().unwrap().notes;
    assert_eq!(notes.last().unwrap(), "Neighbours in the order of standing meet.");

    let place = |id: &str| event.players.iter().position(|one| one.id.as_str() == id).unwrap();
    let against = Some(Against::Player(place("c")));
    let asked = Some(Asked { player: place("e"), against });
    let view = PairingExplanationView::by(&AsTheyStand, &event, Round(2), asked).unwrap();
    let answer = view.answer.as_ref().unwrap();
    assert!(answer.colors.is_none(), "it gives colours by no rule of C.04.3");
    assert_eq!(answer.expected[0].criterion, Some("2"));
    let notes = view.sheets(Language::English).pop().unwrap().notes;
    assert_eq!(
        notes[0],
        "Why not Tree e - Tree c? The bracket of 2 points would be worse: places between the \
         two: 1 instead of 0 (House rules, 2)."
    );
}

#[test]
fn a_simulated_tournament_is_paired_again_the_same_from_its_report() {
    let worth = ResultWorth { win: Points::whole(2), draw: Points::whole(1), loss: Points::ZERO };
    let (chances, bye) = (Chances::default(), worth.win);
    let simulation =
        Simulation { players: 21, rounds: 7, seed: 3, worth, bye, chances, baku: false };
    let simulated = simulation.run(&AsTheyStand);
    let particulars = Particulars { name: "Own", system: INFO.trf_name, bye, baku: false };
    let written = write(&from_field(&simulated.field, &particulars));
    assert!(written.contains("192 CUSTOM_SWISS_STANDING\n"));
    let (document, findings) = read(written.as_bytes());
    assert!(findings.is_empty(), "{findings:?}");
    let check = TrfCheck::new(&document, &AsTheyStand).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(
        check.text(Language::English),
        "7 of 7 rounds as the order of standing pairs them\n"
    );
}
