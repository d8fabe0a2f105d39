//! Each reader and each parser of arguments, as a function of some bytes.
//!
//! A target returns for any bytes, and its assertions hold for all.
//!
//! The same functions run under libFuzzer (`fuzz/run`) and once over their seeds as an ordinary
//! test (`tests/records/fuzzed.rs`). They call the library: they start no process and write
//! nothing, so that thousands run in a second. Where a target has a choice to make (a rule set, a
//! format), the first bytes make it.

mod changed;
mod events;
mod records;
mod words;

/// A target.
pub type Target = fn(&[u8]);

/// Every target, by name.
pub const TARGETS: [(&str, Target); 17] = [
    ("pdn", records::pdn),
    ("fen", records::fen),
    ("rules", records::rules),
    ("packed", records::packed),
    ("incidents", records::incidents),
    ("claims", records::claims),
    ("select", records::select),
    ("event", events::event),
    ("changed", changed::changed),
    ("acts", events::acts),
    ("players", events::players),
    ("results", events::results),
    ("ratings", events::ratings),
    ("prizes", events::prizes),
    ("norms", events::norms),
    ("trf", events::trf),
    ("typed", words::typed),
];

/// Returns the bytes before the first byte 0, and those after it.
fn halves(bytes: &[u8]) -> (&[u8], &[u8]) {
    let at = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
    (&bytes[..at], bytes.get(at + 1..).unwrap_or_default())
}

/// Runs the target with this name.
pub fn run(name: &str, bytes: &[u8]) {
    let target = TARGETS.iter().find(|(known, _)| *known == name);
    let (_, target) = target.expect("the name of a target");
    target(bytes);
}
