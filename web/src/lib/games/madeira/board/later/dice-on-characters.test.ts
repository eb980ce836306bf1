import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { CHANCE, type Config, type Entry, must, parseGameFile, readConfig, type State, structOf, Timeline } from '@caravel/core';
import { randomTimeline } from '@caravel/core/testing';
import { BUILDINGS, type BuildingName, type MadeiraMove, madeira } from '@caravel/madeira';
import { buildingWith } from '../../view.ts';
import { diceOnCharacters } from './dice-on-characters.ts';

const FOLDER = join(import.meta.dirname, '../../../../../../../games/madeira/games');
const GAMES = readdirSync(FOLDER);

const recorded = (name: string) => must(parseGameFile(readFileSync(join(FOLDER, name), 'utf8'), () => madeira));

const viewOf = (s: State) => madeira.describe(s, 0);

/** The moves that led to the position after `n` entries, as the page hands them to the board. */
function* pastOf(timeline: Timeline, n = timeline.length): Generator<MadeiraMove> {
  for (const { move } of timeline.back(n)) yield madeira.moves.struct(move);
}

/** As on a table: who places a die sees it lie there, and a roll turns the dice of the building that rolls. */
class Cardboard {
  readonly guild = new Map<BuildingName, readonly number[]>();
  readonly pirates = new Map<BuildingName, readonly number[]>();

  play(before: State, move: MadeiraMove): void {
    const view = viewOf(before);
    if (move.kind === 'die' || move.kind === 'pirate') {
      const dice = move.kind === 'die' ? this.guild : this.pirates;
      const building = buildingWith(view, move.figure)?.building ?? 'moinho';
      dice.set(building, [...(dice.get(building) ?? []), move.value]);
    }
    if (!view.resolving) return;
    if (move.kind === 'roll') this.guild.set(view.resolving.building, move.dice);
    if (move.kind === 'roll pirates') this.pirates.set(view.resolving.building, move.dice);
  }

  /** C8 */
  clear(): void {
    this.guild.clear();
    this.pirates.clear();
  }

  shown(building: BuildingName): readonly number[] {
    return [...(this.guild.get(building) ?? []), ...(this.pirates.get(building) ?? [])];
  }
}

const shownBy = (timeline: Timeline, n?: number): Readonly<Record<BuildingName, readonly (number | undefined)[]>> => {
  const dice = diceOnCharacters(viewOf(timeline.positionAt(n ?? timeline.length)), pastOf(timeline, n));
  const values = (building: BuildingName) => dice[building].map(({ value }) => value);
  return {
    moinho: values('moinho'),
    capitania: values('capitania'),
    alfandega: values('alfandega'),
    casa: values('casa'),
    fortaleza: values('fortaleza'),
  };
};

/** Plays the entries one by one; how many dice were looked at. */
const compare = (config: Config, entries: readonly Entry[]): number => {
  const timeline = new Timeline(madeira, config);
  const table = new Cardboard();
  let seen = 0;
  for (const entry of entries) {
    if ('move' in entry) table.play(timeline.state.slice(), structOf(madeira.moves, entry.move));
    must(timeline.append(entry));
    if (!['B', 'C'].includes(viewOf(timeline.state).phase)) table.clear();
    const shown = shownBy(timeline);
    for (const building of BUILDINGS) assert.deepEqual(shown[building], table.shown(building), `${building} after ${timeline.length}`);
    seen += BUILDINGS.flatMap((building) => shown[building]).length;
  }
  return seen;
};

for (const name of GAMES)
  test(`${name}: after every move each die on a character shows what it was placed or rolled with`, () => {
    const { config, entries } = recorded(name);
    assert.ok(compare(config, entries) > 20);
  });

test('the same where markers move while buildings are resolved', () => {
  const config = must(readConfig(madeira, { players: 4 }));
  let moved = 0;
  for (let seed = 1; seed <= 4; seed++) {
    const { steps } = randomTimeline(madeira, config, seed);
    compare(config, steps);
    moved += steps.filter(({ move, before }) => move.startsWith('marker ') && viewOf(before).phase === 'C').length;
  }
  assert.ok(moved > 0);
});

/** The first entry that places a die. */
const firstDie = (timeline: Timeline): number => timeline.steps.find(({ move }) => move.startsWith('die '))?.entry ?? -1;

test('looking back shows the dice of that moment, and a move taken back leaves none', () => {
  const { config, entries } = recorded('2nd-3-players.caravel');
  const timeline = new Timeline(madeira, config);
  must(timeline.appendAll(entries.slice(0, 400)));
  const n = firstDie(timeline);
  assert.deepEqual(Object.values(shownBy(timeline, n)).flat(), []);
  const { value, figure } = {
    value: 0,
    figure: '',
    ...structOf(madeira.moves, timeline.steps.find(({ entry }) => entry === n)?.move ?? ''),
  };
  assert.ok(figure);
  assert.deepEqual(Object.values(shownBy(timeline, n + 1)).flat(), [value]);

  const again = new Timeline(madeira, config);
  must(again.appendAll(entries.slice(0, n + 1)));
  must(again.append({ seat: again.seatOf(n) ?? CHANCE, undo: 1 }));
  assert.deepEqual(Object.values(shownBy(again)).flat(), []);
});

test('what no move tells of is unknown', () => {
  const { config, entries } = recorded('2nd-3-players.caravel');
  const timeline = new Timeline(madeira, config);
  must(timeline.appendAll(entries.slice(0, 400)));
  const n = firstDie(timeline);
  const after = viewOf(timeline.positionAt(n + 1));
  assert.deepEqual(Object.values(diceOnCharacters(after, [])).flat(), [{ pirate: false, value: undefined, isRolled: false }]);
});

test('a look at the dice reads a round of the log, however long the game', () => {
  const { config, entries } = recorded('2nd-4-players.caravel');
  const timeline = new Timeline(madeira, config);
  must(timeline.appendAll(entries));
  const late = timeline.steps.findLast(({ after }) => viewOf(after).phase === 'C')?.entry ?? 0;
  const view = viewOf(timeline.positionAt(late + 1));
  let read = 0;
  function* counted(): Generator<MadeiraMove> {
    for (const move of pastOf(timeline, late + 1)) {
      read++;
      yield move;
    }
  }
  diceOnCharacters(view, counted());
  assert.ok(read < timeline.length / 3, `${read} of ${timeline.length} moves`);
});
