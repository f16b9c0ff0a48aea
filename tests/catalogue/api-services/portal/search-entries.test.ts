import { expect, test } from 'vitest';
import { hasChildren, isFolded } from '../../../../src/catalogue/api-services/portal/folding.ts';
import { findEntries } from '../../../../src/catalogue/api-services/portal/search-entries.ts';
import { fieldRowsOf } from '../../../../src/server/api-services/documents/folds/field-rows.ts';
import { parameter } from '../../../support/api-services/published-interfaces.ts';

const entry = (title: string, text = '', page = 'page') => ({ path: `/${title}`, page, title, text });

test('every word must occur, and a title is worth more than the text below it', () => {
  const entries = [entry('codes', 'the vin'), entry('vinCode'), entry('vin'), entry('part')];
  expect(findEntries(entries, 'VIN').map(({ title }) => title)).toEqual(['vin', 'vinCode', 'codes']);
  expect(findEntries(entries, 'vin nothing')).toEqual([]);
  expect(findEntries(entries, '  ')).toEqual([]);
});

test('Chinese is found by a part of a word', () => {
  expect(findEntries([entry('车型查询')], '型查')).toHaveLength(1);
});

test('a field is hidden while one above it is folded, not while one beside it is', () => {
  expect(isFolded('a.b.c', new Set(['a']))).toBe(true);
  expect(isFolded('a.b.c', new Set(['a.b']))).toBe(true);
  expect(isFolded('a', new Set(['a']))).toBe(false);
  expect(isFolded('ab.c', new Set(['a']))).toBe(false);
});

test('only a row with deeper rows below it folds', () => {
  const rows = fieldRowsOf([parameter({ name: 'a', type: 'object', children: [parameter({ name: 'b' })] })], 'x', 'en');
  expect(rows.map((_row, index) => hasChildren(rows, index))).toEqual([true, false]);
});
