import type { LegendWords } from './en.ts';

export const de: LegendWords = {
  groups: {
    supplies: 'Vorräte',
    pieces: 'Spielsteine',
    signs: 'Zeichen',
    places: 'Orte',
    costs: 'Kosten und Erträge',
    characters: 'Charaktere',
  },
  texts: {
    wheat: 'Schiffe verkaufen ihn auf dem Weizen-Handelsplatz. In der Windmühle bringen dich 2 Weizen ein Feld hinauf.',
    sugar: 'Schiffe verkaufen ihn auf dem Zucker-Handelsplatz.',
    wine: 'Schiffe verkaufen ihn auf dem Wein-Handelsplatz. Auch die Landung in einer Kolonie kostet Wein.',
    wood: 'Damit bezahlst du Stadtteile, auslaufende Schiffe und die Wartung der Schiffe.',
    bread: 'Ernährt in Phase D die Arbeiter und gleicht zu niedrige Würfel aus.',
    points: 'Wer am Ende die meisten hat, gewinnt.',
    worker: 'Arbeitet auf Erntefeldern, in Städten, in Kolonien oder in der Stadtwache und braucht in Phase D Brot.',
    ship: 'Fährt zu Handelsplätzen und Kolonien und braucht in Phase D Holz.',
    figure: 'Diese Figur steht für deine Scheiben: Sie zeigt deinen Platz in der Spielerreihenfolge und dein Feld in der Windmühle.',
    market: 'Ein Schiff verkauft hier Waren für Real.',
    colony: 'Eine Landung kostet Wein und bringt eine Königliche Belohnung. Ein Arbeiter bringt in Phase D eine Ware.',
    forecast: 'Wie viel Holz und Brot du hast und wie viel deine Schiffe und Arbeiter brauchen werden. Jedes fehlende bringt 1 Piraten.',
  },
  names: {
    up: 'Pfeil nach oben',
    flip: 'Drehpfeil',
    dot: 'Punkt an einer Zahl',
    price: 'Kosten eines Gebäudes',
  },
  signs: {
    movePiece: { name: 'Pfeil und Spielstein', text: 'Du bewegst diesen Spielstein.' },
    moveTo: { name: 'Pfeil und Ort', text: 'Du bewegst einen deiner Arbeiter dorthin.' },
    trade: { name: 'Pfeil dazwischen', text: 'Du gibst, was links steht, und bekommst, was rechts steht.' },
    or: { name: 'Schrägstrich', text: 'Das eine oder das andere.' },
    workers: { name: 'Arbeiter in der Region', text: '1+: mit 1 oder 2 deiner Arbeiter dort. 3+: mit 3 oder mehr.' },
    field: { name: 'Erntefeld', text: 'Hat Platz für einen Arbeiter jedes Spielers und bringt die gezeigte Ware.' },
    house: { name: 'Haus', text: 'Ein Stadtfeld. Neben Real steht es für ein Gebäude.' },
    harvest: { name: 'Ernte', text: 'Jeder deiner Arbeiter auf den Erntefeldern der Region bringt 1 Holz oder 1 Ware.' },
    raid: { name: 'Wenn du nicht bezahlst', text: 'Du erhältst 1 Piraten und dazu so viele, wie ein Piratenwürfel dort zeigt.' },
    lowDie: { name: 'Niedriger Würfel', text: 'Ist ein Würfel niedriger als die Zahl der Region, kostet er die Differenz in Brot.' },
    stepUp: { name: 'Windmühle hinauf', text: '2 Weizen bringen dich ein Feld hinauf. Ganz oben bringen sie 1 PP.' },
    stepDown: {
      name: 'Windmühle hinab',
      text: 'Ein Feld hinab bringt 1 Brot oder Real. Ganz unten gibst du 1 PP ab, statt hinabzurücken.',
    },
  },
};
