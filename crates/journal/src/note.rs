//! What is found of a history, as values.

use draughts_ground::told;

told! {
    /// What should be known of a history or of a change that was made.
    pub enum Note {
        OtherHistory { file: String } => "journal-other-history",
            "the history was that of { $file }, whose text was another: it begins anew here";
        SetAside { cut_off: bool, line: usize, name: String } => "journal-set-aside",
            "the log was { $cut_off ->
                [yes] cut off
               *[no] damaged
            } from line { $line } on: set aside as { $name }";
        Overwritten { path: String } => "journal-overwritten",
            "another program wrote the file at the same moment: its text is { $path }";
        KeptUnreadable { path: String } => "journal-kept-unreadable",
            "the file that could not be read is kept as { $path }";
        CutOff { line: usize } => "journal-cut-off",
            "line { $line } of the log is cut off: a command was interrupted before it changed \
             the event";
        Gone { operations: u64, last: u64 } => "journal-gone",
            "the end of the log was gone, { $operations ->
                [one] one operation
               *[other] { $operations } operations
            } up to number { $last }: the history goes on from the file as it is";
    }
}

told! {
    /// Why a file has no text at the moment, though its history has.
    pub enum NoText {
        Gone => "no-text-gone", "the file is gone: `restore` brings the last state back";
        NotUtf8 { place: String } => "no-text-not-utf8",
            "the file was changed since and is not UTF-8 at { $place }: `restore` brings the last \
             state back and keeps this file under another name";
        TooLarge => "no-text-too-large",
            "the file was changed since and is over 16 MiB: `restore` brings the last state back \
             and keeps this file under another name";
    }
}

told! {
    /// What is damaged of a history.
    pub enum Lost {
        Line { line: usize, why: BadLine } => "lost-line",
            "line { $line } of the log: { $why }; it and what follows are not used";
        Snapshot => "lost-snapshot", "its snapshot is missing or damaged";
        Text => "lost-text", "its text is lost";
    }
}

told! {
    /// What is wrong with a line of a log.
    pub enum BadLine {
        CutOff => "line-cut-off", "the line is cut off";
        TooShort => "line-too-short", "the line is too short";
        NoHash => "line-no-hash", "the line has no hash";
        OtherHash => "line-other-hash", "the line does not match its hash";
        Unknown => "line-unknown", "the line is not an operation that this version knows";
        OutOfOrder => "line-out-of-order", "the operations are out of order";
        Gone { last: u64 } => "line-gone",
            "the line is gone; the last operation had number { $last }";
    }
}
