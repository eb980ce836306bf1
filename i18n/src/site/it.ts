import { speechIn } from '../format.ts';
import type { Site } from './en.ts';

const { list, plural } = speechIn('it');

export const it: Site = {
  makeTable: 'Scegli il gioco, i posti e le regole e comincia subito: su questo dispositivo o online con gli amici.',
  lesson: (game, about) => `Una breve lezione di ${game} sul tabellone vero. ${about}`,
  puzzles: (game) => `Problemi di ${game} tratti da partite di bot forti, con un rating tutto tuo.`,
  puzzle: (theme, rating) => `Una mossa è nettamente la migliore. Trovala. Tema: ${theme}. Rating: ${rating}.`,
  stats: (game) => `Che cosa fa vincere a ${game}, contato su molte partite di bot, e a che punto sei tu.`,
  players: 'Rating e risultati di chi gioca qui.',
  account: 'Il tuo nome, le tue partite, le tue impostazioni.',
  explore: 'Prova mosse per tutti i posti, crea varianti, commenta e condividi quello che hai trovato.',
  linked: 'Una partita intera in un link: ripercorrila e continua a giocare da qualsiasi momento.',
  board: 'I numeri stampati sul tabellone e come li conosciamo. Confrontali con la tua copia.',
  person: 'Rating e ultime partite.',
  table: {
    hidden: 'Un tavolo su Caravel',
    hiddenHint: 'Apri il link e prendi posto. Gratis, nel browser, senza account.',
    open: (free) => plural(free, { one: 'C’è 1 posto libero. Prendilo!', other: 'Ci sono # posti liberi. Prendine uno!' }),
    full: 'Tutti i posti sono presi. La partita sta per cominciare.',
    running: 'La partita è in corso. Vieni a guardare.',
    finished: 'La partita è finita. Riguardala mossa per mossa.',
    cancelled: 'Questo tavolo è stato annullato.',
    with: (game, names) => (names.length > 0 ? `${game} con ${list(names)}` : game),
  },
  review: {
    title: (game) => `Analisi di una partita di ${game}`,
    hint: 'Dove la partita è stata vinta e persa, mossa per mossa.',
  },
  published: (game, name) => `${game}, pubblicato da ${name}.`,
  kinds: { table: 'Tavolo', puzzle: 'Problema', rules: 'Regole', lesson: 'Lezione' },
};
