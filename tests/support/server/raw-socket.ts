import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';

/** A client that sends bytes as a test wants and collects the response. */
export interface RawSocket {
  socket: Socket;
  /** All that was received so far. */
  received(): string;
  /** Resolves with the milliseconds since connecting when the connection is closed. */
  closed: Promise<number>;
}

/** @param allowHalfOpen whether the client goes on sending after the server has ended the connection */
export async function openRawSocket(port: number, { allowHalfOpen = false } = {}): Promise<RawSocket> {
  const socket = createConnection({ port, host: '127.0.0.1', allowHalfOpen });
  const connectedAt = performance.now();
  let received = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    received += chunk;
  });
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) => {
    socket.once('close', () => resolve(performance.now() - connectedAt));
  });
  await once(socket, 'connect');
  return { socket, received: () => received, closed };
}

/** Writes a character every 20 ms until the connection is closed. */
export function drip({ socket }: RawSocket): void {
  const timer = setInterval(() => socket.write('x'), 20);
  socket.once('close', () => clearInterval(timer));
}
