import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/all-calls.ts';
import { createSessions } from '../../../../src/server/account/sessions.ts';
import { buildApp } from '../../../../src/server/app.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** A user with sessions on two devices, and another user. */
async function signInOnTwoDevices() {
  const [here, otherUser] = [await api.signInWith([]), await api.signInWith([])];
  const device = { address: '203.0.113.9', userAgent: `Phone ${'x'.repeat(400)}` };
  const there = { userId: here.userId, ...(await createSessions(api.db).start(here.userId, 'qpzj', device)) };
  return { here, there, otherUser };
}

const isAlive = async (as: { userId: number; token: string; secretKey: string }) =>
  (await api.post(calls.userInfo, {}, { as })).code === '000000';

test('the session list shows device, address and platform, the current session first, and no token or hash', async () => {
  const { here, there } = await signInOnTwoDevices();
  const { result } = await api.post(calls.listSessions, {}, { as: here });
  expect(result).toMatchObject([
    { isCurrent: true, platform: 'easyEpc' },
    { isCurrent: false, platform: 'qpzj', address: '203.0.113.9' },
  ]);
  expect(result[1]?.userAgent).toHaveLength(300);
  expect(JSON.stringify(result)).not.toMatch(/[0-9a-f]{64}/);
  const seenThere = (await api.post(calls.listSessions, {}, { as: there })).result;
  expect(seenThere[0]?.sessionId).toBe(result[1]?.sessionId);
});

test('the session list shows the browser and address of the login', async () => {
  const { createPasswords } = await import('../../../../src/server/account/passwords.ts');
  const { here } = await signInOnTwoDevices();
  const passwordHash = await createPasswords().hash('right');
  const [{ username }] = await api.db.sql
    .updateTable('account')
    .set({ passwordHash })
    .where('userId', '=', here.userId)
    .returning('username')
    .execute()
    .then(([row]) => [row ?? { username: '' }] as const);
  await api.post(calls.token, { username, password: 'right' }, { as: null, headers: { 'user-agent': 'Firefox/140' } });
  const { result } = await api.post(calls.listSessions, {}, { as: here });
  expect(result).toContainEqual(expect.objectContaining({ userAgent: 'Firefox/140', address: '127.0.0.1' }));
});

test('an expired session is not listed', async () => {
  const { here, there } = await signInOnTwoDevices();
  const idle = (await api.post(calls.listSessions, {}, { as: there })).result[0]?.sessionId ?? '';
  await api.db.execute(`update session set seen_at = now() - interval '3 hours' where session_id = '${idle}'`);
  expect((await api.post(calls.listSessions, {}, { as: here })).result).toHaveLength(1);
});

test('ending a session signs that device out at once and keeps the current session', async () => {
  const { here, there } = await signInOnTwoDevices();
  const { result } = await api.post(calls.listSessions, {}, { as: here });
  expect(await isAlive(there)).toBe(true);
  expect(await api.post(calls.endSession, { sessionId: result[1]?.sessionId }, { as: here })).toMatchObject({
    code: '000000',
  });
  expect(await isAlive(there)).toBe(false);
  expect(await isAlive(here)).toBe(true);
});

test('ending another user’s session is refused like a missing one', async () => {
  const { here, otherUser } = await signInOnTwoDevices();
  const { result } = await api.post(calls.listSessions, {}, { as: here });
  const missing = await api.post(calls.endSession, { sessionId: crypto.randomUUID() }, { as: otherUser });
  const otherSession = await api.post(calls.endSession, { sessionId: result[0]?.sessionId }, { as: otherUser });
  expect(otherSession).toMatchObject({ status: 404, code: '900404', message: missing.message, result: null });
  expect(missing.status).toBe(404);
  expect(await isAlive(here)).toBe(true);
});

test('ending all other sessions keeps the current one and other users’; other nodes follow within a second', async () => {
  const { here, there, otherUser } = await signInOnTwoDevices();
  const second = buildApp({ db: api.db, demo: null, pagesFolder: null, logLevel: 'silent' });
  const requestFromSecond = () =>
    second.inject({
      method: 'POST',
      url: calls.userInfo.path,
      headers: { 'content-type': 'application/json', authorization: there.token },
      payload: '{"data":{}}',
    });
  expect((await requestFromSecond()).statusCode).toBe(200);
  expect(await api.post(calls.endOtherSessions, {}, { as: here })).toMatchObject({ result: { ended: 1 } });
  expect(await isAlive(there)).toBe(false);
  expect([await isAlive(here), await isAlive(otherUser)]).toEqual([true, true]);
  await expect.poll(async () => (await requestFromSecond()).statusCode, { timeout: 1_500 }).toBe(401);
  await second.close();
});
