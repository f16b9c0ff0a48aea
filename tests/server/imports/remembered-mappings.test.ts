import { expect, test } from 'vitest';
import type { ImportTable } from '../../../src/contract/imports/import-table.ts';
import type { Mapping } from '../../../src/contract/imports/mapping/mapping.ts';
import { unusedColumns } from '../../../src/contract/imports/mapping/unused-columns.ts';
import { refusedHeaders } from '../../../src/contract/imports/refused-headers.ts';
import { recall, remembered } from '../../../src/server/imports/remembered-mappings.ts';

const prices: Mapping = { file: 'prices', columns: { number: 'OE', price: '价格' } };

/** A price list with this title, confirmed with these constants. */
const list = (title: string, constants: Record<string, string> = {}): ImportTable & { brands: string[] } => ({
  ...{ tableNo: 1, file: 'list.xlsx', sheet: '1', headerLine: 2, columns: ['OE', '价格'], titles: [title], sample: [] },
  ...{ mappings: [{ ...prices, constants }], confidence: 'likely', unmapped: [], brands: ['苍岭'] },
});
const SHANGHAI = '苍岭 配件价格表 上海 2026-11-01';
const confirmed = [
  remembered(list(SHANGHAI, { brand: '苍岭', province: '上海', date: '2026-11-01', taxIncluded: '是' })),
];

test('the province and date of a price list are those of its own title, the rest is what a person entered', () => {
  expect(recall(confirmed, list('苍岭 配件价格表 江苏 2026-12-01'))).toEqual({
    mappings: [{ ...prices, constants: { brand: '苍岭', province: '江苏', date: '2026-12-01', taxIncluded: '是' } }],
    isSure: true,
  });
});

test('a title that states less, or more, than the one that was confirmed is not sure', () => {
  expect(recall(confirmed, list('苍岭 配件价格表 2026-12-01'))?.isSure).toBe(false);
  const everywhere = [remembered(list('苍岭 配件价格表', { brand: '苍岭' }))];
  expect(recall(everywhere, list('苍岭 配件价格表 江苏'))).toMatchObject({
    mappings: [{ constants: { province: '江苏' } }],
    isSure: false,
  });
});

test('what a person changed or removed stays so, whatever the next title states', () => {
  const changed = [remembered(list(SHANGHAI, { brand: '苍岭', province: '浙江' }))];
  expect(recall(changed, list('苍岭 配件价格表 上海 2026-12-01'))).toEqual({
    mappings: [{ ...prices, constants: { brand: '苍岭', province: '浙江' } }],
    isSure: true,
  });
});

test('a table of other columns is not remembered', () => {
  expect(recall(confirmed, { ...list(SHANGHAI), columns: ['OE', '净价'] })).toBeUndefined();
});

test('corrected rows of a file of refused rows are what they were in the list', () => {
  const [, ...withoutFile] = refusedHeaders;
  for (const added of [refusedHeaders, withoutFile]) {
    const back = { ...list(SHANGHAI), columns: ['OE', '价格', ...added] };
    expect(recall(confirmed, back)).toEqual(recall(confirmed, list(SHANGHAI)));
    expect(unusedColumns({ ...back, blank: [] }, [prices])).toEqual([]);
  }
});

test('a table confirmed before the catalogue knew the brand of its title holds again, and so does the next list', () => {
  const unknown = { ...list('Preisliste Cangling 2026-11-01', { date: '2026-11-01' }), brands: [] };
  const known = [remembered(unknown)];
  const brands = ['Cangling'];
  expect(recall(known, { ...unknown, brands })).toEqual({
    mappings: [{ ...prices, constants: { date: '2026-11-01' } }],
    isSure: true,
  });
  expect(recall(known, { ...list('Preisliste Cangling 2026-12-01'), brands })).toEqual({
    mappings: [{ ...prices, constants: { date: '2026-12-01' } }],
    isSure: true,
  });
});

test('of tables with the same columns each holds as it was confirmed', () => {
  const everywhere = list('苍岭 配件价格表', { brand: '苍岭' });
  const both = [...confirmed, remembered(everywhere)];
  expect(recall(both, everywhere)).toEqual({ mappings: [{ ...prices, constants: { brand: '苍岭' } }], isSure: true });
});
