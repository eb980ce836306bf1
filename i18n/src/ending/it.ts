import { speechIn } from '../format.ts';
import type { Ending } from './en.ts';

const { list, number, plural, signed } = speechIn('it');

export const it: Ending = {
  players: (n) => plural(n, { one: '# giocatore', other: '# giocatori' }),
  rounds: (n) => plural(n, { one: '# turno', other: '# turni' }),
  chip: {
    won: (name) => `${name}, la partita è tua`,
    place: (name, place, players) => `${name}, posto ${number(place)} su ${number(players)}`,
  },
  headline: {
    won: (n) => `Hai vinto di ${number(n)}`,
    wonTie: 'Hai vinto allo spareggio',
    wonPlain: 'Hai vinto',
    lost: (n, names) => `Hai perso di ${number(n)} contro ${list(names)}`,
    lostTie: (names) => `Hai perso allo spareggio contro ${list(names)}`,
    lostPlain: (names) => `Hai perso contro ${list(names)}`,
    shared: (names) => `Condividi la vittoria con ${list(names)}`,
    wins: (name, n) => `${name} vince di ${number(n)}`,
    winsTie: (name) => `${name} vince allo spareggio`,
    winsPlain: (name) => `${name} vince`,
    share: (names) => `${list(names)} condividono la vittoria`,
    nobody: 'Nessun vincitore',
  },
  tie: (label, values) => `Punti pari. ${label}: ${list(values)}.`,
  reasons: {
    time: 'Il tempo è scaduto prima della fine.',
    agreed: 'Avete deciso di finire prima la partita.',
    operator: 'Terminata in anticipo dal gestore.',
  },
  review: 'Analisi',
  toBoard: 'Guarda il tabellone',
  points: 'Da dove vengono i punti',
  bar: (name, total, parts) => `${name}: ${number(total)} (${parts.join(', ')})`,
  sheet: 'Punteggio completo',
  overRounds: 'Punti turno per turno',
  overRoundsHint: 'se la partita fosse finita lì',
  round: 'Turno',
  start: 'Inizio',
  turning: {
    title: 'Momenti decisivi',
    own: 'come è cambiata la tua probabilità di vincere, secondo una stima rapida',
    of: (name) => `come è cambiata la probabilità di vincere di ${name}, secondo una stima rapida`,
    change: (percent) => `${signed(percent)} %`,
    looking: 'Li stiamo cercando …',
    none: 'Nessuna mossa da sola ha cambiato molto le probabilità.',
  },
  share: {
    title: 'Condividi',
    send: 'Invia a un’app',
    link: 'Copia un link',
    file: 'Salva come file',
    copied: 'Il link è copiato.',
    failed: 'Questo browser non permette alle pagine di copiare. Salva la partita come file.',
  },
  device: {
    title: 'Partite su questo dispositivo',
    hint: 'Le partite che hai finito qui da solo contro i bot. Restano solo su questo dispositivo e non contano per il rating.',
    none: 'Ancora nessuna. Gioca fino alla fine una partita contro i bot e la troverai qui.',
    levels: 'Bot più forte',
    last: 'Ultime partite',
    gone: 'non più salvata',
  },
};
