//! The desk line by line: for a screen reader, a simple terminal, a file of answers.

use std::io::{BufRead, IsTerminal, Read, Write};

use anyhow::Context;

use crate::app::Kind;
use crate::app::event::{AnswerEffect, Desk};
use crate::cli::event::event_arg::{author, note, say};
use crate::cli::exit::{Failure, Outcome};
use crate::cli::words::{self, Label};
use crate::report::one_line;

/// The maximum length of a line, in bytes.
const MAX_LINE: u64 = 4096;

/// The maximum length of the skipped end of a longer line, in bytes; input without line ends is not
/// text.
const MAX_END: u64 = 1 << 20;

/// Shows prompts, takes lines and answers, until the desk is closed or there are no more lines.
///
/// A person sees a refusal and types something else. A file was written for the boards in order:
/// after a refusal the rest is not read, because it would reach the wrong boards.
pub(super) fn run(
    mut desk: Desk,
    mut input: impl BufRead,
    out: &mut dyn Write,
    is_person: bool,
) -> Result<Outcome, Failure> {
    say(out, &desk.greeting())?;
    // A person corrects a wrong entry; an entry that the disk did not take is missing.
    let mut outcome = Outcome::Fine;
    for number in 1_usize.. {
        ask(&desk, out)?;
        let Some(line) = line(&mut input)? else {
            say(out, &desk.parting())?;
            break;
        };
        let AnswerEffect { said, refused, is_over } = desk.answer(&author(), &line);
        say(out, &said)?;
        out.flush().with_context(words::writing)?;
        if let Some(error) = refused {
            let is_unwritten = !matches!(error.kind(), Kind::Refused | Kind::Usage);
            Failure::from(error).report();
            if is_unwritten {
                outcome = Outcome::NotWritten;
            }
            if !is_person {
                note(&Label::AnswersUnread { line: number });
                say(out, &desk.parting())?;
                return Ok(if is_unwritten { outcome } else { Outcome::Wrong });
            }
        }
        if is_over {
            break;
        }
    }
    Ok(outcome)
}

/// Prints the prompt: on a terminal, the answer follows on the same line, otherwise on the next.
fn ask(desk: &Desk, out: &mut dyn Write) -> Result<(), Failure> {
    let end = if std::io::stdin().is_terminal() { " " } else { "\n" };
    write!(out, "{}{end}", one_line(&words::said(&desk.prompt()))).with_context(words::writing)?;
    Ok(out.flush().with_context(words::writing)?)
}

/// Returns the words before an error in reading lines.
fn reading() -> String {
    words::label(Label::Reading)
}

/// Returns the next line; `None` if there are no more.
///
/// Of a line that is too long, only the beginning is returned: it is not a valid answer, and its
/// end must not become one.
fn line(input: &mut impl BufRead) -> Result<Option<String>, Failure> {
    let mut bytes = Vec::new();
    input.by_ref().take(MAX_LINE).read_until(b'\n', &mut bytes).with_context(reading)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.len() as u64 == MAX_LINE && !bytes.ends_with(b"\n") {
        let passed = input.by_ref().take(MAX_END).skip_until(b'\n').with_context(reading)?;
        if passed as u64 == MAX_END {
            return Err(anyhow::anyhow!(words::label(Label::EndlessLine))
                .context(reading())
                .into());
        }
    }
    Ok(Some(String::from_utf8_lossy(&bytes).trim_end_matches(['\r', '\n']).to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_of_a_line_that_is_too_long_is_no_line() {
        let long = "2".repeat(MAX_LINE as usize);
        for rest in ["", "2", "\r"] {
            let text = format!("{long}{rest}\nq\n");
            let mut input = text.as_bytes();
            assert_eq!(line(&mut input).unwrap().unwrap(), long);
            assert_eq!(line(&mut input).unwrap().unwrap(), "q");
            assert!(line(&mut input).unwrap().is_none());
        }
    }

    #[test]
    fn a_line_without_an_end_is_refused() {
        let mut input = std::io::BufReader::new(std::io::repeat(0));
        assert!(line(&mut input).is_err());
    }
}
