/**
 * What a game shows of itself at a table: chessground's contract, the board takes a description, what can be touched, and callbacks.
 *
 * A board marks its elements, the table page does the rest:
 * - `data-thing="ship:1"`: can be touched and explains itself. The page makes it focusable, labels it (`explain(…).title`), sets `data-open`,
 *   `data-later` and `data-chosen` (theme.css lets them glow) and hears clicks, keys, hovers and long presses: no handlers on the board.
 * - `data-card="ships"` with an `aria-label`: one section of the board; on a phone each has a tab, and one is shown at a time. They stand inside
 *   `data-cards`, a child of `data-board`, and beside it `data-dock` for what stays in sight whatever the card (layout.css).
 * - `data-piece="die:1:3"`: a piece that travels when it appears somewhere else with the same key.
 * - `data-stock="doubloon"` with `data-at="seat:1"` and `data-count="3"`: a heap of equal pieces; what leaves one heap and reaches another
 *   flies between them, and gains float.
 * - `data-roll="watch:1 3"`: die `watch:1` as its third roll left it; another roll lets it tumble.
 * - `data-printed="colonyPoints.india"`: shows these values of a board file; a game whose board can be corrected marks what is no thing.
 * - `data-clock="1"`: an empty element on the panel of that seat; at a table with clocks its time stands there.
 */
import type { Game, MoveStruct, OptionValue, Seat, Step } from '@caravel/core';
import type { Locale } from '@caravel/i18n';
import type { Component } from 'svelte';

/** Something a person can touch, unique on the page: `role:captain`, `ship:1`, `district:funchal:4`. Each game has a type of its own for them (targets.ts). */
export type Target = string;

/** What one can hear at a table. */
export type Sound = 'turn' | 'piece' | 'dice' | 'gain' | 'over' | 'talk';

/** What may be touched now, and the way to say that it was. */
export interface BoardActions<View = unknown> {
  /** The seat that decides on this screen now, if any. */
  readonly seat: Seat | undefined;
  /** Touching one of these goes on with a legal move: they glow. */
  readonly open: ReadonlySet<Target>;
  /** Touched already, on the way to a move. */
  readonly chosen: ReadonlySet<Target>;
  touch(target: Target): void;
  /** For decisions composed on the board in any order: all their moves at once. */
  play(moves: readonly string[]): void;
  /** What the board would show after these moves of the deciding seat; undefined if they are not legal. */
  preview(moves: readonly string[]): View | undefined;
  /** What a hint suggests for a decision that is composed on the board: shown there as if the person had laid it. */
  readonly proposed: readonly string[] | undefined;
  /** Bots may be asked. */
  readonly isAdvised: boolean;
  /** The moves a bot would make of the decisions that come now, as long as they stay with this seat and `goesOn` says so. */
  advise(goesOn: (view: View) => boolean): Promise<readonly string[]>;
}

/** The moves that led to what is shown, the latest first: for what players see on a table and a position does not keep. */
export type Past<Move extends MoveStruct = MoveStruct> = () => Iterable<Move>;

export interface BoardProps<View, Words, Move extends MoveStruct = MoveStruct> {
  /** `describe(state, viewer)`: the board computes no rule. */
  readonly view: View;
  /** Whose side of the table this screen is; WATCHER for nobody's. */
  readonly me: Seat;
  readonly names: readonly string[];
  readonly actions: BoardActions<View>;
  readonly words: Words;
  /** Without it the board stands by itself and shows no more than its view says. */
  readonly past?: Past<Move>;
}

export interface CardSignProps {
  /** Its `data-card`. */
  readonly card: string;
}

export interface SignProps<Move> {
  readonly move: Move;
  /** The last part of the button's words: this is what to show then, in place of what the move is about. */
  readonly worth?: string;
}

export interface Explanation {
  readonly title: string;
  readonly lines: readonly string[];
  readonly rule?: string;
  /** Something to know besides, and the page where one can do something about it. */
  readonly note?: { readonly text: string; readonly link: string; readonly page: string } | undefined;
}

/** A sign of the board in words; `pictures` are what the game draws it with. */
export interface LegendEntry<Picture> {
  readonly pictures: readonly Picture[];
  readonly name: string;
  readonly text: string;
}

export interface LegendGroup<Picture> {
  readonly title: string;
  /** How much room its pictures need beside the words. */
  readonly pictures: 'narrow' | 'wide';
  readonly entries: readonly LegendEntry<Picture>[];
}

export interface LegendProps<View, Words> {
  readonly view: View;
  readonly me: Seat;
  readonly words: Words;
  readonly locale: Locale;
}

/** A part of the board as text. */
export interface TextPart {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A part of everybody's score: a number a seat, and what it is made of. */
export interface ScoreRow {
  readonly label: string;
  /** Undefined where it is hidden from the one who looks. */
  readonly values: readonly (number | undefined)[];
  readonly parts?: readonly ScoreRow[];
}

/** Everybody's points as the game stands. */
export interface Standing {
  /** What counts already. */
  readonly rows: readonly ScoreRow[];
  /** What would bring points if it were scored now. */
  readonly besides: readonly ScoreRow[];
}

/** A move that is not legal now, and the first rule in its way. */
export interface Tried<Move extends MoveStruct = MoveStruct> {
  readonly move: Move;
  readonly rule: string;
}

/** What followed from a move by itself, as a whole sentence. */
export interface Consequence {
  readonly text: string;
  /** Whom it is about, if it is about somebody. */
  readonly seat?: Seat;
  /** Worth a notice to the one it is about: it came unasked and costs something. */
  readonly isAlarm?: boolean;
  /** The phase it belongs to, by name, if that is not the phase of the move. */
  readonly phase?: string;
}

/** A move as the log tells it. */
export interface Telling {
  /** What was done, as a sentence without the player's name, or `you`, in front; '' if it is not worth a line. */
  readonly did: string;
  readonly followed: readonly Consequence[];
}

/** A choice that the page makes for a person who has set it so: the move, where it fits. */
export interface Habit<View = unknown, Move extends MoveStruct = MoveStruct> {
  readonly name: string;
  move(view: View, seat: Seat, moves: readonly Move[]): Move | undefined;
}

/** Everything a person reads of a game, in one language. */
export interface GameWords<View = unknown, Move extends MoveStruct = MoveStruct> {
  readonly name: string;
  /** The same words with what nobody reads before the first decision; called once that is shown. Until then there may be no log. */
  later?(): Promise<GameWords<View, Move>>;
  /** What the log calls the reader at the beginning of a sentence; without it, it knows all by name. */
  readonly you?: string;
  /** Round and phase, for the ribbon and the groups of the log. */
  moment(view: View): { readonly round: string; readonly phase: string; readonly isLast?: boolean };
  /** What `seat` decides now, among these legal moves, and what it costs, in one plain sentence. */
  prompt(view: View, seat: Seat, moves: readonly Move[]): string;
  /** A move as a button of the prompt; '' for a move of chance that only the log tells. */
  button(view: View, seat: Seat, move: Move): string;
  /** The kinds of moves whose button ends with a colon and a price or a gain, in every language: it stands apart, where one compares them. */
  readonly worths?: readonly Move['kind'][];
  /** The heading under which the prompt keeps a move folded away: one that is open nearly always and not what is asked. */
  aside?(view: View, move: Move): string | undefined;
  /** Where a move stands among the buttons, the smallest first; without it, and among equals, as the rules list them. */
  place?(move: Move): number;
  /** The rules that matter for the decision now, the most important first: for those who learn the game. */
  lesson(view: View, seat: Seat): readonly string[];
  /** What a move did, for the log. */
  tell(before: View, seat: Seat, move: Move, after: View): Telling;
  /** What a target is, costs `me` and gives, and its rule. */
  explain(view: View, target: Target, me: Seat): Explanation | undefined;
  /** So much more, or less, of something a player has, by the bots' name for it: `+3 doubloons`. */
  holding(what: string, change: number): string;
  /** One sentence for a rule id: the answer to an illegal touch. */
  rule(id: string): string;
  /** What a link to a rule says. Comes with the later words. */
  ruleTitle?(id: string): string | undefined;
  /** The rule that governs a move: where to read more about a choice. Comes with the later words. */
  governs?(move: Move): string | undefined;
  /** What is missing here and now, of moves that were tried with one touch and the rules in their way; without it the rule is the answer. */
  why?(view: View, seat: Seat, tried: readonly Tried<Move>[]): { readonly text: string; readonly rule: string } | undefined;
  /** When such a move is made, for one who tries it while something else is asked. */
  when?(view: View, me: Seat, move: Move): string | undefined;
  /** What reads the board as text, part by part, for screen readers. */
  reader(): Promise<(view: View) => readonly TextPart[]>;
  /** Rule sets and options as the one who makes a table reads them. */
  readonly setup: {
    readonly ruleSets: Readonly<Record<string, string>>;
    /** What each rule set changes, in one line. */
    readonly ruleSetHints?: Readonly<Record<string, string>>;
    readonly options: Readonly<Record<string, { readonly label: string; readonly values: Readonly<Record<string, string>> }>>;
  };
  /** What the settings of a game's habits say. */
  readonly habits?: Readonly<Record<string, string>>;
  /** What decides between equal scores. */
  readonly tieBreak: string;
  /** The parts of each seat's score, for the end; they add up to the totals. `steps`: all that count, from the setup on. */
  scores(view: View, totals: readonly number[], steps: readonly Step[]): Promise<readonly ScoreRow[]>;
  /** The points of all seats while the game goes on, as far as the viewer may know them. */
  standing?(view: View, steps: readonly Step[]): Promise<Standing>;
}

/** Values of an option that are kept on this device besides the usual ones, and the page where they are made. */
export interface KeptValues {
  readonly option: string;
  readonly values: readonly { readonly label: string; readonly value: OptionValue }[];
  readonly page: string;
  readonly title: string;
}

export interface GameUi<View = unknown, Move extends MoveStruct = MoveStruct, Words extends GameWords<View, Move> = GameWords<View, Move>> {
  readonly game: Game<View, Move>;
  /** An older version of the rules with views as this board needs them. */
  adapt?(older: Game): Game;
  readonly Board: Component<BoardProps<View, Words, Move>>;
  /** The other players, where the page has a place for them beside the board: a card of its own on a phone. */
  readonly Players?: Component<BoardProps<View, Words>>;
  /** Round and phase in the bar, where they are more than words. */
  readonly Moment?: Component<BoardProps<View, Words>>;
  /** Whether the board has fetched all its parts, where some come later: the page looks at it once more. */
  isWhole?(): boolean;
  /** The things one touches to make the move, in order; no two legal moves of one position have the same list. */
  touches(view: View, seat: Seat, move: Move): readonly Target[];
  /** Each has a setting, off at first. */
  readonly habits?: readonly Habit<View, Move>[];
  /** Things that only lead to other things: the prompt has one quiet button for all moves that begin with one. */
  readonly gates?: readonly Target[];
  /** Whether the question is where a piece goes that was taken up just now. */
  isInHand?(view: View): boolean;
  /** What could be touched after a move that only takes something up: one who touches such a thing first means that move and the next. */
  leadsTo?(view: View, seat: Seat, move: Move): readonly Target[];
  /** Things that stand for others now: touching the first means the second. */
  meanings?(view: View, seat: Seat): ReadonlyMap<Target, Target>;
  /** Whether the board has its own way to compose this decision: the prompt then keeps its buttons folded away. */
  isComposed?(view: View, seat: Seat): boolean;
  /** A small picture for the tab of each of the board's cards. */
  readonly CardSign?: Component<CardSignProps>;
  /** A small picture of a move for its button; the words stay for those who hear them. */
  readonly Sign?: Component<SignProps<Move>>;
  /** Every sign, piece and cost of the board in words; fetched when somebody asks. */
  legend?(): Promise<Component<LegendProps<View, Words>>>;
  /** How moves sound, by their kind, where not like a piece put down; null: like nothing. */
  readonly sounds?: Readonly<Partial<Record<Move['kind'], Sound | null>>>;
  /** For games with options of one's own. */
  kept?(locale: string): Promise<KeptValues>;
  /** `names` of the seats, for sentences about others; `reader` is the seat of the one who reads, if that is one. */
  words(locale: string, names: readonly string[], reader?: Seat): Promise<Words>;
}
