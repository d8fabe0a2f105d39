//! The answers about many games, put together in the order of the games.

/// Answers about games, one after the other, with what stands before, between and after them.
///
/// What is ready is taken as it comes, so that a long answer is not held in memory. Of a question
/// about one game nothing is ready before it is known that there is no second.
#[derive(Debug)]
pub struct Answers {
    between: &'static str,
    after: String,
    held: String,
    /// Answers that stand elsewhere come before the first.
    follows: bool,
    games: u64,
    of_one: bool,
}

/// A question about one game met a second.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Several;

impl Answers {
    /// Returns no answer yet.
    #[must_use]
    pub fn new(before: impl Into<String>, between: &'static str, after: impl Into<String>) -> Self {
        let (held, after) = (before.into(), after.into());
        Self { between, after, held, follows: false, games: 0, of_one: false }
    }

    /// Returns the same, of a question about one game if it is one.
    #[must_use]
    pub fn about_one(mut self, of_one: bool) -> Self {
        self.of_one = of_one;
        self
    }

    /// Returns the same after answers that stand elsewhere, if there are such: what stands before
    /// the first stands there, too, and what stands between comes with the first that is added.
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

    /// Takes what can be written; empty if that is nothing. What stands before the answers comes
    /// with the first.
    ///
    /// # Errors
    ///
    /// The question is about one game, and there are several.
    pub fn ready(&mut self) -> Result<String, Several> {
        match self.games {
            0 => Ok(String::new()),
            1 if self.of_one => Ok(String::new()),
            _ if self.of_one => Err(Several),
            _ => Ok(std::mem::take(&mut self.held)),
        }
    }

    /// How many games were answered.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Returns the rest, after the last answer.
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
        // None is written as nothing.
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
