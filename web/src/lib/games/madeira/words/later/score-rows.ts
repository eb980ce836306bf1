/** The result as a scoring sheet: what the Requests brought, what play brought, what was left, what Pirates took. */
import { at, type Step } from '@caravel/core';
import type { Words } from '@caravel/i18n/madeira';
import type { View } from '@caravel/madeira';
import { pointsBySource, type Source } from '@caravel/madeira/point-sources';
import type { ScoreRow } from '../../../../table/game-ui.ts';

type Labels = readonly (readonly [source: Source, label: string])[];

const requestLabels = ({ requests }: Words): Labels => [
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

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

const isWorthARow = ({ values }: ScoreRow): boolean => values.some((value) => value !== 0);

/** A row and its parts, without those that brought nobody anything. */
const group = (label: string, all: readonly ScoreRow[], players: number): ScoreRow => ({
  label,
  values: Array.from({ length: players }, (_, seat) => sum(all.map(({ values }) => at(values, seat)))),
  parts: all.filter(isWorthARow),
});

/** What Pirates cost is what the others leave of the total: who has how many is hidden if the game ended early. */
export const scoreRows = (terms: Words, view: View, totals: readonly number[], steps: readonly Step[]): readonly ScoreRow[] => {
  const points = pointsBySource(steps, view.players);
  const rowsOf = (labels: Labels): ScoreRow[] =>
    labels.map(([source, label]) => ({ label, values: points.map((bySource) => bySource[source]) }));
  const told: readonly ScoreRow[] = [
    group(terms.things.requests, rowsOf(requestLabels(terms)), view.players),
    group(terms.score.play, rowsOf(playLabels(terms)), view.players),
    { label: terms.score.wealth, values: view.seats.map(({ wealth }) => wealth.points) },
  ];
  const lost = totals.map((total, seat) => total - sum(told.map(({ values }) => at(values, seat))));
  return [...told, { label: terms.score.pirateLoss, values: lost }];
};
