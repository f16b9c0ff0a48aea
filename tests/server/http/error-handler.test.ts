import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { mountErrorHandlers } from '../../../src/server/http/error-handler.ts';
import { listen } from '../../../src/server/http/listen.ts';
import { Refusal } from '../../../src/server/platform/errors.ts';
import { openRawSocket } from '../../support/server/raw-socket.ts';

const WARNING = 40;
const ERROR = 50;

test('an overload refusal is logged as a warning, and an unexpected error with its stack', async () => {
  const lines: { level: number; msg: string; url?: string; code?: string; err?: { stack: string } }[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(JSON.parse(line)) } } });
  mountErrorHandlers(app);
  app.get('/busy', () => Promise.reject(new Refusal('900503')));
  app.get('/mine', () => Promise.reject(new Refusal('900404')));
  app.get('/broken', () => Promise.reject(new Error('not foreseen')));

  expect((await app.inject('/busy?vin=secret')).statusCode).toBe(503);
  expect((await app.inject('/mine')).statusCode).toBe(404);
  expect((await app.inject('/broken?vin=secret')).statusCode).toBe(500);
  await app.close();

  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({ level: WARNING, msg: 'request refused', url: '/busy', code: '900503' });
  expect(lines[0]).not.toHaveProperty('err');
  expect(lines[1]).toMatchObject({
    level: ERROR,
    url: '/broken',
    err: { stack: expect.stringContaining('not foreseen') },
  });
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('at most one refusal per second is logged, with the number of skipped ones', async () => {
  const lines: { alsoRefused?: number }[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(JSON.parse(line)) } } });
  mountErrorHandlers(app);
  app.get('/busy', () => Promise.reject(new Refusal('900503')));
  const clock = vi.spyOn(performance, 'now');
  for (const ms of [1_000, 1_001, 1_500, 1_999, 2_000, 3_000]) {
    clock.mockReturnValue(ms);
    expect((await app.inject('/busy')).statusCode).toBe(503);
  }
  clock.mockRestore();
  await app.close();
  expect(lines.map(({ alsoRefused }) => alsoRefused)).toEqual([undefined, 3, undefined]);
});

test('an unavailable database is logged once per second without a stack, with the number of failed requests', async () => {
  const lines: { level: number; msg: string; alsoFailed?: number }[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(JSON.parse(line)) } } });
  mountErrorHandlers(app);
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  app.get('/order', () => Promise.reject(refused));
  const clock = vi.spyOn(performance, 'now');
  for (const ms of [1_000, 1_001, 1_999, 2_000]) {
    clock.mockReturnValue(ms);
    expect((await app.inject('/order?vin=secret')).statusCode).toBe(503);
  }
  clock.mockRestore();
  await app.close();
  expect(lines.map(({ level, msg, alsoFailed }) => ({ level, msg, alsoFailed }))).toEqual([
    { level: WARNING, msg: 'database unavailable', alsoFailed: undefined },
    { level: WARNING, msg: 'database unavailable', alsoFailed: 2 },
  ]);
  expect(JSON.stringify(lines)).toContain('ECONNREFUSED');
  expect(JSON.stringify(lines)).not.toMatch(/secret|stack/);
});

test('a request that its client aborts is not logged as an unavailable database', async () => {
  const messages: string[] = [];
  const write = (line: string) => messages.push(JSON.parse(line).msg);
  const app = Fastify({ logger: { level: 'debug', stream: { write } } });
  mountErrorHandlers(app);
  app.post('/order', async () => null);
  const client = await openRawSocket(await listen(app, { port: 0, host: '127.0.0.1' }));
  const head = 'POST /order HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{';
  client.socket.write(head);
  await vi.waitFor(() => expect(messages).toContain('incoming request'));
  client.socket.destroy();
  await vi.waitFor(() => expect(messages).toContain('request aborted'));
  await app.close();
  expect(messages).not.toContain('database unavailable');
});
