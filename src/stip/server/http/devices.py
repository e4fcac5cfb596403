"""The endpoints of devices: taking an identity to another one, and being notified of turns."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from stip.server.errors import BadMessage, UnknownTransfer
from stip.server.http.credentials import client_address, require_owner, secret_from_request
from stip.server.http.links import link_to, qr_path
from stip.server.http.requests import decode_body
from stip.server.http.responses import json_response, language_of
from stip.server.http.schemas import (
    Device,
    Identity,
    PushKey,
    Subscribed,
    TransferClaim,
    TransferCode,
    TransferRequest,
    Unsubscribe,
)
from stip.server.http.state import app_state_of
from stip.server.http.transfers import (
    Luggage,
    clean_transfer_code,
    new_transfer_code,
    pack,
    transfer_id,
    unpack,
)
from stip.server.push.delivery import check_endpoint
from stip.server.push.encryption import AUTH_BYTES, from_base64, is_public_key
from stip.server.storage.devices import Subscription
from stip.table.lengths import MAX_HISTORY_LENGTH, TRANSFER_SECONDS

BODY_BYTES = MAX_HISTORY_LENGTH + 4096  # of a transfer, which carries what a device remembers


async def make_transfer(request: Request) -> Response:
    """Return a code by which another device gets the sender's secret."""
    app_state = app_state_of(request)
    require_owner(request)
    app_state.admission.check_transfer(client_address(request))
    body = await decode_body(request, TransferRequest, BODY_BYTES)
    code = new_transfer_code()
    name, data = await asyncio.to_thread(pack, code, Luggage(secret_from_request(request), body.history))
    await app_state.devices.add_transfer(name, data, app_state.now() + TRANSFER_SECONDS * 1000)
    link = link_to(request, f"/me#{code}", app_state.listen_address)
    qr, size = qr_path(link)
    return json_response(TransferCode(code=code, link=link, qr=qr, size=size, seconds=TRANSFER_SECONDS), 201)


async def claim_transfer(request: Request) -> Response:
    app_state = app_state_of(request)
    app_state.admission.check_transfer(client_address(request))
    code = clean_transfer_code((await decode_body(request, TransferClaim)).code)
    data = await app_state.devices.take_transfer(await asyncio.to_thread(transfer_id, code), app_state.now())
    if data is None:
        raise UnknownTransfer()
    luggage = await asyncio.to_thread(unpack, code, data)
    return json_response(Identity(secret=luggage.secret, history=luggage.history))


async def show_push_key(request: Request) -> Response:
    return json_response(PushKey(app_state_of(request).delivery.key.public))


async def subscribe(request: Request) -> Response:
    """Notify the sender's device when it is their turn, in the language of the request."""
    app_state, owner = app_state_of(request), require_owner(request)
    device = await decode_body(request, Device)
    app_state.admission.check_transfer(client_address(request))
    check_endpoint(device.endpoint, app_state.delivery.services)
    try:
        public_key, auth = from_base64(device.public_key), from_base64(device.auth)
    except ValueError:
        public_key = auth = b""
    if not is_public_key(public_key) or len(auth) != AUTH_BYTES:
        raise BadMessage(problem="message-malformed", detail="public_key, auth: keys of a push subscription in base64")
    subscription = Subscription(device.endpoint, public_key, auth, language_of(request))
    await app_state.devices.subscribe(owner, subscription, app_state.now())
    return json_response(Subscribed(), 201)


async def unsubscribe(request: Request) -> Response:
    owner, body = require_owner(request), await decode_body(request, Unsubscribe)
    await app_state_of(request).devices.unsubscribe(body.endpoint, owner)
    return json_response(Subscribed(is_subscribed=False))
