"""The words after `stip site`. What it writes is tried in a browser (tests/e2e/test_site.py)."""

from __future__ import annotations

import pytest

from stip.cli.errors import BadServerAddress
from stip.cli.site import read_server


@pytest.mark.parametrize("address", ["https://stip.example.org", "http://192.168.0.7:8000", "http://localhost:8000"])
def test_a_site_leads_to_the_server_that_is_named(address: str) -> None:
    assert read_server(address) == read_server(f"{address}/") == address


@pytest.mark.parametrize(
    "address", ["x", "ftp://stip.example", "https://", "https://a b", 'https://a"b', "https://a/b"]
)
def test_a_server_must_be_an_address_of_the_web(address: str) -> None:
    with pytest.raises(BadServerAddress):
        read_server(address)
