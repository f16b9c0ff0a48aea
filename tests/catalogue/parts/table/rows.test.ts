import { expect, test } from 'vitest';
import { buildRows, calloutNames, findCallout } from '../../../../src/catalogue/parts/table/rows.ts';
import { misfitPartOf, partOf } from '../../../support/screens/part-of.ts';

const list = [
  misfitPartOf({ oeId: 1, orderNo: '1' }),
  partOf({ oeId: 2, orderNo: '2' }),
  partOf({ oeId: 3, orderNo: '1' }),
  misfitPartOf({ oeId: 4, orderNo: '2' }),
];
const shown = (includesMisfits: boolean, drawnCallouts?: ReadonlySet<string>) =>
  buildRows(list, { includesMisfits, drawnCallouts });

test('rows that do not fit this vehicle are left out and counted', () => {
  const { rows, misfits } = shown(false);
  expect(rows.map(({ part }) => part.oeId)).toEqual([3, 2]);
  expect(misfits).toBe(2);
});

test('with non-fitting rows included the variants of a callout are together, the fitting one first', () => {
  const { rows } = shown(true);
  expect(rows.map(({ part, isFirst, variants }) => [part.orderNo, part.oeId, isFirst, variants])).toEqual([
    ['1', 3, true, 2],
    ['1', 1, false, 2],
    ['2', 2, true, 2],
    ['2', 4, false, 2],
  ]);
});

test('a row whose callout is not on the drawing is marked; without a drawing no row is', () => {
  expect(shown(false, new Set(['2'])).rows.map(({ isOnDrawing }) => isOnDrawing)).toEqual([false, true]);
  expect(shown(false).rows.every(({ isOnDrawing }) => isOnDrawing)).toBe(true);
});

test('a callout has the name of its first row', () => {
  const names = calloutNames([partOf({ stdPartName: '左前大灯' }), partOf({ stdPartName: '右前大灯' })]);
  expect(names.get('1')).toBe('左前大灯');
  expect(names.get('9')).toBeUndefined();
});

test('typed digits find the equal callout, or else the first that starts with them', () => {
  const { rows } = buildRows(
    ['1', '12', '12A', '3A'].map((orderNo, oeId) => partOf({ orderNo, oeId: oeId + 1 })),
    { includesMisfits: true, drawnCallouts: undefined },
  );
  expect(findCallout(rows, '12')).toBe('12');
  expect(findCallout(rows, '3')).toBe('3A');
  expect(findCallout(rows, '4')).toBeUndefined();
});
