import type { NoServer } from './en.ts';

export const de: NoServer = {
  title: 'Diese Seite hat keinen Server',
  hint: 'Online-Tische, Konten und Ranglisten brauchen einen. Hier spielst du gegen Bots oder mit Freunden an einem Bildschirm, lernst die Spiele, löst Rätsel und siehst dir deine Partien noch einmal an. Alles bleibt auf diesem Gerät.',
  here: {
    heading: 'Was du hier tun kannst',
    text: [
      'Spiele gegen Bots in fünf Stärken oder mit Freunden an einem Bildschirm. Lerne mit geführten Lektionen, löse Rätsel und analysiere deine Partien: Du siehst, wo sie gewonnen und verloren wurden.',
      'Diese Seite hat keinen Server: Alles läuft auf deinem Gerät und funktioniert auch offline. Um mit Freunden zu spielen, jeder am eigenen Bildschirm, braucht ihr eine Seite mit Server.',
    ],
  },
  privacy: {
    lead: 'Keine Werbung, keine Tracker, keine Cookies, kein Konto. Diese Seite hat keinen Server: Was du tust, bleibt auf deinem Gerät.',
    parts: [
      {
        heading: 'Auf deinem Gerät',
        text: [
          'Partien, Einstellungen, Lektionen und Rätselwertungen liegen in deinem Browser, ebenso die Seiten selbst, damit du offline spielen kannst. Sie bleiben, bis du sie löschst: einzelne Tische auf der Startseite, alles in den Einstellungen deines Browsers.',
          'Andere Seiten, deren Adresse mit demselben Namen beginnt, teilen sich diesen Speicher und könnten ihn lesen.',
        ],
      },
      {
        heading: 'Was verschickt wird',
        text: [
          'Nichts über dich oder deine Partien. Die Seiten holen nur ihre eigenen Dateien von dem Webhost, auf dem sie liegen, und laden nichts von anderen Seiten. Benachrichtigungen gibt es nicht.',
          'Ein Link zu einer Partie enthält die ganze Partie. Wer den Link hat, kann sie sehen, der Webhost nicht.',
        ],
      },
      {
        heading: 'Der Webhost',
        text: [
          'Wie jeder Webhost sieht er die Netzwerkadresse und den Browser aller, die eine Datei abrufen, und kann Protokolle führen. Was er wie lange speichert, bestimmen der Host und der Betreiber dieser Seite.',
        ],
      },
      {
        heading: 'Deine Daten, deine Wahl',
        text: [
          'Du kannst jede Partie als Datei speichern und anderswo öffnen. Wenn du die Daten dieser Seite in deinem Browser löschst, bleibt nichts zurück.',
        ],
      },
    ],
  },
};
