import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, resources } from '../../../src/contract/all-calls.ts';
import type { AnyUploadCall } from '../../../src/contract/call.ts';
import { DICTIONARY_ROOT } from '../../../src/contract/dictionaries/rules.ts';
import { ImportPlan, type ImportProgress } from '../../../src/contract/record-imports/record-import.ts';
import { IMPORT_ROWS_MAX } from '../../../src/contract/record-imports/record-import-limits.ts';
import { type Caller, openTestApi, type TestApi } from '../../support/server/api.ts';

let api: TestApi;
let parentId: number;
beforeAll(async () => {
  api = await openTestApi();
  const { result } = await api.post(resources.dict.add, { parentId: DICTIONARY_ROOT, name: '油品', nameEn: 'Fluids' });
  parentId = result.id;
});
afterAll(() => api.close());

const { dict, package: packages } = resources;
const { importPlan = expect.unreachable(), importApply = expect.unreachable() } = dict;
const heads = { 编号: 'id', 所属上级: 'parentId', 名称: 'name', 英文名称: 'nameEn' };
const labels = { heads, choices: {} };

interface Sending {
  as?: Caller;
  encoding?: string;
  call?: AnyUploadCall;
}

const planOf = (bytes: Buffer | string, { encoding = 'auto', as, call = importPlan }: Sending = {}) =>
  api.upload(
    call,
    { body: { fileName: 'file.csv', encoding, labels }, bytes: Buffer.from(bytes) },
    as === undefined ? {} : { as },
  );
const planned = async (bytes: Buffer | string, sending?: Sending) => {
  const { code, message, result } = await planOf(bytes, sending);
  expect({ code, message }).toMatchObject({ code: '000000' });
  return ImportPlan.parse(result);
};
const apply = async (planId: string, as?: Caller): Promise<ImportProgress> => {
  for (;;) {
    const { result } = await api.post(importApply, { planId }, as === undefined ? {} : { as });
    if (result.applied + result.refused >= result.total) return result;
  }
};
const namesUnder = async (id: number) => {
  const rows = await api.db.sql
    .selectFrom('dictionary')
    .select('name')
    .where('parentId', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
};

test('a plan writes nothing, and applying it makes exactly its changes, each in the audit as an import', async () => {
  const { result: kept } = await api.post(dict.add, { parentId, name: '机油', nameEn: 'Oil' });
  const file = '名称,英文名称,所属上级,多余\n机油,Engine oil,油品,x\n齿轮油,Gear oil,油品,\n';
  const plan = await planned(file);
  expect(plan).toMatchObject({
    total: 2,
    adds: 1,
    edits: 1,
    same: 0,
    bad: 0,
    ignoredColumns: ['多余'],
    encoding: 'utf-8',
  });
  expect(plan.rows).toMatchObject([
    { line: 2, action: 'edit', name: '机油', changes: [{ field: 'nameEn', before: 'Oil', after: 'Engine oil' }] },
    { line: 3, action: 'add', name: '齿轮油' },
  ]);
  expect(await namesUnder(parentId)).toEqual(['机油']);
  expect(await apply(plan.planId)).toMatchObject({ total: 2, applied: 2, refused: 0 });
  expect(await namesUnder(parentId)).toEqual(['机油', '齿轮油']);
  const { result } = await api.post(calls.auditTimeline, { subject: 'dict', subjectId: String(kept.id) });
  expect(result.rows[0]).toMatchObject({ action: 'edit', source: 'import', after: { nameEn: 'Engine oil' } });
  expect(await apply(plan.planId)).toMatchObject({ applied: 2 });
  expect(await planned(file)).toMatchObject({ adds: 0, edits: 0, same: 2 });
});

test('bad rows are reported by line and column and are left out; the others can be applied', async () => {
  const long = '长'.repeat(41);
  const file = `名称,所属上级,编号\n=1+1,油品,\n${long},油品,\n,油品,\n刹车油,没有的分类,\n刹车油,油品,\n刹车油,油品,\n别的,油品,999999\n`;
  const plan = await planned(file);
  expect(plan.problems.map(({ line, column }) => [line, column])).toEqual([
    [2, '名称'],
    [3, '名称'],
    [4, '名称'],
    [5, '所属上级'],
    [7, ''],
    [8, ''],
  ]);
  expect(plan).toMatchObject({ total: 7, adds: 1, bad: 6 });
  expect(plan.problems[0]?.message).toContain('公式');
});

test('a file in GBK is recognised, a wrong choice is refused, and the right one is accepted', async () => {
  // 名称,所属上级 / 液压油,油品
  const gbk = Buffer.from('c3fbb3c62ccbf9caf4c9cfbcb60ad2bad1b9d3cd2cd3cdc6b70a', 'hex');
  expect(await planned(gbk)).toMatchObject({ encoding: 'gb18030', adds: 1, rows: [{ name: '液压油' }] });
  expect(await planOf(gbk, { encoding: 'utf-8' })).toMatchObject({ code: '300288' });
  expect(await planned(gbk, { encoding: 'gb18030' })).toMatchObject({ adds: 1 });
});

test('a file without rows, without a known column, with too many rows or that is no text is refused', async () => {
  expect(await planOf('名称\n')).toMatchObject({ code: '300286' });
  expect(await planOf('foo,bar\n1,2\n')).toMatchObject({ code: '300287' });
  expect(await planOf(`名称\n${'a\n'.repeat(IMPORT_ROWS_MAX + 1)}`)).toMatchObject({ code: '300285' });
  expect(await planOf(Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]))).toMatchObject({ code: '300288' });
});

test('a row that was changed since the plan is refused when it is applied, and the others are not', async () => {
  await api.post(dict.add, { parentId, name: '先改', nameEn: '' });
  const plan = await planned('名称,英文名称,所属上级\n先改,First,油品\n后加,Later,油品\n');
  const { rows } = (await api.post(dict.list, { filters: { name: '先改' } })).result;
  await api.edit(dict, rows[0]?.id ?? 0, { nameEn: 'Mine' });
  const progress = await apply(plan.planId);
  expect(progress).toMatchObject({ applied: 1, refused: 1, refusals: [{ line: 2 }] });
  expect((await api.post(dict.get, { id: rows[0]?.id })).result.nameEn).toBe('Mine');
  expect(await namesUnder(parentId)).toContain('后加');
});

test('a plan is applied by its maker only, and by one request at a time', async () => {
  const plan = await planned('名称,所属上级\n独用,油品\n');
  const other = await api.signInWith(['/manager/dictionary', '/manager/dictionary:add']);
  expect(await api.post(importApply, { planId: plan.planId }, { as: other })).toMatchObject({ code: '300289' });
  const both = await Promise.all([apply(plan.planId), apply(plan.planId)]);
  expect(both.map(({ applied }) => applied)).toEqual([1, 1]);
  expect((await namesUnder(parentId)).filter((name) => name === '独用')).toHaveLength(1);
});

test('a reference is the name in either language, or a number', async () => {
  const plan = await planned(`名称,所属上级\n甲,油品\n乙,fluids\n丙,${parentId}\n`);
  expect(plan.rows.map(({ changes }) => changes.find(({ field }) => field === 'parentId')?.after)).toEqual(
    Array.from({ length: 3 }, () => parentId),
  );
});

test('without the power to edit, rows of existing records are left out', async () => {
  const adder = await api.signInWith(['/manager/dictionary', '/manager/dictionary:add']);
  const plan = await planned('名称,英文名称,所属上级\n机油,Mine,油品\n新的,New,油品\n', { as: adder });
  expect(plan).toMatchObject({ adds: 1, edits: 0, bad: 1, problems: [{ line: 2 }] });
});

test('amounts are read in yuan, switches and choices by their labels', async () => {
  const { importPlan: ofPackages = expect.unreachable() } = packages;
  const body = {
    fileName: 'packages.csv',
    encoding: 'auto',
    labels: {
      heads: { 名称: 'packageName', 类别: 'vehicleClass', 售价: 'priceFen', 在售: 'isOnSale' },
      choices: { vehicleClass: { 乘用车: 'C' }, isOnSale: { 是: true, 否: false } },
    },
  };
  const file =
    '名称,类别,kind,amount,days,售价,在售\n甲,乘用车,count,10,30,128.50,否\n乙,乘用车,count,10,30,1.234,是\n';
  const { result } = await api.upload(ofPackages, { body, bytes: Buffer.from(file) });
  const plan = ImportPlan.parse(result);
  expect(plan).toMatchObject({ adds: 1, bad: 1, problems: [{ line: 3, column: '售价', value: '1.234' }] });
  const changes = new Map(plan.rows[0]?.changes.map(({ field, after }) => [field, after]));
  expect(changes.get('priceFen')).toBe(12_850);
  expect(changes.get('isOnSale')).toBe(false);
});

test('fifty thousand rows are planned, and applied in chunks', async () => {
  const rows = Array.from({ length: IMPORT_ROWS_MAX }, (_, index) => `批量 ${index},油品`);
  const plan = await planned(`名称,所属上级\n${rows.join('\n')}\n`);
  expect(plan).toMatchObject({ total: IMPORT_ROWS_MAX, adds: IMPORT_ROWS_MAX, bad: 0 });
  const { result } = await api.post(importApply, { planId: plan.planId });
  expect(result).toMatchObject({ total: IMPORT_ROWS_MAX, applied: 200, refused: 0 });
}, 60_000);
