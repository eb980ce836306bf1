/** A notice in the language of who gets it. */
import { titleOf } from '@caravel/games';
import { isLocale } from '@caravel/i18n';
import { NOTICE_WORDS, type NoticeWords } from '@caravel/i18n/notices';
import type { OutgoingNotice } from './outgoing-notice.ts';

export const noticeWords = (locale: string): NoticeWords => NOTICE_WORDS[isLocale(locale) ? locale : 'en'];

export const noticeText = ({ to, what, by, table }: OutgoingNotice): string => {
  const words = noticeWords(to.locale);
  const game = titleOf(table.game);
  return by === undefined ? words[what](game) : words.nudge(game, by);
};
