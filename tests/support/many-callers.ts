import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface Heard {
  status: number;
  headers: string;
  body: string;
  /** From the moment that everyone asked. */
  afterMs: number;
}

export interface Asking {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** Callers of a server in this process that are connected already and all ask in the same moment. */
export async function askTogether(app: FastifyInstance, asked: readonly Asking[]): Promise<Heard[]> {
  const address = app.addresses()[0];
  if (typeof address !== 'object') throw new Error('the server does not listen');
  return askPort(address.port, asked, async () => {
    // Taken by the server too, not only by the system.
    while ((await connectionsOf(app)) < asked.length) await wait(5);
  });
}

/** Callers that all ask in the same moment, over sockets as a browser's, once `areTaken` is done after they connected. */
export async function askPort(
  port: number,
  asked: readonly Asking[],
  areTaken: () => Promise<void> = async () => undefined,
): Promise<Heard[]> {
  const callers = await Promise.all(asked.map(() => connected(port)));
  await areTaken();
  const begun = performance.now();
  const heard = callers.map((caller) => answerTo(caller, begun));
  callers.forEach((caller, index) => {
    const { path, headers, body } = asked[index] ?? { path: '/', headers: {}, body: '' };
    const all = { host: 'localhost', 'content-length': String(Buffer.byteLength(body)), ...headers };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    caller.write(`${body === '' ? 'GET' : 'POST'} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  });
  try {
    return await Promise.all(heard);
  } finally {
    for (const caller of callers) caller.destroy();
  }
}

function connected(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}

function connectionsOf(app: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });
}

function answerTo(socket: Socket, begun: number): Promise<Heard> {
  return new Promise((resolve, reject) => {
    let read = Buffer.alloc(0);
    socket.once('close', () => reject(new Error('the connection was closed before the answer was there')));
    socket.on('data', (chunk) => {
      read = Buffer.concat([read, chunk]);
      const end = read.indexOf('\r\n\r\n');
      const headers = read.toString('latin1', 0, end);
      const length = Number(/^content-length: (\d+)/im.exec(headers)?.[1]);
      if (end < 0 || read.length < end + 4 + length) return;
      const body = read.toString('utf8', end + 4);
      resolve({ status: Number(headers.slice(9, 12)), headers, body, afterMs: performance.now() - begun });
    });
  });
}
