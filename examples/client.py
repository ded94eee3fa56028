#!/usr/bin/env python3
"""Another client of the house, in plain Python: it plays a duel over the table's WebSocket. docs/protocol.md says how.

python3 examples/client.py http://127.0.0.1:8000          # opens a table against a bot
python3 examples/client.py http://127.0.0.1:8000 MATCH    # sits down on the free seat of a match

Whatever it asks for is kept until it is answered, and asked again after a lost line: the house may be killed meanwhile,
or the match go on at another one. A line that gives no sign of life for some seconds is given up.
It needs the package websockets.
"""

import itertools
import json
import secrets
import sys
import time
import urllib.request

from websockets.exceptions import ConnectionClosedError, InvalidHandshake
from websockets.sync.client import connect

SEATS = [{"kind": "me"}, {"kind": "bot", "name": "random"}]
FINAL = (4400, 4403, 4404, 4409)  # a line that was closed with one of these is not opened again
MOVED = 4421


def post(address, body, cookie=""):
    """An answer of the house, and the cookie that it gives."""
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    request = urllib.request.Request(address, json.dumps(body).encode(), headers)  # noqa: S310 - as its user typed it
    with urllib.request.urlopen(request) as answer:  # noqa: S310
        return json.load(answer), answer.headers.get("Set-Cookie", "").partition(";")[0]


def wish(message):
    """What this client wants after a message of the house, if anything."""
    if message["t"] == "table" and message["phase"] == "gathering":
        free = [seat["seat"] for seat in message["seats"] if seat["kind"] == "open"]
        bare = [seat for seat in message["yours"] if not message["luck"]["nonces"][seat]]
        seats = bare if message["yours"] else free
        return {"t": "sit", "seat": seats[0], "nonce": secrets.token_hex(16)} if seats else None
    if message["t"] == "frame" and message["legal"]:
        return {"t": "move", "move": message["legal"][0], "seat": message["seat"], "seq": message["seq"]}
    return None


def pause(seconds):
    """The line is lost, and comes back: not all clients at the same moment."""
    time.sleep(seconds * (0.3 + secrets.randbelow(700) / 1000))


def play(address, cookie):
    """Play a match to its end; returns how it ended."""
    ids = itertools.count(secrets.randbelow(2**50) + 1)
    asked = None  # the command that is not answered yet
    while True:
        try:
            with connect(address, additional_headers={"Cookie": cookie}, ping_interval=2, ping_timeout=5) as line:
                if asked:
                    line.send(json.dumps(asked))
                for message in itertools.chain.from_iterable(map(json.loads, text.split("\n")) for text in line):
                    if message["t"] == "frame" and message["ending"]:
                        return message["ending"]
                    if asked and message.get("id") == asked["id"]:
                        asked = None
                        line.send(json.dumps({"t": "sync"}))  # what came meanwhile may be older than the answer
                    elif not asked and (wanted := wish(message)):
                        asked = {"id": next(ids), **wanted}
                        line.send(json.dumps(asked))
        except ConnectionClosedError as end:
            code = end.rcvd.code if end.rcvd else None
            if code in FINAL:
                raise
            pause(0 if code == MOVED else 1)
        except (OSError, InvalidHandshake):
            pause(1)


house, *rest = sys.argv[1:]
_, cookie = post(f"{house}/api/me", {"name": "Robin"})
match = rest[0] if rest else post(f"{house}/api/matches", {"game": "duel", "seats": SEATS}, cookie)[0]["match"]
print(f"{house}/m/{match}", flush=True)
ending = play(f"{house.replace('http', 'ws', 1)}/ws/{match}", cookie)
print(f"{ending['reason']}: {ending['scores']}")
