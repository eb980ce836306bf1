/** The words of the daily table. */
import { speechIn } from '../format.ts';

const { number, plural } = speechIn('en');

export const en = {
  title: 'Daily table',
  lead: 'One table a day for each game. Everyone gets the same draws.',
  streak: (days: number) => plural(days, { one: '# day in a row', other: '# days in a row' }),
  players: (count: number) => plural(count, { one: '# player', other: '# players' }),
  /** The name of a level of bots. */
  against: (level: string) => `against ${level}`,
  seat: (seat: number) => `your seat: ${number(seat)}`,
  play: 'Play ranked',
  goOn: 'Continue',
  once: 'One try, no take-backs, no hints.',
  until: (time: string) => `Open until ${time}.`,
  yesterday: (day: string, time: string) => `Your table of ${day} is open until ${time}.`,
  why: {
    account: 'You need an account to play ranked.',
    age: 'Your account must be a day old to play ranked. Practice is open to everyone.',
    games: 'Finish one online game first to play ranked. A game against bots counts.',
  },
  signIn: 'Sign in',
  offline: 'No connection to the server. You can still practice here, even offline.',
  practise: 'Practice',
  practiseOn: 'Continue practice',
  practiceHint: 'Practice has its own draws, the same for everyone today. It does not count in the ranking.',
  practised: (points: number) => plural(points, { one: 'Practice: # point', other: 'Practice: # points' }),
  points: (points: number) => plural(points, { one: '# point', other: '# points' }),
  better: (percent: number, players: number) =>
    `better than ${number(percent)} % of ${plural(players, { one: '# player', other: '# players' })}`,
  alone: 'Nobody else has finished yet.',
  void: 'Your try ended without a result.',
  toGame: 'My game',
  chart: (day: string, players: number) => `Points of ${plural(players, { one: '# player', other: '# players' })} on ${day}`,
  bar: (from: number, to: number, people: number) =>
    `${from === to ? number(from) : `${number(from)} to ${number(to)}`} points: ${plural(people, { one: '# player', other: '# players' })}`,
  you: (points: number) => `you: ${number(points)}`,
  empty: 'No results yet. The chart fills up when the first day is over.',
  best: (day: string, name: string, points: number) =>
    `Best game of ${day}: ${name}, ${plural(points, { one: '# point', other: '# points' })}`,
  review: 'Review of the best game',
  share: 'Share',
  copied: 'Copied',
  notCopied: 'Copying failed.',
  fair: 'Fair draws',
  fairHow:
    'The draws of a day follow from a secret. Its fingerprint (hash) is published before anyone can play, usually the day before. The secret itself is published when the day is over. So everyone can check that nothing was changed.',
  today: 'Fingerprint for today',
  tomorrow: 'Fingerprint for tomorrow',
  secret: (day: string) => `Secret of ${day}`,
  note: (time: string) => `Daily table: one try, no take-backs, no hints. Open until ${time}.`,
  proof: {
    checked: 'Fair draws: checked.',
    meaning:
      'Everyone had the same draws on that day. They follow from the secret of the day, whose fingerprint was published before anyone could play. Not proved: that the operator did not choose the secret or look at it.',
  },
  toRanking: 'To the ranking of the day',
};

export type DailyWords = typeof en;
