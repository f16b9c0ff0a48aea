import { createConnection, createServer, type Socket } from 'node:net';

/** A TCP proxy before a local server: it forwards data, hangs (connected, but silent) or is stopped (refuses connections). */
export interface TcpProxy {
  port: number;
  hang(): void;
  resume(): void;
  /** Breaks all connections and refuses new ones. */
  stop(): Promise<void>;
  restart(): Promise<void>;
}

export async function openTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isHung = false;
  const server = createServer((client) => {
    const upstream = createConnection(target);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isHung) from.pause();
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    port,
    hang() {
      isHung = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isHung = false;
      for (const socket of sockets) socket.resume();
    },
    stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      return closed;
    },
    restart: () => listen(port),
  };
}
