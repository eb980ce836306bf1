import type { NoticeWords } from './en.ts';

export const it: NoticeWords = {
  turn: (game) => `${game}: tocca a te`,
  nudge: (game, name) => `${game}: ${name} aspetta la tua mossa`,
  reminder: (game) => `${game}: il tuo tempo sta per scadere`,
  started: (game) => `${game}: la partita è cominciata`,
  ended: (game) => `${game}: la partita è finita`,
  joined: (game) => `${game}: qualcuno si è seduto al tuo tavolo`,
  asked: (game) => `${game}: gli altri aspettano la tua risposta`,
  reveal: (game) => `${game}: il tavolo è al completo. Aprilo entro 10 minuti, così la tua parte del sorteggio conta`,
  invited: (game) => `${game}: hai un invito a un tavolo`,
  declined: (game) => `${game}: il tuo invito è stato rifiutato`,
  uninvited: (game) => `${game}: un invito per te è stato ritirato`,
};
