//! The answers about many games, joined in the order of the games.

/// Answers about games, one after the other, with the text before, between and after them.
///
/// Finished output is taken as it becomes available, so that a long answer is not held in memory.
/// For a question about one game, no output is available before it is known that there is no second
/// game.
#[derive(Debug)]
pub struct Answers {
    between: &'static str,
    after: String,
    held: String,
    /// Whether answers written elsewhere precede the first one.
    follows: bool,
    games: u64,
    of_one: bool,
}

/// The error that a question about one game met a second one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Several;

impl Answers {
    /// Creates an empty set of answers.
    pub fn new(before: impl Into<String>, between: &'static str, after: impl Into<String>) -> Self {
        let (held, after) = (before.into(), after.into());
        Self { between, after, held, follows: false, games: 0, of_one: false }
    }

    /// Sets whether the question is about one game.
    #[must_use]
    pub fn about_one(mut self, of_one: bool) -> Self {
        self.of_one = of_one;
        self
    }

    /// Sets whether answers written elsewhere precede these: the text before the first answer is
    /// then there, too, and the text between answers precedes the first one added here.
    #[must_use]
    pub fn after_others(mut self, follows: bool) -> Self {
        if follows {
            self.held.clear();
            self.follows = true;
        }
        self
    }

    /// Adds the answer about the next game.
    pub fn add(&mut self, answer: &str) {
        if self.games > 0 || self.follows {
            self.held.push_str(self.between);
        }
        self.games += 1;
        self.held.push_str(answer);
    }

    /// Takes the text that can be written, which may be empty. The text before the answers comes
    /// with the first one.
    ///
    /// # Errors
    ///
    /// Fails if the question is about one game and there are several.
    pub fn ready(&mut self) -> Result<String, Several> {
        match self.games {
            0 => Ok(String::new()),
            1 if self.of_one => Ok(String::new()),
            _ if self.of_one => Err(Several),
            _ => Ok(std::mem::take(&mut self.held)),
        }
    }

    /// Returns the number of games answered.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Returns the remaining text, including that after the last answer.
    #[must_use]
    pub fn end(self) -> String {
        self.held + &self.after
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_between_stands_between_answers_alone() {
        let mut answers = Answers::new("[", ",", "]");
        assert_eq!(answers.ready(), Ok(String::new()));
        answers.add("1");
        answers.add("2");
        assert_eq!(answers.ready(), Ok("[1,2".to_owned()));
        answers.add("3");
        assert_eq!((answers.games(), answers.end().as_str()), (3, ",3]"));
        assert_eq!(Answers::new("[", ",", "]").end(), "[]");
    }

    #[test]
    fn the_first_answer_may_follow_others() {
        let mut answers = Answers::new("[", ",", "]").after_others(true);
        answers.add("3");
        assert_eq!(answers.end(), ",3]");
        // No answers are written as nothing.
        assert_eq!(Answers::new("[", ",", "").after_others(true).end(), "");
    }

    #[test]
    fn of_one_game_nothing_is_ready_before_the_end() {
        let mut answers = Answers::new("", "", "").about_one(true);
        answers.add("1");
        assert_eq!(answers.ready(), Ok(String::new()));
        answers.add("2");
        assert_eq!(answers.ready(), Err(Several));
    }
}
