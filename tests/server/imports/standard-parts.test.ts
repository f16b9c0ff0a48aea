import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';
import { importFiles, sampleCatalogue } from '../../support/imports/import-files.ts';

// Each import makes and drops a hundred tables.
vi.setConfig({ testTimeout: 120_000 });

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
  await importFiles(db, sampleCatalogue, { source: 'cars' });
});
afterEach(() => db.close());

const rowsOf = async (query: string) => (await sql.raw<Record<string, unknown>>(query).execute(db.sql)).rows;
const classOf = async (oe: string) =>
  (
    await rowsOf(`select g.vehicle_class from part p join std_part s using (std_part_id)
      join part_group g using (part_group_id) where p.oe = '${oe}'`)
  )[0]?.vehicleClass;

const trucks = {
  brands: 'id,name,nameEn\nBLG,北凌,Beiling\n',
  families: 'id,brand,name,nameEn,class\nT1,BLG,重卡,Heavy,commercial\n',
  groups: 'id,family,name,yearFrom\nTG1,T1,重卡 2020,2020\n',
  vehicles: 'id,group,name,year\nTV1,TG1,重卡 牵引车,2020\n',
  'part-groups': 'id,tree,parent,name\nTB,truck,,制动系\nTBF,truck,TB,前制动总成\n',
  assemblies: 'id,group,partGroup\nTA1,TG1,TBF\n',
  'part-rows': 'assembly,callout,number,name\nTA1,1,BL-500 1,前制动片\n',
};

test('a truck’s part has another standard part than the car’s of the same name', async () => {
  const { plan } = await importFiles(db, trucks, { source: 'trucks' });
  expect(plan.refused).toEqual([]);
  expect([await classOf('AC-100 200'), await classOf('BL-500 1')]).toEqual(['C', 'B']);
});

test('a name finds the standard part of its own assembly’s part group, also with several of that name', async () => {
  const own = {
    ...trucks,
    'part-groups': `${trucks['part-groups']}TBR,truck,TB,后制动总成\n`,
    'standard-parts': 'id,group,name\nS1,TBR,制动片\nS2,TBF,制动片\n',
    'part-rows': 'assembly,callout,number,name\nTA1,1,BL-500 1,制动片\n',
  };
  await importFiles(db, own, { source: 'trucks' });
  expect(
    await rowsOf(`select s.std_part_code from part p join std_part s using (std_part_id) where p.oe = 'BL-500 1'`),
  ).toEqual([{ stdPartCode: 'S2' }]);
});

test('a price list that names its parts otherwise leaves them at their standard parts', async () => {
  await importFiles(db, { numbers: 'brand,number,name\nACM,AC-700 1,前制动片\n' }, { source: 'cars' });
  const before = await rowsOf('select oe, std_part_id from part order by oe');
  const list = {
    numbers: 'brand,number,name\nACM,AC-700 1,奇异支架\n',
    prices: 'number,brand,price,date\nAC-700 1,ACM,120.00,2026-12-01\n',
  };
  const { plan } = await importFiles(db, list, { source: 'cars' });
  expect(plan.refused).toEqual([]);
  expect(await rowsOf('select oe, std_part_id from part order by oe')).toEqual(before);
});

test('refused rows leave no standard part behind', async () => {
  const before = await rowsOf('select std_part_id from std_part order by 1');
  const rows = 'assembly,callout,number,name\nNONE,1,BL-900 1,不存在的件\nTA1,1,BL-500 1,制动片总成\n';
  const { plan } = await importFiles(db, { ...trucks, 'part-rows': rows }, { source: 'trucks' });
  expect(plan.refused).toHaveLength(1);
  const names = await rowsOf('select name_zh from std_part order by std_part_id');
  expect(names).toHaveLength(before.length + 1);
  expect(names).not.toContainEqual({ nameZh: '不存在的件' });
  expect(await rowsOf(`select name from std_part_name where name = '不存在的件'`)).toEqual([]);
  expect(await rowsOf(`select external_id from catalogue_id where external_id like '~不存在%'`)).toEqual([]);
});

test('a list that names its numbers otherwise adds no part group for unsorted parts', async () => {
  const groups = await rowsOf('select part_group_id from part_group order by 1');
  await importFiles(db, { numbers: 'brand,number,name,standardPart\nACM,AC-700 1,前制动片套装,前制动片\n' });
  const list = { numbers: 'brand,number,name\nACM,AC-700 1,前制动片套装\n' };
  const { plan } = await importFiles(db, list);
  expect(plan.targets.find(({ name }) => name === 'part_group')?.new ?? 0).toBe(0);
  expect(await rowsOf('select part_group_id from part_group order by 1')).toEqual(groups);
  const { plan: unsorted } = await importFiles(db, { numbers: 'brand,number,name\nACM,AC-800 1,新奇件\n' });
  expect(unsorted.targets.find(({ name }) => name === 'part_group')).toMatchObject({ new: 2 });
});
