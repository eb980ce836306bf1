/** Madeira: the lesson Requests. */
import type { LessonTexts } from '../../../learn/index.ts';

export const texts: LessonTexts = {
  title: {
    en: { title: 'Requests', about: 'Which Request to keep, which row to take, and what a Real is worth at the end.' },
    de: { title: 'Aufträge', about: 'Welcher Auftrag warten kann, welche Reihe du nimmst und was ein Real am Ende wert ist.' },
    it: { title: 'Richieste', about: 'Quale Richiesta tenere, quale riga prendere e quanto vale un Real alla fine.' },
    hu: { title: 'Elvárások', about: 'Melyik elvárás várhat, melyik sort vedd el, és mennyit ér a végén egy reál.' },
    pt: { title: 'Pedidos', about: 'Que Pedido guardar, que linha escolher e quanto vale um Real no fim.' },
  },
  load: {
    en: async () => (await import('./en.ts')).en,
    it: async () => (await import('./it.ts')).it,
    de: async () => (await import('./de.ts')).de,
    hu: async () => (await import('./hu.ts')).hu,
    pt: async () => (await import('./pt.ts')).pt,
  },
};
