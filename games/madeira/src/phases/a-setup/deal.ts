/** S4–S7, S10, A1–A3: what chance lays out and rolls, at the start and in every round. */
import { at, type Lottery, type Move, type MoveBuffer, type State, type WeightBuffer } from '@caravel/core';
import { BUILDINGS, type Building, CHARACTERS, type Character, CITIES, COLONIES } from '../../board/names.ts';
import { DRAW_CHARACTER, DRAW_CROWNS, DRAW_FAVOR, DRAW_REQUEST, DRAW_REWARD, HANDFULS, PIRATES_ROLL, ROLL } from '../../moves/table.ts';
import * as on from '../../state/layout.ts';
import { UNBUILT_COLUMNS } from '../../state/places.ts';
import { awaitChance, awaitNobody, countBits, NOBODY } from '../../state/state.ts';
import {
  CHARACTER_TILE,
  CROWNS,
  FAVOR_TILE,
  GUILD_DICE,
  PIRATE_DICE_ROLL,
  REQUEST_TILE,
  REWARD_TILE,
  type Step,
} from '../../state/steps.ts';
import { DICE_PER_ROW, DIE_VALUES, PIRATE_DICE, REQUESTS_PER_ROW } from '../../tables/pieces.ts';
import { rollDice } from '../dice.ts';

/** Every tile of a set of bits is as likely as any other. */
const drawBits = (bits: number, first: Move, out: MoveBuffer, weights: WeightBuffer): number => {
  let count = 0;
  for (let tile = 0; bits >> tile !== 0; tile++) {
    if ((bits & (1 << tile)) === 0) continue;
    weights[count] = 1;
    out[count++] = first + tile;
  }
  return count;
};

/** The step is over when all lie there. */
const countDealt = (s: State, all: number, step: Step): void => {
  on.dealt.add(s, 1);
  if (on.dealt(s) < all) return;
  on.dealt.set(s, 0);
  awaitNobody(s, step);
};

/** S4: one starting request each, seat by seat. */
export const crownsLottery: Lottery = {
  chance: (s: State, out: MoveBuffer, weights: WeightBuffer): number => drawBits(on.crownsLeft(s), DRAW_CROWNS.first, out, weights),
  apply(s: State, move: Move): void {
    const tile = DRAW_CROWNS.index(move);
    on.crownsLeft.set(s, on.crownsLeft(s) & ~(1 << tile));
    on.crowns.set(s, on.dealt(s), tile + 1);
    on.requests.add(s, on.dealt(s), on.startKind(s, tile), 1);
    countDealt(s, on.players(s), CROWNS);
  },
};

export const layRequests = (s: State): void => awaitChance(s, REQUEST_TILE);

/** S5, S14: five requests a row; within a row the order does not matter. */
export const requestLottery: Lottery = {
  chance(s: State, out: MoveBuffer, weights: WeightBuffer): number {
    let count = 0;
    for (let kind = 0; kind < DRAW_REQUEST.count; kind++) {
      if (on.requestBag(s, kind) === 0) continue;
      weights[count] = on.requestBag(s, kind);
      out[count++] = DRAW_REQUEST.first + kind;
    }
    return count;
  },
  apply(s: State, move: Move): void {
    const kind = DRAW_REQUEST.index(move);
    on.requestBag.add(s, kind, -1);
    on.rowRequests.add(s, Math.floor(on.dealt(s) / REQUESTS_PER_ROW), kind, 1);
    countDealt(s, on.players(s) * REQUESTS_PER_ROW, REQUEST_TILE);
  },
};

export const layRewards = (s: State): void => awaitChance(s, REWARD_TILE);

/** S6: for each colony one A, then one B. */
const rewardsOfLetter = (s: State): number => on.rewardsLeft(s) & (on.dealt(s) % 2 === 0 ? on.rewardsMarkedA(s) : ~on.rewardsMarkedA(s));

export const rewardLottery: Lottery = {
  chance: (s: State, out: MoveBuffer, weights: WeightBuffer): number => drawBits(rewardsOfLetter(s), DRAW_REWARD.first, out, weights),
  apply(s: State, move: Move): void {
    const reward = DRAW_REWARD.index(move);
    on.rewardsLeft.set(s, on.rewardsLeft(s) & ~(1 << reward));
    on.colonyReward.set(s, Math.floor(on.dealt(s) / 2), on.dealt(s) % 2, reward);
    countDealt(s, COLONIES.length * 2, REWARD_TILE);
  },
};

export const layFavors = (s: State): void => awaitChance(s, FAVOR_TILE);

/** S7: one Favor on each of the four right districts of each city. */
export const favorLottery: Lottery = {
  chance: (s: State, out: MoveBuffer, weights: WeightBuffer): number => drawBits(on.favorsLeft(s), DRAW_FAVOR.first, out, weights),
  apply(s: State, move: Move): void {
    const favor = DRAW_FAVOR.index(move);
    on.favorsLeft.set(s, on.favorsLeft(s) & ~(1 << favor));
    on.districtFavor.set(s, Math.floor(on.dealt(s) / UNBUILT_COLUMNS), on.dealt(s) % UNBUILT_COLUMNS, favor);
    countDealt(s, CITIES.length * UNBUILT_COLUMNS, FAVOR_TILE);
  },
};

/** A1, S10: the four characters on the five buildings; the one with the round's numeral stays empty. */
export const layCharacters = (s: State): void => {
  for (let building = 0; building < BUILDINGS.length; building++) on.characterOn.set(s, building, NOBODY);
  on.charactersLeft.set(s, (1 << CHARACTERS.length) - 1);
  awaitChance(s, CHARACTER_TILE);
};

const nextFreeBuilding = (s: State): Building => {
  for (let building = 0; building < BUILDINGS.length; building++)
    if (on.characterOn(s, building) === NOBODY && on.emptyInRound(s, building) !== on.round(s)) return building;
  return NOBODY;
};

const layCharacter = (s: State, character: Character): void => {
  on.characterOn.set(s, nextFreeBuilding(s), character);
  on.charactersLeft.set(s, on.charactersLeft(s) & ~(1 << character));
};

export const characterLottery: Lottery = {
  chance: (s: State, out: MoveBuffer, weights: WeightBuffer): number => drawBits(on.charactersLeft(s), DRAW_CHARACTER.first, out, weights),
  apply(s: State, move: Move): void {
    layCharacter(s, DRAW_CHARACTER.index(move));
    if (countBits(on.charactersLeft(s)) > 1) return;
    // The last one has one place left.
    layCharacter(s, 31 - Math.clz32(on.charactersLeft(s)));
    awaitNobody(s, CHARACTER_TILE);
  },
};

/** A2: three pirate dice onto the City Watch. */
export const rollPirateDice = (s: State): void => awaitChance(s, PIRATE_DICE_ROLL);

export const pirateDiceLottery: Lottery = {
  chance: (s: State, out: MoveBuffer, weights: WeightBuffer): number => rollDice(s, PIRATE_DICE, PIRATES_ROLL.first, out, weights),
  apply(s: State, move: Move): void {
    for (let value = 0; value < DIE_VALUES; value++) on.pirateDice.set(s, value, 0);
    for (const value of at(HANDFULS, PIRATES_ROLL.index(move))) on.pirateDice.add(s, value - 1, 1);
    awaitNobody(s, PIRATE_DICE_ROLL);
  },
};

/** A3: three guild dice a row, as many rows as players (S14). */
export const rollGuildDice = (s: State): void => {
  for (let row = 0; row < on.players(s); row++) for (let value = 0; value < DIE_VALUES; value++) on.rowDice.set(s, row, value, 0);
  awaitChance(s, GUILD_DICE);
};

export const guildDiceLottery: Lottery = {
  chance: (s: State, out: MoveBuffer, weights: WeightBuffer): number => rollDice(s, DICE_PER_ROW, ROLL.first, out, weights),
  apply(s: State, move: Move): void {
    for (const value of at(HANDFULS, ROLL.index(move))) on.rowDice.add(s, on.dealt(s), value - 1, 1);
    countDealt(s, on.players(s), GUILD_DICE);
  },
};
