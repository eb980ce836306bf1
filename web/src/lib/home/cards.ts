/** What each game shows of itself on the home page: in its own folder, under names agreed on. */
import type { Card } from '@caravel/i18n';

const cards = import.meta.glob<Card>('../games/*/card.ts', { eager: true, import: 'card' });
/** Its island, as a drawing with the views `island` (nothing around it), `card` and `wide`, each by day and as `…-night`. */
const scenes = import.meta.glob<string>('../games/*/scene.svg', { eager: true, query: '?url', import: 'default' });

export const cardOf = (game: string): Card | undefined => cards[`../games/${game}/card.ts`];
export const sceneOf = (game: string): string | undefined => scenes[`../games/${game}/scene.svg`];
