"""Plays in a match: bin/caravel match --game puerto-rico --seats "cmd:python3 examples/greedy_bot.py,random,random"

Puerto Rico by rules of thumb: take the role that is worth most to me and least to the others, build the dearest building, sell and grow
the dearest good, ship as much as fits. Any other game at random.
"""
import json, random, sys

GOODS = ["corn", "indigo", "sugar", "tobacco", "coffee"]

def total(barrels):
    return sum(barrel["count"] for barrel in barrels)

def gain(role, seat):
    """What a role brings a player, roughly in points."""
    barrels = {barrel["good"]: barrel["count"] for barrel in seat["barrels"]}
    if role == "captain":
        return sum(barrels.values())
    if role == "trader":
        return max([price["doubloons"] for price in seat["prices"] if barrels.get(price["good"])], default=0) / 2
    if role == "builder":
        return min(seat["doubloons"], 10) / 2
    if role == "craftsman":
        return total(seat["production"]) * 0.8
    if role == "mayor":
        empty = sum(tile["count"] - tile["occupied"] for tile in seat["island"]["tiles"])
        return min(2, empty + len(seat["city"]["buildings"]))
    return 1 if role == "settler" else 0.5

def role_worth(role, view, me):
    others = [seat for seat in view["seats"] if seat["seat"] != me]
    money = next(card["doubloons"] for card in view["roles"] if card["name"] == role)
    return 1.5 * gain(role, view["seats"][me]) - max(gain(role, seat) for seat in others) + 0.5 * money

def worth(move, view, me):
    word, *rest = move.split(" ")
    if word == "role":
        return role_worth(rest[0], view, me)
    if word == "build":
        return next(row["cost"] + row["points"] for row in view["market"] if row["name"] == rest[0])
    if word in ("load", "wharf"):
        return 1 + next(barrel["count"] for barrel in view["seats"][me]["barrels"] if barrel["good"] == rest[0])
    if word == "colonists":
        return int(rest[1])
    if rest:  # a good to grow, make, sell or keep
        return 1 + GOODS.index(rest[0])
    return 0 if word == "pass" else 3.5  # a quarry, a hospice, one colonist more

def choose(ask):
    if ask["game"] != "puerto-rico":
        return random.choice(ask["moves"])
    return max(ask["moves"], key=lambda move: (worth(move, ask["view"], ask["seat"]), random.random()))

for line in sys.stdin:
    ask = json.loads(line)
    if ask["ask"] == "hello":
        random.seed(ask["seed"])
        answer = {"name": "greedy"}
    else:
        answer = {"move": choose(ask)}
    print(json.dumps(answer), flush=True)
