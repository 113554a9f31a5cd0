//! The engine's methods.

use senet::{Phase, Position, ReadMoveError, Refusal, RuleSheet, SheetId, Throw, perft_within};
use senet_ai::{Chance, Contestant};
use senet_protocol::engine::{
    ChooseParams, ChooseResult, EvaluateParams, EvaluateResult, InitialParams, InitialResult, LegalMovesParams,
    LegalMovesResult, PerftParams, PerftResult, PlayParams, PositionResult, RulesEntry, RulesParams, ThrowParams,
    ThrowWeight,
};
use senet_protocol::parameters::Parameters;
use senet_protocol::rpc::{RpcError, code};
use senet_study::wire;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{Engine, Params, error};
use crate::arguments::random_seed;

/// The names of all methods, for messages.
const METHODS: &str = "rules, initial, legal_moves, throw, play, perft, choose, evaluate";

/// The cost of a decision of a player that searches, in positions that a perft visits: most decisions take no longer.
const SEARCH_COST: u64 = 400_000;
/// The cost of an evaluation with all throws and moves, in positions that a perft visits.
const EVALUATION_COST: u64 = 50_000;

/// Calls a method, and takes its cost off the budget.
pub(super) fn call(engine: &Engine, method: &str, params: Params, budget: &mut u64) -> Result<Value, RpcError> {
    match method {
        "rules" => with(params, |_: &RulesParams| Ok(rules())),
        "initial" => with(params, initial),
        "legal_moves" => with(params, legal_moves),
        "throw" => with(params, throw),
        "play" => with(params, play),
        "perft" => with(params, |params| count(engine, params, budget)),
        "choose" => with(params, |params| choose(engine, params, budget)),
        "evaluate" => with(params, |params| evaluate(engine, params, budget)),
        _ => Err(error(code::METHOD_NOT_FOUND, format!("there is no method `{method}`; there are: {METHODS}"))),
    }
}

fn with<P: Parameters + DeserializeOwned, R: Serialize>(
    params: Params,
    method: impl FnOnce(&P) -> Result<R, RpcError>,
) -> Result<Value, RpcError> {
    let Params::ByName(params) = params else {
        return Err(invalid("parameters go by name, in an object"));
    };
    P::check(&params).map_err(|wrong| invalid(wrong.to_string()))?;
    // Neither conversion can fail: the parameters are checked, and results are numbers, texts and lists.
    let params: P = serde_json::from_value(Value::Object(params)).map_err(internal)?;
    serde_json::to_value(method(&params)?).map_err(internal)
}

/// Takes a cost off the budget of a line, or refuses the request.
fn spend(budget: &mut u64, cost: u64) -> Result<(), RpcError> {
    match budget.checked_sub(cost) {
        Some(left) => {
            *budget = left;
            Ok(())
        }
        None => Err(invalid(
            "the requests before this one have used up what a batch may cost; send it in a batch of its own",
        )),
    }
}

fn invalid(message: impl Into<String>) -> RpcError {
    error(code::INVALID_PARAMS, message)
}

fn read_sheet(rules: &str, options: &[String]) -> Result<RuleSheet, RpcError> {
    wire::read_sheet(rules, options).map_err(invalid)
}

fn read_position(sheet: &RuleSheet, text: &str) -> Result<Position, RpcError> {
    wire::read_position(sheet, text).map_err(invalid)
}

/// Parses a position in which a move is due.
fn read_decision(sheet: &RuleSheet, text: &str) -> Result<Position, RpcError> {
    let position = read_position(sheet, text)?;
    match position.phase() {
        Phase::Throw => Err(invalid("the position waits for a throw; call `throw` first")),
        Phase::Over => Err(invalid("the game is over, and nothing is left to decide")),
        Phase::TurnStart | Phase::Play(_) | Phase::Rest { .. } => Ok(position),
    }
}

fn refused(code: i32, refusal: &Refusal) -> RpcError {
    RpcError { code, message: refusal.to_string(), data: serde_json::to_value(wire::refusal(refusal)).ok() }
}

fn rules() -> Vec<RulesEntry> {
    let entry = |id: SheetId| RulesEntry {
        id: id.name().to_owned(),
        name: id.title().to_owned(),
        options: RuleSheet::offers(id).iter().map(|option| option.name().to_owned()).collect(),
        throws: RuleSheet::plain(id)
            .casting()
            .weights()
            .iter()
            .map(|(throw, weight)| ThrowWeight { throw: throw.value(), weight: *weight })
            .collect(),
    };
    SheetId::ALL.into_iter().map(entry).collect()
}

fn initial(params: &InitialParams) -> Result<InitialResult, RpcError> {
    let sheet = read_sheet(&params.rules, &params.options)?;
    Ok(InitialResult { positions: Position::starts(&sheet).map(|position| position.to_string()).collect() })
}

fn legal_moves(params: &LegalMovesParams) -> Result<LegalMovesResult, RpcError> {
    let sheet = read_sheet(&params.rules, &params.options)?;
    let position = read_decision(&sheet, &params.position)?;
    Ok(wire::legal_moves(&sheet, &position))
}

fn throw(params: &ThrowParams) -> Result<PositionResult, RpcError> {
    let sheet = read_sheet(&params.rules, &params.options)?;
    let position = read_position(&sheet, &params.position)?;
    let throw = Throw::new(params.throw).ok_or_else(|| invalid("a throw is a number from 1 to 6"))?;
    match position.throw(&sheet, throw) {
        Ok(position) => Ok(PositionResult { position: position.to_string() }),
        Err(refusal) => Err(refused(code::INVALID_PARAMS, &refusal)),
    }
}

fn play(params: &PlayParams) -> Result<PositionResult, RpcError> {
    let sheet = read_sheet(&params.rules, &params.options)?;
    let position = read_position(&sheet, &params.position)?;
    match position.read_move(&sheet, &params.text) {
        Ok(wanted) => Ok(PositionResult { position: position.play_unchecked(&sheet, wanted).to_string() }),
        Err(ReadMoveError::Refused(refusal)) => Err(refused(code::REFUSED_MOVE, &refusal)),
        Err(ReadMoveError::NoMove(fault)) => Err(invalid(format!("`{}` is no move: {fault}", params.text))),
    }
}

fn count(engine: &Engine, params: &PerftParams, budget: &mut u64) -> Result<PerftResult, RpcError> {
    let sheet = read_sheet(&params.rules, &params.options)?;
    let position = read_position(&sheet, &params.position)?;
    if params.depth > engine.max_perft_depth {
        return Err(invalid(format!("`depth` is at most {}", engine.max_perft_depth)));
    }
    match perft_within(&sheet, &position, params.depth, budget) {
        Some(nodes) => Ok(PerftResult { nodes }),
        None => Err(invalid(format!(
            "`depth` is too deep here: more positions would have to be visited than the {} that all requests of a line \
             may; `senet perft` has no limit",
            engine.budget
        ))),
    }
}

fn choose(engine: &Engine, params: &ChooseParams, budget: &mut u64) -> Result<ChooseResult, RpcError> {
    let sheet = read_sheet(&params.rules, &params.options)?;
    let position = read_decision(&sheet, &params.position)?;
    let contestant: Contestant =
        params.player.parse().map_err(|fault: senet_ai::UnknownPlayer| invalid(fault.to_string()))?;
    let Contestant { player, payoff } = contestant;
    if player.searches() {
        spend(budget, SEARCH_COST)?;
    }
    let seed = match params.seed {
        Some(seed) => seed,
        None => random_seed().map_err(internal)?,
    };
    let chance = &mut Chance::new(seed, 0);
    let chosen = if contestant.uses_chances() {
        let known = engine.evaluations.of(sheet).map_err(internal)?;
        known
            .with_exact_values(|exact| player.choose_knowing(Some(exact), &sheet, &position, chance))
            .map_err(internal)?
    } else {
        player.choose_for(payoff, None, &sheet, &position, chance)
    };
    Ok(ChooseResult { text: chosen.to_string() })
}

fn evaluate(engine: &Engine, params: &EvaluateParams, budget: &mut u64) -> Result<EvaluateResult, RpcError> {
    let sheet = read_sheet(&params.rules, &params.options)?;
    let position = read_position(&sheet, &params.position)?;
    spend(budget, EVALUATION_COST)?;
    engine
        .evaluations
        .of(sheet)
        .map_err(internal)?
        .with_judge(|judge| wire::evaluation(judge, &position))
        .map_err(internal)
}

/// Returns the error for a failure of the engine itself.
fn internal(failure: impl std::fmt::Display) -> RpcError {
    error(code::INTERNAL_ERROR, failure.to_string())
}
