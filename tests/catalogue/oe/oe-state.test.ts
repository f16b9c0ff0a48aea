import { expect, test } from 'vitest';
import { oeState } from '../../../src/catalogue/oe/oe-state.ts';

test('an open row is the same after writing and reading the URL, and other parameters are kept', () => {
  const open = { oeId: 12, panel: 'chain' } as const;
  const params = oeState.update(new URLSearchParams('oe=5Q061'), { open });
  expect(params.get('oe')).toBe('5Q061');
  expect(params.get('open')).toBe('chain.12');
  expect(oeState.parse(params).open).toEqual(open);
  expect(oeState.update(params, { open: undefined }).toString()).toBe('oe=5Q061');
});

test('an invalid open row counts as missing', () => {
  for (const open of ['', 'used', 'used.0', 'price.12', 'used.12x']) {
    expect(oeState.parse(new URLSearchParams({ open })).open).toBeUndefined();
  }
});
