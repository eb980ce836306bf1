import { speechIn } from '../format.ts';
import type { Sharing } from './en.ts';

const { plural } = speechIn('it');

export const it: Sharing = {
  link: {
    opening: 'Apro la partita …',
    failed: 'Non è stato possibile aprire la partita',
    broken: 'Questo link è incompleto. Copia il link intero e aprilo di nuovo.',
    newer: 'Questo link è stato creato con una versione più recente di Caravel. Ricarica la pagina e apri di nuovo il link.',
    long: 'La partita in questo link è troppo lunga per essere aperta qui.',
    unloaded: 'Non è stato possibile caricare le regole di questo gioco. Controlla la connessione e ricarica la pagina.',
  },
  file: {
    other: 'Non proviene da Caravel.',
    newer: 'Viene da una versione più recente di Caravel. Ricarica la pagina e riprova.',
    large: 'È troppo grande.',
    rules: 'Questa pagina non ne conosce le regole.',
    position: 'La posizione iniziale non può presentarsi in una partita.',
    move: (n, rule) => `La mossa ${n} non è consentita${rule && ` (${rule})`}.`,
    line: (n, rule) => (rule ? `La mossa alla riga ${n} non è consentita (${rule}).` : `La riga ${n} è danneggiata.`),
    damaged: 'Una parte manca o è danneggiata.',
  },
  analysis: {
    loading: 'Carico l’analisi …',
    untitled: { review: 'Analisi', exploration: 'Esplorazione' },
    by: (name) => `pubblicata da ${name}`,
    points: (points) => plural(points, { one: '# punto', other: '# punti' }),
    unfinished: 'Questa partita non è finita.',
    open: 'Apri la partita',
    openReview: 'Guarda l’analisi',
    missing: 'Questa analisi non esiste. Forse è stata rimossa.',
    closed: 'Questa partita è ancora in corso. L’analisi si apre quando la partita è finita.',
    remove: 'Rimuovi questa analisi',
    removeSure: 'Il link non funzionerà più.',
    removed: 'Rimossa.',
    mine: 'Analisi pubblicate',
    mineHint: 'Chiunque abbia il link può vederle.',
    removeIt: (name) => `Rimuovi ${name}`,
  },
  publish: {
    title: 'Pubblica',
    hint: 'Chiunque abbia il link vede la partita e quello che ci hai trovato. Puoi rimuoverla in qualsiasi momento.',
    name: 'Titolo',
    go: 'Pubblica',
    link: 'Link all’analisi',
    copy: 'Copia il link',
    running: 'Questa partita è ancora in corso. Puoi pubblicarla quando è finita.',
    bad: 'Il server non accetta questa partita.',
    large: 'Questa analisi è troppo grande per essere pubblicata.',
  },
};
