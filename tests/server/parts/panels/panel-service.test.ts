import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckedBodyOf } from '../../../../src/contract/call.ts';
import type { partCalls } from '../../../../src/contract/parts/calls.ts';
import { ensureBaseData } from '../../../../src/server/access/base-data.ts';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { makeContext } from '../../../support/server/make-context.ts';
import { partsCalls } from '../../../support/server/parts-calls.ts';
import { en, openCounted, refusalOf, zh } from '../books/support.ts';

let inner: Database;
let counter: { statements: number };
let routes: ReturnType<typeof partsCalls>;
const pictures = {
  hasPicture: (code: string) => code !== 'P1701009',
  drawPart: ({ stdPartCode, isRight }: { stdPartCode: string; isRight: boolean }) =>
    `<svg>${stdPartCode} ${isRight}</svg>`,
};
beforeAll(async () => {
  const opened = await openCounted();
  inner = opened.inner;
  counter = opened.counter;
  routes = partsCalls(opened.db, pictures);
  // A lamp of each side, on the assembly of the service brake because the tiny catalogue has no other.
  await inner.execute(`
    insert into std_part values (60, 'P1801003', 2, '前雾灯', 'Front fog lamp', '个', 2, 'p', 9);
    insert into std_part_zone values (60, 'frontLeft'), (60, 'front'), (60, 'frontRight');
    insert into part values
      (61, 1, 60, '5G0 941 661', '5G0941661', '前雾灯（左）', 'Front fog lamp, left', false, false),
      (62, 1, 60, '5G0 941 662', '5G0941662', '前雾灯（右）', 'Front fog lamp, right', false, false);
    insert into fit (fit_id, assembly_id, oe_id, callout, quantity) values (61, 1, 61, '8', 1), (62, 1, 62, '9', 1);
  `);
});
afterAll(() => inner.close());

const crash = async (positions: CheckedBodyOf<typeof partCalls.getCrashPartList>['positions'], context = zh) =>
  (await routes.getCrashPartList({ vehicleId: 1, positions }, context)).partsList;

test('a zone has only the numbers of its side, in either language', async () => {
  const lamps = async (context = zh) => {
    const left = await crash(['frontLeft'], context);
    const right = await crash(['frontRight'], context);
    return [left, right].map((list) => list.flatMap(({ oeId }) => (oeId > 60 ? [oeId] : [])));
  };
  expect(await lamps()).toEqual([[61], [62]]);
  expect(await lamps(en)).toEqual([[61], [62]]);
  expect((await crash(['front'])).map(({ oeId, positions }) => [oeId, positions])).toEqual([
    [61, ['frontLeft', 'front']],
    [62, ['front', 'frontRight']],
  ]);
});

test('several zones list every number once, with its assembly, in four statements', async () => {
  await crash(['bottom']);
  counter.statements = 0;
  const list = await crash(['frontLeft', 'frontRight', 'bottom']);
  expect(counter.statements).toBe(4);
  expect(list.map(({ searchOe, assemblyName }) => [searchOe, assemblyName])).toEqual([
    ['1K0698151A', '行车制动'],
    ['1K0615301AA', '行车制动'],
    ['1K0615301AB', '行车制动'],
    ['5G0941661', '行车制动'],
    ['5G0941662', '行车制动'],
    ['04E115561H', '润滑系统'],
  ]);
});

test('zones without parts of the vehicle are refused with 100100', async () => {
  expect((await refusalOf(() => crash(['top', 'back']))).code).toBe('100100');
});

test('a stated make must be that of the vehicle', async () => {
  const stated = (brandCode: string) => [
    () => routes.getCommonPartList({ vehicleId: 1, brandCode }, zh),
    () => routes.getCrashPartList({ vehicleId: 1, brandCode, positions: ['frontLeft'] }, zh),
    () => routes.getAssemblyParts({ vehicleId: 1, brandCode, partGroupId: 1 }, zh),
    () => routes.getVehiclePartByName({ vehicleId: 1, brandCode, partName: '刹车片' }, zh),
    () => routes.getVehiclePartByOe({ vehicleId: 1, brandCode, oe: '1K0698151A', provinceCode: '110000' }, zh),
  ];
  for (const request of stated('SKODA')) expect((await refusalOf(request)).code).toBe('900404');
  for (const request of stated('VW')) await request();
});

test('common parts are the wear parts of the whole book, in the order of the tree', async () => {
  const { partsList } = await routes.getCommonPartList({ vehicleId: 2 }, zh);
  expect(partsList.map(({ searchOe, curVehFlag }) => [searchOe, curVehFlag])).toEqual([
    ['1K0698151A', 1],
    ['1K0615301AA', 1],
    ['1K0615301AB', 1],
    ['04E115561H', 0],
  ]);
});

test('the related parts are the other side, parts that must be renewed and parts usually replaced with it', async () => {
  const related = async (oeId: number) =>
    (await routes.getRelationPartList({ vehicleId: 1, partGroupId: 1, oeId }, zh)).map(({ relation, part }) => [
      relation,
      part.searchOe,
    ]);
  expect(await related(61)).toEqual([['otherSide', '5G0941662']]);
  expect(await related(1)).toEqual([
    ['oneTime', 'N91096301'],
    ['together', '1K0615301AA'],
    ['together', '1K0615301AB'],
  ]);
  expect((await refusalOf(() => related(5))).code).toBe('900404');
});

test('an assembly has its hotspots, its neighbours in the tree and the URLs of pictures', async () => {
  const assembly = await routes.getAssemblyParts({ vehicleId: 1, partGroupId: 1 }, zh);
  expect(assembly).toMatchObject({ drawingId: 1, previous: null, next: { vehAssyId: 2, assemblyName: '润滑系统' } });
  expect(assembly.partPicHotspotList).toHaveLength(4);
  expect(assembly.partsList.map(({ aftBrandName, picUrl }) => [aftBrandName, picUrl]).slice(0, 1)).toEqual([
    ['原厂', '/api/PAGE_20025?oeId=1&brandCode=VW&vehicleId=1'],
  ]);
  expect(assembly.partsList.find(({ stdPartCode }) => stdPartCode === 'P1701009')?.picUrl).toBeNull();
});

test('a right-hand part has the picture of its side', async () => {
  const picture = (oeId: number) => routes.getPartImage({ oeId, brandCode: 'VW', vehicleId: 1 }, zh);
  expect(await picture(61)).toBe('<svg>P1801003 false</svg>');
  expect(await picture(62)).toBe('<svg>P1801003 true</svg>');
});

test('there is no picture of another make’s part, of one without a picture, or of a part that is not in the book', async () => {
  const picture = (oeId: number, brandCode = 'VW', vehicleId = 1) =>
    refusalOf(() => routes.getPartImage({ oeId, brandCode, vehicleId }, zh));
  const missing = [picture(1, 'SKODA'), picture(99), picture(7), picture(61, 'VW', 3), picture(61, 'VW', 99)];
  expect((await Promise.all(missing)).map(({ code }) => code)).toEqual(missing.map(() => '900404'));
});

test('nothing is drawn for a number of a supplier, also if the demo has it too', async () => {
  const picUrls = async () => {
    const { partsList } = await routes.getAssemblyParts({ vehicleId: 1, partGroupId: 1 }, zh);
    return new Map(partsList.map(({ oeId, picUrl }) => [oeId, picUrl]));
  };
  const picture = () => routes.getPartImage({ oeId: 61, brandCode: 'VW', vehicleId: 1 }, zh);
  expect((await picUrls()).get(61)).not.toBeNull();
  await inner.execute(`
    insert into catalogue_source (source_id, code, name) values (1, 'demo', 'Demo'), (2, 'supplier', 'Supplier');
    insert into catalogue_id values (1, 'numbers', '61', 61, true), (2, 'numbers', 'A', 61, false),
      (2, 'numbers', 'B', 62, true), (1, 'numbers', '1', 1, true), (2, 'vehicles', '1', 1, false)`);
  const supplied = await picUrls();
  expect([supplied.get(61), supplied.get(62)]).toEqual([null, null]);
  expect(supplied.get(1)).not.toBeNull();
  expect((await refusalOf(picture)).code).toBe('900404');
  await inner.execute('delete from catalogue_id; delete from catalogue_source');
  expect(await picture()).toBe('<svg>P1801003 false</svg>');
});

test('a number of the vehicle is found by its prefix; a short one is refused with its path, an unknown one with 100100', async () => {
  const find = (oe: string) => routes.getVehiclePartByOe({ vehicleId: 1, oe, provinceCode: '110000' }, zh);
  expect((await find('1k0-615 301')).map(({ part, rule }) => [part.searchOe, rule])).toEqual([
    ['1K0615301AA', 'oe'],
    ['1K0615301AB', 'oe'],
  ]);
  expect(await refusalOf(() => find('1K0 6'))).toMatchObject({ code: '900400', paths: ['data.oe'] });
  expect((await refusalOf(() => find('WG9719'))).code).toBe('100100');
  expect((await refusalOf(() => find('1K0698151F'))).code).toBe('100100');
});

test('a search word is stored for its user, and not for an unknown vehicle or part', async () => {
  await ensureBaseData(inner);
  const { roleId } = await inner.sql.selectFrom('role').select('roleId').executeTakeFirstOrThrow();
  const { userId } = await inner.sql
    .insertInto('account')
    .values({ username: 'seeker', passwordHash: 'none', roleId })
    .returning('userId')
    .executeTakeFirstOrThrow();
  const track = (body: CheckedBodyOf<typeof partCalls.trackPartName>) =>
    routes.trackPartName(body, makeContext({ userId }));
  expect(await track({ partName: '刹车片', vehicleId: 1, stdPartId: 1, found: 2 })).toBeNull();
  expect(await track({ partName: '大灯', found: 0 })).toBeNull();
  expect((await refusalOf(() => track({ partName: 'x', vehicleId: 99, found: 0 }))).code).toBe('900404');
  expect((await refusalOf(() => track({ partName: 'x', stdPartId: 99, found: 0 }))).code).toBe('900404');
  const stored = await inner.sql
    .selectFrom('partNameTrack')
    .select(['userId', 'partName', 'vehicleId', 'found'])
    .execute();
  expect(stored).toEqual([
    { userId, partName: '刹车片', vehicleId: 1, found: 2 },
    { userId, partName: '大灯', vehicleId: null, found: 0 },
  ]);
});

test('a number’s graph has its replacements, aftermarket numbers and families, each once', async () => {
  counter.statements = 0;
  const { nodes, edges, leftOut } = await routes.getPartGraph({ oe: '1K0 698 151', brandId: 1 }, zh);
  expect(counter.statements).toBe(4);
  expect(nodes.map(({ kind, label, isRequested }) => [kind, label, isRequested])).toEqual(
    expect.arrayContaining([
      ['oe', '1K0 698 151', true],
      ['oe', '1K0 698 151 A', false],
      ['oe', '1K0 698 151 F', false],
      ['aftermarket', '0 986 494 596', false],
      ['family', '朗逸', false],
    ]),
  );
  expect(nodes).toHaveLength(5);
  expect(edges.map(({ from, to, kind }) => `${from} ${kind} ${to}`).sort()).toEqual([
    'oe/1 aftermarket aftermarket/博世/0 986 494 596',
    'oe/1 fits family/1',
    'oe/1 replaced oe/9',
    'oe/6 replaced oe/1',
  ]);
  expect(leftOut).toBe(0);
  expect((await refusalOf(() => routes.getPartGraph({ oe: '1K0698151A', brandId: 3 }, zh))).code).toBe('100100');
});
