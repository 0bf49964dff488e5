"""A bot for the dejarik arena that searches: flat Monte Carlo over sampled worlds, in any game, without knowing its rules.
`dejarik engine` is its forward model. Try it:

    dejarik arena --game duel --agents random "flat=exec:python3 arena/examples/flat_search.py" --games 100

For each decision it loads what it sees, samples worlds that look the same, and asks for playouts behind each of some moves,
all at once; the move with the best mean is played. The protocols are in arena/PROTOCOL.md and arena/ENGINE.md.
"""

import argparse
import json
import random
import shlex
import subprocess
import sys


class Engine:
    """`dejarik engine`: questions go out at once, answers are taken when they are wanted."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.asked = 0
        self.answers = {}

    def send(self, ask, **fields):
        self.asked += 1
        self.process.stdin.write(json.dumps({"id": self.asked, "ask": ask, **fields}) + "\n")
        return self.asked

    def take(self, number):
        self.process.stdin.flush()
        while number not in self.answers:
            line = self.process.stdout.readline()
            if line == "":
                raise RuntimeError("the engine has gone")
            message = json.loads(line)
            self.answers[message["id"]] = message
        message = self.answers.pop(number)
        if "error" in message:
            raise RuntimeError(f"{message['error']['field']}: {message['error']['message']}")
        return message["answer"]

    def ask(self, question, **fields):
        return self.take(self.send(question, **fields))


def choose(engine, observation, moves, seat, luck, given):
    """The place of the move with the best mean over playouts in sampled worlds."""
    engine.send("load", position=observation, **{"as": "seen"})
    worlds = engine.ask("sample", state="seen", count=given.worlds, seed=luck.getrandbits(32))["states"]
    places = luck.sample(range(len(moves)), min(given.moves, len(moves)))
    asked = [
        engine.send("playout", states=worlds, move=moves[place], count=given.playouts, policy=given.policy, seed=0)
        for place in places
    ]
    values = [engine.take(number)["values"][seat] for number in asked]
    engine.ask("free", states=worlds)
    return places[values.index(max(values))]


def send(message):
    print(json.dumps(message), flush=True)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--engine", default="dejarik engine", help="the command that starts the engine")
    options.add_argument("--worlds", type=int, default=8, help="sampled for a decision")
    options.add_argument("--playouts", type=int, default=8, help="behind each move, shared out among the worlds")
    options.add_argument("--moves", type=int, default=16, help="compared at most; others are left out by chance")
    options.add_argument("--policy", default="random", choices=["random", "quick"], help="how playouts go on")
    given = options.parse_args()
    engine = Engine(given.engine)
    luck = random.Random()
    seat = ""
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            send({"type": "hello", "protocol": 1, "name": "flat search", "version": "1.0", "games": "many"})
        elif kind == "game":
            luck.seed(message["seed"])
            seat = message["seat"]
            send({"type": "ready"})
        elif kind == "choose":
            place = choose(engine, message["observation"], message["moves"], seat, luck, given)
            send({"type": "move", "id": message["id"], "move": place})
        # After "over" the next game follows, or the end of the lines
    engine.process.stdin.close()
    engine.process.wait()


if __name__ == "__main__":
    main()
