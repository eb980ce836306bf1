/** What each game shows of itself on the home page: in its own folder, under names agreed on. */
import type { Card } from '@caravel/i18n';
import type { Component } from 'svelte';

const cards = import.meta.glob<Card>('../games/*/card.ts', { eager: true, import: 'card' });
const scenes = import.meta.glob<Component>('../games/*/Scene.svelte', { eager: true, import: 'default' });

export const cardOf = (game: string): Card | undefined => cards[`../games/${game}/card.ts`];
export const sceneOf = (game: string): Component | undefined => scenes[`../games/${game}/Scene.svelte`];
