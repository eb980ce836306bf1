/**
 * Where these pages lie, and what is behind them. A static build takes `site.static.ts` in its place (web/build/static/without-server.ts): nothing
 * else knows which of the two it is in.
 */
/** Whether a server answers: for online tables, accounts, rankings and whatever is published. */
export const HAS_SERVER: boolean = true;

/** What the path of every address begins with. */
export const ROOT: string = '/';

/** What the names of everything begin with that is kept on the device. */
export const KEPT_UNDER: string = 'caravel.';
