"""Machine code that a package ships for common processors: used where it fits, and never instead of newer rules."""

from __future__ import annotations

from pathlib import Path

import llvmlite.binding as llvm
import numpy as np
import pytest
from kit.package import USE, make_package, output_of

from stip.kernel.buffer import Buffer
from stip.kernel.loader import load_code
from stip.kernel.object_cache import read_shipped_code
from stip.kernel.symbols import ELF, KNOWN, needed_symbols
from stip.kernel.targets import SHIPPED_TARGETS, X86_64_V2, X86_64_V3, Target, usable_targets

RULES = """
BY = 2

def times(numbers, n):
    total = 0
    for i in range(len(numbers)):
        total += BY * numbers[i] + n
    return total

EXPORTED = [times]
"""
SHIP = """
import toy
from stip.kernel.compiler import machine_code
from stip.kernel.entry_point import SHIPPED_FOLDER
from stip.kernel.object_cache import write_code
from stip.kernel.targets import SHIPPED_TARGETS

entry_point = toy.ENTRY_POINTS["times"]
for target in SHIPPED_TARGETS:
    folder = entry_point.folder / SHIPPED_FOLDER / target.name
    folder.mkdir(parents=True)
    write_code(folder / entry_point.file_name(target), machine_code(entry_point, target))
"""
NO_COMPILER = "from stip.kernel import entry_point; entry_point.start_compiler = lambda *arguments: None\n"
PLAY = "print(call('times', 1, 2), is_compiled('times'))"

needs_shipped_code = pytest.mark.skipif(not usable_targets(), reason="nothing is shipped for this processor")


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package with machine code for all targets."""
    folder = make_package(tmp_path_factory.mktemp("shipped"), RULES)
    output_of(SHIP, folder, NUMBA_OPT="0")
    return folder


@pytest.fixture
def package(shipped: Path, tmp_path: Path) -> Path:
    """A copy of it in another place, as if it had been installed there."""
    folder = tmp_path / "installed"
    for file in (shipped / "toy").rglob("*"):
        if file.is_file() and file.suffix != ".pyc":
            copy = folder / file.relative_to(shipped)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(file.read_bytes())
    return folder


def result(package: Path, before: str = NO_COMPILER) -> str:
    return output_of(f"{before}{USE}\n{PLAY}", package, STIP_CACHE=str(package / "cache"))


@needs_shipped_code
def test_shipped_code_is_loaded_where_there_is_neither_a_cache_nor_a_compiler(package: Path) -> None:
    assert result(package) == "20 True"


@needs_shipped_code
def test_changed_rules_do_not_load_shipped_code(package: Path) -> None:
    rules = package / "toy" / "rules.py"
    rules.write_text(rules.read_text().replace("BY = 2", "BY = 3"))
    assert result(package) == "23 False"


@needs_shipped_code
def test_a_damaged_file_leaves_the_next_best(package: Path) -> None:
    damage(package, usable_targets()[0])
    assert result(package) == ("20 True" if usable_targets()[1:] else "20 False")


@needs_shipped_code
def test_where_all_files_are_damaged_the_game_is_compiled(package: Path) -> None:
    for target in usable_targets():
        damage(package, target)
    assert result(package) == "20 False"
    assert result(package, "import toy; toy.ENTRY_POINTS['times'].wait_until_compiled()\n") == "20 True"


def damage(package: Path, target: Target) -> None:
    file = file_for(package, target)
    file.write_bytes(file.read_bytes()[:-1])


@needs_shipped_code
def test_code_that_was_compiled_here_comes_first(package: Path) -> None:
    program = "import toy; point = toy.ENTRY_POINTS['times']; from stip.kernel.object_cache import write_code\n"
    program += "write_code(point.file, b'compiled here'); print(point.find_code().decode())"
    assert output_of(program, package, STIP_CACHE=str(package / "cache")) == "compiled here"


def test_a_package_that_somebody_else_installed_is_trusted_as_its_python_code_is(package: Path) -> None:
    program = "import os; me = os.getuid() + 1; os.getuid = lambda: me\n"
    program += f"{NO_COMPILER}{USE}\n{PLAY}"
    for file in package.rglob("*.o"):
        file.chmod(0o664)
    assert output_of(program, package, TMPDIR=str(package)).endswith(f"20 {bool(usable_targets())}")


@pytest.mark.parametrize(
    ("features", "names"),
    [
        (X86_64_V3, ["x86-64-v3", "x86-64-v2"]),
        ({*X86_64_V3} - {"avx2"}, ["x86-64-v2"]),
        ({*X86_64_V2} - {"popcnt"}, []),
    ],
)
def test_a_processor_gets_code_that_it_can_run(
    features: object, names: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(llvm, "get_process_triple", lambda: "x86_64-conda-linux-gnu")
    monkeypatch.setattr(llvm, "get_host_cpu_features", lambda: dict.fromkeys(features, True))  # type: ignore[call-overload]
    assert [target.name for target in SHIPPED_TARGETS if target.runs_here()] == names


@pytest.mark.parametrize("triple", ["x86_64-apple-darwin23", "x86_64-pc-windows-msvc", "i686-unknown-linux-gnu"])
def test_no_other_system_gets_code_for_linux(triple: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(llvm, "get_process_triple", lambda: triple)
    assert not any(target.runs_here() for target in SHIPPED_TARGETS)


def test_code_for_common_processors_computes_the_same(shipped: Path) -> None:
    numbers = Buffer(np.arange(1000))
    for target in usable_targets():
        code = read_shipped_code(file_for(shipped, target))
        assert code
        times = load_code(code, [np.dtype(np.int64), None], keeps_gil=True)
        assert times(numbers.address, numbers.length, 7) == 2 * sum(range(1000)) + 7 * 1000


@pytest.mark.parametrize("target", SHIPPED_TARGETS, ids=lambda target: target.name)
def test_code_for_another_processor_is_of_its_kind_and_needs_nothing(shipped: Path, target: Target) -> None:
    code = read_shipped_code(file_for(shipped, target))
    assert code
    assert code.startswith(ELF)
    assert int.from_bytes(code[18:20], "little") == {"x86_64": 62, "aarch64": 183}[target.triple.partition("-")[0]]
    assert needed_symbols(None, code) <= KNOWN


def test_the_same_sources_give_the_same_files(shipped: Path, tmp_path: Path) -> None:
    again = make_package(tmp_path, RULES)
    output_of(SHIP, again, NUMBA_OPT="0", PYTHONHASHSEED="7")
    for target in SHIPPED_TARGETS:
        one, other = file_for(shipped, target), file_for(again, target)
        assert (one.name, one.read_bytes()) == (other.name, other.read_bytes())


def file_for(package: Path, target: Target) -> Path:
    (file,) = (package / "toy" / "machine_code" / target.name).iterdir()
    return file
