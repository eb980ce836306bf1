/** The result as a scoring sheet: what the Requests brought, what play brought, what was left, what Pirates took. */
import { at, type Step } from '@caravel/core';
import type { Words } from '@caravel/i18n/madeira';
import type { RequestName, View } from '@caravel/madeira';
import { pointsBySource, type Source } from '@caravel/madeira/point-sources';
import type { ScoreRow, Standing } from '../../../../table/game-ui.ts';

type Labels = readonly (readonly [source: Source, label: string])[];

const requestLabels = ({ requests }: Words): readonly (readonly [kind: RequestName, label: string])[] => [
  ['market-routes', requests['market-routes'].name],
  ['expeditions', requests.expeditions.name],
  ['influence', requests.influence.name],
  ['urbanization', requests.urbanization.name],
  ['wealth', requests.wealth.name],
];

const playLabels = ({ buildings, things }: Words): Labels => [
  ['capitania', buildings.capitania.name],
  ['alfandega', buildings.alfandega.name],
  ['rewards', things.rewards],
  ['favors', things.favors],
  ['passing', things.passSlot('II')],
  ['honor', things.watch],
  ['windmill', things.windmill],
];

const sum = (numbers: readonly (number | undefined)[]): number => numbers.reduce<number>((all, n) => all + (n ?? 0), 0);

const isWorthARow = ({ values }: ScoreRow): boolean => values.some((value) => value !== 0);

/** A row and its parts, without those that brought nobody anything. */
const group = (label: string, all: readonly ScoreRow[], players: number): ScoreRow => ({
  label,
  values: Array.from({ length: players }, (_, seat) => sum(all.map(({ values }) => at(values, seat)))),
  parts: all.filter(isWorthARow),
});

/** What the Requests and play have brought so far, and what is left at home would. */
const earned = (terms: Words, view: View, steps: readonly Step[]): readonly ScoreRow[] => {
  const points = pointsBySource(steps, view.players);
  const rowsOf = (labels: Labels): ScoreRow[] =>
    labels.map(([source, label]) => ({ label, values: points.map((bySource) => bySource[source]) }));
  return [
    group(terms.things.requests, rowsOf(requestLabels(terms)), view.players),
    group(terms.score.play, rowsOf(playLabels(terms)), view.players),
    { label: terms.score.wealth, values: view.seats.map(({ wealth }) => wealth.points) },
  ];
};

/** What Pirates cost is what the others leave of the total: who has how many is hidden if the game ended early. */
export const scoreRows = (terms: Words, view: View, totals: readonly number[], steps: readonly Step[]): readonly ScoreRow[] => {
  const told = earned(terms, view, steps);
  const lost = totals.map((total, seat) => total - sum(told.map(({ values }) => at(values, seat))));
  return [...told, { label: terms.score.pirateLoss, values: lost }];
};

/** E1: what each held Request would bring; of two of a kind the first. */
const held = (terms: Words, { seats }: View): ScoreRow => {
  const rows = requestLabels(terms).map(([kind, label]) => ({
    label,
    values: seats.map(({ requests, worthNow }) => (requests.some((request) => request.kind === kind) ? worthNow[kind] : 0)),
  }));
  return group(terms.score.requests, rows, seats.length);
};

/** I1: what Pirates will cost nobody knows while those of the others are hidden. */
export const standing = (terms: Words, view: View, steps: readonly Step[]): Standing => ({
  rows: [
    ...earned(terms, view, steps),
    { label: terms.score.pirateLoss, values: view.seats.map(({ pirateLoss }) => (pirateLoss === undefined ? undefined : 0 - pirateLoss)) },
  ],
  besides: [held(terms, view)],
});
