"""Sheets, positions, moves and refusals, as Python sees them."""

import copy
import pickle

import pytest

from senet import (
    Chance,
    Faces,
    Move,
    MoveTextError,
    OptionNotOffered,
    Position,
    PositionError,
    Refused,
    RuleSheet,
    SenetError,
    UnknownName,
)

START = "cscscscscs/10/10 s s10c9 1"


def test_there_are_five_sheets_and_twelve_with_options() -> None:
    assert RuleSheet.NAMES == ("carpignano", "spanish", "uninerd", "french", "dutch")
    assert len(RuleSheet.every()) == len(set(RuleSheet.every())) == 12
    assert {sheet.name for sheet in RuleSheet.every()} == set(RuleSheet.NAMES)


def test_options_are_given_by_name() -> None:
    sheet = RuleSheet("spanish", options=["rebirth", "happiness"])
    assert sheet.options == ("happiness", "rebirth")
    assert sheet == RuleSheet("spanish rebirth happiness")
    assert sheet != RuleSheet("spanish")
    assert str(sheet) == "spanish happiness rebirth"
    assert eval(repr(sheet)) == sheet
    assert sheet.offered == ("exit-3-2-1", "happiness", "rebirth")


def test_the_data_of_a_sheet() -> None:
    dutch = RuleSheet("dutch")
    assert dutch.casting == "sticks"
    assert dutch.throws == {1: 0.25, 2: 0.375, 3: 0.25, 4: 0.0625, 6: 0.0625}
    assert dutch.again == [1, 4, 6]
    assert dutch.safe == [26, 28, 29]
    assert [dutch.colour("cones"), dutch.colour("spools")] == ["white", "green"]
    assert dutch.match_points([1, 12, 30]) == 3 + 1 + 1
    uninerd = RuleSheet("uninerd")
    assert (uninerd.casting, uninerd.idle) == ("die", [6])
    assert [faces.value for faces in uninerd.falls] == [1, 2, 3, 4, 5, 6]
    assert sum(faces.value == 2 for faces in dutch.falls) == 6
    assert [str(start) for start in uninerd.starts()] == ["cscscscscs/10/10 s s10 ?", "cscscscscs/10/10 c c10 ?"]


def test_wrong_names_say_what_is_known() -> None:
    with pytest.raises(UnknownName) as unknown:
        RuleSheet("italian")
    assert unknown.value.name == "italian"
    assert unknown.value.known == "carpignano, spanish, uninerd, french, dutch"
    with pytest.raises(OptionNotOffered) as option:
        RuleSheet("dutch", ["rebirth"])
    assert (option.value.sheet, option.value.option) == ("dutch", "rebirth")
    assert isinstance(option.value, SenetError) and isinstance(option.value, ValueError)
    with pytest.raises(UnknownName, match="there is no side `white`"):
        Position("dutch", START).pieces("white")  # type: ignore[arg-type]


def test_a_position_shows_its_board() -> None:
    position = Position("carpignano", START)
    assert str(position) == START
    assert repr(position).startswith("Position('carpignano', 'cscscscscs/10/10 s s10c9 1')\n")
    assert repr(position).count("▲") == repr(position).count("■") == 5
    ascii_board = position.board(ascii=True)
    assert ascii_board.isascii() and ascii_board.count("A") == ascii_board.count("H") == 5
    image = position._repr_svg_()
    assert image.startswith("<svg ") and image.endswith("</svg>")
    assert image.count('class="piece ') == 10


def test_a_position_is_read_and_played() -> None:
    position = Position("carpignano", START)
    assert (position.side, position.phase, position.distance) == ("spools", "1", 1)
    assert position.legal_moves() == [Move("10-11")]
    after = position.play("10-11")
    assert after == position.play(Move("10-11"))
    assert str(after) == "cscscscsc1/s9/10 s c9 ?"
    assert after.awaits_throw and after.distance is None and after.legal_moves() == []
    assert after.pieces("spools") == [2, 4, 6, 8, 11]
    assert (after.at(11), after.at(10)) == ("spools", None)
    assert after.throw(3).legal_moves()[-1] == Move("11-14")


def test_faults_of_a_position_have_their_places() -> None:
    with pytest.raises(PositionError) as error:
        Position("dutch", "10/c9/6c3 c - 5")
    faults = {(fault.field, tuple(fault.houses)) for fault in error.value.faults}
    assert (1, (27,)) in faults
    assert any(fault.field == 4 and "cannot throw a 5" in fault.message for fault in error.value.faults)
    with pytest.raises(PositionError) as error:
        Position("dutch", "10/x9/10 c - ?")
    assert error.value.faults[0].column == 4


def test_a_refusal_names_rule_and_houses() -> None:
    position = Position("french", "10/1csss5/10 c - 4")
    with pytest.raises(Refused) as error:
        position.play("12-16")
    assert (error.value.rule, error.value.cause, error.value.houses) == ("blockade", "blockade", [13, 14, 15])
    assert str(error.value) == "the enemy pieces on 13, 14, 15 are a blockade, which nothing passes"
    refusal = position.refusal(Move("12-16"))
    assert refusal is not None
    assert (refusal.rule, refusal.houses, str(refusal)) == ("blockade", [13, 14, 15], str(error.value))
    assert position.why_not(12, 16) == refusal
    assert position.blockade("spools") == position.protected("spools") == [13, 14, 15]
    legal = position.legal_moves()[0]
    assert position.refusal(legal) is None


def test_a_text_that_is_no_move() -> None:
    with pytest.raises(MoveTextError) as error:
        Move("11+12")
    assert error.value.column == 3
    with pytest.raises(MoveTextError):
        Position("carpignano", START).play("castle")
    with pytest.raises(Refused, match="waits for a throw"):
        Position("carpignano", START).play("10-11").play("11-12")


def test_the_fields_of_a_move() -> None:
    capture, water, leaving = Move("11x13"), Move("26-27>15"), Move("28-off")
    assert (capture.start, capture.to, capture.end, capture.is_capture, capture.distance) == (11, 13, 13, True, 2)
    assert (water.to, water.end) == (27, 15)
    assert (leaving.to, leaving.end, leaving.leaves_board) == (None, None, True)
    assert Move("13-10").is_backward and Move("13-17>1").is_forced_return
    assert sorted([water, capture]) == [capture, water]
    assert eval(repr(water)) == water


@pytest.mark.parametrize("sheet", RuleSheet.every(), ids=str)
def test_actions_are_the_legal_moves_in_order(sheet: RuleSheet) -> None:
    chance = Chance(3)
    for start in sheet.starts():
        position = start
        while not position.is_over:
            if position.awaits_throw:
                position = position.throw(chance.throw(sheet).value)
            moves, actions = position.legal_moves(), position.legal_actions()
            assert [position.move_of(action) for action in actions] == moves
            assert [position.action_of(move) for move in moves] == actions
            assert all(move.start in (None, action) or action == 31 for move, action in zip(moves, actions, strict=True))
            assert position.move_of(32) is None
            position = position.play(moves[chance.below(len(moves))])
        assert position.winner == position.side


@pytest.mark.parametrize("value", [RuleSheet("spanish rebirth"), Position("dutch", START), Move("11x13"), Faces("|..|")])
def test_values_are_copied_and_pickled(value: object) -> None:
    for copied in (copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))):
        assert copied == value and hash(copied) == hash(value)


def test_throws_come_from_seed_and_stream() -> None:
    def throws(seed: int, stream: int = 0) -> list[str]:
        chance = Chance(seed, stream)
        return [str(chance.throw("dutch")) for _ in range(12)]

    assert throws(1) == throws(1)
    assert throws(1) != throws(2)
    assert throws(1) != throws(1, 1)
    assert Faces("|..|").value == 2 and Faces("[X]").value == 6
