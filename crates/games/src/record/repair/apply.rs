//! Repairs made in the text of a game, with a comment at each change.

use super::{Edit, EditKind, Repair};
use crate::diag::Span;
use crate::record::main_line::MainLine;

/// Makes a repair in the text of the game that it was found for.
///
/// Each change is followed by a comment with the previous text; everything else keeps its bytes.
/// `line` is the main line of the same text.
pub fn apply_repair(text: &[u8], line: &MainLine<'_>, repair: &Repair) -> Vec<u8> {
    let mut cuts: Vec<(Span, Vec<u8>)> = Vec::new();
    for edit in &repair.edits {
        of_edit(text, line, edit, &mut cuts);
    }
    cuts.sort_by_key(|(span, _)| (span.start, span.end));
    let mut mended = Vec::with_capacity(text.len() + 40 * cuts.len());
    let mut done = 0;
    for (span, new) in cuts {
        // Two changes of the same bytes cannot both be made; the first one is made.
        if span.start < done {
            continue;
        }
        mended.extend_from_slice(&text[done..span.start]);
        mended.extend_from_slice(&new);
        done = span.end;
    }
    mended.extend_from_slice(&text[done..]);
    mended
}

fn of_edit(text: &[u8], line: &MainLine<'_>, edit: &Edit, cuts: &mut Vec<(Span, Vec<u8>)>) {
    let span = |ply: usize| line.plies[ply - 1].span();
    match &edit.what {
        EditKind::Replace { was, now } => {
            replace(text, span(edit.ply), now, &format!("was {was}"), cuts);
        }
        EditKind::Delete { was } => {
            let span = with_strength(text, span(edit.ply));
            cuts.push((span, format!("{{ left out: {} }}", plain(was)).into()));
        }
        EditKind::Insert { now } => {
            let at = match line.plies.get(edit.ply - 1) {
                Some(ply) if ply.number().is_some() => {
                    ply.number_span().start.min(ply.span().start)
                }
                Some(ply) => ply.span().start,
                None => line.plies.last().map_or(text.len(), |ply| ply.span().end),
            };
            cuts.push((Span::new(at, at), format!(" {now} {{ not in the record }} ").into()));
        }
        EditKind::Exchange { was, now, with } => {
            replace(text, span(edit.ply), now, &format!("was {was}"), cuts);
            replace(text, span(*with), was, &format!("was {now}"), cuts);
        }
        EditKind::OtherSide { fen, side } => {
            let said = format!("{side} to move first: the start was not in the record");
            if let Some(tag) = line.tag("FEN") {
                cuts.push((tag.value_span, fen.clone().into()));
            } else {
                let at = text.iter().position(|byte| !byte.is_ascii_whitespace()).unwrap_or(0);
                cuts.push((Span::new(at, at), format!("[FEN \"{fen}\"]\n").into()));
            }
            if let Some(first) = line.plies.first() {
                let end = with_strength(text, first.span()).end;
                cuts.push((Span::new(end, end), format!(" {{ {said} }} ").into()));
            }
        }
        EditKind::BoardTurned { moves } => {
            for (ply, now) in line.plies.iter().zip(moves) {
                let was = String::from_utf8_lossy(ply.span().of(text)).into_owned();
                if std::ptr::eq(ply, &line.plies[0]) {
                    let said = format!("was {was}: every square was named from the other side");
                    replace(text, ply.span(), now, &said, cuts);
                } else {
                    cuts.push((ply.span(), now.clone().into()));
                }
            }
        }
    }
}

fn replace(text: &[u8], span: Span, now: &str, comment: &str, cuts: &mut Vec<(Span, Vec<u8>)>) {
    let whole = with_strength(text, span);
    let mut new = now.as_bytes().to_vec();
    new.extend_from_slice(&text[span.end..whole.end]);
    new.extend_from_slice(format!(" {{ {} }}", plain(comment)).as_bytes());
    cuts.push((whole, new));
}

/// Returns the bytes of a move and of the strength marks directly after it.
fn with_strength(text: &[u8], span: Span) -> Span {
    let marks = text[span.end..].iter().take_while(|byte| matches!(byte, b'!' | b'?')).count();
    Span::new(span.start, span.end + marks)
}

/// Makes a text safe for use inside a comment.
fn plain(text: &str) -> String {
    text.replace(['{', '}'], "")
}
