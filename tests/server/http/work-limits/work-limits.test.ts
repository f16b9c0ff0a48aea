import { afterAll, beforeAll, expect, test } from 'vitest';
import { perMinute, queueBounds } from '../../../../src/server/http/work-limits/work-bounds.ts';
import { createWorkLimits, type WorkLimits } from '../../../../src/server/http/work-limits/work-limits.ts';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';
import { makeContext } from '../../../support/server/make-context.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const FEW = { light: 3, search: 2, heavy: 1 };
const bounds = {
  queue: queueBounds('postgres'),
  refusalDelayMs: 0,
  perMinute: { ...perMinute, free: FEW, paid: { ...FEW, search: 1 }, company: FEW },
};
const limitsOf = () => createWorkLimits(db, bounds);

/** `done`, or the code of the refusal. */
const send = (limits: WorkLimits, client: ReturnType<typeof makeContext>, work: 'light' | 'search' | 'heavy') =>
  limits.run(client, work, async () => 'done').catch((refusal) => refusal.code);

test('searches of an account in a minute are counted over all nodes', async () => {
  const [node, other] = [limitsOf(), limitsOf()];
  const client = makeContext({ userId: 1, address: '10.0.0.1' });
  expect(await send(node, client, 'search')).toBe('done');
  expect(await send(other, client, 'search')).toBe('done');
  expect(await send(node, client, 'search')).toBe('900429');
  expect(await send(other, client, 'search')).toBe('900429');
  // Another kind of work, and another account, have counts of their own.
  expect(await send(node, client, 'heavy')).toBe('done');
  expect(await send(node, makeContext({ userId: 2, address: '10.0.0.1' }), 'search')).toBe('done');
});

test('concurrent searches of an account never exceed its bound', async () => {
  const nodes = [limitsOf(), limitsOf()];
  const client = makeContext({ userId: 3, address: '10.0.0.3' });
  const answers = await Promise.all(nodes.flatMap((node) => [1, 2, 3].map(() => send(node, client, 'search'))));
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(FEW.search);
});

test('a refusal says how long to wait, and costs no statement while it lasts', async () => {
  const limits = limitsOf();
  const client = makeContext({ userId: 4, address: '10.0.0.4' });
  for (const _ of [1, 2, 3]) await send(limits, client, 'search');
  const { uses } = await db.sql
    .selectFrom('workUse')
    .select('uses')
    .where('key', '=', 'search account:4')
    .executeTakeFirstOrThrow();
  const refusal = await limits.run(client, 'search', async () => 'done').catch((error) => error);
  expect(refusal.code).toBe('900429');
  expect(refusal.details.retryAfterS).toBeGreaterThan(0);
  expect(refusal.details.retryAfterS).toBeLessThanOrEqual(60);
  const after = await db.sql.selectFrom('workUse').select('uses').where('key', '=', 'search account:4').execute();
  expect(after).toEqual([{ uses }]);
});

test('accounts behind one network together have a bound', async () => {
  const limits = limitsOf();
  const answers: string[] = [];
  for (let userId = 100; userId < 112; userId += 1)
    answers.push(await send(limits, makeContext({ userId, address: '10.0.0.5' }), 'search'));
  expect(answers.filter((answer) => answer === '900429')).toHaveLength(2);
});

test('sub accounts together have a bound of their company', async () => {
  const limits = limitsOf();
  const answers: string[] = [];
  for (let userId = 200; userId < 210; userId += 1) {
    const client = makeContext({ userId, parentId: 20, tier: 'company', address: `10.1.0.${userId}` });
    answers.push(await send(limits, client, 'search'), await send(limits, client, 'search'));
  }
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(16);
});

test('light calls are bounded without a statement', async () => {
  const noDatabase: Pick<Database, 'engine'> = { engine: 'postgres' };
  const limits = createWorkLimits(noDatabase as Database, bounds);
  const client = makeContext({ userId: 6, address: '10.0.0.6' });
  const answers: string[] = [];
  for (const _ of [1, 2, 3, 4]) answers.push(await send(limits, client, 'light'));
  expect(answers).toEqual(['done', 'done', 'done', '900429']);
});

test('a caller beyond a bound waits for the refusal, so that repeating at once costs little', async () => {
  const limits = createWorkLimits(db, { ...bounds, refusalDelayMs: 60 });
  const client = makeContext({ userId: 7, address: '10.0.0.7' });
  for (const _ of [1, 2, 3]) await send(limits, client, 'light');
  const startedAt = performance.now();
  expect(await send(limits, client, 'light')).toBe('900429');
  expect(performance.now() - startedAt).toBeGreaterThan(50);
});

test('of many refusals at once only 500 wait, so that they hold no more memory', async () => {
  const limits = createWorkLimits(db, { ...bounds, refusalDelayMs: 1_500 });
  const client = makeContext({ userId: 8, address: '10.0.0.8' });
  for (const _ of [1, 2, 3]) await send(limits, client, 'light');
  const refusals = Array.from({ length: 501 }, async (_, index) => {
    expect(await send(limits, client, 'light')).toBe('900429');
    return index;
  });
  expect(await Promise.race(refusals)).toBe(500);
  await Promise.all(refusals);
});
