import { expect, test } from 'vitest';
import {
  defaultColumns,
  exportColumns,
  mergedColumns,
  moveColumn,
  moveColumnTo,
  moveVisibleColumn,
  parseColumns,
  serializeColumns,
  updateColumn,
} from '../../../../src/catalogue/parts/columns/columns.ts';

test('visibility, order and width of the columns survive the cookie', () => {
  const columns = moveColumn(
    updateColumn(updateColumn(defaultColumns, 'remark', { isVisible: false }), 'oe', { width: 200 }),
    'oe',
    -1,
  );
  expect(parseColumns(serializeColumns(columns))).toEqual(columns);
  expect(columns[1]).toEqual({ id: 'oe', isVisible: true, width: 200 });
});

test('an empty or unreadable cookie gives the default columns', () => {
  for (const text of ['', 'x', 'prices:40', 'oe:wide,,', '<script>'])
    expect(parseColumns(text)).toEqual(defaultColumns);
});

test('columns that the cookie does not name are appended, and a column named twice is used once', () => {
  const columns = parseColumns('guide:70,callout:50,guide:90');
  expect(columns.slice(0, 2)).toEqual([
    { id: 'guide', isVisible: true, width: 70 },
    { id: 'callout', isVisible: true, width: 50 },
  ]);
  expect(columns).toHaveLength(defaultColumns.length);
});

test('widths are clamped, and the OE number cannot be hidden', () => {
  expect(parseColumns('name:9,-oe:9000')).toEqual(
    expect.arrayContaining([
      { id: 'name', isVisible: true, width: 28 },
      { id: 'oe', isVisible: true, width: 480 },
    ]),
  );
});

test('a column cannot move past either end', () => {
  expect(moveColumn(defaultColumns, 'callout', -1)).toEqual(defaultColumns);
  expect(moveColumn(defaultColumns, 'add', 1)).toEqual(defaultColumns);
});

test('columns that an older cookie does not name are inserted before the add button', () => {
  const columns = parseColumns('callout:46,name:140,oe:152,market:64,add:44');
  expect(columns.at(-1)?.id).toBe('add');
  expect(columns.slice(0, 4).map(({ id }) => id)).toEqual(['callout', 'name', 'oe', 'market']);
  expect(columns).toHaveLength(defaultColumns.length);
});

test('there is a column for every one of the specification, and six are visible by default', () => {
  const wanted = ['name', 'oe', 'replace', 'aftBrand', 'partBrand', 'vehicleBrand', 'market', 'original', 'suit'];
  const more = ['remark', 'brandPrice', 'region', 'guide', 'aftBrandName', 'oeName'];
  expect(defaultColumns.map(({ id }) => id)).toEqual(expect.arrayContaining([...wanted, ...more]));
  const shown = defaultColumns.filter(({ isVisible }) => isVisible).map(({ id }) => id);
  expect(shown).toEqual(['callout', 'name', 'oe', 'quantity', 'market', 'add']);
});

test('fit, remark, replacements, brands and list price stand in other cells until they have a column', () => {
  expect([...mergedColumns(defaultColumns)]).toEqual(['replace', 'remark', 'guide', 'fit', 'aftBrand']);
  const withRemark = updateColumn(defaultColumns, 'remark', { isVisible: true });
  expect(mergedColumns(withRemark).has('remark')).toBe(false);
  const withoutPrice = updateColumn(defaultColumns, 'market', { isVisible: false });
  expect(mergedColumns(withoutPrice).has('guide')).toBe(false);
});

test('an export has a column for each value that the cells show', () => {
  const ids = (columns: typeof defaultColumns) => exportColumns(columns).map(({ id }) => id);
  expect(ids(defaultColumns)).toEqual([
    ...['callout', 'name', 'remark', 'fit', 'oe', 'replace', 'aftBrand', 'quantity', 'market', 'guide'],
  ]);
  const own = updateColumn(defaultColumns, 'guide', { isVisible: true });
  expect(ids(own).filter((id) => id === 'guide')).toHaveLength(1);
});

test('a column moves to the drop position, and by key past hidden columns', () => {
  const ids = (columns: ReturnType<typeof moveColumn>) => columns.map(({ id }) => id).slice(0, 4);
  expect(ids(moveColumnTo(defaultColumns, 'replace', 0))).toEqual(['replace', 'callout', 'name', 'oe']);
  expect(moveColumnTo(defaultColumns, 'replace', 99)).toEqual(defaultColumns);
  const hidden = updateColumn(defaultColumns, 'name', { isVisible: false });
  expect(ids(moveVisibleColumn(hidden, 'callout', 1))).toEqual(['name', 'oe', 'callout', 'replace']);
  expect(moveVisibleColumn(hidden, 'callout', -1)).toEqual(hidden);
});
