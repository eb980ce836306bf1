/** The tiles and buildings, each with the line of signs that stands on it. */
import {
  BUILDINGS,
  type BuildingName,
  FAVORS,
  type FavorName,
  FIGURES,
  type GuildName,
  type PassingView,
  REQUESTS,
  REWARDS,
  type View,
} from '@caravel/madeira';
import { BUILDING_SIGNS, PASS_SIGNS, REQUEST_ICON, REWARD_SIGNS } from '../board/later/tile-signs.ts';
import { FAVOR_SIGNS } from '../board/signs.ts';
import { NUMERALS } from '../numerals.ts';
import { type Asked, type Entry, entry, type Group, lines } from './pictures.ts';

const characters = ({ terms: { characters: said } }: Asked): Entry[] =>
  FIGURES.map((figure) => entry([{ kind: 'drawing', name: figure, box: '0 0 48 48' }], said[figure].name, said[figure].does));

const building = ({ terms: { buildings: said, facts }, view: { capitaniaPoints } }: Asked, name: BuildingName): Entry => {
  const signs = BUILDING_SIGNS[name].map((line) => line.replace('=', String(capitaniaPoints)));
  const many = name === 'capitania' ? facts.capitaniaPoints(capitaniaPoints) : facts.many(name);
  return entry(lines(...signs), said[name].name, facts.few(name), many);
};

const passing = ({ terms: { things, facts } }: Asked, { slot, reals, action }: PassingView): Entry => {
  const deed = action && { line: PASS_SIGNS[action], text: { city: facts.passCity, watch: facts.passWatch, ship: facts.passShip }[action] };
  const line = `+${reals} reals${deed ? ` / ${deed.line}` : ''}`;
  return entry(lines(line), things.passSlot(NUMERALS[slot]), facts.passReals(reals), ...(deed ? [deed.text] : []));
};

/** Wherever it lies, on a district or before a player; nowhere before it is laid out. */
const guildOf = ({ cities, seats }: View, favor: FavorName): GuildName | undefined =>
  [...cities.flatMap(({ districts }) => districts), ...seats.flatMap(({ favors }) => favors)].find((tile) => tile.favor === favor)?.guild;

const favors = ({ terms: { favors: said }, view }: Asked): Entry[] =>
  FAVORS.map((favor) =>
    entry([{ kind: 'line', line: FAVOR_SIGNS[favor], guild: guildOf(view, favor) }], said[favor].name, said[favor].does),
  );

const rewards = ({ terms: { rewards: said } }: Asked): Entry[] =>
  REWARDS.map((reward) => entry(lines(REWARD_SIGNS[reward]), said[reward].name, said[reward].does));

const requests = ({ terms: { requests: said } }: Asked): Entry[] =>
  REQUESTS.map((request) => entry(lines(REQUEST_ICON[request]), said[request].name, said[request].does));

export const tileGroups = (asked: Asked): Group[] => {
  const { things } = asked.terms;
  return [
    { title: asked.words.groups.characters, pictures: 'narrow', entries: characters(asked) },
    { title: things.buildings, pictures: 'wide', entries: BUILDINGS.map((name) => building(asked, name)) },
    { title: things.passing, pictures: 'wide', entries: asked.view.passing.map((slot) => passing(asked, slot)) },
    { title: things.favors, pictures: 'wide', entries: favors(asked) },
    { title: things.rewards, pictures: 'wide', entries: rewards(asked) },
    { title: things.requests, pictures: 'narrow', entries: requests(asked) },
  ];
};
