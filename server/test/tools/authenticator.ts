/** A passkey in software: answers as a browser with an authenticator does. */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

export class Authenticator {
  readonly #id = randomBytes(32);
  readonly #publicKey: KeyObject;
  readonly #privateKey: KeyObject;
  readonly #origin: string;
  readonly #host: string;
  counter = 0;

  constructor(origin: string) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#publicKey = publicKey;
    this.#privateKey = privateKey;
    this.#origin = origin;
    this.#host = new URL(origin).hostname;
  }

  /** What `navigator.credentials.create` would give. */
  create(challenge: string, origin = this.#origin) {
    const clientData = this.#clientData('webauthn.create', challenge, origin);
    const authData = this.#authData(HAS_CREDENTIAL, this.#credential());
    const attestation = isoCBOR.encode(
      new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return this.#answer({ clientDataJSON: base64(clientData), attestationObject: base64(attestation), transports: ['internal'] });
  }

  /** What `navigator.credentials.get` would give. */
  get(challenge: string, origin = this.#origin) {
    this.counter++;
    const clientData = this.#clientData('webauthn.get', challenge, origin);
    const authData = this.#authData(0, Buffer.alloc(0));
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, sha256(clientData)]))
      .sign(this.#privateKey);
    return this.#answer({ clientDataJSON: base64(clientData), authenticatorData: base64(authData), signature: base64(signature) });
  }

  #answer(response: Record<string, unknown>) {
    return { id: base64(this.#id), rawId: base64(this.#id), type: 'public-key', response, clientExtensionResults: {} };
  }

  #clientData(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authData(flags: number, credential: Buffer): Buffer {
    const head = Buffer.alloc(5);
    head[0] = USER_PRESENT | USER_VERIFIED | flags;
    head.writeUInt32BE(this.counter, 1);
    return Buffer.concat([sha256(this.#host), head, credential]);
  }

  #credential(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64url'));
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    return Buffer.concat([Buffer.alloc(16), length, this.#id, key]);
  }
}
