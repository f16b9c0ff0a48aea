import { createConnection, createServer, type Socket } from 'node:net';

/** A TCP proxy before a local server: passing data, hanging (connected, but silent) or away (refusing connections). */
export interface TcpGate {
  port: number;
  hang(): void;
  resume(): void;
  /** Breaks all connections and refuses new ones. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
}

export async function openTcpGate(target: { host: string; port: number }): Promise<TcpGate> {
  const sockets = new Set<Socket>();
  let isHung = false;
  const server = createServer((near) => {
    const far = createConnection(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
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
    leave() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      return closed;
    },
    comeBack: () => listen(port),
  };
}
