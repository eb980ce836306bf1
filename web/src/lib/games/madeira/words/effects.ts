/** What happens besides the move: the order of play, income, what those get who are not asked, scoring, the final count. */
import type { Good, Request } from '@caravel/i18n/madeira';
import type { View } from '@caravel/madeira';
import type { Told } from './told.ts';
import { inPassingOrder } from './view.ts';

type Effects = (told: Told) => readonly string[];

const nameOf = ({ names }: Told, seat: number): string => names[seat] ?? '';

const order: Effects = ({ terms, names, before, after }) =>
  before.phase === 'B' && after.phase !== 'B' ? [terms.effects.order(inPassingOrder(after).map((seat) => names[seat] ?? ''))] : [];

/** D1 comes before the income, everything else of D after it. */
const isBeforeIncome = ({ phase, turn }: View): boolean => phase === 'B' || phase === 'C' || (phase === 'D' && turn.step === 'honor');

const incomeOf = ({ terms, after }: Told, seat: number): string[] =>
  after.colonies.flatMap(({ land, workers }) => {
    const count = workers.find((one) => one.seat === seat)?.count ?? 0;
    return count > 0 ? [terms.amount(land as Good, count)] : [];
  });

/** Told for everybody, so not once more as a change of the one who moved. */
export const hasIncome = ({ before, after }: Told): boolean => isBeforeIncome(before) && !isBeforeIncome(after);

const income: Effects = (told) =>
  hasIncome(told)
    ? told.after.seats.flatMap(({ seat }) => {
        const items = incomeOf(told, seat);
        return items.length > 0 ? [told.terms.effects.income(nameOf(told, seat), told.terms.list(items))] : [];
      })
    : [];

const STEPS = ['upkeep', 'feeding'] as const;
type DailyStep = (typeof STEPS)[number];

/** How many in Passing order have this step behind them. */
const doneWith = (view: View, step: DailyStep): number => {
  const seats = inPassingOrder(view);
  if (isBeforeIncome(view) || view.phase === 'A' || view.phase === 'setup') return 0;
  const now = view.turn.step === 'buy wood' ? 'upkeep' : view.turn.step;
  if (now === step) return seats.indexOf(view.turn.actor ?? -1);
  return view.phase === 'D' && step === 'feeding' && now === 'upkeep' ? 0 : seats.length;
};

/** D3, D4: who has nothing to give is not asked and receives Pirates. */
const notAsked =
  (step: DailyStep): Effects =>
  (told) => {
    const { before, after, terms, move, seat } = told;
    if (after.phase !== 'D' && before.phase !== 'D' && before.phase !== 'C') return [];
    const seats = inPassingOrder(before);
    const until = after.round > before.round || after.phase === 'E' || after.over ? seats.length : doneWith(after, step);
    const gives = move.startsWith(step === 'upkeep' ? 'upkeep' : 'feed') || (step === 'upkeep' && move.startsWith('buy'));
    return seats.slice(doneWith(before, step), until).flatMap((other) => {
      const missing = step === 'upkeep' ? before.seats[other]?.ships.onBoard : before.seats[other]?.workers.hungry;
      if (!missing || (gives && other === seat)) return [];
      return [`${nameOf(told, other)} ${step === 'upkeep' ? terms.log.upkeep(0, missing) : terms.log.feed(0, missing)}.`];
    });
  };

const countOf = (view: View, seat: number, kind: string): number =>
  view.seats[seat]?.requests.find((request) => request.kind === kind)?.count ?? 0;
const waitingOf = ({ turn }: View, seat: number, kind: string): number =>
  turn.actor === seat ? (turn.toScore.find((request) => request.kind === kind)?.count ?? 0) : 0;

/** E1: Requests of others that were scored without a word of theirs. */
const scored: Effects = (told) =>
  told.after.seats.flatMap(({ seat, points }) => {
    const before = told.before.seats[seat];
    if (!before || seat === told.seat || points <= before.points) return [];
    return before.requests.flatMap(({ kind, count }) => {
      const left = countOf(told.after, seat, kind) + waitingOf(told.after, seat, kind);
      const worth = before.worthNow[kind as Request];
      return left < count && worth > 0 ? [told.terms.effects.scores(nameOf(told, seat), kind as Request, worth)] : [];
    });
  });

const conversion: Effects = ({ terms, before, after }) => {
  const turned = after.fields.find(({ good }, i) => good !== before.fields[i]?.good);
  return turned ? [terms.effects.fieldsTurn(turned.good as Good)] : [];
};

const finalCount: Effects = (told) => {
  if (!told.after.over || told.before.over) return [];
  const { effects } = told.terms;
  return told.after.seats.flatMap(({ seat, wealth, pirateLoss }) => [
    effects.wealth(nameOf(told, seat), wealth.reals, wealth.points),
    ...(pirateLoss ? [effects.pirateLoss(nameOf(told, seat), pirateLoss)] : []),
  ]);
};

const EFFECTS: readonly Effects[] = [order, income, notAsked('upkeep'), notAsked('feeding'), conversion, scored, finalCount];

export const effectsOf = (told: Told): string[] => EFFECTS.flatMap((effects) => effects(told));
