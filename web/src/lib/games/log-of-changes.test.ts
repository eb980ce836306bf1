/** The log is whole: whatever a move changes on the board, or of what somebody has, is told. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHANCE, type Config, type Game, must, readConfig, type Seat, structOf, WATCHER } from '@caravel/core';
import { walk } from '@caravel/core/testing';
import { thorough } from '@caravel/core/testing/thorough';
import { loadLog, loadReasons, loadRules, loadWords } from '@caravel/i18n/madeira';
import { madeira } from '@caravel/madeira';
import { puertoRico } from '@caravel/puerto-rico';
import type { Telling } from '../table/game-ui.ts';
import { lateWords } from './madeira/words/later/late-words.ts';
import { loadPuertoRicoWords } from './puerto-rico/words/words.ts';

const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve'];

interface Played {
  readonly kind: string;
  readonly seat: Seat;
  readonly told: Telling;
  /** Which parts of the view have changed, as `seats 1 reals`; a place in a list is `#`. */
  readonly changed: readonly string[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const changes = (before: unknown, after: unknown, path = ''): string[] => {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (!isObject(before) || !isObject(after)) return [path];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const named = (key: string): string => (/^\d+$/.test(key) && path !== 'seats' ? '#' : key);
  return keys.flatMap((key) => changes(before[key], after[key], `${path} ${named(key)}`.trim()));
};

type Tell = (before: never, seat: Seat, move: never, after: never) => Telling;

const playedIn = (game: Game, tell: Tell, config: Config, seed: number): readonly Played[] => {
  const played: Played[] = [];
  walk(game, config, seed, (s, step) => {
    if (!step) return;
    const after = s.slice();
    game.apply(after, step.seat, step.move);
    const [was, is] = [game.describe(s, WATCHER), game.describe(after, WATCHER)];
    const move = structOf(game.moves, game.moves.text(step.move));
    const told = tell(was as never, step.seat, move as never, is as never);
    played.push({ kind: move.kind, seat: step.seat, told, changed: changes(was, is) });
  });
  return played;
};

/** What is no news: questions, what follows from other numbers, and what the end of a phase or of the game puts away or uncovers. */
interface NoNews {
  readonly questions: RegExp;
  readonly figures: RegExp;
  readonly putAway: RegExp;
  /** Moves of which many are told with the last of them. */
  readonly together: readonly string[];
}

const isSilent = ({ told: { did, followed } }: Played): boolean => did === '' && followed.length === 0;

/** A draw is told of whoever asked for it. */
const isAbout = ({ seat, told: { did, followed } }: Played, whom: Seat): boolean =>
  (did !== '' && (seat === whom || seat === CHANCE)) ||
  followed.some((one) => one.seat === whom || one.text.includes(NAMES[whom] as string));

const faultsIn = (game: readonly Played[], { questions, figures, putAway, together }: NoNews): string[] =>
  game.flatMap((one, i) => {
    const news = one.changed.filter((part) => !questions.test(part) && !figures.test(part) && !putAway.test(part));
    const next = game[i + 1];
    const goesOn = together.includes(one.kind) && next?.kind === one.kind;
    if (news.length === 0 || (isSilent(one) && goesOn)) return [];
    const seats = new Set(news.flatMap((part) => (/^seats (\d)/.exec(part) ?? []).slice(1)));
    const unnamed = isSilent(one) ? [] : [...seats].filter((seat) => !isAbout(one, Number(seat)));
    if (isSilent(one)) return [`${one.kind}: nothing is told of ${news.join(', ')}`];
    return unnamed.map((seat) => `${one.kind}: nothing is told of ${news.filter((part) => part.startsWith(`seats ${seat}`)).join(', ')}`);
  });

const MADEIRA: NoNews = {
  questions: /^(turn|ahead|resolving|phase|round|over)\b/,
  figures: /^(seats \d (worthNow|wealth|pirateLoss|passed|total)|fields # becomes)/,
  // Requests go from the home to the question which of them to score; dice and markers go back before the next phase.
  putAway: /^(buildings # (character|guildDice|markers|pirateDie)|watch dice|passing|rows|seats \d (markersHome|requests|dice|pirates))/,
  together: ['lay request', 'lay reward', 'lay favor', 'worker', 'citizen', 'ship'],
};

const PUERTO_RICO: NoNews = {
  questions: /^(step|waitingFor|role|taker|round|over|endings|seats \d placing)\b/,
  figures:
    /^(seats \d (costs|prices|production|bonuses|loads|storableKinds|tieBreak|wharf|sanJuan|points (total|bonus))|house prices|supply colonistsRequired)/,
  putAway: /^seats \d points chips/,
  together: ['tile', 'colonists'],
};

for (const rules of ['2nd', '1st-de', '1st-it', '1st-hu'])
  test(`in random games by ${rules} every change of Madeira is told`, async () => {
    const [terms, log, rule, reasons] = await Promise.all([loadWords('en'), loadLog('en'), loadRules('en'), loadReasons('en')]);
    const { tell } = lateWords({ terms, log, rules: rule, reasons }, { names: NAMES }, () => false);
    for (const players of [2, 3, 4])
      for (let seed = 1; seed <= thorough(2, 20); seed++)
        assert.deepEqual(faultsIn(playedIn(madeira, tell, must(readConfig(madeira, { players, rules })), seed), MADEIRA), []);
  });

test('in random games every change of Puerto Rico is told', async () => {
  const words = await loadPuertoRicoWords('en', NAMES);
  const { tell } = { ...words, ...(await words.later?.()) };
  for (const players of [2, 3, 4, 5])
    for (let seed = 1; seed <= thorough(2, 20); seed++)
      assert.deepEqual(faultsIn(playedIn(puertoRico, tell, must(readConfig(puertoRico, { players })), seed), PUERTO_RICO), []);
});
