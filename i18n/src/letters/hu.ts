import type { LetterWords } from './en.ts';

export const hu: LetterWords = {
  several: (tables) => `Újdonság ${tables} asztalnál`,
  more: (count) => `és még ${count}`,
  tableTurn: (game, names) => `${game}: soron van: ${names}`,
  tableStarted: (game, names) => `${game}: elkezdődött a játék. Soron van: ${names}`,
  tableEnded: (game, names) => `${game}: véget ért a játék. Győztes: ${names}`,
  seat: (number) => `${number}. játékos`,
  mailOff: 'Nem kérek több ilyen e-mailt',
  hookStopped: 'Nem működik a webhookod',
  hookStoppedText:
    'Egy napja nem tudunk üzenetet kézbesíteni a webhookodnak, ezért nem próbálkozunk tovább. Ellenőrizd a címét, és mentsd el újra:',
  open: 'Az asztalhoz',
  footer: 'Azért kapod ezt az üzenetet, mert a Caravelen játszol. Az e-mail a beállításokban kikapcsolható.',
  confirmSubject: 'Ez a te címed?',
  confirmLink: 'Nyisd meg ezt a linket, hogy erre a címre kapj e-mailt a Caraveltől:',
  confirm: (code) => `Vagy írd be ezt a kódot a Caravel beállításaiban: ${code}`,
  confirmFooter: 'Ha nem te kérted, nincs teendőd: több levél nem érkezik.',
  resetSubject: 'Válassz új Caravel-jelszót',
  reset: (account) =>
    `Valaki új jelszót kért ehhez a Caravel-fiókhoz: ${account}. Ha új jelszót választanál, nyisd meg ezt a linket 30 percen belül. Egyszer használható:`,
  resetFooter: 'Ha nem te voltál, nincs teendőd: a jelszavad nem változik.',
  changedSubject: 'Megváltozott a Caravel-jelszavad',
  changed: (account) => `Új jelszava van ennek a Caravel-fióknak: ${account}. Minden más eszközt kijelentkeztettünk.`,
  changedFooter: 'Ha nem te voltál, azonnal válassz új jelszót: a belépésnél, az „Elfelejtetted a jelszavad?” alatt.',
};
