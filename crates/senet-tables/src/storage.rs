//! Storage of the bytes of a table.

/// The bytes of a table: in memory, in the program, in a mapped file, or fetched over a network.
///
/// Every type that gives its bytes and can be shared between threads is one: `Vec<u8>`, `&'static [u8]`,
/// `Cow<'static, [u8]>`, a mapped file. The bytes must not change.
pub trait Storage: AsRef<[u8]> + Send + Sync + 'static {}

impl<T: AsRef<[u8]> + Send + Sync + 'static> Storage for T {}
