// puerto-rico, version 1 of the rules, frozen by 'caravel freeze' from dfda0df492f27c4c05baeb5539cbed5430bed63e. Never edited.
// \0rolldown/runtime.js
var __defProp = Object.defineProperty;
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
// games/core/src/at.ts
/** The element of a list at an index that is known to be in range; an index that is not is a bug and throws. */
const at = (list, index) => {
	const element = list[index];
	if (element === void 0) throw new RangeError(`no element ${index} in a list of ${list.length}`);
	return element;
};
// games/core/src/result.ts
const ok = (value) => ({
	ok: true,
	value
});
const fail = (message, at = {}) => ({
	ok: false,
	problem: {
		message,
		...at
	}
});
// games/core/src/config.ts
/** What is chosen before the first move: rule set, number of players, options. Read from JSON with errors that name the field. */
const LONGEST_SHOWN = 40;
/** A value in a message, cut short. NaN has no JSON, so numbers are shown as they are. */
const show = (value) => {
	const text = typeof value === "number" ? String(value) : JSON.stringify(value) ?? "nothing";
	return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
};
/** One of several words or numbers; the first is the default. */
const choice = (about, values) => ({
	about,
	default: values[0],
	values,
	read: (value) => values.includes(value) ? ok(value) : fail(`${show(value)} is none of ${values.join(", ")}`)
});
/** A seat, or a word that stands for no particular seat; the word is the default. */
const seatOr = (about, word) => ({
	about,
	default: word,
	read: (value, players) => value === word || typeof value === "number" && Number.isInteger(value) && value >= 0 && value < players ? ok(value) : fail(`${show(value)} is neither '${word}' nor a seat from 0 to ${players - 1}`)
});
/** Yes or no; no is the default. */
const flag = (about) => choice(about, [false, true]);
// games/core/src/decision.ts
/** The part of a group from one index up to another. */
const span = ({ first }, from, end) => Array.from({ length: end - from }, (_, i) => first + from + i);
/** Single moves, whole groups and parts of them as one list. */
const movesOf = (...parts) => Uint16Array.from(parts.flatMap((part) => typeof part === "object" && "first" in part ? span(part, 0, part.count) : part)).sort();
/** Use it or pass. */
const optional = (use, pass, rule, after) => ({
	moves: movesOf(use, pass),
	apply: (s, seat, move) => after(s, seat, move === use),
	whyNot: (_s, _seat, move) => move === use || move === pass ? void 0 : rule
});
// games/core/src/game.ts
const CHANCE_TURN = 16384;
const hasTurn = (turn, seat) => seat >= 0 && turn !== 16384 && (turn & 1 << seat) !== 0;
/** The lowest seat that has to choose. Only for turns with seats in them. */
const firstSeat = (turn) => 31 - Math.clz32(turn & -turn);
/** The seats that have to choose, ascending. */
const seatsOf = (turn) => {
	const seats = [];
	if (turn === 16384) return seats;
	for (let rest = turn; rest !== 0; rest &= rest - 1) seats.push(firstSeat(rest));
	return seats;
};
// games/core/src/faults.ts
/** The sum of `of(0)` to `of(length − 1)`. */
const sumOf = (length, of) => {
	let sum = 0;
	for (let i = 0; i < length; i++) sum += of(i);
	return sum;
};
var Faults = class {
	list = [];
	equal(what, found, expected) {
		if (found !== expected) this.list.push(`${what}: ${found}, not ${expected}`);
	}
	atMost(what, found, limit) {
		if (found > limit) this.list.push(`${what}: ${found}, more than ${limit}`);
	}
	atLeast(what, found, limit) {
		if (found < limit) this.list.push(`${what}: ${found}, fewer than ${limit}`);
	}
	/** No number is negative, except in the fields where a negative number means nobody or nothing. */
	notNegative(layout, s, except) {
		for (const { name, at, shape } of layout.fields) {
			if (except.has(name)) continue;
			const end = at + shape.reduce((product, n) => product * n, 1);
			for (let i = at; i < end; i++) this.atLeast(name, s[i], 0);
		}
	}
};
// games/core/src/flow.ts
/** How a step says whom it waits for. */
const waitsOf = (step, turn) => ({
	awaitSeat(s, next, seat) {
		step.set(s, next);
		turn.set(s, 1 << seat);
	},
	awaitChance(s, next) {
		step.set(s, next);
		turn.set(s, CHANCE_TURN);
	},
	/** The step has nothing left to ask: the table of what follows says how it goes on. */
	awaitNobody(s, next) {
		step.set(s, next);
		turn.set(s, 0);
	}
});
/** Entries found by the number of their step. Not core's `at`: there the compiler sees lists of every kind, here always the same. */
const byStep = (entries) => {
	const list = [];
	for (const [step, what] of entries) list[step] = what;
	const find = (step) => {
		const what = list[step];
		if (what === void 0) throw new RangeError(`nothing is said of step ${step}`);
		return what;
	};
	return find;
};
/** The moves of the decision that no rule forbids. */
const allowed = ({ moves, whyNot }) => {
	const listAllowed = (s, seat, out, count) => {
		let end = count;
		for (const move of moves) if (whyNot(s, seat, move) === void 0) out[end++] = move;
		return end;
	};
	return listAllowed;
};
const listOf = (decision) => decision.list ?? allowed(decision);
const nothing = (_s, _seat, _out, count) => count;
const makeFlow = (plan) => {
	const { step, turn, over, chanceFirst, anytime } = plan;
	const lotteries = byStep(plan.lotteries);
	const decisions = byStep(plan.decisions);
	const lists = byStep(plan.decisions.map(([asked, decision]) => [asked, listOf(decision)]));
	const follows = byStep(plan.follows);
	const listAnytime = anytime ? listOf(anytime) : nothing;
	const isAnytime = new Uint8Array(plan.moves.count);
	for (const move of anytime?.moves ?? []) isAnytime[move] = 1;
	const goOn = (s) => {
		while (turn(s) === 0 && step(s) !== over.step) follows(step(s))(s);
	};
	const chance = (s, out, weights) => turn(s) === 16384 ? lotteries(step(s)).chance(s, out, weights) : 0;
	const possible = new Uint16Array(plan.moves.count);
	const ignored = new Uint16Array(plan.moves.count);
	const isPossible = (s, move) => possible.subarray(0, chance(s, possible, ignored)).includes(move);
	return {
		setup(config) {
			const s = new Int16Array(plan.layout.size);
			plan.setUp(config, s);
			goOn(s);
			return s;
		},
		legal: (s, seat, out) => listAnytime(s, seat, out, hasTurn(turn(s), seat) ? lists(step(s))(s, seat, out, 0) : 0),
		chance,
		apply(s, seat, move) {
			if (anytime && isAnytime[move] === 1) return anytime.apply(s, seat, move);
			if (seat === -1) lotteries(step(s)).apply(s, move);
			else decisions(step(s)).apply(s, seat, move);
			goOn(s);
		},
		/** The first rule in the way: the end, chance's part, what comes before whose turn it is, the turn, then what the step says. */
		whyNot(s, seat, move) {
			if (step(s) === over.step) return over.rule;
			if (seat === -1 && isPossible(s, move)) return void 0;
			if (seat === -1 || move >= chanceFirst) return plan.whyNotByChance(move);
			if (anytime && isAnytime[move] === 1) return anytime.whyNot(s, seat, move);
			const rule = plan.whyNotNow?.(s, seat, move);
			if (rule !== void 0) return rule;
			return hasTurn(turn(s), seat) ? decisions(step(s)).whyNot(s, seat, move) : plan.whyNotOutOfTurn(s, seat, move);
		},
		goOn
	};
};
// games/core/src/layout.ts
const cellAt = (at) => {
	const read = (s) => s[at];
	const set = (s, value) => {
		s[at] = value;
	};
	const add = (s, amount) => {
		s[at] = s[at] + amount;
	};
	return Object.assign(read, {
		set,
		add,
		at
	});
};
const rowAt = (at, length) => {
	const read = (s, i) => s[at + i];
	const set = (s, i, value) => {
		s[at + i] = value;
	};
	const add = (s, i, amount) => {
		s[at + i] = s[at + i] + amount;
	};
	return Object.defineProperty(Object.assign(read, {
		set,
		add,
		at
	}), "length", { value: length });
};
const gridAt = (at, width) => {
	const read = (s, i, j) => s[at + i * width + j];
	const set = (s, i, j, value) => {
		s[at + i * width + j] = value;
	};
	const add = (s, i, j, amount) => {
		s[at + i * width + j] = s[at + i * width + j] + amount;
	};
	return Object.assign(read, {
		set,
		add,
		at,
		width
	});
};
/** Assigns places in the array one after the other; `done` closes the layout. */
var LayoutPlan = class {
	#size = 0;
	#closed = false;
	#fields = [];
	cell(name) {
		return cellAt(this.#claim(name, []));
	}
	row(name, length) {
		return rowAt(this.#claim(name, [length]), length);
	}
	grid(name, rows, width) {
		return gridAt(this.#claim(name, [rows, width]), width);
	}
	done() {
		this.#closed = true;
		return {
			size: this.#size,
			fields: this.#fields
		};
	}
	#claim(name, shape) {
		if (this.#closed) throw new Error(`the plan is closed: no place for ${name}`);
		if (this.#fields.some((field) => field.name === name)) throw new Error(`two fields named ${name}`);
		const at = this.#size;
		this.#fields.push({
			name,
			at,
			shape
		});
		this.#size += shape.reduce((product, n) => product * n, 1);
		return at;
	}
};
// games/core/src/moves.ts
/**
* Each move exists once: its number is its index in the game's table, its text is stable for ever, its struct says the same in types.
*
* A game writes its table as one object, a row for each kind of move. Numbers follow the order of the rows; within a row the last field
* runs fastest. The text is the kind and the values of the fields, unless the row writes its own.
*
*     const { moves, groups } = defineMoves({
*       pass: {},                                  // 'pass'           { kind: 'pass' }
*       load: { good: GOODS, ship: HOLDS },        // 'load corn 4'    { kind: 'load', good: 'corn', ship: 4 }
*       'turn up': { favor: FAVORS },              // 'turn up lady'   { kind: 'turn up', favor: 'lady' }
*       upkeep: rows(listOfFields),                // for a row that is not every combination of its fields
*       'sail more': rows(every({ slot: SLOTS }), ({ slot }) => `sail ${slot} more`), // and for one with a text of its own
*     });
*     export { moves };
*     export type PuertoRicoMove = StructOf<typeof moves>;    // the union of all structs, told apart by their kind
*     export const { load: LOAD } = groups;                   // the rules use LOAD.first, LOAD.has(move), LOAD.index(move)
*     export const PASS = groups.pass.first;
*
* Lists of values are `as const` (or typed by a union), or the struct knows only `string` or `number`.
*/
/** Every combination of the values of some fields; the last field runs fastest. */
const every = (fields) => {
	let combinations = [{}];
	for (const [name, values] of Object.entries(fields)) combinations = combinations.flatMap((combination) => values.map((value) => ({
		...combination,
		[name]: value
	})));
	return combinations;
};
var Rows = class {
	list;
	texts;
	constructor(list, texts) {
		this.list = list;
		this.texts = texts;
	}
};
/** The moves of a kind written out, and their texts if these are not the kind and the values of the fields. */
const rows = (list, text) => new Rows(list, (kind) => list.map(text ?? ((row) => [kind, ...Object.values(row)].join(" "))));
const groupAt = (first, count) => ({
	first,
	count,
	has: (move) => move >= first && move < first + count,
	index: (move) => move - first
});
/** Collects the texts in table order; a game's legal lists ascend in this order. */
var MoveTable = class {
	#texts = [];
	#structs = [];
	#byText = /* @__PURE__ */ new Map();
	/** The rows have the type of the table, which is inferred from the same description as they are. */
	group(kind, { list, texts }) {
		const first = this.#texts.length;
		for (const [i, text] of texts(kind).entries()) this.#enter(text, {
			kind,
			...at(list, i)
		});
		return groupAt(first, list.length);
	}
	get count() {
		return this.#texts.length;
	}
	text(move) {
		const text = this.#texts[move];
		if (text === void 0) throw new RangeError(`no move ${move}`);
		return text;
	}
	struct(move) {
		return at(this.#structs, move);
	}
	find(text) {
		return this.#byText.get(text);
	}
	parse(text) {
		const move = this.find(text);
		return move === void 0 ? void 0 : this.struct(move);
	}
	#enter(text, struct) {
		if (!/^[a-z][^\s]*( [^\s]+)*$/.test(text)) throw new Error(`a move starts with a small letter and has single spaces: '${text}'`);
		if (text === "undo" || text.startsWith("undo ")) throw new Error("undo is a log entry, not a move");
		if (this.#byText.has(text)) throw new Error(`two moves read '${text}'`);
		this.#byText.set(text, this.#texts.length);
		this.#texts.push(text);
		this.#structs.push(Object.freeze(struct));
	}
};
/** The table of a game's moves, and for the rules the run of numbers of each kind. */
const defineMoves = (description) => {
	const moves = new MoveTable();
	const groups = {};
	for (const [kind, row] of Object.entries(description)) groups[kind] = moves.group(kind, row instanceof Rows ? row : rows(every(row)));
	return {
		moves,
		groups
	};
};
// games/puerto-rico/src/tables/goods.ts
/** The five goods, in the order of their price (S8, TR1), and the plantation tiles that grow them (S7). */
const GOODS = [
	"corn",
	"indigo",
	"sugar",
	"tobacco",
	"coffee"
];
/** TR1: doubloons the trading house pays. */
const PRICES = [
	0,
	1,
	2,
	3,
	4
];
/** S8: barrels of each good in the box. */
const BARRELS = [
	10,
	11,
	11,
	9,
	9
];
/** What can lie on an island: the plantations in the order of the goods, and the quarry. */
const TILES = [...GOODS, "quarry"];
/** S7: tiles of each kind in the box. */
const TILE_COPIES = [
	10,
	12,
	11,
	9,
	8,
	8
];
// games/puerto-rico/src/tables/buildings.ts
/** S10: the buildings, one row each. Rules that bend around a building read its row or name its index. */
const BUILDING_TABLE = [
	{
		name: "small-indigo-plant",
		cost: 1,
		points: 1,
		circles: 1,
		copies: 4,
		column: 1,
		kind: "small plant",
		makes: "indigo"
	},
	{
		name: "small-sugar-mill",
		cost: 2,
		points: 1,
		circles: 1,
		copies: 4,
		column: 1,
		kind: "small plant",
		makes: "sugar"
	},
	{
		name: "small-market",
		cost: 1,
		points: 1,
		circles: 1,
		copies: 2,
		column: 1,
		kind: "violet"
	},
	{
		name: "hacienda",
		cost: 2,
		points: 1,
		circles: 1,
		copies: 2,
		column: 1,
		kind: "violet"
	},
	{
		name: "construction-hut",
		cost: 2,
		points: 1,
		circles: 1,
		copies: 2,
		column: 1,
		kind: "violet"
	},
	{
		name: "small-warehouse",
		cost: 3,
		points: 1,
		circles: 1,
		copies: 2,
		column: 1,
		kind: "violet"
	},
	{
		name: "indigo-plant",
		cost: 3,
		points: 2,
		circles: 3,
		copies: 3,
		column: 2,
		kind: "large plant",
		makes: "indigo"
	},
	{
		name: "sugar-mill",
		cost: 4,
		points: 2,
		circles: 3,
		copies: 3,
		column: 2,
		kind: "large plant",
		makes: "sugar"
	},
	{
		name: "hospice",
		cost: 4,
		points: 2,
		circles: 1,
		copies: 2,
		column: 2,
		kind: "violet"
	},
	{
		name: "office",
		cost: 5,
		points: 2,
		circles: 1,
		copies: 2,
		column: 2,
		kind: "violet"
	},
	{
		name: "large-market",
		cost: 5,
		points: 2,
		circles: 1,
		copies: 2,
		column: 2,
		kind: "violet"
	},
	{
		name: "large-warehouse",
		cost: 6,
		points: 2,
		circles: 1,
		copies: 2,
		column: 2,
		kind: "violet"
	},
	{
		name: "tobacco-storage",
		cost: 5,
		points: 3,
		circles: 3,
		copies: 3,
		column: 3,
		kind: "large plant",
		makes: "tobacco"
	},
	{
		name: "coffee-roaster",
		cost: 6,
		points: 3,
		circles: 2,
		copies: 3,
		column: 3,
		kind: "large plant",
		makes: "coffee"
	},
	{
		name: "factory",
		cost: 7,
		points: 3,
		circles: 1,
		copies: 2,
		column: 3,
		kind: "violet"
	},
	{
		name: "university",
		cost: 8,
		points: 3,
		circles: 1,
		copies: 2,
		column: 3,
		kind: "violet"
	},
	{
		name: "harbor",
		cost: 8,
		points: 3,
		circles: 1,
		copies: 2,
		column: 3,
		kind: "violet"
	},
	{
		name: "wharf",
		cost: 9,
		points: 3,
		circles: 1,
		copies: 2,
		column: 3,
		kind: "violet"
	},
	{
		name: "guild-hall",
		cost: 10,
		points: 4,
		circles: 1,
		copies: 1,
		column: 4,
		kind: "large violet"
	},
	{
		name: "residence",
		cost: 10,
		points: 4,
		circles: 1,
		copies: 1,
		column: 4,
		kind: "large violet"
	},
	{
		name: "fortress",
		cost: 10,
		points: 4,
		circles: 1,
		copies: 1,
		column: 4,
		kind: "large violet"
	},
	{
		name: "customs-house",
		cost: 10,
		points: 4,
		circles: 1,
		copies: 1,
		column: 4,
		kind: "large violet"
	},
	{
		name: "city-hall",
		cost: 10,
		points: 4,
		circles: 1,
		copies: 1,
		column: 4,
		kind: "large violet"
	}
];
const BUILDINGS = BUILDING_TABLE.map(({ name }) => name);
const BUILDING_COUNT = BUILDING_TABLE.length;
const buildingNamed = (name) => BUILDINGS.indexOf(name);
/** Sets of buildings a table may be laid out with; an expansion is more rows and one more set. */
const BUILDING_SETS = { base: BUILDINGS };
const SMALL_MARKET = buildingNamed("small-market");
const HACIENDA = buildingNamed("hacienda");
const CONSTRUCTION_HUT = buildingNamed("construction-hut");
const SMALL_WAREHOUSE = buildingNamed("small-warehouse");
const HOSPICE = buildingNamed("hospice");
const OFFICE = buildingNamed("office");
const LARGE_MARKET = buildingNamed("large-market");
const LARGE_WAREHOUSE = buildingNamed("large-warehouse");
const FACTORY = buildingNamed("factory");
const UNIVERSITY = buildingNamed("university");
const HARBOR = buildingNamed("harbor");
const WHARF = buildingNamed("wharf");
const GUILD_HALL = buildingNamed("guild-hall");
const RESIDENCE = buildingNamed("residence");
const FORTRESS = buildingNamed("fortress");
const CUSTOMS_HOUSE = buildingNamed("customs-house");
const CITY_HALL = buildingNamed("city-hall");
/** The columns of the table as flat arrays: legal lists read them a few million times a second. */
const column = (read) => Int8Array.from(BUILDING_TABLE, read);
const COSTS = column((row) => row.cost);
const POINTS = column((row) => row.points);
const CIRCLES = column((row) => row.circles);
/** BU1: quarries that count, by the column. */
const QUARRY_LIMITS = column((row) => row.column);
const MOST_QUARRIES = Math.max(...QUARRY_LIMITS);
/** City spaces a building covers. */
const SPACES = column((row) => row.kind === "large violet" ? 2 : 1);
const IS_VIOLET = column((row) => row.kind === "violet" || row.kind === "large violet" ? 1 : 0);
/** CR1: the plants that make each good, small and large; corn has none. */
const PLANTS_OF = GOODS.map((good) => BUILDING_TABLE.flatMap((row, building) => "makes" in row && row.makes === good ? [building] : []));
/** V-guildhall: what a plant is worth to the guild hall. */
const GUILD_POINTS = column((row) => ({
	"small plant": 1,
	"large plant": 2,
	violet: 0,
	"large violet": 0
})[row.kind]);
// games/puerto-rico/src/manifest.ts
const manifest = {
	name: "puerto-rico",
	title: "Puerto Rico",
	version: 1,
	seats: {
		min: 2,
		max: 5
	},
	usualPlayers: 3,
	ruleSets: ["base"],
	opening: "role"
};
// games/puerto-rico/src/tables/by-players.ts
/** What depends on the number of players: one row for each count (S1–S8, 2P1, 2P2). */
const FULL = {
	tilesOut: 0,
	barrelsOut: 0
};
/** 2P2: the row for two players. */
const BOXES = {
	2: {
		doubloons: 3,
		startTiles: [1, 0],
		points: 65,
		colonists: 40,
		ships: [4, 6],
		roles: 7,
		picks: 6,
		tilesOut: 3,
		barrelsOut: 2,
		plantCopies: 2,
		violetCopies: 1
	},
	3: {
		doubloons: 2,
		startTiles: [
			1,
			1,
			0
		],
		points: 75,
		colonists: 55,
		ships: [
			4,
			5,
			6
		],
		roles: 6,
		picks: 3,
		...FULL
	},
	4: {
		doubloons: 3,
		startTiles: [
			1,
			1,
			0,
			0
		],
		points: 100,
		colonists: 75,
		ships: [
			5,
			6,
			7
		],
		roles: 7,
		picks: 4,
		...FULL
	},
	5: {
		doubloons: 4,
		startTiles: [
			1,
			1,
			1,
			0,
			0
		],
		points: 122,
		colonists: 95,
		ships: [
			6,
			7,
			8
		],
		roles: 8,
		picks: 5,
		...FULL
	}
};
const boxFor = (players) => BOXES[players];
const SEATS = [
	0,
	1,
	2,
	3,
	4
];
const MAX_PLAYERS = manifest.seats.max;
/** S5: a ship is named by its holds. */
const HOLDS = [
	4,
	5,
	6,
	7,
	8
];
const SMALLEST_SHIP = HOLDS[0];
// games/puerto-rico/src/tables/roles.ts
/** S6: the role cards. The two prospectors are cards of their own (Q11). */
const ROLES = [
	"settler",
	"mayor",
	"builder",
	"craftsman",
	"trader",
	"captain",
	"prospector",
	"prospector-2"
];
const SETTLER = ROLES.indexOf("settler");
const BUILDER = ROLES.indexOf("builder");
const TRADER = ROLES.indexOf("trader");
const CAPTAIN = ROLES.indexOf("captain");
// games/puerto-rico/src/moves/table.ts
/** Every move of the game, once; docs/notation/puerto-rico.md is the grammar. Legal lists ascend in this order. */
/** Where colonists can stand: the kinds of tile, then the buildings. */
const PLACES = [...TILES, ...BUILDINGS];
const PLACE_CIRCLES = [...TILES.map(() => 12), ...CIRCLES];
const PLACEMENTS = PLACES.flatMap((place, i) => Array.from({ length: at(PLACE_CIRCLES, i) + 1 }, (_, count) => ({
	place,
	count
})));
const { moves, groups } = defineMoves({
	role: { role: ROLES },
	hacienda: {},
	plantation: { good: GOODS },
	quarry: {},
	hospice: {},
	colonist: {},
	colonists: rows(PLACEMENTS),
	build: { building: BUILDINGS },
	university: {},
	craft: { good: GOODS },
	sell: { good: GOODS },
	/** The ship is named by its holds. */
	load: {
		good: GOODS,
		ship: HOLDS
	},
	wharf: { good: GOODS },
	keep: { good: GOODS },
	store: { good: GOODS },
	pass: {},
	governor: { seat: SEATS },
	next: { seat: SEATS },
	tile: { good: GOODS }
});
const { role: ROLE, plantation: PLANTATION, colonists: COLONISTS, build: BUILD, craft: CRAFT, sell: SELL } = groups;
const { load: LOAD, wharf: USE_WHARF, keep: KEEP, store: STORE } = groups;
const { governor: FIRST_GOVERNOR, next: SITS_NEXT, tile: DRAW } = groups;
const USE_HACIENDA = groups.hacienda.first;
const TAKE_QUARRY = groups.quarry.first;
const USE_HOSPICE = groups.hospice.first;
const TAKE_COLONIST = groups.colonist.first;
const USE_UNIVERSITY = groups.university.first;
const PASS = groups.pass.first;
const CHANCE_FIRST = FIRST_GOVERNOR.first;
/** The move that puts no colonist on a place; n more is n further in the table. */
const COLONISTS_FIRST = Int16Array.from(PLACES, (place) => COLONISTS.first + PLACEMENTS.findIndex((row) => row.place === place));
const LOAD_KINDS = HOLDS.length;
// games/puerto-rico/src/state/layout.ts
/** Where everything lies in the array. Nothing outside this file knows an index; everything reads and writes by these names. */
var layout_exports = /* @__PURE__ */ __exportAll({
	actor: () => actor,
	bank: () => bank,
	barrels: () => barrels,
	barrelsLeft: () => barrelsLeft,
	buildingCircles: () => buildingCircles,
	buildingColonists: () => buildingColonists,
	buildings: () => buildings,
	buildingsLeft: () => buildingsLeft,
	captainPaid: () => captainPaid,
	circlesAhead: () => circlesAhead,
	cityFilled: () => cityFilled,
	colonistShip: () => colonistShip,
	colonists: () => colonists,
	colonistsLeft: () => colonistsLeft,
	crafted: () => crafted,
	discarded: () => discarded,
	doubloons: () => doubloons,
	endings: () => endings,
	faceDown: () => faceDown,
	faceUp: () => faceUp,
	governor: () => governor,
	haciendaUsed: () => haciendaUsed,
	hand: () => hand,
	house: () => house,
	houseFilled: () => houseFilled,
	idle: () => idle,
	islandFilled: () => islandFilled,
	keptKind: () => keptKind,
	lap: () => lap,
	layout: () => layout,
	mayorInOrder: () => mayorInOrder,
	nextSeat: () => nextSeat,
	openPoints: () => openPoints,
	picks: () => picks,
	placed: () => placed,
	placing: () => placing$1,
	players: () => players,
	points: () => points,
	pointsLeft: () => pointsLeft,
	pointsNoted: () => pointsNoted,
	quarriesLeft: () => quarriesLeft,
	randomOrder: () => randomOrder,
	role: () => role,
	roleDoubloons: () => roleDoubloons,
	roleTaker: () => roleTaker,
	round: () => round,
	sanJuan: () => sanJuan,
	shipGood: () => shipGood,
	shipHolds: () => shipHolds,
	shipLoad: () => shipLoad,
	step: () => step,
	storedKinds: () => storedKinds,
	taker: () => taker,
	tiles: () => tiles,
	tilesOccupied: () => tilesOccupied,
	turn: () => turn,
	wharfUsed: () => wharfUsed
});
const plan = new LayoutPlan();
const players = plan.cell("players");
/** MY5: 1 when mayors place one after the other. */
const mayorInOrder = plan.cell("mayorInOrder");
/** I1: 1 when VP chips lie open. */
const openPoints = plan.cell("openPoints");
/** Whether chance still picks the governor and the order of seats. */
const randomOrder = plan.cell("randomOrder");
/** Who sits to the left of whom, and so comes next; −1 before the order is known. */
const nextSeat = plan.row("nextSeat", MAX_PLAYERS);
const step = plan.cell("step");
/** Whose decision it is, as core's Turn. */
const turn = plan.cell("turn");
const round = plan.cell("round");
const governor = plan.cell("governor");
/** Who took the role in progress; −1 before the first. */
const taker = plan.cell("taker");
/** The role in progress; −1 before the first. */
const role = plan.cell("role");
/** Roles taken in this round. */
const picks = plan.cell("picks");
/** Whose turn within the role it is, and how many seats are still to come, this one included. */
const actor = plan.cell("actor");
const lap = plan.cell("lap");
/** E1: bits of the endings that have been triggered. */
const endings = plan.cell("endings");
/** The hacienda of the one whose turn it is has been used. */
const haciendaUsed = plan.cell("haciendaUsed");
/** The tile or building just placed: where hospice and university put their colonist. */
const placed = plan.cell("placed");
/** Bits of the kinds the craftsman received (CR2). */
const crafted = plan.cell("crafted");
/** The captain's extra VP has been paid. */
const captainPaid = plan.cell("captainPaid");
/** Seats in a row that have not loaded (Q5). */
const idle = plan.cell("idle");
/** Storing: the kind of the single barrel, −1 while open; bits of the kinds in warehouses. */
const keptKind = plan.cell("keptKind");
const storedKinds = plan.cell("storedKinds");
const roleDoubloons = plan.row("roleDoubloons", ROLES.length);
/** Who took the card this round; −1 free, −2 not in play. */
const roleTaker = plan.row("roleTaker", ROLES.length);
const bank = plan.cell("bank");
const pointsLeft = plan.cell("pointsLeft");
/** Q8: VP beyond the chips, noted on paper. */
const pointsNoted = plan.cell("pointsNoted");
const colonistsLeft = plan.cell("colonistsLeft");
const colonistShip = plan.cell("colonistShip");
const quarriesLeft = plan.cell("quarriesLeft");
const barrelsLeft = plan.row("barrelsLeft", GOODS.length);
const buildingsLeft = plan.row("buildingsLeft", BUILDING_COUNT);
/** Plantations face down, face up and discarded, by kind. */
const faceDown = plan.row("faceDown", GOODS.length);
const faceUp = plan.row("faceUp", GOODS.length);
const discarded = plan.row("discarded", GOODS.length);
const shipHolds = plan.row("shipHolds", 3);
/** −1 on an empty ship. */
const shipGood = plan.row("shipGood", 3);
const shipLoad = plan.row("shipLoad", 3);
const house = plan.row("house", GOODS.length);
const houseFilled = plan.cell("houseFilled");
const doubloons = plan.row("doubloons", MAX_PLAYERS);
const points = plan.row("points", MAX_PLAYERS);
const sanJuan = plan.row("sanJuan", MAX_PLAYERS);
/** All colonists of a player, wherever they are; all circles on his buildings. Counted along, for every mayor asks. */
const colonists = plan.row("colonists", MAX_PLAYERS);
const buildingCircles = plan.row("buildingCircles", MAX_PLAYERS);
const islandFilled = plan.row("islandFilled", MAX_PLAYERS);
const cityFilled = plan.row("cityFilled", MAX_PLAYERS);
const wharfUsed = plan.row("wharfUsed", MAX_PLAYERS);
const barrels = plan.grid("barrels", MAX_PLAYERS, GOODS.length);
/** Tiles of each kind on the island, and how many of them are occupied. */
const tiles = plan.grid("tiles", MAX_PLAYERS, TILES.length);
const tilesOccupied = plan.grid("tilesOccupied", MAX_PLAYERS, TILES.length);
/** 1 for a building the player has. */
const buildings = plan.grid("buildings", MAX_PLAYERS, BUILDING_COUNT);
const buildingColonists = plan.grid("buildingColonists", MAX_PLAYERS, BUILDING_COUNT);
/** Mayor: colonists in hand, the place to be decided next, and the circles from there on. */
const hand = plan.row("hand", MAX_PLAYERS);
const placing$1 = plan.row("placing", MAX_PLAYERS);
const circlesAhead = plan.row("circlesAhead", MAX_PLAYERS);
const layout = plan.done();
/** R5: only an occupied building works. V0: that goes for the violet ones. */
const isOccupied = (s, seat, building) => buildingColonists(s, seat, building) > 0;
/** R5: quarries that work. */
const workingQuarries = (s, seat) => tilesOccupied(s, seat, 5);
/** R3: the privilege is the taker's alone, and only while his role lasts. */
const hasPrivilege = (s, seat, card) => role(s) === card && taker(s) === seat;
/** SE4: twelve spaces, then no more. */
const hasIslandSpace = (s, seat) => islandFilled(s, seat) < 12;
const citySpaces = (s, seat) => 12 - cityFilled(s, seat);
const isHouseFull = (s) => houseFilled(s) >= 4;
/** Q12: the bank always pays. */
const payOut = (s, seat, amount) => {
	doubloons.add(s, seat, amount);
	bank.add(s, -amount);
};
const payIn = (s, seat, amount) => payOut(s, seat, -amount);
/** Q8: chips while there are any, paper after that; both count. */
const givePoints = (s, seat, amount) => {
	points.add(s, seat, amount);
	const chips = Math.min(amount, pointsLeft(s));
	pointsLeft.add(s, -chips);
	pointsNoted.add(s, amount - chips);
};
/** SE6: a tile lies where it lies; only its kind matters. */
const layTile = (s, seat, tile) => {
	tiles.add(s, seat, tile, 1);
	islandFilled.add(s, seat, 1);
};
/** Q2: hospice and university take from the supply, else from the ship. */
const hasNewColonist = (s) => colonistsLeft(s) > 0 || colonistShip(s) > 0;
/** MY7: outside the mayor's phase colonists come, but never move. */
const takeNewColonist = (s, seat) => {
	if (colonistsLeft(s) > 0) colonistsLeft.add(s, -1);
	else colonistShip.add(s, -1);
	colonists.add(s, seat, 1);
};
const sumOfGoods = (s, row) => {
	let sum = 0;
	for (let good = 0; good < GOODS.length; good++) sum += row(s, good);
	return sum;
};
const tilesFaceDown = (s) => sumOfGoods(s, faceDown);
const tilesDiscarded = (s) => sumOfGoods(s, discarded);
/** SE3, Q1: with no tile left face down the discards are shuffled and become the stacks. */
const reshuffle = (s) => {
	for (let good = 0; good < GOODS.length; good++) {
		faceDown.add(s, good, discarded(s, good));
		discarded.set(s, good, 0);
	}
};
const { awaitSeat, awaitChance, awaitNobody } = waitsOf(step, turn);
/** R1: everyone once, clockwise from the one who took the role. */
const startLap = (s) => {
	actor.set(s, taker(s));
	lap.set(s, players(s));
};
const passOn = (s) => {
	actor.set(s, nextSeat(s, actor(s)));
	lap.add(s, -1);
};
/** Asks the next seat of the lap that has something to decide; nobody when the lap is over. */
const askNext = (s, at, hasChoice) => {
	for (; lap(s) > 0; passOn(s)) if (hasChoice(s, actor(s))) return awaitSeat(s, at, actor(s));
	awaitNobody(s, at);
};
// games/puerto-rico/src/state/steps.ts
var steps_exports = /* @__PURE__ */ __exportAll({
	BUILDING: () => BUILDING,
	CRAFTSMAN_PRIVILEGE: () => CRAFTSMAN_PRIVILEGE,
	FACE_UP: () => FACE_UP,
	GOVERNOR: () => GOVERNOR,
	HACIENDA_TILE: () => HACIENDA_TILE,
	HOSPICE_COLONIST: () => HOSPICE_COLONIST,
	LOADING: () => LOADING,
	MAYOR_PRIVILEGE: () => MAYOR_PRIVILEGE,
	ORDER: () => ORDER,
	OVER_STEP: () => OVER_STEP,
	PLACING: () => PLACING,
	PROSPECTING: () => PROSPECTING,
	ROLE_CHOICE: () => ROLE_CHOICE,
	SETTLING: () => SETTLING,
	STEPS: () => STEPS,
	STORING: () => STORING,
	TRADING: () => TRADING,
	UNIVERSITY_COLONIST: () => UNIVERSITY_COLONIST
});
/** The kinds of decision there are. Chance decides the first three and the tile of a hacienda. */
const STEPS = [
	"governor",
	"order",
	"face up",
	"role",
	"settler",
	"hacienda",
	"hospice",
	"mayor",
	"placing",
	"builder",
	"university",
	"craftsman",
	"trader",
	"captain",
	"storing",
	"prospector",
	"over"
];
const stepNamed = (name) => STEPS.indexOf(name);
const GOVERNOR = stepNamed("governor");
const ORDER = stepNamed("order");
const FACE_UP = stepNamed("face up");
const ROLE_CHOICE = stepNamed("role");
const SETTLING = stepNamed("settler");
const HACIENDA_TILE = stepNamed("hacienda");
const HOSPICE_COLONIST = stepNamed("hospice");
const MAYOR_PRIVILEGE = stepNamed("mayor");
const PLACING = stepNamed("placing");
const BUILDING = stepNamed("builder");
const UNIVERSITY_COLONIST = stepNamed("university");
const CRAFTSMAN_PRIVILEGE = stepNamed("craftsman");
const TRADING = stepNamed("trader");
const LOADING = stepNamed("captain");
const STORING = stepNamed("storing");
const PROSPECTING = stepNamed("prospector");
const OVER_STEP = stepNamed("over");
// games/puerto-rico/src/phases/builder/builder.ts
/** BU1–BU6, V-university: the builder. */
/** BU1: what everything costs with so many working quarries, which count up to the column of the building. */
const COSTS_BY_QUARRIES = Array.from({ length: MOST_QUARRIES + 1 }, (_, quarries) => COSTS.map((cost, building) => cost - Math.min(quarries, at(QUARRY_LIMITS, building))));
const costsFor = (s, seat) => at(COSTS_BY_QUARRIES, Math.min(workingQuarries(s, seat), MOST_QUARRIES));
/** BU1: the privilege makes everything one doubloon cheaper. */
const privilege = (s, seat) => hasPrivilege(s, seat, BUILDER) ? 1 : 0;
/** BU1: never below 0. BU5: a discount is no income. */
const buildCost = (s, seat, building) => Math.max(0, at(costsFor(s, seat), building) - privilege(s, seat));
/** BU3: a large building takes two spaces. Q9: any two, the others may be shifted. BU4: no space, no building. */
const fits = (building, spaces) => SPACES[building] <= spaces;
/** BU2: one of a kind. BU6: while copies are left. */
const isOnOffer = (s, seat, building) => buildingsLeft(s, building) > 0 && buildings(s, seat, building) === 0;
/** The first building from `from` on that can be built, or the end of the list; what the seat brings is asked once for all. */
const nextBuildable = (s, seat, from) => {
	const costs = costsFor(s, seat);
	const purse = doubloons(s, seat) + privilege(s, seat);
	const spaces = citySpaces(s, seat);
	for (let building = from; building < BUILDING_COUNT; building++) if (costs[building] <= purse && isOnOffer(s, seat, building) && fits(building, spaces)) return building;
	return BUILDING_COUNT;
};
const hasChoice$3 = (s, seat) => nextBuildable(s, seat, 0) < BUILDING_COUNT;
const beginBuilder = (s) => {
	startLap(s);
	askNext(s, BUILDING, hasChoice$3);
};
const goOn$1 = (s) => {
	passOn(s);
	askNext(s, BUILDING, hasChoice$3);
};
/** V-university: one colonist on the building just built (Q2: optional, while there are any). */
const canUseUniversity = (s, seat) => isOccupied(s, seat, UNIVERSITY) && hasNewColonist(s);
const build = (s, seat, building) => {
	payIn(s, seat, buildCost(s, seat, building));
	buildingsLeft.add(s, building, -1);
	buildings.set(s, seat, building, 1);
	buildingCircles.add(s, seat, CIRCLES[building]);
	cityFilled.add(s, seat, SPACES[building]);
	if (!canUseUniversity(s, seat)) return goOn$1(s);
	placed.set(s, building);
	awaitSeat(s, UNIVERSITY_COLONIST, seat);
};
const building = {
	moves: movesOf(BUILD, PASS),
	list(s, seat, out, count) {
		let end = count;
		for (let kind = nextBuildable(s, seat, 0); kind < BUILDING_COUNT; kind = nextBuildable(s, seat, kind + 1)) out[end++] = BUILD.first + kind;
		out[end++] = PASS;
		return end;
	},
	apply(s, seat, move) {
		if (move === PASS) goOn$1(s);
		else build(s, seat, BUILD.index(move));
	},
	whyNot(s, seat, move) {
		if (move === PASS) return void 0;
		if (!BUILD.has(move)) return "R1";
		const kind = BUILD.index(move);
		if (buildings(s, seat, kind) > 0) return "BU2";
		if (buildingsLeft(s, kind) === 0) return "BU6";
		if (!fits(kind, citySpaces(s, seat))) return citySpaces(s, seat) === 0 ? "BU4" : "BU3";
		return doubloons(s, seat) >= buildCost(s, seat, kind) ? void 0 : "BU1";
	}
};
/** V-university: onto the building just built. */
const universityColonist = optional(USE_UNIVERSITY, PASS, "V-university", (s, seat, used) => {
	if (used) {
		takeNewColonist(s, seat);
		buildingColonists.set(s, seat, placed(s), 1);
	}
	placed.set(s, -1);
	goOn$1(s);
});
// games/puerto-rico/src/phases/captain/loading.ts
/** CA1–CA7, V-harbor, V-wharf: loading the cargo ships. */
const shipSpace = (s, ship) => shipHolds(s, ship) - shipLoad(s, ship);
/** CA3: a kind is on one ship only. */
const shipCarrying = (s, good) => {
	for (let ship = 0; ship < 3; ship++) if (shipGood(s, ship) === good) return ship;
	return -1;
};
/** CA3: the ship that carries the kind takes it; while none does, every empty one. */
const shipTakes = (s, ship, carrying) => carrying === -1 ? shipGood(s, ship) === -1 : ship === carrying;
/** CA4: as many of the kind as fit. */
const amountFor = (s, seat, good, ship, carrying) => shipTakes(s, ship, carrying) ? Math.min(barrels(s, seat, good), shipSpace(s, ship)) : 0;
const loadAmount = (s, seat, good, ship) => amountFor(s, seat, good, ship, shipCarrying(s, good));
/** CA4, Q5: what the ships take of a kind that take most of it; 0 if none takes any. */
const mostLoaded = (s, seat, good) => {
	if (barrels(s, seat, good) === 0) return 0;
	const carrying = shipCarrying(s, good);
	let most = 0;
	for (let ship = 0; ship < 3; ship++) most = Math.max(most, amountFor(s, seat, good, ship, carrying));
	return most;
};
/** CA4: only on ships that take most of the kind. CA5: any kind. */
const canLoad = (s, seat, good, ship) => {
	const most = mostLoaded(s, seat, good);
	return most > 0 && loadAmount(s, seat, good, ship) === most;
};
/** CA2: who can load must. */
const mustLoad = (s, seat) => {
	for (let good = 0; good < GOODS.length; good++) if (mostLoaded(s, seat, good) > 0) return true;
	return false;
};
/** V-wharf: once per phase, any kind. */
const mayUseWharf = (s, seat) => wharfUsed(s, seat) === 0 && isOccupied(s, seat, WHARF);
const canUseWharf = (s, seat) => {
	if (!mayUseWharf(s, seat)) return false;
	for (let good = 0; good < GOODS.length; good++) if (barrels(s, seat, good) > 0) return true;
	return false;
};
/** CA6: 1 VP a barrel, one more with the captain's first load. V-harbor: one more each time. Q6: both on wharf loads too. CA10: prices do not matter. */
const loadPoints = (s, seat, amount) => amount + (isOccupied(s, seat, HARBOR) ? 1 : 0) + (hasPrivilege(s, seat, CAPTAIN) && captainPaid(s) === 0 ? 1 : 0);
const scoreLoad = (s, seat, amount) => {
	givePoints(s, seat, loadPoints(s, seat, amount));
	if (hasPrivilege(s, seat, CAPTAIN)) captainPaid.set(s, 1);
};
const load = (s, seat, good, ship) => {
	const amount = loadAmount(s, seat, good, ship);
	barrels.add(s, seat, good, -amount);
	shipGood.set(s, ship, good);
	shipLoad.add(s, ship, amount);
	scoreLoad(s, seat, amount);
};
/** V-wharf: all of the kind, for points as if shipped. Q14: they return to the supply at once. */
const loadWharf = (s, seat, good) => {
	const amount = barrels(s, seat, good);
	barrels.set(s, seat, good, 0);
	barrelsLeft.add(s, good, amount);
	wharfUsed.set(s, seat, 1);
	scoreLoad(s, seat, amount);
};
const beginCaptain = (s) => {
	actor.set(s, taker(s));
	askNextLoader(s);
};
/** What lasts for one captain phase ends with it. */
const endLoading = (s) => {
	idle.set(s, 0);
	captainPaid.set(s, 0);
	for (let seat = 0; seat < players(s); seat++) wharfUsed.set(s, seat, 0);
};
/** CA1, Q5: round and round until a full lap in which nobody loads. */
const askNextLoader = (s) => {
	for (; idle(s) < players(s); idle.add(s, 1)) {
		const seat = actor(s);
		if (mustLoad(s, seat) || canUseWharf(s, seat)) return awaitSeat(s, LOADING, seat);
		actor.set(s, nextSeat(s, seat));
	}
	awaitNobody(s, LOADING);
};
const shipOf = (s, move) => {
	const holds = SMALLEST_SHIP + LOAD.index(move) % LOAD_KINDS;
	for (let ship = 0; ship < 3; ship++) if (shipHolds(s, ship) === holds) return ship;
	return -1;
};
const loadMove = (s, good, ship) => LOAD.first + good * LOAD_KINDS + shipHolds(s, ship) - SMALLEST_SHIP;
const goodOf = (move) => Math.floor(LOAD.index(move) / LOAD_KINDS);
const whyNotLoad = (s, seat, move) => {
	const ship = shipOf(s, move);
	const good = goodOf(move);
	if (ship === -1) return "S5";
	if (barrels(s, seat, good) === 0) return "CA1";
	if (loadAmount(s, seat, good, ship) === 0) return "CA3";
	return canLoad(s, seat, good, ship) ? void 0 : "CA4";
};
const loading = {
	moves: movesOf(LOAD, USE_WHARF, PASS),
	list(s, seat, out, count) {
		let end = count;
		for (let good = 0; good < GOODS.length; good++) {
			const most = mostLoaded(s, seat, good);
			if (most === 0) continue;
			for (let ship = 0; ship < 3; ship++) if (loadAmount(s, seat, good, ship) === most) out[end++] = loadMove(s, good, ship);
		}
		const mayPass = end === count;
		if (mayUseWharf(s, seat)) {
			for (let good = 0; good < GOODS.length; good++) if (barrels(s, seat, good) > 0) out[end++] = USE_WHARF.first + good;
		}
		if (mayPass) out[end++] = PASS;
		return end;
	},
	apply(s, seat, move) {
		if (move === PASS) idle.add(s, 1);
		else {
			if (USE_WHARF.has(move)) loadWharf(s, seat, USE_WHARF.index(move));
			else load(s, seat, goodOf(move), shipOf(s, move));
			idle.set(s, 0);
		}
		actor.set(s, nextSeat(s, seat));
		askNextLoader(s);
	},
	whyNot(s, seat, move) {
		if (move === PASS) return mustLoad(s, seat) ? "CA2" : void 0;
		if (LOAD.has(move)) return whyNotLoad(s, seat, move);
		if (!USE_WHARF.has(move)) return "R1";
		return mayUseWharf(s, seat) && barrels(s, seat, USE_WHARF.index(move)) > 0 ? void 0 : "V-wharf";
	}
};
// games/puerto-rico/src/phases/captain/storing.ts
/**
* CA8, CA9, V-warehouse, Q7, Q14: storing after the loading. A player keeps one barrel free and the whole of as many kinds as the
* warehouses hold. Only the largest keeps are offered, each by one sequence: `keep` the single barrel, then `store` whole kinds upwards.
* A kind of which there is just one barrel is always kept by the free place, the lowest such kind first: anything else is the same or less.
*/
/** CA8, V-warehouse: kinds that may be stored whole: 1 for the small, 2 for the large, 3 for both. */
const warehouseKinds = (s, seat) => (isOccupied(s, seat, SMALL_WAREHOUSE) ? 1 : 0) + (isOccupied(s, seat, LARGE_WAREHOUSE) ? 2 : 0);
const isSingle = (s, seat, good) => barrels(s, seat, good) === 1;
/** Whether `good` may still be stored whole beside the single barrel of `single`. */
const isStorable = (s, seat, single, good) => good !== single && barrels(s, seat, good) > 0 && (!isSingle(s, seat, good) || isSingle(s, seat, single) && good > single);
const countStorable = (s, seat, single, from) => {
	let count = 0;
	for (let good = from; good < GOODS.length; good++) if (isStorable(s, seat, single, good)) count++;
	return count;
};
const storedSoFar = (s) => {
	let count = 0;
	for (let bits = storedKinds(s); bits !== 0; bits &= bits - 1) count++;
	return count;
};
/** Q7: a single barrel whose choice still lets the warehouses be filled. */
const canKeep = (s, seat, good) => keptKind(s) === -1 && barrels(s, seat, good) > 0 && countStorable(s, seat, good, 0) >= warehouseKinds(s, seat);
/** Kinds go in upwards, and only so that the warehouses can still be filled. */
const canStore = (s, seat, good) => keptKind(s) !== -1 && storedKinds(s) < 1 << good && isStorable(s, seat, keptKind(s), good) && countStorable(s, seat, keptKind(s), good) >= warehouseKinds(s, seat) - storedSoFar(s);
/** Q7: where all fits nothing is asked. */
const fitsWhole = (s, seat) => {
	let kinds = 0;
	let single = false;
	for (let good = 0; good < GOODS.length; good++) {
		if (barrels(s, seat, good) === 0) continue;
		kinds++;
		single ||= isSingle(s, seat, good);
	}
	return kinds <= warehouseKinds(s, seat) + (single ? 1 : 0);
};
/** Q7: in order from the captain. */
const beginStoring = (s) => {
	startLap(s);
	askNextStorer(s);
};
const askNextStorer = (s) => {
	for (; lap(s) > 0; passOn(s)) {
		keptKind.set(s, -1);
		storedKinds.set(s, 0);
		if (!fitsWhole(s, actor(s)) && hasChoice$2(s, actor(s))) return awaitSeat(s, STORING, actor(s));
	}
	keptKind.set(s, -1);
	storedKinds.set(s, 0);
	awaitNobody(s, STORING);
};
const isKeptOrStored = (s, good) => keptKind(s) === good || (storedKinds(s) & 1 << good) !== 0;
/** CA8: the rest goes back to the supply. */
const discardRest = (s, seat) => {
	for (let good = 0; good < GOODS.length; good++) {
		if ((storedKinds(s) & 1 << good) !== 0) continue;
		const lost = barrels(s, seat, good) - (isKeptOrStored(s, good) ? 1 : 0);
		if (lost <= 0) continue;
		barrels.add(s, seat, good, -lost);
		barrelsLeft.add(s, good, lost);
	}
};
/** The only move there is, NOBODY if there are several, or DONE when all is said. */
const DONE = -2;
const onlyMove = (s, seat) => {
	const keeping = keptKind(s) === -1;
	if (!keeping && storedSoFar(s) === warehouseKinds(s, seat)) return DONE;
	let only = -1;
	for (let good = 0; good < GOODS.length; good++) {
		if (!(keeping ? canKeep(s, seat, good) : canStore(s, seat, good))) continue;
		if (only !== -1) return -1;
		only = (keeping ? KEEP : STORE).first + good;
	}
	return only;
};
/** Makes the moves that are alone; whether a choice is left. Discards the rest when none is. */
const hasChoice$2 = (s, seat) => {
	for (;;) {
		const move = onlyMove(s, seat);
		if (move === -1) return true;
		if (move === DONE) {
			discardRest(s, seat);
			return false;
		}
		enter(s, move);
	}
};
const enter = (s, move) => {
	if (KEEP.has(move)) keptKind.set(s, KEEP.index(move));
	else storedKinds.set(s, storedKinds(s) | 1 << STORE.index(move));
};
const storing = {
	moves: movesOf(KEEP, STORE),
	apply(s, seat, move) {
		enter(s, move);
		if (hasChoice$2(s, seat)) return;
		passOn(s);
		askNextStorer(s);
	},
	whyNot(s, seat, move) {
		if (KEEP.has(move)) return canKeep(s, seat, KEEP.index(move)) ? void 0 : whyNotStored(s, seat, KEEP.index(move));
		if (STORE.has(move)) return canStore(s, seat, STORE.index(move)) ? void 0 : whyNotStored(s, seat, STORE.index(move));
		return "CA8";
	}
};
/** V-warehouse: no warehouse, no kind stored whole. Q7: a smaller keep than necessary is not offered. */
const whyNotStored = (s, seat, good) => {
	if (barrels(s, seat, good) === 0) return "CA8";
	return warehouseKinds(s, seat) === 0 ? "V-warehouse" : "Q7";
};
/** CA9: full ships are emptied, the others keep their load. */
const emptyFullShips = (s) => {
	for (let ship = 0; ship < 3; ship++) {
		if (shipGood(s, ship) === -1 || shipLoad(s, ship) < shipHolds(s, ship)) continue;
		barrelsLeft.add(s, shipGood(s, ship), shipLoad(s, ship));
		shipGood.set(s, ship, -1);
		shipLoad.set(s, ship, 0);
	}
};
// games/puerto-rico/src/phases/craftsman/craftsman.ts
/** CR1–CR3, V-factory: the craftsman. */
/** CR1: colonists on the plants of a kind, small and large together. */
const workersAtPlants = (s, seat, good) => {
	const plants = PLANTS_OF[good];
	let workers = 0;
	for (let i = 0; i < plants.length; i++) workers += buildingColonists(s, seat, plants[i]);
	return workers;
};
/** CR1: the smaller of occupied plantations and workers at plants; corn needs no plant. */
const made = (good, grown, workers) => good === 0 ? grown : Math.min(grown, workers);
const production = (s, seat, good) => {
	const grown = tilesOccupied(s, seat, good);
	return grown === 0 ? 0 : made(good, grown, workersAtPlants(s, seat, good));
};
/** V-factory: doubloons for 0 to 5 kinds produced. */
const FACTORY_PAY = [
	0,
	0,
	1,
	2,
	3,
	5
];
/** V-factory, Q10: counts the kinds really taken from the supply, without the privilege. */
const factoryPay = (kinds) => FACTORY_PAY[kinds];
const receive = (s, seat, good, amount) => {
	barrels.add(s, seat, good, amount);
	barrelsLeft.add(s, good, -amount);
};
/** CR1: limited by the supply; what is missing is lost. The bits of the kinds received. */
const produce = (s, seat) => {
	let received = 0;
	let kinds = 0;
	for (let good = 0; good < GOODS.length; good++) {
		const amount = Math.min(production(s, seat, good), barrelsLeft(s, good));
		if (amount === 0) continue;
		receive(s, seat, good, amount);
		received |= 1 << good;
		kinds++;
	}
	if (isOccupied(s, seat, FACTORY)) payOut(s, seat, factoryPay(kinds));
	return received;
};
/** CR2: one more of a kind he just produced, if the supply has it (Q10). */
const canCraft = (s, good) => (crafted(s) & 1 << good) !== 0 && barrelsLeft(s, good) > 0;
const canCraftAny = (s) => {
	for (let good = 0; good < GOODS.length; good++) if (canCraft(s, good)) return true;
	return false;
};
/** CR1: from the craftsman clockwise. CR2: the privilege at the very end. CR3: nothing produced, no privilege. */
const beginCraftsman = (s) => {
	crafted.set(s, produce(s, taker(s)));
	let seat = nextSeat(s, taker(s));
	for (let i = 1; i < players(s); i++) {
		produce(s, seat);
		seat = nextSeat(s, seat);
	}
	if (canCraftAny(s)) awaitSeat(s, CRAFTSMAN_PRIVILEGE, taker(s));
	else endCraftsman(s);
};
const endCraftsman = (s) => {
	crafted.set(s, 0);
	awaitNobody(s, CRAFTSMAN_PRIVILEGE);
};
const craftsmanPrivilege = {
	moves: movesOf(CRAFT, PASS),
	apply(s, seat, move) {
		if (move !== PASS) receive(s, seat, CRAFT.index(move), 1);
		endCraftsman(s);
	},
	whyNot(s, _seat, move) {
		if (move === PASS) return void 0;
		if (!CRAFT.has(move)) return "R1";
		if (canCraft(s, CRAFT.index(move))) return void 0;
		return (crafted(s) & 1 << CRAFT.index(move)) === 0 ? "CR2" : "Q10";
	}
};
// games/puerto-rico/src/phases/mayor/mayor.ts
/**
* MY1–MY7: the mayor. Each player decides place after place, in the order of the table, how many colonists stand there; equal tiles are
* one place. So every distribution is reached by exactly one sequence of moves, and a place without a choice is not asked.
*/
/** The circles a player has on a place. */
const circlesOn = (s, seat, place) => place < TILES.length ? tiles(s, seat, place) : buildings(s, seat, place - TILES.length) * CIRCLES[place - TILES.length];
const setColonists = (s, seat, place, count) => {
	if (place < TILES.length) tilesOccupied.set(s, seat, place, count);
	else buildingColonists.set(s, seat, place - TILES.length, count);
};
/** MY1: one from the supply, while there are any (MY6); Q3: he may decline. */
const beginMayor = (s) => {
	if (colonistsLeft(s) > 0) awaitSeat(s, MAYOR_PRIVILEGE, taker(s));
	else dealColonists(s);
};
/** MY1 */
const mayorPrivilege = optional(TAKE_COLONIST, PASS, "MY1", (s, seat, used) => {
	if (used) {
		colonistsLeft.add(s, -1);
		colonists.add(s, seat, 1);
		sanJuan.add(s, seat, 1);
	}
	dealColonists(s);
});
/** MY2: the ship's colonists are dealt one by one from the mayor on. */
const dealColonists = (s) => {
	startLap(s);
	const count = players(s);
	const each = Math.floor(colonistShip(s) / count);
	let more = colonistShip(s) % count;
	let seat = taker(s);
	for (let i = 0; i < count; i++, more--) {
		const dealt = each + (more > 0 ? 1 : 0);
		colonists.add(s, seat, dealt);
		sanJuan.add(s, seat, dealt);
		seat = nextSeat(s, seat);
	}
	colonistShip.set(s, 0);
	startPlacing(s);
};
/**
* MY3: all may be moved, so all are in hand; Q3: then as many are placed as there are circles for. Where they stood before stays visible
* until the place is decided.
*/
const takeUp = (s, seat) => {
	const all = colonists(s, seat);
	const circles = islandFilled(s, seat) + buildingCircles(s, seat);
	sanJuan.set(s, seat, Math.max(0, all - circles));
	hand.set(s, seat, Math.min(all, circles));
	circlesAhead.set(s, seat, circles);
	placing$1.set(s, seat, 0);
};
/** MY3: no circle may stay empty while a colonist is left, so the circles ahead set a least number. */
const fewestHere = (hand, ahead, circles) => Math.max(0, hand - ahead + circles);
const mostHere = (hand, circles) => Math.min(circles, hand);
/** Goes on to the next place with a choice, filling the others; whether there is one. */
const findChoice = (s, seat) => {
	let hand$1 = hand(s, seat);
	let ahead = circlesAhead(s, seat);
	let place = placing$1(s, seat);
	for (; ahead > 0; place++) {
		const circles = circlesOn(s, seat, place);
		if (circles === 0) continue;
		const fewest = fewestHere(hand$1, ahead, circles);
		if (fewest !== mostHere(hand$1, circles)) break;
		setColonists(s, seat, place, fewest);
		hand$1 -= fewest;
		ahead -= circles;
	}
	hand.set(s, seat, hand$1);
	circlesAhead.set(s, seat, ahead);
	placing$1.set(s, seat, ahead > 0 ? place : 0);
	return ahead > 0;
};
const placeHere = (s, seat, count) => {
	const place = placing$1(s, seat);
	setColonists(s, seat, place, count);
	hand.add(s, seat, -count);
	circlesAhead.add(s, seat, -circlesOn(s, seat, place));
	placing$1.add(s, seat, 1);
};
/** MY5: all at once, or in order from the mayor. */
const startPlacing = (s) => {
	if (mayorInOrder(s)) return askNextMayor(s);
	let waiting = 0;
	for (let seat = 0; seat < players(s); seat++) {
		takeUp(s, seat);
		if (findChoice(s, seat)) waiting |= 1 << seat;
	}
	step.set(s, PLACING);
	turn.set(s, waiting);
};
/** MY5: in order, colonists stay where they stand until it is their owner's turn. */
const askNextMayor = (s) => {
	for (; lap(s) > 0; passOn(s)) {
		takeUp(s, actor(s));
		if (findChoice(s, actor(s))) return awaitSeat(s, PLACING, actor(s));
	}
	awaitNobody(s, PLACING);
};
const finishPlacing = (s, seat) => {
	if (mayorInOrder(s)) {
		passOn(s);
		askNextMayor(s);
	} else turn.set(s, turn(s) & ~(1 << seat));
};
const placing = {
	moves: movesOf(COLONISTS),
	list(s, seat, out, count) {
		const place = placing$1(s, seat);
		const circles = circlesOn(s, seat, place);
		const hand$3 = hand(s, seat);
		const most = mostHere(hand$3, circles);
		const first = COLONISTS_FIRST[place];
		let end = count;
		for (let n = fewestHere(hand$3, circlesAhead(s, seat), circles); n <= most; n++) out[end++] = first + n;
		return end;
	},
	apply(s, seat, move) {
		placeHere(s, seat, move - COLONISTS_FIRST[placing$1(s, seat)]);
		if (!findChoice(s, seat)) finishPlacing(s, seat);
	},
	whyNot(s, seat, move) {
		if (!COLONISTS.has(move)) return "MY3";
		const place = placing$1(s, seat);
		const circles = circlesOn(s, seat, place);
		const hand$2 = hand(s, seat);
		const count = move - COLONISTS_FIRST[place];
		return count >= fewestHere(hand$2, circlesAhead(s, seat), circles) && count <= mostHere(hand$2, circles) ? void 0 : "MY3";
	}
};
const colonistsOnIsland = (s, seat) => {
	let sum = 0;
	for (let tile = 0; tile < TILES.length; tile++) sum += tilesOccupied(s, seat, tile);
	return sum;
};
/** MY4: empty circles on buildings only; plantations and quarries do not count. */
const emptyBuildingCircles = (s) => {
	let empty = 0;
	for (let seat = 0; seat < players(s); seat++) {
		const onBuildings = colonists(s, seat) - sanJuan(s, seat) - colonistsOnIsland(s, seat);
		empty += buildingCircles(s, seat) - onBuildings;
	}
	return empty;
};
/** MY4: the number the ship is refilled with, at least one a player. */
const colonistsRequired = (s) => Math.max(players(s), emptyBuildingCircles(s));
/** MY4, MY6: refills the ship as far as the supply goes; whether it was enough (Q3: exactly enough is). */
const refillColonistShip = (s) => {
	const required = colonistsRequired(s);
	const loaded = Math.min(required, colonistsLeft(s));
	colonistShip.set(s, loaded);
	colonistsLeft.add(s, -loaded);
	return loaded === required;
};
// games/puerto-rico/src/phases/prospector/prospector.ts
/** PR1 */
const beginProspector = (s) => {
	payOut(s, taker(s), 1);
	awaitNobody(s, PROSPECTING);
};
// games/puerto-rico/src/phases/role/role.ts
/** R1–R4: who takes a role, what it brings at once, and what happens between rounds. */
/** R1: a card that nobody has taken this round. */
const isRoleFree = (s, card) => roleTaker(s, card) === -1;
/** R1: the governor first, then clockwise; 2P3: with two players in turn until each has three. */
const nextTaker = (s) => picks(s) === 0 ? governor(s) : nextSeat(s, taker(s));
const isRoundOver = (s) => picks(s) >= boxFor(players(s)).picks;
/** R2: the doubloons on the card come with it, at once. Q16: they are not optional. */
const collectDoubloons = (s, seat, card) => {
	doubloons.add(s, seat, roleDoubloons(s, card));
	roleDoubloons.set(s, card, 0);
};
const takeRole = (s, seat, move) => {
	const card = ROLE.index(move);
	roleTaker.set(s, card, seat);
	role.set(s, card);
	taker.set(s, seat);
	picks.add(s, 1);
	collectDoubloons(s, seat, card);
	awaitNobody(s, ROLE_CHOICE);
};
/** R4: a doubloon on each unused role, the roles return, the governor moves left. */
const endRound = (s) => {
	for (let card = 0; card < ROLES.length; card++) if (isRoleFree(s, card)) {
		roleDoubloons.add(s, card, 1);
		bank.add(s, -1);
	} else if (roleTaker(s, card) >= 0) roleTaker.set(s, card, -1);
	governor.set(s, nextSeat(s, governor(s)));
	picks.set(s, 0);
};
/** Between roles nothing of the last one is left: equal tables are equal positions. */
const putAway = (s) => {
	role.set(s, -1);
	actor.set(s, -1);
	lap.set(s, 0);
};
/** E1: the round in which an ending came is the last, and is played to its end. Q15: however many endings came. */
const askForRole = (s) => {
	putAway(s);
	if (isRoundOver(s)) {
		if (endings(s) !== 0) return awaitNobody(s, OVER_STEP);
		endRound(s);
	}
	if (picks(s) === 0) round.add(s, 1);
	awaitSeat(s, ROLE_CHOICE, nextTaker(s));
};
const roleChoice = {
	moves: movesOf(ROLE),
	list(s, _seat, out, count) {
		let end = count;
		for (let card = 0; card < ROLES.length; card++) if (isRoleFree(s, card)) out[end++] = ROLE.first + card;
		return end;
	},
	apply: takeRole,
	/** R3: a role must be taken. S6: only cards in play. */
	whyNot(s, _seat, move) {
		if (!ROLE.has(move)) return "R3";
		if (roleTaker(s, ROLE.index(move)) < -1) return "S6";
		return isRoleFree(s, ROLE.index(move)) ? void 0 : "R1";
	}
};
// games/puerto-rico/src/phases/settler/settler.ts
/** SE1–SE6, V-hacienda, V-hut, V-hospice: the settler. */
/** SE1: the settler's privilege. V-hut: the construction hut gives the same to others. */
const mayChooseQuarry = (s, seat) => hasPrivilege(s, seat, SETTLER) || isOccupied(s, seat, CONSTRUCTION_HUT);
/** SE5: no quarries left, no privilege and no use for the hut. SE4: nor without space. */
const canTakeQuarry = (s, seat) => quarriesLeft(s) > 0 && mayChooseQuarry(s, seat) && hasIslandSpace(s, seat);
/** SE2: one of the tiles that lie face up. */
const canTakePlantation = (s, seat, good) => faceUp(s, good) > 0 && hasIslandSpace(s, seat);
/** V-hacienda: once, before the face-up tile; Q1: while there is a tile face down or discarded. */
const canUseHacienda = (s, seat) => haciendaUsed(s) === 0 && isOccupied(s, seat, HACIENDA) && hasIslandSpace(s, seat) && hasHiddenTile(s);
const hasHiddenTile = (s) => tilesFaceDown(s) > 0 || tilesDiscarded(s) > 0;
/** V-hospice: only for the tile just chosen, and only while there are colonists (Q2). */
const canUseHospice = (s, seat) => isOccupied(s, seat, HOSPICE) && hasNewColonist(s);
/** Q13: who finds nothing to take is not asked. */
const hasChoice$1 = (s, seat) => {
	if (!hasIslandSpace(s, seat)) return false;
	for (let good = 0; good < GOODS.length; good++) if (faceUp(s, good) > 0) return true;
	return canTakeQuarry(s, seat) || canUseHacienda(s, seat);
};
const beginSettler = (s) => {
	haciendaUsed.set(s, 0);
	startLap(s);
	askNext(s, SETTLING, hasChoice$1);
};
const goOn = (s) => {
	haciendaUsed.set(s, 0);
	passOn(s);
	askNext(s, SETTLING, hasChoice$1);
};
const take = (s, seat, tile) => {
	if (tile === 5) quarriesLeft.add(s, -1);
	else faceUp.add(s, tile, -1);
	layTile(s, seat, tile);
	if (!canUseHospice(s, seat)) return goOn(s);
	placed.set(s, tile);
	awaitSeat(s, HOSPICE_COLONIST, seat);
};
const startHacienda = (s) => {
	haciendaUsed.set(s, 1);
	if (tilesFaceDown(s) === 0) reshuffle(s);
	awaitChance(s, HACIENDA_TILE);
};
const settling = {
	moves: movesOf(USE_HACIENDA, PLANTATION, TAKE_QUARRY, PASS),
	list(s, seat, out, count) {
		let end = count;
		if (canUseHacienda(s, seat)) out[end++] = USE_HACIENDA;
		for (let good = 0; good < GOODS.length; good++) if (canTakePlantation(s, seat, good)) out[end++] = PLANTATION.first + good;
		if (canTakeQuarry(s, seat)) out[end++] = TAKE_QUARRY;
		out[end++] = PASS;
		return end;
	},
	apply(s, seat, move) {
		if (move === PASS) goOn(s);
		else if (move === USE_HACIENDA) startHacienda(s);
		else take(s, seat, move === TAKE_QUARRY ? 5 : PLANTATION.index(move));
	},
	whyNot(s, seat, move) {
		if (move === PASS) return void 0;
		if (move !== USE_HACIENDA && move !== TAKE_QUARRY && !PLANTATION.has(move)) return "R1";
		if (!hasIslandSpace(s, seat)) return "SE4";
		if (move === USE_HACIENDA) return whyNoHacienda(s, seat);
		if (move === TAKE_QUARRY) return whyNoQuarry(s, seat);
		if (canTakePlantation(s, seat, PLANTATION.index(move))) return void 0;
		return hasPrivilege(s, seat, SETTLER) ? "SE1" : "SE2";
	}
};
const whyNoHacienda = (s, seat) => {
	if (canUseHacienda(s, seat)) return void 0;
	return hasHiddenTile(s) ? "V-hacienda" : "Q1";
};
const whyNoQuarry = (s, seat) => {
	if (canTakeQuarry(s, seat)) return void 0;
	return mayChooseQuarry(s, seat) ? "SE5" : "SE2";
};
/** V-hospice: onto the tile just taken. */
const hospiceColonist = optional(USE_HOSPICE, PASS, "V-hospice", (s, seat, used) => {
	if (used) {
		takeNewColonist(s, seat);
		tilesOccupied.add(s, seat, placed(s), 1);
	}
	placed.set(s, -1);
	goOn(s);
});
/** Q12: any face-down tile is as likely as any other. */
const drawFaceDown = (s, out, weights) => {
	let count = 0;
	for (let good = 0; good < GOODS.length; good++) {
		if (faceDown(s, good) === 0) continue;
		weights[count] = faceDown(s, good);
		out[count++] = DRAW.first + good;
	}
	return count;
};
/** V-hacienda: the tile must be placed; then the normal turn goes on. */
const haciendaLottery = {
	chance: drawFaceDown,
	apply(s, move) {
		const good = DRAW.index(move);
		faceDown.add(s, good, -1);
		layTile(s, actor(s), good);
		if (hasChoice$1(s, actor(s))) awaitSeat(s, SETTLING, actor(s));
		else goOn(s);
	}
};
/** SE3: at the end of the phase the tiles left are discarded, then players + 1 are drawn. */
const discardFaceUp = (s) => {
	for (let good = 0; good < GOODS.length; good++) {
		discarded.add(s, good, faceUp(s, good));
		faceUp.set(s, good, 0);
	}
};
/** SE3, S7: one tile at a time; the discards are shuffled in when the stacks run out, and if still too few, fewer lie open. */
const layFaceUp = (s) => {
	let lying = 0;
	for (let good = 0; good < GOODS.length; good++) lying += faceUp(s, good);
	if (lying > players(s)) return awaitNobody(s, FACE_UP);
	if (tilesFaceDown(s) === 0) reshuffle(s);
	if (tilesFaceDown(s) === 0) return awaitNobody(s, FACE_UP);
	awaitChance(s, FACE_UP);
};
const faceUpLottery = {
	chance: drawFaceDown,
	apply(s, move) {
		const good = DRAW.index(move);
		faceDown.add(s, good, -1);
		faceUp.add(s, good, 1);
		layFaceUp(s);
	}
};
// games/puerto-rico/src/phases/setup/setup.ts
const NOT_IN_PLAY = -2;
/** S6, Q11: six roles with 3 players, a prospector more with 4 (and with 2), two more with 5. */
const layOutRoles = (s, box) => {
	for (let role = 0; role < ROLES.length; role++) roleTaker.set(s, role, role < box.roles ? -1 : NOT_IN_PLAY);
};
/** S5: three ships, 2P2: two. */
const layOutShips = (s, box) => {
	for (let ship = 0; ship < 3; ship++) {
		shipHolds.set(s, ship, box.ships[ship] ?? 0);
		shipGood.set(s, ship, -1);
	}
};
/** S7: the tiles of the box, less what stays in it (2P1). */
const layOutTiles = (s, box) => {
	for (const [tile, copies] of TILE_COPIES.entries()) if (tile === 5) quarriesLeft.set(s, copies - box.tilesOut);
	else faceDown.set(s, tile, copies - box.tilesOut);
};
/** S8 */
const layOutBarrels = (s, box) => {
	for (const [good, barrels] of BARRELS.entries()) barrelsLeft.set(s, good, barrels - box.barrelsOut);
};
/** S10; 2P1: two of each plant, one of each violet building. */
const layOutBuildings = (s, box, set) => {
	for (const [building, { name, copies, kind }] of BUILDING_TABLE.entries()) {
		if (!set.includes(name)) continue;
		const fewer = kind === "small plant" || kind === "large plant" ? box.plantCopies : box.violetCopies;
		buildingsLeft.set(s, building, fewer ?? copies);
	}
};
/** S3, S4: VP chips and colonists, one colonist a player on the ship. */
const layOutSupplies = (s, box) => {
	bank.set(s, 86);
	pointsLeft.set(s, box.points);
	colonistsLeft.set(s, box.colonists);
	colonistShip.set(s, players(s));
};
/** Everything that does not hang on who starts. */
const setUp = (config, s) => {
	const box = boxFor(config.players);
	players.set(s, config.players);
	mayorInOrder.set(s, config.options.mayor === "in order" ? 1 : 0);
	openPoints.set(s, config.options.openPoints === true ? 1 : 0);
	randomOrder.set(s, config.options.order === "random" ? 1 : 0);
	for (const cell of [
		governor,
		taker,
		role,
		actor,
		placed,
		keptKind
	]) cell.set(s, -1);
	layOutRoles(s, box);
	layOutShips(s, box);
	layOutTiles(s, box);
	layOutBarrels(s, box);
	layOutBuildings(s, box, BUILDING_SETS[config.options.buildings] ?? []);
	layOutSupplies(s, box);
	for (let seat = 0; seat < MAX_PLAYERS; seat++) nextSeat.set(s, seat, -1);
	if (!randomOrder(s)) sitInOrder(s);
	if (typeof config.options.governor === "number") seatGovernor(s, config.options.governor);
	else awaitChance(s, GOVERNOR);
};
const sitInOrder = (s) => {
	for (let seat = 0; seat < players(s); seat++) nextSeat.set(s, seat, (seat + 1) % players(s));
};
/** S1: the first governor; if the order of seats is still open, chance goes on with who sits next. */
const seatGovernor = (s, seat) => {
	governor.set(s, seat);
	if (randomOrder(s)) {
		actor.set(s, seat);
		seatTheLast(s);
	} else deal(s);
};
/** S1, S2: money and start tiles, in order from the governor. */
const deal = (s) => {
	const box = boxFor(players(s));
	let seat = governor(s);
	for (const tile of box.startTiles) {
		payOut(s, seat, box.doubloons);
		layTile(s, seat, tile);
		faceDown.add(s, tile, -1);
		seat = nextSeat(s, seat);
	}
	actor.set(s, -1);
	awaitNobody(s, GOVERNOR);
};
/** A seat that nobody has to the left yet, and that is not the governor's: who could sit next. */
const isStanding = (s, seat) => {
	if (seat === governor(s)) return false;
	for (let other = 0; other < players(s); other++) if (nextSeat(s, other) === seat) return false;
	return true;
};
/** With one seat left standing there is nothing to draw. */
const seatTheLast = (s) => {
	let standing = 0;
	let last = -1;
	for (let seat = 0; seat < players(s); seat++) {
		if (!isStanding(s, seat)) continue;
		standing++;
		last = seat;
	}
	if (standing > 1) return awaitChance(s, ORDER);
	nextSeat.set(s, actor(s), last);
	nextSeat.set(s, last, governor(s));
	deal(s);
};
const governorLottery = {
	chance(s, out, weights) {
		for (let seat = 0; seat < players(s); seat++) {
			out[seat] = FIRST_GOVERNOR.first + seat;
			weights[seat] = 1;
		}
		return players(s);
	},
	apply: (s, move) => seatGovernor(s, FIRST_GOVERNOR.index(move))
};
const orderLottery = {
	chance(s, out, weights) {
		let count = 0;
		for (let seat = 0; seat < players(s); seat++) {
			if (!isStanding(s, seat)) continue;
			weights[count] = 1;
			out[count++] = SITS_NEXT.first + seat;
		}
		return count;
	},
	apply(s, move) {
		const seat = SITS_NEXT.index(move);
		nextSeat.set(s, actor(s), seat);
		actor.set(s, seat);
		seatTheLast(s);
	}
};
// games/puerto-rico/src/phases/trader/trader.ts
/** TR1–TR4, V-market, V-office: the trader. */
/** V-market: +1 for the small, +2 for the large, +3 for both. */
const marketBonus = (s, seat) => (isOccupied(s, seat, SMALL_MARKET) ? 1 : 0) + (isOccupied(s, seat, LARGE_MARKET) ? 2 : 0);
/** TR1: the price, one more for the trader; TR4: corn sells for 0, with the bonuses too. */
const salePrice = (s, seat, good) => PRICES[good] + (hasPrivilege(s, seat, TRADER) ? 1 : 0) + marketBonus(s, seat);
/** TR2: all kinds different. V-office: the office sells a kind that lies there already. */
const houseTakes = (s, seat, good) => house(s, good) === 0 || isOccupied(s, seat, OFFICE);
/** TR2: four places; V-office: nobody sells into a full house. */
const canSell = (s, seat, good) => barrels(s, seat, good) > 0 && !isHouseFull(s) && houseTakes(s, seat, good);
const hasChoice = (s, seat) => {
	for (let good = 0; good < GOODS.length; good++) if (canSell(s, seat, good)) return true;
	return false;
};
const beginTrader = (s) => {
	startLap(s);
	askNext(s, TRADING, hasChoice);
};
const sell = (s, seat, good) => {
	barrels.add(s, seat, good, -1);
	house.add(s, good, 1);
	houseFilled.add(s, 1);
	payOut(s, seat, salePrice(s, seat, good));
};
const trading = {
	moves: movesOf(SELL, PASS),
	apply(s, seat, move) {
		if (move !== PASS) sell(s, seat, SELL.index(move));
		passOn(s);
		askNext(s, TRADING, hasChoice);
	},
	whyNot(s, seat, move) {
		if (move === PASS) return void 0;
		if (!SELL.has(move)) return "R1";
		const good = SELL.index(move);
		if (barrels(s, seat, good) === 0) return "TR1";
		return canSell(s, seat, good) ? void 0 : "TR2";
	}
};
/** TR3, Q4: a house with four barrels is emptied, equal kinds or not; a house not full stays as it is. */
const emptyFullHouse = (s) => {
	if (!isHouseFull(s)) return;
	for (let good = 0; good < GOODS.length; good++) {
		barrelsLeft.add(s, good, house(s, good));
		house.set(s, good, 0);
	}
	houseFilled.set(s, 0);
};
// games/puerto-rico/src/phases/flow.ts
/** The order of play as tables: what each step asks, what each role begins, what follows when nobody is left to ask. */
/** E1: the endings. */
const ENDINGS = [
	"colonists",
	"city",
	"points"
];
const COLONISTS_RAN_OUT = 1;
const CITY_IS_FULL = 2;
const POINTS_RAN_OUT = 4;
const trigger = (s, ending) => endings.set(s, endings(s) | ending);
/** What taking a role begins. */
const BEGINNINGS = {
	settler: beginSettler,
	mayor: beginMayor,
	builder: beginBuilder,
	craftsman: beginCraftsman,
	trader: beginTrader,
	captain: beginCaptain,
	prospector: beginProspector,
	"prospector-2": beginProspector
};
const BEGINNING_OF = ROLES.map((name) => BEGINNINGS[name]);
const beginRole = (s) => BEGINNING_OF[role(s)](s);
/** SE3: the row of face-up tiles is laid anew when the settler's phase is over. */
const afterSettling = (s) => {
	discardFaceUp(s);
	layFaceUp(s);
};
/** MY4, E1: the end comes if the ship cannot be filled as required. */
const afterPlacing = (s) => {
	if (!refillColonistShip(s)) trigger(s, COLONISTS_RAN_OUT);
	askForRole(s);
};
/** E1: the end comes if someone has filled the twelfth space of the city. */
const afterBuilding = (s) => {
	for (let seat = 0; seat < players(s); seat++) if (citySpaces(s, seat) === 0) trigger(s, CITY_IS_FULL);
	askForRole(s);
};
const afterTrading = (s) => {
	emptyFullHouse(s);
	askForRole(s);
};
const afterLoading = (s) => {
	endLoading(s);
	beginStoring(s);
};
/** CA9: ships are emptied after storing. E1, Q8: the end comes when the pool of chips reaches 0. */
const afterStoring = (s) => {
	emptyFullShips(s);
	if (pointsLeft(s) === 0) trigger(s, POINTS_RAN_OUT);
	askForRole(s);
};
/** Steps at which a seat that is not asked may still wonder about its own move: it is told what forbids it, before whose turn it is. */
const ASKED_BY_LAP = /* @__PURE__ */ new Map([
	[SETTLING, settling],
	[BUILDING, building],
	[TRADING, trading],
	[LOADING, loading]
]);
/** R1: not your turn. MY5: nor in the order of the mayors. */
const whyNotOutOfTurn = (s, seat, move) => {
	if (step(s) === PLACING) return "MY5";
	return ASKED_BY_LAP.get(step(s))?.whyNot(s, seat, move) ?? "R1";
};
/** S1: chance seats the players. S7: chance draws the tiles; nobody else does. */
const whyNotByChance = (move) => {
	if (move < CHANCE_FIRST) return "R1";
	return DRAW.has(move) ? "S7" : "S1";
};
const { setup, legal, chance, apply, whyNot } = makeFlow({
	layout,
	moves,
	chanceFirst: CHANCE_FIRST,
	step,
	turn,
	over: {
		step: OVER_STEP,
		rule: "E1"
	},
	setUp,
	lotteries: [
		[GOVERNOR, governorLottery],
		[ORDER, orderLottery],
		[FACE_UP, faceUpLottery],
		[HACIENDA_TILE, haciendaLottery]
	],
	decisions: [
		[ROLE_CHOICE, roleChoice],
		[SETTLING, settling],
		[HOSPICE_COLONIST, hospiceColonist],
		[MAYOR_PRIVILEGE, mayorPrivilege],
		[PLACING, placing],
		[BUILDING, building],
		[UNIVERSITY_COLONIST, universityColonist],
		[CRAFTSMAN_PRIVILEGE, craftsmanPrivilege],
		[TRADING, trading],
		[LOADING, loading],
		[STORING, storing]
	],
	follows: [
		[GOVERNOR, layFaceUp],
		[FACE_UP, askForRole],
		[ROLE_CHOICE, beginRole],
		[SETTLING, afterSettling],
		[PLACING, afterPlacing],
		[BUILDING, afterBuilding],
		[CRAFTSMAN_PRIVILEGE, askForRole],
		[TRADING, afterTrading],
		[LOADING, afterLoading],
		[STORING, afterStoring],
		[PROSPECTING, askForRole]
	],
	whyNotByChance,
	whyNotOutOfTurn
});
// games/puerto-rico/src/scoring.ts
const sumOverBuildings = (s, seat, worth) => {
	let sum = 0;
	for (let building = 0; building < BUILDING_COUNT; building++) sum += buildings(s, seat, building) * worth[building];
	return sum;
};
/** E2: the printed VP of all buildings, occupied or not. */
const buildingPoints = (s, seat) => sumOverBuildings(s, seat, POINTS);
/** V-guildhall: 1 VP for a small plant, 2 for a large one, occupied or not. */
const guildHallBonus = (s, seat) => sumOverBuildings(s, seat, GUILD_POINTS);
/** V-residence: 4 VP up to nine covered spaces, then one more for each. */
const residenceBonus = (s, seat) => Math.max(4, islandFilled(s, seat) - 5);
/** V-fortress: 1 VP for three colonists. */
const fortressBonus = (s, seat) => Math.floor(colonists(s, seat) / 3);
/** V-customs: 1 VP for four VP of chips, noted ones too (Q8), none for buildings. */
const customsHouseBonus = (s, seat) => Math.floor(points(s, seat) / 4);
/** V-cityhall: 1 VP for each violet building, itself too; a large one counts once. */
const cityHallBonus = (s, seat) => sumOverBuildings(s, seat, IS_VIOLET);
const BONUSES = [
	[GUILD_HALL, guildHallBonus],
	[RESIDENCE, residenceBonus],
	[FORTRESS, fortressBonus],
	[CUSTOMS_HOUSE, customsHouseBonus],
	[CITY_HALL, cityHallBonus]
];
/** E2: large buildings add their bonus only if occupied. */
const bonusOf = (s, seat) => BONUSES.reduce((sum, [building, bonus]) => sum + (isOccupied(s, seat, building) ? bonus(s, seat) : 0), 0);
/** What each large building would add, occupied or not, whether the player has it or not. */
const possibleBonuses = (s, seat) => BONUSES.map(([building, bonus]) => ({
	building,
	points: bonus(s, seat)
}));
/** E2: chips, printed VP, bonuses. */
const score = (s, seat) => points(s, seat) + buildingPoints(s, seat) + bonusOf(s, seat);
/** E3: doubloons and barrels, 1 each. E4: still tied, the place is shared. */
const tieBreak = (s, seat) => {
	let sum = doubloons(s, seat);
	for (let good = 0; good < GOODS.length; good++) sum += barrels(s, seat, good);
	return sum;
};
// games/puerto-rico/src/describe.ts
/** What a seat is shown, field by field, with every number a board needs: no client computes a rule. */
/** CA7: VP chips are secret until the end. */
const isShown = (s, viewer, seat) => viewer === seat || openPoints(s) === 1 || step(s) === OVER_STEP;
const seatOrNobody = (seat) => seat < 0 ? {} : { seat };
const everyShip = Array.from({ length: 3 }, (_, ship) => ship);
/** Undefined where no ship lies: with two players there are only two. */
const holdsOf = (s, ship) => HOLDS[shipHolds(s, ship) - SMALLEST_SHIP];
const describeRoles = (s) => ROLES.flatMap((name, role) => roleTaker(s, role) < -1 ? [] : [{
	name,
	doubloons: roleDoubloons(s, role),
	...seatOrNobody(roleTaker(s, role))
}]);
const describeShips = (s) => everyShip.flatMap((ship) => {
	const good = GOODS[shipGood(s, ship)];
	const holds = holdsOf(s, ship);
	return holds === void 0 ? [] : [{
		holds,
		load: shipLoad(s, ship),
		space: shipSpace(s, ship),
		...good ? { good } : {}
	}];
});
const byGood = (count) => GOODS.map((name, good) => ({
	good: name,
	count: count(good)
})).filter(({ count: n }) => n > 0);
const describeMarket = (s) => BUILDING_TABLE.map((row, building) => ({
	...row,
	left: buildingsLeft(s, building)
}));
const describeIsland = (s, seat) => ({
	spaces: 12,
	filled: islandFilled(s, seat),
	tiles: TILES.map((tile, i) => ({
		tile,
		count: tiles(s, seat, i),
		occupied: tilesOccupied(s, seat, i)
	})).filter(({ count }) => count > 0)
});
const describeCity = (s, seat) => ({
	spaces: 12,
	filled: cityFilled(s, seat),
	buildings: BUILDING_TABLE.flatMap(({ name, circles }, building) => buildings(s, seat, building) > 0 ? [{
		name,
		circles,
		colonists: buildingColonists(s, seat, building)
	}] : [])
});
/** I1: chips, and what follows from them, only where they may be seen. */
const describePoints = (s, viewer, seat) => ({
	buildings: buildingPoints(s, seat),
	...isShown(s, viewer, seat) ? {
		chips: points(s, seat),
		bonus: bonusOf(s, seat),
		total: score(s, seat)
	} : {},
	...!isShown(s, viewer, seat) && !isOccupied(s, seat, CUSTOMS_HOUSE) ? { bonus: bonusOf(s, seat) } : {}
});
/** What each large building would add at the end; the customs house only where the chips may be seen. */
const describeBonuses = (s, viewer, seat) => possibleBonuses(s, seat).filter(({ building }) => building !== CUSTOMS_HOUSE || isShown(s, viewer, seat)).map(({ building, points }) => ({
	building: at(BUILDINGS, building),
	points
}));
/** V-wharf: what each kind would bring over the own wharf. */
const describeWharf = (s, seat) => mayUseWharf(s, seat) ? byGood((good) => barrels(s, seat, good)).map((row) => ({
	...row,
	points: loadPoints(s, seat, row.count)
})) : [];
const describeLoad = (s, seat, good, ship) => {
	const holds = holdsOf(s, ship);
	if (holds === void 0 || !canLoad(s, seat, good, ship)) return [];
	const barrels = loadAmount(s, seat, good, ship);
	return [{
		good: at(GOODS, good),
		holds,
		barrels,
		points: loadPoints(s, seat, barrels)
	}];
};
/** Captain: what each load would take and bring. */
const describeLoads = (s, seat) => step(s) === LOADING ? {
	loads: GOODS.flatMap((_, good) => everyShip.flatMap((ship) => describeLoad(s, seat, good, ship))),
	wharf: describeWharf(s, seat)
} : {};
/** Mayor: what is in hand and which place is asked for. */
const describePlacing = (s, seat) => step(s) === PLACING && seatsOf(turn(s)).includes(seat) ? { placing: {
	inHand: hand(s, seat),
	place: at(PLACES, placing$1(s, seat)),
	circlesLeft: circlesAhead(s, seat)
} } : {};
const describeSeat = (s, viewer, seat) => ({
	seat,
	left: nextSeat(s, seat),
	doubloons: doubloons(s, seat),
	barrels: byGood((good) => barrels(s, seat, good)),
	production: byGood((good) => production(s, seat, good)),
	sanJuan: sanJuan(s, seat),
	colonists: colonists(s, seat),
	island: describeIsland(s, seat),
	city: describeCity(s, seat),
	points: describePoints(s, viewer, seat),
	tieBreak: tieBreak(s, seat),
	prices: GOODS.map((good, i) => ({
		good,
		doubloons: salePrice(s, seat, i)
	})),
	costs: BUILDING_TABLE.map(({ name }, building) => ({
		building: name,
		doubloons: buildCost(s, seat, building)
	})),
	storableKinds: warehouseKinds(s, seat),
	wharfUsed: wharfUsed(s, seat) === 1,
	bonuses: describeBonuses(s, viewer, seat),
	...describeLoads(s, seat),
	...describePlacing(s, seat)
});
const describeSupply = (s) => ({
	points: pointsLeft(s),
	pointsNoted: pointsNoted(s),
	colonists: colonistsLeft(s),
	colonistShip: colonistShip(s),
	colonistsRequired: colonistsRequired(s),
	quarries: quarriesLeft(s),
	barrels: GOODS.map((good, i) => ({
		good,
		count: barrelsLeft(s, i)
	}))
});
const describeTiles = (s) => ({
	faceUp: byGood((good) => faceUp(s, good)),
	faceDown: tilesFaceDown(s),
	discarded: tilesDiscarded(s)
});
const describe = (s, viewer) => ({
	players: players(s),
	round: round(s),
	step: at(STEPS, step(s)),
	waitingFor: seatsOf(turn(s)),
	over: turn(s) === 0,
	endings: ENDINGS.filter((_, i) => (endings(s) & 1 << i) !== 0),
	...governor(s) < 0 ? {} : { governor: governor(s) },
	...role(s) < 0 ? {} : {
		role: at(ROLES, role(s)),
		taker: taker(s)
	},
	roles: describeRoles(s),
	tiles: describeTiles(s),
	ships: describeShips(s),
	house: {
		places: 4,
		filled: houseFilled(s),
		barrels: byGood((good) => house(s, good)),
		prices: [...PRICES]
	},
	supply: describeSupply(s),
	market: describeMarket(s),
	seats: Array.from({ length: players(s) }, (_, seat) => describeSeat(s, viewer, seat))
});
/** I1: the chips of the others. */
const hidden = (s, viewer) => Array.from({ length: players(s) }, (_, seat) => seat).filter((seat) => !isShown(s, viewer, seat)).map((seat) => points.at + seat);
// games/puerto-rico/src/invariants.ts
/** What no move may break: pieces are conserved, nothing is negative, limits hold. */
const overSeats = (of) => sumOf(MAX_PLAYERS, of);
const checkBarrels = (s, faults) => {
	const { barrelsOut } = boxFor(players(s));
	for (let good = 0; good < GOODS.length; good++) {
		const onShips = sumOf(3, (ship) => shipGood(s, ship) === good ? shipLoad(s, ship) : 0);
		const all = barrelsLeft(s, good) + house(s, good) + onShips + overSeats((seat) => barrels(s, seat, good));
		faults.equal(`barrels of ${GOODS[good]}`, all, BARRELS[good] - barrelsOut);
	}
};
const checkTiles = (s, faults) => {
	const { tilesOut } = boxFor(players(s));
	for (let tile = 0; tile < TILES.length; tile++) {
		const all = (tile === 5 ? quarriesLeft(s) : faceDown(s, tile) + faceUp(s, tile) + discarded(s, tile)) + overSeats((seat) => tiles(s, seat, tile));
		faults.equal(`tiles of ${TILES[tile]}`, all, TILE_COPIES[tile] - tilesOut);
	}
};
const checkBuildings = (s, faults) => {
	const { plantCopies, violetCopies } = boxFor(players(s));
	for (const [building, { name, copies, kind }] of BUILDING_TABLE.entries()) {
		const all = buildingsLeft(s, building) + overSeats((seat) => buildings(s, seat, building));
		faults.equal(`copies of ${name}`, all, (kind.endsWith("plant") ? plantCopies : violetCopies) ?? copies);
	}
};
const checkSupplies = (s, faults) => {
	const box = boxFor(players(s));
	const owned = overSeats((seat) => colonists(s, seat));
	faults.equal("colonists", colonistsLeft(s) + colonistShip(s) + owned, box.colonists + players(s));
	faults.equal("VP", pointsLeft(s) - pointsNoted(s) + overSeats((seat) => points(s, seat)), box.points);
	const onRoles = sumOf(ROLES.length, (role) => roleDoubloons(s, role));
	faults.equal("doubloons", bank(s) + onRoles + overSeats((seat) => doubloons(s, seat)), 86);
};
/** While a player places, places still to be decided show who stood there before: only those behind count. */
const checkColonists = (s, seat, faults) => {
	const decided = circlesAhead(s, seat) > 0 ? placing$1(s, seat) : TILES.length + BUILDING_COUNT;
	const onTiles = sumOf(Math.min(decided, TILES.length), (tile) => tilesOccupied(s, seat, tile));
	const onBuildings = sumOf(decided - TILES.length, (building) => buildingColonists(s, seat, building));
	faults.equal(`colonists of seat ${seat}`, sanJuan(s, seat) + hand(s, seat) + onTiles + onBuildings, colonists(s, seat));
	const circles = sumOf(BUILDING_COUNT, (building) => buildings(s, seat, building) * CIRCLES[building]);
	faults.equal(`circles of seat ${seat}`, buildingCircles(s, seat), circles);
};
const checkPlayer = (s, seat, faults) => {
	checkColonists(s, seat, faults);
	const laid = sumOf(TILES.length, (tile) => tiles(s, seat, tile));
	faults.equal(`island of seat ${seat}`, islandFilled(s, seat), laid);
	faults.atMost(`island of seat ${seat}`, islandFilled(s, seat), 12);
	const covered = sumOf(BUILDING_COUNT, (building) => buildings(s, seat, building) * SPACES[building]);
	faults.equal(`city of seat ${seat}`, cityFilled(s, seat), covered);
	faults.atMost(`city of seat ${seat}`, cityFilled(s, seat), 12);
	for (let tile = 0; tile < TILES.length; tile++) faults.atMost(`colonists of seat ${seat} on ${TILES[tile]}`, tilesOccupied(s, seat, tile), tiles(s, seat, tile));
	for (let building = 0; building < BUILDING_COUNT; building++) {
		const circles = buildings(s, seat, building) * CIRCLES[building];
		faults.atMost(`colonists of seat ${seat} on ${BUILDINGS[building]}`, buildingColonists(s, seat, building), circles);
	}
};
const checkPlayers = (s, faults) => {
	for (let seat = 0; seat < players(s); seat++) checkPlayer(s, seat, faults);
};
const checkShipsAndHouse = (s, faults) => {
	for (let good = 0; good < GOODS.length; good++) faults.atMost(`ships with ${GOODS[good]}`, sumOf(3, (ship) => shipGood(s, ship) === good ? 1 : 0), 1);
	for (let ship = 0; ship < 3; ship++) {
		faults.atMost(`load of ship ${ship}`, shipLoad(s, ship), shipHolds(s, ship));
		faults.equal(`ship ${ship} empty`, shipLoad(s, ship) === 0 ? 1 : 0, shipGood(s, ship) === -1 ? 1 : 0);
	}
	faults.equal("house", houseFilled(s), sumOf(GOODS.length, (good) => house(s, good)));
	faults.atMost("house", houseFilled(s), 4);
};
/** Chance decides at these steps, nobody at the last, seats at all others. */
const CHANCE_STEPS = [
	GOVERNOR,
	ORDER,
	FACE_UP,
	HACIENDA_TILE
];
/** A turn that fits the step, and indices that point at something: what a position read from outside must hold to be played on. */
const checkFlow = (s, faults) => {
	const { list } = faults;
	const step$1 = step(s);
	const turn$1 = turn(s);
	if (STEPS[step$1] === void 0) list.push(`step: ${step$1}`);
	if (turn$1 === 0 !== (step$1 === OVER_STEP)) list.push(`turn ${turn$1} at step ${STEPS[step$1]}`);
	if (turn$1 === 16384 !== CHANCE_STEPS.includes(step$1)) list.push(`turn ${turn$1} at step ${STEPS[step$1]}`);
	if (turn$1 !== 16384) faults.atMost("turn", turn$1, (1 << players(s)) - 1);
	for (const [name, cell, end] of INDICES) {
		faults.atLeast(name, cell(s), -1);
		faults.atMost(name, cell(s), end(s) - 1);
	}
};
const INDICES = [
	[
		"governor",
		governor,
		players
	],
	[
		"taker",
		taker,
		players
	],
	[
		"actor",
		actor,
		players
	],
	[
		"role",
		role,
		() => ROLES.length
	],
	[
		"placed",
		placed,
		() => BUILDING_COUNT
	],
	[
		"keptKind",
		keptKind,
		() => GOODS.length
	]
];
/** Once seated, everyone has everyone else to the left in turn: after as many steps as players, and no sooner, one is back. */
const checkSeats = (s, faults) => {
	if (step(s) === GOVERNOR || step(s) === ORDER) return;
	let around = 0;
	let seat = 0;
	do {
		seat = nextSeat(s, seat);
		around++;
	} while (seat > 0 && seat < players(s) && around < players(s));
	faults.equal("seats around the table", seat === 0 ? around : -1, players(s));
};
/** Between roles nothing of the last one is left, and nobody is placing but at the mayor's step. */
const checkRest = (s, faults) => {
	if (step(s) !== PLACING) for (let seat = 0; seat < players(s); seat++) faults.equal(`placing of seat ${seat}`, hand(s, seat) + placing$1(s, seat) + circlesAhead(s, seat), 0);
	if (step(s) !== ROLE_CHOICE) return;
	const left = lap(s) + idle(s) + captainPaid(s) + crafted(s) + storedKinds(s) + haciendaUsed(s);
	faults.equal("left over from the last role", left + overSeats((seat) => wharfUsed(s, seat)), 0);
	faults.equal("role between roles", role(s), -1);
};
/** Negative on purpose: nobody, no kind, not in play; and the bank, which never runs out (Q12). */
const MAY_BE_NEGATIVE = /* @__PURE__ */ new Set([
	"bank",
	"nextSeat",
	"governor",
	"taker",
	"role",
	"actor",
	"placed",
	"keptKind",
	"roleTaker",
	"shipGood"
]);
const faultsOf = (s) => {
	if (players(s) < 2 || players(s) > MAX_PLAYERS) return [`${players(s)} players`];
	const faults = new Faults();
	for (const check of [
		checkBarrels,
		checkTiles,
		checkBuildings,
		checkSupplies,
		checkPlayers,
		checkShipsAndHouse,
		checkFlow,
		checkSeats,
		checkRest
	]) check(s, faults);
	faults.notNegative(layout, s, MAY_BE_NEGATIVE);
	return faults.list;
};
// games/puerto-rico/src/index.ts
/** Puerto Rico for 2 to 5 players. */
const puertoRico = {
	...manifest,
	options: {
		mayor: choice("Whether mayors place colonists all at once or one after the other.", ["simultaneous", "in order"]),
		order: choice("Whether players sit in the order of their seats or in a random one.", ["fixed", "random"]),
		governor: seatOr("Who starts: a seat, or anyone by chance.", "random"),
		openPoints: flag("Whether everyone sees the VP chips of the others."),
		buildings: choice("Which set of buildings is for sale.", ["base", ...Object.keys(BUILDING_SETS).filter((set) => set !== "base")])
	},
	layout,
	moves,
	setup,
	players,
	turn,
	legal,
	chance,
	apply,
	whyNot,
	score,
	tieBreak,
	describe,
	hidden,
	faults: faultsOf
};
// games/puerto-rico/src/inside.ts
var inside_exports = /* @__PURE__ */ __exportAll({
	BUILDINGS: () => BUILDINGS,
	BUILDING_COUNT: () => BUILDING_COUNT,
	CIRCLES: () => CIRCLES,
	CITY_SPACES: () => 12,
	FACTORY: () => FACTORY,
	GOODS: () => GOODS,
	HARBOR: () => HARBOR,
	LARGE_MARKET: () => LARGE_MARKET,
	LARGE_WAREHOUSE: () => LARGE_WAREHOUSE,
	OFFICE: () => OFFICE,
	PLANTS_OF: () => PLANTS_OF,
	PRICES: () => PRICES,
	QUARRY: () => 5,
	SMALL_MARKET: () => SMALL_MARKET,
	SMALL_WAREHOUSE: () => SMALL_WAREHOUSE,
	TILES: () => TILES,
	WHARF: () => WHARF,
	boxFor: () => boxFor,
	buildingPoints: () => buildingPoints,
	on: () => layout_exports,
	possibleBonuses: () => possibleBonuses,
	production: () => production,
	score: () => score,
	steps: () => steps_exports
});
export { puertoRico as game, inside_exports as inside };
