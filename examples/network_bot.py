"""Plays at a Caravel server: python3 examples/network_bot.py http://localhost:8080 [--join TABLE] [--every SECONDS] [--until-idle SECONDS]

The token of a bot account is read from CARAVEL_TOKEN; an account makes one by POST /api/bots {"name": ...}. The bot asks which of
its tables wait for it, what it may do there, and does one of those things. It knows no rules; write a better `choose`.
"""
import argparse, json, os, random, sys, time, urllib.error, urllib.request

parser = argparse.ArgumentParser()
parser.add_argument("server")
parser.add_argument("--join", help="sit down at this table first")
parser.add_argument("--every", type=float, default=1, help="how often to ask whether a table waits")
parser.add_argument("--until-idle", type=float, help="stop when no table is running for so many seconds")
options = parser.parse_args()
token = os.environ.get("CARAVEL_TOKEN") or sys.exit("CARAVEL_TOKEN is not set")

def ask(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(options.server.rstrip("/") + path, data, {"Authorization": f"Bearer {token}"}, method=method)
    if data is not None:
        request.add_header("Content-Type", "application/json")
    while True:
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.loads(answer.read() or "null")
        except urllib.error.HTTPError as error:
            if error.code not in (429, 503):
                raise
            time.sleep(2)  # too fast, or the server rests: the same request again does no harm

def choose(moves, table):
    """The view of the board would be ask("GET", f"/api/tables/{table}/position")["view"]."""
    return random.choice(moves)

def play(table):
    """Moves until the turn is another's. The request id makes it safe to send a move again when its answer is lost."""
    while (legal := ask("GET", f"/api/tables/{table}/legal"))["hasTurn"]:
        move = choose(legal["moves"], table)
        act = {"length": legal["length"], "moves": [move], "seat": legal["seat"], "request": f"bot-{legal['length']}"}
        try:
            ask("POST", f"/api/tables/{table}/act", act)
        except urllib.error.HTTPError as error:
            if error.code != 409:  # 409: somebody else was faster; look again
                sys.exit(f"{table}: {move}: {error.read().decode()}")

me = ask("GET", "/api/me")["me"] or sys.exit("the server does not know this token")
if options.join:
    ask("POST", f"/api/tables/{options.join}/join", {})
busy = time.monotonic()
while True:
    tables = [table for table in ask("GET", "/api/my/tables")["tables"] if table["status"] in ("open", "running")]
    mine = [t["id"] for t in tables if any(t["seats"][seat].get("user") == me["id"] for seat in t["turn"])]
    for table in mine:
        play(table)
    if tables:
        busy = time.monotonic()
    elif options.until_idle is not None and time.monotonic() - busy > options.until_idle:
        break
    if not mine:
        time.sleep(options.every)
