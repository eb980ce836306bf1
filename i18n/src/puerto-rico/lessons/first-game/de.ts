import type { Texts } from './en.ts';

export const de: Texts = {
  steps: {
    island: {
      heading: 'Deine Insel und deine Stadt',
      see: 'Du beginnst mit einer Indigoplantage und 2 Dublonen. Plantagen kommen auf die Insel, Gebäude in die Stadt.',
      why: 'Siegpunkte (SP) gibt es für verschiffte Waren und für Gebäude. Wer die meisten SP hat, gewinnt.',
    },
    settler: {
      heading: 'Nimm den Siedler',
      see: 'In jeder Runde nimmt jeder eine Rolle. Der Gouverneur mit der Krone wählt zuerst. Alle tun, was eine Rolle sagt. Wer sie genommen hat, hat ein Privileg.',
      do: ['Tippe auf den Siedler.', 'Tippe auf die Steinbrüche.'],
      why: 'Alle erhalten eine Plantage. Der Steinbruch ist das Privileg des Siedlers: Nur du darfst ihn nehmen. Mit einem Kolonisten darauf macht er Gebäude billiger.',
      done: 'Die anderen nehmen jetzt ihre Plantagen.',
      wrong: {
        mayor: 'Der Bürgermeister bringt Kolonisten. Du hast nur eine Plantage für sie. Hol dir zuerst mehr Land.',
        builder:
          'Bauen kannst du bald: Jemand anders nimmt den Baumeister, und dann bauen alle. Einen Steinbruch gibt dir nur der Siedler.',
        goods: 'Du hast noch keine Waren, also bringt dir diese Rolle nichts.',
        plantation: 'Eine Plantage bekommst du, wann immer jemand Siedler ist. Einen Steinbruch bekommt nur, wer die Rolle nimmt.',
        pass: 'Das Land kostet nichts. Nimm den Steinbruch.',
      },
    },
    builder: {
      heading: 'Baue ein Produktionsgebäude',
      see: '{1} hat den Baumeister genommen. Auch du darfst bauen. Die kleine Indigoküperei kostet 1 Dublone.',
      do: 'Tippe auf die kleine Indigoküperei.',
      why: 'Indigo braucht zweierlei: eine Plantage und ein Produktionsgebäude, die Indigoküperei. Die Plantage hast du schon.',
      done: 'Jetzt fehlt beiden noch jemand, der dort arbeitet.',
      wrong: {
        sugar: 'Die Zuckermühle braucht eine Zuckerplantage. Du hast keine. Du hast Indigo.',
        other: 'Ohne Indigoküperei produziert deine Plantage nichts. Baue die zuerst.',
        pass: 'Du hast 2 Dublonen, und die Indigoküperei kostet 1. Baue sie.',
      },
    },
    colonist: {
      heading: 'Setze einen Kolonisten ein',
      see: '{2} hat den Bürgermeister genommen. Alle erhalten einen Kolonisten vom Schiff.',
      do: 'Setze deinen Kolonisten auf die Indigoplantage und drücke dann „Fertig“.',
      why: 'Plantagen, Steinbrüche und Gebäude tun nichts, solange kein Kolonist darauf steht.',
      done: 'Auf der Plantage wird gearbeitet. Die Indigoküperei wartet noch auf einen Kolonisten.',
      wrong: {
        elsewhere: 'Indigo beginnt auf der Plantage. Setze deinen ersten Kolonisten dorthin.',
      },
    },
    mayor: {
      heading: 'Nimm selbst den Bürgermeister',
      see: 'Runde 2: Die Krone ist jetzt bei {1}. Eine Rolle, die in Runde 1 niemand nahm, bringt 1 Dublone mehr (+1). Deine Indigoküperei und dein Steinbruch sind noch leer.',
      do: ['Tippe auf den Bürgermeister.', 'Nimm den zusätzlichen Kolonisten aus dem Vorrat (51).'],
      why: 'Alle erhalten einen Kolonisten. Das Privileg des Bürgermeisters ist noch einer. Zwei Kolonisten füllen beide Plätze.',
      done: 'Alle drei arbeiten: Plantage, Indigoküperei und Steinbruch.',
      wrong: {
        craftsman: 'Du würdest nichts produzieren: In deiner Indigoküperei arbeitet niemand.',
        role: 'Das hilft wenig, solange Indigoküperei und Steinbruch leer sind. Hol dir zuerst Kolonisten.',
        ship: 'Die Kolonisten auf dem Schiff werden an alle verteilt. Der zusätzliche kommt aus dem Vorrat.',
        pass: 'Der zusätzliche Kolonist kostet nichts. Nimm ihn: Der Steinbruch braucht einen.',
      },
    },
    quarry: {
      heading: 'Der Steinbruch lohnt sich',
      see: 'Runde 3: {2} hat die Krone und hat den Baumeister genommen. Die kleine Markthalle kostet 1 Dublone. Dein Steinbruch zieht 1 ab.',
      do: 'Baue die kleine Markthalle.',
      why: 'Sie kostet dich nichts. Mit einem Kolonisten bringt sie bei jedem Verkauf 1 Dublone mehr. Jedes Gebäude zählt auch SP.',
      done: 'Umsonst, und am Ende 1 SP wert.',
      wrong: {
        other: 'Das kostet deine letzte Dublone. Die kleine Markthalle ist für dich umsonst.',
        pass: 'Mit deinem Steinbruch kostet die kleine Markthalle nichts. Baue sie.',
      },
    },
    craftsman: {
      heading: 'Produziere Waren',
      see: 'Den Aufseher hat noch niemand genommen: 2 Dublonen liegen darauf. Wer ihn nimmt, bekommt sie.',
      do: ['Tippe auf den Aufseher.', 'Nimm noch 1 Indigo aus dem Vorrat (dort liegen 10).'],
      why: 'Alle produzieren Waren. Du produzierst 1 Indigo, und das Privileg ist 1 Ware mehr von einer Sorte, die du produziert hast.',
      done: '2 Indigo und 2 Dublonen.',
      wrong: {
        goods: 'Du hast keine Waren zum Verkaufen oder Verschiffen. Produziere zuerst welche.',
        role: 'Du kannst jetzt produzieren, und auf dem Aufseher liegen 2 Dublonen. Nimm ihn.',
        own: 'Dieses Indigo gehört dir schon. Nimm die neue Ware aus dem Vorrat.',
        pass: 'Die zusätzliche Ware kostet nichts. Nimm sie.',
      },
    },
    corn: {
      heading: 'Nimm Mais',
      see: '{1} hat den Siedler genommen. Du wählst unter den Plantagen, die noch da sind.',
      do: 'Tippe auf die Maisplantage.',
      why: 'Mais braucht kein Produktionsgebäude: Ein Kolonist auf der Plantage genügt. Er bringt kein Geld, lässt sich aber gut verschiffen.',
      done: 'Wenn du wieder Kolonisten bekommst, geht einer dorthin.',
      wrong: {
        indigo: 'Deine kleine Indigoküperei verarbeitet nur 1 Indigo. Eine zweite Plantage müsste auf eine größere warten.',
        pass: 'Eine Plantage kostet nichts. Nimm eine.',
      },
    },
    trader: {
      heading: 'Verkaufe eine Ware',
      see: 'Runde 4: Die Krone ist wieder bei dir, also wählst du zuerst. Das Handelshaus zahlt 1 Dublone für Indigo.',
      do: ['Tippe auf den Händler.', 'Verkaufe 1 Indigo: Tippe auf deine Waren, dann auf das Handelshaus.'],
      why: 'Das Privileg des Händlers ist 1 Dublone mehr, und 1 Dublone liegt auf der Rolle. Mit Geld baust du bessere Gebäude.',
      done: '3 Dublonen in einem Zug.',
      wrong: {
        captain: 'Verschiffen bringt SP. Am Anfang ist Geld mehr wert: Du baust damit, was später SP bringt.',
        role: 'Du hast 2 Indigo. Mach eines zu Geld, solange das Handelshaus leer ist.',
        pass: 'Verkaufe: Du bekommst 2 Dublonen für 1 Indigo.',
      },
    },
    captain: {
      heading: 'Verschiffe eine Ware',
      see: '{1} hat den Kapitän genommen. Wer laden kann, muss laden. Jedes Schiff nimmt nur eine Sorte.',
      do: 'Tippe auf dein Indigo, dann auf das Schiff mit 5 Plätzen.',
      why: 'Jede Ware ist 1 SP wert. Ein Schiff fährt ab, wenn es voll ist, und ein kleines ist eher voll.',
      done: '1 SP. Was auf kein Schiff passt, kann verloren gehen: Achte auf den Platz.',
      wrong: {
        'large-ship': 'Die Regeln erlauben es. Aber ein Schiff für 6 wird langsam voll, und bis dahin nimmt es nur Indigo.',
      },
    },
    end: {
      heading: 'So endet das Spiel',
      see: 'Hier siehst du die SP und die Kolonisten, die für alle noch übrig sind.',
      why: 'Das Spiel endet mit der Runde, in der die SP oder die Kolonisten ausgehen oder jemand alle 12 Felder seiner Stadt füllt. SP aus Waren und Gebäuden werden zusammengezählt.',
    },
  },
  learned: [
    'In jeder Runde nimmst du eine Rolle. Alle handeln, und du hast das Privileg.',
    'Waren brauchen eine Plantage, ein Produktionsgebäude und auf beiden einen Kolonisten. Mais braucht kein Gebäude.',
    'Ein Steinbruch mit Kolonist macht Gebäude billiger.',
    'Verkaufte Waren bringen Dublonen, verschiffte bringen SP.',
  ],
  next: 'Zu zweit gibt es noch eine Rolle, den Goldsucher: Er bringt 1 Dublone, und sonst handelt niemand.',
};
