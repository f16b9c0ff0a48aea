import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { PhoneCodes } from '../../../../src/server/account/dependencies.ts';
import { credentialRoutes } from '../../../../src/server/account/profile/credential-routes.ts';
import { createSessions } from '../../../../src/server/account/sessions.ts';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { Refusal } from '../../../../src/server/platform/errors.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';
import { makeContext } from '../../../support/server/make-context.ts';

const CODE = '424242';
const flow = 'f'.repeat(22);
const [NEW, TAKEN] = ['13900000001', '13900000002'];

let db: Database;
let routes: ReturnType<typeof credentialRoutes>;
let sessions: ReturnType<typeof createSessions>;
const consume = vi.fn<PhoneCodes['consume']>();

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
    ownPassword: { verify: async (_userId, password) => password === 'right', hash: async (password) => password },
    codes: {
      async validate(scope, phoneCode) {
        if (phoneCode !== CODE) throw new Refusal('600301');
        return { scope, phoneCode };
      },
      consume,
    },
  });
});
afterAll(() => db.close());
beforeEach(() => consume.mockReset().mockResolvedValue());

const change = (userId: number, phoneNum: string | undefined, values: object = {}) =>
  Promise.resolve(
    routes.updatePhone(
      { phoneNum: phoneNum ?? '', phoneCode: CODE, flow, password: 'right', ...values },
      makeContext({ userId }),
    ),
  );
const phoneOf = async (userId: number) =>
  (await db.sql.selectFrom('account').select('phoneNum').where('userId', '=', userId).executeTakeFirstOrThrow())
    .phoneNum;

test('neither a wrong password nor a wrong code changes anything or ends a session', async () => {
  const { token } = await sessions.start(1, 'v3');
  await expect(change(1, NEW, { password: 'wrong' })).rejects.toMatchObject({ code: '600102' });
  await expect(change(1, NEW, { phoneCode: '000000' })).rejects.toMatchObject({ code: '600301' });
  expect(await phoneOf(1)).toBeNull();
  expect(await sessions.find(token)).toBeDefined();
});

test('the phone of another account is refused, and nothing is changed', async () => {
  const { token } = await sessions.start(1, 'v3');
  await expect(change(1, TAKEN)).rejects.toMatchObject({ code: '600105' });
  expect(await phoneOf(1)).toBeNull();
  expect(await sessions.find(token)).toBeDefined();
});

test('password and code change the phone, end every session and start a new one', async () => {
  const [here, there] = [await sessions.start(1, 'v3'), await sessions.start(1, 'qpzj')];
  const { token } = await change(1, NEW);
  expect(await phoneOf(1)).toBe(NEW);
  expect([await sessions.find(here.token), await sessions.find(there.token)]).toEqual([undefined, undefined]);
  expect(await sessions.find(token)).toMatchObject({ userId: 1 });
});

test('the code is consumed with the change; a code that was consumed in the meantime changes nothing', async () => {
  const phone = '13900000004';
  const { token } = await sessions.start(1, 'v3');
  const before = await phoneOf(1);
  consume.mockRejectedValueOnce(new Refusal('600301'));
  await expect(change(1, phone)).rejects.toMatchObject({ code: '600301' });
  expect(await phoneOf(1)).toBe(before);
  expect(await sessions.find(token)).toBeDefined();
  await change(1, phone);
  expect(consume.mock.calls.map(([, { scope, phoneCode }]) => [scope.phoneNum, phoneCode])).toEqual([
    [phone, CODE],
    [phone, CODE],
  ]);
});

test('of two concurrent changes to the same phone, one succeeds', async () => {
  const phone = '13900000003';
  const outcomes = await Promise.allSettled([change(1, phone), change(3, phone)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect([await phoneOf(1), await phoneOf(3)].filter((phoneNum) => phoneNum === phone)).toHaveLength(1);
});
