import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { uploadTicketHeader } from '../../../../src/contract/headers.ts';
import { oeCalls } from '../../../../src/contract/oe/calls.ts';
import { pictureCalls } from '../../../../src/contract/pictures/calls.ts';
import { mountErrorHandlers } from '../../../../src/server/http/error-handler.ts';
import { listen } from '../../../../src/server/http/listen.ts';
import { mountUploads } from '../../../../src/server/http/uploads/mount-uploads.ts';
import { readUpload } from '../../../../src/server/http/uploads/read-upload.ts';
import { requireTicket } from '../../../../src/server/http/uploads/receive-upload.ts';
import { createUploadSlots } from '../../../../src/server/http/uploads/upload-slots.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';

const MEGABYTE = 1024 * 1024;
let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await openTestApi();
  port = await listen(api.app, { port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

const partHead =
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';

/** Sends the headers of an upload of ten megabytes, and the beginning of its body. */
function openUpload(path: string, headers: Record<string, string>, toPort = port): Socket {
  const socket = connect(toPort, '127.0.0.1');
  const all = {
    host: 'localhost',
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(10 * MEGABYTE),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.on('error', () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}

/** The status line and envelope, as soon as they have arrived. */
function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    socket.on('data', (bytes) => {
      received += String(bytes);
      if (received.includes('"code"')) resolve(received);
    });
    socket.on('close', () => resolve(received || 'closed'));
  });
}

test('an upload without a valid ticket is refused before its body is sent, and cut off if it is sent', async () => {
  for (const headers of [{}, { [uploadTicketHeader]: 'A'.repeat(22) }]) {
    const accepted = once(api.app.server, 'connection');
    const socket = openUpload(pictureCalls.uploadByQrCode.path, headers);
    const [serverSocket] = await accepted;
    expect(await answerOf(socket)).toContain('210105');
    socket.write(Buffer.alloc(9 * MEGABYTE));
    await once(serverSocket, 'close');
    expect(serverSocket.bytesRead).toBeLessThan(3 * MEGABYTE);
    socket.destroy();
  }
});

test('an upload without a session is refused before its body is sent', async () => {
  for (const { path } of [oeCalls.uploadBatchOe, pictureCalls.ocrUpload, pictureCalls.ocrVinImage]) {
    const socket = openUpload(path, { authorization: 'unknown' });
    expect(await answerOf(socket)).toContain('600209');
    socket.destroy();
  }
});

test('an upload beyond the limit of pictures is refused before its body is sent', async () => {
  const { userId, token } = api.users.seller;
  await api.db.sql
    .insertInto('rateLimitWindow')
    .values({ key: `picture:account:${userId}`, uses: 40 })
    .execute();
  const socket = openUpload(pictureCalls.ocrUpload.path, { authorization: token });
  expect(await answerOf(socket)).toMatch(/retry-after: \d+[\s\S]*900429/);
  socket.destroy();
});

test('of 120 concurrent uploads of one account three are received, the others refused unread', async () => {
  const sockets = Array.from({ length: 120 }, () =>
    openUpload(oeCalls.uploadBatchOe.path, { authorization: api.users.general.token }),
  );
  const answers: string[] = [];
  for (const socket of sockets) void answerOf(socket).then((answer) => answers.push(answer));
  await vi.waitFor(() => expect(answers).toHaveLength(117), 20_000);
  for (const answer of answers) expect(answer).toMatch(/503 Service Unavailable[\s\S]*retry-after: 5[\s\S]*900503/);
  for (const socket of sockets) socket.destroy();
  const retried = () => api.upload(oeCalls.uploadBatchOe, { body: {}, bytes: Buffer.from('1K0407151AC') }, general);
  const general = { as: api.users.general };
  // The first spreadsheet starts a thread, which takes a while.
  await vi.waitFor(async () => expect(await retried()).toMatchObject({ code: '000000' }), 20_000);
});

test('an upload without a length is refused', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST ${oeCalls.uploadBatchOe.path} HTTP/1.1\r\nhost: localhost\r\nauthorization: ${api.users.general.token}\r\ncontent-type: multipart/form-data; boundary=x\r\ntransfer-encoding: chunked\r\n\r\n`,
  );
  expect(await answerOf(socket)).toMatch(/400 Bad Request[\s\S]*900400[\s\S]*Content-Length/);
  socket.destroy();
});

test.each([
  ['stops arriving', { wholeMs: 60_000, idleMs: 100 }, () => undefined],
  [
    'drips',
    { wholeMs: 300, idleMs: 60_000 },
    (socket: Socket) => {
      const drip = setInterval(() => socket.write('.'), 20);
      socket.on('close', () => clearInterval(drip));
    },
  ],
])('an upload that %s is refused, closed, and gives its memory back', async (_, timeouts, go) => {
  const app = Fastify();
  mountErrorHandlers(app);
  const slots = createUploadSlots({ maxBytes: 1_000 });
  const upload = { maxBytes: 20 * MEGABYTE };
  mountUploads(app, (scope) => {
    scope.post('/upload', (request) =>
      slots.run({ userId: 1, network: '' }, (slot) => readUpload(request, { upload, slot, timeouts })),
    );
  });
  const socket = openUpload('/upload', {}, await listen(app, { port: 0, host: '127.0.0.1' }));
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.write(`${partHead}${'.'.repeat(500)}`);
  go(socket);
  expect(await answerOf(socket)).toMatch(/400 Bad Request[\s\S]*900400/);
  await slots.run({ userId: 1, network: '' }, async (slot) => slot.addBytes(1_000));
  await closed;
  await app.close();
});

test('a call with an open upload without a ticket does not start', () => {
  const handler = async () => undefined;
  expect(() => requireTicket({ maxBytes: 1 }, handler)).toThrow();
  expect(() => requireTicket({ maxBytes: 1, ticketField: 'id' }, handler)).toThrow();
  expect(() =>
    requireTicket({ maxBytes: 1, ticketField: 'id' }, Object.assign(handler, { admit: handler })),
  ).not.toThrow();
});
