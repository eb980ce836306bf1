import type { Sharing } from './en.ts';

export const de: Sharing = {
  link: {
    opening: 'Die Partie wird geöffnet …',
    failed: 'Die Partie lässt sich nicht öffnen',
    broken: 'Dieser Link ist unvollständig. Kopiere den ganzen Link und öffne ihn noch einmal.',
    newer: 'Dieser Link stammt von einer neueren Version von Caravel. Lade die Seite neu und öffne den Link noch einmal.',
    long: 'Die Partie in diesem Link ist zu lang, um sie hier zu öffnen.',
    illegal: (why) => `Die Partie in diesem Link verstößt gegen die Regeln: ${why}`,
    unloaded: 'Die Regeln dieses Spiels konnten nicht geladen werden. Prüfe deine Verbindung und lade die Seite neu.',
  },
};
