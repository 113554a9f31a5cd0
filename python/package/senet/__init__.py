"""Senet, the board game of ancient Egypt, by five rule sheets.

>>> from senet import Position
>>> position = Position("carpignano", "cscscscscs/10/10 s s10c9 1")
>>> [str(move) for move in position.legal_moves()]
['10-11']
>>> str(position.play("10-11"))
'cscscscsc1/s9/10 s c9 ?'
"""

from senet._senet import (
    ACTIONS,
    OBSERVATION_LENGTH,
    Batch,
    Chance,
    ComputerPlayer,
    Evaluation,
    Faces,
    Game,
    Move,
    MoveValue,
    Outcome,
    Position,
    Record,
    Refusal,
    RuleSheet,
    ThrowValue,
    Value,
)
from senet.errors import (
    Fault,
    IllegalAction,
    LinkError,
    MoveTextError,
    NotNow,
    OptionNotOffered,
    PositionError,
    RecordError,
    Refused,
    SenetError,
    TableError,
    UnknownName,
    WrongCasting,
)

__all__ = [
    "ACTIONS",
    "OBSERVATION_LENGTH",
    "Batch",
    "Chance",
    "ComputerPlayer",
    "Evaluation",
    "Faces",
    "Fault",
    "Game",
    "IllegalAction",
    "LinkError",
    "Move",
    "MoveTextError",
    "MoveValue",
    "NotNow",
    "OptionNotOffered",
    "Outcome",
    "Position",
    "PositionError",
    "Record",
    "RecordError",
    "Refusal",
    "Refused",
    "RuleSheet",
    "SenetError",
    "TableError",
    "ThrowValue",
    "UnknownName",
    "Value",
    "WrongCasting",
]
