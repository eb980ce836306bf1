"""Plays at a Caravel server over its stream of events: python3 examples/stream_bot.py http://localhost:8080 [--games N]

The token of a bot account is read from CARAVEL_TOKEN. The bot reads one JSON object per line, accepts every invitation (its policy on
the server says which ones come at all), and answers every turn with one of the legal moves. When the connection is lost it comes back
and is told again what waits for it. It needs nothing but Python; write a better `choose`.
"""
import argparse, http.client, json, os, random, sys, time, urllib.error, urllib.request

parser = argparse.ArgumentParser()
parser.add_argument("server")
parser.add_argument("--games", type=int, help="stop after so many games")
parser.add_argument("--decline", action="store_true", help="decline all invitations")
options = parser.parse_args()
server = options.server.rstrip("/")
token = os.environ.get("CARAVEL_TOKEN") or sys.exit("CARAVEL_TOKEN is not set")
finished = set()

def open_url(method, path, body=None, timeout=30):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server + path, data, {"Authorization": f"Bearer {token}"}, method=method)
    if data is not None:
        request.add_header("Content-Type", "application/json")
    return urllib.request.urlopen(request, timeout=timeout)

def send(path, body):
    """Too fast, or the server rests: the same request again does no harm. What is refused otherwise is said, and the bot goes on."""
    while True:
        try:
            with open_url("POST", path, body) as answer:
                return answer.read()
        except urllib.error.HTTPError as error:
            if error.code not in (429, 503):
                said = error.read().decode()
                if '"stale"' not in said:  # somebody else was faster: a new turn comes if there is still something to choose
                    print(f"{path}: {said}", file=sys.stderr, flush=True)
                return
            time.sleep(2)

def choose(turn):
    """`turn["m"]` are the legal moves as text; with /api/stream?views=true, `turn["view"]` is the board."""
    return random.choice(turn["m"])

def hear(event):
    kind = event["k"]
    if kind == "invited":
        send(f"/api/tables/{event['invitation']['table']}/{'decline' if options.decline else 'accept'}", {})
    elif kind == "turn":
        act = {"length": event["n"], "moves": [choose(event)], "seat": event["s"], "request": f"bot-{event['n']}"}
        send(f"/api/tables/{event['t']}/act", act)
    elif kind == "info" and event["info"]["status"] == "finished":
        finished.add(event["info"]["id"])
        print(f"{event['info']['id']}: {event['info']['ending']['scores']}", flush=True)
    elif kind == "info" and "proposal" in event["info"]:  # to take moves back, or to end the game
        send(f"/api/tables/{event['info']['id']}/agree", {"yes": True})

def listen():
    """A beat comes every 15 seconds: where nothing comes for a minute, the connection is dead."""
    with open_url("GET", "/api/stream", timeout=60) as stream:
        for line in stream:
            if not line.endswith(b"\n"):  # cut off in the middle: it is told again
                return
            hear(json.loads(line))
            if options.games is not None and len(finished) >= options.games:
                sys.exit(0)

last = None

def complain(error):
    """Once, not every second."""
    global last
    problem = str(error) or type(error).__name__
    if problem != last:
        print(f"{server}: {problem}; trying again", file=sys.stderr, flush=True)
    last = problem

while True:
    try:
        listen()
        last = None
    except urllib.error.HTTPError as error:
        if error.code in (401, 403):
            sys.exit(f"the server does not know this token: {error.read().decode()}")
        complain(error)
    except (OSError, http.client.HTTPException) as error:
        complain(error)
    time.sleep(1)
