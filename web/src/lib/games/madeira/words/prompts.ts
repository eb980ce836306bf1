/** What a seat decides now and what it costs. */
import type { Seat } from '@caravel/core';
import type { Building, Figure, GoingTo, Place, Words } from '@caravel/i18n/madeira';
import type { View } from '@caravel/madeira';
import { spotNamed } from './view.ts';

interface Asked {
  readonly view: View;
  readonly seat: Seat;
  readonly moves: readonly string[];
}

type Prompt = (words: Words['prompt'], asked: Asked) => string;

const has = (moves: readonly string[], kind: string): boolean => moves.some((move) => move.startsWith(`${kind} `));
const own = ({ view, seat }: Asked): View['seats'][number] | undefined => view.seats[seat];

const character: Prompt = (prompt, { view }) => {
  const building = view.buildings.find(({ building: name }) => name === view.turn.dieOn);
  return prompt.character((building?.character ?? 'special') as Figure, building?.region ?? 0);
};

/** What the one who pays gets for it, or why he cannot. */
const forPaying = (prompt: Words['prompt'], asked: Asked, building: Building): string => {
  const workers = asked.view.resolving?.workersForYou ?? 0;
  if (!asked.moves.includes('pay')) return prompt.tooDear(own(asked)?.reals ?? 0);
  if (workers === 0) return prompt.paidNothing;
  return workers > 2 ? prompt.paidMany(building) : prompt.paidFew(building);
};

const building: Prompt = (prompt, asked) => {
  const { resolving } = asked.view;
  if (!resolving) return '';
  const name = resolving.building as Building;
  const asks = prompt.building(name, resolving.costForYou, resolving.pirates, has(asked.moves, 'use'));
  return `${asks} ${forPaying(prompt, asked, name)}`;
};

const workerTo: Prompt = (prompt, { view }) => {
  const from = view.turn.inHand ?? '';
  return prompt['worker to'](from as Place, spotNamed(view, from)?.piece === 'citizen');
};

const PROMPTS: Readonly<Record<string, Prompt>> = {
  turn: (prompt, { moves }) => prompt.turn(has(moves, 'die') || has(moves, 'pirate'), has(moves, 'use')),
  character,
  worker: (prompt, { view }) => prompt.worker(view.turn.goingTo as GoingTo, view.turn.movesLeft),
  'worker to': workerTo,
  ship: (prompt, { view }) => prompt.ship(view.turn.movesLeft),
  'buy wood': (prompt, { view: { turn } }) =>
    turn.step === 'buy wood' ? prompt['buy wood'](turn.woodFor, turn.woodDue, turn.wood.nextCosts ?? 0) : '',
  'get wood': (prompt, { view: { turn } }) => (turn.step === 'get wood' ? prompt['get wood'](turn.woodOwed) : ''),
  again: (prompt, { view }) => prompt.again(view.turn.againLeft),
  support: (prompt, { view }) => prompt.support(view.supportBread),
  flip: (prompt, { view }) => prompt.flip(view.turn.flipsLeft),
  building,
  upkeep: (prompt, asked) => prompt.upkeep(own(asked)?.ships.onBoard ?? 0),
  feeding: (prompt, asked) => prompt.feeding(own(asked)?.workers.hungry ?? 0),
};

/** Whether `done` would give up what a Favor or a Passing slot has just opened: the Scout, the Navigator, slots III and IV. */
const isUnused = ({ turn }: View): boolean => {
  if (turn.movesLeft !== 1 || (turn.activity !== 'favor' && turn.activity !== 'passing')) return false;
  return (
    turn.step === 'ship' ||
    (turn.step === 'worker' && (turn.goingTo === 'anywhere' || turn.activity === 'passing') && turn.goingTo !== 'city')
  );
};

export const promptFor = ({ prompt }: Words, view: View, seat: Seat, moves: readonly string[]): string => {
  const plain = prompt[view.turn.step as 'row'];
  const asks = PROMPTS[view.turn.step]?.(prompt, { view, seat, moves }) ?? (typeof plain === 'string' ? plain : '');
  return isUnused(view) ? `${asks} ${prompt.forgo}` : asks;
};
