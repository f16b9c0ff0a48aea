import { expect, test } from 'vitest';
import type { Engine } from '../../../../../src/server/platform/db/embedded/engine.ts';
import { createEmbeddedDatabase } from '../../../../../src/server/platform/db/embedded/open-embedded.ts';
import { gate } from '../../../../support/gate.ts';

/** An engine that notes its statements. */
function fakeEngine() {
  const ran: string[] = [];
  const engine: Engine = {
    query: async (text, _parameters, isUnlimited = false) => {
      ran.push(isUnlimited ? `unlimited ${text}` : text);
      return { rows: [], affectedRows: 0 };
    },
    execute: async (script) => void ran.push(script),
    copy: async () => undefined,
    copyOut: async () => '',
    generation: () => 0,
    close: async () => undefined,
  };
  return { engine, ran };
}

const statement = { name: 'test', text: 'select 1' };

test('a statement waits for a script longer than for others, and is told that the catalogue is being updated', async () => {
  const { engine, ran } = fakeEngine();
  const db = createEmbeddedDatabase(engine, { maxWaitMs: 1, maxWaitForSessionMs: 50 });
  const script = gate();
  const held = db.withSession(() => script.passed);
  await expect(db.run(statement, [])).rejects.toMatchObject({ code: '300355', details: { retryAfterS: 5 } });
  const patient = createEmbeddedDatabase(engine, { maxWaitMs: 1, maxWaitForSessionMs: 60_000 });
  const other = patient.withSession(() => script.passed);
  const waiting = patient.run(statement, []);
  script.open();
  expect(await waiting).toEqual([]);
  await Promise.all([held, other]);
  expect(ran).toEqual(['select 1']);
});

test('the time of a statement of a script has no limit', async () => {
  const { engine, ran } = fakeEngine();
  const db = createEmbeddedDatabase(engine);
  await db.withSession(({ query }) => query('insert'));
  await db.run(statement, []);
  expect(ran).toEqual(['unlimited insert', 'select 1']);
});
