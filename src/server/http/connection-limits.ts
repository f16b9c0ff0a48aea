import type { Server } from 'node:net';
import { clientNetwork } from './client-network.ts';

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
