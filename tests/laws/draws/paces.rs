//! Rapid, blitz and clocks without an increment: IDF 7.2.9, IDF-RB 4 to 7. Also rules without some
//! kind of draw.

use draughts_arbiter::board::Color;
use draughts_arbiter::draw::{ClaimBasis, clause_said, conditions};
use draughts_arbiter::pdn::games_in;
use draughts_arbiter::record::{
    GameEnd, LawOutcome, Laws, MainLine, RecordFinding, ReplayOptions, codes, replay,
};
use draughts_arbiter::rules::{DrawKind, Pace, from_text, named};
use draughts_arbiter::words::{Language, say, worded};

use super::played::Played;

const ENDING: ClaimBasis = ClaimBasis::of(DrawKind::Ending);
const STANDARD: Pace = Pace::known(false, false);
const RAPID: Pace = Pace::known(true, false);
const NO_SECONDS: Pace = Pace::known(false, true);
const RAPID_NO_SECONDS: Pace = Pace::known(true, true);

fn play(rules: &str, pace: Pace, fen: &str, moves: &str) -> Played {
    Played::under(named(rules).unwrap().under(pace), fen, 1, moves).unwrap()
}

#[test]
fn idf_7_2_9_and_rb_6_two_against_one_is_not_played() {
    let moves = "(32-28 1-5 28-32 5-1)*3";
    for rules in ["russian", "brazilian-64"] {
        let verdict = |pace, at| {
            let played = play(rules, pace, "W:WK31,K32:BK1", moves);
            let ruling = played.claimed(ENDING, at);
            let clause = ruling.clause.map(|index| played.set.draws[index].id.clone());
            (ruling.verdict.word(), clause.unwrap())
        };
        for pace in [NO_SECONDS, RAPID_NO_SECONDS] {
            let right = ("conditional", "regulation-draw".into());
            assert_eq!(verdict(pace, 0), right, "{rules} {pace:?}");
        }
        for pace in [STANDARD, RAPID, Pace::UNKNOWN] {
            assert_eq!(verdict(pace, 1), ("not-yet", "two-against-one".into()), "{rules} {pace:?}");
            let right = ("conditional", "two-against-one".into());
            assert_eq!(verdict(pace, 9), right, "{rules} {pace:?}");
        }
    }
}

#[test]
fn idf_7_2_9_three_against_one_only_with_the_lone_king_on_the_long_diagonal() {
    // The king reaches 4 with the second half-move.
    let played = play("russian", NO_SECONDS, "W:WK30,K31,K32:BK12", "32-28 12-8 28-32 8-12");
    let verdicts = [1, 2, 3, 4].map(|at| played.claimed(ENDING, at).verdict.word());
    assert_eq!(verdicts, ["not-yet", "conditional", "conditional", "not-yet"]);
    let ruling = played.claimed(ENDING, 2);
    let clause = &played.set.draws[ruling.clause.unwrap()];
    assert_eq!(clause.id, "regulation-draw-long-diagonal");
    assert!(clause.unless().is_some(), "an obvious win is the arbiter's to find");
    assert_eq!(
        say(&clause_said(clause), Language::English),
        "three kings, two kings and a man, or a king and two men against one king, the lone king \
         on the long diagonal: drawn at once, unless there is an obvious win that the player can \
         go on to show"
    );
}

#[test]
fn idf_rb_4_players_who_do_not_record_agree_with_six_men_each_at_most() {
    let record = |men: &str| {
        format!("[FEN \"W:W{men}:Ba7,b8,c7,d8,e7,f8\"]\n\n1. {{[%offer w] [%accept b]}} *\n")
    };
    let (six, seven) = (record("a1,b2,c1,d2,e1,f2"), record("a1,b2,c1,d2,e1,f2,g1"));
    let outcome = |pace, record: &str| {
        let laws = Laws::new(named("russian").unwrap().under(pace)).in_letters();
        let game = games_in(record.as_bytes()).next().unwrap();
        let options = ReplayOptions::default();
        let report = replay(&game, MainLine::read(&game), &laws, Vec::new(), options);
        report.law_result.map(|law| law.end.outcome)
    };
    let draw = Some(LawOutcome::Draw);
    assert_eq!([&six, &seven].map(|it| outcome(RAPID.unrecorded(), it)), [draw, None]);
    for pace in [RAPID, STANDARD.unrecorded(), Pace::UNKNOWN] {
        assert_eq!(outcome(pace, &seven), draw, "{pace:?}");
    }
}

#[test]
fn idf_rb_5_in_rapid_a_draw_exists_once_it_is_claimed() {
    // Drawn under 7.2.4 after 29 half-moves; the lone king is lost in the 32nd.
    let moves = "30-26 1-5 (32-28 5-1 28-32 1-5)*7 26-30 5-14 32:5";
    let fen = "W:WK30,K31,K32:BK1";
    let at_end = |pace| {
        let played = play("russian", pace, fen, moves);
        assert!(played.game.is_over(33));
        played.claimed(ENDING, 33).verdict.word()
    };
    assert_eq!(at_end(STANDARD), "granted", "the draw exists by itself");
    assert_eq!(at_end(RAPID), "refused", "nobody claimed it");
}

const BOTH_BLOCKED: &str = "W:Wa2,b3,c3,d3,e3,f3,g3,h3,a4,b4,c4,d4,e4,f4,g4,h4:Ba5,b5,c5,d5,e5,f5,g5,h5,a6,b6,c6,d6,e6,f6,g6,h6";

/// TUD R, Galibiyet: a player who is to move and cannot loses, whether or not the opponent could
/// move.
#[test]
fn tud_r_a_turkish_player_who_cannot_move_loses_though_neither_could() {
    let played = Played::new("turkish", &[], BOTH_BLOCKED, 1, "a2-a3");
    assert!(played.game.both_blocked(1));
    assert_eq!(conditions(&played.set, &played.game, &[]), []);
    let laws = Laws::new(named("turkish").unwrap());
    let result = GameEnd::on_board(&laws, played.game.last(), None).unwrap();
    assert_eq!(result.outcome, LawOutcome::Win(Color::White));
}

/// A club may still make such a position a draw.
#[test]
fn a_document_may_draw_where_neither_player_can_move() {
    let text = "name: club\nextends: turkish\ndraws:\n  - {id: both-blocked, kind: both-blocked, effect: automatic}\n";
    let set = from_text(text, "club.yaml", &[]).unwrap();
    let played = Played::under(set, BOTH_BLOCKED, 1, "a2-a3").unwrap();
    let clause = played.clause("both-blocked");
    assert_eq!((played.met_by(clause, 0), played.met_by(clause, 1)), (None, Some(1)));
    // The opponent could still move: the player who cannot has lost.
    let one = BOTH_BLOCKED.replace("W:Wa2", "W:WKh1,a2");
    let played = Played::under(played.set, &one, 1, "a2-a3").unwrap();
    assert_eq!(played.met_by(clause, 1), None);
    // The finding shows the position on the board; no position was repeated.
    let laws = Laws::new(from_text(text, "club.yaml", &[]).unwrap());
    let record = format!("[FEN \"{BOTH_BLOCKED}\"]\n1. a2-a3 1/2-1/2");
    let game = games_in(record.as_bytes()).next().unwrap();
    let options = ReplayOptions::default();
    let report = replay(&game, MainLine::read(&game), &laws, Vec::new(), options);
    let of_draw = |found: &&RecordFinding| found.finding.is(codes::DRAW_CONDITION_MET);
    let found = report.findings.iter().find(of_draw).unwrap();
    let words = worded(&found.finding, Language::English);
    assert_eq!(words.note.as_deref(), Some("neither player can move after 1w"));
}
