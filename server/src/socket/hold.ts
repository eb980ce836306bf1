/** Whoever does not read what is written to them is not asked for more, and after a while is let go. */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** Milliseconds for a client to read what was written. */
const PATIENCE = 10_000;

/** Reads nothing of the socket until everything that was written to it has gone. */
export const hold = (socket: WebSocket, wire: Duplex): void => {
  if (socket.isPaused) return;
  socket.pause();
  const patience = setTimeout(() => socket.terminate(), PATIENCE);
  const go = (): void => {
    clearTimeout(patience);
    wire.off('drain', go);
    wire.off('close', go);
    socket.resume();
  };
  wire.on('drain', go);
  wire.on('close', go);
};
