/** Debian in a folder, and commands that see nothing else: what stands in for a container where no engine runs. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOTS = process.env.TEST_ROOTS ?? join(tmpdir(), 'caravel-roots');
const RELEASE = 'bookworm';

/** Authorities that the machine trusts are trusted inside, too. */
const AUTHORITIES = process.env.NODE_EXTRA_CA_CERTS;
const AUTHORITIES_INSIDE = '/etc/extra-authorities.pem';

const must = (command: string, ...args: string[]): string => {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr.trim()}`);
  return stdout.trim();
};

const isThere = (command: string): boolean => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

/** Why there can be no clean root here, or nothing. */
export const whyNoRoots = (): string | undefined => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'a clean root needs Linux and root';
  const missing = ['debootstrap', 'unshare', 'chroot'].filter((command) => !isThere(command));
  return missing.length > 0 ? `no ${missing.join(', ')} (on Debian: apt-get install debootstrap)` : undefined;
};

interface Wish {
  readonly env?: Readonly<Record<string, string>>;
  readonly user?: string;
  readonly cwd?: string;
}

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

export class CleanRoot {
  readonly path: string;

  private constructor(path: string) {
    this.path = path;
  }

  /** A fresh copy of a small Debian, which is fetched once. */
  static make(name: string): CleanRoot {
    const debian = join(ROOTS, `${RELEASE}-minbase`);
    if (!existsSync(debian)) {
      const unfinished = `${debian}.part`;
      for (const folder of [debian, unfinished]) rmSync(folder, { recursive: true, force: true });
      mkdirSync(ROOTS, { recursive: true });
      must('debootstrap', '--variant=minbase', '--include=ca-certificates', RELEASE, unfinished);
      renameSync(unfinished, debian);
    }
    const path = join(ROOTS, name);
    rmSync(path, { recursive: true, force: true });
    must('cp', '-a', debian, path);
    cpSync('/etc/resolv.conf', join(path, 'etc/resolv.conf'), { dereference: true });
    if (AUTHORITIES) cpSync(AUTHORITIES, join(path, AUTHORITIES_INSIDE), { dereference: true });
    return new CleanRoot(path);
  }

  copy(name: string): CleanRoot {
    const path = join(ROOTS, name);
    rmSync(path, { recursive: true, force: true });
    must('cp', '-a', this.path, path);
    return new CleanRoot(path);
  }

  inside(path: string): string {
    return join(this.path, path);
  }

  /** The Node and npm that are given, as an image of Node has them. */
  addNode(node: string): void {
    const npm = dirname(dirname(realpathSync(must('sh', '-c', 'command -v npm'))));
    cpSync(realpathSync(node), this.inside('usr/local/bin/node'));
    must('mkdir', '-p', this.inside('usr/local/lib/node_modules'));
    must('cp', '-aL', npm, this.inside('usr/local/lib/node_modules/npm'));
    for (const name of ['npm', 'npx']) symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, this.inside(`usr/local/bin/${name}`));
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }

  run(command: readonly string[], wish: Wish = {}): { readonly status: number | null; readonly output: string } {
    const { args, env } = this.#inRoot(command, wish);
    const { status, stdout, stderr } = spawnSync('unshare', args, { encoding: 'utf8', env, maxBuffer: 1 << 26 });
    return { status, output: stdout + stderr };
  }

  must(command: readonly string[], wish: Wish = {}): string {
    const { status, output } = this.run(command, wish);
    if (status !== 0) throw new Error(`in the clean root, ${command.join(' ')} failed:\n${output}`);
    return output;
  }

  start(command: readonly string[], wish: Wish = {}): ChildProcess {
    const { args, env } = this.#inRoot(command, wish);
    return spawn('unshare', args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  }

  #inRoot(command: readonly string[], { env = {}, user = 'root', cwd = '/' }: Wish) {
    return {
      args: ['--mount', 'sh', '-ec', IN_ROOT, this.path, user, cwd, ...command],
      env: { PATH, HOME: user === 'root' ? '/root' : '/tmp', ...network(), ...env },
    };
  }
}

/** Mounts are seen by the command only and go with it. Every step is an exec, so the command has the process id that was started. */
const IN_ROOT = `
root=$0 user=$1 cwd=$2
shift 2
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"
exec chroot --userspec="$user" "$root" sh -c 'cd "$0" && exec "$@"' "$cwd" "$@"`;

/** A mirror that the machine uses is used inside, too. */
const network = (): Record<string, string> => ({
  npm_config_registry: must('npm', 'config', 'get', 'registry').split('\n').at(-1) ?? '',
  ...(AUTHORITIES ? { NODE_EXTRA_CA_CERTS: AUTHORITIES_INSIDE } : {}),
});
