import type { NoticeWords } from './en.ts';

export const hu: NoticeWords = {
  turn: (game) => `${game}: te jössz`,
  nudge: (game, name) => `${game}: ${name} a lépésedre vár`,
  reminder: (game) => `${game}: fogy az időd`,
  started: (game) => `${game}: elkezdődött a játék`,
  ended: (game) => `${game}: véget ért a játék`,
  joined: (game) => `${game}: valaki leült az asztalodhoz`,
  asked: (game) => `${game}: a többiek a válaszodra várnak`,
  reveal: (game) => `${game}: betelt az asztal. Nyisd meg 10 percen belül, hogy a te részed is beleszámítson a keverésbe`,
  open: 'Az asztalhoz',
  footer: 'Azért kapod ezt az üzenetet, mert a Caravelen játszol. Az e-mail a beállításokban kikapcsolható.',
  confirmSubject: 'Ez a te címed?',
  confirm: (code) => `Írd be ezt a kódot a Caravel beállításaiban, hogy erre a címre kapj e-mailt: ${code}`,
  confirmFooter: 'Ha nem te kérted, nincs teendőd: több levél nem érkezik.',
  resetSubject: 'Válassz új Caravel-jelszót',
  reset: (account) =>
    `Valaki új jelszót kért ehhez a Caravel-fiókhoz: ${account}. Ha új jelszót választanál, nyisd meg ezt a linket 30 percen belül. Egyszer használható:`,
  resetFooter: 'Ha nem te voltál, nincs teendőd: a jelszavad nem változik.',
  changedSubject: 'Megváltozott a Caravel-jelszavad',
  changed: (account) => `Új jelszava van ennek a Caravel-fióknak: ${account}. Minden más eszközt kijelentkeztettünk.`,
  changedFooter: 'Ha nem te voltál, azonnal válassz új jelszót: a belépésnél, az „Elfelejtetted a jelszavad?” alatt.',
};
