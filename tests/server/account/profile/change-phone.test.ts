import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { credentialRoutes } from '../../../../src/server/account/profile/credential-routes.ts';
import { createSessions } from '../../../../src/server/account/sessions.ts';
import type { Database, Sql } from '../../../../src/server/platform/db/database.ts';
import { Refusal } from '../../../../src/server/platform/errors.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';
import { visitOf } from '../../../support/server/visit.ts';

const CODE = '424242';
const flow = 'f'.repeat(22);
const [NEW, TAKEN] = ['13900000001', '13900000002'];

let db: Database;
let routes: ReturnType<typeof credentialRoutes>;
let sessions: ReturnType<typeof createSessions>;
const spend = vi.fn<(within: Sql, proved: { phoneCode: string }) => Promise<void>>();

beforeAll(async () => {
  db = await openTestDatabase();
  await db.execute(`
    insert into role (role_id, role_name, role_value) values (1, '普通用户', 1);
    insert into account (user_id, username, password_hash, role_id, phone_num)
    values (1, 'first', '-', 1, null), (2, 'second', '-', 1, '${TAKEN}'), (3, 'third', '-', 1, null);
  `);
  sessions = createSessions(db);
  routes = credentialRoutes({
    db,
    sessions,
    password: { isRight: async (_userId, told) => told === 'right', hash: async (told) => told },
    phoneCodes: {
      async validate({ phoneNum }, phoneCode) {
        if (phoneCode !== CODE) throw new Refusal('600301');
        return { phoneCode: `${phoneNum} ${phoneCode}` };
      },
      spend,
    },
  });
});
afterAll(() => db.close());
beforeEach(() => spend.mockReset().mockResolvedValue());

const change = (userId: number, phoneNum: string | undefined, given: object = {}) =>
  Promise.resolve(
    routes.updatePhone(
      { phoneNum: phoneNum ?? '', phoneCode: CODE, flow, password: 'right', ...given },
      visitOf({ userId }),
    ),
  );
const phoneOf = async (userId: number) =>
  (await db.sql.selectFrom('account').select('phoneNum').where('userId', '=', userId).executeTakeFirstOrThrow())
    .phoneNum;

test('neither a wrong password nor a wrong code changes anything or ends a session', async () => {
  const { token } = await sessions.begin(1, 'v3');
  await expect(change(1, NEW, { password: 'wrong' })).rejects.toMatchObject({ code: '600102' });
  await expect(change(1, NEW, { phoneCode: '000000' })).rejects.toMatchObject({ code: '600301' });
  expect(await phoneOf(1)).toBeNull();
  expect(await sessions.find(token)).toBeDefined();
});

test('another account’s phone is refused, and nothing has changed', async () => {
  const { token } = await sessions.begin(1, 'v3');
  await expect(change(1, TAKEN)).rejects.toMatchObject({ code: '600105' });
  expect(await phoneOf(1)).toBeNull();
  expect(await sessions.find(token)).toBeDefined();
});

test('password and code change the phone, and every session but a new one is over', async () => {
  const [here, there] = [await sessions.begin(1, 'v3'), await sessions.begin(1, 'qpzj')];
  const { token } = await change(1, NEW);
  expect(await phoneOf(1)).toBe(NEW);
  expect([await sessions.find(here.token), await sessions.find(there.token)]).toEqual([undefined, undefined]);
  expect(await sessions.find(token)).toMatchObject({ userId: 1 });
});

test('the code is used up with the change, and one that was used up meanwhile changes nothing', async () => {
  const phone = '13900000004';
  const { token } = await sessions.begin(1, 'v3');
  const before = await phoneOf(1);
  spend.mockRejectedValueOnce(new Refusal('600301'));
  await expect(change(1, phone)).rejects.toMatchObject({ code: '600301' });
  expect(await phoneOf(1)).toBe(before);
  expect(await sessions.find(token)).toBeDefined();
  await change(1, phone);
  expect(spend.mock.calls.map(([, proved]) => proved)).toEqual([1, 2].map(() => ({ phoneCode: `${phone} ${CODE}` })));
});

test('of two who prove one new phone at once, one gets it', async () => {
  const phone = '13900000003';
  const outcomes = await Promise.allSettled([change(1, phone), change(3, phone)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect([await phoneOf(1), await phoneOf(3)].filter((kept) => kept === phone)).toHaveLength(1);
});
