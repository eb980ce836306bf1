/** The words of games and analyses that come by link. */
import { speechIn } from '../format.ts';

const { plural } = speechIn('en');

export const en = {
  link: {
    opening: 'Opening the game …',
    failed: 'The game could not be opened',
    broken: 'This link is incomplete. Copy the whole link and open it again.',
    newer: 'This link was made with a newer version of Caravel. Reload the page and open the link again.',
    long: 'The game in this link is too long to open here.',
    unloaded: 'The rules of this game could not be loaded. Check your connection and reload the page.',
  },
  /** Why a game or an exploration that came as text cannot be opened. */
  file: {
    other: 'It does not come from Caravel.',
    newer: 'It was made with a newer version of Caravel. Reload the page and try again.',
    large: 'It is too large.',
    rules: 'This page does not know its rules.',
    position: 'The game cannot reach the position it starts from.',
    move: (n: number, rule: string) => `Its move ${n} is not allowed${rule && ` (${rule})`}.`,
    line: (n: number, rule: string) => (rule ? `The move in line ${n} is not allowed (${rule}).` : `Line ${n} is damaged.`),
    damaged: 'A part of it is missing or damaged.',
  },
  analysis: {
    loading: 'Loading the analysis …',
    untitled: { review: 'Review', exploration: 'Exploration' },
    by: (name: string) => `published by ${name}`,
    points: (points: number) => plural(points, { one: '# point', other: '# points' }),
    unfinished: 'This game has not ended.',
    open: 'Open the game',
    openReview: 'Look at the review',
    missing: 'There is no such analysis. Perhaps it was removed.',
    closed: 'This game is still running. The analysis opens when the game is over.',
    remove: 'Remove this analysis',
    removeSure: 'The link will no longer work.',
    removed: 'Removed.',
    mine: 'Published analyses',
    mineHint: 'Anyone with the link can see them.',
    removeIt: (name: string) => `Remove ${name}`,
  },
  publish: {
    title: 'Publish',
    hint: 'Anyone with the link can see the game and what you found in it. You can remove it at any time.',
    name: 'Title',
    go: 'Publish',
    link: 'Link to the analysis',
    copy: 'Copy the link',
    running: 'This game is still running. You can publish it when it is over.',
    bad: 'The server does not accept this game.',
    large: 'This analysis is too large to publish.',
  },
};

export type Sharing = typeof en;
