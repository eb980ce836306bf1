/** Where PostgreSQL's programs are on this machine. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

const hasServer = (folder: string): boolean => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));

const debianFolders = (): string[] => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(DEBIAN, version, 'bin'));
};

/** The folder with `initdb` and `postgres`: the one PG_BIN names, Debian's newest, or one of PATH. */
export const findPostgres = (): string | undefined => {
  const { PG_BIN, PATH = '' } = process.env;
  return PG_BIN || [...debianFolders(), ...PATH.split(delimiter)].find(hasServer);
};

export const NO_POSTGRES = `PostgreSQL is not on this machine, and its tests need it:
  install it (Debian, Ubuntu: apt-get install postgresql; macOS: brew install postgresql@17),
  or set PG_BIN to the folder with initdb and postgres`;
