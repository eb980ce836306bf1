import type { LetterWords } from './en.ts';

export const de: LetterWords = {
  several: (tables) => `Neues von ${tables} Tischen`,
  more: (count) => `und ${count} weitere`,
  tableTurn: (game, names) => `${game}: Am Zug: ${names}`,
  tableStarted: (game, names) => `${game}: Die Partie hat begonnen. Am Zug: ${names}`,
  tableEnded: (game, names) => `${game}: Die Partie ist zu Ende. Gewonnen: ${names}`,
  seat: (number) => `Spieler ${number}`,
  mailOff: 'Diese E-Mails abbestellen',
  hookStopped: 'Dein Webhook funktioniert nicht mehr',
  hookStoppedText:
    'Einen Tag lang konnten wir deinem Webhook nichts zustellen. Darum versuchen wir es nicht weiter. Prüfe die Adresse und speichere sie noch einmal:',
  open: 'Zum Tisch',
  footer: 'Du bekommst diese Nachricht, weil du bei Caravel spielst. E-Mails kannst du in den Einstellungen abschalten.',
  confirmSubject: 'Ist das deine Adresse?',
  confirmLink: 'Öffne diesen Link, um E-Mails von Caravel an diese Adresse zu bekommen:',
  confirm: (code) => `Oder gib diesen Code in den Einstellungen von Caravel ein: ${code}`,
  confirmFooter: 'Wenn du nicht darum gebeten hast, musst du nichts tun: Es kommt keine weitere E-Mail.',
  resetSubject: 'Neues Passwort für Caravel wählen',
  reset: (account) =>
    `Jemand hat für das Konto ${account} bei Caravel ein neues Passwort angefordert. Um eines zu wählen, öffne innerhalb von 30 Minuten diesen Link. Er gilt nur einmal:`,
  resetFooter: 'Wenn du das nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
  changedSubject: 'Dein Passwort für Caravel wurde geändert',
  changed: (account) => `Das Konto ${account} bei Caravel hat ein neues Passwort. Alle anderen Geräte wurden abgemeldet.`,
  changedFooter: 'Wenn du das nicht warst, wähle sofort ein neues: auf der Anmeldeseite unter „Passwort vergessen?“.',
};
