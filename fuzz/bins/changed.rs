#![no_main]

use draughts_arbiter_fuzz::targets::run;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| run("changed", bytes));
