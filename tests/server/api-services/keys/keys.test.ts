import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/all-calls.ts';
import { createKeyFinder } from '../../../../src/server/api-services/keys/key-finder.ts';
import { publishInterface } from '../../../support/api-services/publish-interface.ts';
import { addUser } from '../../../support/server/add-user.ts';
import { type Caller, openTestApi, type TestApi } from '../../../support/server/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const values = { name: '门店', interfaces: null, networks: [], perSecond: null, perDay: null, expiresAt: null };
const newKey = { ...values, mode: 'live' as const };
const add = (as: Caller) => api.post(calls.apiKeyAdd, newKey, { as });
const finds = async (secret: string) => (await createKeyFinder(api.db).find(secret)) !== undefined;

test('a key is shown once, works, and is nowhere in the list, the database or the audit', async () => {
  const as = await api.signInWith([]);
  const { result } = await add(as);
  expect(result.secret).toMatch(/^epc_live_[\w-]{43}$/);
  expect(await finds(result.secret)).toBe(true);
  const random = result.secret.slice(9);
  expect(JSON.stringify((await api.post(calls.apiKeyList, {}, { as })).result)).not.toContain(random);
  const { rows } = await sql`select k::text as key, (select json_agg(e)::text from audit_entry e) as audit
    from api_key k where user_id = ${as.userId}`.execute(api.db.sql);
  expect(JSON.stringify(rows)).toContain(result.key.accessId);
  expect(JSON.stringify(rows)).not.toContain(random);
});

test('ten additions at once give five keys and one trial', async () => {
  const as = await api.signInWith([]);
  const answers = await Promise.all(Array.from({ length: 10 }, () => add(as)));
  expect(answers.filter(({ code }) => code === '000000')).toHaveLength(5);
  expect(answers.filter(({ code }) => code === '301202')).toHaveLength(5);
  expect(answers.filter(({ result }) => result?.trialUnits === 100)).toHaveLength(1);
  const grants = await api.db.sql.selectFrom('apiGrant').select('units').where('userId', '=', as.userId).execute();
  expect(grants).toEqual([{ units: 100 }]);
});

test('a test key brings no trial', async () => {
  const as = await api.signInWith([]);
  expect((await api.post(calls.apiKeyAdd, { ...newKey, mode: 'test' }, { as })).result.trialUnits).toBe(0);
});

test("another customer's key looks like a missing one", async () => {
  const [owner, other] = [await api.signInWith([]), await api.signInWith([])];
  const { key, secret } = (await add(owner)).result;
  const { keyId, rowVersion } = key;
  expect((await api.post(calls.apiKeyList, {}, { as: other })).result.keys).toEqual([]);
  for (const answer of [
    await api.post(calls.apiKeyEdit, { keyId, rowVersion, values: { name: 'mine' } }, { as: other }),
    await api.post(calls.apiKeyRotate, { keyId, rowVersion, oldValidHours: 1 }, { as: other }),
    await api.post(calls.apiKeyRevoke, { keyId }, { as: other }),
    await api.post(calls.callInterface, { keyId, interfaceCode: 'oeSearch', body: '{}' }, { as: other }),
    await api.post(calls.apiCallPrice, { keyId, interfaceCode: 'oeSearch' }, { as: other }),
  ])
    expect([answer.status, answer.code]).toEqual([404, '900404']);
  expect(await finds(secret)).toBe(true);
});

test('an edit of an older version is refused with the key as it is', async () => {
  const as = await api.signInWith([]);
  const { keyId, rowVersion } = (await add(as)).result.key;
  await api.post(calls.apiKeyEdit, { keyId, rowVersion, values: { name: '仓库' } }, { as });
  const late = await api.post(calls.apiKeyEdit, { keyId, rowVersion, values: { perDay: 5 } }, { as });
  expect(late).toMatchObject({ status: 409, code: '900410', result: { theirs: { name: '仓库' } } });
});

test('a rotated key stays valid for the chosen time, or not at all', async () => {
  const as = await api.signInWith([]);
  const first = (await add(as)).result;
  const { keyId } = first.key;
  const second = (await api.post(calls.apiKeyRotate, { keyId, rowVersion: 1, oldValidHours: 24 }, { as })).result;
  expect([await finds(first.secret), await finds(second.secret)]).toEqual([true, true]);
  const third = (await api.post(calls.apiKeyRotate, { keyId, rowVersion: 2, oldValidHours: 0 }, { as })).result;
  expect([await finds(first.secret), await finds(second.secret), await finds(third.secret)]).toEqual([
    false,
    false,
    true,
  ]);
});

test('a revoked key is dead, and so is the one before its rotation', async () => {
  const as = await api.signInWith([]);
  const first = (await add(as)).result;
  const { keyId } = first.key;
  const second = (await api.post(calls.apiKeyRotate, { keyId, rowVersion: 1, oldValidHours: 24 }, { as })).result;
  await api.post(calls.apiKeyRevoke, { keyId }, { as });
  expect([await finds(first.secret), await finds(second.secret)]).toEqual([false, false]);
  expect((await api.post(calls.apiKeyRevoke, { keyId }, { as })).code).toBe('900404');
});

test('a key cannot end in the past', async () => {
  const as = await api.signInWith([]);
  const answer = await api.post(calls.apiKeyAdd, { ...newKey, expiresAt: '2020-01-01T00:00:00.000Z' }, { as });
  expect(answer.code).toBe('301203');
});

test('a sub account is told whom to ask, by every call', async () => {
  const mainId = await addUser(api, { username: '华东汽配' });
  const as = await api.signInWith([]);
  await sql`update account set parent_id = ${mainId}, acct_level = 1 where user_id = ${as.userId}`.execute(api.db.sql);
  const period = { from: '2026-01-01', to: '2026-01-31' };
  for (const answer of [
    await api.post(calls.apiKeyList, {}, { as }),
    await add(as),
    await api.post(calls.apiKeyEdit, { keyId: 1, rowVersion: 1, values: {} }, { as }),
    await api.post(calls.apiKeyRotate, { keyId: 1, rowVersion: 1, oldValidHours: 0 }, { as }),
    await api.post(calls.apiKeyRevoke, { keyId: 1 }, { as }),
    await api.post(calls.userInterfaceList, {}, { as }),
    await api.post(calls.userStatistics, period, { as }),
    await api.post(calls.apiRequestList, {}, { as }),
    await api.post(calls.callInterface, { keyId: null, interfaceCode: 'oeSearch', body: '{}' }, { as }),
  ]) {
    expect(answer.code).toBe('301201');
    expect(answer.message).toContain('华东汽配');
  }
});

test('the debugger states no price of an interface that is missing or off, and its call is refused like any other', async () => {
  const as = await api.signInWith([]);
  const code = 'turnedOff';
  const interfaceId = await publishInterface(api.db, { code });
  const price = () => api.post(calls.apiCallPrice, { keyId: null, interfaceCode: code }, { as });
  expect((await price()).result).toMatchObject({ mode: 'test', count: 0 });
  const off = await publishInterface(api.db, { code: 'offFromTheStart' });
  await api.db.sql
    .updateTable('apiInterface')
    .set({ status: 'off' })
    .where('interfaceId', 'in', [interfaceId, off])
    .execute();
  for (const interfaceCode of ['offFromTheStart', 'neverThere']) {
    expect((await api.post(calls.apiCallPrice, { keyId: null, interfaceCode }, { as })).code).toBe('301221');
    const { response } = (await api.post(calls.callInterface, { keyId: null, interfaceCode, body: '{}' }, { as }))
      .result;
    expect([response.status, JSON.parse(response.body).code]).toEqual([404, '301221']);
  }
});
