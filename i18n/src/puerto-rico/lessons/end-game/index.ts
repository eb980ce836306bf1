/** The end game. */
import type { LessonTexts } from '../../../learn/index.ts';

export const texts: LessonTexts = {
  title: {
    en: {
      title: 'The end game',
      about: 'Count who gains if the game ends now, take what still brings points, and leave the others without theirs.',
    },
    de: {
      title: 'Das Endspiel',
      about: 'Zähle, wem ein schnelles Ende nützt, nimm mit, was noch Punkte bringt, und lass den anderen ihre nicht.',
    },
    it: { title: 'Il finale', about: 'Conta a chi conviene finire ora, prendi ciò che dà ancora punti e lascia gli altri senza i loro.' },
    hu: { title: 'A végjáték', about: 'Számold ki, kinek jó, ha most vége, vidd el, ami még pontot hoz, és ne hagyd meg a többiekét.' },
    pt: {
      title: 'O fim do jogo',
      about: 'Conta a quem convém acabar agora, apanha o que ainda dá pontos e não deixes os outros apanhar os deles.',
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
