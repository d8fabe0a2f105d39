//! Relations that must hold in any game under any rule set, with incidents of every kind at any
//! moment.

use std::collections::BTreeMap;

use draughts_arbiter::board::Color;
use draughts_arbiter::draw::Verdict;
use draughts_arbiter::pdn::{Outcome, games_in};
use draughts_arbiter::record::{
    Arguments, Case, CaseError, CorrectionKind, DrawClaim, EndCause, GameReport, IncidentKind,
    IrregularityState, LawOutcome, Laws, MainLine,
};
use draughts_arbiter::rules::DrawKind;
use draughts_arbiter::words::{Language, worded};

use crate::support::playable_sets;
use crate::support::random::Random;

/// The number of games per rule set.
const GAMES: usize = 150;
/// The maximum number of half-moves per game.
const PLIES: usize = 90;

/// Returns a game with kings that sometimes repeats itself, as written half-moves.
pub(super) fn game(laws: &Laws, random: &mut Random) -> (String, Vec<String>) {
    let geometry = laws.set.geometry();
    let mut position = laws.set.start_position();
    let mut fen = String::new();
    // With few kings, counts run and positions repeat.
    if random.percent(70) && *laws.set.goal == draughts_arbiter::rules::Goal::Block {
        let mut sparse = position;
        for square in geometry.iter() {
            sparse.set(square, None);
        }
        for color in Color::BOTH {
            for _ in 0..1 + random.below(3) {
                let square = draughts_arbiter::board::Square::new(
                    random.below(usize::from(geometry.squares())) as u8,
                );
                let piece = draughts_arbiter::board::Piece { color, is_king: true };
                sparse.set(square, Some(piece));
            }
        }
        if laws.generator.has_move(&sparse) {
            position = sparse;
            fen = format!("[FEN \"{}\"]\n\n", laws.fen(&position));
        }
    }
    let mut written: Vec<String> = Vec::new();
    let mut seen = vec![position];
    for _ in 0..1 + random.below(PLIES) {
        let legal = laws.generator.legal_moves(&position);
        if legal.is_empty() {
            break;
        }
        // Returns to an earlier position if a legal move leads there.
        let again = legal.iter().find(|mv| seen.contains(&laws.generator.play(&position, mv)));
        let mv = match again.filter(|_| random.percent(60)) {
            Some(mv) => *mv,
            None => *random.pick(&legal),
        };
        written.push(laws.write(&position, &legal, &mv));
        position = laws.generator.play(&position, &mv);
        seen.push(position);
    }
    (fen, written)
}

pub(super) fn letter(side: Color) -> char {
    side.letter().to_ascii_lowercase()
}

pub(super) fn command(laws: &Laws, random: &mut Random) -> String {
    // A draw that ends the game needs two matching incidents, so these are drawn more often.
    let kind = match random.below(5) {
        0 => IncidentKind::Claim,
        1 => IncidentKind::Offer,
        2 => IncidentKind::Accept,
        _ => *random.pick(IncidentKind::ALL),
    };
    let mut words = format!("[%{}", kind.name());
    if kind.names_side() {
        words.push_str(&format!(" {}", letter(*random.pick(&Color::BOTH))));
    }
    let squares = match kind.arguments() {
        Arguments::None | Arguments::AnySquares => 0,
        Arguments::Squares => 1,
        Arguments::Claim => {
            let claims = [" repetition", " no-progress", " ending"];
            words.push_str(claims[random.below(claims.len())]);
            0
        }
        Arguments::Words => 0,
    };
    for _ in 0..squares {
        let square = random.below(usize::from(laws.set.geometry().squares()));
        let square = draughts_arbiter::board::Square::new(square as u8);
        words.push_str(&format!(" {}", laws.numbering.name(square)));
    }
    words + "]"
}

/// Writes a game with remarks after the given numbers of half-moves.
pub(super) fn text(
    fen: &str,
    written: &[String],
    remarks: &BTreeMap<usize, String>,
    end: &str,
) -> String {
    let mut text = fen.to_owned();
    for gap in 0..=written.len() {
        if let Some(remark) = remarks.get(&gap) {
            text.push_str(&format!("{{{remark}}} "));
        }
        if let Some(mv) = written.get(gap) {
            text.push_str(mv);
            text.push(' ');
        }
    }
    text + end
}

/// Returns a valid claim, if there is a moment for one, with the number of half-moves before it.
fn right_claim(laws: &Laws, fen: &str, written: &[String]) -> Option<(usize, String)> {
    let text = text(fen, written, &BTreeMap::new(), "*");
    let game = games_in(text.as_bytes()).next()?;
    let line = MainLine::read(&game);
    let letters = line.uses_letters().then(|| laws.in_letters());
    let laws = letters.as_ref().unwrap_or(laws);
    let case = Case::open(game, line, laws, Vec::new()).ok()?;
    let overview = case.overview().ok()?;
    let condition = overview.not_claimed.first()?;
    let turn = case.played.timeline.position(condition.met).turn();
    let kind = laws.set.draws[condition.clause].kind();
    Some((condition.met, format!("[%claim {} {}]", letter(turn), kind.word())))
}

/// Checks that nothing is granted or due after the end of a game.
fn nothing_is_due(report: &GameReport, laws: &Laws) -> Result<(), String> {
    let Some(law) = &report.law_result else {
        return Ok(());
    };
    // Events after an uncertain draw count, unless the game then ended in another way.
    let uncertain = law.end.is_uncertain(laws);
    let certain = if uncertain { law.end.otherwise.as_deref() } else { Some(&law.end) };
    let Some(end) = certain else {
        return Ok(());
    };
    let automatic = matches!(end.cause, EndCause::Drawn { .. });
    for found in &report.findings {
        let code = found.finding.code();
        let ply = found.at.map_or(0, |at| at.ply);
        let later = ply > end.after;
        // A finding about the next half-move carries that half-move.
        let next = ply > end.after + 1;
        match code {
            "draw-condition-met" if later && !uncertain => return Err(format!("{code} at {ply}")),
            "piece-must-be-played" => return Err(code.into()),
            // Only an automatic draw that ended the game can still be claimed.
            "claim-granted" if next && !automatic => return Err(format!("{code} at {ply}")),
            _ => {}
        }
        if later
            && matches!(
                found.standing,
                Some(IrregularityState::Open | IrregularityState::Corrected)
            )
        {
            return Err(format!("{code} at {ply} is {:?}", found.standing));
        }
        let decides = worded(&found.finding, Language::English)
            .help
            .is_some_and(|help| help.contains("decides before"));
        if decides && found.standing.is_some() {
            return Err(format!("{code} at {ply}: somebody is to decide"));
        }
    }
    let by = laws.set.losses.source.as_str();
    if law.article.is_empty() && !by.is_empty() {
        return Err("an end without its article".into());
    }
    Ok(())
}

#[test]
fn after_the_end_nothing_is_granted_or_due_or_met() {
    let mut ended = BTreeMap::<&str, usize>::new();
    let (mut granted, mut announced) = (0, 0);
    for set in playable_sets() {
        let mut random = Random::new(Random::seed_of(&format!("ends {}", set.label())));
        let laws = Laws::new(set);
        let form = *laws.set.result_form;
        for _ in 0..GAMES {
            let (fen, written) = game(&laws, &mut random);
            let mut remarks = BTreeMap::new();
            for gap in 0..=written.len() {
                if random.percent(8) {
                    let some = 1 + random.below(3);
                    let all: Vec<String> = (0..some).map(|_| command(&laws, &mut random)).collect();
                    remarks.insert(gap, all.join(" "));
                }
            }
            if random.percent(50) {
                remarks.extend(right_claim(&laws, &fen, &written));
            }
            let outcomes =
                [LawOutcome::Win(Color::White), LawOutcome::Win(Color::Black), LawOutcome::Draw];
            let recorded = *random.pick(&outcomes);
            let result = if random.percent(70) { recorded.written(form) } else { "*" };
            let text = text(&fen, &written, &remarks, result);
            let game = games_in(text.as_bytes()).next().unwrap();
            let line = MainLine::read(&game);
            let letters = line.uses_letters().then(|| laws.in_letters());
            let laws = letters.as_ref().unwrap_or(&laws);
            let case = Case::open(game, line, laws, Vec::new()).unwrap();
            let fault = |what: String| panic!("{} {text}: {what}", laws.set.label());
            if let Err(what) = nothing_is_due(&case.report, laws) {
                fault(what);
            }
            let Ok(overview) = case.overview() else {
                continue;
            };
            // Both commands must say the same.
            let law = case.report.law_result.as_ref();
            assert_eq!(
                overview.law.as_ref().map(|law| (law.outcome, law.written)),
                law.map(|law| (law.end.outcome, law.written)),
                "{text}"
            );
            let recorded = case.report.result.map(|result| result.outcome);
            let known = recorded.filter(|outcome| *outcome != Outcome::Unknown);
            if let (Some(known), Some(law)) = (known, law) {
                let otherwise = law.end.otherwise.as_ref().map(|end| end.outcome.recorded());
                let same = known == law.end.outcome.recorded() || otherwise == Some(known);
                assert_eq!(overview.agrees, same, "{text}");
            }
            let end = law.map(|law| law.end.clone());
            if let Some(end) = &end {
                let name: &'static str = match end.cause {
                    EndCause::Drawn { .. } => "drawn",
                    EndCause::NoMove(_) | EndCause::NoPiece(_) => "board",
                    EndCause::Claimed { .. } => "claimed",
                    EndCause::Agreed => "agreed",
                    _ => "beside the moves",
                };
                *ended.entry(name).or_default() += 1;
                // A demand is granted if the game ended by what it is about.
                let by_demand = matches!(
                    end.cause,
                    EndCause::BoardWrong | EndCause::Refused(_) | EndCause::Violated { .. }
                );
                let certain = !end.is_uncertain(laws) && !by_demand;
                for kind in [CorrectionKind::Irregular, CorrectionKind::CaptureMissed] {
                    for found in overview.irregularities.iter().filter(|_| certain) {
                        let Some(at) = found.at else { continue };
                        let ply = draughts_arbiter::record::NamedMove::Ply(at.ply);
                        if let Ok(answer) = case.correction(kind, Some(&ply), None, None)
                            && answer.verdict == Verdict::Granted
                        {
                            fault(format!("a correction of {at} is granted"));
                        }
                    }
                }
            }
            for kind in
                [DrawKind::Repetition, DrawKind::NoProgress, DrawKind::Ending, DrawKind::Agreement]
            {
                let asked = |next: Option<String>| DrawClaim {
                    kind,
                    moves: Vec::new(),
                    by: None,
                    at: None,
                    next,
                };
                let answer = match case.claim(&asked(None)) {
                    Err(CaseError::Unused { .. }) => continue,
                    answer => answer.unwrap(),
                };
                let ruling = &answer.ruling;
                // A draw that depends on the arbiter's finding may not be one.
                let decided = end.as_ref().filter(|end| end.unless(&laws.set).is_none());
                if let (Some(end), Verdict::NotYet) = (decided, ruling.verdict) {
                    fault(format!("not yet after {end:?}"));
                }
                if let Some(end) = end.as_ref().filter(|end| !end.is_uncertain(laws)) {
                    assert_eq!(answer.outcome, Some(end.outcome), "{text} {kind:?}");
                }
                if ruling.verdict != Verdict::Granted {
                    continue;
                }
                granted += 1;
                if let Some(end) = decided {
                    let clause = &laws.set.draws[ruling.clause.unwrap()];
                    let met = case.played.at(ruling.met_at.unwrap()).map_or(0, |at| at.ply);
                    let automatic = clause.is_automatic() && met <= end.after;
                    let own = matches!(end.cause, EndCause::Claimed { .. } | EndCause::Agreed);
                    assert!(automatic || own, "{} {text} {kind:?}: {end:?}", laws.set.label());
                }
                if kind == DrawKind::Agreement {
                    continue;
                }
                // A valid claim stays valid with an announced move.
                let position = *case.played.timeline.last();
                let legal = laws.generator.legal_moves(&position);
                for mv in legal.iter().take(3) {
                    let next = laws.write(&position, &legal, mv);
                    let answer = case.claim(&asked(Some(next.clone()))).unwrap();
                    let verdict = answer.ruling.verdict;
                    assert_eq!(verdict, Verdict::Granted, "{} {text} {next}", laws.set.label());
                    announced += 1;
                }
            }
        }
    }
    for how in ["drawn", "board", "claimed", "agreed", "beside the moves"] {
        assert!(ended.get(how).copied().unwrap_or_default() >= 5, "{how}: {ended:?}");
    }
    assert!(granted > 100 && announced > 50, "{granted} granted, {announced} announced");
}
