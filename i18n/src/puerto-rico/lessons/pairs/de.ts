import type { Texts } from './en.ts';

export const de: Texts = {
  steps: {
    plantation: {
      heading: 'Ein Kolonist ohne Arbeit',
      see: 'In deinem Tabakspeicher arbeiten zwei Kolonisten, du hast aber nur eine Tabakplantage. Der dritte Spieler hat den Siedler gewählt.',
      do: 'Nimm die Plantage, die ein Paar ergänzt.',
      why: 'Noch ein Kolonist darauf, und du produzierst 2 Tabak, ohne etwas zu kaufen.',
      wrong: {
        indigo: 'Du hast keine Indigoküperei. Diese Plantage bringt nichts, bis du eine kaufst.',
        sugar: 'Du hast keine Zuckermühle. Der Kolonist in deinem Tabakspeicher bleibt ohne Arbeit.',
        nothing: 'Eine Plantage kostet nichts. Nimm die, die passt.',
      },
    },
    colonists: {
      heading: 'Sechs Kolonisten, vier Waren',
      see: 'Das Schiff hat zwei Kolonisten gebracht: Du hast sechs. Mais braucht keine Anlage.',
      do: 'Setze alle sechs so ein, dass du vier Waren produzierst.',
      why: 'Zwei Kolonisten auf Mais bringen 2 Waren. Die anderen vier ergeben zwei Paare.',
      wrong: {
        corn: 'Auf Mais bringt ein Kolonist eine Ware, sonst braucht es zwei. Besetze beide Maisplantagen.',
        market: 'Ein Kolonist in der kleinen Markthalle produziert nichts: So werden es nur drei Waren.',
        half: 'So bleibt ein halbes Paar: Eine Plantage bringt nur etwas mit einem Kolonisten in ihrer Anlage, und umgekehrt.',
      },
    },
    plant: {
      heading: 'Die fehlende Hälfte',
      see: 'Du bist Baumeister und hast 5 Dublonen. Du besitzt zwei Tabak- und zwei Maisplantagen.',
      do: 'Kaufe das Gebäude, das deine Insel mehr wert macht.',
      why: 'Er kostet dich 4 und dient beiden Plantagen. Tabak bringt 3, und du hast eine kleine Markthalle.',
      wrong: {
        coffee: 'Kaffee bringt 4, aber du hast keine Kaffeeplantage, und dein Geld ist weg.',
        market: 'Zwei Dublonen mehr je Verkauf, aber bisher hast du nur Mais. Produziere erst etwas Teures.',
        nothing: 'Du hast das Geld und den Rabatt des Baumeisters. Nutze sie.',
        other: 'Deine zwei Tabakplantagen haben weiter keine Anlage: Sie bringen nichts.',
      },
    },
    craftsman: {
      heading: 'Wenn deine Paare stehen',
      see: 'Deine zwei Tabakpaare und dein Mais sind voll besetzt. Die anderen haben auch Anlagen, aber kaum Kolonisten darin.',
      do: 'Wähle die Rolle, die dir mehr bringt als den anderen.',
      why: 'Du bekommst 5 Waren, die anderen je 1. Nach dem nächsten Bürgermeister wäre das anders.',
      wrong: {
        mayor: 'Du brauchst kaum Kolonisten. Die anderen brauchen sie dringend: Diese Rolle hilft ihnen.',
        trader: 'Niemand hat eine Ware. Du bekämst nur die 1 Dublone.',
        captain: 'Niemand hat eine Ware zu verladen. Du bekämst nur die 1 Dublone.',
        later: 'Produziere jetzt: Nach dem nächsten Bürgermeister produzieren die anderen mehr.',
      },
    },
  },
};
