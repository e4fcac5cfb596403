"""The commands `stip tune` and `stip train`: what they refuse, and how they end."""

from __future__ import annotations

import errno
import json
import os
import signal
from contextlib import suppress
from pathlib import Path

import pytest
from kit.command import children_of, is_running, seconds_computed, started, stip, wait_until

from stip.cli.training import tune_weights

LONG = ("tune", "punto", "--games", "400", "--iterations", "5000", "--jobs", "2")


def workers_at_work(process: int) -> list[int]:
    """Return the workers that play games; the compiler is none of them."""
    return [child for child in children_of(process) if is_worker(child) and seconds_computed(child) > 0.7]


def is_worker(process: int) -> bool:
    with suppress(OSError):
        return b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()
    return False


def test_ctrl_c_ends_tuning_at_once_and_its_workers_too() -> None:
    with started(*LONG) as process:
        wait_until(lambda: bool(workers_at_work(process.pid)))
        workers = [child for child in children_of(process.pid) if is_worker(child)]
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the workers as well
        _, said = process.communicate(timeout=120)
        assert process.returncode == 130
        assert "Traceback" not in said
        wait_until(lambda: not any(map(is_running, workers)), seconds=120)


def test_a_worker_that_is_killed_is_told_in_a_sentence() -> None:
    with started(*LONG) as process:
        wait_until(lambda: bool(workers_at_work(process.pid)))
        os.kill(workers_at_work(process.pid)[0], signal.SIGKILL)
        _, said = process.communicate(timeout=60)
        assert process.returncode == 2
        assert said.endswith("A process that played games to learn from died (SIGKILL).\n")
        assert "Traceback" not in said


@pytest.mark.parametrize("number", ["--games", "--rounds", "--iterations", "--seed", "--jobs"])
def test_numbers_are_bounded(number: str) -> None:
    assert number in stip("tune", "punto", number, "99999999999", code=2)
    assert number in stip("tune", "punto", number, "-1", code=2)


@pytest.mark.parametrize(
    "content", [b"", b"[]", b'{"a": 1}', b'{"a": {"b": "c"}}', b"\xff\xfe", b"[" * 100_000, b'{"a": {"b": 1']
)
def test_a_file_that_holds_no_weights_is_refused_and_stays_as_it_is(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "weights.json"
    file.write_bytes(content)
    assert "is not a file of weights" in stip("tune", "punto", "--write", str(file), code=2)
    assert file.read_bytes() == content


def test_a_file_that_never_ends_is_refused() -> None:
    assert stip("tune", "punto", "--write", "/dev/zero", code=2) == "/dev/zero: File too large\n"


def test_weights_are_written_whole(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_text('{"other": {"a": 1.5}}')
    said = stip("tune", "punto", "--games", "2", "--rounds", "1", "--iterations", "2", "--write", str(file))
    assert "log loss" in said
    assert json.loads(file.read_text())["other"] == {"a": 1.5}
    assert [one.name for one in tmp_path.iterdir()] == ["weights.json"]


def test_a_training_run_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_bytes(b"\xff")
    assert "another plan" in stip("train", "punto", "--folder", str(tmp_path), code=2)
    assert "nowhere" in stip("train", "punto", "--folder", str(tmp_path / "new"), "--write", "/nowhere", code=2)


def test_tuning_says_at_the_start_if_it_cannot_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "weights.json"
    file.write_text("{}")

    def refuse(target: object) -> None:  # as on a disk that can only be read, which not every tester can make
        raise OSError(errno.EROFS, os.strerror(errno.EROFS), str(target))

    monkeypatch.setattr("stip.cli.training.check_writable", refuse)
    monkeypatch.setattr("stip.cli.training.train", lambda *arguments: pytest.fail("games were played in vain"))
    with pytest.raises(OSError, match="weights.json"):
        tune_weights("punto", file=file)
