"""What the environments share: decisions, and what an agent sees of them."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from senet import ACTIONS, Chance, Position, RuleSheet
from senet.types import Side


def sheet_of(sheet: RuleSheet | str) -> RuleSheet:
    """Return the sheet of this name."""
    return sheet if isinstance(sheet, RuleSheet) else RuleSheet(sheet)


def start_of(sheet: RuleSheet, start: Position | None) -> Position:
    """Return the position at which games begin.

    Of the two starts of ``uninerd``, it is the one in which the spools throw first, as all levels choose.
    """
    if start is None:
        return sheet.starts()[0]
    if start.sheet != sheet or start.is_over:
        raise ValueError(f"games of `{sheet}` cannot begin at this position")
    return start


def thrown(position: Position, chance: Chance) -> Position:
    """Return the position with a throw to play, where one is due."""
    return position.throw(chance.throw(position.sheet).value) if position.awaits_throw else position


def action_mask(position: Position, side: Side) -> NDArray[np.int8]:
    """Return 1 for each legal action of this side and 0 for the others; only zeros where it is not to act."""
    mask = np.zeros(ACTIONS, dtype=np.int8)
    if position.side == side and not position.is_over:
        mask[position.legal_actions()] = 1
    return mask


def seen(position: Position, side: Side) -> dict[str, Any]:
    """Return what the agent of this side sees."""
    return {"observation": position.observation(side), "action_mask": action_mask(position, side)}
