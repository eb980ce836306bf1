/** A key and a certificate of its own for 127.0.0.1, made anew for each run: no private key lies in the repository. */
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

const TAG = { integer: 0x02, bits: 0x03, octets: 0x04, oid: 0x06, utf8: 0x0c, time: 0x18, sequence: 0x30, set: 0x31 } as const;

const sized = (length: number): Buffer => (length < 128 ? Buffer.of(length) : Buffer.of(0x82, length >> 8, length & 255));
const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.of(tag), sized(body.length), body]);
};
const oid = (hex: string): Buffer => der(TAG.oid, Buffer.from(hex, 'hex'));
const time = (text: string): Buffer => der(TAG.time, Buffer.from(text));
const bits = (body: Buffer): Buffer => der(TAG.bits, Buffer.of(0), body);

const ECDSA_SHA256 = der(TAG.sequence, oid('2a8648ce3d040302'));
/** Each has a name of its own: of two authorities with one name only the first is looked at. */
const newName = (): Buffer =>
  der(TAG.sequence, der(TAG.set, der(TAG.sequence, oid('550403'), der(TAG.utf8, Buffer.from(`Caravel test ${randomUUID()}`)))));
const VALID = der(TAG.sequence, time('20200101000000Z'), time('20991231235959Z'));
const ADDRESS = der(TAG.octets, der(TAG.sequence, der(0x87, Buffer.of(127, 0, 0, 1))));
const ALTERNATIVE_NAMES = der(0xa3, der(TAG.sequence, der(TAG.sequence, oid('551d11'), ADDRESS)));

export interface Identity {
  readonly key: string;
  readonly cert: string;
}

export const newIdentity = (): Identity => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const version = der(0xa0, der(TAG.integer, Buffer.of(2)));
  const serial = der(TAG.integer, Buffer.of(1));
  const name = newName();
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const body = der(TAG.sequence, version, serial, ECDSA_SHA256, name, VALID, name, spki, ALTERNATIVE_NAMES);
  const whole = der(TAG.sequence, body, ECDSA_SHA256, bits(sign('sha256', body, privateKey)));
  const lines = whole.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
};

/** This process believes it from now on. */
export const trust = ({ cert }: Identity): void => setDefaultCACertificates([...getCACertificates('default'), cert]);
