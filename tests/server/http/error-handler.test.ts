import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { mountErrorHandlers } from '../../../src/server/http/error-handler.ts';
import { Refusal } from '../../../src/server/platform/errors.ts';

const WARNING = 40;
const ERROR = 50;

test('a refusal for want of room is one warning in the log, what was not foreseen an error with its stack', async () => {
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

test('of many refusals one a second is logged, with the number of those that were not', async () => {
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
