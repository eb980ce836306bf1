/** What the booklets differ in, read from the rows the rules go by (games/madeira/src/tables/rule-sets.ts). */
import type { RuleSetWords } from '@caravel/i18n/madeira/rule-sets';
import type { RuleSet } from '@caravel/madeira';
import { RULE_SET_ROWS } from '@caravel/madeira/inside';

/** The rule that tells of each. */
const RULES = {
  startingPirates: 'V1',
  diceBeforeWorkers: 'V2',
  placesInOneTurn: 'V3',
  realsAtBottom: 'V4',
  lowerWithoutWorker: 'V5',
  supportBread: 'V6',
  takenFavorUp: 'V7',
  capitaniaPoints: 'V8',
  scoutCityPoints: 'V9',
  woodPaidAtOnce: 'V10',
  rewardsBeforeWorkers: 'V11',
} as const satisfies Readonly<Record<keyof RuleSet, string>>;

interface Difference {
  readonly id: string;
  readonly label: string;
  /** In the order of the rule sets. */
  readonly values: readonly string[];
}

const row = <Name extends keyof RuleSet>({ differences }: RuleSetWords, name: Name): Difference => {
  const { label, value } = differences[name];
  // The words of a row take what stands in the row of that name; TypeScript sees only the union of all of them.
  const say = value as (value: RuleSet[Name]) => string;
  return { id: RULES[name], label, values: RULE_SET_ROWS.map((set) => say(set[name])) };
};

const NAMES = Object.keys(RULES) as (keyof RuleSet)[];

export const differences = (words: RuleSetWords): readonly Difference[] => NAMES.map((name) => row(words, name));
