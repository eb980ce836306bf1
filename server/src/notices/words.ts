/** A notice in the language of who gets it. */
import { titleOf } from '@caravel/games';
import { isLocale } from '@caravel/i18n';
import { NOTICE_WORDS, type NoticeWords } from '@caravel/i18n/notices';
import type { OutgoingNotice } from './outgoing-notice.ts';

export const noticeWords = (locale: string): NoticeWords => NOTICE_WORDS[isLocale(locale) ? locale : 'en'];

/** Programs for mail make links of such names: nobody sends others to an address in our mail. */
const isLink = (name: string): boolean => /\/\/|[^\s.]\.\p{L}{2}/u.test(name);

export const noticeText = ({ to, what, by, table }: OutgoingNotice): string => {
  const words = noticeWords(to.locale);
  const game = titleOf(table.game);
  return by === undefined || isLink(by) ? words[what](game) : words.nudge(game, by);
};
