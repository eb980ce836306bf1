import type { NoticeWords } from './en.ts';

export const de: NoticeWords = {
  turn: (game) => `${game}: Du bist dran`,
  nudge: (game, name) => `${game}: ${name} wartet auf deinen Zug`,
  reminder: (game) => `${game}: Deine Zeit läuft ab`,
  started: (game) => `${game}: Die Partie hat begonnen`,
  ended: (game) => `${game}: Die Partie ist zu Ende`,
  joined: (game) => `${game}: Jemand hat sich an deinen Tisch gesetzt`,
  asked: (game) => `${game}: Die anderen warten auf deine Antwort`,
  reveal: (game) => `${game}: Der Tisch ist voll. Öffne ihn innerhalb von 10 Minuten, damit dein Teil beim Mischen zählt`,
  invited: (game) => `${game}: Du bist an einen Tisch eingeladen`,
  declined: (game) => `${game}: Deine Einladung wurde abgelehnt`,
  uninvited: (game) => `${game}: Eine Einladung an dich wurde zurückgenommen`,
};
