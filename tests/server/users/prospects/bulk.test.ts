import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, resources } from '../../../../src/contract/all-calls.ts';
import type { BulkProgress } from '../../../../src/contract/bulk/schemas.ts';
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

let serial = 0;
/** Adds prospects of another agency code. Returns their ids, and the prefix of their company names to search by. */
async function addProspects(count: number): Promise<{ ids: number[]; search: string }> {
  serial += 1;
  const search = `Bulk garage ${serial}:`;
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await addUser(api, { agencyCode: 'OLD' }));
  await api.db.sql
    .updateTable('account')
    .set({ companyName: `${search} x` })
    .where('userId', 'in', ids)
    .execute();
  return { ids, search };
}
const plan = (selection: object, values: unknown, as?: 'seller' | 'general') =>
  api.post(
    calls.bulkPlan,
    { resource: 'prospect', ...selection, values },
    as === undefined ? {} : { as: api.users[as] },
  );
async function repeat(call: typeof calls.bulkApply | typeof calls.bulkUndo, planId: string): Promise<BulkProgress> {
  const { result } = await api.post(call, { planId });
  const { open } = call.operation === 'bulkApply' ? result.applied : result.undone;
  return open === 0 ? result : repeat(call, planId);
}
const ownerOf = async (userId: number) => {
  const { ownerId, agencyCode } = (await api.post(resources.prospect.get, { id: userId })).result;
  return [ownerId, agencyCode];
};
const agencyOf = async (userId: number) =>
  (await api.db.sql.selectFrom('account').select('agencyCode').where('userId', '=', userId).executeTakeFirstOrThrow())
    .agencyCode;

test('all prospects that match the filters are given as planned, except one that someone else gave away meanwhile', async () => {
  const { ids, search } = await addProspects(60);
  const { result } = await plan({ filters: { nameOrPhone: search } }, { ownerId: sellerId });
  expect(result.planned).toEqual({ change: 60, unchanged: 0, refused: 0 });
  expect(await ownerOf(ids[0] ?? 0)).toEqual([null, 'OLD']);
  const middle = ids[30] ?? 0;
  await api.edit(resources.prospect, middle, { ownerId: sellerId });
  const { applied } = await repeat(calls.bulkApply, result.planId);
  expect(applied).toEqual({ changed: 59, conflict: 1, refused: 0, open: 0 });
  expect(await ownerOf(ids[59] ?? 0)).toEqual([sellerId, 'S01']);
  const left = (await api.post(calls.bulkRows, { planId: result.planId, applied: 'left' })).result;
  expect(left.rows.map(({ recordId }) => recordId)).toEqual([middle]);
  const { total } = (await api.post(calls.auditList, { filters: { batchId: result.planId } })).result;
  expect(total).toBe(59);
});

test('undoing gives prospects and their sub accounts back with the agency code of before', async () => {
  const { ids } = await addProspects(2);
  const [one = 0, other = 0] = ids;
  const sub = await addUser(api, { agencyCode: 'OLD', parentId: one });
  const { planId } = (await plan({ ids }, { ownerId: sellerId })).result;
  await repeat(calls.bulkApply, planId);
  expect(await agencyOf(sub)).toBe('S01');
  await api.edit(resources.prospect, other, { ownerId: null });
  expect((await repeat(calls.bulkUndo, planId)).undone).toEqual({ changed: 1, conflict: 1, refused: 0, open: 0 });
  expect(await ownerOf(one)).toEqual([null, 'OLD']);
  expect(await agencyOf(sub)).toBe('OLD');
  expect(await ownerOf(other)).toEqual([null, 'S01']);
  const undone = (await api.post(calls.auditList, { filters: { batchId: planId, action: 'undo' } })).result;
  expect(undone.rows.map(({ subjectId }) => Number(subjectId)).sort()).toEqual([one, sub].sort());
});

test('prospects that have the owner already are unchanged, and an owner who may not own any is refused', async () => {
  const { ids } = await addProspects(2);
  const { planId } = (await plan({ ids }, { ownerId: sellerId })).result;
  await repeat(calls.bulkApply, planId);
  expect((await plan({ ids }, { ownerId: sellerId })).result.planned).toEqual({ change: 0, unchanged: 2, refused: 0 });
  expect((await plan({ ids }, { ownerId: api.users.general.userId })).result.planned).toMatchObject({ refused: 2 });
});

test('a plan takes neither an agency code from the body, nor prospects out of sight, nor a caller without the power', async () => {
  const { ids, search } = await addProspects(1);
  expect((await plan({ ids }, { ownerId: sellerId, agencyCode: 'S01' })).code).toBe('900400');
  expect((await plan({ filters: { nameOrPhone: search } }, { ownerId: sellerId }, 'seller')).code).toBe('100100');
  expect((await plan({ ids }, { ownerId: sellerId }, 'general')).code).toBe('900403');
});
