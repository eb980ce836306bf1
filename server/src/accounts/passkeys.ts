/** Passkeys: a signed-in person adds one; passkey-answers.ts asks for it later. */

import type { PasskeyLine } from '@caravel/protocol';
import { generateRegistrationOptions, type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server';
import { Refusal } from '../model/refusal.ts';
import type { Person } from '../model/table.ts';
import type { Database } from '../store/database.ts';
import { putChallenge, takeChallenge } from './challenges.ts';

/** The site as the browser knows it. */
export interface Site {
  readonly origin: string;
  readonly host: string;
}

export interface PasskeyRow {
  id: string;
  user_id: string;
  public_key: string;
  counter: number;
  transports: string;
  name: string;
  created_at: number;
}

export const PATIENCE = 5 * 60_000;
/** ES256 and RS256: what every authenticator has. */
const ALGORITHMS = [-7, -257];
const MOST = 20;

export const passkeysOf = async (db: Database, user: string): Promise<PasskeyLine[]> => {
  const rows = await db.all<PasskeyRow>('SELECT * FROM passkeys WHERE user_id = $1 ORDER BY created_at', user);
  return rows.map(({ id, name, created_at }) => ({ id, name, createdAt: created_at }));
};

export const askForPasskey = async (db: Database, person: Person, site: Site, now: number) => {
  const rows = await db.all<PasskeyRow>('SELECT * FROM passkeys WHERE user_id = $1', person.id);
  if (rows.length >= MOST) throw new Refusal('too-much', `at most ${MOST} passkeys`);
  const options = await generateRegistrationOptions({
    rpName: 'Caravel',
    rpID: site.host,
    userName: person.name,
    userID: new TextEncoder().encode(person.id),
    excludeCredentials: rows.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  const key = await putChallenge(db, { purpose: 'passkey', user: person.id, challenge: options.challenge, until: now + PATIENCE });
  return { key, options };
};

/** The answer of the authenticator, or a refusal where it is not one. */
export const verified = async <T>(check: () => Promise<T>): Promise<T> => {
  try {
    return await check();
  } catch {
    throw new Refusal('not-yours', 'the passkey was not accepted');
  }
};

/** Keeps a new passkey; by it a guest becomes an account. */
export const addPasskey = async (
  db: Database,
  person: Person,
  site: Site,
  { key, name, response }: { key: string; name: string; response: RegistrationResponseJSON },
  now: number,
): Promise<void> => {
  const expectedChallenge = await takeChallenge(db, key, 'passkey', person.id, now);
  const result = await verified(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!result.verified) throw new Refusal('not-yours', 'the passkey was not accepted');
  const { id, publicKey, counter, transports } = result.registrationInfo.credential;
  const isNew = await db.batch([
    {
      sql: `INSERT INTO passkeys (id, user_id, public_key, counter, transports, name, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING`,
      values: [id, person.id, Buffer.from(publicKey).toString('base64url'), counter, JSON.stringify(transports ?? []), name, now],
      expect: 1,
    },
    { sql: `UPDATE users SET kind = 'person' WHERE id = $1 AND kind = 'guest'`, values: [person.id] },
  ]);
  if (!isNew) throw new Refusal('taken', 'this passkey is known already');
};

/** Forgets a passkey, unless nothing else would open the account. */
export const removePasskey = async (db: Database, user: string, id: string): Promise<void> => {
  const [row] = await db.all<{ password: string | null; passkeys: number }>(
    'SELECT password, (SELECT COUNT(*) FROM passkeys WHERE user_id = $1) AS passkeys FROM users WHERE id = $1',
    user,
  );
  if (row && row.password === null && row.passkeys <= 1)
    throw new Refusal('not-now', 'without it you could not sign in any more: choose a password first');
  const gone = await db.run('DELETE FROM passkeys WHERE id = $1 AND user_id = $2', id, user);
  if (gone === 0) throw new Refusal('not-found', 'you have no such passkey');
};
