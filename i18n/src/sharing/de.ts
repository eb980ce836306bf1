import { speechIn } from '../format.ts';
import type { Sharing } from './en.ts';

const { plural } = speechIn('de');

export const de: Sharing = {
  link: {
    opening: 'Die Partie wird geöffnet …',
    failed: 'Die Partie lässt sich nicht öffnen',
    broken: 'Dieser Link ist unvollständig. Kopiere den ganzen Link und öffne ihn noch einmal.',
    newer: 'Dieser Link stammt von einer neueren Version von Caravel. Lade die Seite neu und öffne den Link noch einmal.',
    long: 'Die Partie in diesem Link ist zu lang, um sie hier zu öffnen.',
    unloaded: 'Die Regeln dieses Spiels konnten nicht geladen werden. Prüfe deine Verbindung und lade die Seite neu.',
  },
  file: {
    other: 'Sie stammt nicht von Caravel.',
    newer: 'Sie stammt aus einer neueren Version von Caravel. Lade die Seite neu und versuche es noch einmal.',
    large: 'Sie ist zu groß.',
    rules: 'Diese Seite kennt ihre Regeln nicht.',
    position: 'Ihre Anfangsstellung kann im Spiel nicht vorkommen.',
    move: (n, rule) => `Ihr Zug ${n} ist nicht erlaubt${rule && ` (${rule})`}.`,
    line: (n, rule) => (rule ? `Der Zug in Zeile ${n} ist nicht erlaubt (${rule}).` : `Zeile ${n} ist beschädigt.`),
    damaged: 'Ein Teil davon fehlt oder ist beschädigt.',
  },
  analysis: {
    loading: 'Die Analyse wird geladen …',
    untitled: { review: 'Analyse', exploration: 'Erkundung' },
    by: (name) => `veröffentlicht von ${name}`,
    points: (points) => plural(points, { one: '# Punkt', other: '# Punkte' }),
    unfinished: 'Diese Partie ist nicht zu Ende.',
    open: 'Partie öffnen',
    openReview: 'Analyse ansehen',
    missing: 'Diese Analyse gibt es nicht. Vielleicht wurde sie entfernt.',
    closed: 'Diese Partie läuft noch. Die Analyse öffnet sich, wenn die Partie zu Ende ist.',
    remove: 'Diese Analyse entfernen',
    removeSure: 'Der Link funktioniert dann nicht mehr.',
    removed: 'Entfernt.',
    mine: 'Veröffentlichte Analysen',
    mineHint: 'Wer den Link hat, kann sie sehen.',
    removeIt: (name) => `${name} entfernen`,
  },
  publish: {
    title: 'Veröffentlichen',
    hint: 'Wer den Link hat, sieht die Partie und was du darin gefunden hast. Du kannst sie jederzeit entfernen.',
    name: 'Titel',
    go: 'Veröffentlichen',
    link: 'Link zur Analyse',
    copy: 'Link kopieren',
    running: 'Diese Partie läuft noch. Du kannst sie veröffentlichen, wenn sie zu Ende ist.',
    bad: 'Der Server nimmt diese Partie nicht an.',
    large: 'Diese Analyse ist zu groß zum Veröffentlichen.',
  },
};
