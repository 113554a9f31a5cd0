"""Measure how a level plays against ``novice``: blockades, and what the evaluation expects.

For two levels against ``novice``: how often the level wins and in how many throws, how many moves of each side face a
blockade or can only pass or go backward, and the mean chance that the evaluation gives the level before every 40th
throw, beside the share of these positions from which it wins.

    python examples/blockades.py --sheet carpignano
"""

import argparse
from dataclasses import dataclass, field

from senet import Chance, ComputerPlayer, Evaluation, Move, Position, RuleSheet
from senet.types import Side

EVERY = 40


@dataclass
class Moves:
    """Counts of the moves of a side."""

    all: int = 0
    facing: int = 0
    stuck: int = 0

    def count(self, position: Position, chosen: Move) -> None:
        """Count a move: whether the other side has a blockade, and whether it is ``pass`` or goes backward."""
        enemy = set(position.pieces("cones" if position.side == "spools" else "spools"))
        self.all += 1
        self.facing += any({house + 1, house + 2} <= enemy for house in enemy)
        self.stuck += chosen.is_backward or str(chosen) == "pass"

    def __str__(self) -> str:
        """Return both shares of the moves in per cent."""
        return f"{100 * self.facing / self.all:.1f} % against a blockade, {100 * self.stuck / self.all:.1f} % without a way on"


@dataclass
class Measured:
    """What was measured of a level against ``novice``."""

    games: int
    wins: int = 0
    throws: int = 0
    level: Moves = field(default_factory=Moves)
    novice: Moves = field(default_factory=Moves)
    expected: float = 0
    won: int = 0
    seen: int = 0


def measure(sheet: RuleSheet, level: str, games: int, seed: int) -> Measured:
    """Play games of the level against ``novice``, with sides exchanged after each."""
    evaluation, measured = Evaluation(sheet), Measured(games)
    players = {True: (ComputerPlayer(level), measured.level), False: (ComputerPlayer("novice"), measured.novice)}
    for game in range(games):
        side: Side = "spools" if game % 2 else "cones"
        chance, position, throws, expected = Chance(seed, game), sheet.starts()[0], 0, []
        while not position.is_over:
            if position.awaits_throw:
                if throws % EVERY == EVERY // 2:
                    value = evaluation.value(position).chance
                    expected.append(value if position.side == side else 1 - value)
                position = position.throw(chance.throw(sheet).value)
                throws += 1
            player, moves = players[position.side == side]
            chosen = player.choose(position, chance)
            moves.count(position, chosen)
            position = position.play(chosen)
        has_won = position.winner == side
        measured.wins += has_won
        measured.throws += throws
        measured.expected += sum(expected)
        measured.won += has_won * len(expected)
        measured.seen += len(expected)
    return measured


def main() -> None:
    """Measure ``casual`` and ``skilled``, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sheet", default="carpignano")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for level in ("casual", "skilled"):
        measured = measure(RuleSheet(arguments.sheet), level, arguments.games, arguments.seed)
        wins, throws = 100 * measured.wins / measured.games, measured.throws / measured.games
        print(f"{level}: wins {wins:.1f} %, {throws:.0f} throws a game")
        print(f"  moves of {level}: {measured.level}")
        print(f"  moves of novice: {measured.novice}")
        expected, won = 100 * measured.expected / measured.seen, 100 * measured.won / measured.seen
        print(f"  the evaluation expects {expected:.1f} %; {won:.1f} % are won ({measured.seen} positions)")


if __name__ == "__main__":
    main()
