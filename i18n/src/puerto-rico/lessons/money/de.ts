import type { Texts } from './en.ts';

export const de: Texts = {
  steps: {
    sell: {
      heading: 'Wer verkauft zuerst?',
      see: 'Du hast 1 Zucker, der nächste Spieler auch. Das Handelshaus nimmt jede Sorte nur einmal. Deine kleine Markthalle ist besetzt.',
      do: 'Wähle eine Rolle und nimm so viele Dublonen ein wie möglich.',
      why: 'Zucker bringt 2, das Privileg 1, die Markthalle 1: 4 Dublonen. Und der nächste Spieler bleibt auf seinem Zucker sitzen.',
      wrong: {
        corn: 'Mais bringt hier 2 Dublonen, Zucker 4. Außerdem würde der nächste Spieler nach dir Zucker verkaufen.',
        nothing: 'Du bist der Händler: Verkaufe, sonst nimmt der nächste Spieler den Platz für Zucker.',
        captain: 'Der Kapitän nimmt deinen Zucker für 1 SP mit. Am Anfang sind 4 Dublonen mehr wert.',
        builder: 'Du hast 1 Dublone: Dafür gibt es fast nichts. Verkaufe zuerst.',
        later: 'Dann wird der nächste Spieler Händler und verkauft zuerst Zucker. Deinen nimmt das Handelshaus nicht mehr.',
      },
    },
    coins: {
      heading: 'Dublonen auf einer Rolle',
      see: 'Du hast 2 Dublonen. Im Handelshaus liegen schon Zucker und Indigo, und auf zwei Rollen liegen Dublonen.',
      do: 'Wähle die Rolle, die dich jetzt am weitesten bringt.',
      why: 'Du nimmst sofort 2 Dublonen und baust 1 billiger. Das ist wie ein Verkauf, nur ohne Ware.',
      wrong: {
        trader: 'Verkaufen kannst du nur Mais, für 2 Dublonen. Die 2 auf dem Baumeister nimmt dann der nächste Spieler.',
        settler: 'Das sind 1 Dublone und eine Plantage. Auf einer anderen Rolle liegen 2, und damit könntest du bauen.',
        left: 'Auf dieser Rolle liegt nichts. Die 2 Dublonen, die du liegen lässt, nimmt der nächste Spieler.',
      },
    },
    quarry: {
      heading: 'Plantage oder Steinbruch?',
      see: 'Runde 2. Du bist der Siedler. Du hast eine kleine Indigoküperei, eine Indigoplantage und 2 Dublonen.',
      do: 'Nimm das Plättchen, das dir am meisten Geld spart.',
      why: 'Mit einem Kolonisten spart ein Steinbruch bei jedem Gebäude 1 Dublone. Je früher du ihn hast, desto mehr spart er.',
      wrong: {
        indigo: 'Deine kleine Indigoküperei hat nur einen Kreis: Eine zweite Indigoplantage bringt nichts.',
        dear: 'Sie bringt nichts, bis du die Anlage dazu kaufst und beide besetzt. Ein Steinbruch macht sie und alles andere billiger.',
        nothing: 'Deine Insel hat Platz, und das Plättchen kostet nichts.',
      },
    },
    'full-house': {
      heading: 'Der letzte Platz im Handelshaus',
      see: 'Im Handelshaus ist noch ein Platz frei. Du hast 1 Tabak, der nächste Spieler 1 Kaffee.',
      do: 'Wähle eine Rolle und nutze sie so, dass nur du verdienst.',
      why: 'Du erhältst 5 Dublonen, und das Haus ist voll: Die Phase endet, bevor der Kaffee verkauft wird.',
      wrong: {
        nothing: 'Dann verkauft der nächste Spieler Kaffee, und das Haus ist voll.',
        captain: '1 Dublone und 2 SP, aber dein Tabak ist weg. Verkauft bringt er 5 Dublonen.',
        mayor:
          '1 Dublone und ein, zwei Kolonisten. Aber dann verkauft der nächste Spieler Kaffee, das Haus ist voll, und du verkaufst nichts.',
        later: 'Der nächste Spieler wartet nicht: Ein Kaffee füllt das Haus, und dein Tabak bleibt liegen.',
      },
    },
  },
};
