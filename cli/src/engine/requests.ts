/** Every request of the line protocol. docs/protocol-engine.md is the reference. */
import { at, ok, type Result } from '@caravel/core';
import { catalogue } from '../catalogue.ts';
import { chance, describe, legal, log, scores, state, turn, whyNot } from './questions.ts';
import type { Session } from './session.ts';
import { apply, begin, load, roll, undo } from './steps.ts';

interface Request {
  readonly name: string;
  /** What follows the name. */
  readonly form: string;
  readonly about: string;
  answer(session: Session, text: string): Result<object>;
}

const request = (form: string, about: string, answer: Request['answer']): Request => ({
  name: at(form.split(' '), 0),
  form,
  about,
  answer,
});

const help = (): Result<object> => ok({ requests: REQUESTS.map(({ form, about }) => ({ request: form, about })) });

const quit = (session: Session): Result<object> => {
  session.isOver = true;
  return ok({ quit: true });
};

export const REQUESTS: readonly Request[] = [
  request('games', 'what can be played', ({ host }) => ok({ games: catalogue(host.games) })),
  request('new {json}', 'begins a game: game, players, rules, options, seed', begin),
  request('load FILE', 'goes on with a recorded game', load),
  request('turn', 'whose decision it is', turn),
  request('legal [SEAT]', 'the legal moves, of all seats or of one', legal),
  request('chance', 'what chance can do now, with weights', chance),
  request('apply [SEAT|*] MOVE', 'plays a move; the seat can be left out where only one has the turn', apply),
  request('roll', 'lets the seeded generator choose for chance', roll),
  request('undo [N]', 'takes back the last N moves (1)', undo),
  request('whynot SEAT|* MOVE', 'the first rule that forbids a move', whyNot),
  request('scores', 'points, tie-breaks, places and winners if the game ended now', scores),
  request('describe [SEAT]', 'what a seat, or somebody without one, is shown', describe),
  request('state', 'the position as one line of text', state),
  request('log', 'the entries so far, and the whole as a .caravel file', log),
  request('help', 'this list', help),
  request('quit', 'ends the session', quit),
];
