import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/all-calls.ts';
import { MANAGE_POWER } from '../../../../src/contract/site/ticket-rules.ts';
import { createSessions } from '../../../../src/server/account/sessions.ts';
import { createTickets } from '../../../../src/server/pictures/tickets.ts';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { advanceClock } from '../../../../src/server/platform/db/monotonic-clock.ts';
import { jumpClockBack } from '../../../support/database/jump-clock-back.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';

const manageUrl = 'https://manage.example.com/in?key={key}&token={token}';

let api: TestApi;
let db: Database;
beforeAll(async () => {
  api = await openTestApi({ otherSites: { registerUrl: null, newVersionUrl: null, manageUrl } });
  db = api.db;
});
afterAll(() => api.close());

/** How far the clock is ahead of the system's, in seconds. */
async function secondsAhead(): Promise<number> {
  const { rows } = await sql<{ s: number }>`
    select extract(epoch from monotonic_now() - now())::float8 as s`.execute(db.sql);
  return rows[0]?.s ?? Number.NaN;
}

test('without a jump the clock is the system’s', async () => {
  await advanceClock(db.sql);
  expect(await secondsAhead()).toBe(0);
});

test('after a jump back the clock goes on from the greatest time seen, and does not stand still', async () => {
  const before = await secondsAhead();
  await jumpClockBack(db, 1);
  // Until the next tick, the clock returns the greatest time seen.
  const atJump = await secondsAhead();
  expect(atJump).toBeGreaterThan(before + 3_590);
  await advanceClock(db.sql);
  const after = await secondsAhead();
  expect(after).toBeGreaterThan(before + 3_590);
  expect(after).toBeLessThanOrEqual(before + 3_600);
  // The difference to the system's clock stays the same: both go on.
  expect(await secondsAhead()).toBe(after);
});

test('a session that has expired stays expired after a jump back, and a new one is valid', async () => {
  const sessions = createSessions(db);
  const { token } = await sessions.start(api.users.manager.userId, 'v3');
  await jumpClockBack(db, 8 * 24);
  // Another node, without this one's cache.
  expect(await createSessions(db).find(token)).toBeUndefined();
  await advanceClock(db.sql);
  const { token: later } = await sessions.start(api.users.manager.userId, 'v3');
  expect(await createSessions(db).find(later)).toMatchObject({ userId: api.users.manager.userId });
});

test('an upload code that has expired stays expired after a jump back, and a new one is valid', async () => {
  const tickets = createTickets(db);
  const { id } = await tickets.create(api.users.manager.userId);
  await jumpClockBack(db, 1);
  await expect(tickets.receive(id)).rejects.toMatchObject({ code: '210105' });
  const { id: later } = await tickets.create(api.users.manager.userId);
  await expect(tickets.receive(later)).resolves.toEqual({ userId: api.users.manager.userId });
});

test('a ticket to the management site that has expired stays expired after a jump back, and a new one is valid', async () => {
  const as = await api.signInWith([MANAGE_POWER]);
  const makeTicket = async () => {
    const url = new URL((await api.post(calls.makeTicket, {}, { as })).result.url);
    return { key: url.searchParams.get('key'), token: url.searchParams.get('token'), host: url.host };
  };
  const redeem = async (ticket: object) => (await api.post(calls.redeemTicket, ticket, { as: null })).code;
  const ticket = await makeTicket();
  await jumpClockBack(db, 1);
  expect(await redeem(ticket)).toBe('300811');
  expect(await redeem(await makeTicket())).toBe('000000');
});
