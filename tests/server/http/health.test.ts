import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountErrorHandlers } from '../../../src/server/http/error-handler.ts';
import { mountHealth } from '../../../src/server/http/health.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.close());

/** The probes, and the number of their statements. */
function probesOn(database: Database) {
  const app = Fastify();
  const selectFrom = vi.spyOn(database.sql, 'selectFrom');
  mountErrorHandlers(app);
  mountHealth(app, database);
  return { app, countStatements: () => selectFrom.mock.calls.length };
}

test('readiness probes of one second share a statement, concurrent or not', async () => {
  const { app, countStatements } = probesOn(db);
  const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  const probe = async () => (await app.inject('/readyz')).statusCode;
  expect(await Promise.all(Array.from({ length: 50 }, probe))).toEqual(Array.from({ length: 50 }, () => 200));
  expect(await probe()).toBe(200);
  expect(countStatements()).toBe(1);
  clock.mockReturnValue(11_001);
  expect(await probe()).toBe(200);
  expect(countStatements()).toBe(2);
});

test('a failed probe is shared too, and readiness returns with the database', async () => {
  const { app, countStatements } = probesOn(db);
  const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  vi.mocked(db.sql.selectFrom).mockImplementationOnce(() => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  });
  for (const _ of [1, 2, 3]) {
    const { statusCode, json } = await app.inject('/readyz');
    expect({ statusCode, code: json().code }).toEqual({ statusCode: 503, code: '900503' });
  }
  expect(countStatements()).toBe(1);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  clock.mockReturnValue(11_001);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});

test('a database that hangs is reported within a second, and is not sent another statement', async () => {
  const { app, countStatements } = probesOn(db);
  const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  const hanging = { select: () => hanging, limit: () => hanging, execute: () => new Promise(() => undefined) };
  vi.mocked(db.sql.selectFrom).mockReturnValue(hanging as never);
  for (const now of [10_000, 11_001]) {
    clock.mockReturnValue(now);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
  }
  expect(countStatements()).toBe(1);
}, 5_000);
