//! The findings about a history, as values.

use draughts_ground::told;

told! {
    /// The reason a file has no text at present, although its history has one.
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
    /// The fault of a log line.
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
