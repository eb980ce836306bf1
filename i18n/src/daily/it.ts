import { speechIn } from '../format.ts';
import type { DailyWords } from './en.ts';

const { number, plural } = speechIn('it');
const people = { one: '# persona', other: '# persone' };
const points = { one: '# punto', other: '# punti' };
/** Up to a hundred, the numbers that begin with a vowel: uno, otto, undici, ottanta and those after it. */
const ofNumber = (n: number) => `${/^(1|11|8\d?)$/.test(String(n)) ? 'dell’' : 'del '}${number(n)}`;

export const it: DailyWords = {
  title: 'Tavolo del giorno',
  lead: 'Ogni giorno un tavolo per ogni gioco. I sorteggi sono uguali per tutti.',
  streak: (days) => plural(days, { one: '# giorno di fila', other: '# giorni di fila' }),
  players: (count) => plural(count, { one: '# giocatore', other: '# giocatori' }),
  against: (level) => `contro ${level}`,
  seat: (seat) => `il tuo posto: ${number(seat)}`,
  play: 'Gioca per la classifica',
  goOn: 'Continua',
  once: 'Un solo tentativo, senza annullare mosse e senza suggerimenti.',
  until: (time) => `Aperto fino a: ${time}.`,
  yesterday: (day, time) => `Il tuo tavolo (${day}) è ancora aperto fino a: ${time}.`,
  why: {
    account: 'Per la classifica serve un account.',
    age: 'Per la classifica il tuo account deve avere almeno un giorno. Allenarsi è possibile per tutti.',
    games: 'Prima di giocare per la classifica, finisci una partita online. Vale anche contro i bot.',
  },
  signIn: 'Accedi',
  offline: 'Nessuna connessione al server. Qui puoi allenarti anche senza rete.',
  practise: 'Allenati',
  practiseOn: 'Continua l’allenamento',
  practiceHint: 'L’allenamento ha sorteggi propri, oggi uguali per tutti. Non conta per la classifica.',
  practised: (count) => `Allenamento: ${plural(count, points)}`,
  points: (count) => plural(count, points),
  better: (percent, players) => `meglio ${ofNumber(percent)} % su ${plural(players, people)}`,
  alone: 'Nessun altro ha ancora finito.',
  void: 'Il tuo tentativo è finito senza risultato.',
  toGame: 'La mia partita',
  chart: (day, players) => `Punti di ${plural(players, people)}, ${day}`,
  bar: (from, to, count) => `${from === to ? number(from) : `da ${number(from)} a ${number(to)}`} punti: ${plural(count, people)}`,
  you: (count) => `tu: ${number(count)}`,
  empty: 'Ancora nessun risultato. Li vedrai qui quando il primo giorno sarà finito.',
  best: (day, name, count) => `Migliore partita (${day}): ${name}, ${plural(count, points)}`,
  review: 'Analisi della partita migliore',
  share: 'Condividi',
  copied: 'Copiato',
  notCopied: 'Copia non riuscita.',
  fair: 'Sorteggi equi',
  fairHow:
    'I sorteggi di un giorno derivano da un segreto. La sua impronta (hash) viene pubblicata prima che qualcuno possa giocare, di solito il giorno prima. Il segreto stesso viene pubblicato quando il giorno è finito. Così tutti possono verificare che nulla è stato cambiato.',
  today: 'Impronta di oggi',
  tomorrow: 'Impronta di domani',
  secret: (day) => `Segreto (${day})`,
  note: (time) => `Tavolo del giorno: un solo tentativo, senza annullare mosse e senza suggerimenti. Aperto fino a: ${time}.`,
  proof: {
    checked: 'Sorteggi equi: verificati.',
    meaning:
      'Quel giorno i sorteggi erano uguali per tutti. Derivano dal segreto del giorno, la cui impronta è stata pubblicata prima che qualcuno potesse giocare. Non dimostrato: che il gestore non abbia scelto il segreto o non l’abbia guardato prima.',
  },
  toRanking: 'Alla classifica del giorno',
};
