/** The games of bots that come with the page, counted by `caravel stats`; one file a game. */
import type { TallyFile } from '@caravel/bots/figures';

const files = import.meta.glob<TallyFile>('./data/*.json', { import: 'default' });

export const loadBotGames = async (game: string): Promise<TallyFile | undefined> => files[`./data/${game}.json`]?.();
