/** A notice in the language of who gets it. */
import { isLocale } from '@caravel/i18n';
import { NOTICE_WORDS, type NoticeWords } from '@caravel/i18n/notices';

const GAME_NAMES: Readonly<Record<string, string>> = { 'puerto-rico': 'Puerto Rico', madeira: 'Madeira' };

export const noticeWords = (locale: string): NoticeWords => NOTICE_WORDS[isLocale(locale) ? locale : 'en'];

export const gameTitle = (game: string): string => GAME_NAMES[game] ?? game;
