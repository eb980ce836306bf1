/** What a seat decides now and what it costs. */
import { at, type Seat } from '@caravel/core';
import type { Words } from '@caravel/i18n/madeira';
import type { MadeiraMove, ResolvingView, View } from '@caravel/madeira';
import { dieOn } from '../view.ts';
import { requestsOf, spotNamed } from './lookups.ts';

interface Asked {
  readonly prompt: Words['prompt'];
  readonly view: View;
  readonly seat: Seat;
  readonly moves: readonly MadeiraMove[];
}

const canDo = ({ moves }: Asked, ...kinds: readonly MadeiraMove['kind'][]): boolean => moves.some(({ kind }) => kinds.includes(kind));

/** What the one who pays gets for it, or why he cannot. */
const forPaying = (asked: Asked, { building, workersForYou = 0 }: ResolvingView): string => {
  const { prompt, view, seat } = asked;
  if (!canDo(asked, 'pay')) return prompt.tooDear(at(view.seats, seat).reals);
  if (workersForYou === 0) return prompt.paidNothing;
  if (workersForYou < 3) return prompt.paidFew(building);
  return building === 'capitania' ? prompt.paidCapitania(view.capitaniaPoints) : prompt.paidMany(building);
};

const atBuilding = (asked: Asked): string => {
  const { resolving } = asked.view;
  if (!resolving) return '';
  const { building, costForYou, pirates } = resolving;
  return `${asked.prompt.building(building, costForYou, pirates, canDo(asked, 'use'))} ${forPaying(asked, resolving)}`;
};

/** Asks for nothing that is not possible here and now. */
const onCharacter = (asked: Asked): string => {
  const { prompt, view } = asked;
  const here = dieOn(view);
  if (!here) return '';
  const { figure } = here;
  const { region } = here.building;
  const [canUse, canHarvest] = [canDo(asked, 'act'), canDo(asked, 'harvest')];
  if (figure === 'special' ? canUse || canHarvest : canUse && canHarvest) return prompt.character(figure, region);
  if (canUse) return prompt.use(figure);
  return canHarvest ? `${prompt.nothingHere(figure)} ${prompt.harvest(region)}` : prompt.nothingHere(figure);
};

/** Wants to pass, though there are dice left. */
const isPassing = ({ moves, view, seat }: Asked): boolean =>
  moves.length > 0 && moves.every(({ kind }) => kind.startsWith('pass')) && at(view.seats, seat).dice.length > 0;

/** Steps whose prompt says nothing of the position end here: one that needs more does not compile. */
const asks = (asked: Asked): string => {
  const { prompt, view, seat } = asked;
  const { turn } = view;
  switch (turn.step) {
    case 'turn':
      return isPassing(asked)
        ? prompt.pass(at(view.seats, seat).dice.length)
        : prompt.turn(canDo(asked, 'die', 'pirate'), canDo(asked, 'use'));
    case 'character':
      return onCharacter(asked);
    case 'worker':
      return prompt.worker(turn.goingTo, turn.movesLeft);
    case 'worker to':
      return prompt['worker to'](turn.inHand, spotNamed(view, turn.inHand)?.piece === 'citizen');
    case 'ship':
      return prompt.ship(turn.movesLeft);
    case 'buy wood':
      return prompt['buy wood'](turn.woodFor, turn.woodDue, turn.wood.nextCosts ?? 0);
    case 'get wood':
      return prompt['get wood'](turn.woodOwed);
    case 'again':
      return prompt.again(turn.againLeft);
    case 'support':
      return prompt.support(view.supportBread);
    case 'flip':
      return prompt.flip(turn.flipsLeft);
    case 'building':
      return atBuilding(asked);
    case 'upkeep':
      return prompt.upkeep(at(view.seats, seat).ships.onBoard);
    case 'feeding':
      return prompt.feeding(at(view.seats, seat).workers.hungry);
    case 'leave':
      return prompt.leave(requestsOf(at(view.seats, seat)).length - 1);
    default:
      return prompt[turn.step];
  }
};

/** Whether `done` would give up what a Favor or a Passing slot has just opened: the Scout, the Navigator, slots III and IV. */
const isUnused = ({ turn }: View): boolean => {
  if (turn.movesLeft !== 1 || (turn.activity !== 'favor' && turn.activity !== 'passing')) return false;
  return (
    turn.step === 'ship' ||
    (turn.step === 'worker' && (turn.goingTo === 'anywhere' || turn.activity === 'passing') && turn.goingTo !== 'city')
  );
};

export const promptFor = ({ prompt }: Words, view: View, seat: Seat, moves: readonly MadeiraMove[]): string => {
  const text = asks({ prompt, view, seat, moves });
  return isUnused(view) ? `${text} ${prompt.forgo}` : text;
};
