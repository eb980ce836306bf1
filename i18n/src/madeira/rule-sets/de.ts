import { speechIn } from '../../format.ts';
import type { RuleSetWords } from './en.ts';

const { number } = speechIn('de');

export const de: RuleSetWords = {
  rule: 'Regel',
  editions: { second: '2. Auflage', first: '1. Auflage' },
  booklets: {
    '2nd': 'Englisch, 2022',
    '1st-de': 'Deutsch',
    '1st-it': 'Italienisch',
    '1st-hu': 'Ungarisch',
  },
  differences: {
    startingPirates: { label: 'Piraten zu Beginn, je Spieler', value: number },
    diceBeforeWorkers: {
      label: 'Würfel und Charaktere der Runde 1 liegen vor den ersten Arbeitern aus',
      value: (is) => (is ? 'ja' : 'nein'),
    },
    placesInOneTurn: {
      label: 'Erste Arbeiter',
      value: (is) => (is ? 'ein Durchgang: Stadt und Erntefelder zusammen' : 'zwei Durchgänge: Stadt, dann Erntefelder'),
    },
    realsAtBottom: { label: '1 PP ganz unten in der Windmühle bringt', value: (n) => `1 Brot oder ${number(n)} Real` },
    lowerWithoutWorker: {
      label: 'Stadtentwicklung in einer Stadt ohne eigenen Arbeiter',
      value: (is) => (is ? 'niedrigere Zahl' : '0 PP'),
    },
    supportBread: { label: 'Brot der Belohnung Königliche Unterstützung', value: number },
    takenFavorUp: { label: 'Eine eben vom Gildenmeister erhaltene Gunst liegt', value: (is) => (is ? 'offen' : 'verdeckt') },
    capitaniaPoints: { label: 'PP der Capitania mit drei oder mehr Arbeitern', value: number },
    scoutCityPoints: { label: 'PP, wenn der Kundschafter einen Arbeiter in eine Stadt bringt', value: number },
    woodPaidAtOnce: { label: 'Gekauftes Holz wird bezahlt', value: (is) => (is ? 'sofort' : 'am Ende des Zuges') },
    rewardsBeforeWorkers: {
      label: 'Königliche Belohnungen liegen vor dem ersten Stadt-Arbeiter offen',
      value: (is) => (is ? 'ja' : 'nein'),
    },
  },
};
