//! Findings inside a ruling: only what they are about.

use draughts_ground::said::{Row, Said, said};

use super::article::article_of;
use super::moves::{all_of, any_of, of_ply};
use super::{MoveName, Phrase, RulingWriter, Sentence};
use draughts_games::board::Color;
use draughts_games::pdn;
use draughts_games::record::found::{
    EndFinding, HandlingFault, InlineArticle, MoveList, RequiredAction,
};
use draughts_games::record::{IrregularityState, PlyAt, RecordFinding, codes};
use draughts_games::rules::{Irregularity, RuleSet};

pub(super) fn cited(what: Phrase, article: Option<Phrase>) -> Said {
    said!("wrong-cited", "{ $what }{ its-article }."; what, article)
}

/// Returns "White must play 32-27 or 32-28"; `past` if it has been played since.
fn must_play(
    side: Color,
    moves: Phrase,
    past: bool,
    wrongly_moved: bool,
    source: Option<InlineArticle>,
) -> Said {
    said!(
        "must-play",
        "{ one-side } { had-to-play } { $moves }{ with-that-piece }";
        side, moves, past, wrongly_moved, source
    )
}

/// Up to this many things that were not used are told.
const MOST_UNUSED: usize = 2;

/// Up to this many legal moves are listed.
const FEW: usize = 6;

/// Returns "32-27 or 32-28".
fn moves_or(moves: &[String]) -> Option<Phrase> {
    any_of(
        moves
            .iter()
            .map(|text| said!("must-move", "{ $text }"; text = text.clone()).into())
            .collect(),
    )
}

fn any_legal() -> Phrase {
    said!("must-play-legal", "a legal move").into()
}

/// Returns "the piece on 41".
fn piece_on(square: String) -> Phrase {
    said!("must-play-piece", "the piece on { $square }"; square).into()
}

/// Returns the square from which all of these moves begin; `None` if there are several.
fn only_piece(moves: &[String]) -> Option<String> {
    let from = |text: &String| text.split(|c: char| !c.is_alphanumeric()).next().map(str::to_owned);
    // The sign of a capture is a letter: `28x19`.
    let from =
        |text: &String| from(text).and_then(|from| from.split('x').next().map(str::to_owned));
    let first = from(moves.first()?)?;
    moves.iter().all(|text| from(text).as_deref() == Some(first.as_str())).then_some(first)
}

/// The remedy for an irregularity.
pub(super) struct IrregularityRemedy {
    /// The action, in words.
    pub due: Phrase,
    /// The article that binds the wrongly moved piece, unless `due` names it.
    pub source: Option<InlineArticle>,
}

/// Describes the remedy for an irregularity; `past` if it has been carried out.
pub(super) fn remedy_of(found: &RecordFinding, past: bool) -> Option<Phrase> {
    remedy(found, past, true).map(|remedy| remedy.due)
}

/// Describes the remedy for an irregularity that is corrected together with `others`.
pub(super) fn remedies_of(found: &RecordFinding, others: &[RecordFinding]) -> Option<Phrase> {
    remedy_of(found, false).map(|due| with_others(due, found, others))
}

/// Adds to a remedy what has to be done for the other irregularities corrected with it.
pub(super) fn with_others(due: Phrase, found: &RecordFinding, others: &[RecordFinding]) -> Phrase {
    let mut told = vec![found.remedy.as_ref()];
    let mut all = vec![due.clone()];
    for other in others {
        // If two half-moves are played again, only one is mentioned; equal remedies are mentioned
        // once.
        let again = found.takes_back && other.takes_back;
        if again || told.contains(&other.remedy.as_ref()) {
            continue;
        }
        told.push(other.remedy.as_ref());
        all.extend(remedy_of(other, false));
    }
    all_of(all).unwrap_or(due)
}

/// Describes the remedy; `names` its article inside the words, or else returns it beside them.
pub(super) fn remedy(found: &RecordFinding, past: bool, names: bool) -> Option<IrregularityRemedy> {
    let due = found.remedy.as_ref()?;
    let told = match due {
        RequiredAction::LegalMove { .. } => {
            let few = (1..=FEW).contains(&found.legal.len());
            let moves = few.then(|| moves_or(&found.legal)).flatten();
            // A long list cannot be listened to.
            let piece = || only_piece(&found.legal).map(piece_on);
            match (found.offender(), moves.or_else(piece)) {
                (Some(side), Some(moves)) => must_play(side, moves, past, false, None).into(),
                // Neither can a list of the moves of several pieces.
                (Some(side), None) => must_play(side, any_legal(), past, false, None).into(),
                (None, _) => due.clone().into(),
            }
        }
        RequiredAction::MustPlay { side, moves, wrongly_moved, source, several } => {
            let (side, wrongly_moved) = (*side, *wrongly_moved);
            let named = source.clone().filter(|_| names);
            let told = match (moves.all(), several) {
                (Some(all), _) => moves_or(all)
                    .map(|moves| must_play(side, moves, past, wrongly_moved, named.clone())),
                (None, _) => None,
            };
            let told = told.unwrap_or_else(|| {
                // A long list cannot be listened to.
                let piece = match (found.finding.as_what(), moves) {
                    (Some(HandlingFault::NotPlayed { square, .. }), _) => Some(square.clone()),
                    // These are moves of the piece that was wrongly moved.
                    (_, MoveList::First { moves, .. } | MoveList::OneOf { moves, .. })
                        if wrongly_moved =>
                    {
                        only_piece(&moves.0)
                    }
                    _ => only_piece(&found.legal),
                };
                // The square says which piece it is.
                let wrongly_moved = wrongly_moved && piece.is_none();
                let moves = piece.map_or_else(any_legal, piece_on);
                must_play(side, moves, past, wrongly_moved, named)
            });
            return Some(IrregularityRemedy {
                due: told.into(),
                source: source.clone().filter(|_| !names),
            });
        }
        // The piece that must then be played has an article of its own.
        RequiredAction::MoveStays { text, .. } => {
            RequiredAction::MoveStays { text: text.clone(), then: None }.into()
        }
        _ => due.clone().into(),
    };
    Some(IrregularityRemedy { due: told, source: None })
}

impl RulingWriter<'_> {
    /// Describes a finding without its consequences, which other functions describe.
    pub(super) fn finding(&self, found: &RecordFinding) -> Phrase {
        let finding = &found.finding;
        if let Some(EndFinding::After { incident, lets: None, .. }) = finding.as_what() {
            return said!(
                "wrong-after-the-end",
                "{ $what }, after the end of the game";
                what = incident.clone()
            )
            .into();
        }
        if let Some(HandlingFault::MustBePlayed { side, square, corrected, moves, stands, .. }) =
            finding.as_what()
            && let Some(moves) = moves.all().and_then(moves_or)
        {
            let (side, past, wrongly_moved, source) = (*side, false, false, None);
            let must = must_play(side, moves, past, wrongly_moved, source);
            let (square, corrected) = (square.clone(), *corrected);
            let stands = stands.clone();
            return said!(
                "wrong-must-be-played",
                "{ $must }: the piece on { $square } was { $corrected ->
                    [yes] wrongly moved
                   *[no] touched
                }{ $stands ->
                    [none] { \"\" }
                   *[other] ; that holds if { $stands } stands
                }";
                must, square, corrected, stands
            )
            .into();
        }
        message_of(found)
    }

    /// Names what was recorded and not used, because it cannot be read or judged.
    pub(super) fn unused(&self) -> Vec<Sentence> {
        let unused = self.case.into_iter().flat_map(|case| case.report.unused());
        let told = unused.take(MOST_UNUSED).map(|found| {
            let what = self.finding(found);
            let hides = [pdn::codes::UNCLOSED_COMMENT, pdn::codes::UNCLOSED_VARIATION];
            if found.finding.is_any(&hides) {
                return said!("wrong-hidden", "What follows is not read as moves: { $what }."; what)
                    .into();
            }
            said!("wrong-not-used", "Not used: { $what }."; what).into()
        });
        told.collect()
    }

    /// Says what is wrong: "White's 2nd move, 39-33: White must capture, and this move does not".
    pub(super) fn wrong(&self, found: &RecordFinding) -> Phrase {
        let what = message_of(found);
        match (found.at, &found.move_text) {
            (Some(at), Some(_)) => said!(
                "wrong-of-move",
                "{ $half_move }: { $what }";
                half_move = named(found, at).0, what
            )
            .into(),
            // A piece that was set up wrongly is not the fault of a half-move.
            (Some(_), None) if is_of_set_up(found) => what,
            (Some(at), None) => {
                let then = found.finding.is(codes::REFUSAL) && found.awaits_decision();
                let then = self.case.filter(|_| then).and_then(|case| case.written_ply(at.ply));
                if let (Some(then), Some(side)) = (then, found.offender()) {
                    return said!(
                        "wrong-refused-first",
                        "At { $half_move }: { one-side } first refused to { $corrected ->
                            [none] follow the rules
                           *[other] correct { $corrected }
                        }, and then played { $then }";
                        half_move = of_ply(at), side, corrected = self.corrected_at(at, side), then
                    )
                    .into();
                }
                said!("wrong-at", "At { $half_move }: { $what }"; half_move = of_ply(at), what)
                    .into()
            }
            (None, _) => what,
        }
    }

    /// Returns "White's 2nd move, 39-33", the half-move of a finding.
    pub(super) fn called(&self, found: &RecordFinding) -> Option<Phrase> {
        let at = found.at.filter(|_| !is_of_set_up(found))?;
        match found.move_text {
            Some(_) => Some(named(found, at).0),
            None => Some(of_ply(at)),
        }
    }

    /// Returns the corrected move that the half-move at this number replaced, as written.
    fn corrected_at(&self, at: PlyAt, side: Color) -> Option<String> {
        let is_it = |found: &&RecordFinding| {
            found
                .at
                .is_some_and(|other| (other.move_number, other.side) == (at.move_number, at.side))
                && found.offender() == Some(side)
                && found.standing == Some(IrregularityState::Corrected)
                && found.move_text.is_some()
        };
        self.case?.report.findings.iter().rfind(is_it)?.move_text.clone()
    }

    /// Says what else is wrong with the half-move of a finding, one sentence each.
    pub(super) fn also_wrong(
        &self,
        found: &RecordFinding,
        others: &[RecordFinding],
    ) -> Vec<Sentence> {
        let wrong = |other: &RecordFinding| {
            let what = match other.at == found.at {
                true => message_of(other),
                false => self.wrong(other),
            };
            cited(what, article_of(other)).into()
        };
        others.iter().map(wrong).collect()
    }

    /// Returns whether the text declares the game forfeited, but no rule of the set makes it lost.
    ///
    /// The arbiter decides then.
    pub(in super::super) fn forfeits(&self, found: &RecordFinding) -> bool {
        is_touch(found) && self.set.is_declared_forfeit(Irregularity::TouchedNotPlayed)
    }

    /// Says that a player forfeits the game by the text.
    ///
    /// It names the remedy for the case that the arbiter decides otherwise.
    pub(super) fn forfeited(&self, found: &RecordFinding, also: &[RecordFinding]) -> Said {
        let side = found.offender().unwrap_or(Color::White);
        let plies = self.case.map_or(0, |case| case.report.plies);
        let since = found.standing.is_none() && found.at.is_some_and(|at| at.ply < plies);
        said!(
            "fate-forfeits",
            "{ other-side } chooses: claim the game for it, which the arbiter decides, or have it \
             corrected. Unless { one-side } has lost, { $half_move ->
                [none] the fault is corrected{ $since ->
                    [yes] , and later moves go back
                   *[no] { \"\" }
                }
               *[other] { $half_move }{ $since ->
                    [yes] { \" \" }and later moves go back
                   *[no] { \" \" }goes back
                }
            }{ fate-due }.";
            side, half_move = found.move_text.clone(), due = remedies_of(found, also), since
        )
    }

    /// Gives the rest of the article on touched pieces, if the rule set has a remark on it.
    pub(super) fn of_touching(&self) -> Option<Said> {
        let article = &self.set.touch_move.source;
        let text = self.set.remark_on(article)?.to_owned();
        let same = |ours: &RuleSet| ours.remark_on(article) == Some(text.as_str());
        let known = self.known_text("touch-move", same);
        Some(said!(
            "wrong-also-says",
            "{ $article } also says: { $text }";
            known, article = self.set.cite(article), text
        ))
    }
}

/// Returns the message of a finding.
fn message_of(found: &RecordFinding) -> Phrase {
    let mut said = found.finding.what().said();
    // An article that only the note names has not been mentioned.
    if found.finding.is_any(&[codes::NOT_RULED, codes::REFUSAL]) {
        said.facts.retain(|(name, _)| *name != "source");
    }
    said.into()
}

/// Names a half-move, and tells whether the name has its text.
///
/// For example "White's 2nd move, 39-33"; for a second move in a row, "White's move 39-33, the
/// second in a row"; for the first move of the game, "White's move 39-33, out of turn".
pub(super) fn named(found: &RecordFinding, at: PlyAt) -> (Phrase, bool) {
    match (&found.move_text, found.offender()) {
        (Some(text), _) if found.has_unknown_mover() => {
            (MoveName::OfNobody { text: text.clone() }.into(), false)
        }
        (Some(text), Some(side)) if side != at.side => {
            (MoveName::OfOther { side, text: text.clone(), first: at.ply == 1 }.into(), true)
        }
        (Some(text), _) => {
            (MoveName::Written { half_move: of_ply(at), text: text.clone() }.into(), true)
        }
        // The irregularity of a player before the opponent's half-move is not that half-move.
        (None, Some(side)) if side != at.side => (MoveName::That.into(), false),
        (None, _) => (of_ply(at), false),
    }
}

/// Counts the half-moves since one that cannot stand, in words and as a number.
///
/// `None` if there are none.
pub(super) fn played_since(half_moves: usize) -> Option<(Phrase, usize)> {
    let words = Row::NumberWord { number: half_moves as u64 };
    (half_moves > 0).then(|| (words.into(), half_moves))
}

/// Returns whether the finding is about how the pieces were set up.
pub(super) fn is_of_set_up(found: &RecordFinding) -> bool {
    found.finding.is_any(&[codes::SET_UP_WRONG, codes::PIECE_INACTIVE, codes::BOARD_WRONG])
}

/// Returns whether the finding is a piece that was touched and not played.
pub(super) fn is_touch(found: &RecordFinding) -> bool {
    found.finding.is(codes::PIECE_TOUCHED_NOT_PLAYED)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::words::Language;
    use draughts_games::record::{Incident, IncidentKind};

    #[test]
    fn every_incident_is_told_in_words_of_its_own() {
        for &language in Language::ALL {
            let told = IncidentKind::ALL.iter().map(|&kind| {
                let incident = Incident {
                    kind,
                    side: Some(Color::White),
                    squares: <_>::default(),
                    words: Vec::new(),
                };
                Phrase::from(incident).say(language)
            });
            assert_eq!(told.collect::<BTreeSet<_>>().len(), IncidentKind::ALL.len(), "{language}");
        }
    }
}
