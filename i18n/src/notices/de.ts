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
  open: 'Zum Tisch',
  footer: 'Du bekommst diese Nachricht, weil du bei Caravel spielst. E-Mails kannst du in den Einstellungen abschalten.',
  confirmSubject: 'Ist das deine Adresse?',
  confirm: (code) => `Gib diesen Code in den Einstellungen von Caravel ein, um E-Mails an diese Adresse zu bekommen: ${code}`,
  confirmFooter: 'Wenn du nicht darum gebeten hast, musst du nichts tun: Es kommt keine weitere E-Mail.',
  resetSubject: 'Neues Passwort für Caravel wählen',
  reset: (account) =>
    `Jemand hat für das Konto ${account} bei Caravel ein neues Passwort angefordert. Um eines zu wählen, öffne innerhalb von 30 Minuten diesen Link. Er gilt nur einmal:`,
  resetFooter: 'Wenn du das nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
  changedSubject: 'Dein Passwort für Caravel wurde geändert',
  changed: (account) => `Das Konto ${account} bei Caravel hat ein neues Passwort. Alle anderen Geräte wurden abgemeldet.`,
  changedFooter: 'Wenn du das nicht warst, wähle sofort ein neues: auf der Anmeldeseite unter „Passwort vergessen?“.',
};
