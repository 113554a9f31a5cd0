//! The table around the board: the players' plates, the cloth with the throw, the message, the chances, the buttons and the log.

mod chances;
mod cloth;
mod fit;
mod head;
mod log;
mod plates;
mod say;

pub(crate) use chances::Chances;
pub(crate) use cloth::{Cloth, die_face, faces};
pub(crate) use fit::keep_fitting;
pub(crate) use head::Head;
pub(crate) use log::{Log, Steps, signs, thrown, value};
pub(crate) use plates::Plates;
pub(crate) use say::{Actions, Said};
