import type { Texts } from './en.ts';

export const de: Texts = {
  steps: {
    pay: {
      heading: 'Für nichts bezahlen?',
      see: 'Runde 5. Die Alfândega kostet 5 Real oder 4 Piraten, denn der Piratenwürfel zeigt eine 3. In Region 1 hast du keinen Arbeiter. Piraten: du 8, dein Gegner 10.',
      do: 'Zahlen oder die Piraten nehmen? Wähle, was dich weniger PP kostet.',
      why: 'Du darfst auch für ein Gebäude zahlen, das du nicht nutzen kannst. Mit 12 Piraten hättest du die meisten gehabt: 16 statt 8 PP weniger.',
      wrong: {
        pirates: '8 und 4 sind 12, mehr als dein Gegner hat. Das kostet 16 statt 8 PP, und gespart hast du nur 5 Real.',
        mill: 'Du hast genug Real. Entscheide über das Gebäude.',
      },
    },
    watch: {
      heading: 'Wen schickst du?',
      see: 'Du hast 12 Piraten, dein Gegner 11. Sechs deiner Arbeiter sind hungrig, und du hast 6 Brot. Machico gehört dir um einen Arbeiter.',
      do: 'Passe und werde 3 Piraten los. Mehr als 6 Brot darfst du nicht brauchen, und Machico muss dir bleiben.',
      why: 'In der Stadtwache isst ein Arbeiter so viel wie auf dem Feld. So wurden aus 12 Piraten 9, und 6 Brot reichen noch immer.',
      wrong: {
        home: 'Ein Arbeiter aus dem Vorrat ist ein Esser mehr. Für ihn hast du kein Brot, also kommt am Rundenende ein Pirat zurück.',
        machico: 'Dann steht es in Machico unentschieden, und dein Gegner steht weiter rechts. Stadtentwicklung bringt 7 statt 15 PP.',
        slot: 'So behältst du 12 Piraten, mehr als dein Gegner hat. Eine andere Wahl nimmt dir 3 davon ab.',
        done: 'Ohne Arbeiter geht kein Pirat.',
        mill: 'Die Windmühle vertreibt keine Piraten.',
      },
    },
    constable: {
      heading: 'Erst die Hälfte, dann je drei',
      see: 'Die Fortaleza kostet 2 Real. Mit drei Arbeitern in Region 3 darfst du zwei in die Stadtwache schicken, jeden für bis zu 3 Piraten. Dein Wachtmeister liegt offen.',
      do: 'Werde alle 12 Piraten los.',
      why: 'Der Wachtmeister nimmt die Hälfte, also kommt er, solange es viele sind: Aus 12 wurden 6, dann nahm die Fortaleza 3 und 3. Ohne Piraten verlierst du keine PP.',
      wrong: {
        pay: 'Die Fortaleza allein nimmt 6, und den Wachtmeister kannst du nur vor dem Zahlen einsetzen.',
        pirates: 'Gerade die Fortaleza vertreibt die Piraten. Zahle die 2 Real.',
        done: 'Jeder Arbeiter, den du schickst, nimmt 3 Piraten mit. Du darfst zwei schicken.',
        mill: 'Die Windmühle vertreibt keine Piraten.',
      },
    },
    order: {
      heading: 'Gleich viele Piraten',
      see: 'Du und dein Gegner habt je 11 Piraten. Dein Gegner hat auf Feld III gepasst. Frei sind I, II und IV.',
      do: 'Passe. Wähle ein Feld, das dich am Ende weniger PP kostet.',
      why: 'Bei gleich vielen Piraten verliert weniger, wer in der Passen-Spalte weiter vorn steht: 8 statt 16 PP.',
      wrong: {
        late: '5 Real sind 1 PP. Aber du stehst hinter deinem Gegner, der auch 11 Piraten hat, und verlierst 16 statt 8 PP.',
        mill: 'Die Windmühle hilft hier nicht. Wähle ein Feld.',
      },
    },
    bread: {
      heading: 'Piraten, die nichts kosten',
      see: 'Das Ende der letzten Runde. Du hast 16 Piraten, dein Gegner 7. Sechs Arbeiter sind hungrig, du hast 6 Brot und 1 Real.',
      do: 'Wie viel Brot gibst du? Finde die Zahl, die dir die meisten PP lässt.',
      why: 'Die 16 PP verlierst du ohnehin, und bis zu 20 Piraten kosten nicht mehr. 4 behaltene Brot und 1 Real sind fünf Real: 1 PP.',
      wrong: {
        all: 'Das spart nichts: Du hast ohnehin die meisten Piraten. Behaltenes Brot zählt wie Real, und fünf davon sind 1 PP.',
        many: 'Du behältst zu wenig. Für 1 PP brauchst du fünf Real, und du hast einen.',
        few: 'Jeder Pirat über dem zwanzigsten kostet 1 PP. Das frisst auf, was das Brot bringt.',
      },
    },
  },
};
