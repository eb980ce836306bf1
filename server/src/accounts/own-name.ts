/** A name people may give themselves or their bots: none that belongs to the site, to its bots or to somebody who has left. */
import { LOCALES } from '@caravel/i18n';
import { loadShell } from '@caravel/i18n/shell';
import { Name } from '@caravel/protocol';
import * as v from 'valibot';
import { FORMER } from '../model/former.ts';
import { skeletonOf } from '../model/name-skeleton.ts';
import { Refusal } from '../model/refusal.ts';

/** Nobody has such a word in their name. */
const OFFICIAL = [
  ...[
    'Admin',
    'Administrator',
    'Administrador',
    'Amministratore',
    'Adminisztrátor',
    'Админ',
    'Администратор',
    'Caravel',
    'Staff',
    'Official',
  ],
  ...['Moderator', 'Moderador', 'Moderatore', 'Moderátor', 'Модератор', 'Operator', 'Operador', 'Operatore', 'Operátor', 'Оператор'],
  ...['Betreiber', 'Gestore', 'Üzemeltető', 'Support', 'Suporte', 'Supporto', 'Поддержка', 'Webmaster', 'Sysop'],
];
/** Words that people have in their names, too: reserved where nothing else is there. */
const ALONE = ['Root', 'Mod', 'Caravel Team', 'System', 'Sistema', 'Rendszer', 'Server', 'Servidor', 'Szerver', 'Система', 'Сервер'];
const LEFT = [
  ...[FORMER, 'Ehemaliger Spieler', 'Ehemalige Spielerin', 'Ehemaliges Mitglied', 'Ex giocatore', 'Ex giocatrice'],
  ...['Korábbi játékos', 'Volt játékos', 'Antigo jogador', 'Antiga jogadora', 'Ex-jogador', 'Ex-jogadora'],
];

/** The levels of bots as the page shows them in each language. */
const levelNames = async (): Promise<string[]> =>
  (await Promise.all(LOCALES.map(loadShell))).flatMap(({ levels }) => Object.entries(levels).flatMap(([level, { name }]) => [level, name]));

const WORDS = new Set(OFFICIAL.map(skeletonOf));
const RESERVED = new Set([...WORDS, ...[...ALONE, ...LEFT, ...(await levelNames())].map(skeletonOf)]);

/** What stands between words; the second time without signs that are read as letters. */
const BETWEEN = [/[\s\p{P}\p{S}]+/u, /(?:(?![@|!$])[\s\p{P}\p{S}])+/u];
const wordsIn = (name: string): string[] =>
  BETWEEN.flatMap((between) => name.normalize('NFKC').split(between)).filter((word) => word !== '');

/** A number behind it changes nothing. */
const isIn = (reserved: ReadonlySet<string>, name: string): boolean =>
  reserved.has(skeletonOf(name)) || reserved.has(skeletonOf(name.replace(/\d+$/, '')));

const isReserved = (name: string): boolean => isIn(RESERVED, name) || wordsIn(name).some((word) => isIn(WORDS, word));

export const OwnName = v.pipe(
  Name,
  v.check((name) => !isReserved(name), 'this name is reserved'),
);

/** For a name that was not chosen as one, such as a login used as name. */
export const demandFree = (name: string, field: string): void => {
  if (isReserved(name)) throw new Refusal('bad-input', 'this name is reserved', { field });
};
