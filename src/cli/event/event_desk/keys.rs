//! The desk on a terminal: single keys, and one line with the prompt.
//!
//! Earlier messages remain above that line, so that closing the terminal or killing the program
//! loses nothing that was acknowledged.

use std::io::{self, Write};
use std::sync::Once;
use std::time::Duration;

use anyhow::Context;
use crossterm::cursor::MoveToColumn;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, poll, read};
use crossterm::style::{Attribute, SetAttribute};
use crossterm::terminal::{Clear, ClearType, disable_raw_mode, enable_raw_mode, size};
use crossterm::{QueueableCommand, queue};
use unicode_width::UnicodeWidthChar;

use crate::app::event::{AnswerEffect, Desk, Key, Pressed};
use crate::cli::event::event_arg::author;
use crate::cli::exit::{Failure, Outcome, colorful};
use crate::cli::interrupt;
use crate::cli::words;
use crate::report::one_line;
use draughts_ground::said::Told;

/// The width of a terminal that does not report its own.
const WIDTH: u16 = 80;

/// An input from the terminal.
enum Input {
    Key(Key),
    /// The size of the terminal has changed.
    Resized,
    /// The desk is closed at once, as by a signal.
    Interrupted,
    /// The desk is closed.
    Ended,
}

/// The terminal in raw mode, while single keys are read; it is restored on drop.
struct Raw {
    bold: bool,
}

impl Raw {
    fn begin() -> Result<Self, Failure> {
        static HOOK: Once = Once::new();
        HOOK.call_once(|| {
            let report = std::panic::take_hook();
            std::panic::set_hook(Box::new(move |panic| {
                restore();
                report(panic);
            }));
        });
        interrupt::restoring(restore)?;
        let bold = colorful(&io::stdout());
        enable_raw_mode().with_context(reading)?;
        Ok(Self { bold })
    }
}

impl Drop for Raw {
    fn drop(&mut self) {
        restore();
    }
}

/// Restores the terminal.
fn restore() {
    // The program is about to exit, and an error cannot be handled.
    let _ = disable_raw_mode();
}

/// Shows prompts, takes keys and answers, until the desk is closed.
pub(super) fn run(desk: Desk, out: &mut dyn Write) -> Result<Outcome, Failure> {
    out.flush().with_context(words::writing)?;
    let raw = Raw::begin()?;
    // Output does not pass through the filter for disabled colours, because the line is rewritten
    // in place.
    let mut screen = Screen { out: io::stdout(), bold: raw.bold };
    let ended = serve(desk, &mut screen);
    if ended.is_err() {
        // An error is not printed on the line of the prompt; a second error adds nothing.
        let _ = screen.line("");
    }
    drop(raw);
    ended
}

fn serve(mut desk: Desk, screen: &mut Screen) -> Result<Outcome, Failure> {
    screen.lines(&desk.greeting()).with_context(words::writing)?;
    loop {
        screen.prompt(&words::said(&desk.prompt()), desk.typed()).with_context(words::writing)?;
        let line = match next_input().with_context(reading)? {
            Input::Resized => continue,
            Input::Interrupted => {
                screen.lines(&desk.parting()).with_context(words::writing)?;
                return Ok(Outcome::Interrupted);
            }
            Input::Ended => "q".to_owned(),
            Input::Key(key) => match desk.press(key) {
                Pressed::Typed => continue,
                Pressed::Line(line) => line,
            },
        };
        let AnswerEffect { said, refused, is_over } = desk.answer(&author(), &line);
        screen.lines(&said).with_context(words::writing)?;
        if let Some(error) = refused {
            // Keys typed ahead were meant for the following boards.
            while poll(Duration::ZERO).with_context(reading)? {
                read().with_context(reading)?;
            }
            screen.text(&Failure::from(error).text()).with_context(words::writing)?;
        }
        if is_over {
            return Ok(Outcome::Fine);
        }
    }
}

/// Returns the words before an error in reading keys.
fn reading() -> String {
    words::label(words::Label::Reading)
}

/// Waits for a key or a change of size.
fn next_input() -> io::Result<Input> {
    loop {
        match read()? {
            Event::Resize(..) => return Ok(Input::Resized),
            Event::Key(event) if event.kind != KeyEventKind::Release => {
                if let Some(input) = input_of(event) {
                    return Ok(input);
                }
            }
            _ => {}
        }
    }
}

fn input_of(event: KeyEvent) -> Option<Input> {
    let held = event.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
    Some(match event.code {
        KeyCode::Char('c') if held => Input::Interrupted,
        KeyCode::Char('d') if held => Input::Ended,
        KeyCode::Char('h') if held => Input::Key(Key::Backspace),
        KeyCode::Char('j' | 'm') if held => Input::Key(Key::Enter),
        KeyCode::Char(_) if held => return None,
        KeyCode::Char(key) => Input::Key(Key::Char(key)),
        KeyCode::Enter => Input::Key(Key::Enter),
        KeyCode::Backspace | KeyCode::Delete => Input::Key(Key::Backspace),
        KeyCode::Esc => Input::Key(Key::Escape),
        KeyCode::Up | KeyCode::Left | KeyCode::PageUp => Input::Key(Key::Up),
        KeyCode::Down | KeyCode::Right | KeyCode::PageDown => Input::Key(Key::Down),
        _ => return None,
    })
}

/// The screen, whose last line is the prompt.
struct Screen {
    out: io::Stdout,
    bold: bool,
}

impl Screen {
    /// Shows the prompt and the typed text in place of the previous prompt.
    fn prompt(&mut self, asked: &str, typed: &str) -> io::Result<()> {
        let width = size().map_or(WIDTH, |(columns, _)| columns);
        // The last column stays free, because some terminals would wrap to the next line.
        let room = usize::from(width.max(2) - 2);
        let typed = shortened_front(&one_line(typed), room / 2);
        let asked = shortened(&one_line(asked), room - columns(&typed));
        self.clear()?;
        if self.bold {
            self.out.queue(SetAttribute(Attribute::Bold))?;
        }
        write!(self.out, "{asked}")?;
        if self.bold {
            self.out.queue(SetAttribute(Attribute::Reset))?;
        }
        write!(self.out, " {typed}")?;
        self.out.flush()
    }

    /// Writes lines in place of the prompt.
    fn lines(&mut self, said: &[impl Told]) -> io::Result<()> {
        said.iter().try_for_each(|one| self.text(&one_line(&words::said(one))))
    }

    /// Writes whole lines of text in place of the prompt.
    fn text(&mut self, text: &str) -> io::Result<()> {
        text.lines().try_for_each(|line| {
            self.clear()?;
            self.line(line)
        })
    }

    fn line(&mut self, line: &str) -> io::Result<()> {
        write!(self.out, "{line}\r\n")?;
        self.out.flush()
    }

    fn clear(&mut self) -> io::Result<()> {
        queue!(self.out, MoveToColumn(0), Clear(ClearType::FromCursorDown))
    }
}

/// Returns the width of a text in columns.
fn columns(text: &str) -> usize {
    text.chars().map(width).sum()
}

fn width(letter: char) -> usize {
    letter.width().unwrap_or(0)
}

/// Returns as much of the beginning of a text as fits.
fn shortened(text: &str, room: usize) -> String {
    if columns(text) <= room {
        return text.to_owned();
    }
    let mut left = room.saturating_sub(1);
    let fits = |letter: &char| {
        let fits = width(*letter) <= left;
        left = left.saturating_sub(width(*letter));
        fits
    };
    text.chars().take_while(fits).chain(['…']).collect()
}

/// Returns as much of the end of a text as fits.
fn shortened_front(text: &str, room: usize) -> String {
    let turned = |text: &str| text.chars().rev().collect::<String>();
    turned(&shortened(&turned(text), room))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_cut_by_columns_and_not_by_letters() {
        assert_eq!(shortened("board 1: Alder - Birch", 80), "board 1: Alder - Birch");
        assert_eq!(shortened("board 1: Alder", 9), "board 1:…");
        // Two columns each.
        assert_eq!(shortened("棋手棋手", 5), "棋手…");
        assert_eq!(shortened_front("read wrongly", 5), "…ngly");
        assert_eq!(shortened("any", 0), "…");
    }

    #[test]
    fn keys_of_a_terminal_are_keys_of_the_desk() {
        let key = |code, held| match input_of(KeyEvent::new(code, held)) {
            Some(Input::Key(key)) => Some(key),
            _ => None,
        };
        let none = KeyModifiers::NONE;
        assert_eq!(key(KeyCode::Char('2'), none), Some(Key::Char('2')));
        assert_eq!(key(KeyCode::Char('m'), KeyModifiers::CONTROL), Some(Key::Enter));
        assert_eq!(key(KeyCode::Left, none), Some(Key::Up));
        assert_eq!(key(KeyCode::F(1), none), None);
        let interrupt = input_of(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
        assert!(matches!(interrupt, Some(Input::Interrupted)));
    }

    /// Set if the test below runs itself on a terminal.
    #[cfg(unix)]
    const ON_TERMINAL: &str = "ARBITER_TEST_ON_TERMINAL";

    /// Panics with the terminal in raw mode, if it is run on one.
    #[cfg(unix)]
    #[test]
    fn panics_on_a_terminal() {
        if std::env::var_os(ON_TERMINAL).is_none() {
            return;
        }
        let _raw = Raw::begin().map_err(|failure| failure.text()).unwrap();
        assert!(crossterm::terminal::is_raw_mode_enabled().unwrap());
        std::fs::write("raw", "").unwrap();
        panic!("as a defect would");
    }

    #[cfg(unix)]
    #[test]
    fn a_panic_leaves_the_terminal_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let (socket, program) = (folder.path().join("tmux"), std::env::current_exe().unwrap());
        let tmux = |words: &[&str]| {
            let mut tmux = std::process::Command::new("tmux");
            tmux.arg("-S").arg(&socket).args(["-f", "/dev/null"]).args(words);
            tmux.current_dir(folder.path()).env_remove("TMUX").env(ON_TERMINAL, "1");
            tmux.status().is_ok_and(|status| status.success())
        };
        let run = format!(
            "'{}' panics_on_a_terminal --nocapture; stty -a > begun; mv begun ended",
            program.display()
        );
        if !tmux(&["new-session", "-d", "-x", "80", "-y", "24", &run]) {
            assert!(std::env::var_os("CI").is_none(), "tmux is needed: install it");
            println!("left out: tmux is missing or cannot be started");
            return;
        }
        let ended = folder.path().join("ended");
        for _ in 0..1500 {
            if ended.exists() {
                break;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        let settings = std::fs::read_to_string(&ended).unwrap();
        tmux(&["kill-server"]);
        assert!(folder.path().join("raw").exists(), "it was in raw mode");
        let is_set = |name: &str| settings.split_whitespace().any(|one| one == name);
        assert!(is_set("icanon") && is_set("echo") && is_set("opost"), "{settings}");
    }
}
