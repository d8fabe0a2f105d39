//! Half-moves played in one call have the same effect as one by one.

use draughts_arbiter::board::Square;
use draughts_arbiter::moves::{Generator, Move, MoveEffect, RequestedMove};
use draughts_arbiter::rules;

#[test]
fn a_line_is_played_as_its_half_moves_are() {
    for name in
        ["international", "frisian", "english", "russian", "turkish", "breakthrough", "canadian"]
    {
        let set = rules::named(name).expect("a rule set of the project");
        let generator = Generator::new(&set);
        let mut random = 1_u64;
        for game in 0..60 {
            let mut asked = Vec::new();
            let mut position = set.start_position();
            for _ in 0..game * 4 {
                let legal = generator.legal_moves(&position);
                if legal.is_empty() {
                    break;
                }
                random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let mv: Move = legal[(random >> 33) as usize % legal.len()];
                asked.push(RequestedMove::new(mv.from(), mv.to()));
                position = generator.play(&position, &mv);
            }
            // A half-move that nobody can make, and some after it.
            asked.push(RequestedMove::new(Square::new(0), Square::new(71)));
            asked.extend_from_within(..asked.len().min(2));

            let (mut at, mut before, mut deeds) = (set.start_position(), Vec::new(), Vec::new());
            for RequestedMove { from, to, .. } in &asked {
                let here = at;
                let Ok(deed) = generator.play_only(&mut at, *from, *to) else { break };
                before.push(here);
                deeds.push(deed);
            }
            let (mut last, mut kept) = (set.start_position(), Vec::new());
            let played = generator.play_line(&mut last, &mut asked, Some(&mut kept));
            assert_eq!(played, deeds.len(), "{name}");
            let made: Vec<MoveEffect> = asked[..played].iter().map(|asked| asked.deed).collect();
            assert_eq!((made, last), (deeds, at), "{name}");
            assert_eq!(format!("{kept:?}"), format!("{before:?}"), "{name}");
            let mut last = set.start_position();
            assert_eq!(generator.play_line(&mut last, &mut asked, None), played, "{name}");
            assert_eq!(last, at, "{name}");
        }
    }
}
