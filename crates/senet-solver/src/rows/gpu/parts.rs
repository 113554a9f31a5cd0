//! Arrays in the memory of a graphics processor.

use std::io;
use std::ops::Range;

use wgpu::{Buffer, BufferDescriptor, BufferUsages, CommandEncoderDescriptor, MapMode};

use crate::Gpu;

/// Bytes of a word.
const WORD: usize = 4;

/// Items of so many words each, in as many buffers as the graphics processor needs for them.
pub(super) struct Parts {
    buffers: Vec<Buffer>,
    /// Words of an item.
    words: usize,
    /// Items of a buffer, but perhaps the last.
    per_part: usize,
}

/// A buffer of so many words, all zero.
pub(super) fn buffer(gpu: &Gpu, words: usize) -> Buffer {
    gpu.device.create_buffer(&BufferDescriptor {
        label: None,
        size: (words.max(1) * WORD) as u64,
        usage: BufferUsages::STORAGE | BufferUsages::COPY_SRC | BufferUsages::COPY_DST,
        mapped_at_creation: false,
    })
}

/// The most words of a buffer, if so many are allowed: drivers may refuse to allocate more than 2 GiB at once.
const MOST: usize = if cfg!(test) { 1 << 19 } else { 1 << 29 };

/// The most words of a buffer.
pub(super) fn most_words(gpu: &Gpu) -> usize {
    let limits = gpu.device.limits();
    let bytes = limits.max_buffer_size.min(limits.max_storage_buffer_binding_size);
    MOST.min(bytes as usize / WORD)
}

/// Writes words into a buffer, from a word on.
pub(super) fn write(gpu: &Gpu, buffer: &Buffer, at: usize, words: &[u32]) {
    gpu.queue.write_buffer(buffer, (at * WORD) as u64, bytemuck::cast_slice(words));
}

/// Room for words that come from a graphics processor.
pub(super) struct Received {
    buffer: Buffer,
    words: usize,
}

impl Received {
    /// Room for so many words at a time.
    pub(super) fn new(gpu: &Gpu, words: usize) -> Received {
        let buffer = gpu.device.create_buffer(&BufferDescriptor {
            label: None,
            size: (words * WORD) as u64,
            usage: BufferUsages::MAP_READ | BufferUsages::COPY_DST,
            mapped_at_creation: false,
        });
        Received { buffer, words }
    }

    /// Reads words of a buffer: at most as many as there is room for.
    ///
    /// # Errors
    ///
    /// If the graphics processor fails.
    pub(super) fn read(
        &self,
        gpu: &Gpu,
        buffer: &Buffer,
        words: Range<usize>,
        take: &mut dyn FnMut(&[u32]),
    ) -> io::Result<()> {
        let size = (words.len() * WORD) as u64;
        let mut commands = gpu.device.create_command_encoder(&CommandEncoderDescriptor::default());
        commands.copy_buffer_to_buffer(buffer, (words.start * WORD) as u64, &self.buffer, 0, size);
        gpu.queue.submit([commands.finish()]);
        let received = self.buffer.slice(..size);
        received.map_async(MapMode::Read, |_| {});
        gpu.finish()?;
        let view = received.get_mapped_range().map_err(io::Error::other)?;
        take(bytemuck::cast_slice(&view));
        drop(view);
        self.buffer.unmap();
        Ok(())
    }
}

impl Parts {
    /// So many items of so many words each, all zero.
    pub(super) fn new(gpu: &Gpu, items: usize, words: usize) -> Parts {
        let per_part = (most_words(gpu) / words).min(items.max(1));
        let parts = items.max(1).div_ceil(per_part);
        let of_part = |part: usize| buffer(gpu, words * per_part.min(items - (part * per_part).min(items)));
        Parts { buffers: (0..parts).map(of_part).collect(), words, per_part }
    }

    /// Words of an item.
    pub(super) const fn words(&self) -> usize {
        self.words
    }

    /// The buffers.
    pub(super) fn buffers(&self) -> &[Buffer] {
        &self.buffers
    }

    /// Declares the buffers from this binding on, and `NAME_at(item, word)`, which reads a word; if they are written, also
    /// `set_NAME(item, word, value)`.
    pub(super) fn declare(&self, name: &str, binding: usize, is_written: bool) -> String {
        let Parts { words, per_part, .. } = self;
        let at = format!("let at = (item % {per_part}u) * {words}u + word;");
        let buffers = self.buffers.len();
        let read = switch(buffers, &|part| format!("return {name}_{part}[at];"));
        let set = switch(buffers, &|part| format!("{name}_{part}[at] = value;"));
        let read =
            format!("fn {name}_at(item: u32, word: u32) -> u32 {{ {at} switch item / {per_part}u {{ {read} }} }}\n");
        let set = format!(
            "fn set_{name}(item: u32, word: u32, value: u32) {{ {at} switch item / {per_part}u {{ {set} }} }}\n"
        );
        let declared = declare(name, buffers, binding, is_written);
        [declared, read, if is_written { set } else { String::new() }].concat()
    }

    /// Writes items from a place on.
    pub(super) fn write(&self, gpu: &Gpu, place: usize, words: &[u32]) {
        let mut words = words;
        let mut place = place;
        while !words.is_empty() {
            let (part, at) = (place / self.per_part, place % self.per_part);
            let items = (self.per_part - at).min(words.len() / self.words);
            let (now, later) = words.split_at(items * self.words);
            write(gpu, &self.buffers[part], at * self.words, now);
            (words, place) = (later, place + items);
        }
    }

    /// Reads the words of items, in order, some items at a time.
    ///
    /// # Errors
    ///
    /// If the graphics processor fails.
    pub(super) fn read(
        &self,
        (gpu, received): (&Gpu, &Received),
        items: Range<usize>,
        take: &mut dyn FnMut(&[u32]),
    ) -> io::Result<()> {
        let at_a_time = (received.words / self.words).max(1);
        let mut place = items.start;
        while place < items.end {
            let (part, at) = (place / self.per_part, place % self.per_part);
            let count = (self.per_part - at).min(items.end - place).min(at_a_time);
            received.read(gpu, &self.buffers[part], at * self.words..(at + count) * self.words, take)?;
            place += count;
        }
        Ok(())
    }
}

/// Declares so many buffers of words from a binding on.
pub(super) fn declare(name: &str, buffers: usize, binding: usize, is_written: bool) -> String {
    let access = if is_written { "read_write" } else { "read" };
    let of_part = |part: usize| {
        format!("@group(0) @binding({}) var<storage, {access}> {name}_{part}: array<u32>;\n", binding + part)
    };
    (0..buffers).map(of_part).collect()
}

/// The cases of a statement that chooses among so many parts.
fn switch(parts: usize, of_part: &dyn Fn(usize) -> String) -> String {
    let last = parts.saturating_sub(1);
    let cases: Vec<String> = (0..last).map(|part| format!("case {part}u: {{ {} }} ", of_part(part))).collect();
    let cases = cases.concat();
    format!("{cases}default: {{ {} }}", of_part(last))
}
