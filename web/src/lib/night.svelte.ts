/** Whether it is night on the page: drawings that are files are asked for by that part of them. */
import { MediaQuery } from 'svelte/reactivity';
import { settings } from './settings.svelte.ts';

const system = new MediaQuery('prefers-color-scheme: dark');

export const isNight = (): boolean => settings.theme.value === 'dark' || (settings.theme.value === 'system' && system.current);
