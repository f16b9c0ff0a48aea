import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import type { Server, Socket } from 'node:net';
import { clientNetwork } from './clients/client-network.ts';

interface ConnectionLimits {
  /** Open connections of the process; those above are closed unread. */
  maxConnections: number;
  /** All clients have the proxy's address then. */
  isBehindProxy: boolean;
  onRefused: () => void;
}

/** Of all connections, what a single network can hold: slow readers cost memory for as long as they stay. */
const NETWORK_SHARE = 0.5;

/** Bounds the open connections of the process and of each network (`client-network.ts`). */
export function limitConnections(server: Server, { maxConnections, isBehindProxy, onRefused }: ConnectionLimits): void {
  server.maxConnections = maxConnections;
  server.on('drop', onRefused);
  if (isBehindProxy) return;
  const maxPerNetwork = Math.ceil(maxConnections * NETWORK_SHARE);
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const network = clientNetwork(socket.remoteAddress ?? '');
    const count = (open.get(network) ?? 0) + 1;
    if (count > maxPerNetwork) {
      socket.destroy();
      onRefused();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
}

/** Browsers and proxies send one request at a time on a connection. */
const PIPELINED_MAX = 10;

/**
 * Closes connections with more requests than this without a response. Node.js starts all requests of a chunk at once: one
 * of 64 kB holds 1,500, and a few connections that never read would hold the thread for seconds.
 */
export function limitPipelining(server: HttpServer, onRefused: () => void): void {
  const handlers = server.listeners('request');
  server.removeAllListeners('request');
  const pending = new WeakMap<Socket, number>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    // The rest of a chunk is parsed even when its connection is closed.
    if (socket.destroyed) return;
    const count = (pending.get(socket) ?? 0) + 1;
    if (count > PIPELINED_MAX) {
      socket.destroy();
      onRefused();
      return;
    }
    pending.set(socket, count);
    response.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
    for (const handler of handlers) handler.call(server, request, response);
  });
}
