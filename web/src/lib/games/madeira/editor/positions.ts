/** Positions of Madeira set up by hand: at the start of a turn in phase B. */
import type { State } from '@caravel/core';
import { loadWords } from '@caravel/i18n/madeira';
import { loadPositionWords, type PositionWords } from '@caravel/i18n/madeira/positions';
import { manifest } from '@caravel/madeira/manifest';
import { faultsOf, NOTHING, on, TURN } from '@caravel/madeira/positions';
import { type Reasons, ranked, reasonOf } from '../../../study/position-fields.ts';
import type { PositionKit } from '../../../study/position-kit.ts';
import { charactersOf, citiesOf, fieldsOf, rewardsOf, rowRequestsOf } from './board-sheet.ts';
import { seatOf } from './seat-sheet.ts';
import { favorsOf, pirateDiceOf, shipsOf, tableOf } from './table-sheet.ts';
import { turnFaults } from './turn-faults.ts';

const REASONS: Reasons<keyof PositionWords['faults']> = [
  [/^workersHome/, 'workersHome'],
  [/^shipsHome/, 'shipsHome'],
  [/^requestBag/, 'requestsLeft'],
  [/^citizens/, 'citizens'],
  [/fewer than 0/, 'negative'],
  [/^(Workers of seat \d in|Citizens of)/, 'spots'],
  [/^Workers of seat \d: 1[3-9]/, 'negative'],
  [/^Workers of seat/, 'field'],
  [/^Action Markers of seat/, 'dice'],
  [/^dice of seat/, 'passedDice'],
  [/^pirate dice:/, 'pirateDice'],
  [/^pirate dice at/, 'onePirate'],
  [/^dice at/, 'room'],
  [/^Favor/, 'district'],
  [/^slot of the player in turn/, 'passed'],
];

/** Nothing of the turn has begun: no Favor used, no Wood owed. */
const isFresh = (s: State): boolean =>
  on.activity(s) === NOTHING && [on.favorUsed, on.engineer, on.debt, on.woodBought].every((cell) => cell(s) === 0);

export const positions: PositionKit = {
  version: manifest.version,
  faults: (s) => {
    const broken = faultsOf(s);
    // Whoever breaks those may point anywhere.
    return ranked(REASONS, broken.some((fault) => /^(round|actor|step|\d)/.test(fault)) ? broken : [...broken, ...turnFaults(s)]);
  },
  canEdit: (s) => on.step(s) === TURN && isFresh(s),
  words: async (locale) => {
    const [words, own] = await Promise.all([loadWords(locale), loadPositionWords(locale)]);
    return {
      closed: own.closed,
      groups: (s, names) => {
        const told = { s, names, words, own };
        const seats = names.map((_, seat) => seatOf(told, seat));
        const board = [charactersOf, fieldsOf, citiesOf, favorsOf, shipsOf, rewardsOf, rowRequestsOf, pirateDiceOf];
        return [tableOf(told), ...seats, ...board.map((group) => group(told))];
      },
      whyNot: (fault) => {
        const reason = reasonOf(REASONS, fault);
        return reason === undefined ? fault : own.faults[reason];
      },
    };
  },
};
