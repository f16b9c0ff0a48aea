import { expect, test } from 'vitest';
import { ledgerState } from '../../../src/catalogue/quota/ledger-state.ts';

test('a ledger filter survives the URL', () => {
  const state = {
    vehicleTypeCode: 'B',
    reason: 'config',
    userId: 7,
    fromDate: '2026-01-02',
    toDate: '2026-02-03',
    page: 3,
  } as const;
  const params = ledgerState.format(state);
  expect(String(params)).toBe('class=B&reason=config&user=7&from=2026-01-02&to=2026-02-03&page=3');
  expect(ledgerState.parse(params)).toEqual(state);
});

test('invalid parameters count as missing', () => {
  const invalid = new URLSearchParams('class=X&reason=theft&user=-1&from=2026-99-99&to=yesterday&page=0');
  expect(ledgerState.parse(invalid)).toEqual(ledgerState.parse(new URLSearchParams()));
});
