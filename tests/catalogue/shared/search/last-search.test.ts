import { expect, test } from 'vitest';
import { readLastSearch, saveLastSearch } from '../../../../src/catalogue/shared/search/last-search.ts';

test('the last search of this tab is remembered, and a spoiled one is none', () => {
  expect(readLastSearch()).toBeUndefined();
  saveLastSearch({ q: '朗逸', by: 'name' });
  expect(readLastSearch()).toEqual({ q: '朗逸', by: 'name' });
  sessionStorage.setItem('epc.lastSearch', '{"q":1}');
  expect(readLastSearch()).toBeUndefined();
});
