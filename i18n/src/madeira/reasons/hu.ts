import { speechIn } from '../../format.ts';
import { amountAcc, hu as words } from '../hu.ts';
import type { Reasons } from './en.ts';

const { number } = speechIn('hu');
const { amount, characters, phases } = words;

export const hu: Reasons = {
  needs: (resource, count, have) => `${amount(resource, have)} van nálad, ${number(count)} kell.`,
  needsGoods: (have) => `${number(have)} árud van, tetszőleges kettő kell.`,
  noWoodSource: 'Nincs munkásod ott, ahol fát lehetne venni.',
  woodReach: (wood) => `Már csak ${amountAcc('wood', wood)} vehetsz.`,
  woodLimit: (limit) => `Egy körben legfeljebb ${amountAcc('wood', limit)} vehetsz.`,
  woodPrice: (count, cost, reals) =>
    `Még ${amount('wood', count)} ára ${amount('reals', cost)}, de csak ${amount('reals', reals)} van nálad.`,
  noDice: 'Nincs több céhkockád.',
  noDie: (value) => `Nincs ilyen értékű céhkockád: ${number(value)}.`,
  noPirateDie: (value) => `Nincs ilyen értékű kalózkocka: ${number(value)}.`,
  noWatch: 'Nincs munkásod a városőrségben.',
  diceFull: (limit) => `Itt mind a ${number(limit)} kockahely foglalt.`,
  pirateDieHere: 'Itt már van kalózkocka.',
  noWorkerHere: 'Itt nincs munkásod.',
  workerHere: 'Itt már van munkásod.',
  noWoodHere: 'Itt nincs fa.',
  noShipHere: 'Itt nincs hajód.',
  noShipHome: 'Nincs hajó a készletedben.',
  noVoyage: (items) => `Ennyid van: ${items}. Ez egyik szabad mezőre sem elég.`,
  noField: (region) => `${region === 1 ? 'Az' : 'A'} ${number(region)}. régióban nincs munkásod ültetvényen.`,
  noBuilding: 'Egyik épület régiójában sincs munkásod.',
  favorUsed: 'Ebben a körben már használtál céhtámogatást.',
  favorOf: (name) => `A tulajdonosa: ${name}.`,
  favorOnBoard: 'Még senki sem vette el.',
  enough: (count) => `Csak ${number(count)} kell.`,
  cannotUse: (figure) => `Ezt a karaktert most nem tudod használni: ${characters[figure].name}.`,
  inPhase: (phase) => `Ez egy másik fázisban történik (${phases[phase]}).`,
  ships: 'Hajót a parancsnokkal, a navigátorral vagy a IV. passzmezővel mozgathatsz.',
  workers: 'Munkást karakterekkel, épületekkel, királyi jutalmakkal vagy a felderítővel mozgathatsz.',
  harvest: (region) => `Betakarításhoz tégy egy kockát ${region === 1 ? 'az' : 'a'} ${number(region)}. régió egyik karakterére.`,
  favors: 'Céhtámogatást a céhmesterrel vehetsz el.',
};
