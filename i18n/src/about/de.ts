import type { About } from './en.ts';

export const de: About = {
  about: {
    title: 'Über Caravel',
    lead: 'Mit Caravel spielst, lernst und erforschst du zwei große Brettspiele im Browser. Kostenlos, ohne Werbung und ohne Konto.',
    parts: [
      {
        heading: 'Was du hier tun kannst',
        text: [
          'Spiele gegen Bots in fünf Stärken oder mit Freunden, live oder über mehrere Tage, an einem Bildschirm oder jeder am eigenen. Lerne mit geführten Lektionen, löse Rätsel und analysiere deine Partien: Du siehst, wo sie gewonnen und verloren wurden.',
          'Partien gegen Bots auf diesem Gerät brauchen keinen Server und laufen auch offline. Einen Server brauchst du nur, um mit anderen zu spielen, und für die Rangliste des Tages.',
        ],
      },
      {
        heading: 'Ein unabhängiges Projekt',
        text: [
          'Caravel setzt die Regeln zweier Brettspiele eigenständig um. Es wird von deren Autoren und Verlagen weder herausgegeben noch unterstützt noch lizenziert. Die Namen {games} und alle anderen Namen aus den Spielen gehören ihren Inhabern. Wir verwenden sie nur, um zu sagen, welche Regeln umgesetzt sind.',
          'Caravel enthält weder Texte noch Bilder der Verlage: Die Regeln erklären wir mit eigenen Worten, und jedes Bild haben wir selbst gezeichnet. Zahlen auf dem Spielmaterial sind Tatsachen der Spiele. Wo eine Zahl in keiner Anleitung steht und von uns erschlossen ist, sagen das die Daten.',
          'Wenn dir ein Spiel hier gefällt, kauf es: Die Schachtel ist wunderschön.',
        ],
      },
      {
        heading: 'Offener Quelltext',
        text: ['Das Programm ist freie Software unter der MIT-Lizenz. Jeder darf es lesen, ändern und einen eigenen Server betreiben.'],
      },
    ],
  },
  privacy: {
    title: 'Datenschutz',
    lead: 'Keine Werbung, keine Tracker, keine Dritten. Unsere Seiten laden nichts von anderen Seiten, und wir speichern nur, was zum Spielen nötig ist.',
    parts: [
      {
        heading: 'Auf deinem Gerät',
        text: [
          'Partien auf diesem Gerät, Anzeige-Einstellungen, Lektionen und Rätselwertungen liegen in deinem Browser. Sie werden nicht an uns geschickt und bleiben, bis du sie löschst.',
          'Wenn du online spielst, hält dich ein Cookie angemeldet. Dein Browser behält es höchstens ein Jahr, die Anmeldung endet aber nach 180 Tagen. Nach einer Anmeldung mit Passwort merkt sich ein zweites das Gerät für 400 Tage, damit dich niemand durch Raten aussperren kann. Andere Cookies gibt es nicht.',
        ],
      },
      {
        heading: 'Auf dem Server',
        text: [
          'Ein Gast hat einen Namen, eine Sprache und Einstellungen für Benachrichtigungen. Ein Gast, der nie an einem Tisch saß und nie etwas schrieb, wird 90 Tage nach dem letzten Besuch gelöscht, sofern der Betreiber keine andere Frist gewählt hat.',
          'Ein Konto hat außerdem einen Anmeldenamen, ein Passwort oder Passkeys und eine E-Mail-Adresse, wenn du eine angibst. Vom Passwort wird nur ein Hash gespeichert, von einem Passkey nur der öffentliche Teil.',
          'Zu jeder Anmeldung speichern wir die Art von Browser und System und wann sie zuletzt benutzt wurde, damit du sie beenden kannst. Sie endet, wenn du dich abmeldest, spätestens nach 180 Tagen. Codes und Links gelten nur Minuten, solche vom Betreiber einen Tag.',
          'Tische, Züge, Chat, Ergebnisse, Wertungen und was du veröffentlichst liegen in der Datenbank dieses Servers, solange es die Seite gibt oder bis du dein Konto löschst.',
        ],
      },
      {
        heading: 'Adressen und Protokolle',
        text: [
          'Deine Netzwerkadresse wird nur im Arbeitsspeicher benutzt, um zu begrenzen, wie viel jemand abfragen darf. Sie wird nicht auf die Platte geschrieben. Der Server protokolliert Fehler, keine Besuche. Ein Proxy des Betreibers kann eigene Protokolle führen.',
        ],
      },
      {
        heading: 'Benachrichtigungen',
        text: [
          'Du bekommst nur Benachrichtigungen, die du einschaltest. E-Mails gehen über den Mailserver des Betreibers. Push geht verschlüsselt über den Dienst des Herstellers deines Browsers. Ein Webhook geht an die Adresse, die du einträgst. Was verschickt wurde, merken wir uns 30 Tage, damit nichts doppelt kommt.',
        ],
      },
      {
        heading: 'Deine Daten, deine Wahl',
        text: [
          'Auf der Seite „Du“ kannst du jederzeit alles herunterladen, was über dich gespeichert ist, und dein Konto löschen. Name, Anmeldung, E-Mail, Wertungen und Veröffentlichungen werden dann gelöscht. Partien bleiben für die anderen erhalten, ohne deinen Namen, ebenso Chatnachrichten.',
          'Wird jemand gemeldet, bleiben die Meldung und die Entscheidung des Betreibers gespeichert.',
        ],
      },
    ],
  },
  source: 'Quelltext',
  operator: 'Wer diese Seite betreibt',
  contact: 'Kontakt',
  noContact: 'Der Betreiber dieser Seite hat keinen Kontakt angegeben. Wenn du ihn kennst, frag ihn direkt.',
  version: (version) => `Caravel ${version}`,
};
