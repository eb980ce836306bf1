/** The board we play on where nobody brings another; origins.ts says where each of its values comes from. */
import type { Board } from './board.ts';

export const DEFAULT_BOARD: Board = {
  name: 'default',
  diceFaces: [1, 1, 2, 2, 3, 3],
  woodPrices: [1, 3, 6, 10, 15, 21],
  buildingCosts: { 2: 8, 3: 9, 4: 10 },
  passing: [2, 3, 4, 5],
  buildings: {
    moinho: { region: 2, emptyInRound: 5 },
    capitania: { region: 2, emptyInRound: 4 },
    alfandega: { region: 1, emptyInRound: 3 },
    casa: { region: 3, emptyInRound: 2 },
    fortaleza: { region: 3, emptyInRound: 1 },
  },
  districtWood: [2, 3, 4, 5],
  cities: {
    'porto-santo': { higher: 9, lower: 4, yields: 'bread' },
    funchal: { higher: 12, lower: 6, yields: 'reals' },
    machico: { higher: 15, lower: 7, yields: 'wood' },
  },
  windmill: { levels: [0, 1, 2, 3, 4, 5, 6], start: 3 },
  fields: {
    1: [
      { good: 'wine' },
      { good: 'wheat' },
      { good: 'wheat', becomes: 'sugar', wood: { 2: 1, 3: 2, 4: 3 } },
      { good: 'sugar', becomes: 'wine', wood: { 2: 1, 3: 2, 4: 3 } },
    ],
    2: [
      { good: 'wine' },
      { good: 'wheat' },
      { good: 'sugar' },
      { good: 'wheat', becomes: 'sugar', wood: { 2: 2, 3: 3, 4: 4 } },
      { good: 'sugar', becomes: 'wine', wood: { 2: 2, 3: 3, 4: 4 } },
    ],
    3: [
      { good: 'wine' },
      { good: 'wheat' },
      { good: 'sugar' },
      { good: 'wheat', becomes: 'sugar', wood: { 2: 3, 3: 4, 4: 5 } },
      { good: 'sugar', becomes: 'wine', wood: { 2: 4, 3: 5, 4: 6 } },
    ],
  },
  markets: {
    wheat: {
      slots: [
        { goods: 2, reals: 5 },
        { goods: 3, reals: 8 },
        { goods: 4, reals: 10, heads: '3+' },
        { goods: 5, reals: 13, heads: '3+' },
        { goods: 4, reals: 10, heads: '2', or: { goods: 5, reals: 13 } },
      ],
    },
    sugar: {
      slots: [
        { goods: 1, reals: 4 },
        { goods: 2, reals: 7 },
        { goods: 3, reals: 11 },
        { goods: 4, reals: 14, heads: '3+' },
        { goods: 5, reals: 18, heads: '3+' },
        { goods: 4, reals: 14, heads: '2', or: { goods: 5, reals: 18 } },
      ],
    },
    wine: {
      slots: [
        { goods: 1, reals: 5 },
        { goods: 2, reals: 9 },
        { goods: 3, reals: 14, heads: '3+' },
        { goods: 4, reals: 18, heads: '3+' },
        { goods: 3, reals: 14, heads: '2', or: { goods: 4, reals: 18 } },
      ],
    },
  },
  marketPoints: {
    wheat: { 1: 3, 3: 6, 5: 4 },
    sugar: { 1: 6, 3: 4, 5: 3 },
    wine: { 1: 4, 3: 3, 5: 6 },
  },
  colonies: {
    acores: { land: 'wheat', slots: [{ wine: 1 }, { wine: 2 }, { wine: 3 }, { wine: 2, heads: '3+' }, { wine: 3, heads: '4' }] },
    brasil: { land: 'sugar', slots: [{ wine: 1 }, { wine: 2 }, { wine: 3 }, { wine: 2, heads: '3+' }, { wine: 3, heads: '4' }] },
    india: { land: 'wine', slots: [{ wine: 1 }, { wine: 2 }, { wine: 3 }, { wine: 2, heads: '3+' }, { wine: 3, heads: '4' }] },
  },
  colonyPoints: {
    acores: { 1: 4, 3: 3, 5: 6 },
    brasil: { 1: 3, 3: 6, 5: 4 },
    india: { 1: 6, 3: 4, 5: 3 },
  },
  guilds: {
    monk: 'blue',
    miller: 'blue',
    bishop: 'blue',
    patron: 'green',
    lord: 'green',
    diplomat: 'green',
    treasurer: 'orange',
    navigator: 'orange',
    engineer: 'orange',
    constable: 'violet',
    lady: 'violet',
    scout: 'violet',
  },
  guildRows: {
    2: [
      ['blue', 'green'],
      ['orange', 'violet'],
    ],
    3: [
      ['blue', 'green'],
      ['green', 'orange'],
      ['orange', 'violet'],
    ],
    4: [['blue'], ['green'], ['orange'], ['violet']],
  },
  rewards: {
    A: ['island', 'city', 'guild', 'watch'],
    B: ['medal', 'booty', 'support', 'windmill'],
  },
  requests: {
    'market-routes': { 2: 2, 3: 1, 4: 1 },
    expeditions: { 2: 2, 3: 1, 4: 1 },
    influence: { 2: 2, 3: 1, 4: 1 },
    urbanization: { 2: 2, 3: 1, 4: 1 },
    wealth: { 2: 2, 3: 1, 4: 1 },
  },
  startingRequests: { 1: 'urbanization', 2: 'influence', 3: 'expeditions', 4: 'market-routes' },
};
