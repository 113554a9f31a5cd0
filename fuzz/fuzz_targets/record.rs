//! Records: parsing arbitrary text never panics, and accepted text is written again unchanged but for its line ends.

#![no_main]

use libfuzzer_sys::fuzz_target;
use senet::Record;

fuzz_target!(|text: &str| {
    if let Ok(record) = Record::parse(text) {
        assert_eq!(record.to_string(), text.replace("\r\n", "\n"));
    }
    if let Ok(record) = Record::parse_unsealed(text) {
        let sealed = record.to_string();
        assert_eq!(Record::parse(&sealed).as_ref(), Ok(&record));
    }
});
