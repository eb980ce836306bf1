/** Le parole della pagina delle statistiche. */
import { speechIn } from '../format.ts';
import type { Stats } from './en.ts';

const { list, number, plural } = speechIn('it');
const games = (n: number): string => plural(n, { one: '# partita', other: '# partite' });

export const it: Stats = {
  title: 'Statistiche',
  hint: 'Che cosa fa vincere, e a che punto sei',
  filters: {
    game: 'Gioco',
    players: 'Numero di giocatori',
    source: 'Partite',
    rules: 'Regole',
    options: 'Opzioni',
    usual: 'Come al solito',
    every: 'Tutte insieme',
  },
  sources: { mine: 'Le mie partite', bots: (n) => `${number(n)} partite di bot`, both: 'Entrambe' },
  show: 'Mostra come',
  plot: 'Grafico',
  table: 'Tabella',
  sample: (n) => games(n),
  ofThem: (n, mine) => `${games(n)}; tu: ${games(mine)}`,
  winners: 'Vincitori',
  others: 'Altri',
  you: 'Tu',
  all: 'Totale',
  wins: 'Vittorie',
  share: 'Quota di vittorie',
  between: '95 % tra',
  range: (low, high) => `${low} e ${high}`,
  give: (mean, error) => `${mean} ± ${error}`,
  percent: (value) => `${value} %`,
  even: (value) => `${value}, pari`,
  evenIs: (value) => `quota di vittorie (${value} = pari)`,
  counting: (done, all) => `Conto le tue partite: ${number(done)} di ${number(all)}`,
  seats: {
    title: 'Vittorie per ordine di turno',
    start: (n) => `Giocatore ${number(n)}`,
    most: (who) => `Più vittorie della parità: ${who}.`,
    none: 'Nessun posto nell’ordine di turno vince nettamente più spesso.',
  },
  choices: {
    more: (names) => `Si accompagna alla vittoria: ${list(names)}. Non è ancora una causa.`,
    none: 'Niente qui si accompagna alla vittoria al di là del caso.',
    few: 'Troppo poche partite per dirlo.',
  },
  points: {
    title: 'Punti per provenienza',
    most: (what, points) => `Differenza maggiore: ${what}, ${points} punti per i vincitori.`,
  },
  amounts: {
    most: (what, winners, others) => `Differenza maggiore: ${what}, vincitori ${winners}, altri ${others}.`,
    none: 'Vincitori e altri non differiscono più che per caso.',
    hint: 'media per giocatore e partita',
  },
  length: {
    title: 'Durata',
    rounds: (n) => `Metà delle partite dura al massimo ${plural(n, { one: '# turno', other: '# turni' })}.`,
    decisions: (n) => `In metà delle partite ognuno prende al massimo ${plural(n, { one: '# decisione', other: '# decisioni' })}.`,
    roundsAxis: 'turni · quota di partite in %',
    decisionsAxis: 'decisioni di un giocatore · quota di partite in %',
    roundsHead: 'Turni',
    decisionsHead: 'Decisioni',
    ends: (parts) => `Fine per: ${parts.join(', ')}`,
  },
  insights: {
    title: 'Che cosa si nota',
    other: (what, mine, winners) => `${what}: tu ${mine} a partita, i vincitori ${winners}.`,
    none: (n) => `Nelle tue ${games(n)} niente si scosta dai vincitori al di là del caso.`,
    few: (n) => `Finisci ${games(n)} di questo tipo e questa pagina ti confronta con i vincitori.`,
    where: 'Mostrami dove',
    cause: 'Non è ancora una causa: vanno solo insieme.',
  },
  empty: 'Ancora nessuna partita di questo tipo.',
  emptyMine: 'Non hai ancora finito una partita di questo tipo. Giocane una fino alla fine e la vedrai qui.',
  note: (n) =>
    `Le partite di bot sono giocate da bot di livello medio, alcune da bot facili. La linea che attraversa un punto o una barra è l’intervallo del 95 %. In tutto ci sono ${number(n)} partite di bot; i grafici mostrano quelle con il numero di giocatori e le regole scelti.`,
};
