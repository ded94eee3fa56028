#!/usr/bin/env python3
"""A bot for Saloon in plain Python: it lays the card that costs its piles least. docs/protocol.md says how it talks.

saloon sim duel --bots "random,cmd:python3 examples/bot.py" --matches 100 --out /tmp/first-run
"""

import json
import sys


def cost(move, mine):
    """Steps that the move takes from my piles; the end of the turn is free, and a card for the opponent costs most."""
    if move == "end":
        return 0
    if ">" in move:
        return 100
    card, pile = int(move[:-1]), move[-1]
    return card - mine["rising"] if pile == "^" else mine["falling"] - card  # ten back is a gain


for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "new":
        seat = message["seat"]
        answer = {"t": "ready"}
    elif message["t"] == "ask":
        mine = message["view"]["sides"][seat]
        best = min(message["legal"], key=lambda move: cost(move, mine))
        answer = {"t": "move", "id": message["id"], "move": best}
    else:
        continue  # events are for those who want to remember them
    print(json.dumps(answer), flush=True)
