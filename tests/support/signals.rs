//! Programs that are stopped by signals.

use std::ffi::OsStr;
use std::process::{Command, Stdio};

/// Returns a program that INT, HUP and TERM stop even if this one was started with them ignored
/// (`nohup`, or `&` in a script), which its children would inherit. The `env` of GNU resets them,
/// and becomes the program, so that the id of the process is that of the program. Without that
/// `env`, the signals are as they are.
pub(crate) fn with_default_signals(program: impl AsRef<OsStr>) -> Command {
    let reset = "--default-signal=INT,HUP,TERM";
    let tried = Command::new("env").args([reset, "true"]).stderr(Stdio::null()).status();
    if tried.is_ok_and(|status| status.success()) {
        let mut command = Command::new("env");
        command.arg(reset).arg(program);
        return command;
    }
    Command::new(program)
}
