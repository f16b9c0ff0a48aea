import { expect, test } from 'vitest';
import { groupedRows } from '../../../../src/catalogue/parts/grouped-list/grouped-rows.ts';
import type { BookPart } from '../../../../src/contract/parts/schemas.ts';
import { misfitPartOf, partOf } from '../../../support/screens/part-of.ts';

const on = (vehAssyId: number, part: ReturnType<typeof partOf>): BookPart => ({
  ...part,
  vehAssyId,
  assemblyName: `assembly ${vehAssyId}`,
});

const parts = [
  on(7, partOf({ oeId: 1, orderNo: '1' })),
  on(3, partOf({ oeId: 2, orderNo: '1' })),
  on(7, partOf({ oeId: 3, orderNo: '2' })),
  on(3, misfitPartOf({ oeId: 4, orderNo: '1' })),
  on(9, misfitPartOf({ oeId: 5, orderNo: '1' })),
];

test('rows are grouped by assembly under one heading; equal callouts of different assemblies stay separate', () => {
  const { rows, misfits } = groupedRows(parts, false);
  expect(rows.map(({ heading, part }) => [heading, part.oeId])).toEqual([
    ['assembly 7', 1],
    [undefined, 3],
    ['assembly 3', 2],
  ]);
  expect(misfits).toBe(2);
  expect(new Set(rows.map(({ selectionKey }) => selectionKey)).size).toBe(3);
});

test('with non-fitting rows included an assembly that has only those gets a heading, too', () => {
  const { rows } = groupedRows(parts, true);
  expect(rows.map(({ heading, part }) => [heading, part.oeId]).slice(-2)).toEqual([
    [undefined, 4],
    ['assembly 9', 5],
  ]);
});
