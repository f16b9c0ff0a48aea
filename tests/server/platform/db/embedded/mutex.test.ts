import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createMutex } from '../../../../../src/server/platform/db/embedded/mutex.ts';
import { createEmbeddedDatabase } from '../../../../../src/server/platform/db/embedded/open-embedded.ts';
import { errorResponse } from '../../../../../src/server/platform/errors.ts';

test('callers get the mutex one at a time, in the order of their calls', async () => {
  const acquire = createMutex();
  const order: number[] = [];
  let holders = 0;
  await Promise.all(
    [1, 2, 3, 4].map(async (id) => {
      const release = await acquire(1_000);
      holders += 1;
      expect(holders).toBe(1);
      order.push(id);
      await Promise.resolve();
      holders -= 1;
      release();
    }),
  );
  expect(order).toEqual([1, 2, 3, 4]);
});

test('a caller that has waited too long is refused, and its turn passes to the next', async () => {
  const acquire = createMutex();
  const release = await acquire();
  await expect(acquire(20)).rejects.toMatchObject({ code: '57P03' });
  const next = acquire(5_000);
  release();
  (await next)();
});

test('a statement that has waited too long gets 503 and is never run', async () => {
  const texts: string[] = [];
  let finish: () => void = () => undefined;
  const db = createEmbeddedDatabase(
    {
      query: async (text) => {
        texts.push(text);
        if (text === 'select slow') await new Promise<void>((resolve) => (finish = resolve));
        return { rows: [], affectedRows: 0 };
      },
      execute: async () => undefined,
      copyOut: async () => '',
      copy: async () => undefined,
      generation: () => 0,
      close: async () => undefined,
    },
    { maxWaitMs: 20 },
  );
  const slow = sql`select slow`.execute(db.sql);
  const error: unknown = await sql`select late`.execute(db.sql).catch((reason: unknown) => reason);
  expect(errorResponse(error, 'en')).toMatchObject({ status: 503, body: { code: '900503' } });
  finish();
  await slow;
  await sql`select next`.execute(db.sql);
  expect(texts).toEqual(['select slow', 'select next']);
});
