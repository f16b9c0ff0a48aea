import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '../../../../src/contract/days/calendar-days.ts';
import { newRequestId } from '../../../../src/server/api-services/gateway/request-id.ts';
import { cleanUpApiRecords } from '../../../../src/server/api-services/metering/clean-up.ts';
import { getRequest } from '../../../../src/server/api-services/usage/request-repository.ts';
import { everyCustomer } from '../../../../src/server/api-services/visible-customers.ts';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';
import { addKey, callWith, gatewayOn } from '../../../support/server/open-gateway.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const nameOf = (time: number) => `api_request_${new Date(time).toISOString().slice(0, 10).replaceAll('-', '')}`;
const dayOf = (ago: number) => nameOf(Date.now() - ago * DAY_MS);

async function listDays(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = 'api_request'::regclass`.execute(db.sql);
  return rows.map(({ name }) => name);
}

const addDay = (ago: number) =>
  sql`select api_add_log_day((now() at time zone 'UTC')::date - ${ago}::integer)`.execute(db.sql);

/** Logs a call under an id of another time. */
async function logAt(time: number): Promise<string> {
  const key = await addKey(db, { units: 1 });
  const { envelope } = await callWith(gatewayOn(db), key, { oe: 'A' });
  const id = newRequestId(time);
  await sql`update api_request set request_id = ${id}::uuid where request_id = ${envelope.requestId}::uuid`.execute(
    db.sql,
  );
  return id;
}

async function partitionOf(requestId: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select tableoid::regclass::text as name from api_request where request_id = ${requestId}::uuid`.execute(db.sql);
  return rows[0]?.name;
}

test('a request is in the partition of its day, and the days to come have one', async () => {
  const id = await logAt(Date.now());
  expect(await partitionOf(id)).toBe(dayOf(0));
  expect(await listDays()).toEqual(expect.arrayContaining([dayOf(-1), dayOf(-2), dayOf(-3)]));
});

test('a day that is over is dropped whole, and the last 30 stay', async () => {
  await addDay(33);
  await addDay(30);
  const old = await logAt(Date.now() - 33 * DAY_MS);
  const recent = await logAt(Date.now() - 30 * DAY_MS);
  expect(await partitionOf(old)).toBe(dayOf(33));
  await cleanUpApiRecords(db);
  expect(await listDays()).not.toContain(dayOf(33));
  expect(await partitionOf(old)).toBeUndefined();
  expect(await partitionOf(recent)).toBe(dayOf(30));
});

test('a request of a node with a wrong clock is logged and found, and does not hinder the days', async () => {
  const fast = Date.now() + 4 * DAY_MS;
  const id = await logAt(fast);
  expect(await partitionOf(id)).toBe('api_request_other');
  expect((await getRequest(db.sql, id, everyCustomer)).requestId).toBe(id);
  // Its day has no partition, so that the request stays where it is; the days after have one.
  await addDay(-4);
  await addDay(-5);
  expect(await listDays()).not.toContain(dayOf(-4));
  expect(await listDays()).toContain(dayOf(-5));
  expect(await partitionOf(id)).toBe('api_request_other');
});
