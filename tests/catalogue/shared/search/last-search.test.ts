import { expect, test } from 'vitest';
import { readLastSearch, saveLastSearch } from '../../../../src/catalogue/shared/search/last-search.ts';

test('the last search of the tab is restored, and an invalid one counts as missing', () => {
  expect(readLastSearch()).toBeUndefined();
  saveLastSearch({ q: '朗逸', by: 'name' });
  expect(readLastSearch()).toEqual({ q: '朗逸', by: 'name' });
  sessionStorage.setItem('epc.lastSearch', '{"q":1}');
  expect(readLastSearch()).toBeUndefined();
});
