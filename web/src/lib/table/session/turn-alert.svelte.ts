/** It is your turn: the title and the icon say so. */
import { ROOT } from '../../site.ts';
import { say } from '../../speech.svelte.ts';
import type { Table } from './table.svelte.ts';

const icon = (name: string): void => document.querySelector('link[rel=icon]')?.setAttribute('href', `${ROOT}${name}.svg`);

export class TurnAlert {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  readonly title = $derived.by(() => (this.#table.isAsked ? `● ${say().table.yourTurn} · Caravel` : 'Caravel'));

  /** To be run as an effect. */
  follow(): () => void {
    icon(this.#table.isAsked ? 'favicon-turn' : 'favicon');
    return () => icon('favicon');
  }
}
