/** What happens besides the move: the order of play, income, what those get who are not asked, scoring, the final count. */
import { at, CHANCE } from '@caravel/core';
import type { BuildingName, View } from '@caravel/madeira';
import type { Consequence } from '../../../../table/game-ui.ts';
import { buildingNamed } from '../../view.ts';
import { inPassingOrder } from '../lookups.ts';
import { type DailyStep, doneWith, isBeforeIncome } from './maintenance.ts';
import { scoredBy } from './scored.ts';
import type { Told } from './told.ts';

type Effects = (told: Told) => readonly Consequence[];

const order: Effects = ({ of, before, after }) =>
  before.phase === 'B' && after.phase !== 'B'
    ? [{ text: of(CHANCE).effects.order(inPassingOrder(after).map((seat) => of(seat).within)) }]
    : [];

const incomeOf = ({ terms, after }: Told, seat: number): string[] =>
  after.colonies.flatMap(({ land, workers }) => {
    const count = workers.find((one) => one.seat === seat)?.count ?? 0;
    return count > 0 ? [terms.amount(land, count)] : [];
  });

/** Told for everybody, so not once more as a change of the one who moved. */
export const hasIncome = ({ before, after }: Told): boolean => isBeforeIncome(before) && !isBeforeIncome(after);

const income: Effects = (told) =>
  hasIncome(told)
    ? told.after.seats.flatMap(({ seat }) => {
        const items = incomeOf(told, seat);
        return items.length > 0 ? [{ text: told.of(seat).effects.income(told.terms.list(items)), seat }] : [];
      })
    : [];

/** D3, D4: who has nothing to give is not asked and receives Pirates. Nobody moves after the honor (D1), so the end of the step tells for how many. */
const notAsked =
  (step: DailyStep): Effects =>
  (told) => {
    const { before, after, of, move, seat } = told;
    if (after.phase !== 'D' && before.phase !== 'D' && before.phase !== 'C') return [];
    const seats = inPassingOrder(before);
    const until = after.round > before.round || after.phase === 'E' || after.over ? seats.length : doneWith(after, step);
    const gives = step === 'upkeep' ? move.kind === 'upkeep' || move.kind === 'buy wood' : move.kind === 'feed';
    return seats.slice(doneWith(before, step), until).flatMap((other) => {
      const missing = step === 'upkeep' ? after.seats[other]?.ships.onBoard : after.seats[other]?.workers.hungry;
      if (!missing || (gives && other === seat)) return [];
      const { name, log } = of(other);
      const gave = step === 'upkeep' ? log.upkeep(0, missing) : log.feed(0, missing);
      return [{ text: `${name} ${gave}.`, seat: other, isAlarm: true }];
    });
  };

/** Whose markers a building has, in the order in which they are asked (C3). */
const askedAt = (view: View, building: BuildingName): number[] => {
  const { markers } = buildingNamed(view, building);
  return inPassingOrder(view).filter((seat) => markers.some((one) => one.seat === seat));
};

const isRoll = ({ turn }: View): boolean => turn.step === 'building roll' || turn.step === 'pirate roll';

/** C6: who cannot pay and has no way to is not asked at the building and receives Pirates. */
const raided: Effects = (told) => {
  const { before, after, of, move } = told;
  const here = before.resolving;
  const stays = after.resolving?.building === here?.building;
  if (!here || (stays && isRoll(after))) return [];
  const seats = askedAt(before, here.building);
  const first = isRoll(before) ? 0 : seats.indexOf(before.turn.actor ?? -1) + 1;
  const last = stays ? seats.indexOf(after.turn.actor ?? -1) : seats.length;
  const pirates = move.kind === 'roll pirates' ? 1 + at(move.dice, 0) : here.pirates;
  return seats.slice(first, Math.max(first, last)).map((seat) => {
    const { name, log } = of(seat);
    return { text: `${name} ${log.pirates(here.building, pirates)}.`, seat, isAlarm: true };
  });
};

/** E1: also at 0 PP: the Request is gone. */
const scored: Effects = (told) =>
  told.after.seats.flatMap(({ seat }) =>
    scoredBy(told, seat).map(({ kind, points }) => ({ text: told.of(seat).effects.scores(kind, points), seat })),
  );

const conversion: Effects = ({ of, before, after }) => {
  const turned = after.fields.find(({ good }, i) => good !== before.fields[i]?.good);
  return turned ? [{ text: of(CHANCE).effects.fieldsTurn(turned.good) }] : [];
};

const finalCount: Effects = (told) => {
  if (!told.after.over || told.before.over) return [];
  return told.after.seats.flatMap(({ seat, wealth, pirateLoss }) => {
    const { effects } = told.of(seat);
    return [
      { text: effects.wealth(wealth.reals, wealth.points), seat },
      ...(pirateLoss ? [{ text: effects.pirateLoss(pirateLoss), seat }] : []),
    ];
  });
};

/** S4: whose Starting Request chance has dealt. */
const crowns: Effects = (told) => {
  const { move } = told;
  if (move.kind !== 'crowns') return [];
  const seat = told.after.seats.findIndex(({ requests }, i) => requests.length > at(told.before.seats, i).requests.length);
  return [{ text: told.of(seat).log.crowns(move.crowns), seat }];
};

/** S3: the last of them settles what everybody has to begin with. */
const started: Effects = ({ of, before, after, move }) =>
  move.kind === 'crowns'
    ? inPassingOrder(after).flatMap((seat) => {
        const { reals } = at(after.seats, seat);
        return reals === at(before.seats, seat).reals ? [] : [{ text: of(seat).effects.starts(reals), seat }];
      })
    : [];

/** A1: chance lays three characters out; where the fourth goes follows. */
const lastCharacter: Effects = ({ of, before, after, move }) => {
  if (move.kind !== 'lay character') return [];
  return after.buildings.flatMap(({ building, character }, i) => {
    const isNew = character !== undefined && character !== move.character && at(before.buildings, i).character === undefined;
    return isNew ? [{ text: of(CHANCE).log['lay character'](character, building), seat: CHANCE }] : [];
  });
};

/** What the roll at a building has made of its cost; a pirate die is rolled after the others and counts, too. */
const costRolled: Effects = ({ terms, before, after, move }) => {
  const { resolving } = after;
  const isRoll = move.kind === 'roll' || move.kind === 'roll pirates';
  if (!isRoll || !resolving || before.resolving?.building !== resolving.building || after.turn.step === 'pirate roll') return [];
  return [{ text: terms.facts.costNow(resolving.cost, resolving.pirates), seat: CHANCE }];
};

interface InPhase {
  readonly effects: Effects;
  /** Where it happens, also if a move of an earlier phase leads to it. */
  readonly phase?: 'D' | 'E';
}

const EFFECTS: readonly InPhase[] = [
  { effects: crowns },
  { effects: started },
  { effects: lastCharacter },
  { effects: costRolled },
  { effects: raided },
  { effects: order },
  { effects: income, phase: 'D' },
  { effects: notAsked('upkeep'), phase: 'D' },
  { effects: notAsked('feeding'), phase: 'D' },
  { effects: conversion, phase: 'E' },
  { effects: scored, phase: 'E' },
  { effects: finalCount, phase: 'E' },
];

export const effectsOf = (told: Told): Consequence[] =>
  EFFECTS.flatMap(({ effects, phase }) =>
    effects(told).map((one) => (phase === undefined || phase === told.before.phase ? one : { ...one, phase: told.terms.phases[phase] })),
  );
