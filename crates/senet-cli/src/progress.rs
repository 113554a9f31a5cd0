//! Progress bars on standard error.

use std::io::IsTerminal;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use std::{fmt, io, mem};

use indicatif::{HumanFloatCount, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle, TermLike};

/// Returns a bar that counts up to `length`. If standard error is not a terminal, it gets a line a minute: enough for a log file.
pub(crate) fn progress_bar(length: u64, unit: &str) -> ProgressBar {
    // Ten million games fit into 80 columns. The key `per_sec` has decimals, which flicker and need too many columns.
    bar_by(Some(length), &format!("{{bar:20}} {{human_pos}} of {{human_len}} {unit}, {{rate}}, {{eta}} left"))
}

/// Returns a bar with its own template, otherwise like [`progress_bar`].
pub(crate) fn bar_by(length: Option<u64>, template: &str) -> ProgressBar {
    let rate = |state: &ProgressState, text: &mut dyn fmt::Write| {
        // Ignore write errors: a bar without its rate is still useful.
        let _ = write!(text, "{:.0}/s", HumanFloatCount(state.per_sec()));
    };
    let target = if io::stderr().is_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        let minutes = Minutes { line: String::new(), last: Instant::now() };
        ProgressDrawTarget::term_like_with_hz(Box::new(Log(Mutex::new(minutes))), 1)
    };
    let bar = ProgressBar::with_draw_target(length, target);
    match ProgressStyle::with_template(template) {
        Ok(style) => bar.with_style(style.with_key("rate", rate)),
        Err(_) => bar,
    }
}

/// A log in which a bar is drawn as lines.
#[derive(Debug)]
struct Log(Mutex<Minutes>);

/// The lines of a log, at most one a minute.
#[derive(Debug)]
struct Minutes {
    /// The drawn bar.
    line: String,
    /// The time of the last line in the log.
    last: Instant,
}

impl Minutes {
    /// Returns the line, if the log should have one now. The next bar begins a new line.
    fn take(&mut self, now: Instant) -> Option<String> {
        let line = mem::take(&mut self.line);
        let line = line.trim();
        if line.is_empty() || now.duration_since(self.last) < Duration::from_mins(1) {
            return None;
        }
        self.last = now;
        Some(line.to_owned())
    }
}

impl Log {
    fn minutes(&self) -> MutexGuard<'_, Minutes> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl TermLike for Log {
    fn width(&self) -> u16 {
        200
    }

    fn move_cursor_up(&self, _: usize) -> io::Result<()> {
        Ok(())
    }

    fn move_cursor_down(&self, _: usize) -> io::Result<()> {
        Ok(())
    }

    fn move_cursor_right(&self, _: usize) -> io::Result<()> {
        Ok(())
    }

    fn move_cursor_left(&self, _: usize) -> io::Result<()> {
        Ok(())
    }

    fn write_line(&self, text: &str) -> io::Result<()> {
        self.write_str(text)
    }

    fn write_str(&self, text: &str) -> io::Result<()> {
        self.minutes().line.push_str(text);
        Ok(())
    }

    fn clear_line(&self) -> io::Result<()> {
        Ok(())
    }

    fn flush(&self) -> io::Result<()> {
        let line = self.minutes().take(Instant::now());
        if let Some(line) = line {
            anstream::eprintln!("{line}");
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_gets_a_line_a_minute() {
        let start = Instant::now();
        let mut minutes = Minutes { line: String::new(), last: start };
        let mut drawn = |text: &str, seconds| {
            minutes.line.push_str(text);
            minutes.take(start + Duration::from_secs(seconds))
        };
        assert_eq!(drawn("1 of 9 games     ", 59), None);
        assert_eq!(drawn("2 of 9 games     ", 60).as_deref(), Some("2 of 9 games"));
        assert_eq!(drawn("3 of 9 games     ", 119), None);
        assert_eq!(drawn("", 121), None, "the bar has been cleared");
        assert_eq!(drawn("4 of 9 games     ", 122).as_deref(), Some("4 of 9 games"));
    }
}
