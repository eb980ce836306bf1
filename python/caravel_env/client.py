"""The client of `caravel env` (docs/protocol-env.md). Needs nothing but Python; with numpy, batches are arrays."""
import json
import os
import shlex
import struct
import subprocess
import tempfile
from pathlib import Path

try:
    import numpy
except ImportError:
    numpy = None

HELLO, BATCH, RESET, OBSERVATION, ERROR = range(5)
HEADER = struct.Struct("<II")
ALL_GAMES = 0xFFFFFFFF
#: The action for a game that is over and waits for a reset, and the seat that has to choose in it.
NO_ACTION = 0xFFFF
NOBODY = 0xFF
FORMATS = {"float64": "d", "float32": "f", "int16": "h", "int8": "b", "uint8": "B"}


class CaravelError(Exception):
    """What `caravel env` refused: `field` names what was wrong, `rule` the rule of the game that forbids an action."""

    def __init__(self, message, field=None, rule=None):
        where = f"{field}: " if field else ""
        super().__init__(f"{where}{message}{f' (rule {rule})' if rule else ''}")
        self.field = field
        self.rule = rule


def default_command():
    """The environment variable CARAVEL, or the command of the repository this file is in, or `caravel` of the path."""
    given = os.environ.get("CARAVEL")
    if given:
        return [given] if os.path.exists(given) else shlex.split(given)
    here = Path(__file__).resolve().parents[2] / "bin" / "caravel"
    return [str(here) if here.exists() else "caravel"]


def packed(kind, name, value):
    """One number of a request; one that does not fit is refused by its name."""
    try:
        return struct.pack(kind, value)
    except struct.error:
        what = "a number" if kind == "<d" else "a whole number from 0 up"
        raise CaravelError(f"{value!r} is not {what}", name) from None


class Batch:
    """One answer: `seats`, `ended`, `seeds` by game; `rewards` and `scores` by game and seat; `observations`, `masks`.

    With numpy they are arrays of games × numbers, read in place; without it, flat memoryviews: `row` cuts out one game.
    """

    def __init__(self, sections, actions, body):
        self.actions = actions
        self._widths = {}
        for section in sections:
            name, kind, offset, shape = (section[key] for key in ("name", "type", "offset", "shape"))
            count = 1
            for length in shape:
                count *= length
            self._widths[name] = count // shape[0]
            size = count * struct.calcsize(FORMATS[kind])
            if numpy:
                value = numpy.frombuffer(body, dtype=numpy.dtype(kind).newbyteorder("<"), count=count, offset=offset).reshape(shape)
            else:
                value = memoryview(body)[offset : offset + size].cast(FORMATS[kind])
            setattr(self, name, value)

    def row(self, name, game):
        """The numbers of one game, as a list."""
        width = self._widths[name]
        value = getattr(self, name)
        return value.reshape(-1)[game * width : (game + 1) * width].tolist() if numpy else value[game * width : (game + 1) * width].tolist()

    def legal(self, game):
        """The actions that the game allows whoever has to choose, ascending."""
        bits = int.from_bytes(bytes(self.row("masks", game)), "little")
        found = []
        while bits:
            low = bits & -bits
            found.append(low.bit_length() - 1)
            bits ^= low
        return found

    def mask_array(self):
        """All masks as a numpy array of games × actions, True where an action is allowed."""
        return numpy.unpackbits(self.masks, axis=1, count=self.actions, bitorder="little").astype(bool)


class Env:
    """`games` games at once; every `step` plays one action in each.

    `hello` is the greeting: `actions` (their texts), `observation` (names and units of its numbers), `agents` (the seats that are asked).
    `batch` is the last answer. A request that is refused raises CaravelError and changes nothing.
    """

    def __init__(self, game, players, games=1, *, seed=1, rules=None, options=None, seats=None, observation="net", rewards="win", reset="auto", command=None):
        given = {"game": game, "players": players, "games": games, "seed": seed, "observation": observation, "rewards": rewards, "reset": reset}
        if rules is not None:
            given["rules"] = rules
        if seats is not None:
            given["seats"] = seats if isinstance(seats, str) else ",".join(seats)
        flags = [word for name, value in given.items() for word in (f"--{name}", str(value))]
        for name, value in (options or {}).items():
            flags += ["--option", f"{name}={value if isinstance(value, str) else json.dumps(value)}"]
        command = command or default_command()
        self._errors = tempfile.TemporaryFile()
        try:
            self._process = subprocess.Popen([*command, "env", *flags], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors)
        except FileNotFoundError:
            self._errors.close()
            raise CaravelError(f"there is no command {command[0]}: set CARAVEL to bin/caravel of the repository", "command") from None
        self.games = games
        self.players = players
        try:
            self.hello = json.loads(self._answer(HELLO))
            self._actions = struct.Struct(f"<{games}H")
            self.batch = self._batch()
        except BaseException:
            self.close()
            raise

    def step(self, actions):
        """Plays actions[i] in game i and returns the batch that follows."""
        if len(actions) != self.games:
            raise CaravelError(f"{len(actions)} actions for {self.games} games", "actions")
        try:
            body = self._actions.pack(*actions)
        except struct.error:
            wrong = next(i for i, action in enumerate(actions) if not isinstance(action, int) and not hasattr(action, "__index__") or not 0 <= int(action) <= NO_ACTION)
            raise CaravelError(f"{actions[wrong]!r} is not an action from 0 to {len(self.hello['actions']) - 1}", f"actions[{wrong}]") from None
        return self._ask(BATCH, body)

    def reset(self, seed, game=None):
        """Begins all games anew, as a run with this seed; or one game, with this seed as its own."""
        return self._ask(RESET, packed("<d", "seed", seed) + packed("<I", "game", ALL_GAMES if game is None else game))

    def observe(self, seat, game=0):
        """What a seat observes, whether it has to choose or not, as a list or, with numpy, an array."""
        self._send(OBSERVATION, packed("<I", "game", game) + packed("<I", "seat", seat))
        body = self._answer(OBSERVATION)
        kind = self.hello["observation"]["type"]
        if numpy:
            return numpy.frombuffer(body, dtype=numpy.dtype(kind).newbyteorder("<"))
        return memoryview(body).cast(FORMATS[kind]).tolist()

    def close(self):
        for stream in (self._process.stdin, self._process.stdout):
            try:
                stream.close()
            except BrokenPipeError:
                pass
        self._process.wait()
        self._errors.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _ask(self, kind, body):
        self._send(kind, body)
        self.batch = self._batch()
        return self.batch

    def _batch(self):
        return Batch(self.hello["batch"], len(self.hello["actions"]), self._answer(BATCH))

    def _send(self, kind, body):
        try:
            self._process.stdin.write(HEADER.pack(len(body), kind) + body)
            self._process.stdin.flush()
        except (BrokenPipeError, ValueError):
            raise self._gone() from None

    def _answer(self, kind):
        header = self._process.stdout.read(HEADER.size)
        if len(header) < HEADER.size:
            raise self._gone()
        length, answered = HEADER.unpack(header)
        body = self._process.stdout.read(length)
        if len(body) < length:
            raise self._gone()
        if answered == ERROR:
            fault = json.loads(body)
            raise CaravelError(fault["error"], fault.get("field"), fault.get("rule"))
        if answered != kind:
            raise CaravelError(f"{answered} instead of {kind}", "kind")
        return body

    def _gone(self):
        """The command has ended: its own words say why."""
        if self._process.stdin.closed:
            return CaravelError("the environment is closed")
        code = self._process.wait()
        self._errors.seek(0)
        said = self._errors.read().decode(errors="replace").strip().splitlines()
        return CaravelError(f"caravel env has ended with exit code {code}{': ' + said[-1] if said else ''}")
