/** Random ids. */
import { randomInt } from 'node:crypto';
import { ID_LENGTH } from '@caravel/protocol';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** 71 bits, so that the link to a table cannot be guessed. */
export const newId = (): string => Array.from({ length: ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
