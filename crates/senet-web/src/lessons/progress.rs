//! The lessons that the player has learnt, kept by the browser.

use senet::{RuleSheet, SheetId};
use senet_session::lesson::Topic;

use crate::storage::{preference, remember};

/// The learnt topics of each sheet.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Progress {
    learnt: [Vec<Topic>; SheetId::ALL.len()],
}

impl Progress {
    /// The stored progress. Words that name no topic are left out.
    pub(crate) fn remembered() -> Progress {
        Progress { learnt: SheetId::ALL.map(|sheet| read(&preference(&key(sheet)).unwrap_or_default())) }
    }

    /// Whether a lesson is learnt.
    pub(crate) fn has(&self, sheet: SheetId, topic: Topic) -> bool {
        self.learnt[sheet as usize].contains(&topic)
    }

    /// The number of learnt lessons of a sheet, and of all.
    pub(crate) fn count_of(&self, sheet: SheetId) -> (usize, usize) {
        let topics = || Topic::of(&RuleSheet::plain(sheet));
        (topics().filter(|topic| self.has(sheet, *topic)).count(), topics().count())
    }

    /// Counts a lesson as learnt, and stores the progress.
    pub(crate) fn count(&mut self, sheet: SheetId, topic: Topic) {
        if !self.has(sheet, topic) {
            self.learnt[sheet as usize].push(topic);
            remember(&key(sheet), &written(&self.learnt[sheet as usize]));
        }
    }
}

fn key(sheet: SheetId) -> String {
    format!("lessons-{}", sheet.name())
}

fn read(text: &str) -> Vec<Topic> {
    text.split_whitespace().filter_map(|name| name.parse().ok()).collect()
}

fn written(topics: &[Topic]) -> String {
    topics.iter().map(|topic| topic.name()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_stored_text_is_read() {
        assert_eq!(written(&read("water first")), "water first");
        assert_eq!(read(" water  fire -1 é rebirth "), read("water rebirth"));
        let mut progress = Progress { learnt: Default::default() };
        assert_eq!(progress.count_of(SheetId::Spanish), (0, 9));
        // An option of another sheet is none of this one's lessons.
        progress.learnt[SheetId::Dutch as usize] = read("water rebirth");
        assert_eq!(progress.count_of(SheetId::Dutch), (1, 7));
        assert!(progress.has(SheetId::Dutch, Topic::Water) && !progress.has(SheetId::French, Topic::Water));
    }
}
