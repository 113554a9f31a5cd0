//! A link as a QR code, which another device reads with its camera.

use leptos::prelude::*;
use qrcode::{Color, EcLevel, QrCode};

/// The quiet zone around a QR code, in modules (ISO/IEC 18004).
const QUIET: usize = 4;

/// The QR code of a text, dark on light in every theme; nothing if the text is too long for one.
pub(super) fn code(text: &str, label: String) -> Option<impl IntoView + use<>> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    let width = code.width();
    let is_dark = |index: &usize| code[(index % width, index / width)] == Color::Dark;
    let square = |index: usize| format!("M{} {}h1v1h-1z", index % width + QUIET, index / width + QUIET);
    let path: String = (0..width * width).filter(is_dark).map(square).collect();
    let size = width + 2 * QUIET;
    Some(view! {
        <svg class="code" viewBox=format!("0 0 {size} {size}") role="img" aria-label=label shape-rendering="crispEdges">
            <rect width=size height=size fill="#fff"></rect>
            <path d=path fill="#000"></path>
        </svg>
    })
}
