import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls, resources } from '../../../../src/contract/all-calls.ts';
import { addUser } from '../../../support/server/add-user.ts';
import { type Caller, openTestApi, type TestApi } from '../../../support/server/api.ts';
import { makeRecord } from '../../../support/server/make-record.ts';

let api: TestApi;
let user: { id: number; name: string };
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  const id = await addUser(api, { agencyCode: 'S1' });
  const { username } = await api.db.sql
    .selectFrom('account')
    .select('username')
    .where('userId', '=', id)
    .executeTakeFirstOrThrow();
  user = { id, name: username };
});

const heads = { 用户: 'user', 备注: 'remarks', 意向: 'intention', 下一步: 'nextStep', 到期日: 'dueOn' };
const planOf = (file: string, as?: Caller) =>
  api.upload(
    calls.remarkImportPlan,
    { body: { fileName: 'remarks.csv', labels: { heads, choices: {} } }, bytes: Buffer.from(file) },
    as === undefined ? {} : { as },
  );
const apply = (planId: string, as?: Caller) =>
  api.post(calls.remarkImportApply, { planId }, as === undefined ? {} : { as });
const remarksOf = async (userId: number) => (await api.post(calls.remarkList, { userId })).result.rows;

test('a plan writes nothing; applying it adds the remarks in the name of the importer, each in the audit', async () => {
  const { result: plan } = await planOf(`用户,备注,意向,下一步,到期日\n${user.name},想要年包,高,回访,2026-12-01\n`);
  expect(plan).toMatchObject({ total: 1, adds: 1, bad: 0, rows: [{ name: user.name }] });
  expect(await remarksOf(user.id)).toEqual([]);
  expect((await apply(plan.planId)).result).toMatchObject({ applied: 1, refused: 0 });
  const [remark] = await remarksOf(user.id);
  expect(remark).toMatchObject({
    ...{ operatorId: api.users.manager.userId, remarks: '想要年包', nextStep: '回访', dueOn: '2026-12-01' },
    intention: expect.any(Number),
  });
  const { result } = await api.post(calls.auditList, { filters: { subject: 'remark', batchId: plan.planId } });
  expect(result.rows).toMatchObject([{ action: 'add', source: 'import', subjectName: user.name }]);
});

test('a file without a plan leaves the plan of the user as it is', async () => {
  await api.post(calls.remarkUpdate, { userId: user.id, remarks: '来电', nextStep: '回访', dueOn: '2026-12-01' });
  await apply((await planOf(`用户,备注\n${user.name},没人接\n`)).result.planId);
  expect((await api.post(resources.prospect.get, { id: user.id })).result).toMatchObject({
    nextStep: '回访',
    dueOn: '2026-12-01',
  });
});

test('a file that is imported twice adds its remarks once', async () => {
  const file = `用户,备注\n${user.name},同一条\n`;
  await apply((await planOf(file)).result.planId);
  expect((await planOf(file)).result).toMatchObject({ adds: 0, same: 1 });
  expect(await remarksOf(user.id)).toHaveLength(1);
});

test('a user is found by id or whole phone number too, and by nothing less', async () => {
  await api.db.sql.updateTable('account').set({ phoneNum: '13911112222' }).where('userId', '=', user.id).execute();
  const { result } = await planOf(`用户,备注\n${user.id},按编号\n13911112222,按手机\n2222,按尾号\n`);
  expect(result).toMatchObject({ adds: 2, bad: 1, problems: [{ line: 4, column: '用户', value: '2222' }] });
});

test('wrong rows are named by line and column and left out: unknown users and intentions, dates, formulas, repetitions', async () => {
  const rows = [
    'nobody here,文字,,,',
    `${user.name},文字,没有的意向,,`,
    `${user.name},文字,,,12 月`,
    `${user.name},=HYPERLINK("x"),,,`,
    `${user.name},,,,`,
    `${user.name},好的,,,`,
    `${user.name},好的,,,`,
  ];
  const { result } = await planOf(`用户,备注,意向,下一步,到期日\n${rows.join('\n')}\n`);
  expect(result.problems.map(({ line, column }) => [line, column])).toEqual([
    [2, '用户'],
    [3, '意向'],
    [4, '到期日'],
    [5, '备注'],
    [6, '备注'],
    [8, '备注'],
  ]);
  expect(result).toMatchObject({ total: 7, adds: 1, bad: 6 });
});

test('a file without the columns of user and remark is refused', async () => {
  expect(await planOf(`备注\n文字\n`)).toMatchObject({ code: '300287' });
});

test('a seller imports remarks on own users only, also when a user was given away after the plan', async () => {
  const { seller } = api.users;
  await api.db.sql.updateTable('account').set({ agencyCode: 'S1' }).where('userId', '=', seller.userId).execute();
  const stranger = await addUser(api, { agencyCode: 'S2' });
  const { result } = await planOf(`用户,备注\n${user.name},自己的\n${stranger},别人的\n`, seller);
  expect(result).toMatchObject({ adds: 1, problems: [{ line: 3 }] });
  await api.db.sql.updateTable('account').set({ agencyCode: 'S2' }).where('userId', '=', user.id).execute();
  expect((await apply(result.planId, seller)).result).toMatchObject({ applied: 0, refused: 1 });
  expect(await remarksOf(user.id)).toEqual([]);
});

test('nobody applies the plan of someone else', async () => {
  const { result } = await planOf(`用户,备注\n${user.name},文字\n`);
  const other = await api.signInWith(['/manager/opportunity', '/manager/opportunity:edit']);
  expect(await apply(result.planId, other)).toMatchObject({ code: '300289' });
});

test('a user name counts before a phone number, and a phone number before an id', async () => {
  const other = await addUser(api);
  const third = await addUser(api);
  const give = (userId: number, values: { username?: string; phoneNum?: string }) =>
    api.db.sql.updateTable('account').set(values).where('userId', '=', userId).execute();
  await give(user.id, { username: '13922223333' });
  await give(other, { phoneNum: '13922223333' });
  await give(third, { phoneNum: String(user.id) });
  await apply((await planOf(`用户,备注\n13922223333,给用户名\n${user.id},给手机\n`)).result.planId);
  expect((await remarksOf(user.id)).map(({ remarks }) => remarks)).toEqual(['给用户名']);
  expect((await remarksOf(third)).map(({ remarks }) => remarks)).toEqual(['给手机']);
  expect(await remarksOf(other)).toEqual([]);
});

test('an intention that was deleted after the plan is refused when the plan is applied', async () => {
  const { id: parentId } = await api.db.sql
    .selectFrom('dictionary')
    .select('id')
    .where('dictionaryName', '=', '意向')
    .where('parentId', '=', 100)
    .executeTakeFirstOrThrow();
  const values = makeRecord('dict', { name: '临时意向', parentId });
  const { result: entry } = await api.post(resources.dict.add, values);
  const { result } = await planOf(`用户,备注,意向\n${user.name},文字,临时意向\n`);
  expect(result).toMatchObject({ adds: 1 });
  await api.remove(resources.dict, entry.id);
  expect((await apply(result.planId)).result).toMatchObject({
    ...{ applied: 0, refused: 1 },
    refusals: [{ message: expect.stringContaining('意向') }],
  });
  expect(await remarksOf(user.id)).toEqual([]);
});

test('the plan of another import is not applied as remarks', async () => {
  const { result } = await planOf(`用户,备注\n${user.name},文字\n`);
  await api.db.sql.updateTable('importPlan').set({ resource: 'dict' }).where('planId', '=', result.planId).execute();
  expect(await apply(result.planId)).toMatchObject({ code: '300289' });
});
