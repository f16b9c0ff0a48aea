import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { apiErrorCodes } from '../../../../src/contract/api-services/interfaces/error-codes.ts';
import { ensureBaseData } from '../../../../src/server/access/base-data.ts';
import type { ApiCaller } from '../../../../src/server/api-services/operations/api-operation.ts';
import type { Operations } from '../../../../src/server/api-services/operations/operations.ts';
import type { PictureReader } from '../../../../src/server/gateways/ocr/picture-reader.ts';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { refreshOffers } from '../../../../src/server/platform/db/refresh-offers.ts';
import { openOperations } from '../../../support/api-services/open-operations.ts';
import { operationBodies } from '../../../support/api-services/operation-bodies.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';
import { insertScan } from '../../../support/pictures/insert-scan.ts';
import { sampleReading } from '../../../support/pictures/sample-reading.ts';
import { addUser } from '../../../support/server/add-user.ts';
import { addKey } from '../../../support/server/open-gateway.ts';
import { fillTinyCatalogue, tinyVins } from '../../../support/tiny-catalogue/tiny-catalogue.ts';
import { fillTinyMaintenance } from '../../../support/tiny-catalogue/tiny-maintenance.ts';

const read = vi.fn<PictureReader['read']>();
let db: Database;
let operations: Operations;
let caller: ApiCaller;

beforeAll(async () => {
  db = await openTestDatabase();
  await ensureBaseData(db);
  await fillTinyCatalogue(db);
  await fillTinyMaintenance(db.copy);
  await refreshOffers(db);
  await db.execute(`insert into e_price (oe_id, quoted_at, original_fen, brand_fen, suit_fen, source)
    values (1, '{2026-01-05T08:00:00Z}', '{21000}', '{null}', '{19000}', 'demo')`);
  operations = openOperations(db, { read, close: async () => undefined });
  const userId = await addUser({ db });
  await db.sql.updateTable('account').set({ retailFlag: true }).execute();
  const { keyId } = await addKey(db, { userId });
  await db.execute(`insert into catalogue_source (code, name) values ('acme', 'Acme');
    insert into catalogue_source_key (key_id, source_id, may_publish) select ${keyId}, source_id, false from catalogue_source;
    insert into catalogue_import (source_id, is_full, status, key_id) select source_id, false, 'failed', ${keyId} from catalogue_source`);
  caller = { userId, keyId, mode: 'live', language: 'zh-CN', provinceCode: '110000' };
});
afterAll(() => db.close());

function run(code: string, body: unknown = operationBodies[code]) {
  read.mockResolvedValue(sampleReading);
  const operation = operations.get(code);
  if (operation === undefined) throw new Error(`no operation ${code}`);
  return operation.run(operation.body.parse(body), caller);
}

test('every operation has a body in this test, and there are at least twenty', () => {
  const codes = operations.list().map(({ code }) => code);
  expect(codes.toSorted()).toEqual(Object.keys(operationBodies).toSorted());
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.length).toBeGreaterThanOrEqual(20);
});

test.each(Object.keys(operationBodies))('%s answers what its schema says', async (code) => {
  const result = await run(code);
  expect(result).not.toBeNull();
  expect(operations.get(code)?.result.safeParse(result).error).toBeUndefined();
});

test('every code that an operation answers with is in the list of error codes', () => {
  const listed = new Set<string>(apiErrorCodes.map(({ code }) => code));
  expect(operations.list().flatMap(({ errorCodes }) => errorCodes.filter((code) => !listed.has(code)))).toEqual([]);
});

test.each([
  ['vinToVehicle', { vin: 'WVWZZZ1KZ8W000001' }],
  ['vehicleConfiguration', { vehicleId: 99_999 }],
  ['partTree', { vehicleId: 99_999 }],
  ['assemblyParts', { vehicleId: 1, assemblyId: 99_999 }],
  ['partByOe', { vehicleId: 1, oe: 'ZZ99999999' }],
  ['oeSearch', { oe: 'ZZ99999999' }],
  ['oeBatch', { oes: ['ZZ99999999'] }],
  ['partPrices', { numbers: [{ brandId: 1, oe: 'ZZ99999999' }] }],
  ['vinBatch', { vins: ['nonsense'] }],
  ['familyList', { brandId: 99_999 }],
])('%s answers nothing, which is not charged, when there is nothing', async (code, body) => {
  expect(await run(code, body)).toBeNull();
});

test.each(['partTree', 'assemblyParts', 'partByName', 'partByOe', 'commonParts', 'crashParts', 'maintenancePlan'])(
  '%s refuses the VIN of another vehicle',
  async (code) => {
    const body = { ...operationBodies[code], vin: tinyVins.truck };
    await expect(run(code, body)).rejects.toMatchObject({ code: '200201' });
  },
);

test('the scan of an assembly is answered in base64, with hotspots in its own pixels', async () => {
  const image = await insertScan(db);
  await db.execute(`insert into fit (fit_id, assembly_id, oe_id, callout, quantity) values (50, 50, 1, '1', 1)`);
  const { drawing } = (await run('assemblyParts', { vehicleId: 1, assemblyId: 50 })) as { drawing: unknown };
  expect(drawing).toEqual({
    mediaType: 'image/webp',
    svg: null,
    image: image.toString('base64'),
    width: 1200,
    height: 1400,
    hotspots: [
      { callout: '1', kind: 'callout', left: 200, right: 200, top: 400, bottom: 400 },
      { callout: '2', kind: 'callout', left: 600, right: 680, top: 400, bottom: 440 },
    ],
  });
});

test('e-commerce quotes are refused without the service', async () => {
  await db.sql.updateTable('account').set({ retailFlag: false }).execute();
  await expect(run('ecommerceQuotes')).rejects.toMatchObject({ code: '800014' });
  await db.sql.updateTable('account').set({ retailFlag: true }).execute();
});

test('a batch counts the numbers that were found, and only those', async () => {
  const batch = operations.get('oeBatch');
  expect(batch?.countItems?.(await run('oeBatch'))).toBe(2);
  expect(operations.get('vinBatch')?.countItems?.(await run('vinBatch'))).toBe(2);
});

test('operations take no lookups of the storefront and leave no history', async () => {
  for (const code of Object.keys(operationBodies)) await run(code);
  for (const table of ['quotaLedger', 'vehicleHistory'] as const) {
    const { count } = await db.sql
      .selectFrom(table)
      .select((is) => is.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
  }
});

test('prices are those of the province in the body, or else of the account', async () => {
  const priceIn = async (provinceCode?: string) => {
    const result: unknown = await run('oeSearch', { oe: '1K0 698 151 A', ...(provinceCode && { provinceCode }) });
    return JSON.stringify(result).match(/"provinceCode":"(\d+)"/)?.[1];
  };
  expect([await priceIn(), await priceIn('440000')]).toEqual(['110000', '440000']);
});
