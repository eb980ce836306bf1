/** The Fields, the Forest and the City Watch. */
import { at, type Seat, type State } from '@caravel/core';
import { REGIONS } from '../board/board.ts';
import { GOODS } from '../board/names.ts';
import { mostLoyal } from '../phases/d-maintenance/maintenance.ts';
import * as on from '../state/layout.ts';
import { FIELD_NAMES, FIELD_REGION, type Place } from '../state/places.ts';
import { hasWorkerOn, NOBODY } from '../state/state.ts';
import type { FieldView, WatchView } from '../view.ts';
import { diceOf, seatsAt } from './lists.ts';

/** Who has a Worker on a Field or in the Forest. */
export const workersOn = (s: State, field: Place): Seat[] => seatsAt(s).filter((seat) => hasWorkerOn(s, seat, field));

export const describeFields = (s: State): FieldView[] =>
  FIELD_NAMES.map((name, field) => {
    const becomes = GOODS[on.fieldBecomes(s, field)];
    return {
      field: name,
      region: at(REGIONS, at(FIELD_REGION, field) - 1),
      good: at(GOODS, on.fieldGood(s, field)),
      ...(becomes === undefined ? {} : { becomes }),
      wood: on.fieldWood(s, field),
      workers: workersOn(s, field),
    };
  });

export const describeWatch = (s: State): WatchView => ({
  dice: diceOf((value) => on.pirateDice(s, value)),
  ...(mostLoyal(s) === NOBODY ? {} : { mostLoyal: mostLoyal(s) }),
});
