import { afterAll, beforeAll, expect, test } from 'vitest';
import { resources } from '../../../../src/contract/all-calls.ts';
import { addUser, setAgency } from '../../../support/server/add-user.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';

let api: TestApi;
let sellerId: number;

beforeAll(async () => {
  api = await openTestApi();
  sellerId = api.users.seller.userId;
  await setAgency(api, sellerId, 'S01');
});
afterAll(() => api.close());

const seenProspect = async (userId: number) => {
  const { result } = await api.post(resources.prospect.get, { id: userId });
  return { userId, rowVersion: result.rowVersion };
};
const assign = (
  { userId, rowVersion }: { userId: number; rowVersion: number },
  ownerId: number | null,
  by: object = {},
) => api.post(resources.prospect.edit, { id: userId, rowVersion, values: { ownerId } }, by);
const agencyOf = (userId: number) =>
  api.db.sql
    .selectFrom('account')
    .select('agencyCode')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
    .then(({ agencyCode }) => agencyCode);
const auditOf = (userId: number) =>
  api.db.sql
    .selectFrom('auditEntry')
    .select(['actorId', 'before', 'after'])
    .where('subject', '=', 'user')
    .where('subjectId', '=', String(userId))
    .orderBy('auditId')
    .execute();

test('a prospect that is given to a seller gets the seller’s agency code, with its sub accounts, and the audit tells it', async () => {
  const userId = await addUser(api, { agencyCode: 'OLD' });
  const sub = await addUser(api, { agencyCode: 'OLD', parentId: userId });
  const { code, result } = await assign(await seenProspect(userId), sellerId);
  expect(code).toBe('000000');
  expect(result).toMatchObject({ userId, ownerId: sellerId, agencyCode: 'S01' });
  expect(await agencyOf(sub)).toBe('S01');
  expect(await auditOf(userId)).toEqual([
    {
      actorId: api.users.manager.userId,
      before: { agencyCode: 'OLD', ownerId: null },
      after: { agencyCode: 'S01', ownerId: sellerId },
    },
  ]);
  expect(await auditOf(sub)).toMatchObject([{ after: { agencyCode: 'S01' } }]);
});

test('of two people who give the same prospect away, the second is shown what the first did', async () => {
  const userId = await addUser(api);
  const prospect = await seenProspect(userId);
  expect((await assign(prospect, sellerId)).code).toBe('000000');
  const second = await assign(prospect, null);
  expect(second).toMatchObject({ status: 409, code: '900410', result: { theirs: { ownerId: sellerId } } });
  expect((await api.post(resources.prospect.get, { id: userId })).result.ownerId).toBe(sellerId);
});

test('only an enabled seller with an agency code can own prospects', async () => {
  const disabled = await addUser(api, { agencyCode: 'S03', roleValue: 3 });
  await api.db.sql.updateTable('account').set({ isDisabled: true }).where('userId', '=', disabled).execute();
  const withoutCode = await addUser(api, { roleValue: 3 });
  const prospect = await seenProspect(await addUser(api));
  for (const ownerId of [disabled, withoutCode, api.users.general.userId, api.users.manager.userId]) {
    expect((await assign(prospect, ownerId)).code).toBe('300224');
  }
});

test('a seller can neither take a user of another agency code nor give one to another agency', async () => {
  const as = api.users.seller;
  const foreign = await addUser(api, { agencyCode: 'S02' });
  const otherSeller = await addUser(api, { agencyCode: 'S02', roleValue: 3 });
  const taken = await assign(await seenProspect(foreign), as.userId, { as });
  expect(taken.code).toBe('900404');
  expect(await agencyOf(foreign)).toBe('S02');
  const own = await addUser(api, { agencyCode: 'S01' });
  const given = await assign(await seenProspect(own), otherSeller, { as });
  expect(given.code).toBe('300224');
  expect(await agencyOf(own)).toBe('S01');
});
