import { expect, test } from 'vitest';
import { fromViewState, isSameState, toViewState } from '../../../../src/backoffice/list/views/view-state.ts';
import { resourceOf } from '../../../support/screens/resource-of.ts';

const list = resourceOf('package');
const layout = { columns: [{ field: 'packageName', width: 200 }], density: 'small' } as const;

test('a view keeps filters of a URL as values of their fields, and shows the same list again', () => {
  const state = toViewState(list, {
    filters: [
      { field: 'priceFen', operator: 'gte', value: '10000' },
      { field: 'isOnSale', operator: 'eq', value: 'true' },
    ],
    sorters: [{ field: 'days', order: 'desc' }],
    layout,
  });
  expect(state.filters).toEqual([
    { field: 'priceFen', operator: 'gte', value: 10_000 },
    { field: 'isOnSale', operator: 'eq', value: true },
  ]);
  const shown = fromViewState(list, state);
  expect(toViewState(list, shown)).toEqual(state);
});

test('filters, sorts and columns that the list no longer has are left out', () => {
  const shown = fromViewState(list, {
    filters: [{ field: 'gone', operator: 'eq', value: 1 }],
    sort: [
      { field: 'gone', order: 'asc' },
      { field: 'days', order: 'asc' },
    ],
    columns: [
      { field: 'gone', width: null },
      { field: 'days', width: 90 },
    ],
    density: 'middle',
  });
  expect([shown.filters, shown.sorters, shown.layout.columns]).toEqual([
    [],
    [{ field: 'days', order: 'asc' }],
    [{ field: 'days', width: 90 }],
  ]);
});

test('a view is unchanged in whatever order the database returns the fields of its parts', () => {
  const filter = { field: 'isOnSale', operator: 'eq', value: true } as const;
  const state = toViewState(list, { filters: [filter], sorters: [{ field: 'days', order: 'desc' }], layout });
  const stored = {
    ...{ sort: [{ order: 'desc' as const, field: 'days' }], columns: [{ width: 200, field: 'packageName' }] },
    ...{ density: layout.density, filters: [{ value: true, field: 'isOnSale', operator: 'eq' as const }] },
  };
  expect(isSameState(stored, state)).toBe(true);
  for (const change of [{ density: 'large' as const }, { sort: [] }, { columns: [] }, { filters: [] }])
    expect(isSameState({ ...stored, ...change }, state)).toBe(false);
});
