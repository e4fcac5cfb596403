"""A game from another package has all faces, one without an encoding is refused, and so is Stip without the extra."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from kit.mill import environment_with_mill

import stip.research
from stip.errors import MissingExtra, NoEncoding
from stip.games import rulebook_of
from stip.research import missing
from stip.research.encoder import Encoder
from stip.research.names import version_of

PROGRAM = """
import pettingzoo.test, pyspiel, warnings
import stip.research.openspiel, stip.research.registration
from stip import research

warnings.simplefilter("ignore")
pettingzoo.test.api_test(research.aec("mill"), num_cycles=10)
env = research.gym("mill", "1", max_plies=6, seat=1, first=1)
env.reset(seed=1)
env.step(env.episode.legal_actions()[0])
many = research.vector("mill", games=3, flying="no")
many.reset(seed=1)
for _ in range(5):
    many.step(many.sample_actions())
pyspiel.random_sim_test(pyspiel.load_game("stip_mill(max_plies=6)"), num_sims=1, serialize=True, verbose=False)
print("all faces")
"""


def test_a_game_from_another_package_has_all_faces(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment_with_mill(tmp_path), capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "all faces"


def test_a_game_without_an_encoding_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook_of("punto"), "encoding", None)
    for asks in (lambda: Encoder(rulebook_of("punto")), lambda: version_of("punto")):
        with pytest.raises(NoEncoding) as caught:
            asks()
        assert caught.value.code == "no-encoding"


@pytest.mark.parametrize(
    ("package", "module", "statement"),
    [
        ("pettingzoo", "aec_env", "stip.research.aec('punto')"),
        ("gymnasium", "gym_env", "stip.research.gym('punto')"),
        ("gymnasium", "vector_env", "stip.research.vector('punto')"),
        ("pettingzoo", "registration", "import stip.research.registration"),
        ("pyspiel", "openspiel", "import stip.research.openspiel"),
    ],
)
def test_without_the_extra_one_sentence_says_what_is_missing(
    package: str, module: str, statement: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)  # as if it were not installed
    monkeypatch.delitem(sys.modules, f"stip.research.{module}", raising=False)
    with pytest.raises(MissingExtra, match=rf'This needs the package {package}: pip install "stip\[research\]"'):
        exec(statement, {"stip": stip})


def test_a_mistake_in_an_own_module_is_not_taken_for_a_missing_package() -> None:
    mistake = ModuleNotFoundError("no", name="stip.nowhere")
    assert missing(mistake) is mistake
    assert isinstance(missing(ModuleNotFoundError("no", name="pettingzoo.utils")), MissingExtra)
