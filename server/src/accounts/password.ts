/** Passwords are kept as argon2id, made on Node's thread pool: a sign-in does not hold up anybody's move. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const run = promisify(argon2);
/** OWASP's least for argon2id. */
const COST = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 } as const;
const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

const write = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16);
  const tag = await run('argon2id', { ...COST, message: password.normalize('NFKC'), nonce });
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${write(nonce)}$${write(tag)}`;
};

/** Without a stored hash the same work is done for nothing: who measures learns nothing. */
export const isPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  const [, memory, passes, parallelism, nonce, tag] = FORM.exec(stored ?? '') ?? [];
  if (!nonce || !tag) return (await hashPassword(password)) === '';
  const wanted = Buffer.from(tag, 'base64');
  const got = await run('argon2id', {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(nonce, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
  });
  return timingSafeEqual(wanted, got);
};
