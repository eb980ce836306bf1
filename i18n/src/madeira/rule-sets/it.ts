import { speechIn } from '../../format.ts';
import type { RuleSetWords } from './en.ts';

const { number } = speechIn('it');

export const it: RuleSetWords = {
  rule: 'Regola',
  editions: { second: '2ª edizione', first: '1ª edizione' },
  booklets: {
    '2nd': 'Inglese, 2022',
    '1st-de': 'Tedesco',
    '1st-it': 'Italiano',
    '1st-hu': 'Ungherese',
  },
  differences: {
    startingPirates: { label: 'Pirati all’inizio, per giocatore', value: number },
    diceBeforeWorkers: {
      label: 'Dadi e Personaggi del turno 1 sono disposti prima dei primi Lavoratori',
      value: (is) => (is ? 'sì' : 'no'),
    },
    placesInOneTurn: {
      label: 'Primi Lavoratori',
      value: (is) => (is ? 'un giro: Città e Piantagioni insieme' : 'due giri: Città, poi Piantagioni'),
    },
    realsAtBottom: { label: '1 PP in fondo al Mulino a vento dà', value: (n) => `1 Pane o ${number(n)} Real` },
    lowerWithoutWorker: { label: 'Urbanizzazione in una Città senza un tuo Lavoratore', value: (is) => (is ? 'numero più basso' : '0 PP') },
    supportBread: { label: 'Pane della Ricompensa Supporto Reale', value: number },
    takenFavorUp: {
      label: 'Un Favore appena preso con il Mastro della Gilda sta',
      value: (is) => (is ? 'a faccia in su' : 'a faccia in giù'),
    },
    capitaniaPoints: { label: 'PP della Capitania con tre o più Lavoratori', value: number },
    scoutCityPoints: { label: 'PP quando l’Esploratore porta un Lavoratore in una Città', value: number },
    woodPaidAtOnce: { label: 'Il Legno acquistato si paga', value: (is) => (is ? 'subito' : 'alla fine del proprio turno') },
    rewardsBeforeWorkers: {
      label: 'Le Ricompense del Re sono visibili prima del primo Lavoratore in Città',
      value: (is) => (is ? 'sì' : 'no'),
    },
  },
};
