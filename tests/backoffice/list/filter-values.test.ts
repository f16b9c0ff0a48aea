import { expect, test } from 'vitest';
import { toCrudFilters, toFormValues } from '../../../src/backoffice/list/filter-values.ts';
import { resourceList } from '../../../src/backoffice/resource-list.ts';
import { packages } from '../../../src/contract/billing/resources.ts';

const [resource] = resourceList.filter(({ name }) => name === 'package');
if (resource === undefined) throw new Error('no package resource');
const filtered = { crud: packages, filters: ['packageName', 'isOnSale'].map((field) => ({ field })) };

test('a filled-in form becomes filters, without its empty fields', () => {
  expect(toCrudFilters(resource, { packageName: ' Trial ', isOnSale: false, kind: undefined, platform: '' })).toEqual([
    { field: 'packageName', operator: 'contains', value: 'Trial' },
    { field: 'isOnSale', operator: 'eq', value: false },
  ]);
});

test('a range becomes one filter for each end that is set', () => {
  const dated = { filters: [{ field: 'day' }, { field: 'amount' }, { field: 'price' }] };
  const values = { day: { from: '2026-03-01', to: '2026-03-02' }, amount: { from: 0, to: null }, price: {} };
  expect(toCrudFilters(dated, values)).toEqual([
    { field: 'day', operator: 'gte', value: '2026-03-01' },
    { field: 'day', operator: 'lte', value: '2026-03-02' },
    { field: 'amount', operator: 'gte', value: 0 },
  ]);
});

test('filters from a URL, which are all text, fill the form with values of the schema', () => {
  const filters = [
    { field: 'isOnSale', operator: 'eq', value: 'false' },
    { field: 'packageName', operator: 'contains', value: '7' },
  ] as const;
  expect(toFormValues(filtered, filters)).toEqual({ isOnSale: false, packageName: '7' });
});

test('a field without a filter is emptied in the form', () => {
  expect(toFormValues(filtered, [])).toEqual({ isOnSale: undefined, packageName: undefined });
});
