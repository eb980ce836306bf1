/** A name people may give themselves or their bots: none that belongs to the site, to its bots or to somebody who has left. */
import { LOCALES } from '@caravel/i18n';
import { loadShell } from '@caravel/i18n/shell';
import { Name } from '@caravel/protocol';
import * as v from 'valibot';
import { skeletonOf } from '../name-skeleton.ts';
import { Refusal } from '../refusal.ts';
import { FORMER } from './former.ts';

const OFFICIAL = [
  ...[
    'Admin',
    'Administrator',
    'Administrador',
    'Amministratore',
    'Adminisztrátor',
    'Root',
    'Staff',
    'Official',
    'Caravel',
    'Caravel Team',
  ],
  ...['Moderator', 'Moderador', 'Moderatore', 'Moderátor', 'Mod', 'Operator', 'Operador', 'Operatore', 'Operátor', 'Betreiber', 'Gestore'],
  ...[
    'Üzemeltető',
    'System',
    'Sistema',
    'Rendszer',
    'Server',
    'Servidor',
    'Szerver',
    'Support',
    'Suporte',
    'Supporto',
    'Webmaster',
    'Sysop',
  ],
];
const LEFT = [
  ...[FORMER, 'Ehemaliger Spieler', 'Ehemalige Spielerin', 'Ehemaliges Mitglied', 'Ex giocatore', 'Ex giocatrice'],
  ...['Korábbi játékos', 'Volt játékos', 'Antigo jogador', 'Antiga jogadora', 'Ex-jogador', 'Ex-jogadora'],
];

/** The levels of bots as the page shows them in each language. */
const levelNames = async (): Promise<string[]> =>
  (await Promise.all(LOCALES.map(loadShell))).flatMap(({ levels }) => Object.entries(levels).flatMap(([level, { name }]) => [level, name]));

const RESERVED = new Set([...OFFICIAL, ...LEFT, ...(await levelNames())].map(skeletonOf));

/** A number behind it changes nothing. */
const isReserved = (name: string): boolean => RESERVED.has(skeletonOf(name)) || RESERVED.has(skeletonOf(name.replace(/\d+$/, '')));

export const OwnName = v.pipe(
  Name,
  v.check((name) => !isReserved(name), 'this name is reserved'),
);

/** For a name that comes from elsewhere, as the login of who gives no other. */
export const demandFree = (name: string, field: string): void => {
  if (isReserved(name)) throw new Refusal('bad-input', 'this name is reserved', { field });
};
