/** What lies on the board: Goods and Wood of the Fields, characters, Citizens, Favors of districts, rewards, Requests of rows. */
import { at } from '@caravel/core';
import { names as madeira, NOBODY, on, places } from '@caravel/madeira/positions';
import { field } from '../../../study/position-fields.ts';
import type { PositionField, PositionGroup } from '../../../study/position-kit.ts';
import { growing, growsOn, rewardsFor, setCharacter, setCitizens, setDistrict, setGrowing, setReward } from './board-edits.ts';
import { requestsIn, setRowRequest, stillTurns } from './rounds.ts';
import type { Told } from './told.ts';

const { BUILDINGS, CHARACTERS, CITIES, COLONIES, FAVORS, GOODS, PASSING_NUMERALS, REQUESTS, REWARDS, SUGAR, WHEAT } = madeira;
const { BUILT_DISTRICTS, FIELD_NAMES, UNBUILT_COLUMNS } = places;

const growths = (told: Told) => [
  ...GOODS.map((name, good) => ({ value: growing(good, NOBODY), label: told.words.goods[name] })),
  ...[WHEAT, SUGAR]
    .filter((good) => stillTurns(told.s, good))
    .map((good) => ({
      value: growing(good, good + 1),
      label: told.own.turnsInto(told.words.goods[at(GOODS, good)], told.words.goods[at(GOODS, good + 1)]),
    })),
];

/** All Goods first, then all Wood: the sheet may have any number of columns. */
export const fieldsOf = (told: Told): PositionGroup => {
  const { s, words, own } = told;
  const places = FIELD_NAMES.map((name) => words.place(name));
  const goods = places.map((place, i) => ({
    ...field(s, `grows:${i}`, own.grows(place), growsOn(s, i), (copy, value) => setGrowing(copy, i, value)),
    choices: growths(told),
  }));
  const wood = places.map((place, i) =>
    field(s, `woodOn:${i}`, own.woodOn(place), on.fieldWood(s, i), (copy, n) => on.fieldWood.set(copy, i, n)),
  );
  return { title: words.things.islands, fields: [...goods, ...wood] };
};

/** S10: of this round's empty building nothing can be said. */
export const charactersOf = ({ s, words }: Told): PositionGroup => {
  const choices = CHARACTERS.map((name, value) => ({ value, label: words.characters[name].name }));
  return {
    title: words.things.buildings,
    fields: BUILDINGS.flatMap((name, i) =>
      on.characterOn(s, i) === NOBODY
        ? []
        : {
            ...field(s, `character:${i}`, words.buildings[name].name, on.characterOn(s, i), (copy, n) => setCharacter(copy, i, n)),
            choices,
          },
    ),
  };
};

const citizensOf = ({ s, words, own }: Told): PositionField[] =>
  CITIES.map((name, city) =>
    field(s, `citizens:${city}`, own.citizens(words.cities[name]), on.citizens(s, city), (copy, n) => setCitizens(copy, city, n)),
  );

/** GM1: those that are not built yet. */
const districtsOf = ({ s, words }: Told): PositionField[] => {
  const laid = CITIES.flatMap((name, city) =>
    Array.from({ length: UNBUILT_COLUMNS }, (_, column) => ({ name, city, column, favor: on.districtFavor(s, city, column) })),
  ).filter(({ favor }) => favor !== NOBODY);
  const choices = laid.map(({ favor }) => ({ value: favor, label: words.favors[at(FAVORS, favor)].name }));
  return laid.map(({ name, city, column, favor }) => ({
    ...field(s, `district:${city}:${column}`, words.things.district(name, BUILT_DISTRICTS + column + 1), favor, (copy, n) =>
      setDistrict(copy, city, column, n),
    ),
    choices,
  }));
};

export const citiesOf = (told: Told): PositionGroup => ({
  title: told.words.things.cities,
  fields: [...citizensOf(told), ...districtsOf(told)],
});

export const rewardsOf = ({ s, words, own }: Told): PositionGroup => ({
  title: words.things.rewards,
  fields: COLONIES.flatMap((name, colony) =>
    [0, 1].map((place) => ({
      ...field(s, `reward:${colony}:${place}`, own.reward(words.colonies[name], place + 1), on.colonyReward(s, colony, place), (copy, n) =>
        setReward(copy, colony, place, n),
      ),
      choices: REWARDS.flatMap((reward, value) =>
        (rewardsFor(s, place) & (1 << value)) === 0 ? [] : { value, label: words.rewards[reward].name },
      ),
    })),
  ),
});

export const rowRequestsOf = (told: Told): PositionGroup => {
  const { s, words, own } = told;
  const choices = REQUESTS.map((name, value) => ({ value, label: words.requests[name].name }));
  return {
    title: words.things.requests,
    fields: told.names.flatMap((_, row) =>
      requestsIn(s, row).map((kind, i) => ({
        ...field(
          s,
          `rowRequest:${row}:${i}`,
          `${words.things.row(at(PASSING_NUMERALS, row))}: ${own.request(i + 1)}`,
          kind,
          (copy, wanted) => setRowRequest(copy, row, kind, wanted),
        ),
        choices,
      })),
    ),
  };
};
