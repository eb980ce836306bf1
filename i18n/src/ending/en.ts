/** The words of the end of a game, and of what is kept of it on this device. */
import { speechIn } from '../format.ts';

const { list, number, plural, signed } = speechIn('en');

export const en = {
  players: (n: number) => plural(n, { one: '# player', other: '# players' }),
  rounds: (n: number) => plural(n, { one: '# round', other: '# rounds' }),
  chip: {
    won: (name: string) => `${name}, the game is yours`,
    place: (name: string, place: number, players: number) => `${name}, place ${number(place)} of ${number(players)}`,
  },
  /** `n` points; without them the points did not decide. `names` of all who won. */
  headline: {
    won: (n: number) => `You won by ${number(n)}`,
    wonTie: 'You won on the tie-break',
    wonPlain: 'You won',
    lost: (n: number, names: readonly string[]) => `You lost by ${number(n)} to ${list(names)}`,
    lostTie: (names: readonly string[]) => `You lost to ${list(names)} on the tie-break`,
    lostPlain: (names: readonly string[]) => `You lost to ${list(names)}`,
    shared: (names: readonly string[]) => `You share the win with ${list(names)}`,
    wins: (name: string, n: number) => `${name} wins by ${number(n)}`,
    winsTie: (name: string) => `${name} wins on the tie-break`,
    winsPlain: (name: string) => `${name} wins`,
    share: (names: readonly string[]) => `${list(names)} share the win`,
    nobody: 'No winner',
  },
  /** `label` names what breaks ties, `values` are `Ada 7`. */
  tie: (label: string, values: readonly string[]) => `Equal points. ${label}: ${list(values)}.`,
  reasons: {
    time: 'Time ran out before the end.',
    agreed: 'You agreed to end the game early.',
    operator: 'Ended early by the operator.',
  },
  review: 'Review',
  toBoard: 'Look at the board',
  points: 'Where the points came from',
  /** Whose bar it is, and all its parts. */
  bar: (name: string, total: number, parts: readonly string[]) => `${name}: ${number(total)} (${parts.join(', ')})`,
  sheet: 'Full score sheet',
  overRounds: 'Points over rounds',
  overRoundsHint: 'if the game had ended there',
  round: 'Round',
  start: 'Start',
  turning: {
    title: 'Turning points',
    own: 'how your chance to win changed, by a quick estimate',
    of: (name: string) => `how ${name}’s chance to win changed, by a quick estimate`,
    change: (percent: number) => `${signed(percent)} %`,
    looking: 'Looking for them …',
    none: 'No single move changed the chances much.',
  },
  share: {
    title: 'Share',
    send: 'Send to an app',
    link: 'Copy a link',
    file: 'Save as file',
    copied: 'The link is copied.',
    failed: 'This browser does not let pages copy. Save the game as a file.',
  },
  device: {
    title: 'Games on this device',
    hint: 'Games you finished here alone against bots. They are kept on this device only and count for no rating.',
    none: 'None yet. Play a game against bots to the end, and it shows up here.',
    levels: 'Strongest bot',
    last: 'Latest games',
    gone: 'no longer saved',
  },
};

export type Ending = typeof en;
