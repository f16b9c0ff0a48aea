import { expect, test } from 'vitest';
import {
  changed,
  columnsOfText,
  columnsToText,
  defaultColumns,
  moved,
} from '../../../../src/catalogue/parts/table/columns.ts';

test('choice, order and width of the columns survive the cookie', () => {
  const columns = moved(changed(changed(defaultColumns, 'remark', { isShown: false }), 'oe', { width: 200 }), 'oe', -1);
  expect(columnsOfText(columnsToText(columns))).toEqual(columns);
  expect(columns[1]).toEqual({ id: 'oe', isShown: true, width: 200 });
});

test('a cookie that says nothing, or nonsense, gives the columns by default', () => {
  for (const text of ['', 'x', 'prices:40', 'oe:wide,,', '<script>'])
    expect(columnsOfText(text)).toEqual(defaultColumns);
});

test('columns that a cookie does not name stand at its end, and one named twice stands once', () => {
  const columns = columnsOfText('guide:70,callout:50,guide:90');
  expect(columns.slice(0, 2)).toEqual([
    { id: 'guide', isShown: true, width: 70 },
    { id: 'callout', isShown: true, width: 50 },
  ]);
  expect(columns).toHaveLength(defaultColumns.length);
});

test('widths are kept within bounds, and the number cannot be hidden', () => {
  expect(columnsOfText('name:9,-oe:9000')).toEqual(
    expect.arrayContaining([
      { id: 'name', isShown: true, width: 28 },
      { id: 'oe', isShown: true, width: 480 },
    ]),
  );
});

test('a column does not move past either end', () => {
  expect(moved(defaultColumns, 'callout', -1)).toEqual(defaultColumns);
  expect(moved(defaultColumns, 'add', 1)).toEqual(defaultColumns);
});
