/** Random names for things. */
import { randomInt } from 'node:crypto';
import { ID_LENGTH } from '@caravel/protocol';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** 71 bits: nobody guesses the link of a table. */
export const newId = (): string => Array.from({ length: ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
