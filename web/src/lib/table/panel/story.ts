/** What tells the course of a game: needed as soon as there is something to tell, not for the first decision. */
export { LogBook } from '../session/log-book.ts';
export { default as Log } from './Log.svelte';
export { default as Notice } from './Notice.svelte';
export { default as Ticker } from './Ticker.svelte';
