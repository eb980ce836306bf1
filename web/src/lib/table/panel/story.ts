/** What tells the course of a game: needed as soon as there is something to tell, not for the first decision. */
import { LogBook } from '../session/log-book.ts';
import Lesson from './Lesson.svelte';
import Log from './Log.svelte';
import Notice from './Notice.svelte';
import Ticker from './Ticker.svelte';

export { Lesson, Log, LogBook, Notice, Ticker };
