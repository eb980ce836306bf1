/** Pairs of plantation and plant. */
import type { LessonTexts } from '../../../learn/index.ts';

export const texts: LessonTexts = {
  title: {
    en: {
      title: 'Pairs of plantation and plant',
      about:
        'Apart from corn, a barrel needs a plantation, its production building (its plant) and a colonist on each: build pairs, not collections.',
    },
    de: {
      title: 'Plantage und Anlage',
      about: 'Außer Mais braucht jede Ware Plantage, Anlage und je einen Kolonisten: Baue Paare, keine Sammlung.',
    },
    it: {
      title: 'Piantagione e impianto',
      about: 'Granturco a parte, una merce richiede piantagione, impianto e un colono su ciascuno: costruisci coppie, non collezioni.',
    },
    hu: {
      title: 'Ültetvény és üzem',
      about: 'A kukoricán kívül minden hordóhoz ültetvény, üzem és mindkettőn egy-egy telepes kell: párokat építs, ne gyűjteményt.',
    },
    pt: {
      title: 'Plantação e edifício',
      about: 'Tirando o milho, um barril precisa de plantação, edifício de produção e um colono em cada um: faz pares, não coleções.',
    },
  },
  load: {
    en: async () => (await import('./en.ts')).en,
    it: async () => (await import('./it.ts')).it,
    de: async () => (await import('./de.ts')).de,
    hu: async () => (await import('./hu.ts')).hu,
    pt: async () => (await import('./pt.ts')).pt,
  },
};
