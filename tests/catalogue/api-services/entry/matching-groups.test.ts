import { expect, test } from 'vitest';
import { matchingGroups } from '../../../../src/catalogue/api-services/entry/matching-groups.ts';
import type { PageGroup } from '../../../../src/contract/api-services/documents/schemas.ts';

const page = (id: string, title: string, isInterface = true): PageGroup['pages'][number] => ({
  id,
  path: `/${id}`,
  title,
  summary: 'for repair shops',
  isInterface,
  status: 'published',
});
const groups: PageGroup[] = [
  { title: 'Guides', pages: [page('signing', 'Signing requests', false)] },
  { title: 'VIN', pages: [page('vinDecode', 'VIN 解析'), page('vinRepair', 'VIN repair')] },
  { title: 'Parts', pages: [page('partPrices', 'Prices')] },
];
const found = (search: string) => matchingGroups(groups, search).flatMap(({ pages }) => pages.map(({ id }) => id));

test('interfaces are found by every word in code, name or summary, in any case and order', () => {
  expect(found('DECODE vin')).toEqual(['vinDecode']);
  expect(found('解析')).toEqual(['vinDecode']);
  expect(found('shops prices')).toEqual(['partPrices']);
  expect(found('vin prices')).toEqual([]);
});

test('an empty search has all interfaces; guides and empty groups are left out', () => {
  expect(found('  ')).toEqual(['vinDecode', 'vinRepair', 'partPrices']);
  expect(matchingGroups(groups, 'repair').map(({ title }) => title)).toEqual(['VIN', 'Parts']);
  expect(matchingGroups(groups, 'signing')).toEqual([]);
});
