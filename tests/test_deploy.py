"""The files in deploy/ name options and files that exist."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import yaml

from stip.cli.commands import load_command
from stip.server.operations.metrics import Metrics
from stip.server.operations.settings import Limits

ROOT = Path(__file__).parents[1]


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def serve_options() -> set[str]:
    return {name for parameter in load_command("serve").params for name in parameter.opts}


def metrics() -> set[str]:
    return set(re.findall(r"^# TYPE (stip_[a-z_]+) ", Metrics().render().decode(), re.MULTILINE))


def metrics_in(text: str) -> set[str]:
    """Return the metrics that are named in a text, of histograms without the names of their parts."""
    return {re.sub("_(bucket|sum|count)$", "", name) for name in re.findall(r"\bstip_[a-z_]+", text)}


def panels() -> list[dict[str, Any]]:
    return list(json.loads(read("deploy/grafana/stip.json"))["panels"])


def rules() -> list[dict[str, Any]]:
    (group,) = yaml.safe_load(read("deploy/prometheus/alerts.yml"))["groups"]
    return list(group["rules"])


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
    assert metrics_in(page) <= metrics()


def test_the_dashboard_and_the_alerts_watch_what_the_operators_page_names() -> None:
    watched = metrics_in(read("docs/operating.md").partition("## What to watch")[2].partition("## Incidents")[0])
    shown = metrics_in(" ".join(target["expr"] for panel in panels() for target in panel["targets"]))
    alerted = metrics_in(" ".join(rule["expr"] for rule in rules()))
    assert watched == alerted
    assert watched <= shown <= metrics()


def test_the_dashboard_works_with_any_data_source() -> None:
    sources = [panel["datasource"] for panel in panels()]
    sources += [target["datasource"] for panel in panels() for target in panel["targets"]]
    assert {source["uid"] for source in sources} == {"${datasource}"}
    assert len({panel["id"] for panel in panels()}) == len(panels())


def test_the_panels_of_the_dashboard_fill_a_grid_and_use_its_variables() -> None:
    dashboard = json.loads(read("deploy/grafana/stip.json"))
    assert dashboard["schemaVersion"] >= 36  # since which data sources are written as type and uid
    defined = {variable["name"] for variable in dashboard["templating"]["list"]} | {"__rate_interval"}
    assert set(re.findall(r"\$\{?(\w+)", json.dumps(panels()))) <= defined
    places = [panel["gridPos"] for panel in panels()]
    squares = [
        (place["x"] + column, place["y"] + row)
        for place in places
        for column in range(place["w"])
        for row in range(place["h"])
    ]
    assert len(set(squares)) == len(squares), "two panels overlap"
    assert max(x for x, _ in squares) < 24


def test_alerts_about_limits_know_the_limits() -> None:
    for limit in ("sockets", "tables"):
        bounds = re.findall(rf"stip_{limit} > (.*)", read("deploy/prometheus/alerts.yml"))
        assert bounds == [f"{share} * {getattr(Limits(), limit)}" for share in (0.7, 0.9)]


def test_every_file_that_the_deployment_needs_is_there() -> None:
    assert "requirements.lock" in read("deploy/Containerfile")
    assert (ROOT / "requirements.lock").is_file()
    assert load_command("prepare")
    assert "RUN stip prepare" in read("deploy/Containerfile")
    compose = yaml.safe_load(read("deploy/compose.yaml"))
    for service in compose["services"].values():
        for volume in service["volumes"]:
            source, target, *_ = volume.split(":")
            made = ("./tls", "./backups")  # by the operator
            assert source in compose["volumes"] or source in made or (ROOT / "deploy" / source).exists(), volume
            assert target.startswith("/")
        assert set(service["networks"]) <= set(compose["networks"])
        assert set(service.get("depends_on", ())) <= set(compose["services"])
    variables = set(re.findall(r"\$\{([A-Z_]+)", read("deploy/compose.yaml")))
    assert variables == set(re.findall(r"^([A-Z_]+)=", read("deploy/example.env"), re.MULTILINE))


def test_prometheus_scrapes_the_servers_of_the_compose_file() -> None:
    compose = yaml.safe_load(read("deploy/compose.yaml"))
    (scraping,) = yaml.safe_load(read("deploy/prometheus/prometheus.yml"))["scrape_configs"]
    (targets,) = (one["targets"] for one in scraping["static_configs"])
    assert {target.partition(":")[0] for target in targets} == {
        name for name, service in compose["services"].items() if service["image"] == "stip"
    }
    secret = Path(scraping["authorization"]["credentials_file"]).name
    assert compose["secrets"][secret] == {"environment": "STIP_METRICS_SECRET"}
    assert secret in compose["services"]["prometheus"]["secrets"]
