/** A notice in the language of who gets it. */
import { titleOf } from '@caravel/games';
import { isLocale } from '@caravel/i18n';
import { LETTER_WORDS, type LetterWords } from '@caravel/i18n/letters';
import { NOTICE_WORDS, type NoticeWords } from '@caravel/i18n/notices';
import type { Alert, News } from './alert.ts';

export const noticeWords = (locale: string): NoticeWords & LetterWords => {
  const known = isLocale(locale) ? locale : 'en';
  return { ...NOTICE_WORDS[known], ...LETTER_WORDS[known] };
};

/** Programs for mail and chat make links of such names: nobody sends others to an address in our messages. */
export const isLink = (name: string): boolean => /\/\/|[^\s.]\.\p{L}{2}/u.test(name);

export const newsText = ({ what, by, table }: News, locale: string): string => {
  const words = noticeWords(locale);
  const game = titleOf(table.game);
  return by === undefined || isLink(by) ? words[what](game) : words.nudge(game, by);
};

/** One line for all of it. */
export const alertTitle = ({ to, news }: Alert): string =>
  news.length === 1 ? newsText(news[0], to.locale) : noticeWords(to.locale).several(news.length);

/** Where a click leads. */
export const alertUrl = ({ news, home }: Alert): string => (news.length === 1 ? news[0].url : home);
