"""A complete bot for the dejarik arena: it plays any game, prefers doing something to passing,
and otherwise chooses at random. Try it:

    dejarik arena --agents random "keen=exec:python3 arena/examples/keen_bot.py" --games 100

The protocol is in arena/PROTOCOL.md: one JSON message a line, questions on stdin, answers on stdout.
"""

import json
import random
import sys

IDLE = {"pass", "done", "stop", "nobody", "rest"}


def send(message):
    print(json.dumps(message), flush=True)


def choose(moves, luck):
    """Any move that does something; any move at all when there is none."""
    keen = [move for move in moves if move.split()[0] not in IDLE]
    return luck.choice(keen or moves)


def main():
    luck = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            send({"type": "hello", "protocol": 1, "name": "keen", "version": "1.0"})
        elif kind == "game":
            # The same seed gives the same choices, so that the game can be played again.
            luck.seed(message["seed"])
            print(f"game {message['number']} as {message['seat']}", file=sys.stderr)
            send({"type": "ready"})
        elif kind == "choose":
            # message["observation"] is the position as this player sees it; a better bot looks at it.
            send({"type": "move", "id": message["id"], "move": choose(message["moves"], luck)})
        elif kind == "over":
            return


if __name__ == "__main__":
    main()
