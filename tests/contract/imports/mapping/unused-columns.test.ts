import { expect, test } from 'vitest';
import type { Mapping } from '../../../../src/contract/imports/mapping/mapping.ts';
import { unusedColumns } from '../../../../src/contract/imports/mapping/unused-columns.ts';

test('columns with values that no meaning of a table takes are unused; blank ones are not, nor those of a table left out', () => {
  const table = {
    columns: ['OE', '价格', '备注', '库存', '上海'],
    sample: [
      { line: 2, cells: ['A12345', '1', '', '4', '5'] },
      { line: 3, cells: ['B12345', '2', ' ', '', '6'] },
    ],
  };
  const unpivot = { into: 'price', columns: [{ header: '上海', constants: {} }] };
  const mappings: Mapping[] = [{ file: 'prices', columns: { number: 'OE' }, unpivot }];
  expect(unusedColumns(table, mappings)).toEqual(['价格', '库存']);
  expect(unusedColumns({ ...table, blank: ['库存'] }, mappings)).toEqual(['价格', '备注']);
  expect(unusedColumns(table, [...mappings, { file: 'numbers', columns: { number: 'OE', name: '价格' } }])).toEqual([
    '库存',
  ]);
  expect(unusedColumns(table, [])).toEqual([]);
});
