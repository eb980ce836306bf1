/** What the places of Workers and Ships are. */
import { at } from '@caravel/core';
import type { PlaceName, SlotName } from '@caravel/madeira';
import type { About, Of } from './about.ts';
import type { Asked } from './facts.ts';
import * as facts from './facts.ts';
import { cityNamed, slotNamed } from './lookups.ts';

export const region = ({ parts: [number] }: Of<'region'>, { terms, view, me }: Asked): About => ({
  title: terms.things.region(number),
  lines: () => [
    terms.things.regions[number],
    terms.button.harvest(number),
    ...(view.seats[me] ? [terms.counts.workers(at(view.seats[me].workers.regions, number - 1))] : []),
  ],
  rule: 'H1',
});

const forest = (asked: Asked): About => ({
  title: asked.terms.things.forest,
  lines: () => [asked.terms.facts.forest, ...facts.workersFacts(asked, asked.view.forest), ...facts.woodPriceFacts(asked)],
  rule: 'BD2',
});

const watch = (asked: Asked): About => ({
  title: asked.terms.things.watch,
  lines: () => [asked.terms.facts.watch, ...facts.watchFacts(asked)],
  rule: 'D1',
});

const homeOfWorkers = (asked: Asked): About => ({
  title: `${asked.terms.things.home}: ${asked.terms.things.workers}`,
  lines: () => facts.homeFacts(asked, asked.view.seats[asked.me]?.workers),
  rule: 'S2',
});

const land = (asked: Asked, name: PlaceName): About | undefined => {
  const colony = asked.view.colonies.find((one) => one.colony === name);
  return colony && { title: asked.terms.things.land(colony.colony), lines: () => facts.landFacts(asked, colony), rule: 'C-alfandega' };
};

const field = (asked: Asked, name: PlaceName): About | undefined => {
  const found = asked.view.fields.find((one) => one.field === name);
  return found && { title: asked.terms.things.field(name, found.good), lines: () => facts.fieldFacts(asked, found), rule: 'H1' };
};

const spot = (asked: Asked, name: PlaceName): About | undefined => {
  const city = asked.view.cities.find(({ districts }) => districts.some(({ spots }) => spots.some((one) => one.spot === name)));
  return city && { title: asked.terms.place(name), lines: () => facts.spotFacts(asked, city, name), rule: 'S7' };
};

export const place = ({ parts: [name] }: Of<'place'>, asked: Asked): About | undefined => {
  if (name === 'forest') return forest(asked);
  if (name === 'watch') return watch(asked);
  return name === 'home' ? homeOfWorkers(asked) : (field(asked, name) ?? land(asked, name) ?? spot(asked, name));
};

export const district = ({ parts: [city, number] }: Of<'district'>, asked: Asked): About | undefined => {
  const found = cityNamed(asked.view, city).districts[number - 1];
  return found && { title: asked.terms.things.district(city, number), lines: () => facts.districtFacts(asked, found), rule: 'GM1' };
};

const homeOfShips = (asked: Asked): About => ({
  title: `${asked.terms.things.home}: ${asked.terms.things.ships}`,
  lines: () => [...facts.homeFacts(asked, asked.view.seats[asked.me]?.ships), asked.terms.facts.shipFromHome],
  rule: 'CO2',
});

export const slot = (asked: Asked, name: SlotName): About | undefined => {
  if (name === 'home') return homeOfShips(asked);
  const found = slotNamed(asked.view, name);
  return found && { title: asked.terms.slot(name), lines: () => facts.slotFacts(asked, found), rule: 'BD4' };
};
