// madeira, version 1 of the rules, frozen by 'caravel freeze' from 796c0af3cc16ab4efe593414a1183145e4e9baa2. Never edited.
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
const LONGEST_SHOWN$1 = 40;
/** A value in a message, cut short. NaN has no JSON, so numbers are shown as they are. */
const show$1 = (value) => {
	const text = typeof value === "number" ? String(value) : JSON.stringify(value) ?? "nothing";
	return text.length > LONGEST_SHOWN$1 ? `${text.slice(0, LONGEST_SHOWN$1)}…` : text;
};
/** One of several words or numbers; the first is the default. */
const choice = (about, values) => ({
	about,
	default: values[0],
	values,
	read: (value) => values.includes(value) ? ok(value) : fail(`${show$1(value)} is none of ${values.join(", ")}`)
});
/** Yes or no; no is the default. */
const flag = (about) => choice(about, [false, true]);
// games/core/src/decision.ts
/** The part of a group from one index up to another. */
const span = ({ first }, from, end) => Array.from({ length: end - from }, (_, i) => first + from + i);
/** Single moves, whole groups and parts of them as one list. */
const movesOf = (...parts) => Uint16Array.from(parts.flatMap((part) => typeof part === "object" && "first" in part ? span(part, 0, part.count) : part)).sort();
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
// games/madeira/src/board/board.ts
const PLAYER_COUNTS = [
	2,
	3,
	4
];
const REGIONS = [
	1,
	2,
	3
];
const SCORING_ROUNDS = [
	1,
	3,
	5
];
/** BD5: whether the heads on a slot let it be used by so many players. */
const isOpen = (heads, players) => {
	if (heads === void 0) return true;
	return heads === "3+" ? players >= 3 : Number(heads) === players;
};
const CROWNS$1 = [
	1,
	2,
	3,
	4
];
// games/madeira/src/board/default-board.ts
const DEFAULT_BOARD = {
	name: "default",
	diceFaces: [
		1,
		1,
		2,
		2,
		3,
		3
	],
	woodPrices: [
		1,
		3,
		6,
		10,
		15,
		21
	],
	buildingCosts: {
		2: 8,
		3: 9,
		4: 10
	},
	passing: [
		2,
		3,
		4,
		5
	],
	buildings: {
		moinho: {
			region: 2,
			emptyInRound: 5
		},
		capitania: {
			region: 2,
			emptyInRound: 4
		},
		alfandega: {
			region: 1,
			emptyInRound: 3
		},
		casa: {
			region: 3,
			emptyInRound: 2
		},
		fortaleza: {
			region: 3,
			emptyInRound: 1
		}
	},
	districtWood: [
		2,
		3,
		4,
		5
	],
	cities: {
		"porto-santo": {
			higher: 9,
			lower: 4,
			yields: "bread"
		},
		funchal: {
			higher: 12,
			lower: 6,
			yields: "reals"
		},
		machico: {
			higher: 15,
			lower: 7,
			yields: "wood"
		}
	},
	windmill: {
		levels: [
			0,
			1,
			2,
			3,
			4,
			5,
			6
		],
		start: 3
	},
	fields: {
		1: [
			{ good: "wine" },
			{ good: "wheat" },
			{
				good: "wheat",
				becomes: "sugar",
				wood: {
					2: 1,
					3: 2,
					4: 3
				}
			},
			{
				good: "sugar",
				becomes: "wine",
				wood: {
					2: 1,
					3: 2,
					4: 3
				}
			}
		],
		2: [
			{ good: "wine" },
			{ good: "wheat" },
			{ good: "sugar" },
			{
				good: "wheat",
				becomes: "sugar",
				wood: {
					2: 2,
					3: 3,
					4: 4
				}
			},
			{
				good: "sugar",
				becomes: "wine",
				wood: {
					2: 2,
					3: 3,
					4: 4
				}
			}
		],
		3: [
			{ good: "wine" },
			{ good: "wheat" },
			{ good: "sugar" },
			{
				good: "wheat",
				becomes: "sugar",
				wood: {
					2: 3,
					3: 4,
					4: 5
				}
			},
			{
				good: "sugar",
				becomes: "wine",
				wood: {
					2: 4,
					3: 5,
					4: 6
				}
			}
		]
	},
	markets: {
		wheat: { slots: [
			{
				goods: 2,
				reals: 5
			},
			{
				goods: 3,
				reals: 8
			},
			{
				goods: 4,
				reals: 10,
				heads: "3+"
			},
			{
				goods: 5,
				reals: 13,
				heads: "3+"
			},
			{
				goods: 4,
				reals: 10,
				heads: "2",
				or: {
					goods: 5,
					reals: 13
				}
			}
		] },
		sugar: { slots: [
			{
				goods: 1,
				reals: 4
			},
			{
				goods: 2,
				reals: 7
			},
			{
				goods: 3,
				reals: 11
			},
			{
				goods: 4,
				reals: 14,
				heads: "3+"
			},
			{
				goods: 5,
				reals: 18,
				heads: "3+"
			},
			{
				goods: 4,
				reals: 14,
				heads: "2",
				or: {
					goods: 5,
					reals: 18
				}
			}
		] },
		wine: { slots: [
			{
				goods: 1,
				reals: 5
			},
			{
				goods: 2,
				reals: 9
			},
			{
				goods: 3,
				reals: 14,
				heads: "3+"
			},
			{
				goods: 4,
				reals: 18,
				heads: "3+"
			},
			{
				goods: 3,
				reals: 14,
				heads: "2",
				or: {
					goods: 4,
					reals: 18
				}
			}
		] }
	},
	marketPoints: {
		wheat: {
			1: 3,
			3: 6,
			5: 4
		},
		sugar: {
			1: 6,
			3: 4,
			5: 3
		},
		wine: {
			1: 4,
			3: 3,
			5: 6
		}
	},
	colonies: {
		acores: {
			land: "wheat",
			slots: [
				{ wine: 1 },
				{ wine: 2 },
				{ wine: 3 },
				{
					wine: 2,
					heads: "3+"
				},
				{
					wine: 3,
					heads: "4"
				}
			]
		},
		brasil: {
			land: "sugar",
			slots: [
				{ wine: 1 },
				{ wine: 2 },
				{ wine: 3 },
				{
					wine: 2,
					heads: "3+"
				},
				{
					wine: 3,
					heads: "4"
				}
			]
		},
		india: {
			land: "wine",
			slots: [
				{ wine: 1 },
				{ wine: 2 },
				{ wine: 3 },
				{
					wine: 2,
					heads: "3+"
				},
				{
					wine: 3,
					heads: "4"
				}
			]
		}
	},
	colonyPoints: {
		acores: {
			1: 4,
			3: 3,
			5: 6
		},
		brasil: {
			1: 3,
			3: 6,
			5: 4
		},
		india: {
			1: 6,
			3: 4,
			5: 3
		}
	},
	guilds: {
		monk: "blue",
		miller: "blue",
		bishop: "blue",
		patron: "green",
		lord: "green",
		diplomat: "green",
		treasurer: "orange",
		navigator: "orange",
		engineer: "orange",
		constable: "violet",
		lady: "violet",
		scout: "violet"
	},
	guildRows: {
		2: [["blue", "green"], ["orange", "violet"]],
		3: [
			["blue", "green"],
			["green", "orange"],
			["orange", "violet"]
		],
		4: [
			["blue"],
			["green"],
			["orange"],
			["violet"]
		]
	},
	rewards: {
		A: [
			"island",
			"city",
			"guild",
			"watch"
		],
		B: [
			"medal",
			"booty",
			"support",
			"windmill"
		]
	},
	requests: {
		"market-routes": {
			2: 2,
			3: 1,
			4: 1
		},
		expeditions: {
			2: 2,
			3: 1,
			4: 1
		},
		influence: {
			2: 2,
			3: 1,
			4: 1
		},
		urbanization: {
			2: 2,
			3: 1,
			4: 1
		},
		wealth: {
			2: 2,
			3: 1,
			4: 1
		}
	},
	startingRequests: {
		1: "urbanization",
		2: "influence",
		3: "expeditions",
		4: "market-routes"
	}
};
// games/madeira/src/board/names.ts
var names_exports = /* @__PURE__ */ __exportAll({
	BUILDINGS: () => BUILDINGS,
	CHARACTERS: () => CHARACTERS,
	CITIES: () => CITIES,
	COLONIES: () => COLONIES,
	EXPEDITIONS: () => EXPEDITIONS,
	FAVORS: () => FAVORS,
	FIGURES: () => FIGURES,
	GOODS: () => GOODS,
	GUILDS: () => GUILDS,
	INFLUENCE: () => INFLUENCE,
	MARKET_ROUTES: () => MARKET_ROUTES,
	PASSING_NUMERALS: () => PASSING_NUMERALS,
	REQUESTS: () => REQUESTS,
	REWARDS: () => REWARDS,
	SUGAR: () => SUGAR,
	URBANIZATION: () => URBANIZATION,
	WEALTH: () => WEALTH,
	WHEAT: () => WHEAT,
	WINE: () => WINE,
	YIELDS: () => YIELDS
});
/** The words of the board, each list in the order of the rulebook, with the type of its members. */
const GOODS = [
	"wheat",
	"sugar",
	"wine"
];
const WHEAT = GOODS.indexOf("wheat");
const SUGAR = GOODS.indexOf("sugar");
const WINE = GOODS.indexOf("wine");
const COLONIES = [
	"acores",
	"brasil",
	"india"
];
const CITIES = [
	"porto-santo",
	"funchal",
	"machico"
];
/** In the order of phase C (BD1). */
const BUILDINGS = [
	"moinho",
	"capitania",
	"alfandega",
	"casa",
	"fortaleza"
];
const CHARACTERS = [
	"steward",
	"commander",
	"guild-master",
	"mayor"
];
/** The characters, and the one printed on the empty building. */
const FIGURES = [...CHARACTERS, "special"];
/** In the order of the sheets. */
const FAVORS = [
	"monk",
	"miller",
	"bishop",
	"patron",
	"lord",
	"diplomat",
	"treasurer",
	"navigator",
	"engineer",
	"constable",
	"lady",
	"scout"
];
const GUILDS = [
	"blue",
	"green",
	"orange",
	"violet"
];
const REWARDS = [
	"island",
	"city",
	"guild",
	"watch",
	"medal",
	"booty",
	"support",
	"windmill"
];
const REQUESTS = [
	"market-routes",
	"expeditions",
	"influence",
	"urbanization",
	"wealth"
];
const MARKET_ROUTES = REQUESTS.indexOf("market-routes");
const EXPEDITIONS = REQUESTS.indexOf("expeditions");
const INFLUENCE = REQUESTS.indexOf("influence");
const URBANIZATION = REQUESTS.indexOf("urbanization");
const WEALTH = REQUESTS.indexOf("wealth");
/** What the Mayor brings from a city (MA2). */
const YIELDS = [
	"bread",
	"reals",
	"wood"
];
/** The slots of the Passing Column (B6). */
const PASSING_NUMERALS = [
	"I",
	"II",
	"III",
	"IV"
];
// games/madeira/src/board/schema.ts
/** The JSON Schema of a board: what `caravel board madeira --schema` prints and readBoard interprets. */
const whole = (description, minimum, maximum) => ({
	type: "integer",
	description,
	minimum,
	maximum
});
const word = (description, words) => ({
	type: "string",
	description,
	enum: words
});
const list = (description, items, minItems, maxItems = minItems) => ({
	type: "array",
	description,
	items,
	minItems,
	maxItems
});
const object = (description, properties, optional = []) => ({
	type: "object",
	description,
	properties,
	required: Object.keys(properties).filter((name) => !optional.includes(name)),
	additionalProperties: false
});
/** The same for each of the names. */
const each = (description, names, of) => object(description, Object.fromEntries(names.map((name) => [name, of(String(name))])));
const byPlayers = (description, of) => each(description, PLAYER_COUNTS, of);
const points$1 = (where) => each(`Prestige points of a Ship in ${where}, by the round of scoring.`, SCORING_ROUNDS, (round) => whole(`In round ${round}.`, 0, 99));
const building$1 = object("A building.", {
	region: whole("The region it belongs to.", 1, 3),
	emptyInRound: whole("Its Roman numeral: the round in which no character tile lies on it. Each building has another.", 1, 5)
});
const city$1 = object("A city.", {
	higher: whole("Urbanization: prestige points with the most Workers.", 0, 99),
	lower: whole("Urbanization: prestige points otherwise.", 0, 99),
	yields: word("What the Mayor brings from here.", YIELDS)
});
const field = object("A field.", {
	good: word("The good it shows.", GOODS),
	becomes: word("Only on a convertible field: sugar on Wheat (round 2), wine on Sugar (round 4).", ["sugar", "wine"]),
	wood: byPlayers("Only on a field with numbers: the Wood that lies on it at the start.", (players) => whole(`With ${players} players.`, 0, 20))
}, ["becomes", "wood"]);
const goods$1 = whole("Goods to discard.", 1, 20);
const reals$1 = whole("Reals to receive.", 0, 99);
const marketSlot = object("A slot for one Ship.", {
	goods: goods$1,
	reals: reals$1,
	heads: word("Left out: for all. 3+: with 3 and 4 players. 2: with 2 players.", ["3+", "2"]),
	or: object("On the slot with 2 heads, and only there: the other quantity to choose.", {
		goods: goods$1,
		reals: reals$1
	})
}, ["heads", "or"]);
const MARKET_SLOTS$1 = {
	wheat: 5,
	sugar: 6,
	wine: 5
};
const landingSlot = object("A landing slot for one Ship.", {
	wine: whole("Wine to discard.", 0, 20),
	heads: word("Left out: for all. 3+: with 3 and 4 players. 4: with 4 players.", ["3+", "4"])
}, ["heads"]);
const colony = object("A colony.", {
	land: word("The good of its land.", GOODS),
	slots: list("Three for all, one for 3 and 4 players, one for 4.", landingSlot, 5)
});
const guildRows = (players) => list(`With ${players} players, from top to bottom.`, list("The guilds of a row.", word("A guild.", GUILDS), players === "4" ? 1 : 2), Number(players));
const rewards = (letter) => list(`The four with ${letter} on the back.`, word("A reward.", REWARDS), 4);
const BOARD_SCHEMA = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "A board of Madeira",
	...object("Every number printed on the board and its tiles.", {
		name: {
			type: "string",
			description: "What people call this board.",
			minLength: 1,
			maxLength: 60
		},
		diceFaces: list("The faces of every die.", whole("A face.", 1, 3), 6),
		woodPrices: list("Reals for 1, 2 … 6 Wood bought in one turn; never falling.", whole("Reals.", 0, 99), 6),
		buildingCosts: byPlayers("Reals a building costs before the dice are taken off.", (players) => whole(`With ${players} players.`, 0, 99)),
		passing: list("Reals of the passing slots I to IV.", whole("Reals.", 0, 99), 4),
		buildings: each("The buildings.", BUILDINGS, () => building$1),
		districtWood: list("Wood to build a district, by column from left to right.", whole("Wood.", 1, 5), 4),
		cities: each("The cities.", CITIES, () => city$1),
		windmill: object("The windmill.", {
			levels: list("Workers fed on each step, rising from the bottom.", whole("Workers.", 0, 20), 2, 12),
			start: whole("The level everybody starts on: one of the levels.", 0, 20)
		}),
		fields: each("The fields of the regions, the Forest apart.", REGIONS, (region) => list(`Region ${region}.`, field, region === "1" ? 4 : 5)),
		markets: each("The markets.", GOODS, (good) => object(`The ${good} market.`, { slots: list("Its slots; exactly one has 2 heads.", marketSlot, MARKET_SLOTS$1[good]) })),
		marketPoints: each("What Market Routes pays.", GOODS, (good) => points$1(`the ${good} market`)),
		colonies: each("The colonies.", COLONIES, () => colony),
		colonyPoints: each("What Expeditions pays.", COLONIES, (name) => points$1(name)),
		guilds: each("The guild of each favor; each guild has three.", FAVORS, (favor) => word(`The guild of ${favor}.`, GUILDS)),
		guildRows: byPlayers("The guilds of each row of the guild board; every guild has a row.", guildRows),
		rewards: object("The King's Rewards by the letter on the back; each once.", {
			A: rewards("A"),
			B: rewards("B")
		}),
		requests: each("The Crown's Requests: 10 with 2 heads on the back, 5 with 3 and 5 with 4.", REQUESTS, (kind) => byPlayers(`Tiles of ${kind}.`, (heads) => whole(`With ${heads} heads.`, 0, 10))),
		startingRequests: each("The kinds of the starting requests, by the crowns on the back.", CROWNS$1, (crowns) => word(`With ${crowns} crowns.`, REQUESTS))
	})
};
// games/madeira/src/board/paths.ts
const pathOf = (parent, key) => typeof key === "number" ? `${parent}[${key}]` : parent === "" ? key : `${parent}.${key}`;
// games/madeira/src/board/validate.ts
/** Checks a value against the subset of JSON Schema (draft 2020-12) that our schemas use. */
const LONGEST_SHOWN = 40;
/** A value in a message: short, and never the inside of what may be deep. */
const show = (value) => {
	if (Array.isArray(value)) return `a list of ${value.length}`;
	if (typeof value === "object" && value !== null) return "an object";
	if (typeof value !== "string") return String(value);
	return JSON.stringify(value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}…` : value);
};
const problem = (message, field) => field === "" ? { message } : {
	message,
	field
};
const wanted = (what, value, path) => problem(`must be ${what}, not ${show(value)}`, path);
const stringProblem = (schema, value, path) => {
	const words = schema.const === void 0 ? schema.enum : [schema.const];
	if (words) return words.includes(value) ? void 0 : wanted(words.length > 1 ? `one of ${words.join(", ")}` : `${words[0]}`, value, path);
	const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
	const length = typeof value === "string" ? [...value].length : -1;
	return length >= minLength && length <= maxLength ? void 0 : wanted(`a text of ${minLength} to ${maxLength} characters`, value, path);
};
const integerProblem = ({ minimum, maximum }, value, path) => typeof value === "number" && Number.isInteger(value) && value >= minimum && value <= maximum ? void 0 : wanted(`a whole number from ${minimum} to ${maximum}`, value, path);
const arrayProblem = ({ items, minItems, maxItems }, value, path) => {
	const size = minItems === maxItems ? `${minItems}` : `${minItems} to ${maxItems}`;
	if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) return wanted(`a list of ${size}`, value, path);
	return firstOf(Array.from(value, (item, i) => () => problemOf(items, item, pathOf(path, i))));
};
const objectProblem = ({ properties, required }, value, path) => {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return wanted("an object", value, path);
	const stranger = Object.keys(value).find((name) => !Object.hasOwn(properties, name));
	if (stranger !== void 0) return problem("unknown field", pathOf(path, stranger));
	const missing = required.find((name) => !Object.hasOwn(value, name));
	if (missing !== void 0) return problem("is missing", pathOf(path, missing));
	return firstOf(Object.entries(value).map(([name, item]) => () => problemOf(properties[name], item, pathOf(path, name))));
};
/** The first problem there is; what comes after it is not looked at. */
const firstOf = (checks) => {
	for (const check of checks) {
		const found = check();
		if (found) return found;
	}
};
const problemOf = (schema, value, path) => {
	switch (schema.type) {
		case "string": return stringProblem(schema, value, path);
		case "integer": return integerProblem(schema, value, path);
		case "array": return arrayProblem(schema, value, path);
		case "object": return objectProblem(schema, value, path);
	}
};
/** The value itself, or the first place where it is not what the schema says. */
const validate = (schema, value) => {
	const found = problemOf(schema, value, "");
	return found ? fail(found.message, found.field === void 0 ? {} : { field: found.field }) : ok(value);
};
// games/madeira/src/board/read-board.ts
/** Reads a board from JSON: first what the schema says, then what a schema cannot say. */
const count = (items, is) => items.filter(is).length;
const firstRepeat = (items) => items.findIndex((item, i) => items.indexOf(item) < i);
/** A further Wood never pays money back (DW3). */
const woodPricesProblem = ({ woodPrices }) => {
	const i = woodPrices.findIndex((price, k) => k > 0 && price < woodPrices[k - 1]);
	return i < 0 ? void 0 : {
		message: `must not be less than ${woodPrices[i - 1]}, the price before it`,
		field: `woodPrices[${i}]`
	};
};
/** In every round exactly one building is empty (S10). */
const buildingsProblem = ({ buildings }) => {
	const places = Object.entries(buildings);
	const repeat = places[firstRepeat(places.map(([, { emptyInRound }]) => emptyInRound))];
	if (!repeat) return void 0;
	return {
		message: `round ${repeat[1].emptyInRound} is another building's already`,
		field: `buildings.${repeat[0]}.emptyInRound`
	};
};
const citiesProblem = ({ cities }) => {
	const wrong = Object.entries(cities).find(([, { higher, lower }]) => lower > higher);
	if (!wrong) return void 0;
	return {
		message: `must not be more than the higher number, ${wrong[1].higher}`,
		field: `cities.${wrong[0]}.lower`
	};
};
const windmillProblem = ({ windmill: { levels, start } }) => {
	const i = levels.findIndex((level, k) => k > 0 && level <= levels[k - 1]);
	if (i >= 0) return {
		message: `must be more than ${levels[i - 1]}, the level before it`,
		field: `windmill.levels[${i}]`
	};
	return levels.includes(start) ? void 0 : {
		message: `${start} is none of the levels ${levels.join(", ")}`,
		field: "windmill.start"
	};
};
const BECOMES = {
	wheat: "sugar",
	sugar: "wine",
	wine: void 0
};
/** Wheat turns into Sugar, Sugar into Wine (E3, E4). */
const fieldProblem = ({ good, becomes }, path) => becomes === void 0 || becomes === BECOMES[good] ? void 0 : {
	message: `${good} never becomes ${becomes}`,
	field: `${path}.becomes`
};
const fieldsProblem = ({ fields }) => firstOf(Object.entries(fields).flatMap(([region, row]) => row.map((field, i) => () => fieldProblem(field, `fields.${region}[${i}]`))));
/** Slots of the markets (BD5). */
const MARKET_SIZES = {
	wheat: {
		2: 3,
		3: 4,
		4: 4
	},
	sugar: {
		2: 4,
		3: 5,
		4: 5
	},
	wine: {
		2: 3,
		3: 4,
		4: 4
	}
};
/** Slots of each colony (BD5). */
const COLONY_SIZES = {
	2: 3,
	3: 4,
	4: 5
};
const sizeProblem = (slots, sizes, path) => {
	const open = (players) => count(slots, ({ heads }) => isOpen(heads, players));
	const players = PLAYER_COUNTS.find((n) => open(n) !== sizes[n]);
	if (players === void 0) return void 0;
	return {
		message: `must have ${sizes[players]} slots for ${players} players, not ${open(players)}`,
		field: path
	};
};
/** The slot with 2 heads offers two different quantities, the others one (BD5, RU15). */
const marketSlotProblem = (slot, path) => {
	const or = "or" in slot ? slot.or : void 0;
	if (slot.heads !== "2") return or && {
		message: "only a slot with 2 heads offers another quantity",
		field: `${path}.or`
	};
	if (!or) return {
		message: "is missing: a slot with 2 heads offers another quantity",
		field: `${path}.or`
	};
	return or.goods === slot.goods ? {
		message: "must differ from the other quantity",
		field: `${path}.or.goods`
	} : void 0;
};
const marketsProblem = ({ markets }) => firstOf(GOODS.flatMap((good) => {
	const path = `markets.${good}.slots`;
	const { slots } = markets[good];
	return [...slots.map((slot, i) => () => marketSlotProblem(slot, `${path}[${i}]`)), () => sizeProblem(slots, MARKET_SIZES[good], path)];
}));
const coloniesProblem = ({ colonies }) => firstOf(COLONIES.map((name) => () => sizeProblem(colonies[name].slots, COLONY_SIZES, `colonies.${name}.slots`)));
/** 12 favors, 3 of each guild (S7). */
const guildsProblem = ({ guilds }) => {
	const members = (guild) => count(FAVORS, (favor) => guilds[favor] === guild);
	const wrong = GUILDS.find((guild) => members(guild) !== 3);
	return wrong && {
		message: `${wrong} must have 3 favors, not ${members(wrong)}`,
		field: "guilds"
	};
};
/** A row offers different guilds, and every guild can be had (A5). */
const guildRowsProblem = ({ guildRows }, players) => {
	const rows = guildRows[players];
	const double = rows.findIndex((row) => firstRepeat(row) >= 0);
	if (double >= 0) return {
		message: `${rows[double]?.[0]} is there twice`,
		field: `guildRows.${players}[${double}]`
	};
	const absent = GUILDS.find((guild) => !rows.flat().includes(guild));
	return absent && {
		message: `no row has the guild ${absent}`,
		field: `guildRows.${players}`
	};
};
/** Eight rewards, each once (S6). */
const rewardsProblem = ({ rewards: { A, B } }) => {
	const all = [...A, ...B];
	const i = firstRepeat(all);
	if (i < 0) return void 0;
	return {
		message: `${all[i]} is there twice`,
		field: i < A.length ? `rewards.A[${i}]` : `rewards.B[${i - A.length}]`
	};
};
/** Five for each row, and as many rows as players (S5). */
const REQUEST_TILES = {
	2: 10,
	3: 5,
	4: 5
};
const requestsProblem = ({ requests }, heads) => {
	const tiles = REQUESTS.reduce((sum, kind) => sum + requests[kind][heads], 0);
	if (tiles === REQUEST_TILES[heads]) return void 0;
	return {
		message: `must have ${REQUEST_TILES[heads]} tiles with ${heads} heads, not ${tiles}`,
		field: "requests"
	};
};
const crossProblem = (board) => firstOf([
	...[
		woodPricesProblem,
		buildingsProblem,
		citiesProblem,
		windmillProblem,
		fieldsProblem,
		marketsProblem
	].map((of) => () => of(board)),
	...[
		coloniesProblem,
		guildsProblem,
		rewardsProblem
	].map((of) => () => of(board)),
	...PLAYER_COUNTS.flatMap((players) => [() => guildRowsProblem(board, players), () => requestsProblem(board, players)])
]);
const readBoard = (value) => {
	const shaped = validate(BOARD_SCHEMA, value);
	if (!shaped.ok) return shaped;
	const board = shaped.value;
	const { message, ...at } = crossProblem(board) ?? { message: void 0 };
	return message === void 0 ? ok(board) : fail(message, at);
};
/** The board a table plays on; the word is kept, so that headers stay short. */
const boardOption = {
	about: "The board: 'default', or one of your own as JSON.",
	default: "default",
	read: (value) => value === "default" ? ok(value) : readBoard(value)
};
/** The board behind the option's value. */
const boardOf = (value) => value === "default" ? DEFAULT_BOARD : value;
// games/madeira/src/manifest.ts
const manifest = {
	name: "madeira",
	title: "Madeira",
	version: 1,
	seats: {
		min: 2,
		max: 4
	},
	usualPlayers: 2,
	ruleSets: [
		"2nd",
		"1st-de",
		"1st-it",
		"1st-hu"
	],
	opening: "request"
};
// games/madeira/src/tables/pieces.ts
/** S1, S2, S3: what the box holds for each player, and what does not change with the board. */
const MAX_PLAYERS = manifest.seats.max;
/** The numbers a die can show (S1). */
const PIPS = [
	1,
	2,
	3
];
const DIE_VALUES = PIPS.length;
/** S3: at home at the start, besides the Pirates of V1; S4: Reals more by start position. */
const HOME = {
	goods: 1,
	wood: 1,
	bread: 4,
	reals: 5
};
const EXTRA_REALS = [
	2,
	3,
	4,
	5
];
// games/madeira/src/state/places.ts
/**
* Where pieces can stand. Workers: the 14 Fields (0–13), the Forest (14), 36 city spots, 3 colony lands, the City Watch, home.
* Ships: 15 market slots and 15 landing slots, five for each market and colony whatever the player count.
*/
var places_exports = /* @__PURE__ */ __exportAll({
	BUILT_DISTRICTS: () => 2,
	DISTRICTS: () => 6,
	FIELDS: () => 14,
	FIELD_NAMES: () => FIELD_NAMES,
	FIELD_REGION: () => FIELD_REGION,
	FIRST_LAND: () => FIRST_LAND,
	FIRST_SPOT: () => 15,
	FOREST: () => 14,
	HOME_PLACE: () => HOME_PLACE,
	HOME_SLOT: () => HOME_SLOT,
	LANDING_SLOT_NAMES: () => LANDING_SLOT_NAMES,
	MARKET_SLOTS: () => MARKET_SLOTS,
	MARKET_SLOT_NAMES: () => MARKET_SLOT_NAMES,
	PLACES: () => PLACES,
	PLACE_NAMES: () => PLACE_NAMES,
	REGION_BITS: () => REGION_BITS,
	REGION_STARTS: () => REGION_STARTS,
	SLOTS: () => SLOTS,
	SLOTS_EACH: () => 5,
	SLOT_NAMES: () => SLOT_NAMES,
	SPOTS: () => SPOTS,
	SPOTS_IN_CITY: () => 12,
	SPOT_NAMES: () => SPOT_NAMES,
	UNBUILT_COLUMNS: () => 4,
	WATCH: () => WATCH,
	cityOf: () => cityOf,
	colonyOfLand: () => colonyOfLand,
	colonyOfSlot: () => colonyOfSlot,
	isField: () => isField,
	isLand: () => isLand,
	isMarketSlot: () => isMarketSlot,
	isSpot: () => isSpot,
	marketOf: () => marketOf,
	spotInCity: () => spotInCity,
	spotOf: () => spotOf
});
const SPOTS = CITIES.length * 12;
const FIRST_LAND = 15 + SPOTS;
const WATCH = FIRST_LAND + COLONIES.length;
const HOME_PLACE = WATCH + 1;
const PLACES = HOME_PLACE + 1;
/** First Field of each region, and the end of the last. */
const REGION_STARTS = [
	0,
	4,
	9,
	14
];
/** The region (1–3) of a Field; 0 for the Forest. */
const FIELD_REGION = Int8Array.from([
	1,
	1,
	1,
	1,
	2,
	2,
	2,
	2,
	2,
	3,
	3,
	3,
	3,
	3,
	0
]);
/** The Fields of a region as bits of `fieldWorkers`. */
const REGION_BITS = [
	0,
	15,
	496,
	15872
];
const isField = (place) => place <= 14;
const isSpot = (place) => place >= 15 && place < FIRST_LAND;
const isLand = (place) => place >= FIRST_LAND && place < WATCH;
const cityOf = (spot) => Math.floor((spot - 15) / 12);
/** 0–11 from left to right. */
const spotInCity = (spot) => (spot - 15) % 12;
const spotOf = (city, spot) => 15 + city * 12 + spot;
const colonyOfLand = (land) => land - FIRST_LAND;
const FIELD_NAMES = [
	"1a",
	"1b",
	"1c",
	"1d",
	"2a",
	"2b",
	"2c",
	"2d",
	"2e",
	"3a",
	"3b",
	"3c",
	"3d",
	"3e"
];
const SPOT_NUMBERS = [
	1,
	2,
	3,
	4,
	5,
	6,
	7,
	8,
	9,
	10,
	11,
	12
];
/** `funchal-3`, counted from the left. */
const SPOT_NAMES = CITIES.flatMap((city) => SPOT_NUMBERS.map((number) => `${city}-${number}`));
const PLACE_NAMES = [
	...FIELD_NAMES,
	"forest",
	...SPOT_NAMES,
	...COLONIES,
	"watch",
	"home"
];
const MARKET_SLOTS = GOODS.length * 5;
const SLOTS = MARKET_SLOTS + COLONIES.length * 5;
const isMarketSlot = (slot) => slot < MARKET_SLOTS;
/** The market's good, which is also its index. */
const marketOf = (slot) => Math.floor(slot / 5);
const colonyOfSlot = (slot) => Math.floor(slot / 5) - GOODS.length;
const SLOT_NUMBERS = [
	1,
	2,
	3,
	4,
	5
];
const numbered = (name) => SLOT_NUMBERS.map((number) => `${name}-${number}`);
const MARKET_SLOT_NAMES = GOODS.flatMap(numbered);
const LANDING_SLOT_NAMES = COLONIES.flatMap(numbered);
const SLOT_NAMES = [
	...MARKET_SLOT_NAMES,
	...LANDING_SLOT_NAMES,
	"home"
];
/** Where a ship at home is said to lie. */
const HOME_SLOT = SLOT_NAMES.indexOf("home");
// games/madeira/src/state/layout.ts
/** Where everything lies in the array. Nothing outside this file knows an index; everything reads and writes by these names. */
var layout_exports = /* @__PURE__ */ __exportAll({
	activity: () => activity,
	actor: () => actor,
	againLeft: () => againLeft,
	bread: () => bread,
	building: () => building,
	buildingCost: () => buildingCost,
	buildingRegion: () => buildingRegion,
	characterOn: () => characterOn,
	charactersLeft: () => charactersLeft,
	citiesNamed: () => citiesNamed,
	citizens: () => citizens,
	cityHigher: () => cityHigher,
	cityLower: () => cityLower,
	cityWorkers: () => cityWorkers,
	cityYield: () => cityYield,
	colonyPoints: () => colonyPoints,
	colonyReward: () => colonyReward,
	crowns: () => crowns,
	crownsLeft: () => crownsLeft,
	dealt: () => dealt,
	debt: () => debt,
	dieBuilding: () => dieBuilding,
	dieFaces: () => dieFaces,
	diplomat: () => diplomat$1,
	districtFavor: () => districtFavor,
	districtWood: () => districtWood,
	emptyInRound: () => emptyInRound,
	engineer: () => engineer$1,
	favorGuild: () => favorGuild,
	favorOwner: () => favorOwner,
	favorUp: () => favorUp,
	favorUsed: () => favorUsed,
	favorWanted: () => favorWanted,
	favorsLeft: () => favorsLeft,
	fieldBecomes: () => fieldBecomes,
	fieldGood: () => fieldGood,
	fieldWood: () => fieldWood,
	fieldWorkers: () => fieldWorkers,
	flipsLeft: () => flipsLeft,
	goods: () => goods,
	guildDiceOn: () => guildDiceOn,
	homeDice: () => homeDice,
	incoming: () => incoming,
	landGood: () => landGood,
	layout: () => layout,
	lifted: () => lifted,
	lord: () => lord$1,
	markersOn: () => markersOn,
	marketPoints: () => marketPoints,
	mill: () => mill,
	millLevels: () => millLevels,
	millTop: () => millTop,
	moveKind: () => moveKind,
	movedTo: () => movedTo,
	movesLeft: () => movesLeft,
	openPirates: () => openPirates,
	passReals: () => passReals,
	passSlot: () => passSlot,
	phase: () => phase,
	pirateDice: () => pirateDice,
	pirateDieOn: () => pirateDieOn,
	pirateRolled: () => pirateRolled,
	pirates: () => pirates,
	players: () => players,
	points: () => points,
	reals: () => reals,
	requestBag: () => requestBag,
	requests: () => requests,
	rewardsDue: () => rewardsDue,
	rewardsLeft: () => rewardsLeft,
	rewardsMarkedA: () => rewardsMarkedA,
	rolled: () => rolled,
	round: () => round,
	rowDice: () => rowDice,
	rowGuild: () => rowGuild,
	rowInTurn: () => rowInTurn,
	rowRequests: () => rowRequests,
	rowTaker: () => rowTaker,
	ruleSet: () => ruleSet$1,
	scoredBefore: () => scoredBefore,
	shipsHome: () => shipsHome,
	slotCost: () => slotCost,
	slotInTurn: () => slotInTurn,
	slotMoreCost: () => slotMoreCost,
	slotMoreReals: () => slotMoreReals,
	slotReals: () => slotReals,
	slotShip: () => slotShip,
	spots: () => spots,
	startKind: () => startKind,
	step: () => step,
	toScore: () => toScore,
	turn: () => turn,
	wood: () => wood,
	woodBought: () => woodBought,
	woodDue: () => woodDue,
	woodFor: () => woodFor,
	woodOwed: () => woodOwed,
	woodPrices: () => woodPrices,
	workersHome: () => workersHome,
	workersLand: () => workersLand,
	workersWatch: () => workersWatch
});
const plan = new LayoutPlan();
const SEATS = MAX_PLAYERS;
const ROWS = MAX_PLAYERS;
const players = plan.cell("players");
const ruleSet$1 = plan.cell("ruleSet");
/** I1: 1 when Pirates lie open. */
const openPirates = plan.cell("openPirates");
/** DW3: the price of 1 to 6 Wood. */
const woodPrices = plan.row("woodPrices", 6);
const buildingCost = plan.cell("buildingCost");
const passReals = plan.row("passReals", 4);
const buildingRegion = plan.row("buildingRegion", BUILDINGS.length);
const emptyInRound = plan.row("emptyInRound", BUILDINGS.length);
const districtWood = plan.row("districtWood", 4);
const cityHigher = plan.row("cityHigher", CITIES.length);
const cityLower = plan.row("cityLower", CITIES.length);
/** 0 Bread, 1 Reals, 2 Wood. */
const cityYield = plan.row("cityYield", CITIES.length);
const millLevels = plan.row("millLevels", 12);
const millTop = plan.cell("millTop");
/** −1 on a Field that never converts. */
const fieldBecomes = plan.row("fieldBecomes", 14);
/** Goods a slot costs; −1 for a slot that is not in play. */
const slotCost = plan.row("slotCost", SLOTS);
const slotReals = plan.row("slotReals", SLOTS);
/** RU15: the second quantity of a 2-heads slot; 0 where there is none. */
const slotMoreCost = plan.row("slotMoreCost", MARKET_SLOTS);
const slotMoreReals = plan.row("slotMoreReals", MARKET_SLOTS);
/** By market or colony, and scoring round 0–2. */
const marketPoints = plan.grid("marketPoints", GOODS.length, 3);
const colonyPoints = plan.grid("colonyPoints", COLONIES.length, 3);
const landGood = plan.row("landGood", COLONIES.length);
const favorGuild = plan.row("favorGuild", FAVORS.length);
/** The one or two guilds of a row; −1 for none. */
const rowGuild = plan.grid("rowGuild", ROWS, 2);
/** S1: faces of each value on a die. */
const dieFaces = plan.row("dieFaces", DIE_VALUES);
const phase = plan.cell("phase");
const step = plan.cell("step");
/** Whose decision it is, as core's Turn. */
const turn = plan.cell("turn");
const round = plan.cell("round");
/** Whose turn it is. */
const actor = plan.cell("actor");
/** What the turn is busy with: see state/steps.ts. */
const activity = plan.cell("activity");
/** Setup and A: how much of what chance lays out or rolls lies there; S12: how many have placed their first Workers. */
const dealt = plan.cell("dealt");
/** B: the row of the Guild Column in turn. */
const rowInTurn = plan.cell("rowInTurn");
/** C, D, E: the slot of the Passing Column in turn; −1 before the first. */
const slotInTurn = plan.cell("slotInTurn");
/** Who stands on each slot of the Passing Column; −1 free. */
const passSlot = plan.row("passSlot", 4);
/** Who took each row; −1 free. */
const rowTaker = plan.row("rowTaker", ROWS);
const rowDice = plan.grid("rowDice", ROWS, DIE_VALUES);
const rowRequests = plan.grid("rowRequests", ROWS, REQUESTS.length);
/** S4: the request behind 1 to 4 crowns. */
const startKind = plan.row("startKind", 4);
const crownsLeft = plan.cell("crownsLeft");
const rewardsLeft = plan.cell("rewardsLeft");
/** The rewards marked A, as bits. */
const rewardsMarkedA = plan.cell("rewardsMarkedA");
const favorsLeft = plan.cell("favorsLeft");
const charactersLeft = plan.cell("charactersLeft");
const requestBag = plan.row("requestBag", REQUESTS.length);
/** The character on each building; −1 on the empty one. */
const characterOn = plan.row("characterOn", BUILDINGS.length);
const guildDiceOn = plan.row("guildDiceOn", BUILDINGS.length);
const pirateDieOn = plan.row("pirateDieOn", BUILDINGS.length);
const markersOn = plan.grid("markersOn", BUILDINGS.length, SEATS);
const pirateDice = plan.row("pirateDice", DIE_VALUES);
/** The two rewards of a colony; −1 before they lie there. */
const colonyReward = plan.grid("colonyReward", COLONIES.length, 2);
/** The Favor on each unbuilt district; −1 once it is built. */
const districtFavor = plan.grid("districtFavor", CITIES.length, 4);
const fieldGood = plan.row("fieldGood", 14);
const fieldWood = plan.row("fieldWood", 14);
/** Who stands on each city spot: a seat, CITIZEN, or −1. */
const spots = plan.row("spots", SPOTS);
/** Whose ship lies in each slot; −1 free. */
const slotShip = plan.row("slotShip", SLOTS);
/** −1 while nobody has it. */
const favorOwner = plan.row("favorOwner", FAVORS.length);
const favorUp = plan.row("favorUp", FAVORS.length);
const crowns = plan.row("crowns", SEATS);
const points = plan.row("points", SEATS);
const mill = plan.row("mill", SEATS);
/** S13: what lies at home is counted by value, never by tiles, and the supply has no end. */
const goods = plan.grid("goods", SEATS, GOODS.length);
const wood = plan.row("wood", SEATS);
const bread = plan.row("bread", SEATS);
const reals = plan.row("reals", SEATS);
const pirates = plan.row("pirates", SEATS);
const workersHome = plan.row("workersHome", SEATS);
const workersWatch = plan.row("workersWatch", SEATS);
/** Bits of the Fields, the Forest the highest, where a player has his Worker. */
const fieldWorkers = plan.row("fieldWorkers", SEATS);
const workersLand = plan.grid("workersLand", SEATS, COLONIES.length);
const cityWorkers = plan.grid("cityWorkers", SEATS, CITIES.length);
const citizens = plan.row("citizens", CITIES.length);
const shipsHome = plan.row("shipsHome", SEATS);
const homeDice = plan.grid("homeDice", SEATS, DIE_VALUES);
const requests = plan.grid("requests", SEATS, REQUESTS.length);
const favorUsed = plan.cell("favorUsed");
const engineer$1 = plan.cell("engineer");
const lord$1 = plan.cell("lord");
const diplomat$1 = plan.cell("diplomat");
const woodBought = plan.cell("woodBought");
/** V10: Reals owed for Wood at the end of the turn. */
const debt = plan.cell("debt");
/** RU9: Reals of market slots entered and not yet received. */
const incoming = plan.cell("incoming");
/** Wood still to be discarded now, and what for. */
const woodDue = plan.cell("woodDue");
const woodFor = plan.cell("woodFor");
/** Wood still to be got (GW1). */
const woodOwed = plan.cell("woodOwed");
/** The building whose character has the die just placed. */
const dieBuilding = plan.cell("dieBuilding");
/** Where Workers or Ships may go in this action, how many still may, where the last one went, where the one in hand stood. */
const moveKind = plan.cell("moveKind");
const movesLeft = plan.cell("movesLeft");
const movedTo = plan.cell("movedTo");
const lifted = plan.cell("lifted");
/** Extra harvests, Favors to turn up, rewards of each colony still to come. */
const againLeft = plan.cell("againLeft");
const flipsLeft = plan.cell("flipsLeft");
const rewardsDue = plan.row("rewardsDue", COLONIES.length);
const favorWanted = plan.cell("favorWanted");
const building = plan.cell("building");
/** The dice just rolled at the building, each value counted; the pirate die, 0 for none. */
const rolled = plan.row("rolled", DIE_VALUES);
const pirateRolled = plan.cell("pirateRolled");
/** Requests the player in turn still has to score, by kind; cities he has named, as bits. */
const toScore = plan.row("toScore", REQUESTS.length);
const citiesNamed = plan.cell("citiesNamed");
/** E2: Ships and Favors already used by an earlier request of the same kind this round. */
const scoredBefore = plan.row("scoredBefore", REQUESTS.length);
const layout = plan.done();
// games/madeira/src/tables/rule-sets.ts
/** The four booklets, one engine: what differs between them (V1–V11), a row each. Everything else is common to all. */
const RULE_SETS = manifest.ruleSets;
const SECOND = {
	startingPirates: 6,
	diceBeforeWorkers: true,
	placesInOneTurn: true,
	realsAtBottom: 1,
	lowerWithoutWorker: false,
	supportBread: 2,
	takenFavorUp: true,
	capitaniaPoints: 3,
	scoutCityPoints: 1,
	woodPaidAtOnce: true,
	rewardsBeforeWorkers: true
};
/** The first edition in German; the Italian and the Hungarian booklet differ a little from it. */
const FIRST = {
	...SECOND,
	startingPirates: 0,
	diceBeforeWorkers: false,
	placesInOneTurn: false,
	lowerWithoutWorker: true,
	woodPaidAtOnce: false,
	rewardsBeforeWorkers: false
};
const BY_NAME = {
	"2nd": SECOND,
	"1st-de": FIRST,
	"1st-it": {
		...FIRST,
		supportBread: 3,
		takenFavorUp: false
	},
	"1st-hu": {
		...FIRST,
		realsAtBottom: 3,
		lowerWithoutWorker: false,
		capitaniaPoints: 2,
		scoutCityPoints: 3
	}
};
/** By the index in RULE_SETS. */
const RULE_SET_ROWS = RULE_SETS.map((name) => BY_NAME[name]);
// games/madeira/src/state/rule-set.ts
/** The row of the booklet this table plays by. */
const ruleSet = (s) => at(RULE_SET_ROWS, ruleSet$1(s));
// games/madeira/src/state/steps.ts
var steps_exports = /* @__PURE__ */ __exportAll({
	A: () => 1,
	ACTION_DONE: () => ACTION_DONE,
	AGAIN: () => AGAIN,
	B: () => 2,
	BUILDINGS_DONE: () => BUILDINGS_DONE,
	BUILDING_ACTION: () => 4,
	BUILDING_ROLL: () => BUILDING_ROLL,
	BUILDING_TURN: () => BUILDING_TURN,
	BUILDING_TURN_DONE: () => BUILDING_TURN_DONE,
	BUY_WOOD: () => BUY_WOOD,
	C: () => 3,
	CHARACTER: () => CHARACTER,
	CHARACTER_TILE: () => CHARACTER_TILE,
	CITY_CHOICE: () => CITY_CHOICE,
	CROWNS: () => CROWNS,
	CROWN_DONE: () => CROWN_DONE,
	D: () => 4,
	DIE: () => 2,
	E: () => 5,
	END: () => 6,
	FAVOR: () => 1,
	FAVOR_CHOICE: () => FAVOR_CHOICE,
	FAVOR_TILE: () => FAVOR_TILE,
	FAVOR_WOOD_PAID: () => FAVOR_WOOD_PAID,
	FEEDING: () => FEEDING,
	FIRST_CITY: () => FIRST_CITY,
	FIRST_FIELD: () => FIRST_FIELD,
	FLIP: () => FLIP,
	FOR_FAVOR: () => 1,
	FOR_SHIP: () => 0,
	FOR_UPKEEP: () => 2,
	GET_WOOD: () => GET_WOOD,
	GUILD_CHOICE: () => GUILD_CHOICE,
	GUILD_DICE: () => GUILD_DICE,
	HONOR: () => HONOR,
	LADY_CHOICE: () => LADY_CHOICE,
	LAST_MILL_C: () => LAST_MILL_C,
	LAST_MILL_D: () => LAST_MILL_D,
	LEAVE: () => LEAVE,
	MARKER: () => MARKER,
	NOTHING: () => 0,
	OVER_STEP: () => OVER_STEP,
	PASSING: () => 3,
	PHASES: () => PHASES,
	PHASE_B_DONE: () => PHASE_B_DONE,
	PIRATE_DICE_ROLL: () => PIRATE_DICE_ROLL,
	PIRATE_ROLL: () => PIRATE_ROLL,
	RELOCATE: () => 5,
	RELOCATION_DONE: () => RELOCATION_DONE,
	REQUEST_CHOICE: () => REQUEST_CHOICE,
	REQUEST_SCORED: () => REQUEST_SCORED,
	REQUEST_TILE: () => REQUEST_TILE,
	REWARD_CHOICE: () => REWARD_CHOICE,
	REWARD_TILE: () => REWARD_TILE,
	ROW_CHOICE: () => ROW_CHOICE,
	SETUP_PHASE: () => 0,
	SHIP: () => SHIP,
	SHIP_TO: () => SHIP_TO,
	SHIP_WOOD_PAID: () => SHIP_WOOD_PAID,
	STEPS: () => STEPS,
	SUPPORT: () => SUPPORT,
	TO_ANYWHERE: () => 4,
	TO_CITY: () => 1,
	TO_FIELD: () => 0,
	TO_LAND: () => 2,
	TO_WATCH: () => 3,
	TURN: () => TURN,
	TURN_DONE: () => TURN_DONE,
	UPKEEP: () => UPKEEP,
	UPKEEP_WOOD_PAID: () => UPKEEP_WOOD_PAID,
	WEALTH_PAY: () => WEALTH_PAY,
	WORKER: () => WORKER,
	WORKER_TO: () => WORKER_TO
});
/** The kinds of decision there are, the phases they belong to, and what a turn can be busy with. */
const STEPS = [
	"crowns",
	"request tile",
	"reward tile",
	"favor tile",
	"character tile",
	"guild dice",
	"pirate dice",
	"building roll",
	"pirate roll",
	"first city",
	"first field",
	"row",
	"request",
	"guild",
	"turn",
	"character",
	"worker",
	"worker to",
	"ship",
	"ship to",
	"buy wood",
	"get wood",
	"favor",
	"again",
	"reward",
	"support",
	"flip",
	"lady",
	"marker",
	"building",
	"last windmill in C",
	"honor",
	"upkeep",
	"feeding",
	"last windmill in D",
	"leave",
	"wealth",
	"city",
	"over"
];
const stepNamed = (name) => STEPS.indexOf(name);
const CROWNS = stepNamed("crowns");
const REQUEST_TILE = stepNamed("request tile");
const REWARD_TILE = stepNamed("reward tile");
const FAVOR_TILE = stepNamed("favor tile");
const CHARACTER_TILE = stepNamed("character tile");
const GUILD_DICE = stepNamed("guild dice");
const PIRATE_DICE_ROLL = stepNamed("pirate dice");
const BUILDING_ROLL = stepNamed("building roll");
const PIRATE_ROLL = stepNamed("pirate roll");
const FIRST_CITY = stepNamed("first city");
const FIRST_FIELD = stepNamed("first field");
const ROW_CHOICE = stepNamed("row");
const REQUEST_CHOICE = stepNamed("request");
const GUILD_CHOICE = stepNamed("guild");
const TURN = stepNamed("turn");
const CHARACTER = stepNamed("character");
const WORKER = stepNamed("worker");
const WORKER_TO = stepNamed("worker to");
const SHIP = stepNamed("ship");
const SHIP_TO = stepNamed("ship to");
const BUY_WOOD = stepNamed("buy wood");
const GET_WOOD = stepNamed("get wood");
const FAVOR_CHOICE = stepNamed("favor");
const AGAIN = stepNamed("again");
const REWARD_CHOICE = stepNamed("reward");
const SUPPORT = stepNamed("support");
const FLIP = stepNamed("flip");
const LADY_CHOICE = stepNamed("lady");
const MARKER = stepNamed("marker");
const BUILDING_TURN = stepNamed("building");
const LAST_MILL_C = stepNamed("last windmill in C");
const HONOR = stepNamed("honor");
const UPKEEP = stepNamed("upkeep");
const FEEDING = stepNamed("feeding");
const LAST_MILL_D = stepNamed("last windmill in D");
const LEAVE = stepNamed("leave");
const WEALTH_PAY = stepNamed("wealth");
const CITY_CHOICE = stepNamed("city");
const OVER_STEP = stepNamed("over");
/** Where a part of the game ends and nobody is asked: phases/flow.ts says what follows. No position rests there. */
const ENDS = [
	"action done",
	"relocation done",
	"wood for a ship paid",
	"wood for a favor paid",
	"wood for upkeep paid",
	"turn done",
	"phase B done",
	"building turn done",
	"buildings done",
	"request scored",
	"crown done"
];
const endNamed = (name) => STEPS.length + ENDS.indexOf(name);
const ACTION_DONE = endNamed("action done");
const RELOCATION_DONE = endNamed("relocation done");
const SHIP_WOOD_PAID = endNamed("wood for a ship paid");
const FAVOR_WOOD_PAID = endNamed("wood for a favor paid");
const UPKEEP_WOOD_PAID = endNamed("wood for upkeep paid");
const TURN_DONE = endNamed("turn done");
const PHASE_B_DONE = endNamed("phase B done");
const BUILDING_TURN_DONE = endNamed("building turn done");
const BUILDINGS_DONE = endNamed("buildings done");
const REQUEST_SCORED = endNamed("request scored");
const CROWN_DONE = endNamed("crown done");
const PHASES = [
	"setup",
	"A",
	"B",
	"C",
	"D",
	"E",
	"end"
];
// games/madeira/src/moves/table.ts
/** Every move of the game, once; docs/notation/madeira.md is the grammar. Legal lists ascend in this order. */
const upTo = (most) => Array.from({ length: most + 1 }, (_, n) => n);
/** DW2, GW1: where Wood can be had. */
const WOOD_SOURCES = [...FIELD_NAMES, "forest"];
/** W1: the pairs of goods that can be given, by their indices. */
const PAIRS = GOODS.flatMap((_, a) => GOODS.map((__, b) => [a, b])).filter(([a, b]) => a <= b);
const exchanges = PAIRS.flatMap(([a, b]) => GOODS.map((taken) => ({
	first: at(GOODS, a),
	second: at(GOODS, b),
	taken
})));
/** Every handful of one to four dice, sorted. */
const handfuls = (most) => {
	const all = [];
	const grow = (hand) => {
		if (hand.length > 0) all.push([...hand]);
		const lowest = hand.at(-1) ?? 1;
		if (hand.length < most) {
			for (const value of PIPS) if (value >= lowest) grow([...hand, value]);
		}
	};
	grow([]);
	return all.sort((a, b) => a.length - b.length);
};
const HANDFULS = handfuls(MAX_PLAYERS);
const rolls = HANDFULS.map((dice) => ({ dice }));
const { moves, groups } = defineMoves({
	row: { row: [
		1,
		2,
		3,
		4
	] },
	request: { request: REQUESTS },
	guild: { guild: GUILDS },
	use: { favor: FAVORS },
	die: {
		value: PIPS,
		figure: FIGURES
	},
	pirate: {
		value: PIPS,
		figure: FIGURES
	},
	"pass reals": rows(every({ slot: PASSING_NUMERALS }), ({ slot }) => `pass ${slot} reals`),
	"pass city": rows(every({ slot: ["II"] }), ({ slot }) => `pass ${slot} city`),
	"pass watch": rows(every({ slot: ["III"] }), ({ slot }) => `pass ${slot} watch`),
	"pass ship": rows(every({ slot: ["IV"] }), ({ slot }) => `pass ${slot} ship`),
	act: {},
	harvest: {},
	"no action": {},
	worker: { from: PLACE_NAMES },
	citizen: { from: SPOT_NAMES },
	to: { place: PLACE_NAMES },
	ship: { from: SLOT_NAMES },
	sail: { slot: [...MARKET_SLOT_NAMES, ...LANDING_SLOT_NAMES] },
	"sail more": rows(every({ slot: MARKET_SLOT_NAMES }), ({ slot }) => `sail ${slot} more`),
	"buy wood": { place: WOOD_SOURCES },
	"get wood": { place: WOOD_SOURCES },
	favor: { favor: FAVORS },
	again: { field: FIELD_NAMES },
	reward: { reward: REWARDS },
	"no reward": {},
	"support pirates": {},
	"support bread": {},
	"turn up": { favor: FAVORS },
	lady: { building: BUILDINGS },
	marker: {
		from: BUILDINGS,
		to: BUILDINGS
	},
	pay: {},
	pirates: {},
	honor: {},
	upkeep: { wood: upTo(6) },
	feed: { bread: upTo(12) },
	leave: { request: REQUESTS },
	donate: { reals: upTo(15) },
	city: { city: CITIES },
	done: {},
	"windmill up": {},
	"windmill down bread": {},
	"windmill down reals": {},
	exchange: rows(exchanges, ({ first, second, taken }) => `exchange ${first} ${second} for ${taken}`),
	roll: rows(rolls, ({ dice }) => `roll ${dice.join("-")}`),
	"roll pirates": rows(rolls.filter(({ dice }) => dice.length <= 3), ({ dice }) => `roll pirates ${dice.join("-")}`),
	crowns: { crowns: CROWNS$1 },
	"lay request": { request: REQUESTS },
	"lay reward": { reward: REWARDS },
	"lay favor": { favor: FAVORS },
	"lay character": rows(every({ character: CHARACTERS }), ({ character }) => `lay ${character}`)
});
const ROW = groups.row;
const TAKE_REQUEST = groups.request;
const TURN_GUILD = groups.guild;
const USE_FAVOR = groups.use;
const PLACE_DIE = groups.die;
const PLACE_PIRATE = groups.pirate;
const PASS_REALS = groups["pass reals"];
const PASS_CITY = groups["pass city"].first;
const PASS_WATCH = groups["pass watch"].first;
const PASS_SHIP = groups["pass ship"].first;
const ACT = groups.act.first;
const HARVEST = groups.harvest.first;
const NO_ACTION = groups["no action"].first;
const WORKER_FROM = groups.worker;
const CITIZEN_FROM = groups.citizen;
const TO = groups.to;
const SHIP_FROM = groups.ship;
const SAIL = groups.sail;
const SAIL_MORE = groups["sail more"];
const BUY = groups["buy wood"];
const GET = groups["get wood"];
const TAKE_FAVOR = groups.favor;
const HARVEST_AGAIN = groups.again;
const CHOOSE_REWARD = groups.reward;
const NO_REWARD = groups["no reward"].first;
const SUPPORT_PIRATES = groups["support pirates"].first;
const SUPPORT_FOOD = groups["support bread"].first;
const TURN_UP = groups["turn up"];
const LADY_BUILDING = groups.lady;
const MOVE_MARKER = groups.marker;
const PAY = groups.pay.first;
const TAKE_PIRATES = groups.pirates.first;
const HONORED = groups.honor.first;
const UPKEEP_WOOD = groups.upkeep;
const FEED = groups.feed;
const LEAVE_REQUEST = groups.leave;
const DONATE = groups.donate;
const NAME_CITY = groups.city;
const DONE = groups.done.first;
const MILL_UP = groups["windmill up"].first;
const MILL_BREAD = groups["windmill down bread"].first;
const MILL_REALS = groups["windmill down reals"].first;
const EXCHANGE = groups.exchange;
const ROLL = groups.roll;
const PIRATES_ROLL = groups["roll pirates"];
const DRAW_CROWNS = groups.crowns;
const DRAW_REQUEST = groups["lay request"];
const DRAW_REWARD = groups["lay reward"];
const DRAW_FAVOR = groups["lay favor"];
const DRAW_CHARACTER = groups["lay character"];
/** Players' moves come first in the table, chance's last. */
const CHANCE_FIRST = ROLL.first;
const countBits = (bits) => {
	let count = 0;
	for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
	return count;
};
/** The only index from `from` on that will do, where nothing needs to be asked; NOBODY if there are several, or none. */
const onlyOne = (s, seat, from, end, willDo) => {
	let only = -1;
	for (let i = from; i < end; i++) {
		if (!willDo(s, seat, i)) continue;
		if (only !== -1) return -1;
		only = i;
	}
	return only;
};
const { awaitSeat, awaitChance, awaitNobody } = waitsOf(step, turn);
/** BD3: at most one own Worker on a Field, so a bit will do. */
const hasWorkerOn = (s, seat, field) => (fieldWorkers(s, seat) & 1 << field) !== 0;
/** C5: Workers on Fields of the region; the Forest belongs to none. */
const workersInRegion = (s, seat, region) => countBits(fieldWorkers(s, seat) & REGION_BITS[region]);
const whoIsOn = (s, spot) => spots(s, spot - 15);
/** S7: the two left districts are built from the start, the others once their Favor is gone. */
const isBuilt = (s, spot) => {
	const column = Math.floor(spotInCity(spot) / 2) - 2;
	return column < 0 || districtFavor(s, cityOf(spot), column) === -1;
};
/** S7, BD6: one piece a spot, only in built districts. */
const isFreeSpot = (s, spot) => whoIsOn(s, spot) === -1 && isBuilt(s, spot);
/** How many Workers of `seat` stand on a place. */
const workersAt = (s, seat, place) => {
	if (isField(place)) return hasWorkerOn(s, seat, place) ? 1 : 0;
	if (isSpot(place)) return whoIsOn(s, place) === seat ? 1 : 0;
	if (isLand(place)) return workersLand(s, seat, colonyOfLand(place));
	return place === WATCH ? workersWatch(s, seat) : workersHome(s, seat);
};
const changeWorkers = (s, seat, place, by) => {
	if (isField(place)) fieldWorkers.set(s, seat, fieldWorkers(s, seat) ^ 1 << place);
	else if (isSpot(place)) {
		spots.set(s, place - 15, by === 1 ? seat : -1);
		cityWorkers.add(s, seat, cityOf(place), by);
	} else if (isLand(place)) workersLand.add(s, seat, colonyOfLand(place), by);
	else if (place === WATCH) workersWatch.add(s, seat, by);
	else workersHome.add(s, seat, by);
};
const moveWorker = (s, seat, from, to) => {
	changeWorkers(s, seat, from, -1);
	changeWorkers(s, seat, to, 1);
};
const moveCitizen = (s, from, to) => {
	spots.set(s, from - 15, -1);
	spots.set(s, to - 15, 4);
	citizens.add(s, cityOf(from), -1);
	citizens.add(s, cityOf(to), 1);
};
/** D4: City Watch, cities, Fields, Forest, colonies. */
const workersOnBoard = (s, seat) => 12 - workersHome(s, seat);
/** D3 */
const shipsOnBoard = (s, seat) => 6 - shipsHome(s, seat);
/** Own Ships in a colony. */
const shipsInColony = (s, seat, colony) => {
	const first = MARKET_SLOTS + colony * 5;
	let count = 0;
	for (let slot = first; slot < first + 5; slot++) if (slotShip(s, slot) === seat) count++;
	return count;
};
/** VN4: nobody would discard fewer than he may. */
const discardPirates = (s, seat, upTo) => pirates.add(s, seat, -Math.min(upTo, pirates(s, seat)));
/** What belongs to one turn, in B or C, and is gone when the next one starts. */
const clearTurnMarks = (s) => {
	favorUsed.set(s, 0);
	lord$1.set(s, 0);
	diplomat$1.set(s, 0);
	woodBought.set(s, 0);
	incoming.set(s, 0);
	woodFor.set(s, 0);
	moveKind.set(s, 0);
	movesLeft.set(s, 0);
	movedTo.set(s, -1);
};
/** RU19: up one step without Wheat; at the top 1 PP. */
const millUp = (s, seat) => {
	if (mill(s, seat) < millTop(s)) mill.add(s, seat, 1);
	else points.add(s, seat, 1);
};
// games/madeira/src/actions/windmill.ts
/** W1–W7, RU1: the windmill, open to every player in turn or out of it. */
const REALS_A_STEP = 3;
/** RU1: between any two steps, but never inside a choice already made: a piece in hand is put down first. */
const isMidMove = (s, seat) => actor(s) === seat && (step(s) === WORKER_TO || step(s) === SHIP_TO);
/** W1, W2, W6: in B, C and D, never in A or E. */
const isMillOpen = (s, seat) => phase(s) >= 2 && phase(s) <= 4 && turn(s) !== 16384 && turn(s) !== 0 && !isMidMove(s, seat);
/** W4, W5: down only in B and C. */
const isMillOpenDown = (s, seat) => isMillOpen(s, seat) && (phase(s) === 2 || phase(s) === 3);
/** W2: two Wheat, one step up. W3: at the top 1 PP instead. */
const canGoUp = (s, seat) => goods(s, seat, WHEAT) >= 2;
/** W4: a step down. W5: at the bottom 1 PP, if there is one to lose (RU30). */
const canGoDown = (s, seat) => mill(s, seat) > 0 || points(s, seat) > 0;
/** W1: any two Goods. */
const canGive = (s, seat, a, b) => a === b ? goods(s, seat, a) >= 2 : goods(s, seat, a) > 0 && goods(s, seat, b) > 0;
/** W4: 3 Reals a step. V4: at the bottom fewer, but in the Hungarian booklet. */
const realsDown = (s, seat) => mill(s, seat) > 0 ? REALS_A_STEP : ruleSet(s).realsAtBottom;
/** Writes the windmill moves of `seat` behind the `count` moves that are there already. */
const listMill = (s, seat, out, count) => {
	if (!isMillOpen(s, seat)) return count;
	let end = count;
	if (canGoUp(s, seat)) out[end++] = MILL_UP;
	if (phase(s) !== 4 && canGoDown(s, seat)) {
		out[end++] = MILL_BREAD;
		out[end++] = MILL_REALS;
	}
	for (let pair = 0; pair < PAIRS.length; pair++) {
		const [a, b] = PAIRS[pair];
		if (!canGive(s, seat, a, b)) continue;
		for (let good = 0; good < GOODS.length; good++) out[end++] = EXCHANGE.first + pair * GOODS.length + good;
	}
	return end;
};
/** RU2: whether there is anything left to do at the mill in the phase that ends. */
const hasMillMove = (s, seat) => {
	let all = 0;
	for (let good = 0; good < GOODS.length; good++) all += goods(s, seat, good);
	return all >= 2 || phase(s) !== 4 && canGoDown(s, seat);
};
const goDown = (s, seat) => {
	if (mill(s, seat) > 0) mill.add(s, seat, -1);
	else points.add(s, seat, -1);
};
const exchange = (s, seat, index) => {
	const [a, b] = PAIRS[Math.floor(index / GOODS.length)];
	goods.add(s, seat, a, -1);
	goods.add(s, seat, b, -1);
	goods.add(s, seat, index % GOODS.length, 1);
};
const applyMill = (s, seat, move) => {
	if (move === MILL_UP) {
		goods.add(s, seat, WHEAT, -2);
		millUp(s, seat);
	} else if (move === MILL_BREAD) {
		goDown(s, seat);
		bread.add(s, seat, 1);
	} else if (move === MILL_REALS) {
		reals.add(s, seat, realsDown(s, seat));
		goDown(s, seat);
	} else exchange(s, seat, EXCHANGE.index(move));
};
/** W6: closed. W4, W5: not down in D, nor below the bottom without a PP. W1, W2: the Goods are missing. */
const whyNotMill = (s, seat, move) => {
	if (!isMillOpen(s, seat)) return phase(s) >= 2 && phase(s) <= 4 ? "RU1" : "W6";
	if (move === MILL_UP) return canGoUp(s, seat) ? void 0 : "W2";
	if (move === MILL_BREAD || move === MILL_REALS) {
		if (!isMillOpenDown(s, seat)) return "W4";
		return canGoDown(s, seat) ? void 0 : "W5";
	}
	const [a, b] = PAIRS[Math.floor(EXCHANGE.index(move) / GOODS.length)];
	return canGive(s, seat, a, b) ? void 0 : "W1";
};
/** W1: at any moment, in turn or out of it. */
const windmill$1 = {
	moves: movesOf(MILL_UP, MILL_BREAD, MILL_REALS, EXCHANGE),
	whyNot: whyNotMill,
	apply: applyMill,
	list: listMill
};
// games/madeira/src/actions/wood.ts
/** DW1–DW4, GW1, GW2, V10, RU7–RU10: Wood that is discarded, bought, or got. */
/** RU8: no turn needs more, and the table of prices ends here. */
const MOST_IN_A_TURN = 6;
/** DW2, GW1: a Field with Wood where you stand, or the supply if you stand in the Forest. */
const isSource = (s, seat, place) => hasWorkerOn(s, seat, place) && (place === 14 || fieldWood(s, place) > 0);
/** GW2: Wood within reach; the Forest never runs out. */
const woodInReach = (s, seat) => {
	if (hasWorkerOn(s, seat, 14)) return Number.MAX_SAFE_INTEGER;
	let sum = 0;
	for (let field = 0; field < 14; field++) if (hasWorkerOn(s, seat, field)) sum += fieldWood(s, field);
	return sum;
};
const hasWoodAccess = (s, seat) => woodInReach(s, seat) > 0;
/** DW3: the price of so much Wood in one turn, Favor and action together. */
const priceOf = (s, amount) => amount === 0 ? 0 : woodPrices(s, amount - 1);
/** DW3: what the next pieces cost after those already bought this turn. */
const woodCost = (s, amount) => priceOf(s, woodBought(s) + amount) - priceOf(s, woodBought(s));
/** V10: at once from the Reals at home; RU9: as a debt that home and the market slots entered this turn will cover. RU10: in D at once. */
const isPaidAtOnce = (s) => phase(s) === 4 || ruleSet(s).woodPaidAtOnce;
/** RU9: Reals that are promised to nobody yet. */
const freeReals = (s, seat) => reals(s, seat) - debt(s);
/** RU3: whether `amount` Wood can be discarded now; `arriving` are the Reals of the market slot being entered (RU9). */
const canDiscardWood = (s, seat, amount, arriving = 0) => {
	const missing = amount - wood(s, seat);
	if (missing <= 0) return true;
	if (missing > woodInReach(s, seat) || woodBought(s) + missing > MOST_IN_A_TURN) return false;
	const purse = isPaidAtOnce(s) ? reals(s, seat) : freeReals(s, seat) + incoming(s) + arriving;
	return woodCost(s, missing) <= purse;
};
/** DW1: home Wood first; DW2: only what is missing is bought. */
const discardWood = (s, seat, amount, what) => {
	const fromHome = Math.min(amount, wood(s, seat));
	wood.add(s, seat, -fromHome);
	woodDue.set(s, amount - fromHome);
	woodFor.set(s, what);
	askWhereToBuy(s, seat);
};
/** The only source there is, or NOBODY if there are several. */
const onlySource = (s, seat) => onlyOne(s, seat, 0, 15, isSource);
/** What goes on when the Wood is paid, by what it is for. */
const PAID = [
	SHIP_WOOD_PAID,
	FAVOR_WOOD_PAID,
	UPKEEP_WOOD_PAID
];
/** RU7: the player chooses the source, piece by piece; where there is only one nothing is asked. */
const askWhereToBuy = (s, seat) => {
	while (woodDue(s) > 0) {
		const source = onlySource(s, seat);
		if (source === -1) return awaitSeat(s, BUY_WOOD, seat);
		buy(s, seat, source);
	}
	awaitNobody(s, at(PAID, woodFor(s)));
};
const takeFrom = (s, place) => {
	if (place !== 14) fieldWood.add(s, place, -1);
};
/** DW4: bought Wood is discarded at once. */
const buy = (s, seat, source) => {
	const price = woodCost(s, 1);
	if (isPaidAtOnce(s)) reals.add(s, seat, -price);
	else debt.add(s, price);
	takeFrom(s, source);
	woodBought.add(s, 1);
	woodDue.add(s, -1);
};
/** V10: the debt of the first edition is paid when the turn ends. */
const settleDebt = (s, seat) => {
	reals.add(s, seat, -debt(s));
	debt.set(s, 0);
	woodBought.set(s, 0);
};
const buying = {
	moves: movesOf(BUY),
	apply(s, seat, move) {
		buy(s, seat, BUY.index(move));
		askWhereToBuy(s, seat);
	},
	whyNot: (s, seat, move) => BUY.has(move) && isSource(s, seat, BUY.index(move)) ? void 0 : "DW2"
};
/** GW1: free, to your home, as much as there is. GW2: nothing without access. */
const getWood = (s, seat, amount) => {
	woodOwed.set(s, Math.min(amount, woodInReach(s, seat)));
	askWhereToGet(s, seat);
};
const askWhereToGet = (s, seat) => {
	const everything = woodInReach(s, seat) === woodOwed(s);
	while (woodOwed(s) > 0) {
		const source = everything ? firstSource(s, seat) : onlySource(s, seat);
		if (source === -1) return awaitSeat(s, GET_WOOD, seat);
		getOne(s, seat, source);
	}
	awaitNobody(s, ACTION_DONE);
};
const firstSource = (s, seat) => {
	for (let place = 0; place <= 14; place++) if (isSource(s, seat, place)) return place;
	return -1;
};
const getOne = (s, seat, source) => {
	takeFrom(s, source);
	wood.add(s, seat, 1);
	woodOwed.add(s, -1);
};
const getting = {
	moves: movesOf(GET),
	apply(s, seat, move) {
		getOne(s, seat, GET.index(move));
		askWhereToGet(s, seat);
	},
	whyNot: (s, seat, move) => GET.has(move) && isSource(s, seat, GET.index(move)) ? void 0 : "GW1"
};
// games/madeira/src/actions/ships.ts
/** CO1–CO5, BD4–BD6, RU13, RU15: moving Ships, one at a time, and what comes of it after the last. */
/** BD4: a market wants its own Good, a colony Wine. */
const goodFor = (slot) => isMarketSlot(slot) ? marketOf(slot) : WINE;
/** BD5: in play with this number of players. BD6: and empty. */
const isOpenSlot = (s, slot) => slotCost(s, slot) >= 0 && slotShip(s, slot) === -1;
const canPayGoods = (s, seat, slot, amount) => goods(s, seat, goodFor(slot)) >= amount;
/** CO2: a Ship from home costs 1 Wood more. RU9: the Reals of the slot being entered may cover it. */
const canPayWood = (s, seat, from, arriving) => from !== HOME_SLOT || canDiscardWood(s, seat, 1, arriving);
/** CO1: an empty available slot, with its Goods. */
const canSail = (s, seat, from, to) => isOpenSlot(s, to) && canPayGoods(s, seat, to, slotCost(s, to)) && canPayWood(s, seat, from, slotReals(s, to));
/** RU15: the larger quantity of a 2-heads slot, with its own Reals. */
const canSailMore = (s, seat, from, to) => slotMoreCost(s, to) > 0 && isOpenSlot(s, to) && canPayGoods(s, seat, to, slotMoreCost(s, to)) && canPayWood(s, seat, from, slotMoreReals(s, to));
const hasHarbour = (s, seat, from) => {
	for (let to = 0; to < SLOTS; to++) if (canSail(s, seat, from, to)) return true;
	for (let to = 0; to < MARKET_SLOTS; to++) if (canSailMore(s, seat, from, to)) return true;
	return false;
};
/** Where there is only one harbour nothing is asked. The move, or NOBODY if there are several. */
const onlyVoyage = (s, seat, from) => {
	let only = -1;
	for (let to = 0; to < SLOTS; to++) {
		if (canSail(s, seat, from, to)) {
			if (only !== -1) return -1;
			only = SAIL.first + to;
		}
		if (to < MARKET_SLOTS && canSailMore(s, seat, from, to)) {
			if (only !== -1) return -1;
			only = SAIL_MORE.first + to;
		}
	}
	return only;
};
/** RU4: no Ship moves twice in one action. */
const canCastOff = (s, seat, from, moved) => from === HOME_SLOT ? shipsHome(s, seat) > 0 : slotShip(s, from) === seat && moved !== from;
const canMoveAny$1 = (s, seat, moved) => {
	if (canCastOff(s, seat, HOME_SLOT, moved) && hasHarbour(s, seat, HOME_SLOT)) return true;
	for (let from = 0; from < SLOTS; from++) if (canCastOff(s, seat, from, moved)) return hasHarbour(s, seat, from);
	return false;
};
/** Whether a Ship could be moved now: for offers made before the action starts. */
const couldMoveShips = (s, seat) => canMoveAny$1(s, seat, -1);
const startShips = (s, seat, most) => {
	movesLeft.set(s, most);
	movedTo.set(s, -1);
	incoming.set(s, 0);
	askForShip(s, seat);
};
/** RU1: asks for the next Ship, also if only the windmill could still send it off, or closes the action. Also after the Wood of the last one. */
const askForShip = (s, seat) => {
	if (movesLeft(s) > 0 && (canMoveAny$1(s, seat, movedTo(s)) || hasMillMove(s, seat))) awaitSeat(s, SHIP, seat);
	else awaitNobody(s, SHIP);
};
const ship = {
	moves: movesOf(SHIP_FROM, DONE),
	apply(s, seat, move) {
		if (move === DONE) return awaitNobody(s, SHIP);
		lifted.set(s, SHIP_FROM.index(move));
		const only = onlyVoyage(s, seat, lifted(s));
		if (only === -1) awaitSeat(s, SHIP_TO, seat);
		else shipTo.apply(s, seat, only);
	},
	whyNot(s, seat, move) {
		if (move === DONE) return void 0;
		if (!SHIP_FROM.has(move)) return "CO1";
		const from = SHIP_FROM.index(move);
		if (!canCastOff(s, seat, from, movedTo(s))) return movedTo(s) === from && from !== HOME_SLOT ? "RU4" : "CO1";
		if (hasHarbour(s, seat, from)) return void 0;
		return from === HOME_SLOT && !canDiscardWood(s, seat, 1) ? "CO2" : "CO1";
	}
};
const shipTo = {
	moves: movesOf(SAIL, SAIL_MORE),
	apply(s, seat, move) {
		if (SAIL.has(move)) sail(s, seat, SAIL.index(move), slotCost(s, SAIL.index(move)), slotReals(s, SAIL.index(move)));
		else {
			const to = SAIL_MORE.index(move);
			sail(s, seat, to, slotMoreCost(s, to), slotMoreReals(s, to));
		}
	},
	whyNot(s, seat, move) {
		if (SAIL.has(move)) return whyNotSail(s, seat, SAIL.index(move), slotCost(s, SAIL.index(move)), canSail(s, seat, lifted(s), SAIL.index(move)));
		if (!SAIL_MORE.has(move)) return "RU1";
		const to = SAIL_MORE.index(move);
		if (slotMoreCost(s, to) === 0) return "RU15";
		return whyNotSail(s, seat, to, slotMoreCost(s, to), canSailMore(s, seat, lifted(s), to));
	}
};
const whyNotSail = (s, seat, to, cost, can) => {
	if (can) return void 0;
	if (slotCost(s, to) < 0) return "BD5";
	if (slotShip(s, to) !== -1) return "BD6";
	return canPayGoods(s, seat, to, cost) ? "CO2" : "CO1";
};
/** CO1: the Goods are paid on arrival; BD6: the slot left is free at once; CO2: then the Wood of a Ship from home. */
const sail = (s, seat, to, cost, income) => {
	const from = lifted(s);
	goods.add(s, seat, goodFor(to), -cost);
	if (from === HOME_SLOT) shipsHome.add(s, seat, -1);
	else slotShip.set(s, from, -1);
	slotShip.set(s, to, seat);
	lifted.set(s, -1);
	movedTo.set(s, to);
	movesLeft.add(s, -1);
	if (isMarketSlot(to)) incoming.add(s, income);
	else rewardsDue.add(s, colonyOfSlot(to), 1);
	if (from === HOME_SLOT) discardWood(s, seat, 1, 0);
	else askForShip(s, seat);
};
/** CO3: after all moves the Reals of the market slots. Rewards cost no Reals, so they may come after them. CO5: Wood is paid by now. */
const collectReals = (s, seat) => {
	reals.add(s, seat, incoming(s));
	incoming.set(s, 0);
};
const hasRewardsDue = (s) => {
	for (let colony = 0; colony < COLONIES.length; colony++) if (rewardsDue(s, colony) > 0) return true;
	return false;
};
// games/madeira/src/actions/workers.ts
/**
* Moving Workers, one at a time: first which one, then where to (ST1, MA1, C9, RU4, RU17). Where they may go is the kind of the move;
* what arriving brings is decided here too, for it is the same whoever sends them.
*/
/** Whose piece stands there, as far as this action may move it. RU4: no piece moves twice in one action. */
const canLeave = (s, seat, place, kind, moved) => {
	if (workersAt(s, seat, place) - (moved === place ? 1 : 0) <= 0) return false;
	if (kind === 5) return isSpot(place);
	return place !== WATCH || kind === 4;
};
/** MA1: Citizens move only with the Mayor. */
const canCitizenLeave = (s, spot, kind, moved) => kind === 5 && whoIsOn(s, spot) === 4 && moved !== spot;
/** ST1: a Field or the Forest without an own Worker (BD3). */
const isOpenField = (s, seat, place) => isField(place) && !hasWorkerOn(s, seat, place);
/** Whether a piece from `from` may go to `to`: never to where it is. */
const canEnter = (s, seat, from, to, kind) => {
	if (from === to) return false;
	switch (kind) {
		case 0: return isOpenField(s, seat, to);
		case 1:
		case 5: return isSpot(to) && isFreeSpot(s, to);
		case 2: return isLand(to);
		case 3: return to === WATCH;
		default: return isField(to) ? isOpenField(s, seat, to) : !isSpot(to) || isFreeSpot(s, to);
	}
};
const firstTarget = (kind) => {
	if (kind === 0 || kind === 4) return 0;
	if (kind === 2) return FIRST_LAND;
	return kind === 3 ? WATCH : 15;
};
const targetsEnd = (kind) => {
	if (kind === 0) return 15;
	if (kind === 4) return PLACES;
	if (kind === 2) return WATCH;
	return kind === 3 ? WATCH + 1 : FIRST_LAND;
};
const hasTarget = (s, seat, from, kind) => {
	for (let to = firstTarget(kind), end = targetsEnd(kind); to < end; to++) if (canEnter(s, seat, from, to, kind)) return true;
	return false;
};
const canGoTo = (s, seat, to) => canEnter(s, seat, lifted(s), to, moveKind(s));
/** Where the piece in hand has only one place to go nothing is asked. The place, or NOBODY if there are several. */
const onlyTarget = (s, seat) => onlyOne(s, seat, firstTarget(moveKind(s)), targetsEnd(moveKind(s)), canGoTo);
const canMoveAny = (s, seat, kind, moved) => {
	for (let from = 0; from < PLACES; from++) {
		if (canLeave(s, seat, from, kind, moved) && hasTarget(s, seat, from, kind)) return true;
		if (isSpot(from) && canCitizenLeave(s, from, kind, moved) && hasTarget(s, seat, from, kind)) return true;
	}
	return false;
};
/** Whether an action of this kind would find a Worker to move: for offers made before it starts. */
const couldMoveWorkers = (s, seat, kind) => canMoveAny(s, seat, kind, -1);
/** RU4: up to `most`, one after the other; none is allowed too. */
const startWorkers = (s, seat, kind, most) => {
	moveKind.set(s, kind);
	movesLeft.set(s, most);
	movedTo.set(s, -1);
	askForWorker(s, seat);
};
const askForWorker = (s, seat) => {
	if (movesLeft(s) > 0 && canMoveAny(s, seat, moveKind(s), movedTo(s))) awaitSeat(s, WORKER, seat);
	else endWorkers(s);
};
/** MA2: after relocations the cities yield. */
const endWorkers = (s) => awaitNobody(s, moveKind(s) === 5 ? RELOCATION_DONE : ACTION_DONE);
const worker = {
	moves: movesOf(WORKER_FROM, CITIZEN_FROM, DONE),
	list(s, seat, out, count) {
		let end = count;
		const kind = moveKind(s);
		const moved = movedTo(s);
		for (let from = 0; from < PLACES; from++) if (canLeave(s, seat, from, kind, moved) && hasTarget(s, seat, from, kind)) out[end++] = WORKER_FROM.first + from;
		if (kind === 5) {
			for (let spot = 15; spot < FIRST_LAND; spot++) if (canCitizenLeave(s, spot, kind, moved) && hasTarget(s, seat, spot, kind)) out[end++] = CITIZEN_FROM.first + spot - 15;
		}
		out[end++] = DONE;
		return end;
	},
	apply(s, seat, move) {
		if (move === DONE) return endWorkers(s);
		lifted.set(s, WORKER_FROM.has(move) ? WORKER_FROM.index(move) : CITIZEN_FROM.index(move) + 15);
		const only = onlyTarget(s, seat);
		if (only === -1) awaitSeat(s, WORKER_TO, seat);
		else arrive(s, seat, only);
	},
	whyNot(s, seat, move) {
		if (move === DONE) return void 0;
		const kind = moveKind(s);
		const moved = movedTo(s);
		if (WORKER_FROM.has(move)) return whyNotFrom(s, seat, WORKER_FROM.index(move), canLeave(s, seat, WORKER_FROM.index(move), kind, moved));
		if (!CITIZEN_FROM.has(move)) return "RU4";
		const spot = CITIZEN_FROM.index(move) + 15;
		return whyNotFrom(s, seat, spot, canCitizenLeave(s, spot, kind, moved));
	}
};
/** The rule of the kind of move: who may be moved, and where to. */
const KIND_RULES = [
	"ST1",
	"C9",
	"C9",
	"C9",
	"F-scout",
	"MA1"
];
const ruleOfKind = (s) => KIND_RULES[moveKind(s)];
const whyNotFrom = (s, seat, from, free) => {
	if (!free) return movedTo(s) === from ? "RU4" : ruleOfKind(s);
	return hasTarget(s, seat, from, moveKind(s)) ? void 0 : ruleOfKind(s);
};
const workerTo = {
	moves: movesOf(TO),
	list(s, seat, out, count) {
		let end = count;
		const kind = moveKind(s);
		for (let to = firstTarget(kind), last = targetsEnd(kind); to < last; to++) if (canEnter(s, seat, lifted(s), to, kind)) out[end++] = TO.first + to;
		return end;
	},
	apply: (s, seat, move) => arrive(s, seat, TO.index(move)),
	whyNot(s, seat, move) {
		if (!TO.has(move)) return "RU1";
		const to = TO.index(move);
		const kind = moveKind(s);
		if (canEnter(s, seat, lifted(s), to, kind)) return void 0;
		if (to < firstTarget(kind) || to >= targetsEnd(kind)) return ruleOfKind(s);
		if (isSpot(to)) return isBuilt(s, to) ? "BD6" : "S7";
		return isField(to) && hasWorkerOn(s, seat, to) ? "BD3" : ruleOfKind(s);
	}
};
const arrive = (s, seat, to) => {
	const from = lifted(s);
	if (isSpot(from) && whoIsOn(s, from) === 4) moveCitizen(s, from, to);
	else {
		moveWorker(s, seat, from, to);
		arrivalBonus(s, seat, to);
	}
	lifted.set(s, -1);
	movedTo.set(s, to);
	movesLeft.add(s, -1);
	askForWorker(s, seat);
};
/** C-alfandega, F-scout: 1 PP per own Ship in the colony. C-fortaleza, RU25: up to 3 Pirates off, right then. V9: Scout into a city. */
const arrivalBonus = (s, seat, to) => {
	if (isLand(to)) points.add(s, seat, shipsInColony(s, seat, colonyOfLand(to)));
	else if (to === WATCH) discardPirates(s, seat, 3);
	else if (isSpot(to) && moveKind(s) === 4) points.add(s, seat, ruleSet(s).scoutCityPoints);
};
// games/madeira/src/favors/flip.ts
/** F3, C-casa, K-guild, A4: turning own Favors face up again. */
/** F3: an own Favor that lies face down. RU14: also the one just used, for it is down already. */
const canTurnUp = (s, seat, favor) => favorOwner(s, favor) === seat && favorUp(s, favor) === 0;
const hasFaceDown = (s, seat) => {
	for (let favor = 0; favor < FAVORS.length; favor++) if (canTurnUp(s, seat, favor)) return true;
	return false;
};
/** A5: whether a guild has face-down Favors of this player. */
const hasFaceDownOf = (s, seat, guild) => {
	for (let favor = 0; favor < FAVORS.length; favor++) if (favorGuild(s, favor) === guild && canTurnUp(s, seat, favor)) return true;
	return false;
};
/** A4: all own Favors of the row's guild. */
const turnUpGuild = (s, seat, guild) => {
	for (let favor = 0; favor < FAVORS.length; favor++) if (favorGuild(s, favor) === guild && canTurnUp(s, seat, favor)) favorUp.set(s, favor, 1);
};
const startFlips = (s, seat, most) => {
	flipsLeft.set(s, most);
	askForFlip(s, seat);
};
const askForFlip = (s, seat) => {
	if (flipsLeft(s) > 0 && hasFaceDown(s, seat)) return awaitSeat(s, FLIP, seat);
	flipsLeft.set(s, 0);
	awaitNobody(s, ACTION_DONE);
};
const flip = {
	moves: movesOf(TURN_UP, DONE),
	apply(s, seat, move) {
		if (move === DONE) flipsLeft.set(s, 0);
		else {
			favorUp.set(s, TURN_UP.index(move), 1);
			flipsLeft.add(s, -1);
		}
		askForFlip(s, seat);
	},
	whyNot(s, seat, move) {
		if (move === DONE) return void 0;
		return TURN_UP.has(move) && canTurnUp(s, seat, TURN_UP.index(move)) ? void 0 : "F3";
	}
};
// games/madeira/src/phases/c-buildings/actions.ts
/** C5: with three Workers the lower action, which replaces the upper (RU24). */
const isLower = (workers) => workers >= 3;
/** C-moinho: 2 Bread, or 5. */
const moinho = (s, seat, workers) => {
	bread.add(s, seat, isLower(workers) ? 5 : 2);
	awaitNobody(s, ACTION_DONE);
};
/** C-capitania: 1 PP and a Worker, or 3 PP (V8) and two. C9: the PP come first and without any move. */
const capitania = (s, seat, workers) => {
	points.add(s, seat, isLower(workers) ? ruleSet(s).capitaniaPoints : 1);
	startWorkers(s, seat, 1, isLower(workers) ? 2 : 1);
};
/** C-alfandega: a Worker, or two, to colony lands. */
const alfandega = (s, seat, workers) => startWorkers(s, seat, 2, isLower(workers) ? 2 : 1);
/** C-casa: one own Favor up, or two. */
const casa = (s, seat, workers) => startFlips(s, seat, isLower(workers) ? 2 : 1);
/** C-fortaleza: a Worker, or two, into the City Watch. */
const fortaleza = (s, seat, workers) => startWorkers(s, seat, 3, isLower(workers) ? 2 : 1);
const ACTIONS$1 = {
	moinho,
	capitania,
	alfandega,
	casa,
	fortaleza
};
const ACTION_BY_INDEX = BUILDINGS.map((name) => ACTIONS$1[name]);
/** C5, RU23: Workers of the region, counted once when the action starts. */
const workersFor = (s, seat, building) => workersInRegion(s, seat, buildingRegion(s, building));
const startBuildingAction = (s, seat, building, workers) => ACTION_BY_INDEX[building](s, seat, workers);
// games/madeira/src/phases/dice.ts
/** The figure printed on the empty building, behind the four characters. */
const SPECIAL = CHARACTERS.length;
const FIGURE_COUNT = CHARACTERS.length + 1;
/** The building where a figure is today; the empty one for the figure printed there. */
const buildingOf = (s, figure) => {
	const wanted = figure === SPECIAL ? -1 : figure;
	for (let building = 0; building < BUILDINGS.length; building++) if (characterOn(s, building) === wanted) return building;
	return -1;
};
/** B4: Bread for a die below the region number. */
const breadCost = (s, building, value) => Math.max(0, buildingRegion(s, building) - value);
/** B3: as many dice as players, one of them a pirate die at most. */
const hasRoom = (s, building) => guildDiceOn(s, building) + pirateDieOn(s, building) < players(s);
const canFeedDie = (s, seat, building, value) => bread(s, seat) >= breadCost(s, building, value);
/** B2: a guild die from home. */
const canPlaceGuildDie = (s, seat, building, value) => homeDice(s, seat, value - 1) > 0 && hasRoom(s, building) && canFeedDie(s, seat, building, value);
/** B2: a pirate die from the City Watch, with an own Worker there. */
const canPlacePirateDie = (s, seat, building, value) => pirateDice(s, value - 1) > 0 && workersWatch(s, seat) > 0 && pirateDieOn(s, building) === 0 && hasRoom(s, building) && canFeedDie(s, seat, building, value);
const canPlaceAnyDie = (s, seat) => {
	for (let building = 0; building < BUILDINGS.length; building++) for (let value = 1; value <= DIE_VALUES; value++) if (canPlaceGuildDie(s, seat, building, value) || canPlacePirateDie(s, seat, building, value)) return true;
	return false;
};
/** Why a die cannot go there, in the order a person would ask. B2: no such die, or no Worker in the Watch. */
const whyNotDie = (s, seat, building, value, pirate) => {
	if (pirate ? pirateDice(s, value - 1) === 0 || workersWatch(s, seat) === 0 : homeDice(s, seat, value - 1) === 0) return "B2";
	if (!hasRoom(s, building) || pirate && pirateDieOn(s, building) > 0) return "B3";
	return canFeedDie(s, seat, building, value) ? void 0 : "B4";
};
/** Ways to roll a handful: arrangements of its values times faces of each. */
const waysToRoll = (s, hand) => {
	let ways = 1;
	for (let i = 0, same = 0; i < hand.length; i++) {
		same = i > 0 && hand[i] === hand[i - 1] ? same + 1 : 1;
		ways = ways * (i + 1) * dieFaces(s, hand[i] - 1) / same;
	}
	return ways;
};
/** Where the handfuls of each size start in the table of rolls. */
const FIRST_OF_SIZE = [
	0,
	1,
	2,
	3,
	4,
	5
].map((size) => HANDFULS.filter((hand) => hand.length < size).length);
/** S1: every handful of so many dice, with its likelihood. */
const rollDice = (s, dice, first, out, weights) => {
	const start = FIRST_OF_SIZE[dice];
	const end = FIRST_OF_SIZE[dice + 1];
	let count = 0;
	for (let i = start; i < end; i++) {
		const ways = waysToRoll(s, HANDFULS[i]);
		if (ways === 0) continue;
		weights[count] = ways;
		out[count++] = first + i;
	}
	return count;
};
// games/madeira/src/favors/favors.ts
/** F1, F2, F4 and the twelve Guild Favors: one face-up Favor at the start of a turn in B or C. */
const LADY_REALS = 4;
const always = () => true;
const withoutEffect = () => "RU6";
const inC = (s) => phase(s) === 3;
/** Favors that leave nothing to choose are over at once. */
const atOnce$1 = (s) => awaitNobody(s, ACTION_DONE);
/** F-monk: 2 Wood, with access (GW2). */
const monk = {
	works: hasWoodAccess,
	whyNot: withoutEffect,
	use: (s, seat) => getWood(s, seat, 2)
};
/** F-miller: one step up without Wheat (RU19: at the top 1 PP). */
const miller = {
	works: always,
	whyNot: withoutEffect,
	use(s, seat) {
		millUp(s, seat);
		atOnce$1(s);
	}
};
/** F-bishop, RU22: one own Action Marker from a building to another. */
const bishop = {
	works(s, seat) {
		for (let building = 0; building < BUILDINGS.length; building++) if (markersOn(s, building, seat) > 0) return true;
		return false;
	},
	whyNot: () => "RU22",
	use: (s, seat) => awaitSeat(s, MARKER, seat)
};
/** F-patron: 3 Bread. */
const patron = {
	works: always,
	whyNot: withoutEffect,
	use(s, seat) {
		bread.add(s, seat, 3);
		atOnce$1(s);
	}
};
/** F-lord: the building costs you nothing. */
const lord = {
	works: inC,
	whyNot: () => "F-lord",
	use(s) {
		lord$1.set(s, 1);
		atOnce$1(s);
	}
};
/** F-diplomat: two more Workers in the region, if you pay and act (RU20). */
const diplomat = {
	works: inC,
	whyNot: () => "F-diplomat",
	use(s) {
		diplomat$1.set(s, 1);
		atOnce$1(s);
	}
};
/** F-treasurer: 5 Reals. */
const treasurer = {
	works: always,
	whyNot: withoutEffect,
	use(s, seat) {
		reals.add(s, seat, 5);
		atOnce$1(s);
	}
};
/** F-navigator: one Ship as Commander, with its costs and gains. */
const navigator = {
	works: couldMoveShips,
	whyNot: withoutEffect,
	use: (s, seat) => startShips(s, seat, 1)
};
/** F-engineer, RU12: two more harvests; offered only if a die can be placed, and then one must be. */
const engineer = {
	works: (s, seat) => phase(s) === 2 && canPlaceAnyDie(s, seat),
	whyNot: (s) => phase(s) === 2 ? "RU12" : "F-engineer",
	use(s) {
		engineer$1.set(s, 1);
		atOnce$1(s);
	}
};
/** F-constable: half the Pirates off, rounded down (RU6: not with 0 or 1). */
const constable = {
	works: (s, seat) => pirates(s, seat) >= 2,
	whyNot: withoutEffect,
	use(s, seat) {
		pirates.add(s, seat, -Math.floor(pirates(s, seat) / 2));
		atOnce$1(s);
	}
};
/** F-lady, RU18: a building whose region has an own Worker. */
const canLadyUse = (s, seat, building) => workersFor(s, seat, building) > 0;
/** The building, if there is only one to choose. */
const onlyLadyBuilding = (s, seat) => onlyOne(s, seat, 0, BUILDINGS.length, canLadyUse);
const ladyActs = (s, seat, building) => startBuildingAction(s, seat, building, workersFor(s, seat, building));
const TABLE = {
	monk,
	miller,
	bishop,
	patron,
	lord,
	diplomat,
	treasurer,
	navigator,
	engineer,
	constable,
	lady: {
		works(s, seat) {
			if (freeReals(s, seat) < LADY_REALS) return false;
			for (let building = 0; building < BUILDINGS.length; building++) if (canLadyUse(s, seat, building)) return true;
			return false;
		},
		whyNot: () => "RU18",
		use(s, seat) {
			reals.add(s, seat, -4);
			const only = onlyLadyBuilding(s, seat);
			if (only === -1) awaitSeat(s, LADY_CHOICE, seat);
			else ladyActs(s, seat, only);
		}
	},
	scout: {
		works: (s, seat) => couldMoveWorkers(s, seat, 4),
		whyNot: withoutEffect,
		use: (s, seat) => startWorkers(s, seat, 4, 1)
	}
};
const BY_INDEX$1 = FAVORS.map((name) => TABLE[name]);
/** F1: one a turn, face up, own. F4: one just taken works from the next turn on, for the favor comes first in a turn. */
const mayUse = (s, seat, favor) => favorUsed(s) === 0 && favorOwner(s, favor) === seat && favorUp(s, favor) === 1;
const canUseFavor = (s, seat, favor) => mayUse(s, seat, favor) && BY_INDEX$1[favor].works(s, seat);
/** Whether a Favor could come before anything else this turn; not whether it would help, which others must not learn (I1). */
const hasFaceUpFavor = (s, seat) => {
	for (let favor = 0; favor < FAVORS.length; favor++) if (mayUse(s, seat, favor)) return true;
	return false;
};
const listFavors = (s, seat, out, count) => {
	let end = count;
	if (favorUsed(s) === 0) {
		for (let favor = 0; favor < FAVORS.length; favor++) if (canUseFavor(s, seat, favor)) out[end++] = USE_FAVOR.first + favor;
	}
	return end;
};
/** F1: face down after use. */
const useFavor = (s, seat, move) => {
	const favor = USE_FAVOR.index(move);
	favorUp.set(s, favor, 0);
	favorUsed.set(s, 1);
	activity.set(s, 1);
	BY_INDEX$1[favor].use(s, seat);
};
/** F1: not yours, face down, or not the first this turn; else the Favor's own rule. */
const whyNotFavor = (s, seat, move) => {
	const favor = USE_FAVOR.index(move);
	if (!mayUse(s, seat, favor)) return "F1";
	return canUseFavor(s, seat, favor) ? void 0 : BY_INDEX$1[favor].whyNot(s);
};
const ladyChoice = {
	moves: movesOf(LADY_BUILDING),
	apply: (s, seat, move) => ladyActs(s, seat, LADY_BUILDING.index(move)),
	whyNot: (s, seat, move) => LADY_BUILDING.has(move) && canLadyUse(s, seat, LADY_BUILDING.index(move)) ? void 0 : "RU18"
};
/** F-bishop, RU21: a marker from one building to any other. */
const canMoveMarker = (s, seat, index) => {
	const from = Math.floor(index / BUILDINGS.length);
	return from !== index % BUILDINGS.length && markersOn(s, from, seat) > 0;
};
const markerMove = {
	moves: movesOf(MOVE_MARKER),
	apply(s, seat, move) {
		const index = MOVE_MARKER.index(move);
		markersOn.add(s, Math.floor(index / BUILDINGS.length), seat, -1);
		markersOn.add(s, index % BUILDINGS.length, seat, 1);
		awaitNobody(s, ACTION_DONE);
	},
	whyNot: (s, seat, move) => MOVE_MARKER.has(move) && canMoveMarker(s, seat, MOVE_MARKER.index(move)) ? void 0 : "F-bishop"
};
// games/madeira/src/state/passing.ts
/** B8: who stands on the Passing Column has passed. The slot, or NOBODY. */
const passingSlotOf = (s, seat) => {
	for (let slot = 0; slot < 4; slot++) if (passSlot(s, slot) === seat) return slot;
	return -1;
};
/** The next walk begins at the top. */
const startPassingOrder = (s) => slotInTurn.set(s, -1);
/** The next player down the column that is wanted becomes the actor; NOBODY at the end, where nothing of the walk is left. */
const nextInPassingOrder = (s, isWanted) => {
	for (let slot = slotInTurn(s) + 1; slot < 4; slot++) {
		const seat = passSlot(s, slot);
		if (seat === -1 || isWanted?.(s, seat) === false) continue;
		slotInTurn.set(s, slot);
		actor.set(s, seat);
		return seat;
	}
	startPassingOrder(s);
	actor.set(s, -1);
	return -1;
};
// games/madeira/src/phases/c-buildings/building-turn.ts
/** C1–C8, F2, RU20, RU21, RU24: the buildings one by one; who has a marker there pays the cost or receives Pirates. */
const hasMarkers = (s, building) => {
	for (let seat = 0; seat < players(s); seat++) if (markersOn(s, building, seat) > 0) return true;
	return false;
};
/** C1: buildings in order, skipping those without Action Markers. NOBODY leaves the phase. */
const startBuildings = (s) => {
	building.set(s, -1);
	nextBuilding(s);
};
const nextBuilding = (s) => {
	for (let building$3 = building(s) + 1; building$3 < BUILDINGS.length; building$3++) {
		if (!hasMarkers(s, building$3)) continue;
		building.set(s, building$3);
		return rollAtBuilding(s);
	}
	building.set(s, BUILDINGS.length);
	awaitNobody(s, BUILDINGS_DONE);
};
/** C2: all dice on the character are rolled; RU21: there may be none. */
const rollAtBuilding = (s) => {
	for (let value = 0; value < DIE_VALUES; value++) rolled.set(s, value, 0);
	pirateRolled.set(s, 0);
	startPassingOrder(s);
	if (guildDiceOn(s, building(s)) > 0) awaitChance(s, BUILDING_ROLL);
	else rollPirateDie(s);
};
const rollPirateDie = (s) => {
	if (pirateDieOn(s, building(s)) > 0) awaitChance(s, PIRATE_ROLL);
	else nextPayer(s);
};
const buildingLottery = {
	chance: (s, out, weights) => rollDice(s, guildDiceOn(s, building(s)), ROLL.first, out, weights),
	apply(s, move) {
		for (const value of HANDFULS[ROLL.index(move)]) rolled.add(s, value - 1, 1);
		rollPirateDie(s);
	}
};
const pirateLottery = {
	chance: (s, out, weights) => rollDice(s, 1, PIRATES_ROLL.first, out, weights),
	apply(s, move) {
		pirateRolled.set(s, HANDFULS[PIRATES_ROLL.index(move)][0]);
		nextPayer(s);
	}
};
/** C4: the same for all: the printed cost minus the rolled guild dice, at least 0. */
const costHere = (s) => {
	let sum = 0;
	for (let value = 0; value < DIE_VALUES; value++) sum += (value + 1) * rolled(s, value);
	return Math.max(0, buildingCost(s) - sum);
};
/** F-lord: nothing for you. */
const costFor = (s) => lord$1(s) === 1 ? 0 : costHere(s);
/** C6: 1 and the rolled pirate die. */
const piratesHere = (s) => 1 + pirateRolled(s);
/** C3: in Passing order, each player with a marker here, once however many. F2: others have no turn. */
const nextPayer = (s) => {
	clearTurnMarks(s);
	activity.set(s, 0);
	const seat = nextInPassingOrder(s, hasMarkerHere);
	if (seat === -1) nextBuilding(s);
	else askToPay(s, seat);
};
const hasMarkerHere = (s, seat) => markersOn(s, building(s), seat) > 0;
/** RU24: at cost 0 the choice stays. Asked unless Pirates are all there is, whatever the mill and the Favors do. */
const askToPay = (s, seat) => {
	awaitSeat(s, BUILDING_TURN, seat);
	if (!canPay(s, seat) && !hasMillMove(s, seat) && !hasFaceUpFavor(s, seat)) takePirates(s, seat);
};
/** After a Favor: RU21: whose last marker here is gone has neither cost nor Pirates. */
const resumeBuildingTurn = (s) => {
	activity.set(s, 0);
	const seat = actor(s);
	if (!hasMarkerHere(s, seat)) awaitNobody(s, BUILDING_TURN_DONE);
	else askToPay(s, seat);
};
/** C3 */
const canPay = (s, seat) => freeReals(s, seat) >= costFor(s);
/** C6: no action. */
const takePirates = (s, seat) => {
	pirates.add(s, seat, piratesHere(s));
	awaitNobody(s, BUILDING_TURN_DONE);
};
/** C5: the Workers who act; F-diplomat, RU20: two more. */
const workersHere = (s, seat) => workersFor(s, seat, building(s)) + (diplomat$1(s) === 1 ? 2 : 0);
/** C5: then the action, with a Worker in the region. C7: without, the payment still saves from Pirates. */
const payAndAct = (s, seat) => {
	reals.add(s, seat, -costFor(s));
	const workers = workersHere(s, seat);
	if (workers === 0) return awaitNobody(s, BUILDING_TURN_DONE);
	activity.set(s, 4);
	startBuildingAction(s, seat, building(s), workers);
};
const buildingTurn = {
	moves: movesOf(USE_FAVOR, PAY, TAKE_PIRATES),
	list(s, seat, out, count) {
		let end = listFavors(s, seat, out, count);
		if (canPay(s, seat)) out[end++] = PAY;
		out[end++] = TAKE_PIRATES;
		return end;
	},
	apply(s, seat, move) {
		if (move === PAY) payAndAct(s, seat);
		else if (move === TAKE_PIRATES) takePirates(s, seat);
		else useFavor(s, seat, move);
	},
	whyNot(s, seat, move) {
		if (move === TAKE_PIRATES) return void 0;
		if (move === PAY) return canPay(s, seat) ? void 0 : "C4";
		return USE_FAVOR.has(move) ? whyNotFavor(s, seat, move) : "C3";
	}
};
/** C8: markers go home, dice and characters leave. */
const clearBuildings = (s) => {
	building.set(s, 0);
	for (let building = 0; building < BUILDINGS.length; building++) {
		guildDiceOn.set(s, building, 0);
		pirateDieOn.set(s, building, 0);
		characterOn.set(s, building, -1);
		for (let seat = 0; seat < players(s); seat++) markersOn.set(s, building, seat, 0);
	}
	for (let value = 0; value < DIE_VALUES; value++) {
		pirateDice.set(s, value, 0);
		rolled.set(s, value, 0);
	}
	pirateRolled.set(s, 0);
};
// games/madeira/src/describe/lists.ts
const range = (length) => Array.from({ length }, (_, i) => i);
const seatsAt = (s) => range(players(s));
/** Dice by their values, lowest first; `count` is asked with 0 for the value 1. */
const diceOf = (count) => PIPS.flatMap((pips, value) => new Array(count(value)).fill(pips));
const requestsOf = (count) => REQUESTS.map((name, kind) => ({
	kind: name,
	count: count(kind)
})).filter((request) => request.count > 0);
/** The seats that have some. */
const seatCounts = (s, count) => seatsAt(s).map((seat) => ({
	seat,
	count: count(seat)
})).filter((pieces) => pieces.count > 0);
/** A field of a view that is there only if a seat has the place. */
const heldBy = (seat) => seat === -1 ? {} : { seat };
// games/madeira/src/describe/buildings.ts
/** The five buildings, and the one that is being resolved. */
const describeBuilding = (s, building) => {
	const character = CHARACTERS[characterOn(s, building)];
	return {
		building: at(BUILDINGS, building),
		region: at(REGIONS, buildingRegion(s, building) - 1),
		emptyInRound: emptyInRound(s, building),
		...character === void 0 ? {} : { character },
		guildDice: guildDiceOn(s, building),
		pirateDie: pirateDieOn(s, building) > 0,
		diceLimit: players(s),
		bread: PIPS.map((pips) => breadCost(s, building, pips)),
		printedCost: buildingCost(s),
		markers: seatCounts(s, (seat) => markersOn(s, building, seat))
	};
};
const describeBuildings = (s) => BUILDINGS.map((_, building) => describeBuilding(s, building));
/** Phase C: today's cost and Pirates. */
const describeResolving = (s) => {
	const building$2 = BUILDINGS[building(s)];
	if (phase(s) !== 3 || building$2 === void 0) return {};
	return { resolving: {
		building: building$2,
		dice: diceOf((value) => rolled(s, value)),
		pirateDie: pirateRolled(s),
		cost: costHere(s),
		costForYou: costFor(s),
		pirates: piratesHere(s),
		...actor(s) === -1 ? {} : { workersForYou: workersHere(s, actor(s)) }
	} };
};
// games/madeira/src/phases/b-characters/mayor.ts
const BREAD = 0;
const REALS = 1;
/** MA2: from a city with an own Worker 2 for each of them and 1 for each Citizen. */
const cityIncome = (s, seat, city) => cityWorkers(s, seat, city) === 0 ? 0 : 2 * cityWorkers(s, seat, city) + citizens(s, city);
/** RU16: also without a Worker in any city, while a Citizen can be relocated. */
const couldMayorAct = (s, seat) => {
	for (let city = 0; city < CITIES.length; city++) if (cityWorkers(s, seat, city) > 0) return true;
	return couldMoveWorkers(s, seat, 5);
};
/** MA2: Bread and Reals at once, Wood as far as there is access (GW1). */
const collectFromCities = (s, seat) => {
	let wood = 0;
	for (let city = 0; city < CITIES.length; city++) {
		const income = cityIncome(s, seat, city);
		if (cityYield(s, city) === BREAD) bread.add(s, seat, income);
		else if (cityYield(s, city) === REALS) reals.add(s, seat, income);
		else wood += income;
	}
	getWood(s, seat, wood);
};
// games/madeira/src/phases/e-crown/requests/scored.ts
const countScored = (s, request) => {
	toScore.add(s, request, -1);
	scoredBefore.add(s, request, 1);
};
const clearScored = (s) => {
	citiesNamed.set(s, 0);
	for (let request = 0; request < REQUESTS.length; request++) scoredBefore.set(s, request, 0);
};
// games/madeira/src/phases/e-crown/requests/urbanization.ts
/** R4, V5, RU28: the Request Urbanization: one city, chosen by the player. */
const piecesOf = (s, owner, city) => owner === 4 ? citizens(s, city) : cityWorkers(s, owner, city);
const rightmostOf = (s, owner, city) => {
	for (let spot = 11; spot >= 0; spot--) if (whoIsOn(s, spotOf(city, spot)) === owner) return spot;
	return -1;
};
/** R4, RU28: more pieces, or as many and one farther right; the Citizens of a city are one owner. */
const hasMoreIn = (s, a, b, city) => {
	const difference = piecesOf(s, a, city) - piecesOf(s, b, city);
	return difference > 0 || difference === 0 && rightmostOf(s, a, city) > rightmostOf(s, b, city);
};
/** R4, RU28: without a Worker you never have the most. */
const hasMostIn = (s, seat, city) => {
	if (cityWorkers(s, seat, city) === 0) return false;
	for (let other = 0; other < players(s); other++) if (other !== seat && hasMoreIn(s, other, seat, city)) return false;
	return !hasMoreIn(s, 4, seat, city);
};
/** R4: the higher number for the most, else the lower; V5: without a Worker there nothing, but the lower in two booklets. */
const urbanizationPoints = (s, seat, city) => {
	if (hasMostIn(s, seat, city)) return cityHigher(s, city);
	return cityWorkers(s, seat, city) > 0 || ruleSet(s).lowerWithoutWorker ? cityLower(s, city) : 0;
};
/** E2: different cities for two Urbanizations. */
const canName = (s, _seat, city) => (citiesNamed(s) & 1 << city) === 0;
/** Asks for the city; the third of three Urbanizations has only one left. */
const startUrbanization = (s, seat) => {
	const only = onlyOne(s, seat, 0, CITIES.length, canName);
	if (only === -1) awaitSeat(s, CITY_CHOICE, seat);
	else scoreCity(s, seat, only);
};
const scoreCity = (s, seat, city) => {
	points.add(s, seat, urbanizationPoints(s, seat, city));
	citiesNamed.set(s, citiesNamed(s) | 1 << city);
	countScored(s, URBANIZATION);
	awaitNobody(s, REQUEST_SCORED);
};
const urbanizationChoice = {
	moves: movesOf(NAME_CITY),
	apply: (s, seat, move) => scoreCity(s, seat, NAME_CITY.index(move)),
	whyNot(s, seat, move) {
		if (!NAME_CITY.has(move)) return "R4";
		return canName(s, seat, NAME_CITY.index(move)) ? void 0 : "E2";
	}
};
// games/madeira/src/describe/cities.ts
/** The three cities, district by district. */
const pieceOn = (owner) => owner === 4 ? "citizen" : `seat ${owner}`;
const describeSpot = (s, city, spot) => {
	const owner = whoIsOn(s, spotOf(city, spot));
	return {
		spot: at(SPOT_NAMES, city * 12 + spot),
		...owner === -1 ? {} : { piece: pieceOn(owner) }
	};
};
/** S7: what lies on a district that is not built from the start, and its price. */
const describeTile = (s, city, column) => {
	const wood = districtWood(s, column);
	const tile = districtFavor(s, city, column);
	const favor = FAVORS[tile];
	return favor === void 0 ? { wood } : {
		wood,
		favor,
		guild: at(GUILDS, favorGuild(s, tile))
	};
};
const describeDistrict = (s, city, district) => ({
	built: isBuilt(s, spotOf(city, 2 * district)),
	...district < 2 ? {} : describeTile(s, city, district - 2),
	spots: [describeSpot(s, city, 2 * district), describeSpot(s, city, 2 * district + 1)]
});
const describeCity = (s, city) => ({
	city: at(CITIES, city),
	higher: cityHigher(s, city),
	lower: cityLower(s, city),
	yields: at(YIELDS, cityYield(s, city)),
	citizens: citizens(s, city),
	spots: 12,
	districts: range(6).map((district) => describeDistrict(s, city, district)),
	seats: seatsAt(s).map((seat) => ({
		seat,
		workers: cityWorkers(s, seat, city),
		income: cityIncome(s, seat, city),
		pointsNow: urbanizationPoints(s, seat, city)
	}))
});
const describeCities = (s) => CITIES.map((_, city) => describeCity(s, city));
// games/madeira/src/describe/guild-board.ts
/** The rows of the guild board and the Passing Column. */
const guildsOf = (s, row) => [rowGuild(s, row, 0), rowGuild(s, row, 1)].flatMap((guild) => guild === -1 ? [] : [at(GUILDS, guild)]);
const describeRows = (s) => [
	1,
	2,
	3,
	4
].slice(0, players(s)).map((number, row) => ({
	row: number,
	guilds: guildsOf(s, row),
	dice: diceOf((value) => rowDice(s, row, value)),
	requests: requestsOf((kind) => rowRequests(s, row, kind)),
	...heldBy(rowTaker(s, row))
}));
/** B6: what the slots offer besides Reals. */
const PASSING = [
	{ slot: 1 },
	{
		slot: 2,
		action: "city"
	},
	{
		slot: 3,
		action: "watch"
	},
	{
		slot: 4,
		action: "ship"
	}
];
const describePassing = (s) => PASSING.map((printed, slot) => ({
	...printed,
	reals: passReals(s, slot),
	...heldBy(passSlot(s, slot))
}));
// games/madeira/src/describe/harbours.ts
/** Where Ships lie: the markets and the colonies. */
const pointsByRound = (read) => SCORING_ROUNDS.map((round, i) => ({
	round,
	points: read(i)
}));
/** BD5: only the slots in play with this number of players. */
const openSlots = (s, first) => range(5).map((i) => first + i).filter((slot) => slotCost(s, slot) >= 0);
const describeAnySlot = (s, slot) => ({
	good: at(GOODS, goodFor(slot)),
	cost: slotCost(s, slot),
	...heldBy(slotShip(s, slot))
});
const describeMarketSlot = (s, slot) => ({
	slot: at(MARKET_SLOT_NAMES, slot),
	...describeAnySlot(s, slot),
	reals: slotReals(s, slot),
	...slotMoreCost(s, slot) > 0 ? { more: {
		cost: slotMoreCost(s, slot),
		reals: slotMoreReals(s, slot)
	} } : {}
});
const describeLandingSlot = (s, slot) => ({
	slot: at(LANDING_SLOT_NAMES, slot - MARKET_SLOTS),
	...describeAnySlot(s, slot)
});
const describeMarkets = (s) => GOODS.map((name, market) => ({
	market: name,
	points: pointsByRound((i) => marketPoints(s, market, i)),
	slots: openSlots(s, market * 5).map((slot) => describeMarketSlot(s, slot))
}));
const rewardsOf = (s, colony) => [colonyReward(s, colony, 0), colonyReward(s, colony, 1)].flatMap((reward) => reward === -1 ? [] : [at(REWARDS, reward)]);
const describeColonies = (s) => COLONIES.map((name, colony) => ({
	colony: name,
	land: at(GOODS, landGood(s, colony)),
	points: pointsByRound((i) => colonyPoints(s, colony, i)),
	rewards: rewardsOf(s, colony),
	slots: openSlots(s, MARKET_SLOTS + colony * 5).map((slot) => describeLandingSlot(s, slot)),
	rewardsDue: rewardsDue(s, colony),
	workers: seatCounts(s, (seat) => workersLand(s, seat, colony))
}));
// games/madeira/src/phases/d-maintenance/maintenance.ts
/** D1–D4, W7, RU10, RU26: honor, income, upkeep, feeding, one after the other. */
const HONOR_POINTS = 4;
/** D1: who alone has most Workers in the City Watch, at least one (RU26); a tie honors nobody. */
const mostLoyal = (s) => {
	let most = 0;
	let best = -1;
	for (let seat = 0; seat < players(s); seat++) if (workersWatch(s, seat) === most) best = -1;
	else if (workersWatch(s, seat) > most) {
		most = workersWatch(s, seat);
		best = seat;
	}
	return best;
};
const startHonor = (s) => {
	const seat = mostLoyal(s);
	if (seat === -1) return awaitNobody(s, HONOR);
	actor.set(s, seat);
	awaitSeat(s, HONOR, seat);
};
const honor = {
	moves: movesOf(HONORED, DONE),
	apply(s, seat, move) {
		if (move === HONORED) {
			moveWorker(s, seat, WATCH, HOME_PLACE);
			points.add(s, seat, HONOR_POINTS);
		}
		awaitNobody(s, HONOR);
	},
	whyNot: (_s, _seat, move) => move === HONORED || move === DONE ? void 0 : "D1"
};
/** D2, RU26: each Worker in a colony land yields its Good, for all at once. */
const collectIncome = (s) => {
	for (let seat = 0; seat < players(s); seat++) for (let colony = 0; colony < COLONIES.length; colony++) goods.add(s, seat, landGood(s, colony), workersLand(s, seat, colony));
};
const startUpkeep = (s) => {
	startPassingOrder(s);
	nextUpkeep(s);
};
/** D3: whoever has no Ship on the board, or no Wood to be had, has nothing to decide. */
const hasUpkeepToDo = (s, seat) => shipsOnBoard(s, seat) > 0 && canDiscardWood(s, seat, 1);
/** D3: in Passing order; Ships without Wood bring Pirates. */
const nextUpkeep = (s) => {
	for (let seat = nextInPassingOrder(s); seat !== -1; seat = nextInPassingOrder(s)) {
		woodBought.set(s, 0);
		if (hasUpkeepToDo(s, seat)) return awaitSeat(s, UPKEEP, seat);
		pirates.add(s, seat, shipsOnBoard(s, seat));
	}
	awaitNobody(s, UPKEEP);
};
/** D3, RU26: any number from 0 to the Ships, home Wood first. */
const canKeepUp = (s, seat, amount) => amount <= shipsOnBoard(s, seat) && canDiscardWood(s, seat, amount);
const upkeep = {
	moves: movesOf(UPKEEP_WOOD),
	/** D3: each not discarded is a Pirate. */
	apply(s, seat, move) {
		const amount = UPKEEP_WOOD.index(move);
		pirates.add(s, seat, shipsOnBoard(s, seat) - amount);
		discardWood(s, seat, amount, 2);
	},
	whyNot(s, seat, move) {
		if (!UPKEEP_WOOD.has(move) || UPKEEP_WOOD.index(move) > shipsOnBoard(s, seat)) return "D3";
		return canKeepUp(s, seat, UPKEEP_WOOD.index(move)) ? void 0 : "RU10";
	}
};
/** D4: Workers on the board less those the windmill feeds, never below 0. */
const hungryWorkers = (s, seat) => Math.max(0, workersOnBoard(s, seat) - millLevels(s, mill(s, seat)));
const startFeeding = (s) => {
	startPassingOrder(s);
	nextFeeding(s);
};
/** W7: also who has no Bread is asked while the mill could still help. */
const hasFeedingToDo = (s, seat) => hungryWorkers(s, seat) > 0 && (bread(s, seat) > 0 || hasMillMove(s, seat));
const nextFeeding = (s) => {
	for (let seat = nextInPassingOrder(s); seat !== -1; seat = nextInPassingOrder(s)) {
		if (hasFeedingToDo(s, seat)) return awaitSeat(s, FEEDING, seat);
		pirates.add(s, seat, hungryWorkers(s, seat));
	}
	awaitNobody(s, FEEDING);
};
const canFeed = (s, seat, amount) => amount <= Math.min(bread(s, seat), hungryWorkers(s, seat));
const feeding = {
	moves: movesOf(FEED),
	list(s, seat, out, count) {
		let end = count;
		for (let amount = 0; canFeed(s, seat, amount); amount++) out[end++] = FEED.first + amount;
		return end;
	},
	/** D4: one may keep Bread; each Worker not fed is a Pirate. */
	apply(s, seat, move) {
		const amount = FEED.index(move);
		pirates.add(s, seat, hungryWorkers(s, seat) - amount);
		bread.add(s, seat, -amount);
		nextFeeding(s);
	},
	whyNot: (s, seat, move) => FEED.has(move) && canFeed(s, seat, FEED.index(move)) ? void 0 : "D4"
};
// games/madeira/src/describe/islands.ts
/** The Fields, the Forest and the City Watch. */
/** Who has a Worker on a Field or in the Forest. */
const workersOn = (s, field) => seatsAt(s).filter((seat) => hasWorkerOn(s, seat, field));
const describeFields = (s) => FIELD_NAMES.map((name, field) => {
	const becomes = GOODS[fieldBecomes(s, field)];
	return {
		field: name,
		region: at(REGIONS, at(FIELD_REGION, field) - 1),
		good: at(GOODS, fieldGood(s, field)),
		...becomes === void 0 ? {} : { becomes },
		wood: fieldWood(s, field),
		workers: workersOn(s, field)
	};
});
const describeWatch = (s) => ({
	dice: diceOf((value) => pirateDice(s, value)),
	...mostLoyal(s) === -1 ? {} : { mostLoyal: mostLoyal(s) }
});
// games/madeira/src/phases/e-crown/requests/best-ships.ts
const MOST_SHIPS = 3;
/** 0, 1, 2 for the scoring rounds 1, 3, 5; in between that of the next one. */
const scoringIndex = (s) => round(s) >> 1;
/** How many own Ships come before this one: those worth more, and among equals those in earlier slots. */
const shipsAhead = (s, seat, { first, end, points }, slot) => {
	const worth = points(s, slot);
	let ahead = 0;
	for (let other = first; other < end; other++) {
		if (slotShip(s, other) !== seat) continue;
		if (points(s, other) > worth || points(s, other) === worth && other < slot) ahead++;
	}
	return ahead;
};
/** E2, RU27: the best three that an earlier Request of the kind has not used. */
const bestShipsPoints = (s, seat, harbours, before) => {
	let sum = 0;
	for (let slot = harbours.first; slot < harbours.end; slot++) {
		if (slotShip(s, slot) !== seat) continue;
		if (Math.floor(shipsAhead(s, seat, harbours, slot) / MOST_SHIPS) === before) sum += harbours.points(s, slot);
	}
	return sum;
};
// games/madeira/src/phases/e-crown/requests/expeditions.ts
const COLONY_HARBOURS = {
	first: MARKET_SLOTS,
	end: SLOTS,
	points: (s, slot) => colonyPoints(s, colonyOfSlot(slot), scoringIndex(s))
};
/** R2: up to three Ships in colonies, by the colony and the round; `before` earlier ones have used their three. */
const expeditionsPoints = (s, seat, before) => bestShipsPoints(s, seat, COLONY_HARBOURS, before);
// games/madeira/src/phases/e-crown/requests/influence.ts
const FAVOR_POINTS = 5;
/** RU31: face down counts nothing. */
const faceUpOf = (s, seat, guild) => {
	let up = 0;
	for (let favor = 0; favor < FAVORS.length; favor++) if (favorGuild(s, favor) === guild && favorOwner(s, favor) === seat && favorUp(s, favor) === 1) up++;
	return up;
};
/** R3, E2: 5 PP for each guild with a face-up Favor that an earlier Influence has not used. */
const influencePoints = (s, seat, before) => {
	let sum = 0;
	for (let guild = 0; guild < GUILDS.length; guild++) if (faceUpOf(s, seat, guild) > before) sum += FAVOR_POINTS;
	return sum;
};
// games/madeira/src/phases/e-crown/requests/market-routes.ts
const MARKETS = {
	first: 0,
	end: MARKET_SLOTS,
	points: (s, slot) => marketPoints(s, marketOf(slot), scoringIndex(s))
};
/** R1: up to three Ships in markets, by the good and the round; `before` earlier ones have used their three. */
const marketRoutesPoints = (s, seat, before) => bestShipsPoints(s, seat, MARKETS, before);
// games/madeira/src/phases/e-crown/requests/wealth.ts
/** R5: the Request Wealth: Reals for PP, as many as the player likes. */
/** R5: up to 15 Reals at home, 1 PP each. */
const mostToDonate = (s, seat) => Math.min(15, reals(s, seat));
/** Who has no Real has nothing to choose. */
const startWealth = (s, seat) => {
	if (reals(s, seat) > 0) awaitSeat(s, WEALTH_PAY, seat);
	else donate(s, seat, 0);
};
const donate = (s, seat, amount) => {
	reals.add(s, seat, -amount);
	points.add(s, seat, amount);
	countScored(s, WEALTH);
	awaitNobody(s, REQUEST_SCORED);
};
const wealthChoice = {
	moves: movesOf(DONATE),
	apply: (s, seat, move) => donate(s, seat, DONATE.index(move)),
	whyNot: (s, seat, move) => DONATE.has(move) && DONATE.index(move) <= mostToDonate(s, seat) ? void 0 : "R5"
};
// games/madeira/src/scoring.ts
const REALS_A_POINT = 5;
const FREE_PIRATES = 20;
const LOSSES = [
	16,
	8,
	4,
	2
];
/** G1: Goods, Wood and Bread are worth a Real each. */
const wealth = (s, seat) => {
	let sum = reals(s, seat) + wood(s, seat) + bread(s, seat);
	for (let good = 0; good < GOODS.length; good++) sum += goods(s, seat, good);
	return sum;
};
/** G1: 1 PP for each full 5 Reals. */
const wealthPoints = (s, seat) => Math.floor(wealth(s, seat) / REALS_A_POINT);
/** Place in the order of play: the Passing Column, then the rows of those who have not passed. */
const orderOf = (s, seat) => {
	const slot = passingSlotOf(s, seat);
	if (slot !== -1) return slot;
	for (let row = 0; row < players(s); row++) if (rowTaker(s, row) === seat) return 4 + row;
	return 8;
};
/** G2: more Pirates, or as many and later in the order. */
const hasMorePirates = (s, a, b) => pirates(s, a) > pirates(s, b) || pirates(s, a) === pirates(s, b) && orderOf(s, a) > orderOf(s, b);
/** G2: −16, −8, −4, −2 by rank, 1 more for each Pirate above 20. RU29: without Pirates no loss and the last rank. */
const pirateLoss = (s, seat) => {
	if (pirates(s, seat) === 0) return 0;
	let rank = 0;
	for (let other = 0; other < players(s); other++) if (other !== seat && hasMorePirates(s, other, seat)) rank++;
	return LOSSES[rank] + Math.max(0, pirates(s, seat) - FREE_PIRATES);
};
/** G3: PP of play, resources and Pirates together. RU30: they may fall below 0 only here. */
const score = (s, seat) => points(s, seat) + wealthPoints(s, seat) - pirateLoss(s, seat);
/** G3: ties go to the earlier in Passing order. */
const tieBreak = (s, seat) => -orderOf(s, seat);
// games/madeira/src/describe/hidden.ts
/** I1: a player's own Pirates, and everybody's with the option. I2: at the end all of them. */
const isShown = (s, viewer, seat) => viewer === seat || openPirates(s) === 1 || step(s) === OVER_STEP;
/** I1: the Pirates of the others. */
const hidden = (s, viewer) => seatsAt(s).filter((seat) => !isShown(s, viewer, seat)).map((seat) => pirates.at + seat);
// games/madeira/src/describe/seats.ts
/** Everybody's home. */
const describeFavors = (s, seat) => FAVORS.flatMap((favor, i) => favorOwner(s, i) === seat ? [{
	favor,
	guild: at(GUILDS, favorGuild(s, i)),
	up: favorUp(s, i) === 1
}] : []);
const worthNow = (s, seat) => ({
	"market-routes": marketRoutesPoints(s, seat, 0),
	expeditions: expeditionsPoints(s, seat, 0),
	influence: influencePoints(s, seat, 0),
	urbanization: Math.max(...CITIES.map((_, city) => urbanizationPoints(s, seat, city))),
	wealth: mostToDonate(s, seat)
});
const describeMill = (s, seat) => ({
	step: mill(s, seat),
	feeds: millLevels(s, mill(s, seat)),
	top: mill(s, seat) === millTop(s),
	bottom: mill(s, seat) === 0,
	realsDown: realsDown(s, seat)
});
/** I1, G2: Pirates, and what follows from them, only where they may be seen. */
const describePirates = (s, viewer, seat) => {
	const isAllShown = seatsAt(s).every((other) => isShown(s, viewer, other));
	return {
		...isShown(s, viewer, seat) ? { pirates: pirates(s, seat) } : {},
		...isAllShown ? {
			pirateLoss: pirateLoss(s, seat),
			score: score(s, seat)
		} : {}
	};
};
const describeWorkers = (s, seat) => ({
	home: workersHome(s, seat),
	watch: workersWatch(s, seat),
	regions: REGIONS.map((region) => workersInRegion(s, seat, region)),
	forest: hasWorkerOn(s, seat, 14),
	onBoard: workersOnBoard(s, seat),
	hungry: hungryWorkers(s, seat)
});
const markersHome = (s, seat) => 3 - BUILDINGS.reduce((sum, _, building) => sum + markersOn(s, building, seat), 0);
const describeSeat = (s, viewer, seat) => ({
	seat,
	points: points(s, seat),
	goods: GOODS.map((good, i) => ({
		good,
		count: goods(s, seat, i)
	})),
	wood: wood(s, seat),
	bread: bread(s, seat),
	reals: reals(s, seat),
	wealth: {
		reals: wealth(s, seat),
		points: wealthPoints(s, seat)
	},
	mill: describeMill(s, seat),
	workers: describeWorkers(s, seat),
	ships: {
		home: shipsHome(s, seat),
		onBoard: shipsOnBoard(s, seat)
	},
	dice: diceOf((value) => homeDice(s, seat, value)),
	markersHome: markersHome(s, seat),
	favors: describeFavors(s, seat),
	requests: requestsOf((kind) => requests(s, seat, kind)),
	worthNow: worthNow(s, seat),
	passed: passingSlotOf(s, seat) !== -1,
	...describePirates(s, viewer, seat)
});
// games/madeira/src/describe/turn.ts
/** What the turn in progress is about. */
/** In the order of the numbers in state/steps.ts. */
const ACTIVITIES = [
	"nothing",
	"favor",
	"die",
	"passing",
	"building"
];
const GOING_TO = [
	"field",
	"city",
	"land",
	"watch",
	"anywhere",
	"relocate"
];
const WOOD_FOR = [
	"ship",
	"favor",
	"upkeep"
];
const goingTo = (s) => at(GOING_TO, moveKind(s));
const describeStep = (s) => {
	const step$2 = at(STEPS, step(s));
	switch (step$2) {
		case "worker": return {
			step: step$2,
			goingTo: goingTo(s)
		};
		case "worker to": return {
			step: step$2,
			goingTo: goingTo(s),
			inHand: at(PLACE_NAMES, lifted(s))
		};
		case "ship to": return {
			step: step$2,
			inHand: at(SLOT_NAMES, lifted(s))
		};
		case "buy wood": return {
			step: step$2,
			woodDue: woodDue(s),
			woodFor: at(WOOD_FOR, woodFor(s))
		};
		case "get wood": return {
			step: step$2,
			woodOwed: woodOwed(s)
		};
		default: return { step: step$2 };
	}
};
/** DW3: what the next Wood would cost, while there is a price for it. */
const describeWood = (s) => ({
	bought: woodBought(s),
	debt: debt(s),
	...woodBought(s) < woodPrices.length ? { nextCosts: woodCost(s, 1) } : {}
});
const describeTurn = (s) => {
	const dieOn = BUILDINGS[dieBuilding(s)];
	return {
		...describeStep(s),
		waitingFor: seatsOf(turn(s)),
		...actor(s) === -1 ? {} : { actor: actor(s) },
		favorUsed: favorUsed(s) === 1,
		engineer: engineer$1(s) === 1,
		lord: lord$1(s) === 1,
		diplomat: diplomat$1(s) === 1,
		wood: describeWood(s),
		activity: at(ACTIVITIES, activity(s)),
		...dieOn === void 0 ? {} : { dieOn },
		movesLeft: movesLeft(s),
		againLeft: againLeft(s),
		flipsLeft: flipsLeft(s),
		incoming: incoming(s),
		toScore: requestsOf((kind) => toScore(s, kind))
	};
};
// games/madeira/src/describe/describe.ts
/** What a seat is shown, part by part, with every number a board needs: no client computes a rule. */
/** V6, V8, V9 */
const describeRuleSet = (s) => ({
	rules: at(RULE_SETS, ruleSet$1(s)),
	supportBread: ruleSet(s).supportBread,
	capitaniaPoints: ruleSet(s).capitaniaPoints,
	scoutPoints: ruleSet(s).scoutCityPoints
});
const describe = (s, viewer) => ({
	players: players(s),
	...describeRuleSet(s),
	round: round(s),
	rounds: 5,
	phase: at(PHASES, phase(s)),
	over: turn(s) === 0,
	turn: describeTurn(s),
	rows: describeRows(s),
	passing: describePassing(s),
	buildings: describeBuildings(s),
	...describeResolving(s),
	fields: describeFields(s),
	forest: workersOn(s, 14),
	cities: describeCities(s),
	markets: describeMarkets(s),
	colonies: describeColonies(s),
	watch: describeWatch(s),
	windmill: range(millTop(s) + 1).map((step) => millLevels(s, step)),
	woodPrices: range(woodPrices.length).map((i) => woodPrices(s, i)),
	seats: seatsAt(s).map((seat) => describeSeat(s, viewer, seat))
});
// games/madeira/src/invariants.ts
/** What no move may break: pieces are conserved, limits hold, nothing is negative. */
/** S2: 12 Workers, 6 Ships, 3 Action Markers a player, always accounted for. */
const checkPieces = (s, faults) => {
	for (let seat = 0; seat < players(s); seat++) {
		const inCities = sumOf(SPOTS, (spot) => spots(s, spot) === seat ? 1 : 0);
		const inLands = sumOf(COLONIES.length, (colony) => workersLand(s, seat, colony));
		const elsewhere = workersHome(s, seat) + workersWatch(s, seat) + countBits(fieldWorkers(s, seat));
		faults.equal(`Workers of seat ${seat}`, inCities + inLands + elsewhere, 12);
		const sailing = sumOf(SLOTS, (slot) => slotShip(s, slot) === seat ? 1 : 0);
		faults.equal(`Ships of seat ${seat}`, shipsHome(s, seat) + sailing, 6);
		const placed = sumOf(BUILDINGS.length, (building) => markersOn(s, building, seat));
		const dice = sumOf(DIE_VALUES, (value) => homeDice(s, seat, value));
		faults.atMost(`Action Markers of seat ${seat}`, placed + dice, 3);
	}
};
/** S7, S8, BD6: spots hold what the city counts say, only in built districts. */
const checkCities = (s, faults) => {
	for (let city = 0; city < CITIES.length; city++) {
		const first = city * 12;
		const piecesOf = (owner) => sumOf(12, (i) => spots(s, first + i) === owner ? 1 : 0);
		faults.equal(`Citizens of ${CITIES[city]}`, citizens(s, city), piecesOf(4));
		for (let seat = 0; seat < players(s); seat++) faults.equal(`Workers of seat ${seat} in ${CITIES[city]}`, cityWorkers(s, seat, city), piecesOf(seat));
	}
	faults.equal("Citizens", sumOf(CITIES.length, (city) => citizens(s, city)), CITIES.length);
	const misplaced = sumOf(SPOTS, (spot) => spots(s, spot) !== -1 && !isBuilt(s, 15 + spot) ? 1 : 0);
	faults.equal("pieces in unbuilt districts", misplaced, 0);
};
/** S1: three guild dice a row, three pirate dice. B3: as many dice on a character as players, one of them a pirate die. */
const checkDice = (s, faults) => {
	const inRows = sumOf(players(s) * DIE_VALUES, (i) => rowDice(s, Math.floor(i / DIE_VALUES), i % DIE_VALUES));
	const atHome = sumOf(players(s) * DIE_VALUES, (i) => homeDice(s, Math.floor(i / DIE_VALUES), i % DIE_VALUES));
	const placed = sumOf(BUILDINGS.length, (building) => guildDiceOn(s, building));
	faults.atMost("guild dice", inRows + atHome + placed, players(s) * 3);
	const pirates = sumOf(DIE_VALUES, (value) => pirateDice(s, value)) + sumOf(BUILDINGS.length, (building) => pirateDieOn(s, building));
	faults.atMost("pirate dice", pirates, 3);
	for (let building = 0; building < BUILDINGS.length; building++) {
		faults.atMost(`dice at ${BUILDINGS[building]}`, guildDiceOn(s, building) + pirateDieOn(s, building), players(s));
		faults.atMost(`pirate dice at ${BUILDINGS[building]}`, pirateDieOn(s, building), 1);
	}
};
/** S5, S14: what each player has taken is gone from the rows; E1: what was scored has left. */
const checkRequests = (s, faults) => {
	if (phase(s) === 0) return;
	const inRows = sumOf(players(s) * REQUESTS.length, (i) => rowRequests(s, Math.floor(i / REQUESTS.length), i % REQUESTS.length));
	const rounds = 5 - round(s);
	faults.atMost("requests in the rows", inRows, (rounds + 1) * players(s));
	faults.atLeast("requests in the rows", inRows, rounds * players(s));
	for (let seat = 0; seat < players(s); seat++) faults.atMost(`requests of seat ${seat}`, sumOf(REQUESTS.length, (kind) => requests(s, seat, kind)), 3);
};
/** S7: each Favor lies on a district or with a player, never both. */
const checkFavors = (s, faults) => {
	for (let favor = 0; favor < FAVORS.length; favor++) {
		const laid = sumOf(CITIES.length * 4, (i) => districtFavor(s, Math.floor(i / 4), i % 4) === favor ? 1 : 0);
		const inBag = (favorsLeft(s) & 1 << favor) === 0 ? 0 : 1;
		faults.equal(`Favor ${FAVORS[favor]}`, laid + inBag + (favorOwner(s, favor) === -1 ? 0 : 1), 1);
	}
};
/** S6: no reward lies twice. */
const checkRewards = (s, faults) => {
	let seen = rewardsLeft(s);
	for (let i = 0; i < COLONIES.length * 2; i++) {
		const reward = colonyReward(s, Math.floor(i / 2), i % 2);
		if (reward === -1) continue;
		if ((seen & 1 << reward) !== 0) faults.list.push(`reward ${reward} lies twice`);
		seen |= 1 << reward;
	}
};
const checkOrder = (s, faults) => {
	faults.atMost("round", round(s), 5);
	for (let seat = 0; seat < players(s); seat++) faults.atMost(`slots of seat ${seat}`, sumOf(4, (slot) => passSlot(s, slot) === seat ? 1 : 0), 1);
};
/** A turn that fits the step, and indices that point at something: what a position read from outside must hold to be played on. */
const checkFlow = (s, faults) => {
	const step$1 = step(s);
	const turn$1 = turn(s);
	if (STEPS[step$1] === void 0) faults.list.push(`step: ${step$1}`);
	if (turn$1 === 0 !== (step$1 === OVER_STEP)) faults.list.push(`turn ${turn$1} at step ${STEPS[step$1]}`);
	if (turn$1 === 16384 !== step$1 <= LAST_CHANCE_STEP) faults.list.push(`turn ${turn$1} at step ${STEPS[step$1]}`);
	if (turn$1 !== 16384) faults.atMost("turn", turn$1, (1 << players(s)) - 1);
	for (const [name, cell, end] of INDICES) faults.atMost(name, cell(s), end(s) - 1);
	for (let seat = 0; seat < players(s); seat++) faults.atMost(`windmill of seat ${seat}`, mill(s, seat), millTop(s));
};
/** When a row is chosen nothing of the last round's turns is left: equal tables are equal positions. */
const checkRest = (s, faults) => {
	if (step(s) !== ROW_CHOICE) return;
	for (const [name, cell] of AT_REST) faults.equal(`${name} between rounds`, cell(s), 0);
	faults.equal("movedTo between rounds", movedTo(s), -1);
	faults.equal("slotInTurn between rounds", slotInTurn(s), -1);
};
const AT_REST = [
	["dealt", dealt],
	["rowInTurn", rowInTurn],
	["activity", activity],
	["building", building],
	["favorUsed", favorUsed],
	["engineer", engineer$1],
	["lord", lord$1],
	["diplomat", diplomat$1],
	["woodBought", woodBought],
	["debt", debt],
	["incoming", incoming],
	["woodDue", woodDue],
	["woodFor", woodFor],
	["woodOwed", woodOwed],
	["moveKind", moveKind],
	["movesLeft", movesLeft],
	["againLeft", againLeft],
	["flipsLeft", flipsLeft],
	["citiesNamed", citiesNamed]
];
/** Chance has the first steps of the list. */
const LAST_CHANCE_STEP = PIRATE_ROLL;
const INDICES = [
	[
		"ruleSet",
		ruleSet$1,
		() => RULE_SETS.length
	],
	[
		"phase",
		phase,
		() => PHASES.length
	],
	[
		"actor",
		actor,
		players
	],
	[
		"activity",
		activity,
		() => 5
	],
	[
		"building",
		building,
		() => BUILDINGS.length + 1
	],
	[
		"dieBuilding",
		dieBuilding,
		() => BUILDINGS.length
	],
	[
		"moveKind",
		moveKind,
		() => 6
	],
	[
		"woodFor",
		woodFor,
		() => 3
	],
	[
		"lifted",
		lifted,
		() => PLACES
	],
	[
		"movedTo",
		movedTo,
		() => PLACES
	],
	[
		"favorWanted",
		favorWanted,
		() => FAVORS.length
	]
];
/** Negative on purpose: nobody, nothing, not in play. */
const MAY_BE_NEGATIVE = /* @__PURE__ */ new Set([
	"actor",
	"building",
	"characterOn",
	"colonyReward",
	"dieBuilding",
	"districtFavor",
	"favorOwner",
	"favorWanted",
	"fieldBecomes",
	"lifted",
	"movedTo",
	"passSlot",
	"rowGuild",
	"rowTaker",
	"slotCost",
	"slotInTurn",
	"slotShip",
	"spots"
]);
const faultsOf = (s) => {
	const faults = new Faults();
	if (players(s) < 2 || players(s) > MAX_PLAYERS) return [`${players(s)} players`];
	for (const check of [
		checkPieces,
		checkCities,
		checkDice,
		checkRequests,
		checkFavors,
		checkRewards,
		checkOrder,
		checkFlow,
		checkRest
	]) check(s, faults);
	faults.notNegative(layout, s, MAY_BE_NEGATIVE);
	return faults.list;
};
// games/madeira/src/actions/last-chance.ts
/** RU2: before a phase closes the windmill, or part of it, everyone who still could use it is asked, in Passing order. */
const startLastChance = (s, step) => {
	startPassingOrder(s);
	nextLastChance(s, step);
};
/** RU2 */
const nextLastChance = (s, step) => {
	const seat = nextInPassingOrder(s, hasMillMove);
	if (seat === -1) awaitNobody(s, step);
	else awaitSeat(s, step, seat);
};
const lastChance = (step) => ({
	moves: movesOf(DONE),
	apply: (s, _seat, _move) => nextLastChance(s, step),
	whyNot: (_s, _seat, move) => move === DONE ? void 0 : "RU2"
});
// games/madeira/src/rewards/rewards.ts
/** K-island to K-windmill, CO3, RU13, RU14: the King's Rewards of colonies just entered, in any order. */
const MEDAL_POINTS = 3;
const BOOTY_REALS = 5;
const CITY_POINTS = 1;
/** Rewards that leave nothing to choose are over at once. */
const atOnce = (s) => awaitNobody(s, ACTION_DONE);
/** K-island: a Worker to a Field or the Forest, as Steward. */
const island = (s, seat) => startWorkers(s, seat, 0, 1);
/** K-city: 1 PP, then a Worker may go to a city spot. RU13: the PP always count. */
const city = (s, seat) => {
	points.add(s, seat, CITY_POINTS);
	startWorkers(s, seat, 1, 1);
};
/** K-guild: one own Favor of any guild turned up. */
const guild = (s, seat) => startFlips(s, seat, 1);
/** K-watch: a Worker into the City Watch, up to 3 Pirates off. */
const watch = (s, seat) => startWorkers(s, seat, 3, 1);
/** K-medal */
const medal = (s, seat) => {
	points.add(s, seat, MEDAL_POINTS);
	atOnce(s);
};
/** K-booty */
const booty = (s, seat) => {
	reals.add(s, seat, BOOTY_REALS);
	atOnce(s);
};
/** K-support: up to 3 Pirates off, or Bread (V6). */
const support = (s, seat) => awaitSeat(s, SUPPORT, seat);
/** K-windmill: one step up, no Wheat. */
const windmill = (s, seat) => {
	millUp(s, seat);
	atOnce(s);
};
const GIVE = {
	island,
	city,
	guild,
	watch,
	medal,
	booty,
	support,
	windmill
};
const GIVE_BY_INDEX = REWARDS.map((name) => GIVE[name]);
/** The colony where this reward lies and a Ship just landed, or NOBODY. */
const colonyOffering = (s, reward) => {
	for (let colony = 0; colony < COLONIES.length; colony++) if (rewardsDue(s, colony) > 0 && (colonyReward(s, colony, 0) === reward || colonyReward(s, colony, 1) === reward)) return colony;
	return -1;
};
const firstColonyDue = (s) => {
	for (let colony = 0; colony < COLONIES.length; colony++) if (rewardsDue(s, colony) > 0) return colony;
	return -1;
};
const askForReward = (s, seat) => awaitSeat(s, REWARD_CHOICE, seat);
const rewardChoice = {
	moves: movesOf(CHOOSE_REWARD, NO_REWARD),
	/** RU13: one Reward a Ship, the same one twice if two landed there; one may be declined. */
	apply(s, seat, move) {
		if (move === NO_REWARD) {
			rewardsDue.add(s, firstColonyDue(s), -1);
			return atOnce(s);
		}
		const reward = CHOOSE_REWARD.index(move);
		rewardsDue.add(s, colonyOffering(s, reward), -1);
		GIVE_BY_INDEX[reward](s, seat);
	},
	whyNot(s, _seat, move) {
		if (move === NO_REWARD) return void 0;
		return CHOOSE_REWARD.has(move) && colonyOffering(s, CHOOSE_REWARD.index(move)) !== -1 ? void 0 : "CO3";
	}
};
const supportChoice = {
	moves: movesOf(SUPPORT_PIRATES, SUPPORT_FOOD),
	apply(s, seat, move) {
		if (move === SUPPORT_PIRATES) discardPirates(s, seat, 3);
		else bread.add(s, seat, ruleSet(s).supportBread);
		awaitNobody(s, ACTION_DONE);
	},
	whyNot: (_s, _seat, move) => move === SUPPORT_PIRATES || move === SUPPORT_FOOD ? void 0 : "K-support"
};
// games/madeira/src/phases/a-setup/deal.ts
/** Every tile of a set of bits is as likely as any other. */
const drawBits = (bits, first, out, weights) => {
	let count = 0;
	for (let tile = 0; bits >> tile !== 0; tile++) {
		if ((bits & 1 << tile) === 0) continue;
		weights[count] = 1;
		out[count++] = first + tile;
	}
	return count;
};
/** The step is over when all lie there. */
const countDealt = (s, all, step) => {
	dealt.add(s, 1);
	if (dealt(s) < all) return;
	dealt.set(s, 0);
	awaitNobody(s, step);
};
/** S4: one starting request each, seat by seat. */
const crownsLottery = {
	chance: (s, out, weights) => drawBits(crownsLeft(s), DRAW_CROWNS.first, out, weights),
	apply(s, move) {
		const tile = DRAW_CROWNS.index(move);
		crownsLeft.set(s, crownsLeft(s) & ~(1 << tile));
		crowns.set(s, dealt(s), tile + 1);
		requests.add(s, dealt(s), startKind(s, tile), 1);
		countDealt(s, players(s), CROWNS);
	}
};
const layRequests = (s) => awaitChance(s, REQUEST_TILE);
/** S5, S14: five requests a row; within a row the order does not matter. */
const requestLottery = {
	chance(s, out, weights) {
		let count = 0;
		for (let kind = 0; kind < DRAW_REQUEST.count; kind++) {
			if (requestBag(s, kind) === 0) continue;
			weights[count] = requestBag(s, kind);
			out[count++] = DRAW_REQUEST.first + kind;
		}
		return count;
	},
	apply(s, move) {
		const kind = DRAW_REQUEST.index(move);
		requestBag.add(s, kind, -1);
		rowRequests.add(s, Math.floor(dealt(s) / 5), kind, 1);
		countDealt(s, players(s) * 5, REQUEST_TILE);
	}
};
const layRewards = (s) => awaitChance(s, REWARD_TILE);
/** S6: for each colony one A, then one B. */
const rewardsOfLetter = (s) => rewardsLeft(s) & (dealt(s) % 2 === 0 ? rewardsMarkedA(s) : ~rewardsMarkedA(s));
const rewardLottery = {
	chance: (s, out, weights) => drawBits(rewardsOfLetter(s), DRAW_REWARD.first, out, weights),
	apply(s, move) {
		const reward = DRAW_REWARD.index(move);
		rewardsLeft.set(s, rewardsLeft(s) & ~(1 << reward));
		colonyReward.set(s, Math.floor(dealt(s) / 2), dealt(s) % 2, reward);
		countDealt(s, COLONIES.length * 2, REWARD_TILE);
	}
};
const layFavors = (s) => awaitChance(s, FAVOR_TILE);
/** S7: one Favor on each of the four right districts of each city. */
const favorLottery = {
	chance: (s, out, weights) => drawBits(favorsLeft(s), DRAW_FAVOR.first, out, weights),
	apply(s, move) {
		const favor = DRAW_FAVOR.index(move);
		favorsLeft.set(s, favorsLeft(s) & ~(1 << favor));
		districtFavor.set(s, Math.floor(dealt(s) / 4), dealt(s) % 4, favor);
		countDealt(s, CITIES.length * 4, FAVOR_TILE);
	}
};
/** A1, S10: the four characters on the five buildings; the one with the round's numeral stays empty. */
const layCharacters = (s) => {
	for (let building = 0; building < BUILDINGS.length; building++) characterOn.set(s, building, -1);
	charactersLeft.set(s, (1 << CHARACTERS.length) - 1);
	awaitChance(s, CHARACTER_TILE);
};
const nextFreeBuilding = (s) => {
	for (let building = 0; building < BUILDINGS.length; building++) if (characterOn(s, building) === -1 && emptyInRound(s, building) !== round(s)) return building;
	return -1;
};
const layCharacter = (s, character) => {
	characterOn.set(s, nextFreeBuilding(s), character);
	charactersLeft.set(s, charactersLeft(s) & ~(1 << character));
};
const characterLottery = {
	chance: (s, out, weights) => drawBits(charactersLeft(s), DRAW_CHARACTER.first, out, weights),
	apply(s, move) {
		layCharacter(s, DRAW_CHARACTER.index(move));
		if (countBits(charactersLeft(s)) > 1) return;
		layCharacter(s, 31 - Math.clz32(charactersLeft(s)));
		awaitNobody(s, CHARACTER_TILE);
	}
};
/** A2: three pirate dice onto the City Watch. */
const rollPirateDice = (s) => awaitChance(s, PIRATE_DICE_ROLL);
const pirateDiceLottery = {
	chance: (s, out, weights) => rollDice(s, 3, PIRATES_ROLL.first, out, weights),
	apply(s, move) {
		for (let value = 0; value < DIE_VALUES; value++) pirateDice.set(s, value, 0);
		for (const value of HANDFULS[PIRATES_ROLL.index(move)]) pirateDice.add(s, value - 1, 1);
		awaitNobody(s, PIRATE_DICE_ROLL);
	}
};
/** A3: three guild dice a row, as many rows as players (S14). */
const rollGuildDice = (s) => {
	for (let row = 0; row < players(s); row++) for (let value = 0; value < DIE_VALUES; value++) rowDice.set(s, row, value, 0);
	awaitChance(s, GUILD_DICE);
};
const guildDiceLottery = {
	chance: (s, out, weights) => rollDice(s, 3, ROLL.first, out, weights),
	apply(s, move) {
		for (const value of HANDFULS[ROLL.index(move)]) rowDice.add(s, dealt(s), value - 1, 1);
		countDealt(s, players(s), GUILD_DICE);
	}
};
// games/madeira/src/phases/a-setup/first-placement.ts
/** S12, V3, RU32: the first Workers, in reverse turn order: one to an empty city spot, two to different Fields. */
const FIRST_FIELDS = 2;
/** S12: reverse turn order; `dealt` counts those who are done. */
const askAt = (s, step) => {
	const seat = passSlot(s, players(s) - 1 - dealt(s));
	actor.set(s, seat);
	awaitSeat(s, step, seat);
};
const startFirstCity = (s) => askAt(s, FIRST_CITY);
/** V3: the second pass of the first edition. */
const startFirstFields = (s) => askAt(s, FIRST_FIELD);
const isInOneTurn = (s) => ruleSet(s).placesInOneTurn;
const nextPlayer = (s, step) => {
	dealt.add(s, 1);
	if (dealt(s) < players(s)) return askAt(s, isInOneTurn(s) ? FIRST_CITY : step);
	dealt.set(s, 0);
	awaitNobody(s, step);
};
const firstCity = {
	moves: movesOf(span(TO, 15, FIRST_LAND)),
	apply(s, seat, move) {
		moveWorker(s, seat, HOME_PLACE, TO.index(move));
		if (isInOneTurn(s)) awaitSeat(s, FIRST_FIELD, seat);
		else nextPlayer(s, FIRST_CITY);
	},
	whyNot(s, _seat, move) {
		if (!TO.has(move) || !isSpot(TO.index(move))) return "S12";
		if (isFreeSpot(s, TO.index(move))) return void 0;
		return isBuilt(s, TO.index(move)) ? "BD6" : "S7";
	}
};
/** S12: no Worker of anybody on the Field. */
const isTaken = (s, field) => {
	for (let seat = 0; seat < players(s); seat++) if ((fieldWorkers(s, seat) & 1 << field) !== 0) return true;
	return false;
};
/** S12: never two of one player in the same region. */
const isRegionFree = (s, seat, field) => field === 14 || (fieldWorkers(s, seat) & REGION_BITS[FIELD_REGION[field]]) === 0;
/** RU32: a second Field is always left, whatever the first. */
const canStartOn = (s, seat, field) => !isTaken(s, field) && isRegionFree(s, seat, field);
const firstField = {
	moves: movesOf(span(TO, 0, 15)),
	apply(s, seat, move) {
		moveWorker(s, seat, HOME_PLACE, TO.index(move));
		if (countBits(fieldWorkers(s, seat)) < FIRST_FIELDS) awaitSeat(s, FIRST_FIELD, seat);
		else nextPlayer(s, FIRST_FIELD);
	},
	whyNot: (s, seat, move) => TO.has(move) && isField(TO.index(move)) && canStartOn(s, seat, TO.index(move)) ? void 0 : "S12"
};
// games/madeira/src/phases/a-setup/rows.ts
/** A4, A5: in Passing order each player takes a row: its dice, one of its requests, and the Favors of its guild turn up. */
/** A4: from the top of the Passing Column; a marker that has moved to its row is gone from there. */
const askForRow = (s) => {
	for (let slot = 0; slot < 4; slot++) {
		const seat = passSlot(s, slot);
		if (seat === -1) continue;
		actor.set(s, seat);
		return awaitSeat(s, ROW_CHOICE, seat);
	}
	awaitNobody(s, ROW_CHOICE);
};
/** A4: a row that nobody has taken; S14: as many rows as players. */
const isRowFree = (s, row) => row < players(s) && rowTaker(s, row) === -1;
const rowOf = (s, seat) => {
	for (let row = 0; row < players(s); row++) if (rowTaker(s, row) === seat) return row;
	return -1;
};
const takeRow = (s, seat, row) => {
	for (let slot = 0; slot < 4; slot++) if (passSlot(s, slot) === seat) passSlot.set(s, slot, -1);
	rowTaker.set(s, row, seat);
	for (let value = 0; value < DIE_VALUES; value++) {
		homeDice.set(s, seat, value, rowDice(s, row, value));
		rowDice.set(s, row, value, 0);
	}
};
/** A4: a request that lies in the seat's row. */
const isInRow = (s, seat, request) => rowRequests(s, rowOf(s, seat), request) > 0;
const rowChoice = {
	moves: movesOf(ROW),
	apply(s, seat, move) {
		const row = ROW.index(move);
		takeRow(s, seat, row);
		const only = onlyOne(s, seat, 0, REQUESTS.length, isInRow);
		if (only === -1) awaitSeat(s, REQUEST_CHOICE, seat);
		else takeRequest(s, seat, only);
	},
	whyNot: (s, _seat, move) => ROW.has(move) && isRowFree(s, ROW.index(move)) ? void 0 : "A4"
};
const takeRequest = (s, seat, kind) => {
	rowRequests.add(s, rowOf(s, seat), kind, -1);
	requests.add(s, seat, kind, 1);
	turnUpFavors(s, seat);
};
const requestChoice = {
	moves: movesOf(TAKE_REQUEST),
	apply: (s, seat, move) => takeRequest(s, seat, TAKE_REQUEST.index(move)),
	whyNot: (s, seat, move) => TAKE_REQUEST.has(move) && isInRow(s, seat, TAKE_REQUEST.index(move)) ? void 0 : "A4"
};
/** A5: one of the two guilds of the row, not both; asked only where both have a Favor to turn up. */
const turnUpFavors = (s, seat) => {
	const row = rowOf(s, seat);
	const first = rowGuild(s, row, 0);
	const second = rowGuild(s, row, 1);
	const secondHas = second !== -1 && hasFaceDownOf(s, seat, second);
	if (secondHas && hasFaceDownOf(s, seat, first)) return awaitSeat(s, GUILD_CHOICE, seat);
	turnUpGuild(s, seat, secondHas ? second : first);
	askForRow(s);
};
const isGuildOfRow = (s, seat, guild) => {
	const row = rowOf(s, seat);
	return rowGuild(s, row, 0) === guild || rowGuild(s, row, 1) === guild;
};
const guildChoice = {
	moves: movesOf(TURN_GUILD),
	apply(s, seat, move) {
		turnUpGuild(s, seat, TURN_GUILD.index(move));
		askForRow(s);
	},
	whyNot: (s, seat, move) => TURN_GUILD.has(move) && isGuildOfRow(s, seat, TURN_GUILD.index(move)) ? void 0 : "A5"
};
// games/madeira/src/phases/a-setup/lay-board.ts
const layMarkets = (s, board, players) => {
	for (let slot = 0; slot < SLOTS; slot++) slotCost.set(s, slot, -1);
	for (const [market, good] of GOODS.entries()) {
		const slots = board.markets[good].slots.filter(({ heads }) => isOpen(heads, players));
		for (const [i, slot] of slots.entries()) layMarketSlot(s, market * 5 + i, slot);
	}
};
const layMarketSlot = (s, at, slot) => {
	slotCost.set(s, at, slot.goods);
	slotReals.set(s, at, slot.reals);
	if (!("or" in slot)) return;
	slotMoreCost.set(s, at, slot.or.goods);
	slotMoreReals.set(s, at, slot.or.reals);
};
const layColonies = (s, board, players) => {
	for (const [colony, name] of COLONIES.entries()) {
		const { land, slots } = board.colonies[name];
		landGood.set(s, colony, GOODS.indexOf(land));
		const open = slots.filter(({ heads }) => isOpen(heads, players));
		for (const [i, { wine }] of open.entries()) slotCost.set(s, MARKET_SLOTS + colony * 5 + i, wine);
	}
};
/** S9: Wood by the number of players. */
const layFields = (s, board, players) => {
	const fields = [
		...board.fields[1],
		...board.fields[2],
		...board.fields[3]
	];
	for (let i = 0; i < 14; i++) {
		const field = fields[i];
		if (!field) throw new Error(`the board has ${fields.length} fields, not 14`);
		fieldGood.set(s, i, GOODS.indexOf(field.good));
		fieldBecomes.set(s, i, field.becomes === void 0 ? -1 : GOODS.indexOf(field.becomes));
		fieldWood.set(s, i, field.wood?.[players] ?? 0);
	}
};
const layCities = (s, board) => {
	for (const [city, name] of CITIES.entries()) {
		cityHigher.set(s, city, board.cities[name].higher);
		cityLower.set(s, city, board.cities[name].lower);
		cityYield.set(s, city, YIELDS.indexOf(board.cities[name].yields));
	}
};
/** BD1 */
const layBuildings = (s, board, players) => {
	buildingCost.set(s, board.buildingCosts[players]);
	for (const [building, name] of BUILDINGS.entries()) {
		buildingRegion.set(s, building, board.buildings[name].region);
		emptyInRound.set(s, building, board.buildings[name].emptyInRound);
	}
};
const layScales = (s, board) => {
	for (const [i, price] of board.woodPrices.entries()) woodPrices.set(s, i, price);
	for (const [i, reals] of board.passing.entries()) passReals.set(s, i, reals);
	for (const [i, wood] of board.districtWood.entries()) districtWood.set(s, i, wood);
	for (const [i, level] of board.windmill.levels.entries()) millLevels.set(s, i, level);
	millTop.set(s, board.windmill.levels.length - 1);
	for (let value = 1; value <= DIE_VALUES; value++) dieFaces.set(s, value - 1, board.diceFaces.filter((face) => face === value).length);
};
const layPoints = (s, board) => {
	for (const [i, round] of [
		1,
		3,
		5
	].entries()) {
		for (const [market, good] of GOODS.entries()) marketPoints.set(s, market, i, board.marketPoints[good][round]);
		for (const [colony, name] of COLONIES.entries()) colonyPoints.set(s, colony, i, board.colonyPoints[name][round]);
	}
};
/** A5: one guild a row with four players, two with fewer. */
const layGuilds = (s, board, players) => {
	for (const [favor, name] of FAVORS.entries()) favorGuild.set(s, favor, GUILDS.indexOf(board.guilds[name]));
	for (let row = 0; row < MAX_PLAYERS; row++) for (let i = 0; i < 2; i++) {
		const guild = board.guildRows[players][row]?.[i];
		rowGuild.set(s, row, i, guild === void 0 ? -1 : GUILDS.indexOf(guild));
	}
};
/** S5: the tiles marked with as many heads as players, or fewer. S6: which rewards are marked A. */
const layTiles = (s, board, players) => {
	for (const [kind, name] of REQUESTS.entries()) {
		const byHeads = board.requests[name];
		requestBag.set(s, kind, byHeads[2] + (players >= 3 ? byHeads[3] : 0) + (players >= 4 ? byHeads[4] : 0));
	}
	const bits = (names) => names.reduce((sum, name) => sum | 1 << REWARDS.indexOf(name), 0);
	rewardsMarkedA.set(s, bits(board.rewards.A));
	rewardsLeft.set(s, bits(board.rewards.A) | bits(board.rewards.B));
};
const layBoard = (s, board) => {
	const players$1 = players(s);
	layMarkets(s, board, players$1);
	layColonies(s, board, players$1);
	layFields(s, board, players$1);
	layCities(s, board);
	layBuildings(s, board, players$1);
	layScales(s, board);
	layPoints(s, board);
	layGuilds(s, board, players$1);
	layTiles(s, board, players$1);
};
// games/madeira/src/phases/a-setup/set-up.ts
/** S8: the rightmost spot of the built districts is the fourth from the left. */
const CITIZEN_SPOT = 3;
const clearBoard = (s) => {
	for (const cell of [
		actor,
		slotInTurn,
		lifted,
		movedTo,
		dieBuilding,
		favorWanted
	]) cell.set(s, -1);
	for (let slot = 0; slot < 4; slot++) passSlot.set(s, slot, -1);
	for (let row = 0; row < MAX_PLAYERS; row++) rowTaker.set(s, row, -1);
	for (let slot = 0; slot < SLOTS; slot++) slotShip.set(s, slot, -1);
	for (let spot = 0; spot < SPOTS; spot++) spots.set(s, spot, -1);
	for (let favor = 0; favor < FAVORS.length; favor++) favorOwner.set(s, favor, -1);
	for (let building = 0; building < BUILDINGS.length; building++) characterOn.set(s, building, -1);
	for (let colony = 0; colony < COLONIES.length; colony++) for (let i = 0; i < 2; i++) colonyReward.set(s, colony, i, -1);
	for (let city = 0; city < CITIES.length; city++) for (let column = 0; column < 4; column++) districtFavor.set(s, city, column, UNLAID);
};
/** Marks a district whose Favor is not laid out yet. */
const UNLAID = -2;
/** S8: one Neutral Citizen a city. */
const placeCitizens = (s) => {
	for (let city = 0; city < CITIES.length; city++) {
		spots.set(s, spotOf(city, CITIZEN_SPOT) - 15, 4);
		citizens.set(s, city, 1);
	}
};
/** S2, S3: the home of each player; V1: the Pirates. S11: two Workers go to the City Watch. */
const fillHomes = (s, startLevel) => {
	for (let seat = 0; seat < players(s); seat++) {
		for (let good = 0; good < GOODS.length; good++) goods.set(s, seat, good, HOME.goods);
		wood.set(s, seat, HOME.wood);
		bread.set(s, seat, HOME.bread);
		reals.set(s, seat, HOME.reals);
		pirates.set(s, seat, ruleSet(s).startingPirates);
		mill.set(s, seat, startLevel);
		shipsHome.set(s, seat, 6);
		workersHome.set(s, seat, 10);
		workersWatch.set(s, seat, 2);
	}
};
const setUp = (config, s) => {
	const board = boardOf(config.options.board);
	players.set(s, config.players);
	ruleSet$1.set(s, RULE_SETS.indexOf(config.rules));
	openPirates.set(s, config.options.openPirates === true ? 1 : 0);
	clearBoard(s);
	layBoard(s, board);
	placeCitizens(s);
	fillHomes(s, board.windmill.levels.indexOf(board.windmill.start));
	crownsLeft.set(s, 15);
	favorsLeft.set(s, (1 << FAVORS.length) - 1);
	for (const [i, kind] of [
		1,
		2,
		3,
		4
	].entries()) startKind.set(s, i, REQUESTS.indexOf(board.startingRequests[kind]));
	round.set(s, 1);
	awaitChance(s, CROWNS);
};
/** S4: most crowns starts, then clockwise; the markers stand on the Passing Column from slot I down, with extra Reals by position (S3). */
const orderPlayers = (s) => {
	let first = 0;
	for (let seat = 1; seat < players(s); seat++) if (crowns(s, seat) > crowns(s, first)) first = seat;
	for (let i = 0; i < players(s); i++) {
		const seat = (first + i) % players(s);
		passSlot.set(s, i, seat);
		reals.add(s, seat, EXTRA_REALS[i]);
	}
};
// games/madeira/src/phases/b-characters/guild-master.ts
/** GM1, V7, RU16: the Guild Master: a Favor for the Wood of its column, and the district is built. */
/** Where a Favor lies: city × 4 + column, or NOBODY. */
const districtOf = (s, favor) => {
	for (let i = 0; i < CITIES.length * 4; i++) if (districtFavor(s, Math.floor(i / 4), i % 4) === favor) return i;
	return -1;
};
/** GM1: the Wood of the column. */
const favorWood = (s, district) => districtWood(s, district % 4);
const canTake = (s, seat, favor) => {
	const district = favorOwner(s, favor) === -1 ? districtOf(s, favor) : -1;
	return district !== -1 && canDiscardWood(s, seat, favorWood(s, district));
};
const canTakeAnyFavor = (s, seat) => {
	for (let favor = 0; favor < FAVORS.length; favor++) if (canTake(s, seat, favor)) return true;
	return false;
};
const startGuildMaster = (s, seat) => awaitSeat(s, FAVOR_CHOICE, seat);
const favorChoice = {
	moves: movesOf(TAKE_FAVOR),
	apply(s, seat, move) {
		favorWanted.set(s, TAKE_FAVOR.index(move));
		discardWood(s, seat, favorWood(s, districtOf(s, favorWanted(s))), 1);
	},
	whyNot(s, seat, move) {
		if (!TAKE_FAVOR.has(move) || favorOwner(s, TAKE_FAVOR.index(move)) !== -1) return "GM1";
		return canTake(s, seat, TAKE_FAVOR.index(move)) ? void 0 : "DW2";
	}
};
/** GM1: once the Wood is paid the tile is the player's and its district built. V7: face up, but face down in the Italian booklet. */
const takeFavor = (s, seat) => {
	const favor = favorWanted(s);
	const district = districtOf(s, favor);
	districtFavor.set(s, Math.floor(district / 4), district % 4, -1);
	favorOwner.set(s, favor, seat);
	favorUp.set(s, favor, ruleSet(s).takenFavorUp ? 1 : 0);
	favorWanted.set(s, -1);
};
// games/madeira/src/phases/b-characters/harvest.ts
/** H1–H3, F-engineer, RU11, RU12: the harvest, and the Fields harvested once more. */
/** H1: 1 Wood while there is any, else 1 of the Field's Good. */
const harvestField = (s, seat, field) => {
	if (fieldWood(s, field) > 0) {
		fieldWood.add(s, field, -1);
		wood.add(s, seat, 1);
	} else goods.add(s, seat, fieldGood(s, field), 1);
};
/** H2: one Field more at the empty building. F-engineer: two more, so three in all there. */
const extraHarvests = (s) => (characterOn(s, dieBuilding(s)) === -1 ? 1 : 0) + (engineer$1(s) === 1 ? 2 : 0);
/** H3: Fields of the die's region with an own Worker. */
const isHarvested = (s, seat, field) => {
	const region = buildingRegion(s, dieBuilding(s));
	return field >= REGION_STARTS[region - 1] && field < REGION_STARTS[region] && hasWorkerOn(s, seat, field);
};
/** RU11: all Fields of the region, or no harvest at all. */
const harvest = (s, seat) => {
	const region = buildingRegion(s, dieBuilding(s));
	for (let field = REGION_STARTS[region - 1]; field < REGION_STARTS[region]; field++) if (hasWorkerOn(s, seat, field)) harvestField(s, seat, field);
	againLeft.set(s, extraHarvests(s));
	askForAgain(s, seat);
};
const askForAgain = (s, seat) => {
	if (againLeft(s) > 0) awaitSeat(s, AGAIN, seat);
	else awaitNobody(s, ACTION_DONE);
};
/** RU11, RU12: the extra ones may be declined, and fall on Fields just harvested, any split. */
const again = {
	moves: movesOf(HARVEST_AGAIN, DONE),
	apply(s, seat, move) {
		if (move === DONE) againLeft.set(s, 0);
		else {
			harvestField(s, seat, HARVEST_AGAIN.index(move));
			againLeft.add(s, -1);
		}
		askForAgain(s, seat);
	},
	whyNot(s, seat, move) {
		if (move === DONE) return void 0;
		return HARVEST_AGAIN.has(move) && isHarvested(s, seat, HARVEST_AGAIN.index(move)) ? void 0 : "H2";
	}
};
// games/madeira/src/phases/b-characters/character.ts
/** B5: after placing a die: the character's action, or a harvest, or nothing. */
const ACTIONS = {
	steward: {
		works: (s, seat) => couldMoveWorkers(s, seat, 0),
		start: (s, seat) => startWorkers(s, seat, 0, 2)
	},
	commander: {
		works: couldMoveShips,
		start: (s, seat) => startShips(s, seat, 2)
	},
	"guild-master": {
		works: canTakeAnyFavor,
		start: startGuildMaster
	},
	mayor: {
		works: couldMayorAct,
		start: (s, seat) => startWorkers(s, seat, 5, 2)
	}
};
const BY_INDEX = CHARACTERS.map((name) => ACTIONS[name]);
/** B5: the empty building's figure allows only the special harvest. */
const canAct = (s, seat) => {
	const character = characterOn(s, dieBuilding(s));
	return character !== -1 && BY_INDEX[character].works(s, seat);
};
/** H3: only with a Worker on a Field of the region. */
const canHarvest = (s, seat) => workersInRegion(s, seat, buildingRegion(s, dieBuilding(s))) > 0;
/** Asks what to do with the die, unless nothing can be done, not even with the help of the windmill. */
const askForAction = (s) => {
	const seat = actor(s);
	awaitSeat(s, CHARACTER, seat);
	if (!canAct(s, seat) && !canHarvest(s, seat) && !(isMillOpen(s, seat) && hasMillMove(s, seat))) awaitNobody(s, TURN_DONE);
};
const characterChoice = {
	moves: movesOf(ACT, HARVEST, NO_ACTION),
	list(s, seat, out, count) {
		let end = count;
		if (canAct(s, seat)) out[end++] = ACT;
		if (canHarvest(s, seat)) out[end++] = HARVEST;
		out[end++] = NO_ACTION;
		return end;
	},
	apply(s, seat, move) {
		if (move === NO_ACTION) awaitNobody(s, TURN_DONE);
		else if (move === HARVEST) harvest(s, seat);
		else BY_INDEX[characterOn(s, dieBuilding(s))].start(s, seat);
	},
	whyNot(s, seat, move) {
		if (move === NO_ACTION) return void 0;
		if (move === HARVEST) return canHarvest(s, seat) ? void 0 : "H3";
		if (move !== ACT) return "B5";
		if (canAct(s, seat)) return void 0;
		return RULES[characterOn(s, dieBuilding(s))] ?? "B5";
	}
};
/** The rule of each character's action. */
const RULES = [
	"ST1",
	"CO1",
	"GM1",
	"MA1"
];
// games/madeira/src/phases/b-characters/turn.ts
/** B1–B3, B6–B8, RU5: a turn in phase B: a Favor if wanted, then a die or a Passing slot. */
const SLOT_II = 1;
const SLOT_III = 2;
const SLOT_IV = 3;
const clearTurn = (s) => {
	clearTurnMarks(s);
	engineer$1.set(s, 0);
	activity.set(s, 0);
};
const startTurn = (s, seat) => {
	clearTurn(s);
	actor.set(s, seat);
	awaitSeat(s, TURN, seat);
};
/** B: Guild Column order, top to bottom, round and round until all have passed. B8: who has passed has no more turns. */
const nextTurn = (s) => {
	const rows = players(s);
	for (let i = 1; i <= rows; i++) {
		const seat = rowTaker(s, (rowInTurn(s) + i) % rows);
		if (passingSlotOf(s, seat) !== -1) continue;
		rowInTurn.set(s, (rowInTurn(s) + i) % rows);
		return startTurn(s, seat);
	}
	clearTurn(s);
	actor.set(s, -1);
	rowInTurn.set(s, 0);
	awaitNobody(s, PHASE_B_DONE);
};
const startCharacters = (s) => {
	rowInTurn.set(s, players(s) - 1);
	nextTurn(s);
};
/** After a Favor the turn goes on: a die or a slot. */
const resumeTurn = (s) => {
	activity.set(s, 0);
	awaitSeat(s, TURN, actor(s));
};
const isSlotFree = (s, slot) => passSlot(s, slot) === -1;
/** RU12: after the Engineer a die must be placed. */
const mayPass = (s) => engineer$1(s) === 0;
/** B6, RU5: a slot's action is offered only if it can be done; the PP of II are always there. */
const canPassToWatch = (s, seat) => mayPass(s) && isSlotFree(s, SLOT_III) && couldMoveWorkers(s, seat, 3);
const canPassToShip = (s, seat) => mayPass(s) && isSlotFree(s, SLOT_IV) && couldMoveShips(s, seat);
const listDice = (s, seat, out, count) => {
	let end = count;
	for (let value = 1; value <= DIE_VALUES; value++) for (let figure = 0; figure < FIGURE_COUNT; figure++) if (canPlaceGuildDie(s, seat, buildingOf(s, figure), value)) out[end++] = PLACE_DIE.first + (value - 1) * FIGURE_COUNT + figure;
	for (let value = 1; value <= DIE_VALUES; value++) for (let figure = 0; figure < FIGURE_COUNT; figure++) if (canPlacePirateDie(s, seat, buildingOf(s, figure), value)) out[end++] = PLACE_PIRATE.first + (value - 1) * FIGURE_COUNT + figure;
	return end;
};
const listPasses = (s, seat, out, count) => {
	let end = count;
	if (!mayPass(s)) return end;
	for (let slot = 0; slot < 4; slot++) if (isSlotFree(s, slot)) out[end++] = PASS_REALS.first + slot;
	if (isSlotFree(s, SLOT_II)) out[end++] = PASS_CITY;
	if (canPassToWatch(s, seat)) out[end++] = PASS_WATCH;
	if (canPassToShip(s, seat)) out[end++] = PASS_SHIP;
	return end;
};
const dieValueOf = (index) => Math.floor(index / FIGURE_COUNT) + 1;
const figureOf = (index) => index % FIGURE_COUNT;
/** B2: with an Action Marker onto the building. B4: Bread for the difference. */
const placeGuildDie = (s, seat, building, value) => {
	homeDice.add(s, seat, value - 1, -1);
	guildDiceOn.add(s, building, 1);
	markersOn.add(s, building, seat, 1);
	bread.add(s, seat, -breadCost(s, building, value));
};
/** B2: with a Worker of the City Watch back home, and no marker. */
const placePirateDie = (s, seat, building, value) => {
	pirateDice.add(s, value - 1, -1);
	pirateDieOn.add(s, building, 1);
	moveWorker(s, seat, WATCH, HOME_PLACE);
	bread.add(s, seat, -breadCost(s, building, value));
};
const afterDie = (s, building) => {
	dieBuilding.set(s, building);
	activity.set(s, 2);
	askForAction(s);
};
/** B6: the marker moves, guild dice that are left go away. B7: the column is the order of C, D, E and the next A. */
const pass = (s, seat, slot) => {
	passSlot.set(s, slot, seat);
	for (let value = 0; value < DIE_VALUES; value++) homeDice.set(s, seat, value, 0);
	activity.set(s, 3);
};
const applyPass = (s, seat, move) => {
	if (PASS_REALS.has(move)) {
		pass(s, seat, PASS_REALS.index(move));
		reals.add(s, seat, passReals(s, PASS_REALS.index(move)));
		return awaitNobody(s, TURN_DONE);
	}
	if (move === PASS_CITY) {
		pass(s, seat, SLOT_II);
		points.add(s, seat, 1);
		startWorkers(s, seat, 1, 1);
	} else if (move === PASS_WATCH) {
		pass(s, seat, SLOT_III);
		startWorkers(s, seat, 3, 1);
	} else {
		pass(s, seat, SLOT_IV);
		startShips(s, seat, 1);
	}
};
/** B1: a Favor first if wanted, then a die or a slot; passing is open even with dice left. */
const turnChoice = {
	moves: movesOf(USE_FAVOR, PLACE_DIE, PLACE_PIRATE, PASS_REALS, PASS_CITY, PASS_WATCH, PASS_SHIP),
	list: (s, seat, out, count) => listPasses(s, seat, out, listDice(s, seat, out, listFavors(s, seat, out, count))),
	apply(s, seat, move) {
		if (USE_FAVOR.has(move)) return useFavor(s, seat, move);
		if (PLACE_DIE.has(move)) {
			const index = PLACE_DIE.index(move);
			const building = buildingOf(s, figureOf(index));
			placeGuildDie(s, seat, building, dieValueOf(index));
			return afterDie(s, building);
		}
		if (PLACE_PIRATE.has(move)) {
			const index = PLACE_PIRATE.index(move);
			const building = buildingOf(s, figureOf(index));
			placePirateDie(s, seat, building, dieValueOf(index));
			return afterDie(s, building);
		}
		applyPass(s, seat, move);
	},
	whyNot(s, seat, move) {
		if (USE_FAVOR.has(move)) return whyNotFavor(s, seat, move);
		if (PLACE_DIE.has(move)) return whyNotDie(s, seat, buildingOf(s, figureOf(PLACE_DIE.index(move))), dieValueOf(PLACE_DIE.index(move)), false);
		if (PLACE_PIRATE.has(move)) return whyNotDie(s, seat, buildingOf(s, figureOf(PLACE_PIRATE.index(move))), dieValueOf(PLACE_PIRATE.index(move)), true);
		return whyNotPass(s, seat, move);
	}
};
const slotOfPass = (move) => {
	if (PASS_REALS.has(move)) return PASS_REALS.index(move);
	if (move === PASS_CITY) return SLOT_II;
	if (move === PASS_WATCH) return SLOT_III;
	return move === PASS_SHIP ? SLOT_IV : -1;
};
const whyNotPass = (s, seat, move) => {
	const slot = slotOfPass(move);
	if (slot === -1) return "B1";
	if (!mayPass(s)) return "RU12";
	if (!isSlotFree(s, slot)) return "B6";
	if (move === PASS_WATCH) return canPassToWatch(s, seat) ? void 0 : "RU5";
	if (move === PASS_SHIP) return canPassToShip(s, seat) ? void 0 : "RU5";
};
// games/madeira/src/phases/e-crown/conversion.ts
/** E3: in round 2 every convertible Field of the Good without Wood, for good; one with Wood at that moment never. */
const convert = (s, from) => {
	for (let field = 0; field < 14; field++) {
		if (fieldGood(s, field) !== from || fieldBecomes(s, field) === -1) continue;
		if (fieldWood(s, field) === 0) fieldGood.set(s, field, fieldBecomes(s, field));
		fieldBecomes.set(s, field, -1);
	}
};
/** E4: the same in round 4 for Sugar to Wine. E5: a Field converted in round 2 stays Sugar. */
const convertFields = (s) => convert(s, round(s) === 2 ? WHEAT : SUGAR);
// games/madeira/src/phases/e-crown/crown.ts
/** E1, E2, RU27: the Crown's Requests of rounds 1, 3 and 5: which are scored, and in which order. */
const isScoringRound = (s) => round(s) % 2 === 1;
const startCrown = (s) => {
	startPassingOrder(s);
	nextToCrown(s);
};
/** RU27: in Passing order; no choice touches another's. */
const nextToCrown = (s) => {
	clearScored(s);
	const seat = nextInPassingOrder(s);
	if (seat === -1) awaitNobody(s, CROWN_DONE);
	else startScoring(s, seat);
};
const isHeld = (s, seat, request) => requests(s, seat, request) > 0;
/** E1: one of two in round 1, two of three in round 3, so one is left over; all three in round 5. */
const startScoring = (s, seat) => {
	if (round(s) === 5) return scoreAllBut(s, seat, -1);
	const only = onlyOne(s, seat, 0, REQUESTS.length, isHeld);
	if (only === -1) awaitSeat(s, LEAVE, seat);
	else scoreAllBut(s, seat, only);
};
/** E1: what is scored leaves, even at 0 PP. */
const scoreAllBut = (s, seat, kept) => {
	for (let request = 0; request < REQUESTS.length; request++) {
		const stays = request === kept ? 1 : 0;
		toScore.set(s, request, requests(s, seat, request) - stays);
		requests.set(s, seat, request, stays);
	}
	scoreNext(s);
};
const leaveChoice = {
	moves: movesOf(LEAVE_REQUEST),
	apply: (s, seat, move) => scoreAllBut(s, seat, LEAVE_REQUEST.index(move)),
	whyNot: (s, seat, move) => LEAVE_REQUEST.has(move) && isHeld(s, seat, LEAVE_REQUEST.index(move)) ? void 0 : "E1"
};
/** Scores all of a kind that need no word from the player. */
const scoreUnasked = (s, request, points$2) => {
	const seat = actor(s);
	for (; toScore(s, request) > 0; countScored(s, request)) points.add(s, seat, points$2(s, seat, scoredBefore(s, request)));
};
/** One kind after the other; cities and Reals are asked for. */
const scoreNext = (s) => {
	scoreUnasked(s, MARKET_ROUTES, marketRoutesPoints);
	scoreUnasked(s, EXPEDITIONS, expeditionsPoints);
	scoreUnasked(s, INFLUENCE, influencePoints);
	if (toScore(s, URBANIZATION) > 0) startUrbanization(s, actor(s));
	else if (toScore(s, WEALTH) > 0) startWealth(s, actor(s));
	else nextToCrown(s);
};
// games/madeira/src/phases/flow.ts
/** The order of play as tables: what each step asks, and what follows when it has nothing left to ask. */
const isSettingUp = (s) => phase(s) === 0;
const afterCrowns = (s) => {
	orderPlayers(s);
	layRequests(s);
};
/** V11: rewards before the first city Worker, or between the two passes of V3. */
const afterFavors = (s) => {
	if (ruleSet(s).rewardsBeforeWorkers) layRewards(s);
	else startFirstCity(s);
};
/** V2: the dice and characters of round 1 before the first Workers. */
const afterRewards = (s) => {
	if (!ruleSet(s).placesInOneTurn) startFirstFields(s);
	else if (ruleSet(s).diceBeforeWorkers) layCharacters(s);
	else startFirstCity(s);
};
/** V3: the city pass of the first edition is followed by the rewards, then the fields. */
const afterFirstCity = (s) => layRewards(s);
/** A1–A3: characters, pirate dice, guild dice. */
const startRound = (s) => {
	phase.set(s, 1);
	for (let row = 0; row < players(s); row++) rowTaker.set(s, row, -1);
	layCharacters(s);
};
/** V2: round 1 finds its dice and characters laid out. */
const afterFirstFields = (s) => {
	if (!ruleSet(s).diceBeforeWorkers) return startRound(s);
	phase.set(s, 1);
	askForRow(s);
};
const afterGuildDice = (s) => {
	if (isSettingUp(s)) startFirstCity(s);
	else askForRow(s);
};
const startB = (s) => {
	phase.set(s, 2);
	startCharacters(s);
};
const startC = (s) => {
	phase.set(s, 3);
	startBuildings(s);
};
/** V10: with the turn its debt is due. */
const endTurn = (s) => {
	settleDebt(s, actor(s));
	dieBuilding.set(s, -1);
	nextTurn(s);
};
const endBuildingTurn = (s) => {
	settleDebt(s, actor(s));
	nextPayer(s);
};
/** F1: after a Favor the turn it opened goes on. */
const endFavor = (s) => phase(s) === 2 ? resumeTurn(s) : resumeBuildingTurn(s);
/** What an action belonged to, by what the turn is busy with, ends with it. */
const ENDINGS = /* @__PURE__ */ new Map([
	[1, endFavor],
	[2, endTurn],
	[3, endTurn],
	[4, endBuildingTurn]
]);
/** CO3: the rewards of Ships that landed come before anything else goes on. */
const endAction = (s) => {
	if (hasRewardsDue(s)) askForReward(s, actor(s));
	else ENDINGS.get(activity(s))?.(s);
};
/** MA2: after the relocations the cities yield. */
const endRelocation = (s) => collectFromCities(s, actor(s));
const afterShips = (s) => {
	collectReals(s, actor(s));
	endAction(s);
};
/** GM1: the Favor is the player's once its Wood is paid. */
const afterFavorWood = (s) => {
	takeFavor(s, actor(s));
	endAction(s);
};
/** RU2: the last chance at the whole mill. */
const endC = (s) => startLastChance(s, LAST_MILL_C);
/** C8, then D1. */
const startD = (s) => {
	clearBuildings(s);
	phase.set(s, 4);
	startHonor(s);
};
const afterHonor = (s) => {
	collectIncome(s);
	startUpkeep(s);
};
/** RU2: the last chance at what D leaves open. */
const afterFeeding = (s) => startLastChance(s, LAST_MILL_D);
/** E1 in rounds 1, 3, 5; E3, E4 in rounds 2 and 4. */
const startE = (s) => {
	phase.set(s, 5);
	clearTurnMarks(s);
	if (isScoringRound(s)) return startCrown(s);
	convertFields(s);
	awaitNobody(s, CROWN_DONE);
};
const endRound = (s) => {
	if (round(s) === 5) {
		phase.set(s, 6);
		return awaitNobody(s, OVER_STEP);
	}
	round.add(s, 1);
	startRound(s);
};
/** F1: a Favor opens a turn of B or C and comes at no other moment. */
const isFavorTime = (s) => step(s) === TURN || step(s) === BUILDING_TURN;
/** F2: in C without a marker on the current building there is no turn, and so no Favor. */
const isElsewhere = (s, seat) => phase(s) === 3 && markersOn(s, building(s), seat) === 0;
const isHonored = (s, seat) => step(s) === HONOR && hasTurn(turn(s), seat);
/** F1, D1: Favors and honors have their moment, whoever's turn it is. */
const whyNotNow = (s, seat, move) => {
	if (USE_FAVOR.has(move) && !isFavorTime(s)) return "F1";
	return move === HONORED && phase(s) === 4 && !isHonored(s, seat) ? "D1" : void 0;
};
/** Who is in turn, by phase: S12 in setup, A4, B1, C3, D3, RU27. */
const TURN_RULES = [
	"S12",
	"A4",
	"B1",
	"C3",
	"D3",
	"RU27"
];
const whyNotOutOfTurn = (s, seat, move) => {
	if (USE_FAVOR.has(move) && isElsewhere(s, seat)) return "F2";
	return step(s) === FEEDING ? "D4" : TURN_RULES[phase(s)] ?? "G3";
};
const { setup, goOn, legal, chance, apply, whyNot } = makeFlow({
	layout,
	moves,
	chanceFirst: CHANCE_FIRST,
	step,
	turn,
	over: {
		step: OVER_STEP,
		rule: "G3"
	},
	setUp,
	anytime: windmill$1,
	lotteries: [
		[CROWNS, crownsLottery],
		[REQUEST_TILE, requestLottery],
		[REWARD_TILE, rewardLottery],
		[FAVOR_TILE, favorLottery],
		[CHARACTER_TILE, characterLottery],
		[GUILD_DICE, guildDiceLottery],
		[PIRATE_DICE_ROLL, pirateDiceLottery],
		[BUILDING_ROLL, buildingLottery],
		[PIRATE_ROLL, pirateLottery]
	],
	decisions: [
		[FIRST_CITY, firstCity],
		[FIRST_FIELD, firstField],
		[ROW_CHOICE, rowChoice],
		[REQUEST_CHOICE, requestChoice],
		[GUILD_CHOICE, guildChoice],
		[TURN, turnChoice],
		[CHARACTER, characterChoice],
		[WORKER, worker],
		[WORKER_TO, workerTo],
		[SHIP, ship],
		[SHIP_TO, shipTo],
		[BUY_WOOD, buying],
		[GET_WOOD, getting],
		[FAVOR_CHOICE, favorChoice],
		[AGAIN, again],
		[REWARD_CHOICE, rewardChoice],
		[SUPPORT, supportChoice],
		[FLIP, flip],
		[LADY_CHOICE, ladyChoice],
		[MARKER, markerMove],
		[BUILDING_TURN, buildingTurn],
		[LAST_MILL_C, lastChance(LAST_MILL_C)],
		[HONOR, honor],
		[UPKEEP, upkeep],
		[FEEDING, feeding],
		[LAST_MILL_D, lastChance(LAST_MILL_D)],
		[LEAVE, leaveChoice],
		[CITY_CHOICE, urbanizationChoice],
		[WEALTH_PAY, wealthChoice]
	],
	follows: [
		[CROWNS, afterCrowns],
		[REQUEST_TILE, layFavors],
		[FAVOR_TILE, afterFavors],
		[REWARD_TILE, afterRewards],
		[FIRST_CITY, afterFirstCity],
		[FIRST_FIELD, afterFirstFields],
		[CHARACTER_TILE, rollPirateDice],
		[PIRATE_DICE_ROLL, rollGuildDice],
		[GUILD_DICE, afterGuildDice],
		[ROW_CHOICE, startB],
		[TURN_DONE, endTurn],
		[PHASE_B_DONE, startC],
		[ACTION_DONE, endAction],
		[RELOCATION_DONE, endRelocation],
		[SHIP, afterShips],
		[SHIP_WOOD_PAID, (s) => askForShip(s, actor(s))],
		[FAVOR_WOOD_PAID, afterFavorWood],
		[UPKEEP_WOOD_PAID, nextUpkeep],
		[BUILDING_TURN_DONE, endBuildingTurn],
		[BUILDINGS_DONE, endC],
		[LAST_MILL_C, startD],
		[HONOR, afterHonor],
		[UPKEEP, startFeeding],
		[FEEDING, afterFeeding],
		[LAST_MILL_D, startE],
		[REQUEST_SCORED, scoreNext],
		[CROWN_DONE, endRound]
	],
	whyNotByChance: () => "S1",
	whyNotNow,
	whyNotOutOfTurn
});
// games/madeira/src/index.ts
/** Madeira for 2 to 4 players, in four rule sets. */
const madeira = {
	...manifest,
	options: {
		board: boardOption,
		openPirates: flag("Whether everyone sees how many Pirates the others have.")
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
// games/madeira/src/inside.ts
var inside_exports = /* @__PURE__ */ __exportAll({
	DIE_VALUES: () => DIE_VALUES,
	NOBODY: () => -1,
	ROUNDS: () => 5,
	countBits: () => countBits,
	hasWorkerOn: () => hasWorkerOn,
	hungryWorkers: () => hungryWorkers,
	names: () => names_exports,
	on: () => layout_exports,
	passingSlotOf: () => passingSlotOf,
	pirateLoss: () => pirateLoss,
	places: () => places_exports,
	shipsOnBoard: () => shipsOnBoard,
	steps: () => steps_exports,
	urbanizationPoints: () => urbanizationPoints,
	wealth: () => wealth,
	workersInRegion: () => workersInRegion,
	workersOnBoard: () => workersOnBoard
});
export { madeira as game, inside_exports as inside };
