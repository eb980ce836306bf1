/** Sees to it that there is a PostgreSQL to test on: installs it where that is allowed, else says how. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { findPostgres, NO_POSTGRES } from '../server/test/tools/find-postgres.ts';

/** Debian would start a server of its own at once; tests start their own. */
const OPTIONS = '/etc/postgresql-common/createcluster.conf';

const apt = (...args: string[]): boolean => {
  const { status, stderr } = spawnSync('apt-get', ['-qq', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) process.stderr.write(stderr ?? '');
  return status === 0;
};

const canInstall = (): boolean => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

const install = (): void => {
  console.error('installing PostgreSQL for the tests (once) ...');
  if (!existsSync(OPTIONS)) {
    mkdirSync('/etc/postgresql-common', { recursive: true });
    writeFileSync(OPTIONS, 'create_main_cluster = false\n');
  }
  const wanted = ['install', '-y', '--no-install-recommends', 'postgresql'];
  if (!apt(...wanted)) apt('update') && apt(...wanted);
};

if (!findPostgres() && canInstall()) install();
if (!findPostgres()) {
  console.error(NO_POSTGRES);
  process.exitCode = 1;
}
