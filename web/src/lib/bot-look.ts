/** What is shown of a bot besides its name. */
import type { Level } from '@caravel/bots';
import { say } from './speech.svelte.ts';
import type { BotLook } from './ui/seat-looks.svelte.ts';

export const botLook = (level: Level | undefined): BotLook | undefined => {
  if (level === undefined) return undefined;
  const { levels, bot } = say();
  const { strength } = levels[level];
  return { strength, label: bot(strength) };
};
