/** What is promised before the first draw: by the server a secret, by people a contribution. A page that only promises needs no more of fairness. */
import { ascii, fromHex, sha256, toHex } from './sha256.ts';

/** Stands for the part of a person who promised none. */
export const NO_PART = 'none';

export const commitmentTo = (secret: string): string => toHex(sha256(fromHex(secret)));

/** The promise of a contribution. Bound to the table and the seat, so that a copied promise is useless elsewhere. */
export const partOf = (commitment: string, seat: number, contribution: string): string =>
  toHex(sha256(ascii(`caravel part|${commitment}|${seat}|${contribution}`)));
