"""The exceptions of this package. Each has its message, and what it is about as fields."""

from typing import NamedTuple


class SenetError(Exception):
    """Any error of this package. Its first argument is the message, the others are its fields."""

    def __str__(self) -> str:
        return str(self.args[0])


class UnknownName(SenetError, ValueError):
    """A name or number that stands for no value of its kind."""

    def __init__(self, message: str, name: str, known: str) -> None:
        super().__init__(message, name, known)
        self.name = name
        """The name."""
        self.known = known
        """The names that are known, with commas between."""


class OptionNotOffered(SenetError, ValueError):
    """An option that the sheet does not offer."""

    def __init__(self, message: str, sheet: str, option: str) -> None:
        super().__init__(message, sheet, option)
        self.sheet = sheet
        """The name of the sheet."""
        self.option = option
        """The name of the option."""


class Fault(NamedTuple):
    """A fault of a position text."""

    field: int
    """The number of the field of the text that is wrong, from 1."""
    column: int | None
    """The column of the syntax error, from 1; None if the syntax is right and the position is not."""
    houses: list[int]
    """The numbers of the houses concerned."""
    message: str
    """What is wrong, in English."""


class PositionError(SenetError, ValueError):
    """A text that is not a position of the sheet."""

    def __init__(self, message: str, faults: list[tuple[int, int | None, list[int], str]]) -> None:
        super().__init__(message, faults)
        self.faults = [Fault(*fault) for fault in faults]
        """All faults, in the order of the fields."""


class MoveTextError(SenetError, ValueError):
    """A text that is not a move."""

    def __init__(self, message: str, column: int, expected: str) -> None:
        super().__init__(message, column, expected)
        self.column = column
        """The column of the syntax error, from 1."""
        self.expected = expected
        """What the text should have there."""


class Refused(SenetError):
    """A move or a throw that the rules refuse."""

    def __init__(self, message: str, rule: str, cause: str, houses: list[int]) -> None:
        super().__init__(message, rule, cause, houses)
        self.rule = rule
        """The rule that is broken: an identifier such as ``G1``, or a shared rule's name such as ``blockade``."""
        self.cause = cause
        """The cause as a stable word, such as ``blockade``."""
        self.houses = houses
        """The numbers of the houses concerned."""


class NotNow(SenetError):
    """An event for which the game does not wait."""

    def __init__(self, message: str, awaited: str) -> None:
        super().__init__(message, awaited)
        self.awaited = awaited
        """What the game waits for, in English."""


class WrongCasting(SenetError):
    """Faces of sticks where the sheet throws a die, or the other way round."""


class IllegalAction(SenetError, ValueError):
    """An action that is not legal in one of the games of a batch."""

    def __init__(self, message: str, index: int, action: int) -> None:
        super().__init__(message, index, action)
        self.index = index
        """The index of the first game with an action that is not legal."""
        self.action = action
        """The action."""


class RecordError(SenetError, ValueError):
    """A text that is not a record of a game."""

    def __init__(self, message: str, line: int, column: int, fault: str) -> None:
        super().__init__(message, line, column, fault)
        self.line = line
        """The line of the first fault, from 1."""
        self.column = column
        """Its column, from 1."""
        self.fault = fault
        """What is wrong there, in English."""


class LinkError(SenetError, ValueError):
    """A text that is not the link of a game."""


class TableError(SenetError):
    """A file of exact values that cannot be read, or is damaged."""

    def __init__(self, message: str, path: str, reason: str) -> None:
        super().__init__(message, path, reason)
        self.path = path
        """The path of the file; its name alone, if it is not in a folder."""
        self.reason = reason
        """Why it is refused, in English."""
