import { afterAll, expect, test } from 'vitest';
import { getImageInfo, getPartTreeData, getTreeNodePartData } from '../../../../src/contract/parts/schemas.ts';
import { insertScan } from '../../../support/pictures/insert-scan.ts';
import { partsCalls } from '../../../support/server/parts-calls.ts';
import { en, openCounted, refusalOf, zh } from './support.ts';

const { db, inner, counter } = await openCounted();
const routes = partsCalls(db);
afterAll(() => inner.close());

/** A VIN of vehicle 1 with this serial number. */
const vinOf = (serial: string) => `LSVAA2BR1GN${serial}`;
const page = async (body: { vehicleId: number; partGroupId?: number; vin?: string }, context = zh) =>
  getTreeNodePartData.result.parse(await routes.getTreeNodePartData(body, context));
const short = (parts: Awaited<ReturnType<typeof page>>['partsList']) =>
  parts.map(({ orderNo, oe, fit }) => [orderNo, oe, fit.grade]);

test('an assembly has its name, its drawing and its complete rows', async () => {
  expect(await page({ vehicleId: 2, partGroupId: 2 })).toEqual({
    vehAssyId: 2,
    assemblyName: '润滑系统',
    drawingId: null,
    partsList: [
      {
        oeId: 5,
        oe: '04E 115 561 H',
        searchOe: '04E115561H',
        oeName: '机油滤清器',
        stdPartCode: 'P1004001',
        stdPartId: 3,
        stdPartName: '机油滤清器',
        priceBrandId: 1,
        brandCode: 'VW',
        brandName: '大众',
        orderNo: '1',
        partCount: 1,
        unit: '个',
        partRemark: '手动变速器',
        flags: 'w',
        curVehFlag: 0,
        fit: {
          grade: 'misfit',
          rules: [
            {
              field: 'gearboxType',
              verdict: 'contradicts',
              text: '变速箱：手动（本车 双离合）',
              source: expect.any(String),
              dataVersion: expect.any(String),
            },
          ],
          question: null,
        },
        oeReplaceTwos: [],
        successors: [],
        isDiscontinued: false,
      },
    ],
  });
});

test('the same row in English, for a vehicle with a manual gearbox', async () => {
  const { assemblyName, partsList } = await page({ vehicleId: 1, partGroupId: 2 }, en);
  expect(assemblyName).toBe('Lubrication');
  expect(partsList).toMatchObject([
    {
      oeName: 'Oil filter',
      stdPartName: 'Oil filter',
      brandName: 'Volkswagen',
      unit: 'pc',
      partRemark: 'manual gearbox',
      curVehFlag: 1,
      fit: { grade: 'fits', rules: [{ text: 'Gearbox: Manual (this car: Manual)' }] },
    },
  ]);
});

test('a remark in Chinese only is also returned in English', async () => {
  await inner.execute(`update fit set remark_zh = '左', remark_en = null where fit_id = 1`);
  expect((await page({ vehicleId: 1, partGroupId: 1 }, en)).partsList[0]?.partRemark).toBe('左');
  await inner.execute('update fit set remark_zh = null where fit_id = 1');
  expect((await page({ vehicleId: 1, partGroupId: 1 }, en)).partsList[0]?.partRemark).toBe('');
});

test('without a VIN rows that depend on the serial number are to check', async () => {
  const { drawingId, partsList } = await page({ vehicleId: 1, partGroupId: 1 });
  expect(drawingId).toBe(1);
  expect(short(partsList)).toEqual([
    ['1', '1K0 698 151 A', 'fits'],
    ['2', '1K0 615 301 AA', 'check'],
    ['2', '1K0 615 301 AB', 'check'],
    ['3', 'N 910 963 01', 'fits'],
  ]);
});

test('the serial number of a VIN selects between rows of a callout, and the fitting row comes first', async () => {
  const ofCallout2 = async (serial: string) =>
    short((await page({ vehicleId: 1, partGroupId: 1, vin: vinOf(serial) })).partsList).slice(1, 3);
  expect(await ofCallout2('149999')).toEqual([
    ['2', '1K0 615 301 AA', 'fits'],
    ['2', '1K0 615 301 AB', 'misfit'],
  ]);
  expect(await ofCallout2('150000')).toEqual([
    ['2', '1K0 615 301 AB', 'fits'],
    ['2', '1K0 615 301 AA', 'misfit'],
  ]);
});

test('a serial number with letters and an invalid VIN make no row a misfit', async () => {
  for (const vin of [vinOf('15000A'), 'nonsense', '%', "'", '999999']) {
    const { partsList } = await page({ vehicleId: 1, partGroupId: 1, vin });
    expect(partsList.map(({ curVehFlag }) => curVehFlag)).toEqual([1, 1, 1, 1]);
  }
});

test('a row has its replacing and interchangeable numbers, in their brands’ formats', async () => {
  const { partsList } = await page({ vehicleId: 1, partGroupId: 1 });
  expect(partsList.map(({ searchOe, oeReplaceTwos }) => [searchOe, oeReplaceTwos])).toEqual([
    ['1K0698151A', ['1K0 698 151 F']],
    ['1K0615301AA', ['1K0 615 301 AB']],
    ['1K0615301AB', ['1K0 615 301 AA']],
    ['N91096301', []],
  ]);
});

test('a superseded number names the number at the end of its chain, an interchangeable one does not', async () => {
  const { partsList } = await page({ vehicleId: 1, partGroupId: 1 });
  expect(partsList.map(({ searchOe, successors }) => [searchOe, successors])).toEqual([
    ['1K0698151A', ['1K0 698 151 F']],
    ['1K0615301AA', []],
    ['1K0615301AB', []],
    ['N91096301', []],
  ]);
});

test('an assembly of another book, or none, is not found', async () => {
  for (const body of [
    { vehicleId: 1, partGroupId: 3 },
    { vehicleId: 3, partGroupId: 1 },
    { vehicleId: 1, partGroupId: 99 },
    { vehicleId: 99, partGroupId: 1 },
  ]) {
    expect((await refusalOf(() => routes.getTreeNodePartData(body, zh))).code).toBe('900404');
  }
});

test('an assembly of five hundred rows takes three statements and is sorted by callout', async () => {
  await inner.execute(`
    insert into assembly values (91, 1, 6, null);
    insert into fit (fit_id, assembly_id, oe_id, callout, quantity)
      select 1000 + n, 91, 1, (500 - n)::text, 0.5 from generate_series(0, 499) n`);
  await page({ vehicleId: 1, partGroupId: 91 });
  counter.statements = 0;
  const { partsList } = await page({ vehicleId: 1, partGroupId: 91 });
  expect(counter.statements).toBe(3);
  expect(partsList.map(({ orderNo }) => orderNo)).toEqual(Array.from({ length: 500 }, (_, index) => `${index + 1}`));
  expect(partsList[0]?.partCount).toBe(0.5);
});

test('assemblies that are requested together are read together, each with its own vehicle, rows and language', async () => {
  const requests = [
    { body: { vehicleId: 1, partGroupId: 1 }, context: zh },
    { body: { vehicleId: 2, partGroupId: 2 }, context: zh },
    { body: { vehicleId: 1, partGroupId: 2 }, context: zh },
    { body: { vehicleId: 1, partGroupId: 1 }, context: en },
  ];
  const alone = [];
  for (const { body, context } of requests) alone.push(await page(body, context));
  counter.statements = 0;
  expect(await Promise.all(requests.map(({ body, context }) => page(body, context)))).toEqual(alone);
  // Pages and rows of each language, and the answers of those whose pages arrive together: 12 statements if each were alone.
  expect(counter.statements).toBeGreaterThanOrEqual(5);
  expect(counter.statements).toBeLessThanOrEqual(6);
  const mixed = await Promise.allSettled([
    page({ vehicleId: 1, partGroupId: 1 }),
    page({ vehicleId: 1, partGroupId: 999 }),
  ]);
  expect(mixed.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});

test('a drawing has its picture and its hotspots', async () => {
  const drawing = getImageInfo.result.parse(await routes.getImageInfo({ drawingId: 1, vehicleId: 1 }, zh));
  expect(drawing).toMatchObject({ drawingId: 1, width: 900, height: 700 });
  expect(drawing.svg).toMatch(/^<svg .*viewBox="0 0 900 700"\/>$/);
  expect(drawing.partPicHotspotList).toEqual([
    { orderNo: '1', x: '100,130', y: '100,120', kind: 'callout' },
    { orderNo: '1', x: '140,260', y: '90,200', kind: 'part' },
    { orderNo: '2', x: '400,430', y: '100,120', kind: 'callout' },
    { orderNo: '9', x: '500,530', y: '100,120', kind: 'callout' },
  ]);
});

test('a row states its option codes and its question in the language of the request', async () => {
  await inner.execute(`
    insert into fit (fit_id, assembly_id, oe_id, callout, quantity, option_codes, question_zh, question_en, answer_zh)
      values (96, 2, 1, '96', 1, '{1KD,-PR2}', null, null, null),
        (97, 2, 1, '97', 1, null, '前制动盘直径？', 'Diameter of the front discs?', '288 mm')`);
  const rowAt = async (orderNo: string, context = zh) =>
    (await page({ vehicleId: 1, partGroupId: 2 }, context)).partsList.find((part) => part.orderNo === orderNo);
  const graded = (grade: string, ...texts: string[]) => ({ fit: { grade, rules: texts.map((text) => ({ text })) } });
  expect(await rowAt('97')).toMatchObject(graded('check', '前制动盘直径？288 mm（本车未知）'));
  expect(await rowAt('97', en)).toMatchObject(
    graded('check', 'Diameter of the front discs? 288 mm (not known for this car)'),
  );
  expect(await rowAt('96')).toMatchObject(graded('check', '带选装 1KD（本车未知）', '不带选装 PR2（本车未知）'));
  await inner.execute(`update vehicle set options = '{1KD}' where vehicle_id = 1`);
  expect(await rowAt('96')).toMatchObject({ curVehFlag: 1, fit: { grade: 'fits' } });
  await inner.execute(`update vehicle set options = '{1KD,PR2}' where vehicle_id = 1`);
  expect(await rowAt('96')).toMatchObject({ curVehFlag: 0, fit: { grade: 'misfit' } });
  await inner.execute(
    `delete from fit where fit_id in (96, 97); update vehicle set options = '{}' where vehicle_id = 1`,
  );
});

test('a scan has its hotspots, points among them, and its bytes apart', async () => {
  const image = await insertScan(inner);
  const drawing = getImageInfo.result.parse(await routes.getImageInfo({ drawingId: 50, vehicleId: 1 }, zh));
  expect(drawing).toEqual({
    drawingId: 50,
    mediaType: 'image/webp',
    svg: null,
    width: 1200,
    height: 1400,
    partPicHotspotList: [
      { orderNo: '1', x: '100', y: '200', kind: 'callout' },
      { orderNo: '2', x: '300,340', y: '200,220', kind: 'callout' },
    ],
  });
  const { mediaType, content } = await routes.getDrawingImage({ drawingId: 50, vehicleId: 1 }, zh);
  expect([mediaType, Buffer.from(content, 'base64').equals(image)]).toEqual(['image/webp', true]);
  for (const [drawingId, vehicleId] of [
    [50, 3],
    [1, 1],
    [77, 1],
  ] as const)
    expect((await refusalOf(() => routes.getDrawingImage({ drawingId, vehicleId }, zh))).code).toBe('900404');
});

test('an unknown drawing, and one of an unknown vehicle, is not found', async () => {
  expect((await refusalOf(() => routes.getImageInfo({ drawingId: 1, vehicleId: 99 }, zh))).code).toBe('900404');
  expect((await refusalOf(() => routes.getImageInfo({ drawingId: 2, vehicleId: 1 }, zh))).code).toBe('900404');
});

test('without an assembly in the request the first of the tree is returned', async () => {
  const [system] = getPartTreeData.result.parse(
    await routes.getPartTreeData({ vehicleId: 1, vehicleTypeCode: 'C' }, zh),
  );
  const { vehAssyId } = await page({ vehicleId: 1 });
  expect(vehAssyId).toBe(system?.children[0]?.vehAssyId);
  expect(await refusalOf(() => page({ vehicleId: 99 }))).toMatchObject({ code: '900404' });
});
