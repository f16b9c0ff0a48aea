import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { allCalls, calls } from '../../../../src/contract/all-calls.ts';
import type { AnyCallWithSchemas } from '../../../../src/contract/call.ts';
import { createPayments } from '../../../../src/server/billing/purchases/payments.ts';
import { openTill } from '../../../../src/server/gateways/payment/till.ts';
import { logSearch } from '../../../../src/server/http/log-search.ts';
import { refreshOffers } from '../../../../src/server/platform/db/refresh-offers.ts';
import { validBodies } from '../../../support/bodies/valid-bodies.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';
import { type Caller, openTestApi, type TestApi } from '../../../support/server/api.ts';
import { makeContext } from '../../../support/server/make-context.ts';
import { fillTinyCatalogue } from '../../../support/tiny-catalogue/tiny-catalogue.ts';
import { fillTinyMaintenance } from '../../../support/tiny-catalogue/tiny-maintenance.ts';

// The tests need the captcha's text.
let api: TestApi;
let view: Caller;
beforeAll(async () => {
  const db = await openTestDatabase();
  api = await openTestApi({ db, payments: createPayments(db, await openTill(db)) });
  await fillTinyCatalogue(api.db);
  await fillTinyMaintenance(api.db.copy);
  await refreshOffers(api.db);
  const user = await api.signInWith([]);
  const { result } = await api.post(calls.viewAsUser, { id: user.userId, reason: '客户反馈看不到报价' });
  view = { userId: user.userId, token: result.token, secretKey: result.secretKey };
});
afterAll(() => api.close());

const { bodies } = validBodies(() => api);
const operations = Object.keys(bodies).filter((key): key is keyof typeof bodies => key in bodies);
const callOf = (operation: keyof typeof bodies): AnyCallWithSchemas => calls[operation];
const reads = operations.filter((operation) => callOf(operation).isRead === true);

/** Counted for the staff member, which is tested below. */
const countedForStaff = ['work_use', 'catalogue_use', 'catalogue_seen'];

/** Guesses of a quotation's link are counted by network, whoever is signed in. */
const countedByNetwork = ['openQuotation'];

/** A digest of every table. */
async function digest(): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(api.db.sql);
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    if (countedForStaff.includes(name)) continue;
    const { rows } = await sql<{ rows: string | null }>`
      select string_agg(t::text, ' ' order by t::text) as rows from ${sql.table(name)} t`.execute(api.db.sql);
    found[name] = createHash('sha256')
      .update(rows[0]?.rows ?? '')
      .digest('hex');
  }
  return found;
}

test('many calls of the storefront are reads, and none of the staff’s', () => {
  expect(reads.length).toBeGreaterThan(90);
  const staffs = allCalls.filter(({ access, isRead }) => isRead === true && access.startsWith('/manager'));
  expect(staffs.map(({ operation }) => operation)).toEqual([]);
});

test('only one call ends a view', () => {
  expect(allCalls.filter(({ endsView }) => endsView === true).map(({ operation }) => operation)).toEqual([
    'endViewAsUser',
  ]);
});

test('a read in a view changes no row of any table, whatever it is', async () => {
  const bodiesOfReads: [keyof typeof bodies, unknown][] = [];
  for (const operation of reads.filter((name) => !countedByNetwork.includes(name))) {
    const body = bodies[operation];
    bodiesOfReads.push([operation, typeof body === 'function' ? await body() : body]);
  }
  const before = await digest();
  const refused: string[] = [];
  for (const [operation, body] of bodiesOfReads) {
    const call = callOf(operation);
    if (call.method === 'GET') {
      await api.get(call, Object(body), { as: view });
      continue;
    }
    const { code } = await api.post(call, body, { as: view });
    if (code === '301001' || code.startsWith('9005')) refused.push(`${operation} ${code}`);
  }
  await vi.waitFor(async () => expect(await digest()).toEqual(before));
  expect(refused).toEqual([]);
});

test('every other call is refused in a view, before its body is read', async () => {
  const others = allCalls.filter(({ isRead, endsView, method }) => !isRead && !endsView && method === undefined);
  expect(others.length).toBeGreaterThan(200);
  const answered: string[] = [];
  for (const call of others) {
    const parts = { body: {}, bytes: new Uint8Array([1]) };
    const isUpload = call.upload !== undefined;
    const { code } = await (isUpload ? api.upload(call, parts, { as: view }) : api.post(call, null, { as: view }));
    if (code !== '301001') answered.push(`${call.operation} ${code}`);
  }
  expect(answered).toEqual([]);
});

test('what a view is given of the catalogue counts for the staff member', async () => {
  const { rows } = await sql<{ text: string }>`
    select t::text as text from catalogue_use t union all select w::text from work_use w`.execute(api.db.sql);
  const texts = rows.map(({ text }) => text).join('\n');
  expect(texts).toMatch(new RegExp(`account[:,]${api.users.manager.userId}\\b`));
  expect(texts).not.toMatch(new RegExp(`(account|company)[:,]${view.userId}\\b`));
});

test('searches of a view are not recorded', async () => {
  const logger = { add: vi.fn() };
  const { session } = makeContext();
  const search = (viewer: typeof session.viewer) =>
    logSearch(
      calls.getVehicleByName,
      { body: { vehicleName: '朗逸' }, session: { ...session, viewer }, logger },
      () => [],
    );
  await search({ userId: 9, seesPhones: true });
  expect(logger.add).not.toHaveBeenCalled();
  await search(null);
  expect(logger.add).toHaveBeenCalledOnce();
});
