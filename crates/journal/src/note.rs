//! What is found of a history, as values.

use draughts_ground::told;

told! {
    /// What should be known of a history or of a change that was made.
    pub enum Note {
        /// The history beside the file was that of another file.
        OtherHistory { file: String } => "journal-other-history";
        /// The end of the log was cut off or damaged, and is kept under a name of its own.
        SetAside { cut_off: bool, line: usize, name: String } => "journal-set-aside";
        /// Another program wrote the file at the same moment; its text is kept here.
        Overwritten { path: String } => "journal-overwritten";
        /// The file had held no text, and is kept under this name.
        KeptUnreadable { path: String } => "journal-kept-unreadable";
        /// The last line of the log was not written to its end.
        CutOff { line: usize } => "journal-cut-off";
        /// The end of the log is gone: so many operations up to this number.
        Gone { operations: u64, last: u64 } => "journal-gone";
    }
}

told! {
    /// Why a file has no text at the moment, though its history has.
    pub enum NoText {
        /// It is gone.
        Gone => "no-text-gone";
        /// It is not UTF-8 from this place on.
        NotUtf8 { place: String } => "no-text-not-utf8";
        /// It is larger than 16 MiB.
        TooLarge => "no-text-too-large";
    }
}

told! {
    /// What is damaged of a history.
    pub enum Lost {
        /// A line of the log, and what follows it.
        Line { line: usize, why: BadLine } => "lost-line";
        /// A snapshot.
        Snapshot => "lost-snapshot";
        /// A text.
        Text => "lost-text";
    }
}

told! {
    /// What is wrong with a line of a log.
    pub enum BadLine {
        /// It has no end.
        CutOff => "line-cut-off";
        /// It is too short.
        TooShort => "line-too-short";
        /// It has no hash.
        NoHash => "line-no-hash";
        /// Its hash is another.
        OtherHash => "line-other-hash";
        /// It is no operation that is known.
        Unknown => "line-unknown";
        /// Its number is not the next.
        OutOfOrder => "line-out-of-order";
        /// It is gone, with all up to the operation of this number.
        Gone { last: u64 } => "line-gone";
    }
}
