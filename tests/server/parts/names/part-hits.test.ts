import { afterAll, expect, test } from 'vitest';
import { AbsentPart, searchPartByNameOrOe } from '../../../../src/contract/parts/schemas.ts';
import { Refusal } from '../../../../src/server/platform/errors.ts';
import { partsCalls } from '../../../support/server/parts-calls.ts';
import { en, openCounted, refusalOf, zh } from '../books/support.ts';

const { db, inner, counter } = await openCounted();
const routes = partsCalls(db);
afterAll(() => inner.close());

const search = async (text: string, more: { vehicleId?: number; vin?: string } = {}, context = zh) =>
  searchPartByNameOrOe.result
    .parse(await routes.searchPartByNameOrOe({ vehicleId: 1, text, ...more }, context))
    .map(({ rule, vehAssyId, assemblyName, part }) => [rule, vehAssyId, assemblyName, part.searchOe, part.curVehFlag]);

const pads = [1, '行车制动', '1K0698151A', 1];
const discA = [1, '行车制动', '1K0615301AA', 1];
const discB = [1, '行车制动', '1K0615301AB', 1];
const filter = [2, '润滑系统', '04E115561H', 1];

test.each([
  ['1K0 698 151 A', [['oe', ...pads]]],
  ['１ｋ０６９８１５１', [['oe', ...pads]]],
  [
    '1k0-615-301',
    [
      ['oe', ...discA],
      ['oe', ...discB],
    ],
  ],
  ['前制动片', [['exact', ...pads]]],
  ['前刹车片', [['alias', ...pads]]],
  ['前刹车片总成', [['normalised', ...pads]]],
  ['jiyoulvqingqi', [['pinyin', ...filter]]],
  ['jl', [['initials', ...filter]]],
  [
    '前刹车',
    [
      ['contains', ...pads],
      ['contains', ...discA],
      ['contains', ...discB],
    ],
  ],
  ['机油虑清器', [['pinyin', ...filter]]],
  ['机油滤清盖', [['oneEdit', ...filter]]],
  ['brake pads', [['contains', ...pads]]],
  ['oil filter', [['exact', ...filter]]],
])('%s finds its rows and says by which rule', async (text, hits) => {
  expect(await search(text)).toEqual(hits);
});

test('the result is in the caller’s language', async () => {
  const [hit] = await routes.searchPartByNameOrOe({ vehicleId: 1, text: '机滤' }, en);
  expect(hit).toMatchObject({
    assemblyName: 'Lubrication',
    rule: 'alias',
    part: { oeName: 'Oil filter', brandName: 'Volkswagen', partRemark: 'manual gearbox' },
  });
});

test('fitting rows come first, and others say why they do not fit', async () => {
  const vin = 'LSVAA2BR1GN200000';
  const hits = await routes.searchPartByNameOrOe({ vehicleId: 1, text: '前制动盘', vin }, zh);
  expect(hits.map(({ part }) => [part.searchOe, part.fit.rules.map(({ verdict }) => verdict)])).toEqual([
    ['1K0615301AB', ['meets']],
    ['1K0615301AA', ['contradicts']],
  ]);
  expect(await search('机滤', { vehicleId: 2 })).toEqual([['alias', 2, '润滑系统', '04E115561H', 0]]);
});

test('the row whose name or remark has the typed side comes first', async () => {
  await inner.execute(`
    insert into fit (fit_id, assembly_id, oe_id, callout, quantity, remark_zh, remark_en)
      values (92, 1, 1, '21', 1, '右', 'right'), (93, 1, 1, '20', 1, '左', 'left')`);
  const remarks = async (text: string) =>
    (await routes.searchPartByNameOrOe({ vehicleId: 1, text }, zh)).map(({ part }) => part.partRemark);
  expect(await remarks('左前刹车片')).toEqual(['左', '', '右']);
  expect(await remarks('右前刹车片')).toEqual(['右', '', '左']);
  expect(await remarks('前刹车片')).toEqual(['', '左', '右']);
  await inner.execute('delete from fit where fit_id in (92, 93)');
  await inner.execute(`
    insert into part values (92, 1, 3, 'x', 'LEFT1', '机油滤清器（左）', 'Oil filter, left', false, false);
    insert into fit (fit_id, assembly_id, oe_id, callout, quantity) values (92, 2, 92, '2', 1)`);
  for (const context of [zh, en]) {
    expect((await search('左机滤', {}, context)).map(([, , , key]) => key)).toEqual(['LEFT1', '04E115561H']);
    expect((await search('机滤', {}, context)).map(([, , , key]) => key)).toEqual(['04E115561H', 'LEFT1']);
  }
  await inner.execute('delete from fit where fit_id = 92');
});

test('the exact number precedes numbers with this prefix', async () => {
  await inner.execute(`insert into fit (fit_id, assembly_id, oe_id, callout, quantity) values (94, 1, 6, '30', 1)`);
  expect((await search('1K0698151')).map(([, , , key]) => key)).toEqual(['1K0698151', '1K0698151A']);
  await inner.execute('delete from fit where fit_id = 94');
});

test("only the vehicle's own book is searched", async () => {
  expect(await search('1K0615301', { vehicleId: 3 })).toEqual([['oe', 3, '行车制动', '1K0615301AB', 1]]);
  expect((await refusalOf(() => search('前制动片', { vehicleId: 3 }))).code).toBe('300341');
  expect((await refusalOf(() => search('制动蹄片'))).code).toBe('300341');
  expect(await search('蹄片', { vehicleId: 5 })).toEqual([['contains', 5, '制动器', '3502405A0E', 1]]);
});

test('a known part that the book does not have is named with the nearest assemblies, not replaced by another', async () => {
  const absent = async (text: string, vehicleId: number) => {
    try {
      return await search(text, { vehicleId });
    } catch (error) {
      return error instanceof Refusal && error.code === '300341' ? AbsentPart.parse(error.details.result) : error;
    }
  };
  // The book of the third group has brake discs but no pads.
  expect(await absent('前制动片', 3)).toMatchObject({
    stdPartName: '前制动片',
    assemblies: [{ vehAssyId: 3, assemblyName: '行车制动' }],
  });
  // A part of trucks only, searched in a car.
  expect(await absent('制动蹄片', 1)).toMatchObject({ stdPartName: '制动蹄片' });
  expect(await absent('zhidongtipian', 1)).toMatchObject({ stdPartName: '制动蹄片' });
});

test("a truck's name of a part finds the car's part of the same English name", async () => {
  await inner.execute(`
    insert into std_part_name (std_part_id, name, kind, norm, pinyin, initials) values
      (4, '制动摩擦块', 'alias', '制动摩擦块', 'zhidongmocakuai', 'zdmck'),
      (4, 'Front brake pads', 'english', 'front brake pads', '', '')`);
  // The names are cached per instance.
  const [hit] = await partsCalls(db).searchPartByNameOrOe({ vehicleId: 1, text: '制动摩擦块' }, zh);
  expect(hit).toMatchObject({ rule: 'alias', part: { searchOe: '1K0698151A' } });
  await inner.execute(`delete from std_part_name where std_part_id = 4 and kind <> 'name'`);
});

test.each(['%', '_', "'", '%%%%%1', '_____1', "1K0%' or 1=1 --", '\\', '轮胎', 'x'.repeat(60), '1'.repeat(60)])(
  'nothing is found by %j',
  async (text) => {
    expect((await refusalOf(() => search(text))).code).toBe('100100');
  },
);

test('an unknown vehicle is refused before the search', async () => {
  expect((await refusalOf(() => search('前制动片', { vehicleId: 99 }))).code).toBe('900404');
});

test('a search takes four statements once the names of standard parts are cached', async () => {
  await search('前');
  counter.statements = 0;
  await search('1K0615301');
  expect(counter.statements).toBe(4);
  counter.statements = 0;
  await search('前');
  expect(counter.statements).toBe(4);
});
