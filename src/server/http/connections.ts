import type { Server } from 'node:http';
import type { Socket } from 'node:net';

interface State {
  /** Requests that have begun and whose responses are not completely sent. */
  running: number;
  /** When the last response was sent; more bytes since then belong to the next request. */
  bytesRead: number;
}

/**
 * Replaces how a server finds its idle connections, which `server.close()` uses too. Node takes a connection for idle when
 * the handler has ended the response, and so cuts responses that a slow client is still reading. It also leaves those
 * alone that have never sent a byte.
 */
export function trackConnections(server: Server): void {
  const states = new Map<Socket, State>();
  server.on('connection', (socket: Socket) => {
    states.set(socket, { running: 0, bytesRead: 0 });
    socket.once('close', () => states.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    const state = states.get(socket);
    if (state === undefined) return;
    state.running += 1;
    response.once('close', () => {
      state.running -= 1;
      state.bytesRead = socket.bytesRead;
    });
  });
  server.closeIdleConnections = () => {
    for (const [socket, { running, bytesRead }] of states) {
      if (running === 0 && socket.bytesRead === bytesRead) socket.destroy();
    }
  };
}
