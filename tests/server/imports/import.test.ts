import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publishImport, StalePlan, withdrawVersion } from '../../../src/server/imports/publish/publish.ts';
import { getImport } from '../../../src/server/imports/repository.ts';
import { type ImportSessions, withImportSessions } from '../../../src/server/imports/staging/import-role.ts';
import { readPicture } from '../../../src/server/imports/staging/load-pictures.ts';
import { listColumns } from '../../../src/server/platform/db/backup/list-columns.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';
import { importFiles, sampleCatalogue } from '../../support/imports/import-files.ts';

// Each import makes and drops a hundred tables.
vi.setConfig({ testTimeout: 120_000 });

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.close());

const byCommand = { userId: null, address: '', source: 'command' } as const;
const rowsOf = async (query: string) => (await sql.raw<Record<string, unknown>>(query).execute(db.sql)).rows;

/** A digest of the catalogue's tables; what is written about the imports themselves is left out. */
async function catalogueDigests(): Promise<Record<string, string>> {
  return db.withSession(async (session) => {
    const digests: Record<string, string> = {};
    for (const { table } of await listColumns(session)) {
      if (/^catalogue_(import|version|state|source)|^audit/.test(table)) continue;
      const [row] = await session.query<{ digest: string | null }>(
        `select md5(string_agg(t::text, '|' order by t::text)) as digest from ${table} t`,
      );
      if (row?.digest) digests[table] = row.digest;
    }
    return digests;
  });
}

test('a published folder is in the catalogue with its conditions, hotspots and prices', async () => {
  const { plan, version } = await importFiles(db, sampleCatalogue);
  expect(plan.refused).toEqual([]);
  expect(version).toBe(1);
  expect(await rowsOf(`select oe, name_zh from part order by oe`)).toEqual([
    { oe: 'AC-100 200', nameZh: '前制动片' },
    { oe: 'AC-100 201', nameZh: '前制动片' },
    { oe: 'AC-300 1', nameZh: '奇异支架' },
  ]);
  expect(
    await rowsOf(`select callout, quantity::integer, produced_to::text, option_codes, question_zh, answer_zh, remark_zh,
      source_id > 1 as is_supplied, catalogue_version from fit order by callout, answer_zh nulls first`),
  ).toMatchObject([
    { callout: '1', quantity: 1, producedTo: '2021-01-01', questionZh: null, isSupplied: true, catalogueVersion: 1 },
    { callout: '1', questionZh: '前制动盘直径？', answerZh: '288 mm', producedTo: null },
    { callout: '2', quantity: 2, optionCodes: ['1KD'], remarkZh: '左' },
  ]);
  // The picture is 1400 high, hotspots are for one of 700.
  expect(await rowsOf('select hotspots from drawing')).toEqual([
    {
      hotspots: [
        { orderNo: '1', x: '50', y: '60', kind: 'callout' },
        { orderNo: '2', x: '150,170', y: '100,110', kind: 'callout' },
      ],
    },
  ]);
  const [price] = await rowsOf('select market_fen[1] as beijing, market_fen[9] as shanghai from part_price');
  // Without tax 1,110.50 yuan, with 13 % 1,254.87.
  expect(price).toEqual({ beijing: 10_000, shanghai: 125_487 });
  expect(await rowsOf('select part_num, options, announcement from vehicle order by vehicle_id')).toEqual([
    { partNum: 2, options: ['1KD', 'PR1'], announcement: 'ACM7200A' },
    { partNum: 2, options: [], announcement: null },
  ]);
  expect(await rowsOf('select announcement_key from vehicle_announcement order by 1')).toEqual([
    { announcementKey: 'ACM7200A' },
    { announcementKey: 'ACM7200B' },
  ]);
});

test('importing the same files again changes nothing', async () => {
  await importFiles(db, sampleCatalogue);
  const before = await catalogueDigests();
  const { plan } = await importFiles(db, sampleCatalogue, { isFull: true });
  expect(plan.targets.filter(({ new: added, changed, gone }) => added + changed + gone > 0)).toEqual([]);
  expect(await catalogueDigests()).toEqual(before);
});

test('a blank cell keeps the value in an update and removes it in a full import', async () => {
  await importFiles(db, sampleCatalogue);
  const blank = { vehicles: 'id,group,name,year,seats,gearbox\nV1,G1,山猫 自动,2020,,9AT\n' };
  await importFiles(db, blank);
  expect(await rowsOf(`select seats, gearbox_type from vehicle order by vehicle_id limit 1`)).toEqual([
    { seats: 5, gearboxType: '9AT' },
  ]);
  await importFiles(db, { ...sampleCatalogue, ...blank }, { isFull: true });
  expect(await rowsOf(`select seats from vehicle order by vehicle_id limit 1`)).toEqual([{ seats: null }]);
});

test('numbers that only the parts books of a full import name are not reported as missing from its files', async () => {
  await importFiles(db, sampleCatalogue);
  const numbers = 'brand,number,name\nACM,AC-900 1,后制动片\n';
  const { plan } = await importFiles(db, { ...sampleCatalogue, numbers }, { isFull: true });
  expect(plan.targets.find(({ name }) => name === 'part')).toMatchObject({ new: 1, gone: 0 });
  expect(plan.keptGone).toEqual({});
});

test('a full import removes what its files no longer hold, except what users need', async () => {
  await importFiles(db, sampleCatalogue);
  await db.execute(`
    insert into role (role_name, role_value) values ('General', 1);
    insert into account (username, password_hash, role_id) select 'shop', '-', role_id from role;
    insert into maintain_vehicle (user_id, vehicle_id, mileage, purchase_date)
      select user_id, vehicle_id, 100, '2021-01-01' from account, vehicle where gearbox_type = '6MT';`);
  const rest = {
    ...sampleCatalogue,
    vehicles: 'id,group,name,year\nV9,G1,山猫 新,2021\n',
    'vin-rules': 'prefix,yearCode,vehicle\nLACMA1B9,M,V9\n',
    announcements: 'vehicle,announcement\nV9,ACM7200C\n',
    configurations: 'vehicle,item,value\nV9,座椅,真皮\n',
  };
  const { plan } = await importFiles(db, rest, { isFull: true });
  expect(plan.targets.find(({ name }) => name === 'vehicle')).toMatchObject({ new: 1, gone: 1 });
  expect(plan.keptGone).toMatchObject({ vehicle: 1 });
  expect(await rowsOf('select name_zh from vehicle order by name_zh')).toEqual([
    { nameZh: '山猫 手动' },
    { nameZh: '山猫 新' },
  ]);
});

test('taking a version back restores every row, and what users need by now stays', async () => {
  await importFiles(db, sampleCatalogue);
  const before = await catalogueDigests();
  const { version } = await importFiles(
    db,
    {
      ...sampleCatalogue,
      vehicles: 'id,group,name,year,seats\nV1,G1,山猫 改名,2020,7\nV3,G1,山猫 三,2022,5\n',
      'part-rows': 'assembly,callout,number,name\nA1,5,AC-900 9,前轮速传感器\n',
      prices: 'number,price,date\nAC-100 200,55,2026-11-20\n',
    },
    { isFull: true },
  );
  expect(await catalogueDigests()).not.toEqual(before);
  expect(await withdrawVersion(db, version ?? 0, byCommand)).toBe(0);
  expect(await catalogueDigests()).toEqual(before);
});

test('only the newest version can be taken back', async () => {
  await importFiles(db, sampleCatalogue);
  await importFiles(db, { prices: 'number,price\nAC-100 200,66\n' });
  await expect(withdrawVersion(db, 1, byCommand)).rejects.toThrow();
  expect(await withdrawVersion(db, 2, byCommand)).toBe(0);
  expect(await withdrawVersion(db, 1, byCommand)).toBe(0);
  expect(await rowsOf('select count(*)::integer as parts from part')).toEqual([{ parts: 0 }]);
});

test('the role of imports reads the catalogue and cannot write it', async () => {
  await importFiles(db, sampleCatalogue);
  const inRole: ImportSessions['asImportRole'] = (step) =>
    withImportSessions(db, ({ asImportRole }) => asImportRole(step));
  await expect(inRole(({ execute }) => execute('delete from fit'))).rejects.toThrow('permission denied');
  await expect(inRole(({ query }) => query('select * from account'))).rejects.toThrow('permission denied');
  expect(await inRole(({ query }) => query('select oe from part'))).toHaveLength(3);
});

test('a plan for an older catalogue is not published', async () => {
  const { importId } = await importFiles(db, sampleCatalogue, { publishes: false });
  await importFiles(db, { brands: 'id,name\nB2,别的品牌\n' }, { source: 'other' });
  const { sourceId, isFull, sourceName, planRevision } = await getImport(db.sql, importId);
  const given = { importId, sourceId, isFull, sourceName, planRevision: planRevision ?? 0 };
  await expect(publishImport(db, given, byCommand)).rejects.toThrow(StalePlan);
  expect(await rowsOf('select count(*)::integer as parts from part')).toEqual([{ parts: 0 }]);
});

test('a publication that fails at its last table leaves the catalogue as it was', async () => {
  const { importId } = await importFiles(db, sampleCatalogue, { publishes: false });
  const before = await catalogueDigests();
  await db.execute(`update catalogue_staging.i${importId}_c_part_price set oe_id = -1`);
  const { sourceId, isFull, sourceName, planRevision } = await getImport(db.sql, importId);
  const given = { importId, sourceId, isFull, sourceName, planRevision: planRevision ?? 0 };
  await expect(publishImport(db, given, byCommand)).rejects.toThrow('violates foreign key');
  expect(await catalogueDigests()).toEqual(before);
  expect(await rowsOf(`select tablename from pg_tables where schemaname = 'catalogue_undo'`)).toEqual([]);
});

test('rows with unknown references, repeated ids and ambiguous numbers are refused with their line', async () => {
  await importFiles(db, sampleCatalogue);
  await importFiles(
    db,
    { brands: 'id,name\nB2,别的品牌\n', numbers: 'brand,number,name\nB2,AC-100 200,前制动片\n' },
    { source: 'other' },
  );
  const { plan } = await importFiles(
    db,
    {
      brands: 'id,name\nB3,三\nB3,三又\n',
      vehicles: 'id,group,name,year\nX1,NOPE,无组,2020\n',
      prices:
        'number,price,date\nAC-100 200,1,2026-11-01\nNONE1,1,2026-11-01\nAC-300 1,0,2026-11-01\nAC-300 1,8,2026-11-01\nAC-300 1,9,2026-11-01\n',
    },
    { source: 'third' },
  );
  expect(plan.refused.map(({ field, code, firstLine }) => `${field} ${code} ${firstLine}`).sort()).toEqual([
    'group unknownReference 2',
    'id duplicateId 3',
    'number ambiguousNumber 2',
    'number unknownReference 3',
    'price priceNotPositive 4',
    'price twoPrices 5',
  ]);
});

test('maintenance plans of a real catalogue name items and operations by their words, and state hours of inspections', async () => {
  const { plan } = await importFiles(db, {
    ...sampleCatalogue,
    'maintenance-fluids': 'id,name,unit,unitPrice\nOIL,机油,L,68.00\n',
    'maintenance-projects':
      'id,class,item,name,type,operation\nM-OIL,passenger,engineOil,更换机油,fluid,更换\nM-FIL,passenger,M02,检查机滤,parts,inspect\nM-TOP,passenger,coolant,补液,fluid,看情况\nM-NO,passenger,nothing,别的,parts,更换\n',
    'maintenance-plans':
      'group,project,intervalKm,hours,checkHours,fluid,amount\nG1,M-OIL,10000,0.5,,OIL,4.0\nG1,M-FIL,10000,1.2,0.8,,\n',
  });
  expect(plan.refused).toMatchObject([
    { field: 'operation', code: 'notChoice', firstLine: 4 },
    { field: 'item', code: 'notChoice', firstLine: 5 },
  ]);
  expect(
    await rowsOf(`select i.name_en, operate, p.hours, p.check_hours from maintain_plan p join maintain_project using (std_maint_id)
      join maintain_item i using (base_item_code) order by i.ord`),
  ).toEqual([
    { nameEn: 'Engine oil', operate: 'replace', hours: 0.5, checkHours: null },
    { nameEn: 'Oil filter', operate: 'inspect', hours: 1.2, checkHours: 0.8 },
  ]);
});

test('a picture that never ends is read up to its bound and refused', async () => {
  let chunks = 0;
  async function* endless() {
    for (;;) {
      chunks += 1;
      yield Buffer.alloc(16_000_000);
    }
  }
  const source = { files: async () => [], open: async () => Readable.from(endless()), close: async () => undefined };
  expect(await readPicture(source, 'd.png')).toMatchObject({ problem: 'pictureTooLarge' });
  expect(chunks).toBeLessThan(30);
});

test('quotes of shops on the web are kept by day, and taken back with their version', async () => {
  await importFiles(db, sampleCatalogue);
  const quotes = () =>
    rowsOf(`select array(select (t at time zone 'Asia/Shanghai')::date::text from unnest(quoted_at) t) as days,
      original_fen, brand_fen, suit_fen from e_price`);
  await importFiles(db, {
    prices:
      'number,kind,price,date\nAC-100 200,original,80,2026-10-01\nAC-100 200,original,90.5,2026-11-01\nAC-100 200,suit,70,2026-11-01\n',
  });
  const first = {
    days: ['2026-10-01', '2026-11-01'],
    originalFen: [8000, 9050],
    brandFen: [null, null],
    suitFen: [null, 7000],
  };
  expect(await quotes()).toEqual([first]);
  const { plan: same } = await importFiles(db, { prices: 'number,kind,price,date\nAC-100 200,suit,70,2026-11-01\n' });
  expect(same.targets).toContainEqual(expect.objectContaining({ name: 'e_price', new: 0, changed: 0, same: 1 }));
  const { version } = await importFiles(db, {
    prices:
      'number,kind,price,date\nAC-100 200,brand,66,2026-11-01\nAC-100 200,original,95,2026-11-01\nAC-100 200,suit,71,2026-11-20\n',
  });
  expect(await quotes()).toEqual([
    {
      days: ['2026-10-01', '2026-11-01', '2026-11-20'],
      originalFen: [8000, 9500, null],
      brandFen: [null, 6600, null],
      suitFen: [null, 7000, 7100],
    },
  ]);
  await withdrawVersion(db, version ?? 0, byCommand);
  expect(await quotes()).toEqual([first]);
});

test('a quote of a shop on the web with a province, and two of one day, are refused', async () => {
  await importFiles(db, sampleCatalogue);
  const { plan } = await importFiles(db, {
    prices:
      'number,kind,province,price,date\nAC-100 200,suit,上海,70,2026-11-01\nAC-100 201,suit,,70,2026-11-01\nAC-100 201,suit,,71,2026-11-01\n',
  });
  expect(plan.refused).toEqual([
    expect.objectContaining({ field: 'price', code: 'twoPrices', rows: 2, firstLine: 3 }),
    expect.objectContaining({ field: 'province', code: 'webPrice', rows: 1, firstLine: 2 }),
  ]);
});
