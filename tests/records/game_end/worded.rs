//! The wording of rulings, in terms that a player uses.

use super::rulings::{answered, printed, ran};

/// Returns what `validate` prints about a record, in one line.
fn validate(record: &str, options: &str) -> String {
    let output = ran(&["validate", "-"], record, options);
    String::from_utf8(output.stdout).unwrap().replace('\n', " ")
}

#[test]
fn moves_and_squares_are_listed_in_words() {
    let touched = validate("1. {[%touched w 31]} 34-29 *\n", "--rules international");
    assert!(touched.contains("31-26 or 31-27 had to be played"), "{touched}");
    let left = "[FEN \"W:W32:B28,5\"]\n\n1. 32x23 {[%left-on w 28]} *\n";
    let left = validate(left, "--rules international");
    assert!(left.contains("White captured 28 and left it on the board"), "{left}");
    let early = "[FEN \"W:W28,38,50:B22,32,44\"]\n\n1. 28x17 *\n";
    let early = validate(early, "--rules international");
    assert!(!early.contains("taken as lifted"), "{early}");
}

#[test]
fn a_text_is_named_once_for_two_articles() {
    let record = "[FEN \"W:W32,45,48:B28,40\"]\n\n1. 32-27 *\n";
    let text = printed(record, "--rules international --claim irregular --by black");
    assert!(text.contains("(FMJD Annex 1, 4.2 and 4.3). The move is taken back; White must play 32x23, with the same piece (3.11 and 5.4.6)"), "{text}");
}

#[test]
fn a_game_in_progress_is_called_that() {
    let text = printed("1. 32-28 19-23 *\n", "--rules international");
    assert!(text.contains("The game is not finished; White is to move."), "{text}");
    let dutch = printed("1. 32-28 19-23 *\n", "--rules international --lang nl");
    assert!(dutch.contains("De partij is nog niet afgelopen; wit is aan zet."), "{dutch}");
}

#[test]
fn who_decides_is_said_without_ambiguity_in_dutch() {
    let record = "[FEN \"W:W32,45,48:B28,40\"]\n\n1. 32-27 *\n";
    let text = printed(record, "--rules international --lang nl");
    assert!(text.contains("Zwart kiest vóór zijn zet"), "{text}");
}

#[test]
fn another_edition_says_what_it_makes_of_the_game() {
    let record = "[FEN \"W:WK1,K4,K15:BK46\"]\n\n1. 15-38 46-28 2. 1-7 28-19 3. 38-49 19-37 \
                  4. 7-2 37-46 5. 49-38 46-41 *\n";
    let text = printed(record, "--rules international");
    let other = "By the edition of 2024 the game was a draw after Black's 5th move: 1-1.";
    assert!(text.contains(other), "{text}");
    // A reading chosen by a setting is not explained as the other one.
    let options = "--rules international-2024 --set three-against-one.on_long_diagonal=follow \
                   --claim ending --by black --at 5b";
    let text = printed(record, options);
    assert!(text.contains("needs 21 moves for a draw; White has made 5"), "{text}");
    assert!(!text.contains("read here, the 5 moves replace"), "{text}");
}

#[test]
fn a_draw_by_another_position_than_the_one_named_is_explained() {
    let record = "[FEN \"W:WK7,36:BK48,26\"]\n\n41. 7-1 48-43 42. 1-7 43-48 43. 7-1 48-43 \
                  44. 1-7 43-48 45. 7-1 *\n";
    let text = printed(record, "--rules international --claim repetition --moves 41,43,45");
    let since = "The game has been a draw since Black's 44th move, by another position";
    assert!(text.contains(since), "{text}");
    assert!(
        text.contains("before White's 41st move and after Black's 42nd and 44th moves"),
        "{text}"
    );
}

#[test]
fn the_primer_says_where_its_other_draws_stand() {
    let record = "[FEN \"W:WK7,36:BK48,26\"]\n\n1. 7-1 48-43 2. 1-7 43-48 *\n";
    let text = printed(record, "--rules international-basic --claim repetition");
    assert!(text.contains("which gives this draw: international (FMJD Annex 1, 6.1)"), "{text}");
}

#[test]
fn a_count_of_no_move_is_refused() {
    let options = "--rules international --set no-progress.moves=0 --claim no-progress";
    let output = ran(&["adjudicate", "-"], "1. 32-28 19-23 *\n", options);
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("counts no move"), "{said}");
}

#[test]
fn a_slip_of_the_pen_is_offered_where_it_is() {
    let record = "[FEN \"W:W7,48:B14,40\"]\n\n1. 7-1 {[%uncrowned w 1]} 14-19 2. 1-40 *\n";
    let output = ran(&["validate", "-"], record, "--rules international");
    let text = String::from_utf8(output.stdout).unwrap();
    let found = text.split("error[occupied]").nth(1).unwrap();
    assert!(!text.split("error[occupied]").next().unwrap().contains("slip"), "{text}");
    assert!(found.contains("was perhaps"), "{text}");
}

/// With a recorded result, both cases are stated: the game had ended, or it had not.
#[test]
fn a_ruling_says_whether_the_recorded_result_stands() {
    let international = "--rules international";
    for (record, claim, said, dutch) in [
        (
            "1. 32-28 19-23 2. 38-32 14-19 0-2\n",
            "--claim capture-missed --ply 2w",
            "The arbiter hears both players and decides: if the game had ended 0-2, 0-2 stands. \
             If not, 0-2 is struck, the game goes on and White moves.",
            "De arbiter hoort beide spelers en beslist. Was de partij in 0-2 geëindigd, dan blijft 0-2 \
             staan. Anders vervalt 0-2, en is wit aan zet.",
        ),
        (
            "1. 32-28 19-23 2. 38-32 1-1\n",
            "",
            "if the game had ended 1-1, 1-1 stands. If not, 1-1 is struck, and Black chooses before moving: let 38-32 stand \
             and play on, or have it corrected, and then White must play 28x19.",
            "Anders vervalt 1-1, en zwart kiest vóór zijn zet: 38-32 laten staan en doorspelen, \
             of laten herstellen: wit moet 28x19 spelen.",
        ),
        // An agreement that came too late did not end the game.
        (
            "1. 32-28 {[%offer w]} 20-25 2. 37-32 {[%accept b]} 1-1\n",
            "--claim agreement",
            "REFUSED. No draw was agreed: White's offer lapsed with Black's 1st move, 20-25, and Black \
             accepted it only after White's 2nd move, 37-32 (no published article). The arbiter hears both players and decides: if the game was drawn otherwise, \
             1-1 stands. If not, 1-1 is struck, the game goes on and Black moves.",
            "Werd de partij op een andere manier remise, dan blijft 1-1 staan.",
        ),
        (
            "1. 32-28 19-23 2. 28x19 14x23 {[%upset b]} 2-0\n",
            "",
            "The arbiter must choose: either 2-0 \
             stands, or 2-0 is struck and the game goes on; White moves.",
            "De arbiter moet kiezen: óf 2-0 blijft staan, óf 2-0 vervalt en de partij gaat door; wit \
             is aan zet.",
        ),
    ] {
        let answer = answered(record, &format!("{international} {claim}"));
        assert!(answer.contains(said), "{answer}");
        let answer = printed(record, &format!("{international} --lang nl {claim}"));
        let answer = answer.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(answer.contains(dutch), "{answer}");
    }
}

#[test]
fn a_ruling_names_what_was_refused_what_lapsed_and_what_is_needed() {
    let repeated = "[FEN \"W:WK46,K48:BK1,K5\"]\n\n1. 48-42 1-6 2. 42-48 6-1 3. 48-42 1-6 4. 42-48";
    for (record, options, said) in [
        (
            "1. c3-d4 f6-e5 2. g3-h4 {[%rectify b] [%refuse w]} 1-0\n",
            "--rules russian",
            "the laws give 0-1: White refused the correction of White's 2nd move, g3-h4: White had to \
             play d4:f6. Black has won (IDF",
        ),
        (
            "1. 32-28 {[%offer w]} 20-25 2. 37-32 {[%accept b]} *\n",
            "--rules international --claim agreement",
            "White's offer lapsed with Black's 1st move, 20-25, and Black accepted it only after White's \
             2nd move, 37-32",
        ),
        (
            "1. 32-28 19-23 2. 38-32 *\n",
            "--rules international --claim capture-missed --by white",
            "Black may still ask for that, before moving. ",
        ),
        (
            &format!("{repeated} *\n"),
            "--rules international --claim repetition --by black --next 6-1",
            "as soon as 6-1 has been played, for the position then comes up for the third time",
        ),
        (
            &format!("{repeated} 6-1 5. 48-42 *\n"),
            "--rules international --claim repetition --moves start,2b,4w",
            "THE GAME IS A DRAW, but not as claimed. The claim names White's 4th move, when Black was \
             to move, not White. But the same position stood three times, before \
             White's 1st move and after Black's 2nd and 4th moves",
        ),
        (
            "1. 33-28 19-23 {[%takeback b]} 1... 20-24 *\n",
            "--rules international",
            "accept the taking back, or hold Black to 19-23 in place of 20-24.",
        ),
    ] {
        let answer = answered(record, options);
        assert!(answer.contains(said), "{answer}");
    }
}

/// FMJD Annex 1, 5.4.4: what each choice of a player or of the arbiter does, in a sentence of its own.
#[test]
fn art_5_4_4_each_choice_says_what_it_does() {
    let missed = "1. 34-29 20-24 2. 31-27";
    for (record, options, said, dutch) in [
        (
            format!("{missed} {{[%takeback w]}} *\n"),
            "--rules international",
            "Black chooses now. One: accept the taking back; White moves again. Two: 31-27 is on the \
             board again and counts. Three: demand correction: White must play 29x20.",
            "Twee: 31-27 komt weer op het bord en geldt. Drie: 31-27 wordt hersteld: wit moet 29x20 \
             spelen.",
        ),
        (
            format!("{missed} {{[%flags-both]}} 1-1\n"),
            "--rules international",
            "The arbiter must choose: 1-1, another result, or playing on. If play \
             goes on, Black may still have 31-27 corrected before moving: White had to capture and did \
             not.",
            "De arbiter moet kiezen: 1-1, een andere uitslag, of doorspelen. \
             Bij doorspelen mag zwart vóór het zetten 31-27 nog laten herstellen: wit moest slaan en \
             deed dat niet.",
        ),
        (
            "1. 11-15 22-18 2. {[%touched b 15]} 12-16 *\n".into(),
            "--rules pool --claim repetition --by white",
            "REFUSED: White's claim. The position after Black's 2nd move stood only once",
            "AFGEWEZEN: claim van wit. De stand na de 2e zet van zwart stond er maar één keer",
        ),
        (
            "1. 11-15 22-18 2. {[%touched b 15]} 12-16 1-0\n".into(),
            "--rules pool",
            "If the game had ended 1-0, 1-0 stands. If not, White chooses: claim the game for it, \
             which the arbiter decides, or have it corrected. Unless Black has lost, 12-16 goes \
             back: Black must play 15x22.",
            "dan blijft 1-0 staan. Anders: wit kiest: daarom de partij opeisen (de arbiter beslist), of \
             laten herstellen. Heeft zwart niet verloren, dan gaat 12-16 terug",
        ),
    ] {
        let answer = answered(&record, options);
        assert!(answer.contains(said), "{answer}");
        let answer = printed(&record, &format!("{options} --lang nl"));
        let answer = answer.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(answer.contains(dutch), "{answer}");
    }
}
