import { afterAll, beforeAll, expect, test } from 'vitest';
import { oeKey } from '../../../src/contract/oe/oe-number.ts';
import { itemWith, openShops, orderWith } from './support.ts';

let shops: Awaited<ReturnType<typeof openShops>>;
beforeAll(async () => {
  shops = await openShops();
});
afterAll(() => shops.db.close());

const all = { pageNum: 1, pageSize: 10, orderBy: 'asc', sortBy: 'added', search: '' } as const;

test('a line in a province that is not open has no price of today, and a copy keeps the saved price', async () => {
  const { listId: elsewhere } = await shops.routes.savePartList(orderWith({ name: '外省' }), shops.shop);
  const save = (oe: string) =>
    shops.routes.savePartListItem(
      { listId: elsewhere, item: itemWith({ oe, searchOe: oeKey(oe), provinceCode: '440000', marketPriceFen: 100 }) },
      shops.shop,
    );
  await save('1K0 698 151 A');
  await save('1K0 698 151');
  const present = await shops.routes.getItemPresent({ listId: elsewhere }, shops.shop);
  expect(present.map(({ price, isPriceWithheld }) => [price, isPriceWithheld])).toEqual([
    [null, true],
    [null, true],
  ]);
  const successors = present.flatMap((item) => item.successors);
  expect(successors.map(({ marketPriceFen }) => marketPriceFen)).toEqual([null, null]);
  const copy = await shops.routes.copyPartList({ listId: elsewhere, name: '副本', arePricesPresent: true }, shops.shop);
  const { rows } = await shops.routes.getItem({ listId: copy.listId, ...all }, shops.shop);
  expect(rows.map(({ marketPriceFen }) => marketPriceFen)).toEqual([100, 100]);
});
