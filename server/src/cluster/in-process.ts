/** The bus of a node that owns its database: alone, unless other nodes of the same process join it. */
import type { Log } from '../model/log.ts';
import type { Bus, BusListener } from './bus.ts';
import { Delivery } from './delivery.ts';
import { type BusMessage, writeMessage } from './message.ts';

export class InProcessBus implements Bus {
  readonly #nodes: Set<InProcessBus>;
  #delivery: Delivery | undefined;

  /** Beside the nodes of `other`, or alone. */
  constructor(other?: InProcessBus) {
    this.#nodes = other ? other.#nodes : new Set();
    this.#nodes.add(this);
  }

  get isAlone(): boolean {
    return this.#nodes.size === 1;
  }

  async publish(message: BusMessage): Promise<void> {
    if (this.isAlone) return;
    const text = writeMessage(message);
    for (const node of this.#nodes) if (node !== this) node.#delivery?.text(text);
  }

  async subscribe(listener: BusListener, log: Log): Promise<void> {
    this.#delivery = new Delivery(listener, log);
  }

  async close(): Promise<void> {
    this.#nodes.delete(this);
    this.#delivery = undefined;
  }
}
