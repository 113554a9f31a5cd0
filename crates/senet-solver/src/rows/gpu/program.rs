//! The program of a graphics processor, with the arrays that it works on.

use std::io;

use wgpu::{
    BindGroup, BindGroupDescriptor, BindGroupEntry, BindGroupLayoutDescriptor, BindGroupLayoutEntry, BindingType,
    Buffer, BufferBindingType, CommandEncoderDescriptor, ComputePassDescriptor, ComputePipeline,
    ComputePipelineDescriptor, PipelineCompilationOptions, PipelineLayoutDescriptor, ShaderModuleDescriptor,
    ShaderSource, ShaderStages,
};

use super::moves::{ALONE_KNOWN, ALONE_TURNED, ALONE_WITHIN, STACK, STEP_KNOWN, STEP_LARGER, STEP_TURN, STEP_WITHIN};
use super::parts::{Parts, buffer, declare, switch};
use crate::Gpu;
use crate::rows::NUMBERS;
use crate::rows::update::Layers;

/// Groups side by side in a dispatch, of which there are as many rows as needed.
const DISPATCH: u32 = 32_768;

/// The arrays of two layers.
pub(super) struct Arrays {
    /// The guesses, a word each.
    pub(super) rows: Parts,
    /// Their last changes, two in a word.
    pub(super) changes: Parts,
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

/// What a dispatch does: see `sweep.wgsl`.
#[derive(Clone, Copy, Default)]
pub(super) struct Task {
    pub(super) begin: u32,
    pub(super) count: u32,
    pub(super) part: u32,
    pub(super) keeps: bool,
    pub(super) unit: u32,
    pub(super) multiple: u32,
}

impl Task {
    const BYTES: u32 = 24;

    fn to_bytes(self) -> Vec<u8> {
        let Task { begin, count, part, keeps, unit, multiple } = self;
        [begin, count, part, keeps.into(), unit, multiple].into_iter().flat_map(u32::to_le_bytes).collect()
    }
}

/// What a program does with a group.
#[derive(Clone, Copy)]
pub(super) enum Step {
    Update,
    Leap,
}

/// A program with its arrays.
pub(super) struct Program {
    update: ComputePipeline,
    leap: ComputePipeline,
    bound: BindGroup,
    /// The largest change so far.
    pub(super) result: Buffer,
}

/// Words of a kind: list and turn, then the arrangements.
pub(super) const fn kind_words<const W: usize>() -> usize {
    1 + 2 * W
}

impl Program {
    /// The program for these layers.
    ///
    /// # Errors
    ///
    /// If there are more buffers than a program can work on.
    pub(super) fn new<const W: usize>(gpu: &Gpu, layers: &Layers<W>, arrays: &Arrays) -> io::Result<Program> {
        let result = buffer(gpu, 1);
        let no_buffers: &[Buffer] = &[];
        let [first, second] = arrays.below.each_ref().map(Option::as_ref);
        let bound: Vec<(&[Buffer], bool)> = vec![
            (arrays.rows.buffers(), true),
            (arrays.changes.buffers(), true),
            (std::slice::from_ref(&result), true),
            (first.map_or(no_buffers, Parts::buffers), false),
            (second.map_or(no_buffers, Parts::buffers), false),
            (&arrays.moves, false),
            (std::slice::from_ref(&arrays.begins), false),
            (std::slice::from_ref(&arrays.kinds), false),
            (std::slice::from_ref(&arrays.lists), false),
        ];
        let binding = |array: usize| bound[..array].iter().map(|(buffers, _)| buffers.len()).sum::<usize>();
        gpu.can_bind(binding(bound.len()))?;
        let below = |name: &str, below: Option<&Parts>, binding: usize| {
            let none = || format!("fn {name}_at(item: u32, word: u32) -> u32 {{ return 0u; }}\n");
            below.map_or_else(none, |below| below.declare(name, binding, false))
        };
        let move_at = switch(arrays.moves.len(), &|part| format!("return moves_{part}[at];"));
        let text = [
            constants(layers),
            arrays.rows.declare("rows", binding(0), true),
            arrays.changes.declare("changes", binding(1), true),
            "@group(0) @binding(RESULT) var<storage, read_write> result_0: array<atomic<u32>>;\n"
                .replace("RESULT", &binding(2).to_string()),
            below("first", first, binding(3)),
            below("second", second, binding(4)),
            declare("moves", arrays.moves.len(), binding(5), false),
            format!("fn move_at(at: u32) -> u32 {{ switch task.part {{ {move_at} }} }}\n"),
            declare("begins", 1, binding(6), false),
            declare("kinds", 1, binding(7), false),
            declare("lists", 1, binding(8), false),
            include_str!("sweep.wgsl").to_owned(),
        ]
        .concat();
        let source = ShaderSource::Wgsl(text.into());
        let module = gpu.device.create_shader_module(ShaderModuleDescriptor { label: Some("sweep"), source });
        let all =
            || bound.iter().flat_map(|(buffers, is_written)| buffers.iter().map(move |buffer| (buffer, *is_written)));
        let entries: Vec<BindGroupLayoutEntry> =
            all().enumerate().map(|(binding, (_, is_written))| layout_entry(binding, is_written)).collect();
        let layout = gpu.device.create_bind_group_layout(&BindGroupLayoutDescriptor { label: None, entries: &entries });
        let entries: Vec<BindGroupEntry> = all()
            .enumerate()
            .map(|(binding, (buffer, _))| BindGroupEntry {
                binding: binding as u32,
                resource: buffer.as_entire_binding(),
            })
            .collect();
        let bound =
            gpu.device.create_bind_group(&BindGroupDescriptor { label: None, layout: &layout, entries: &entries });
        let layout = gpu.device.create_pipeline_layout(&PipelineLayoutDescriptor {
            label: None,
            bind_group_layouts: &[Some(&layout)],
            immediate_size: Task::BYTES,
        });
        let pipeline = |name: &str| {
            gpu.device.create_compute_pipeline(&ComputePipelineDescriptor {
                label: Some(name),
                layout: Some(&layout),
                module: &module,
                entry_point: Some(name),
                compilation_options: PipelineCompilationOptions::default(),
                cache: None,
            })
        };
        Ok(Program { update: pipeline("update"), leap: pipeline("leap"), bound, result })
    }

    /// Has the graphics processor do a step with groups, whose work goes on after this returns.
    pub(super) fn run(&self, gpu: &Gpu, step: Step, tasks: impl Iterator<Item = Task>) {
        let mut commands = gpu.device.create_command_encoder(&CommandEncoderDescriptor::default());
        for task in tasks {
            let mut pass = commands.begin_compute_pass(&ComputePassDescriptor::default());
            pass.set_pipeline(match step {
                Step::Update => &self.update,
                Step::Leap => &self.leap,
            });
            pass.set_bind_group(0, &self.bound, &[]);
            pass.set_immediates(0, &task.to_bytes());
            pass.dispatch_workgroups(DISPATCH.min(task.count), task.count.div_ceil(DISPATCH), 1);
        }
        gpu.queue.submit([commands.finish()]);
    }
}

fn layout_entry(binding: usize, is_written: bool) -> BindGroupLayoutEntry {
    let ty = BufferBindingType::Storage { read_only: !is_written };
    BindGroupLayoutEntry {
        binding: binding as u32,
        visibility: ShaderStages::COMPUTE,
        ty: BindingType::Buffer { ty, has_dynamic_offset: false, min_binding_size: None },
        count: None,
    }
}

/// The constants of a program.
fn constants<const W: usize>(layers: &Layers<W>) -> String {
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
        ("ALONE_KNOWN", ALONE_KNOWN),
        ("ALONE_WITHIN", ALONE_WITHIN),
        ("ALONE_TURNED", ALONE_TURNED),
        ("STEP_KNOWN", STEP_KNOWN),
        ("STEP_WITHIN", STEP_WITHIN),
        ("STEP_TURN", STEP_TURN),
        ("STEP_LARGER", STEP_LARGER),
    ];
    let numbers = numbers.into_iter().map(|(name, number)| (name, number as u32));
    let text: Vec<String> =
        numbers.chain(words).map(|(name, number)| format!("const {name}: u32 = {number}u;\n")).collect();
    let text = text.concat();
    // The only list among the constants.
    format!("{text}alias Weights = array<u32, {throws}>;\nconst WEIGHTS = Weights({});\n", weights.join(", "))
}
