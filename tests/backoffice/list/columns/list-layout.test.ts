import { expect, test } from 'vitest';
import {
  columnsOf,
  initialLayout,
  moveColumn,
  parseLayout,
  resizeColumn,
  toggleColumn,
  WIDTH_MAX,
  WIDTH_MIN,
} from '../../../../src/backoffice/list/columns/list-layout.ts';

const resource = {
  columns: [{ field: 'name', width: 200 }, { field: 'remark' }, { field: 'code', isOptional: true }],
};
const fieldsOf = (layout: ReturnType<typeof initialLayout>) => layout.columns.map(({ field }) => field);
const initial = initialLayout(resource);

test('a list begins with the columns that are not optional', () => {
  expect(fieldsOf(initial)).toEqual(['name', 'remark']);
  expect(initial.density).toBe('middle');
});

test('a stored layout keeps order, widths and density; unknown and repeated fields are dropped', () => {
  const columns = [{ field: 'code', width: 90 }, { field: 'gone', width: 10 }, { field: 'name' }, { field: 'code' }];
  expect(parseLayout(resource, { columns, density: 'large' })).toEqual({
    columns: [
      { field: 'code', width: 90 },
      { field: 'name', width: null },
    ],
    density: 'large',
  });
});

test('the columns that an earlier version stored as fields are read', () => {
  expect(fieldsOf(parseLayout(resource, ['remark', 'name']))).toEqual(['remark', 'name']);
});

test.each([null, undefined, 7, 'x', {}, { columns: 'x', density: 7 }, [], ['gone']])(
  'anything else is the initial layout: %j',
  (stored) => {
    expect(parseLayout(resource, stored)).toEqual(initial);
  },
);

test('a chosen width replaces the declared one, within bounds', () => {
  expect(columnsOf(resource, resizeColumn(initial, 'name', 320))[0]).toMatchObject({ width: 320 });
  expect(columnsOf(resource, resizeColumn(initial, 'name', 1))[0]).toMatchObject({ width: WIDTH_MIN });
  expect(columnsOf(resource, resizeColumn(initial, 'name', 99_999))[0]).toMatchObject({ width: WIDTH_MAX });
  expect(columnsOf(resource, resizeColumn(initial, 'name', null))[0]).toMatchObject({ width: 200 });
});

test('columns move by one place and stop at the ends', () => {
  expect(fieldsOf(moveColumn(initial, 'remark', -1))).toEqual(['remark', 'name']);
  expect(moveColumn(initial, 'name', -1)).toEqual(initial);
  expect(moveColumn(initial, 'remark', 1)).toEqual(initial);
});

test('columns are shown and hidden, but the last one stays', () => {
  expect(fieldsOf(toggleColumn(initial, 'code'))).toEqual(['name', 'remark', 'code']);
  const one = toggleColumn(initial, 'remark');
  expect(fieldsOf(one)).toEqual(['name']);
  expect(fieldsOf(toggleColumn(one, 'name'))).toEqual(['name']);
});
