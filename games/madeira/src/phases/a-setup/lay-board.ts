/** Writes the printed numbers of a board into a position, as they hold for its number of players (BD1–BD5, S9). */
import type { State } from '@caravel/core';
import { type Board, isOpen, type MarketSlot, type PlayerCount } from '../../board/board.ts';
import { BUILDINGS, CITIES, COLONIES, FAVORS, GOODS, GUILDS, REQUESTS, REWARDS, YIELDS } from '../../board/names.ts';
import * as on from '../../state/layout.ts';
import { FIELDS, MARKET_SLOTS, SLOTS, SLOTS_EACH } from '../../state/places.ts';
import { NOBODY } from '../../state/state.ts';
import { DIE_VALUES, MAX_PLAYERS } from '../../tables/pieces.ts';

const layMarkets = (s: State, board: Board, players: PlayerCount): void => {
  for (let slot = 0; slot < SLOTS; slot++) on.slotCost.set(s, slot, NOBODY);
  for (const [market, good] of GOODS.entries()) {
    const slots = board.markets[good].slots.filter(({ heads }) => isOpen(heads, players));
    for (const [i, slot] of slots.entries()) layMarketSlot(s, market * SLOTS_EACH + i, slot);
  }
};

const layMarketSlot = (s: State, at: number, slot: MarketSlot): void => {
  on.slotCost.set(s, at, slot.goods);
  on.slotReals.set(s, at, slot.reals);
  if (!('or' in slot)) return;
  on.slotMoreCost.set(s, at, slot.or.goods);
  on.slotMoreReals.set(s, at, slot.or.reals);
};

const layColonies = (s: State, board: Board, players: PlayerCount): void => {
  for (const [colony, name] of COLONIES.entries()) {
    const { land, slots } = board.colonies[name];
    on.landGood.set(s, colony, GOODS.indexOf(land));
    const open = slots.filter(({ heads }) => isOpen(heads, players));
    for (const [i, { wine }] of open.entries()) on.slotCost.set(s, MARKET_SLOTS + colony * SLOTS_EACH + i, wine);
  }
};

/** S9: Wood by the number of players. */
const layFields = (s: State, board: Board, players: PlayerCount): void => {
  const fields = [...board.fields[1], ...board.fields[2], ...board.fields[3]];
  for (let i = 0; i < FIELDS; i++) {
    const field = fields[i];
    if (!field) throw new Error(`the board has ${fields.length} fields, not ${FIELDS}`);
    on.fieldGood.set(s, i, GOODS.indexOf(field.good));
    on.fieldBecomes.set(s, i, field.becomes === undefined ? NOBODY : GOODS.indexOf(field.becomes));
    on.fieldWood.set(s, i, field.wood?.[players] ?? 0);
  }
};

const layCities = (s: State, board: Board): void => {
  for (const [city, name] of CITIES.entries()) {
    on.cityHigher.set(s, city, board.cities[name].higher);
    on.cityLower.set(s, city, board.cities[name].lower);
    on.cityYield.set(s, city, YIELDS.indexOf(board.cities[name].yields));
  }
};

/** BD1 */
const layBuildings = (s: State, board: Board, players: PlayerCount): void => {
  on.buildingCost.set(s, board.buildingCosts[players]);
  for (const [building, name] of BUILDINGS.entries()) {
    on.buildingRegion.set(s, building, board.buildings[name].region);
    on.emptyInRound.set(s, building, board.buildings[name].emptyInRound);
  }
};

const layScales = (s: State, board: Board): void => {
  for (const [i, price] of board.woodPrices.entries()) on.woodPrices.set(s, i, price);
  for (const [i, reals] of board.passing.entries()) on.passReals.set(s, i, reals);
  for (const [i, wood] of board.districtWood.entries()) on.districtWood.set(s, i, wood);
  for (const [i, level] of board.windmill.levels.entries()) on.millLevels.set(s, i, level);
  on.millTop.set(s, board.windmill.levels.length - 1);
  for (let value = 1; value <= DIE_VALUES; value++) on.dieFaces.set(s, value - 1, board.diceFaces.filter((face) => face === value).length);
};

const layPoints = (s: State, board: Board): void => {
  for (const [i, round] of ([1, 3, 5] as const).entries()) {
    for (const [market, good] of GOODS.entries()) on.marketPoints.set(s, market, i, board.marketPoints[good][round]);
    for (const [colony, name] of COLONIES.entries()) on.colonyPoints.set(s, colony, i, board.colonyPoints[name][round]);
  }
};

/** A5: one guild a row with four players, two with fewer. */
const layGuilds = (s: State, board: Board, players: PlayerCount): void => {
  for (const [favor, name] of FAVORS.entries()) on.favorGuild.set(s, favor, GUILDS.indexOf(board.guilds[name]));
  for (let row = 0; row < MAX_PLAYERS; row++)
    for (let i = 0; i < 2; i++) {
      const guild = board.guildRows[players][row]?.[i];
      on.rowGuild.set(s, row, i, guild === undefined ? NOBODY : GUILDS.indexOf(guild));
    }
};

/** S5: the tiles marked with as many heads as players, or fewer. S6: which rewards are marked A. */
const layTiles = (s: State, board: Board, players: number): void => {
  for (const [kind, name] of REQUESTS.entries()) {
    const byHeads = board.requests[name];
    on.requestBag.set(s, kind, byHeads[2] + (players >= 3 ? byHeads[3] : 0) + (players >= 4 ? byHeads[4] : 0));
  }
  const bits = (names: readonly string[]): number =>
    names.reduce((sum, name) => sum | (1 << (REWARDS as readonly string[]).indexOf(name)), 0);
  on.rewardsMarkedA.set(s, bits(board.rewards.A));
  on.rewardsLeft.set(s, bits(board.rewards.A) | bits(board.rewards.B));
};

export const layBoard = (s: State, board: Board): void => {
  const players = on.players(s) as PlayerCount;
  layMarkets(s, board, players);
  layColonies(s, board, players);
  layFields(s, board, players);
  layCities(s, board);
  layBuildings(s, board, players);
  layScales(s, board);
  layPoints(s, board);
  layGuilds(s, board, players);
  layTiles(s, board, players);
};
