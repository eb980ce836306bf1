/** A refused request: thrown where the reason is found, sent to the caller as it is. */
import type { ErrorCode, WireError } from '@caravel/protocol';

export class Refusal extends Error {
  readonly wire: WireError;

  constructor(code: ErrorCode, message: string, more: Omit<WireError, 'code' | 'message'> = {}) {
    super(message);
    this.wire = { code, message, ...more };
  }
}
