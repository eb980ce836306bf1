import { speechIn } from '../format.ts';
import type { Ending } from './en.ts';

const { list, number, plural, signed } = speechIn('de');

export const de: Ending = {
  players: (n) => plural(n, { other: '# Spieler' }),
  rounds: (n) => plural(n, { one: '# Runde', other: '# Runden' }),
  chip: {
    won: (name) => `${name}, der Sieg gehört dir`,
    place: (name, place, players) => `${name}, Platz ${number(place)} von ${number(players)}`,
  },
  headline: {
    won: (n) => `Gewonnen mit ${number(n)} Vorsprung`,
    wonTie: 'Gewonnen nach Gleichstand',
    wonPlain: 'Du hast gewonnen',
    lost: (n, names) => `Um ${number(n)} verloren gegen ${list(names)}`,
    lostTie: (names) => `Nach Gleichstand verloren gegen ${list(names)}`,
    lostPlain: (names) => `Verloren gegen ${list(names)}`,
    shared: (names) => `Du teilst den Sieg mit ${list(names)}`,
    wins: (name, n) => `${name} gewinnt mit ${number(n)} Vorsprung`,
    winsTie: (name) => `${name} gewinnt nach Gleichstand`,
    winsPlain: (name) => `${name} gewinnt`,
    share: (names) => `${list(names)} teilen den Sieg`,
    nobody: 'Niemand gewinnt',
  },
  tie: (label, values) => `Gleich viele Punkte. ${label}: ${list(values)}.`,
  reasons: {
    time: 'Die Zeit war vor dem Ende abgelaufen.',
    agreed: 'Ihr habt vereinbart, früher aufzuhören.',
    operator: 'Vom Betreiber vorzeitig beendet.',
  },
  review: 'Analyse',
  toBoard: 'Spielplan ansehen',
  points: 'Woher die Punkte kamen',
  bar: (name, total, parts) => `${name}: ${number(total)} (${parts.join(', ')})`,
  sheet: 'Alle Punkte im Einzelnen',
  overRounds: 'Punkte nach Runden',
  overRoundsHint: 'wäre die Partie dort zu Ende gewesen',
  round: 'Runde',
  start: 'Beginn',
  turning: {
    title: 'Wendepunkte',
    own: 'wie sich deine Siegchance geändert hat, grob geschätzt',
    of: (name) => `wie sich die Siegchance von ${name} geändert hat, grob geschätzt`,
    change: (percent) => `${signed(percent)} %`,
    looking: 'Sie werden gesucht …',
    none: 'Kein einzelner Zug hat die Chancen stark verändert.',
  },
  share: {
    title: 'Teilen',
    send: 'An eine App senden',
    link: 'Link kopieren',
    file: 'Als Datei speichern',
    copied: 'Der Link ist kopiert.',
    failed: 'Dieser Browser lässt Seiten nichts kopieren. Speichere die Partie als Datei.',
  },
  device: {
    title: 'Partien auf diesem Gerät',
    hint: 'Partien, die du hier allein gegen Bots zu Ende gespielt hast. Sie bleiben nur auf diesem Gerät und zählen für keine Wertung.',
    none: 'Noch keine. Spiele eine Partie gegen Bots zu Ende, dann steht sie hier.',
    levels: 'Stärkster Bot',
    last: 'Letzte Partien',
    gone: 'nicht mehr gespeichert',
  },
};
