"""Which push services are contacted: those that are known, and no address in the operator's own network."""

from __future__ import annotations

import pytest

from stip.errors import UnknownPushService
from stip.server.push.delivery import check_endpoint


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://web.push.apple.com/QOS",
        "https://wns2-par02p.notify.windows.com/w/?token=BQ",
        "https://web.push.apple.com:443/QOS",
    ],
)
def test_services_of_browsers_are_known(endpoint: str) -> None:
    assert check_endpoint(endpoint).geturl() == endpoint


@pytest.mark.parametrize(
    "endpoint",
    [
        *("", "nonsense", "https://", "https://[", "https://fcm.googleapis.com:99999/x", "file:///etc/passwd"),
        *("http://fcm.googleapis.com/x", "https://127.0.0.1/x", "https://localhost/x", "https://10.0.0.1/x"),
        *("https://[::1]/x", "https://example.org/x", "https://fcm.googleapis.com.example.org/x"),
        *("https://evilpush.apple.com.example/x", "https://fcm.googleapis.com:8443/x"),
        *("https://user@fcm.googleapis.com/x", "https://fcm.googleapis.com@127.0.0.1/x", "https://push.apple.com/x"),
        *(
            "https://fcm.googleapis.com/x\r\nHost: localhost",
            "https://fcm.googleapis.com/x y",
            "https://fcm.googleapis.com/é",
        ),
    ],
)
def test_other_addresses_are_refused(endpoint: str) -> None:
    with pytest.raises(UnknownPushService):
        check_endpoint(endpoint)


def test_an_operator_can_name_another_service() -> None:
    services = ("http://127.0.0.1:9",)
    assert check_endpoint("http://127.0.0.1:9/x", services)
    with pytest.raises(UnknownPushService):
        check_endpoint("http://127.0.0.1:10/x", services)
