//! Parameters and results of the engine's methods.

use serde::{Deserialize, Deserializer, Serialize};

use crate::parameters::{Kind, Parameter, Parameters};

const RULES: Parameter = Parameter::required("rules", Kind::Text);
const OPTIONS: Parameter = Parameter::optional("options", Kind::Texts);
const POSITION: Parameter = Parameter::required("position", Kind::Text);
const THROW: Parameter = Parameter::required("throw", Kind::Whole(u8::MAX as u64));
const MOVE: Parameter = Parameter::required("move", Kind::Text);
const DEPTH: Parameter = Parameter::required("depth", Kind::Whole(u32::MAX as u64));
const PLAYER: Parameter = Parameter::required("player", Kind::Text);
const SEED: Parameter = Parameter::optional("seed", Kind::Whole(u64::MAX));

/// Reads a list; `null`, which many programs write for an omitted member, is the empty list.
fn null_is_empty<'de, D: Deserializer<'de>>(list: D) -> Result<Vec<String>, D::Error> {
    Ok(Option::deserialize(list)?.unwrap_or_default())
}

/// Parameters of `rules`: none.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulesParams {}

/// One sheet in the result of `rules`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RulesEntry {
    /// The sheet's identifier, such as `carpignano`.
    pub id: String,
    /// The sheet's English name.
    pub name: String,
    /// The options that the sheet offers.
    pub options: Vec<String>,
    /// The values that a throw can show, from low to high.
    pub throws: Vec<ThrowWeight>,
}

/// A value that a throw can show, with its weight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ThrowWeight {
    /// The value, 1–6.
    pub throw: u8,
    /// The number of equally likely falls that show it: of 16 for four sticks, of 6 for a die.
    pub weight: u32,
}

/// Parameters of `initial`: a sheet with its options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InitialParams {
    /// The sheet's identifier.
    pub rules: String,
    /// The options that are on.
    #[serde(default, deserialize_with = "null_is_empty")]
    pub options: Vec<String>,
}

/// Result of `initial`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InitialResult {
    /// All positions in which the opening throws can end.
    pub positions: Vec<String>,
}

/// Parameters of `legal_moves`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LegalMovesParams {
    /// The sheet's identifier.
    pub rules: String,
    /// The options that are on.
    #[serde(default, deserialize_with = "null_is_empty")]
    pub options: Vec<String>,
    /// A position in which a move is due.
    pub position: String,
}

/// Result of `legal_moves`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LegalMovesResult {
    /// The legal moves in order: by start house, then by landing house.
    pub moves: Vec<LegalMove>,
}

/// A legal move, and the position after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LegalMove {
    /// The move's text.
    #[serde(rename = "move")]
    pub text: String,
    /// The position after it.
    pub position: String,
}

/// Parameters of `throw`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThrowParams {
    /// The sheet's identifier.
    pub rules: String,
    /// The options that are on.
    #[serde(default, deserialize_with = "null_is_empty")]
    pub options: Vec<String>,
    /// A position in which a throw is due.
    pub position: String,
    /// The thrown value, 1–6.
    pub throw: u8,
}

/// Parameters of `play`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayParams {
    /// The sheet's identifier.
    pub rules: String,
    /// The options that are on.
    #[serde(default, deserialize_with = "null_is_empty")]
    pub options: Vec<String>,
    /// A position in which a move is due.
    pub position: String,
    /// The move's text.
    #[serde(rename = "move")]
    pub text: String,
}

/// Result of `throw` and of `play`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PositionResult {
    /// The position after the throw or the move.
    pub position: String,
}

/// The `data` of the error of a refused throw or move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RefusalData {
    /// The broken rule: an identifier such as `G1`, or for a rule that all sheets share its name, such as `blockade`.
    pub rule: String,
    /// The reason, as a stable word such as `owed-first-move`.
    pub reason: String,
    /// The houses that the refusal concerns.
    pub houses: Vec<u8>,
}

/// Answer of a server to a move that a player asks about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WhyNotResult {
    /// Whether the move is legal.
    pub legal: bool,
    /// Why it is not, in English; `null` for a legal move.
    pub sentence: Option<String>,
    /// The broken rule and the houses; `null` for a legal move.
    pub refusal: Option<RefusalData>,
}

/// Parameters of `perft`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PerftParams {
    /// The sheet's identifier.
    pub rules: String,
    /// The options that are on.
    #[serde(default, deserialize_with = "null_is_empty")]
    pub options: Vec<String>,
    /// Any position.
    pub position: String,
    /// The depth in plies.
    pub depth: u32,
}

/// Result of `perft`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PerftResult {
    /// The number of leaf nodes.
    pub nodes: u64,
}

/// Parameters of `choose`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChooseParams {
    /// The sheet's identifier.
    pub rules: String,
    /// The options that are on.
    #[serde(default, deserialize_with = "null_is_empty")]
    pub options: Vec<String>,
    /// A position in which a move is due.
    pub position: String,
    /// The computer player's name.
    pub player: String,
    /// The seed of the player's random choices; `None` for a new seed.
    #[serde(default)]
    pub seed: Option<u64>,
}

/// Result of `choose`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChooseResult {
    /// The move's text.
    #[serde(rename = "move")]
    pub text: String,
}

/// Parameters of `evaluate`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct EvaluateParams {
    /// The sheet's identifier.
    pub rules: String,
    /// The options that are on.
    #[serde(default, deserialize_with = "null_is_empty")]
    pub options: Vec<String>,
    /// Any position.
    pub position: String,
}

/// Result of `evaluate`. All chances are those of the side to act in the position of the request; of the winner, if the game
/// is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EvaluateResult {
    /// The chance of winning, from 0 to 1.
    pub chance: f64,
    /// The certified error, as a chance; `null` if `chance` is estimated.
    pub error: Option<f64>,
    /// The possible throws, from low to high, if a throw is due.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub throws: Option<Vec<ThrowChance>>,
    /// The legal moves in the order of `legal_moves`, if a move is due.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<Vec<MoveChance>>,
}

/// A throw, and the chance of winning after it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ThrowChance {
    /// The thrown value, 1–6.
    pub throw: u8,
    /// As in [`ThrowWeight::weight`].
    pub weight: u32,
    /// The chance of winning after it.
    pub chance: f64,
    /// As in [`EvaluateResult::error`].
    pub error: Option<f64>,
}

/// A legal move, and the chance of winning after it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MoveChance {
    /// The move's text.
    #[serde(rename = "move")]
    pub text: String,
    /// The position after it.
    pub position: String,
    /// The chance of winning after it.
    pub chance: f64,
    /// As in [`EvaluateResult::error`].
    pub error: Option<f64>,
    /// The difference to the chance after the best move; 0 for the best move.
    pub loss: f64,
}

impl Parameters for RulesParams {
    const ALL: &'static [Parameter] = &[];
}

impl Parameters for InitialParams {
    const ALL: &'static [Parameter] = &[RULES, OPTIONS];
}

impl Parameters for LegalMovesParams {
    const ALL: &'static [Parameter] = &[RULES, OPTIONS, POSITION];
}

impl Parameters for ThrowParams {
    const ALL: &'static [Parameter] = &[RULES, OPTIONS, POSITION, THROW];
}

impl Parameters for PlayParams {
    const ALL: &'static [Parameter] = &[RULES, OPTIONS, POSITION, MOVE];
}

impl Parameters for PerftParams {
    const ALL: &'static [Parameter] = &[RULES, OPTIONS, POSITION, DEPTH];
}

impl Parameters for ChooseParams {
    const ALL: &'static [Parameter] = &[RULES, OPTIONS, POSITION, PLAYER, SEED];
}

impl Parameters for EvaluateParams {
    const ALL: &'static [Parameter] = &[RULES, OPTIONS, POSITION];
}

#[cfg(test)]
mod tests {
    use serde::de::DeserializeOwned;
    use serde_json::{Map, Value, json};

    use super::*;
    use crate::parameters::WrongParameter;

    /// Asserts that [`Parameters::check`] and deserialisation of `P` accept the same parameters.
    fn agrees<P: Parameters + Serialize + DeserializeOwned>() {
        let example = |parameter: &Parameter| match parameter.kind {
            Kind::Text => json!("text"),
            Kind::Texts => json!(["text"]),
            Kind::Whole(largest) => json!(largest),
        };
        let all: Map<String, Value> =
            P::ALL.iter().map(|parameter| (parameter.name.to_owned(), example(parameter))).collect();
        assert_eq!(P::check(&all), Ok(()));
        let read: P = serde_json::from_value(Value::Object(all.clone())).expect("all parameters");
        assert_eq!(serde_json::to_value(read).expect("JSON"), Value::Object(all.clone()));
        for parameter in P::ALL {
            let mut fewer = all.clone();
            fewer.remove(parameter.name);
            let is_read = serde_json::from_value::<P>(Value::Object(fewer.clone())).is_ok();
            assert_eq!((P::check(&fewer).is_ok(), is_read), (parameter.is_optional, parameter.is_optional));
            let mut null = all.clone();
            null.insert(parameter.name.to_owned(), Value::Null);
            let is_read = serde_json::from_value::<P>(Value::Object(null.clone())).is_ok();
            assert_eq!((P::check(&null).is_ok(), is_read), (parameter.is_optional, parameter.is_optional));
        }
        let mut more = all;
        more.insert("more".to_owned(), json!(1));
        assert!(matches!(P::check(&more), Err(WrongParameter::Unknown { .. })));
        assert!(serde_json::from_value::<P>(Value::Object(more)).is_err());
    }

    #[test]
    fn parameter_lists_agree_with_the_types() {
        agrees::<RulesParams>();
        agrees::<InitialParams>();
        agrees::<LegalMovesParams>();
        agrees::<ThrowParams>();
        agrees::<PlayParams>();
        agrees::<PerftParams>();
        agrees::<ChooseParams>();
        agrees::<EvaluateParams>();
    }
}
