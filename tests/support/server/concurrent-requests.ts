import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface RawResponse {
  status: number;
  headers: string;
  body: string;
  /** Since all requests were sent. */
  afterMs: number;
}

export interface RawRequest {
  path: string;
  headers: Record<string, string>;
  body: string;
}

interface Events {
  /** The requests are sent when this has resolved. */
  onConnected?: () => Promise<void>;
  /** Called after each response with the number of responses so far. */
  onResponse?: (count: number) => void;
}

/** Sends requests at the same moment to a server in this process, over connections that it has accepted before. */
export async function sendTogether(
  app: FastifyInstance,
  requests: readonly RawRequest[],
  events: Pick<Events, 'onResponse'> = {},
): Promise<RawResponse[]> {
  const address = app.addresses()[0];
  if (typeof address !== 'object') throw new Error('the server does not listen');
  return sendTogetherTo(address.port, requests, {
    ...events,
    onConnected: async () => {
      // The system accepts connections before the server does.
      while ((await countConnections(app)) < requests.length) await wait(5);
    },
  });
}

/** Sends requests at the same moment, each over a socket of its own. */
export async function sendTogetherTo(
  port: number,
  requests: readonly RawRequest[],
  { onConnected, onResponse }: Events = {},
): Promise<RawResponse[]> {
  const sockets = await Promise.all(requests.map(() => openSocket(port)));
  await onConnected?.();
  const startedAt = performance.now();
  let count = 0;
  const responses = sockets.map(async (socket) => {
    const response = await readResponse(socket, startedAt);
    count += 1;
    onResponse?.(count);
    return response;
  });
  sockets.forEach((socket, index) => {
    const { path, headers, body } = requests[index] ?? { path: '/', headers: {}, body: '' };
    const all = { host: 'localhost', 'content-length': String(Buffer.byteLength(body)), ...headers };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    socket.write(`${body === '' ? 'GET' : 'POST'} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  });
  try {
    return await Promise.all(responses);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

function openSocket(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}

function countConnections(app: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });
}

function readResponse(socket: Socket, startedAt: number): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    let read = Buffer.alloc(0);
    socket.once('close', () => reject(new Error('the connection was closed before the response')));
    socket.on('data', (chunk) => {
      read = Buffer.concat([read, chunk]);
      const end = read.indexOf('\r\n\r\n');
      const headers = read.toString('latin1', 0, end);
      const length = Number(/^content-length: (\d+)/im.exec(headers)?.[1]);
      if (end < 0 || read.length < end + 4 + length) return;
      const body = read.toString('utf8', end + 4);
      resolve({ status: Number(headers.slice(9, 12)), headers, body, afterMs: performance.now() - startedAt });
    });
  });
}
