"""Whole games, records, players, exact values and reviews."""

import copy
import pickle
from pathlib import Path

import pytest

from senet import (
    Chance,
    ComputerPlayer,
    Evaluation,
    Game,
    NotNow,
    Position,
    Record,
    RecordError,
    Refused,
    RuleSheet,
    TableError,
    UnknownName,
    WrongCasting,
)


def played(sheet: RuleSheet | str, seed: int, player: str = "greedy") -> Game:
    """Return a finished game of one computer player against itself."""
    game, chance, computer = Game(sheet), Chance(seed), ComputerPlayer(player)
    while game.outcome is None:
        if game.awaits_throw:
            game.throw(chance.throw(game.sheet))
        elif game.stage == "choose-side":
            game.choose(computer.choose_side(chance))
        else:
            assert game.position is not None
            game.play(computer.choose(game.position, chance))
    return game


def test_a_game_follows_its_events() -> None:
    game = Game("carpignano")
    assert (game.stage, game.to_act, game.position, game.player("spools")) == ("opening", "first", None, None)
    game.throw("||||")
    game.throw("...|")
    assert (game.stage, game.to_act, game.player("spools"), game.side("first")) == ("move", "second", "second", "cones")
    with pytest.raises(Refused):
        game.play("9-10")
    game.play("10-11")
    assert game.events == [("throw", "||||"), ("throw", "...|"), ("move", "10-11")]
    before = copy.deepcopy(game)
    game.resign("first")
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.side, game.outcome.by_resignation) == ("second", "spools", True)
    with pytest.raises(NotNow) as error:
        game.throw("||||")
    assert error.value.awaited.startswith("nothing")
    assert game.undo() == ("resign", "first")
    assert game == before


def test_sticks_are_no_die() -> None:
    with pytest.raises(WrongCasting):
        Game("carpignano").throw("[3]")


@pytest.mark.parametrize("sheet", RuleSheet.every(), ids=str)
def test_records_keep_games(sheet: RuleSheet) -> None:
    game = played(sheet, 5)
    record = Record(game, "Ani", "Tutu", date="2026-11-20", seed=5)
    again = Record.parse(str(record))
    assert again == record and str(again) == str(record)
    assert (again.first, again.second, again.date, again.seed) == ("Ani", "Tutu", "2026-11-20", 5)
    assert again.game == game
    assert Record.from_link(record.link).game == game
    assert pickle.loads(pickle.dumps(record)) == record
    assert Record.split(str(record) * 2) == [str(record)] * 2


def test_a_changed_record_is_refused_with_its_place() -> None:
    text = str(Record(played("dutch", 1), "Ani", "Tutu"))
    with pytest.raises(RecordError) as error:
        Record.parse(text.replace("Tutu", "Toto"))
    assert error.value.line == len(text.splitlines())
    assert "was changed" in error.value.fault
    assert Record.parse(text.replace("Tutu", "Toto"), sealed=False).second == "Toto"
    with pytest.raises(ValueError, match="day of the calendar"):
        Record(Game("dutch"), "Ani", "Tutu", date="2026-02-29")


def test_levels_play_legal_moves() -> None:
    assert [level.name for level in ComputerPlayer.levels()] == ["novice", "casual", "skilled", "expert", "master"]
    position = Position("carpignano", "c9/4c5/1c1s5s c - 2")
    for player in ComputerPlayer.every():
        assert player.choose(position, Chance(1)) in position.legal_moves()
    assert str(ComputerPlayer("casual").choose(position)) == "22x24"
    with pytest.raises(ValueError, match="Chance"):
        ComputerPlayer("random").choose(position)
    with pytest.raises(Refused):
        ComputerPlayer("casual").choose(position.play("22x24"))
    with pytest.raises(UnknownName):
        ComputerPlayer("god")


def test_exact_values_are_means_of_throws_and_best_of_moves() -> None:
    sheet = RuleSheet("dutch")
    evaluation = Evaluation(sheet)
    position = Position(sheet, "s9/10/8c1 s - ?")
    value = evaluation.exact(position)
    assert value is not None and value.error is not None and 0 < value.chance < 0.5
    throws = evaluation.throws(position)
    mean = sum(throw.weight * throw.value.chance for throw in throws) / 16
    assert mean == pytest.approx(value.chance, abs=2 * value.error + 1e-12)
    for throw in throws:
        moves = evaluation.moves(position.throw(throw.throw))
        best = max(move.value.chance for move in moves)
        assert best == pytest.approx(throw.value.chance, abs=1e-12)
        assert [move.loss for move in moves] == pytest.approx([best - move.value.chance for move in moves])
        assert all(position.throw(throw.throw).play(move.move) == move.after for move in moves)


def test_beyond_the_tables_values_are_estimated() -> None:
    evaluation = Evaluation("dutch")
    position = Position("dutch", "10/10/sss6c s - ?")
    assert evaluation.exact(position) is None
    assert evaluation.value(position).error is None
    with pytest.raises(ValueError, match="`dutch`, not of `french`"):
        evaluation.value(Position("french", "10/10/sss6c s - ?"))


def test_folders_of_tables(tmp_path: Path) -> None:
    assert Evaluation("dutch", folder=tmp_path).exact(Position("dutch", "s9/10/8c1 s - ?")) is not None
    with pytest.raises(TableError) as missing:
        Evaluation("dutch", folder=tmp_path / "none")
    assert missing.value.path.endswith("none")


def test_a_damaged_table_is_an_error(tmp_path: Path) -> None:
    shipped = Path(__file__).parents[2] / "crates/senet-tables/tables"
    table = next(shipped.glob("dutch*1-1*"))
    (tmp_path / table.name).write_bytes(table.read_bytes()[:-1])
    with pytest.raises(TableError) as damaged:
        Evaluation("dutch", folder=tmp_path)
    assert damaged.value.path.endswith(table.name)


def test_a_review_adds_up() -> None:
    record = Record(played("carpignano", 2), "Ani", "Tutu")
    review = Evaluation("carpignano").review(record)
    assert review["format"] == "senet analysis 1"
    assert len(review["events"]) == len(record.game.events)
    first, second = review["players"]
    # The first player's chance at the start, with all luck, losses and corrections, is that at the end.
    change = first["luck"]["amount"] - second["luck"]["amount"] - first["loss"]["amount"] + second["loss"]["amount"]
    total = review["start"]["chance"] + change + review["correction"]["amount"]
    assert total == pytest.approx(review["end"]["chance"], abs=1e-9)
