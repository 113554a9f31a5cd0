"""The code in the documentation runs, and prints what it says."""

import doctest
import importlib
import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1]
PAGES = [FOLDER / "README.md", *sorted((FOLDER / "docs").glob("*.md"))]
BLOCKS = [
    pytest.param(block, id=f"{page.stem}-{number}")
    for page in PAGES
    for number, block in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL))
]
MODULES = ["senet", "senet.gymnasium", "senet.openspiel", "senet.parallel", "senet.pettingzoo"]


@pytest.mark.parametrize("block", BLOCKS)
def test_pages(block: str) -> None:
    if not block.startswith(">>>"):
        exec(compile(block, "page", "exec"), {})
        return
    # The names of the first block of the page are known to the second.
    example = doctest.DocTestParser().get_doctest(block, vars(importlib.import_module("senet")).copy(), "page", None, 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL)
    assert runner.run(example).failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted > 0 and result.failed == 0


def test_every_name_of_the_package_is_documented() -> None:
    package = importlib.import_module("senet")
    reference = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    for name in package.__all__:
        value = getattr(package, name)
        assert isinstance(value, int) or value.__doc__, name
        if isinstance(value, int) or name in ("Fault", "MoveValue", "Outcome", "ThrowValue"):
            continue
        assert f"`{name}`" in reference, name
