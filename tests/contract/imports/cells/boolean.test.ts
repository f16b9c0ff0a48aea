import { expect, test } from 'vitest';
import { booleanOf } from '../../../../src/contract/imports/cells/boolean.ts';

test('yes and no are read in both languages, in any case and width, by signs and by what they say about tax', () => {
  for (const yes of ['是', 'YES', 'Ｙ', '1', '１', '√', '☑', 'True', '含税', 'incl.', 'with tax'])
    expect(booleanOf(yes), yes).toBe(true);
  for (const no of ['否', 'No', '0', '×', 'X', '☐', 'FALSE', '不含税', '未税', 'excl.', 'without tax'])
    expect(booleanOf(no), no).toBe(false);
});

test('anything else is neither', () => {
  for (const other of ['', ' ', '也许', '2', '-', 'ye']) expect(booleanOf(other)).toBeUndefined();
});
