/** A game to look at that somebody has published, with what they found in it: what the pages of reviews and explorations are given. */
import { type Entry, ok, type Result, type Timeline } from '@caravel/core';
import type { Analysis, WrittenReview } from '@caravel/protocol';
import { loadGameUiOf } from '../games/index.ts';
import { headerOf, playGameText } from '../home/open-game-file.ts';
import type { GameUi } from '../table/game-ui.ts';
import type { TableHeader } from '../table/session/session.ts';

export interface StudyGame {
  readonly ui: GameUi;
  /** Its id is that of the analysis. */
  readonly header: TableHeader;
  readonly entries: readonly Entry[];
  readonly timeline: Timeline;
  readonly review?: WrittenReview;
  /** As the page that made it wrote it. */
  readonly exploration?: string;
}

/** Checked by the rules of this page; undefined if it does not know them. */
export const studyGameOf = async ({ id, file, review, exploration }: Analysis): Promise<Result<StudyGame> | undefined> => {
  const played = await playGameText(file);
  if (!played.ok) return played;
  const { game, entries, timeline } = played.value;
  const ui = await loadGameUiOf(game.name, game.version);
  if (!ui) return undefined;
  const found = { ...(review ? { review } : {}), ...(exploration === undefined ? {} : { exploration }) };
  return ok({ ui, header: { ...headerOf(played.value), id }, entries, timeline, ...found });
};
