//! The WebSocket of a game.

use leptos::prelude::*;
use senet_protocol::online::PROTOCOL;
use uuid::Uuid;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, Url, WebSocket};

/// An event of a socket.
pub(super) enum Told {
    Opened,
    Text(String),
    Closed,
}

/// An open or opening WebSocket. Dropped, it is closed, and tells nothing more.
pub(crate) struct Socket {
    inner: WebSocket,
    _opened: Closure<dyn FnMut()>,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _closed: Closure<dyn FnMut()>,
}

impl Socket {
    /// Connects to a game, for the events after number `since`, or else for a snapshot. `None` if the browser refuses.
    pub(super) fn open(game: Uuid, since: Option<u64>, tell: impl Fn(Told) + Clone + 'static) -> Option<Socket> {
        let since = since.map(|since| format!("?since={since}")).unwrap_or_default();
        let page = window().location().href().ok()?;
        let address = Url::new_with_base(&format!("api/v1/games/{game}/ws{since}"), &page).ok()?;
        address.set_hash("");
        address.set_protocol(if address.protocol() == "https:" { "wss:" } else { "ws:" });
        let socket = WebSocket::new_with_str(&address.href(), PROTOCOL).ok()?;
        let opened = Closure::new({
            let tell = tell.clone();
            move || tell(Told::Opened)
        });
        let heard = Closure::new({
            let tell = tell.clone();
            move |event: MessageEvent| {
                if let Some(text) = event.data().as_string() {
                    tell(Told::Text(text));
                }
            }
        });
        let closed = Closure::new(move || tell(Told::Closed));
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        Some(Socket { inner: socket, _opened: opened, _heard: heard, _closed: closed })
    }

    /// Sends a frame. One that is lost is sent again after the next connection.
    pub(super) fn send(&self, text: &str) {
        let _ = self.inner.send_with_str(text);
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.inner.set_onopen(None);
        self.inner.set_onmessage(None);
        self.inner.set_onclose(None);
        // Closing fails only with a code that is not allowed.
        let _ = self.inner.close();
    }
}
