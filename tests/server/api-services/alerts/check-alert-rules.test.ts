import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls, resources } from '../../../../src/contract/all-calls.ts';
import { checkAlertRules } from '../../../../src/server/api-services/alerts/check-alert-rules.ts';
import { newRequestId } from '../../../../src/server/api-services/gateway/request-id.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await api.db.sql.deleteFrom('apiAlertRule').execute();
});
// The rules of other tests would see them too.
beforeEach(() => api.db.sql.deleteFrom('apiRequest').execute());
afterAll(() => api.close());

let number = 0;
/** A code of an interface that no other test calls. */
function newCode(): string {
  number += 1;
  return `alert${number}`;
}

/** Answers of an interface, `minutesAgo` old. */
async function addRequests(interfaceCode: string, statuses: readonly number[], minutesAgo = 0): Promise<void> {
  const rows = statuses.map((status) => ({
    requestId: newRequestId(Date.now() - minutesAgo * 60_000),
    requestedAt: new Date().toISOString(),
    userId: api.users.manager.userId,
    keyId: null,
    interfaceCode,
    version: 1,
    mode: 'live' as const,
    transport: 'http',
    status,
    code: status === 200 ? '000000' : '900500',
    units: 0,
    reason: 'error',
    durationMs: 1,
    address: '',
    body: '{}',
    answer: '{}',
    isBodyCut: false,
    isAnswerCut: false,
  }));
  await api.db.sql.insertInto('apiRequest').values(rows).execute();
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status);

async function addRule(values: object = {}) {
  const { result } = await api.post(resources.apiAlertRule.add, { name: 'errors', ...values });
  return result.ruleId;
}

async function check(ruleId: number) {
  await checkAlertRules(api.db, 0);
  return (await api.post(resources.apiAlertRule.get, { id: ruleId })).result;
}

test('a rule fires for each interface with a larger share of errors, and not for others', async () => {
  const [bad, good] = [newCode(), newCode()];
  const ruleId = await addRule({ errorPercent: 10, callsMin: 10 });
  await addRequests(bad, [...times(8, 200), ...times(2, 500)]);
  await addRequests(good, [...times(9, 200), 500]);
  const rule = await check(ruleId);
  expect(rule).toMatchObject({ isFiring: true, firing: bad, lastFiredAt: expect.any(String), rowVersion: 1 });
  await api.remove(resources.apiAlertRule, ruleId);
});

test('refused calls count neither as calls nor as errors', async () => {
  const code = newCode();
  const ruleId = await addRule({ errorPercent: 50, callsMin: 3 });
  await addRequests(code, [...times(20, 422), 200, 200, 500]);
  expect((await check(ruleId)).isFiring).toBe(false);
  await addRequests(code, [500, 500]);
  expect((await check(ruleId)).firing).toBe(code);
  await api.remove(resources.apiAlertRule, ruleId);
});

test('too few calls, and calls before the window, do not make a rule fire', async () => {
  const [few, old] = [newCode(), newCode()];
  const ruleId = await addRule({ errorPercent: 1, callsMin: 5, windowMinutes: 15 });
  await addRequests(few, times(4, 500));
  await addRequests(old, times(9, 500), 16);
  expect((await check(ruleId)).firing).toBe('');
  await addRequests(few, [500]);
  expect((await check(ruleId)).firing).toBe(few);
  await api.remove(resources.apiAlertRule, ruleId);
});

test('a rule for one interface ignores the errors of others', async () => {
  const code = newCode();
  await api.db.sql
    .insertInto('apiServiceClass')
    .values({
      ...{ code: 'alerts', name: 'a', nameEn: 'a', iconName: 'car', description: '', descriptionEn: '' },
      ...{ industryLabel: '', industryLabelEn: '', serviceType: null, serviceStatus: 'on', ord: 0 },
    })
    .execute();
  await api.db.execute(`insert into api_interface (code, name, name_en, class_id, definition)
    select '${code}', '${code}', '${code}', class_id, '{}' from api_service_class limit 1`);
  const ruleId = await addRule({ interfaceCode: code, callsMin: 1 });
  await addRequests(newCode(), times(50, 500));
  expect((await check(ruleId)).isFiring).toBe(false);
  await addRequests(code, [500]);
  expect((await check(ruleId)).firing).toBe(code);
  await api.remove(resources.apiAlertRule, ruleId);
});

test('a rule for an interface that does not exist is refused', async () => {
  const refused = await api.post(resources.apiAlertRule.add, { name: 'typo', interfaceCode: 'noSuchOne' });
  expect(refused).toMatchObject({ code: '900400' });
});

test('the audit says when a rule begins and ceases to fire, once each, and the start page counts it meanwhile', async () => {
  const code = newCode();
  const ruleId = await addRule({ errorPercent: 99, callsMin: 30 });
  await addRequests(code, times(30, 500));
  await check(ruleId);
  await check(ruleId);
  const waiting = async () => (await api.post(calls.startFigures, {})).result.waiting.apiAlerts;
  expect(await waiting()).toBe(1);
  const entriesOf = async (id: number) =>
    (await api.post(calls.auditTimeline, { subject: 'apiAlertRule', subjectId: String(id) })).result.rows
      .filter(({ source }) => source === 'job')
      .map(({ after }) => after);
  expect(await entriesOf(ruleId)).toEqual([{ isFiring: true, firing: expect.stringContaining(code) }]);
  await api.edit(resources.apiAlertRule, ruleId, { isOn: false });
  expect((await check(ruleId)).isFiring).toBe(false);
  expect(await entriesOf(ruleId)).toEqual([
    { isFiring: false, firing: '' },
    { isFiring: true, firing: expect.stringContaining(code) },
  ]);
  expect(await waiting()).toBe(0);
  await api.remove(resources.apiAlertRule, ruleId);
});

test('of several nodes, one checks a rule: it is left out until its time has passed', async () => {
  const code = newCode();
  const ruleId = await addRule({ callsMin: 1 });
  const now = async () => (await api.post(resources.apiAlertRule.get, { id: ruleId })).result;
  await Promise.all([1, 2, 3].map(() => checkAlertRules(api.db)));
  const first = (await now()).checkedAt;
  await addRequests(code, times(3, 500));
  await checkAlertRules(api.db);
  expect(await now()).toMatchObject({ checkedAt: first });
  await api.remove(resources.apiAlertRule, ruleId);
});
