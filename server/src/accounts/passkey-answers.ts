/** A passkey answers: to sign in without saying who one is, or to confirm that the owner still sits at this session. */
import { type AuthenticationResponseJSON, generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { Refusal } from '../model/refusal.ts';
import type { Database } from '../store/database.ts';
import { putChallenge, takeChallenge } from './challenges.ts';
import { PATIENCE, type PasskeyRow, type Site, verified } from './passkeys.ts';

export interface PasskeyAnswer {
  readonly key: string;
  readonly response: AuthenticationResponseJSON;
}

const refused = (): Refusal => new Refusal('not-yours', 'the passkey was not accepted');

/** Asks any passkey of this site, or one of the user's. */
export const askPasskey = async (db: Database, site: Site, now: number, user = '') => {
  const own = user ? await db.all<{ id: string }>('SELECT id FROM passkeys WHERE user_id = $1', user) : [];
  if (user && own.length === 0) throw new Refusal('not-now', 'you have no passkey');
  const options = await generateAuthenticationOptions({
    rpID: site.host,
    userVerification: 'preferred',
    ...(user ? { allowCredentials: own.map(({ id }) => ({ id })) } : {}),
  });
  const key = await putChallenge(db, { purpose: user ? 'confirm' : 'login', user, challenge: options.challenge, until: now + PATIENCE });
  return { key, options };
};

/** The user whose passkey answered; with `user`, only they may. */
export const userWithPasskey = async (
  db: Database,
  site: Site,
  { key, response }: PasskeyAnswer,
  now: number,
  user = '',
): Promise<string> => {
  const expectedChallenge = await takeChallenge(db, key, user ? 'confirm' : 'login', user, now);
  const [row] = await db.all<PasskeyRow>('SELECT * FROM passkeys WHERE id = $1', response.id);
  if (!row || (user && row.user_id !== user)) throw refused();
  const result = await verified(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
      credential: {
        id: row.id,
        publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
        counter: row.counter,
        transports: JSON.parse(row.transports) as string[],
      },
    }),
  );
  if (!result.verified) throw refused();
  await db.run('UPDATE passkeys SET counter = $1 WHERE id = $2', result.authenticationInfo.newCounter, row.id);
  return row.user_id;
};
