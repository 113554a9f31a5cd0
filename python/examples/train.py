"""Train a small agent on endgames for a minute or two, and measure its regret against exact values.

The agent learns the chance of winning after each action by temporal differences, in self-play on thousands of games at
once: a network with one hidden layer in NumPy. The exact values of two pieces against two, which it never sees while it
learns, then tell how much chance of winning its decisions lose.

    python examples/train.py --plies 5000000
"""

import argparse

import numpy as np
from numpy.typing import NDArray

from senet import ACTIONS, OBSERVATION_LENGTH, Batch, Chance, ComputerPlayer, Evaluation, Position, RuleSheet

Matrix = NDArray[np.float32]


class Network:
    """Values of all actions in a position, from −1 (lost) to 1 (won), learnt by Adam."""

    def __init__(self, chance: np.random.Generator, hidden: int = 128) -> None:
        """Make a network with small random weights."""
        self.weights: list[Matrix] = [
            chance.normal(0, OBSERVATION_LENGTH**-0.5, (OBSERVATION_LENGTH, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            chance.normal(0, 0.1 * hidden**-0.5, (hidden, ACTIONS)).astype(np.float32),
            np.zeros(ACTIONS, np.float32),
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def values(self, observations: Matrix) -> tuple[Matrix, Matrix]:
        """Return the hidden layer, and the values of all actions."""
        first, first_bias, second, second_bias = self.weights
        hidden = np.maximum(observations @ first + first_bias, 0)
        return hidden, np.tanh(hidden @ second + second_bias)

    def learn(self, observations: Matrix, actions: NDArray[np.int64], targets: Matrix, rate: float) -> None:
        """Move the values of the actions towards the targets."""
        hidden, values = self.values(observations)
        rows = np.arange(len(actions))
        chosen = values[rows, actions]
        of_action = np.zeros_like(values)
        of_action[rows, actions] = (chosen - targets) * (1 - chosen**2)
        of_hidden = (of_action @ self.weights[2].T) * (hidden > 0)
        gradients = [observations.T @ of_hidden, of_hidden.sum(0), hidden.T @ of_action, of_action.sum(0)]
        self.steps += 1
        for weight, mean, square, gradient in zip(self.weights, self.means, self.squares, gradients, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            steady_mean, steady_square = mean / (1 - 0.9**self.steps), square / (1 - 0.999**self.steps)
            weight -= rate * steady_mean / (np.sqrt(steady_square) + 1e-8)


def best_actions(values: Matrix, masks: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Return the legal action with the highest value in each position."""
    best: NDArray[np.int64] = np.where(masks, values, -2).argmax(axis=1)
    return best


def random_endgame(sheet: RuleSheet, chance: np.random.Generator) -> Position:
    """Return a position with two pieces a side in which a throw is due."""
    while True:
        houses = chance.permutation(30)[:4]
        squares = [" "] * 30
        for house, piece in zip(houses, "ccss", strict=True):
            squares[house] = piece
        rows = ["".join(squares[row : row + 10]) for row in (0, 10, 20)]
        text = "/".join(_with_runs(row) for row in rows)
        try:
            return Position(sheet, f"{text} {chance.choice(['c', 's'])} - ?")
        except ValueError:
            # No game can hold this position, such as one with a piece in the water.
            continue


def _with_runs(row: str) -> str:
    """Return the row with numbers for runs of empty houses."""
    written, empty = "", 0
    for square in f"{row}.":
        if square == " ":
            empty += 1
            continue
        written += f"{empty or ''}{square}"
        empty = 0
    return written[:-1]


def train(sheet: RuleSheet, plies: int, seed: int, size: int = 512) -> Network:
    """Return a network that has learnt from this number of plies of self-play."""
    chance = np.random.default_rng(seed)
    network = Network(chance)
    batch = Batch(sheet, size, seed)
    begins = [random_endgame(sheet, chance) for _ in range(size)]
    for index, begin in enumerate(begins):
        batch[index] = begin
    observations, masks, sides = batch.observations().astype(np.float32), batch.action_masks(), batch.sides()
    for _ in range(plies // size):
        _, values = network.values(observations)
        actions = best_actions(values, masks)
        explores = chance.random(size) < 0.1
        actions = np.where(explores, batch.random_actions(), actions).astype(np.int64)
        winners = batch.step(actions)
        for finished in np.flatnonzero(winners >= 0):
            # A new endgame now and then is enough: each is played again with other throws.
            if chance.random() < 0.1:
                begins[finished] = random_endgame(sheet, chance)
            batch[int(finished)] = begins[chance.integers(size)]
        next_observations, next_masks = batch.observations().astype(np.float32), batch.action_masks()
        next_sides = batch.sides()
        _, next_values = network.values(next_observations)
        # What the best action promises to the side that acts next, which may be the same one.
        promised = np.where(next_masks, next_values, -2).max(axis=1)
        promised = np.where(next_sides == sides, promised, -promised)
        targets = np.where(winners >= 0, np.where(winners == sides, 1, -1), promised).astype(np.float32)
        network.learn(observations, actions, targets, rate=1e-3)
        observations, masks, sides = next_observations, next_masks, next_sides
    return network


def regrets(sheet: RuleSheet, network: Network, positions: int, seed: int) -> dict[str, float]:
    """Return the mean loss a decision of the network and of players, over decisions between two moves and more."""
    chance, throws = np.random.default_rng(seed), Chance(seed)
    evaluation = Evaluation(sheet)
    players = [ComputerPlayer(name) for name in ("random", "greedy", "novice", "skilled")]
    losses: dict[str, list[float]] = {name: [] for name in ["network", *(player.name for player in players)]}
    count = 0
    while count < positions:
        position = random_endgame(sheet, chance).throw(throws.throw(sheet).value)
        if len(position.legal_moves()) < 2:
            continue
        count += 1
        loss = {value.move: value.loss for value in evaluation.moves(position)}
        for player in players:
            losses[player.name].append(loss[player.choose(position, throws)])
        _, values = network.values(position.observation()[None].astype(np.float32))
        mask = np.zeros((1, ACTIONS), bool)
        mask[0, position.legal_actions()] = True
        move = position.move_of(int(best_actions(values, mask)[0]))
        assert move is not None
        losses["network"].append(loss[move])
    return {name: float(np.mean(of_player)) for name, of_player in losses.items()}


def main() -> None:
    """Train, measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sheet", default="dutch")
    parser.add_argument("--plies", type=int, default=5_000_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    sheet = RuleSheet(arguments.sheet)
    network = train(sheet, arguments.plies, arguments.seed)
    for name, loss in sorted(regrets(sheet, network, 2000, arguments.seed + 1).items(), key=lambda item: item[1]):
        print(f"{name:8} loses {100 * loss:.2f} % a decision")


if __name__ == "__main__":
    main()
