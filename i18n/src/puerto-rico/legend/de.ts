import type { LegendWords } from './en.ts';

export const de: LegendWords = {
  groups: {
    yours: 'Was du hast',
    land: 'Insel und Stadt',
    cards: 'Gebäudekarten',
    harbour: 'Hafen',
  },
  texts: {
    doubloons: 'Das Geld: Damit bezahlst du Gebäude.',
    points: 'Wer am Ende die meisten hat, gewinnt.',
    colonists: 'Eine Plantage, ein Steinbruch oder ein Gebäude arbeitet nur mit einem Kolonisten.',
    sanJuan: 'Hier warten Kolonisten ohne Arbeit.',
    production: 'Was dir der nächste Aufseher bringen wird.',
    cardPoints: 'Was das Gebäude am Ende wert ist.',
    plant: 'Der Rand hat die Farbe der Ware, die es herstellt. Sein Kolonist versorgt eine Plantage.',
    largePlant: 'Jeder Kolonist hier versorgt eine Plantage.',
    violet: 'Mit einem Kolonisten hilft es dir in der Phase seiner Rolle.',
    largeViolet: 'Mit einem Kolonisten bringt es am Ende mehr Siegpunkte.',
  },
  names: { own: 'Häkchen' },
  signs: {
    empty: { name: 'Leerer Kreis', text: 'Platz für einen Kolonisten. Ohne ihn geschieht hier nichts.' },
    filled: { name: 'Kolonist im Kreis', text: 'Hier wird gearbeitet.' },
    canPay: { name: 'Goldmünze', text: 'Was das Gebäude dich jetzt kostet. Du kannst es bezahlen.' },
    tooDear: { name: 'Leerer Ring', text: 'Was das Gebäude dich jetzt kostet. Du kannst es nicht bezahlen.' },
    circles: { name: 'Kleine Kreise', text: 'Wie viele Kolonisten dort arbeiten können.' },
    left: { name: 'Zahl mit ×', text: 'Wie viele von diesem Gebäude noch da sind.' },
    prices: { name: 'Preise', text: 'Was das Handelshaus für jede Sorte zahlt.' },
    purse: {
      name: 'Münze auf einer Rolle',
      text: 'Wer die Rolle nimmt, bekommt die Münze dazu. Eine Rolle, die niemand nimmt, erhält jede Runde 1 Dublone.',
    },
  },
};
