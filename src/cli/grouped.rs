//! Commands in groups by topic, in the order of their use.

use std::fmt::Write;
use std::io::IsTerminal;

use clap::{ArgMatches, Command, FromArgMatches, Subcommand};

use super::words::wrapped;

/// A group: the topic and the names of its commands.
pub(super) type Group = (&'static str, &'static [&'static str]);

/// The maximum width of the help.
const WIDEST: u16 = 100;

/// Commands that are listed in groups.
pub(super) trait InGroups: Subcommand {
    /// The groups, in order; each command belongs to one of them.
    const GROUPS: &'static [Group];
    /// Returns the text below the options.
    fn below() -> String {
        String::new()
    }
}

/// One of these commands, which are listed in groups in the help.
#[derive(Debug)]
pub(super) struct Grouped<S>(pub S);

impl<S: Subcommand> FromArgMatches for Grouped<S> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        S::from_arg_matches(matches).map(Self)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        self.0.update_from_arg_matches(matches)
    }
}

// Subcommands are created only when their command is used.
impl<S: InGroups> Subcommand for Grouped<S> {
    fn augment_subcommands(command: Command) -> Command {
        command.defer(|command| told(S::augment_subcommands(command), S::GROUPS, &S::below()))
    }

    fn augment_subcommands_for_update(command: Command) -> Command {
        Self::augment_subcommands(command)
    }

    fn has_subcommand(name: &str) -> bool {
        S::has_subcommand(name)
    }
}

/// Returns the width of the help: that of the terminal, up to a readable maximum.
pub(super) fn help_columns() -> usize {
    let size = std::io::stdout().is_terminal().then(crossterm::terminal::size);
    let columns = size.and_then(Result::ok).map_or(WIDEST, |(columns, _)| columns);
    usize::from(columns.clamp(40, WIDEST))
}

/// Returns the command with a help that lists its subcommands in groups.
fn told(command: Command, groups: &[Group], below: &str) -> Command {
    let (head, word) = (*command.get_styles().get_header(), *command.get_styles().get_literal());
    let columns = help_columns();
    let widest = groups.iter().flat_map(|(_, names)| *names).map(|name| name.len()).max();
    let margin = widest.unwrap_or(0) + 4;
    let mut list = String::new();
    for (title, names) in groups {
        let _ = writeln!(list, "{head}{title}:{head:#}");
        for name in *names {
            let about = command.find_subcommand(name).and_then(Command::get_about);
            let about = about.map(ToString::to_string).unwrap_or_default();
            let pad = margin - 2 - name.len();
            let _ = write!(list, "  {word}{name}{word:#}{:pad$}", "");
            for (at, line) in wrapped(&about, columns - margin).iter().enumerate() {
                let _ = match at {
                    0 => writeln!(list, "{line}"),
                    _ => writeln!(list, "{:margin$}{line}", ""),
                };
            }
        }
        list.push('\n');
    }
    command.help_template(format!(
        "{{before-help}}{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n{list}{head}Options:{head:#}\n{{options}}{below}"
    ))
}
