//! Tests in a real browser; see `tests`.
