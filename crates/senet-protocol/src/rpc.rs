//! The envelope of JSON-RPC 2.0.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

/// The version that every message states.
pub const VERSION: &str = "2.0";

/// Error codes: those of the standard, and those that the standard leaves to the server.
pub mod code {
    /// The line is not JSON.
    pub const PARSE_ERROR: i32 = -32700;
    /// The JSON is no request.
    pub const INVALID_REQUEST: i32 = -32600;
    /// There is no such method.
    pub const METHOD_NOT_FOUND: i32 = -32601;
    /// The parameters do not fit the method, or describe a position that no game can hold.
    pub const INVALID_PARAMS: i32 = -32602;
    /// The engine itself failed.
    pub const INTERNAL_ERROR: i32 = -32603;
    /// The rules refuse the move; `data` says why.
    pub const REFUSED_MOVE: i32 = -32000;
}

/// What ties a response to its request: a number, a text or `null`, which goes back as it came, however long a number is.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Id(Box<RawValue>);

impl Id {
    /// The id where the request's own could not be read: `null`.
    pub fn null() -> Id {
        Id(RawValue::NULL.to_owned())
    }

    /// An id of a request; `None` if it is something else than a number, a text or `null`.
    pub fn of_request(id: &RawValue) -> Option<Id> {
        let may_be = matches!(id.get().as_bytes().first(), Some(b'"' | b'-' | b'0'..=b'9' | b'n'));
        may_be.then(|| Id(id.to_owned()))
    }
}

impl PartialEq for Id {
    fn eq(&self, other: &Id) -> bool {
        self.0.get() == other.0.get()
    }
}

/// A response: a result or an error.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Response {
    /// Always [`VERSION`].
    pub jsonrpc: String,
    /// The result, if the request succeeded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Value>,
    /// The error, if it failed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<RpcError>,
    /// The id of the request.
    pub id: Id,
}

/// Why a request failed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RpcError {
    /// One of [`code`].
    pub code: i32,
    /// One sentence for a person.
    pub message: String,
    /// Details for a program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<Value>,
}
