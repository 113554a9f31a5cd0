//! The envelope of JSON-RPC 2.0.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

/// The version that every message states.
pub const VERSION: &str = "2.0";

/// Error codes: those of the standard, and one from the range that the standard leaves to servers.
pub mod code {
    /// The line is not JSON.
    pub const PARSE_ERROR: i32 = -32700;
    /// The JSON is not a request.
    pub const INVALID_REQUEST: i32 = -32600;
    /// There is no such method.
    pub const METHOD_NOT_FOUND: i32 = -32601;
    /// The parameters do not fit the method, or describe an impossible position.
    pub const INVALID_PARAMS: i32 = -32602;
    /// The engine itself failed.
    pub const INTERNAL_ERROR: i32 = -32603;
    /// The rules refuse the move; `data` says why.
    pub const REFUSED_MOVE: i32 = -32000;
}

/// The identifier of a request, which its response repeats: a number, a text or `null`. Numbers keep all their digits.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Id(Box<RawValue>);

impl Id {
    /// Returns the id for a response to an unreadable request: `null`.
    pub fn null() -> Id {
        Id(RawValue::NULL.to_owned())
    }

    /// Returns the id of a request; `None` if it is not a number, a text or `null`.
    pub fn of_request(id: &RawValue) -> Option<Id> {
        let is_allowed = matches!(id.get().as_bytes().first(), Some(b'"' | b'-' | b'0'..=b'9' | b'n'));
        is_allowed.then(|| Id(id.to_owned()))
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

/// The error of a failed request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RpcError {
    /// One of the constants in [`code`].
    pub code: i32,
    /// A sentence for people.
    pub message: String,
    /// Details for programs, such as a [`RefusalData`](crate::engine::RefusalData).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<Value>,
}
