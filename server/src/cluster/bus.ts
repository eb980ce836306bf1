/** The bus between the nodes of one site. A node receives the messages of the others, not its own. */
import type { Log } from '../model/log.ts';
import type { BusMessage, ReadMessage } from './message.ts';

export interface BusListener {
  receive(message: ReadMessage): Promise<void>;
  /** The connection was lost for a while: messages may have been missed. */
  missed(): Promise<void>;
}

export interface Bus {
  /** No other node can be there. */
  readonly isAlone: boolean;
  publish(message: BusMessage): Promise<void>;
  /** From now on; at most once. What cannot be read is logged and dropped. */
  subscribe(listener: BusListener, log: Log): Promise<void>;
  close(): Promise<void>;
}
