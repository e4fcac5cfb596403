"""The command that adds machine code to wheels; tests/e2e/test_platform_wheel.py installs what it makes."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

import pytest

from stip.cli.platform_wheel import PLATFORMS, main, write_wheel

NAME = "toy-1.0-py3-none-any.whl"
ABOUT = "toy-1.0.dist-info"


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    """A wheel of a package without games."""
    with ZipFile(tmp_path / NAME, "w") as archive:
        archive.writestr("toy/__init__.py", "")
        archive.writestr(f"{ABOUT}/METADATA", "Metadata-Version: 2.4\nName: toy\nVersion: 1.0\n")
        archive.writestr(f"{ABOUT}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        archive.writestr(f"{ABOUT}/RECORD", "")
    return tmp_path / NAME


def test_only_wheels_for_all_platforms_get_machine_code(wheel: Path) -> None:
    special = wheel.with_name("toy-1.0-cp311-cp311-win_amd64.whl")
    special.write_bytes(wheel.read_bytes())
    for file in (special, wheel.with_name("nowhere-1.0-py3-none-any.whl")):
        with pytest.raises(SystemExit, match=f"{file.name} is not a wheel for all platforms"):
            main([str(file)])


def test_a_wheel_without_games_gets_none(wheel: Path) -> None:
    with pytest.raises(SystemExit, match="contains no games"):
        main([str(wheel)])


def test_who_names_no_wheel_is_told_what_the_command_does() -> None:
    with pytest.raises(SystemExit, match="makes wheels with machine code"):
        main([])


def test_the_new_wheel_has_the_objects_and_another_tag_and_is_the_same_each_time(wheel: Path, tmp_path: Path) -> None:
    code = tmp_path / "code.o"
    code.write_bytes(b"machine code")
    made = [tmp_path / "one.whl", tmp_path / "other.whl"]
    for file in made:
        write_wheel(wheel, file, PLATFORMS["x86_64"], {"toy/machine_code/x86-64-v3/code.o": code})
    assert made[0].read_bytes() == made[1].read_bytes()
    with ZipFile(made[0]) as archive:
        assert archive.read("toy/machine_code/x86-64-v3/code.o") == b"machine code"
        assert archive.read(f"{ABOUT}/WHEEL").decode().splitlines()[1:] == [
            "Root-Is-Purelib: false",
            f"Tag: {PLATFORMS['x86_64']}",
        ]
        record = archive.read(f"{ABOUT}/RECORD").decode().splitlines()
        assert [line.partition(",")[0] for line in record] == archive.namelist()
