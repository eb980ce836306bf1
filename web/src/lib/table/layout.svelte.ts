/**
 * The four ways the table page is laid out; layout.css places the areas of each. The breakpoints stand here and nowhere else:
 * `data-layout` on the page's <main> tells every style sheet, `layout` every component. Who has text larger needs as much more room.
 *
 * - `wide`     from 1200 × 560 on: everything on one screen, nothing of the page scrolls.
 * - `narrow`   tablets, small windows: one page that scrolls, bar and question stay in sight.
 * - `upright`  up to 700 wide: a phone; one card of the board at a time, tabs and question at the bottom.
 * - `lying`    up to 500 high, and wider than 560: a phone on its side; tabs left, the card in the middle, the question right.
 */
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { settings } from '../settings.svelte.ts';

type LayoutName = 'wide' | 'narrow' | 'upright' | 'lying';

const layoutFor = (width: number, height: number, scale: number): LayoutName => {
  if (height <= 500 && width > 560) return 'lying';
  if (width <= 700) return 'upright';
  return width >= 1200 * scale && height >= 560 * scale ? 'wide' : 'narrow';
};

class Layout {
  readonly name = $derived(layoutFor(innerWidth.current ?? 0, innerHeight.current ?? 0, settings.textScale));

  /** A tablet held upright: the whole board is to stand on one screen. Style sheets ask for the same sizes. */
  readonly isSheet = $derived.by(() => {
    const [width, height] = [innerWidth.current ?? 0, innerHeight.current ?? 0];
    return this.name === 'narrow' && width >= 750 && height >= Math.max(900, width);
  });

  /** One card of the board at a time. */
  get hasCards(): boolean {
    return this.name === 'upright' || this.name === 'lying';
  }
}

export const layout = new Layout();
