/** A comparison of our board with a printed one, as far as it has come: kept on this device at every step. */
import { type Board, DEFAULT_BOARD, type PlayerCount, readBoard } from '@caravel/madeira/board';
import { Kept } from '../../../kept.svelte.ts';
import { type Checked, readReport, writeReport } from './report.ts';
import { type Spot, spotsOf } from './spots.ts';
import { type Entry, type PrintedValue, printedAt, withValue } from './values.ts';
import { viewOf } from './view-of.ts';

/** How a spot shows itself: a guess glows until it is checked. */
export type Mark = 'guess' | 'assumed' | 'checked' | 'edited' | 'quiet';

/** Whoever owns a board calls it something; until then it has this name. */
const NAME = 'Madeira';
const START: Checked = { board: { ...DEFAULT_BOARD, name: NAME }, confirmed: [] };

const isText = (value: unknown): value is string => typeof value === 'string';

export class Check {
  readonly #kept = new Kept('check.madeira', '', isText);
  players = $state<PlayerCount>(4);
  /** Perhaps no board at all, while several values are changed one after the other. */
  board = $state.raw<Board>(START.board);
  confirmed = $state.raw<readonly string[]>([]);
  openId = $state<string | undefined>();
  /** The last one that could be played on: it is drawn. */
  #sound = $state.raw<Board>(START.board);

  readonly read = $derived(readBoard({ ...this.board, name: this.board.name.trim() || NAME }));
  readonly problem = $derived(this.read.ok ? undefined : this.read.problem);
  readonly view = $derived(viewOf(this.#sound, this.players));
  readonly spots = $derived(spotsOf(this.#sound, this.players));
  readonly open = $derived(this.spots.find(({ id }) => id === this.openId));
  /** The stops of the tour: where something is our guess. */
  readonly stops = $derived(this.spots.filter((spot) => !spot.isClosed && this.#guesses(spot).length > 0));
  readonly done = $derived(this.stops.filter((spot) => this.isChecked(spot)).length);

  constructor() {
    const kept = readReport(this.#kept.value);
    this.#begin(kept.ok ? kept.value : START);
  }

  get name(): string {
    return this.board.name;
  }

  set name(name: string) {
    this.#take({ ...this.board, name });
  }

  valuesOf(spot: Spot): readonly PrintedValue[] {
    return spot.paths.map((path) => printedAt(this.board, path));
  }

  #guesses(spot: Spot): readonly PrintedValue[] {
    return this.valuesOf(spot).filter(({ provenance }) => provenance === 'reconstructed');
  }

  isChecked(spot: Spot): boolean {
    return this.#guesses(spot).every(({ path }) => this.confirmed.includes(path));
  }

  markOf(spot: Spot): Mark {
    const values = this.valuesOf(spot);
    if (values.some(({ isEdited }) => isEdited)) return 'edited';
    if (values.every(({ path }) => this.confirmed.includes(path))) return 'checked';
    if (!this.isChecked(spot)) return 'guess';
    return values.some(({ isAssumed }) => isAssumed) ? 'assumed' : 'quiet';
  }

  /** The spot that a problem of the board is about, and the value if it is about one. */
  readonly faulty = $derived.by(() => {
    const field = this.problem?.field;
    const isMeant = ({ paths }: Spot): boolean => field !== undefined && paths.some((path) => path.startsWith(field));
    const spot = this.open && isMeant(this.open) ? this.open : this.spots.find(isMeant);
    return spot && { spot, value: this.valuesOf(spot).find(({ path }) => path === field) };
  });

  change(path: string, value: Entry): void {
    this.#take(withValue(this.board, path, value));
  }

  confirm(spot: Spot): void {
    this.confirmed = [...new Set([...this.confirmed, ...spot.paths])];
    this.#keep();
  }

  /** The next stop of the tour after what is open, or the one before it. */
  goOn(by: 1 | -1): void {
    const here = this.spots.findIndex(({ id }) => id === this.openId);
    const isStop = (spot: Spot): boolean => this.stops.includes(spot);
    const next = by > 0 ? this.spots.slice(here + 1).find(isStop) : this.spots.slice(0, Math.max(here, 0)).findLast(isStop);
    this.openId = next?.id;
  }

  /** Takes the tour up where it was left. */
  tour(): void {
    this.openId = (this.stops.find((spot) => !this.isChecked(spot)) ?? this.stops[0])?.id;
  }

  report(): string {
    return writeReport({ board: this.board, confirmed: this.confirmed });
  }

  /** Goes on with a board of somebody's; without one from ours. */
  #begin({ board, confirmed }: Checked): void {
    this.board = board;
    this.#sound = board;
    this.confirmed = confirmed;
  }

  begin(checked: Checked = START): void {
    this.openId = undefined;
    this.#begin(checked);
    this.#keep();
  }

  #take(board: Board): void {
    this.board = board;
    if (this.read.ok) this.#sound = this.read.value;
    this.#keep();
  }

  #keep(): void {
    this.#kept.value = writeReport({ board: this.#sound, confirmed: this.confirmed });
  }
}
