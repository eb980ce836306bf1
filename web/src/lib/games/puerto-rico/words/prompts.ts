/** What a seat decides at each step, and what it costs, in one plain sentence. */
import type { Seat } from '@caravel/core';
import type { Words } from '@caravel/i18n/puerto-rico';
import type { PuertoRicoMove, SeatView, StepName, View } from '@caravel/puerto-rico';
import { seatOf } from '../view.ts';

interface Asking {
  readonly view: View;
  readonly me: SeatView;
  readonly moves: readonly PuertoRicoMove[];
}

const has = ({ moves }: Asking, kind: PuertoRicoMove['kind']): boolean => moves.some((move) => move.kind === kind);
const isTaker = ({ view, me }: Asking): boolean => view.taker === me.seat;

const PROMPTS: Readonly<Record<StepName, (prompt: Words['prompt'], asking: Asking) => string>> = {
  governor: (prompt) => prompt.governor,
  order: (prompt) => prompt.order,
  'face up': (prompt) => prompt['face up'],
  role: (prompt) => prompt.role,
  settler: (prompt, asking) => prompt.settler(has(asking, 'quarry'), has(asking, 'hacienda')),
  hacienda: (prompt) => prompt.hacienda,
  hospice: (prompt) => prompt.hospice,
  mayor: (prompt) => prompt.mayor,
  placing: (prompt, { me: { placing } }) => (placing ? prompt.placing(placing.place, placing.inHand, placing.circlesLeft) : ''),
  builder: (prompt, asking) => prompt.builder(asking.me.doubloons, isTaker(asking)),
  university: (prompt) => prompt.university,
  craftsman: (prompt) => prompt.craftsman,
  trader: (prompt, asking) => prompt.trader(isTaker(asking)),
  captain: (prompt, asking) => prompt.captain(has(asking, 'load'), has(asking, 'wharf')),
  storing: (prompt, asking) => prompt.storing(has(asking, 'keep')),
  prospector: (prompt) => prompt.prospector,
  over: (prompt) => prompt.over,
};

export const promptFor = ({ prompt }: Words, view: View, seat: Seat, moves: readonly PuertoRicoMove[]): string =>
  PROMPTS[view.step](prompt, { view, me: seatOf(view, seat), moves });
