/** What search engines, messengers and social cards say of our pages; by its type the shape of every other language. */
import { speechIn } from '../format.ts';

const { list, plural } = speechIn('en');

export const en = {
  makeTable: 'Choose a game, the seats and the rules, and start right away: on this device, or online with friends.',
  lesson: (game: string, about: string) => `A short ${game} lesson on the real board. ${about}`,
  puzzles: (game: string) => `Puzzles for ${game} from games of strong bots, with a rating of your own.`,
  puzzle: (theme: string, rating: number) => `One move is clearly the best. Find it. Theme: ${theme}. Rating: ${rating}.`,
  stats: (game: string) => `What wins at ${game}, counted over many bot games, and where you stand.`,
  players: 'Ratings and results of the people who play here.',
  account: 'Your name, your games, your settings.',
  explore: 'Try moves for all seats, branch off, comment and share what you found.',
  linked: 'A whole game in one link: step through it and play on from any moment.',
  board: 'The numbers printed on the board, and how we know them. Check them against your own copy.',
  person: 'Ratings and latest games.',
  table: {
    /** A table that is not for everybody: nothing is told of it. */
    hidden: 'A table at Caravel',
    hiddenHint: 'Open the link to take your seat. Free, in the browser, without an account.',
    open: (free: number) => plural(free, { one: '1 seat is free. Take it!', other: '# seats are free. Take one!' }),
    full: 'All seats are taken. The game is about to begin.',
    running: 'The game is on. Come and watch.',
    finished: 'The game is over. Step through it move by move.',
    cancelled: 'This table was cancelled.',
    with: (game: string, names: readonly string[]) => (names.length > 0 ? `${game} with ${list(names)}` : game),
  },
  review: {
    title: (game: string) => `Review of a game of ${game}`,
    hint: 'Where the game was won and lost, move by move.',
  },
  published: (game: string, name: string) => `${game}, published by ${name}.`,
  /** Above the title on a card. */
  kinds: { table: 'Table', puzzle: 'Puzzle', rules: 'Rules', lesson: 'Lesson' },
};

export type Site = typeof en;
