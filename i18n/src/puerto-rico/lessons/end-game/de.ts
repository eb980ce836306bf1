import type { Texts } from './en.ts';

export const de: Texts = {
  steps: {
    'last-space': {
      heading: 'Das zwölfte Feld',
      see: 'Du führst mit 37 SP. Der nächste Spieler hat 34, einen Hafen und 7 Waren. Ein Feld deiner Stadt ist frei, und deine Zunfthalle ist besetzt.',
      do: 'Führe das Ende des Spiels herbei, mit möglichst vielen Punkten.',
      why: 'Tabakspeicher oder Kaffeerösterei bringen 3 SP und 2 weitere in deiner Zunfthalle: 42. Deine Stadt ist voll, diese Runde ist die letzte, und niemand holt dich ein.',
      wrong: {
        harbor: '3 SP machen 40. Der nächste Spieler verschifft noch für 6 und baut auch: Das können 42 werden.',
        building: 'Damit ist Schluss, aber mit höchstens 3 SP. Welches Gebäude zählt auch in deiner Zunfthalle?',
        nothing: 'Ohne Gebäude geht das Spiel weiter, und die anderen haben mehr Waren als du.',
        captain: 'Du verschiffst 2 Indigo für 3 SP. Der nächste Spieler verschifft mit dem Hafen 4 Mais für 5, und es geht weiter.',
        role: 'Das Spiel geht weiter, und der nächste Spieler hat 7 Waren zu verschiffen. Welche Rolle beendet es?',
      },
    },
    colonists: {
      heading: 'Zu wenige Kolonisten',
      see: 'Du hast 35 SP, die anderen je 25. Aber sie haben 7 und 5 Waren und mehr Dublonen. Im Vorrat sind noch 2 Kolonisten.',
      do: 'Finde die Rolle, mit der diese Runde die letzte wird.',
      why: 'Das Kolonistenschiff braucht jetzt mindestens 3 Kolonisten. Die gibt es nicht: Nach dieser Runde ist Schluss, bevor die anderen aufholen.',
      wrong: {
        craftsman: 'Du bekommst 8 Waren, aber die anderen produzieren auch, und der nächste Spieler ist vor dir Kapitän.',
        captain: 'Du verschiffst 1 Mais, die anderen haben zusammen 12 Waren. Dein Vorsprung schmilzt.',
        role: 'Das Spiel geht weiter, und die Zeit arbeitet für die anderen: Sie haben Waren und Geld.',
      },
    },
    'last-role': {
      heading: 'Die letzte Rolle des Spiels',
      see: 'Die letzte Runde, und du wählst die letzte Rolle. Du hast 33 SP, die anderen je 36. In deiner Zunfthalle arbeitet niemand.',
      do: 'Wähle die Rolle, mit der du gewinnst.',
      why: 'Deine vier Anlagen bringen in einer besetzten Zunfthalle 7 SP: 40 zu 36. Den anderen bringt der Bürgermeister nichts.',
      wrong: {
        captain: 'Du verschiffst 4 Waren für 5 SP: 38. Aber der nächste Spieler verschifft mit dem Hafen für 6: 42.',
        trader: 'Dublonen zählen nur bei Gleichstand. Du liegst 3 SP zurück.',
        craftsman: 'Das bringt keine Punkte mehr: Nach dir verschifft und baut niemand.',
      },
    },
    'guild-hall': {
      heading: 'Wer arbeitet am Ende wo?',
      see: 'Du bist der Bürgermeister. Es wird nichts mehr produziert: Plantagen und Anlagen brauchen keine Kolonisten.',
      do: 'Setze deine Kolonisten so ein, dass du gewinnst.',
      why: 'Ein Kolonist in der Zunfthalle bringt 7 SP. Besetze in der letzten Runde zuerst deine großen Gebäude.',
      wrong: {
        empty: 'Die Zunfthalle ist noch leer: Mit 33 SP verlierst du. Nimm den Kolonisten von einer Plantage oder Anlage.',
      },
    },
    deny: {
      heading: 'Eine Dublone zu wenig',
      see: 'Die letzte Runde, und du beginnst. Du hast 40 SP und 1 Dublone. Der nächste Spieler hat 37 SP, 9 Dublonen und keinen Steinbruch. Große Gebäude kosten 10.',
      do: 'Wähle eine Rolle und nutze sie so, dass dich der nächste Spieler nicht überholt.',
      why: 'Der Rabatt gehört dir: Den nächsten Spieler kostet ein großes Gebäude 10, und für 9 gibt es höchstens 3 SP. Du hast 41, er 40.',
      wrong: {
        nothing: 'So bleibst du bei 40, und der nächste Spieler kann auch 40 erreichen. Baue etwas für 1 SP.',
        craftsman:
          'Waren allein bringen keine Punkte. Der nächste Spieler nimmt den Baumeister, zahlt 9 für ein großes Gebäude und hat 41.',
        role: 'Dann nimmt der nächste Spieler den Baumeister, zahlt 9 für ein großes Gebäude und hat 41 SP gegen deine 40.',
      },
    },
  },
};
