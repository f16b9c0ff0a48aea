import { expect, test } from 'vitest';
import { readOpen, withOpen } from '../../../src/catalogue/oe/oe-place.ts';

test('an open row survives the URL, beside what else stands there', () => {
  const open = { oeId: 12, panel: 'chain' } as const;
  const params = withOpen(new URLSearchParams('oe=5Q061'), open);
  expect(params.get('oe')).toBe('5Q061');
  expect(readOpen(params)).toEqual(open);
  expect(withOpen(params, undefined).toString()).toBe('oe=5Q061');
});

test('anything else in its place is no open row', () => {
  for (const text of ['', 'used', 'used.0', 'price.12', 'used.12x']) {
    expect(readOpen(new URLSearchParams({ open: text }))).toBeUndefined();
  }
});
