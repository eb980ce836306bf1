/** The browser's side of Web Push: keys to subscribe with, and reading what was pushed (RFC 8291, aes128gcm). */

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { at } from '@caravel/core';

export class BrowserPush {
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor() {
    this.#keys.generateKeys();
  }

  subscription(endpoint: string) {
    return { endpoint, keys: { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth.toString('base64url') } };
  }

  read(body: Buffer): Record<string, unknown> {
    const salt = body.subarray(0, 16);
    const keyLength = at(body, 20);
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', this.#keys.computeSecret(sender), this.#auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as Record<string, unknown>;
  }
}
