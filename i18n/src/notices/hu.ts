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
  invited: (game) => `${game}: meghívtak egy asztalhoz`,
  declined: (game) => `${game}: a meghívásodat visszautasították`,
  uninvited: (game) => `${game}: egy neked szóló meghívást visszavontak`,
};
