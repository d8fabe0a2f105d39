//! The closed list of known commands in comments, apart from incidents.

/// Declares the commands: each with its name, an example, and its meaning.
macro_rules! known_commands {
    ($($variant:ident $name:literal $example:literal $meaning:literal)*) => {
        /// A command in a comment that is read and is not an incident. Any other command is kept
        /// and written unchanged.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum KnownCommand {
            $(#[doc = $meaning] $variant,)*
        }

        impl KnownCommand {
            /// All commands, in the order of the documentation.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// Returns its name, without `%`.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),* }
            }

            /// Returns an example.
            #[must_use]
            pub const fn example(self) -> &'static str {
                match self { $(Self::$variant => $example),* }
            }

            /// Returns its meaning, in a few words.
            #[must_use]
            pub const fn meaning(self) -> &'static str {
                match self { $(Self::$variant => $meaning),* }
            }

            /// Returns the command with this name, ignoring case.
            pub const fn of_name(name: &[u8]) -> Option<Self> {
                $(
                    if name.eq_ignore_ascii_case($name.as_bytes()) {
                        return Some(Self::$variant);
                    }
                )*
                None
            }
        }
    };
}

known_commands! {
    Clk "clk" "[%clk 1:29:46]" "The time left to the side that has moved."
    Emt "emt" "[%emt 0:01:07]" "The time that the side used for the move."
    Clock "clock" "[%clock w1:29:46 B1:29:40]" "The time left to each side; the capital letter's clock runs."
    Eval "eval" "[%eval 0.25]" "What a program thinks of the position: the last word."
}

#[cfg(test)]
mod tests {
    use super::super::clock::ClockReading;
    use super::*;
    use crate::pdn::commands;

    #[test]
    fn each_example_is_that_command_and_can_be_read() {
        for &known in KnownCommand::ALL {
            let command = commands(known.example().as_bytes()).next().expect("a command");
            assert_eq!(KnownCommand::of_name(command.name), Some(known));
            match known {
                KnownCommand::Clk | KnownCommand::Emt | KnownCommand::Clock => {
                    assert!(matches!(ClockReading::of_command(&command), Some(Ok(_))), "{known:?}");
                }
                KnownCommand::Eval => assert_eq!(ClockReading::of_command(&command), None),
            }
        }
    }
}
