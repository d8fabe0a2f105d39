//! Every error of a library reads as English by itself: a user of one crate has no catalogues.

use std::error::Error;

use draughts_arbiter::board::{Color, parse_fen, parse_placement};
use draughts_arbiter::event::acts::{Entry, Refusal, Refused};
use draughts_arbiter::event::{Points, Score};
use draughts_arbiter::field::{Entrant, Field, ResultWorth};
use draughts_arbiter::moves::Game;
use draughts_arbiter::openings::Table;
use draughts_arbiter::pdn::MoveText;
use draughts_arbiter::rules::named;
use draughts_arbiter::words::Language;
use draughts_arbiter::{swiss, trf};
use draughts_ground::said::Told;

use draughts_pairing::PairingMethod;

use crate::house::sources;

/// The displays of error types, as the sources have them: what `#[error(...)]` and `impl Display`
/// for an error format.
#[test]
fn no_error_is_displayed_as_its_id_or_as_a_value() {
    let mut types = 0;
    for source in sources() {
        let text = &source.text;
        types += text.matches("thiserror::Error").count() + text.matches("told_error!(").count();
        for attribute in text.split("#[error(").skip(1) {
            let attribute = attribute.split(")]").next().unwrap_or_default();
            let is_value = attribute.contains(".id()") || attribute.contains(":?}");
            assert!(!is_value, "{source}: #[error({attribute})]");
        }
        for name in text.split("Error for ").skip(1).map(|rest| rest.split(' ').next().unwrap()) {
            let Some((_, display)) = text.split_once(&format!("Display for {name} ")) else {
                continue;
            };
            let display = display.split("\n}\n").next().unwrap_or_default();
            let is_value = display.contains(".id()") || display.contains(":?}");
            assert!(!is_value, "{source}: {name}");
        }
    }
    assert!(types > 15, "only {types} error types found");
}

/// An error as `main` prints it, if it returns `Result<(), Box<dyn Error>>` and formats it.
fn text(error: impl Error + 'static) -> String {
    let boxed: Box<dyn Error> = Box::new(error);
    boxed.to_string()
}

#[test]
fn errors_of_each_crate_are_sentences() {
    let international = named("international").unwrap();
    let numbering = international.numbering();
    let two = ResultWorth { win: Points::whole(2), draw: Points::whole(1), loss: Points::whole(0) };
    let twice = Field::new(vec![Entrant::new(1), Entrant::new(1)], 1, 3, two);
    let alone =
        Field { apart: vec![vec![0, 1]], ..Field::new([1, 2].map(Entrant::new).into(), 1, 3, two) };
    let (report, _) = trf::read(b"012 Evening\n001    1      Alder\n");
    let said = |text: &str| text.to_owned();
    let texts = [
        (
            text(parse_fen("W:W99:B1", &numbering, Color::White).unwrap_err()),
            said("`99` is not a square of this board"),
        ),
        (
            text(parse_placement("", &numbering, Color::White).unwrap_err()),
            said("the position is empty"),
        ),
        (text(named("chess").unwrap_err()), said("chess: there is no rule set `chess`")),
        (
            text(Game::new(international).parse("28-23").unwrap_err()),
            said("28-23 is not legal: no piece stands on 28 (FMJD Annex 1, 3.4)"),
        ),
        (text(MoveText::parse(b"32").unwrap_err()), said("only one square is named")),
        (
            text("x".parse::<Points>().unwrap_err()),
            said("`x` is not a number of points, such as 2, 0.5 or 1.01"),
        ),
        (text("1".parse::<Entry>().unwrap_err()), said("")),
        (text("9-9-9".parse::<Score>().unwrap_err()), said("")),
        (
            text(swiss::pair(PairingMethod::Dutch, &twice).unwrap_err()),
            said("two players have pairing number 1"),
        ),
        (
            text(swiss::pair(PairingMethod::Dutch, &alone).unwrap_err()),
            said("no legal pairing exists"),
        ),
        (
            text(trf::field(&report, None).unwrap_err()),
            said("the file does not say how many rounds the tournament has"),
        ),
        (
            text(Refused::new(Refusal::NoField { field: "raiting".into() })),
            said("there is no field `raiting`"),
        ),
        (text(draughts_arbiter::event::read("club.yaml", "name: Club\n").unwrap_err()), said("")),
        (text("xx".parse::<Language>().unwrap_err()), said("")),
        (text(Table::read("table.yaml", "name: x\n").unwrap_err()), said("")),
    ];
    for (text, expected) in texts {
        assert!(text.contains(' ') && !text.contains("Message {"), "{text}");
        assert!(!text.contains('\u{1f}'), "{text:?}");
        if expected.is_empty() {
            continue;
        }
        assert_eq!(text, expected);
    }
    let refused = Refused::new(Refusal::NoField { field: "raiting".into() });
    assert_eq!(
        (refused.said().id(), refused.to_string().as_str()),
        ("no-field", "there is no field `raiting`")
    );
}
