/**
 * Writes docs/observations: every number of both observations of `caravel env`, from the encoders and the layouts themselves.
 *
 *     node tools/observations.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadModel } from '@caravel/bots';
import type { Field, Game } from '@caravel/core';
import { GAMES } from '@caravel/games/loaded';
import * as madeira from '@caravel/madeira/inside';
import * as puertoRico from '@caravel/puerto-rico/inside';

/** What the lengths in a layout count, by how the layout writes them. Lists say which number means what. */
type Axes = Readonly<Record<string, string | readonly string[]>>;

const AXES: Readonly<Record<string, Axes>> = {
  'puerto-rico': {
    MAX_PLAYERS: 'seat',
    'GOODS.length': puertoRico.GOODS,
    'TILES.length': puertoRico.TILES,
    'ROLES.length': puertoRico.ROLES,
    BUILDING_COUNT: puertoRico.BUILDINGS,
    SHIPS: 'ship',
    STEPS: puertoRico.steps.STEPS,
  },
  madeira: {
    SEATS: 'seat',
    ROWS: 'row of the Guild Column',
    'GOODS.length': madeira.names.GOODS,
    'BUILDINGS.length': madeira.names.BUILDINGS,
    'CITIES.length': madeira.names.CITIES,
    'COLONIES.length': madeira.names.COLONIES,
    'FAVORS.length': madeira.names.FAVORS,
    'REQUESTS.length': madeira.names.REQUESTS,
    DIE_VALUES: 'value of a die, from 1',
    PASSING_SLOTS: 'slot of the Passing Column',
    MOST_WOOD_BOUGHT: 'Wood bought, from 1',
    UNBUILT_COLUMNS: 'column of districts',
    MILL_LEVELS_MOST: 'step of the windmill',
    FIELDS: madeira.places.FIELD_NAMES,
    SLOTS: madeira.places.SLOT_NAMES,
    MARKET_SLOTS: madeira.places.MARKET_SLOT_NAMES,
    SPOTS: madeira.places.SPOT_NAMES,
    STEPS: madeira.steps.STEPS,
    CHARACTERS: madeira.names.CHARACTERS,
    GUILDS: madeira.names.GUILDS,
    REWARDS: madeira.names.REWARDS,
    '2': '1st and 2nd',
    '3': 'scoring round',
    '4': 'crowns, from 1',
  },
};

interface Written {
  readonly about: string;
  readonly lengths: readonly string[];
}

const DECLARATION = /^export const \w+ = plan\.\w+\('(\w+)'((?:, [^,)]+)*)\);/;
const COMMENT = /^\/\*\* (.*) \*\/$/;

const wordsOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What the source of a layout says of each field: its comment, or its name under its heading; and its lengths as written. */
const writtenIn = (source: string): Map<string, Written> => {
  const fields = new Map<string, Written>();
  let [about, heading] = ['', ''];
  for (const line of source.split('\n')) {
    const [, name, lengths = ''] = DECLARATION.exec(line) ?? [];
    if (line.startsWith('// ')) [about, heading] = ['', line.slice(3)];
    about = COMMENT.exec(line)?.[1] ?? about;
    if (name === undefined) continue;
    fields.set(name, { about: about || `${heading}: ${wordsOf(name)}`, lengths: lengths.split(', ').slice(1) });
    about = '';
  }
  return fields;
};

const wordFor = (axes: Axes, length: string): string => {
  const axis = axes[length];
  if (axis === undefined) throw new Error(`what does ${length} count?`);
  return typeof axis === 'string' ? axis : length.replace(/\.length$|_COUNT$/, '').toLowerCase();
};

const plainRow = ({ name, at, shape }: Field, written: Written, axes: Axes): string => {
  const size = shape.reduce((product, n) => product * n, 1);
  const range = size === 1 ? `${at}` : `${at}–${at + size - 1}`;
  const by = written.lengths.map((length, i) => `${wordFor(axes, length)} (${shape[i]})`).join(' × ');
  return `| ${range} | \`${name}\` | ${by} | ${written.about} |`;
};

const listsOf = (axes: Axes): string[] =>
  Object.entries(axes)
    .filter((entry): entry is [string, readonly string[]] => typeof entry[1] !== 'string')
    .map(([length, values]) => `- ${wordFor(axes, length)}: ${values.map((value, i) => `${i} ${value}`).join(', ')}`);

const plainPart = (game: Game): string[] => {
  const written = writtenIn(readFileSync(`games/${game.name}/src/state/layout.ts`, 'utf8'));
  const axes = AXES[game.name] ?? {};
  const rows = game.layout.fields.map((field) => {
    const found = written.get(field.name);
    if (!found) throw new Error(`no line of the layout says ${field.name}`);
    return plainRow(field, found, axes);
  });
  return [
    '## plain',
    '',
    `int16, as many numbers as there are players and ${game.layout.size} more. The first are 1 for the seat that observes and 0 for the others; then comes the position as the rules`,
    'keep it. Seats keep their numbers, and there is room for the most players there can be. What the seat may not see is −1. A field with several numbers runs fastest in its last dimension.',
    '',
    '| from the end of the seats | field | by | what it is |',
    '|---|---|---|---|',
    ...rows,
    '',
    'Lists, from 0:',
    '',
    ...listsOf(axes),
  ];
};

interface Named {
  readonly name: string;
  readonly unit: number;
}

const blockOf = (features: readonly Named[]): string[] => [
  '| number | what it is | about 1 at |',
  '|---|---|---|',
  ...features.map(({ name, unit }, i) => `| ${i} | ${name} | ${Math.round(1 / unit)} |`),
];

const netPart = async (game: Game): Promise<string[]> => {
  const trained = await loadModel(game);
  if (!trained) throw new Error(`no net for ${game.name}`);
  const { seat, table } = trained.model.encoding;
  return [
    '## net',
    '',
    `int8, ${seat.length} numbers for each player and ${table.length} for the table: the block of the seat that observes, those of the other seats clockwise, the block of the table.`,
    'Multiply by the unit of the greeting (1 over the last column) to bring a number to about −1 to 1.',
    '',
    '### The block of a seat',
    '',
    ...blockOf(seat),
    '',
    '### The block of the table',
    '',
    ...blockOf(table),
  ];
};

export const pageOf = async (game: Game): Promise<string> =>
  [
    `# What is observed of ${game.title}`,
    '',
    'Every number of the two observations of [`caravel env`](../protocol-env.md). Written by `node tools/observations.ts` from the encoder and the layout themselves; a test compares.',
    '',
    ...plainPart(game),
    '',
    ...(await netPart(game)),
    '',
  ].join('\n');

export const pathOf = ({ name }: Game): string => `docs/observations/${name}.md`;

if (import.meta.main) {
  mkdirSync('docs/observations', { recursive: true });
  for (const game of GAMES) writeFileSync(pathOf(game), await pageOf(game));
}
