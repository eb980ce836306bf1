"""Plays one random game: python3 examples/random_bot.py puerto-rico 4 bin/caravel engine"""
import json, random, subprocess, sys

game, players, *command = sys.argv[1:]
engine = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

def ask(request):
    print(request, file=engine.stdin, flush=True)
    answer = json.loads(engine.stdout.readline())
    if "error" in answer:
        sys.exit(f"{request}: {answer['error']}")
    return answer

position = ask("new " + json.dumps({"game": game, "players": int(players), "seed": random.getrandbits(32)}))
while position["turn"] != "over":
    if position["turn"] == "chance":
        position = ask("roll")
    else:
        seat = random.choice(position["seats"])
        position = ask(f"apply {seat} {random.choice(ask(f'legal {seat}')['moves'])}")
print(json.dumps(ask("scores")))
ask("quit")
