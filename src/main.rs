//! The `arbiter` command.

fn main() {}
