import type { Texts } from './en.ts';

export const de: Texts = {
  steps: {
    'one-barrel': {
      heading: 'Eine Ware bleibt',
      see: 'Die Schiffe sind voll. Du hast 1 Tabak und 1 Kaffee, kein Lagerhaus, und wählst die nächste Rolle. Im Handelshaus liegen Mais und Kaffee.',
      do: 'Behalte die Ware, die dir mehr bringt.',
      why: 'Als Händler verkaufst du ihn gleich für 4 Dublonen. Kaffee ist teurer, aber einen zweiten nimmt das Haus nicht.',
      wrong: {
        coffee: 'Im Handelshaus liegt schon Kaffee: Deiner ist unverkäuflich, bis es geleert wird.',
      },
    },
    'one-kind': {
      heading: 'Eine Ware und eine Sorte',
      see: 'Du hast noch 3 Mais, 2 Zucker und 1 Kaffee und ein kleines Lagerhaus: Eine Ware und eine ganze Sorte dürfen bleiben.',
      do: 'Wähle erst die einzelne Ware, dann die Sorte fürs Lagerhaus. Im Handelshaus liegen Zucker und Tabak.',
      why: 'Der einzelne Platz ist für die teuerste Ware, das Lagerhaus für den größten Haufen. Kaffee für den Händler, Mais für den nächsten Kapitän.',
      wrong: {
        'keep-corn': 'So bleibt 1 Mais von 3, und ins Lagerhaus passt nur eine andere Sorte: höchstens drei Waren.',
        'keep-sugar': 'Dann geht der Kaffee oder der ganze Mais verloren. Und Zucker liegt schon im Handelshaus.',
        'store-sugar': '2 Zucker statt 3 Mais: eine Ware weniger, und auf dem Schiff zählen alle Sorten gleich.',
      },
    },
    buy: {
      heading: 'Kein Schiff für deine Waren',
      see: 'Du hast 3 Zucker und 3 Mais. Kein Schiff nimmt Zucker, das Maisschiff hat einen Platz. Du bist Baumeister mit 5 Dublonen.',
      do: 'Kaufe das billigste Gebäude, das von nun an Waren rettet.',
      why: 'Es kostet dich 1 Dublone. Du produzierst 6 Waren auf einmal, und für alle ist selten Platz. Es wirkt, sobald ein Kolonist dort arbeitet.',
      wrong: {
        large:
          'Das behält alle 5 Waren, die auf kein Schiff passen. Ein kleines Lagerhaus behält 4 davon und kostet dich 1 Dublone statt 4.',
        factory: 'Dein ganzes Geld für 1 Dublone je Aufseher: Du produzierst zwei Sorten. Und dein Zucker verdirbt.',
        mill: 'Deine Zuckermühle dient schon allen drei Plantagen. Noch mehr Zucker würde nur auch verderben.',
        market: 'Du verkaufst immer nur eine Ware: dafür 2 Dublonen mehr, aber die anderen verderben weiter.',
        nothing: 'Für 1 Dublone kannst du jedes Mal mehrere Waren retten. Baue.',
        other: 'Das hilft deinen Waren nicht: Nach dem nächsten Kapitän bleibt dir eine einzige.',
      },
    },
    staff: {
      heading: 'Ein leeres Lagerhaus lagert nichts',
      see: 'Der Bürgermeister: Du hast acht Kolonisten, und dein Lagerhaus ist leer. Kein Schiff nimmt deine 3 Tabak, und auf dem Kapitän liegt eine Dublone.',
      do: 'Setze deine Kolonisten so ein, dass das Lagerhaus wirkt und du trotzdem fünf Waren produzierst.',
      why: 'Drei auf Mais und zwei Paare ergeben mit sieben Kolonisten fünf Waren. Der achte rettet zwei Tabak.',
      wrong: {
        empty: 'Ohne Kolonisten wirkt das Lagerhaus nicht: Beim nächsten Kapitän verderben zwei deiner 3 Tabak.',
        corn: 'Mais braucht keine Anlage: Drei Kolonisten dort sind drei Waren. Besetze ihn zuerst.',
        half: 'Das sind weniger als fünf Waren: Jedes Paar braucht einen Kolonisten auf der Plantage und einen in der Anlage.',
      },
    },
  },
};
