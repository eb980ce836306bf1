/** A request that is answered with no: thrown by whoever finds out, shown to the asker as it is. */
import type { ErrorCode, WireError } from '@caravel/protocol';

export class Refusal extends Error {
  readonly wire: WireError;

  constructor(code: ErrorCode, message: string, more: Omit<WireError, 'code' | 'message'> = {}) {
    super(message);
    this.wire = { code, message, ...more };
  }
}
