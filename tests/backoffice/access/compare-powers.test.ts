import { expect, test } from 'vitest';
import { comparePowers } from '../../../src/backoffice/access/compare-powers.ts';
import type { Power } from '../../../src/contract/access/schemas.ts';

const power = (id: number, parentId: number | null, powerOrder = 0): Power => ({
  ...{ id, parentId, powerOrder, powerCode: `/${id}`, powerName: String(id), powerNameEn: '' },
  ...{ powerLevel: 1, type: 'page' },
});

test('powers are compared in the order of the tree', () => {
  const powers = [power(3, 1, 2), power(1, null), power(2, 1, 1), power(4, 2)];
  const compared = comparePowers(powers, { left: new Set([1, 2]), right: new Set([1, 4]) });
  expect(compared.map(({ power: { id }, level, hasLeft, hasRight }) => [id, level, hasLeft, hasRight])).toEqual([
    [1, 1, true, true],
    [2, 2, true, false],
    [4, 3, false, true],
    [3, 2, false, false],
  ]);
});
