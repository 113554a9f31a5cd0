//! The program of a graphics processor, with the arrays that it works on.

use std::io;
use std::ops::Range;

use wgpu::{
    BindGroup, BindGroupDescriptor, BindGroupEntry, BindGroupLayout, BindGroupLayoutDescriptor, BindGroupLayoutEntry,
    BindingType, Buffer, BufferBindingType, CommandEncoderDescriptor, ComputePassDescriptor, ComputePipeline,
    ComputePipelineDescriptor, PipelineCompilationOptions, PipelineLayoutDescriptor, ShaderModuleDescriptor,
    ShaderSource, ShaderStages,
};

use super::moves::{ALONE_KNOWN, ALONE_TURNED, ALONE_WITHIN, STACK, STEP_KNOWN, STEP_LARGER, STEP_TURN, STEP_WITHIN};
use super::parts::{Parts, Received, buffer, declare, write};
use crate::Gpu;
use crate::rows::NUMBERS;
use crate::rows::margin::{LARGEST, Proof};
use crate::rows::margin_schedule::MarginSchedule;
use crate::rows::update::Layers;

/// Groups side by side in a dispatch, of which there are as many rows as needed.
const DISPATCH: u32 = 32_768;

/// The arrays of two layers.
pub(super) struct Arrays {
    /// The guesses, a word each.
    pub(super) rows: Parts,
    /// Their last changes, or their margins, two in a word.
    pub(super) beside: Parts,
    /// For each half: the values of the layers after a piece has left, two in a word.
    pub(super) below: [Option<Parts>; 2],
    /// The moves of all groups.
    pub(super) moves: Vec<Buffer>,
    /// By group: where its moves begin in their buffer.
    pub(super) begins: Buffer,
    /// The kinds of moves, and the lists that they name.
    pub(super) kinds: Buffer,
    pub(super) lists: Buffer,
}

/// The parameters of a dispatch: see `sweep.wgsl`.
#[derive(Clone, Copy, Default)]
pub(super) struct Task {
    pub(super) begin: u32,
    pub(super) count: u32,
    /// Which buffer has their moves.
    pub(super) part: usize,
    /// Whether changes of guesses, or new margins, are kept.
    pub(super) keeps: bool,
    pub(super) unit: u32,
    pub(super) multiple: u32,
    /// The excess of each margin, in parts of a step.
    pub(super) excess: u32,
}

impl Task {
    const BYTES: u32 = 24;

    /// The same with the groups at these places.
    pub(super) const fn with(self, places: &Range<usize>) -> Task {
        Task { begin: places.start as u32, count: (places.end - places.start) as u32, ..self }
    }

    fn to_bytes(self) -> Vec<u8> {
        let Task { begin, count, keeps, unit, multiple, excess, .. } = self;
        [begin, count, keeps.into(), unit, multiple, excess].into_iter().flat_map(u32::to_le_bytes).collect()
    }
}

/// An operation on groups.
#[derive(Clone, Copy)]
pub(super) enum Step {
    Update,
    Leap,
    FirstMargins,
    Prove,
}

impl Step {
    const ALL: [Step; 4] = [Step::Update, Step::Leap, Step::FirstMargins, Step::Prove];

    /// Its function in `sweep.wgsl`.
    const fn name(self) -> &'static str {
        match self {
            Step::Update => "update",
            Step::Leap => "leap",
            Step::FirstMargins => "first_margins",
            Step::Prove => "prove",
        }
    }
}

/// The largest numbers that were found so far.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Found {
    /// Changes of guesses, in their steps.
    pub(super) change: u32,
    /// Margins, in parts of a step.
    pub(super) margin: u32,
    /// By how much margins are smaller than they must be, in parts of a step, times the weight of all throws.
    pub(super) lacking: u32,
}

impl Found {
    /// Their names, and their offsets in their buffer.
    const PLACES: [(&'static str, u32); 3] = [("CHANGE", 0), ("LARGEST", 1), ("LACKING", 2)];
    const WORDS: usize = Found::PLACES.len();
}

/// A program with its arrays.
pub(super) struct Program {
    /// By [`Step`].
    steps: [ComputePipeline; Step::ALL.len()],
    bound: BindGroup,
    /// Each buffer of moves.
    moves: Vec<BindGroup>,
    found: Buffer,
    received: Received,
}

/// Words of a kind: list and turn, then the arrangements.
pub(super) const fn kind_words<const W: usize>() -> usize {
    1 + 2 * W
}

impl Program {
    /// The program for these layers, and what their proof is about.
    ///
    /// # Errors
    ///
    /// If there are more buffers than a program can work on.
    pub(super) fn new<const W: usize>(
        gpu: &Gpu,
        (layers, proof): (&Layers<W>, Proof),
        arrays: &Arrays,
    ) -> io::Result<Program> {
        let found = buffer(gpu, Found::WORDS);
        let no_buffers: &[Buffer] = &[];
        let [first, second] = arrays.below.each_ref().map(Option::as_ref);
        let bound: Vec<(&[Buffer], bool)> = vec![
            (arrays.rows.buffers(), true),
            (arrays.beside.buffers(), true),
            (std::slice::from_ref(&found), true),
            (first.map_or(no_buffers, Parts::buffers), false),
            (second.map_or(no_buffers, Parts::buffers), false),
            (std::slice::from_ref(&arrays.begins), false),
            (std::slice::from_ref(&arrays.kinds), false),
            (std::slice::from_ref(&arrays.lists), false),
        ];
        let binding = |array: usize| bound[..array].iter().map(|(buffers, _)| buffers.len()).sum::<usize>();
        gpu.can_bind(binding(bound.len()) + 1)?;
        let below = |name: &str, below: Option<&Parts>, binding: usize| {
            let none = || format!("fn {name}_at(item: u32, word: u32) -> u32 {{ return 0u; }}\n");
            below.map_or_else(none, |below| below.declare(name, binding, false))
        };
        let text = [
            constants(layers, proof),
            arrays.rows.declare("rows", binding(0), true),
            arrays.beside.declare("beside", binding(1), true),
            format!("@group(0) @binding({}) var<storage, read_write> result_0: array<atomic<u32>>;\n", binding(2)),
            below("first", first, binding(3)),
            below("second", second, binding(4)),
            declare("begins", 1, binding(5), false),
            declare("kinds", 1, binding(6), false),
            declare("lists", 1, binding(7), false),
            "@group(1) @binding(0) var<storage, read> moves_0: array<u32>;\n".to_owned(),
            concat!(include_str!("moves.wgsl"), include_str!("sweep.wgsl")).to_owned(),
        ]
        .concat();
        let source = ShaderSource::Wgsl(text.into());
        let module = gpu.device.create_shader_module(ShaderModuleDescriptor { label: Some("sweep"), source });
        let all: Vec<(&Buffer, bool)> =
            bound.iter().flat_map(|(buffers, is_written)| buffers.iter().map(|buffer| (buffer, *is_written))).collect();
        let written: Vec<bool> = all.iter().map(|(_, is_written)| *is_written).collect();
        let buffers: Vec<&Buffer> = all.iter().map(|(buffer, _)| *buffer).collect();
        let (layout, layout_of_moves) = (bind_layout(gpu, &written), bind_layout(gpu, &[false]));
        let bound = bind(gpu, &layout, &buffers);
        let moves = arrays.moves.iter().map(|moves| bind(gpu, &layout_of_moves, &[moves])).collect();
        let layout = gpu.device.create_pipeline_layout(&PipelineLayoutDescriptor {
            label: None,
            bind_group_layouts: &[Some(&layout), Some(&layout_of_moves)],
            immediate_size: Task::BYTES,
        });
        let pipeline = |step: Step| {
            let constants = &[("PROVES", f64::from(u8::from(matches!(step, Step::Prove))))];
            gpu.device.create_compute_pipeline(&ComputePipelineDescriptor {
                label: Some(step.name()),
                layout: Some(&layout),
                module: &module,
                entry_point: Some(step.name()),
                compilation_options: PipelineCompilationOptions { constants, zero_initialize_workgroup_memory: false },
                cache: None,
            })
        };
        let received = Received::new(gpu, Found::WORDS);
        Ok(Program { steps: Step::ALL.map(pipeline), bound, moves, found, received })
    }

    /// The results since the last call.
    ///
    /// # Errors
    ///
    /// If the graphics processor fails.
    pub(super) fn take_found(&self, gpu: &Gpu) -> io::Result<Found> {
        let mut found = [0; Found::WORDS];
        self.received.read(gpu, &self.found, 0..Found::WORDS, &mut |words| found.copy_from_slice(words))?;
        write(gpu, &self.found, 0, &[0; Found::WORDS]);
        let [change, margin, lacking] = found;
        Ok(Found { change, margin, lacking })
    }

    /// Submits an operation on groups. Returns before the graphics processor completes it.
    pub(super) fn run(&self, gpu: &Gpu, step: Step, tasks: impl Iterator<Item = Task>) {
        let mut commands = gpu.device.create_command_encoder(&CommandEncoderDescriptor::default());
        for task in tasks {
            let mut pass = commands.begin_compute_pass(&ComputePassDescriptor::default());
            pass.set_pipeline(&self.steps[step as usize]);
            pass.set_bind_group(0, &self.bound, &[]);
            pass.set_bind_group(1, &self.moves[task.part], &[]);
            pass.set_immediates(0, &task.to_bytes());
            pass.dispatch_workgroups(DISPATCH.min(task.count), task.count.div_ceil(DISPATCH), 1);
        }
        gpu.queue.submit([commands.finish()]);
    }
}

/// The layout of so many buffers; each is written or only read.
fn bind_layout(gpu: &Gpu, written: &[bool]) -> BindGroupLayout {
    let entry = |(binding, is_written): (usize, &bool)| {
        let ty = BufferBindingType::Storage { read_only: !is_written };
        BindGroupLayoutEntry {
            binding: binding as u32,
            visibility: ShaderStages::COMPUTE,
            ty: BindingType::Buffer { ty, has_dynamic_offset: false, min_binding_size: None },
            count: None,
        }
    };
    let entries: Vec<BindGroupLayoutEntry> = written.iter().enumerate().map(entry).collect();
    gpu.device.create_bind_group_layout(&BindGroupLayoutDescriptor { label: None, entries: &entries })
}

/// Buffers of this layout.
fn bind(gpu: &Gpu, layout: &BindGroupLayout, buffers: &[&Buffer]) -> BindGroup {
    let resources = buffers.iter().map(|buffer| buffer.as_entire_binding());
    let entries: Vec<BindGroupEntry> =
        (0..).zip(resources).map(|(binding, resource)| BindGroupEntry { binding, resource }).collect();
    gpu.device.create_bind_group(&BindGroupDescriptor { label: None, layout, entries: &entries })
}

/// The constants of a program.
fn constants<const W: usize>(layers: &Layers<W>, proof: Proof) -> String {
    let casting = layers.sheet.casting();
    let weights: Vec<String> = casting.weights().iter().map(|(_, weight)| format!("{weight}u")).collect();
    let (lanes, throws) = (64 * W, weights.len());
    let numbers = [
        ("LANES", lanes),
        ("HALF", lanes / 2),
        ("THROWS", throws),
        ("ALONE", throws * lanes),
        ("KIND_WORDS", kind_words::<W>()),
        ("LIST_WORDS", NUMBERS / 2 / 4),
        ("STACK", STACK),
    ];
    let words = [
        ("ONE", layers.scale.one()),
        ("SHIFT", layers.scale.shift()),
        ("FALLS", casting.falls()),
        ("DISPATCH", DISPATCH),
        ("DISTANCE", proof.distance),
        ("UNIT", proof.unit()),
        ("FIRST_MARGIN", MarginSchedule::first(proof.limit())),
        ("LARGEST_MARGIN", LARGEST),
        ("ALONE_KNOWN", ALONE_KNOWN),
        ("ALONE_WITHIN", ALONE_WITHIN),
        ("ALONE_TURNED", ALONE_TURNED),
        ("STEP_KNOWN", STEP_KNOWN),
        ("STEP_WITHIN", STEP_WITHIN),
        ("STEP_TURN", STEP_TURN),
        ("STEP_LARGER", STEP_LARGER),
    ];
    let numbers = numbers.into_iter().map(|(name, number)| (name, number as u32));
    let text: Vec<String> = numbers
        .chain(words)
        .chain(Found::PLACES)
        .map(|(name, number)| format!("const {name}: u32 = {number}u;\n"))
        .collect();
    let text = text.concat();
    // The only list among the constants.
    format!("{text}alias Weights = array<u32, {throws}>;\nconst WEIGHTS = Weights({});\n", weights.join(", "))
}
