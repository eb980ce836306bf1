/** What a seat decides now and what it costs. */
import type { Seat } from '@caravel/core';
import type { Building, Figure, GoingTo, Place, Slot, WoodFor, Words } from '@caravel/i18n/madeira';
import type { View } from '@caravel/madeira';

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

const building: Prompt = (prompt, { view, moves }) => {
  const { resolving } = view;
  if (!resolving) return '';
  return prompt.building(resolving.building as Building, resolving.costForYou, resolving.pirates, has(moves, 'use'));
};

const PROMPTS: Readonly<Record<string, Prompt>> = {
  turn: (prompt, { moves }) => prompt.turn(has(moves, 'die') || has(moves, 'pirate'), has(moves, 'use')),
  character,
  worker: (prompt, { view }) => prompt.worker(view.turn.goingTo as GoingTo, view.turn.movesLeft),
  'worker to': (prompt, { view }) => prompt['worker to'](view.turn.inHand as Place),
  ship: (prompt, { view }) => prompt.ship(view.turn.movesLeft),
  'ship to': (prompt, { view }) => prompt['ship to'](view.turn.inHand as Slot),
  'buy wood': (prompt, { view: { turn } }) => prompt['buy wood'](turn.woodFor as WoodFor, turn.woodDue ?? 0, turn.wood.nextCosts ?? 0),
  'get wood': (prompt, { view }) => prompt['get wood'](view.turn.woodOwed ?? 0),
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
