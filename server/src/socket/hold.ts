/** A client that does not read what it is sent is paused, and after a while disconnected. */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** Milliseconds for a client to read what was written. */
const PATIENCE = 10_000;

/** Stops reading from the socket until everything written to it has been sent. */
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
