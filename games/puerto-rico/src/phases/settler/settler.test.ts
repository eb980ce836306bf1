import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isChance, outcomes, type State } from '@caravel/core';
import { puertoRico } from '../../index.ts';
import * as on from '../../state/layout.ts';
import {
  colonistsOf,
  discarded,
  endingsOf,
  faceDown,
  faceUp,
  options,
  play,
  position,
  quietRole,
  stepOf,
  tilesOf,
  toNextRole,
  waitingFor,
  whyNot,
} from '../../testing/index.ts';

const FULL = { corn: 3, indigo: 3, sugar: 3, tobacco: 3 } as const;
const ELEVEN = { ...FULL, tobacco: 2 } as const;
const NO_TILES = { corn: 0, indigo: 0, sugar: 0, tobacco: 0, coffee: 0 } as const;
const hacienda = { buildings: { hacienda: 1 } } as const;
const hut = { buildings: { 'construction-hut': 1 } } as const;
const hospice = { buildings: { hospice: 1 } } as const;

const draws = (s: State): string[] => outcomes(puertoRico, s).map(({ move, weight }) => `${weight}x ${puertoRico.moves.text(move)}`);
const allPass = ['role settler', '0 pass', '1 pass', '2 pass', '3 pass'];

test('SE1 the settler takes a face-up plantation, or a quarry instead', () => {
  const s = play(position(), 'role settler');
  assert.deepEqual(options(s, 0), [
    'plantation corn',
    'plantation indigo',
    'plantation sugar',
    'plantation tobacco',
    'plantation coffee',
    'quarry',
    'pass',
  ]);
  assert.deepEqual(tilesOf(play(s, 'plantation coffee'), 0), { indigo: 1, coffee: 1 });
  const quarry = play(s, 'quarry');
  assert.deepEqual(tilesOf(quarry, 0), { indigo: 1, quarry: 1 });
  assert.equal(on.quarriesLeft(quarry), 7);
  assert.deepEqual(waitingFor(quarry), [1]);
});

test('SE1 the settler takes no plantation that does not lie face up', () => {
  const s = play(position({ faceUp: ['corn', 'corn', 'corn', 'sugar', 'sugar'] }), 'role settler');
  assert.equal(whyNot(s, '0 plantation coffee'), 'SE1');
});

test('SE2 others take a face-up plantation that is left, and no quarry', () => {
  const s = play(position(), 'role settler', 'plantation coffee');
  assert.deepEqual(options(s, 1), ['plantation corn', 'plantation indigo', 'plantation sugar', 'plantation tobacco', 'pass']);
  assert.equal(whyNot(s, '1 quarry'), 'SE2');
  assert.equal(whyNot(s, '1 plantation coffee'), 'SE2');
});

test('SE2 the privilege does not pass to the others when the settler gives it up', () => {
  assert.equal(whyNot(play(position(), 'role settler', 'pass'), '1 quarry'), 'SE2');
});

test('SE3 at the end of the phase the tiles left are discarded and players + 1 drawn', () => {
  const s = play(position(), 'role settler', 'plantation corn', 'plantation indigo', 'plantation sugar', 'plantation tobacco');
  assert.deepEqual(faceUp(s), {});
  assert.deepEqual(discarded(s), { coffee: 1 });
  const laid = play(s, '* tile corn', '* tile corn', '* tile sugar', '* tile coffee', '* tile coffee');
  assert.deepEqual(faceUp(laid), { corn: 2, sugar: 1, coffee: 2 });
  assert.equal(stepOf(laid), 'role');
});

test('SE3 the stacks’ last tiles come first, then the discards are shuffled in', () => {
  const s = play(position({ supply: { faceDown: { ...NO_TILES, corn: 1, sugar: 1 }, discarded: { coffee: 4 } } }), ...allPass);
  assert.deepEqual(draws(s), ['1x tile corn', '1x tile sugar']);
  const two = play(s, '* tile corn', '* tile sugar');
  assert.deepEqual(draws(two), ['1x tile corn', '1x tile indigo', '1x tile sugar', '1x tile tobacco', '5x tile coffee']);
  assert.deepEqual(discarded(two), {});
  const full = play(two, '* tile coffee', '* tile coffee', '* tile tobacco');
  assert.deepEqual(faceUp(full), { corn: 1, sugar: 1, tobacco: 1, coffee: 2 });
  assert.deepEqual(faceDown(full), { corn: 1, indigo: 1, sugar: 1, coffee: 3 });
});

test('SE3 exactly enough tiles face down: the discards stay', () => {
  const s = toNextRole(play(position({ supply: { faceDown: { ...NO_TILES, corn: 5 } } }), ...allPass));
  assert.deepEqual(faceUp(s), { corn: 5 });
  assert.deepEqual(faceDown(s), {});
  assert.deepEqual(discarded(s), { corn: 1, indigo: 1, sugar: 1, tobacco: 1, coffee: 1 });
});

test('SE3 if still too few, fewer lie open', () => {
  const s = position({ faceUp: ['corn', 'sugar'], supply: { faceDown: { ...NO_TILES, coffee: 1 } } });
  const after = toNextRole(play(s, 'role settler', '0 plantation corn', '1 pass', '2 pass', '3 pass'));
  assert.deepEqual(faceUp(after), { sugar: 1, coffee: 1 });
});

test('SE4 with twelve tiles a player takes no more and is not asked', () => {
  const s = play(position({ seats: [{ tiles: FULL }] }), 'role settler');
  assert.deepEqual(waitingFor(s), [1]);
  for (const move of ['plantation corn', 'quarry', 'hacienda']) assert.equal(whyNot(s, `0 ${move}`), 'SE4');
});

test('SE4 the twelfth space can be filled', () => {
  const s = play(position({ seats: [{ tiles: ELEVEN }] }), 'role settler', 'quarry');
  assert.equal(on.islandFilled(s, 0), 12);
});

test('SE5 no quarries left: no privilege and no construction hut', () => {
  const s = play(position({ seats: [{}, hut], supply: { quarries: 0 } }), 'role settler');
  assert.equal(whyNot(s, '0 quarry'), 'SE5');
  assert.equal(whyNot(play(s, '0 pass'), '1 quarry'), 'SE5');
});

test('SE5 the settler may take the last quarry from under the hut', () => {
  const s = play(position({ seats: [{}, hut], supply: { quarries: 1 } }), 'role settler', 'quarry');
  assert.equal(options(s, 1).includes('quarry'), false);
});

test('SE6 tiles never leave: a full island is still the same after every phase', () => {
  const s = [1, 2, 3].reduce(quietRole, toNextRole(play(position({ seats: [{ tiles: FULL }] }), 'role settler')));
  assert.deepEqual(tilesOf(s, 0), FULL);
});

test('V-hacienda a face-down tile first, placed at once, then the normal turn', () => {
  const s = play(position({ seats: [hacienda] }), 'role settler');
  assert.equal(options(s, 0)[0], 'hacienda');
  const drawn = play(s, 'hacienda', '* tile sugar');
  assert.deepEqual(tilesOf(drawn, 0), { indigo: 1, sugar: 1 });
  assert.equal(whyNot(drawn, '0 hacienda'), 'V-hacienda');
  assert.deepEqual(tilesOf(play(drawn, 'plantation corn'), 0), { indigo: 1, sugar: 1, corn: 1 });
});

test('V-hacienda the tile comes out of the face-down stacks, by chance, not out of the row', () => {
  const s = play(position({ seats: [hacienda], supply: { faceDown: { ...NO_TILES, coffee: 2, corn: 1 } } }), 'role settler', 'hacienda');
  assert.equal(isChance(puertoRico, s), true);
  assert.deepEqual(draws(s), ['1x tile corn', '2x tile coffee']);
  assert.deepEqual(faceUp(play(s, '* tile coffee')), { corn: 1, indigo: 1, sugar: 1, tobacco: 1, coffee: 1 });
});

test('V-hacienda comes before the face-up tile, not after, and not without a colonist', () => {
  const s = play(position({ seats: [hacienda, { buildings: { hacienda: 0 } }] }), 'role settler', 'plantation corn');
  assert.deepEqual(waitingFor(s), [1]);
  assert.equal(whyNot(s, '0 hacienda'), 'R1');
  assert.equal(whyNot(s, '1 hacienda'), 'V-hacienda');
});

test('V-hacienda after the extra tile the normal one may be declined', () => {
  const s = play(position({ seats: [hacienda] }), 'role settler', 'hacienda', '* tile sugar', 'pass');
  assert.deepEqual(tilesOf(s, 0), { indigo: 1, sugar: 1 });
});

test('V-hacienda works anew for the next owner and in the next settler phase', () => {
  const s = play(position({ seats: [hacienda, hacienda] }), 'role settler', 'hacienda', '* tile sugar', 'pass');
  assert.equal(whyNot(s, '1 hacienda'), undefined);
});

test('V-hacienda V-hut the settler with both gets one quarry at most', () => {
  const both = { buildings: { hacienda: 1, 'construction-hut': 1 } } as const;
  const s = play(position({ seats: [both] }), 'role settler', 'hacienda', '* tile sugar', 'quarry');
  assert.deepEqual(tilesOf(s, 0), { indigo: 1, sugar: 1, quarry: 1 });
  assert.deepEqual(waitingFor(s), [1]);
});

test('V-hut a quarry instead of a plantation in the phase of another', () => {
  const s = play(position({ seats: [{}, hut] }), 'role settler', 'quarry');
  assert.deepEqual(tilesOf(play(s, '1 quarry'), 1), { indigo: 1, quarry: 1 });
  assert.deepEqual(waitingFor(play(s, '1 quarry')), [2]);
});

test('V-hut an empty hut gives no quarry', () => {
  const s = play(position({ seats: [{}, { buildings: { 'construction-hut': 0 } }] }), 'role settler', 'pass');
  assert.equal(whyNot(s, '1 quarry'), 'SE2');
});

test('V-hospice a colonist from the supply stands on the tile just placed', () => {
  const s = play(position({ seats: [hospice] }), 'role settler', 'plantation corn');
  assert.deepEqual(options(s, 0), ['hospice', 'pass']);
  const staffed = play(s, 'hospice');
  assert.deepEqual(colonistsOf(staffed, 0), { corn: 1, hospice: 1 });
  assert.equal(on.colonistsLeft(staffed), 75 - 1 - 1);
  assert.equal(on.colonistShip(staffed), 4);
});

test('V-hospice from the ship when the supply is empty, and none when both are', () => {
  const ship = play(
    position({ seats: [hospice], supply: { colonists: 0, colonistShip: 1 } }),
    'role settler',
    'plantation corn',
    'hospice',
  );
  assert.equal(on.colonistShip(ship), 0);
  assert.deepEqual(colonistsOf(ship, 0), { corn: 1, hospice: 1 });
  const none = play(position({ seats: [hospice], supply: { colonists: 0, colonistShip: 0 } }), 'role settler', 'plantation corn');
  assert.deepEqual(waitingFor(none), [1]);
});

test('V-hospice not on the hacienda’s extra tile, but on the normal one after it', () => {
  const both = { buildings: { hacienda: 1, hospice: 1 } } as const;
  const s = play(position({ seats: [both] }), 'role settler', 'hacienda', '* tile sugar');
  assert.equal(stepOf(s), 'settler');
  assert.deepEqual(colonistsOf(play(s, 'plantation corn', 'hospice'), 0), { corn: 1, hacienda: 1, hospice: 1 });
});

test('V-hospice only a tile brings a colonist, and only the hospice’s move comes after it', () => {
  const s = play(position({ seats: [hospice] }), 'role settler');
  assert.deepEqual(waitingFor(play(s, 'pass')), [1]);
  assert.equal(whyNot(play(s, 'quarry'), '0 quarry'), 'V-hospice');
});

test('V-hospice V-hut hacienda, hut and hospice work together in the phase of another', () => {
  const all = { buildings: { hacienda: 1, 'construction-hut': 1, hospice: 1 } } as const;
  const s = play(position({ seats: [{}, all] }), 'role settler', '0 pass', '1 hacienda', '* tile coffee', '1 quarry', '1 hospice');
  assert.deepEqual(tilesOf(s, 1), { indigo: 1, coffee: 1, quarry: 1 });
  assert.deepEqual(colonistsOf(s, 1), { quarry: 1, hacienda: 1, 'construction-hut': 1, hospice: 1 });
});

test('Q1 the hacienda may fill the last space; then there is no normal tile', () => {
  const s = play(position({ seats: [{ tiles: ELEVEN, ...hacienda }] }), 'role settler', 'hacienda', '* tile coffee');
  assert.deepEqual(tilesOf(s, 0), { ...ELEVEN, coffee: 1 });
  assert.deepEqual(waitingFor(s), [1]);
  assert.equal(whyNot(s, '0 plantation corn'), 'SE4');
});

test('Q1 with the stacks empty the discards are shuffled for the hacienda, the row is not touched', () => {
  const s = position({ seats: [hacienda], supply: { faceDown: NO_TILES, discarded: { tobacco: 2, corn: 1 } } });
  const drawing = play(s, 'role settler', 'hacienda');
  assert.deepEqual(draws(drawing), ['1x tile corn', '2x tile tobacco']);
  const drawn = play(drawing, '* tile tobacco');
  assert.deepEqual(faceDown(drawn), { corn: 1, tobacco: 1 });
  assert.deepEqual(discarded(drawn), {});
});

test('Q1 no tile face down and none discarded: nothing to draw', () => {
  const s = play(position({ seats: [hacienda], supply: { faceDown: NO_TILES } }), 'role settler');
  assert.equal(whyNot(s, '0 hacienda'), 'Q1');
});

test('Q2 the hospice may be declined, and serves a quarry too', () => {
  const s = play(position({ seats: [hospice] }), 'role settler', 'quarry');
  assert.deepEqual(colonistsOf(play(s, 'hospice'), 0), { quarry: 1, hospice: 1 });
  assert.deepEqual(colonistsOf(play(s, 'pass'), 0), { hospice: 1 });
});

test('Q2 the last colonist taken by a hospice is no end', () => {
  const s = play(position({ seats: [hospice], supply: { colonists: 0, colonistShip: 1 } }), 'role settler', 'quarry', 'hospice');
  assert.deepEqual([on.colonistsLeft(s), on.colonistShip(s)], [0, 0]);
  assert.deepEqual(endingsOf(toNextRole(s)), []);
});

test('Q13 the row is not refilled during the phase; a player who finds it empty takes nothing, or with a hut a quarry', () => {
  const s = play(position({ faceUp: ['corn', 'sugar'], seats: [{}, {}, hut] }), 'role settler', 'plantation corn', 'plantation sugar');
  assert.deepEqual(options(s, 2), ['quarry', 'pass']);
  assert.equal(whyNot(s, '2 plantation corn'), 'SE2');
  const end = play(s, 'quarry');
  assert.equal(isChance(puertoRico, end), true);
  assert.deepEqual(tilesOf(end, 3), { corn: 1 });
});

test('Q13 with an empty row the settler still has his quarry, and a hacienda its tile', () => {
  const s = play(position({ faceUp: [], seats: [{}, hacienda] }), 'role settler');
  assert.deepEqual(options(s, 0), ['quarry', 'pass']);
  assert.deepEqual(options(play(s, 'pass'), 1), ['hacienda', 'pass']);
});

test('V-hacienda the hacienda of one player takes nothing from that of the next', () => {
  const s = position({
    players: 3,
    seats: [{ tiles: { corn: 11 }, buildings: { hacienda: 1 } }, { buildings: { hacienda: 1 } }],
  });
  const after = play(s, 'role settler', 'hacienda', '* tile sugar');
  assert.ok(options(after, 1).includes('hacienda'));
});

test('SE2 SE5 a player who is not asked learns what forbids a quarry, not whose turn it is', () => {
  const s = play(position({ supply: { quarries: 0 } }), 'role settler');
  assert.equal(whyNot(s, '1 quarry'), 'SE2');
  assert.equal(whyNot(s, '0 quarry'), 'SE5');
  assert.equal(whyNot(s, '1 plantation corn'), 'R1');
});
