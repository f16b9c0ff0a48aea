import { expect, test } from 'vitest';
import { hasChildren, isFolded } from '../../../../src/catalogue/api-services/portal/folding.ts';
import type { FieldRow } from '../../../../src/contract/api-services/documents/blocks.ts';

const row = (depth: number): FieldRow => ({
  anchor: '',
  path: '',
  name: '',
  depth,
  type: 'string',
  itemType: null,
  isRequired: false,
  description: '',
  example: '',
});

test('a folded field hides what is below it at any depth, but neither itself nor a field whose name begins alike', () => {
  const folded = new Set(['list.part']);
  expect(['list.part.name', 'list.part.maker.name'].map((path) => isFolded(path, folded))).toEqual([true, true]);
  expect(['list', 'list.part', 'list.partNum', 'list.partNum.min'].map((path) => isFolded(path, folded))).toEqual(
    Array(4).fill(false),
  );
});

test('a row has children if the next one is deeper', () => {
  const rows = [row(0), row(1), row(1), row(0)];
  expect(rows.map((_, index) => hasChildren(rows, index))).toEqual([true, false, false, false]);
});
