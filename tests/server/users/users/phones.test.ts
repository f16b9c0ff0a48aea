import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, resources } from '../../../../src/contract/all-calls.ts';
import { type Caller, openTestApi, type TestApi } from '../../../support/server/api.ts';
import { addUser, userPowers } from './user-cast.ts';

let api: TestApi;
let withoutPower: Caller;
let user: { id: number; rowVersion: number };
beforeAll(async () => {
  api = await openTestApi();
  withoutPower = await api.signInWith(userPowers.filter((code) => code !== '/manager/user:phone'));
  user = await addUser(api, { phoneNum: '13912345678', userRealname: '钱七', companyName: '七星汽修' });
});
afterAll(() => api.close());

const find = async (nameOrPhone: unknown, as: Caller = withoutPower) =>
  (await api.post(resources.user.list, { filters: { nameOrPhone } }, { as })).result.rows.map(({ userId }) => userId);

test('no list or record has more of a phone number than its mask', async () => {
  for (const as of [withoutPower, api.users.manager]) {
    const answers = [
      await api.post(resources.user.list, { filters: {} }, { as }),
      await api.post(resources.user.get, { id: user.id }, { as }),
      await api.post(calls.usersByAccountType, {}, { as }),
    ];
    const text = JSON.stringify(answers.map(({ result }) => result));
    expect(text).toContain('139****5678');
    expect(text).not.toContain('13912345678');
  }
});

test('the whole number needs the power, and each reading is in the audit without the number', async () => {
  expect(await api.post(calls.revealPhone, { id: user.id }, { as: withoutPower })).toMatchObject({ code: '900403' });
  expect((await api.post(calls.revealPhone, { id: user.id })).result).toEqual({
    phoneNum: '13912345678',
    contactPhone: null,
  });
  const { rows } = (await api.post(calls.auditTimeline, { subject: 'user', subjectId: String(user.id) })).result;
  expect(rows).toMatchObject([{ action: 'read', actorId: api.users.manager.userId }]);
  expect(JSON.stringify(rows)).not.toContain('13912345678');
});

test.each(['1391234567', '139123', '391', '9123', '2345', '567', '45678'])(
  'without the power, %s finds nobody: parts of a number would reveal it digit by digit',
  async (part) => {
    expect(await find(part)).not.toContain(user.id);
  },
);

test.each(['13912345678', '139-1234-5678', '+86 139 1234 5678', '5678'])(
  'without the power, %s finds the user by the whole number or its last four digits',
  async (number) => {
    expect(await find(number)).toContain(user.id);
  },
);

test('with the power the first digits of a number match, and still no digits from its middle', async () => {
  expect(await find('139123', api.users.manager)).toContain(user.id);
  expect(await find('2345', api.users.manager)).not.toContain(user.id);
});

test.each(['钱', '七星', '星汽修', '钱七'])('%s finds the user by a part of a name', async (part) => {
  expect(await find(part)).toContain(user.id);
});

test('wildcards in a search match themselves', async () => {
  expect(await find('%')).toEqual([]);
  expect(await find('七_汽')).toEqual([]);
});

test('the list cannot be sorted by the phone number', async () => {
  for (const field of ['phoneNum', 'nameOrPhone']) {
    const sort = [{ field, order: 'asc' }];
    expect(await api.post(resources.user.list, { filters: {}, sort })).toMatchObject({ code: '900400' });
  }
});
