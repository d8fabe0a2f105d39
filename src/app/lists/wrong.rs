//! What is wrong with a list, as values.

use draughts_ground::told;

told! {
    /// What is wrong with a list or with one of its lines.
    pub enum ListWrong {
        /// It has more cells than any list has.
        TooLarge { most: usize } => "list-too-large";
        /// It is no CSV, in the words of the library that reads it.
        NotCsv { why: String } => "list-not-csv";
        /// It has no column of this head; those it has.
        NoColumn { head: String, heads: String } => "list-no-column";
        /// No column has the names.
        NoNames { heads: String } => "list-no-names";
        /// It has no column of results, or of boards.
        NoHead { head: &'static str, heads: String } => "list-no-head";
        /// A line has more cells than there are heads.
        TooManyCells { cells: usize, heads: usize } => "list-too-many-cells";
        /// A cell has a line break.
        LineBreak { head: String } => "list-line-break";
        /// A line has no name.
        NoName => "list-no-name";
        /// A field holds no number.
        NotANumber { field: &'static str, text: String } => "list-not-a-number";
        /// A sex is neither of the two.
        NotASex { text: String } => "list-not-a-sex";
        /// A round is none.
        NotARound { text: String } => "list-not-a-round";
    }
}

told! {
    /// Why it is not read which column is which.
    pub enum ColumnsWrong {
        /// A part is not a field with its head.
        NotFieldHead { text: String } => "columns-not-field-head";
        /// There is no such field.
        NoField { field: String, known: Vec<String> } => "columns-no-field";
    }
}

draughts_ground::told_error!(ColumnsWrong);
