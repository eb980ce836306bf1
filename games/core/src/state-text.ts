/** A position as one line of text: `puerto-rico/1 440 3,0*12,-1,…`; `v*n` is a run of n equal numbers. */
import { at } from './at.ts';
import type { CheckedGame, Game } from './game.ts';
import type { State } from './layout.ts';
import { fail, ok, type Result } from './result.ts';

export const writeState = (game: Game, s: State): string => {
  const runs: string[] = [];
  for (let i = 0; i < s.length; ) {
    const value = at(s, i);
    let end = i + 1;
    while (s[end] === value) end++;
    runs.push(end - i > 1 ? `${value}*${end - i}` : String(value));
    i = end;
  }
  return `${game.name}/${game.version} ${s.length} ${runs.join(',')}`;
};

/** Reads what `writeState` wrote; refuses positions that break the game's invariants. */
export const readState = (game: CheckedGame, text: string): Result<State> => {
  const [kind, size, body = '', ...rest] = text.trim().split(' ');
  if (kind !== `${game.name}/${game.version}`) return fail(`not a position of ${game.name}/${game.version}: '${kind ?? ''}'`);
  if (size !== String(game.layout.size)) return fail(`a position of ${game.name} has ${game.layout.size} numbers, not '${size ?? ''}'`);
  if (rest.length > 0) return fail(`'${rest.join(' ')}' after the position`);
  const s = new Int16Array(game.layout.size);
  let at = 0;
  for (const run of body.split(',')) {
    const match = /^(-?\d{1,5})(?:\*(\d{1,5}))?$/.exec(run);
    const value = Number(match?.[1]);
    const length = Number(match?.[2] ?? 1);
    if (!match || value < -32768 || value > 32767 || length < 1) return fail(`'${run}' is not a number or a run of one`);
    if (at + length > s.length) return fail(`more than ${s.length} numbers`);
    s.fill(value, at, at + length);
    at += length;
  }
  if (at !== s.length) return fail(`${at} of ${s.length} numbers`);
  const fault = game.faults(s)[0];
  return fault === undefined ? ok(s) : fail(`not a position of play: ${fault}`);
};
