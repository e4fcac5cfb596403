"""The files in deploy/ name options and files that exist."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from stip.cli.commands import load_command
from stip.server.operations.metrics import Metrics
from stip.server.operations.settings import Limits

ROOT = Path(__file__).parents[1]


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def serve_options() -> set[str]:
    return {name for parameter in load_command("serve").params for name in parameter.opts}


def test_the_commands_that_start_servers_use_options_that_exist() -> None:
    given = {
        "compose.yaml": re.findall(r"^    - (--[a-z-]+)", read("deploy/compose.yaml"), re.MULTILINE),
        "stip.service": re.findall(
            r"(?<= )--[a-z-]+", re.findall(r"^ExecStart=.*", read("deploy/stip.service"), re.M)[0]
        ),
        "Containerfile": re.findall(r'"(--[a-z-]+)"', re.findall(r"^CMD.*", read("deploy/Containerfile"), re.M)[0]),
    }
    for file, options in given.items():
        assert options, file
        assert set(options) <= serve_options(), file


def test_the_operators_page_names_options_limits_and_metrics_that_exist() -> None:
    page = read("docs/operating.md")
    settings = page.partition("## Settings")[2].partition("## Back up")[0]
    assert set(re.findall(r"`(--[a-z-]+)", settings)) <= serve_options()
    limits = {field.name for field in msgspec.structs.fields(Limits)}
    named = re.findall(r"`([a-z_]+)` \(", settings.partition("Limits worth knowing")[2])
    assert named
    assert set(named) <= limits
    metrics = Metrics().render().decode()
    for name in set(re.findall(r"`(stip_[a-z_]+)", page)):
        assert f"# TYPE {name} " in metrics, name


def test_every_file_that_the_deployment_needs_is_there() -> None:
    for name in ("deploy/compile.py", "requirements.lock"):
        assert name in read("deploy/Containerfile")
        assert (ROOT / name).is_file()
    for name in ("nginx.conf", "example.env"):
        assert name in read("deploy/compose.yaml")
        assert (ROOT / "deploy" / name).is_file()
    variables = set(re.findall(r"\$\{([A-Z_]+)", read("deploy/compose.yaml")))
    assert variables == set(re.findall(r"^([A-Z_]+)=", read("deploy/example.env"), re.MULTILINE))
