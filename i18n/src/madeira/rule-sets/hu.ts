import { speechIn } from '../../format.ts';
import type { RuleSetWords } from './en.ts';

const { number } = speechIn('hu');

export const hu: RuleSetWords = {
  rule: 'Szabály',
  editions: { second: '2. kiadás', first: '1. kiadás' },
  booklets: {
    '2nd': 'Angol, 2022',
    '1st-de': 'Német',
    '1st-it': 'Olasz',
    '1st-hu': 'Magyar',
  },
  differences: {
    startingPirates: { label: 'Kalózok a kezdéskor, játékosonként', value: number },
    diceBeforeWorkers: {
      label: 'Az 1. forduló kockái és karakterei az első lerakás előtt már kint vannak',
      value: (is) => (is ? 'igen' : 'nem'),
    },
    placesInOneTurn: {
      label: 'Első lerakás',
      value: (is) => (is ? 'egy menet: város és ültetvények együtt' : 'két menet: város, aztán ültetvények'),
    },
    realsAtBottom: { label: 'A szélmalom alján 1 HP-ért jár', value: (n) => `1 kenyér vagy ${number(n)} reál` },
    lowerWithoutWorker: { label: 'Urbanizáció olyan városban, ahol nincs munkásod', value: (is) => (is ? 'alacsonyabb szám' : '0 HP') },
    supportBread: { label: 'A Királyi támogatás jutalom kenyere', value: number },
    takenFavorUp: { label: 'A céhmesternél elvett támogatás', value: (is) => (is ? 'képpel felfelé' : 'képpel lefelé') },
    capitaniaPoints: { label: 'A Capitania HP-ja három vagy több munkással', value: number },
    scoutCityPoints: { label: 'HP, ha a felderítő munkást visz városba', value: number },
    woodPaidAtOnce: { label: 'A vett fát ki kell fizetni', value: (is) => (is ? 'azonnal' : 'a kör végén') },
    rewardsBeforeWorkers: {
      label: 'A királyi jutalmak láthatók az első városi munkás lerakása előtt',
      value: (is) => (is ? 'igen' : 'nem'),
    },
  },
};
