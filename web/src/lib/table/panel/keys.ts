/** The keys of the table page that work wherever the focus is, except where one types. */
import type { Replay } from '../session/replay.svelte.ts';
import type { Table } from '../session/table.svelte.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=range]), textarea, select, [contenteditable]');

type Act = () => unknown;

const looking = (replay: Replay): Readonly<Record<string, Act>> => ({
  ArrowLeft: () => replay.step(-1),
  ArrowRight: () => replay.step(1),
  Home: () => replay.show(0),
  End: () => replay.show(replay.last),
  ' ': () => (replay.isRunning ? replay.stop() : replay.run()),
  Escape: () => replay.leave(),
});

/** What the page does itself. */
interface PageActs {
  readonly hint: Act;
  readonly stepBack: Act;
}

const playing = (table: Table, replay: Replay, { hint, stepBack }: PageActs): Readonly<Record<string, Act>> => ({
  u: () => table.undo(),
  r: () => replay.sinceMyLastMove(),
  h: hint,
  Escape: stepBack,
});

/** A button on the page that names the key as its own: the moves of the prompt, confirm, and whatever a board adds. */
export const shortcut = (key: string): Act | undefined => {
  const button = /^[a-z1-9]$/.test(key)
    ? document.querySelector<HTMLButtonElement>(`button[aria-keyshortcuts="${key}"]:not(:disabled)`)
    : null;
  return button ? () => button.click() : undefined;
};

/** Looking back one has other keys, and the legend. */
const actOf = (key: string, table: Table, replay: Replay, page: PageActs): Act | undefined =>
  table.at === undefined
    ? (playing(table, replay, page)[key] ?? shortcut(key))
    : (looking(replay)[key] ?? (key === 'l' ? shortcut(key) : undefined));

const press = (event: KeyboardEvent, find: (key: string) => Act | undefined): boolean => {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  if (document.querySelector('dialog[open]')) return false;
  const act = find(event.key);
  act?.();
  return act !== undefined;
};

/** Whether the key meant something. */
export const pressKey = (event: KeyboardEvent, table: Table, replay: Replay, page: PageActs): boolean =>
  press(event, (key) => actOf(key, table, replay, page));

/** Where a table is shown that is no game to be played on: whether the key meant a button. */
export const pressShortcut = (event: KeyboardEvent): boolean => !event.defaultPrevented && press(event, shortcut);
