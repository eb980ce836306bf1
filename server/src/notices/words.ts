/** A notice in the language of who gets it. */
import { isLocale } from '@caravel/i18n';
import { NOTICE_WORDS, type NoticeWords } from '@caravel/i18n/notices';

export const noticeWords = (locale: string): NoticeWords => NOTICE_WORDS[isLocale(locale) ? locale : 'en'];
