import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { importFiles } from '../../support/imports/import-files.ts';
import { openSampleDatabase } from '../../support/imports/open-sample-database.ts';

// Each import makes and drops a hundred tables.
vi.setConfig({ testTimeout: 120_000 });

let db: Database;
beforeEach(async () => {
  db = await openSampleDatabase();
});
afterEach(() => db.close());

/** A work order with numbers of the sample, one of them under another brand. */
const addOrders = () =>
  db.execute(`
    insert into role (role_name, role_value) values ('General', 1);
    insert into account (username, password_hash, role_id) select 'shop', '-', role_id from role;
    insert into work_order (user_id, name, vehicle_type, brand_name, family_name, vehicle_name, province_code, updated_at)
      select user_id, name, 'pac', 'b', 'f', 'v', '310000', updated_at from account,
        (values ('today', now()), ('last year', now() - interval '1 year')) o(name, updated_at);
    insert into work_order_item (list_id, oe, search_oe, oe_name, std_part_code, std_part_name, vehicle_brand_name,
        part_brand_name, price_brand_id, province_code)
      select list_id, oe, oe_key, 'n', std_part_id::text, 'n', 'b', 'b', part.brand_id, '310000' from work_order, part;`);

test('the plan names the open work orders whose numbers are replaced, get another price or go', async () => {
  await addOrders();
  const { plan } = await importFiles(db, {
    prices: 'number,price,date\nAC-100 200,55,2026-11-22\n',
    replacements: 'from,to,date\nAC-100 201,AC-300 1,2026-11-01\n',
  });
  expect(plan.workOrders).toEqual([
    { what: 'replaced', orders: 1, numbers: 1, samples: ['AC-100 201'] },
    { what: 'price', orders: 1, numbers: 1, samples: ['AC-100 200'] },
  ]);
  const { plan: gone } = await importFiles(
    db,
    {
      numbers: 'brand,number,name\nACM,AC-100 200,前制动片\n',
      'part-rows': 'assembly,callout,number\nA1,1,AC-100 200\n',
    },
    { isFull: true, publishes: false },
  );
  expect(gone.workOrders).toContainEqual({
    what: 'gone',
    orders: 1,
    numbers: expect.any(Number),
    samples: expect.any(Array),
  });
});

test('numbers that lost their zeros are told from unknown ones, in prices and in new numbers', async () => {
  await importFiles(db, { numbers: 'brand,number,name\nACM,0986494596,前制动片\nACM,00012345,前制动片\n' });
  const { plan } = await importFiles(db, {
    prices: 'number,price\n986494596,5\n777,5\n0986494596,6\n',
    numbers: 'brand,number,name\nACM,12345,前制动片\nACM,88812345,前制动片\n',
  });
  expect(plan.lostZeros).toEqual({
    count: 2,
    samples: [
      { number: '12345', known: '00012345' },
      { number: '986494596', known: '0986494596' },
    ],
  });
});

test('a column that is wrong as a whole, and short numbers among long ones, are named', async () => {
  // The columns are suggested by the first 200 rows.
  const rows = Array.from({ length: 460 }, (_, index) => `${10_000_000 + index},${index < 200 ? '5' : 'abc'}`);
  const { plan } = await importFiles(
    db,
    { prices: `number,price\n${rows.join('\n')}\n1234567,5\n` },
    { publishes: false },
  );
  expect(plan.columns).toEqual([
    { tableNo: 1, file: 'prices', field: 'price', finding: 'mostlyWrong', count: 0, length: 0, examples: [] },
    {
      tableNo: 1,
      file: 'prices',
      field: 'number',
      finding: 'shortNumbers',
      count: 1,
      length: 8,
      examples: ['1234567'],
    },
  ]);
});

test('the samples of a reason are different values', async () => {
  const rows = ['many', 'many', 'many', 'few', 'some'].map(
    (quantity, at) => `L3-15T-BR-F,${at},LX-615 100,${quantity}\n`,
  );
  const { plan } = await importFiles(db, { 'part-rows': `assembly,callout,number,quantity\n${rows.join('')}` });
  expect(plan.refused).toMatchObject([{ field: 'quantity', rows: 5, details: ['many', 'few', 'some'] }]);
});

test('rows without data are left out, and named', async () => {
  const { plan } = await importFiles(db, {
    prices:
      '报价单,,\nnumber,price,date\nAC-100 200,55,2026-11-22\n制动系统,,\nnumber,price,date\n,,\n合计,55,\n备注：含税,,\n合计 Summe,55,\n',
  });
  expect(plan.total).toEqual({ rows: 1, refused: 0 });
  expect(plan.leftOut).toEqual({
    count: 5,
    samples: ['4 制动系统', '5 number price date', '7 合计 55', '8 备注：含税', '9 合计 Summe 55'],
  });
});

test('of several files, rows without data are named with their file', async () => {
  const { plan } = await importFiles(db, {
    prices: 'number,price\nAC-100 200,55\n合计,55\n',
    replacements: 'from,to,date\nAC-100 201,AC-300 1,2026-11-01\n备注：含税,,\n',
  });
  expect(plan.leftOut.samples).toEqual(['prices.csv 3 合计 55', 'replacements.csv 3 备注：含税']);
});

test('different prices of one day are all refused, and no older one takes their place', async () => {
  const market = async () => {
    const found = await sql<{ fen: number }>`select market_fen[1] as fen from part_price join part using (oe_id)
      where oe = 'AC-100 200'`.execute(db.sql);
    return found.rows;
  };
  const before = await market();
  const { plan } = await importFiles(db, {
    prices:
      'number,price,date\nAC-100 200,300,2026-12-01\nAC-100 200,250,2026-11-30\nAC-100 200,999,2026-12-01\nAC-100 201,7,2026-12-01\nAC-100 201,7,2026-12-01\n',
  });
  expect(plan.refused).toMatchObject([{ field: 'price', code: 'twoPrices', rows: 2, firstLine: 2 }]);
  expect(plan.targets).toMatchObject([{ name: 'part_price', new: 1, changed: 0 }]);
  expect(await market()).toEqual(before);
});

test('what names a record that was refused itself says so, with its line, after the causes', async () => {
  const { plan } = await importFiles(
    db,
    {
      families: 'id,brand,name,class\nF8,ACM,山猫八,boat\nF9,NOPE,山猫九,\n',
      groups: 'id,family,name,yearFrom\nG8,F8,八组,2020\nG9,F9,九组,2020\nG7,F7,七组,2020\n',
      'part-groups': 'id,tree,parent,name\nTOP,ship,,船体\nSUB,passenger,TOP,桅杆\n',
      numbers: 'brand,number,name\nNOPE,BB-1 1,片\n',
      prices: 'number,price\nbb11,5\nNONE1,5\n',
    },
    { source: 'third', publishes: false },
  );
  const fileNo = { families: 1, groups: 2, numbers: 3, 'part-groups': 4, prices: 5 };
  const told = plan.refused.map(({ tableNo, field, code, firstLine, causeTable, causeLine }) =>
    [tableNo, field, code, firstLine, ...(causeTable == null ? [] : [causeTable, causeLine])].join(' '),
  );
  const { families, groups, numbers, prices, 'part-groups': tree } = fileNo;
  expect(told.slice(-3)).toEqual([
    `${groups} family refusedReference 2 ${families} 2`,
    `${tree} parent refusedReference 3 ${tree} 2`,
    `${prices} number refusedReference 2 ${numbers} 2`,
  ]);
  expect(told.slice(0, -3).sort()).toEqual([
    `${families} brand unknownReference 3`,
    `${families} class notChoice 2`,
    `${groups} family unknownReference 4`,
    `${numbers} brand unknownReference 2`,
    `${tree} tree notChoice 2`,
    `${prices} number unknownReference 3`,
  ]);
  expect(plan.refused.find(({ code, tableNo }) => code === 'refusedReference' && tableNo === groups)?.rows).toBe(2);
});

test('hotspots outside their picture, without a drawing or with wrong cells are refused, and stay off the drawing', async () => {
  const drawing = {
    drawings: 'id,file\nD7,d7.svg\nD8,none.png\n',
    others: {
      'd7.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1400"><path d="M0 0h800v1400H0z"/></svg>',
    },
  };
  const { plan } = await importFiles(db, {
    ...drawing,
    hotspots:
      'drawing,callout,x,y,width,height\nD7,1,800,1400,,\nD7,2,9000,10,,\nD7,3,10,-90,40,40\nD7,4,left,10,,\nD9,5,1,1,,\nD8,6,1,1,,\n',
  });
  expect(plan.refused).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: 'x', code: 'outsidePicture', firstLine: 3, details: ['9000'] }),
      expect.objectContaining({ field: 'y', code: 'outsidePicture', firstLine: 4, details: ['-90'] }),
      expect.objectContaining({ field: 'x', code: 'notNumber', firstLine: 5 }),
      expect.objectContaining({ field: 'drawing', code: 'unknownReference', firstLine: 6, details: ['D9'] }),
      expect.objectContaining({ field: 'drawing', code: 'refusedReference', firstLine: 7, details: ['D8'] }),
    ]),
  );
  const { rows } = await sql`select hotspots from drawing join catalogue_id on id = drawing_id
    where kind = 'drawings' and external_id = 'D7'`.execute(db.sql);
  expect(rows).toEqual([{ hotspots: [{ orderNo: '1', x: '400', y: '700', kind: 'callout' }] }]);
  const alone = await importFiles(db, { hotspots: 'drawing,callout,x,y\nD7,1,5,5\n' }, { publishes: false });
  expect(alone.plan.refused).toMatchObject([{ field: 'drawing', code: 'drawingNotGiven', firstLine: 2 }]);
});

test('a hotspot of a drawing that several assemblies share is named once, if none of them has a row for it', async () => {
  const { plan } = await importFiles(db, {
    groups: 'id,family,name,yearFrom\nG8,F1,山猫 八,2021\nG9,F1,山猫 九,2022\n',
    drawings: 'id,file\nD7,d7.svg\n',
    hotspots: 'drawing,callout,x,y\nD7,1,10,10\nD7,2,20,20\n',
    assemblies: 'id,group,partGroup,drawing\nA8,G8,BRF,D7\nA9,G9,BRF,D7\n',
    'part-rows': 'assembly,callout,number,name\nA8,1,AC-100 200,前制动片\n',
    others: {
      'd7.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1400"><path d="M0 0h800v1400H0z"/></svg>',
    },
  });
  expect(plan.emptyHotspots).toEqual({ count: 1, samples: ['D7 2'] });
});

test('a number keeps its rows in the parts book though its row in the price list is refused', async () => {
  const { plan } = await importFiles(db, {
    numbers: `brand,number,name\nACM,AC-700 1,${'长'.repeat(201)}\n`,
    'part-rows': 'assembly,callout,number,name\nA1,7,AC-700 1,前制动片\n',
  });
  expect(plan.refused).toMatchObject([{ field: 'name', code: 'tooLong', rows: 1 }]);
  const { rows } = await sql`select callout from fit join part using (oe_id) where oe = 'AC-700 1'`.execute(db.sql);
  expect(rows).toEqual([{ callout: '7' }]);
});

test('of the names that no alias knows those with the most rows come first', async () => {
  const { plan } = await importFiles(db, {
    'part-rows': `assembly,callout,number,name
A1,1,AC-900 1,阿形支座
A1,2,AC-900 2,异形衬套
A1,3,AC-900 2,异形衬套
A1,4,AC-900 3,异形衬套
`,
  });
  expect(plan.newStandardParts).toEqual({
    count: 2,
    samples: [
      { name: '异形衬套', rows: 3 },
      { name: '阿形支座', rows: 1 },
    ],
  });
});

test('a picture that is missing is named', async () => {
  const { plan } = await importFiles(db, { drawings: 'id,file\nD9,nowhere/d9.png\n' });
  expect(plan.refused).toMatchObject([{ field: 'file', code: 'missingPicture', details: ['nowhere/d9.png'] }]);
});

test('names of refused rows are not counted as new standard parts', async () => {
  const { plan } = await importFiles(db, {
    'part-rows': 'assembly,callout,number,name\nNOWHERE,1,AC-900 1,异形支座\nA1,1,AC-900 2,异形衬套\n',
  });
  expect(plan.newStandardParts).toEqual({ count: 1, samples: [{ name: '异形衬套', rows: 1 }] });
  expect(plan.targets.find(({ name }) => name === 'std_part')).toMatchObject({ new: 1, changed: 0, same: 0 });
});

test('a name that has no place refuses its own rows, not numbers of others', async () => {
  const { plan } = await importFiles(db, {
    assemblies: 'id,group,partGroup\nA9,G1,NOWHERE\n',
    'part-rows': 'assembly,callout,number,name\nA9,1,AC-900 1,异形支座\nA1,1,AC-900 2,前制动片\n',
  });
  expect(plan.refused.map(({ field, code, firstLine }) => ({ field, code, firstLine }))).toEqual([
    { field: 'partGroup', code: 'unknownReference', firstLine: 2 },
    { field: 'assembly', code: 'refusedReference', firstLine: 2 },
  ]);
  expect(plan.targets.find(({ name }) => name === 'part')).toMatchObject({ new: 1 });
});
