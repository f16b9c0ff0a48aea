import { expect, test } from 'vitest';
import { tablePageParams } from '../../../src/backoffice/list/table-page.ts';
import { urlState } from '../../../src/providers/url-state/url-state.ts';

const state = urlState(tablePageParams);
const read = (query: string) => state.parse(new URLSearchParams(query));

test('a size above the maximum counts as the maximum, an invalid one as the default', () => {
  expect(['pageSize=50', 'pageSize=500', 'pageSize=0', 'pageSize=x', ''].map((query) => read(query).pageSize)).toEqual([
    50, 100, 10, 10, 10,
  ]);
});

test('a change of the size alone does not reset the page, and defaults are left out of the URL', () => {
  expect(String(state.update(new URLSearchParams('page=3'), { pageSize: 20 }))).toBe('page=3&pageSize=20');
  expect(String(state.format({ page: 1, pageSize: 10 }))).toBe('');
});
