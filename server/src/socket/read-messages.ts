/** Passes on what a client sends. After the connection is cut, what came in the same piece of data is ignored. */
import type { WebSocket } from 'ws';

export interface Reader {
  text(text: string): void;
  ping(payload: Buffer): void;
  pong(payload: Buffer): void;
  /** The connection was cut: nothing is read any more. */
  readonly isCut: boolean;
}

/** Binary messages are refused. */
export const readMessages = (socket: WebSocket, reader: Reader): void => {
  socket.on('message', (data, isBinary) => {
    if (reader.isCut) return;
    if (isBinary) socket.close(1003, 'text only');
    else reader.text(String(data));
  });
  socket.on('ping', (payload) => {
    if (!reader.isCut) reader.ping(payload);
  });
  socket.on('pong', (payload) => {
    if (!reader.isCut) reader.pong(payload);
  });
};
