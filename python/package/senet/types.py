"""Types of the texts that stand for sides, players and events, for annotations."""

from typing import Literal, TypeAlias

Side: TypeAlias = Literal["cones", "spools"]
"""A side, named after the shape of its pieces."""

PlayerName: TypeAlias = Literal["first", "second"]
"""A player, before and after it is settled who has which side."""

Casting: TypeAlias = Literal["sticks", "die"]
"""What is thrown."""

Stage: TypeAlias = Literal["opening", "choose-side", "throw", "move", "over"]
"""What a game waits for."""

Event: TypeAlias = tuple[Literal["throw", "choose", "move", "resign"], str]
"""An event of a game: its kind and its text."""
