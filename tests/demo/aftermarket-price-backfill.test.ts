import { afterAll, expect, test } from 'vitest';
import { aftermarketPriceBackfill } from '../../src/demo/aftermarket-price-backfill.ts';
import { openTestDatabase } from '../support/database/open-test-database.ts';
import { fillTinyCatalogue } from '../support/tiny-catalogue/tiny-catalogue.ts';

const db = await openTestDatabase();
await fillTinyCatalogue(db);
afterAll(() => db.close());

test('the backfill sets one price per part number of a brand and leaves other prices', async () => {
  await db.copy(
    'aft_part',
    ['aft_part_id', 'oe_id', 'aft_brand_id', 'number', 'number_key', 'part_class'],
    [
      [11, 2, 1, 'BD 100', 'BD100', 'equivalent'],
      [12, 3, 1, 'BD 100', 'BD100', 'equivalent'],
      [13, 5, 1, 'BD 100', 'BD100', 'equivalent'],
      [14, 5, 1, 'BD 101', 'BD101', 'equivalent'],
    ],
  );
  await db.copy(
    'aft_price',
    ['aft_part_id', 'market_fen', 'dated', 'source'],
    [
      [11, 9_900, '2026-03-01', 'sample'],
      [12, 7_700, '2026-04-01', 'sample'],
      [13, null, '2026-05-01', 'sample'],
      [14, 5_500, '2026-05-01', 'sample'],
    ],
  );
  await db.execute(aftermarketPriceBackfill);
  const rows = await db.sql.selectFrom('aftPrice').select(['aftPartId', 'marketFen']).orderBy('aftPartId').execute();
  expect(rows).toEqual([
    { aftPartId: 11, marketFen: 7_700 },
    { aftPartId: 12, marketFen: 7_700 },
    { aftPartId: 13, marketFen: 7_700 },
    { aftPartId: 14, marketFen: 5_500 },
  ]);
});
