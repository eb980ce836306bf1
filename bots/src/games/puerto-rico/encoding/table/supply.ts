/** What lies in the middle of the table: tiles, barrels, buildings, ships and the trading house. */
import * as pr from '@caravel/puerto-rico/inside';
import { cellAt } from '../../cell-at.ts';
import { FeaturePlan } from '../feature-plan.ts';
import { flag, type TablePart } from '../part.ts';

const { barrelsLeft, buildingsLeft, faceDown, faceUp, house, houseFilled, quarriesLeft } = pr.on;
const { BUILDING_COUNT } = pr;

const plan = new FeaturePlan();
const eachKind = (words: (good: string) => string, most = 1): number => plan.each(pr.GOODS.map(words), most);
const BARRELS = eachKind((good) => `barrels of ${good} left`, 8);
const LACKING = eachKind((good) => `barrels of ${good} left below 3`, 3);
const FACE_UP = eachKind((good) => `tiles of ${good} face up`, 2);
const FACE_DOWN = eachKind((good) => `tiles of ${good} face down`, 8);
const IN_HOUSE = eachKind((good) => `${good} in the trading house`);
const ON_SHIP = eachKind((good) => `a ship carries ${good}`);
const IS_ROOM = eachKind((good) => `a ship with room carries ${good}`);
const ROOM = eachKind((good) => `room for ${good} on its ship`, 5);
const HOUSE_FILLED = plan.one('barrels in the trading house', 4);
const EMPTY_SHIPS = plan.one('empty ships', 2);
const LARGEST_EMPTY = plan.one('room on the largest empty ship', 6);
const QUARRIES = plan.one('quarries left', 8);
const IS_QUARRY = plan.one('a quarry is left');
const BUILDINGS = plan.each(
  pr.BUILDINGS.map((building) => `${building} left`),
  2,
);

export const supply: TablePart = {
  features: plan.features,
  write(s, { ships }, out, at) {
    for (let good = 0; good < pr.GOODS.length; good++) {
      const left = barrelsLeft(s, good);
      const room = cellAt(ships.room, good);
      out[at + BARRELS + good] = left;
      out[at + LACKING + good] = Math.max(0, 3 - left);
      out[at + FACE_UP + good] = faceUp(s, good);
      out[at + FACE_DOWN + good] = faceDown(s, good);
      out[at + IN_HOUSE + good] = house(s, good);
      out[at + ON_SHIP + good] = flag(room >= 0);
      out[at + IS_ROOM + good] = flag(room > 0);
      out[at + ROOM + good] = Math.max(0, room);
    }
    out[at + HOUSE_FILLED] = houseFilled(s);
    out[at + EMPTY_SHIPS] = ships.empty;
    out[at + LARGEST_EMPTY] = ships.empty > 0 ? cellAt(ships.emptyHolds, 0) : 0;
    out[at + QUARRIES] = quarriesLeft(s);
    out[at + IS_QUARRY] = flag(quarriesLeft(s) > 0);
    for (let building = 0; building < BUILDING_COUNT; building++) out[at + BUILDINGS + building] = buildingsLeft(s, building);
  },
};
