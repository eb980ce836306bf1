import { speechIn } from '../../format.ts';
import { theShipOf, hu as words } from '../hu.ts';
import type { Reasons } from './en.ts';

const { number } = speechIn('hu');
const { amounts, goods } = words;

export const hu: Reasons = {
  costs: (cost, have) => `Most ${amounts.doubloons(cost)}ba kerül neked, de csak ${number(have)} van nálad.`,
  citySpaces: (places, left) => `A városodban ${amounts.spaces(places)} kell neki, de csak ${number(left)} szabad.`,
  cityFull: (places) => `Mind a ${amounts.spaces(places)} foglalt a városodban.`,
  islandFull: (places) => `Mind a ${amounts.spaces(places)} foglalt a szigeteden.`,
  noBarrel: (good) => `Ebből nincs egy hordód sem: ${goods[good]}.`,
  onOther: (good, holds) => `${good === 'indigo' ? 'Az' : 'A'} ${goods[good]} ${theShipOf(holds)} hajóra kerül, ahol már van belőle.`,
  takesMore: (holds, count) => `A másik, ${number(holds)} hordós hajóra több fér belőle: ${amounts.barrels(count)}.`,
  houseHas: (good) => `A kereskedőházban már van ilyen: ${goods[good]}.`,
  noQuarries: 'Nincs több kőbánya.',
  notProduced: (good) => `Ebből nem termeltél: ${goods[good]}.`,
  supplyEmpty: (good) => `A készletből elfogyott: ${goods[good]}.`,
  roles: 'Új szerepet akkor választotok, ha ezzel már mindenki végzett.',
  plantations: 'Ültetvényt és kőbányát az ültetvényes fázisában lehet elvenni.',
  buildings: 'Épületet az építész fázisában lehet venni.',
  colonists: 'A telepeseket a polgármester fázisában kell elhelyezni.',
  supply: 'Árut az iparos fázisában lehet termelni.',
  goods: 'Árut a kereskedő fázisában lehet eladni, és a kapitány fázisában kell hajóra rakni.',
};
