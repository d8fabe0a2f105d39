//! Relations that hold for every text.

use draughts_arbiter::pdn::{GameText, MoveText, PdnEvent, commands, decode, games_in};
use proptest::prelude::*;

use super::findings;
use super::soup::{damaged_games, shaped, soup, text};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn spans_are_in_order_and_inside_the_text(text in text()) {
        let game = GameText::new(&text);
        let mut reached = 0;
        let mut depth = 0_usize;
        for event in game.events() {
            let span = event.span();
            prop_assert!(reached <= span.start && span.start <= span.end, "{event:?}");
            prop_assert!(span.end <= text.len());
            reached = span.end;
            match event {
                PdnEvent::VariationStart { .. } => depth += 1,
                PdnEvent::VariationEnd { .. } => {
                    prop_assert!(depth > 0);
                    depth -= 1;
                }
                PdnEvent::Move(token) => {
                    prop_assert_eq!(token.text_span().of(&text), token.text);
                    prop_assert_eq!(token.strength_span().of(&text), token.strength);
                    if let Ok(parsed) = token.parse() {
                        prop_assert!(parsed.squares().iter().all(|s| !s.span().is_empty()));
                    }
                }
                PdnEvent::Comment(comment) => commands(comment.text).for_each(drop),
                _ => {}
            }
        }
        prop_assert_eq!(depth, 0);
        for finding in findings(&game) {
            prop_assert!(finding.span.start <= finding.span.end && finding.span.end <= text.len());
        }
    }

    #[test]
    fn only_blanks_stand_between_events(text in soup()) {
        let game = GameText::new(&text);
        let mut reached = 0;
        let blank = |bytes: &[u8]| {
            let marks = String::from_utf8_lossy(bytes).replace(['\u{feff}', '\u{a0}'], "");
            let marks = marks.replace("\\r", "").replace("\\n", "");
            marks.chars().all(|c| c.is_ascii_whitespace() || "\u{b}\u{1a}\u{fffd}".contains(c))
        };
        for event in game.events() {
            prop_assert!(blank(&text[reached..event.span().start]), "{event:?}");
            reached = event.span().end;
        }
        prop_assert!(blank(&text[reached..]));
    }

    #[test]
    fn a_game_cut_out_of_its_file_is_one_game(text in soup()) {
        for game in games_in(&text) {
            let again: Vec<_> = games_in(game.bytes()).collect();
            prop_assert_eq!(again.len(), 1);
            prop_assert_eq!(again[0].bytes(), game.bytes());
        }
    }

    #[test]
    fn games_follow_each_other_without_gaps(text in soup()) {
        let mut reached = 0;
        for game in games_in(&text) {
            prop_assert_eq!(game.offset(), reached);
            reached += game.bytes().len() as u64;
        }
        prop_assert!(reached == 0 || reached == text.len() as u64);
    }

    #[test]
    fn two_games_with_results_stay_two(
        first in proptest::collection::vec(shaped("[1-9][0-9]?[-x][1-9][0-9]"), 1..20),
        second in proptest::collection::vec(shaped("[1-9][0-9]?[-x][1-9][0-9]"), 1..20),
        result in proptest::sample::select(&["2-0", "0-2", "1-1", "*", "1/2-1/2"][..]),
        between in proptest::sample::select(&["\n", " ", "\n\n", "{end}\n"][..]),
    ) {
        let game = |moves: &[String]| format!("1. {} {result}", moves.join(" "));
        let text = format!("{}{between}{}", game(&first), game(&second));
        let moves: Vec<usize> = games_in(text.as_bytes())
            .map(|game| game.events().filter(|event| matches!(event, PdnEvent::Move(_))).count())
            .collect();
        prop_assert_eq!(moves, [first.len(), second.len()]);
    }

    #[test]
    fn a_tag_asked_for_is_the_first_of_the_events(
        text in prop_oneof![text(), damaged_games()],
        name in proptest::sample::select(&["White", "result", "Event", "Empty", "x"][..]),
    ) {
        let game = GameText::new(&text);
        let first = game.events().find_map(|event| match event {
            PdnEvent::Tag(tag) if tag.is(name) => Some(tag.raw_value),
            _ => None,
        });
        prop_assert_eq!(game.tag(name), first);
        for game in games_in(&text) {
            prop_assert_eq!(game.game_type(), game.tag("GameType"));
        }
    }

    #[test]
    fn taking_apart_never_panics(bytes in proptest::collection::vec(any::<u8>(), 0..60)) {
        let _ = MoveText::parse(&bytes);
        let _ = decode(&bytes);
        commands(&bytes).for_each(drop);
    }

    #[test]
    fn a_move_is_read_as_it_was_written(
        squares in proptest::collection::vec(1_u16..999, 2..24),
        separator in proptest::sample::select(&["-", "x", ":", " x ", "x "][..]),
    ) {
        let text = squares.iter().map(u16::to_string).collect::<Vec<_>>().join(separator);
        let parsed = MoveText::parse(text.as_bytes()).expect("a move was written");
        let spans = parsed.squares().iter().map(|square| {
            String::from_utf8_lossy(square.span().of(text.as_bytes())).parse::<u16>()
        });
        prop_assert_eq!(spans.collect::<Result<Vec<_>, _>>(), Ok(squares));
    }
}
