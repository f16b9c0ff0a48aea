import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/all-calls.ts';
import { publishInterface } from '../../../support/api-services/publish-interface.ts';
import { type Caller, openTestApi, type TestApi } from '../../../support/server/api.ts';
import { addGrant, addKey } from '../../../support/server/open-gateway.ts';

let api: TestApi;
let as: Caller;
const interfaceCode = 'ruled';
beforeAll(async () => {
  api = await openTestApi();
  await publishInterface(api.db, { code: interfaceCode });
  as = await api.signInWith([]);
});
afterAll(() => api.close());

const save = (fieldRules: Record<string, 'full' | 'masked' | 'absent'>, rowVersion: number | null = null) =>
  api.post(calls.permissionSave, {
    subject: { userId: as.userId },
    interfaceCode,
    isAllowed: true,
    fieldRules,
    perSecond: null,
    perDay: null,
    rowVersion,
  });

test('a rule for a field that the answer lacks is refused, since it would give what it was to hide', async () => {
  const refused = await save({ 'vehicles.engin': 'absent', isRepaired: 'absent' });
  expect([refused.code, refused.result]).toEqual(['301231', { fields: ['vehicles.engin'] }]);
  expect(await api.db.sql.selectFrom('apiPermission').selectAll().where('userId', '=', as.userId).execute()).toEqual(
    [],
  );
  expect((await save({ 'vehicles.engine': 'absent', isRepaired: 'masked' })).code).toBe('000000');
});

test('rules of an interface that does not exist are refused', async () => {
  const missing = await api.post(calls.permissionSave, {
    ...{ subject: { userId: as.userId }, interfaceCode: 'nowhere', isAllowed: true, fieldRules: { a: 'absent' } },
    ...{ perSecond: null, perDay: null, rowVersion: null },
  });
  expect(missing.code).toBe('900404');
});

test('a customer has one trial, whatever the code that gives it does', async () => {
  const { userId } = await api.signInWith([]);
  const trial = { userId, interfaceCode: null, units: 100, expiresAt: '2099-01-01T00:00:00Z', createdBy: null };
  const give = () =>
    api.db.sql
      .insertInto('apiGrant')
      .values({ ...trial, origin: 'trial' })
      .execute();
  await give();
  await expect(give()).rejects.toThrow(/api_grant_trial/);
  await addGrant(api.db, { userId, units: 5 });
});

test('GET /api/usage answers five times a second, and then with 429 and Retry-After', async () => {
  const key = await addKey(api.db, { userId: as.userId });
  const ask = () =>
    api.app.inject({
      url: '/api/usage?from=2026-01-01&to=2026-01-02',
      headers: { authorization: `Bearer ${key.secret}` },
    });
  const answers = await Promise.all(Array.from({ length: 30 }, ask));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.json().code).toBe('301223');
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(5);
});
