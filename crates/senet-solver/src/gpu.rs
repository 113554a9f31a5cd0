//! A graphics processor on which large layers are guessed and proved.

use std::fmt;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use wgpu::{
    Adapter, Device, DeviceDescriptor, Error, Features, Instance, InstanceDescriptor, PollType, PowerPreference, Queue,
    RequestAdapterOptions, RequestDeviceError,
};

/// A graphics processor, or a program that does its work, through Vulkan, Metal or Direct3D 12.
#[derive(Clone)]
pub struct Gpu {
    pub(crate) device: Device,
    pub(crate) queue: Queue,
    name: String,
    /// The first error since the last check.
    failure: Arc<Mutex<Option<String>>>,
}

/// Why there is no graphics processor to work with.
#[derive(Debug)]
pub enum GpuError {
    /// The system has none.
    NotFound,
    /// It does not offer what the solver needs.
    Unfit {
        /// Its name.
        name: String,
        /// The refused request.
        error: RequestDeviceError,
    },
}

impl fmt::Debug for Gpu {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Gpu").field("name", &self.name).finish_non_exhaustive()
    }
}

impl fmt::Display for GpuError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GpuError::NotFound => f.write_str("no graphics processor with Vulkan, Metal or Direct3D 12 was found"),
            GpuError::Unfit { name, error } => write!(f, "the graphics processor {name} cannot be used: {error}"),
        }
    }
}

impl std::error::Error for GpuError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            GpuError::NotFound => None,
            GpuError::Unfit { error, .. } => Some(error),
        }
    }
}

impl Gpu {
    /// The fastest graphics processor of the system.
    ///
    /// # Errors
    ///
    /// [`GpuError`].
    pub fn open() -> Result<Gpu, GpuError> {
        let instance = Instance::new(InstanceDescriptor::new_without_display_handle());
        let fastest =
            RequestAdapterOptions { power_preference: PowerPreference::HighPerformance, ..Default::default() };
        let adapter = pollster::block_on(instance.request_adapter(&fastest)).map_err(|_| GpuError::NotFound)?;
        Gpu::of_adapter(&adapter)
    }

    fn of_adapter(adapter: &Adapter) -> Result<Gpu, GpuError> {
        let name = adapter.get_info().name;
        // Its largest buffers, and small arguments of programs.
        let wanted = DeviceDescriptor {
            label: Some("senet"),
            required_features: Features::IMMEDIATES,
            required_limits: adapter.limits(),
            ..Default::default()
        };
        let (device, queue) = pollster::block_on(adapter.request_device(&wanted))
            .map_err(|error| GpuError::Unfit { name: name.clone(), error })?;
        let failure = Arc::new(Mutex::new(None));
        let first = Arc::clone(&failure);
        device.on_uncaptured_error(Arc::new(move |error: Error| {
            first.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert_with(|| error.to_string());
        }));
        Ok(Gpu { device, queue, name, failure })
    }

    /// The name that its driver gives it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Waits until all work is done.
    ///
    /// # Errors
    ///
    /// If any work failed since the last check: for want of memory, for instance.
    pub(crate) fn finish(&self) -> io::Result<()> {
        let waited = self.device.poll(PollType::wait_indefinitely());
        self.check()?;
        waited.map(|_| ()).map_err(|error| self.error(&error.to_string()))
    }

    /// Asks whether a program can work on so many buffers.
    ///
    /// # Errors
    ///
    /// If it cannot: the layers are too large for the graphics processor.
    pub(crate) fn can_bind(&self, buffers: usize) -> io::Result<()> {
        let most = self.device.limits().max_storage_buffers_per_shader_stage as usize;
        if buffers <= most {
            return Ok(());
        }
        Err(self.error(&format!("these layers take {buffers} of its buffers, and a program has at most {most}")))
    }

    /// Asks whether any work failed since the last check.
    pub(crate) fn check(&self) -> io::Result<()> {
        let failure = self.failure.lock().unwrap_or_else(PoisonError::into_inner).take();
        failure.map_or(Ok(()), |failure| Err(self.error(&failure)))
    }

    fn error(&self, failure: &str) -> io::Error {
        io::Error::other(format!("the graphics processor {} failed: {failure}", self.name))
    }
}
