//! Storage of the bytes of a table.

/// The bytes of a table, such as a `Vec<u8>`, `&'static [u8]`, `Cow<'static, [u8]>` or a mapped file.
///
/// The bytes must not change: [`Table`](crate::Table) verifies each block once.
pub trait Storage: AsRef<[u8]> + Send + Sync + 'static {}

impl<T: AsRef<[u8]> + Send + Sync + 'static> Storage for T {}
