/** The parts of the board that the first look can do without. */
import './areas.css';

export { default as Colonies } from './Colonies.svelte';
export { default as Die } from './Die.svelte';
export { default as FavorTile } from './FavorTile.svelte';
export { default as GuildBoard } from './GuildBoard.svelte';
export { guessesIn, hasGuess } from './guesses.ts';
export { default as Home } from './Home.svelte';
export { default as Markets } from './Markets.svelte';
export { default as Mill } from './Mill.svelte';
export { default as Opponent } from './Opponent.svelte';
export { default as Passing } from './Passing.svelte';
export { default as Places } from './Places.svelte';
export { pinch } from './pinch.ts';
export { showOpen } from './show-open.ts';
export { default as Trade } from './Trade.svelte';
export { default as Worth } from './Worth.svelte';
